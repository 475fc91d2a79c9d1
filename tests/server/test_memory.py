"""Tables that nobody looks at leave memory, and come back as they were; those that are needed stay."""

import asyncio
import gc
import sys
import tracemalloc
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.server import ServerProtocol

from duchy.server.encoding import encoded
from duchy.server.settings import Settings
from duchy.server.tables import memory
from duchy.server.tables.event_log import LATEST, EventLog
from duchy.server.tables.memory import Absence, Absences, Memory
from tests.server.test_notices import pass_turn, sent, wish
from tests.server.test_people import Clock, info
from tests.server.test_presence import carry
from tests.support.asgi import Reply
from tests.support.outside import push_service
from tests.support.patience import PATIENCE
from tests.support.present import present
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]
SECOND = 1000
IDLE = 300 * SECOND
MOVE = {"kind": "move", "seconds": 3600}


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def quiet(settings: Settings) -> Settings:
    """Those of a server that sends no notices, which keep a table for a while."""
    return settings.changed(push_hosts="", table_idle_seconds=IDLE / SECOND)


@pytest.fixture
async def server(quiet: Settings, clock: Clock) -> AsyncIterator[Client]:
    async with serving(quiet, clock=clock) as client:
        yield client


@contextmanager
def no_search_for_garbage() -> Iterator[None]:
    """Nobody looks for cycles: what goes now, goes since nothing refers to it."""
    gc.collect()
    gc.disable()
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(gc, "collect", lambda: 0)
            yield
    finally:
        gc.enable()


def is_in_memory(client: Client, opened: Opened) -> bool:
    return client.server.tables.peek(opened.id) is not None


def pass_time(client: Client, clock: Clock, time: int = IDLE) -> None:
    clock.time += time
    client.server.memory.look()


async def let_leave(client: Client, clock: Clock, opened: Opened, time: int = IDLE) -> None:
    """Let so much time pass that a table must leave memory, as soon as the last who holds it has let it go.

    With PostgreSQL that is the task that hears of what this process itself has stored.
    """
    clock.time += time
    async with asyncio.timeout(PATIENCE):
        while is_in_memory(client, opened):
            client.server.memory.look()
            await asyncio.sleep(0)


async def answers(client: Client, opened: Opened) -> list[tuple[str | None, bytes]]:
    """Everything that a table says, to everybody, with its ETag."""
    paths = ("", "/state", "/view", "/log", "/chat")
    tokens = (None, *opened.tokens.values())
    said = [await client.ask("GET", f"/tables/{opened.id}{path}", token=token) for path in paths for token in tokens]
    assert all(reply.status == 200 for reply in said)
    return [(reply.header("etag"), reply.body) for reply in said]


async def act(client: Client, opened: Opened, request: str) -> Reply:
    table = await info(client, opened)
    seat = table["deciders"][0]
    return await client.act(opened.id, opened.tokens[seat], table["ply"], "end_turn", request=request)


# --- leaving and coming back -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["burgundy", "dice", "bruges"])
async def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back_as_it_was(server, clock, game):
    opened = await server.open("here", "here", game=game)
    await server.play(opened, plies=LATEST + 5)
    await server.post(f"/tables/{opened.id}/chat", {"text": "Well played", "request": "said-once"}, opened.tokens[0])
    before, turns = await answers(server, opened), server.server.tables.peek(opened.id).turns
    pass_time(server, clock, IDLE - 1)
    assert is_in_memory(server, opened)
    await let_leave(server, clock, opened, 1)
    assert await answers(server, opened) == before
    assert is_in_memory(server, opened) and server.server.tables.peek(opened.id).turns == turns


async def test_whoever_asks_keeps_a_table_but_a_list_does_not(server, clock):
    opened = await server.open("here", "here", settings={"listed": True})
    for _ in range(3):
        pass_time(server, clock, IDLE - 1)
        await server.state(opened.id)
    pass_time(server, clock, IDLE - 1)
    assert is_in_memory(server, opened)
    listed = (await server.get("/tables"))["tables"]
    await let_leave(server, clock, opened, 1)
    assert (await server.get("/tables"))["tables"] == listed
    assert not is_in_memory(server, opened)


async def test_a_socket_keeps_a_table_until_it_is_closed(server, clock):
    opened = await server.open("here", "here")
    player, _ = await server.live(opened.id, opened.tokens[0])
    spectator, _ = await server.live(opened.id)
    pass_time(server, clock, 10 * IDLE)
    await player.close()
    pass_time(server, clock, 10 * IDLE)
    assert is_in_memory(server, opened)
    with no_search_for_garbage():
        await spectator.close()
        await let_leave(server, clock, opened)


async def test_0_seconds_mean_that_tables_stay(quiet, clock):
    async with serving(quiet.changed(table_idle_seconds=0), clock=clock) as client:
        opened = await client.open("here", "here")
        pass_time(client, clock, 1000 * IDLE)
        assert is_in_memory(client, opened)


async def test_there_are_never_two_of_the_same_table(server, clock):
    opened = await server.open("here", "here")
    held = await server.server.tables.get(opened.id)  # as a request does that is under way
    pass_time(server, clock)
    assert server.server.tables.peek(opened.id) is held
    del held
    await let_leave(server, clock, opened)


async def test_neither_do_too_many_tables_make_one_leave_that_is_held_or_needed(quiet):
    async with serving(quiet.changed(tables_in_memory=2)) as client:
        first, timed = await client.open("here", "here"), await client.open("here", "here", settings={"clock": MOVE})
        assert (await act(client, timed, "the-clock-runs")).status == 200
        held = await client.server.tables.get(first.id)
        others = [await client.open("here", "here") for _ in range(3)]
        assert client.server.tables.peek(first.id) is held
        assert is_in_memory(client, timed) and not is_in_memory(client, others[0])


async def test_a_refused_request_does_not_keep_a_table(server, clock):
    opened = await server.open("here", "here")
    others = asyncio.all_tasks()
    with no_search_for_garbage():
        refused = await server.act(opened.id, opened.tokens[0], 99, "end_turn")
        assert refused.status == 409
        assert (await server.ask("GET", f"/tables/{opened.id}/state", token="wrong" * 6)).status == 403
        while asyncio.all_tasks() - others:  # the tasks of the requests end after their answers
            await asyncio.sleep(0)
        await let_leave(server, clock, opened)


async def test_garbage_that_holds_a_table_is_looked_for(server, clock):
    opened = await server.open("here", "here")
    cycle: list[Any] = [await server.server.tables.get(opened.id)]
    cycle.append(cycle)
    del cycle
    await let_leave(server, clock, opened)


async def test_no_table_leaves_while_it_could_not_be_read_again(server, clock, monkeypatch):
    opened = await server.open("here", "here")
    with monkeypatch.context() as patch:
        patch.setattr(type(server.server.store.outage), "lasts", True)
        pass_time(server, clock)
        assert is_in_memory(server, opened)
    await let_leave(server, clock, opened, 0)


# --- what keeps a table ----------------------------------------------------------------------------------------------


async def test_a_bot_that_thinks_keeps_a_table(server, clock, monkeypatch):
    thought: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    monkeypatch.setattr(server.server.bots.queue, "think", lambda flow, work: thought)
    opened = await server.open("here", {"kind": "bot", "level": "page"}, settings={"first": "given"})
    while not server.server.tables.peek(opened.id).thinking:
        assert (await act(server, opened, server.request())).status == 200
    pass_time(server, clock, 10 * IDLE)
    assert is_in_memory(server, opened)
    thought.cancel()


async def test_a_table_where_a_worker_is_to_move_stays_so_that_the_move_is_heard_of(server, clock, monkeypatch):
    monkeypatch.setattr(server.server.bots, "wake", lambda *_: None)
    opened = await server.open("here", {"kind": "bot", "level": "page"}, settings={"first": "given"})
    while server.server.tables.peek(opened.id).bot_to_move() is None:
        assert (await act(server, opened, server.request())).status == 200
    pass_time(server, clock, 10 * IDLE)
    assert is_in_memory(server, opened)


async def test_a_clock_that_runs_keeps_a_table(server, clock):
    opened = await server.open("here", "here", settings={"clock": MOVE})
    await let_leave(server, clock, opened)  # nobody has moved yet
    assert (await act(server, opened, "the-first-move")).status == 200
    pass_time(server, clock, 59 * 60 * SECOND)
    assert is_in_memory(server, opened)
    clock.time += 60 * SECOND
    await server.server.timekeeper.look()
    assert "time" in [seat["stand_in"] for seat in (await info(server, opened))["seats"]]


async def test_people_at_another_process_keep_a_table(quiet, clock, monkeypatch):
    async with serving(quiet, clock=clock) as one, serving(quiet, clock=clock) as two:
        opened = await one.open("here", "here")
        await two.state(opened.id)
        socket, _ = await one.live(opened.id, opened.tokens[0])
        await carry(one, two, opened.id, monkeypatch)
        pass_time(two, clock)
        assert is_in_memory(two, opened)
        await socket.close()
        pass_time(one, clock)
        assert is_in_memory(one, opened)  # that they have left is not announced yet
        await carry(one, two, opened.id, monkeypatch)
        for client in (one, two):
            await let_leave(client, clock, opened)


async def test_a_notice_that_is_due_keeps_a_table(quiet, clock):
    async with serving(quiet.changed(push_hosts="127.0.0.1", notice_seconds=3600.0), clock=clock) as client:
        opened = await client.open("here", "here")
        assert client.server.notices._due
        pass_time(client, clock, 10 * IDLE)
        assert is_in_memory(client, opened)
        socket, _ = await client.live(opened.id, *opened.tokens.values())
        await pass_turn(client, opened, wait=False)  # the next one is here
        assert not client.server.notices._due
        await socket.close()
        await let_leave(client, clock, opened)


# --- what must not get lost or happen twice --------------------------------------------------------------------------


async def test_a_repeated_request_is_known_after_the_table_has_left(server, clock):
    opened = await server.open("here", "here")
    (seat,) = (await info(server, opened))["deciders"]
    path, words = f"/tables/{opened.id}/chat", {"text": "Hello", "request": "said-only-once"}
    first = await server.act(opened.id, opened.tokens[seat], 0, "end_turn", request="only-once")
    said = await server.post(path, words, opened.tokens[0])
    await let_leave(server, clock, opened)
    again = await server.act(opened.id, opened.tokens[seat], 0, "end_turn", request="only-once")
    assert (again.status, again.json()["events"]) == (200, first.json()["events"])
    pass_time(server, clock)
    assert await server.post(path, words, opened.tokens[0]) == said
    assert (await info(server, opened))["ply"] == 1 and len((await server.get(path))["lines"]) == 1
    pass_time(server, clock)
    reused = await server.act(opened.id, opened.tokens[1 - seat], 1, "end_turn", request="only-once")
    assert (reused.status, reused.json()["type"]) == (409, "/problems/request-reused")


async def test_an_absent_person_is_noticed_although_the_table_has_left(server, clock):
    opened = await server.open("here", "here", settings={"away": 8})
    (seat,) = (await info(server, opened))["deciders"]
    for number in (0, 1):
        socket, _ = await server.live(opened.id, opened.tokens[number])
        await socket.close()
    await let_leave(server, clock, opened)
    clock.time += 2 * 60 * SECOND
    socket, _ = await server.live(opened.id, opened.tokens[1 - seat])  # 7 minutes after the other has left
    await server.server.timekeeper.look()
    assert (await info(server, opened))["seats"][seat]["stand_in"] is None
    clock.time += 60 * SECOND
    await server.server.timekeeper.look()
    assert (await info(server, opened))["seats"][seat]["stand_in"] == "away"
    await socket.close()


async def test_a_person_who_never_came_is_noticed_too(server, clock):
    opened = await server.open("here", "here", settings={"away": 5})
    (seat,) = (await info(server, opened))["deciders"]
    await let_leave(server, clock, opened)
    socket, _ = await server.live(opened.id, opened.tokens[1 - seat])
    await server.server.timekeeper.look()
    assert (await info(server, opened))["seats"][seat]["stand_in"] == "away"
    await socket.close()


async def test_absences_are_not_taken_for_those_of_other_seats(quiet, clock):
    """Seats are drawn when the game begins, here at another process while the table has left memory."""
    async with serving(quiet, clock=clock) as one, serving(quiet, clock=clock) as two:
        opened = await one.open("here", "link", settings={"first": "random"})
        socket, _ = await one.live(opened.id, opened.tokens[0])
        await socket.close()
        assert present(one.server.tables.peek(opened.id)).seen
        present(
            one.server.tables.peek(opened.id)
        ).announced = None  # as if it was announced that nobody is here any more
        await let_leave(one, clock, opened)
        await two.post(f"/tables/{opened.id}/seats/1/claim", {"invite": opened.invitations[1]})
        assert (await info(one, opened))["status"] == "running"
        assert present(one.server.tables.peek(opened.id)).seen == {}


async def test_absences_of_the_tables_that_left_last_are_kept(server, clock, monkeypatch):
    monkeypatch.setattr(memory, "MOST_ABSENCES", 2)
    absences = Absences()
    for name in "abc":
        absences.note(name, Absence(1, True, ()))
    absences.note("d", None)
    assert len(absences) == 2
    over, alone = await server.open("here", "here"), await server.open("here", {"kind": "bot", "level": "page"})
    assert (await server.change(over.id, over.tokens[0], "concede")).status == 200
    for opened in (over, alone):  # nobody is waited for there
        table = await server.server.tables.get(opened.id)
        assert Absence.of(table) is None


async def test_a_turn_is_told_once_although_the_table_has_left(quiet, clock):
    with push_service() as service:
        async with serving(quiet.changed(push_hosts="127.0.0.1", notice_seconds=0.0), clock=clock) as client:
            opened = await client.open("here", "here")
            await sent(client)
            browser = service.browser()
            await client.post("/notices/push", browser.request(seats=wish(opened, 0, 1)))
            for told in range(1, 4):
                seat = await pass_turn(client, opened)
                await let_leave(client, clock, opened)
                state = await client.state(opened.id, opened.tokens[seat])
                first = next(action for action in state["view"]["actions"] if action["kind"] != "end_turn")
                await client.act(opened.id, opened.tokens[seat], state["ply"], first["id"])
                await sent(client)
                assert len(service.messages(browser)) == told


async def test_a_table_that_comes_back_knows_when_each_turn_began(server, clock):
    """Where all decide at once others act on, but a turn has its own number: by that it is told only once."""
    opened = await server.open("here", "here", "here", game="dice")
    seat = (await info(server, opened))["deciders"][0]
    for _ in range(3):
        state = await server.state(opened.id, opened.tokens[seat])
        if state["view"]["viewer"] not in state["view"]["deciders"]:
            break
        await server.act(opened.id, opened.tokens[seat], state["ply"], state["view"]["actions"][0]["id"])
    others = {number: 0 for number in opened.tokens if number != seat}
    turns = server.server.tables.peek(opened.id).turns
    assert turns.items() >= others.items() and (await info(server, opened))["ply"] > 0
    await let_leave(server, clock, opened)
    assert (await server.server.tables.get(opened.id)).turns == turns


async def test_after_leaving_a_table_is_what_another_process_has_made_of_it(quiet, clock):
    async with serving(quiet, clock=clock) as one, serving(quiet, clock=clock) as two:
        opened = await one.open("here", "here")
        assert (await act(one, opened, "by-the-one")).status == 200
        await let_leave(one, clock, opened)
        assert (await act(two, opened, "by-the-other")).status == 200
        assert await answers(one, opened) == await answers(two, opened)
        repeated = await one.act(opened.id, opened.tokens[0], 0, "end_turn", request="by-the-other")
        assert repeated.status in (200, 409)  # 409: it was the other seat's
        assert (await info(one, opened))["ply"] == 2


async def test_what_is_told_of_a_table_while_it_is_read_is_not_missed(quiet, clock, monkeypatch):
    async with serving(quiet, clock=clock) as one, serving(quiet, clock=clock) as two:
        opened = await one.open("here", "here")
        read, go_on = asyncio.Event(), asyncio.Event()
        load = two.server.store.load

        async def slow(name: str) -> Any:
            found = await load(name)
            read.set()
            await go_on.wait()
            return found

        monkeypatch.setattr(two.server.store, "load", slow)
        asking = asyncio.create_task(two.state(opened.id))
        await read.wait()
        assert (await act(one, opened, "meanwhile")).status == 200
        told = asyncio.create_task(two.server._handle_notice(opened.id, "1"))
        await asyncio.sleep(0)
        go_on.set()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(asking, told)
        assert present(two.server.tables.peek(opened.id)).ply == 1


# --- at rest ---------------------------------------------------------------------------------------------------------


async def test_a_table_at_rest_lets_go_of_what_can_be_made_again(server, clock):
    opened = await server.open("here", "here")
    await server.play(opened, plies=LATEST + 20)
    socket, _ = await server.live(opened.id, opened.tokens[0])
    before = await answers(server, opened)
    table = server.server.tables.peek(opened.id)
    assert table._cache and table.events.first == 0
    pass_time(server, clock, memory.REST - 1)
    assert table._cache
    pass_time(server, clock, 1)
    assert not table._cache and not table.viewers and table.events.first > 0  # although somebody is connected
    assert await answers(server, opened) == before
    assert table.events.first == 0  # somebody has asked for the whole log
    await socket.close()


async def test_a_finished_game_is_forgotten_with_all_its_positions(server, clock):
    opened = await server.open("here", "here")
    await server.finish(opened)
    story = await server.get(f"/tables/{opened.id}/story")
    pass_time(server, clock, IDLE - 1)
    assert server.server.tables._finished
    pass_time(server, clock, 1)
    assert not server.server.tables._finished
    assert await server.get(f"/tables/{opened.id}/story") == story


def test_a_log_is_shortened_to_what_a_new_client_gets():
    events = EventLog(0)
    for number in range(LATEST + 10):
        events.add({-1: b"%d" % number, 0: b"secret %d" % number} if number % 2 else {-1: b"%d" % number})
    latest, everything = events.latest(0), events.after(-1, 0)
    events.shorten()
    assert events.latest(0) == latest and events.first == 9
    assert events.after(LATEST, 0) == everything[LATEST + 1 :]
    events.complete([{-1: b"%d" % number} for number in range(LATEST)])
    assert events.first == 0 and events.after(-1, -1) == [b"%d" % number for number in range(LATEST + 10)]
    shorter = EventLog(5)
    shorter.shorten()
    assert shorter.first == 5


def test_json_that_is_kept_takes_no_more_than_its_bytes():
    value = {"ply": 7, "lines": ["x" * 100]}
    tracemalloc.start()
    try:
        kept = [encoded(value) for _ in range(100)]
        size, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert size < 2 * len(kept) * sys.getsizeof(kept[0])


# --- the task --------------------------------------------------------------------------------------------------------


async def test_the_task_looks_again_and_again_and_gives_memory_back(server, monkeypatch):
    monkeypatch.setattr(memory, "CHECK", 0.0)
    looks: list[str] = []
    task = Memory(server.server.tables, 60.0)
    monkeypatch.setattr(task, "look", lambda: looks.append("look"))
    monkeypatch.setattr(task, "_trim", lambda: looks.append("trim"))
    running = asyncio.create_task(task.run())
    async with asyncio.timeout(PATIENCE):
        while looks.count("trim") < 2:
            await asyncio.sleep(0.001)
    running.cancel()
    assert looks[: 2 * memory.TRIM + 2] == 2 * [*["look"] * memory.TRIM, "trim"]
    memory._find_trim()()  # whatever the C library is


def test_memory_of_a_socket_is_free_when_its_parser_is_closed():
    """What ``Socket.connection_lost`` relies on: without that, its protocol is garbage that only a search finds."""
    with no_search_for_garbage():
        protocol = ServerProtocol()
        gone = weakref.ref(protocol)
        protocol.parser.close()
        del protocol
        assert gone() is None
