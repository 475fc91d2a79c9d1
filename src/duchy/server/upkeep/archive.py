"""Games as files, kept before their tables are removed: one record for each table whose game has begun.

A file holds the game and nothing of the people: no names, no chat, no tokens. Of a game that was not finished it holds
everything up to its last move, hidden things included, but not the secret that its later dice would have followed from.
"""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

from duchy.server.storage.sqlite_file import PRIVATE, PRIVATE_FOLDER

PART = ".part"


class Archive:
    """A folder of records. No file in it is ever replaced."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def check(self) -> None:
        """Make the folder if there is none; ``OSError`` if nothing can be written there."""
        self.folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        self._write_draft("try", b"").unlink()

    def keep(self, name: str, text: str) -> Path:
        """Write a record durably; returns its file. A table that was kept before, and has changed, gets a new one."""
        content = text.encode()
        draft = self._write_draft(name, content)
        try:
            number = 1
            while True:
                target = self.folder / (f"{name}.json" if number == 1 else f"{name}-{number}.json")
                if _claim(draft, target):
                    self._synchronise()
                    return target
                if target.read_bytes() == content:  # of a run that ended before the table was removed
                    return target
                number += 1
        finally:
            with suppress(FileNotFoundError):
                draft.unlink()

    def _write_draft(self, name: str, content: bytes) -> Path:
        draft = self.folder / f".{name}.{secrets.token_hex(4)}{PART}"
        descriptor = os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
        except BaseException:
            with suppress(OSError):
                draft.unlink()
            raise
        return draft

    def _synchronise(self) -> None:
        """Let new names survive a power failure, where the system can be asked to."""
        with suppress(PermissionError):  # Windows opens no folders
            opened = os.open(self.folder, os.O_RDONLY)
            try:
                os.fsync(opened)
            finally:
                os.close(opened)


def _claim(draft: Path, target: Path) -> bool:
    """Give a finished file its name in one step; False if another file has it."""
    try:
        os.link(draft, target)
    except FileExistsError:
        return False
    except OSError:  # a file system without links
        if target.exists():
            return False
        draft.rename(target)
    return True
