"""Accounts: a name, a password, and the seats that one keeps.

They are optional. Passwords are stored as argon2id hashes, sessions as hashes of the cookie's value, so that reading
the database is not enough to sign in.
"""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import ColumnElement, Row, Select, bindparam, delete, exists, insert, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import HTTPConnection

from duchy.server import names
from duchy.server.accounts.guessing import Guesses
from duchy.server.problems import Refused
from duchy.server.settings import Settings
from duchy.server.storage.journal import Change, Conflict, Journal
from duchy.server.storage.models import ACCOUNTS, CHAT, HIDDEN, RECOVERIES, SEATS, SESSIONS, TABLES
from duchy.server.storage.outages import Unavailable
from duchy.server.storage.store import now
from duchy.server.tables.seats import hashed, new_id, new_secret

COOKIE = "duchy_session"
DAY = 24 * 3600 * 1000
SEEN_AGAIN = 3600 * 1000  # how exactly it is known when a sign-in was used last, in milliseconds
ATTEMPTS = 10
AT_ONCE = 4  # passwords that are hashed at the same time: argon2 takes much memory on purpose

_ADD_ACCOUNT = insert(ACCOUNTS)
_ADD_SESSION = insert(SESSIONS)
_END_SESSION = delete(SESSIONS).where(SESSIONS.c.token == bindparam("_token"))
_END_OLD_SESSIONS = delete(SESSIONS).where(
    or_(SESSIONS.c.expires < bindparam("_now"), SESSIONS.c.seen < bindparam("_idle"))
)
_END_OTHER_SESSIONS = delete(SESSIONS).where(
    SESSIONS.c.account == bindparam("_id"), or_(SESSIONS.c.id.is_(None), SESSIONS.c.id != bindparam("_session"))
)
_SEE_SESSION = update(SESSIONS).where(SESSIONS.c.id == bindparam("_session")).values(seen=bindparam("seen"))
_SET_PASSWORD = update(ACCOUNTS).where(ACCOUNTS.c.id == bindparam("_id")).values(password=bindparam("password"))
_END_SESSIONS = delete(SESSIONS).where(SESSIONS.c.account == bindparam("_id"))
_END_LINKS = delete(RECOVERIES).where(RECOVERIES.c.account == bindparam("_id"))
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
    session: str = ""  # the name of the sign-in that a request has


@dataclass(frozen=True)
class SignIn:
    """A browser that is signed in."""

    id: str
    created: int
    seen: int
    agent: str | None


def _hasher() -> PasswordHasher:
    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


@cache
def _dummy_hash() -> str:
    """What a password is compared with if there is no such name. One does for all servers in a process."""
    return _hasher().hash(secrets.token_hex())


class Accounts:
    """All accounts and sessions of a server."""

    def __init__(self, engine: AsyncEngine, journal: Journal, settings: Settings | None = None) -> None:
        settings = settings or Settings()
        self.session_seconds = int(settings.session_days * DAY / 1000)
        self._idle = int(settings.session_idle_days * DAY)
        self._guesses = Guesses(settings.pace)
        self._engine = engine
        self._journal = journal
        self._hasher = _hasher()
        self._dummy_hash = _dummy_hash()
        self._checking = asyncio.Semaphore(AT_ONCE)

    async def register(self, name: str, password: str, address: str = "") -> Account:
        """A new account; refused if the name is taken. Its owner is known at the address from then on."""
        account = Account(new_id(), name, now())
        kept = await self._hash(password)
        forms = {"name": name, "key": key_of(name), "skeleton": names.skeleton(name)[:100]}
        row = {"id": account.id, **forms, "password": kept, "created": account.created}
        try:
            await self._journal.write(Change(_ADD_ACCOUNT, row))
        except Conflict:
            raise Refused(409, "name-taken") from None
        self._guesses.succeeded(key_of(name), address)
        return account

    async def sign_in(self, name: str, password: str, address: str = "") -> Account:
        """The account with this name and password. An unknown name takes as long as a wrong password."""
        self._guesses.attempt(key_of(name), address)
        found = await self._row(select(ACCOUNTS).where(ACCOUNTS.c.key == key_of(name)))
        async with self._checking:
            right = await asyncio.to_thread(self._matches, found.password if found else self._dummy_hash, password)
        if found is None or not right:
            raise Refused(401, "wrong-password")
        self._guesses.succeeded(key_of(name), address)
        return Account(found.id, found.name, found.created)

    async def check_password(self, account: Account, password: str, address: str) -> None:
        """Refuse whoever is signed in and does not know the password: a browser may be left alone."""
        try:
            await self.sign_in(account.name, password, address)
        except Refused as refusal:
            raise Refused(403, "not-the-password") if refusal.status == 401 else refusal from None

    async def change_password(self, account: Account, password: str) -> None:
        """Give an account another password. All its other sign-ins end."""
        await self._journal.write(
            Change(_SET_PASSWORD, {"_id": account.id, "password": await self._hash(password)}),
            Change(_END_OTHER_SESSIONS, {"_id": account.id, "_session": account.session}),
            Change(_END_LINKS, {"_id": account.id}),
        )

    async def renew(
        self, account: Account, password: str, link: Change, agent: str | None = None, address: str = ""
    ) -> tuple[Account, str]:
        """Give an account a password without knowing the old one, for a ``link`` that is used up with it.

        All its sign-ins end, and a new one begins: the account with it, and the secret for the cookie. ``Conflict`` is
        raised if the link has been used meanwhile.
        """
        secret, row = self._new_session(account, agent)
        await self._journal.write(
            link,
            Change(_SET_PASSWORD, {"_id": account.id, "password": await self._hash(password)}, rows=1),
            Change(_END_SESSIONS, {"_id": account.id}),
            Change(_ADD_SESSION, row),
        )
        self._guesses.succeeded(key_of(account.name), address)
        return replace(account, session=row["id"]), secret

    async def _hash(self, password: str) -> str:
        async with self._checking:
            return await asyncio.to_thread(self._hasher.hash, password)

    def _matches(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except VerificationError:
            return False

    async def open_session(self, account: Account, agent: str | None = None) -> str:
        """The secret of a new session, for the cookie."""
        secret, row = self._new_session(account, agent)
        old = Change(_END_OLD_SESSIONS, {"_now": row["created"], "_idle": row["created"] - self._idle})
        try:
            await self._journal.write(old, Change(_ADD_SESSION, row))
        except Conflict:  # the account was deleted meanwhile
            raise Refused(401, "signed-out") from None
        return secret

    def _new_session(self, account: Account, agent: str | None) -> tuple[str, dict[str, Any]]:
        """The secret of a session, and its row."""
        secret, time = new_secret(), now()
        row = {"token": hashed(secret), "account": account.id, "expires": time + self.session_seconds * 1000}
        return secret, {**row, "id": new_id(), "created": time, "seen": time, "agent": agent and agent[:200]}

    async def sign_ins(self, account: Account) -> list[SignIn]:
        """The sign-ins of an account, the latest used first."""
        query = (
            select(SESSIONS.c.id, SESSIONS.c.created, SESSIONS.c.seen, SESSIONS.c.agent)
            .where(SESSIONS.c.account == account.id, *self._alive())
            .order_by(SESSIONS.c.seen.desc(), SESSIONS.c.created.desc())
        )
        async with self._engine.connect() as connection:
            return [SignIn(*row) for row in await connection.execute(query)]

    async def end_others(self, account: Account) -> None:
        """End all sign-ins of an account but the one of the request."""
        await self._journal.write(Change(_END_OTHER_SESSIONS, {"_id": account.id, "_session": account.session}))

    async def still_open(self, sessions: Iterable[str]) -> set[str]:
        """Those of some sign-ins that have not ended."""
        query = select(SESSIONS.c.id).where(SESSIONS.c.id.in_(list(sessions)), *self._alive())
        async with self._engine.connect() as connection:
            return set(await connection.scalars(query))

    def _alive(self) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
        return SESSIONS.c.expires > now(), SESSIONS.c.seen > now() - self._idle

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
            select(ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.created, SESSIONS.c.id.label("session"), SESSIONS.c.seen)
            .join(SESSIONS, SESSIONS.c.account == ACCOUNTS.c.id)
            .where(SESSIONS.c.token == hashed(secret), *self._alive())
        )
        if found is None:
            return None
        if now() - found.seen > SEEN_AGAIN:
            await self._journal.write(Change(_SEE_SESSION, {"_session": found.session, "seen": now()}))
        return Account(found.id, found.name, found.created, found.session)

    async def delete(self, account: Account, *more: Change) -> None:
        """Delete an account and its sessions. Its seats lose their names, and what it said is gone.

        ``more`` removes what else belongs to it, so that nothing of it can be stored between the two.
        """
        who = {"_id": account.id}
        words = (_FORGET_RESERVED_NAMES, _FORGET_WORDS, _FORGET_SPOKEN)
        changes = (_END_SESSIONS, *words, _LEAVE_SEATS, _SHOW_ALL, _DELETE)
        for _ in range(ATTEMPTS):  # another process may store something of the account at the same moment
            with suppress(Conflict):
                await self._journal.write(*more, *(Change(change, who) for change in changes))
                return
        raise Unavailable

    async def _row(self, query: Select[Any]) -> Row[Any] | None:
        async with self._engine.connect() as connection:
            found: Row[Any] | None = (await connection.execute(query)).first()
        return found


def key_of(name: str) -> str:
    """The normal form of a name, under which one signs in."""
    return unicodedata.normalize("NFKC", name).casefold()[:100]
