"""What a player has, and what an action changed."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from duchy.games.burgundy.components.tiles import GOODS_NAMES
from duchy.games.burgundy.state import Category

CATEGORIES = tuple(category.name.lower() for category in Category)


class Seat:
    """What a player has, in one place: the player's own, the estate's, and the storage (``storage``, ``stored``)."""

    _STORE = MappingProxyType({"storage": "tiles", "stored": "count"})

    def __init__(self, record: Any, player: int) -> None:
        me = record.players[player]
        parts = (record.storages[me.storage], record.estates[me.estate], me)
        object.__setattr__(self, "_parts", parts)
        team = int(record.more[0].team_storage[player]) if len(record.more) else 0
        object.__setattr__(self, "shared", [int(kind) for kind in record.storages[team].tiles if kind] if team else [])

    def _part(self, name: str) -> tuple[Any, str]:
        if name in self._STORE:
            return self._parts[0], self._STORE[name]
        return next(part for part in self._parts[1:] if name in part.dtype.names), name

    def __getattr__(self, name: str) -> Any:
        part, field = self._part(name)
        return getattr(part, field)

    def __setattr__(self, name: str, value: Any) -> None:
        part, field = self._part(name)
        setattr(part, field, value)


class Result:
    """What an action changed, for the player who took it or, with ``player=``, for another."""

    def __init__(self, before: Any, after: Any, player: int) -> None:
        self.before, self.after, self.player = before, after, player

    def changes(self, player: int | None = None) -> dict[str, int]:
        """Everything countable that is not as before: vp and its sources, silver, workers, goods, tiles."""
        player = self.player if player is None else player
        was, now = (_counted(Seat(record, player)) for record in (self.before, self.after))
        return {name: now[name] - was[name] for name in now if now[name] != was[name]}

    def gained(self, player: int | None = None, **expected: int) -> bool:
        """Whether the named things changed by exactly this much: ``gained(vp=7, silver=-2, red=1, stored=1)``."""
        changes = self.changes(player)
        known = _counted(Seat(self.after, 0))
        if unknown := expected.keys() - known:
            raise ValueError(f"nobody gains {', '.join(unknown)}; countable are {', '.join(known)}")
        return all(changes.get(name, 0) == value for name, value in expected.items())

    def gained_only(self, player: int | None = None, **expected: int) -> bool:
        """The same, and nothing else changed. Sources of points need not be named beside ``vp``."""
        others = self.changes(player).keys() - expected.keys() - {"goods"}
        if "vp" in expected:
            others -= set(CATEGORIES_COUNTED)
        elif expected.keys() & set(CATEGORIES_COUNTED):
            others -= {"vp"}
        return self.gained(player, **expected) and not others

    def __repr__(self) -> str:
        return f"<Result {self.changes()}>"


#: Points by source, under names that do not collide with the things themselves.
CATEGORIES_COUNTED = tuple(name if name in CATEGORIES[:6] else f"{name}_vp" for name in CATEGORIES)


def _counted(me: Any) -> dict[str, int]:
    counted = {"vp": int(me.points.sum()), "silver": int(me.silver), "workers": int(me.workers)}
    counted |= {name: int(points) for name, points in zip(CATEGORIES_COUNTED, me.points, strict=False)}
    counted |= {name: int(count) for name, count in zip(GOODS_NAMES, me.goods, strict=True)}
    counted |= {f"sold_{name}": int(count) for name, count in zip(GOODS_NAMES, me.sold, strict=True)}
    counted |= {"goods": int(me.goods.sum()), "stored": int(me.stored), "placed": int((me.tiles > 0).sum())}
    counted |= {"shared": len(me.shared), "space": int(me.space), "bonus_tiles": int((me.bonus > 0).sum())}
    return counted
