"""Hints for people: thought about in the queue of the bots, kept and counted in the database.

A hint is given once for a decision: whoever asks again gets the same one, and it counts once. One that cannot be given
counts nothing. The best actions are found by `duchy.bots.hints` from what the seat may know.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Protocol

from duchy.engine.errors import DuchyError, NotDeciding
from duchy.server.problems import Refused
from duchy.server.tables import leaving, tutorials
from duchy.server.tables.table import Table
from duchy.server.tables.tables import Tables

PATIENCE = 15.0  # seconds for waiting in the queue and thinking
RETRY_AFTER = 10  # seconds, as told when that was not enough


class Advisers(Protocol):
    """Who thinks about hints: the bots of this process, or workers."""

    async def advise(self, table: Table, seat: int, ply: int) -> None:
        """Find a hint for a seat, keep it and count it."""


class Hints:
    """Gives hints to people."""

    def __init__(self, tables: Tables, advisers: Advisers) -> None:
        self._tables = tables
        self._advisers = advisers
        self._thinking: dict[tuple[str, int, int], asyncio.Task[None]] = {}

    async def ask(self, table: Table, seat: int, ply: int) -> dict[str, Any]:
        """The hint for a decision (``Hint``), as it was given before or after some thought."""
        await self._check_latest(table, seat, ply)
        if known := await self._known(table, seat):
            return known
        with suppress(TimeoutError):
            await asyncio.shield(self._thought(table, seat))
        check(table, seat, ply)
        if known := await self._known(table, seat):
            return known
        raise Refused(503, "no-hint", seconds=RETRY_AFTER)

    async def _check_latest(self, table: Table, seat: int, ply: int) -> None:
        """Refuse what cannot be given; but perhaps another process has stored what is not loaded here yet."""
        if table.behind:
            await self._tables.catch_up(table)
        try:
            check(table, seat, ply)
        except (Refused, DuchyError):
            if not self._tables.store.shared:
                raise
            await self._tables.catch_up(table)
            check(table, seat, ply)

    async def _known(self, table: Table, seat: int) -> dict[str, Any] | None:
        found = await self._tables.store.last_hint(table.id, seat)
        if found is None or not table.is_current(seat, found[0], "hint"):
            return None
        ply, actions = found
        return {"ply": ply, "seat": seat, "actions": actions, "hints": table.seats[seat].hints}

    def _thought(self, table: Table, seat: int) -> asyncio.Task[None]:
        """The thought about a decision; who asks at the same time waits for the same one."""
        key = table.id, seat, table.ply
        if key not in self._thinking:
            task = self._thinking[key] = asyncio.create_task(self._think(table, seat, table.ply))
            task.add_done_callback(lambda done: self._end(key, done))
        return self._thinking[key]

    async def _think(self, table: Table, seat: int, ply: int) -> None:
        async with asyncio.timeout(PATIENCE):
            await self._advisers.advise(table, seat, ply)

    def _end(self, key: tuple[str, int, int], done: asyncio.Task[None]) -> None:
        del self._thinking[key]
        if not done.cancelled():
            done.exception()  # told to whoever waits for it, if anybody does

    async def close(self) -> None:
        """Give no more."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def check(table: Table, seat: int, ply: int) -> None:
    """Refuse a hint where none is allowed, or where there is nothing to choose for a seat."""
    if not table.hints_allowed:
        raise Refused(403, "hints-off")
    leaving.check_running(table)
    if table.played_by_bot(seat):
        raise Refused(409, "bot-plays")
    if not table.is_current(seat, ply, "hint"):
        raise Refused(409, "stale", ply=table.ply)
    if not table.decides(seat):
        raise NotDeciding("error-not-deciding", player=str(seat))
    if len(table.match.state.legal_actions(seat)) == 1 or tutorials.next_action(table, seat) is not None:
        raise Refused(409, "hint-forced")


async def keep(tables: Tables, table: Table, seat: int, ply: int, found: list[Any]) -> None:
    """Keep and count a hint, unless the decision has been taken meanwhile."""
    if found and table.decides(seat) and table.is_current(seat, ply, "hint"):
        await tables.give_hint(table, seat, ply, found)
