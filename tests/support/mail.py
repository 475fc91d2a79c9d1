"""Servers that send e-mails, to a mail server of the test; and people with an account and an address."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from dataclasses import dataclass, field
from email.message import Message
from typing import Any

from duchy.server.settings import Settings
from duchy.server.storage.store import now
from tests.support.asgi import Asgi, Reply
from tests.support.outside import smtp_server
from tests.support.server import Client, serving

SITE = "https://duchy.example"
PASSWORD = "correct horse battery"


@dataclass
class Post:
    """A mail server, and what it was given."""

    port: int
    received: list[Message] = field(default_factory=list)

    def settings(self, settings: Settings, **more: Any) -> Settings:
        """The same settings for a server that sends its e-mails here, and notices at once."""
        mail = {"smtp_host": "127.0.0.1", "smtp_port": self.port, "smtp_security": "none"}
        site = {"mail_from": "Duchy <table@duchy.example>", "public_url": SITE}
        return settings.changed(**{**mail, **site, "notice_seconds": 0.0, **more})

    def serving(
        self, settings: Settings, clock: Callable[[], int] = now, **more: Any
    ) -> AbstractAsyncContextManager[Client]:
        """A server that sends its e-mails here."""
        return serving(self.settings(settings, **more), clock=clock)

    def to(self, address: str) -> list[Message]:
        """What was sent to an address."""
        return [message for message in self.received if message["To"] == address]


@contextmanager
def post_office() -> Iterator[Post]:
    """A mail server until the end of the block."""
    with smtp_server() as (port, received):
        yield Post(port, received)


def text_of(message: Message) -> str:
    payload = message.get_payload(decode=True)
    assert isinstance(payload, bytes)
    return payload.decode()


def secret_in(message: Message, word: str) -> str:
    """The secret behind the # of a link in a message."""
    return text_of(message).partition(f"#{word}=")[2].split()[0]


def slug(reply: Reply) -> str:
    return str(reply.json()["type"].removeprefix("/problems/"))


def session(reply: Reply) -> str:
    """The cookie of somebody who has signed in."""
    assert reply.status < 300, reply.body
    return str(reply.header("set-cookie")).partition(";")[0]


async def sent(client: Client) -> None:
    """Wait until everything is sent."""
    for tasks in (client.server.notices._tasks, client.server.mailing._tasks):
        while tasks:
            await asyncio.gather(*tasks)


@dataclass
class Person:
    """Somebody with an account."""

    client: Client
    name: str
    cookie: str

    @classmethod
    async def register(cls, client: Client, name: str = "Anna") -> Person:
        reply = await client.ask("POST", "/account", {"name": name, "password": PASSWORD})
        return cls(client, name, session(reply))

    async def ask(self, method: str, path: str, body: Any = None, client: str | None = None) -> Reply:
        """One request, from another computer if told."""
        if client is None:
            return await self.client.ask(method, path, body, cookie=self.cookie)
        return await Asgi(self.client.asgi.app, client).ask(
            method, f"/api{path}", body, headers={"cookie": self.cookie}
        )

    async def give(self, address: str, client: str | None = None, **more: Any) -> Reply:
        """Give the account an address, which is not confirmed yet."""
        body = {"address": address, "password": PASSWORD, **more}
        return await self.ask("POST", "/account/address", body, client)

    async def confirmed(self, post: Post, address: str = "anna@example.org", **more: Any) -> None:
        """Give the account an address and confirm it."""
        assert (await self.give(address, **more)).status == 204
        secret = secret_in(post.to(address)[-1], "confirm")
        assert (await self.ask("POST", "/notices/confirm", {"secret": secret})).status == 204

    async def address(self) -> dict[str, Any]:
        return dict((await self.ask("GET", "/account/address")).json())
