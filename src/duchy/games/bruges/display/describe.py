"""Actions and prompts as sentences: the keys of texts with the facts they mention, and the same in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from duchy.engine.game import SPECTATOR, State
from duchy.engine.teller import teller
from duchy.engine.wording import key
from duchy.games.bruges.components.board import REPUTATION_VP
from duchy.games.bruges.components.grammar import Evil
from duchy.games.bruges.display.looking import Question
from duchy.games.bruges.display.names import COLOUR_NAMES, THREAT_NAMES, sentences
from duchy.games.bruges.display.outcome import Outcome, preview
from duchy.games.bruges.display.shapes import Prompt, PromptFacts
from duchy.games.bruges.effects.removing import CANAL_TOKEN, HOUSE
from duchy.games.bruges.state import Decision

#: Questions that a character asks: their prompts speak of it.
BY_CARD = ("may", "branch", "extra", "dig", "opponent", "copy", "exchange", "straighten", "discard_marker", "prevent")
#: Questions about several pieces: their prompts say how many are left.
COUNTED = ("take_worker", "give_worker", "discard_marker", "discard", "straighten")


def all_facts(outcome: Outcome) -> dict[str, int | str]:
    """Everything that the words about an action may mention."""
    return {**outcome.arguments, **cast("Mapping[str, int | str]", outcome.facts)}


def action_text(state: State, action: int, language: str = "en", player: int | None = None) -> str:
    """A legal action in words, as on a button."""
    acting = teller(state, action, player)
    outcome = preview(state, acting, [action])[0]
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
        return {HOUSE: "lose_house", CANAL_TOKEN: "lose_cell"}.get(question.frame.a, "fire")
    if question.kind == Decision.PLAGUE and question.penalty < 0:
        return "lose_inhabitant"
    if question.kind == Decision.PREVENT and question.frame.b & 1 == Evil.MARKER:
        return "prevent_marker"
    if question.kind == Decision.GIVE_WORKER and question.frame.b:
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
    facts: PromptFacts = {}
    a, b = question.frame.a, question.frame.b
    if question.name in BY_CARD and (card := question.card) is not None:
        facts["card"] = card
    if question.name in COUNTED:
        facts["count"] = a
    if question.kind == Decision.DRAW:
        facts["count"] = a or b
    elif question.kind == Decision.ORDER:
        facts["count"] = a
    elif question.kind == Decision.REPUTATION:
        step = int(state.record.players[question.player].reputation) + 1
        facts |= {"price": a, "step": step, "vp": int(REPUTATION_VP[step])}
    elif question.kind == Decision.PREVENT:
        facts |= {"colour": COLOUR_NAMES[b >> 1], "threat": THREAT_NAMES[b >> 1]}
    elif _topic(question) == "hand_worker":
        facts["other"] = b - 1
    return facts
