"""Pages that walk through a change of the project: what they show is done to a copy of it.

A block of code that names a file is a part of the change. ``diff`` shows lines of a file that is there, with ``+`` and
``-`` before what comes and goes; ``@@`` stands between two places of one file. Any other block is a whole new file. So
what a page says and what its test does cannot drift apart.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
#: What the rules and their tests need. A block may name other files too.
COPIED = ("src", "tests", "docs", "tools", "conftest.py", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "client", "screenshots", "server", "playthroughs")
BLOCK = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BETWEEN = "@@\n"


@dataclass(frozen=True)
class Block:
    """A block of code that names a file."""

    language: str
    path: str
    text: str

    def done(self, root: Path) -> None:
        """Do to a copy of the project what the block shows."""
        file = root / self.path
        if self.language != "diff":
            assert not file.exists(), f"{self.path} is there already"
            file.write_text(self.text, encoding="utf-8")
            return
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / self.path, file)
        file.write_text(self.changed(file.read_text(encoding="utf-8")), encoding="utf-8")

    def changed(self, text: str) -> str:
        """A file with the change."""
        for part in self.text.split(BETWEEN):
            lines = [line if line.strip() else " \n" for line in part.splitlines(keepends=True)]
            assert all(line[0] in " +-" for line in lines), f"{self.path}: a line without a sign in\n{part}"
            old, new = ("".join(line[1:] for line in lines if line[0] in signs) for signs in (" -", " +"))
            assert f"\n{text}".count(f"\n{old}") == 1, f"{self.path} does not have these lines once:\n{old}"
            text = f"\n{text}".replace(f"\n{old}", f"\n{new}")[1:]
        return text


def blocks(page: str) -> list[Block]:
    """The parts of the change that a page of ``docs`` shows."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return [Block(*found) for found in BLOCK.findall(text)]


def followed(page: str, folder: Path) -> Path:
    """A copy of the project in which everything is done that a page shows."""
    for name in COPIED:
        source, target = ROOT / name, folder / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=LEFT_OUT, symlinks=True)
        else:
            shutil.copy(source, target)
    for block in blocks(page):
        block.done(folder)
    return folder


def run(folder: Path, *arguments: str, interpreted: bool = True) -> str:
    """What Python prints in a copy of the project; it has to succeed."""
    own = {"PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}", "NUMBA_DISABLE_JIT": str(int(interpreted))}
    result = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, **own},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout[-4000:] + result.stderr[-4000:]
    return result.stdout
