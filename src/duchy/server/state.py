"""Everything a server process holds while it runs, and how it begins and ends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import HTTPConnection

from duchy.engine.errors import DuchyError
from duchy.server import database
from duchy.server.accounts import Accounts
from duchy.server.bots import Bots
from duchy.server.journal import Journal
from duchy.server.listen import Listener
from duchy.server.presence import HERE, Presence
from duchy.server.settings import Settings
from duchy.server.store import Store, now
from duchy.server.table import Table
from duchy.server.tables import Tables

LOOK_AROUND = 60.0  # seconds between two looks for tables whose bots nobody sees to

log = logging.getLogger(__name__)


class Server:
    """The database, the tables, the bots."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine: AsyncEngine = database.open_engine(settings.database_url)
        self.journal = Journal(self.engine)
        self.store = Store(self.engine, self.journal)
        self.tables = Tables(self.store, settings.tables_in_memory)
        self.bots = Bots(self.tables, settings)
        self.presence = Presence(self.journal, self.tables)
        self.listener = Listener(self.engine, self._heard, self._missed)
        self.accounts = Accounts(self.engine, self.journal)
        self._background: set[asyncio.Task[None]] = set()

    @property
    def alone(self) -> bool:
        """Whether no other process can play at our tables."""
        return self.engine.dialect.name != "postgresql"

    async def start(self) -> None:
        """Bring the schema up to date and let every table go on."""
        await database.migrate(self.engine)
        self.journal.start()
        self.tables.moved = self.bots.wake
        self.tables.loaded = self.see_to
        if not self.alone:
            self._spawn(self.listener.run())
            self._spawn(self.presence.run())
        self._spawn(self._resume())

    async def close(self) -> None:
        """Store what is under way, and end."""
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.bots.close()
        await self.journal.close()
        await self.engine.dispose()

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _resume(self) -> None:
        """Let bots go on that were interrupted: all of them at first, then those of processes that ended lately."""
        since = 0
        while True:
            try:
                waiting = await self.store.waiting_for_bots(since)
                since = now() - 10 * int(LOOK_AROUND * 1000)
            except Exception:
                log.exception("cannot look for tables that wait for bots")
                waiting = []
            for name in waiting:
                try:
                    self.see_to(await self.tables.get(name))
                except Exception:
                    log.exception("cannot go on with table %s", name)
            await asyncio.sleep(LOOK_AROUND)

    def see_to(self, table: Table) -> None:
        """Let the bots of a table play; where another process may be at it, only if nothing happens for a while."""
        self.bots.wake(table, 0.0 if self.alone else self.settings.bot_patience)

    async def _heard(self, name: str, what: str) -> None:
        """Another process, or this one, has stored something."""
        table = self.tables.at_hand(name)
        if table is None:
            return
        kind, *details = what.split(":")
        if kind == HERE:
            self.presence.hear(table, *details)
            return
        if kind == "changed":
            await self.tables.refresh(table)
        elif int(what) > table.ply and not await self.tables.catch_up(table):
            return
        self.see_to(table)

    async def _missed(self) -> None:
        """We did not listen for a while: look at everything in memory."""
        for table in self.tables.all():
            try:
                await self.tables.catch_up(table)
                await self.tables.refresh(table)
                self.see_to(table)
            except DuchyError:  # a log that cannot be replayed is one table's misfortune, not everybody's
                log.exception("cannot go on with table %s", table.id)


def server_of(connection: HTTPConnection) -> Server:
    """The server that a request came to."""
    server: Server = connection.app.state.server
    return server
