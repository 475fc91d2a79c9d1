"""The bots of examples/ play at a real server, to the end."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.patience import PATIENCE
from tests.support.server import Process

pytestmark = pytest.mark.compiled

FOLDER = Path(__file__).parents[2] / "examples"
PROGRAMS = sorted(path.name for path in FOLDER.glob("*.py"))
LONGEST = 60  # lines: they are to be read


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(f"sqlite:///{tmp_path_factory.mktemp('examples') / 'tables.sqlite3'}").start()
    yield process
    process.kill()


@pytest.mark.parametrize("game", ["burgundy", "dice", "bruges"])
@pytest.mark.parametrize("program", PROGRAMS)
def test_a_bot_plays_to_the_end(server: Process, program: str, game: str):
    command = [sys.executable, str(FOLDER / program), server.url, game]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    results = ast.literal_eval(done.stdout)
    assert sorted(results["places"])[0] == 1 and len(results["scores"]) == 2


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with limits that the bots meet."""
    database = f"sqlite:///{tmp_path_factory.mktemp('strict') / 'tables.sqlite3'}"
    process = Process(database, environment={"DUCHY_PACE": "0.3"}).start()
    yield process
    process.kill()


@pytest.mark.slow
@pytest.mark.parametrize("program", PROGRAMS)
def test_a_bot_that_is_too_fast_waits_and_plays_on(strict: Process, program: str):
    command = [sys.executable, str(FOLDER / program), strict.url, "dice"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr


def test_the_page_names_every_program_and_the_programs_are_short():
    assert set(re.findall(r"examples/(\w+\.py)", (FOLDER / "README.md").read_text(encoding="utf-8"))) == set(PROGRAMS)
    for program in PROGRAMS:
        assert len((FOLDER / program).read_text(encoding="utf-8").splitlines()) <= LONGEST, program
