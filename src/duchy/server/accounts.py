"""Accounts: a name, a password, and the seats that one keeps.

They are optional. Passwords are stored as argon2id hashes, sessions as hashes of the cookie's value, so that reading
the database is not enough to sign in.
"""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from dataclasses import dataclass
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Row, Select, bindparam, delete, exists, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import HTTPConnection

from duchy.server.journal import Change, Conflict, Journal
from duchy.server.models import ACCOUNTS, CHAT, HIDDEN, SEATS, SESSIONS, TABLES
from duchy.server.problems import Refused
from duchy.server.seats import hashed, new_id, new_secret
from duchy.server.store import now

COOKIE = "duchy_session"
SESSION_SECONDS = 90 * 24 * 3600
AT_ONCE = 4  # passwords that are hashed at the same time: argon2 takes much memory on purpose

_ADD_ACCOUNT = insert(ACCOUNTS)
_ADD_SESSION = insert(SESSIONS)
_END_SESSION = delete(SESSIONS).where(SESSIONS.c.token == bindparam("_token"))
_END_OLD_SESSIONS = delete(SESSIONS).where(SESSIONS.c.expires < bindparam("_now"))
_END_SESSIONS = delete(SESSIONS).where(SESSIONS.c.account == bindparam("_id"))
_BEFORE = SEATS.alias("before")
_FORGET_RESERVED_NAMES = (
    update(SEATS)
    .where(
        SEATS.c.token.is_(None),
        exists()
        .where(TABLES.c.id == SEATS.c.table)
        .where(_BEFORE.c.table == TABLES.c.previous, _BEFORE.c.seat == SEATS.c.previous)
        .where(_BEFORE.c.account == bindparam("_id")),
    )
    .values(name=None)
)
_FORGET_WORDS = (
    update(CHAT)
    .where(
        tuple_(CHAT.c.table, CHAT.c.seat).in_(
            select(SEATS.c.table, SEATS.c.seat).where(SEATS.c.account == bindparam("_id"))
        )
    )
    .values(phrase=None, text=None)
)
_FORGET_SPOKEN = (
    update(CHAT).where(CHAT.c.account == bindparam("_id")).values(phrase=None, text=None, name=None, account=None)
)
_LEAVE_SEATS = update(SEATS).where(SEATS.c.account == bindparam("_id")).values(account=None, name=None)
_SHOW_ALL = delete(HIDDEN).where(HIDDEN.c.account == bindparam("_id"))
_DELETE = delete(ACCOUNTS).where(ACCOUNTS.c.id == bindparam("_id"))


@dataclass(frozen=True)
class Account:
    """The owner of a session."""

    id: str
    name: str
    created: int


class Accounts:
    """All accounts and sessions of a server."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        self._engine = engine
        self._journal = journal
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._dummy_hash = self._hasher.hash(secrets.token_hex())
        self._checking = asyncio.Semaphore(AT_ONCE)

    async def register(self, name: str, password: str) -> Account:
        """A new account; refused if the name is taken."""
        account = Account(new_id(), name, now())
        async with self._checking:
            kept = await asyncio.to_thread(self._hasher.hash, password)
        row = {"id": account.id, "name": name, "key": key_of(name), "password": kept, "created": account.created}
        try:
            await self._journal.write(Change(_ADD_ACCOUNT, row))
        except Conflict:
            raise Refused(409, "name-taken") from None
        return account

    async def sign_in(self, name: str, password: str) -> Account:
        """The account with this name and password. An unknown name takes as long as a wrong password."""
        found = await self._row(select(ACCOUNTS).where(ACCOUNTS.c.key == key_of(name)))
        async with self._checking:
            right = await asyncio.to_thread(self._matches, found.password if found else self._dummy_hash, password)
        if found is None or not right:
            raise Refused(401, "wrong-password")
        return Account(found.id, found.name, found.created)

    def _matches(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except VerificationError:
            return False

    async def open_session(self, account: Account) -> str:
        """The secret of a new session, for the cookie."""
        secret = new_secret()
        row = {"token": hashed(secret), "account": account.id, "expires": now() + SESSION_SECONDS * 1000}
        await self._journal.write(Change(_END_OLD_SESSIONS, {"_now": now()}), Change(_ADD_SESSION, row))
        return secret

    async def end_session(self, connection: HTTPConnection) -> None:
        """Delete the session of a request."""
        if secret := connection.cookies.get(COOKIE):
            await self._journal.write(Change(_END_SESSION, {"_token": hashed(secret)}))

    async def of(self, connection: HTTPConnection) -> Account | None:
        """The account whose session cookie a request has."""
        secret = connection.cookies.get(COOKIE)
        if not secret:
            return None
        found = await self._row(
            select(ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.created)
            .join(SESSIONS, SESSIONS.c.account == ACCOUNTS.c.id)
            .where(SESSIONS.c.token == hashed(secret), SESSIONS.c.expires > now())
        )
        return Account(found.id, found.name, found.created) if found else None

    async def delete(self, account: Account) -> None:
        """Delete an account and its sessions. Its seats lose their names, and what it said is gone."""
        who = {"_id": account.id}
        words = (_FORGET_RESERVED_NAMES, _FORGET_WORDS, _FORGET_SPOKEN)
        changes = (_END_SESSIONS, *words, _LEAVE_SEATS, _SHOW_ALL, _DELETE)
        await self._journal.write(*(Change(change, who) for change in changes))

    async def _row(self, query: Select[Any]) -> Row[Any] | None:
        async with self._engine.connect() as connection:
            found: Row[Any] | None = (await connection.execute(query)).first()
        return found


def key_of(name: str) -> str:
    """The normal form of a name: names that look alike have the same, and only one of them can be taken."""
    return unicodedata.normalize("NFKC", name).casefold()[:100]
