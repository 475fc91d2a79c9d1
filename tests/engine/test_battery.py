"""The battery of laws over every game and option set, and the two parities: interpreted and CUDA with compiled."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from duchy.engine.errors import OptionError
from duchy.engine.kernels.rule import INTERPRETED
from tests.engine.battery import LAWS, played
from tests.engine.parity import digests
from tests.support.play import Subject, all_subjects, subjects_of

ROOT = Path(__file__).parents[2]
ALL = all_subjects()
TOY = subjects_of("toy", "tests.engine.toy", "tests.engine.toy")
#: The interpreter is slow: there one option set of each game has to do.
SUBJECTS = [*TOY, *({subject.game.name: subject for subject in reversed(ALL)}.values() if INTERPRETED else ALL)]


@pytest.mark.coverage
@pytest.mark.usefixtures("toy_registered")
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_law(subject: Subject, law) -> None:
    law(played(subject))


def test_every_game_lists_enough_option_sets() -> None:
    names = [str(subject) for subject in ALL]
    assert len(names) == len(set(names))
    assert len([name for name in names if name.startswith("burgundy")]) >= 60


@pytest.mark.compiled
@pytest.mark.proof
def test_interpreted_rules_play_the_same_games_as_compiled_ones() -> None:
    stride = 9
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-m", "tests.engine.parity", str(stride)]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600, check=False)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == digests(stride)


def cuda_results(subject: Subject, games: int):
    from duchy.sim import simulate

    try:
        return simulate(subject.game, games=games, seed=5, device="cuda")
    except OptionError as problem:
        pytest.skip(f"no GPU here: {problem}")


@pytest.mark.compiled
@pytest.mark.parametrize("subject", ALL[::12], ids=str)
def test_cuda_plays_the_same_games_as_the_cpu(subject: Subject) -> None:
    from duchy.sim import simulate

    games = 2000
    there = cuda_results(subject, games)
    here = simulate(subject.game, games=games, seed=5, device="cpu")
    for name in ("scores", "places", "lengths", "categories"):
        assert np.array_equal(getattr(there, name), getattr(here, name)), name
