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

from collections.abc import Mapping
from typing import Any, Self

from duchy.engine.play.catalogue import Action
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.tiles import BUILDINGS_TO_COPY, SPECIES, Colour, Kind
from duchy.games.burgundy.display.numbers import numbers_of
from tests.burgundy.arrangement import Arrangement
from tests.burgundy.result import Result, Seat
from tests.burgundy.tiles import (
    BUILDINGS,
    FILLERS,
    NOUNS,
    bank,
    boarding_house,
    carpenter,
    castle,
    chicken,
    church,
    colour_of,
    cow,
    crane,
    geese,
    goods_number,
    inn,
    market,
    mine,
    monastery,
    pig,
    sheep,
    ship,
    town_hall,
    warehouse,
    watchtower,
    white_castle,
)

__all__ = [
    "BUILDINGS",
    "FILLERS",
    "NOUNS",
    "Colour",
    "Kind",
    "Result",
    "Seat",
    "Table",
    "bank",
    "boarding_house",
    "carpenter",
    "castle",
    "chicken",
    "church",
    "colour_of",
    "cow",
    "crane",
    "geese",
    "goods_number",
    "inn",
    "market",
    "mine",
    "monastery",
    "pig",
    "sheep",
    "ship",
    "town_hall",
    "warehouse",
    "watchtower",
    "white_castle",
]


class Table(Arrangement):
    """A game to be arranged and played. See the module's text."""

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
        return self._act("name_player", player)

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

    def end_round(self) -> Self:
        """Let everybody who has not had the turn of this round end it."""
        begun = int(self.record.round_no)
        while not self.state.is_over and self.record.round_no == begun:
            self.end_turn()
        return self

    def end_phase(self) -> Self:
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
            slots: list[int] = numbers_of(self.state).players[player]["slots"]
            return slots[given["slot"] - 1]
        return next(iter(given.values()), None)
