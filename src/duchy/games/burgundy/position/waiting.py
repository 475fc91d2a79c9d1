"""Whether a question can be open, or a step wait, in a position: the checks that ``questions.py`` declares."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duchy.games.burgundy.components.board import EXCHANGED, FULL_STORAGE, STORAGE, STORES, TEAM_STORAGE
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.tiles import Kind
from duchy.games.burgundy.modules.shields.held import IN_ESTATE
from duchy.games.burgundy.position import alone, modules
from duchy.games.burgundy.position import raw as plain
from duchy.games.burgundy.position.raw import Raw
from duchy.games.burgundy.questions import QUESTIONS, Effect
from duchy.games.burgundy.state import BY_RESET, BY_ROUTE

Frame = dict[str, int]


def fits(raw: Raw, player: int, frame: Frame) -> bool:
    """Whether what is declared about a frame holds for a player."""
    declared = QUESTIONS.kinds[frame["kind"]]
    played = not declared.module or raw["modules"] & declared.module
    return bool(played) and declared.fits is not None and CHECKS[declared.fits](raw, player, frame)


def limit(raw: Raw, player: int) -> int:
    """How many tiles the storage of a player holds."""
    if holds(raw, player, Shield.DEEP_CELLAR):
        return FULL_STORAGE // (2 if plain.in_teams(raw) else 1)
    return TEAM_STORAGE if plain.in_teams(raw) else STORAGE


def holds(raw: Raw, player: int, shield: Shield) -> bool:
    """Whether a shield lies in the estate of a player."""
    at = raw["more"][0]["shield_at"][shield - 1] if raw["more"] else 0
    return bool(at >= IN_ESTATE) and raw["players"][at - IN_ESTATE]["estate"] == raw["players"][player]["estate"]


def _home(raw: Raw, player: int) -> dict[str, Any]:
    found: dict[str, Any] = raw["estates"][raw["players"][player]["estate"]]
    return found


def _laid(raw: Raw, player: int) -> list[int]:
    """The tiles of an estate; the start castle asks nothing."""
    home = _home(raw, player)
    return [kind for space, kind in enumerate(home["tiles"]) if space != home["castle"]]


# --- tiles -----------------------------------------------------------------------------------------------------------


def tile_or_route(raw: Raw, player: int, frame: Frame) -> bool:
    """A tile that asks lies in the estate, or goods lie on a space of the trade route that asks."""
    asked = QUESTIONS[frame["kind"]]
    if asked.may_be_asked_by_route and frame["b"] == BY_ROUTE:
        return modules.rewarded(raw, player, asked.tiles[0])
    return any(tile in _laid(raw, player) for tile in asked.tiles)


def castle_or_reset(raw: Raw, player: int, frame: Frame) -> bool:
    """A castle lies there, a trade route asks, or a solo player has reached the target."""
    if frame["b"] == BY_RESET:
        return alone.alone(raw) and bool(raw["more"][0]["solo_resets"] > 0)
    return tile_or_route(raw, player, frame)


def goods_to_sell(raw: Raw, player: int, frame: Frame) -> bool:
    """A warehouse lies there, and there are goods."""
    return tile_or_route(raw, player, frame) and any(_home(raw, player)["goods"])


def goods_compete(raw: Raw, player: int, frame: Frame) -> bool:
    """More new colours of goods lie in the depots of a ship than stores are free, and some are."""
    home, wares, depot = _home(raw, player), raw["wares"], frame["a"]
    there = [
        count + (wares[(depot + 1) % len(wares)][goods] if frame["b"] else 0)
        for goods, count in enumerate(wares[depot])
    ]
    new = sum(count > 0 and not home["goods"][goods] for goods, count in enumerate(there))
    compete = 0 < STORES - sum(count > 0 for count in home["goods"]) < new
    return Kind.SHIP in _laid(raw, player) and compete


def geese_lie_there(raw: Raw, player: int, frame: Frame) -> bool:
    """The space that the question names has geese."""
    tiles = _home(raw, player)["tiles"]
    return 0 <= frame["a"] < len(tiles) and bool(tiles[frame["a"]] == Kind.GEESE)


# --- storages --------------------------------------------------------------------------------------------------------


def _counts(raw: Raw, player: int) -> list[int]:
    stores = [raw["storages"][player], *([plain.team_storage(raw, player)] if plain.in_teams(raw) else [])]
    return [store["count"] for store in stores]


def storage_full(raw: Raw, player: int, frame: Frame) -> bool:
    """A tile finds no room, or more lie there than a storage holds."""
    counts, most = _counts(raw, player), limit(raw, player)
    return min(counts) >= most if frame["a"] else max(counts) > most


def storages_have_room(raw: Raw, player: int, frame: Frame) -> bool:
    """A player with two storages has room in both."""
    counts = _counts(raw, player)
    return len(counts) > 1 and max(counts) < limit(raw, player)


# --- shields ---------------------------------------------------------------------------------------------------------


def holds_settlers(raw: Raw, player: int, frame: Frame) -> bool:
    """Shield 14 or 15 lies in the estate."""
    return holds(raw, player, Shield.HARVEST_CART) or holds(raw, player, Shield.NIGHT_MARKET)


def holds_shields(raw: Raw, player: int, frame: Frame) -> bool:
    """A shield lies in the estate."""
    return any(holds(raw, player, shield) for shield in Shield)


def may_name(raw: Raw, player: int, frame: Frame) -> bool:
    """Shield 6 lies in the estate, and no player is named yet."""
    return holds(raw, player, Shield.COPYISTS) and not raw["more"][0]["shield_named"]


# --- one player ------------------------------------------------------------------------------------------------------


def effects_wait(raw: Raw, player: int, frame: Frame) -> bool:
    """Effects of a tile that lies there."""
    tiles = _home(raw, player)["tiles"]
    tile = tiles[frame["b"]] if 0 <= frame["b"] < len(tiles) else 0
    return tile > 0 and 0 < frame["a"] < 1 << len(Effect)


def points_wait(raw: Raw, player: int, frame: Frame) -> bool:
    """Points that are still to be counted."""
    return frame["a"] > 0


def has_silver(raw: Raw, player: int, frame: Frame) -> bool:
    """Silver that points can be bought for."""
    return bool(_home(raw, player)["silver"] > 0)


def may_exchange(raw: Raw, player: int, frame: Frame) -> bool:
    """Enough goods, a ship that has brought some, and a tile to have for them."""
    home = _home(raw, player)
    return sum(home["goods"]) >= EXCHANGED and Kind.SHIP in home["tiles"] and any(raw["black"])


def goods_to_give(raw: Raw, player: int, frame: Frame) -> bool:
    """More goods than are to be given."""
    return bool(sum(_home(raw, player)["goods"]) > frame["a"] > 0)


def black_tile_lies(raw: Raw, player: int, frame: Frame) -> bool:
    """The black depot has a tile."""
    return any(raw["black"])


_NAMES = {declared.fits for declared in QUESTIONS.kinds.values() if declared.fits is not None}
CHECKS: dict[str, Callable[[Raw, int, Frame], bool]] = {name: globals()[name] for name in _NAMES}
"""The checks that declarations name; one that does not exist is an error here."""
