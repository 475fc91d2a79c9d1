"""The moment after a turn in which it can be taken back: how long bots wait, and for whom."""

import asyncio
from typing import Any

import pytest

from duchy.server.storage.models import Entry
from duchy.server.tables.hold import AMONG_PEOPLE
from tests.server.test_people import Clock
from tests.support.asgi import Socket
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]
BOT = {"kind": "bot", "level": "page"}


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def person_to_move(client: Client, opened: Opened) -> int:
    """The ply at which the person of the last seat is asked; bots and people before it have ended their turns."""
    while True:
        table = (await client.state(opened.id))["table"]
        seat = table["deciders"][0]
        if seat == 0:
            return int(table["ply"])
        if seat in opened.tokens:
            await client.act(opened.id, opened.tokens[seat], table["ply"], "end_turn")
        await asyncio.sleep(0.001)


async def next_table(socket: Socket) -> Any:
    """The next message about the table itself."""
    while (message := await socket.receive())["type"] != "table":
        pass
    return message["table"]


async def end_turn(client: Client, opened: Opened, hold: int | None) -> tuple[Socket, dict]:
    """Seat 0 ends its turn with a hold; its socket, and the table after that."""
    ply = await person_to_move(client, opened)
    socket, _ = await client.live(opened.id, opened.tokens[0])
    wish = {"type": "action", "ply": ply, "action": "end_turn", "request": client.request(), "hold": hold}
    socket.send(wish)
    while (message := await socket.receive()).get("request") != wish["request"]:
        pass
    assert message["type"] == "update", message
    return socket, (await client.state(opened.id))["table"]


async def open_table(client: Client, *others, **settings) -> Opened:
    """A table at which seat 0 is first and a bot comes next."""
    while True:
        opened = await client.open("here", BOT, *others, settings=settings)
        if (await client.state(opened.id))["view"]["deciders"] == [0]:
            return opened


async def moved(client: Client, opened: Opened, ply: int) -> bool:
    """Whether something has happened since a ply, once every task that is ready has run."""
    for _ in range(50):
        await asyncio.sleep(0.001)
    return bool((await client.state(opened.id))["ply"] > ply)


async def until_moved(client: Client, opened: Opened, ply: int) -> None:
    while (await client.state(opened.id))["ply"] == ply:
        await asyncio.sleep(0.001)


async def test_bots_wait_until_the_person_goes_on(settings, clock):
    async with serving(settings, clock=clock) as client:
        opened = await open_table(client)
        socket, table = await end_turn(client, opened, 0)
        assert table["hold"] == {"seat": 0, "left": None}
        clock.time += 10_000_000
        assert not await moved(client, opened, table["ply"])
        socket.send({"type": "go_on", "ply": table["ply"] - 1})  # of an earlier hold: too late
        assert not await moved(client, opened, table["ply"])
        socket.send({"type": "go_on", "ply": table["ply"]})
        await until_moved(client, opened, table["ply"])
        assert (await client.state(opened.id))["table"]["hold"] is None
        await socket.close()


async def test_a_hold_is_over_after_its_time(settings, clock):
    async with serving(settings, clock=clock) as client:
        opened = await open_table(client)
        socket, table = await end_turn(client, opened, 50)
        assert table["hold"] == {"seat": 0, "left": 50}
        clock.time += 50
        await until_moved(client, opened, table["ply"])
        await socket.close()


async def test_what_is_taken_back_in_time_ends_the_hold(settings, clock):
    async with serving(settings, clock=clock) as client:
        opened = await open_table(client)
        socket, table = await end_turn(client, opened, 5_000)
        assert table["hold"] == {"seat": 0, "left": 5_000}
        clock.time += 2_000
        assert (await client.state(opened.id))["table"]["hold"]["left"] == 3_000
        reply = await client.undo(opened.id, opened.tokens[0], table["ply"])
        assert reply.status == 200, reply.body
        after = (await client.state(opened.id))["table"]
        assert after["hold"] is None and after["deciders"] == [0]
        assert not await moved(client, opened, after["ply"])
        await socket.close()


async def test_everybody_hears_when_it_begins_and_when_it_ends(settings, clock):
    async with serving(settings, clock=clock) as client:
        opened = await open_table(client)
        watcher, _ = await client.live(opened.id)
        socket, table = await end_turn(client, opened, 0)
        while not (heard := await next_table(watcher))["hold"]:
            pass
        assert heard["hold"] == {"seat": 0, "left": None}
        watcher.send({"type": "go_on", "ply": table["ply"]})  # nobody's wish but the player's
        assert not await moved(client, opened, table["ply"])
        socket.send({"type": "go_on", "ply": table["ply"]})
        while (await next_table(watcher))["hold"]:
            pass
        await socket.close()
        await watcher.close()


async def test_no_hold_where_the_turn_goes_on_or_nobody_wishes_one(settings, clock):
    async with serving(settings, clock=clock) as client:
        opened = await open_table(client)
        socket, _ = await client.live(opened.id, opened.tokens[0])
        socket.send({"type": "action", "ply": 0, "action": "workers 1", "request": client.request(), "hold": 0})
        while (await socket.receive())["type"] != "update":
            pass
        assert (await client.state(opened.id))["table"]["hold"] is None
        await socket.close()
        socket, table = await end_turn(client, opened, None)
        assert table["hold"] is None
        await socket.close()


async def test_no_hold_where_it_is_switched_off_or_undo_is(settings, clock):
    async with serving(settings.changed(holds=False), clock=clock) as client:
        opened = await open_table(client)
        socket, table = await end_turn(client, opened, 0)
        assert table["hold"] is None
        await socket.close()
    async with serving(settings, clock=clock) as client:
        client.count_requests_from(1000)
        opened = await open_table(client, undo=False)
        socket, table = await end_turn(client, opened, 0)
        assert table["hold"] is None
        await socket.close()


async def test_other_people_do_not_wait_for_long_and_a_clock_is_a_limit(settings, clock):
    async with serving(settings, clock=clock) as client:
        opened = await open_table(client, "here")
        socket, table = await end_turn(client, opened, 0)
        assert table["hold"] == {"seat": 0, "left": AMONG_PEOPLE}
        await socket.close()
        opened = await open_table(client, clock={"kind": "move", "seconds": 3})
        socket, table = await end_turn(client, opened, 0)
        assert table["hold"] == {"seat": 0, "left": 3_000}
        await socket.close()


async def test_a_hold_outlives_the_server(settings, clock):
    async with serving(settings, clock=clock) as client:
        opened = await open_table(client)
        socket, table = await end_turn(client, opened, 0)
        await socket.close()
    async with serving(settings, clock=clock) as client:
        assert (await client.state(opened.id))["table"]["hold"] == {"seat": 0, "left": None}
        assert not await moved(client, opened, table["ply"])
        stored = await client.server.store.entries(opened.id)
        assert isinstance(stored[-1], Entry) and stored[-1].hold == 0
