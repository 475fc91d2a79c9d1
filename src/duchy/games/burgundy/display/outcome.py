"""An action as it is taken in a position: what it is about, what it costs, what it brings.

Buttons, previews and the log all read it here, so that they never disagree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np

from duchy.engine.game import Game, State
from duchy.engine.records import argument
from duchy.engine.template import bind
from duchy.games.burgundy.actions import PRICE
from duchy.games.burgundy.chapters.monasteries import Monastery
from duchy.games.burgundy.components.board import BONUS_VP
from duchy.games.burgundy.components.layouts import ESTATES
from duchy.games.burgundy.components.printings import BOARD_SIDES
from duchy.games.burgundy.components.routes import ROUTES, SPACES
from duchy.games.burgundy.components.shields import SHIELD_NAMES, TRIBUTE, Shield
from duchy.games.burgundy.components.tiles import COPIED, SPECIES_NAMES, Kind
from duchy.games.burgundy.display.herds import Pastures
from duchy.games.burgundy.display.names import (
    BONUS_NAMES,
    CATEGORY_NAMES,
    COLOUR_NAMES,
    estate_name,
    named_goods,
    shields_of,
    slots_of,
    team_storage,
    tile_name,
)
from duchy.games.burgundy.display.shapes import Bonus, Cost, Gain, Herd
from duchy.games.burgundy.modules.close_to_castle import RETURN_PRICE
from duchy.games.burgundy.modules.extra_tiles import WORKERS_PRICE
from duchy.games.burgundy.modules.solo.order import Effect
from duchy.games.burgundy.rules import DECISIONS
from duchy.games.burgundy.state import Decision

EFFECT_NAMES = tuple(effect.name.lower() for effect in Effect)
Records = np.ndarray[Any, Any]
PLACEMENTS = ("place", "place_free", "settle", "settle_black", "award")


REWARD_GAINS: Mapping[str, Gain] = {
    "watchtower": {"vp": {"watchtowers": 4}},
    "bank": {"silver": 2},
    "boarding_house": {"workers": 4},
}
"""What bonuses of a trade route bring at once; all others are something to do."""


def without(gain: Gain, rewards: Sequence[str]) -> Gain:
    """A gain without what bonuses of the trade route have brought."""
    left = cast(Gain, {**gain, "vp": dict(gain.get("vp", {}))})
    for reward in rewards:
        brought = REWARD_GAINS.get(reward, {})
        left["silver"] = left.get("silver", 0) - brought.get("silver", 0)
        left["workers"] = left.get("workers", 0) - brought.get("workers", 0)
        for category, vp in brought.get("vp", {}).items():
            left["vp"][category] = left["vp"].get(category, 0) - vp
    left["vp"] = {category: vp for category, vp in left["vp"].items() if vp}
    return cast(Gain, {name: value for name, value in left.items() if value})


@dataclass(frozen=True)
class Outcome:
    """An action with everything that its words, its price and its preview mention. None: it has no such thing."""

    action: int
    kind: str
    arguments: Mapping[str, int]
    tile: str | None  # taken, placed, bought, discarded, put away or copied
    species: str | None  # the animals that geese score with
    value: int | None  # what the die is used as
    number: int | None  # printed on the space
    count: int | None  # goods sold, workers taken or bought
    estate: str | None
    effect: str | None  # the effect of a placement that a solo player chooses
    shield: str | None  # taken or given up
    replaced: str | None  # the shield that leaves the game for it
    other: int | None  # the player whose monasteries are copied
    route: str | None  # the tile of a trade route that comes next
    rewards: tuple[str, ...]  # bonuses of the trade route, in order
    turned: int  # workers that turn the die
    cost: Cost
    gain: Gain
    then: str | None  # what the player is asked next, inside the turn
    reveals: bool


def preview(state: State, player: int, actions: Sequence[int]) -> list[Outcome]:
    """What each of a player's legal actions would do now.

    Each is applied to a copy whose gaps and whose generator are made up: neither touches anything that a player gains,
    and nothing else of the copies is reported.
    """
    copies = np.repeat(state.determinize(np.random.default_rng(0)).array, len(actions))
    kernels(state.game).apply_each(argument(copies), player, argument(np.array(actions, np.int16)))
    return _outcomes(state, player, actions, copies)


def kernels(game: Game) -> Any:
    """The kernels that try actions."""
    return bind("duchy.games.burgundy.display.preview", game.contract)


def taken(before: State, player: int, action: int, after: State) -> Outcome:
    """What an action has done."""
    return _outcomes(before, player, [action], after.array)[0]


def _outcomes(before: State, player: int, actions: Sequence[int], after: Records) -> list[Outcome]:
    turned = np.zeros(len(actions), np.int16)
    before_it = _Before(before, player)
    numbers = argument(np.array(actions, np.int16))
    kernels(before.game).count_workers(before.kernel_array, player, numbers, argument(turned))
    changes = _changes(before.array, player, after)
    return [
        before_it.outcome(action, workers, change)
        for action, workers, change in zip(actions, turned.tolist(), changes, strict=True)
    ]


@dataclass(frozen=True)
class _Change:
    """The difference that an action makes to its player."""

    points: list[int]
    goods: list[int]
    bonus: list[int]
    silver: int
    workers: int
    stored: int
    steps: int
    laid: list[int]  # goods on the trade route afterwards, by space
    posts: tuple[int, int]  # how many border posts are linked, 0 if that is not new, and the rank of an award
    then: str | None
    reveals: bool


def _changes(before: Records, player: int, after: Records) -> list[_Change]:
    """All differences at once: one subtraction for each field, not for each action."""
    home, store = (int(before["players"][0, player][name]) for name in ("estate", "storage"))
    parts = {"players": player, "estates": home}
    fields = {"players": ("points", "space"), "estates": ("goods", "bonus", "silver", "workers")}
    change = {
        field: (after[part][:, parts[part]][field] - before[part][:, parts[part]][field]).tolist()
        for part, names in fields.items()
        for field in names
    }
    stores = [store, *filter(None, [team_storage(before, player)])]
    stored = after["storages"]["count"][:, stores] - before["storages"]["count"][:, stores]
    change["count"] = stored.sum(axis=1).tolist()
    reveals = (after["revelations"] != before["revelations"]).tolist()
    then = [None if r else asked for r, asked in zip(reveals, _asked(player, after), strict=True)]
    laid = after["more"]["route_goods"][:, :, home].reshape(len(after), -1).tolist()
    names = ("points", "goods", "bonus", "silver", "workers", "count", "space")
    changes = [change[name] for name in names]
    posts = _posts(before, home, after)
    return [_Change(*values) for values in zip(*changes, laid, posts, then, reveals, strict=True)]


def _posts(before: Records, home: int, after: Records) -> list[tuple[int, int]]:
    """Border posts that an action linked, and the rank of the award for all three (chapter 17)."""
    if before["more"].size == 0:
        return [(0, 0)] * len(after)
    pairs, awards = (after["more"][name][:, 0, home].tolist() for name in ("post_pairs", "post_award"))
    was, had = (before["more"][name][0, 0, home].item() for name in ("post_pairs", "post_award"))
    linked = [1 + min(now.bit_count(), 2) if now != was else 0 for now in pairs]
    return [(posts, award - had) for posts, award in zip(linked, awards, strict=True)]


def _asked(player: int, after: Records) -> Iterator[str | None]:
    """What the player has to decide next inside the turn."""
    kinds, whos = after["agenda"]["kind"].tolist(), after["agenda"]["who"].tolist()
    for depth, kind, who in zip(after["depth"].tolist(), kinds, whos, strict=True):
        asks = depth and who[depth - 1] >> player & 1 and kind[depth - 1] != Decision.TURN
        yield DECISIONS[kind[depth - 1]] if asks else None


class _Before:
    """The position in which an action is taken, as far as its outcome needs it."""

    def __init__(self, state: State, player: int) -> None:
        table, me = state.array, state.array["players"][0, player]
        home = table["estates"][0, me["estate"]]
        self.catalogue = state.game.catalogue
        self.edition: int = table["edition"].tolist()[0]
        self.seats: int = table["seats"].tolist()[0]
        self.depots: list[list[int]] = table["depots"][0].tolist()
        self.black: list[int] = [*table["black"][0].tolist(), Kind.INN]  # inns lie behind its last place
        self.waiting: int = table["agenda"]["a"][0, table["depth"][0] - 1].item()
        self.about: int = table["agenda"]["b"][0, table["depth"][0] - 1].item()
        self.layout: int = home["layout"].item()
        self.tiles: list[int] = home["tiles"].tolist()
        self.board: int = me["board"].item()
        self.storage = slots_of(table, player)
        self.goods: list[int] = home["goods"].tolist()
        held = shields_of(state, player)
        self.shields: dict[int, str] = {at: SHIELD_NAMES[shield] for shield, at in held.items()}
        self.pastures = Pastures(
            layout=self.layout,
            tiles=self.tiles,
            joined=Shield.JOINED_MEADOWS - 1 in held,
            more=home["monasteries"].item() >> Monastery.ANIMALS_SCORE_MORE & 1,
        )
        more = table["more"][0]
        self.route: list[int] = more["route_tiles"][:, me["estate"]].reshape(-1).tolist()
        self.laid: list[int] = more["route_goods"][:, me["estate"]].reshape(-1).tolist()

    def outcome(self, action: int, turned: int, change: _Change) -> Outcome:
        decoded = self.catalogue.decode(action)
        kind, arguments = decoded.kind, decoded.arguments
        cost = self.cost(kind, arguments, turned)
        number = ESTATES[self.layout].numbers[arguments["hex"] - 1] if kind in PLACEMENTS else None
        rewards = self.rewards(change.laid)
        gain = self.gain(kind, arguments, cost, change)
        if asking := Counter(reward for reward in rewards if reward not in REWARD_GAINS):
            gain["rewards"] = dict(asking)
        return Outcome(
            action=action,
            kind=kind,
            arguments=arguments,
            tile=tile_name(self.tile(kind, arguments)),
            species=SPECIES_NAMES[arguments["species"] - 1] if kind == "flock" else None,
            value=self.value(kind, arguments, number),
            number=number,
            count=self.count(kind, arguments, without(gain, rewards)),
            estate=self.estate(arguments["side"] - 1) if kind == "found" else None,
            effect=EFFECT_NAMES[arguments["effect"] - 1] if kind == "resolve" else None,
            shield=SHIELD_NAMES[arguments["shield"] - 1] if "shield" in arguments else None,
            replaced=self.shields.get(arguments["hex"] - 1) if kind == "take_shield" else None,
            other=arguments["other"] - 1 if "other" in arguments else None,
            route=ROUTES[self.route[arguments["slot"] - 1] - 1].name if kind == "arrange" else None,
            rewards=rewards,
            turned=turned,
            cost=cost,
            gain=gain,
            then=change.then,
            reveals=change.reveals,
        )

    def tile(self, kind: str, arguments: Mapping[str, int]) -> int:
        """The kind of the tile that an action is about, 0 for none."""
        if kind in ("take", "gain", "buy_depot", "settle"):
            return self.depots[arguments["depot"] - 1][arguments["slot"] - 1]
        if kind in ("buy", "settle_black", "exchange", "award"):
            return self.black[arguments["slot"] - 1]
        if kind == "buy_inn":
            return Kind.INN
        if kind in ("place", "place_free", "discard"):
            return self.storage[arguments["slot"] - 1]
        if kind == "store":
            return self.waiting
        if kind == "return_castle":
            return Kind.CASTLE
        if kind == "resolve":
            return self.tiles[self.about] if arguments["effect"] == Effect.TILE + 1 else 0
        return int(COPIED[arguments["building"] - 1]) if kind == "copy" else 0

    def herd(self, kind: str, arguments: Mapping[str, int]) -> Herd | None:
        """The animals that an action scores, if it scores any."""
        if kind == "flock":
            return self.pastures.chosen(arguments["species"] - 1, self.waiting)
        space = arguments["hex"] - 1 if kind in PLACEMENTS else self.about
        return self.pastures.laid(self.tile(kind, arguments), space)

    def rewards(self, laid: list[int]) -> tuple[str, ...]:
        """The bonuses of the spaces on which goods of their colour were laid."""
        found = []
        for space, (was, goods) in enumerate(zip(self.laid, laid, strict=True)):
            if goods and not was:
                tile = ROUTES[self.route[space // SPACES] - 1]
                if tile.goods[space % SPACES] == goods - 1:
                    found.append(str(tile_name(tile.bonuses[space % SPACES])))
        return tuple(found)

    def value(self, kind: str, arguments: Mapping[str, int], number: int | None) -> int | None:
        if kind == "take":
            return arguments["depot"]
        if kind == "place":
            return number
        return arguments["goods"] if kind == "sell" else None

    def count(self, kind: str, arguments: Mapping[str, int], gain: Gain) -> int | None:
        if kind in ("sell", "sell_free"):
            return self.goods[arguments["goods"] - 1]
        return gain["workers"] if kind in ("workers", "buy_workers") else None

    def estate(self, side: int) -> str | None:
        layout = int(BOARD_SIDES[self.edition, self.board, side]) if self.board >= 0 else self.layout
        return estate_name(self.edition, layout)

    def cost(self, kind: str, arguments: Mapping[str, int], turned: int) -> Cost:
        price = {"buy": PRICE, "buy_depot": PRICE, "buy_inn": PRICE, "pay_tribute": len(self.shields) * TRIBUTE}.get(
            kind
        )
        cost: Cost = {}
        if workers := turned if price is None else arguments["workers"]:
            cost["workers"] = workers
        if price is not None and (silver := price - arguments["workers"]):
            cost["silver"] = silver
        if kind == "buy_workers":
            cost["silver"] = WORKERS_PRICE
        if kind == "return_castle":
            cost["vp"] = RETURN_PRICE
        if kind == "buy_points":
            cost["silver"] = arguments["points"]
        return cost

    def gain(self, kind: str, arguments: Mapping[str, int], cost: Cost, change: _Change) -> Gain:
        gain: Gain = {}
        points = {name: vp for name, vp in zip(CATEGORY_NAMES, change.points, strict=False) if vp}
        points.pop("returns", None)  # they are the price
        if points:
            gain["vp"] = points
        if "animals" in points and (herd := self.herd(kind, arguments)):
            gain["herd"] = herd
        if silver := change.silver + cost.get("silver", 0):
            gain["silver"] = silver
        if workers := change.workers + cost.get("workers", 0):
            gain["workers"] = workers
        if goods := named_goods([max(count, 0) for count in change.goods]):
            gain["goods"] = goods
        tile = tile_name(self.waiting if kind == "discard" else self.tile(kind, arguments))
        if kind == "exchange" and tile != tile_name(Kind.INN):
            tile = tile_name(Kind.BLACK_TILE)  # it lies face down (CB-SOLO-22)
        if tile and (kind == "discard" or change.stored > 0):
            gain["tile"] = tile
        if "phases" in points and "regions" in points and "hex" in arguments:
            estate, space = ESTATES[self.layout], arguments["hex"] - 1
            size = next(len(region) for region in estate.regions if space in region)
            gain["region"] = {"colour": COLOUR_NAMES[estate.colours[space]], "size": size}
        for colour, rank in zip(COLOUR_NAMES, change.bonus, strict=True):
            if rank:
                gain["bonus"] = {"colour": colour, "size": cast(Bonus, BONUS_NAMES[rank - 1])}
        linked, rank = change.posts
        if linked:
            gain["posts"] = {"posts": linked, "award": int(BONUS_VP[self.seats, rank - 1]) if rank else 0}
        if change.steps:
            gain["steps"] = change.steps
        return gain
