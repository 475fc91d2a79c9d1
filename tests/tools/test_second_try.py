"""What fails once is tried again and named, what fails twice is broken, and only where changes are judged."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "second_try.py"
TESTS = """
from pathlib import Path

def test_is_late_once():
    ran = Path("ran")
    before = ran.exists()
    ran.touch()
    assert before

def test_is_well():
    with open("well", "a") as runs:
        runs.write("x")

def test_is_broken():
    assert not Path("broken").exists()
"""


@pytest.mark.parametrize(
    ("judged", "broken", "status", "named"),
    [
        (True, False, 0, ["test_is_late_once"]),
        (True, True, 1, ["test_is_broken", "test_is_late_once"]),
        (False, False, 1, []),
    ],
)
def test_second_try(tmp_path: Path, judged: bool, broken: bool, status: int, named: list[str]) -> None:
    (tmp_path / "test_some.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    if broken:
        (tmp_path / "broken").touch()
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "CI"))}
    done = subprocess.run(
        [sys.executable, TOOL, "test_some.py"],
        cwd=tmp_path,
        env=environment | ({"CI": "true"} if judged else {}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == status, done.stdout
    again = [line.rpartition("::")[2] for line in done.stdout.splitlines() if line.startswith("second try: ")]
    assert again == named
    assert (tmp_path / "well").read_text(encoding="utf-8") == "x", "what was well is not run again"
