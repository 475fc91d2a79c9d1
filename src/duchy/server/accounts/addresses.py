"""The e-mail address of an account: for a forgotten password, and, if its owner wishes, for turn notices.

An address counts once the link in an e-mail to it was opened. Until then an older one stays what it is, so that a
mistyped address, or a mail server that is away, costs nobody the way back into the account.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, Select, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from duchy.server.accounts.accounts import Account
from duchy.server.mail import smtp
from duchy.server.mail.mailboxes import mailbox_of
from duchy.server.mail.mailing import Failures, Mailing
from duchy.server.problems import Refused
from duchy.server.storage.journal import Change, Conflict, Journal
from duchy.server.storage.models import ADDRESSES, RECOVERIES
from duchy.server.storage.outages import Unavailable
from duchy.server.storage.store import now
from duchy.server.tables.seats import hashed, new_id, new_secret

ATTEMPTS = 10
CONFIRM_DAYS = 7  # how long an address waits to be confirmed
_WAIT = CONFIRM_DAYS * 24 * 3600 * 1000

_OF = ADDRESSES.c.account == bindparam("_account")
_END_LINKS = delete(RECOVERIES).where(RECOVERIES.c.account == bindparam("_account"))
_REMOVE_ALL = delete(ADDRESSES).where(_OF)
_REMOVE_ASKED = delete(ADDRESSES).where(_OF, ADDRESSES.c.confirm.is_not(None))
_REMOVE_CONFIRMED = delete(ADDRESSES).where(_OF, ADDRESSES.c.confirm.is_(None))
_REMOVE_OLD = delete(ADDRESSES).where(ADDRESSES.c.confirm.is_not(None), ADDRESSES.c.created < bindparam("_time"))
_REMOVE_ONE = delete(ADDRESSES).where(ADDRESSES.c.id == bindparam("_id"), ADDRESSES.c.confirm.is_not(None))
_BECOMES_CONFIRMED = update(ADDRESSES).where(ADDRESSES.c.confirm == bindparam("_confirm")).values(confirm=None)
_CHOOSE = update(ADDRESSES).where(_OF, ADDRESSES.c.confirm.is_(None)).values(notices=bindparam("notices"))
_MUTE = update(ADDRESSES).where(ADDRESSES.c.id == bindparam("_id"), ADDRESSES.c.confirm.is_(None)).values(notices=0)

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Address:
    """An e-mail address of an account."""

    id: str
    address: str
    language: str
    notices: bool


@dataclass(frozen=True)
class Known:
    """What is known of the address of an account."""

    confirmed: Address | None = None
    asked: Address | None = None  # waits to be confirmed
    stopped: bool = False  # the confirmed one gets no e-mails, because somebody who reads it wished so


class Addresses:
    """The addresses of all accounts."""

    def __init__(self, engine: AsyncEngine, journal: Journal, mailing: Mailing) -> None:
        self._engine = engine
        self._journal = journal
        self._mailing = mailing

    async def ask(self, account: Account, address: str, language: str, notices: bool, client: str) -> None:
        """Store an address that waits to be confirmed, and send the link for it there."""
        if not self._mailing.offered:
            raise Refused(409, "no-mail")
        name, secret = new_id(), new_secret()
        of = {"id": name, "account": account.id, "language": language, "notices": int(notices), "created": now()}
        row = {**of, "address": address, "mailbox": mailbox_of(address), "confirm": hashed(secret)}
        who = {"_account": account.id}
        changes = Change(_REMOVE_OLD, {"_time": now() - _WAIT}), Change(_REMOVE_ASKED, who), Change(_END_LINKS, who)
        uses = self._mailing.limits.uses("confirm", to=address, account=account.id, client=client)
        try:
            await self._mailing.limits.take(uses, *changes, Change(insert(ADDRESSES), row))
        except Conflict:  # the account was deleted meanwhile
            raise Refused(401, "signed-out") from None
        link = f"{self._mailing.site}/notices#confirm={secret}"
        try:
            await self._mailing.send("confirm", address, language, link=link)
        except Failures as problem:
            log.warning("an address could not be asked for confirmation: %s", smtp.reason(problem))
            await self._journal.write(Change(_REMOVE_ONE, {"_id": name}))
            raise Refused(503, "mail-failed") from None

    async def confirm(self, secret: str) -> bool:
        """Confirm the address that a secret is about, in the place of an older one; False if there is none."""
        waiting = select(ADDRESSES.c.account).where(
            ADDRESSES.c.confirm == hashed(secret), ADDRESSES.c.created > now() - _WAIT
        )
        for _ in range(ATTEMPTS):  # a link for a new password may be made for the older one at the same moment
            found = await self._first(waiting)
            if found is None:
                return False
            who = {"_account": found.account}
            change = Change(_BECOMES_CONFIRMED, {"_confirm": hashed(secret)}, rows=1)
            try:
                await self._journal.write(Change(_END_LINKS, who), Change(_REMOVE_CONFIRMED, who), change)
            except Conflict:
                continue
            return True
        raise Unavailable

    async def choose(self, account: str, notices: bool) -> None:
        """Say whether the confirmed address gets turn notices."""
        try:
            await self._journal.write(Change(_CHOOSE, {"_account": account, "notices": int(notices)}, rows=1))
        except Conflict:
            raise Refused(409, "no-address") from None

    async def mute(self, address: str) -> None:
        """No more turn notices to a confirmed address; one that waits is removed. ``address`` is its id."""
        await self._journal.write(Change(_MUTE, {"_id": address}), Change(_REMOVE_ONE, {"_id": address}))

    async def remove(self, account: str) -> None:
        """Forget the address of an account, and the one that waits."""
        for _ in range(ATTEMPTS):  # a link for a new password may be made for it at the same moment
            try:
                await self._journal.write(*removal_of(account))
            except Conflict:
                continue
            return
        raise Unavailable

    async def of(self, account: str) -> Known:
        """What is known of the address of an account."""
        columns = ADDRESSES.c.id, ADDRESSES.c.address, ADDRESSES.c.language, ADDRESSES.c.notices, ADDRESSES.c.confirm
        async with self._engine.connect() as connection:
            rows = (await connection.execute(select(*columns).where(ADDRESSES.c.account == account))).all()
        by_state = {row.confirm is None: Address(row.id, row.address, row.language, bool(row.notices)) for row in rows}
        confirmed = by_state.get(True)
        stopped = confirmed is not None and await self._mailing.stops.has(confirmed.address)
        return Known(confirmed, by_state.get(False), stopped)

    async def for_notices(self, account: str) -> Address | None:
        """Where turn notices of an account are sent to."""
        known = await self.of(account)
        return known.confirmed if known.confirmed and known.confirmed.notices and not known.stopped else None

    async def _first(self, query: Select[Any]) -> Row[Any] | None:
        async with self._engine.connect() as connection:
            found: Row[Any] | None = (await connection.execute(query)).first()
        return found


def removal_of(account: str) -> tuple[Change, Change]:
    """Remove the addresses of an account, with the links for a new password that were sent there."""
    who = {"_account": account}
    return Change(_END_LINKS, who), Change(_REMOVE_ALL, who)
