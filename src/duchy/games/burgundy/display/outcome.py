"""An action as it is taken in a position: what it is about, what it costs, what it brings.

Buttons, previews and the log all read it here, so that they never disagree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

import numpy as np

from duchy.engine.game.game import Game, State
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.template import bind
from duchy.engine.play.catalogue import Catalogue
from duchy.games.burgundy.actions import PRICE
from duchy.games.burgundy.chapters.monasteries import Monastery
from duchy.games.burgundy.components.board import BONUS_VP
from duchy.games.burgundy.components.printings import BOARD_SIDES
from duchy.games.burgundy.components.routes import ROUTES, SPACES
from duchy.games.burgundy.components.shields import SHIELD_NAMES, TRIBUTE, Shield
from duchy.games.burgundy.components.tiles import COLOURS, COPIED, GOODS, SPECIES_NAMES, Kind
from duchy.games.burgundy.display.herds import Pastures
from duchy.games.burgundy.display.names import (
    BONUS_NAMES,
    CATEGORY_NAMES,
    COLOUR_NAMES,
    estate_at,
    estate_name,
    has_more,
    named_goods,
    shields_of,
    tile_name,
)
from duchy.games.burgundy.display.numbers import numbers_of
from duchy.games.burgundy.display.preview import COLUMNS, Column
from duchy.games.burgundy.display.shapes import Bonus, Cost, Gain, Herd
from duchy.games.burgundy.modules.close_to_castle import RETURN_PRICE
from duchy.games.burgundy.modules.extra_tiles import WORKERS_PRICE
from duchy.games.burgundy.questions import Effect
from duchy.games.burgundy.rules import DECISIONS
from duchy.games.burgundy.state import CATEGORIES

EFFECT_NAMES = tuple(effect.name.lower() for effect in Effect)
Records = np.ndarray[Any, Any]
_PRICED = ("buy", "buy_depot", "buy_inn")
PLACEMENTS = ("place", "place_free", "settle", "settle_black", "award")
_MADE_UP = np.uint64(0)
# As plain numbers: enumerations take longer to look up than what they are looked up for.
_TURNED, _SILVER, _WORKERS, _STORED, _STEPS, _REVEALS, _ASKED, _POSTS, _AWARD, *_ = map(int, Column)
_POINTS = slice(Column.POINTS, Column.POINTS + CATEGORIES)
_GOODS = slice(Column.GOODS, Column.GOODS + GOODS)
_BONUS = slice(Column.BONUS, Column.BONUS + COLOURS)


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


@dataclass(slots=True)
class Outcome:
    """An action with everything that its words, its price and its preview mention. None: it has no such thing."""

    action: int
    kind: str
    arguments: Mapping[str, int]
    turned: int  # workers that turn the die
    cost: Cost
    gain: Gain
    reveals: bool
    tile: str | None = None  # taken, placed, bought, discarded, put away or copied
    then: str | None = None  # what the player is asked next, inside the turn
    rewards: tuple[str, ...] = ()  # bonuses of the trade route, in order
    value: int | None = None  # what the die is used as
    number: int | None = None  # printed on the space
    count: int | None = None  # goods sold, workers taken or bought
    species: str | None = None  # the animals that geese score with
    estate: str | None = None
    effect: str | None = None  # the effect of a placement that a solo player chooses
    shield: str | None = None  # taken or given up
    replaced: str | None = None  # the shield that leaves the game for it
    other: int | None = None  # the player whose monasteries are copied
    route: str | None = None  # the tile of a trade route that comes next


def preview(state: State, player: int, actions: Sequence[int]) -> list[Outcome]:
    """What each of a player's legal actions would do now.

    Each is applied to a copy whose gaps and whose generator are made up: neither touches anything that a player gains,
    and nothing else of the copies is reported.
    """
    guess = copies_of(state.array, 1)
    state.game.steps.determinize(argument(guess), _MADE_UP)
    copies = copies_of(guess, len(actions))
    numbers = argument(np.array(actions, np.int16))
    kernels(state.game).apply_each(argument(copies), player, numbers)
    return _outcomes(state, player, actions, copies)


def copies_of(record: Records, count: int) -> Records:
    """Copies of a record, as bytes: numpy would copy field by field."""
    return np.frombuffer(bytearray(record.tobytes() * count), record.dtype)


def kernels(game: Game) -> Any:
    """The kernels that try actions."""
    return bind("duchy.games.burgundy.display.preview", game.contract)


def taken(before: State, player: int, action: int, after: State) -> Outcome:
    """What an action has done."""
    return _outcomes(before, player, [action], after.array)[0]


def _outcomes(before: State, player: int, actions: Sequence[int], after: Records) -> list[Outcome]:
    changes = np.zeros((len(actions), COLUMNS), np.int16)
    numbers = argument(np.array(actions, np.int16))
    kernels(before.game).compare_each(before.kernel_array, player, numbers, argument(after), argument(changes))
    before_it = _Before(before, player)
    return [before_it.outcome(action, row) for action, row in zip(actions, changes.tolist(), strict=True)]


@lru_cache(maxsize=8192)
def decoded(catalogue: Catalogue, action: int) -> tuple[str, Mapping[str, int]]:
    """The kind and the arguments of an action; legal actions are asked for again and again."""
    found = catalogue.decode(action)
    return found.kind, found.arguments


class _Before:
    """The position in which an action is taken, as far as its outcome needs it."""

    def __init__(self, state: State, player: int) -> None:
        numbers = numbers_of(state)
        table, me = numbers.table, numbers.players[player]
        self.catalogue = state.game.catalogue
        self.edition: int = table["edition"]
        self.seats: int = table["seats"]
        self.depots: list[list[int]] = table["depots"]
        self.black: list[int] = [*table["black"], Kind.INN]  # inns lie behind its last place
        self.waiting: int = numbers.top["a"]
        self.about: int = numbers.top["b"]
        self.game = state.game
        self.layout: int = me["layout"]
        self.built = estate_at(self.game, self.layout)
        self.tiles: list[int] = me["tiles"]
        self.board: int = me["board"]
        self.storage: list[int] = me["slots"]
        self.goods: list[int] = me["goods"]
        held = shields_of(state, player)
        self.shields: dict[int, str] = {at: SHIELD_NAMES[shield] for shield, at in held.items()}
        self.pastures = Pastures(
            self.built,
            self.tiles,
            joined=Shield.JOINED_MEADOWS - 1 in held,
            more=me["monasteries"] >> Monastery.ANIMALS_SCORE_MORE & 1,
        )
        self.route: list[int] = []
        self.laid: list[int] = []
        for more in state.array["more"][0] if has_more(state) else ():
            self.route += more["route_tiles"][me["estate"]].tolist()
            self.laid += more["route_goods"][me["estate"]].tolist()

    def outcome(self, action: int, change: list[int]) -> Outcome:
        """What an action does, from the row of its changes."""
        kind, arguments = decoded(self.catalogue, action)
        turned, reveals, asked = change[_TURNED], change[_REVEALS], change[_ASKED]
        tile, cost = self.tile(kind, arguments), self.cost(kind, arguments, turned)
        gain = self.gain(kind, arguments, tile, cost, change)
        found = Outcome(action, kind, arguments, turned, cost, gain, bool(reveals), tile_name(tile))
        if asked and not reveals:
            found.then = DECISIONS[asked]
        if self.route:
            found.rewards = self.rewards(change)
            if asking := [reward for reward in found.rewards if reward not in REWARD_GAINS]:
                gain["rewards"] = dict(Counter(asking))
        self.add_details(found)
        return found

    def add_details(self, found: Outcome) -> None:
        """What only some kinds of actions have."""
        arguments = found.arguments
        if found.kind in PLACEMENTS:
            found.number = self.built.numbers[arguments["hex"] - 1]
        match found.kind:
            case "take":
                found.value = arguments["depot"]
            case "place":
                found.value = found.number
            case "sell":
                found.value, found.count = arguments["goods"], self.goods[arguments["goods"] - 1]
            case "sell_free":
                found.count = self.goods[arguments["goods"] - 1]
            case "workers" | "buy_workers":
                found.count = without(found.gain, found.rewards)["workers"]
            case "flock":
                found.species = SPECIES_NAMES[arguments["species"] - 1]
            case "found":
                found.estate = self.estate(arguments["side"] - 1)
            case "resolve":
                found.effect = EFFECT_NAMES[arguments["effect"] - 1]
            case "take_shield":
                found.shield = SHIELD_NAMES[arguments["shield"] - 1]
                found.replaced = self.shields.get(arguments["hex"] - 1)
            case "give_up":
                found.shield = SHIELD_NAMES[arguments["shield"] - 1]
            case "name_player":
                found.other = arguments["other"]
            case "arrange":
                found.route = ROUTES[self.route[arguments["slot"] - 1] - 1].name

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

    def rewards(self, change: list[int]) -> tuple[str, ...]:
        """The bonuses of the spaces on which goods of their colour were laid."""
        found = []
        for space, (was, goods) in enumerate(zip(self.laid, change[Column.LAID :], strict=True)):
            if goods and not was:
                tile = ROUTES[self.route[space // SPACES] - 1]
                if tile.goods[space % SPACES] == goods - 1:
                    found.append(str(tile_name(tile.bonuses[space % SPACES])))
        return tuple(found)

    def estate(self, side: int) -> str | None:
        layout = int(BOARD_SIDES[self.edition, self.board, side]) if self.board >= 0 else self.layout
        return estate_name(self.game, layout)

    def cost(self, kind: str, arguments: Mapping[str, int], turned: int) -> Cost:
        if kind in _PRICED or kind == "pay_tribute":
            price = PRICE if kind in _PRICED else len(self.shields) * TRIBUTE
            paid = {"workers": arguments["workers"], "silver": price - arguments["workers"]}
            return cast(Cost, {name: amount for name, amount in paid.items() if amount})
        cost: Cost = {"workers": turned} if turned else {}
        if kind == "buy_workers":
            cost["silver"] = WORKERS_PRICE
        elif kind == "return_castle":
            cost["vp"] = RETURN_PRICE
        elif kind == "buy_points":
            cost["silver"] = arguments["points"]
        return cost

    def gain(self, kind: str, arguments: Mapping[str, int], tile: int, cost: Cost, change: list[int]) -> Gain:
        gain: Gain = {}
        if any(change[_POINTS]):
            self.add_points(kind, arguments, change[_POINTS], gain)
        if silver := change[_SILVER] + cost.get("silver", 0):
            gain["silver"] = silver
        if workers := change[_WORKERS] + cost.get("workers", 0):
            gain["workers"] = workers
        if any(change[_GOODS]) and (goods := named_goods([max(count, 0) for count in change[_GOODS]])):
            gain["goods"] = goods
        if kind == "discard" or change[_STORED] > 0:
            stored = self.waiting if kind == "discard" else tile
            face_down = kind == "exchange" and tile != Kind.INN  # CB-SOLO-22
            if name := tile_name(Kind.BLACK_TILE if face_down else stored):
                gain["tile"] = name
        if any(change[_BONUS]):
            colour, rank = next((colour, rank) for colour, rank in enumerate(change[_BONUS]) if rank)
            gain["bonus"] = {"colour": COLOUR_NAMES[colour], "size": cast(Bonus, BONUS_NAMES[rank - 1])}
        if linked := change[_POSTS]:
            rank = change[_AWARD]
            award = int(BONUS_VP[self.seats, rank - 1]) if rank else 0
            gain["posts"] = {"posts": 1 + min(linked.bit_count(), 2), "award": award}
        if change[_STEPS]:
            gain["steps"] = change[_STEPS]
        return gain

    def add_points(self, kind: str, arguments: Mapping[str, int], scored: list[int], gain: Gain) -> None:
        """The points of an action by category, with the herd and the region that they are for."""
        points = {name: vp for name, vp in zip(CATEGORY_NAMES, scored, strict=True) if vp}
        points.pop("returns", None)  # they are the price
        if points:
            gain["vp"] = points
        if "animals" in points and (herd := self.herd(kind, arguments)):
            gain["herd"] = herd
        if "phases" in points and "regions" in points and "hex" in arguments:
            estate, space = self.built, arguments["hex"] - 1
            size = next(len(region) for region in estate.regions if space in region)
            gain["region"] = {"colour": COLOUR_NAMES[estate.colours[space]], "size": size}
