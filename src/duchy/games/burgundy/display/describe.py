"""Actions and prompts as sentences: the keys of texts with the facts they mention, and the same in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from duchy.engine.game.game import SPECTATOR, State
from duchy.engine.game.teller import teller
from duchy.engine.words.sentences import Sentences
from duchy.engine.words.wording import key
from duchy.games.burgundy.components.board import DEPOTS
from duchy.games.burgundy.components.tiles import GOODS_NAMES
from duchy.games.burgundy.display.names import number_of_table
from duchy.games.burgundy.display.outcome import Outcome, decoded, preview
from duchy.games.burgundy.display.shapes import ActionFacts, Prompt, PromptFacts
from duchy.games.burgundy.questions import QUESTIONS
from duchy.games.burgundy.state import BY_RESET, BY_ROUTE

PACKAGE = "duchy.games.burgundy"
DIE_ACTIONS = {"take", "place", "sell", "workers"}
PURCHASES = {"buy", "buy_depot", "buy_inn"}  # of a tile, once a turn
PAID = PURCHASES | {"buy_workers", "buy_points", "pay_tribute"}


def facts_of(outcome: Outcome) -> ActionFacts:
    """What the words about an action mention beside its arguments, or in their place."""
    arguments = outcome.arguments
    facts: ActionFacts = {}
    if "goods" in arguments:
        facts["goods"] = GOODS_NAMES[arguments["goods"] - 1]
    if "die" in arguments:
        facts["cost"] = outcome.turned
    if outcome.kind == "take_shield":
        facts["cost"] = outcome.turned
        facts["swap"] = int(outcome.replaced is not None)
    if outcome.shield is not None:
        facts["shield"] = outcome.shield
    if outcome.replaced is not None:
        facts["replaced"] = outcome.replaced
    if outcome.other is not None:
        facts["other"] = outcome.other
    if outcome.kind in PAID:
        facts["silver"] = outcome.cost.get("silver", 0)
    if "vp" in outcome.cost:
        facts["vp"] = outcome.cost["vp"]
    if arguments.get("span", 1) > 1:
        facts["next"] = arguments["depot"] % DEPOTS + 1
    if outcome.tile is not None:
        facts["tile"] = outcome.tile
    if outcome.species is not None:
        facts["species"] = outcome.species
    if outcome.number is not None:
        facts["number"] = outcome.number
    if outcome.count is not None:
        facts["count"] = outcome.count
    if outcome.estate is not None:
        facts["estate"] = outcome.estate
    if outcome.effect is not None:
        facts["effect"] = outcome.effect
    if outcome.route is not None:
        facts["route"] = outcome.route
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
    decision, deciders = state.decision, state.deciders
    if decision is None:
        return {"key": "prompt-over"}
    if viewer in deciders:
        prompt: Prompt = {"key": key("prompt", decision) + _variant(state, viewer)}
        if facts := _facts(state, decision):
            prompt["args"] = facts
        return prompt
    if len(deciders) > 1 or (decision == "found" and number_of_table(state, "secret")):
        return {"key": "prompt-sealed", "args": {"players": list(deciders)}}
    return {"key": key("prompt-other", decision) + _asked_otherwise(state), "args": {"player": deciders[0]}}


def asked_by_route(state: State) -> bool:
    """Whether a trade route asks, not the tile of that name."""
    asked = state.decision is not None and QUESTIONS.named(state.decision).may_be_asked_by_route
    return asked and top_of_agenda(state, "b") == BY_ROUTE


def top_of_agenda(state: State, field: str) -> int:
    """A number of what is on top of the agenda: a question, or nothing."""
    found: int = state.array["agenda"][field][0, state.array["depth"][0] - 1].item()
    return found


def _facts(state: State, decision: str) -> PromptFacts:
    """What the question says that its prompt mentions."""
    question = QUESTIONS.named(decision)
    told = question.told(top_of_agenda(state, "a"), top_of_agenda(state, "b"))
    return cast("PromptFacts", {name: told[name] for name in question.facts})


def _asked_otherwise(state: State) -> str:
    """How a prompt differs if a trade route asks, or a solo player has reached the target and no castle was placed."""
    if asked_by_route(state):
        return ".route"
    by_reset = state.decision == "castle" and top_of_agenda(state, "b") == BY_RESET
    return ".reset" if by_reset else ""


def _variant(state: State, player: int) -> str:
    """What a prompt leaves out because it is not possible now."""
    asked = state.decision
    if asked == "found":
        if state.game.has_teams:
            return ".team"
        return "" if state.array["players"]["board"][0, player] >= 0 else ".castle"
    if asked == "discard":
        return ".excess" if not top_of_agenda(state, "a") else ".team" if state.game.has_teams else ""
    if asked == "settle":
        return ("", ".black", ".both")[top_of_agenda(state, "a") - 1]
    if asked != "turn":
        return _asked_otherwise(state)
    kinds = {decoded(state.game.catalogue, action)[0] for action in state.legal_actions(player)}
    if kinds & DIE_ACTIONS:
        return "" if kinds & PURCHASES else ".dice"
    return ".purchase" if kinds & PURCHASES else ".end"
