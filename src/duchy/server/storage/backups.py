"""Backups of an SQLite file, also while a server writes to it.

SQLite's own backup copies one consistent state, which includes what is still in the write-ahead log. A plain copy of
the file would not.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import make_url

PRIVATE = 0o600  # a backup holds the secrets of running games
PART = ".part"


class BackupRefused(Exception):
    """No backup was made: the reason as a word, and what SQLite or the system said about it."""

    def __init__(self, reason: str, problem: str = "") -> None:
        super().__init__(reason, problem)
        self.reason = reason
        self.problem = problem


def back_up(url: str, target: Path) -> int:
    """Write a checked backup of an SQLite database to a new file; returns how many game tables it holds."""
    source = _source(url)
    try:
        _create(target)
    except FileExistsError:
        raise BackupRefused("exists") from None
    except OSError as problem:
        raise BackupRefused("failed", problem.strerror or str(problem)) from None
    part = target.with_name(target.name + PART)
    try:
        part.unlink(missing_ok=True)  # of a backup that was interrupted
        _create(part)
        _copy(source, part)
        tables = _check(part)
        os.replace(part, target)
        _keep(target.absolute().parent)
    except BaseException as problem:
        for path in (part, target):
            with suppress(OSError):
                path.unlink(missing_ok=True)
        if isinstance(problem, sqlite3.Error | OSError):
            raise BackupRefused("failed", str(problem)) from None
        raise
    return tables


def _source(url: str) -> Path:
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        raise BackupRefused("not-sqlite")
    source = Path(address.database or "")
    if not address.database or not source.is_file():
        raise BackupRefused("no-file", str(source))
    return source


def _create(path: Path) -> None:
    """An empty file that only its owner may read; refused if there is one already."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))


def _copy(source: Path, target: Path) -> None:
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)  # all pages in one step: a writer does not make it begin again
        new.execute("PRAGMA journal_mode=DELETE")  # everything is in the one file


def _check(path: Path) -> int:
    """Refuse a copy that is damaged or holds no tables of ours; returns how many tables there are."""
    with closing(sqlite3.connect(path)) as copy:
        (verdict,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok":
            raise BackupRefused("damaged", verdict)
        try:
            copy.execute("SELECT version_num FROM alembic_version").fetchone()
            return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
        except sqlite3.OperationalError:
            raise BackupRefused("foreign") from None


def _keep(folder: Path) -> None:
    """Let the new name survive a power failure, where the system can be asked to."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
