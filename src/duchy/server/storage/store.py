"""Queries and writes of game tables in the database."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields
from typing import Any

from sqlalchemy import Select, and_, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from duchy.server.problems import Refused
from duchy.server.storage.journal import Change, Conflict, Journal
from duchy.server.storage.models import (
    BEAT,
    CHAT,
    HIDDEN,
    LOG,
    SEATS,
    SUBSCRIBED_SEATS,
    TABLES,
    Entry,
    Header,
    Said,
    Seat,
)

PAGE = 20
ACCOUNT_PAGE = 100
CHATTED = "chat"  # the notice about a line of the chat
REMOVED = "removed"  # the notice that a table was removed

#: Where a page of tables begins: when the last table before it was opened, and its name.
Cursor = tuple[int, str]

_HEADER = [TABLES.c[column.name] for column in fields(Header)]
_SEAT = [SEATS.c[column.name] for column in fields(Seat)]
_ENTRY = [LOG.c[column.name] for column in fields(Entry)]
_SAID = [CHAT.c[column.name] for column in fields(Said)]

_ADD_TABLE = insert(TABLES)
_ADD_SEAT = insert(SEATS)
_ADD_ENTRY = insert(LOG)
_ADD_SAID = insert(CHAT)
_FORGET_SAID = delete(CHAT).where(CHAT.c.table == bindparam("_table"), CHAT.c.number <= bindparam("_number"))
_UPDATE_HEAD = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("_id"))
    .values(status=bindparam("status"), updated=bindparam("updated"), summary=bindparam("summary"))
)
_UPDATE_WAITING = _UPDATE_HEAD.where(TABLES.c.status == "open")
_UPDATE_STARTING = _UPDATE_HEAD.where(TABLES.c.status == "starting")
# Each of these three comes after an update of the table's row, which makes other processes wait: what it looks at stays
# so.
_DEAL = (
    update(TABLES)
    .where(
        TABLES.c.id == bindparam("_id"),
        ~exists().where(SEATS.c.table == bindparam("_id"), SEATS.c.kind == "link", SEATS.c.token.is_(None)),
    )
    .values(
        secret=bindparam("secret"),
        commitment=bindparam("commitment"),
        dealt=bindparam("dealt"),
        announced=bindparam("announced"),
    )
)
# Changes nothing: it finds the row only if it still says what the commitment was made from.
_STILL_ANNOUNCED = (
    update(SEATS)
    .where(
        SEATS.c.table == bindparam("_table"),
        SEATS.c.seat == bindparam("_seat"),
        SEATS.c.kind == bindparam("_kind"),
        SEATS.c.share_hash.is_not_distinct_from(bindparam("_share_hash")),
    )
    .values(kind=SEATS.c.kind)
)
_BEGIN = (
    update(TABLES)
    .where(
        TABLES.c.id == bindparam("_id"),
        select(func.count())
        .select_from(SEATS)
        .where(SEATS.c.table == bindparam("_id"), SEATS.c.share.is_not(None))
        .scalar_subquery()
        == bindparam("_shares"),
    )
    .values(root=bindparam("root"), options=bindparam("options"))
)
_GIVE_SHARE = (
    update(SEATS)
    .where(SEATS.c.table == bindparam("_table"), SEATS.c.seat == bindparam("_seat"), SEATS.c.share.is_(None))
    .values(share=bindparam("share"))
)
_FREE_NUMBERS = 100  # where seats are put while they are renumbered: two of them cannot have the same number
_STAND_ASIDE = update(SEATS).where(SEATS.c.table == bindparam("_table")).values(seat=SEATS.c.seat + _FREE_NUMBERS)
_TAKE_PLACE = (
    update(SEATS)
    .where(SEATS.c.table == bindparam("_table"), SEATS.c.seat == bindparam("_chair") + _FREE_NUMBERS)
    .values(seat=bindparam("seat"), chair=bindparam("chair"), banner=bindparam("banner"))
)
_ELSEWHERE = [
    (
        update(other).where(other.c.table == bindparam("_table")).values(seat=other.c.seat + _FREE_NUMBERS),
        update(other)
        .where(other.c.table == bindparam("_table"), other.c.seat == bindparam("_chair") + _FREE_NUMBERS)
        .values(seat=bindparam("seat")),
    )
    for other in (CHAT, SUBSCRIBED_SEATS)
]
# Another process may have put a person or a bot there.
_FREE_SEAT = and_(
    SEATS.c.table == bindparam("_table"),
    SEATS.c.seat == bindparam("_seat"),
    SEATS.c.kind == "link",
    SEATS.c.token.is_(None),
)
_OTHERS = SEATS.alias()
_SIT_DOWN = (
    update(SEATS)
    .where(
        _FREE_SEAT,
        ~exists().where(_OTHERS.c.table == bindparam("_table"), _OTHERS.c.share_hash == bindparam("_share_hash")),
    )
    .values(
        token=bindparam("token"),
        name=bindparam("name"),
        account=bindparam("account"),
        banner=bindparam("banner"),
        share_hash=bindparam("share_hash"),
        invite=None,
    )
)
_STAND_UP = (
    update(SEATS)
    .where(
        SEATS.c.table == bindparam("_table"), SEATS.c.seat == bindparam("_seat"), SEATS.c.token == bindparam("_token")
    )
    .values(token=None, name=None, account=None, invite=None, share_hash=None)
)
_FILL = (
    update(SEATS).where(_FREE_SEAT).values(kind="bot", level=bindparam("level"), name=bindparam("name"), invite=None)
)
_INVITE = update(SEATS).where(_FREE_SEAT).values(invite=bindparam("invite"))
_HIDE = insert(HIDDEN)
_BEAT = update(BEAT).values(time=bindparam("time"))
_VISIT = update(TABLES).where(TABLES.c.id == bindparam("_id")).values(visited=bindparam("visited"))
_SHOW = delete(HIDDEN).where(HIDDEN.c.account == bindparam("_account"), HIDDEN.c.table == bindparam("_table"))
_KEEP = (
    update(SEATS)
    .where(SEATS.c.table == bindparam("_table"), SEATS.c.seat == bindparam("_seat"))
    .values(account=bindparam("account"))
)
# Not twice for one ply, whoever thinks about it.
_HINT = (
    update(SEATS)
    .where(
        SEATS.c.table == bindparam("_table"),
        SEATS.c.seat == bindparam("_seat"),
        or_(SEATS.c.hinted.is_(None), SEATS.c.hinted < bindparam("_ply")),
    )
    .values(hints=SEATS.c.hints + 1, hinted=bindparam("hinted"), hint=bindparam("hint"))
)
_FORGET_NAME = (
    update(SEATS).where(SEATS.c.table == bindparam("_table"), SEATS.c.seat == bindparam("_seat")).values(name=None)
)
_FORGET_RESERVED_NAME = (
    update(SEATS)
    .where(
        SEATS.c.table.in_(select(TABLES.c.id).where(TABLES.c.previous == bindparam("_table"))),
        SEATS.c.previous == bindparam("_seat"),
        SEATS.c.token.is_(None),
    )
    .values(name=None)
)


def now() -> int:
    """The current time in milliseconds, as the database has it."""
    return time.time_ns() // 1_000_000


class Gone(Refused):
    """There is no such table in the database, or not any more."""

    def __init__(self) -> None:
        super().__init__(404, "no-table")


class Outdated(Refused):
    """A game with options that this version does not know any more, such as a deck with other cards."""

    def __init__(self) -> None:
        super().__init__(410, "outdated")


@dataclass(frozen=True)
class Stored:
    """A table with its log, as stored in the database."""

    header: Header
    updated: int
    seats: list[Seat]
    log: list[Entry]
    rematch: str | None
    said: list[Said] = field(default_factory=list)


@dataclass(frozen=True)
class Listed:
    """A table without its log, for lists."""

    header: Header
    seats: list[Seat]
    status: str
    updated: int
    summary: dict[str, Any]
    rematch: str | None


class Store:
    """Reads directly and writes through the journal."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        self.outage = journal.outage
        self._engine = engine
        self._journal = journal

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same tables."""
        return self._engine.dialect.name == "postgresql"

    # --- reading -----------------------------------------------------------------------------------------------------

    async def load(self, table: str) -> Stored | None:
        """Everything about a table."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(TABLES.c.updated, *_HEADER).where(TABLES.c.id == table))).first()
            if found is None:
                return None
            updated, *header = found
            seats = await connection.execute(select(*_SEAT).where(SEATS.c.table == table).order_by(SEATS.c.seat))
            log = await connection.execute(select(*_ENTRY).where(LOG.c.table == table).order_by(LOG.c.ply))
            rematch = await connection.scalar(select(TABLES.c.id).where(TABLES.c.previous == table))
            said = await connection.execute(select(*_SAID).where(CHAT.c.table == table).order_by(CHAT.c.number))
            return Stored(
                Header(*header),
                updated,
                [Seat(*row) for row in seats],
                [Entry(*row) for row in log],
                rematch,
                [Said(*row) for row in said],
            )

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table from some ply on."""
        query = select(*_ENTRY).where(LOG.c.table == table, LOG.c.ply > after).order_by(LOG.c.ply)
        async with self._engine.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    async def said(self, table: str, after: int = 0) -> list[Said]:
        """The chat of a table from some line on."""
        query = select(*_SAID).where(CHAT.c.table == table, CHAT.c.number > after).order_by(CHAT.c.number)
        async with self._engine.connect() as connection:
            return [Said(*row) for row in await connection.execute(query)]

    async def header_seats_and_rematch(self, table: str) -> tuple[Header, list[Seat], str | None]:
        """What may change about a table beside its log: its header when it begins, its seats, its rematch."""
        async with self._engine.connect() as connection:
            header = (await connection.execute(select(*_HEADER).where(TABLES.c.id == table))).first()
            if header is None:
                raise Gone
            seats = await connection.execute(select(*_SEAT).where(SEATS.c.table == table).order_by(SEATS.c.seat))
            rematch = await connection.scalar(select(TABLES.c.id).where(TABLES.c.previous == table))
            return Header(*header), [Seat(*row) for row in seats], rematch

    async def page(
        self, status: str | None, game: str | None, before: Cursor | None
    ) -> tuple[list[Listed], Cursor | None]:
        """Listed tables, newest first, and where the next page begins."""
        query = select(TABLES).where(TABLES.c.listed == 1)
        query = query.where(TABLES.c.status != "closed" if status is None else TABLES.c.status == status)
        if game is not None:
            query = query.where(TABLES.c.game == game)
        return await self._page(query, before, PAGE)

    async def _page(self, query: Select[Any], before: Cursor | None, limit: int) -> tuple[list[Listed], Cursor | None]:
        if before is not None:
            created, table = before
            earlier = and_(TABLES.c.created == created, TABLES.c.id < table)
            query = query.where(or_(TABLES.c.created < created, earlier))
        query = query.order_by(TABLES.c.created.desc(), TABLES.c.id.desc()).limit(limit + 1)
        found = await self._listed(query)
        last = found[limit - 1].header if len(found) > limit else None
        return found[:limit], (last.created, last.id) if last else None

    async def by_id(self, ids: Sequence[str]) -> list[Listed]:
        """The tables with these names, newest first; unknown names are left out."""
        query = select(TABLES).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.created.desc(), TABLES.c.id.desc())
        return await self._listed(query)

    async def of_account(
        self, account: str, before: Cursor | None = None, *, hidden: bool = False, limit: int = ACCOUNT_PAGE
    ) -> tuple[list[Listed], Cursor | None]:
        """The tables at which an account keeps a seat, newest first, and where the next page begins.

        Those that it hides are left out, unless ``hidden``.
        """
        kept = select(SEATS.c.table).where(SEATS.c.account == account)
        if not hidden:
            kept = kept.where(SEATS.c.table.not_in(select(HIDDEN.c.table).where(HIDDEN.c.account == account)))
        return await self._page(select(TABLES).where(TABLES.c.id.in_(kept)), before, limit)

    async def names_of_account(self, account: str) -> list[str]:
        """The tables that show something of an account: its seats, seats reserved for it at rematches, its words."""
        kept = select(SEATS.c.table).where(SEATS.c.account == account)
        spoken = select(CHAT.c.table).where(CHAT.c.account == account)
        shown = or_(TABLES.c.id.in_(kept), TABLES.c.previous.in_(kept), TABLES.c.id.in_(spoken))
        query = select(TABLES.c.id).where(shown)
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def _listed(self, query: Any) -> list[Listed]:
        async with self._engine.connect() as connection:
            rows = [row._mapping for row in await connection.execute(query)]
            ids = [row["id"] for row in rows]
            seats: dict[str, list[Seat]] = {table: [] for table in ids}
            chosen = select(SEATS.c.table, *_SEAT).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.seat)
            for table, *seat in await connection.execute(chosen):
                seats[table].append(Seat(*seat))
            after = select(TABLES.c.previous, TABLES.c.id).where(TABLES.c.previous.in_(ids))
            rematches = {row.previous: row.id for row in await connection.execute(after)}
        return [
            Listed(
                Header(*(row[column.name] for column in _HEADER)),
                seats[row["id"]],
                row["status"],
                row["updated"],
                row["summary"],
                rematches.get(row["id"]),
            )
            for row in rows
        ]

    async def waiting_for_bots(self, since: int) -> list[str]:
        """The tables where a bot is to move and that were updated since a time."""
        query = (
            select(TABLES.c.id, TABLES.c.summary, SEATS.c.seat, SEATS.c.kind)
            .join(SEATS, SEATS.c.table == TABLES.c.id)
            .where(TABLES.c.status == "running", TABLES.c.updated >= since)
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            return list(
                dict.fromkeys(table for table, summary, seat, kind in rows if _bot_decides(summary, seat, kind))
            )

    async def about_to_begin(self) -> list[str]:
        """The tables where all seats are taken and that have not begun."""
        free = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.kind == "link", SEATS.c.token.is_(None))
        query = select(TABLES.c.id).where(or_(TABLES.c.status == "starting", and_(TABLES.c.status == "open", ~free)))
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def with_clocks(self) -> list[str]:
        """The running tables with a time limit."""
        query = select(TABLES.c.id, TABLES.c.settings).where(TABLES.c.status == "running")
        async with self._engine.connect() as connection:
            return [table for table, settings in await connection.execute(query) if settings.get("clock")]

    async def last_hint(self, table: str, seat: int) -> tuple[int, list[Any]] | None:
        """The last hint that a seat was given, with its ply."""
        query = select(SEATS.c.hinted, SEATS.c.hint).where(SEATS.c.table == table, SEATS.c.seat == seat)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query.where(SEATS.c.hinted.is_not(None)))).first()
            return None if found is None else (found[0], found[1])

    async def last_beat(self) -> int:
        """When a server was alive last."""
        async with self._engine.connect() as connection:
            return int(await connection.scalar(select(BEAT.c.time)) or 0)

    # --- writing -----------------------------------------------------------------------------------------------------

    async def _write(self, table: str, *changes: Change, notice: str) -> None:
        """Store changes of a table together; ``Gone`` instead of ``Conflict`` if the table was removed."""
        try:
            await self._journal.write(*changes, notice=notice)
        except Conflict:
            async with self._engine.connect() as connection:
                if await connection.scalar(select(TABLES.c.id).where(TABLES.c.id == table)) is None:
                    raise Gone from None
            raise

    async def open(self, header: Header, seats: Iterable[Seat], log: Sequence[Entry], head: Head) -> None:
        """Store a new table."""
        row = {**_values(header), "listed": int(header.settings["listed"]), **_values(head)}
        places = [{"table": header.id, **_values(seat)} for seat in seats]
        changes = [Change(_ADD_TABLE, row), Change(_ADD_SEAT, places)]
        if log:
            changes.append(Change(_ADD_ENTRY, [{"table": header.id, **_values(entry)} for entry in log]))
        await self._journal.write(*changes, notice=header.previous and f"{header.previous}:changed")

    async def cancel(self, table: str, entry: Entry, head: Head) -> None:
        """Store that a table is given up; ``Conflict`` if it has begun meanwhile."""
        await self._write(
            table,
            Change(_UPDATE_WAITING, {"_id": table, **_values(head)}, rows=1),
            Change(_ADD_ENTRY, {"table": table, **_values(entry)}),
            notice=f"{table}:{entry.ply}",
        )

    async def append(self, table: str, entry: Entry, head: Head) -> None:
        """Store the next entry of a log; ``Conflict`` if the ply or the request is taken."""
        await self._write(
            table,
            Change(_ADD_ENTRY, {"table": table, **_values(entry)}),
            Change(_UPDATE_HEAD, {"_id": table, **_values(head)}),
            notice=f"{table}:{entry.ply}",
        )

    async def sit_down(self, table: str, seat: Seat, head: Head) -> None:
        """Store who takes a free seat; ``Conflict`` if it is taken, or somebody has announced the same share."""
        who = {"token": seat.token, "name": seat.name, "account": seat.account, "banner": seat.banner}
        who["share_hash"] = who["_share_hash"] = seat.share_hash
        await self._write(
            table,
            Change(_UPDATE_WAITING, {"_id": table, **_values(head)}, rows=1),
            Change(_SIT_DOWN, {"_table": table, "_seat": seat.seat, **who}, rows=1),
            notice=f"{table}:changed",
        )

    async def stand_up(self, table: str, seat: Seat, head: Head) -> None:
        """Store that a seat is free again; ``Conflict`` if another person has taken it meanwhile."""
        await self._write(
            table,
            Change(_UPDATE_WAITING, {"_id": table, **_values(head)}, rows=1),
            Change(_STAND_UP, {"_table": table, "_seat": seat.seat, "_token": seat.token}, rows=1),
            notice=f"{table}:changed",
        )

    async def fill(self, table: str, bots: Iterable[Seat], head: Head) -> None:
        """Store bots on free seats; ``Conflict`` if one of them is taken."""
        await self._write(
            table,
            Change(_UPDATE_WAITING, {"_id": table, **_values(head)}, rows=1),
            *(
                Change(_FILL, {"_table": table, "_seat": bot.seat, "level": bot.level, "name": bot.name}, 1)
                for bot in bots
            ),
            notice=f"{table}:changed",
        )

    async def deal(self, header: Header, seats: Sequence[Seat], head: Head) -> None:
        """Store the secret that is drawn for these seats.

        ``Conflict`` if another process has done so, a seat is free again, or somebody else has sat down there.
        """
        drawn = {name: getattr(header, name) for name in ("secret", "commitment", "dealt", "announced")}
        await self._write(
            header.id,
            Change(_UPDATE_WAITING, {"_id": header.id, **_values(head)}, rows=1),
            *(Change(_STILL_ANNOUNCED, {"_table": header.id, **_announcement(seat)}, rows=1) for seat in seats),
            Change(_DEAL, {"_id": header.id, **drawn}, rows=1),
            notice=f"{header.id}:changed",
        )

    async def give_share(self, table: str, seat: int, share: str, head: Head) -> None:
        """Store what a person adds to the dice; ``Conflict`` if the game has begun."""
        await self._write(
            table,
            Change(_UPDATE_STARTING, {"_id": table, **_values(head)}, rows=1),
            Change(_GIVE_SHARE, {"_table": table, "_seat": seat, "share": share}, rows=1),
            notice=f"{table}:changed",
        )

    async def begin(self, header: Header, seats: Sequence[Seat], head: Head) -> None:
        """Store that a game begins; ``Conflict`` if another process has done so, or another share has come."""
        given = sum(seat.share is not None for seat in seats)
        which = {"_table": header.id}
        changes = [
            Change(_UPDATE_STARTING, {"_id": header.id, **_values(head)}, rows=1),
            Change(_BEGIN, {"_id": header.id, "_shares": given, "root": header.root, "options": header.options}, 1),
            Change(_STAND_ASIDE, which, rows=len(seats)),
        ]
        for seat in seats:
            place = {"_chair": seat.chair, "seat": seat.seat, "chair": seat.chair, "banner": seat.banner}
            changes.append(Change(_TAKE_PLACE, {**which, **place}, rows=1))
        if any(seat.chair != seat.seat for seat in seats):
            for stand_aside, take_place in _ELSEWHERE:
                changes.append(Change(stand_aside, which))
                changes += [Change(take_place, {**which, "_chair": seat.chair, "seat": seat.seat}) for seat in seats]
        await self._write(header.id, *changes, notice=f"{header.id}:changed")

    async def invite(self, table: str, seat: int, invite: str) -> None:
        """Store a new invitation; ``Conflict`` if the seat is taken."""
        change = Change(_INVITE, {"_table": table, "_seat": seat, "invite": invite}, rows=1)
        await self._write(table, change, notice=f"{table}:changed")

    async def keep(self, table: str, seat: int, account: str | None) -> None:
        """Store the account that keeps a seat."""
        change = Change(_KEEP, {"_table": table, "_seat": seat, "account": account})
        await self._journal.write(change, notice=f"{table}:changed")

    async def beat(self, time: int) -> None:
        """Store that a server is alive."""
        await self._journal.write(Change(_BEAT, {"time": time}))

    async def visit(self, tables: Sequence[str], time: int) -> None:
        """Store that somebody is connected to these tables."""
        await self._journal.write(Change(_VISIT, [{"_id": table, "visited": time} for table in tables]))

    async def hide(self, account: str, table: str, hidden: bool) -> None:
        """Store that an account hides a table from its list, or shows it again."""
        changes = [Change(_SHOW, {"_account": account, "_table": table})]
        if hidden:
            changes.append(Change(_HIDE, {"account": account, "table": table}))
        with suppress(Conflict):  # it was hidden at the same moment, or the account was deleted
            await self._journal.write(*changes)

    async def say(self, table: str, said: Said, kept: int) -> None:
        """Store a line of the chat and delete the oldest; ``Conflict`` if its number or its request is taken."""
        await self._write(
            table,
            Change(_ADD_SAID, {"table": table, **_values(said)}),
            Change(_FORGET_SAID, {"_table": table, "_number": said.number - kept}),
            notice=f"{table}:{CHATTED}:{said.number}",
        )

    async def give_hint(self, table: str, seat: int, ply: int, hint: Sequence[Any]) -> None:
        """Store and count a hint; ``Conflict`` if the seat has one for this ply or a later one."""
        values = {"_table": table, "_seat": seat, "_ply": ply, "hinted": ply, "hint": hint}
        await self._write(table, Change(_HINT, values, rows=1), notice=f"{table}:changed")

    async def forget_name(self, table: str, seat: int) -> None:
        """Remove the name of a seat, and of the seat that is reserved for its player at a rematch."""
        which = {"_table": table, "_seat": seat}
        changes = Change(_FORGET_NAME, which), Change(_FORGET_RESERVED_NAME, which)
        await self._journal.write(*changes, notice=f"{table}:changed")

    async def announce(self, table: str) -> None:
        """Tell the other server processes that the seats of a table have changed."""
        await self._journal.write(notice=f"{table}:changed")


@dataclass(frozen=True)
class Head:
    """The columns of a table's row that change with its log."""

    status: str
    updated: int
    summary: dict[str, Any]


def _bot_decides(summary: dict[str, Any], seat: int, kind: str) -> bool:
    """Whether a bot plays this seat, as its own or for a person, and has to decide."""
    stand_ins = summary.get("stand_ins")  # older tables have none
    return seat in summary["deciders"] and (kind == "bot" or bool(stand_ins and stand_ins[seat]))


def _values(row: Header | Seat | Entry | Said | Head) -> dict[str, Any]:
    return {name: getattr(row, name) for name in _COLUMNS[type(row)]}


#: The names of the fields of rows; to ask for them takes longer than to read the fields.
_COLUMNS: dict[type[Any], list[str]] = {
    kind: [column.name for column in fields(kind)] for kind in (Header, Seat, Entry, Said, Head)
}


def _announcement(seat: Seat) -> dict[str, Any]:
    """What is announced for a seat, as parameters."""
    return {"_seat": seat.seat, "_kind": seat.kind, "_share_hash": seat.share_hash}
