"""What is stored: everything that was shown, in one linear history, and a table comes back from it byte for byte."""

import asyncio
from dataclasses import replace

import pytest
from psycopg import AsyncConnection
from sqlalchemy import text

from duchy.server.settings import Settings
from duchy.server.storage import database
from duchy.server.storage.journal import Conflict
from duchy.server.storage.models import metadata
from duchy.server.storage.notifications import Listener
from tests.support.patience import PATIENCE
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


async def answers(client: Client, opened: Opened) -> list[bytes]:
    """Everything that a table says, to everybody."""
    paths = ("", "/state", "/view", "/log")
    tokens = (None, *opened.tokens.values())
    return [(await client.ask("GET", f"/tables/{opened.id}{path}", token=t)).body for path in paths for t in tokens]


@pytest.mark.slow
async def test_a_table_comes_back_from_its_log(settings):
    async with serving(settings) as client:
        opened = await client.open("here", "here", "here", setup="expert", choice="sealed", estates="dealt")
        await client.play(opened, plies=120)
        seen = await client.state(opened.id)
        (seat,) = seen["table"]["deciders"]
        for _ in range(2):
            seen = await client.state(opened.id, opened.tokens[seat])
            quiet = [action["id"] for action in seen["view"]["actions"] if not action.get("reveals")]
            if quiet:
                await client.act(opened.id, opened.tokens[seat], seen["ply"], quiet[0], request=f"before-{seen['ply']}")
                await client.undo(opened.id, opened.tokens[seat], seen["ply"] + 1)
        before = await answers(client, opened)
    async with serving(settings) as client:
        assert await answers(client, opened) == before
        later = await client.play(opened, plies=160)
        assert later["ply"] == 160


@pytest.mark.slow
async def test_a_request_is_remembered_across_a_restart(settings):
    async with serving(settings) as client:
        opened = await client.open("here", "here")
        (seat,) = (await client.state(opened.id))["table"]["deciders"]
        first = await client.act(opened.id, opened.tokens[seat], 0, "end_turn", request="only-once")
    async with serving(settings) as client:
        again = await client.act(opened.id, opened.tokens[seat], 0, "end_turn", request="only-once")
        assert again.status == 200 and again.json()["events"] == first.json()["events"]
        assert (await client.state(opened.id))["ply"] == 1


@pytest.mark.slow
async def test_who_sits_where_comes_back_too(settings):
    async with serving(settings) as client:
        opened = await client.open("here", "link", "link")
        seat = await client.post(f"/tables/{opened.id}/seats/1/claim", {"invite": opened.invitations[1], "name": "Bo"})
        before = await client.get(f"/tables/{opened.id}")
    async with serving(settings) as client:
        assert await client.get(f"/tables/{opened.id}") == before
        assert (await client.state(opened.id, seat["token"]))["viewer"] == 1
        await client.post(f"/tables/{opened.id}/seats/2/claim", {"invite": opened.invitations[2]})


@pytest.mark.slow
async def test_lists_tell_the_same_with_and_without_the_tables_in_memory(settings):
    async with serving(settings) as client:
        opened = await client.open("here", "bot", settings={"listed": True})
        await client.finish(opened)
        listed = await client.get("/tables")
    async with serving(settings) as client:
        assert await client.get("/tables") == listed
        assert listed["tables"][0]["results"] is not None


async def test_of_two_processes_one_wins_a_ply_and_the_other_takes_it_over(settings):
    """Two servers on one file, which do not hear from each other: the key of the log decides."""
    async with serving(settings) as one, serving(settings) as other:
        opened = await one.open("here", "here")
        (seat,) = (await one.state(opened.id))["table"]["deciders"]
        token = opened.tokens[seat]
        assert (await other.state(opened.id))["ply"] == 0
        assert (await one.act(opened.id, token, 0, "end_turn", request="by-the-one")).status == 200
        late = await other.act(opened.id, token, 0, "end_turn", request="by-the-other")
        assert late.status == 409 and late.json()["ply"] == 1
        repeated = await other.act(opened.id, token, 0, "end_turn", request="by-the-one")
        assert repeated.status == 200
        assert (await other.state(opened.id, token))["view"] == (await one.state(opened.id, token))["view"]


async def test_of_two_processes_one_seats_a_guest(settings):
    async with serving(settings) as one, serving(settings) as other:
        opened = await one.open("here", "link")
        await other.state(opened.id)
        path, body = f"/tables/{opened.id}/seats/1/claim", {"invite": opened.invitations[1]}
        assert (await one.ask("POST", path, body)).status == 200
        late = await other.ask("POST", path, body)
        # With PostgreSQL the other may have heard of it: then the invitation is used up, or the seat is taken by then.
        told = {"/problems/started": 409, "/problems/wrong-invitation": 403, "/problems/seat-taken": 409}
        assert late.status == told[late.json()["type"]]
        async with asyncio.timeout(PATIENCE):
            while (await other.get(f"/tables/{opened.id}"))["status"] != "running":
                await asyncio.sleep(0.01)


@pytest.mark.slow
async def test_a_rematch_opened_by_two_processes_is_one_table(settings):
    async with serving(settings) as one, serving(settings) as other:
        opened = await one.open("here", "here")
        await one.finish(opened)
        await other.state(opened.id)
        found = await asyncio.gather(
            one.post(f"/tables/{opened.id}/rematch", token=opened.tokens[0]),
            other.post(f"/tables/{opened.id}/rematch", token=opened.tokens[1]),
        )
        assert found[0]["table"]["id"] == found[1]["table"]["id"]


async def test_a_table_that_nobody_uses_leaves_memory_and_comes_back(database_url):
    async with serving(Settings(database_url=database_url, tables_in_memory=3, pace=0)) as client:
        tables = [await client.open("here", "here") for _ in range(6)]
        socket, _ = await client.live(tables[-1].id)
        assert len(client.server.tables.all()) == 3
        for opened in tables:
            assert (await client.state(opened.id, opened.tokens[1]))["viewer"] == 1
        assert tables[-1].id in {table.id for table in client.server.tables.all()}
        await socket.close()


@pytest.mark.slow
async def test_earlier_events_of_a_table_that_was_loaded_are_brought_back(settings):
    async with serving(settings) as client:
        opened = await client.open("here", "here")
        await client.play(opened, plies=70)
        whole = await client.get(f"/tables/{opened.id}/log")
    async with serving(settings) as client:
        latest = (await client.state(opened.id))["events"]
        assert latest == whole["events"][-len(latest) :] and len(latest) < 70
        assert await client.get(f"/tables/{opened.id}/log?before=10") == {"events": whole["events"][:10]}
        assert await client.get(f"/tables/{opened.id}/log") == whole


async def test_when_storing_fails_nothing_is_shown_and_nothing_is_lost(client, monkeypatch):
    opened = await client.open("here", "here")
    (seat,) = (await client.state(opened.id))["table"]["deciders"]
    token = opened.tokens[seat]
    append = client.server.store.append

    async def stored_but_never_told(*arguments):
        await append(*arguments)
        raise ConnectionError("the line is dead")

    async def never_stored(*arguments):
        raise ConnectionError("the line is dead")

    monkeypatch.setattr(client.server.store, "append", never_stored)
    assert (await client.act(opened.id, token, 0, "end_turn", request="first-try")).status == 500
    assert (await client.state(opened.id))["ply"] == 0
    monkeypatch.setattr(client.server.store, "append", stored_but_never_told)
    assert (await client.act(opened.id, token, 0, "end_turn", request="second-try")).status == 500
    assert (await client.state(opened.id))["ply"] == 0
    monkeypatch.setattr(client.server.store, "append", append)
    assert (await client.act(opened.id, token, 0, "end_turn", request="second-try")).status == 200
    assert (await client.state(opened.id))["ply"] == 1


async def test_a_seat_that_another_process_gave_to_a_bot_is_not_free(settings):
    async with serving(settings) as client:
        opened = await client.open("here", "link", "link")
        table, store = await client.server.tables.get(opened.id), client.server.store
        free = table.seats[1]
        bot = replace(free, kind="bot", level="page", name="Robert")
        await store.fill(opened.id, [bot], table.head)  # this process has not heard of it
        reply = await client.ask("POST", f"/tables/{opened.id}/seats/1/claim", {"invite": opened.invitations[1]})
        assert (reply.status, reply.json()["type"]) == (409, "/problems/seat-taken")
        for storing in (store.fill(opened.id, [bot], table.head), store.invite(opened.id, 1, "b2" * 32)):
            with pytest.raises(Conflict):
                await storing
        known = (await client.ask("GET", f"/tables/{opened.id}")).json()["seats"][1]
        assert (known["kind"], known["name"]) == ("bot", "Robert")


# --- the schema ------------------------------------------------------------------------------------------------------


async def test_the_revisions_lead_to_the_schema_that_the_code_knows(tmp_path):
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    engine = database.open_engine(f"sqlite:///{tmp_path / 'new.sqlite3'}")
    await database.migrate(engine)
    await database.migrate(engine)  # again: nothing is left to do
    async with engine.connect() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
    await engine.dispose()
    assert differences == []


async def test_sqlite_is_opened_so_that_a_commit_is_on_the_disk(client):
    async with client.server.engine.connect() as connection:
        found = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in ("journal_mode", "synchronous")
        ]
    assert found == ["wal", 2]


@pytest.mark.postgres
@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+asyncpg"])
@pytest.mark.parametrize("name", ["ssl", "sslmode"])
async def test_an_address_may_ask_for_encryption(name, scheme, database_url):
    """Hosts of databases give ``sslmode``, settings of earlier versions ``ssl`` and another driver; all are read."""
    listens = asyncio.Event()

    async def heard(table: str, what: str) -> None:
        raise AssertionError("nothing is told")

    async def missed() -> None:
        listens.set()

    engine = database.open_engine(f"{scheme}{database_url.removeprefix('postgresql')}?{name}=prefer")
    listening = asyncio.create_task(Listener(engine, heard, missed).run())
    async with engine.connect() as connection:
        assert await connection.scalar(text("SELECT 1")) == 1
    async with await AsyncConnection.connect(database.address_for_libpq(engine.url)) as other:
        assert await (await other.execute("SELECT 1")).fetchone() == (1,)
    async with asyncio.timeout(PATIENCE):
        await listens.wait()
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    await engine.dispose()
