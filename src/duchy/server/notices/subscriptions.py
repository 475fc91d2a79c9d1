"""Who asked for turn notices: browsers for seats whose tokens they know, and accounts for the seats that they keep."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import ColumnElement, bindparam, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from duchy.server.notices.webpush import Browser, ServerKey
from duchy.server.problems import Refused
from duchy.server.storage.journal import Change, Conflict, Journal
from duchy.server.storage.models import KEYS, SUBSCRIBED_SEATS, SUBSCRIPTIONS, TOLD
from duchy.server.storage.outages import Unavailable
from duchy.server.storage.store import now
from duchy.server.tables.seats import hashed, new_id, new_secret

VAPID = "vapid"
ATTEMPTS = 10
ID_LENGTH = len(new_id())

_COLUMNS = [SUBSCRIPTIONS.c[name] for name in ("id", "kind", "target", "p256dh", "auth", "language")]
_CHOSEN = select(SUBSCRIPTIONS.c.id)
_FORGET_TURN = delete(TOLD).where(
    TOLD.c.table == bindparam("_table"), TOLD.c.seat == bindparam("_seat"), TOLD.c.ply < bindparam("_ply")
)


@dataclass(frozen=True)
class Subscription:
    """A browser or an address that wants notices."""

    id: str
    kind: str
    target: str
    p256dh: str | None
    auth: str | None
    language: str

    @property
    def browser(self) -> Browser:
        """The same as a push service's client."""
        return Browser(self.target, self.p256dh or "", self.auth or "")


@dataclass(frozen=True)
class Address:
    """The e-mail address of an account."""

    address: str
    confirmed: bool


class Subscriptions:
    """All subscriptions of a server."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        self._engine = engine
        self._journal = journal
        self._key: ServerKey | None = None

    async def server_key(self) -> ServerKey:
        """The key of this server; it is made when it is first needed, and all processes have the same."""
        if self._key is None and await self._stored_key() is None:
            made = {"name": VAPID, "value": ServerKey.new().text()}
            with suppress(Conflict):  # another process was faster
                await self._journal.write(Change(insert(KEYS), made))
        if self._key is None:
            self._key = ServerKey.read(await self._stored_key() or "")
        return self._key

    async def _stored_key(self) -> str | None:
        async with self._engine.connect() as connection:
            found: str | None = await connection.scalar(select(KEYS.c.value).where(KEYS.c.name == VAPID))
        return found

    async def stop_secret(self, subscription: str) -> str:
        """The secret that ends a subscription. It is the same in all messages, and not stored."""
        return subscription + (await self.server_key()).signature_of(f"stop {subscription}")

    async def add_browser(
        self, browser: Browser, account: str | None, language: str, seats: Iterable[tuple[str, int]]
    ) -> str:
        """Let a browser have notices for these seats, and for those of the account. The secret ends them."""
        values = {"kind": "push", "target": browser.endpoint, "p256dh": browser.p256dh, "auth": browser.auth}
        old = SUBSCRIPTIONS.c.target == bindparam("_target")
        return await self._replace(values, account, language, old, {"_target": browser.endpoint}, seats)

    async def add_address(self, address: str, account: str, language: str) -> tuple[str, str]:
        """Let an account have e-mails once the address is confirmed. Two secrets: one ends them, one confirms."""
        confirm = new_secret()
        values = {"kind": "email", "target": address, "p256dh": None, "auth": None, "confirm": hashed(confirm)}
        old = (SUBSCRIPTIONS.c.account == bindparam("_account")) & (SUBSCRIPTIONS.c.kind == "email")
        return await self._replace(values, account, language, old, {"_account": account}), confirm

    async def _replace(
        self,
        values: Mapping[str, str | None],
        account: str | None,
        language: str,
        old: ColumnElement[bool],
        which: dict[str, str],
        seats: Iterable[tuple[str, int]] = (),
    ) -> str:
        """Store a subscription in the place of the same one, and return the secret that ends it."""
        name = new_id()
        row = {"confirm": None, **values, "id": name, "account": account, "language": language}
        places = [{"subscription": name, "table": table, "seat": seat} for table, seat in seats]
        changes = [*_removal(old, which), Change(insert(SUBSCRIPTIONS), {**row, "created": now()})]
        if places:
            changes.append(Change(insert(SUBSCRIBED_SEATS), places))
        for _ in range(ATTEMPTS):  # another process may store the same one at the same moment
            with suppress(Conflict):
                await self._journal.write(*changes)
                return await self.stop_secret(name)
        raise Refused(401, "signed-out") if account else Unavailable  # the account was deleted meanwhile

    async def confirm(self, secret: str) -> bool:
        """Confirm an address; False if there is none with this secret."""
        change = update(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.confirm == bindparam("_confirm")).values(confirm=None)
        try:
            await self._journal.write(Change(change, {"_confirm": hashed(secret)}, rows=1))
        except Conflict:
            return False
        return True

    async def stop(self, secret: str) -> None:
        """End the notices of the subscription with this secret, if there is one."""
        name = secret[:ID_LENGTH]
        if hmac.compare_digest(secret, await self.stop_secret(name)):
            await self.remove(name)

    async def remove(self, subscription: str) -> None:
        """Remove a subscription, also that of a browser that does not exist any more."""
        await self._journal.write(*_removal(SUBSCRIPTIONS.c.id == bindparam("_id"), {"_id": subscription}))

    async def remove_address(self, account: str) -> None:
        """Remove the address of an account."""
        old = (SUBSCRIPTIONS.c.account == bindparam("_account")) & (SUBSCRIPTIONS.c.kind == "email")
        await self._journal.write(*_removal(old, {"_account": account}))

    async def address_of(self, account: str) -> Address | None:
        """The address of an account."""
        query = select(SUBSCRIPTIONS.c.target, SUBSCRIPTIONS.c.confirm).where(
            SUBSCRIPTIONS.c.account == account, SUBSCRIPTIONS.c.kind == "email"
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return Address(found.target, found.confirm is None) if found else None

    async def of_seat(self, table: str, seat: int, account: str | None) -> list[Subscription]:
        """Everybody who wants a notice for a seat."""
        chosen = select(SUBSCRIBED_SEATS.c.subscription).where(
            SUBSCRIBED_SEATS.c.table == table, SUBSCRIBED_SEATS.c.seat == seat
        )
        wanted: ColumnElement[bool] = SUBSCRIPTIONS.c.id.in_(chosen)
        if account is not None:
            wanted = or_(wanted, SUBSCRIPTIONS.c.account == account)
        query = select(*_COLUMNS).where(wanted, SUBSCRIPTIONS.c.confirm.is_(None))
        async with self._engine.connect() as connection:
            return [Subscription(*row) for row in await connection.execute(query)]

    async def is_first_to_tell(self, table: str, seat: int, ply: int) -> bool:
        """Store that this process tells of a turn that began at a ply; False if it or another one has told already."""
        earlier = Change(_FORGET_TURN, {"_table": table, "_seat": seat, "_ply": ply})
        try:
            await self._journal.write(earlier, Change(insert(TOLD), {"table": table, "seat": seat, "ply": ply}))
        except Conflict:
            return False
        return True


def removal_of(account: str) -> tuple[Change, Change]:
    """Remove everything that an account asked for."""
    return _removal(SUBSCRIPTIONS.c.account == bindparam("_account"), {"_account": account})


def _removal(old: ColumnElement[bool], which: dict[str, str]) -> tuple[Change, Change]:
    """Remove subscriptions with their seats."""
    seats = delete(SUBSCRIBED_SEATS).where(SUBSCRIBED_SEATS.c.subscription.in_(_CHOSEN.where(old)))
    return Change(seats, which), Change(delete(SUBSCRIPTIONS).where(old), which)
