"""E-mails and links for a new password with two processes on one database: what is allowed once happens once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial

import pytest
from argon2 import PasswordHasher
from sqlalchemy import func, select

from duchy.server.accounts import accounts, recovery
from duchy.server.settings import Settings
from duchy.server.storage.models import ADDRESSES, RECOVERIES
from tests.support.asgi import Reply
from tests.support.mail import PASSWORD, Person, Post, post_office, secret_in, sent
from tests.support.server import Client

pytestmark = [pytest.mark.compiled, pytest.mark.proof, pytest.mark.anyio, pytest.mark.postgres]

ROUNDS = 10
STILL = 1_800_000_000_000


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "PasswordHasher", lambda **_: PasswordHasher(1, 8, 1))
    monkeypatch.setattr(recovery, "BREATH", 0.0)


@pytest.fixture
def post() -> Iterator[Post]:
    with post_office() as running:
        yield running


@pytest.fixture
async def both(settings: Settings, post: Post) -> AsyncIterator[tuple[Client, Client]]:
    """Two processes on one database, for which time stands still."""
    clock = STILL.__int__
    async with post.serving(settings, clock) as one, post.serving(settings, clock) as other:
        yield one, other


async def count(client: Client, table: object) -> int:
    async with client.server.engine.connect() as connection:
        return await connection.scalar(select(func.count()).select_from(table)) or 0  # type: ignore[arg-type]


async def test_two_processes_send_no_more_mails_than_one(both: tuple[Client, Client], post: Post) -> None:
    for number in range(ROUNDS):
        people = [await Person.register(client, f"Guest {number} {n}") for n, client in enumerate(both * 5)]
        stranger, network = f"stranger-{number}@example.org", f"198.51.{number}"
        replies = await asyncio.gather(*(one.give(stranger, f"{network}.{n}") for n, one in enumerate(people)))
        assert sorted(reply.status for reply in replies) == [204] * 4 + [429] * 6, [reply.body for reply in replies]
        assert len(post.to(stranger)) == 4


async def test_a_link_that_is_used_at_two_processes_is_good_once(both: tuple[Client, Client], post: Post) -> None:
    for number in range(ROUNDS):
        name, address = f"Anna {number}", f"anna-{number}@example.org"
        anna = await Person.register(both[0], name)
        await anna.confirmed(post, address, client=f"198.51.100.{number}")
        secret = await link(both[1], post, name, address)
        passwords = [f"password number {n}" for n in range(6)]
        uses = zip(both * 3, passwords, strict=True)
        replies = await asyncio.gather(*(use(client, secret, password) for client, password in uses))
        assert sorted(reply.status for reply in replies) == [200] + [404] * 5, [reply.body for reply in replies]
        found = {
            password: (await both[0].ask("POST", "/session", {"name": name, "password": password})).status
            for password in passwords
        }
        assert sorted(found.values()) == [200] + [401] * 5
        assert found[passwords[next(n for n, reply in enumerate(replies) if reply.status == 200)]] == 200


async def link(client: Client, post: Post, name: str, address: str) -> str:
    """The secret of a link that was just sent. Time stands still, so each one comes from another computer."""
    client.asgi.address = f"192.0.2.{len(post.received) % 250}"
    assert (await client.ask("POST", "/recovery", {"who": name})).status == 204
    await sent(client)
    return secret_in(post.to(address)[-1], "secret")


async def use(client: Client, secret: str, password: str) -> Reply:
    return await client.ask("POST", "/recovery/password", {"secret": secret, "password": password})


async def test_no_link_outlives_the_address_that_it_was_sent_to(both: tuple[Client, Client], post: Post) -> None:
    """One process makes the link while the other removes the address, replaces it, or deletes the account."""
    one, other = both
    for number in range(3 * ROUNDS):
        name, address = f"Anna {number}", f"anna-{number}@example.org"
        anna = await Person.register(one, name)
        await anna.confirmed(post, address, client=f"198.51.100.{number}")
        endings: list[Callable[[], Awaitable[object]]] = [
            partial(anna.ask, "DELETE", "/account/address"),
            partial(anna.ask, "DELETE", "/account", {"password": PASSWORD}),
            partial(anna.confirmed, post, f"new-{number}@example.org", client=f"203.0.113.{number}"),
        ]
        other.asgi.address = f"192.0.2.{number}"
        asked, _ = await asyncio.gather(other.ask("POST", "/recovery", {"who": name}), endings[number % 3]())
        assert asked.status == 204
        await sent(other)
        for mail in post.to(address):
            if "#secret=" in str(mail.get_payload(decode=True)):
                assert (await use(one, secret_in(mail, "secret"), "another password")).status == 404
        assert await count(one, RECOVERIES) <= number // 3 + 1  # at most those to the new addresses
    assert (one.server.engine.outage.count, other.server.engine.outage.count) == (0, 0)


async def test_an_account_has_one_address_whichever_process_is_asked(both: tuple[Client, Client], post: Post) -> None:
    for number in range(ROUNDS):
        anna = await Person.register(both[0], f"Anna {number}")
        asked = [f"anna-{number}-{n}@example.org" for n in range(4)]
        people = [Person(client, anna.name, anna.cookie) for client in both * 2]
        replies = await asyncio.gather(
            *(
                one.give(address, f"198.51.{number}.{n}")
                for n, (one, address) in enumerate(zip(people, asked, strict=True))
            )
        )
        assert {reply.status for reply in replies} == {204}, [reply.body for reply in replies]
        secrets = [secret_in(post.to(address)[0], "confirm") for address in asked]
        answers = await asyncio.gather(
            *(one.ask("POST", "/notices/confirm", {"secret": s}) for one, s in zip(people, secrets, strict=True))
        )
        assert sorted(reply.status for reply in answers) == [204, 404, 404, 404]
        assert await count(both[0], ADDRESSES) == number + 1
