"""From the parts of a position to a record. What is left out is derived from the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from duchy.engine.errors import PositionError
from duchy.engine.game.game import Game
from duchy.engine.kernels.records import argument
from duchy.games.burgundy.components.board import ROUNDS, SLOTS
from duchy.games.burgundy.components.estates import Estate
from duchy.games.burgundy.components.plans import estate_in
from duchy.games.burgundy.components.printings import BOARD_SETS, BOARD_SIDES, EDITIONS
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.tiles import COLOURS, GOODS_NAMES, Kind
from duchy.games.burgundy.modules.shields.held import IN_ESTATE
from duchy.games.burgundy.options import ORDINARY
from duchy.games.burgundy.position import alone, modules
from duchy.games.burgundy.position import raw as plain
from duchy.games.burgundy.position.clock import (
    FOUND,
    Parts,
    arranging,
    fill_arranging,
    fill_founding,
    fill_questions,
    fill_track,
    fill_turn,
)
from duchy.games.burgundy.position.derived import derive
from duchy.games.burgundy.position.fault import WrongPosition
from duchy.games.burgundy.position.raw import Raw
from duchy.games.burgundy.position.reading import board_of
from duchy.games.burgundy.position.shape import (
    BONUS_SIZES,
    CATEGORY_NAMES,
    COLOUR_NAMES,
    OF_ESTATE,
    SHIELD_WORDS,
    STACK_NAMES,
    TILE_KINDS,
    TILE_NAMES,
)
from duchy.games.burgundy.questions import Decision

HIDDEN = -1

INT8 = 127  # what a field of the record holds at most


def fill(game: Game, table: Parts, seats: Sequence[Parts]) -> np.ndarray[Any, Any]:
    """The record with these parts."""
    array = game.blank()
    raw = plain.opened(array)
    raw["over"] = int(table.get("over", False))
    founding = table.get("asked") == [FOUND]
    if founding:
        raw["agenda"][0]["kind"] = int(Decision.FOUND)
    elif arranging(table):
        raw["agenda"][0]["kind"] = int(Decision.ARRANGE)
    fill_track(raw, table)
    for player, parts in enumerate(seats):
        _fill_seat(raw, player, parts, founding)
    _fill_bonus_left(raw)
    alone.fill(raw, table)
    _fill_board(raw, table)
    _fill_shields(raw, table, seats)
    if founding:
        fill_founding(raw, table)
    elif plain.before_play(raw):
        fill_arranging(raw, table)
    else:
        fill_turn(raw, table)
        fill_questions(raw, table)
    for player, parts in enumerate(seats):
        _fill_dice(raw, player, parts)
    _fill_coming(raw, table)
    _fill_stacks(raw, table)
    modules.fill(raw, table, seats)
    raw["revelations"] = plain.revelations(raw)
    plain.closed(raw, array)
    derive(argument(array))
    return array


# --- the board -------------------------------------------------------------------------------------------------------


def _fill_board(raw: Raw, table: Parts) -> None:
    for number, tiles in table.get("depots", {}).items():
        raw["depots"][number - 1] = _padded(_kinds(tiles), SLOTS)
    raw["black"] = _padded(_kinds(table.get("black", [])), len(raw["black"]))
    for number, counts in table.get("wares", {}).items():
        raw["wares"][number - 1] = _counts(counts)


def _fill_shields(raw: Raw, table: Parts, seats: Sequence[Parts]) -> None:
    """Shields in the depots and on castles, whose monasteries are copied, and whether a die was set."""
    places = [(depot, 0, name) for depot, names in table.get("shields", {}).items() for name in names]
    for player, parts in enumerate(seats):
        for space, name in parts.get("shields", {}).items():
            home = raw["estates"][raw["players"][player]["estate"]]
            _check_space(estate_in(home), space, f"seat {player} shields")
            places.append((IN_ESTATE + player, space - 1, name))
    if not raw["more"]:
        if places:
            raise WrongPosition("shields", "error-position-shields-module")
        return
    more = raw["more"][0]
    for at, space, name in places:
        shield = SHIELD_WORDS.index(name)
        if more["shield_at"][shield]:
            raise WrongPosition("shields", "error-position-shield-twice", shield=name)
        more["shield_at"][shield], more["shield_space"][shield] = at, space
    more["shield_die"] = int(table.get("die_set", False))
    for player, parts in enumerate(seats):
        if "copies" in parts:
            if more["shield_at"][Shield.COPYISTS - 1] != IN_ESTATE + player or parts["copies"] >= raw["seats"]:
                raise WrongPosition(f"seat {player} copies", "error-position-shield-named")
            more["shield_named"] = raw["players"][parts["copies"]]["estate"] + 1


def _fill_coming(raw: Raw, table: Parts) -> None:
    """Goods for the rounds of the phase that are still to begin."""
    raw["round_goods"] = [-1] * ROUNDS
    rounds = plain.rounds_left(raw)
    coming = [GOODS_NAMES.index(name) for name in table["coming"]] if "coming" in table else None
    if coming is None:
        coming = plain.likely_coming(raw, rounds)
    if len(coming) != rounds:
        raise WrongPosition("coming", "error-position-coming", count=len(coming), rounds=rounds)
    raw["round_goods"][ROUNDS - rounds :] = coming
    unseen = table.get("unseen")
    raw["unseen"] = plain.full_unseen(raw) if unseen is None else _counts(unseen)
    for name, count in zip(GOODS_NAMES, raw["unseen"], strict=True):
        if count < 0:
            raise WrongPosition("wares", "error-position-goods-many", goods=name)


def _fill_stacks(raw: Raw, table: Parts) -> None:
    """Tiles left in the stacks: those given, in the other stacks all that lie nowhere else."""
    raw["bag"] = plain.full_bag(raw)
    given = table.get("stacks", {})
    for name, tiles in given.items():
        stack = STACK_NAMES.index(name)
        for (at, _), pile in plain.PILE_OF.items():
            if at == stack:
                raw["bag"][pile] = 0
        for tile, count in tiles.items():
            found = plain.PILE_OF.get((stack, int(TILE_KINDS[tile])))
            if found is None:
                raise WrongPosition("stacks", "error-position-stack-tile", tile=tile, stack=name)
            raw["bag"][found] = count
    if min(raw["bag"]) < 0 or max(raw["bag"]) > INT8:
        many = next(kind for (_, kind), pile in plain.PILE_OF.items() if not 0 <= raw["bag"][pile] <= INT8)
        raise WrongPosition(None, "error-position-tiles-many", tile=TILE_NAMES[many])
    raw["stacks"] = plain.stack_counts(raw["bag"])


def _kinds(tiles: Sequence[str | None]) -> list[int]:
    return [int(TILE_KINDS[tile]) if tile else 0 for tile in tiles]


def _padded(kinds: list[int], length: int) -> list[int]:
    return kinds + [0] * (length - len(kinds))


def _points(blank: list[int], given: Mapping[str, int], part: str) -> list[int]:
    """Points by source; some sources exist with modules only."""
    names = CATEGORY_NAMES[: len(blank)]
    for name in given:
        if name not in names:
            raise WrongPosition(part, "error-not-one-of", value=repr(name), choices=", ".join(names))
    return [given.get(name, 0) for name in names]


def _counts(goods: Mapping[str, int]) -> list[int]:
    return [min(goods.get(name, 0), INT8) for name in GOODS_NAMES]


# --- seats -----------------------------------------------------------------------------------------------------------


def _fill_seat(raw: Raw, player: int, parts: Parts, founding: bool) -> None:
    me = raw["players"][player]
    _fill_storage(raw["storages"][player], parts.get("storage", []), f"seat {player} storage")
    me["points"] = _points(me["points"], parts.get("points", {}), f"seat {player} points")
    if me["estate"] != player:
        me["board"] = -1
        for part in OF_ESTATE:
            if part in parts:
                raise WrongPosition(f"seat {player} {part}", "error-position-partner", seat=str(me["estate"]))
        return
    _fill_estate(raw, player, parts, founding)
    if plain.in_teams(raw):
        _fill_storage(plain.team_storage(raw, player), parts.get("shared", []), f"seat {player} shared")
    elif "shared" in parts:
        raise WrongPosition(f"seat {player} shared", "error-position-no-team")
    _fill_belongings(raw["estates"][player], parts)


def _fill_storage(store: dict[str, Any], names: Sequence[str | None], part: str) -> None:
    tiles = _kinds(names)
    most = len(store["tiles"])
    if len(tiles) > most:  # without modules a storage is smaller
        raise PositionError(part, "error-position-length", count=len(tiles), least=0, most=most)
    store["count"], store["tiles"] = len(tiles), _padded(tiles, len(store["tiles"]))


def _fill_belongings(home: dict[str, Any], parts: Parts) -> None:
    home["goods"], home["sold"] = _counts(parts.get("goods", {})), _counts(parts.get("sold", {}))
    home["silver"], home["workers"] = parts.get("silver", 0), parts.get("workers", 0)
    home["scored"] = sum(1 << region - 1 for region in set(parts.get("emptied", [])))
    sizes = parts.get("bonus", {})
    home["bonus"] = [1 + BONUS_SIZES.index(sizes[name]) if name in sizes else 0 for name in COLOUR_NAMES]


def _fill_dice(raw: Raw, player: int, parts: Parts) -> None:
    me = raw["players"][player]
    if plain.before_play(raw):
        for part in ("dice", "spent"):
            if part in parts:
                raise WrongPosition(f"seat {player} {part}", "error-position-founding")
        return
    me["dice"] = parts.get("dice", [1, 1])
    spent = [int(die in parts["spent"]) for die in (1, 2)] if "spent" in parts else None
    me["spent"] = plain.usual_spent(raw, player) if spent is None else spent


def _fill_estate(raw: Raw, player: int, parts: Parts, founding: bool) -> None:
    """Board, estate, start castle and tiles, or the choice that is sealed."""
    me, home = raw["players"][player], raw["estates"][player]
    seat = f"seat {player}"
    dealt = home["layout"] < 0
    home["layout"] = _layout(raw, home["layout"], parts, seat)
    sided = dealt and plain.board_set(raw) == ORDINARY  # other sets have boards with one side
    me["board"] = _dealt_board(raw, home["layout"], parts, seat) if sided else -1
    if dealt and not sided and home["layout"] < 0:
        raise WrongPosition(f"{seat} estate_no", "error-position-estate-dealt")
    if not sided and "board" in parts:
        raise WrongPosition(f"{seat} board", "error-position-not-dealt")
    _fill_sealed(raw, player, parts, founding)
    castle = _castle(home, parts, founding, seat)
    if castle is None:
        if "estate" in parts:
            raise WrongPosition(f"{seat} estate", "error-position-not-founded")
        return
    home["castle"] = castle
    home["tiles"][castle] = int(Kind.CASTLE)
    for space, tile in parts.get("estate", {}).items():
        _check_space(estate_in(home), space, f"{seat} estate")
        if space - 1 == castle:
            raise WrongPosition(f"{seat} estate", "error-position-space-castle", space=str(space))
        home["tiles"][space - 1] = int(TILE_KINDS[tile])


def _layout(raw: Raw, chosen: int, parts: Parts, seat: str) -> int:
    """The estate: by the options of the game, or the side of a dealt board that was chosen."""
    number = parts.get("estate_no")
    if number is None:
        return chosen
    edition = EDITIONS[raw["edition"]]
    sets = BOARD_SETS[edition]
    if not any(number in numbers for numbers in sets.values()):
        raise WrongPosition(f"{seat} estate_no", "error-position-estate-edition", estate=number, edition=edition)
    layout = sets[plain.board_set(raw)].get(number)
    if layout is None or chosen not in (-1, layout):
        raise WrongPosition(f"{seat} estate_no", "error-position-estate-option", estate=number)
    return layout


def _dealt_board(raw: Raw, layout: int, parts: Parts, seat: str) -> int:
    board = parts["board"] - 1 if "board" in parts else board_of(raw["edition"], layout)
    if board < 0:
        raise WrongPosition(f"{seat} board", "error-position-board-missing")
    sides = [int(BOARD_SIDES[raw["edition"], board, side]) for side in range(2)]
    if sides[0] < 0 or (layout >= 0 and layout not in sides):
        raise WrongPosition(f"{seat} board", "error-position-board-sides", board=str(board + 1))
    return int(board)


def _castle(home: dict[str, Any], parts: Parts, founding: bool, seat: str) -> int | None:
    """The space of the start castle; None if it is not chosen yet."""
    space = parts.get("castle")
    if home["layout"] < 0:
        if space is not None or not founding:
            raise WrongPosition(f"{seat} estate_no", "error-position-estate-missing")
        return None
    if space is None:
        if founding:
            return None
        if estate_in(home).start < 0:
            raise WrongPosition(f"{seat} castle", "error-position-castle-missing")
        return estate_in(home).start
    _check_space(estate_in(home), space, f"{seat} castle")
    return int(space) - 1


def _check_space(estate: Estate, space: int, part: str) -> None:
    if not 1 <= space <= len(estate):
        raise WrongPosition(part, "error-not-between", value=str(space), first="1", last=str(len(estate)))


def _fill_sealed(raw: Raw, player: int, parts: Parts, founding: bool) -> None:
    if "sealed" not in parts:
        return
    me, seat = raw["players"][player], f"seat {player} sealed"
    if not (founding and raw["secret"]):
        raise WrongPosition(seat, "error-position-not-sealed")
    choice = parts["sealed"]
    if choice and set(choice) != {"side", "space"}:
        raise WrongPosition(seat, "error-position-sealed-form")
    me["sealed"] = 1
    me["sealed_side"], me["sealed_hex"] = choice.get("side", HIDDEN + 1) - 1, choice.get("space", HIDDEN + 1) - 1


def _fill_bonus_left(raw: Raw) -> None:
    homes = plain.estates(raw)
    raw["bonus_left"] = [2 - sum(home["bonus"][colour] > 0 for home in homes) for colour in range(COLOURS)]
    for colour, name in enumerate(COLOUR_NAMES):
        owned = sorted(home["bonus"][colour] for home in homes if home["bonus"][colour])
        if owned not in ([], [1], [1, 2]):
            raise WrongPosition("bonus", "error-position-bonus", colour=name)
