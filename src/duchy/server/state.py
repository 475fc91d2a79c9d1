"""The parts of a server process, and how it starts and stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from starlette.requests import HTTPConnection

from duchy.server.accounts.accounts import Accounts
from duchy.server.accounts.addresses import Addresses
from duchy.server.accounts.recovery import Recovery
from duchy.server.accounts.sign_outs import EVERYWHERE, SignOuts
from duchy.server.background import Background
from duchy.server.bots.bots import Bots
from duchy.server.bots.delegation import Delegated
from duchy.server.bots.hints import Hints
from duchy.server.bots.openers import Openers
from duchy.server.edge.crowds import Audience
from duchy.server.edge.tally import Tally
from duchy.server.health import Checks
from duchy.server.live.chat import Chat
from duchy.server.live.presence import HERE, Presence
from duchy.server.live.visits import Visits
from duchy.server.mail.mailing import Mailing
from duchy.server.notices.notices import Notices
from duchy.server.notices.subscriptions import Subscriptions
from duchy.server.preparation import Preparation, make_setups
from duchy.server.problems import Refused
from duchy.server.settings import Settings
from duchy.server.storage import database
from duchy.server.storage.journal import Journal
from duchy.server.storage.notifications import Listener
from duchy.server.storage.outages import Unavailable
from duchy.server.storage.sqlite_file import Lock, file_of
from duchy.server.storage.store import CHATTED, REMOVED, Gone, Outdated, Store, now
from duchy.server.tables.holds import Holds
from duchy.server.tables.memory import Memory
from duchy.server.tables.starts import Starts
from duchy.server.tables.table import Table
from duchy.server.tables.tables import Observer, Tables
from duchy.server.tables.timekeeper import Timekeeper
from duchy.server.upkeep.housekeeper import Housekeeper

CHECK_BOTS = 60.0  # seconds between two searches for tables whose bots do not move

log = logging.getLogger(__name__)


class Server(Observer):
    """The database, the tables, the bots."""

    def __init__(
        self,
        settings: Settings,
        preparation: Preparation,
        clock: Callable[[], int] = now,
        refused: Tally | None = None,
    ) -> None:
        self.settings = settings
        self.preparation = preparation
        self.engine = database.open_engine(settings.database_url)
        self.journal = Journal(self.engine)
        self.store = Store(self.engine, self.journal)
        self.tables = Tables(
            self.store, settings.tables_in_memory, preparation, clock, self, share_seconds=settings.share_seconds
        )
        self.openers = Openers(self.engine, self.journal)
        self.starts = Starts(self.tables)
        self.bots: Bots | Delegated = self._new_bots()
        self.hints = Hints(self.tables, self.bots)
        self.holds = Holds(self.bots.wake, clock)
        self.timekeeper = Timekeeper(self.tables)
        self.chat = Chat(self.store, settings)
        self.refused = refused or Tally()
        self.sockets = Audience(settings.sockets_per_address, self.refused)
        self.presence = Presence(self.journal, self.tables)
        self.visits = Visits(self.tables)
        self.listener = Listener(self.engine, self._handle_notice, self._catch_up_all)
        self.accounts = Accounts(self.engine, self.journal, settings)
        self.sign_outs = SignOuts(self.accounts, self.tables, self.journal)
        self.mailing = Mailing(self.engine, self.journal, settings, clock)
        self.addresses = Addresses(self.engine, self.journal, self.mailing)
        self.recovery = Recovery(self.engine, self.accounts, self.addresses, self.mailing, clock)
        self.subscriptions = Subscriptions(self.engine, self.journal)
        self.housekeeper = Housekeeper(self.engine, self.journal, self.tables, preparation, settings)
        self.notices = Notices(self.tables, self.subscriptions, self.addresses, self.mailing, settings)
        self.memory = Memory(self.tables, settings.table_idle_seconds, self.notices.are_due)
        self.background = Background()
        listener = None if self.alone else self.listener
        self.checks = Checks(self.engine, self.journal, self.bots, self.background, listener)
        self._lock: Lock | None = None
        self._closing = False  # nothing new is begun

    @property
    def alone(self) -> bool:
        """Whether no other process can use the same tables."""
        return self.engine.dialect.name != "postgresql"

    def _new_bots(self) -> Bots | Delegated:
        """Bots that think here, or in workers."""
        if self.settings.bots == "here" or self.alone:
            return Bots(self.tables, self.settings)
        return Delegated(self.tables, self.settings, self.engine, self.journal)

    async def start(self) -> None:
        """Bring the schema up to date, start the background tasks, prepare games, and let interrupted bots continue."""
        if file := file_of(self.settings.database_url):
            self._lock = Lock(file)
        await database.migrate(self.engine)
        self.journal.start()
        await self.openers.start()
        await self.mailing.start()
        if isinstance(self.bots, Delegated):
            await self.bots.start()
        await self.timekeeper.start()
        self.background.forever("database", self.checks.watch)
        if not self.alone:
            self.background.forever("listener", self.listener.run)
            self.background.forever("presence", self.presence.run)
        self.background.forever("visits", self.visits.run)
        self.background.forever("sign-outs", self.sign_outs.run)
        self.background.forever("memory", self.memory.run)
        self.background.once("preparation", self._prepare_and_resume)

    async def close(self) -> None:
        """Store what is under way, and stop. What follows from it is for the next server."""
        self._closing = True
        self.preparation.close()
        await self.background.close()
        await self.notices.close()
        await self.mailing.close()
        await self.starts.close()
        await self.holds.close()
        await self.hints.close()
        await self.bots.close()
        await self.journal.close()
        await self.engine.dispose()
        if self._lock:
            self._lock.release()

    async def _prepare_and_resume(self) -> None:
        await self.preparation.run()
        self.background.once("setups", make_setups)
        if self.housekeeper.needed:
            self.background.forever("pruning", self.housekeeper.run)
        self.background.forever("timekeeper", self._keep_time)
        self.background.forever("starts", self.starts.run)
        self.background.forever("bots", self.bots.run if isinstance(self.bots, Delegated) else self._resume)

    async def _keep_time(self) -> None:
        await self.timekeeper.resume()
        await self.timekeeper.run()

    async def _resume(self) -> None:
        """Let interrupted bots continue: at first at all tables, then at those of processes that stopped recently."""
        since = 0
        while True:
            began = self.tables.now()
            for name in await self.engine.outage.outlast(partial(self.store.waiting_for_bots, since)):
                try:
                    await self.engine.outage.outlast(partial(self._resume_table, name))
                except Outdated:
                    log.warning("table %s has a game of another version, and its bots rest", name)
                except Exception:
                    log.exception("cannot continue table %s", name)
            since = began - 10 * int(CHECK_BOTS * 1000)
            await asyncio.sleep(CHECK_BOTS)

    async def _resume_table(self, name: str) -> None:
        """Let the bots of a table continue, or do so later if its game is not ready."""
        try:
            self.wake_bots(await self.tables.get(name))
        except Refused as refusal:
            if refusal.preparing is None:
                raise
            self.background.once(f"table {name}", partial(self._resume_when_ready, name))

    async def _resume_when_ready(self, name: str) -> None:
        await self.preparation.wait_for_change()
        await self.engine.outage.outlast(partial(self._resume_table, name))

    def stored(self, table: Table) -> None:
        """This process has stored something."""
        if self._closing:
            return
        self.starts.watch(table)
        self.notices.follow(table)
        self.holds.watch(table)
        self.bots.wake(table)

    def heard(self, table: Table) -> None:
        """Another process has stored something."""
        if not self._closing:
            self.notices.follow(table)

    def loaded(self, table: Table) -> None:
        """A table has come into memory."""
        if self._closing:
            return
        self.starts.watch(table)
        self.holds.watch(table)
        self.wake_bots(table)

    def owed(self, table: Table) -> int:
        """For how many milliseconds the clocks of a table ran while nobody could act."""
        return self.timekeeper.owed(table)

    def wake_bots(self, table: Table) -> None:
        """Let the bots of a table play; if another process may do so, only if nothing happens for a while."""
        self.bots.wake(table, 0.0 if self.alone else self.settings.bot_patience)

    async def _handle_notice(self, name: str, what: str) -> None:
        """A notice: this or another process has stored something."""
        if name == EVERYWHERE:
            self.sign_outs.hear(what)
            return
        if what == REMOVED:
            self.tables.forget(name)
        elif (table := await self.tables.peek_when_loaded(name)) is not None:
            try:
                await self._handle_change(table, what)
            except Gone:
                self.tables.forget(name)

    async def _handle_change(self, table: Table, what: str) -> None:
        """The same about a table that is in memory."""
        kind, *details = what.split(":")
        if kind == HERE:
            self.presence.hear(table, *details)
            return
        if kind == CHATTED:
            await self.chat.catch_up(table)
            return
        if kind == "changed":
            await self.tables.refresh(table)
            await self.chat.reload(table)
            self.starts.watch(table)
        elif int(what) > table.ply and not await self.tables.catch_up(table):
            return
        self.wake_bots(table)

    async def _catch_up_all(self) -> None:
        """Notices may have been missed: bring all tables in memory up to date."""
        await self.sign_outs.check()
        for table in self.tables.all():
            try:
                await self.tables.catch_up(table)
                await self.tables.refresh(table)
                await self.chat.catch_up(table)
                self.wake_bots(table)
            except Unavailable:
                raise
            except Gone:
                self.tables.forget(table.id)
            except Exception:  # a log that cannot be replayed must not stop the other tables
                log.exception("cannot continue table %s", table.id)


def server_of(connection: HTTPConnection) -> Server:
    """The server that a request came to."""
    server: Server = connection.app.state.server
    return server
