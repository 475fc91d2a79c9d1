"""Positions that cannot be, with the reason.

A position is refused if a sheet breaks the conditions of its hexes or if the rules could not go on from it. Whether
points and bonuses are those that a game would have given is not asked: a puzzle may hand out any.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from duchy.engine.errors import PositionError
from duchy.engine.game.game import State
from duchy.engine.kernels.records import argument
from duchy.engine.values.parts import out_of_range
from duchy.games.dice.components.parts import (
    BONUS_NAMES,
    BOXES,
    COLOUR_NAMES,
    COLOURS,
    PHASES,
    PIPS,
    SOLO_ROUNDS,
    Bonus,
    Colour,
    numbers_for,
)
from duchy.games.dice.components.sheets import HEXES, LETTERS, MOST_GOODS, SHEETS
from duchy.games.dice.options import DIFFERENT, SAME
from duchy.games.dice.position.fault import WrongPosition
from duchy.games.dice.position.filling import fill
from duchy.games.dice.position.reading import Raw, opened, parts
from duchy.games.dice.questions import QUESTIONS
from duchy.games.dice.referee.invariants import LEDGER, VIOLATIONS, check_standing
from duchy.games.dice.state import Row

Faults = Iterator[PositionError]


def problems(state: State) -> list[PositionError]:
    """What is wrong with a position, the most telling first."""
    raw = opened(state.array)
    found = [*_out_of_range(raw)]
    if found:  # what follows reads tables by these values
        return found
    for player in range(raw["seats"]):
        found += [*_sheet(raw, player), *_circles(raw, player), *_goods(raw, player), *_step(state, raw, player)]
    found += [*_setup(raw), *_awards(raw)]
    return found or [*_invariants(state)] or [*_drafts(state)] or [*_answers(state)]


def _out_of_range(raw: Raw) -> Faults:
    """Values that no field can have."""
    running = raw["round_no"] > 0
    limits: dict[str, tuple[list[int], range]] = {
        "phase": ([raw["phase"]], range(PHASES)),
        "round": ([raw["round_no"]], range(PHASES * BOXES + 1)),
        "time": ([raw["marked"]], range((SOLO_ROUNDS if raw["seats"] == 1 else BOXES) + 1)),
        "pips": (raw["pips"], range(1, PIPS + 1) if running else range(1)),
        "colours": (raw["colours"], range(COLOURS) if running else range(1)),
        "hourglasses": ([raw["hourglasses"]], range(1, 3) if running else range(1)),
        "circles": (raw["circles"], range(100)),
        "awards": (raw["awards_left"], range(3)),
    }
    for player in range(raw["seats"]):
        for me in (raw["players"][player], raw["drafts"][player]):
            limits |= {
                f"seat {player} sheet": ([me["sheet"]], range(-1, len(LETTERS))),
                f"seat {player} castle": ([me["castle"]], range(-1, HEXES)),
                f"seat {player} numbers": (me["numbers"], range(PIPS + 1)),
                f"seat {player} bonuses": (me["ringed"][0] + me["ringed"][1], range(100)),
                f"seat {player} crossed": (me["crossed"][0] + me["crossed"][1], range(100)),
                f"seat {player} points": ([points for row in me["points"] for points in row], range(30_000)),
                f"seat {player} awards": (me["awards"], range(3)),
                f"seat {player} last": ([me["first"], me["second"]], range(-1, HEXES)),
                f"seat {player} did": ([me["used"]], range(len(BONUS_NAMES) + 1)),
                f"seat {player} step": ([raw["steps"][player]], range(len(QUESTIONS.names))),
            }
    yield from out_of_range(limits)


def _sheet(raw: Raw, player: int) -> Faults:
    """Numbers meet the conditions of their hexes."""
    me, seat = raw["players"][player], f"seat {player}"
    written = {space: number for space, number in enumerate(me["numbers"]) if number}
    if me["sheet"] < 0 or me["castle"] < 0:
        if written:
            yield WrongPosition(f"{seat} castle", "error-position-castle-missing")
        return
    sheet = SHEETS[me["sheet"]]
    if sheet.colours[me["castle"]] != Colour.CASTLE:
        yield WrongPosition(f"{seat} castle", "error-position-castle-hex", hex=str(me["castle"] + 1))
    if me["castle"] in written:
        yield WrongPosition(f"{seat} numbers", "error-position-castle-number", hex=str(me["castle"] + 1))
    for space, number in written.items():
        colour = Colour(sheet.colours[space])
        area = next(area for area in sheet.areas if space in area)
        others = [written[other] for other in area if other in written and other != space]
        beside = [written.get(other) for other in sheet.neighbours[space]]
        fits = number in numbers_for(colour)
        fits = fits and not (colour == Colour.CITY and number in others)
        fits = fits and not (colour == Colour.PASTURE and set(others) - {number})
        fits = fits and not (colour == Colour.CASTLE and number not in beside)
        if not fits:
            name = COLOUR_NAMES[colour]
            yield WrongPosition(
                f"{seat} numbers", "error-position-number", number=str(number), hex=str(space + 1), colour=name
            )


def _circles(raw: Raw, player: int) -> Faults:
    """No more circles than are printed, in the row of the castles one for each castle."""
    me, seat = raw["players"][player], f"seat {player}"
    for bonus, name in enumerate(BONUS_NAMES):
        own = me["ringed"][Row.OWN][bonus] + me["crossed"][Row.OWN][bonus]
        if raw["circles"][bonus] and own > raw["circles"][bonus]:
            yield WrongPosition(f"{seat} bonuses", "error-position-circles", bonus=name, most=raw["circles"][bonus])
        castle = me["ringed"][Row.CASTLE][bonus] + me["crossed"][Row.CASTLE][bonus]
        most = list(SHEETS[me["sheet"]].bonuses.values()).count(Bonus(bonus)) if me["sheet"] >= 0 else 0
        if castle > most:
            yield WrongPosition(f"{seat} castle_bonuses", "error-position-circles", bonus=name, most=most)


def _goods(raw: Raw, player: int) -> Faults:
    """No more goods than any sheet gives: the sale has no action for more."""
    owned = sum(row[Bonus.GOODS] for row in raw["players"][player]["ringed"])
    if owned > MOST_GOODS:
        name = BONUS_NAMES[Bonus.GOODS]
        yield WrongPosition(f"seat {player} bonuses", "error-position-circles", bonus=name, most=MOST_GOODS)


def _step(state: State, raw: Raw, player: int) -> Faults:
    """Actions that nobody knows are possible only for those whom an observer does not see."""
    if state.observer in (None, player) and not raw["over"] and "step" in parts(state)[1][player]:
        yield WrongPosition(f"seat {player} step", "error-position-step")


def _setup(raw: Raw) -> Faults:
    """Sheets differ where they must, and castles are chosen together."""
    sheets = [raw["players"][player]["sheet"] for player in range(raw["seats"])]
    chosen = [sheet for sheet in sheets if sheet >= 0]
    if raw["variant"] == DIFFERENT and len(set(chosen)) < len(chosen):
        yield WrongPosition("seats", "error-position-sheets-same")
    if sheets != chosen + [-1] * (len(sheets) - len(chosen)):
        yield WrongPosition("seats", "error-position-sheets-order")
    castles = [raw["players"][player]["castle"] for player in range(raw["seats"])]
    for player, castle in enumerate(castles):
        if (castle >= 0) != (raw["round_no"] > 0):
            key = "error-position-castle-missing" if castle < 0 else "error-position-setup"
            yield WrongPosition(f"seat {player} castle", key)
    if raw["variant"] == SAME and len(set(castles)) > 1:
        yield WrongPosition("seats", "error-position-castles-differ")


def _awards(raw: Raw) -> Faults:
    """A second award needs a first one, what is given is struck out, and the colour is finished (DG-COLOUR-01)."""
    for colour, name in enumerate(COLOUR_NAMES):
        for player in range(raw["seats"]):
            if raw["players"][player]["awards"][colour] and not _is_finished(raw, player, colour):
                yield WrongPosition(f"seat {player} awards", "error-position-award-unfinished", colour=name)
        given = {raw["players"][player]["awards"][colour] for player in range(raw["seats"])} - {0}
        left = 0 if raw["seats"] == 1 and given else 2 - max(given, default=0)
        if raw["awards_left"][colour] != left or (given == {2} and raw["seats"] > 1):
            yield WrongPosition("awards", "error-position-awards", colour=name)


def _is_finished(raw: Raw, player: int, colour: int) -> bool:
    """Whether all hexes of a colour are built; the start castle counts."""
    me = raw["players"][player]
    if me["sheet"] < 0:
        return False
    of_colour = [space for space, found in enumerate(SHEETS[me["sheet"]].colours) if found == colour]
    return all(me["numbers"][space] or space == me["castle"] for space in of_colour)


def _invariants(state: State) -> Faults:
    """What the checks of the fuzzer say about any position."""
    code = int(check_standing(argument(state.array.copy()), argument(np.zeros(1, LEDGER))))
    if code:
        yield WrongPosition(None, "error-position-invariant", name=VIOLATIONS[code])


def _drafts(state: State) -> Faults:
    """The drafts follow from the open sheets by the actions of the round."""
    table, seats = parts(state)
    try:
        again = fill(state.game, table | ({"over": True} if state.is_over else {}), seats)
    except PositionError as error:
        yield error
        return
    for name in ("players", "drafts", "steps", "agenda"):
        if again[name].tobytes() != state.array[name].tobytes():
            yield WrongPosition(None, "error-position-draft", name=name)


def _answers(state: State) -> Faults:
    """Every player who is asked can answer."""
    for player in state.deciders:
        if not state.legal_actions(player):
            yield WrongPosition(None, "error-position-no-answer", player=str(player))
