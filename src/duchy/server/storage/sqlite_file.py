"""The SQLite file: only its owner may read it, and only one server may use it.

A server keeps tables in memory, so a second one on the same file would show old positions. The lock is one of the
operating system on a file beside it, held as long as the process lives: nothing is left behind by a crash.
"""

from __future__ import annotations

import logging
import os
import stat
import sys
from pathlib import Path
from typing import ClassVar

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
WITH_SECRETS = ("", "-wal", "-shm", "-journal")  # what SQLite adds to the name of its file
FAR = 1 << 30  # Windows locks bytes: one far behind the number of the process, which others must be able to read

log = logging.getLogger(__name__)


class InUse(Exception):
    """Another process uses the file; its number, as far as that is known."""

    def __init__(self, file: Path, process: str) -> None:
        super().__init__(f"{file} is used by process {process}")
        self.file = file
        self.process = process


def file_of(database_url: str) -> Path | None:
    """The file of a database; None if it is none, or if the address is wrong."""
    try:
        address = make_url(database_url)
    except ArgumentError:
        return None
    name = address.database
    if address.get_backend_name() != "sqlite" or not name or name == ":memory:" or name.startswith("file:"):
        return None
    return Path(name).absolute()


def make_private(file: Path) -> None:
    """Make the file if there is none, in a folder of its own if there is none, and let nobody else read it."""
    file.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
    except OSError:
        return  # SQLite says better why it cannot be opened
    for ending in WITH_SECRETS:
        _take_away(Path(f"{file}{ending}"))


def _take_away(path: Path) -> None:
    """Take the rights of all others away."""
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & 0o077:
            path.chmod(mode & ~0o077)
    except FileNotFoundError:
        pass
    except OSError as problem:
        log.warning("others can read %s, which holds secrets of games: %s", path, problem)


class Lock:
    """A file that this process uses alone. The same process may have it several times."""

    _held: ClassVar[dict[Path, tuple[int, int]]] = {}  # the open lock file, and how often this process has it

    def __init__(self, file: Path) -> None:
        """Take the file; ``InUse`` if another process has it."""
        self._file = file
        descriptor, times = self._held.get(file) or (_lock(file), 0)
        self._held[file] = descriptor, times + 1

    def release(self) -> None:
        """Give it back."""
        descriptor, times = self._held.pop(self._file)
        if times > 1:
            self._held[self._file] = descriptor, times - 1
        else:
            os.close(descriptor)


def _lock(file: Path) -> int:
    file.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    descriptor = os.open(f"{file}.lock", os.O_CREAT | os.O_RDWR, PRIVATE)
    try:
        _lock_descriptor(descriptor)
    except OSError:
        process = os.read(descriptor, 20).decode("ascii", "replace").strip()
        os.close(descriptor)
        raise InUse(file, process or "?") from None
    os.ftruncate(descriptor, 0)
    os.write(descriptor, f"{os.getpid()}\n".encode())
    return descriptor


if sys.platform == "win32":
    import msvcrt

    def _lock_descriptor(descriptor: int) -> None:
        os.lseek(descriptor, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(descriptor, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock_descriptor(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
