"""Mailboxes that get no e-mails any more, for good, because whoever reads them wished so.

The link for it is in every e-mail. It holds the hash of the mailbox and a signature, so it works for as long as the
server has its key, whatever has become of the account that the e-mail was about.
"""

from __future__ import annotations

import hmac
from contextlib import suppress

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from duchy.server.mail.mailboxes import HASH_LENGTH, KEY, Hashes, keyed, mailbox_of, new_key
from duchy.server.storage.journal import Change, Conflict, Journal
from duchy.server.storage.models import KEYS, STOPPED_MAIL
from duchy.server.storage.store import now

MAILBOX = "mailbox"  # what the hashes are for
SIGNATURE = "stop"


class StopList:
    """The mailboxes that get no e-mails."""

    def __init__(self, engine: AsyncEngine, journal: Journal, hashes: Hashes) -> None:
        self._engine = engine
        self._journal = journal
        self._hashes = hashes

    def secret_of(self, address: str) -> str:
        """The secret of the link that stops all e-mails to an address."""
        mailbox = self._hashes.of(MAILBOX, mailbox_of(address))
        return mailbox + self._hashes.of(SIGNATURE, mailbox)

    async def stop(self, secret: str) -> None:
        """Stop all e-mails to the mailbox that a secret is about, if it is one of ours."""
        mailbox = secret[:HASH_LENGTH]
        if not hmac.compare_digest(secret, mailbox + self._hashes.of(SIGNATURE, mailbox)):
            return
        with suppress(Conflict):  # it is stopped already
            await self._journal.write(Change(insert(STOPPED_MAIL), {"mailbox": mailbox, "created": now()}))

    async def has(self, address: str) -> bool:
        """Whether an address gets no e-mails."""
        mailbox = self._hashes.of(MAILBOX, mailbox_of(address))
        query = select(STOPPED_MAIL.c.mailbox).where(STOPPED_MAIL.c.mailbox == mailbox)
        async with self._engine.connect() as connection:
            return await connection.scalar(query) is not None


async def change_by_operator(engine: AsyncEngine, address: str, *, stopped: bool) -> bool:
    """Put a mailbox on the list or take it off, without a server; False if nothing had to be changed."""
    async with engine.begin() as connection:
        key = await connection.scalar(select(KEYS.c.value).where(KEYS.c.name == KEY))
        if key is None:  # no server has started since the key is needed
            key = new_key()
            await connection.execute(insert(KEYS), {"name": KEY, "value": key})
        mailbox = keyed(bytes.fromhex(key), MAILBOX, mailbox_of(address))
        known = await connection.scalar(select(STOPPED_MAIL.c.mailbox).where(STOPPED_MAIL.c.mailbox == mailbox))
        if (known is not None) == stopped:
            return False
        if stopped:
            await connection.execute(insert(STOPPED_MAIL), {"mailbox": mailbox, "created": now()})
        else:
            await connection.execute(delete(STOPPED_MAIL).where(STOPPED_MAIL.c.mailbox == mailbox))
    return True
