"""``Playing``: a position to be played on: who decides what, which actions are legal, taking one."""

from __future__ import annotations

from typing import Any

import numpy as np

from duchy.engine.errors import (
    AgendaOverflow,
    IllegalAction,
    NotDeciding,
    UnknownPlayer,
    UnsupportedByGame,
)
from duchy.engine.game.held import Held
from duchy.engine.game.ruleset import AnyAction
from duchy.engine.kernels.records import argument
from duchy.engine.play.steps import ONLY, OVERFLOW
from duchy.engine.values import given
from duchy.engine.words.reasons import Reason


class Playing(Held):
    """A position with its questions and the actions that answer them."""

    __slots__ = ()

    @property
    def deciders(self) -> tuple[int, ...]:
        """The players who may act now, in seat order."""
        sets = self.game._sets
        return sets[self.game._calls.deciders(self._kernel_array) & len(sets) - 1]

    @property
    def decision(self) -> str | None:
        """What is to be decided, by its name in the game; None when the game is over.

        Where players who decide at the same time are at different steps, it is the name of what they do together, as
        "round" in the Dice Game; ``decision_for`` tells the step of each.
        """
        return self._answer("decision", lambda: self._decision_named(self.game._calls.decision(self._kernel_array)))

    def decision_for(self, player: int) -> str | None:
        """What one player has to decide, by its name in the game; None if the player has nothing to decide now."""
        return self._decision_named(self.game._calls.decision_of(self._kernel_array, self._player(player)))

    @property
    def question(self) -> str | None:
        """What the game as a whole waits for: as ``decision``, but the same whatever steps the players have reached."""
        return self._decision_named(self.game._calls.question(self._kernel_array))

    def _decision_named(self, kind: int) -> str | None:
        return self.game.decisions[kind] if kind else None

    def _player(self, player: Any) -> int:
        """The index of a player of this game."""
        index = given.whole("player", player)
        if not 0 <= index < self.game.players:
            raise UnknownPlayer("error-no-player", player=str(index), last=str(self.game.players - 1))
        return index

    def _acting(self, player: int | None) -> int:
        deciders = self.deciders
        if player is None:
            if len(deciders) != 1:
                if not deciders:
                    raise NotDeciding("error-game-over", self._reason(0, 0))
                raise NotDeciding("error-which-player", players=", ".join(map(str, deciders)))
            return deciders[0]
        return self._player(player)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player may do now, in ascending order; the player may be left out when only one decides."""
        if player is None and self.is_over:
            return []
        acting = self._acting(player)
        if self._known is None:
            return self._find_legal(acting)
        return [*self._answer(acting, lambda: self._find_legal(acting))]

    def _find_legal(self, player: int) -> list[int]:
        desk = self.game._desk
        count = self.game._calls.legal(self._kernel_array, player, desk.legal_argument)
        actions: list[int] = desk.legal[:count].tolist()
        return actions

    def legal_mask(self, player: int | None = None, out: np.ndarray[Any, Any] | None = None) -> np.ndarray[Any, Any]:
        """The legal actions as a boolean for every action of the game; written to ``out`` if it is given.

        >>> import duchy, numpy as np
        >>> state = duchy.load("burgundy").new_state(seed=7)
        >>> mask = np.empty(state.game.num_actions, bool)
        >>> state.legal_mask(out=mask) is mask, mask.nonzero()[0].tolist() == state.legal_actions()
        (True, True)
        """
        game = self.game
        flags = np.empty(game.num_actions, bool) if out is None else given.room("out", out, bool, game.num_actions)
        acting = ONLY if player is None else self._player(player)
        if game._calls.mask(self._kernel_array, acting, game._desk.legal_argument, argument(flags)):
            flags[:] = False
            flags[self.legal_actions()] = True  # the game is over, or it must be said who decides
        return flags

    def resolve(self, action: AnyAction, player: int | None = None) -> tuple[int, int]:
        """The player and the number of an action that may be taken now; any other is refused.

        An action that is the same as a legal one is accepted as it is: older records name the second of two equal tiles
        in a depot, and so they lead to the position that they say.
        """
        acting, number = self._named(action, player)
        legal = self.legal_actions(acting)
        if number not in legal:
            reason = self._reason(number, acting)
            if reason is None or reason.same not in legal:
                text, decision = str(self.game.catalogue.decode(number)), str(self.decision)
                raise IllegalAction("error-not-legal", reason, action=text, player=str(acting), decision=decision)
        return acting, number

    def _named(self, action: AnyAction, player: int | None) -> tuple[int, int]:
        """A player who decides, and the number of an action that there is."""
        acting = self._acting(player)
        if acting not in self.deciders:
            raise NotDeciding("error-not-deciding", self._reason(0, acting), player=str(acting))
        return acting, self.game.parse(action)

    def why_not(self, action: AnyAction, player: int | None = None) -> Reason | None:
        """Why a player may not take an action now; None if the action is legal.

        >>> import duchy
        >>> reason = duchy.load("burgundy", players=2).new_state(seed=7).why_not("take 3 1 1")
        >>> reason.rule, reason.text("en")
        ('CB-CASTLE-01', 'An extra action comes with placing a castle.')
        """
        number = self.game.parse(action)
        reasons, package = self.game.contract.reasons, self.game.contract.package
        if self.is_over and (player is None or self._acting(player) == player):
            return Reason(package, reasons.OVER, "why-over")
        acting = self._acting(player)
        if acting not in self.deciders:
            rule = reasons.rule_of_waiting(self, acting)
            return Reason(package, rule, "why-waiting", {"players": list(self.deciders)})
        found: Reason | None = reasons.why_not(self, number, acting)
        return found

    def _reason(self, action: AnyAction, player: int) -> Reason | None:
        """Why a player may not take an action, where the game tells reasons."""
        try:
            return self.why_not(action, player)
        except UnsupportedByGame:
            return None

    def apply(self, action: AnyAction, player: int | None = None) -> None:
        """Take an action, given as number, notation or structured form. An illegal one changes nothing."""
        self._check_free()
        if self.observer is not None:
            raise IllegalAction("error-observed")
        game = self.game
        if type(action) is int and 0 <= action < game.num_actions and (player is None or type(player) is int):
            acting, number = ONLY if player is None else self._player(player), action
        else:
            acting, number = self._named(action, player)
        if done := self._try(acting, number, known=0):
            if done == OVERFLOW:
                raise self._overflowed(number)
            self._take(*self.resolve(action, player))

    def _try(self, acting: int, number: int, known: int) -> int:
        """Take an action in one call of a kernel, which finds out whether it is legal unless that is known."""
        desk = self.game._desk
        done: int = self.game._calls.take(self._kernel_array, desk.before, acting, number, desk.legal_argument, known)
        return done

    def _take(self, acting: int, number: int) -> None:
        """Take an action that is known to be legal."""
        if self._try(acting, number, known=1):
            raise self._overflowed(number)

    def _overflowed(self, number: int) -> AgendaOverflow:
        return AgendaOverflow("error-agenda-overflow", action=str(self.game.catalogue.decode(number)))
