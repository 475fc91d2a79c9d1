"""Actions and prompts as sentences: the keys of texts with the facts they mention, and the same in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from duchy.engine.game.game import SPECTATOR, State
from duchy.engine.game.teller import teller
from duchy.engine.words.wording import key
from duchy.games.bruges.components.board import REPUTATION_VP
from duchy.games.bruges.display.deck import branch_text
from duchy.games.bruges.display.looking import Question
from duchy.games.bruges.display.names import THREAT_OF, sentences
from duchy.games.bruges.display.outcome import Outcome, preview
from duchy.games.bruges.display.shapes import Prompt, PromptFacts
from duchy.games.bruges.fields import Lost
from duchy.games.bruges.questions import QUESTIONS, Decision


def all_facts(outcome: Outcome) -> dict[str, int | str]:
    """Everything that the words about an action may mention."""
    return {**outcome.arguments, **cast("Mapping[str, int | str]", outcome.facts)}


def action_text(state: State, action: int, language: str = "en", player: int | None = None) -> str:
    """A legal action in words, as on a button."""
    acting = teller(state, action, player)
    outcome = preview(state, acting, [action])[0]
    if outcome.kind == "branch":
        return branch_text(outcome.facts["card"], outcome.arguments["branch"], language)
    return sentences().say(language, key("action", outcome.kind), all_facts(outcome))


def prompt_for(state: State, viewer: int = SPECTATOR) -> Prompt:
    """What is said to a player, or a spectator, about the decision that the game waits for."""
    question = Question(state.array[0])
    if question.kind == Decision.NONE:
        return {"key": "prompt-over"}
    facts = _facts(state, question)
    if viewer != question.player:
        return {"key": key("prompt-other", _topic(question)), "args": {"player": question.player, **facts}}
    prompt: Prompt = {"key": key("prompt", _topic(question)) + _form(state, question)}
    if facts:
        prompt["args"] = facts
    return prompt


def _topic(question: Question) -> str:
    """What a prompt is about: questions of penalties and the same ones of characters differ."""
    if question.kind == Decision.FIRE and question.penalty < 0:
        return {Lost.HOUSE: "lose_house", Lost.CANAL_TOKEN: "lose_cell"}.get(Lost(question.frame.a), "fire")
    if question.kind == Decision.PLAGUE and question.penalty < 0:
        return "lose_inhabitant"
    if question.told.get("evil") == "marker":
        return "prevent_marker"
    if "to" in question.told:
        return "hand_worker"
    return question.name


def _form(state: State, question: Question) -> str:
    """What a prompt leaves out because it is not possible now."""
    if question.kind == Decision.TURN:
        if state.record.played:
            return ".after"
        return ".empty" if state.record.players[question.player].held == 0 else ""
    if question.kind == Decision.DRAW and question.frame.a == 0:
        return ".more"
    return ""


def _facts(state: State, question: Question) -> PromptFacts:
    told = question.told
    facts = cast("PromptFacts", {name: told[name] for name in QUESTIONS[question.kind].facts if name in told})
    if count := told.get("waiting") or told.get("must") or told.get("may"):
        facts["count"] = count
    if question.kind == Decision.REPUTATION:
        step = int(state.record.players[question.player].reputation) + 1
        facts |= {"step": step, "vp": int(REPUTATION_VP[step])}
    if "colour" in told:
        facts["threat"] = THREAT_OF[told["colour"]]
    if "to" in told:
        facts["other"] = told["to"]
    return facts
