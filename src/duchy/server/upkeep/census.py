"""What a database holds, counted. It reads what is there: a database of an earlier revision may have less."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, Table, case, func, inspect, select, text

from duchy.server.storage.database import revision_of
from duchy.server.storage.models import ACCOUNTS, ADDRESSES, CHAT, LOG, SESSIONS, SUBSCRIPTIONS, TABLES
from duchy.server.upkeep.plan import DAY, STATUSES

AGES = (1, 7, 30, 90, 365)  # days since the last move, by which tables are counted
ROWS = {"log": LOG, "chat": CHAT, "accounts": ACCOUNTS, "sessions": SESSIONS}


@dataclass(frozen=True)
class Tables:
    """The tables of one status: how many, by age of the last move, and when the oldest and the newest one was.

    ``by_age`` has those up to each number of days of ``AGES``, and the older ones last.
    """

    number: int
    by_age: tuple[int, ...]
    oldest: int | None = None
    newest: int | None = None


@dataclass(frozen=True)
class Census:
    """Everything that was counted. Sizes are in bytes, times in milliseconds since 1970."""

    kind: str
    revision: str | None
    size: int
    free: int | None  # of the size, what an SQLite file can use again
    tables: dict[str, Tables]
    rows: dict[str, int]
    subscriptions: dict[str, int]


def take(connection: Connection, now: int) -> Census:
    """Count everything."""
    size, free = _size(connection)
    there = set(inspect(connection).get_table_names())
    rows = {name: _number(connection, table) for name, table in ROWS.items() if table.name in there}
    asked = _subscriptions(connection) if ADDRESSES.name in there else {}
    kind = connection.dialect.name
    return Census(kind, revision_of(connection), size, free, _tables(connection, now), rows, asked)


def _size(connection: Connection) -> tuple[int, int | None]:
    if connection.dialect.name == "postgresql":
        return int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 0), None
    pages, free, page = (
        int(connection.scalar(text(f"PRAGMA {name}")) or 0) for name in ("page_count", "freelist_count", "page_size")
    )
    return pages * page, free * page


def _number(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0


def _tables(connection: Connection, now: int) -> dict[str, Tables]:
    updated = TABLES.c.updated
    bounds = [now - days * DAY for days in AGES]
    places = case(*((updated >= bound, place) for place, bound in enumerate(bounds)), else_=len(bounds)).label("place")
    query = select(TABLES.c.status, places, func.count(), func.min(updated), func.max(updated))
    found: dict[str, list[tuple[int, int, int, int]]] = {}
    for status, *counted in connection.execute(query.group_by(TABLES.c.status, "place")):
        found.setdefault(status, []).append((counted[0], counted[1], counted[2], counted[3]))
    return {status: _of_status(found.get(status, [])) for status in (*STATUSES, *sorted(found.keys() - set(STATUSES)))}


def _of_status(counted: list[tuple[int, int, int, int]]) -> Tables:
    by_age = [0] * (len(AGES) + 1)
    for place, number, _, _ in counted:
        by_age[place] = number
    oldest, newest = (min(row[2] for row in counted), max(row[3] for row in counted)) if counted else (None, None)
    return Tables(sum(by_age), tuple(by_age), oldest, newest)


def _subscriptions(connection: Connection) -> dict[str, int]:
    """Browsers, confirmed addresses, and addresses that nobody has confirmed."""
    unconfirmed = select(func.count()).where(ADDRESSES.c.confirm.is_not(None))
    waiting = connection.scalar(unconfirmed) or 0
    return {
        "browsers": _number(connection, SUBSCRIPTIONS),
        "addresses": _number(connection, ADDRESSES) - waiting,
        "unconfirmed": waiting,
    }
