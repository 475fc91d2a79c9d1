"""A new password for who has forgotten the old one: a link to the confirmed address of the account.

Who asks is answered before anything is looked up, always in the same way, so that the answer and its time say nothing
about whether there is such an account or address. The link is good once and for an hour, and only the last one that was
sent; another password or another address ends it as well.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from duchy.server import names
from duchy.server.accounts.accounts import Account, Accounts, key_of
from duchy.server.accounts.addresses import Addresses
from duchy.server.mail.mailboxes import mailbox_of
from duchy.server.mail.mailing import Mailing
from duchy.server.problems import Refused
from duchy.server.storage.journal import Change, Conflict
from duchy.server.storage.models import ACCOUNTS, ADDRESSES, RECOVERIES
from duchy.server.storage.store import now
from duchy.server.tables.seats import hashed, new_secret

LASTS = 3600 * 1000  # how long a link is good, in milliseconds
BREATH = 0.1  # seconds in which the answer is on its way before anything depends on who was asked for
MOST = 20  # accounts of one address that are named in an e-mail

_FORGET = delete(RECOVERIES).where(RECOVERIES.c.account.in_(bindparam("_accounts", expanding=True)))
_FORGET_OLD = delete(RECOVERIES).where(RECOVERIES.c.expires < bindparam("_now"))
_USE = delete(RECOVERIES).where(RECOVERIES.c.secret == bindparam("_secret"), RECOVERIES.c.expires > bindparam("_now"))


@dataclass(frozen=True)
class _Owner:
    """An account with its confirmed address."""

    account: str
    name: str
    id: str  # of the address
    address: str
    language: str


class Recovery:
    """Sends links that set a new password, and lets them be used."""

    def __init__(
        self,
        engine: AsyncEngine,
        accounts: Accounts,
        addresses: Addresses,
        mailing: Mailing,
        clock: Callable[[], int] = now,
    ) -> None:
        self._engine = engine
        self._accounts = accounts
        self._addresses = addresses
        self._mailing = mailing
        self._clock = clock

    async def ask(self, who: str, client: str) -> None:
        """Send links for the account with this name, and for the accounts with this address, in the background."""
        if not self._mailing.offered:
            raise Refused(409, "no-mail")
        await self._mailing.limits.take(self._mailing.limits.uses("recover", client=client))
        self._mailing.later(self._send_to(who))

    async def _send_to(self, who: str) -> None:
        await asyncio.sleep(BREATH)
        by_address: defaultdict[str, list[_Owner]] = defaultdict(list)
        for owner in await self._owners(who):
            by_address[owner.address].append(owner)
        for owners in by_address.values():
            with suppress(Conflict, Refused):  # an address was removed meanwhile, or has had enough e-mails
                await self._send(owners[:MOST])

    async def _owners(self, who: str) -> list[_Owner]:
        columns = ACCOUNTS.c.id, ACCOUNTS.c.name, ADDRESSES.c.id, ADDRESSES.c.address, ADDRESSES.c.language
        query = (
            select(*columns)
            .join(ADDRESSES, ADDRESSES.c.account == ACCOUNTS.c.id)
            .where(ADDRESSES.c.confirm.is_(None))
            .where(or_(ACCOUNTS.c.key == _name_in(who), ADDRESSES.c.mailbox == mailbox_of(who)))
            .order_by(ACCOUNTS.c.created)
        )
        async with self._engine.connect() as connection:
            return [_Owner(*row) for row in await connection.execute(query)]

    async def _send(self, owners: list[_Owner]) -> None:
        """One e-mail to one address, with a link for each account that has it."""
        to, language = owners[0].address, owners[0].language
        if await self._mailing.stops.has(to):
            return
        secrets = {owner.name: new_secret() for owner in owners}
        rows = [
            {
                "account": owner.account,
                "address": owner.id,
                "secret": hashed(secrets[owner.name]),
                "expires": self._clock() + LASTS,
            }
            for owner in owners
        ]
        before = Change(_FORGET, {"_accounts": [owner.account for owner in owners]})
        old = Change(_FORGET_OLD, {"_now": self._clock()})
        uses = self._mailing.limits.uses("recover", to=to)
        await self._mailing.limits.take(uses, old, before, Change(insert(RECOVERIES), rows))
        links = [f"{name}: {self._mailing.site}/recover#secret={secret}" for name, secret in secrets.items()]
        await self._mailing.send("recover", to, language, links="\n".join(links))

    async def account_of(self, secret: str) -> Account:
        """The account that a link is for; refused if it is not good any more."""
        query = (
            select(ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.created)
            .join(RECOVERIES, RECOVERIES.c.account == ACCOUNTS.c.id)
            .where(RECOVERIES.c.secret == hashed(secret), RECOVERIES.c.expires > self._clock())
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            raise Refused(404, "no-link")
        return Account(*found)

    async def use(self, secret: str, password: str, agent: str | None, client: str) -> tuple[Account, str]:
        """Set a new password: the account with its new and only sign-in, and the secret for the cookie."""
        account = await self.account_of(secret)
        link = Change(_USE, {"_secret": hashed(secret), "_now": self._clock()}, rows=1)
        try:
            renewed = await self._accounts.renew(account, password, link, agent, client)
        except Conflict:  # somebody else has used it meanwhile
            raise Refused(404, "no-link") from None
        self.tell(account)
        return renewed

    def tell(self, account: Account) -> None:
        """Tell the owner of an account by e-mail that it has another password, if there is an address."""
        if self._mailing.offered:
            with suppress(Refused):  # the server has more to do than it can
                self._mailing.later(self._tell(account))

    async def _tell(self, account: Account) -> None:
        known = (await self._addresses.of(account.id)).confirmed
        if known is None:
            return
        await self._mailing.limits.take(self._mailing.limits.uses("changed", to=known.address))
        again = f"{self._mailing.site}/recover"
        await self._mailing.send("changed", known.address, known.language, name=account.name, link=again)


def _name_in(text: str) -> str | None:
    """The name of an account as it is looked up; None if it cannot be one."""
    try:
        return key_of(names.cleaned(text))
    except ValueError:
        return None
