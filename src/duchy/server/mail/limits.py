"""How many e-mails are sent: to one recipient, for one account, on behalf of one client's address, and in all.

Each limit is one row with a time: when as many e-mails as were sent would have been sent at the limit's pace. It may
lie ahead of now by as much as the first few at once are worth. So the row is read and changed by one statement, and of
two processes that take the last one only one succeeds. A row whose time is over says nothing and is deleted.

``DUCHY_PACE`` does not change these limits: they protect people who have nothing to do with this server.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from sqlalchemy import BigInteger, String, bindparam, case, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from duchy.server.mail.mailboxes import Hashes, mailbox_of
from duchy.server.problems import Refused
from duchy.server.storage.journal import Change, Conflict, Journal
from duchy.server.storage.models import MAIL_LIMITS

ATTEMPTS = 10
HOUR = 3600.0
NOTICES = 10  # so many times more turn notices than other e-mails are sent in all

_ROW = MAIL_LIMITS.c
_NOW, _STEP = bindparam("_now", type_=BigInteger), bindparam("_step", type_=BigInteger)
_BEGIN = insert(MAIL_LIMITS).from_select(
    ["key", "until"],
    select(bindparam("_key", type_=String), _NOW).where(~exists().where(_ROW.key == bindparam("_key", type_=String))),
)
_TAKE = (
    update(MAIL_LIMITS)
    .where(_ROW.key == bindparam("_key"), _ROW.until <= bindparam("_latest", type_=BigInteger))
    .values(until=case((_ROW.until > _NOW, _ROW.until), else_=_NOW) + _STEP)
)
_SWEEP = delete(MAIL_LIMITS).where(_ROW.until < _NOW)


@dataclass(frozen=True)
class Limit:
    """So many e-mails at once, then one more each time when so many seconds have passed."""

    burst: int
    seconds: float

    @property
    def step(self) -> int:
        """What one e-mail is worth, in milliseconds."""
        return int(self.seconds * 1000)

    @property
    def ahead(self) -> int:
        """By how much the time of a limit may lie ahead for one more to be sent, in milliseconds."""
        return (self.burst - 1) * self.step


#: By the kind of e-mail, and whom the limit is about.
LIMITS: dict[str, dict[str, Limit]] = {
    "confirm": {"recipient": Limit(4, 2 * HOUR), "account": Limit(6, HOUR), "client": Limit(20, HOUR / 20)},
    "recover": {"recipient": Limit(4, HOUR), "client": Limit(10, HOUR / 10)},
    "changed": {"recipient": Limit(6, HOUR / 6)},
    "turn": {"recipient": Limit(40, HOUR / 40)},
}


@dataclass(frozen=True)
class Use:
    """One e-mail that a limit has to allow; ``key`` is a hash of whom the limit is about."""

    key: str
    limit: Limit


class MailLimits:
    """Counts e-mails, in the database."""

    def __init__(
        self, engine: AsyncEngine, journal: Journal, hashes: Hashes, per_hour: int, clock: Callable[[], int]
    ) -> None:
        self._engine = engine
        self._journal = journal
        self._hashes = hashes
        self._per_hour = per_hour
        self._clock = clock
        self._swept = 0

    def uses(
        self, kind: str, *, to: str | None = None, account: str | None = None, client: str | None = None
    ) -> list[Use]:
        """What an e-mail of a kind uses: to this address, wished for by this account, from this client's address."""
        about = {"recipient": to and mailbox_of(to), "account": account, "client": client}
        found = [
            Use(self._hashes.of(f"{kind} {scope}", about[scope] or ""), limit)
            for scope, limit in LIMITS[kind].items()
            if about[scope] is not None
        ]
        if to is not None and self._per_hour:
            in_all = self._per_hour * (NOTICES if kind == "turn" else 1)
            found.append(Use(self._hashes.of(kind, "all"), Limit(in_all, HOUR / in_all)))
        return found

    async def take(self, uses: Iterable[Use], *more: Change) -> None:
        """Take one of each limit and store some changes with it, all or nothing; refused with 429 if one is used up.

        ``Conflict`` is raised if it is not the limits that forbid the changes.
        """
        ordered = sorted(uses, key=lambda use: use.key)  # so that two processes do not wait for each other
        for _ in range(ATTEMPTS):
            time = self._clock()
            try:
                await self._journal.write(*(change for use in ordered for change in _taking(use, time)), *more)
            except Conflict:  # used up, or another process began the same row
                if seconds := await self._wait(ordered, time):
                    raise Refused(429, "too-many", seconds=seconds) from None
            else:
                return await self._sweep(time)
        raise Conflict

    async def _wait(self, uses: list[Use], time: int) -> int:
        """How many seconds are left until all limits allow one more."""
        query = select(_ROW.key, _ROW.until).where(_ROW.key.in_([use.key for use in uses]))
        async with self._engine.connect() as connection:
            known: dict[str, int] = {row.key: row.until for row in await connection.execute(query)}
        waits = [known.get(use.key, time) - use.limit.ahead - time for use in uses]
        return math.ceil(max(0, *waits) / 1000)

    async def _sweep(self, time: int) -> None:
        """Delete rows that say nothing any more, from time to time."""
        if time - self._swept > HOUR * 1000:
            self._swept = time
            await self._journal.write(Change(_SWEEP, {"_now": time}))


def _taking(use: Use, time: int) -> tuple[Change, Change]:
    change = {"_key": use.key, "_now": time, "_step": use.limit.step, "_latest": time + use.limit.ahead}
    return Change(_BEGIN, {"_key": use.key, "_now": time}), Change(_TAKE, change, rows=1)
