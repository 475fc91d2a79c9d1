"""Positions that cannot be, with the reason.

A position is refused if its pieces do not exist, if they lie where they may not, or if the rules could not go on from
it. Whether a game can lead to it is not asked, as in other notations: a puzzle may put any tiles into a depot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from duchy.engine.errors import PositionError
from duchy.engine.game.game import State
from duchy.engine.kernels.records import argument
from duchy.engine.play.agenda import DEPTH, FIRST_STEP
from duchy.engine.values.parts import out_of_range
from duchy.games.burgundy.components.board import (
    FULL_STORAGE,
    ORDER_SPACES,
    PHASES,
    ROUNDS,
    STORES,
    TEAM_STORAGE,
)
from duchy.games.burgundy.components.layouts import ESTATES, FIRST_OWN, spaces_of
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.plans import estate_in
from duchy.games.burgundy.components.printings import (
    BOARD_COUNT,
    BOARD_SIDES,
    EDITION,
    EDITIONS,
    Difference,
    number_of,
)
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.tiles import BUILDING, COLOUR, GOODS, GOODS_COPIES, GOODS_NAMES, Colour, Kind
from duchy.games.burgundy.modules.shields.held import IN_ESTATE
from duchy.games.burgundy.position import alone, modules
from duchy.games.burgundy.position import raw as plain
from duchy.games.burgundy.position.derived import DERIVED_FIELDS, derive
from duchy.games.burgundy.position.fault import WrongPosition
from duchy.games.burgundy.position.raw import Raw, before_play, founding, phase_ends
from duchy.games.burgundy.position.reading import questions
from duchy.games.burgundy.position.shape import BONUS_SIZES, COLOUR_NAMES, SHIELD_WORDS, STACK_NAMES, TILE_NAMES
from duchy.games.burgundy.position.waiting import fits, limit
from duchy.games.burgundy.questions import QUESTIONS, Decision, Step
from duchy.games.burgundy.referee.invariants import LEDGER, VIOLATIONS, check_standing

Faults = Iterator[PositionError]
INT16 = 32_768  # what a field of the record holds is below this


def problems(state: State) -> list[PositionError]:
    """What is wrong with a position, the most telling first."""
    raw = plain.opened(state.array)
    found = list(_out_of_range(raw))
    if found:  # what follows reads tables by these values
        return found
    for player in range(raw["seats"]):
        if raw["players"][player]["estate"] == player:
            found += _estate(raw, player)
        found += _stores(raw, player)
    found += modules.problems(raw)
    found += [*_shields(raw), *_boards(raw), *_dealt(state, raw), *_tiles(raw), *_goods(raw), *_bonus(raw)]
    found += [*_track(raw), *_clock(raw), *_questions(raw), *alone.problems(raw)]
    return found or [*_derived(state), *_answers(state), *_invariants(state)]


def _out_of_range(raw: Raw) -> Faults:
    """Values that no field can have."""
    kinds, seats = range(len(Kind)), raw["seats"]
    limits: dict[str, tuple[list[int], range]] = {
        "phase": ([raw["phase"]], range(PHASES)),
        "round": ([raw["round_no"]], range(ROUNDS + 1)),
        "turn": ([raw["turn"]], range(raw["seats"] + 1)),
        "asked": ([raw["depth"]], range(DEPTH + 1)),
        "track": (raw["order"], range(raw["seats"])),
        "turns": (raw["turns"], range(raw["seats"])),
        "depots": ([kind for depot in raw["depots"] for kind in depot], kinds),
        "black": (raw["black"], kinds),
        "wares": ([count for counts in raw["wares"] for count in counts], range(GOODS_COPIES + 1)),
        "coming": (raw["round_goods"], range(-1, GOODS)),
        "unseen": (raw["unseen"], range(GOODS_COPIES + 1)),
    }
    for more in raw["more"]:
        limits |= {
            "shields": (more["shield_at"], range(IN_ESTATE + raw["seats"])),
            "shields spaces": (more["shield_space"], range(len(raw["estates"][0]["tiles"]))),
            "copies": ([more["shield_named"]], range(raw["seats"] + 1)),
            "die_set": ([more["shield_die"]], range(2)),
        }
    for player in range(raw["seats"]):
        me, store = raw["players"][player], raw["storages"][player]
        home = raw["estates"][player]  # of a partner, one that is not in play
        layout = home["layout"]
        own = bool(home["plan_colours"]) and layout == FIRST_OWN + player
        known = own or 0 <= layout < len(ESTATES)
        limits |= {
            f"seat {player} estate_no": ([0 if own else layout], range(-1, len(ESTATES))),
            f"seat {player} board": ([me["board"]], range(-1, 8)),
            f"seat {player} castle": ([home["castle"]], range(len(estate_in(home)) if known else 1)),
            f"seat {player} estate": (home["tiles"], kinds),
            f"seat {player} storage": ([store["count"]], range(_most_stored(raw, player) + 1)),
            f"seat {player} storage tiles": (store["tiles"], kinds),
            f"seat {player} goods": (home["goods"] + home["sold"], range(GOODS_COPIES + 1)),
            f"seat {player} silver": ([home["silver"]], range(INT16)),
            f"seat {player} workers": ([home["workers"]], range(INT16)),
            f"seat {player} dice": (me["dice"], range(7)),
            f"seat {player} spent": (me["spent"], range(2)),
            f"seat {player} points": (me["points"], range(-INT16, INT16)),
            f"seat {player} bonus": (home["bonus"], range(len(BONUS_SIZES) + 1)),
            f"seat {player} track": ([me["space"]], range(ORDER_SPACES)),
            f"seat {player} sealed": ([me["sealed"]], range(2)),
            f"seat {player} owner": ([me["storage"]], range(player, player + 1)),
            f"seat {player} estate owner": ([me["estate"]], _owned(raw, player)),
        }
        if raw["modules"] & Module.TEAM:
            team = raw["more"][0]["team_storage"][player]
            shared: dict[str, Any] = raw["storages"][team] if team < len(raw["storages"]) else {"count": 0, "tiles": []}
            limits |= {
                f"seat {player} shared owner": ([team], range(seats + player % 2, seats + player % 2 + 1)),
                f"seat {player} shared": ([shared["count"]], range(FULL_STORAGE + 1)),
                f"seat {player} shared tiles": (shared["tiles"], kinds),
            }
    yield from out_of_range(limits)


def _owned(raw: Raw, player: int) -> range:
    """The only estate that a player can build: an own one, or that of the team (CB-TEAM-04)."""
    estate = player % 2 if raw["modules"] & Module.TEAM else player
    return range(estate, estate + 1)


# --- seats -----------------------------------------------------------------------------------------------------------


def _estate(raw: Raw, player: int) -> Faults:
    """Tiles lie on their colour, and a city has each building once."""
    home, part = raw["estates"][player], f"seat {player} estate"
    if home["layout"] < 0 or not any(home["tiles"]):
        return
    plan = estate_in(home)
    laid = {space: kind for space, kind in enumerate(home["tiles"]) if kind}
    for space, kind in laid.items():
        if space >= len(plan):
            yield WrongPosition(part, "error-not-between", value=str(space + 1), first="1", last=str(len(plan)))
        elif plan.colours[space] != COLOUR[kind] and kind not in (Kind.INN, Kind.BLACK_TILE):
            colour = COLOUR_NAMES[plan.colours[space]]
            yield WrongPosition(
                part, "error-position-colour", tile=TILE_NAMES[kind], space=str(space + 1), colour=colour
            )
    if home["tiles"][home["castle"]] != Kind.CASTLE:
        yield WrongPosition(f"seat {player} castle", "error-position-castle-space", space=str(home["castle"] + 1))
    elif not raw["expert"] and home["castle"] != plan.start:
        yield WrongPosition(f"seat {player} castle", "error-position-castle-standard", space=str(plan.start + 1))
    if Kind.MONASTERY_1 not in laid.values() and not _could_copy(raw, Kind.MONASTERY_1):
        for region in plan.regions:
            buildings = Counter(laid[space] for space in region if space in laid and BUILDING[laid[space]] >= 0)
            for kind, count in buildings.items():
                if count > 1:
                    yield WrongPosition(part, "error-position-city", tile=TILE_NAMES[kind], space=str(min(region) + 1))


def _stores(raw: Raw, player: int) -> Faults:
    me = raw["players"][player]
    colours = sum(count > 0 for count in raw["estates"][player]["goods"])
    if colours > STORES and not alone.alone(raw):
        yield WrongPosition(f"seat {player} goods", "error-position-stores", count=colours, most=STORES)
    yield from _storage(raw, raw["storages"][player], f"seat {player} storage")
    if plain.in_teams(raw) and me["estate"] == player:
        yield from _storage(raw, plain.team_storage(raw, player), f"seat {player} shared")
    if not before_play(raw) and 0 in me["dice"]:
        yield WrongPosition(f"seat {player} dice", "error-not-between", value="0", first="1", last="6")


def _storage(raw: Raw, store: dict[str, Any], part: str) -> Faults:
    if any(bool(kind) != (slot < store["count"]) for slot, kind in enumerate(store["tiles"])):
        yield WrongPosition(part, "error-position-storage")
    if plain.in_teams(raw) and not raw["modules"] & Module.SHIELDS and store["count"] > TEAM_STORAGE:
        yield WrongPosition(part, "error-position-storage-full", count=store["count"], most=TEAM_STORAGE)


def _boards(raw: Raw) -> Faults:
    """Every dealt board once, and a sealed choice that the board offers."""
    boards = [raw["players"][player]["board"] for player in range(raw["seats"])]
    there = BOARD_COUNT[raw["edition"]] + raw["championship"]
    for player, board in enumerate(boards):
        if board >= there or (board >= 0 and boards.index(board) < player):
            yield WrongPosition(f"seat {player} board", "error-position-board-twice", board=str(board + 1))
        me = raw["players"][player]
        if me["sealed"] and me["sealed_hex"] >= 0:
            offered = board >= 0
            side = me["sealed_side"]
            if side not in ((0, 1) if offered else (0,)):
                yield WrongPosition(f"seat {player} sealed", "error-position-sealed-side", side=str(side + 1))
                continue
            sides, home = BOARD_SIDES[raw["edition"], board], raw["estates"][player]
            estate = ESTATES[sides[side]] if offered else estate_in(home)
            if me["sealed_hex"] not in spaces_of(estate, Colour.CASTLE):
                part, space = f"seat {player} sealed", str(me["sealed_hex"] + 1)
                yield WrongPosition(part, "error-position-castle-space", space=space)


def _dealt(state: State, raw: Raw) -> Faults:
    """Of a set with one-sided boards, every dealt estate once."""
    options: Any = state.game.options
    layouts = [home["layout"] for home in raw["estates"][: raw["seats"]]]
    for player, layout in enumerate(layouts):
        if options.deals and options.board_set and layout in layouts[:player]:
            number = number_of(EDITIONS[raw["edition"]], layout)
            yield WrongPosition(f"seat {player} estate_no", "error-position-estate-twice", estate=number)


def _bonus(raw: Raw) -> Faults:
    homes = plain.estates(raw)
    for colour, name in enumerate(COLOUR_NAMES):
        owned = sorted(home["bonus"][colour] for home in homes if home["bonus"][colour])
        left = 0 if alone.alone(raw) else 2 - len(owned)
        if owned not in ([], [1], [1, 2]) or raw["bonus_left"][colour] != left:
            yield WrongPosition("bonus", "error-position-bonus", colour=name)


# --- shields ---------------------------------------------------------------------------------------------------------


def _most_stored(raw: Raw, player: int) -> int:
    """How many tiles lie there at most: more than that while those too many are discarded, and see ``_storage``."""
    frames = raw["agenda"][: raw["depth"]]
    excess = any(frame["kind"] == Decision.DISCARD and not frame["a"] for frame in frames)
    return FULL_STORAGE if excess or plain.in_teams(raw) else limit(raw, player)


def _could_copy(raw: Raw, kind: Kind) -> bool:
    """Whether a monastery of another estate can have worked for a player by shield 6, which may be lost since."""
    laid = any(kind in home["tiles"] for home in plain.estates(raw))
    return laid and modules.played(raw, Module.SHIELDS)


def _shields(raw: Raw) -> Faults:
    """Shields lie in depots, or one on a castle, and what they allow is done by their owners."""
    for more in raw["more"]:
        if any(more["shield_at"]) and not raw["modules"] & Module.SHIELDS:
            yield WrongPosition("shields", "error-position-shields-module")
        taken: set[tuple[int, int]] = set()
        for shield, at in enumerate(more["shield_at"]):
            if at < IN_ESTATE:
                continue
            home, space = raw["players"][at - IN_ESTATE]["estate"], more["shield_space"][shield]
            part, name = f"seat {at - IN_ESTATE} shields", SHIELD_WORDS[shield]
            if raw["estates"][home]["tiles"][space] != Kind.CASTLE:
                yield WrongPosition(part, "error-position-shield-castle", shield=name, space=str(space + 1))
            if (home, space) in taken:
                yield WrongPosition(part, "error-position-shield-space", space=str(space + 1))
            taken.add((home, space))
        owner = more["shield_at"][Shield.COPYISTS - 1] - IN_ESTATE
        if more["shield_named"] and (owner < 0 or raw["players"][owner]["estate"] == more["shield_named"] - 1):
            yield WrongPosition("copies", "error-position-shield-named")


def _phase_end(raw: Raw, frames: list[dict[str, int]]) -> Faults:
    """At the end of a phase the next one and the mines wait, then shields, and a player is asked on top."""
    kinds = [frame["kind"] for frame in frames]
    begins = kinds[:2] == [Step.NEXT_PHASE, Step.MINES]
    rest = [kind for kind in kinds[2:] if kind >= FIRST_STEP]
    known = all(kind in (Step.NAMING, Step.TRIBUTE, Step.SETTLING) for kind in rest)
    if not begins or not known or kinds[-1] not in QUESTIONS.questions:
        yield WrongPosition("asked", "error-position-asked")
        return
    player = frames[-1]["who"].bit_length() - 1
    if not 0 <= player < raw["seats"]:
        yield WrongPosition("asked", "error-position-asked")
    elif not fits(raw, player, frames[-1]):
        yield WrongPosition("asked", "error-position-asked-misfit", question=questions(raw)[-1])


# --- the table -------------------------------------------------------------------------------------------------------


def _tiles(raw: Raw) -> Faults:
    """No more tiles of a kind than the box holds, and stacks of the right size."""
    seen = plain.tiles_seen(raw)
    if modules.played(raw, Module.INNS):
        del seen[Kind.INN]  # see position/modules.py
    copies = plain.copies(raw)
    there: Counter[int] = Counter()
    if alone.alone(raw):
        del seen[Kind.BLACK_TILE]  # other tiles, turned over
    many: set[int] = set()
    for (_, kind), pile in plain.PILE_OF.items():
        seen[kind] += raw["bag"][pile]
        there[kind] += copies[pile]
        if not 0 <= raw["bag"][pile] <= copies[pile]:
            many.add(kind)
    for kind in sorted(many | {kind for kind, count in seen.items() if count > there[kind]}):
        yield WrongPosition(None, "error-position-tiles-many", tile=TILE_NAMES[kind])
    for name, found, count in zip(STACK_NAMES, raw["stacks"], plain.stack_counts(raw["bag"]), strict=True):
        if found != count:
            yield WrongPosition("stacks", "error-position-stack-count", stack=name)


def _goods(raw: Raw) -> Faults:
    for name, seen, unseen in zip(GOODS_NAMES, plain.goods_seen(raw), raw["unseen"], strict=True):
        if seen + unseen > GOODS_COPIES:
            yield WrongPosition(None, "error-position-goods-many", goods=name)
    rounds = plain.rounds_left(raw)
    if [goods >= 0 for goods in raw["round_goods"]] != [False] * (ROUNDS - rounds) + [True] * rounds:
        count = sum(goods >= 0 for goods in raw["round_goods"])
        yield WrongPosition("coming", "error-position-coming", count=count, rounds=rounds)


def _track(raw: Raw) -> Faults:
    """Every pawn once, those further on first, and the owner of the bridge on top (CB-X27-01)."""
    seats = raw["seats"]
    order = raw["order"][:seats]
    if sorted(order) != list(range(seats)):
        yield WrongPosition("track", "error-position-pawns", last=str(seats - 1))
        return
    spaces = [raw["players"][player]["space"] for player in order]
    if spaces != sorted(spaces, reverse=True):
        yield WrongPosition("track", "error-position-track-order")
    if raw["modules"] & Module.SHIELDS:
        return  # the effect of the bridge can come and go (CB-X27-05, CB-X27-06)
    for i in range(1, seats):
        above, below = (raw["estates"][raw["players"][order[place]]["estate"]]["tiles"] for place in (i - 1, i))
        if spaces[i] == spaces[i - 1] and Kind.MONASTERY_27 in below and Kind.MONASTERY_27 not in above:
            yield WrongPosition("track", "error-position-bridge", player=str(order[i]))


def _clock(raw: Raw) -> Faults:
    seats = raw["seats"]
    if before_play(raw):
        return
    if sorted(raw["turns"][:seats]) != list(range(seats)):
        yield WrongPosition("turns", "error-position-pawns", last=str(seats - 1))
    if not 1 <= raw["white"] <= 6:
        yield WrongPosition("white", "error-not-between", value=str(raw["white"]), first="1", last="6")
    if not raw["over"] and (raw["turn"] == seats) != phase_ends(raw):
        yield WrongPosition("turn", "error-no-player", player=str(raw["turn"]), last=str(seats - 1))


def _questions(raw: Raw) -> Faults:
    """What is asked belongs to the player on turn and fits what lies on the table."""
    frames = raw["agenda"][: raw["depth"]]
    if phase_ends(raw) and not raw["over"]:
        yield from _phase_end(raw, frames)
        return
    known = {*QUESTIONS.questions, Step.ROUTE, *(kind for kind, step in QUESTIONS.steps.items() if step.fits)}
    if any(frame["kind"] not in known for frame in frames) or bool(frames) == bool(raw["over"]):
        yield WrongPosition("asked", "error-position-asked")
        return
    if founding(raw) or raw["over"]:
        return
    if before_play(raw):
        yield from _ordering(raw)
        return
    if frames[0]["kind"] != Decision.TURN or any(frame["who"] != frames[0]["who"] for frame in frames):
        yield WrongPosition("asked", "error-position-asked")
        return
    inner = [frame for frame in frames[1:] if frame["kind"] != Step.ROUTE]
    deep = len(inner) > 2 or (len(inner) == 2 and inner[1]["kind"] not in (Decision.DISCARD, Decision.STORE))
    if deep and not alone.alone(raw):
        yield WrongPosition("asked", "error-position-asked-deep", most=2)
        return
    if raw["turn"] == raw["seats"] or frames[0]["who"] != 1 << raw["turns"][raw["turn"]]:
        return  # see _clock, and the invariants
    player = raw["turns"][raw["turn"]]
    for frame, name in zip(frames[1:], questions(raw), strict=True):
        if frame["kind"] != Step.ROUTE and not fits(raw, player, frame):
            yield WrongPosition("asked", "error-position-asked-misfit", question=name)


def _ordering(raw: Raw) -> Faults:
    """Trade routes are ordered where the edition says so, and the last tile falls into place by itself."""
    ordered = EDITION[raw["edition"], Difference.ROUTE_ORDER] and modules.tiles_dealt(raw)
    if not ordered or not 0 <= raw["agenda"][0]["a"] < modules.tiles_dealt(raw) - 1:
        yield WrongPosition("asked", "error-position-route-order", edition=modules.ORDERING_EDITION)


# --- the rules and the invariants ------------------------------------------------------------------------------------


def _derived(state: State) -> Faults:
    """What the record keeps about the tiles of an estate is what they say."""
    array = state.array.copy()
    for name in DERIVED_FIELDS:
        if name != "scored" or not array["modules"][0] & Module.CLOSE_TO_CASTLE:  # there, regions can lose a castle
            array["estates"][name] = 0
    derive(argument(array))
    for player in range(state.game.players):
        for name in DERIVED_FIELDS:
            if (array["estates"][name][0, player] != state.array["estates"][name][0, player]).any():
                yield WrongPosition(f"seat {player} estate", "error-position-derived", name=name)
    if (array["more"] != state.array["more"]).any():
        yield WrongPosition("estate", "error-position-derived", name="post_pairs")


def _answers(state: State) -> Faults:
    """Every player who is asked can answer."""
    for player in state.deciders:
        if not state.legal_actions(player):
            yield WrongPosition("asked", "error-position-no-answer", question=str(state.decision), player=str(player))


def _invariants(state: State) -> Faults:
    """What the checks of the fuzzer say about any position."""
    code = int(check_standing(argument(state.array.copy()), argument(np.zeros(1, LEDGER))))
    if code:
        yield WrongPosition(None, "error-position-invariant", name=VIOLATIONS[code])
