"""Kernels read and write inside their arrays. Compiled code looks at no bounds unless it is told to: here it is.

A game with all that its options allow, played at random, tries the rules; greedy play tries the evaluation as well.
"""

import os
import subprocess
import sys

import pytest

pytestmark = [pytest.mark.proof, pytest.mark.compiled]

MODULES = "extra_tiles,white_castles,inns,trade_routes,shields,border_posts"
RUNS = [
    ("dice", "greedy"),
    ("bruges", "greedy"),
    ("burgundy", "greedy"),
    ("burgundy", "random", "--modules", MODULES),
    ("burgundy", "greedy", "--modules", MODULES),
]
OUTSIDE = """
import numpy as np
from duchy.engine.kernels.rule import rule

@rule
def read(values, place):
    return values[place]

print(read(np.zeros(3, np.int8), 5))
"""


def checked(*command: str) -> subprocess.CompletedProcess[str]:
    """A command of this Python with kernels that look at their bounds."""
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    return subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True, check=False)


def test_what_lies_outside_is_an_error():
    """Otherwise the tests below would say nothing."""
    assert "IndexError" in checked("-c", OUTSIDE).stderr


@pytest.mark.parametrize(("game", "policy", "options"), [(game, policy, more) for game, policy, *more in RUNS])
def test_no_kernel_reaches_outside_its_arrays(game, policy, options):
    played = checked("-m", "duchy.cli", "simulate", game, "--policy", policy, "--games", "300", "--json", *options)
    assert played.returncode == 0, played.stderr
    assert '"games": 300' in played.stdout
