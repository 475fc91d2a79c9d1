"""Removes what a plan names, in short transactions beside the writes of others.

A table goes in one transaction, which checks once more that nothing has happened there since it was chosen: it is the
row of the table that everybody who stores something there needs as well. Its rematch, if that stays, forgets the table
before it. The other server processes are told in the same transaction. So a run may end at any moment, and the next one
goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Table, Update, bindparam, delete, func, select, text, update

from duchy.engine.errors import DuchyError
from duchy.engine.game import registry
from duchy.engine.game.game import Game
from duchy.server.problems import Refused
from duchy.server.storage.changes import Change, Conflict
from duchy.server.storage.database import Database
from duchy.server.storage.journal import Journal
from duchy.server.storage.models import TABLES, metadata
from duchy.server.storage.outages import Unavailable
from duchy.server.storage.postgres_writer import CHANNEL
from duchy.server.storage.store import REMOVED, Store
from duchy.server.tables.record import stored_record
from duchy.server.upkeep.archive import Archive
from duchy.server.upkeep.plan import FINISHED, RESTS, Plan, Rest

AT_ONCE = 20  # tables that are removed in one transaction
ROWS = 200  # keys of other rows in one transaction
ATTEMPTS = 3

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Candidate:
    """A table that is to go, as it was when it was chosen."""

    id: str
    game: str
    status: str
    updated: int
    previous: str | None
    begun: bool


@dataclass
class Outcome:
    """What a run has done, by status of the table or by name of the rest."""

    removed: Counter[str] = field(default_factory=Counter)
    archived: int = 0
    changed: int = 0  # tables where something has happened meanwhile, which stay
    unreadable: list[str] = field(default_factory=list)  # tables whose record cannot be made, which stay
    complete: bool = False

    @property
    def tables(self) -> int:
        """How many tables are gone."""
        return sum(number for name, number in self.removed.items() if name not in _NAMES)


_NAMES = frozenset(rest.name for rest in RESTS)
Removed = Callable[[str, Iterable[str]], Awaitable[None]]
"""Called with a table that is gone, and with those whose rematch or predecessor it was."""


def _referring(to: Table) -> list[Any]:
    """The columns of other tables that refer to a row of this one, whatever a later revision has added."""
    return [
        key.parent
        for table in reversed(metadata.sorted_tables)
        for key in table.foreign_keys
        if key.column.table is to and table is not to
    ]


_old = TABLES.alias("old")
_FORGET_PREVIOUS = update(TABLES).where(TABLES.c.previous == bindparam("_id")).values(previous=None)
_REMOVE = [delete(column.table).where(column == bindparam("_id")) for column in _referring(TABLES)]
_REMOVE_TABLE = delete(TABLES).where(TABLES.c.id == bindparam("_id"))
_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class Pruner:
    """Removes tables and what is left of people, of one database."""

    def __init__(self, engine: Database, journal: Journal, archive: Archive | None = None) -> None:
        self.in_use: Callable[[str], bool] = lambda table: False  # whether somebody is at a table here
        self.prepare: Callable[[Game], None] = lambda game: None  # before a game is replayed; may refuse
        self.on_removed: Removed = _nothing
        self.report: Callable[[int, int], None] = lambda done, total: None  # candidates
        self.stopped: Callable[[], bool] = lambda: False
        self.pause = 0.0  # seconds between two transactions
        self.at_once = AT_ONCE
        self.outcome = Outcome()  # so far
        self._engine = engine
        self._journal = journal
        self._store = Store(engine, journal)
        self._archive = archive

    async def run(self, plan: Plan) -> Outcome:
        """Remove everything that a plan names, or as much as there is time for. ``OSError`` if the archive fails."""
        candidates = [] if plan.empty else await self._candidates(plan)
        taking = _take(plan)
        for start in range(0, len(candidates), self.at_once):
            if self.stopped():
                return self.outcome
            batch = candidates[start : start + self.at_once]
            await self._remove_tables(batch, taking)
            self.report(start + len(batch), len(candidates))
            await asyncio.sleep(self.pause)
        for rest in () if plan.empty else RESTS:
            await self._remove_rest(rest, plan)
        self.outcome.complete = not self.stopped()
        return self.outcome

    async def _candidates(self, plan: Plan) -> list[Candidate]:
        """The tables that are to go, the oldest first; finished ones last, since their rematches must go before."""
        columns = (TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.updated, TABLES.c.previous)
        query = select(*columns, TABLES.c.root.is_not(None)).where(plan.tables())
        query = query.order_by(TABLES.c.status == FINISHED, TABLES.c.updated, TABLES.c.id)
        async with self._engine.connect() as connection:
            return [Candidate(*row) for row in await connection.execute(query)]

    async def _remove_tables(self, batch: list[Candidate], taking: Update) -> None:
        """The writes of a batch wait together, in their order, so that the journal commits them together."""
        ready = [table for table in batch if await self._is_kept(table)]
        rematches = await self._rematches([table.id for table in ready])
        removals = (self._remove_table(table, rematches.get(table.id), taking) for table in ready)
        for table, gone in zip(ready, await asyncio.gather(*removals), strict=True):
            if gone:
                self.outcome.removed[table.status] += 1
            else:
                self.outcome.changed += 1

    async def _is_kept(self, table: Candidate) -> bool:
        """Write the record of a table, if records are to be written; False if there can be none."""
        if self._archive is None or not table.begun or self.in_use(table.id):
            return True
        try:
            stored = await self._store.load(table.id)
            if stored is not None:
                self.prepare(registry.load(stored.header.game, stored.header.options))
                record = await asyncio.to_thread(stored_record, stored)
                await asyncio.to_thread(self._archive.keep, f"{table.game}-{table.id}", record.to_json())
                self.outcome.archived += 1
        except Unavailable:
            raise
        except (Refused, DuchyError) as problem:
            log.warning("table %s stays, its record cannot be made: %s", table.id, problem)
            self.outcome.unreadable.append(table.id)
            return False
        return True

    async def _remove_table(self, table: Candidate, rematch: str | None, taking: Update) -> bool:
        if self.in_use(table.id):
            return False
        beside = [name for name in (table.previous, rematch) if name is not None]
        which = {"_id": table.id}
        changes = [
            Change(taking, {**which, "_status": table.status, "_updated": table.updated}, rows=1),
            Change(_FORGET_PREVIOUS, which),
            *(Change(removal, which) for removal in _REMOVE),
            Change(_REMOVE_TABLE, which, rows=1),
        ]
        if self._engine.dialect.name == "postgresql":
            changes += [Change(_NOTIFY, {"channel": CHANNEL, "payload": f"{name}:changed"}) for name in beside]
        try:
            await self._journal.write(*changes, notice=f"{table.id}:{REMOVED}")
        except Conflict:
            return False
        await self.on_removed(table.id, beside)
        return True

    async def _rematches(self, tables: list[str]) -> dict[str, str]:
        """The rematches of some tables, by the table before."""
        query = select(TABLES.c.previous, TABLES.c.id).where(TABLES.c.previous.in_(tables))
        async with self._engine.connect() as connection:
            return {row.previous: row.id for row in await connection.execute(query)}

    async def _remove_rest(self, rest: Rest, plan: Plan) -> None:
        """Remove rows in batches by their keys. If some change at the same moment, they are looked for again."""
        condition, failures = rest.condition(plan, strict=True), 0
        while not self.stopped() and failures < ATTEMPTS:
            async with self._engine.connect() as connection:
                keys = list(await connection.scalars(select(rest.key).where(condition).distinct().limit(ROWS)))
                chosen = rest.key.in_(keys), condition
                number = await connection.scalar(select(func.count()).select_from(rest.rows).where(*chosen))
            if not keys:
                return
            children = [delete(column.table).where(column.in_(keys)) for column in _referring(rest.rows)]
            removal = Change(delete(rest.rows).where(*chosen), rows=number)
            try:
                await self._journal.write(*map(Change, children), removal)
                self.outcome.removed[rest.name] += number or 0
            except Conflict:
                failures += 1
            await asyncio.sleep(self.pause)


def _take(plan: Plan) -> Update:
    """Takes the row of a table for the transaction alone, if the table is as it was chosen and still to go.

    On PostgreSQL it is locked before it is changed: to change it would let others refer to it until it is deleted, and
    the two would wait for each other.
    """
    names = {"id": "_id", "status": "_status", "updated": "_updated"}
    same = (_old.c[column] == bindparam(name) for column, name in names.items())
    found = select(_old.c.id).where(*same, plan.tables(_old, strict=True)).with_for_update()
    return update(TABLES).where(TABLES.c.id.in_(found)).values(visited=TABLES.c.visited)


async def _nothing(table: str, beside: Iterable[str]) -> None:
    """What happens to a table in memory where there is none."""
