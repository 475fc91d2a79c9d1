"""The journal: writes that wait are committed together, each acknowledged when it is on the disk, or refused alone."""

import asyncio
import sqlite3
from typing import Any

import psycopg
import pytest
from sqlalchemy import (
    ColumnElement,
    bindparam,
    delete,
    event,
    func,
    insert,
    literal_column,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from duchy.server.settings import Settings
from duchy.server.storage import database, postgres_writer
from duchy.server.storage.changes import Call, Statements
from duchy.server.storage.journal import Change, Conflict, Journal
from duchy.server.storage.models import CHAT, LOG, SEATS, TABLES
from duchy.server.storage.outages import Unavailable
from duchy.server.storage.pipeline import Pipeline
from duchy.server.storage.sqlite_writer import SqliteWriter
from tests.server.conftest import ON_POSTGRES
from tests.support.patience import PATIENCE
from tests.support.server import serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


def entry(table: str, ply: int, request: str | None = None) -> Change:
    row = {"table": table, "ply": ply, "player": 0, "kind": "action", "created": 0, "request": request}
    return Change(insert(LOG), row)


@pytest.fixture
async def journal(settings):
    """A journal without a server that would read what nobody could have played."""
    async with serving(settings) as client:
        opened = await client.open("here", "here")
    engine = database.open_engine(settings.database_url)
    writer = Journal(engine)
    writer.start()
    yield writer, engine, opened.id
    await writer.close()
    await engine.dispose()


async def test_a_conflict_is_told_to_its_own_writer_only(journal):
    writer, engine, table = journal
    results = await asyncio.gather(
        writer.write(entry(table, 1)),
        writer.write(entry(table, 1)),
        writer.write(entry(table, 2), entry(table, 1)),
        writer.write(entry(table, 3)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), Conflict, Conflict, type(None)]
    async with engine.connect() as connection:
        assert list(await connection.scalars(select(LOG.c.ply).order_by(LOG.c.ply))) == [1, 3]


async def test_many_writers_share_a_commit(journal, monkeypatch):
    writer, engine, table = journal
    commits = []
    commit = Journal._commit

    def counted(self, pieces):
        commits.append(len(pieces))
        return commit(self, pieces)

    monkeypatch.setattr(Journal, "_commit", counted)
    await asyncio.gather(*(writer.write(entry(table, ply)) for ply in range(1, 41)))
    assert sum(commits) == 40 and max(commits) > 1
    async with engine.connect() as connection:
        assert await connection.scalar(select(func.count()).select_from(LOG)) == 40


async def _scalar(engine, query):
    """The answer to a query, in a transaction of its own: PostgreSQL shows the same activity all through one."""
    async with engine.connect() as connection:
        return await connection.scalar(query)


@pytest.mark.postgres
async def test_of_two_processes_that_wait_for_each_other_both_store(journal):
    writer, engine, table = journal
    rename = text('UPDATE seats SET name = :name WHERE "table" = :table AND seat = :seat')
    waiting = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
    first, second = ({"table": table, "seat": seat} for seat in (0, 1))
    async with engine.begin() as rival:
        await rival.execute(text("SET LOCAL deadlock_timeout = '1h'"))  # PostgreSQL undoes the journal's transaction
        await rival.execute(rename, {**first, "name": "rival"})
        changes = [Change(rename, {**seat, "name": "journal"}) for seat in (second, first)]
        writing = asyncio.create_task(writer.write(*changes))
        while not await _scalar(engine, waiting):
            await asyncio.sleep(0.01)
        await rival.execute(rename, {**second, "name": "rival"})
    await asyncio.wait_for(writing, PATIENCE)
    assert engine.outage.count == 0
    async with engine.connect() as connection:
        assert set(await connection.scalars(text("SELECT name FROM seats"))) == {"journal"}


async def test_while_another_process_writes_to_the_sqlite_file_only_writers_wait(tmp_path, monkeypatch):
    def very_patient(address, patience=60.0):  # the test must not take longer than the writer waits
        return database.open_sqlite(address, patience)

    monkeypatch.setattr("duchy.server.storage.sqlite_writer.open_sqlite", very_patient)
    file = tmp_path / "tables.sqlite3"
    async with serving(Settings(database_url=f"sqlite:///{file}", pace=0)) as client:
        opened = await client.open("here", "here")
        (seat,) = (await client.state(opened.id))["table"]["deciders"]
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        acting = asyncio.create_task(client.act(opened.id, opened.tokens[seat], 0, "end_turn"))
        for _ in range(20):
            await asyncio.sleep(0.001)
            assert (await client.state(opened.id))["ply"] == 0
        assert not acting.done()
        other.execute("COMMIT")
        assert (await acting).status == 200
        other.close()


async def test_a_change_that_must_touch_a_row_and_does_not_is_a_conflict(journal):
    writer, _, table = journal
    with pytest.raises(Conflict):
        await writer.write(Change(text("UPDATE seats SET name = 'x' WHERE seat = 99"), rows=1))
    await writer.write(entry(table, 1))


async def test_errors_of_the_database_do_not_tell_what_was_to_be_stored(journal):
    _, engine, table = journal
    row = {"table": table, "number": 1, "text": "between us", "request": "whispered", "created": 0}
    with pytest.raises(IntegrityError) as error:
        async with engine.begin() as connection:
            await connection.execute(insert(CHAT), [row, row])
    assert "between us" not in str(error.value) and "INSERT INTO chat" in str(error.value)


# --- groups ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def commits(journal, monkeypatch) -> list[str]:
    """The commits that the database was asked for."""
    writer, asked = journal[0]._writer, list[str]()
    if isinstance(writer, SqliteWriter):

        def note(sql: str) -> None:
            if sql == "COMMIT":
                asked.append(sql)

        event.listen(writer._at_once, "connect", lambda connection, _: connection.set_trace_callback(note))
    else:
        run = Pipeline.run

        def counting(self, calls):
            asked.extend(call.sql for call in calls if call.sql == "COMMIT")
            return run(self, calls)

        monkeypatch.setattr(Pipeline, "run", counting)
    return asked


async def plies(engine) -> list[int]:
    async with engine.connect() as connection:
        return list(await connection.scalars(select(LOG.c.ply).order_by(LOG.c.ply)))


def together(writer: Journal, *writes: list[Change]):
    """Many write at the same moment."""
    return asyncio.gather(*(writer.write(*changes) for changes in writes), return_exceptions=True)


async def test_a_group_is_one_commit(journal, commits):
    writer, engine, table = journal
    assert await together(writer, *([entry(table, ply)] for ply in range(1, 65))) == [None] * 64
    assert await plies(engine) == list(range(1, 65))
    assert commits == ["COMMIT"]


async def test_those_beside_a_conflict_are_committed_together(journal, commits):
    writer, engine, table = journal
    await writer.write(entry(table, 7, request="taken"))
    commits.clear()
    missing = Change(update(SEATS).where(SEATS.c.seat == bindparam("_seat")).values(name="x"), {"_seat": 99}, rows=1)
    fault = Change(text("UPDATE nowhere SET name = 'x'"))
    writes = [[entry(table, ply)] for ply in range(1, 65)]  # the seventh is taken
    writes[20] = [entry(table, 21), missing]
    writes[30] = [entry(table, 31), fault]
    writes[40] = [entry(table, 41, request="taken")]
    results = await together(writer, *writes)
    refused = {number: type(result) for number, result in enumerate(results, start=1) if result is not None}
    assert list(refused) == [7, 21, 31, 41]
    assert [refused[number] for number in (7, 21, 41)] == [Conflict] * 3
    assert issubclass(refused[31], psycopg.errors.UndefinedTable if ON_POSTGRES else sqlite3.OperationalError)
    assert await plies(engine) == [ply for ply in range(1, 65) if ply not in (21, 31, 41)]
    assert commits == ["COMMIT"]


async def test_a_conflict_leaves_nothing_locked(journal):
    writer, engine, table = journal
    rename = text('UPDATE seats SET name = :name WHERE "table" = :table AND seat = :seat')
    there, missing = ({"name": "x", "table": table, "seat": seat} for seat in (0, 99))
    with pytest.raises(Conflict):
        await writer.write(Change(rename, there, rows=1), Change(rename, missing, rows=1))
    async with engine.begin() as rival:
        if ON_POSTGRES:
            await rival.execute(text("SET LOCAL lock_timeout = '1ms'"))
        assert (await rival.execute(rename, {**there, "name": "rival"})).rowcount == 1


async def test_the_metric_counts_commits_and_what_is_stored_by_them(journal):
    writer, _, table = journal
    await writer.write(entry(table, 1))
    await together(writer, [entry(table, 2)], [entry(table, 1)], [entry(table, 3)])
    with pytest.raises(Conflict):
        await writer.write(entry(table, 1))
    (family,) = writer.group.collect()
    counted = {sample.name: sample.value for sample in family.samples if "bucket" not in sample.name}
    assert counted == {"duchy_write_group_count": 2, "duchy_write_group_sum": 3}


async def test_of_two_in_a_group_the_first_has_the_ply(journal):
    writer, engine, table = journal
    first, second = [entry(table, 1, "first")], [entry(table, 1, "second")]
    assert [type(result) for result in await together(writer, first, second)] == [type(None), Conflict]
    async with engine.connect() as connection:
        assert await connection.scalar(select(LOG.c.request)) == "first"


async def test_nothing_is_acknowledged_before_the_commit(journal, monkeypatch):
    writer, engine, table = journal
    reached, let_go = asyncio.Event(), asyncio.Event()

    async def hold(asked: bool) -> None:
        if asked:
            reached.set()
            await let_go.wait()

    run, in_thread = Pipeline.run, SqliteWriter._in_thread

    async def run_later(self, calls):
        await hold(Call("COMMIT") in calls)
        return await run(self, calls)

    async def in_thread_later(self, work):
        await hold(True)
        return await in_thread(self, work)

    monkeypatch.setattr(Pipeline, "run", run_later)
    monkeypatch.setattr(SqliteWriter, "_in_thread", in_thread_later)
    touched = Change(update(TABLES).where(TABLES.c.id == bindparam("_id")).values(updated=1), {"_id": table}, rows=1)
    writing = [asyncio.create_task(writer.write(entry(table, ply), touched)) for ply in range(1, 9)]
    await asyncio.wait_for(reached.wait(), PATIENCE)
    for _ in range(20):
        await asyncio.sleep(0)
    assert not any(task.done() for task in writing) and await plies(engine) == []
    let_go.set()
    await asyncio.wait_for(writing[0], PATIENCE)
    assert await plies(engine) == list(range(1, 9))
    await asyncio.gather(*writing)


async def fail_at_commit(engine, code: str) -> Change:
    """A change after which the transaction can no longer be committed."""
    if not ON_POSTGRES:
        return Change(text("INSERT INTO hidden (account, \"table\") VALUES ('nobody', 'nothing')"))
    async with engine.begin() as connection:
        body = f"BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '{code}'; END"
        await connection.execute(text(f"CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $${body}$$"))
        await connection.execute(
            text(
                "CREATE CONSTRAINT TRIGGER refused AFTER INSERT ON chat DEFERRABLE INITIALLY DEFERRED"
                " FOR EACH ROW EXECUTE FUNCTION refuse()"
            )
        )
    row = {"number": "1", "request": "'said'", "created": "0"}
    values: list[ColumnElement[Any]] = [literal_column(value) for value in row.values()]
    return Change(insert(CHAT).from_select([*row, "table"], select(*values, TABLES.c.id)))


@pytest.mark.parametrize("code", ["58030", "P0001"])
async def test_a_commit_that_fails_acknowledges_nothing(journal, code):
    """The database refuses the commit itself: constraints that are checked only then."""
    writer, engine, table = journal
    wrong = await fail_at_commit(engine, code)
    later = [] if ON_POSTGRES else [Change(text("PRAGMA defer_foreign_keys = ON"))]
    results = await together(writer, [entry(table, 1)], [entry(table, 2), *later, wrong], [entry(table, 3)])
    outage = ON_POSTGRES and code == "58030"
    kind = Unavailable if outage else psycopg.errors.RaiseException if ON_POSTGRES else sqlite3.IntegrityError
    assert [type(result) for result in results] == [kind] * 3
    assert await plies(engine) == []
    engine.outage.end()
    await writer.write(entry(table, 4))
    assert await plies(engine) == [4]


# --- what is stored comes back ---------------------------------------------------------------------------------------


async def test_values_of_all_kinds_are_stored_as_they_are(journal):
    writer, engine, table = journal
    said = "'); DROP TABLE log; -- \\ \" {1,2} %s $1 Что? 🎲"
    options = {"quote": said, "list": [1, 2.5, None, True], "nested": {"x": []}}
    change = update(TABLES).where(TABLES.c.id == bindparam("_id"))
    change = change.values(secret=bindparam("secret"), options=bindparam("options"), root=bindparam("root"))
    secret = bytes(range(256))[-32:] + b"\0\\'\""
    row = {"table": table, "number": 1, "text": said, "request": "said", "created": 2**53, "seat": None}
    await writer.write(
        Change(change, {"_id": table, "secret": secret[-32:], "options": options, "root": None}, rows=1),
        Change(insert(CHAT), row),
    )
    async with engine.connect() as connection:
        found = (await connection.execute(select(TABLES.c.secret, TABLES.c.options, TABLES.c.root))).one()
        assert tuple(found) == (secret[-32:], options, None)
        line = (await connection.execute(select(CHAT.c.text, CHAT.c.created, CHAT.c.seat, CHAT.c.phrase))).one()
        assert tuple(line) == (said, 2**53, None, None)


async def test_a_change_with_several_rows_counts_all_of_them(journal):
    writer, engine, table = journal
    rows = [{"table": table, "ply": ply, "player": 0, "kind": "undo", "created": 0} for ply in (1, 2, 3)]
    await writer.write(Change(insert(LOG), rows, rows=3))
    chosen = delete(LOG).where(LOG.c.ply.in_(bindparam("_plies", expanding=True)))
    with pytest.raises(Conflict):
        await writer.write(Change(chosen, {"_plies": [2, 3, 4]}, rows=3))
    await writer.write(Change(chosen, {"_plies": [2, 3]}, rows=2))
    assert await plies(engine) == [1]


def test_a_statement_is_compiled_once_and_one_with_a_list_for_each_length():
    statements = Statements(database.open_sqlite(make_url("sqlite://")).dialect)
    chosen = delete(LOG).where(LOG.c.ply.in_(bindparam("_plies", expanding=True)), LOG.c.kind == "undo")
    (two,), (one,) = (statements.calls(Change(chosen, {"_plies": numbers})) for numbers in ([1, 2], [3]))
    assert (two.sql.count("?"), list(two.values)) == (3, [1, 2, "undo"])
    assert (one.sql.count("?"), list(one.values)) == (2, [3, "undo"])
    row = {"table": "x", "ply": 1, "player": 0, "kind": "action", "created": 0}
    first, second = statements.calls(Change(insert(LOG), [row, {**row, "ply": 2}]))
    assert first.sql is second.sql and list(second.values) == ["x", 2, 0, "action", 0]


# --- PostgreSQL's connection -----------------------------------------------------------------------------------------


@pytest.mark.postgres
async def test_a_connection_that_the_server_closed_is_made_again_before_it_is_needed(journal):
    writer, engine, table = journal
    await writer.write(entry(table, 1))
    ended = "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = current_database()"
    async with engine.connect() as connection:
        # Beside the writer's, those that the server of the set-up has just hung up may still be there.
        assert True in (await connection.scalars(text(f"{ended} AND pid <> pg_backend_pid()"))).all()
    await writer.write(entry(table, 2))
    assert engine.outage.count == 0 and await plies(engine) == [1, 2]


@pytest.mark.postgres
async def test_a_statement_that_failed_before_it_was_prepared_is_prepared_again(journal):
    writer, engine, table = journal
    again = [entry(table, 1), Change(delete(CHAT).where(CHAT.c.table == bindparam("_table")), {"_table": table})]
    await writer.write(entry(table, 1))
    with pytest.raises(Conflict):
        await writer.write(*again)
    await writer.write(again[1], entry(table, 2))
    await writer.write(again[1], entry(table, 3))
    assert await plies(engine) == [1, 2, 3]


@pytest.mark.postgres
async def test_text_that_postgresql_does_not_know_fails_alone(journal):
    """libpq would end the text at the NUL."""
    writer, engine, table = journal
    results = await together(writer, [entry(table, 1)], [entry(table, 2, "a\0b")], [entry(table, 3)])
    assert [type(result) for result in results] == [type(None), psycopg.DataError, type(None)]
    assert await plies(engine) == [1, 3]


@pytest.mark.postgres
async def test_a_notice_is_told_with_the_commit_and_only_for_what_is_stored(journal):
    writer, engine, table = journal
    async with await database.connect_alone(engine) as listening:
        await listening.execute(f"LISTEN {postgres_writer.CHANNEL}")
        await asyncio.gather(
            writer.write(entry(table, 1), notice="x:1"),
            writer.write(entry(table, 1), notice="x:taken"),
            writer.write(entry(table, 2), notice='x:{"2",\\}'),
            writer.write(notice="x:only"),
            writer.write(entry(table, 3), notice="x" * 9000),  # longer than PostgreSQL takes
            return_exceptions=True,
        )
        heard = [notice.payload async for notice in listening.notifies(timeout=PATIENCE, stop_after=3)]
        await writer.write(notice="x:last")
        heard += [notice.payload async for notice in listening.notifies(timeout=PATIENCE, stop_after=1)]
    assert heard == ["x:1", 'x:{"2",\\}', "x:only", "x:last"]
    assert await plies(engine) == [1, 2]


@pytest.mark.postgres
async def test_a_database_that_does_not_answer_is_given_up(journal, monkeypatch):
    writer, engine, table = journal
    await writer.write(entry(table, 1))
    writer._writer._pipeline._seconds = 0.3
    rename = text('UPDATE seats SET name = :name WHERE "table" = :table AND seat = 0')
    async with engine.begin() as rival:
        await rival.execute(rename, {"table": table, "name": "rival"})
        with pytest.raises(Unavailable):
            await writer.write(Change(rename, {"table": table, "name": "journal"}))
    assert engine.outage.count == 1
    await writer.write(entry(table, 2))
    assert await plies(engine) == [1, 2]
