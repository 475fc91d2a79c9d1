"""What a database can lose: tables without a move for some days, and what is left of people who are not there.

All conditions are here, as parts of queries. Counting and removing use the same ones. A condition is either a forecast,
which takes for gone what the same plan removes first, or strict, as it is checked in the transaction that removes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, Table, and_, distinct, exists, false, func, or_, select

from duchy.server.storage.models import ADDRESSES, CHAT, SEATS, SESSIONS, SUBSCRIBED_SEATS, SUBSCRIPTIONS, TABLES, TOLD

DAY = 24 * 3600 * 1000  # milliseconds
FINISHED = "finished"
WAITING = ("open", "starting")  # before the game
UNFINISHED = (*WAITING, "running", "closed")
OVER = (FINISHED, "closed")
STATUSES = (*UNFINISHED, FINISHED)
PRESENT = DAY  # how long after a visit a table counts as visited; it is stored every hour

Condition = ColumnElement[bool]


@dataclass(frozen=True)
class Plan:
    """What is to go: tables by status and days since their last move; 0 days keep them all."""

    now: int
    days: int = 0
    finished_days: int = 0
    statuses: tuple[str, ...] = UNFINISHED
    idle_days: float = 30.0  # after which a sign-in that is not used ends

    @property
    def empty(self) -> bool:
        """Whether nothing is to go."""
        return not self.days and not self.finished_days

    @property
    def others_before(self) -> int:
        """Before when something else than a table must have happened to go."""
        return self.now - (self.days or self.finished_days) * DAY

    def _before(self, status: str) -> int | None:
        days = self.finished_days if status == FINISHED else self.days if status in self.statuses else 0
        return self.now - days * DAY if days else None

    def tables(self, of: Any = TABLES, strict: bool = False) -> Condition:
        """The tables that go: nobody has moved, written or been there, and no rematch waits for its players.

        Players take their seats at a rematch with the tokens of the table before it.
        """
        old = []
        for status in STATUSES:
            if (before := self._before(status)) is not None:
                written = exists().where(CHAT.c.table == of.c.id, CHAT.c.created >= before)
                old.append(and_(of.c.status == status, of.c.updated < before, ~written))
        visited = or_(of.c.visited.is_(None), of.c.visited < self.now - PRESENT)
        if not old:
            return false()
        return and_(or_(*old), visited, ~self._has_waiting_rematch(of, strict))

    def _has_waiting_rematch(self, of: Any, strict: bool) -> Condition:
        following = TABLES.alias()
        waiting = and_(following.c.previous == of.c.id, following.c.status.in_(WAITING))
        if not strict:
            waiting = and_(waiting, ~self.tables(following, strict=True))
        return exists().where(waiting)

    def over(self, of: Any) -> Condition:
        """The tables of which nobody is told any more, as far as that is known for long enough."""
        return and_(of.c.status.in_(OVER), of.c.updated < self.others_before)


@dataclass(frozen=True)
class Rest:
    """Rows beside the tables that can go: their name, where they are, and a column of theirs that batches are made by.

    ``since`` is the time that their age counts from.
    """

    name: str
    rows: Table
    key: Column[str]
    since: ColumnElement[int]

    def condition(self, plan: Plan, strict: bool = False) -> Condition:
        """Which of them go."""
        match self.name:
            case "sessions":
                idle = plan.now - int(plan.idle_days * DAY)
                return or_(SESSIONS.c.expires < plan.now, SESSIONS.c.seen < idle)
            case "addresses":
                return and_(ADDRESSES.c.confirm.is_not(None), ADDRESSES.c.created < plan.others_before)
            case "browsers":
                return _seatless(plan, strict)
            case _:
                over = select(TABLES.c.id).where(plan.over(TABLES))
                return self.rows.c.table.in_(over)


def _seatless(plan: Plan, strict: bool) -> Condition:
    """Browsers that want notices for no seat and belong to no account."""
    seat = exists().where(SUBSCRIBED_SEATS.c.subscription == SUBSCRIPTIONS.c.id)
    if not strict:
        stays = ~or_(plan.tables(), plan.over(TABLES))
        seat = seat.where(TABLES.c.id == SUBSCRIBED_SEATS.c.table, stays)
    return and_(SUBSCRIPTIONS.c.account.is_(None), ~seat)


def _of_table(rows: Table) -> ColumnElement[int]:
    found: ColumnElement[int] = select(TABLES.c.updated).where(TABLES.c.id == rows.c.table).scalar_subquery()
    return found


#: In the order in which they are removed: a browser may lose its last seat before it.
RESTS = (
    Rest("seats", SUBSCRIBED_SEATS, SUBSCRIBED_SEATS.c.table, _of_table(SUBSCRIBED_SEATS)),
    Rest("told", TOLD, TOLD.c.table, _of_table(TOLD)),
    Rest("browsers", SUBSCRIPTIONS, SUBSCRIPTIONS.c.id, SUBSCRIPTIONS.c.created),
    Rest("addresses", ADDRESSES, ADDRESSES.c.id, ADDRESSES.c.created),
    Rest("sessions", SESSIONS, SESSIONS.c.token, SESSIONS.c.seen),
)


@dataclass(frozen=True)
class Count:
    """How many of a kind go and stay, and when the oldest and the newest that go were last used."""

    go: int
    stay: int
    oldest: int | None = None
    newest: int | None = None


def count(connection: Connection, plan: Plan) -> dict[str, Count]:
    """How many tables of each status, and how much else, would go."""
    counts = _count_tables(connection, plan)
    for rest in RESTS:
        condition = rest.condition(plan)
        query = select(func.count(), func.min(rest.since), func.max(rest.since)).where(condition)
        go, oldest, newest = connection.execute(query.select_from(rest.rows)).one()
        everything = connection.scalar(select(func.count()).select_from(rest.rows)) or 0
        counts[rest.name] = Count(go, everything - go, oldest, newest)
    return counts


def _count_tables(connection: Connection, plan: Plan) -> dict[str, Count]:
    by_status = select(TABLES.c.status, func.count()).group_by(TABLES.c.status)
    all_of: dict[str, int] = {row[0]: row[1] for row in connection.execute(by_status)}
    updated = TABLES.c.updated
    query = select(TABLES.c.status, func.count(), func.min(updated), func.max(updated)).where(plan.tables())
    going = {row[0]: row[1:] for row in connection.execute(query.group_by(TABLES.c.status))}
    counts = {}
    for status in STATUSES:
        go, oldest, newest = going.get(status, (0, None, None))
        counts[status] = Count(go, all_of.get(status, 0) - go, oldest, newest)
    return counts


def games(connection: Connection, plan: Plan) -> list[tuple[str, dict[str, Any]]]:
    """The games, with their options, of the tables that would go and have begun."""
    query = select(TABLES.c.game, TABLES.c.options).where(plan.tables(), TABLES.c.root.is_not(None))
    return [(game, options) for game, options in connection.execute(query)]


def count_kept_by_accounts(connection: Connection, plan: Plan) -> int:
    """How many of the tables that would go are kept in the list of an account."""
    query = select(func.count(distinct(TABLES.c.id))).join(SEATS, SEATS.c.table == TABLES.c.id)
    return connection.scalar(query.where(plan.tables(), SEATS.c.account.is_not(None))) or 0
