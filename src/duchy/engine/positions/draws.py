"""Dice and draws set in advance: entropy with which an action, or a new game, brings what is wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from duchy.engine.errors import PositionError
from duchy.engine.game.game import Game, State
from duchy.engine.match.match import Match
from duchy.engine.play import chance
from duchy.engine.play.catalogue import Action
from duchy.engine.positions.generator import MASK, mix
from duchy.engine.positions.position import part_of, sorted_parts

SAMPLES = 256  # outcomes from which it is learnt which draw decides what
DRAWS = 64  # a new phase for four players draws 46 times
BLOCK = 1 << 20  # generators compared at once
BLOCKS = 256
TRIALS = 20_000  # outcomes that are tried one by one


def entropy_for(
    state: State, action: int | str | Mapping[str, Any] | Action, player: int | None = None, **wanted: Any
) -> int:
    """Entropy with which an action leads to the dice and draws that are wanted.

    After ``state.reseed(entropy)`` and ``state.apply(action, player)`` the position has the parts that are given, as to
    ``build``; in a list None stands for anything. ``Match.apply(..., entropy=)`` keeps it in the record of the game.
    """
    acting, number = state.resolve(action, player)

    def outcome(entropy: int) -> State:
        after = state.clone()
        after.reseed(entropy)
        after.apply(number, acting)
        return after

    return _found(state.game, outcome, wanted)


def seed_for(game: Game, **wanted: Any) -> int:
    """A seed with which a new game begins with the dice and draws that are wanted."""
    return _found(game, game.new_state, wanted)


def _found(game: Game, outcome: Callable[[int], State], wanted: Mapping[str, Any]) -> int:
    part = part_of(game)
    table, seats = sorted_parts(game.contract, wanted, game.players)
    places = part.drawn(game, table, seats)
    names = [place for place, _ in places]
    values = np.array([value for _, value in places], np.int64)
    seen = np.array([_values(outcome(entropy), names) for entropy in range(SAMPLES)], np.int64)
    fitting = np.flatnonzero((seen == values).all(axis=1))
    if len(fitting):
        return int(fitting[0])
    fixed = [column for column in range(len(names)) if (seen[:, column] == seen[0, column]).all()]
    if any(seen[0, column] != values[column] for column in fixed):
        raise PositionError(None, "error-position-not-drawn")
    conditions = [found for column in range(len(names)) if (found := _learnt(seen[:, column], int(values[column])))]
    trials = 0
    for block in range(BLOCKS):
        for entropy in _candidates(block, conditions):
            if _values(outcome(entropy), names) == values.tolist():
                return entropy
            trials += 1
            if trials == TRIALS:
                raise PositionError(None, "error-position-not-found", count=trials)
    raise PositionError(None, "error-position-not-found", count=BLOCKS * BLOCK)


def _values(state: State, places: Iterable[tuple[Any, ...]]) -> list[int]:
    found = []
    for path in places:
        value: Any = state.array[0]
        for key in path:
            value = value[key]
        found.append(int(value))
    return found


#: A draw by its number, how many outcomes it has, and which of them are wanted.
Condition = tuple[int, int, Any]


def _words(entropy: Any, draw: int) -> Any:
    """The upper half of a draw of generators grown from entropy; the first draw is 1."""
    with np.errstate(over="ignore"):
        return mix(mix(entropy + chance.STEP) + np.uint64(draw * int(chance.STEP) & MASK)) >> chance.S32


def _learnt(column: Any, value: int) -> Condition | None:
    """The draw that alone decides a value, found by comparing outcomes with draws; None if there is no such draw."""
    if (column == column[0]).all():
        return None
    entropy = np.arange(SAMPLES, dtype=np.uint64)
    words = [_words(entropy, draw) for draw in range(1, DRAWS + 1)]
    for sides in (6, *range(2, 41)):
        for draw, word in enumerate(words, 1):
            rolled = ((word * np.uint64(sides)) >> chance.S32).astype(np.int64)
            table = np.full(sides, -1, np.int64)
            table[rolled] = column
            if (table[rolled] == column).all():
                return draw, sides, table == value
    return None


def _candidates(block: int, conditions: Sequence[Condition]) -> list[int]:
    entropy = np.arange(block * BLOCK, (block + 1) * BLOCK, dtype=np.uint64)
    for draw, sides, allowed in conditions:
        rolled = ((_words(entropy, draw) * np.uint64(sides)) >> chance.S32).astype(np.int64)
        entropy = entropy[allowed[rolled]]
    found: list[int] = entropy.tolist()
    return found


class Script:
    """A match whose dice and draws are written down in advance, for tests and puzzles.

    ``rounds`` are the parts that are wanted after each action that rolls or draws, as to ``entropy_for``; after the
    last of them, chance decides. The entropy is kept in the match's record, so that the game can be replayed.
    """

    def __init__(self, match: Match, rounds: Iterable[Mapping[str, Any]]) -> None:
        self.match = match
        self.rounds = list(rounds)

    def apply(self, action: int | str | Mapping[str, Any] | Action, player: int | None = None) -> None:
        """Take an action; if it rolls or draws, what is written next comes."""
        before = self.match.state
        acting, number = before.resolve(action, player)
        after = before.clone()
        after.apply(number, acting)
        entropy = None
        if self.rounds and after.revelations != before.revelations:
            entropy = entropy_for(before, number, acting, **self.rounds[0])
            self.rounds.pop(0)
        self.match.apply(number, acting, entropy)
