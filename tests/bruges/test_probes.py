"""Runs ``tests/bruges/probes`` with a deck of probes in place of the packaged one, as a user's own deck would stand."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bruges.probes.deck import write_deck

pytestmark = pytest.mark.coverage

ROOT = Path(__file__).parents[2]


def test_probes_of_the_grammar(tmp_path: Path) -> None:
    write_deck(tmp_path)
    own = {"DUCHY_DATA": str(tmp_path), "BRUGES_PROBES": "1", "NUMBA_DISABLE_JIT": "1"}
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/bruges/probes"]
    run = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **own, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    assert "[100%]" in run.stdout
