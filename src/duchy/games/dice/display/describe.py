"""Actions and prompts as sentences: the keys of texts with the facts they mention, and the same in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from duchy.engine.game.game import SPECTATOR, State
from duchy.engine.game.teller import teller
from duchy.engine.words.sentences import Sentences
from duchy.engine.words.wording import key
from duchy.games.dice.actions import CATALOGUE
from duchy.games.dice.components.sheets import LETTERS
from duchy.games.dice.display.outcome import Outcome, preview
from duchy.games.dice.display.shapes import ActionFacts, Prompt
from duchy.games.dice.options import SAME
from duchy.games.dice.questions import QUESTIONS

PACKAGE = "duchy.games.dice"


def facts_of(outcome: Outcome) -> ActionFacts:
    """What the words about an action mention beside its arguments, or in their place."""
    facts: ActionFacts = {}
    if "sheet" in outcome.arguments:
        facts["sheet"] = LETTERS[outcome.arguments["sheet"] - 1]
    if outcome.number is not None:
        facts["number"] = outcome.number
    if outcome.colour is not None:
        facts["colour"] = outcome.colour
        facts["used"] = outcome.used or "none"
    if outcome.bonus is not None:
        facts["bonus"] = outcome.bonus
    return facts


def all_facts(outcome: Outcome) -> dict[str, int | str]:
    """Everything that the words about an action may mention."""
    return {**outcome.arguments, **cast("Mapping[str, int | str]", facts_of(outcome))}


def action_text(state: State, action: int, language: str = "en", player: int | None = None) -> str:
    """A legal action in words, as on a button."""
    outcome = preview(state, teller(state, action, player), [action])[0]
    return Sentences.of(PACKAGE).say(language, key("action", outcome.kind), all_facts(outcome))


def prompt_for(state: State, viewer: int = SPECTATOR) -> Prompt:
    """What is said to a player, or a spectator, about the decision that the game waits for."""
    decision, deciders = state.question, state.deciders
    if decision is None:
        return {"key": "prompt-over"}
    if viewer in deciders:
        return {"key": _own_prompt(state, viewer)}
    if asked_together(state):
        return {"key": "prompt-sealed" if viewer >= 0 else "prompt-waiting", "args": {"players": list(deciders)}}
    return {"key": key("prompt-other", decision), "args": {"player": deciders[0]}}


def asked_together(state: State) -> bool:
    """Whether all answer at the same time, and nobody sees what the others do."""
    if state.question is None or not QUESTIONS.named(state.question).together:
        return False
    return state.question != "castle" or bool(state.record.variant != SAME)


def _own_prompt(state: State, player: int) -> str:
    """What a player is asked, and what a prompt leaves out because it is not possible now."""
    asked = QUESTIONS.named(str(state.decision_for(player)))
    if asked.name == "castle" and state.record.variant == SAME:
        return "prompt-castle.all"
    declining = asked.declined and state.legal_actions(player) == [CATALOGUE[asked.declined].first]
    return key("prompt", asked.name) + (f".{asked.declined}" if declining else "")
