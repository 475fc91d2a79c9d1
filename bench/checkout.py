"""A checkout of Duchy that plays in a process of its own, so that two can take turns on one machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

from bench.duchy_side import PLAYED

HERE = Path(__file__).parent.parent


class CannotPlay(Exception):
    """A checkout that does not have a game, or not with these options."""


class Checkout:
    """Runs a program that says "ready" and answers each line with the seconds of processor time that it took."""

    def __init__(self, folder: Path, program: str, row: str) -> None:
        game, options = PLAYED[row]
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, game, repr(options)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=folder,
            env=os.environ | {"PYTHONPATH": str(folder / "src")},
        )
        assert self.process.stdin is not None and self.process.stdout is not None
        self.questions: IO[str] = self.process.stdin
        self.answers: IO[str] = self.process.stdout
        if not (answer := self.answers.readline().strip()):
            raise SystemExit(f"{folder}: this checkout does not play")
        if answer != "ready":
            raise CannotPlay(answer)

    def burst(self, *what: object) -> float:
        """The seconds that it takes."""
        print(*what, file=self.questions, flush=True)
        return float(self.answers.readline())

    def close(self) -> None:
        self.questions.close()
        self.process.wait()


def is_checkout(folder: Path) -> bool:
    """Whether there is a package: where there is none, the one that is installed would play instead."""
    return (folder / "src" / "duchy").is_dir()
