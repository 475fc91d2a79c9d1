"""``Game``: a game with its options chosen; ``State``: a position of it.

A game makes its first position, and a position knows its game; this knot stands here. What games and positions can do
stands apart by subject: ``ruleset`` for games; ``held``, ``playing``, ``sight``, ``outcomes``, ``standing`` and
``showing`` for positions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from duchy.engine.errors import WrongObserver, WrongType
from duchy.engine.game.outcomes import Outcomes
from duchy.engine.game.ruleset import AnyAction, Ruleset
from duchy.engine.game.showing import Description, Shown
from duchy.engine.game.sight import SPECTATOR
from duchy.engine.game.standing import Standing
from duchy.engine.values import given
from duchy.engine.values.given import ENTROPY
from duchy.engine.words.reasons import Reason
from duchy.engine.words.text import ENGLISH, quoted

__all__ = ["ENTROPY", "SPECTATOR", "AnyAction", "Description", "Game", "State"]


class Game(Ruleset):
    """A game with its options, made by ``duchy.load``. ``duchy.engine.game.contract`` says what a game brings.

    >>> import duchy
    >>> game = duchy.load("burgundy", players=2)
    >>> game.name, game.players, game.num_actions
    ('burgundy', 2, 760)
    >>> game.parse("end_turn") == game.parse({"kind": "end_turn"})
    True
    """

    def new_state(self, seed: int) -> State:
        """A game at its first decision. The same seed gives the same game; of the seed 64 bits are used."""
        state = State._of_memory(self, bytearray(self._blank), None)
        self.steps.start(state._kernel_array, np.uint64(given.entropy("seed", seed)))
        return state

    def describe(
        self, state: State, action: AnyAction, language: str = ENGLISH, player: int | None = None
    ) -> Description:
        """A legal action in structured form and in words, as a player would take it now.

        Where several players decide and none is named, it is the one whom the state was observed for, else the first.
        """
        self._check_own(state)
        return state.describe(action, language, player)

    def why_not(self, state: State, action: AnyAction, player: int | None = None) -> Reason | None:
        """Why a player may not take an action now; None if the action is legal."""
        self._check_own(state)
        return state.why_not(action, player)

    def log(
        self,
        before: State,
        player: int,
        action: AnyAction,
        after: State,
        language: str = ENGLISH,
        names: Sequence[str] = (),
    ) -> list[str]:
        """What a table's log says about an action: the lines about everything that happened between two positions.

        Both are full positions, or both are observed by the same viewer, who is then told only what a viewer may know.
        ``Match.log`` gives the log of a whole game.
        """
        self._check_own(before)
        self._check_own(after)
        if before.observer != after.observer:
            raise WrongObserver("error-wrong-observer", observer=str(before.observer), viewer=str(after.observer))
        entries = self.contract.log.entries(before, before._player(player), self.parse(action), after)
        return self._lines(entries, language, names, before.observer)

    def _lines(self, entries: Sequence[Any], language: str, names: Sequence[str], viewer: int | None) -> list[str]:
        called = given.texts("names", names)
        if called and len(called) != self.players:
            raise WrongType("error-type-list", name="names", value=quoted(names))
        return [self.contract.log.text(entry, called, language, viewer) for entry in entries]

    def _check_own(self, state: Any) -> None:
        if not isinstance(state, State) or state.game.name != self.name:
            raise WrongType("error-type-instance", name="state", kind=f"State ({self.name})", value=quoted(state))

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.contract, self.options)

    def __repr__(self) -> str:
        return f"<Game {self.name} {self.options.as_dict()}>"


class State(Outcomes, Standing, Shown):
    """One position. Made by ``Game.new_state``; small, copied by ``clone``, equal by content.

    A state changes when an action is applied, so it cannot be a key of a dictionary or a member of a set: use
    ``bytes(state)`` or ``state.digest()``.

    >>> import duchy
    >>> state = duchy.load("dice", players=3).new_state(seed=7)
    >>> while not state.is_over:
    ...     player = state.deciders[0]
    ...     state.apply(state.legal_actions(player)[0], player)
    >>> len(state.scores), min(state.places)
    (3, 1)
    """

    __slots__ = ()

    game: Game

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.game, self._array.tobytes(), self.observer, self.frozen)

    def __repr__(self) -> str:
        what = "over" if self.is_over else f"decision={self.decision!r} deciders={self.deciders}"
        return f"<State of {self.game.name}, ply {self.ply}, {what}>"


def restore(game: Game, content: bytes, observer: int | None, frozen: bool = False) -> State:
    """A state from its bytes, for pickle."""
    state = State._of_memory(game, bytearray(content), observer)
    return state.freeze() if frozen else state
