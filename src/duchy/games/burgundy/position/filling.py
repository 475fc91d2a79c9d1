"""From the parts of a position to a record. What is left out is derived from the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from duchy.engine.errors import PositionError
from duchy.engine.game import Game
from duchy.engine.records import argument
from duchy.engine.rule import rule
from duchy.games.burgundy.chapters.place import cover
from duchy.games.burgundy.components.board import DEPOTS, MAX_PLAYERS, PHASES, ROUNDS, SLOTS
from duchy.games.burgundy.components.layouts import (
    ESTATES,
    FULL_HEXES,
    region_count,
    region_of,
    region_size,
    region_spaces,
)
from duchy.games.burgundy.components.printings import BOARD_SETS, BOARD_SIDES, EDITIONS
from duchy.games.burgundy.components.routes import MOST_TILES
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.tiles import COLOURS, GOODS_COPIES, GOODS_NAMES, Kind
from duchy.games.burgundy.modules.border_posts import linked_pairs
from duchy.games.burgundy.modules.shields.copying import copy_monasteries
from duchy.games.burgundy.modules.shields.held import IN_ESTATE, has_shield
from duchy.games.burgundy.modules.shields.taking import open_all_spaces
from duchy.games.burgundy.options import ORDINARY
from duchy.games.burgundy.position import alone, modules
from duchy.games.burgundy.position import raw as plain
from duchy.games.burgundy.position.fault import WrongPosition
from duchy.games.burgundy.position.raw import Raw
from duchy.games.burgundy.position.reading import board_of
from duchy.games.burgundy.position.shape import (
    BONUS_SIZES,
    CATEGORY_NAMES,
    COLOUR_NAMES,
    OF_ESTATE,
    PHASE_NAMES,
    QUESTIONS,
    SHIELD_WORDS,
    STACK_NAMES,
    STEPS,
    TILE_KINDS,
    TILE_NAMES,
    WAITING,
)
from duchy.games.burgundy.state import BY_ROUTE, Decision, Step, estate_of, with_modules

Parts = Mapping[str, Any]
FOUND = "found"
ARRANGE = "arrange"
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
    elif _arranging(table):
        raw["agenda"][0]["kind"] = int(Decision.ARRANGE)
    _fill_track(raw, table)
    for player, parts in enumerate(seats):
        _fill_seat(raw, player, parts, founding)
    _fill_bonus_left(raw)
    alone.fill(raw, table)
    _fill_board(raw, table)
    _fill_shields(raw, table, seats)
    if founding:
        _fill_founding(raw, table)
    elif plain.before_play(raw):
        _fill_arranging(raw, table)
    else:
        _fill_turn(raw, table)
        _fill_questions(raw, table)
    for player, parts in enumerate(seats):
        _fill_dice(raw, player, parts)
    _fill_coming(raw, table)
    _fill_stacks(raw, table)
    modules.fill(raw, table, seats)
    raw["revelations"] = plain.revelations(raw)
    plain.closed(raw, array)
    derive(argument(array))
    return array


# --- the clock -------------------------------------------------------------------------------------------------------


def _fill_track(raw: Raw, table: Parts) -> None:
    """Pawns by the steps they have gone, those on top first."""
    seats = raw["seats"]
    track = table.get("track", {0: list(range(seats))})
    order = [player for at in sorted(track, reverse=True) for player in track[at]]
    if sorted(order) != list(range(seats)):
        raise WrongPosition("track", "error-position-pawns", last=str(seats - 1))
    for at, pawns in track.items():
        for player in pawns:
            raw["players"][player]["space"] = at
    raw["order"][:seats] = order


def _fill_founding(raw: Raw, table: Parts) -> None:
    """Who chooses a start castle now: the next player in order, or all whose choice is not sealed."""
    seats, players = raw["seats"], raw["players"]
    for part in ("over", "phase", "round", "turn", "turns", "bought", "white"):
        if part in table:
            raise WrongPosition(part, "error-position-founding")
    if not raw["expert"]:
        raise WrongPosition("asked", "error-position-founding-standard")
    if raw["secret"]:
        waiting = [player for player in range(seats) if not players[player]["sealed"]]
    else:
        choosing = raw["order"][: len(plain.estates(raw))]  # of teams, the first players
        founded = [any(raw["estates"][players[player]["estate"]]["tiles"]) for player in choosing]
        raw["turn"] = sum(founded)
        if founded != sorted(founded, reverse=True):
            raise WrongPosition("asked", "error-position-founding-order")
        waiting = choosing[raw["turn"] : raw["turn"] + 1]
    if not waiting:
        raise WrongPosition("asked", "error-position-founding-done")
    raw["agenda"][0]["who"] = sum(1 << player for player in waiting)
    raw["depth"] = 1


def _arranging(table: Parts) -> bool:
    """Whether trade routes are ordered before the game."""
    asked = table.get("asked", [])
    return len(asked) == 1 and asked[0].split()[0] == ARRANGE


def _fill_arranging(raw: Raw, table: Parts) -> None:
    """Who orders a trade route now, and how many of its tiles have their place."""
    for part in ("over", "phase", "round", "turns", "bought", "white"):
        if part in table:
            raise WrongPosition(part, "error-position-founding")
    order, frame = raw["order"][: raw["seats"]], _frame(table["asked"][0])
    player = table.get("turn", order[0])
    if player not in order:
        raise WrongPosition("turn", "error-no-player", player=str(player), last=str(raw["seats"] - 1))
    raw["turn"] = order.index(player)
    raw["agenda"][0] |= {**frame, "who": 1 << player}
    raw["depth"] = 1


def _fill_turn(raw: Raw, table: Parts) -> None:
    """Phase, round and turn; a game that is over has come to the end of all three."""
    seats = raw["seats"]
    turns = table.get("turns", raw["order"][:seats])
    if sorted(turns) != list(range(seats)):
        raise WrongPosition("turns", "error-position-pawns", last=str(seats - 1))
    raw["turns"][:seats] = turns
    raw["white"] = table.get("white", 1)
    raw["bought"] = int(table.get("bought", False))
    if raw["over"] and not alone.filled(raw):
        for part in ("phase", "round", "turn", "asked"):
            if part in table:
                raise WrongPosition(part, "error-position-over")
        raw["phase"], raw["round_no"], raw["turn"] = PHASES - 1, ROUNDS, seats
        return
    raw["phase"] = PHASE_NAMES.index(table.get("phase", PHASE_NAMES[0]))
    if _names_steps(table):
        for part in ("round", "turn"):
            if part in table:
                raise WrongPosition(part, "error-position-phase-end")
        raw["round_no"], raw["turn"] = ROUNDS, seats
        return
    raw["round_no"] = table.get("round", 1) - 1
    player = table.get("turn", turns[0])
    if player not in turns:
        raise WrongPosition("turn", "error-no-player", player=str(player), last=str(seats - 1))
    raw["turn"] = turns.index(player)


def _fill_questions(raw: Raw, table: Parts) -> None:
    """The turn, and what is asked on top of it."""
    if raw["over"]:
        return
    asked = [_frame(phrase) for phrase in table.get("asked", [])]
    if plain.phase_ends(raw):
        frames = asked
    else:
        who = 1 << raw["turns"][raw["turn"]]
        frames = [{**frame, "who": who} for frame in ({"kind": int(Decision.TURN), "a": 0, "b": 0}, *asked)]
    if len(frames) > len(raw["agenda"]):
        raise WrongPosition("asked", "error-position-asked-deep", most=len(raw["agenda"]) - 1)
    for place, frame in enumerate(frames):
        raw["agenda"][place] |= frame
    raw["depth"] = len(frames)


ABOUT: dict[Decision, tuple[str, ...]] = {
    Decision.DISCARD: ("tile",),
    Decision.STORE: ("tile",),
    Decision.KEEP: ("depot", "span"),
    Decision.GEESE: ("space",),
}
"""What follows the name of a question."""


def _frame(phrase: str) -> dict[str, int]:
    """A question on the agenda: ``"ship"``, ``"discard cow-3"``, ``"keep 3 1"``, ``"geese 12"`` or ``"arrange 2"``.

    ``"castle route"`` is the question of a trade route, ``"route red 2"`` goods that wait to be laid on one.
    At the end of a phase with the player who is asked, ``"tribute by 1"``, or a step that follows, ``"then-mines"``.
    """
    name, *words = phrase.replace("_", "-").split()
    who = 0
    if len(words) > 1 and words[-2] == "by":
        who = 1 << _number(words[-1], 0, MAX_PLAYERS - 1)
        words = words[:-2]
    if name == WAITING:
        return {**_waiting_goods(phrase, words), "who": who}
    if name in STEPS and name not in alone.STEPS:
        numbers = [_number(word, 0, INT8) for word in words]
        if len(numbers) != {Step.SETTLING: 2, Step.TRIBUTE: 1}.get(STEPS[name], 0):
            raise WrongPosition("asked", "error-position-phrase", value=repr(phrase))
        place, used = [*numbers, *(1, 0)[len(numbers) :]]
        return {"kind": int(STEPS[name]), "a": place - 1, "b": used, "who": who}
    return {**_asked(name, words, phrase), "who": who}


def _number(word: str, first: int, last: int) -> int:
    """A number in a phrase."""
    if not (word.isascii() and word.isdecimal() and first <= int(word) <= last):
        raise WrongPosition("asked", "error-not-between", value=repr(word), first=str(first), last=str(last))
    return int(word)


def _names_steps(table: Parts) -> bool:
    """Whether the questions are those of the end of a phase."""
    names = {phrase.replace("_", "-").split()[0] for phrase in table.get("asked", [])}
    return bool(names & (STEPS.keys() - alone.STEPS.keys()))


def _asked(name: str, words: list[str], phrase: str) -> dict[str, int]:
    """A question with what it is about."""
    asked = QUESTIONS.get(name)
    kind = int(alone.STEPS.get(name, asked or 0))
    if (found := alone.frame(kind, words, phrase)) is not None:
        return found
    if asked in (None, Decision.FOUND, Decision.TURN):
        known = ", ".join(name for name, kind in QUESTIONS.items() if kind not in (Decision.FOUND, Decision.TURN))
        raise WrongPosition("asked", "error-not-one-of", value=repr(name), choices=known)
    assert asked is not None
    if asked in (Decision.SETTLE, Decision.SHIP) and words:
        numbers = [_number(word, 0, 3) for word in words]
        if len(numbers) != (2 if asked == Decision.SETTLE else 1):
            raise WrongPosition("asked", "error-position-phrase", value=repr(phrase))
        return {"kind": int(asked), "a": numbers[0], "b": numbers[1] if len(numbers) > 1 else 0}
    if asked == Decision.DISCARD and not words:
        return {"kind": int(asked), "a": 0, "b": 0}
    if words == [WAITING]:
        return {"kind": int(asked), "a": 0, "b": BY_ROUTE}
    if asked == Decision.ARRANGE:
        if len(words) != 1 or words[0] not in map(str, range(MOST_TILES)):
            raise WrongPosition("asked", "error-position-phrase", value=repr(phrase))
        return {"kind": int(asked), "a": int(words[0]), "b": 0}
    about = ABOUT.get(asked, ())
    if len(words) != len(about):
        raise WrongPosition("asked", "error-position-phrase", value=repr(phrase))
    if about == ("tile",):
        if words[0] not in TILE_NAMES[1:]:
            raise WrongPosition("asked", "error-not-one-of", value=repr(words[0]), choices=", ".join(TILE_NAMES[1:]))
        return {"kind": int(asked), "a": int(TILE_KINDS[words[0]]), "b": 0}
    most = {"depot": DEPOTS, "span": 2, "space": FULL_HEXES}
    numbers = [_number(word, 1, most[what]) - 1 for what, word in zip(about, words, strict=True)]
    return {"kind": int(asked), **dict(zip("ab", [*numbers, 0, 0], strict=False))}


def _waiting_goods(phrase: str, words: list[str]) -> dict[str, int]:
    """Goods of a colour and how many of them."""
    if len(words) != 2 or words[0] not in GOODS_NAMES or words[1] not in map(str, range(1, GOODS_COPIES)):
        raise WrongPosition("asked", "error-position-phrase", value=repr(phrase))
    return {"kind": int(Step.ROUTE), "a": GOODS_NAMES.index(words[0]), "b": int(words[1])}


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
            _check_space(raw["estates"][raw["players"][player]["estate"]]["layout"], space, f"seat {player} shields")
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
    castle = _castle(home["layout"], parts, founding, seat)
    if castle is None:
        if "estate" in parts:
            raise WrongPosition(f"{seat} estate", "error-position-not-founded")
        return
    home["castle"] = castle
    home["tiles"][castle] = int(Kind.CASTLE)
    for space, tile in parts.get("estate", {}).items():
        _check_space(home["layout"], space, f"{seat} estate")
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


def _castle(layout: int, parts: Parts, founding: bool, seat: str) -> int | None:
    """The space of the start castle; None if it is not chosen yet."""
    space = parts.get("castle")
    if layout < 0:
        if space is not None or not founding:
            raise WrongPosition(f"{seat} estate_no", "error-position-estate-missing")
        return None
    if space is None:
        if founding:
            return None
        if ESTATES[layout].start < 0:
            raise WrongPosition(f"{seat} castle", "error-position-castle-missing")
        return ESTATES[layout].start
    _check_space(layout, space, f"{seat} castle")
    return int(space) - 1


def _check_space(layout: int, space: int, part: str) -> None:
    if space > len(ESTATES[layout]):
        raise WrongPosition(part, "error-not-between", value=str(space), first="1", last=str(len(ESTATES[layout])))


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


# --- what the rules remember of the tiles ----------------------------------------------------------------------------


DERIVED_FIELDS = ("covered", "border", "scored", "monasteries", "cities")


@rule
def derive(states):
    """Make up what a record keeps for speed from the tiles that lie in the estates, as the rules do."""
    s = states[0]
    for e in range(s.seats):
        home = s.estates[e]
        for space in range(len(home.tiles)):
            if home.tiles[space]:
                cover(home, space, home.tiles[space])
        if home.layout >= 0:
            home.scored |= full_regions(home)
            if with_modules(s):
                s.more[0].post_pairs[e] = linked_pairs(home)
    if with_modules(s):
        derive_from_shields(s)


@rule
def derive_from_shields(s):
    """The monasteries that shield 6 copies, and the spaces that shield 18 opens."""
    copy_monasteries(s)
    for p in range(s.seats):
        if has_shield(s, p, Shield.BOLD_SETTLERS):
            open_all_spaces(estate_of(s, p))


@rule
def full_regions(home):
    """The regions without an empty space; one that is nothing but the start castle never scores."""
    full = 0
    for region in range(region_count(home.layout)):
        empty = 0
        for word in range(len(home.covered)):
            empty |= region_spaces(home.layout, region, word) & ~home.covered[word]
        alone = region_size(home.layout, region) == 1 and region_of(home.layout, home.castle) == region
        if not empty and not alone:
            full |= 1 << region
    return full
