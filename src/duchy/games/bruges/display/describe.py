"""Actions and prompts in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from duchy.engine.game import SPECTATOR, State
from duchy.engine.sentences import Sentences
from duchy.engine.teller import teller
from duchy.engine.wording import key
from duchy.games.bruges.components.board import COLOUR_NAMES
from duchy.games.bruges.components.grammar import Activation, Effect, Kind
from duchy.games.bruges.components.names import card_name
from duchy.games.bruges.components.programs import colour_of
from duchy.games.bruges.components.tables import CARDS_IN_ORDER, EFFECTS
from duchy.games.bruges.display.cards import card_text
from duchy.games.bruges.effects.context import card_in

PACKAGE = "duchy.games.bruges"
LEADERSHIPS = ("reputation", "characters", "canal")
THREATS = ("flood", "plague", "fire", "intrigue", "riot")
PLAYS = ("workers", "money", "calm", "canal", "house", "place", "discard")
HOUSES = ("activate", "dismiss", "recall", "straighten")


def named(card: int, language: str) -> str:
    """The name of a character, or that of its back where the face is not known."""
    if card >= 0:
        return card_name(CARDS_IN_ORDER[card], language)
    return Sentences.of(PACKAGE).say(language, "hidden-card", {"colour": COLOUR_NAMES[int(colour_of(card))]})


def branch_text(branch: tuple[Effect, ...], language: str) -> str:
    """What one branch of a choice does: as the text of a card that does nothing else."""
    alone = replace(CARDS_IN_ORDER[0], activation=Activation(Kind.INSTANT), condition=None, effects=branch, text={})
    return card_text(alone, language).removesuffix(".")


def action_text(state: State, action: int, language: str = "en", player: int | None = None) -> str:
    """A legal action in words, as on a button."""
    who = teller(state, action, player)
    decoded = state.game.catalogue.decode(action)
    told = facts(state, who, decoded.kind, dict(decoded.arguments), language)
    text = Sentences.of(PACKAGE).say(language, key("action", decoded.kind), told)
    return text[0].upper() + text[1:]  # names of characters are lower case in some languages


def facts(state: State, player: int, kind: str, told: dict[str, Any], language: str) -> dict[str, Any]:
    """What the words about an action mention."""
    record = state.record
    me = record.players[player]
    question = str(state.question)
    if kind in PLAYS:
        told["name"] = named(int(me.hand[told["card"] - 1]), language)
        told["of_card"] = COLOUR_NAMES[int(colour_of(int(me.hand[told.pop("card") - 1])))]
    if kind in HOUSES:
        told["name"] = named(int(me.tenant[told["house"] - 1]), language)
    if kind == "copy":
        told["name"] = named(int(record.players[told["seat"] - 1].tenant[told["house"] - 1]), language)
        told["player"] = told.pop("seat") - 1
    if kind == "opponent":
        told["player"] = told.pop("seat") - 1
    if kind == "burn":
        told["colour"] = COLOUR_NAMES[int(colour_of(int(me.house[told["house"] - 1])))]
        tenant = int(me.tenant[told["house"] - 1])
        told |= {"name": named(tenant, language) if tenant >= 0 else "", "state": "empty" if tenant < 0 else "lived_in"}
    if kind == "draw":
        told["colour"] = COLOUR_NAMES[int(record.tops[told["deck"] - 1])]
    elif "colour" in told and isinstance(told["colour"], int):
        told["threat"] = THREATS[told["colour"] - 1]
        told["colour"] = COLOUR_NAMES[told["colour"] - 1]
    if kind == "flip":
        told["leadership"] = LEADERSHIPS[told["leadership"] - 1]
    frame = record.agenda[int(record.depth) - 1]
    if kind == "react":
        waiting = record.agenda[int(record.depth) - 1 - told["effect"]]
        told["name"] = named(int(card_in(int(waiting.b))), language)
    if kind == "branch":
        told["what"] = branch_text(EFFECTS[int(frame.a)].branches[told["branch"] - 1], language)
    return {**told, "question": question, "price": int(frame.a) if question == "reputation" else 0}


def prompt_for(state: State, viewer: int = SPECTATOR) -> dict[str, Any]:
    """What is said to a player, or a spectator, about the decision that the game waits for."""
    question, deciders = state.question, state.deciders
    if question is None:
        return {"key": "prompt-over"}
    if viewer in deciders:
        return {"key": key("prompt", question)}
    return {"key": "prompt-other", "args": {"player": deciders[0], "question": question}}


def prompt_text(state: State, viewer: int = SPECTATOR, language: str = "en") -> str:
    """The prompt in words."""
    prompt = prompt_for(state, viewer)
    return Sentences.of(PACKAGE).say(language, prompt["key"], prompt.get("args", {}))

