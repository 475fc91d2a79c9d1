"""From a record to the parts of a position. What ``filling`` would derive is left out."""

from __future__ import annotations

from typing import Any

from duchy.engine.game.game import State
from duchy.games.bruges.components.board import COLOUR_NAMES
from duchy.games.bruges.position import raw as plain
from duchy.games.bruges.position.frames import phrase
from duchy.games.bruges.position.raw import Raw, bits
from duchy.games.bruges.position.shape import LEAD_NAMES, PHASE_NAMES, card_name
from duchy.games.bruges.state import Phase

Parts = dict[str, Any]


def parts(state: State) -> tuple[Parts, list[Parts]]:
    """The parts of the table and of every seat."""
    raw = plain.opened(state.array)
    return {**_clock(raw), **_cards(raw)}, [_seat(me) for me in raw["players"]]


def _clock(raw: Raw) -> Parts:
    """Round, phase, turns, the dice, and what is asked."""
    found: Parts = {"round": raw["round_no"], "played": bool(raw["played"])}
    if raw["phase"] != plain.usual_phase(raw):
        found["phase"] = PHASE_NAMES[raw["phase"] - 1]
    if raw["last_round"] != plain.usual_last_round(raw):
        found["last_round"] = raw["last_round"]
    if raw["turn"] != plain.usual_turns(raw):
        found["turns"] = raw["turn"]
    if raw["dice"] != plain.usual_dice(raw):
        found["dice"] = raw["dice"]
    if raw["phase"] == Phase.DICE and raw["agenda"]:
        found["offered"] = raw["agenda"][0]["a"]
    return found | {"asked": [phrase(frame) for frame in raw["agenda"][1:]]}


def _cards(raw: Raw) -> Parts:
    """The decks and the discard pile."""
    found: Parts = {"discard": [card_name(card) for card in plain.discarded(raw)]}
    if raw["decks"] != plain.usual_decks(raw):
        found["decks"] = raw["decks"]
    if raw["tops"] != plain.usual_tops(raw):
        found["tops"] = [COLOUR_NAMES[top] if top >= 0 else None for top in raw["tops"]]
    return found


def _seat(me: Raw) -> Parts:
    """What a player has."""
    homes = me["homes"]
    found: Parts = {
        "hand": [card_name(card) for card in me["hand"][: me["held"]]],
        "known": bits(me["known"]),
        "houses": [card_name(card) for card in me["house"][:homes]],
        "shown": bits(me["shown"]),
        "characters": {place: card_name(card) for place, card in enumerate(me["tenant"][:homes], 1) if card >= 0},
        "turned": bits(me["turned"]),
        "workers": _by_colour(me["workers"]),
        "guilders": me["guilders"],
        "points": me["vp"],
        "markers": _by_colour(me["markers"]),
        "reputation": me["reputation"],
        "leads": [LEAD_NAMES[place - 1] for place in bits(me["leads"])],
    }
    if any(me["canal"]):
        found["canals"] = me["canal"]
    if any(me["statue"]):
        found["statues"] = me["statue"]
    return found


def _by_colour(counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(COLOUR_NAMES, counts, strict=True) if count}
