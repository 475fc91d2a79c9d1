"""What must hold of the reasons of any game: they agree with the legal actions, and name rows of its catalogue."""

import random
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np

import duchy
from duchy.engine.kernels.records import argument
from duchy.engine.words.reasons import Reason
from tests.support.catalogue_ids import ids
from tests.support.texts import LANGUAGES


def positions(game: duchy.Game, seed: int, every: int) -> Iterable[duchy.State]:
    """Some positions of a random game, and its end."""
    rng, state = random.Random(seed), game.new_state(seed)
    while not state.is_over:
        if rng.randrange(every) == 0:
            yield state
        player = rng.choice(state.deciders)
        state.apply(rng.choice(state.legal_actions(player)), player)
    yield state


class Comparison:
    """Compares every action of the catalogue with the legal ones, position by position.

    ``faults(states, player, out)`` writes the fault of every action. Reasons are made for one action of each kind and
    fault in every position, for all of them where the position is among the first with that fault.
    """

    def __init__(self, faults: Callable[..., Any], same: Iterable[int]) -> None:
        self.faults = faults
        self.same = tuple(same)
        self.positions = 0
        self.told: set[tuple[Any, ...]] = set()

    def look_at(self, state: duchy.State, rng: random.Random) -> None:
        """Compare one position, for every player."""
        self.positions += 1
        for player in range(state.game.players):
            legal = state.legal_actions(player)
            if player in state.deciders:
                self.compare(state, player, legal, rng)
            else:
                assert legal == []
                check(state, rng.randrange(state.game.num_actions), player)

    def compare(self, state: duchy.State, player: int, legal: list[int], rng: random.Random) -> None:
        """All actions of a player who is to decide."""
        codes = np.zeros(state.game.num_actions, np.int16)
        self.faults(argument(state.array), player, argument(codes))
        assert np.flatnonzero(codes == 0).tolist() == legal
        assert state.why_not(rng.choice(legal), player) is None
        catalogue = state.game.catalogue
        for kind in catalogue.kinds.values():
            part = codes[kind.first : kind.first + kind.size]
            for code in np.unique(part[part != 0]).tolist():
                named = (code, kind.name, state.decision, state.game.options.as_dict().get("edition"))
                if named in self.told and rng.randrange(50):
                    continue
                self.told.add(named)
                action = kind.first + rng.choice(np.flatnonzero(part == code).tolist())
                reason = check(state, action, player)
                assert (reason.same in legal) == (reason.same is not None) == (code in self.same)


def check(state: duchy.State, action: int, player: int) -> Reason:
    """The reason for an illegal action: a row of the catalogue, a sentence in every language."""
    reason = state.why_not(action, player)
    assert reason is not None
    assert reason.rule in ids(state.game.name), reason
    for language in LANGUAGES:
        text = reason.text(language)
        assert text.lstrip("“«")[0].isupper() and text.endswith((".", "».", "”.")), text
    return reason


def numbered(game: duchy.Game, kind: str, *values: int) -> int:
    """The number of an action from arguments that count from 0."""
    arguments: Mapping[str, Any] = game.catalogue[kind].arguments
    named = {name: argument.first + value for (name, argument), value in zip(arguments.items(), values, strict=True)}
    return int(game.catalogue.encode(kind, **named))
