"""A forgotten password: a link to the confirmed address, good once and for an hour, and nothing told to strangers."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select

from duchy.server.accounts import accounts, recovery
from duchy.server.accounts.recovery import Recovery
from duchy.server.settings import Settings
from duchy.server.storage.models import MAIL_LIMITS, RECOVERIES
from tests.support.asgi import Asgi, Reply, Socket, SocketClosed
from tests.support.mail import PASSWORD, SITE, Person, Post, post_office, secret_in, sent, session, slug, text_of
from tests.support.server import Client

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

ADDRESS = "anna@example.org"
NEXT = "another horse battery"
HOUR = 3600 * 1000


class Clock:
    time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "PasswordHasher", lambda **_: PasswordHasher(1, 8, 1))
    monkeypatch.setattr(recovery, "BREATH", 0.0)


@pytest.fixture
def post() -> Iterator[Post]:
    with post_office() as running:
        yield running


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def client(settings: Settings, post: Post, clock: Clock) -> AsyncIterator[Client]:
    async with post.serving(settings, clock) as somebody:
        yield somebody


@pytest.fixture
async def anna(client: Client, post: Post) -> Person:
    """Somebody with a confirmed address."""
    person = await Person.register(client)
    await person.confirmed(post)
    post.received.clear()
    return person


async def ask(client: Client, who: str) -> Reply:
    reply = await client.ask("POST", "/recovery", {"who": who})
    await sent(client)
    return reply


async def secret_for(client: Client, post: Post, who: str = "Anna") -> str:
    """The secret of a link that was just sent."""
    before = len(post.received)
    assert (await ask(client, who)).status == 204
    (mail,) = post.received[before:]
    return secret_in(mail, "secret")


async def use(client: Client, secret: str, password: str = NEXT) -> Reply:
    return await client.ask("POST", "/recovery/password", {"secret": secret, "password": password})


async def sign_in(client: Client, password: str) -> Reply:
    return await client.ask("POST", "/session", {"name": "Anna", "password": password})


async def ended(socket: Socket) -> bool:
    """Whether a socket is closed by the server, whatever it says before."""
    try:
        while True:
            await socket.receive()
    except SocketClosed:
        return True


def is_dead(reply: Reply) -> bool:
    return (reply.status, slug(reply)) == (404, "no-link")


# --- the way back ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["Anna", " aNNa ", ADDRESS, "Anna@Example.org", "anna+duchy@example.org"])
async def test_a_forgotten_password_is_replaced(client: Client, post: Post, anna: Person, who: str):
    secret = await secret_for(client, post, who)
    (mail,) = post.received
    assert mail["To"] == ADDRESS
    assert f"Anna: {SITE}/recover#secret={secret}" in text_of(mail)
    reply = await client.ask("POST", "/recovery/account", {"secret": secret})
    assert (reply.status, reply.json()) == (200, {"name": "Anna"})
    renewed = await use(client, secret)
    assert (renewed.status, renewed.json()["name"]) == (200, "Anna")
    assert (await sign_in(client, PASSWORD)).status == 401
    assert (await sign_in(client, NEXT)).status == 200
    anna.cookie = session(renewed)
    assert (await anna.ask("GET", "/account")).json()["name"] == "Anna"


async def test_the_owner_is_told_that_the_password_was_changed(client: Client, post: Post, anna: Person):
    renewed = await use(client, await secret_for(client, post))
    await sent(client)
    (_, told) = post.received
    assert (told["To"], told["Subject"]) == (ADDRESS, "Duchy: your password was changed")
    anna.cookie = session(renewed)
    assert (await anna.ask("POST", "/account/password", {"password": NEXT, "new_password": PASSWORD})).status == 204
    await sent(client)
    assert post.received[-1]["Subject"] == told["Subject"] and len(post.received) == 3


async def test_all_sign_ins_and_sockets_end_but_the_new_one(client: Client, post: Post, anna: Person):
    table = await client.open("here", "here")
    await anna.ask("POST", "/account/seats", {"table": table.id, "token": table.tokens[0]})
    socket = await client.asgi.socket(f"/api/tables/{table.id}/live", {"cookie": anna.cookie})
    socket.send({"type": "hello"})
    assert (await socket.receive())["held"] == [0]
    elsewhere = session(await sign_in(client, PASSWORD))
    renewed = session(await use(client, await secret_for(client, post)))
    for cookie in (anna.cookie, elsewhere):
        assert (await client.ask("GET", "/account", cookie=cookie)).status == 401
    assert await ended(socket)
    again = await client.asgi.socket(f"/api/tables/{table.id}/live", {"cookie": renewed})
    again.send({"type": "hello"})
    assert (await again.receive())["held"] == [0]
    sessions = (await client.ask("GET", "/account/sessions", cookie=renewed)).json()["sessions"]
    assert [known["current"] for known in sessions] == [True]
    await again.close()


async def test_guessing_by_others_does_not_keep_the_owner_out(settings: Settings, post: Post):
    async with post.serving(settings, pace=1.0) as client:
        anna = await Person.register(client)
        await anna.confirmed(post)
        secret = await secret_for(client, post)
        guess = {"name": "Anna", "password": "a wrong password"}
        for number in range(40):
            await Asgi(client.asgi.app, f"198.51.100.{number}").ask("POST", "/api/session", guess)
        owner = Asgi(client.asgi.app, "192.0.2.1")
        body = {"secret": secret, "password": NEXT}
        assert (await owner.ask("POST", "/api/recovery/password", body)).status == 200
        known = await owner.ask("POST", "/api/session", {"name": "Anna", "password": NEXT})
        assert known.status == 200  # the address is known now, so the guesses of the others do not count there


# --- what a link is good for -----------------------------------------------------------------------------------------


async def test_a_link_is_good_once(client: Client, post: Post, anna: Person):
    secret = await secret_for(client, post)
    assert (await use(client, secret)).status == 200
    assert is_dead(await use(client, secret, PASSWORD))
    assert is_dead(await client.ask("POST", "/recovery/account", {"secret": secret}))
    assert (await sign_in(client, NEXT)).status == 200


async def test_a_link_is_good_for_an_hour(client: Client, post: Post, anna: Person, clock: Clock):
    secret = await secret_for(client, post)
    clock.time += HOUR - 1
    assert (await client.ask("POST", "/recovery/account", {"secret": secret})).status == 200
    clock.time += 1
    assert is_dead(await use(client, secret))
    assert is_dead(await client.ask("POST", "/recovery/account", {"secret": secret}))
    assert (await sign_in(client, PASSWORD)).status == 200


async def test_a_link_that_grows_old_while_the_password_is_hashed_is_not_used(
    client: Client, post: Post, anna: Person, clock: Clock, monkeypatch: pytest.MonkeyPatch
):
    secret = await secret_for(client, post)
    found = Recovery.account_of

    async def slowly(self: Recovery, secret: str) -> accounts.Account:
        account = await found(self, secret)
        clock.time += HOUR
        return account

    monkeypatch.setattr(Recovery, "account_of", slowly)
    assert is_dead(await use(client, secret))
    assert (await sign_in(client, PASSWORD)).status == 200


async def test_a_new_link_replaces_the_old_one(client: Client, post: Post, anna: Person):
    first, second = await secret_for(client, post), await secret_for(client, post)
    assert is_dead(await use(client, first))
    assert (await use(client, second)).status == 200


async def test_a_link_is_stored_as_a_hash(client: Client, post: Post, anna: Person):
    secret = await secret_for(client, post)
    async with client.server.engine.connect() as connection:
        (row,) = (await connection.execute(select(RECOVERIES))).all()
    assert secret not in repr(row) and len(row.secret) == 64


@pytest.mark.parametrize("what", ["password", "asked", "confirmed", "removed"])
async def test_another_password_or_address_ends_links(client: Client, post: Post, anna: Person, what: str):
    if what == "confirmed":
        await anna.give("anna@example.net")
    secret = await secret_for(client, post)
    if what == "password":
        await anna.ask("POST", "/account/password", {"password": PASSWORD, "new_password": NEXT})
    elif what == "asked":
        await anna.give("anna@example.net")
    elif what == "confirmed":
        confirm = secret_in(post.to("anna@example.net")[0], "confirm")
        assert (await client.ask("POST", "/notices/confirm", {"secret": confirm})).status == 204
    else:
        await anna.ask("DELETE", "/account/address")
    assert is_dead(await use(client, secret, "yet another password"))


async def test_of_many_uses_at_once_one_succeeds(client: Client, post: Post, anna: Person):
    secret = await secret_for(client, post)
    passwords = [f"password number {number}" for number in range(8)]
    replies = await asyncio.gather(*(use(client, secret, password) for password in passwords))
    assert sorted(reply.status for reply in replies) == [200] + [404] * 7
    right = passwords[next(n for n, reply in enumerate(replies) if reply.status == 200)]
    for password in passwords:
        assert (await sign_in(client, password)).status == (200 if password == right else 401)


@pytest.mark.parametrize("secret", ["x" * 32, "short", "x" * 65, "ä" * 32])
async def test_what_is_no_link_is_refused(client: Client, anna: Person, secret: str):
    expected = 404 if secret == "x" * 32 else 422
    assert (await use(client, secret)).status == expected


async def test_a_short_password_is_refused_and_the_link_stays_good(client: Client, post: Post, anna: Person):
    secret = await secret_for(client, post)
    assert (await use(client, secret, "short")).status == 422
    assert (await use(client, secret)).status == 200


# --- nothing is told -------------------------------------------------------------------------------------------------


async def test_the_answer_says_nothing_about_who_exists(
    client: Client, post: Post, anna: Person, monkeypatch: pytest.MonkeyPatch
):
    """The same bytes for everybody; and nothing is looked up before the answer, so that its time says nothing."""
    bob, eve = await Person.register(client, "Bob"), await Person.register(client, "Eve")
    await bob.give("bob@example.org")  # not confirmed
    await eve.confirmed(post, "eve@example.org")
    await client.ask("POST", f"/notices/stop/{secret_in(post.to('eve@example.org')[0], 'never')}")
    post.received.clear()
    looked: list[str] = []
    begun = Recovery._send_to

    async def noted(self: Recovery, who: str) -> None:
        looked.append(who)
        await begun(self, who)

    monkeypatch.setattr(Recovery, "_send_to", noted)
    everybody = ["Anna", ADDRESS, "Bob", "bob@example.org", "Eve", "eve@example.org", "Nobody", "nobody@example.org"]
    answers = set()
    for who in everybody:
        looked.clear()
        reply = await client.asgi.ask("POST", "/api/recovery", {"who": who})
        assert looked == [], who  # the background has not begun when the answer is there
        answers.add((reply.status, reply.headers, reply.body))
        await sent(client)
        assert looked == [who]
    assert len(answers) == 1
    assert {mail["To"] for mail in post.received} == {ADDRESS}


async def test_accounts_with_one_address_are_named_in_one_mail(client: Client, post: Post, anna: Person):
    other = await Person.register(client, "Anna the Second")
    await other.confirmed(post, ADDRESS)
    post.received.clear()
    await ask(client, ADDRESS)
    (mail,) = post.received
    lines = [line for line in text_of(mail).splitlines() if "/recover#" in line]
    assert [line.partition(":")[0] for line in lines] == ["Anna", "Anna the Second"]
    secret = lines[1].partition("#secret=")[2]
    assert (await use(client, secret)).json()["name"] == "Anna the Second"


async def test_an_account_that_is_named_like_an_address_gets_nothing_of_it(client: Client, post: Post, anna: Person):
    eve = await Person.register(client, ADDRESS)
    await eve.confirmed(post, "eve@example.org")
    post.received.clear()
    await ask(client, ADDRESS)
    names = {mail["To"]: [line for line in text_of(mail).splitlines() if "/recover#" in line] for mail in post.received}
    assert names.keys() == {ADDRESS, "eve@example.org"}
    assert [line.startswith("Anna: ") for line in names[ADDRESS]] == [True]
    assert [line.startswith(f"{ADDRESS}: ") for line in names["eve@example.org"]] == [True]


# --- limits ----------------------------------------------------------------------------------------------------------


async def test_the_owner_gets_few_mails_and_the_last_link_stays_good(client: Client, post: Post, anna: Person):
    """Who asks again and again on behalf of another does not end the link that the other has."""
    for number in range(20):
        stranger = Asgi(client.asgi.app, f"198.51.100.{number}")
        assert (await stranger.ask("POST", "/api/recovery", {"who": "Anna"})).status == 204
        await sent(client)
    assert len(post.received) == 4
    assert (await use(client, secret_in(post.received[-1], "secret"))).status == 200


async def test_one_computer_asks_for_few(client: Client):
    replies = [await ask(client, f"Nobody {number}") for number in range(12)]
    assert [reply.status for reply in replies] == [204] * 10 + [429] * 2
    assert (slug(replies[-1]), replies[-1].header("retry-after")) == ("too-many", "360")
    elsewhere = await Asgi(client.asgi.app, "198.51.100.1").ask("POST", "/api/recovery", {"who": "Nobody"})
    assert elsewhere.status == 204


async def test_asking_stores_nothing_about_who_was_asked_for(client: Client, anna: Person):
    async def rows() -> int:
        async with client.server.engine.connect() as connection:
            return len((await connection.execute(select(MAIL_LIMITS))).all())

    await ask(client, "Nobody 0")
    before = await rows()
    await ask(client, "Nobody 1")
    assert await rows() == before
