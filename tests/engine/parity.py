"""Games as digests. Run as a program, under NUMBA_DISABLE_JIT=1, it prints what interpreted rules make of them."""

import json
import sys

from tests.support.play import all_subjects, play, subjects_of

SEEDS = (1, 2)


def digests(stride: int) -> dict[str, list[str]]:
    """For one option set in so many: the position at each of ten plies and at the end, of a few games."""
    found = {}
    for subject in [*subjects_of("toy", "tests.engine.toy", "tests.engine.toy"), *all_subjects()[::stride]]:
        for seed in SEEDS:
            match = play(subject, seed, entropy=seed % 2 == 0)
            steps: list[str] = []
            state = subject.game.new_state(seed)
            for (player, action), entropy in zip(match.history, match.record().entropy, strict=True):
                if state.ply % 10 == 0:
                    steps.append(state.digest())
                if entropy is not None:
                    state.reseed(entropy)
                state.apply(action, player)
            found[f"{subject} {seed}"] = [*steps, state.digest()]
    return found


if __name__ == "__main__":
    json.dump(digests(int(sys.argv[1])), sys.stdout)
