"""Removing what is old: which tables go, what goes with them, and that everybody at the others plays on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update

from duchy.server.settings import Settings
from duchy.server.storage.database import open_engine
from duchy.server.storage.journal import Journal
from duchy.server.storage.models import (
    ACCOUNTS,
    ADDRESSES,
    HIDDEN,
    SESSIONS,
    SUBSCRIBED_SEATS,
    SUBSCRIPTIONS,
    TABLES,
    TOLD,
    metadata,
)
from duchy.server.storage.store import now
from duchy.server.upkeep.housekeeper import Housekeeper
from duchy.server.upkeep.plan import DAY, STATUSES, Plan, count
from duchy.server.upkeep.pruner import Outcome, Pruner
from tests.support.asgi import Socket, SocketClosed
from tests.support.old import column, finished, furnished, grow_old, rows_of
from tests.support.patience import PATIENCE
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


@asynccontextmanager
async def pruner_of(settings: Settings) -> AsyncIterator[Pruner]:
    """A pruner of another process: it has no tables in memory."""
    engine = open_engine(settings.database_url)
    journal = Journal(engine)
    journal.start()
    try:
        yield Pruner(engine, journal)
    finally:
        await journal.close()
        await engine.dispose()


async def prune(settings: Settings, **plan: Any) -> Outcome:
    async with pruner_of(settings) as pruner:
        return await pruner.run(Plan(now(), **plan))


async def statuses(client: Client, tables: dict[str, Opened]) -> set[str]:
    """Those of some tables that are still there."""
    return {name for name, table in tables.items() if await rows_of(client, table.id)}


# --- which tables ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plan", "gone"),
    [
        ({}, set()),
        ({"days": 90}, {"open", "starting", "running", "closed"}),
        ({"days": 110}, set()),
        ({"finished_days": 90}, {"finished"}),
        ({"days": 90, "finished_days": 110}, {"open", "starting", "running", "closed"}),
        ({"days": 1, "finished_days": 1}, set(STATUSES)),
        ({"days": 90, "statuses": ("open", "closed")}, {"open", "closed"}),
    ],
)
async def test_tables_go_by_status_and_days_without_a_move(client, settings, plan, gone):
    tables = await furnished(client)
    fresh = await client.open("here", "here")
    await grow_old(client, *tables.values())
    async with client.server.engine.connect() as connection:
        counts = await connection.run_sync(count, Plan(now(), **plan))
    assert {status for status in STATUSES if counts[status].go} == gone
    outcome = await prune(settings, **plan)
    assert outcome.complete and outcome.tables == len(gone) and not outcome.changed
    assert {status for status in STATUSES if outcome.removed[status]} == gone
    assert await statuses(client, tables) == set(STATUSES) - gone
    assert (await client.state(fresh.id))["table"]["status"] == "running"


async def test_what_goes_and_what_stays_is_counted_with_its_age(client):
    tables = await furnished(client)
    fresh = await client.open("here", "link")
    await grow_old(client, *tables.values(), days=100)
    older = await client.open("here", "link")
    await grow_old(client, older, days=200)
    async with client.server.engine.connect() as connection:
        counts = await connection.run_sync(count, Plan(now(), days=30))
    assert (counts["open"].go, counts["open"].stay) == (2, 1)
    assert counts["open"].oldest == await column(client, older.id, "updated")
    assert counts["open"].newest == await column(client, tables["open"].id, "updated")
    assert (counts["finished"].go, counts["finished"].stay, counts["finished"].oldest) == (0, 1, None)
    assert fresh.id != older.id


async def test_nothing_is_left_of_a_table(client, settings):
    opened = await client.open({"kind": "here", "name": "Anna"}, "here", settings={"chat": "everyone"})
    await client.play(opened, plies=4)
    await client.post(f"/tables/{opened.id}/chat", {"text": "Hello", "request": client.request()}, opened.tokens[0])
    account = {"id": "a1", "name": "A", "key": "a", "password": "-", "created": 1}
    asked = {"id": "s1", "target": "https://push.example/1", "language": "en", "created": now()}
    async with client.server.engine.begin() as connection:
        await connection.execute(insert(ACCOUNTS), account)
        await connection.execute(insert(HIDDEN), {"account": "a1", "table": opened.id})
        await connection.execute(insert(SUBSCRIPTIONS), {**asked, "account": "a1"})
        await connection.execute(insert(SUBSCRIBED_SEATS), {"subscription": "s1", "table": opened.id, "seat": 0})
        await connection.execute(insert(TOLD), {"table": opened.id, "seat": 0, "ply": 1})
    before = await rows_of(client, opened.id)
    keys = [key for table in metadata.sorted_tables for key in table.foreign_keys if key.column.table is TABLES]
    children = {key.parent.table.name for key in keys}
    assert set(before) == children, "the test has a row of each kind that refers to a table"
    await grow_old(client, opened)
    await prune(settings, days=30)
    assert await rows_of(client, opened.id) == {}
    async with client.server.engine.connect() as connection:
        assert await connection.scalar(select(func.count()).select_from(ACCOUNTS)) == 1
        assert await connection.scalar(select(func.count()).select_from(SUBSCRIPTIONS)) == 1


# --- which stay ------------------------------------------------------------------------------------------------------


async def test_a_table_that_somebody_has_open_stays(client, settings):
    opened = await client.open("here", "here")
    await grow_old(client, opened)
    socket, _ = await client.live(opened.id)
    async with asyncio.timeout(PATIENCE):
        while await column(client, opened.id, "visited") is None:
            await asyncio.sleep(0.01)
    assert (await prune(settings, days=30)).tables == 0
    await socket.close()
    assert (await prune(settings, days=30)).tables == 0, "nor soon after they have gone"
    await grow_old(client, opened)
    assert (await prune(settings, days=30)).tables == 1


async def test_a_long_visit_is_stored_every_hour_and_not_more_often(settings):
    time = now()
    async with serving(settings, clock=lambda: time) as client:
        opened = await client.open("here", "here")
        await client.server.visits.look()
        assert await column(client, opened.id, "visited") is None
        socket, _ = await client.live(opened.id)
        first = time
        for step, stored in ((0, first), (1_800_000, first), (1_800_000, first + 3_600_000)):
            time += step
            await client.server.visits.look()
            assert await column(client, opened.id, "visited") == stored
        await socket.close()


async def test_a_table_where_people_still_talk_stays(client, settings):
    opened = await client.open("here", "here")
    await client.post(f"/tables/{opened.id}/chat", {"text": "Soon!", "request": client.request()}, opened.tokens[0])
    async with client.server.engine.begin() as connection:
        await connection.execute(update(TABLES).values(updated=now() - 100 * DAY))
    assert (await prune(settings, days=30)).tables == 0
    assert (await prune(settings, days=30, finished_days=30)).tables == 0
    await grow_old(client, opened)
    assert (await prune(settings, days=30)).tables == 1


@pytest.mark.parametrize("batch", [1, 20])
async def test_where_something_happens_after_the_choice_nothing_is_removed(client, settings, batch):
    tables = [await client.open("here", "here") for _ in range(3)]
    await grow_old(client, *tables)
    async with pruner_of(settings) as pruner:
        pruner.at_once = batch
        chosen = pruner._candidates

        async def and_then_somebody_moves(plan: Plan) -> Any:
            found = await chosen(plan)
            (seat,) = (await client.state(tables[1].id))["table"]["deciders"]
            assert (await client.act(tables[1].id, tables[1].tokens[seat], 0, "end_turn")).status == 200
            return found

        pruner._candidates = and_then_somebody_moves  # type: ignore[method-assign]
        outcome = await pruner.run(Plan(now(), days=30))
    assert (outcome.tables, outcome.changed) == (2, 1)
    assert [bool(await rows_of(client, table.id)) for table in tables] == [False, True, False]
    assert (await client.state(tables[1].id))["ply"] == 1


async def test_a_run_that_is_interrupted_goes_on_later(client, settings):
    tables = [await client.open("here", "link") for _ in range(5)]
    await grow_old(client, *tables)
    async with pruner_of(settings) as pruner:
        pruner.at_once = 2
        reports: list[tuple[int, int]] = []
        pruner.report = lambda done, total: reports.append((done, total))
        pruner.stopped = lambda: bool(reports)
        outcome = await pruner.run(Plan(now(), days=30))
    assert (outcome.complete, outcome.tables, reports) == (False, 2, [(2, 5)])
    outcome = await prune(settings, days=30)
    assert (outcome.complete, outcome.tables) == (True, 3)


# --- rematches -------------------------------------------------------------------------------------------------------


async def with_rematch(client: Client) -> tuple[Opened, Opened]:
    before = await finished(client)
    return before, Opened.read(await client.post(f"/tables/{before.id}/rematch", token=before.tokens[0]))


async def test_a_table_stays_while_its_rematch_waits_for_players(client, settings):
    before, after = await with_rematch(client)
    await grow_old(client, before)
    async with client.server.engine.connect() as connection:
        assert (await connection.run_sync(count, Plan(now(), days=30, finished_days=30)))["finished"].go == 0
    assert (await prune(settings, days=30, finished_days=30)).tables == 0
    taken = await client.post(f"/tables/{before.id}/rematch", token=before.tokens[1])
    assert taken["table"]["id"] == after.id and len(taken["seats"]) == 1


async def test_a_table_and_the_rematch_to_which_nobody_came_go_in_one_run(client, settings):
    before, after = await with_rematch(client)
    await grow_old(client, before, days=200)
    await grow_old(client, after, days=100)
    plan: dict[str, Any] = {"days": 30, "finished_days": 30}
    async with client.server.engine.connect() as connection:
        counts = await connection.run_sync(count, Plan(now(), **plan))
    assert (counts["open"].go, counts["finished"].go) == (1, 1)
    assert (await prune(settings, **plan)).removed == {"open": 1, "finished": 1}
    assert await rows_of(client, before.id) == await rows_of(client, after.id) == {}


async def test_a_rematch_plays_on_without_the_table_before_it(client, settings):
    before, after = await with_rematch(client)
    other = await client.post(f"/tables/{before.id}/rematch", token=before.tokens[1])
    both = Opened(after.id, after.info, {**after.tokens, **Opened.read(other).tokens})
    await client.play(both, plies=5)
    seen = await client.state(after.id, both.tokens[0])
    await grow_old(client, before)
    assert (await prune(settings, finished_days=30)).removed == {"finished": 1}
    assert await column(client, after.id, "previous") is None
    await client.server.tables.refresh(await client.server.tables.get(after.id))
    now_seen = await client.state(after.id, both.tokens[0])
    assert (now_seen["ply"], now_seen["view"]) == (5, seen["view"]), "it is not set back to its beginning"
    assert (await client.play(both, plies=8))["ply"] == 8


async def test_where_a_rematch_is_gone_another_can_be_opened(settings):
    async with serving(settings.changed(prune_days=30)) as client:
        before, after = await with_rematch(client)
        await grow_old(client, after)
        await client.server.housekeeper.clean()
        assert await rows_of(client, after.id) == {}
        assert (await client.get(f"/tables/{before.id}"))["rematch"] is None
        again = await client.post(f"/tables/{before.id}/rematch", token=before.tokens[0])
        assert again["table"]["id"] != after.id


# --- servers that have the table in memory ---------------------------------------------------------------------------


async def test_whoever_acts_at_a_table_that_is_gone_is_told_so(client, settings, caplog):
    """Its row is gone, and this process has not heard of it yet."""
    running, waiting = await client.open("here", "here"), await client.open("here", "link", "link")
    over, _ = await with_rematch(client)
    await grow_old(client, running, waiting, over, _)
    (seat,) = (await client.state(running.id))["table"]["deciders"]
    client.server.tables.forget = lambda table: None  # as if the notice came late
    assert (await prune(settings, days=30, finished_days=30)).tables == 4
    claim = {"invite": waiting.invitations[1]}
    line = {"text": "Anybody?", "request": client.request()}
    refused = [
        await client.act(running.id, running.tokens[seat], 0, "end_turn"),
        await client.change(running.id, running.tokens[seat], "concede"),
        await client.ask("POST", f"/tables/{running.id}/chat", line, running.tokens[seat]),
        await client.ask("POST", f"/tables/{waiting.id}/seats/1/claim", claim),
        await client.ask("POST", f"/tables/{waiting.id}/seats/2/invite", {}, waiting.tokens[0]),
        await client.ask("POST", f"/tables/{waiting.id}/fill", {"level": "page"}, waiting.tokens[0]),
        await client.ask("POST", f"/tables/{waiting.id}/cancel", {}, waiting.tokens[0]),
        await client.ask("POST", f"/tables/{over.id}/rematch", {}, over.tokens[1]),
    ]
    assert [reply.status for reply in refused] == [404] * len(refused), [reply.body for reply in refused]
    assert {reply.json()["type"] for reply in refused} == {"/problems/no-table"}
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_a_table_with_a_clock_that_is_gone_holds_up_nobody(client, settings):
    """Giving a clock its time back is tried again when somebody else has the ply, but not for ever."""
    opened = await client.open("here", "here", settings={"clock": {"kind": "game", "seconds": 3600}})
    table = await client.server.tables.get(opened.id)
    (seat,) = opened.info["deciders"]  # chance decides who begins
    await grow_old(client, opened)
    client.server.tables.forget = lambda name: None
    await prune(settings, days=30)
    client.server.tables.owed = lambda owing: 5000
    async with asyncio.timeout(PATIENCE):
        reply = await client.act(opened.id, opened.tokens[seat], table.ply, "end_turn")
    assert reply.status == 404


async def code_at_the_end(socket: Socket) -> int:
    """The code with which a socket is closed."""
    while True:
        try:
            await socket.receive()
        except SocketClosed as closed:
            return closed.code


async def test_sockets_at_a_table_that_is_removed_are_closed(client):
    opened = await client.open("here", "here")
    socket, _ = await client.live(opened.id, opened.tokens[0])
    watching, _ = await client.live(opened.id)
    client.server.tables.forget(opened.id)
    for each in (socket, watching):
        async with asyncio.timeout(PATIENCE):
            while (message := await each.receive())["type"] != "problem":
                pass
            assert message["problem"]["type"] == "/problems/no-table"
            assert await code_at_the_end(each) == 1008
    assert client.server.tables.in_memory(opened.id) is None


async def test_a_table_that_is_removed_while_it_is_loaded_is_not_kept_in_memory(settings, monkeypatch):
    async with serving(settings) as client:
        opened = await client.open("here", "here")
    async with serving(settings) as client:
        store, load = client.server.store, client.server.store.load

        async def and_then_it_is_gone(name: str) -> Any:
            stored = await load(name)
            client.server.tables.forget(name)
            return stored

        monkeypatch.setattr(store, "load", and_then_it_is_gone)
        await client.ask("GET", f"/tables/{opened.id}")
        assert client.server.tables.in_memory(opened.id) is None


@pytest.mark.postgres
async def test_every_process_hears_that_a_table_is_gone(settings):
    async with serving(settings) as one, serving(settings) as other:
        before, after = await with_rematch(one)
        seen = [await each.get(f"/tables/{before.id}") for each in (one, other)]
        assert [table["rematch"] for table in seen] == [after.id] * 2
        socket, _ = await other.live(after.id)
        async with asyncio.timeout(PATIENCE):
            while await column(one, after.id, "visited") is None:
                await asyncio.sleep(0.01)
        await grow_old(one, after)
        assert (await prune(settings, days=30)).tables == 1
        async with asyncio.timeout(PATIENCE):
            assert await code_at_the_end(socket) == 1008
            for each in (one, other):
                while each.server.tables.in_memory(after.id) or (await each.get(f"/tables/{before.id}"))["rematch"]:
                    await asyncio.sleep(0.01)
                assert (await each.ask("GET", f"/tables/{after.id}")).status == 404


@pytest.mark.postgres
async def test_a_notice_that_was_missed_is_made_up_for(settings, monkeypatch):
    async with serving(settings) as client:
        opened = await client.open("here", "here")
        await grow_old(client, opened)
        with monkeypatch.context() as deaf:
            deaf.setattr(client.server.tables, "forget", lambda name: None)
            await prune(settings, days=30)
        await client.server._catch_up_all()
        assert client.server.tables.in_memory(opened.id) is None


# --- what else goes --------------------------------------------------------------------------------------------------


async def subscribe(client: Client, name: str, seats: list[Opened], **more: Any) -> None:
    row = {"id": name, "target": f"https://push.example/{name}", "language": "en", "created": now()}
    async with client.server.engine.begin() as connection:
        await connection.execute(insert(SUBSCRIPTIONS), {**row, **more})
        for opened in seats:
            await connection.execute(insert(SUBSCRIBED_SEATS), {"subscription": name, "table": opened.id, "seat": 0})


async def names(client: Client) -> set[str]:
    async with client.server.engine.connect() as connection:
        return set(await connection.scalars(select(SUBSCRIPTIONS.c.id)))


async def test_browsers_without_a_seat_and_notices_of_games_that_are_over_go(client, settings):
    playing, abandoned = await client.open("here", "here"), await client.open("here", "link")
    over = await finished(client)
    async with client.server.engine.begin() as connection:
        await connection.execute(insert(ACCOUNTS), {"id": "a1", "name": "A", "key": "a", "password": "-", "created": 1})
        await connection.execute(insert(TOLD), {"table": over.id, "seat": 0, "ply": 1})
        await connection.execute(insert(TOLD), {"table": playing.id, "seat": 0, "ply": 1})
    await subscribe(client, "playing", [playing, over])
    await subscribe(client, "watched-over", [over])
    await subscribe(client, "of-abandoned", [abandoned])
    await subscribe(client, "without", [])
    await subscribe(client, "of-account", [], account="a1")
    await grow_old(client, over, abandoned)
    async with client.server.engine.connect() as connection:
        counts = await connection.run_sync(count, Plan(now(), days=30))
    assert (counts["browsers"].go, counts["browsers"].stay) == (3, 2)
    assert (counts["seats"].go, counts["told"].go) == (2, 1)
    outcome = await prune(settings, days=30)
    assert outcome.removed == {"open": 1, "seats": 2, "told": 1, "browsers": 3}
    assert await names(client) == {"playing", "of-account"}
    assert "subscribed_seats" in await rows_of(client, playing.id)
    assert set(await rows_of(client, over.id)) == {"tables", "seats", "log"}


async def test_addresses_that_nobody_confirmed_go_and_others_stay(client, settings):
    async with client.server.engine.begin() as connection:
        for name in "abc":
            row = {"id": name, "name": name, "key": name, "password": "-", "created": 1}
            await connection.execute(insert(ACCOUNTS), row)
        old, same = now() - 100 * DAY, {"address": "a@duchy.example", "mailbox": "a@duchy.example", "language": "en"}
        for name, account, confirm, created in (
            ("confirmed", "a", None, old),
            ("waits", "b", "1", old),
            ("changed", "a", "2", old),
            ("fresh", "c", "3", now()),
        ):
            row = {"id": name, "account": account, "confirm": confirm, "created": created, "notices": 1}
            await connection.execute(insert(ADDRESSES), {**same, **row})
    outcome = await prune(settings, days=30)
    assert outcome.removed == {"addresses": 2}
    async with client.server.engine.connect() as connection:
        assert set(await connection.scalars(select(ADDRESSES.c.id))) == {"confirmed", "fresh"}


async def test_sign_ins_that_have_ended_go(client, settings):
    time, idle = now(), settings.session_idle_days
    sessions = {"alive": (time + DAY, time), "expired": (time - 1, time), "idle": (time + DAY, time - (idle + 1) * DAY)}
    async with client.server.engine.begin() as connection:
        await connection.execute(insert(ACCOUNTS), {"id": "a", "name": "a", "key": "a", "password": "-", "created": 1})
        for name, (expires, seen) in sessions.items():
            row = {"token": name, "account": "a", "expires": expires, "seen": int(seen), "created": 1}
            await connection.execute(insert(SESSIONS), row)
    assert (await prune(settings, days=30)).removed == {"sessions": 2}
    async with client.server.engine.connect() as connection:
        assert list(await connection.scalars(select(SESSIONS.c.token))) == ["alive"]


async def test_many_rows_go_in_several_transactions(client, settings, monkeypatch):
    monkeypatch.setattr("duchy.server.upkeep.pruner.ROWS", 3)
    for number in range(8):
        await subscribe(client, f"b{number}", [])
    assert (await prune(settings, days=30)).removed == {"browsers": 8}
    assert await names(client) == set()


# --- the server does it by itself ------------------------------------------------------------------------------------


async def test_a_server_removes_nothing_unless_it_is_told_to(client):
    assert not client.server.housekeeper.needed


async def test_a_server_removes_once_a_day_and_one_of_several_does_it(settings):
    time = now()
    settings = settings.changed(prune_days=30)
    async with serving(settings, clock=lambda: time) as one, serving(settings, clock=lambda: time) as other:
        keepers = [each.server.housekeeper for each in (one, other)]
        assert all(keeper.needed for keeper in keepers)
        for days in (0, 0.5, 1.1, 1.2, 2.3):
            time += int(days * DAY)
            claimed = await asyncio.gather(*(keeper._claim() for keeper in keepers))
            assert sum(claimed) == (days != 0.5), days


async def test_what_a_server_removes_is_counted_and_in_the_log(settings, caplog):
    async with serving(settings.changed(prune_days=30, prune_finished_days=60, metrics_token="secret")) as client:
        tables = await furnished(client)
        used = await client.open("here", "here")
        socket, _ = await client.live(used.id)
        await grow_old(client, *tables.values(), used)
        await client.server.housekeeper.clean()
        assert await statuses(client, tables) == set()
        assert await rows_of(client, used.id), "somebody is there"
        lines = [record for record in caplog.records if "removed: 1 closed" in record.getMessage()]
        assert [line.levelname for line in lines] == ["WARNING"]
        text = (await client.ask("GET", "/metrics", authorization="Bearer secret")).body.decode()
        assert 'duchy_pruned_total{kind="finished"} 1.0' in text
        assert (await client.ask("GET", f"/tables/{tables['running'].id}")).status == 404
        caplog.clear()
        await client.server.housekeeper.clean()
        assert not [record for record in caplog.records if "removed" in record.getMessage()]
        await socket.close()


async def test_the_task_does_so_by_itself(settings, monkeypatch):
    done = asyncio.Event()
    monkeypatch.setattr("duchy.server.upkeep.housekeeper.FIRST", 0.0)
    clean = Housekeeper.clean

    async def and_tell(self: Housekeeper) -> None:
        await clean(self)
        done.set()

    monkeypatch.setattr(Housekeeper, "clean", and_tell)
    async with serving(settings) as client:
        opened = await client.open("here", "link")
        await grow_old(client, opened)
    async with serving(settings.changed(prune_days=30)) as client:
        async with asyncio.timeout(PATIENCE):
            await done.wait()
        assert await rows_of(client, opened.id) == {}
