"""A pad of sheets at which rule tests are written: arrange a position, act, and look at what changed.

    @rule("DG-EX-08")
    def test_a_worker_closes_a_pasture(pad):
        pad.phase("II").write({13: 3}).bonus(worker=1).roll(4, 6, "pasture", "city")
        assert pad.build(3, 12).gained(vp=6)

**Set up.** The fixture ``pad`` gives a table for two with duchy A, both with the start castle on hex 27, without its
monk and its point: the sheets are *bare*. ``Pad(players=3, sheet="B", variant="same", castle=11)`` starts with other
options. It is a position of ``duchy.position``, which is checked once it is looked at or played on: a test cannot
arrange what cannot be.

**Arrange.** Every arranging method returns the pad and speaks of player 0 unless ``player=`` is given. ``write({hex:
number})`` writes numbers without any reward, ``bonus(monk=1)`` rings circles, ``phase("II", marked=9)`` sets the time,
and ``roll(4, 6, "pasture", "city", double=True)`` puts down dice: it comes last, since with it the round begins anew.

**Act.** ``sell build take_worker second seal`` go through ``State.apply`` and return what they changed on the player's
draft. ``end_round()`` lets everybody who has not finished pass and seal, and returns the changes of the open sheets.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import duchy
from duchy.games.dice.components.parts import BONUS_NAMES, CIRCLES, Colour, numbers_for
from duchy.games.dice.components.sheets import HEXES, SHEETS
from duchy.games.dice.questions import Decision
from duchy.games.dice.state import Category
from tests.support.board import Board

CATEGORIES = tuple(category.name.lower() for category in Category)


def counted(me: Any) -> dict[str, int]:
    """Everything countable on a sheet."""
    points = dict(zip(CATEGORIES, me["points"].sum(axis=0).tolist(), strict=True))
    own, castle = (dict(zip(BONUS_NAMES, row, strict=True)) for row in me["ringed"].tolist())
    used = dict(zip(BONUS_NAMES, me["crossed"].sum(axis=0).tolist(), strict=True))
    return {
        "vp": sum(points.values()),
        **points,
        **own,
        **{f"castle_{name}": count for name, count in castle.items()},
        **{f"crossed_{name}": count for name, count in used.items()},
        "built": int(me["built"]).bit_count(),
    }


class Changes(dict[str, int]):
    """What is not as before."""

    @classmethod
    def between(cls, before: Any, after: Any) -> Changes:
        was, now = counted(before), counted(after)
        return cls({name: now[name] - was[name] for name in now if now[name] != was[name]})

    def gained(self, **expected: int) -> bool:
        """Whether these counts changed by so much."""
        return all(self.get(name, 0) == count for name, count in expected.items())


class Pad:
    def __init__(
        self, players: int = 2, sheet: str | None = "A", castle: int = 27, seed: int = 1, **options: Any
    ) -> None:
        self.game = duchy.load("dice", players=players, sheet=sheet, **options)
        self._board = Board.bare(self.game, seed=seed, time=0, seats=[{"castle": castle}] * players)

    @property
    def state(self) -> duchy.State:
        return self._board.state

    @state.setter
    def state(self, state: duchy.State) -> None:
        self.game, self._board = state.game, Board(state)

    # --- arranging ---------------------------------------------------------------------------------------------------

    def _has(self, player: int, **parts: Any) -> Pad:
        """Give a player other parts; tables among them are added to those that are there."""
        there = self._board.parts.seats[player]
        merged = {name: {**there.get(name, {}), **part} for name, part in parts.items()}
        self._board.arrange(seats={player: merged})
        return self

    def write(self, numbers: Mapping[int, int], player: int = 0) -> Pad:
        return self._has(player, numbers=numbers)

    def full(self, player: int = 0) -> Pad:
        """Write a number in every hex."""
        return self.write(whole_duchy(int(self.sheet(player)["sheet"]), int(self.sheet(player)["castle"])), player)

    def bonus(self, player: int = 0, row: int = 0, **counts: int) -> Pad:
        return self._has(player, **{("bonuses", "castle_bonuses")[row]: counts})

    def crossed(self, player: int = 0, **counts: int) -> Pad:
        return self._has(player, crossed=counts)

    def points(self, vp: int, player: int = 0, phase: str = "I", source: str = "areas") -> Pad:
        return self._has(player, points={phase: {source: vp}})

    def phase(self, name: str, marked: int = 0) -> Pad:
        self._board.arrange(phase=name, time=marked, round=1)
        return self

    def circles(self, **counts: int) -> Pad:
        printed = {name: int(CIRCLES[bonus]) for bonus, name in enumerate(BONUS_NAMES)}
        self._board.arrange(circles={**printed, **counts})
        return self

    def awarded(self, player: int, **colours: str) -> Pad:
        """Awards that were given: ``river="first"``."""
        return self._has(player, awards=colours)

    def roll(self, first: int, second: int, one: str, other: str, double: bool = False) -> Pad:
        dice = {"pips": [first, second], "colours": [one, other], "hourglasses": 2 if double else 1}
        self._board.arrange(**dice, seats=[{"did": None}] * self.game.players)
        return self

    # --- looking -----------------------------------------------------------------------------------------------------

    def draft(self, player: int = 0) -> Any:
        return self.state.array["drafts"][0, player]

    def sheet(self, player: int = 0) -> Any:
        return self.state.array["players"][0, player]

    def vp(self, player: int = 0) -> int:
        return self.state.scores[player]

    def legal(self, kind: str, player: int = 0) -> list[dict[str, Any]]:
        decoded = [self.game.catalogue.decode(action) for action in self.state.legal_actions(player)]
        return [dict(action.arguments) for action in decoded if action.kind == kind]

    def can(self, kind: str, player: int = 0, **arguments: int) -> bool:
        return any(arguments.items() <= found.items() for found in self.legal(kind, player))

    def hexes(self, number: int, player: int = 0) -> set[int]:
        """Where a number can be written now."""
        return {found["hex"] for found in self.legal("build", player) if found["number"] == number}

    def step(self, player: int = 0) -> str:
        return Decision(int(self.state.array["steps"][0, player])).name.lower()

    # --- acting ------------------------------------------------------------------------------------------------------

    def act(self, kind: str, player: int = 0, **arguments: int) -> Changes:
        before, revealed = self.draft(player).copy(), self.state.revelations
        self.state.apply({"kind": kind, **arguments}, player)
        after = self.draft(player) if self.state.revelations == revealed else self.sheet(player)
        return Changes.between(before, after)

    def sell(self, count: int, player: int = 0) -> Changes:
        return self.act("sell", player, count=count)

    def build(self, number: int, hex_: int, player: int = 0) -> Changes:
        return self.act("build", player, number=number, hex=hex_)

    def take_worker(self, player: int = 0) -> Changes:
        return self.act("pass", player)

    def second(self, hex_: int, player: int = 0) -> Changes:
        return self.act("second", player, hex=hex_)

    def seal(self, player: int = 0) -> Changes:
        return self.act("seal", player)

    def end_round(self) -> list[Changes]:
        """Everybody who is still deciding sells nothing, passes and seals; what the round brought to all."""
        before, revealed = self.state.array["players"][0].copy(), self.state.revelations
        while self.state.revelations == revealed:
            player = self.state.deciders[0]
            kind = {"sell": "sell 0", "build": "pass", "second": "seal"}[self.step(player)]
            self.state.apply(kind, player)
        return [Changes.between(before[player], self.sheet(player)) for player in range(self.game.players)]


def whole_duchy(sheet: int, castle: int) -> dict[int, int]:
    """Numbers for all hexes of a duchy but the start castle, that meet all conditions."""
    duchy_ = SHEETS[sheet]
    numbers: dict[int, int] = {}
    for area in duchy_.areas:
        colour = Colour(duchy_.colours[min(area)])
        for place, hex_ in enumerate(sorted(area)):
            numbers[hex_] = numbers_for(colour)[place if colour == Colour.CITY else 0]
    for hex_ in duchy_.bonuses:
        numbers[hex_] = numbers[min(duchy_.neighbours[hex_])]
    return {hex_ + 1: number for hex_, number in numbers.items() if hex_ != castle}


def numbers_of(me: Any) -> dict[int, int]:
    """What is written on a sheet, by hex."""
    return {hex_ + 1: int(me["numbers"][hex_]) for hex_ in range(HEXES) if me["numbers"][hex_]}


def seeded(pad: Pad, seed: int) -> Pad:
    """The same table with other dice to come."""
    pad.state.reseed(seed)
    return pad


__all__ = ["Changes", "Pad", "counted", "numbers_of", "seeded"]
