"""The browsers that asked for turn notices: for seats whose tokens they know, and for those that an account keeps."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import ColumnElement, bindparam, delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from duchy.server.notices.webpush import Browser, ServerKey
from duchy.server.problems import Refused
from duchy.server.storage.journal import Change, Conflict, Journal
from duchy.server.storage.keys import key_of
from duchy.server.storage.models import SUBSCRIBED_SEATS, SUBSCRIPTIONS, TOLD
from duchy.server.storage.outages import Unavailable
from duchy.server.storage.store import now
from duchy.server.tables.seats import new_id

VAPID = "vapid"
ATTEMPTS = 10
ID_LENGTH = len(new_id())

_COLUMNS = [SUBSCRIPTIONS.c[name] for name in ("id", "target", "p256dh", "auth", "language")]
_CHOSEN = select(SUBSCRIPTIONS.c.id)
_FORGET_TURN = delete(TOLD).where(
    TOLD.c.table == bindparam("_table"), TOLD.c.seat == bindparam("_seat"), TOLD.c.ply < bindparam("_ply")
)


@dataclass(frozen=True)
class Subscription:
    """A browser that wants notices."""

    id: str
    target: str
    p256dh: str | None
    auth: str | None
    language: str

    @property
    def browser(self) -> Browser:
        """The same as a push service's client."""
        return Browser(self.target, self.p256dh or "", self.auth or "")


class Subscriptions:
    """All subscriptions of a server."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        self._engine = engine
        self._journal = journal
        self._key: ServerKey | None = None

    async def server_key(self) -> ServerKey:
        """The key of this server; it is made when it is first needed, and all processes have the same."""
        if self._key is None:
            text = await key_of(self._engine, self._journal, VAPID, lambda: ServerKey.new().text())
            self._key = ServerKey.read(text)
        return self._key

    async def stop_secret(self, name: str) -> str:
        """The secret that ends the notices to a browser, or to an address. It is always the same, and not stored."""
        return name + (await self.server_key()).signature_of(f"stop {name}")

    async def read_stop(self, secret: str) -> str | None:
        """The id of the browser or the address that a secret is about; None if it is none of ours."""
        name = secret[:ID_LENGTH]
        return name if hmac.compare_digest(secret, await self.stop_secret(name)) else None

    async def add_browser(
        self, browser: Browser, account: str | None, language: str, seats: Iterable[tuple[str, int]]
    ) -> str:
        """Let a browser have notices for these seats, and for those of the account. The secret ends them."""
        name = new_id()
        values = {"target": browser.endpoint, "p256dh": browser.p256dh, "auth": browser.auth}
        row = {**values, "id": name, "account": account, "language": language, "created": now()}
        places = [{"subscription": name, "table": table, "seat": seat} for table, seat in seats]
        old = _removal(SUBSCRIPTIONS.c.target == bindparam("_target"), {"_target": browser.endpoint})
        changes = [*old, Change(insert(SUBSCRIPTIONS), row)]
        if places:
            changes.append(Change(insert(SUBSCRIBED_SEATS), places))
        for _ in range(ATTEMPTS):  # another process may store the same one at the same moment
            with suppress(Conflict):
                await self._journal.write(*changes)
                return await self.stop_secret(name)
        raise Refused(401, "signed-out") if account else Unavailable  # the account was deleted meanwhile

    async def remove(self, subscription: str) -> None:
        """Remove a subscription, also that of a browser that does not exist any more."""
        await self._journal.write(*_removal(SUBSCRIPTIONS.c.id == bindparam("_id"), {"_id": subscription}))

    async def of_seat(self, table: str, seat: int, account: str | None) -> list[Subscription]:
        """The browsers that want a notice for a seat."""
        chosen = select(SUBSCRIBED_SEATS.c.subscription).where(
            SUBSCRIBED_SEATS.c.table == table, SUBSCRIBED_SEATS.c.seat == seat
        )
        wanted: ColumnElement[bool] = SUBSCRIPTIONS.c.id.in_(chosen)
        if account is not None:
            wanted = or_(wanted, SUBSCRIPTIONS.c.account == account)
        query = select(*_COLUMNS).where(wanted)
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
    """Remove the browsers of an account."""
    return _removal(SUBSCRIPTIONS.c.account == bindparam("_account"), {"_account": account})


def _removal(old: ColumnElement[bool], which: dict[str, str]) -> tuple[Change, Change]:
    """Remove subscriptions with their seats."""
    seats = delete(SUBSCRIBED_SEATS).where(SUBSCRIBED_SEATS.c.subscription.in_(_CHOSEN.where(old)))
    return Change(seats, which), Change(delete(SUBSCRIPTIONS).where(old), which)
