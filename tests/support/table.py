"""A table at which rule tests are written: arrange a position, act, and look at what changed.

    @rule("CB-ANIM-07", "CB-ANIM-08")
    def test_cows_score_again_on_the_same_pasture(table):
        table.estate("1").pasture("north").holds(cow(3)).storage(cow(4), cow(4)).dice(1, 2)
        assert table.place(cow(4), at=table.free("north", die=1)).gained(vp=7)
        assert table.place(cow(4), at=table.free("north", die=2)).gained(vp=11)

**Set up.** The fixture ``table`` gives a two-player table of the 2019 printing with estate 1. ``table.set_up(players=4,
edition="2011", estate="3", castle=13)`` starts over with other options (``castle``: the space of everybody's start
castle, where the estate leaves a choice); ``table.estate("3")`` changes the estate only. A set-up table is *bare*: the
depots, storages, goods stores and purses are empty, phase A, round 1, nobody has moved on the order track, player 0 is
first and on turn, all dice show 1. It is a position of ``duchy.position``, which is checked once it is looked at or
played on: a test cannot arrange what cannot be.

**Arrange.** Every arranging method returns the table. It speaks of player 0 unless called on ``table.player(n)``:
``dice(4, 2) workers(3) silver(2) storage(cow(3), ship) shared(mine) goods(red=2) sold(pink=1) points(30) holds(...)
covers(...) fill(...)``. Common things: ``depot(3, castle, ship) wares(3, red=2) black(mine) phase("B") round(3)
bonus_left(mine=1) track({2: [1], 0: [0, 2]})`` (space: pawns from the top) and ``turn(1)``. Tiles are laid without
their effects.

**Spaces** and regions are numbers from 1 in reading order. ``table.pasture("north")`` picks a region (``city pasture
cloister castle_land mine_land river``, each by direction or by size) as the place of the next ``holds``; ``free(...)``
finds an empty space next to a tile, by region or colour and by number; ``spaces("river")`` lists them, ``number(5)``
reads one.

**Act.** ``take place sell take_workers buy load keep gain discard store decline end_turn found`` go through
``State.apply``. What is left out is chosen: the first of the cheapest legal actions that fit the words given. ``die``
is the value that the die shows, "free" for a castle's, "white" for a white castle's. In a town hall ``place`` and in a
warehouse ``sell`` need no die. Each returns a `Result`. ``can(...)`` and ``cannot(...)`` ask with the same words:
``table.cannot("place", cow(4), at=6)``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

import numpy as np

import duchy
from duchy import position
from duchy.engine.catalogue import Action
from duchy.games.burgundy.components.layouts import ESTATES
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.tiles import BUILDINGS_TO_COPY, COPIES, GOODS_NAMES, SPECIES, Colour, Kind
from duchy.games.burgundy.components.tiles import COLOUR as COLOUR_OF_KIND
from duchy.games.burgundy.display.names import slots_of
from duchy.games.burgundy.options import SET_UPS
from duchy.games.burgundy.position.shape import OF_ESTATE, SHIELD_WORDS, TILE_KINDS, TILE_NAMES
from duchy.games.burgundy.state import Category
from tests.support.board import Board

warehouse, watchtower, carpenter, church = Kind.WAREHOUSE, Kind.WATCHTOWER, Kind.CARPENTER, Kind.CHURCH
market, boarding_house, bank, town_hall = Kind.MARKET, Kind.BOARDING_HOUSE, Kind.BANK, Kind.TOWN_HALL
castle, mine, ship = Kind.CASTLE, Kind.MINE, Kind.SHIP
crane, geese, white_castle = Kind.CRANE, Kind.GEESE, Kind.WHITE_CASTLE
inn = Kind.INN
BUILDINGS = (warehouse, watchtower, carpenter, church, market, boarding_house, bank, town_hall)


def _animals(species: int, count: int) -> Kind:
    if not 2 <= count <= 4:
        raise ValueError("an animal tile shows 2 to 4 animals")
    return Kind(Kind.COW_2 + 3 * species + count - 2)


def cow(count: int) -> Kind:
    return _animals(0, count)


def pig(count: int) -> Kind:
    return _animals(1, count)


def sheep(count: int) -> Kind:
    return _animals(2, count)


def chicken(count: int) -> Kind:
    return _animals(3, count)


def monastery(number: int) -> Kind:
    return Kind[f"MONASTERY_{number}"]


def colour_of(tile: Kind) -> Colour:
    return Colour(int(COLOUR_OF_KIND[tile]))


def goods_number(colour: str | int) -> int:
    """The die value of a goods colour."""
    return colour if isinstance(colour, int) else GOODS_NAMES.index(colour) + 1


#: What lies where a test only needs something to lie: tiles that do nothing while the game runs.
FILLERS = {
    Colour.BUILDING: BUILDINGS,
    Colour.ANIMAL: tuple(kind(count) for count in (2, 3, 4) for kind in (chicken, sheep, pig, cow)),
    Colour.MONASTERY: tuple(monastery(number) for number in range(16, 24)),
    Colour.CASTLE: (castle,),
    Colour.MINE: (mine,),
    Colour.SHIP: (ship,),
}
NOUNS = {
    "city": Colour.BUILDING,
    "pasture": Colour.ANIMAL,
    "cloister": Colour.MONASTERY,
    "castle": Colour.CASTLE,
    "mine": Colour.MINE,
    "river": Colour.SHIP,
}
DIRECTIONS = {"north": (0, -1), "south": (0, 1), "west": (-1, 0), "east": (1, 0)}
CATEGORIES = tuple(category.name.lower() for category in Category)


def _names(tiles: Iterable[Kind]) -> list[str]:
    return [TILE_NAMES[tile] for tile in tiles]


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


class Table:
    """A game to be arranged and played. See the module's text."""

    def __init__(self, **options: Any) -> None:
        self.seat = 0
        self._region: int | None = None
        self.set_up(**options)

    # --- set up ------------------------------------------------------------------------------------------------------

    def set_up(
        self,
        players: int = 2,
        edition: str = "2019",
        estate: str = "1",
        castle: int | None = None,
        modules: tuple[str, ...] = (),
        seed: int = 1,
    ) -> Table:
        """Start over with these options, on a bare table."""
        self._options: dict[str, Any] = {"players": players, "edition": edition, "estate": estate, "seed": seed}
        self._options["modules"] = modules
        chosen = castle is not None or estate not in ("1", "2") or (edition == "2011" and estate == "2")
        options = {"setup": "expert"} if chosen and not set(modules) & set(SET_UPS) else {}
        game = duchy.load("burgundy", players=players, edition=edition, estates=estate, modules=modules, **options)
        self.plan = ESTATES[int(game.blank()["estates"]["layout"][0, 0])]
        if chosen and castle is None:
            castle = 1 + (*self.plan.starts, self.plan.colours.index(Colour.CASTLE))[0]
        seats = [{} if castle is None or number >= len(game.teams) else {"castle": castle} for number in range(players)]
        self._board = Board(position.build(game, seed=seed, seats=seats))
        return self

    def estate(self, number: str) -> Table:
        """Start over on another estate."""
        return self.set_up(**{**self._options, "estate": number})

    # --- look --------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> duchy.State:
        """The game as it is arranged and played so far."""
        return self._board.state

    @state.setter
    def state(self, state: duchy.State) -> None:
        self._board = Board(state)
        self.plan = ESTATES[int(state.record.estates[0].layout)]

    @property
    def record(self) -> Any:
        """The record of the game."""
        return self.state.record

    @property
    def me(self) -> Any:
        """What the player has that is spoken of."""
        return Seat(self.record, self.seat)

    @property
    def asked(self) -> str | None:
        """The open decision."""
        return self.state.decision

    @property
    def stored(self) -> list[Kind]:
        """The tiles in storage."""
        return [Kind(int(kind)) for kind in self.me.storage if kind]

    @property
    def vp(self) -> int:
        """Points so far."""
        return int(self.me.points.sum())

    @property
    def all_spaces(self) -> range:
        """All spaces of the estate."""
        return range(1, len(self.plan) + 1)

    def tile(self, at: int) -> Kind:
        """The tile on a space."""
        return self._laid.get(at, Kind.NONE)

    def is_empty(self, at: int) -> bool:
        """Whether no tile lies on a space."""
        return at not in self._laid

    @property
    def _laid(self) -> dict[int, Kind]:
        """The tiles of the estate by space."""
        parts = self._board.parts.seats[self._home]
        laid = {at: TILE_KINDS[name] for at, name in parts.get("estate", {}).items()}
        return {parts.get("castle", self.plan.start + 1): castle, **laid}

    def tiles(self, depot: int) -> list[Kind]:
        """The tiles in a depot."""
        return [Kind(int(kind)) for kind in self.record.depots[depot - 1] if kind]

    @property
    def black_tiles(self) -> list[Kind]:
        """The tiles in the black depot."""
        return [Kind(int(kind)) for kind in self.record.black if kind]

    def goods_at(self, depot: int) -> dict[str, int]:
        """The goods in a depot."""
        found = zip(GOODS_NAMES, self.record.wares[depot - 1].tolist(), strict=True)
        return {name: count for name, count in found if count}

    @property
    def route_goods(self) -> list[str]:
        """The goods on the trade route, from left to right."""
        route = self.record.more[0].route_goods[self.me.estate].tolist()
        return [GOODS_NAMES[goods - 1] for goods in route if goods]

    @property
    def goods_held(self) -> dict[str, int]:
        """The goods in the stores."""
        return {name: count for name, count in zip(GOODS_NAMES, self.me.goods.tolist(), strict=True) if count}

    # --- spaces ------------------------------------------------------------------------------------------------------

    def region(self, colour: str, which: str | int | None = None) -> int:
        """The number of a region: by direction, by size, or the first one of its colour."""
        estate = self.plan
        found = [n for n, region in enumerate(estate.regions, 1) if estate.colours[min(region)] == NOUNS[colour]]
        if which in DIRECTIONS:
            x, y = DIRECTIONS[str(which)]

            def along(n: int) -> float:
                places = [estate.positions[hex_] for hex_ in estate.regions[n - 1]]
                return float(np.mean([x * across + y * down for across, down in places]))

            return max(found, key=along)
        if which is not None:
            found = [n for n in found if len(estate.regions[n - 1]) == which]
        return found[0]

    def _pick(self, colour: str, which: str | int | None) -> Table:
        self._region = self.region(colour, which)
        return self

    def city(self, which: str | int | None = None) -> Table:
        return self._pick("city", which)

    def pasture(self, which: str | int | None = None) -> Table:
        return self._pick("pasture", which)

    def cloister(self, which: str | int | None = None) -> Table:
        return self._pick("cloister", which)

    def castle_land(self, which: str | int | None = None) -> Table:
        return self._pick("castle", which)

    def mine_land(self, which: str | int | None = None) -> Table:
        return self._pick("mine", which)

    def river(self, which: str | int | None = None) -> Table:
        return self._pick("river", which)

    def spaces(self, where: str | int | None = None) -> list[int]:
        """Spaces of a colour, of a region (its number, or a direction in the picked colour), or the picked region."""
        if where in NOUNS:
            return [at for at in self.all_spaces if self.colour(at) == NOUNS[str(where)]]
        if where in DIRECTIONS:
            assert self._region is not None, "pick a region first, for instance table.pasture('north')"
            colour = self._picked_colour
            noun = next(noun for noun, found in NOUNS.items() if found == colour)
            where = self.region(noun, where)
        region = self._region if where is None else where
        assert isinstance(region, int), f"{where!r} is no region"
        return sorted(hex_ + 1 for hex_ in self.plan.regions[region - 1])

    @property
    def _picked_colour(self) -> Colour | None:
        return None if self._region is None else self.colour(self.spaces(self._region)[0])

    def number(self, at: int) -> int:
        """The number printed on a space."""
        return int(self.plan.numbers[at - 1])

    def colour(self, at: int) -> Colour:
        """The colour of a space."""
        return Colour(self.plan.colours[at - 1])

    def region_of(self, at: int) -> list[int]:
        """The spaces of the region that a space belongs to."""
        return self.spaces(next(n for n, region in enumerate(self.plan.regions, 1) if at - 1 in region))

    def neighbours(self, at: int) -> list[int]:
        """The spaces next to one."""
        return sorted(hex_ + 1 for hex_ in self.plan.neighbours[at - 1])

    def is_free(self, at: int) -> bool:
        """Whether a space is empty and next to a tile."""
        return self.is_empty(at) and not all(map(self.is_empty, self.neighbours(at)))

    def free(self, where: str | int | None = None, die: int | None = None) -> int:
        """The first empty space there that is next to a tile and has this number."""
        fitting = [at for at in self.spaces(where) if self.is_free(at) and die in (None, self.number(at))]
        assert fitting, f"no free space with number {die} in {where}"
        return fitting[0]

    # --- arrange the player spoken of --------------------------------------------------------------------------------

    def player(self, seat: int) -> Table:
        """The same table, speaking of another player."""
        other = object.__new__(Table)
        other.__dict__ = {**self.__dict__, "seat": seat}
        return other

    def _has(self, **parts: Any) -> Table:
        """Give the player spoken of other parts; what belongs to an estate, to the first player who builds it."""
        for name, value in parts.items():
            self._board.arrange(seats={self._home if name in OF_ESTATE else self.seat: {name: value}})
        return self

    @property
    def _home(self) -> int:
        """The seat at which a position tells of the estate."""
        return next(team[0] for team in self._board.parts.game.teams if self.seat in team)

    def dice(self, first: int, second: int) -> Table:
        return self._has(dice=[first, second], spent=[])

    def workers(self, count: int) -> Table:
        return self._has(workers=count)

    def silver(self, count: int) -> Table:
        return self._has(silver=count)

    def points(self, count: int) -> Table:
        """Points so far, whatever they came from."""
        return self._has(points={"regions": count})

    def storage(self, *tiles: Kind) -> Table:
        return self._has(storage=_names(tiles))

    def shared(self, *tiles: Kind) -> Table:
        """The tiles in the storage of the team."""
        return self._has(shared=_names(tiles))

    def goods(self, **counts: int) -> Table:
        return self._has(goods=counts)

    def sold(self, **counts: int) -> Table:
        return self._has(sold=counts)

    def bonus(self, **sizes: str) -> Table:
        """Bonus tiles by colour: ``mine="large"``."""
        return self._has(bonus=sizes)

    def route(self, *tiles: int) -> Table:
        """The tiles of the trade route, by number, with no goods on it."""
        return self._has(route=list(tiles), laid=[])

    def laid(self, *goods: str) -> Table:
        """Goods on the trade route; they must be among those sold."""
        return self._has(laid=list(goods))

    def _lay(self, tile: Kind, at: int) -> None:
        assert self.is_empty(at), f"space {at} is taken"
        laid = self._board.parts.seats[self._home].get("estate", {})
        self._has(estate={**laid, at: TILE_NAMES[tile]})

    def holds(self, *tiles: Kind, at: int | Iterable[int] | None = None) -> Table:
        """Lay tiles on given spaces, in the picked region, or on the first spaces of their colour; no effects."""
        given = iter([at] if isinstance(at, int) else at or [])
        for tile in tiles:
            space = next(given, None)
            if space is None:
                colour = colour_of(tile)
                picked = self._picked_colour == colour
                noun = next(noun for noun, found in NOUNS.items() if found == colour)
                space = next(at for at in self.spaces(None if picked else noun) if self.is_empty(at))
            self._lay(tile, space)
        return self

    def covers(self, *spaces: int) -> Table:
        """Lay some tile on each of these spaces, of which the box has one more; buildings of a city differ."""
        for at in spaces:
            used = {self.tile(other) for other in self.region_of(at)}
            fillers = [tile for tile in FILLERS[self.colour(at)] if self._left(tile)]
            self._lay(next((tile for tile in fillers if tile not in used), fillers[0]), at)
        return self

    def _left(self, tile: Kind) -> bool:
        """Whether the box has one more of a tile than lie in the estates."""
        seats = self._board.parts.seats
        laid = sum(list(parts.get("estate", {}).values()).count(TILE_NAMES[tile]) for parts in seats)
        return laid < int(COPIES[0, tile]) + int(COPIES[1, tile])

    def fill(self, where: str | int | None = None, leaving: int | Iterable[int] = ()) -> Table:
        """Cover a region or colour, but for the spaces left: given ones, or that many of the last ones."""
        open_ = [at for at in self.spaces(where) if self.is_empty(at)]
        kept = open_[len(open_) - leaving :] if isinstance(leaving, int) else leaving
        return self.covers(*(at for at in open_ if at not in set(kept)))

    def bears(self, *shields: Shield) -> Table:
        """Shields on the castles of the estate, the start castle first; castles are laid for them."""
        parts = self._board.parts.seats[self.seat]
        borne = dict(parts.get("shields", {}))
        spaces = [parts.get("castle", self.plan.start + 1), *self.spaces("castle")]
        for shield in shields:
            at = next(space for space in spaces if space not in borne)
            if self.is_empty(at):
                self._lay(castle, at)
            borne[at] = SHIELD_WORDS[shield - 1]
        return self._has(shields=borne)

    def copies(self, player: int) -> Table:
        """The player whose monasteries shield 6 copies."""
        return self._has(copies=player)

    # --- arrange the game --------------------------------------------------------------------------------------------

    def depot(self, number: int, *tiles: Kind) -> Table:
        """Tiles in a numbered depot."""
        self._board.arrange(depots={**self._board.parts.table.get("depots", {}), number: _names(tiles)})
        return self

    def wares(self, depot: int, **counts: int) -> Table:
        """Goods in a numbered depot."""
        self._board.arrange(wares={**self._board.parts.table.get("wares", {}), depot: counts})
        return self

    def shields(self, depot: int, *shields: Shield) -> Table:
        """Shields in a numbered depot."""
        lying = self._board.parts.table.get("shields", {})
        self._board.arrange(shields={**lying, depot: [SHIELD_WORDS[shield - 1] for shield in shields]})
        return self

    def black(self, *tiles: Kind) -> Table:
        """Tiles in the black depot."""
        self._board.arrange(black=_names(tiles))
        return self

    def inns(self, count: int) -> Table:
        """Inns beside the black depot."""
        self._board.arrange(inns=count)
        return self

    def phase(self, letter: str) -> Table:
        self._board.arrange(phase=letter)
        return self

    def round(self, number: int) -> Table:
        """Round 1 to 5; the goods of the rounds before have gone."""
        self._board.arrange(round=number, coming=None)
        return self

    def white(self, number: int) -> Table:
        """The white die."""
        self._board.arrange(white=number)
        return self

    def stacks(self, **left: Mapping[str, int]) -> Table:
        """The tiles left in stacks, by colour and ``black``; the others have left the game."""
        self._board.arrange(stacks=left)
        return self

    def track(self, stacks: Mapping[int, Iterable[int]]) -> Table:
        """The order track when the round began: pawns by space, from the top of each stack."""
        turn = self._board.parts.table.get("turn", 0)
        self._board.arrange(track={space: list(pawns) for space, pawns in stacks.items()}, turns=None, turn=turn)
        return self

    def target(self, count: int, counted: int = 0) -> Table:
        """The target of a solo player, and the points up to it."""
        self._board.arrange(target=count, counted=counted)
        return self

    def turn(self, player: int) -> Table:
        """Let a player begin the turn that is due to him in this round's order."""
        players = self._board.parts.game.players
        self._board.arrange(turn=player, bought=None, asked=None, seats=[{"spent": None}] * players)
        return self

    # --- act ---------------------------------------------------------------------------------------------------------

    def take(self, tile: Kind | None = None, **words: Any) -> Result:
        """Take a tile with a die: ``depot``, ``die``."""
        return self._act("take", tile, **words)

    def place(self, tile: Kind | None = None, **words: Any) -> Result:
        """Place a stored tile with a die or a town hall: ``at``, ``die``."""
        return self._act("place", tile, **words)

    def sell(self, goods: str | int | None = None, **words: Any) -> Result:
        """Sell a colour with a die or a warehouse: ``die``."""
        return self._act("sell", goods, **words)

    def take_workers(self, **words: Any) -> Result:
        """Take workers with a die: ``die``."""
        return self._act("workers", **words)

    def buy(self, tile: Kind | None = None, **words: Any) -> Result:
        """Buy a tile from the black depot, or with ``depot`` from a numbered one; ``workers``: coins paid with them."""
        return self._act("buy", tile, **words)

    def gain(self, tile: Kind | None = None, **words: Any) -> Result:
        """Take the tile that a building offers: ``depot``."""
        return self._act("gain", tile, **words)

    def load(self, depot: int, span: int = 1) -> Result:
        """Load a ship with the goods of a depot, or of two."""
        return self._act("load", depot=depot, span=span)

    def keep(self, goods: str | int) -> Result:
        """Keep a colour of goods."""
        return self._act("keep", goods)

    def discard(self, tile: Kind) -> Result:
        """Throw a stored tile away to make room."""
        return self._act("discard", tile)

    def store(self, shelf: str) -> Result:
        """Put a tile that was gained into the "own" or the "shared" storage."""
        return self._act("store", shelf={"own": 1, "shared": 2}[shelf])

    def found(self, at: int, **words: Any) -> Result:
        """Choose the space of the start castle: ``side``."""
        return self._act("found", at=at, **words)

    def buy_workers(self) -> Result:
        """Buy two workers with tile 28."""
        return self._act("buy_workers")

    def return_castle(self, at: int) -> Result:
        """Take a castle back into storage."""
        return self._act("return_castle", at=at)

    def buy_inn(self, **words: Any) -> Result:
        """Buy an inn; ``workers``: coins paid with them."""
        return self._act("buy_inn", **words)

    def arrange(self, slot: int) -> Result:
        """Give a tile of the trade route the next place."""
        return self._act("arrange", slot=slot)

    def copy(self, building: Kind) -> Result:
        """Let the crane use the effect of a building."""
        return self._act("copy", building=BUILDINGS_TO_COPY.index(building) + 1)

    def flock(self, animals: Kind) -> Result:
        """Let the geese score with animals of this type."""
        return self._act("flock", species=int(SPECIES[animals]) + 1)

    def resolve(self, effect: str) -> Result:
        """Choose the effect of a placement that comes next: size, phase, colour or tile."""
        return self._act("resolve", effect=("size", "phase", "colour", "tile").index(effect) + 1)

    def buy_points(self, count: int) -> Result:
        """Buy points for silver."""
        return self._act("buy_points", points=count)

    def exchange(self, tile: Kind) -> Result:
        """Exchange goods for a tile of the black depot."""
        return self._act("exchange", tile)

    def give(self, goods: str) -> Result:
        """Hand over one of the goods that are exchanged."""
        return self._act("give", goods)

    def award(self, tile: Kind, at: int) -> Result:
        """Place a tile of the black depot as a colour award."""
        return self._act("award", tile, at=at)
    def take_shield(self, shield: Shield, **words: Any) -> Result:
        """Take a shield: ``at`` the space of a castle."""
        return self._act("take_shield", shield, **words)

    def set_die(self, die: int, value: int) -> Result:
        """Set the first or the second die with shield 16."""
        return self._act("set_die", die, value=value)

    def name_player(self, player: int) -> Result:
        """Name the player whose monasteries shield 6 copies."""
        return self._act("name_player", player + 1)

    def load_colour(self, goods: str | int) -> Result:
        """Load a ship with the goods of a colour from all depots, by shield 5."""
        return self._act("load_colour", goods)

    def settle(self, tile: Kind, **words: Any) -> Result:
        """Place a tile straight from a depot or the black depot, by shields 14 and 15: ``at``, ``depot``."""
        return self._act("settle", tile, **words)

    def pay_tribute(self, workers: int = 0) -> Result:
        """Pay for all shields."""
        return self._act("pay_tribute", workers=workers)

    def give_up(self, shield: Shield) -> Result:
        """Give up a shield in place of its tribute."""
        return self._act("give_up", shield)

    def decline(self) -> Result:
        """Leave an effect unused."""
        return self._act("decline")

    def end_turn(self) -> Result:
        """End the turn."""
        return self._act("end_turn")

    def end_round(self) -> Table:
        """Let everybody who has not had the turn of this round end it."""
        begun = int(self.record.round_no)
        while not self.state.is_over and self.record.round_no == begun:
            self.end_turn()
        return self

    def end_phase(self) -> Table:
        """Pass the time until the next phase or the end of the game."""
        begun = int(self.record.phase)
        while not self.state.is_over and self.record.phase == begun:
            self.end_turn()
        return self

    def can(self, kind: str, *what: Any, **words: Any) -> bool:
        """Whether such an action is legal now."""
        return bool(self._fitting(kind, *what, **words))

    def cannot(self, kind: str, *what: Any, **words: Any) -> bool:
        """Whether no such action is legal now."""
        return not self._fitting(kind, *what, **words)

    def legal(self, kind: str | None = None) -> list[Action]:
        """The legal actions of the decider in structured form, of one kind or all."""
        (player,) = self.state.deciders
        actions = [self.state.game.catalogue.decode(number) for number in self.state.legal_actions(player)]
        return [action for action in actions if kind in (None, action.kind)]

    def _act(self, kind: str, what: Any = None, **words: Any) -> Result:
        (player,) = self.state.deciders
        fitting = self._fitting(kind, what, **words)
        if not fitting:
            said = [kind, getattr(what, "name", what), *(f"{word}={value}" for word, value in words.items())]
            listed = ", ".join(map(str, self.legal()))
            raise AssertionError(f"cannot {' '.join(map(str, said))} at decision {self.asked!r}; legal: {listed}")
        if len(fitting) > 1:
            fitting.sort(key=lambda action: self._cost(player, action))
        before = self.state.clone().record
        self.state.apply(fitting[0], player)
        return Result(before, self.state.clone().record, player)

    def _cost(self, player: int, action: Action) -> int:
        trial = self.state.clone()
        trial.apply(action, player)
        return -int(Seat(trial.record, player).workers)

    def _fitting(self, kind: str, what: Any = None, **words: Any) -> list[Action]:
        """The legal actions that the words describe; unknown words are an error, so that no question is void."""
        kinds = {
            "place": ("place", "place_free"),
            "sell": ("sell", "sell_free"),
            "buy": ("buy", "buy_depot"),
            "settle": ("settle", "settle_black"),
        }
        names = kinds.get(kind, (kind,))
        known = {"at"} if kind in ("place", "found", "settle", "take_shield", "return_castle", "award") else set()
        for name in names:
            known |= self.state.game.catalogue[name].arguments.keys()
        if unknown := words.keys() - known:
            raise ValueError(f"{kind} has no {', '.join(unknown)}")
        if isinstance(what, str):
            what = goods_number(what)
        (player,) = self.state.deciders
        return [action for action in self.legal() if action.kind in names and self._fits(player, action, what, words)]

    def _fits(self, player: int, action: Action, what: Any, words: Mapping[str, Any]) -> bool:
        given = dict(action.arguments)
        if what is not None and what != self._subject(player, action):
            return False
        for word, value in words.items():
            found: Any
            if word == "at":
                found = given["hex"]
            elif word == "die" and "die" in given:
                number = given["die"]
                found = {3: "free", 4: "white"}.get(number) or int(self.record.players[player].dice[number - 1])
            elif word in given:
                found = given[word]
            else:
                return False
            if found != value:
                return False
        return True

    def _subject(self, player: int, action: Action) -> Any:
        """What an action is about: a tile, or a goods colour."""
        given, s = action.arguments, self.record
        if "goods" in given:
            return given["goods"]
        if "depot" in given and "slot" in given:
            return s.depots[given["depot"] - 1][given["slot"] - 1]
        if action.kind in ("buy", "settle_black", "exchange", "award"):
            return [*s.black, Kind.INN][given["slot"] - 1]
        if "slot" in given:
            return slots_of(self.state.array, player)[given["slot"] - 1]
        return next(iter(given.values()), None)
