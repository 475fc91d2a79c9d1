"""A record as lists and dictionaries, and what follows from other parts: shared by reading, filling and checking."""

from __future__ import annotations

from typing import Any

import numpy as np

from duchy.engine.kernels.records import plain
from duchy.games.bruges.components.board import CARDS, CARDS_PER_COLOUR, COLOURS, DICE, STACK, STACKS, TURNS
from duchy.games.bruges.position.frames import Frame
from duchy.games.bruges.questions import Decision, Step
from duchy.games.bruges.state import Phase

Raw = dict[str, Any]


def opened(array: np.ndarray[Any, Any]) -> Raw:
    """A record as lists and dictionaries, with the frames of its agenda that are in use."""
    raw = plain(array)[0] | {name: plain(array[name][0]) for name in ("players", "agenda")}
    raw["agenda"] = raw["agenda"][: raw["depth"]]
    raw["players"] = raw["players"][: raw["seats"]]
    return raw


def colour_of(card: int) -> int:
    """The colour of a card, of which the face may be unknown."""
    return card // CARDS_PER_COLOUR if card >= 0 else -2 - card


def bits(word: int) -> list[int]:
    """The places in a set, counted from 1."""
    return [place + 1 for place in range(64) if word >> place & 1]


# --- cards -----------------------------------------------------------------------------------------------------------


def cards_of(me: Raw) -> list[int]:
    """All cards of a player, in hand, as houses and in them."""
    tenants = [card for card in me["tenant"][: me["homes"]] if card >= 0]
    return [*me["hand"][: me["held"]], *me["house"][: me["homes"]], *tenants]


def discarded(raw: Raw) -> list[int]:
    """The cards that lie nowhere else."""
    lying = {card for me in raw["players"] for card in cards_of(me)}
    unseen = {card for card in range(CARDS) if raw["pool"][colour_of(card)] >> card % CARDS_PER_COLOUR & 1}
    return [card for card in range(CARDS) if card not in lying | unseen]


def out_of_sight(raw: Raw) -> list[int]:
    """By colour: the cards in decks and reserve, with those on top of the decks."""
    backs = [colour_of(card) for me in raw["players"] for card in cards_of(me) if card < 0]
    return [raw["pool"][colour].bit_count() - backs.count(colour) for colour in range(COLOURS)]


def usual_decks(raw: Raw) -> list[int]:
    """The decks if nothing else is said: without the reserve of the set-up unless it is used up, in two halves."""
    total = max(sum(out_of_sight(raw)), 0)
    reserve = 0 if raw["last_round"] else (STACKS - raw["seats"]) * STACK
    cards = max(total - reserve, 0)
    return [(cards + 1) // 2, cards // 2]


def usual_tops(raw: Raw) -> list[int]:
    """The colours on top if nothing else is said: the first ones of which there are cards."""
    left, tops = out_of_sight(raw), []
    for deck in raw["decks"]:
        top = next((colour for colour in range(COLOURS) if left[colour] > 0), -1) if deck else -1
        if top >= 0:
            left[top] -= 1
        tops.append(top)
    return tops


# --- rounds ----------------------------------------------------------------------------------------------------------


def usual_phase(raw: Raw) -> int:
    """The turns of a round, or its end after the game."""
    return Phase.LEADERSHIPS.value if raw["over"] else Phase.CARDS.value


def usual_last_round(raw: Raw) -> int:
    """Not known yet, or the round in which the game has ended."""
    return int(raw["round_no"]) if raw["over"] else 0


def usual_turns(raw: Raw) -> int:
    """None of a round, or all of them when leaderships are checked."""
    return TURNS * raw["seats"] if raw["phase"] == Phase.LEADERSHIPS and not raw["over"] else 0


def usual_dice(raw: Raw) -> list[int]:
    """All show 1, and nothing before the first roll."""
    return [0 if raw["round_no"] == 1 and raw["phase"] == Phase.DRAW else 1] * DICE


def first_player(raw: Raw) -> int:
    """The marker goes on with every round (BR-ROUND-04)."""
    return int((raw["round_no"] - 1) % raw["seats"])


def bottom(raw: Raw, *, asked: bool, offered: int) -> Frame:
    """What a phase goes on with when all that is asked has been answered."""
    first, seats = first_player(raw), raw["seats"]
    match raw["phase"]:
        case Phase.DRAW:
            return {"kind": Step.DICE.value, "who": 0, "a": 0, "b": 0}
        case Phase.DICE:
            last = (first + max(offered - 1, 0)) % seats
            return {"kind": Step.OFFER.value, "who": 1 << last, "a": offered, "b": 0}
        case Phase.CARDS:
            kind = Step.GO_ON.value if asked else Decision.TURN.value
            return {"kind": kind, "who": 1 << (first + raw["turn"]) % seats, "a": 0, "b": 0}
    return {"kind": Step.END_ROUND.value, "who": 0, "a": 0, "b": 0}
