"""Turn notices: to those who asked, when it is their turn and they are away, once, and without a secret."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from sqlalchemy import select

from duchy.server.settings import Settings
from duchy.server.storage.models import KEYS, SUBSCRIBED_SEATS, SUBSCRIPTIONS
from tests.support.asgi import Reply
from tests.support.outside import PushService, push_service
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

ANNA = {"name": "Anna", "password": "correct horse battery"}


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture
async def noticing(settings: Settings) -> AsyncIterator[Client]:
    """A server that sends notices at once, to services on this computer."""
    async with serving(settings.changed(push_hosts="127.0.0.1", notice_seconds=0.0)) as client:
        yield client


async def sent(client: Client) -> None:
    """Wait until everything is sent."""
    notices = client.server.notices
    while notices._due or notices._tasks:
        await asyncio.gather(asyncio.sleep(0), *notices._tasks)


async def two_people(client: Client) -> Opened:
    """A table of two; the notice about its first turn goes to nobody, since nobody has asked yet."""
    opened = await client.open({"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Bob"})
    await sent(client)
    return opened


async def pass_turn(client: Client, table: Opened, *, wait: bool = True) -> int:
    """End the turn of the one whose turn it is, and wait until everybody is told; returns whose turn it is then."""
    seat = (await client.get(f"/tables/{table.id}"))["deciders"][0]
    while True:
        state = await client.state(table.id, table.tokens[seat])
        if seat not in state["view"]["deciders"]:
            if wait:
                await sent(client)
            return int(state["view"]["deciders"][0])
        legal = state["view"]["actions"]
        action = next((action for action in legal if action["kind"] == "end_turn"), legal[0])
        await client.act(table.id, table.tokens[seat], state["ply"], action["id"])


def wish(table: Opened, *seats: int) -> list[dict[str, str]]:
    return [{"table": table.id, "token": table.tokens[seat]} for seat in seats]


def slug(reply: Reply) -> str:
    return str(reply.json()["type"].removeprefix("/problems/"))


def session(reply: Reply) -> str:
    return str(reply.header("set-cookie")).partition(";")[0]


async def rows(client: Client, table: Any) -> list[Any]:
    async with client.server.engine.connect() as connection:
        return list((await connection.execute(select(table))).all())


async def test_a_browser_is_told_once_that_it_is_its_turn(noticing: Client, service: PushService):
    table = await two_people(noticing)
    browser = service.browser()
    turn = (await noticing.get(f"/tables/{table.id}"))["deciders"][0]
    other = 1 - turn
    await noticing.post("/notices/push", browser.request(language="uk", seats=wish(table, other)))
    assert await pass_turn(noticing, table) == other
    others = ["Anna", "Bob"][turn]
    assert service.messages(browser) == [
        {
            "title": "Ваш хід",
            "body": f"Замки Бургундії, за столом {others}",
            "url": f"/table/{table.id}",
            "tag": f"turn-{table.id}",
        }
    ]
    (_, headers, _) = service.received[0]
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["topic"] == table.id
    key = (await noticing.get("/notices"))["key"]
    assert headers["authorization"].endswith(f"k={key}")
    await pass_turn(noticing, table)  # it was there; the other one did not ask
    assert len(service.received) == 1


async def test_a_turn_of_several_actions_is_one_turn(noticing: Client, service: PushService):
    table = await two_people(noticing)
    browser = service.browser()
    await noticing.post("/notices/push", browser.request(seats=wish(table, 0, 1)))
    seat = await pass_turn(noticing, table)
    before = len(service.received)
    state = await noticing.state(table.id, table.tokens[seat])
    quiet = next(action for action in state["view"]["actions"] if action["kind"] != "end_turn")
    assert (await noticing.act(table.id, table.tokens[seat], state["ply"], quiet["id"])).status == 200
    await sent(noticing)
    assert before == len(service.received) == 1


async def test_nobody_is_told_who_is_at_the_table(noticing: Client, service: PushService):
    table = await two_people(noticing)
    turn = (await noticing.get(f"/tables/{table.id}"))["deciders"][0]
    await noticing.post("/notices/push", service.browser().request(seats=wish(table, 1 - turn)))
    socket, _ = await noticing.live(table.id, table.tokens[1 - turn])
    await pass_turn(noticing, table)
    assert service.received == []
    await socket.close()


async def test_who_comes_in_time_is_not_told(settings: Settings, service: PushService):
    patient = settings.changed(push_hosts="127.0.0.1", notice_seconds=0.2)
    async with serving(patient) as client:
        table = await two_people(client)
        turn = (await client.get(f"/tables/{table.id}"))["deciders"][0]
        await client.post("/notices/push", service.browser().request(seats=wish(table, 1 - turn)))
        state = await client.state(table.id, table.tokens[turn])
        end = next(action for action in state["view"]["actions"] if action["kind"] == "end_turn")
        await client.act(table.id, table.tokens[turn], state["ply"], end["id"])
        assert client.server.notices._due
        socket, _ = await client.live(table.id, table.tokens[1 - turn])
        await sent(client)
        assert service.received == []
        await socket.close()


async def test_a_turn_that_is_over_is_not_waited_for(settings: Settings):
    """Otherwise the wait of that turn would end in the next one, and its player would be told too early."""
    patient = settings.changed(push_hosts="127.0.0.1", notice_seconds=3600.0)
    async with serving(patient) as client:
        table = await client.open({"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Bob"})
        notices = client.server.notices
        for _ in range(3):
            [(name, waiting)] = notices._due
            assert (name, [waiting]) == (table.id, (await client.get(f"/tables/{table.id}"))["deciders"])
            due = notices._due[name, waiting]
            await pass_turn(client, table, wait=False)
            assert due.cancelled()


async def test_a_restarted_server_does_not_tell_again(settings: Settings, service: PushService):
    prompt = settings.changed(push_hosts="127.0.0.1", notice_seconds=0.0)
    browser = service.browser()
    async with serving(prompt) as client:
        table = await two_people(client)
        await client.post("/notices/push", browser.request(seats=wish(table, 0, 1)))
        key = (await client.get("/notices"))["key"]
        seat = await pass_turn(client, table)
    async with serving(prompt) as client:
        assert (await client.get("/notices"))["key"] == key
        state = await client.state(table.id, table.tokens[seat])
        quiet = next(action for action in state["view"]["actions"] if action["kind"] != "end_turn")
        await client.act(table.id, table.tokens[seat], state["ply"], quiet["id"])
        await sent(client)
        assert len(service.received) == 1


async def test_only_who_knows_the_token_is_told(noticing: Client, service: PushService):
    table, other = await two_people(noticing), await two_people(noticing)
    wrong = [{"table": table.id, "token": other.tokens[0]}, {"table": "nowhere", "token": other.tokens[0]}]
    await noticing.post("/notices/push", service.browser().request(seats=wrong))
    assert await rows(noticing, SUBSCRIBED_SEATS) == []
    await pass_turn(noticing, table)
    assert service.received == []


async def test_one_click_ends_it(noticing: Client, service: PushService):
    table = await two_people(noticing)
    answer = await noticing.post("/notices/push", service.browser().request(seats=wish(table, 0, 1)))
    almost = answer["stop"][:-1] + ("y" if answer["stop"].endswith("x") else "x")
    for secret in ("x" * 36, almost, answer["stop"][:12]):
        assert (await noticing.ask("POST", f"/notices/stop/{secret}")).status == 204
    assert len(await rows(noticing, SUBSCRIPTIONS)) == 1
    assert (await noticing.ask("POST", f"/notices/stop/{answer['stop']}")).status == 204
    assert await rows(noticing, SUBSCRIPTIONS) == await rows(noticing, SUBSCRIBED_SEATS) == []
    await pass_turn(noticing, table)
    assert service.received == []


async def test_a_browser_asks_again_in_the_place_of_before(noticing: Client, service: PushService):
    table = await two_people(noticing)
    browser = service.browser()
    for seats in (wish(table, 0, 1), wish(table, 0), wish(table, 1)):
        await noticing.post("/notices/push", browser.request(seats=seats))
    assert len(await rows(noticing, SUBSCRIPTIONS)) == 1
    assert [row.seat for row in await rows(noticing, SUBSCRIBED_SEATS)] == [1]


async def test_the_turn_at_a_table_that_was_removed_meanwhile_is_no_fault(
    noticing: Client, caplog: pytest.LogCaptureFixture
) -> None:
    await noticing.server.notices._tell("removed", 0)
    assert not caplog.records


async def test_a_browser_that_is_gone_is_forgotten(noticing: Client, service: PushService):
    table = await two_people(noticing)
    await noticing.post("/notices/push", service.browser().request(seats=wish(table, 0, 1)))
    service.status = 500
    await pass_turn(noticing, table)
    assert len(await rows(noticing, SUBSCRIPTIONS)) == 1
    service.status = 410
    await pass_turn(noticing, table)
    assert await rows(noticing, SUBSCRIPTIONS) == []


async def test_other_addresses_than_push_services_are_refused(client: Client, service: PushService):
    reply = await client.ask("POST", "/notices/push", service.browser().request())
    assert (reply.status, slug(reply)) == (422, "push-service")


async def test_an_account_is_told_for_the_seats_that_it_keeps(noticing: Client, service: PushService):
    cookie = session(await noticing.ask("POST", "/account", ANNA))
    browser = service.browser()
    assert (await noticing.ask("POST", "/notices/push", browser.request(), cookie=cookie)).status == 201
    table = await two_people(noticing)
    turn = (await noticing.get(f"/tables/{table.id}"))["deciders"][0]
    kept = {"table": table.id, "token": table.tokens[1 - turn]}
    await noticing.ask("POST", "/account/seats", kept, cookie=cookie)
    await pass_turn(noticing, table)
    assert len(service.messages(browser)) == 1
    await noticing.ask("DELETE", "/account", {"password": "correct horse battery"}, cookie=cookie)
    assert await rows(noticing, SUBSCRIPTIONS) == []


async def test_the_key_is_kept_in_the_database_and_not_told(noticing: Client):
    public = (await noticing.get("/notices"))["key"]
    (kept,) = [row for row in await rows(noticing, KEYS) if row.value.startswith("-----BEGIN PRIVATE KEY-----")]
    assert public not in kept.value
