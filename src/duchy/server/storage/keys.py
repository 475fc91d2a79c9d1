"""Keys of a database: made when they are first needed, and the same for all processes on it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from duchy.server.storage.journal import Change, Conflict, Journal
from duchy.server.storage.models import KEYS


async def key_of(engine: AsyncEngine, journal: Journal, name: str, make: Callable[[], str]) -> str:
    """The key of a name. If this is the first process on the database that needs it, it is made."""
    found = await _stored(engine, name)
    if found is None:
        with suppress(Conflict):  # another process was faster
            await journal.write(Change(insert(KEYS), {"name": name, "value": make()}))
        found = await _stored(engine, name)
    return found or ""


async def _stored(engine: AsyncEngine, name: str) -> str | None:
    async with engine.connect() as connection:
        found: str | None = await connection.scalar(select(KEYS.c.value).where(KEYS.c.name == name))
    return found
