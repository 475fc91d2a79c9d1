"""Positions that cannot be, with the reason.

A position is refused if cards, decks or statues do not add up or if the rules could not go on from it. Whether a game
would have given points, goods and cards to the players is not asked: a puzzle may hand out any.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from duchy.engine.errors import PositionError
from duchy.engine.game.game import State
from duchy.engine.kernels.records import argument
from duchy.engine.values.parts import out_of_range
from duchy.games.bruges.components.board import (
    CARDS,
    CELLS,
    COLOURS,
    DEADLY,
    DICE,
    FACES,
    LAST_STEP,
    LEADERSHIPS,
    MOST_CARDS,
    MOST_HOUSES,
    STATUES,
    TURNS,
)
from duchy.games.bruges.position import raw as plain
from duchy.games.bruges.position import waiting
from duchy.games.bruges.position.fault import WrongPosition
from duchy.games.bruges.position.filling import fill
from duchy.games.bruges.position.frames import phrase
from duchy.games.bruges.position.raw import Raw
from duchy.games.bruges.position.reading import parts
from duchy.games.bruges.position.shape import LAST_ROUND, MOST, card_name
from duchy.games.bruges.referee.invariants import LEDGER, VIOLATIONS, check_standing
from duchy.games.bruges.state import AGENDA_DEPTH, Phase

Faults = Iterator[PositionError]
_KEPT = ("rng", "ply", "revelations")  # what the parts of the kit say


def problems(state: State) -> list[PositionError]:
    """What is wrong with a position, the most telling first."""
    raw = plain.opened(state.array)
    found = [*_out_of_range(raw, state.game.players)] or [*_frames(raw)]
    if found:  # what follows reads tables by these values
        return found
    found += [*_cards(state, raw), *_decks(raw), *_statues(raw), *_clock(raw)]
    return found or [*_derived(state)] or [*waiting.faults(state, raw)] or [*_invariants(state)]


def _out_of_range(raw: Raw, seats: int) -> Faults:
    """Values that no field can have."""
    limits: dict[str, tuple[list[int], range]] = {
        "seats": ([raw["seats"]], range(seats, seats + 1)),
        "round": ([raw["round_no"]], range(1, LAST_ROUND + 1)),
        "phase": ([raw["phase"]], range(1, len(Phase) + 1)),
        "last_round": ([raw["last_round"]], range(LAST_ROUND + 1)),
        "turns": ([raw["turn"]], range(TURNS * seats + 1)),
        "played": ([raw["played"]], range(2)),
        "asked": ([raw["depth"]], range(AGENDA_DEPTH + 1)),
        "dice": (raw["dice"], range(FACES + 1)),
        "decks": (raw["decks"], range(CARDS + 1)),
        "tops": (raw["tops"], range(-1, COLOURS)),
    }
    yield from out_of_range(limits)
    if len(raw["players"]) != seats:
        return
    for player, me in enumerate(raw["players"]):
        seat = f"seat {player} "
        limits = {
            f"{seat}hand": ([me["held"]], range(MOST_CARDS + 1)),
            f"{seat}houses": ([me["homes"]], range(MOST_HOUSES + 1)),
            f"{seat}workers": (me["workers"], range(MOST + 1)),
            f"{seat}guilders": ([me["guilders"]], range(MOST + 1)),
            f"{seat}points": ([me["vp"]], range(MOST + 1)),
            f"{seat}markers": (me["markers"], range(DEADLY + 1)),
            f"{seat}reputation": ([me["reputation"]], range(LAST_STEP + 1)),
            f"{seat}canals": (me["canal"], range(CELLS + 1)),
            f"{seat}statues": (me["statue"], range(-1, max(STATUES) + 1)),
            f"{seat}leads": ([me["leads"]], range(1 << LEADERSHIPS)),
        }
        yield from out_of_range(limits)
        yield from _card_codes(me, seat)


def _card_codes(me: Raw, seat: str) -> Faults:
    """Places that are in use hold a card or a back, the others nothing."""
    backs = [-2 - colour for colour in range(COLOURS)]
    for part, name, used in (("hand", "hand", "held"), ("houses", "house", "homes"), ("characters", "tenant", "homes")):
        for place, card in enumerate(me[name]):
            empty = place >= me[used] or (card < 0 and part == "characters")
            if card != -1 if empty else card not in backs and not 0 <= card < CARDS:
                yield WrongPosition(f"{seat}{part}", "error-position-place", place=str(place + 1))
                return


def _frames(raw: Raw) -> Faults:
    """Every frame but the lowest can be told in words."""
    if (raw["depth"] == 0) != bool(raw["over"]):
        yield WrongPosition("asked", "error-position-over" if raw["over"] else "error-position-nothing-asked")
    for frame in raw["agenda"][1:]:
        try:
            phrase(frame)
        except (LookupError, ValueError):
            told = " ".join(str(frame[name]) for name in ("kind", "who", "a", "b"))
            yield WrongPosition("asked", "error-position-question", value=told)


def _cards(state: State, raw: Raw) -> Faults:
    """No card twice, and no face is unknown but to an observer and to the player who draws."""
    seen: set[int] = set()
    for player, me in enumerate(raw["players"]):
        for card in plain.cards_of(me):
            if card >= 0 and card in seen:
                yield WrongPosition(f"seat {player}", "error-position-card-twice", card=card_name(card))
            seen.add(card)
        hand, houses = me["hand"][: me["held"]], me["house"][: me["homes"]]
        looked = hand[: len(hand) - waiting.being_drawn(raw, player)]
        other = state.observer not in (None, player) and not raw["over"]
        for part, cards, known in (("hand", looked, me["known"]), ("houses", houses, me["shown"])):
            for place, card in enumerate(cards):
                if (card < 0) != (other and not known >> place & 1):
                    key = "error-position-face-known" if card < 0 else "error-position-face-unknown"
                    yield WrongPosition(f"seat {player} {part}", key, place=str(place + 1))
                    break


def _decks(raw: Raw) -> Faults:
    """Decks, what lies on top of them, and the last round, which the reserve fixes."""
    for deck, top in zip(raw["decks"], raw["tops"], strict=True):
        if (deck > 0) != (top >= 0):
            yield WrongPosition("tops", "error-position-tops")
    if 0 in raw["decks"] and sum(raw["decks"]) > 1:
        yield WrongPosition("decks", "error-position-decks-uneven")
    if (raw["reserve"] == 0) != (raw["last_round"] > 0):
        yield WrongPosition("last_round", "error-position-last-round")


def _statues(raw: Raw) -> Faults:
    """The statues that were taken are those from the top, one for each completed section."""
    statues = [value for me in raw["players"] for value in me["statue"] if value]
    taken = sorted((value for value in statues if value > 0), reverse=True)
    without = len(taken) < len(statues) and len(taken) < len(STATUES)
    missing = any(
        cells == CELLS and not statue
        for me in raw["players"]
        for cells, statue in zip(me["canal"], me["statue"], strict=True)
    )
    if taken != STATUES[: len(taken)] or without or missing:
        yield WrongPosition("statues", "error-position-statues")


def _clock(raw: Raw) -> Faults:
    """Rounds, turns and dice that go with each other."""
    if raw["last_round"] and raw["round_no"] > raw["last_round"]:
        yield WrongPosition("round", "error-position-round", last=str(raw["last_round"]))
    if raw["over"] and (raw["round_no"] != raw["last_round"] or raw["phase"] != Phase.LEADERSHIPS):
        yield WrongPosition("over", "error-position-not-over")
    if raw["phase"] == Phase.CARDS and raw["turn"] == TURNS * raw["seats"]:
        yield WrongPosition("turns", "error-position-turns")
    rolled = raw["round_no"] > 1 or raw["phase"] > Phase.DRAW
    if raw["dice"].count(0) != (0 if rolled else DICE):
        yield WrongPosition("dice", "error-position-dice")


def _derived(state: State) -> Faults:
    """What is kept although it follows from other things does follow from them."""
    table, seats = parts(state)
    try:
        again = fill(state.game, table | ({"over": True} if state.is_over else {}), seats)
    except PositionError as error:
        yield error
        return
    for name in state.array.dtype.names:
        if name not in _KEPT and again[name].tobytes() != state.array[name].tobytes():
            yield WrongPosition(None, "error-position-derived", name=name)


def _invariants(state: State) -> Faults:
    """What the checks of the fuzzer say about any position; unknown cards are dealt anew for them."""
    full = state if state.observer is None else state.determinize(0)
    ledger = argument(np.zeros(1, LEDGER))[0]
    code = int(check_standing(argument(full.array.copy())[0], ledger))
    if code:
        yield WrongPosition(None, "error-position-invariant", name=VIOLATIONS[code])
