"""Sends e-mails: composes them from the texts, within the limits, and never to who wants none."""

from __future__ import annotations

import asyncio
import logging
import smtplib
from collections.abc import Callable, Coroutine
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from duchy.server.mail import smtp
from duchy.server.mail.limits import MailLimits
from duchy.server.mail.mailboxes import Hashes
from duchy.server.mail.stops import StopList
from duchy.server.problems import Refused, texts
from duchy.server.settings import Settings
from duchy.server.storage.journal import Journal
from duchy.server.storage.store import now

AT_ONCE = 8  # e-mails that are sent at the same time
MOST_WAITING = 1000  # that wait for it in the background

Failures = (OSError, smtplib.SMTPException)
log = logging.getLogger(__name__)


class Mailing:
    """The e-mails of a server."""

    def __init__(
        self, engine: AsyncEngine, journal: Journal, settings: Settings, clock: Callable[[], int] = now
    ) -> None:
        self._settings = settings
        self._hashes = Hashes(engine, journal)
        self.limits = MailLimits(engine, journal, self._hashes, settings.mails_per_hour, clock)
        self.stops = StopList(engine, journal, self._hashes)
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def offered(self) -> bool:
        """Whether this server sends e-mails."""
        return self._settings.sends_mail

    @property
    def site(self) -> str:
        """The address of the site, which links begin with."""
        return self._settings.public_url.rstrip("/")

    async def start(self) -> None:
        """Read the key of the hashes."""
        await self._hashes.start()

    async def send(self, kind: str, to: str, language: str, *, mute: str | None = None, **arguments: str) -> None:
        """Send an e-mail of a kind; raises one of ``Failures`` if the mail server does not take it.

        For a mailbox that wants none everything is done but to hand it over: who asks learns nothing from the answer.
        ``mute`` is the address that ends turn notices only, for the button of mail programs.
        """
        say, never = texts(), self.stops.secret_of(to)
        body = say.format(language, f"mail-{kind}", **arguments, never=f"{self.site}/notices#never={never}")
        subject = say.format(language, f"mail-{kind}.subject", **arguments)
        end = mute or f"{self.site}/api/notices/stop/{never}"
        message = smtp.compose(self._settings, to, subject, body + "\n", end)
        wanted = not await self.stops.has(to)
        async with self._sending:
            await asyncio.to_thread(smtp.send, self._settings, message if wanted else None)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; what goes wrong is logged, without addresses. Refused if too much waits."""
        if len(self._tasks) >= MOST_WAITING:
            work.close()
            raise Refused(503, "busy", seconds=1)
        task = asyncio.create_task(self._attempt(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _attempt(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Refused:
            pass  # enough e-mails for now, or an outage, which has a line of its own in the log
        except Failures as problem:
            log.warning("an e-mail could not be sent: %s", smtp.reason(problem))
        except Exception:
            log.exception("an e-mail could not be prepared")

    async def close(self) -> None:
        """Stop. What still waits is not sent."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
