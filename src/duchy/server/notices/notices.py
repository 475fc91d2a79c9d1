"""Turn notices: a person is told that it is their turn, by a message to a browser or by e-mail.

Only those are told who asked for it, only while no page of theirs is at the table, and once in a turn. A notice names
the game and the people at the table, and nothing of the position.

Every process that has a table in memory knows when a turn begins, also where another process or a worker has stored the
last action. The first to store that it tells of the turn does so.
"""

from __future__ import annotations

import asyncio
import json
import logging
import smtplib

from duchy.engine.registry import contract
from duchy.server.notices import mail, webpush
from duchy.server.notices.subscriptions import Subscription, Subscriptions
from duchy.server.problems import Refused, texts
from duchy.server.settings import Settings
from duchy.server.storage.models import Seat
from duchy.server.tables.table import Table
from duchy.server.tables.tables import Tables

AT_ONCE = 8  # notices that are sent at the same time

log = logging.getLogger(__name__)


class Notices:
    """Sends turn notices."""

    def __init__(self, tables: Tables, subscriptions: Subscriptions, settings: Settings) -> None:
        self._tables = tables
        self._subscriptions = subscriptions
        self._settings = settings
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._due: dict[tuple[str, int], asyncio.TimerHandle] = {}  # by table and seat: who is told if nobody comes
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def offered(self) -> bool:
        """Whether there is any way to send a notice."""
        return bool(self._settings.push_hosts.strip()) or self._settings.sends_mail

    def loaded(self, table: Table) -> None:
        """A table was loaded: who is to decide there has been told before, or was there."""
        table.turns = dict.fromkeys(_waiting(table), table.ply)

    def follow(self, table: Table) -> None:
        """Something was entered in the log of a table: tell those whose turn has begun, unless they are there."""
        waiting = _waiting(table)
        begun = waiting - table.turns.keys()
        for seat in table.turns.keys() - waiting:
            self._call_off(table.id, seat)
        table.turns = {seat: table.turns.get(seat, table.ply) for seat in waiting}
        away = begun - table.online() if begun else begun
        if away and self.offered:
            for seat in away:
                self._plan(table.id, seat)

    def _plan(self, name: str, number: int) -> None:
        """Tell a seat of its turn in a while. Most turns are over by then."""
        self._call_off(name, number)
        later = asyncio.get_running_loop().call_later
        self._due[name, number] = later(self._settings.notice_seconds, self._begin, name, number)

    def _call_off(self, name: str, number: int) -> None:
        due = self._due.pop((name, number), None)
        if due:
            due.cancel()

    def _begin(self, name: str, number: int) -> None:
        del self._due[name, number]
        task = asyncio.create_task(self._tell(name, number))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop. Notices that are still waiting are not sent."""
        for due in self._due.values():
            due.cancel()
        self._due.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tell(self, name: str, number: int) -> None:
        """Send the notices of a seat, if its player has not come in the meantime."""
        try:
            outage = self._tables.store.outage
            table = await outage.outlast(lambda: self._tables.get(name))
            began = table.turns.get(number)
            if began is None or number in table.online():
                return
            account = table.seats[number].account
            wishes = await outage.outlast(lambda: self._subscriptions.of_seat(name, number, account))
            if not wishes:
                return
            first: bool = await outage.outlast(lambda: self._subscriptions.is_first_to_tell(name, number, began))
            for wish in wishes if first else ():
                async with self._sending:
                    await self._send(wish, table, number)
        except Exception:
            log.exception("cannot send the notices of table %s", name)

    async def _send(self, wish: Subscription, table: Table, number: int) -> None:
        try:
            if wish.kind == "push":
                await self._push(wish, table, number)
            elif self._settings.sends_mail:
                await self._mail(wish, table, number)
        except (OSError, smtplib.SMTPException) as problem:
            log.warning("a notice by %s could not be sent: %s", wish.kind, problem)

    async def _push(self, wish: Subscription, table: Table, number: int) -> None:
        title, text = words(table, number, wish.language)
        message = {"title": title, "body": text, "url": f"/table/{table.id}", "tag": f"turn-{table.id}"}
        key = await self._subscriptions.server_key()
        body = json.dumps(message, ensure_ascii=False).encode()
        status = await asyncio.to_thread(webpush.send, body, wish.browser, key, self.contact, table.id)
        if status in webpush.GONE:
            await self._subscriptions.remove(wish.id)
        elif status >= 400:
            log.warning("a push service answered with %d", status)

    @property
    def contact(self) -> str:
        """Whom a push service may write to about this server."""
        return self._settings.public_url or "mailto:nobody@duchy.invalid"

    async def _mail(self, wish: Subscription, table: Table, number: int) -> None:
        title, text = words(table, number, wish.language)
        secret = await self._subscriptions.stop_secret(wish.id)
        link = f"{self._settings.public_url.rstrip('/')}/table/{table.id}"
        await self.send_mail(wish.target, wish.language, "notice-mail", secret, title=title, text=text, link=link)

    async def send_mail(self, to: str, language: str, key: str, stop: str, **arguments: str) -> None:
        """Send the e-mail with this key of the texts; ``stop`` is the secret that ends them."""
        site = self._settings.public_url.rstrip("/")
        say = texts()
        body = say.format(language, key, **arguments, stop=f"{site}/notices#stop={stop}")
        subject = say.format(language, f"{key}.subject", **arguments)
        end = f"{site}/api/notices/stop/{stop}"
        message = mail.compose(self._settings, to, subject, body + "\n", end)
        await asyncio.to_thread(mail.send, self._settings, message)


def _waiting(table: Table) -> frozenset[int]:
    """The people whom a table waits for; not those for whom a bot plays on."""
    if table.status != "running":
        return frozenset()
    return frozenset(seat for seat in table.playing if table.decides(seat))


def words(table: Table, number: int, language: str) -> tuple[str, str]:
    """The title and the text of a notice: that it is a person's turn, in which game, with whom."""
    game = contract(table.header.game).texts.format(language, "game-name")
    others = [seat.name for seat in table.seats if seat.seat != number and _named(seat)]
    say = texts()
    title = say.format(language, "notice-title")
    if not others:
        return title, game
    return title, say.format(language, "notice-text", game=game, players=", ".join(name for name in others if name))


def _named(seat: Seat) -> bool:
    return seat.kind != "bot" and bool(seat.name)


def require_push(settings: Settings, browser: webpush.Browser) -> None:
    """Refuse a browser whose push service is not known here."""
    try:
        webpush.check(browser, settings.push_hosts)
    except webpush.BadSubscription:
        raise Refused(422, "push-service") from None
