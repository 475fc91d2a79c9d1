"""Sign-ins that end while sockets are open: these no longer act for the account.

A request over HTTP is looked up each time. A socket is known by its cookie once, when it opens; so whatever ends a
sign-in (signing out, another password, a deleted account) closes the sockets of it, in the other processes too. Those
whose sign-in has become too old are found by looking at all of them from time to time.
"""

from __future__ import annotations

import asyncio

from duchy.server.accounts.accounts import Account, Accounts
from duchy.server.storage.journal import Journal
from duchy.server.tables.table import Listener
from duchy.server.tables.tables import Tables

EVERYWHERE = "*"  # stands for the table in a notice that is about none
CHECK = 60.0  # seconds between two looks at all sockets


class SignOuts:
    """Closes sockets whose sign-in has ended."""

    def __init__(self, accounts: Accounts, tables: Tables, journal: Journal) -> None:
        self._accounts = accounts
        self._tables = tables
        self._journal = journal

    async def end_one(self, account: Account) -> None:
        """The sign-in of a request has ended."""
        await self._tell(f"one:{account.id}:{account.session}")

    async def end_others(self, account: Account) -> None:
        """All sign-ins of an account have ended but that of a request."""
        await self._tell(f"others:{account.id}:{account.session}")

    async def end_all(self, account: Account) -> None:
        """All sign-ins of an account have ended."""
        await self._tell(f"others:{account.id}:")

    async def _tell(self, what: str) -> None:
        self.hear(what)
        await self._journal.write(notice=f"{EVERYWHERE}:{what}")

    def hear(self, what: str) -> None:
        """Close the sockets that a notice is about, here."""
        which, account, session = what.split(":")
        for table in self._tables.all():
            for listener in tuple(table.listeners):
                known = listener.sign_in
                if known and known[0] == account and (known[1] == session) == (which == "one"):
                    listener.sign_out()

    async def run(self) -> None:
        """Look for sockets whose sign-in is too old, until cancelled."""
        while True:
            await asyncio.sleep(CHECK)
            await self.check()

    async def check(self) -> None:
        """Close all sockets whose sign-in has ended."""
        await self._check([listener for table in self._tables.all() for listener in table.listeners])

    async def check_one(self, listener: Listener) -> None:
        """Close a socket if its sign-in has ended before it came to its table."""
        await self._check([listener])

    async def _check(self, listeners: list[Listener]) -> None:
        sessions = {listener.sign_in[1] for listener in listeners if listener.sign_in}
        alive = await self._accounts.still_open(sessions) if sessions else sessions
        for listener in listeners:
            if listener.sign_in and listener.sign_in[1] in sessions - alive:
                listener.sign_out()
