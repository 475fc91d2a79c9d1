"""Outages: the file is locked, the disk is full, PostgreSQL is away. Refused for the moment, nothing lost, one line."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import psycopg.errors
import pytest
from sqlalchemy import event, exc, text

from duchy.server import health
from duchy.server.background import Background
from duchy.server.live.connection import TRY_AGAIN_LATER
from duchy.server.settings import Settings
from duchy.server.storage import outages
from duchy.server.storage.outages import is_outage
from duchy.server.storage.sqlite_writer import SqliteWriter
from tests.support.asgi import Reply, SocketClosed
from tests.support.patience import PATIENCE
from tests.support.postgres import Cluster
from tests.support.server import Client, Opened, is_well, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


@pytest.fixture(autouse=True)
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[logging.LogRecord]]:
    """What is logged; nobody waits long in these tests."""
    monkeypatch.setattr(health, "PROBE", 0.05)
    monkeypatch.setattr(health, "KEPT", 0.0)
    monkeypatch.setattr(outages, "MOMENT", 0.01)
    found: list[logging.LogRecord] = []
    keeper = logging.Handler(logging.WARNING)
    keeper.emit = found.append  # type: ignore[assignment, method-assign]
    logging.getLogger("duchy").addHandler(keeper)
    yield found
    logging.getLogger("duchy").removeHandler(keeper)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@asynccontextmanager
async def on_file(file: Path) -> AsyncIterator[Client]:
    async with serving(Settings(database_url=f"sqlite:///{file}", bot_pause=0, pace=0)) as client:
        yield client


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another process writes to the file, and does not come to an end."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def slug(reply: Reply) -> str:
    return str(reply.json()["type"]).removeprefix("/problems/")


async def end_turn(client: Client, opened: Opened, **more: str) -> Reply:
    seen = await client.state(opened.id)
    (seat,) = seen["view"]["deciders"]
    return await client.act(opened.id, opened.tokens[seat], seen["ply"], "end_turn", **more)


def outage_lines(lines: list[logging.LogRecord]) -> list[str]:
    assert not any(record.exc_info for record in lines), [record.getMessage() for record in lines]
    return [record.getMessage() for record in lines if record.name == "duchy.server.storage.outages"]


# --- SQLite ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_while_the_file_is_locked_writers_are_refused_and_nothing_is_applied(file: Path, lines) -> None:
    async with on_file(file) as client:
        opened = await client.open("here", "here")
        with locked(file):
            first = await end_turn(client, opened, request="first-try")
            assert (first.status, slug(first), first.header("retry-after")) == (503, "unavailable", "5")
            assert first.header("content-type") == "application/problem+json"
            replies = await asyncio.gather(*(end_turn(client, opened) for _ in range(20)))
            assert {slug(reply) for reply in replies} == {"unavailable"}
            assert (await client.state(opened.id))["ply"] == 0
            sick = await client.ask("GET", "/health")
            assert (sick.status, sick.json()["status"], sick.json()["database"]) == (503, "degraded", "read-only")
            assert (await client.ask("GET", "/health/live")).status == 200
        await is_well(client)
        assert (await end_turn(client, opened, request="first-try")).status == 200
        assert (await client.state(opened.id))["ply"] == 1
    began, ended = outage_lines(lines)
    assert "database is locked" in began and "can be used again" in ended


@pytest.mark.slow
async def test_while_it_is_locked_writers_do_not_wait_for_each_other(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each would wait for the lock as long as the first, one after the other."""
    waited: list[int] = []
    patiently = SqliteWriter._store_patiently

    def counted(self, writes):
        waited.append(1)
        return patiently(self, writes)

    monkeypatch.setattr(SqliteWriter, "_store_patiently", counted)
    async with on_file(file) as client:
        tables = [await client.open("here", "here") for _ in range(6)]
        with locked(file):
            replies = await asyncio.gather(*(end_turn(client, opened) for opened in tables))
            assert [reply.status for reply in replies] == [503] * 6
            assert len(waited) <= 2
        await is_well(client)


def limit_size(client: Client, pages: int) -> Callable[[], None]:
    """Let the file not grow beyond so many pages, as a full disk would; what is returned lifts that."""
    writer, limit = client.server.journal._writer, [pages]
    assert isinstance(writer, SqliteWriter)

    def limited(connection, *_) -> None:
        connection.execute(f"PRAGMA max_page_count={limit[0]}")

    for engine in (writer._at_once, writer._patient):
        event.listen(engine, "checkout", limited)

    def lift() -> None:
        limit[0] = 1_000_000

    return lift


@pytest.mark.slow
async def test_on_a_full_disk_writers_are_refused_and_go_on_when_there_is_space(file: Path, lines) -> None:
    wish = {"game": "burgundy", "seats": [{"kind": "here"}, {"kind": "here"}]}
    async with on_file(file) as client:
        lift = limit_size(client, 1)
        acknowledged = []
        async with asyncio.timeout(PATIENCE):
            while (reply := await client.ask("POST", "/tables", wish)).status < 300:  # the last pages have space left
                acknowledged.append(reply.json()["table"]["id"])
        assert (reply.status, slug(reply)) == (503, "unavailable")
        assert [(await client.ask("POST", "/tables", wish)).status for _ in range(5)] == [503] * 5
        assert len(client.server.tables.all()) == len(acknowledged)
        assert (await client.ask("GET", "/health")).json()["database"] == "read-only"
        lift()
        await is_well(client)
        acknowledged.append((await client.open("here", "here")).id)
    async with on_file(file) as client:
        for table in acknowledged:
            assert (await client.state(table))["ply"] == 0
    began, ended = outage_lines(lines)
    assert "full" in began and "again" in ended


@pytest.mark.slow
async def test_a_socket_is_told_of_an_outage_and_stays(file: Path) -> None:
    async with on_file(file) as client:
        opened = await client.open("here", "here")
        (seat,) = (await client.state(opened.id))["view"]["deciders"]
        socket, _ = await client.live(opened.id, opened.tokens[seat])
        action = {"type": "action", "ply": 0, "action": "end_turn", "request": "by-socket"}
        with locked(file):
            socket.send(action)
            told = await socket.receive()
            assert (told["type"], told["request"]) == ("problem", "by-socket")
            assert (told["problem"]["type"], told["problem"]["status"]) == ("/problems/unavailable", 503)
        await is_well(client)
        socket.send(action)
        assert (await socket.receive())["ply"] == 1
        await socket.close()


@pytest.mark.slow
async def test_a_table_that_cannot_be_loaded_takes_its_socket_later(file: Path, monkeypatch, lines) -> None:
    async with on_file(file) as client:
        opened = await client.open("here", "here")
    async with on_file(file) as client:
        with monkeypatch.context() as broken:
            broken.setattr(health.Checks, "_try_database", never)
            broken.setattr(type(client.server.engine).__base__, "connect", refuse)
            assert slug(await client.ask("GET", f"/tables/{opened.id}")) == "unavailable"
            socket = await client.asgi.socket(f"/api/tables/{opened.id}/live")
            with pytest.raises(SocketClosed) as closed:
                await socket.receive()
            assert closed.value.code == TRY_AGAIN_LATER
        await is_well(client)
        assert (await client.state(opened.id))["ply"] == 0
    assert len(outage_lines(lines)) == 2


async def never(self, size: int) -> str:
    return "unreachable"


def refuse(*_: object) -> None:
    raise ConnectionRefusedError("nobody is there")


@pytest.mark.slow
async def test_bots_play_on_after_an_outage(file: Path, lines) -> None:
    async with on_file(file) as client:
        opened = await client.open("here", {"kind": "bot", "level": "squire"}, {"kind": "bot", "level": "squire"})
        await client.play(opened, plies=2)
        table = await client.server.tables.get(opened.id)
        while table.bot_to_move() is None:
            assert (await end_turn(client, opened)).status == 200
            if table.bot_to_move():
                with locked(file):
                    async with asyncio.timeout(PATIENCE):
                        await client.server.engine.outage.begun()
                break
        await is_well(client)
        before = table.ply
        async with asyncio.timeout(PATIENCE):
            while table.ply == before and table.bot_to_move():
                await asyncio.sleep(0.01)
    outage_lines(lines)


# --- what is an outage -----------------------------------------------------------------------------------------------


def sqlite_error(code: int) -> exc.OperationalError:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = code
    return exc.OperationalError("SELECT 1", {}, error)


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (ConnectionRefusedError(), True),
        (TimeoutError(), True),
        (psycopg.errors.CannotConnectNow("starting up"), True),
        (psycopg.errors.AdminShutdown("terminating connection"), True),
        (psycopg.errors.DiskFull("no space"), True),
        (psycopg.OperationalError("connection failed: connection refused"), True),
        (exc.OperationalError("SELECT 1", {}, psycopg.OperationalError("the server closed the connection")), True),
        (psycopg.InterfaceError("the connection is closed"), True),
        (psycopg.errors.UniqueViolation("twice"), False),
        (exc.IntegrityError("INSERT", {}, psycopg.errors.UniqueViolation("twice")), False),
        (psycopg.errors.UndefinedTable("no such table"), False),
        (psycopg.errors.StringDataRightTruncation("too long"), False),
        (psycopg.ProgrammingError("the query has 0 placeholders but 1 parameters were passed"), False),
        (sqlite_error(sqlite3.SQLITE_IOERR | (3 << 8)), True),
        (sqlite_error(sqlite3.SQLITE_FULL), True),
        (sqlite_error(sqlite3.SQLITE_ERROR), False),
        (exc.TimeoutError("no connection is free"), True),
        (RuntimeError("a fault of ours"), False),
    ],
)
def test_an_outage_is_told_from_a_fault(error: Exception, expected: bool) -> None:
    assert is_outage(error) is expected


# --- background tasks ------------------------------------------------------------------------------------------------


async def test_a_background_task_that_fails_begins_again_and_shows_meanwhile(lines, monkeypatch) -> None:
    monkeypatch.setattr("duchy.server.background.FIRST_PAUSE", 0.01)
    background, attempts, third = Background(), [], asyncio.Event()

    async def work() -> None:
        attempts.append(set(background.failing))
        if len(attempts) < 3:
            raise ZeroDivisionError("a fault")
        third.set()
        await asyncio.Event().wait()

    background.forever("work", work)
    async with asyncio.timeout(PATIENCE):
        while not background.failing:
            await asyncio.sleep(0)
        await third.wait()
    assert background.failing == set()
    assert [record.getMessage() for record in lines] == ["the background task 'work' failed"] * 2
    await background.close()


async def test_a_failed_task_or_a_lost_bot_shows_in_the_health(client: Client, monkeypatch) -> None:
    async def fails() -> None:
        raise ZeroDivisionError("a fault")

    client.server.background.once("doomed", fails)
    await asyncio.sleep(0)
    reply = await client.ask("GET", "/health")
    assert (reply.status, reply.json()["tasks"]) == (503, "failed")
    client.server.background.failing.clear()
    monkeypatch.setattr(client.server.bots.queue, "longest_thought", lambda: 1e6)
    assert (await client.ask("GET", "/health")).json()["bots"] == "stuck"


async def test_many_who_ask_for_the_health_share_a_check(client: Client, monkeypatch) -> None:
    monkeypatch.setattr(health, "KEPT", 60.0)
    looks = []
    look = health.Checks._look

    def counted(self):
        looks.append(1)
        return look(self)

    monkeypatch.setattr(health.Checks, "_look", counted)
    replies = await asyncio.gather(*(client.ask("GET", "/health") for _ in range(30)))
    assert {reply.status for reply in replies} == {200} and len(looks) == 1


# --- PostgreSQL ------------------------------------------------------------------------------------------------------


@pytest.mark.postgres
async def test_after_postgresql_was_stopped_twice_two_servers_agree(
    settings: Settings, postgres: Cluster, lines
) -> None:
    """The listener once ended for good when the database went away a second time while tables were caught up."""
    async with serving(settings) as one, serving(settings) as other:
        opened = await one.open("here", "here")
        watching, _ = await other.live(opened.id)
        for ply in (1, 3):
            assert (await end_turn(one, opened)).status == 200
            assert (await watching.receive())["ply"] == ply
            postgres.stop()
            refused = await end_turn(one, opened, request=f"in-outage-{ply}")
            assert (refused.status, slug(refused), refused.header("retry-after")) == (503, "unavailable", "5")
            assert (await other.ask("GET", "/health")).status == 503
            postgres.start()
            postgres.stop()
            await asyncio.sleep(0.2)
            postgres.start()
            await asyncio.gather(is_well(one), is_well(other))
            assert (await end_turn(one, opened, request=f"in-outage-{ply}")).status == 200
            async with asyncio.timeout(PATIENCE):
                assert (await watching.receive())["ply"] == ply + 1
            assert (await other.state(opened.id))["ply"] == (await one.state(opened.id))["ply"] == ply + 1
        assert one.server.listener.connected and other.server.listener.connected
        await watching.close()
    assert not any(record.exc_info for record in lines), [record.getMessage() for record in lines]
    assert len(lines) < 40


async def lose_listeners(client: Client) -> None:
    """Let the database end all connections on which servers listen."""
    async with client.server.engine.begin() as connection:
        ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        await connection.execute(text(f"{ended} WHERE datname = current_database() AND query LIKE 'LISTEN%'"))


@pytest.mark.postgres
async def test_what_a_server_could_not_hear_of_it_knows_when_it_hears_again(settings: Settings, monkeypatch) -> None:
    monkeypatch.setattr("duchy.server.storage.notifications.RECONNECT", 0.01)
    async with serving(settings) as one, serving(settings) as other:
        opened = await one.open("here", "here")
        assert (await other.state(opened.id))["ply"] == 0
        await asyncio.gather(is_well(one), is_well(other))
        listeners = one.server.listener, other.server.listener
        with monkeypatch.context() as deaf:
            deaf.setattr("duchy.server.storage.notifications.connect_alone", refuse)
            await lose_listeners(one)
            async with asyncio.timeout(PATIENCE):
                while any(listener.connected for listener in listeners):
                    await asyncio.sleep(0.01)
            assert (await end_turn(one, opened)).status == 200
            assert (await other.state(opened.id))["ply"] == 0
        async with asyncio.timeout(PATIENCE):
            while not all(listener.connected for listener in listeners):
                await asyncio.sleep(0.01)
        assert (await other.state(opened.id))["ply"] == 1


@pytest.mark.postgres
async def test_the_listener_survives_whatever_is_raised(settings: Settings, monkeypatch, lines) -> None:
    async with serving(settings) as client:
        await is_well(client)
        failures = iter([RuntimeError("a fault"), exc.DBAPIError("x", {}, Exception("y")), OSError("away")])
        looked = asyncio.Event()

        async def fails() -> None:
            await looked.wait()
            if error := next(failures, None):
                raise error

        monkeypatch.setattr(client.server.listener, "_missed", fails)
        monkeypatch.setattr("duchy.server.storage.notifications.RECONNECT", 0.01)
        client.server.listener.connected = False
        await lose_listeners(client)
        assert (await client.ask("GET", "/health")).json()["listener"] == "lost"
        looked.set()
        await is_well(client)
        assert next(failures, None) is None
    assert not [record for record in lines if "background task" in record.getMessage()], "it ended and began again"
