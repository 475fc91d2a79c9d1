"""Positions of random games, to text and JSON and back: ``python -m tests.support.roundtrip --positions 100000``.

Every position is taken as it is, and some of them as a player or a spectator sees it.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence

from duchy import position
from duchy.engine.game.game import SPECTATOR, State
from tests.support.play import Subject, all_subjects, choose, pick

OBSERVED = 0.2  # the share of positions that are observed
JSON_EVERY = 10  # of so many positions one is written as JSON too
SKIPPED = 20  # on average, this many actions lie between two positions of a game


def positions(subjects: Sequence[Subject], seed: int) -> Iterator[State]:
    """Positions of random games, without end: all option sets by turns, every game from its start to its end."""
    chance = random.Random(seed)
    while True:
        for subject in chance.sample(subjects, len(subjects)):
            state = subject.game.new_state(chance.getrandbits(64))
            while not state.is_over:
                if chance.random() < 1 / SKIPPED or state.decision in ("found", "sheet", "castle"):
                    yield seen(state, chance)
                player = pick(state.deciders, chance)
                state.apply(choose(state, player, chance, subject.reluctant), player)
            yield seen(state, chance)


def seen(state: State, chance: random.Random) -> State:
    """A position as it is, or as a player or a spectator sees it."""
    viewer = chance.randrange(SPECTATOR, state.game.players) if chance.random() < OBSERVED else None
    return state.clone() if viewer is None else state.observe(viewer)


def check(state: State, *, text_only: bool = False) -> None:
    """A position is consistent, and comes back from its text and from its JSON byte for byte."""
    found = position.of(state)
    for form in (found.text,) if text_only else (found.text, found.json):
        back = position.read(form)
        assert back == found, form
        again = back.state()
        assert again.array.tobytes() == state.array.tobytes(), form
        assert (again.game, again.observer) == (state.game, state.observer)


def main() -> None:
    """Check many positions and tell how many of which game there were."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    counts: Counter[str] = Counter()
    subjects: set[object] = set()
    characters, began = 0, time.perf_counter()
    for number, state in enumerate(positions(all_subjects(), asked.seed), 1):
        check(state, text_only=number % JSON_EVERY > 0)
        counts[state.game.name] += 1
        counts["observed"] += state.observer is not None
        subjects.add(state.game)
        characters += len(position.of(state).text)
        if number == asked.positions:
            break
    seconds = time.perf_counter() - began
    print(f"{number} positions of {len(subjects)} option sets come back byte for byte, {seconds:.0f} s: {dict(counts)}")
    print(f"a text has {characters // number} characters on average")


if __name__ == "__main__":
    main()
