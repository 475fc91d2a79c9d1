"""What a server removes by itself, if its settings say so: once a day, and of several processes one does it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from sqlalchemy import bindparam, insert, select, update

from duchy.server.preparation import Preparation
from duchy.server.settings import Settings
from duchy.server.storage.database import Database
from duchy.server.storage.journal import Change, Conflict, Journal
from duchy.server.storage.models import KEYS
from duchy.server.storage.store import Gone
from duchy.server.tables.tables import Tables
from duchy.server.upkeep.archive import Archive
from duchy.server.upkeep.plan import DAY, Plan
from duchy.server.upkeep.pruner import Outcome, Pruner

FIRST = 300.0  # seconds after the start: people have come back to their tables by then
CHECK = 3600.0  # seconds between two looks whether a day has passed
PAUSE = 0.05  # seconds between two tables: players come first
KEY = "pruned"  # the name under which the database keeps when that was done last

_CLAIM = update(KEYS).where(KEYS.c.name == KEY, KEYS.c.value == bindparam("_seen")).values(value=bindparam("value"))

log = logging.getLogger(__name__)


class Housekeeper:
    """Removes what is old."""

    def __init__(
        self, engine: Database, journal: Journal, tables: Tables, preparation: Preparation, settings: Settings
    ) -> None:
        self.removed: Counter[str] = Counter()  # by status of the table or name of the rest, since the start
        self._engine = engine
        self._journal = journal
        self._tables = tables
        self._preparation = preparation
        self._settings = settings

    @property
    def needed(self) -> bool:
        """Whether anything is to be removed."""
        return not self._plan().empty

    def _plan(self) -> Plan:
        settings = self._settings
        return Plan(
            self._tables.now(),
            settings.prune_days,
            settings.prune_finished_days,
            idle_days=settings.session_idle_days,
        )

    async def run(self) -> None:
        """Remove what is old once a day, until cancelled."""
        await asyncio.sleep(FIRST)
        while True:
            if await self._engine.outage.outlast(self._claim):
                await self._engine.outage.outlast(self.clean)
            await asyncio.sleep(CHECK)

    async def _claim(self) -> bool:
        """Whether it is time, and this process does it."""
        time = self._tables.now()
        async with self._engine.connect() as connection:
            last: str | None = await connection.scalar(select(KEYS.c.value).where(KEYS.c.name == KEY))
        if last is not None and time - int(last) < DAY:
            return False
        first = Change(insert(KEYS), {"name": KEY, "value": str(time)})
        claim = first if last is None else Change(_CLAIM, {"_seen": last, "value": str(time)}, rows=1)
        try:
            await self._journal.write(claim)
        except Conflict:  # another process was faster
            return False
        return True

    async def clean(self) -> None:
        """Remove what is old now, and say so in the log."""
        archive = Archive(Path(self._settings.prune_archive)) if self._settings.prune_archive else None
        pruner = Pruner(self._engine, self._journal, archive)
        pruner.in_use = self._in_use
        pruner.prepare = self._preparation.require
        pruner.on_removed = self._forget
        pruner.pause, pruner.at_once = PAUSE, 1
        try:
            if archive is not None:
                await asyncio.to_thread(archive.check)
            await pruner.run(self._plan())
        except OSError as problem:
            log.error("tables stay, their records cannot be kept: %s", problem)
        finally:
            self.removed += pruner.outcome.removed
            if pruner.outcome.removed:
                log.warning("removed: %s", _told(pruner.outcome))

    def _in_use(self, name: str) -> bool:
        table = self._tables.peek(name)
        return table is not None and bool(table.listeners)

    async def _forget(self, name: str, beside: Iterable[str]) -> None:
        """Forget a table that is gone. The other processes hear of it from the database."""
        self._tables.forget(name)
        for other in beside:
            if (table := self._tables.peek(other)) is not None:
                try:
                    await self._tables.refresh(table)
                except Gone:
                    self._tables.forget(other)


def _told(outcome: Outcome) -> str:
    kinds = ", ".join(f"{number} {name}" for name, number in sorted(outcome.removed.items()))
    return f"{kinds}; {outcome.archived} records kept, {outcome.changed} tables in use stay"
