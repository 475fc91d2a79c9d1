"""Looking at a database without changing it: no file is made, and no schema is brought up to date."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, NullPool, create_engine, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from duchy.server.storage.database import DRIVERS, PATIENCE, open_engine
from duchy.server.storage.outages import words_of
from duchy.server.storage.sqlite_file import file_of

__all__ = ["Connection", "NoDatabase", "look", "place_of"]

T = TypeVar("T")
_CONSISTENT = text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")


class NoDatabase(Exception):
    """There is nothing to look at: the reason as a word, and what the driver or the system said about it."""

    def __init__(self, reason: str, problem: str = "") -> None:
        super().__init__(reason, problem)
        self.reason = reason
        self.problem = problem


async def look(url: str, work: Callable[[Connection], T]) -> T:
    """Read something from a database of Duchy; ``NoDatabase`` if it is none."""

    def ours(connection: Connection) -> T:
        if not {"tables", "alembic_version"} <= set(inspect(connection).get_table_names()):
            raise NoDatabase("foreign")
        return work(connection)

    try:
        address = make_url(url)
        if address.get_backend_name() == "sqlite":
            return _look_at_file(url, ours)
        if address.get_backend_name() not in DRIVERS:
            raise NoDatabase("failed", address.get_backend_name())
        engine = open_engine(url)
        try:
            async with engine.begin() as connection:
                await connection.execute(_CONSISTENT)
                return await connection.run_sync(ours)
        finally:
            await engine.dispose()
    except (ArgumentError, DBAPIError, sqlite3.Error, OSError, ValueError) as problem:
        raise NoDatabase("failed", words_of(problem)) from None


def _look_at_file(url: str, work: Callable[[Connection], T]) -> T:
    file = file_of(url)
    if file is None or not file.is_file():
        raise NoDatabase("no-file", str(file or make_url(url).database or ""))
    engine = create_engine("sqlite://", creator=lambda: _open(file), poolclass=NullPool)
    with engine.connect() as connection:
        return work(connection)


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, timeout=PATIENCE)


def place_of(url: str) -> str:
    """Where a database is: its file, or its server without the password."""
    if file := file_of(url):
        return str(file)
    address = make_url(url)
    port = f":{address.port}" if address.port else ""
    return f"{address.host or ''}{port}/{address.database or ''}"
