"""The parts of modules: what they hold where nothing is said, reading, filling, and what cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from duchy.engine.errors import PositionError
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.plans import estate_in
from duchy.games.burgundy.components.printings import EDITION, EDITIONS, Difference
from duchy.games.burgundy.components.routes import DEALT, MOST_SPACES, MOST_TILES, ROUTE_TILES, ROUTES, SPACES
from duchy.games.burgundy.components.tiles import GOODS, GOODS_NAMES, Kind
from duchy.games.burgundy.modules.border_posts import ALL_PAIRS
from duchy.games.burgundy.position import raw as plain
from duchy.games.burgundy.position.fault import WrongPosition
from duchy.games.burgundy.position.raw import Raw
from duchy.games.burgundy.position.shape import BONUS_SIZES

Parts = Mapping[str, Any]
PARTS_OF = {
    "inns": Module.INNS,
    "route": Module.TRADE_ROUTES,
    "laid": Module.TRADE_ROUTES,
    "post_award": Module.BORDER_POSTS,
    "emptied": Module.CLOSE_TO_CASTLE,
}
"""By part, the module that brings it."""
ORDERING_EDITION = next(edition for n, edition in enumerate(EDITIONS) if EDITION[n, Difference.ROUTE_ORDER])


def played(raw: Raw, module: Module) -> bool:
    """Whether a module is played with."""
    return bool(raw["modules"] & module)


# --- what is usual ---------------------------------------------------------------------------------------------------


def inns_come(raw: Raw) -> int:
    """How many inns have come so far: one with each phase."""
    return 0 if plain.before_play(raw) else int(raw["phase"]) + 1


def usual_inns(raw: Raw) -> int:
    """The inns beside the black depot if none has left the game."""
    return max(0, inns_come(raw) - plain.tiles_seen(raw)[Kind.INN])


def tiles_dealt(raw: Raw) -> int:
    """How many tiles a trade route has; partners lay theirs as one route (CB-TEAM-35)."""
    together = raw["seats"] // len(plain.estates(raw))
    return int(DEALT[raw["seats"]]) * together if played(raw, Module.TRADE_ROUTES) else 0


def usual_routes(raw: Raw, given: Mapping[int, list[int]]) -> list[list[int]]:
    """The tiles of every estate: those given, for the others the first ones of the box that no player has."""
    left = [tile for tile in range(1, ROUTE_TILES + 1) if not any(tile in tiles for tiles in given.values())]
    found = []
    for player in range(len(plain.estates(raw))):
        if player not in given:
            tiles, left = left[: tiles_dealt(raw)], left[tiles_dealt(raw) :]
        found.append(given.get(player) or tiles)
    return found


# --- reading ---------------------------------------------------------------------------------------------------------


def table_parts(raw: Raw) -> dict[str, Any]:
    """What is not as usual on the table."""
    if played(raw, Module.INNS) and raw["more"][0]["inns"] != usual_inns(raw):
        return {"inns": raw["more"][0]["inns"]}
    return {}


def seat_parts(raw: Raw, player: int) -> dict[str, Any]:
    """The trade route of a player, unless all have the usual ones, and the goods on it."""
    found: dict[str, Any] = {}
    if played(raw, Module.TRADE_ROUTES):
        count = len(plain.estates(raw))
        routes = [[tile for tile in tiles if tile] for tiles in raw["more"][0]["route_tiles"][:count]]
        if routes != usual_routes(raw, {}):
            found["route"] = routes[player]
        found["laid"] = [GOODS_NAMES[goods - 1] for goods in raw["more"][0]["route_goods"][player] if goods]
    if raw["more"] and (award := raw["more"][0]["post_award"][player]):
        found["post_award"] = BONUS_SIZES[award - 1]
    if played(raw, Module.CLOSE_TO_CASTLE):
        home = raw["estates"][player]
        regions = enumerate(estate_in(home).regions)
        empty = [n for n, region in regions if not all(home["tiles"][space] for space in region)]
        found["emptied"] = [n + 1 for n in empty if home["scored"] >> n & 1]
    return found


# --- filling ---------------------------------------------------------------------------------------------------------


def fill(raw: Raw, table: Parts, seats: Sequence[Parts]) -> None:
    """Write the parts of the modules into a record that has everything else."""
    for prefix, parts in [("", table), *((f"seat {player} ", parts) for player, parts in enumerate(seats))]:
        for name in parts:
            if name in PARTS_OF and not played(raw, PARTS_OF[name]):
                module = PARTS_OF[name].name.lower()
                raise WrongPosition(f"{prefix}{name}", "error-position-module", name=module)
    if not raw["more"]:
        return
    more = raw["more"][0]
    if played(raw, Module.INNS):
        more["inns"] = table.get("inns", usual_inns(raw))
    given = {player: list(parts["route"]) for player, parts in enumerate(seats) if "route" in parts}
    for player, (parts, tiles) in enumerate(zip(seats, usual_routes(raw, given), strict=False)):
        goods = [GOODS_NAMES.index(name) + 1 for name in parts.get("laid", [])]
        if "post_award" in parts:
            more["post_award"][player] = 1 + BONUS_SIZES.index(parts["post_award"])
        more["route_tiles"][player] = tiles + [0] * (MOST_TILES - len(tiles))
        more["route_goods"][player] = goods + [0] * (MOST_SPACES - len(goods))


# --- what cannot be --------------------------------------------------------------------------------------------------


def problems(raw: Raw) -> Iterator[PositionError]:
    """Inns and trade routes that cannot be."""
    if not raw["more"]:
        return
    yield from _inns(raw)
    yield from _awards(raw)
    used = Counter(tile for route in raw["more"][0]["route_tiles"] for tile in route if tile)
    for tile, count in used.items():
        if count > 1 or not 0 < tile <= ROUTE_TILES:
            yield WrongPosition("route", "error-position-route-twice", tile=str(tile))
    for player in range(len(plain.estates(raw))):
        yield from _route(raw, player)


def _awards(raw: Raw) -> Iterator[PositionError]:
    """The awards of the border posts, each once, for estates with all posts linked (CB-BORDER-11, CB-BORDER-12)."""
    awards, pairs = raw["more"][0]["post_award"], raw["more"][0]["post_pairs"]
    won = [(rank, pair) for rank, pair in zip(awards, pairs, strict=True) if rank]
    if sorted(rank for rank, _ in won) not in ([], [1], [1, 2]) or any(pair != ALL_PAIRS for _, pair in won):
        yield WrongPosition("post_award", "error-position-post-award")


def _inns(raw: Raw) -> Iterator[PositionError]:
    seen = plain.tiles_seen(raw)[Kind.INN] + raw["more"][0]["inns"]
    if played(raw, Module.INNS) and seen > inns_come(raw):
        yield WrongPosition("inns", "error-position-inns", count=seen, come=inns_come(raw))
    for player in range(raw["seats"]):
        home = raw["estates"][player]
        for region in estate_in(home).regions if home["layout"] >= 0 else ():
            if sum(home["tiles"][space] == Kind.INN for space in region) > 1:
                part, space = f"seat {player} estate", str(min(region) + 1)
                yield WrongPosition(part, "error-position-inn-region", space=space)


def _route(raw: Raw, player: int) -> Iterator[PositionError]:
    more, home = raw["more"][0], raw["estates"][player]
    tiles = [tile for tile in more["route_tiles"][player] if tile]
    if len(tiles) != tiles_dealt(raw):
        part = f"seat {player} route"
        yield WrongPosition(part, "error-position-route-tiles", tiles=tiles_dealt(raw), count=len(tiles))
    goods, most = more["route_goods"][player], len(tiles) * SPACES
    laid = [number for number in goods if number]
    if goods[: len(laid)] != laid or len(laid) > most or not all(0 < number <= GOODS for number in laid):
        yield WrongPosition(f"seat {player} laid", "error-position-route-gap", most=most)
    for number, name in enumerate(GOODS_NAMES):
        if laid.count(number + 1) > home["sold"][number]:
            yield WrongPosition(f"seat {player} laid", "error-position-route-sold", goods=name)


def rewarded(raw: Raw, player: int, bonus: Kind) -> bool:
    """Whether goods on a trade route lie on a space that has the effect of a tile."""
    if not played(raw, Module.TRADE_ROUTES):
        return False
    more, home = raw["more"][0], raw["players"][player]["estate"]
    tiles = [tile for tile in more["route_tiles"][home] if tile]
    spaces = [(tile - 1) * SPACES + space for tile in tiles for space in range(SPACES)]
    for space, goods in zip(spaces, more["route_goods"][home], strict=False):
        tile = ROUTES[space // SPACES]
        matches = goods - 1 == tile.goods[space % SPACES]
        if goods and matches and tile.bonuses[space % SPACES] == bonus:
            return True
    return False
