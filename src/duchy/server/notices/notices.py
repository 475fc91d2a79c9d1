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

from duchy.engine.game.registry import contract
from duchy.server.accounts.addresses import Address, Addresses
from duchy.server.mail import smtp
from duchy.server.mail.mailing import Failures, Mailing
from duchy.server.notices import webpush
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

    def __init__(
        self,
        tables: Tables,
        subscriptions: Subscriptions,
        addresses: Addresses,
        mailing: Mailing,
        settings: Settings,
    ) -> None:
        self._tables = tables
        self._subscriptions = subscriptions
        self._addresses = addresses
        self._mailing = mailing
        self._settings = settings
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._due: dict[tuple[str, int], asyncio.TimerHandle] = {}  # by table and seat: who is told if nobody comes
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def offered(self) -> bool:
        """Whether there is any way to send a notice."""
        return bool(self._settings.push_hosts.strip()) or self._mailing.offered

    def follow(self, table: Table) -> None:
        """Something was entered in the log of a table: tell those whose turn has begun, unless they are there."""
        waiting = table.asked()
        begun = waiting - table.turns.keys()
        for seat in table.turns.keys() - waiting:
            self._call_off(table.id, seat)
        table.turns = {seat: table.turns.get(seat, table.ply) for seat in waiting}
        away = begun - table.online() if begun else begun
        if away and self.offered:
            for seat in away:
                self._plan(table.id, seat)

    def are_due(self, table: Table) -> bool:
        """Whether somebody is told of a turn at a table unless they come. Until then it is to be heard who comes."""
        return any((table.id, seat) in self._due for seat in table.turns)

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
            wishes = await outage.outlast(lambda: self._wishes(name, number, account))
            if not wishes:
                return
            first: bool = await outage.outlast(lambda: self._subscriptions.is_first_to_tell(name, number, began))
            for wish in wishes if first else ():
                async with self._sending:
                    await self._send(wish, table, number)
        except Refused:
            pass  # the table was removed meanwhile
        except Exception:
            log.exception("cannot send the notices of table %s", name)

    async def _wishes(self, name: str, number: int, account: str | None) -> list[Subscription | Address]:
        """The browsers, and the address, that want a notice for a seat."""
        found: list[Subscription | Address] = [*await self._subscriptions.of_seat(name, number, account)]
        if account and self._mailing.offered and (address := await self._addresses.for_notices(account)):
            found.append(address)
        return found

    async def _send(self, wish: Subscription | Address, table: Table, number: int) -> None:
        try:
            if isinstance(wish, Subscription):
                await self._push(wish, table, number)
            else:
                await self._mail(wish, table, number)
        except Refused:
            pass  # the address has had enough e-mails for now, or an outage, which has a line of its own
        except Failures as problem:
            kind = "push" if isinstance(wish, Subscription) else "email"
            log.warning("a notice by %s could not be sent: %s", kind, smtp.reason(problem))

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

    async def _mail(self, wish: Address, table: Table, number: int) -> None:
        await self._mailing.limits.take(self._mailing.limits.uses("turn", to=wish.address))
        title, text = words(table, number, wish.language)
        secret = await self._subscriptions.stop_secret(wish.id)
        site = self._mailing.site
        links = {"link": f"{site}/table/{table.id}", "stop": f"{site}/notices#stop={secret}"}
        mute = f"{site}/api/notices/stop/{secret}"
        await self._mailing.send("turn", wish.address, wish.language, mute=mute, title=title, text=text, **links)


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
