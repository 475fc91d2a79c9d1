"""Sign-ins: guessing is limited by name, sockets end with them, and an owner can see and end them."""

import pytest
from sqlalchemy import update

from duchy.server.accounts.guessing import Guesses
from duchy.server.problems import Refused
from duchy.server.settings import Settings
from duchy.server.storage.models import SESSIONS
from duchy.server.storage.store import now
from tests.support.asgi import Asgi, Reply, Socket, SocketClosed
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

ANNA = {"name": "Anna", "password": "correct horse battery"}
OTHER = "another horse battery"


def slug(reply: Reply) -> str:
    return str(reply.json()["type"].removeprefix("/problems/"))


def session(reply: Reply) -> str:
    return str(reply.header("set-cookie")).partition(";")[0]


async def signed_in(client: Client, path: str = "/session", **headers: str) -> str:
    return session(await client.ask("POST", path, ANNA, **headers))


async def kept_table(client: Client, cookie: str) -> Opened:
    """A table whose first seat the account keeps."""
    opened = await client.open("here", "here")
    body = {"table": opened.id, "token": opened.tokens[0]}
    assert (await client.ask("POST", "/account/seats", body, cookie=cookie)).status == 204
    return opened


async def live(client: Client, opened: Opened, cookie: str) -> Socket:
    socket = await client.asgi.socket(f"/api/tables/{opened.id}/live", {"cookie": cookie})
    socket.send({"type": "hello"})
    assert (await socket.receive())["held"] == [0]
    return socket


async def ended(socket: Socket) -> bool:
    """Whether a socket is closed by the server, whatever it says before."""
    try:
        while True:
            await socket.receive()
    except SocketClosed:
        return True


# --- guessing --------------------------------------------------------------------------------------------------------


class Clock:
    time = 0.0

    def __call__(self) -> float:
        return self.time


def waits(guesses: Guesses, name: str, address: str) -> int:
    try:
        guesses.attempt(name, address)
    except Refused as refusal:
        return int(refusal.arguments["seconds"])
    return 0


def test_one_address_guesses_slowly_at_a_name_and_does_not_hinder_others():
    clock = Clock()
    guesses = Guesses(1.0, clock)
    assert [waits(guesses, "anna", "1.2.3.4") for _ in range(6)] == [0, 0, 0, 0, 0, 20]
    assert waits(guesses, "anna", "5.6.7.8") == 0 and waits(guesses, "boris", "1.2.3.4") == 0
    clock.time = 20
    assert waits(guesses, "anna", "1.2.3.4") == 0


def test_many_addresses_guess_slowly_too_and_do_not_keep_the_owner_out():
    guesses = Guesses(1.0, Clock())
    guesses.succeeded("anna", "at home")
    found = [waits(guesses, "anna", f"address {number}") for number in range(40)]
    assert found[:30] == [0] * 30 and all(0 < seconds <= 5 for seconds in found[30:])
    assert waits(guesses, "anna", "at home") == 0


@pytest.mark.slow
async def test_many_addresses_together_do_not_guess_a_password(settings: Settings):
    async with serving(settings.changed(pace=1.0)) as client:
        await client.ask("POST", "/account", ANNA)
        statuses = []
        for number in range(34):
            thief = Asgi(client.asgi.app, f"198.51.100.{number}")
            reply = await thief.ask("POST", "/api/session", {**ANNA, "password": f"guess number {number}"})
            statuses.append(reply.status)
        assert statuses[:20] == [401] * 20 and 429 in statuses[30:]


async def test_whoever_registered_signs_in_at_the_same_address_while_others_guess(settings: Settings):
    """The limit for all addresses together must not keep the owner out where the account was made."""
    async with serving(settings.changed(pace=1.0)) as client:
        await client.ask("POST", "/account", ANNA)
        guesses = client.server.accounts._guesses
        found = [waits(guesses, "anna", f"address {number}") for number in range(40)]
        assert found[-1] > 0
        elsewhere = await Asgi(client.asgi.app, "198.51.100.1").ask("POST", "/api/session", ANNA)
        assert (elsewhere.status, slug(elsewhere)) == (429, "too-many")
        assert (await client.ask("POST", "/session", ANNA)).status == 200


# --- the password ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_a_new_password_ends_all_other_sign_ins(client: Client):
    here, there = await signed_in(client, "/account"), await signed_in(client)
    wrong = {"password": OTHER, "new_password": OTHER}
    reply = await client.ask("POST", "/account/password", wrong, cookie=here)
    assert (reply.status, slug(reply)) == (403, "not-the-password")
    right = {"password": ANNA["password"], "new_password": OTHER}
    assert (await client.ask("POST", "/account/password", right, cookie=here)).status == 204
    assert [(await client.ask("GET", "/account", cookie=cookie)).status for cookie in (here, there)] == [200, 401]
    assert (await client.ask("POST", "/session", ANNA)).status == 401
    assert (await client.ask("POST", "/session", {**ANNA, "password": OTHER})).status == 200


async def test_a_new_password_must_be_long_enough(client: Client):
    cookie = await signed_in(client, "/account")
    body = {"password": ANNA["password"], "new_password": "short"}
    assert (await client.ask("POST", "/account/password", body, cookie=cookie)).status == 422


async def test_an_account_is_deleted_only_with_its_password(client: Client):
    cookie = await signed_in(client, "/account")
    assert (await client.ask("DELETE", "/account", cookie=cookie)).status == 422
    wrong = await client.ask("DELETE", "/account", {"password": OTHER}, cookie=cookie)
    assert (wrong.status, slug(wrong)) == (403, "not-the-password")
    assert (await client.ask("GET", "/account", cookie=cookie)).status == 200
    assert (await client.ask("DELETE", "/account", {"password": ANNA["password"]}, cookie=cookie)).status == 204
    assert (await client.ask("GET", "/account", cookie=cookie)).status == 401


# --- open sockets ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["sign-out", "password", "others", "delete"])
async def test_an_open_socket_ends_with_its_sign_in(client: Client, way: str):
    here, there = await signed_in(client, "/account"), await signed_in(client)
    opened = await kept_table(client, here)
    socket, other = await live(client, opened, here), await live(client, opened, there)
    password = {"password": ANNA["password"]}
    if way == "sign-out":
        await client.ask("DELETE", "/session", cookie=there)
    elif way == "password":
        await client.ask("POST", "/account/password", {**password, "new_password": OTHER}, cookie=here)
    elif way == "others":
        await client.ask("DELETE", "/account/sessions", cookie=here)
    else:
        await client.ask("DELETE", "/account", password, cookie=here)
    assert await ended(other)
    if way == "delete":
        assert await ended(socket)
    else:
        while True:  # what it hears first may be about the other's leaving
            socket.send({"type": "ping"})
            if (await socket.receive())["type"] == "pong":
                break
        await socket.close()


async def test_a_socket_that_was_open_before_its_sign_in_ended_gets_no_seat_after_it(client: Client):
    """The cookie is looked up when the socket opens, and the table hears of the socket only when it says hello."""
    cookie = await signed_in(client, "/account")
    opened = await kept_table(client, cookie)
    socket = await client.asgi.socket(f"/api/tables/{opened.id}/live", {"cookie": cookie})
    assert (await client.ask("DELETE", "/session", cookie=cookie)).status == 204
    socket.send({"type": "hello"})
    with pytest.raises(SocketClosed):
        await socket.receive()
    assert not (await client.server.tables.get(opened.id)).listeners


async def test_a_socket_whose_sign_in_has_become_too_old_ends(client: Client):
    cookie = await signed_in(client, "/account")
    socket = await live(client, await kept_table(client, cookie), cookie)
    async with client.server.engine.begin() as connection:
        await connection.execute(update(SESSIONS).values(expires=1))
    await client.server.sign_outs.check()
    assert await ended(socket)


@pytest.mark.postgres
async def test_a_socket_at_another_process_ends_too(settings: Settings):
    async with serving(settings) as one, serving(settings) as other:
        cookie = await signed_in(one, "/account")
        socket = await live(other, await kept_table(one, cookie), cookie)
        await one.ask("DELETE", "/session", cookie=cookie)
        assert await ended(socket)


# --- the list --------------------------------------------------------------------------------------------------------


async def test_an_owner_sees_the_sign_ins_and_ends_all_others(client: Client):
    here = await signed_in(client, "/account", user_agent="Firefox")
    there = await signed_in(client, user_agent="x" * 500)
    found = (await client.ask("GET", "/account/sessions", cookie=here)).json()["sessions"]
    assert {(known["agent"], known["current"]) for known in found} == {("Firefox", True), ("x" * 200, False)}
    assert (await client.ask("DELETE", "/account/sessions", cookie=here)).status == 204
    assert len((await client.ask("GET", "/account/sessions", cookie=here)).json()["sessions"]) == 1
    assert (await client.ask("GET", "/account", cookie=there)).status == 401


async def test_a_sign_in_that_is_not_used_ends_and_one_that_is_used_goes_on(client: Client):
    cookie = await signed_in(client, "/account")
    day = 24 * 3600 * 1000
    for days, status in ((29, 200), (29, 200), (31, 401)):
        async with client.server.engine.begin() as connection:
            seen = SESSIONS.c.seen if days < 30 else SESSIONS.c.created
            await connection.execute(update(SESSIONS).values(seen=seen - days * day))
        assert (await client.ask("GET", "/account", cookie=cookie)).status == status


async def test_a_sign_in_lasts_as_long_as_the_settings_say(settings: Settings):
    async with serving(settings.changed(session_days=1)) as client:
        reply = await client.ask("POST", "/account", ANNA)
        assert "Max-Age=86400;" in str(reply.header("set-cookie"))
        async with client.server.engine.begin() as connection:
            await connection.execute(update(SESSIONS).values(expires=now() - 1))
        assert (await client.ask("GET", "/account", cookie=session(reply))).status == 401
