"""Databases with tables of different ages, for tests of what removes old ones."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, select, update

from duchy.server.storage.models import CHAT, TABLES, metadata
from duchy.server.storage.store import now
from duchy.server.upkeep.plan import DAY
from tests.support.server import Client, Opened

OF_TABLE = [table for table in metadata.sorted_tables if "table" in table.c]


async def grow_old(client: Client, *tables: Opened, days: float = 100) -> None:
    """Let so many days pass at some tables, as the database knows it."""
    then = now() - int(days * DAY)
    async with client.server.engine.begin() as connection:
        names = [table.id for table in tables]
        await connection.execute(update(TABLES).where(TABLES.c.id.in_(names)).values(updated=then, visited=None))
        await connection.execute(update(CHAT).where(CHAT.c.table.in_(names)).values(created=then))


async def rows_of(client: Client, table: str) -> dict[str, int]:
    """How many rows the database has of a table, by kind; without those of which there are none."""
    found = {}
    async with client.server.engine.connect() as connection:
        for rows in OF_TABLE:
            query = select(func.count()).select_from(rows).where(rows.c.table == table)
            found[rows.name] = await connection.scalar(query)
        found["tables"] = await connection.scalar(select(func.count()).where(TABLES.c.id == table))
    return {name: number for name, number in found.items() if number}


async def column(client: Client, table: str, name: str) -> Any:
    """A value of a table's row."""
    async with client.server.engine.connect() as connection:
        return await connection.scalar(select(TABLES.c[name]).where(TABLES.c.id == table))


async def furnished(client: Client) -> dict[str, Opened]:
    """A table of each status."""
    tables = {
        "open": await client.open("here", "link"),
        "running": await client.open("here", "here"),
        "closed": await client.open("here", "link"),
        "finished": await finished(client),
    }
    await client.play(tables["running"], plies=6)
    closed = tables["closed"]
    assert (await client.ask("POST", f"/tables/{closed.id}/cancel", {}, closed.tokens[0])).status < 300
    tables["starting"] = await starting(client)
    return tables


async def finished(client: Client, plies: int = 4) -> Opened:
    """A game that one of two players has given up."""
    opened = await client.open({"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Bob"})
    await client.play(opened, plies=plies)
    assert (await client.change(opened.id, opened.tokens[0], "concede")).status == 200
    return opened


async def starting(client: Client) -> Opened:
    """A table that was about to begin when its server ended."""
    opened = await client.open("here", "link")
    async with client.server.engine.begin() as connection:
        started = update(TABLES).where(TABLES.c.id == opened.id).values(status="starting", dealt=1)
        await connection.execute(started)
    return opened
