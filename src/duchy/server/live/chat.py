"""The chat of a table: who may write what and how often, stored before it is shown.

A text is shown as it is, never as markup. What is said has no part in the game: it is not in the log, not in the
record, and tells nothing of a position.
"""

from __future__ import annotations

import re
import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace

from duchy.server import names
from duchy.server.edge.rate_limits import Buckets, Rule
from duchy.server.problems import Refused
from duchy.server.schemas.chat import LONGEST_TEXT, SayRequest
from duchy.server.schemas.tables import TableSettings
from duchy.server.settings import Settings
from duchy.server.storage.journal import Conflict
from duchy.server.storage.models import Header, Said
from duchy.server.storage.store import Store, now
from duchy.server.tables import repeats
from duchy.server.tables.exclusive import finish_anyway
from duchy.server.tables.table import Table

ATTEMPTS = 10  # at a number that other processes may have taken meanwhile
JOINERS = "\u200c\u200d"  # invisible as well, but parts of words and of emoji


@dataclass(frozen=True, slots=True)
class Author:
    """Who writes: a seat, or a spectator under some name."""

    seat: int | None
    name: str | None
    address: str
    account: str | None = None


class Chat:
    """Lets people write at the tables of a process."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._settings = settings
        self._longest = min(settings.chat_length, LONGEST_TEXT)
        self._rule = Rule("chat", re.compile(r".*/chat"), settings.chat_burst, settings.chat_per_minute)
        self._buckets = Buckets(settings.pace, clock) if settings.pace > 0 else None

    async def say(self, table: Table, author: Author, wish: SayRequest) -> Said:
        """Store and show what somebody says; a request that was fulfilled before is only answered."""
        _check_allowed(table.header, author)
        text = self._checked(wish)
        name = author.name if author.seat is None else None
        if name is not None and names.alike(name, [seat.name for seat in table.seats]):
            raise Refused(409, "name-alike", name=name)  # a spectator must not speak as a player
        said = Said(0, author.seat, name, wish.phrase, text, wish.request, now(), author.account)
        if known := _earlier(table, said):
            return known
        self._count(table, author)
        return await finish_anyway(self._say(table, said))

    async def _say(self, table: Table, said: Said) -> Said:
        async with table.talk.lock:
            for _ in range(ATTEMPTS):
                line = replace(said, number=table.talk.last + 1)
                try:
                    await self._store.say(table.id, line, self._settings.chat_kept)
                except Conflict:
                    await self._catch_up(table)
                    if known := _earlier(table, said):
                        return known
                    continue
                table.talk.add([line], self._settings.chat_kept)
                table.notify()
                return line
        raise Refused(503, "busy", seconds=1)

    async def catch_up(self, table: Table) -> None:
        """Load what other processes have stored."""
        async with table.talk.lock:
            await self._catch_up(table)

    async def reload(self, table: Table) -> None:
        """Load everything again: the words of a deleted account are gone."""
        async with table.talk.lock:
            table.talk.lines = await self._store.said(table.id)

    async def _catch_up(self, table: Table) -> None:
        if fresh := await self._store.said(table.id, table.talk.last):
            table.talk.add(fresh, self._settings.chat_kept)
            table.notify()

    def _checked(self, wish: SayRequest) -> str | None:
        """The text to store; none for a phrase."""
        if (wish.phrase is None) == (wish.text is None):
            raise Refused(422, "chat-empty")
        if wish.text is None:
            return None
        text = cleaned(wish.text)
        if not text:
            raise Refused(422, "chat-empty")
        if len(text) > self._longest:
            raise Refused(422, "chat-long", count=self._longest)
        return text

    def _count(self, table: Table, author: Author) -> None:
        who = author.address if author.seat is None else f"{table.id} {author.seat}"
        if self._buckets is not None and (seconds := self._buckets.take(self._rule, who)):
            raise Refused(429, "too-many", seconds=seconds)


def may_write(header: Header) -> str:
    """Who may write at a table (``TableSettings.chat``); tables of before have the default."""
    found: str = header.settings.get("chat", TableSettings().chat)
    return found


def _check_allowed(header: Header, author: Author) -> None:
    allowed = may_write(header)
    if allowed == "off":
        raise Refused(403, "chat-off")
    if author.seat is None and not header.settings["spectators"]:
        raise Refused(403, "no-spectators")
    if author.seat is None and allowed != "everyone":
        raise Refused(403, "chat-seats")


def _earlier(table: Table, said: Said) -> Said | None:
    """The line that a request has said before; refused if it was another person's, or other words."""
    known = table.talk.with_request(said.request)
    if known is not None and not repeats.same_words(known, said):
        raise Refused(409, "request-reused")
    return known


def cleaned(text: str) -> str:
    """A text without characters that change the direction of others or cannot be seen, on one line."""
    kept = (_visible(char) for char in text)
    return " ".join("".join(kept).split())


def _visible(char: str) -> str:
    category = unicodedata.category(char)
    if category in ("Zl", "Zp"):
        return " "
    hidden = category in ("Cf", "Cc", "Cs") and char not in JOINERS
    return "" if hidden or char == "\u3164" else char
