"""Programs that play in processes of their own, so that they can take turns on one machine."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from bench.duchy_side import PLAYED

HERE = Path(__file__).parent.parent


class CannotPlay(Exception):
    """A checkout that does not have a game, or not with these options."""


class Worker:
    """Runs a program that says "ready" and answers each line with the seconds of processor time that it took."""

    def __init__(self, command: Sequence[str], folder: Path, name: str) -> None:
        self.process = subprocess.Popen(
            command,
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
            raise SystemExit(f"{name} does not play")
        if answer != "ready":
            raise CannotPlay(answer)

    def burst(self, *what: object) -> float:
        """The seconds that it takes."""
        print(*what, file=self.questions, flush=True)
        return float(self.answers.readline())

    def close(self) -> None:
        self.questions.close()
        self.process.wait()


class Checkout(Worker):
    """A checkout of Duchy that plays one of the rows."""

    def __init__(self, folder: Path, program: str, row: str) -> None:
        game, options = PLAYED[row]
        super().__init__([sys.executable, "-c", program, game, repr(options)], folder, str(folder))


def is_checkout(folder: Path) -> bool:
    """Whether there is a package: where there is none, the one that is installed would play instead."""
    return (folder / "src" / "duchy").is_dir()
