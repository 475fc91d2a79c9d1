"""Which tables stay in memory: those that somebody looks at, and those where something is to happen by itself.

A table that nobody asks for lets go of its encoded responses after some seconds. After ``DUCHY_TABLE_IDLE_SECONDS`` it
leaves memory, and is read from the database when it is asked for again. What the database does not have keeps a table
in memory (``is_needed``) or outlives it (``Absences``). Whoever holds a table, as a request or a bot that thinks, keeps
it in memory too: there are never two of the same table in a process.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
from collections import OrderedDict
from collections.abc import Callable
from itertools import count
from typing import NamedTuple, Protocol

from duchy.server.storage.store import Store
from duchy.server.tables.table import Table

CHECK = 5.0  # seconds between two looks at all tables
TRIM = 6  # looks after which freed memory is given back to the system
REST = 10_000  # milliseconds without a request or a change after which a table lets go of what can be made again
COLLECT = 60_000  # milliseconds between two searches for garbage that holds tables
MOST_ABSENCES = 20_000


def is_needed(table: Table) -> bool:
    """Whether a table has something that the database has not, or that must be done in time.

    If a worker moves for a bot, somebody must hear of it who sends the notice of the turn after that. Sockets at other
    processes are told once in a while: a table that is read again would take their people for absent until then.
    """
    return bool(
        table.listeners
        or table.thinking
        or table.lock.locked()
        or (table.clocks is not None and table.clocks.running)
        or table.announced is not None
        or any(there.seats for there in table.remote_connections.values())
        or table.bot_to_move()
    )


class Absence(NamedTuple):
    """Since when the people of a table are away: those who were never seen, and the others by seat."""

    loaded: int
    begun: bool  # seats may have other numbers after that
    seen: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, table: Table) -> Absence | None:
        """The absence of a table's people; None if nobody may wait for them."""
        if table.status in ("finished", "closed") or len(table.persons) < 2:
            return None
        return cls(table.loaded, table.begun, tuple(table.seen.items()))


class Absences:
    """Since when people are away from tables that have left memory; of the tables that left last.

    Who is not known here counts as away from the moment when the table is read again, as after a restart.
    """

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Absence] = OrderedDict()

    def __len__(self) -> int:
        return len(self._tables)

    def note(self, name: str, absence: Absence | None) -> None:
        """Remember the people of a table that has left memory."""
        if absence is not None:
            self._tables[name] = absence
        if len(self._tables) > MOST_ABSENCES:
            self._tables.popitem(last=False)

    def restore(self, table: Table) -> None:
        """Tell a table that was read again."""
        if absence := self._tables.pop(table.id, None):
            table.loaded = absence.loaded
            if absence.begun == table.begun:
                table.seen.update(absence.seen)


class Unloadable(Protocol):
    """The tables of a process, as far as their memory is concerned."""

    store: Store
    now: Callable[[], int]

    def rest_unused(self, since: int) -> None:
        """Let tables rest that nobody has asked for since a time."""

    def unload_unused(self, since: int, keeps: Callable[[Table], bool]) -> int:
        """Let tables leave memory that nobody has asked for since a time; returns how many somebody holds."""


class Memory:
    """Lets tables leave memory."""

    def __init__(
        self, tables: Unloadable, idle_seconds: float, keeps: Callable[[Table], bool] = lambda table: False
    ) -> None:
        """``keeps`` tells which tables stay as long as there are not too many."""
        self._tables = tables
        self._keeps = keeps
        self._idle = int(idle_seconds * 1000)
        self._collected = 0  # when garbage was last looked for
        self._trim = _find_trim()

    async def run(self) -> None:
        """Look at all tables again and again, until cancelled."""
        for number in count(1):
            await asyncio.sleep(CHECK)
            self.look()
            if number % TRIM == 0:
                await asyncio.to_thread(self._trim)

    def look(self) -> None:
        """Let tables rest and leave whose time has come; none while the database cannot be read."""
        now = self._tables.now()
        self._tables.rest_unused(now - REST)
        if self._idle and not self._tables.store.outage.lasts:
            held = self._tables.unload_unused(now - self._idle, self._keeps)
            if held and now - self._collected >= COLLECT:  # perhaps by an exception that nothing else refers to
                self._collected = now
                gc.collect()
                self._tables.unload_unused(now - self._idle, self._keeps)


def _find_trim() -> Callable[[], object]:
    """The function of the C library that gives freed memory back to the system; one that does nothing elsewhere."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):  # another C library; Windows
        return lambda: None
    return lambda: trim(0)
