"""Positions arranged for a check: tiles out of the stacks into estates and storages, and steps that follow."""

from collections.abc import Sequence
from itertools import count
from typing import Any

import numpy as np

import duchy
from duchy import position
from duchy.games.burgundy.components.board import PHASES, ROUNDS
from duchy.games.burgundy.components.layouts import ESTATES
from duchy.games.burgundy.components.tiles import Colour, Kind
from duchy.games.burgundy.position.shape import TILE_NAMES
from duchy.games.burgundy.referee.invariants import LEDGER
from tests.burgundy.invariants.steps import Step, spaces, taken

WANTED = (Kind.CRANE, Kind.GEESE, *(Kind[f"MONASTERY_{number}"] for number in (6, 7, 16, 24, 27, 28)))
"""Tiles that must still be in the stacks when the game begins."""


def drawn(state: duchy.State) -> set[int]:
    """The tiles in the depots."""
    return {*state.array["depots"].flat, *state.array["black"].flat}


class Arranged:
    """The first turn of a game with the extra tiles, to be arranged and then played on step by step."""

    def __init__(self, edition: str = "2019", players: int = 3) -> None:
        game = duchy.load("burgundy", edition=edition, players=players, modules=["extra_tiles"])
        self.state = next(state for state in map(game.new_state, count()) if not set(WANTED) & drawn(state))
        self.ledger = np.zeros(1, LEDGER)
        self.player = self.state.deciders[0]
        self.arrange(ply=50, seats={self.player: {"workers": 9}})  # as if played so far, every value within reach

    def arrange(self, **parts: Any) -> None:
        """Change parts of the position."""
        self.state = position.of(self.state).with_(**parts).state()

    @property
    def record(self) -> Any:
        return self.state.array[0]

    @property
    def home(self) -> Any:
        return self.record.estates[self.player]

    def stores(self, *kinds: int) -> "Arranged":
        """Tiles in the storage of the player on turn."""
        self.arrange(seats={self.player: {"storage": [TILE_NAMES[kind] for kind in kinds]}})
        return self

    def lies(self, kind: int, space: int, player: int | None = None) -> "Arranged":
        """A tile in an estate."""
        player = self.player if player is None else player
        laid = position.of(self.state).seats[player].get("estate", {})
        self.arrange(seats={player: {"estate": {**laid, space + 1: TILE_NAMES[kind]}}})
        self.ledger[0].laid[player, space] = 1 + np.count_nonzero(self.ledger[0].laid)
        return self

    def track(self, stacks: dict[int, list[int]]) -> "Arranged":
        """Pawns by space, from the top of each stack; the order of this round stays."""
        turns = self.record.turns[: self.state.game.players].tolist()
        self.arrange(track=stacks, turns=turns)
        return self

    def monastery(self, number: int, player: int | None = None) -> "Arranged":
        """A monastery in an estate, on the first empty yellow space."""
        home = self.record.estates[self.player if player is None else player]
        free = next(space for space in spaces(home, Colour.MONASTERY) if not home.tiles[space])
        return self.lies(Kind[f"MONASTERY_{number}"], free, player)

    def pasture(self, *kinds: int) -> "Arranged":
        """Animals on the largest pasture."""
        for kind, space in zip(kinds, sorted(self.largest(Colour.ANIMAL)), strict=False):
            self.lies(kind, space)
        return self

    def regions(self, colour: Colour) -> list[frozenset[int]]:
        """The regions of a colour."""
        estate = ESTATES[int(self.home.layout)]
        return [region for region in estate.regions if estate.colours[min(region)] == colour]

    def largest(self, colour: Colour) -> frozenset[int]:
        """The largest region of a colour."""
        return max(self.regions(colour), key=len)

    def last_turn(self) -> "Arranged":
        """The last turn of the game."""
        seats = self.state.game.players
        turns = [p for p in range(seats) if p != self.player] + [self.player]
        self.arrange(phase="E", round=5, coming=None, turns=turns, turn=self.player, seats=[{"spent": None}] * seats)
        self.ledger[0].turns = PHASES * ROUNDS * seats - 1
        return self

    def roll_for(self, notation: str) -> None:
        """Turn the first die until an action that begins so is legal."""
        for value in range(1, 7):
            self.record.players[self.player].dice[0] = value
            legal = self.state.legal_actions(self.player)
            if any(str(self.state.game.catalogue.decode(action)).startswith(notation) for action in legal):
                return
        raise AssertionError(f"no die makes '{notation}' legal")

    def play(self, notation: str) -> Step:
        """The step of the first legal action that begins so; it must be sound."""
        legal: Sequence[int] = self.state.legal_actions(self.player)
        named = [(str(self.state.game.catalogue.decode(action)), action) for action in legal]
        action = next((action for name, action in named if name.startswith(notation)), None)
        assert action is not None, f"'{notation}' is not legal: {[name for name, _ in named]}"
        step = taken(self.state, self.player, action, self.ledger)
        checked = step.copy()
        assert checked.verdict() == "none", notation
        self.ledger = checked.ledger
        return step
