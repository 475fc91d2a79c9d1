"""From a record to the parts of a position. What ``filling`` would derive is left out."""

from __future__ import annotations

from typing import Any

from duchy.engine.game.game import State
from duchy.games.burgundy.components.board import DEPOTS, ORDER_SPACES
from duchy.games.burgundy.components.plans import estate_in
from duchy.games.burgundy.components.printings import BOARD_SIDES, BOARDS, EDITIONS, number_of
from duchy.games.burgundy.components.shields import SHIELDS, Shield
from duchy.games.burgundy.components.tiles import GOODS_NAMES
from duchy.games.burgundy.modules.shields.held import IN_ESTATE
from duchy.games.burgundy.options import ORDINARY
from duchy.games.burgundy.position import alone, modules
from duchy.games.burgundy.position import raw as plain
from duchy.games.burgundy.position.raw import Raw, before_play, founding, phase_ends
from duchy.games.burgundy.position.shape import (
    BONUS_SIZES,
    CATEGORY_NAMES,
    COLOUR_NAMES,
    PHASE_NAMES,
    SHIELD_WORDS,
    STACK_NAMES,
    TILE_NAMES,
)
from duchy.games.burgundy.questions import QUESTIONS, Decision

Parts = dict[str, Any]


def parts(state: State) -> tuple[Parts, list[Parts]]:
    """The parts of the table and of every seat."""
    raw = plain.opened(state.array)
    table = {**_clock(raw), **_board(raw), **modules.table_parts(raw), **alone.parts(raw)}
    return table, [_seat(raw, player) for player in range(raw["seats"])]


def _clock(raw: Raw) -> Parts:
    """Phase, round, whose turn it is, the questions, and the order track."""
    found: Parts = {"bought": bool(raw["bought"]), "asked": questions(raw)}
    seats = raw["seats"]
    order, turns = raw["order"][:seats], raw["turns"][:seats]
    spaces = [raw["players"][player]["space"] for player in order]
    if order != list(range(seats)) or any(spaces):
        track = {at: [p for p, space in zip(order, spaces, strict=True) if space == at] for at in range(ORDER_SPACES)}
        found["track"] = {at: pawns for at, pawns in track.items() if pawns}
    if founding(raw):
        return found
    if before_play(raw):
        return found | {"turn": order[raw["turn"]]}
    found["white"] = raw["white"]
    if turns != order:
        found["turns"] = turns
    if phase_ends(raw):
        found["phase"] = PHASE_NAMES[raw["phase"]]
    elif not plain.ended(raw):
        found |= {"phase": PHASE_NAMES[raw["phase"]], "round": raw["round_no"] + 1}
        if raw["turn"]:
            found["turn"] = turns[raw["turn"]]
    return found


def questions(raw: Raw) -> list[str]:
    """What is asked on top of the turn, the innermost question last.

    At the end of a phase no turn is in progress: it is told who is asked, and what happens after that.
    """
    frames = raw["agenda"][: raw["depth"]]
    if phase_ends(raw):
        return [_question(frame) + _asked_player(frame) for frame in frames]
    return [_question(frame) for frame in frames if frame["kind"] != Decision.TURN]


def _asked_player(frame: dict[str, int]) -> str:
    return f" by {frame['who'].bit_length() - 1}" if frame["who"] else ""


def _question(frame: dict[str, int]) -> str:
    return QUESTIONS.kinds[frame["kind"]].phrase(frame["a"], frame["b"])


def _board(raw: Raw) -> Parts:
    """Tiles and goods on the board, open and face down."""
    found: Parts = {
        "depots": {number: _tiles(depot) for number, depot in enumerate(raw["depots"], 1)},
        "black": _tiles(raw["black"]),
        "wares": {number: _goods(counts) for number, counts in enumerate(raw["wares"], 1)},
    }
    for more in raw["more"]:
        lying = {number: _shields(more, number) for number in range(1, DEPOTS + 1)}
        found["shields"] = {number: shields for number, shields in lying.items() if shields}
        found["die_set"] = bool(more["shield_die"])
    rounds = plain.rounds_left(raw)
    coming = raw["round_goods"][-rounds:] if rounds else []
    if coming != plain.likely_coming(raw, rounds):
        found["coming"] = [GOODS_NAMES[goods] for goods in coming]
    bag, full = raw["bag"], plain.full_bag(raw)
    if bag != full:
        pairs = [(plain.stack_of(bag, stack), plain.stack_of(full, stack)) for stack in range(len(STACK_NAMES))]
        found["stacks"] = {
            name: {TILE_NAMES[kind]: count for kind, count in stack.items()}
            for name, (stack, usual) in zip(STACK_NAMES, pairs, strict=True)
            if stack != usual
        }
    if raw["unseen"] != plain.full_unseen(raw):
        found["unseen"] = _goods(raw["unseen"])
    return found


def _shields(more: dict[str, Any], place: int) -> list[str]:
    """The shields in a depot, or those that a player took."""
    return [SHIELD_WORDS[shield] for shield in range(SHIELDS) if more["shield_at"][shield] == place]


def _tiles(kinds: list[int]) -> list[str | None]:
    return [TILE_NAMES[kind] if kind else None for kind in kinds]


def _goods(counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(GOODS_NAMES, counts, strict=True) if count}


def _seat(raw: Raw, player: int) -> Parts:
    """What a player has; what partners share is told of the lower seat."""
    me, store = raw["players"][player], raw["storages"][player]
    found: Parts = {
        "storage": [TILE_NAMES[kind] for kind in store["tiles"][: store["count"]]],
        "points": {name: points for name, points in zip(CATEGORY_NAMES, me["points"], strict=False) if points},
    }
    if me["estate"] == player:
        found = {**_estate(raw, me, raw["estates"][player]), **found, **modules.seat_parts(raw, player)}
        if plain.in_teams(raw):
            shared = plain.team_storage(raw, player)
            found["shared"] = [TILE_NAMES[kind] for kind in shared["tiles"][: shared["count"]]]
    for more in raw["more"]:
        held = [shield for shield in range(SHIELDS) if more["shield_at"][shield] == IN_ESTATE + player]
        found["shields"] = {more["shield_space"][shield] + 1: SHIELD_WORDS[shield] for shield in held}
        if more["shield_named"] and Shield.COPYISTS - 1 in held:
            estates = [other["estate"] for other in raw["players"]]
            found["copies"] = estates.index(more["shield_named"] - 1)
    if not before_play(raw):
        if me["dice"] != [1, 1]:
            found["dice"] = me["dice"]
        if me["spent"] != plain.usual_spent(raw, player):
            found["spent"] = [die for die in (1, 2) if me["spent"][die - 1]]
    return found
    return found


def _estate(raw: Raw, me: dict[str, Any], home: dict[str, Any]) -> Parts:
    """What belongs to an estate."""
    return {
        **_place(raw, me, home),
        "goods": _goods(home["goods"]),
        "sold": _goods(home["sold"]),
        "silver": home["silver"],
        "workers": home["workers"],
        "bonus": {name: BONUS_SIZES[size - 1] for name, size in zip(COLOUR_NAMES, home["bonus"], strict=True) if size},
    }


def _place(raw: Raw, me: dict[str, Any], home: dict[str, Any]) -> Parts:
    """The estate, its castle and its tiles, or what is chosen for it so far."""
    found: Parts = {}
    layout = home["layout"]
    if plain.board_set(raw) != ORDINARY:
        found["estate_no"] = number_of(EDITIONS[raw["edition"]], layout)
    if me["board"] >= 0:
        if layout >= 0:
            found["estate_no"] = number_of(EDITIONS[raw["edition"]], layout)
        if board_of(raw["edition"], layout) != me["board"]:
            found["board"] = me["board"] + 1
    if me["sealed"]:
        known = me["sealed_hex"] >= 0
        found["sealed"] = {"side": me["sealed_side"] + 1, "space": me["sealed_hex"] + 1} if known else {}
    if any(home["tiles"]):
        if founding(raw) or home["castle"] != estate_in(home).start:
            found["castle"] = home["castle"] + 1
        tiles = enumerate(home["tiles"])
        found["estate"] = {space + 1: TILE_NAMES[kind] for space, kind in tiles if kind and space != home["castle"]}
    return found


def board_of(edition: int, layout: int) -> int:
    """The double-sided board that an estate is on, -1 if there is none."""
    sides = [[int(BOARD_SIDES[edition, board, side]) for side in range(2)] for board in range(BOARDS)]
    return next((board for board, pair in enumerate(sides) if layout >= 0 and layout in pair), -1)
