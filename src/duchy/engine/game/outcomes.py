"""``Outcomes``: what may come of an action: examples, and exact probabilities where dice alone decide."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Self

import numpy as np

from duchy.engine.errors import IllegalAction, NotDiceAlone
from duchy.engine.game.ruleset import AnyAction
from duchy.engine.game.sight import Sighted
from duchy.engine.kernels.records import place_of
from duchy.engine.play import chance
from duchy.engine.values import given
from duchy.engine.values.given import ENTROPY

MOST_DICE = 6  # of which all results are looked at: 46,656
TRIED = 1000  # times that an action is tried at least, to see whether dice alone decide


class Outcomes(Sighted):
    """A position with what chance may make of an action."""

    __slots__ = ()

    def reveals(self, action: AnyAction, player: int | None = None) -> bool:
        """Whether a legal action brings something random or hidden to light: dice, cards, what others have sealed.

        Nothing before it can be taken back. In an observed state one guess stands for what is unknown.

        >>> import duchy
        >>> state = duchy.load("burgundy").new_state(seed=7)
        >>> state.reveals("workers 1")
        False
        """
        acting, number = self.resolve(action, player)
        after = self.clone() if self.observer is None else self.determinize(0)
        after._take(acting, number)
        return after.revelations != self.revelations

    def outcomes(
        self, action: AnyAction, n: int, rng: np.random.Generator | int, player: int | None = None
    ) -> Iterator[Self]:
        """So many independent examples of what may come of a legal action, each to be played on.

        Chance is drawn anew for each, and in an observed state also what the observer does not know; what a full state
        holds stays. The mean of anything over them is an estimate of what to expect.

        >>> import duchy
        >>> state = duchy.load("dice").new_state(seed=7)
        >>> [after.ply for after in state.outcomes(state.legal_actions(0)[0], 3, rng=1, player=0)]
        [1, 1, 1]
        """
        acting, number = self.resolve(action, player)
        return self._examples(acting, number, given.from_one("n", n), given.generator("rng", rng))

    def _examples(self, acting: int, number: int, count: int, rng: np.random.Generator) -> Iterator[Self]:
        for _ in range(count):
            if self.observer is None:
                after = self.clone()
                after.reseed(int(rng.integers(ENTROPY, dtype=np.uint64)))
            else:
                after = self.determinize(rng)
            after._take(acting, number)
            yield after

    def chances(self, action: AnyAction, player: int | None = None) -> list[tuple[Fraction, Self]]:
        """All that may come of a legal action with exact probabilities, where dice alone decide.

        The likeliest comes first. Where something else is drawn too, such as tiles or cards, or where there are very
        many dice, it is refused: ``outcomes`` gives examples. An action without chance has one outcome.

        >>> import duchy
        >>> state = duchy.load("burgundy").new_state(seed=7)
        >>> [(str(chance), after.ply) for chance, after in state.chances("workers 1")]
        [('1', 1)]
        """
        if self.observer is not None:
            raise IllegalAction("error-observed")
        acting, number = self.resolve(action, player)
        dice, first = self._rolled(acting, number, 0)
        if dice > MOST_DICE:
            raise NotDiceAlone("error-chance-many", count=str(dice), most=str(MOST_DICE), name="outcomes()")
        if dice == 0:
            return [(Fraction(1), first)]
        return self._all_rolls(acting, number, dice)

    def _rolled(self, acting: int, number: int, entropy: int) -> tuple[int, Self]:
        """The position after an action with new chance, and how often something was drawn on the way."""
        after = self.clone()
        after.reseed(entropy)
        before = int(after._array["rng"][0])
        after._take(acting, number)
        return chance.drawn_between(before, int(after._array["rng"][0])), after

    def _all_rolls(self, acting: int, number: int, dice: int) -> list[tuple[Fraction, Self]]:
        found: dict[bytes, tuple[int, Self]] = {}
        for entropies in chance.entropies_for_all(dice, each=max(2, TRIED // 6**dice)).tolist():
            outcomes = [self._rolled(acting, number, entropy) for entropy in entropies]
            contents = {after._apart_from_chance() for _, after in outcomes}
            if len(contents) > 1 or {drawn for drawn, _ in outcomes} != {dice}:
                raise NotDiceAlone("error-chance-not-dice", name="outcomes()")  # the same dice lead to different ends
            content = contents.pop()
            count, kept = found.get(content, (0, outcomes[0][1]))
            found[content] = count + 1, kept
        ordered = sorted(found.values(), key=lambda outcome: -outcome[0])
        return [(Fraction(count, 6**dice), after) for count, after in ordered]

    def _apart_from_chance(self) -> bytes:
        """The record without the generator."""
        at = place_of(self.game.record_type, "rng")
        return bytes(self._memory[:at]) + bytes(self._memory[at + 8 :])

    def reseed(self, entropy: int) -> None:
        """Replace the generator by one grown from 64 bits of entropy."""
        self._check_free()
        self.game.steps.reseed(self._kernel_array, np.uint64(given.entropy("entropy", entropy)))
