"""Whether a server works: its database, its ear for other servers, its background tasks, its disk, its bots."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import time
from pathlib import Path
from typing import Literal

from sqlalchemy import bindparam, delete, insert, text

import duchy
from duchy.server.background import Background
from duchy.server.bots.bots import Bots
from duchy.server.bots.delegation import Delegated
from duchy.server.schemas.health import Health
from duchy.server.storage.database import Database
from duchy.server.storage.journal import Change, Journal
from duchy.server.storage.models import KEYS
from duchy.server.storage.notifications import Listener
from duchy.server.storage.outages import Unavailable

KEPT = 2.0  # seconds for which a result is good: many may ask
SECONDS = 10.0  # for a trial of the database, less than a request has: who asks wants to know soon
PROBE = 1.0  # seconds between two attempts to use a database that cannot be used
LARGE = 40  # rows that are written then: a disk is full only for what needs space
ROW = 1600  # characters
LEAST_DISK = 16 * 1024 * 1024  # bytes
LONGEST_THOUGHT = 300.0  # seconds after which a bot that has not decided is stuck

_ADD = insert(KEYS)
_REMOVE = delete(KEYS).where(KEYS.c.name == bindparam("_name"))
Found = Literal["ok", "unreachable", "read-only"]


class Checks:
    """Looks at the parts of a server."""

    def __init__(
        self,
        engine: Database,
        journal: Journal,
        bots: Bots | Delegated,
        background: Background,
        listener: Listener | None,
    ) -> None:
        """Without a listener no other process can use the same tables."""
        self._engine = engine
        self._journal = journal
        self._bots = bots
        self._background = background
        self._listener = listener
        self._outage = engine.outage
        self._database: Found = "ok"
        self._found: Health | None = None
        self._when = 0.0
        self._lock = asyncio.Lock()

    async def watch(self) -> None:
        """Whenever the database cannot be used, try it until it can."""
        while True:
            await self._outage.begun()
            self._database = await self._try_database(LARGE)
            if self._database == "ok":
                self._outage.end()
            else:
                await asyncio.sleep(PROBE)

    async def all(self) -> Health:
        """The health of the server, of now or of a moment ago."""
        async with self._lock:
            if self._found is None or time.monotonic() - self._when > KEPT:
                self._found = await self._look()
                self._when = time.monotonic()
        return self._found

    async def _look(self) -> Health:
        listener = self._listener
        parts = {
            "database": await self._database_now(),
            "listener": "unused" if listener is None else "ok" if listener.connected else "lost",
            "tasks": "failed" if self._background.failing or not self._journal.alive else "ok",
            "disk": "ok" if self._has_space() else "full",
            "bots": self._bots_now(),
        }
        well = all(found in ("ok", "unused") for found in parts.values())
        return Health(status="ok" if well else "degraded", version=duchy.__version__, **parts)  # type: ignore[arg-type]

    def _bots_now(self) -> str:
        bots = self._bots
        if isinstance(bots, Delegated) and bots.misses_workers:
            return "no-worker"
        return "ok" if bots.queue.longest_thought() < LONGEST_THOUGHT else "stuck"

    async def _database_now(self) -> Found:
        if not self._outage.lasts:
            self._database = await self._try_database(1)
        return self._database

    async def _try_database(self, size: int) -> Found:
        """Read, and write some rows as everybody does; nothing is left of it."""
        found: Found = "unreachable"
        try:
            async with asyncio.timeout(SECONDS):
                async with self._engine.connect() as connection:
                    await connection.execute(text("SELECT 1"))
                found = "read-only"
                await self._journal.write(*_nothing(size))
        except Unavailable:
            return found
        except Exception as error:  # also a wrong schema: whatever it is, the database does not work
            self._outage.note(error)
            return found
        return "ok"

    def _has_space(self) -> bool:
        file = self._engine.url.database
        if self._listener is not None or not file:
            return True
        try:
            return shutil.disk_usage(Path(file).parent).free > LEAST_DISK
        except OSError:
            return False


def _nothing(size: int) -> tuple[Change, Change]:
    """So many rows, and their removal."""
    names = [secrets.token_hex(8) for _ in range(size)]
    rows = [{"name": name, "value": secrets.token_hex(ROW // 2)} for name in names]
    return Change(_ADD, rows), Change(_REMOVE, [{"_name": name} for name in names])
