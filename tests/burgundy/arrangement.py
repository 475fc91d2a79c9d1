"""The arranging half of a table for rule tests: options, position, spaces and what a player has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

import numpy as np

import duchy
from duchy.games.burgundy.components.layouts import ESTATES
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.tiles import COPIES, GOODS_NAMES, Colour, Kind
from duchy.games.burgundy.options import SET_UPS
from duchy.games.burgundy.position.shape import OF_ESTATE, SHIELD_WORDS, TILE_KINDS, TILE_NAMES
from tests.burgundy.result import Seat
from tests.burgundy.tiles import DIRECTIONS, FILLERS, NOUNS, castle, colour_of, names_of
from tests.support.board import Board


class Arrangement:
    """A game to be arranged and looked at. See the text of ``tests.burgundy.table``."""

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
    ) -> Self:
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
        self._board = Board.bare(game, seed=seed, seats=seats)
        return self

    def estate(self, number: str) -> Self:
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

    def _pick(self, colour: str, which: str | int | None) -> Self:
        self._region = self.region(colour, which)
        return self

    def city(self, which: str | int | None = None) -> Self:
        return self._pick("city", which)

    def pasture(self, which: str | int | None = None) -> Self:
        return self._pick("pasture", which)

    def cloister(self, which: str | int | None = None) -> Self:
        return self._pick("cloister", which)

    def castle_land(self, which: str | int | None = None) -> Self:
        return self._pick("castle", which)

    def mine_land(self, which: str | int | None = None) -> Self:
        return self._pick("mine", which)

    def river(self, which: str | int | None = None) -> Self:
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

    def player(self, seat: int) -> Self:
        """The same table, speaking of another player."""
        other = object.__new__(type(self))
        other.__dict__ = {**self.__dict__, "seat": seat}
        return other

    def _has(self, **parts: Any) -> Self:
        """Give the player spoken of other parts; what belongs to an estate, to the first player who builds it."""
        for name, value in parts.items():
            self._board.arrange(seats={self._home if name in OF_ESTATE else self.seat: {name: value}})
        return self

    @property
    def _home(self) -> int:
        """The seat at which a position tells of the estate."""
        return next(team[0] for team in self._board.parts.game.teams if self.seat in team)

    def dice(self, first: int, second: int) -> Self:
        return self._has(dice=[first, second], spent=[])

    def workers(self, count: int) -> Self:
        return self._has(workers=count)

    def silver(self, count: int) -> Self:
        return self._has(silver=count)

    def points(self, count: int) -> Self:
        """Points so far, whatever they came from."""
        return self._has(points={"regions": count})

    def storage(self, *tiles: Kind) -> Self:
        return self._has(storage=names_of(tiles))

    def shared(self, *tiles: Kind) -> Self:
        """The tiles in the storage of the team."""
        return self._has(shared=names_of(tiles))

    def goods(self, **counts: int) -> Self:
        return self._has(goods=counts)

    def sold(self, **counts: int) -> Self:
        return self._has(sold=counts)

    def bonus(self, **sizes: str) -> Self:
        """Bonus tiles by colour: ``mine="large"``."""
        return self._has(bonus=sizes)

    def route(self, *tiles: int) -> Self:
        """The tiles of the trade route, by number, with no goods on it."""
        return self._has(route=list(tiles), laid=[])

    def laid(self, *goods: str) -> Self:
        """Goods on the trade route; they must be among those sold."""
        return self._has(laid=list(goods))

    def _lay(self, tile: Kind, at: int) -> None:
        assert self.is_empty(at), f"space {at} is taken"
        laid = self._board.parts.seats[self._home].get("estate", {})
        self._has(estate={**laid, at: TILE_NAMES[tile]})

    def holds(self, *tiles: Kind, at: int | Iterable[int] | None = None) -> Self:
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

    def covers(self, *spaces: int) -> Self:
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

    def fill(self, where: str | int | None = None, leaving: int | Iterable[int] = ()) -> Self:
        """Cover a region or colour, but for the spaces left: given ones, or that many of the last ones."""
        open_ = [at for at in self.spaces(where) if self.is_empty(at)]
        kept = open_[len(open_) - leaving :] if isinstance(leaving, int) else leaving
        return self.covers(*(at for at in open_ if at not in set(kept)))

    def bears(self, *shields: Shield) -> Self:
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

    def copies(self, player: int) -> Self:
        """The player whose monasteries shield 6 copies."""
        return self._has(copies=player)

    # --- arrange the game --------------------------------------------------------------------------------------------

    def depot(self, number: int, *tiles: Kind) -> Self:
        """Tiles in a numbered depot."""
        self._board.arrange(depots={**self._board.parts.table.get("depots", {}), number: names_of(tiles)})
        return self

    def wares(self, depot: int, **counts: int) -> Self:
        """Goods in a numbered depot."""
        self._board.arrange(wares={**self._board.parts.table.get("wares", {}), depot: counts})
        return self

    def shields(self, depot: int, *shields: Shield) -> Self:
        """Shields in a numbered depot."""
        lying = self._board.parts.table.get("shields", {})
        self._board.arrange(shields={**lying, depot: [SHIELD_WORDS[shield - 1] for shield in shields]})
        return self

    def black(self, *tiles: Kind) -> Self:
        """Tiles in the black depot."""
        self._board.arrange(black=names_of(tiles))
        return self

    def inns(self, count: int) -> Self:
        """Inns beside the black depot."""
        self._board.arrange(inns=count)
        return self

    def phase(self, letter: str) -> Self:
        self._board.arrange(phase=letter)
        return self

    def round(self, number: int) -> Self:
        """Round 1 to 5; the goods of the rounds before have gone."""
        self._board.arrange(round=number, coming=None)
        return self

    def white(self, number: int) -> Self:
        """The white die."""
        self._board.arrange(white=number)
        return self

    def stacks(self, **left: Mapping[str, int]) -> Self:
        """The tiles left in stacks, by colour and ``black``; the others have left the game."""
        self._board.arrange(stacks=left)
        return self

    def track(self, stacks: Mapping[int, Iterable[int]]) -> Self:
        """The order track when the round began: pawns by space, from the top of each stack."""
        turn = self._board.parts.table.get("turn", 0)
        self._board.arrange(track={space: list(pawns) for space, pawns in stacks.items()}, turns=None, turn=turn)
        return self

    def target(self, count: int, counted: int = 0) -> Self:
        """The target of a solo player, and the points up to it."""
        self._board.arrange(target_now=count, counted=counted)
        return self

    def turn(self, player: int) -> Self:
        """Let a player begin the turn that is due to him in this round's order."""
        players = self._board.parts.game.players
        self._board.arrange(turn=player, bought=None, asked=None, seats=[{"spent": None}] * players)
        return self
