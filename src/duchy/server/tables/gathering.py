"""A table before its game: people sit down and stand up, the secret of the dice is drawn, shares come, the game begins.

Each step is stored and only then shown. If another process has stored one meanwhile, that is loaded first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from duchy.server import names
from duchy.server.problems import Refused
from duchy.server.storage.journal import Conflict
from duchy.server.storage.models import Entry, Seat
from duchy.server.storage.store import Head
from duchy.server.tables import beginning, leaving
from duchy.server.tables.exclusive import exclusive
from duchy.server.tables.people import SEAT
from duchy.server.tables.table import Table
from duchy.server.tables.tables import Tables, first_position

Holder = Callable[[Table], Sequence[int]]
"""The seats of a table that whoever asks holds."""


@exclusive
async def sit_down(tables: Tables, table: Table, seat: Seat) -> None:
    """Store and show who takes a free seat."""
    if table.status == "closed":
        raise Refused(409, "cancelled")
    if not table.seats[seat.seat].open:
        raise Refused(409, "seat-taken")
    if seat.name is not None and names.alike(seat.name, _other_names(table, seat.seat)):
        raise Refused(409, "name-alike", name=seat.name)
    beginning.check_announced(table.seats, seat)
    await _seat(tables, table, [seat], lambda head: tables.store.sit_down(table.id, seat, head))
    await _proceed(tables, table)
    tables.observer.stored(table)


@exclusive
async def stand_up(tables: Tables, table: Table, number: int) -> None:
    """Store and show that a person leaves a table that has not begun: the seat is free again."""
    leaving.check_waiting(table)
    seat = table.seats[number]
    if seat.kind != "link" or seat.open:
        raise Refused(409, "own-seat")
    free = replace(seat, token=None, name=None, account=None, invite=None, share_hash=None)
    await _seat(tables, table, [free], lambda head: tables.store.stand_up(table.id, seat, head))
    tables.observer.stored(table)


@exclusive
async def fill(tables: Tables, table: Table, level: str, bot_names: Sequence[str]) -> None:
    """Put bots on all free seats, so that the game begins. Names that people there have are left out."""
    leaving.check_waiting(table)
    free = [seat for seat in table.seats if seat.open]
    known = [seat.name for seat in table.seats if not seat.open]
    named = [*(name for name in bot_names if not names.alike(name, known)), *[None] * len(free)]
    bots = [
        replace(seat, kind="bot", level=level, name=name, invite=None) for seat, name in zip(free, named, strict=False)
    ]
    await _seat(tables, table, bots, lambda head: tables.store.fill(table.id, bots, head))
    await _proceed(tables, table)
    tables.observer.stored(table)


@exclusive
async def cancel(tables: Tables, table: Table, seat: int) -> None:
    """Store and show that the opener gives up a table that has not begun."""
    entry = Entry(table.ply + 1, seat, SEAT, leaving.cancellation(table, seat), None, None, tables.now())
    try:
        await tables.store.cancel(table.id, entry, Head("closed", entry.created, table.summary))
    except Conflict:
        await tables.load_entries(table)
        leaving.check_waiting(table)
        raise Refused(409, "stale", ply=table.ply) from None
    table.cancel(entry)
    tables.observer.stored(table)


async def _seat(
    tables: Tables, table: Table, changed: Sequence[Seat], storing: Callable[[Head], Awaitable[None]]
) -> None:
    """Store and show seats of a table that has not begun."""
    seats = [*table.seats]
    for seat in changed:
        seats[seat.seat] = seat
    head = Head("open", tables.now(), table.summary)
    try:
        await storing(head)
    except Conflict:
        await tables.load_seats(table)
        if table.status != "open":
            leaving.check_waiting(table)
        for seat in changed:
            beginning.check_announced(table.seats, seat)
        raise Refused(409, "seat-taken") from None
    except Exception:
        table.behind = True  # it is not known whether the seats were stored
        raise
    table.updated = head.updated
    table.change(seats)


# --- beginning --------------------------------------------------------------------------------------------------------


@exclusive
async def give_share(tables: Tables, table: Table, holder: Holder, share: str) -> None:
    """Store what the holder of a seat has announced to add to the dice; the same again changes nothing."""
    try:
        number = _awaited(table, holder, share)
    except Refused:  # perhaps only because another process has stored what is not loaded here yet
        if not tables.store.shared:
            raise
        await tables.load_seats(table)
        number = _awaited(table, holder, share)
    if table.seats[number].share == share:
        return
    try:
        await tables.store.give_share(table.id, number, share, replace(table.head, updated=tables.now()))
    except Conflict:
        await tables.load_seats(table)
        if table.begun:
            raise Refused(409, "started") from None
    else:
        given = [replace(seat, share=share) if seat.seat == number else seat for seat in table.seats]
        table.change(given)
    await _proceed(tables, table)
    tables.observer.stored(table)


@exclusive
async def proceed(tables: Tables, table: Table) -> None:
    """Let a table begin if everything is there that it waits for, or if its time is up."""
    await _proceed(tables, table)
    tables.observer.stored(table)


async def _proceed(tables: Tables, table: Table) -> None:
    """Draw the secret when all seats are taken; begin when all shares have come or the time is up."""
    while table.status == "open" and beginning.is_complete(table.seats):
        await _deal(tables, table)
    while table.status == "starting" and is_ready(tables, table):
        await _begin(tables, table)


def is_ready(tables: Tables, table: Table) -> bool:
    """Whether a table that is about to begin waits for nobody any more."""
    return not beginning.waits_for_shares(table.seats) or share_seconds_left(tables, table) <= 0


def share_seconds_left(tables: Tables, table: Table) -> float:
    """How long a table that is about to begin still waits for shares."""
    return (table.header.dealt or 0) / 1000 + tables.share_seconds - tables.now() / 1000


async def _deal(tables: Tables, table: Table) -> None:
    """Draw the secret for those who sit here. If others do by now, they are loaded, and it is drawn again."""
    header = beginning.dealt(table.header, table.seats, tables.now())
    try:
        await tables.store.deal(header, table.seats, Head("starting", tables.now(), table.summary))
    except Conflict:
        await tables.load_entries(table)  # the table may have been cancelled, which is in its log
    else:
        table.become(header, table.seats)


async def _begin(tables: Tables, table: Table) -> None:
    """Begin with the shares that have come. Of several processes one succeeds; the others load what it stored."""
    header, seats = beginning.begun(table.header, table.seats)
    position = await asyncio.to_thread(first_position, header)
    head = Head(position.status, tables.now(), position.summary)
    try:
        await tables.store.begin(header, seats, head)
    except Conflict:
        await tables.load_seats(table)
    else:
        table.updated = head.updated
        table.become(header, seats, position)


def _other_names(table: Table, seat: int) -> list[str | None]:
    return [other.name for other in table.seats if other.seat != seat]


def _awaited(table: Table, holder: Holder, share: str) -> int:
    """The seat for which its holder has announced a share; refused if there is none, or it is not the time for it."""
    number = beginning.announced_by(table.seats, holder(table), share)
    if table.seats[number].share is None:
        leaving.check_starting(table)
    return number
