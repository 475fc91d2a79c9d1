"""From the parts of a position to a record. What is left out is derived from the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from duchy.engine.game.game import Game
from duchy.engine.kernels.arrays import Records
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.rule import rule
from duchy.engine.play.cards import NO_CARD
from duchy.games.bruges.chapters.scoring import score_all
from duchy.games.bruges.components.board import (
    CARDS_PER_COLOUR,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    MOST_CARDS,
    MOST_HOUSES,
    SECTIONS,
    STATUES,
)
from duchy.games.bruges.components.tables import SKILL_TABLE
from duchy.games.bruges.position import raw as plain
from duchy.games.bruges.position.fault import WrongPosition
from duchy.games.bruges.position.frames import frame_of
from duchy.games.bruges.position.shape import CARD_NAMES, LEAD_NAMES, PHASE_NAMES, card_name, card_number
from duchy.games.bruges.state import Phase, State

Parts = Mapping[str, Any]
Array = np.ndarray[Any, Any]


def fill(game: Game, table: Parts, seats: Sequence[Parts]) -> Array:
    """The record with these parts."""
    array = game.blank()
    array["over"] = table.get("over", False)
    for player, parts in enumerate(seats):
        _fill_area(array["players"][0][player], parts, f"seat {player}")
        _fill_goods(array["players"][0][player], parts)
    _fill_statues(array, seats)
    _fill_clock(array, table)
    _fill_pool(array, table)
    _fill_decks(array, table)
    _fill_agenda(array, table)
    if array["over"][0]:
        score(argument(array))
    return array


@rule
def score(states: Records[State]) -> None:
    """The final scoring of a game that is over."""
    score_all(states[0])


# --- players ---------------------------------------------------------------------------------------------------------


def _fill_area(me: Any, parts: Parts, seat: str) -> None:
    """Cards in hand, houses, and who lives there."""
    hand, houses = parts.get("hand", []), parts.get("houses", [])
    me["hand"] = _padded([card_number(name) for name in hand], MOST_CARDS)
    me["house"] = _padded([card_number(name) for name in houses], MOST_HOUSES)
    me["held"], me["homes"] = len(hand), len(houses)
    me["known"] = _places(parts.get("known", []), len(hand), f"{seat} known")
    me["shown"] = _places(parts.get("shown", []), len(houses), f"{seat} shown")
    tenants = parts.get("characters", {})
    _places(tenants, len(houses), f"{seat} characters")
    me["tenant"] = [card_number(tenants[place]) if place in tenants else NO_CARD for place in range(1, MOST_HOUSES + 1)]
    for card in me["tenant"].tolist():
        me["skills"] |= int(SKILL_TABLE[card]) if card >= 0 else 0
    turned = parts.get("turned", [])
    for place in turned:
        if place not in tenants:
            raise WrongPosition(f"{seat} turned", "error-position-place", place=str(place))
    me["turned"] = _places(turned, len(houses), f"{seat} turned")


def _padded(cards: list[int], room: int) -> list[int]:
    return cards + [NO_CARD] * (room - len(cards))


def _places(places: Any, most: int, part: str) -> int:
    """Places as a set; each holds something and is named once."""
    found = 0
    for place in places:
        if place > most:
            raise WrongPosition(part, "error-position-place", place=str(place))
        if found >> (place - 1) & 1:
            raise WrongPosition(part, "error-position-place-twice", place=str(place))
        found |= 1 << (place - 1)
    return found


def _fill_goods(me: Any, parts: Parts) -> None:
    """What is counted."""
    for name in ("workers", "markers"):
        me[name] = [parts.get(name, {}).get(colour, 0) for colour in COLOUR_NAMES]
    me["guilders"], me["vp"] = parts.get("guilders", 0), parts.get("points", 0)
    me["reputation"] = parts.get("reputation", 0)
    me["canal"] = _sections(parts.get("canals", []))
    me["leads"] = sum(1 << LEAD_NAMES.index(name) for name in set(parts.get("leads", [])))


def _sections(numbers: list[int]) -> list[int]:
    return numbers + [0] * (SECTIONS - len(numbers))


def _fill_statues(array: Array, seats: Sequence[Parts]) -> None:
    """The statues that are told; the others of completed sections from the top of what is left, by seat."""
    players = array["players"][0][: len(seats)]
    for me, parts in zip(players, seats, strict=True):
        me["statue"] = _sections(parts.get("statues", []))
    left = list(STATUES)
    for value in players["statue"].ravel().tolist():
        if value in left:
            left.remove(value)
    for me, parts in zip(players, seats, strict=True):
        for section in range(SECTIONS):
            if "statues" not in parts and me["canal"][section] == CELLS:
                me["statue"][section] = left.pop(0) if left else -1
    array["statues"] = int((players["statue"] > 0).sum())


# --- the table -------------------------------------------------------------------------------------------------------


def _fill_clock(array: Array, table: Parts) -> None:
    """Round, phase, turns and dice."""
    array["round_no"] = table.get("round", 1)
    now = {name: int(array[name][0]) for name in ("over", "seats", "round_no")}
    phase = table.get("phase")
    array["phase"] = now["phase"] = PHASE_NAMES.index(phase) + 1 if phase else plain.usual_phase(now)
    array["last_round"] = table.get("last_round", plain.usual_last_round(now))
    array["first"] = plain.first_player(now)
    array["turn"] = table.get("turns", plain.usual_turns(now))
    array["played"] = table.get("played", False)
    array["dice"][0] = table.get("dice", plain.usual_dice(now))


def _lying(array: Array, table: Parts) -> Iterator[tuple[str, int]]:
    """Every card with a known face, and the part that it is told in."""
    for player in range(int(array["seats"][0])):
        me = array["players"][0][player]
        for part, places in (("hand", "hand"), ("houses", "house"), ("characters", "tenant")):
            yield from ((f"seat {player} {part}", card) for card in me[places].tolist() if card >= 0)
    yield from (("discard", CARD_NAMES.index(name)) for name in table.get("discard", []))


def _fill_pool(array: Array, table: Parts) -> None:
    """What no player has seen: all that lies nowhere."""
    seen: set[int] = set()
    for part, card in _lying(array, table):
        if card in seen:
            raise WrongPosition(part, "error-position-card-twice", card=card_name(card))
        seen.add(card)
    for colour in range(COLOURS):
        first = colour * CARDS_PER_COLOUR
        unseen = [place for place in range(CARDS_PER_COLOUR) if first + place not in seen]
        array["pool"][0][colour] = sum(1 << place for place in unseen)


def _fill_decks(array: Array, table: Parts) -> None:
    """Decks, the colours on top of them, and what lies out of sight."""
    now = plain.opened(array)
    left = plain.out_of_sight(now)
    if min(left) < 0:
        name = COLOUR_NAMES[left.index(min(left))]
        raise WrongPosition(None, "error-position-backs", colour=name)
    now["decks"] = decks = table.get("decks", plain.usual_decks(now))
    if sum(decks) > sum(left):
        raise WrongPosition("decks", "error-position-decks-many", count=sum(decks), most=sum(left))
    tops = plain.usual_tops(now)
    if "tops" in table:
        told = [*table["tops"], None, None][:2]
        tops = [-1 if name is None else COLOUR_NAMES.index(name) for name in told]
    for top in tops:
        if top >= 0:
            left[top] -= 1
            if left[top] < 0:
                raise WrongPosition("tops", "error-position-top", colour=COLOUR_NAMES[top])
    array["decks"][0], array["tops"][0], array["left"][0] = decks, tops, left
    array["reserve"] = sum(left) + sum(top >= 0 for top in tops) - sum(decks)
    if array["reserve"][0] < 0:
        raise WrongPosition("tops", "error-position-tops")


def _fill_agenda(array: Array, table: Parts) -> None:
    """What the phase goes on with, and what is asked on top of it."""
    now, asked, offered = plain.opened(array), table.get("asked", []), table.get("offered", 0)
    if offered and now["phase"] != Phase.DICE:
        raise WrongPosition("offered", "error-position-offered", phase=PHASE_NAMES[Phase.DICE - 1])
    if array["over"][0]:
        if asked:
            raise WrongPosition("asked", "error-position-over")
        return
    if offered > now["seats"]:
        last = str(now["seats"])
        raise WrongPosition("offered", "error-not-between", value=str(offered), first="0", last=last)
    if not asked and now["phase"] != Phase.CARDS:
        raise WrongPosition("asked", "error-position-unasked", phase=PHASE_NAMES[now["phase"] - 1])
    frames = [plain.bottom(now, asked=bool(asked), offered=offered)]
    frames += [frame_of(told, now["seats"]) for told in asked]
    for place, frame in enumerate(frames):
        for name, value in frame.items():
            array["agenda"][0][place][name] = value
    array["depth"] = len(frames)
