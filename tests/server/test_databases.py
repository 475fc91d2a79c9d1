"""``duchy database`` and ``duchy prune``: what an operator sees and does, on a file or a PostgreSQL."""

import asyncio
import json
import os
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import text

from duchy.cli import main
from duchy.server.settings import Settings
from duchy.server.storage import database
from duchy.server.storage.sqlite_file import Lock, file_of
from duchy.server.upkeep.pruner import Pruner
from tests.support.old import furnished, grow_old
from tests.support.server import Client, Opened, serving

pytestmark = pytest.mark.compiled
Work = Callable[[Client], Awaitable[Any]]


def at(settings: Settings, work: Work) -> Any:
    """Do something at a server, and stop it: a command cannot change the file of one that runs."""

    async def do() -> Any:
        async with serving(settings) as client:
            return await work(client)

    return asyncio.run(do())


async def fill(client: Client) -> dict[str, Opened]:
    """Old tables of each status, one from today, and a line of chat."""
    tables = await furnished(client)
    fresh = await client.open("here", "here")
    line = {"text": "Hello", "request": client.request()}
    await client.post(f"/tables/{fresh.id}/chat", line, fresh.tokens[0])
    await grow_old(client, *tables.values())
    return {**tables, "fresh": fresh}


@pytest.fixture
def tables(settings: Settings) -> dict[str, Opened]:
    found: dict[str, Opened] = at(settings, fill)
    return found


def run(settings: Settings, capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    """What a command prints, or its one line about what is wrong."""
    capsys.readouterr()
    assert main([*words, "--database-url", settings.database_url]) == code
    told = capsys.readouterr()
    if code == 2:
        assert told.out == "" and told.err.count("\n") == 1 and told.err.startswith("Error: ")
        return told.err
    return told.out


def document(settings: Settings, capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> Any:
    return json.loads(run(settings, capsys, *words, "--json", code=code))


def going(told: Any) -> dict[str, int]:
    return {kind: counted["go"] for kind, counted in told["counts"].items() if counted["go"]}


# --- database --------------------------------------------------------------------------------------------------------


def test_a_database_is_described(settings, tables, capsys):
    told = document(settings, capsys, "database", "--days", "30", "--finished-days", "99")
    assert told["kind"] == ("sqlite" if file_of(settings.database_url) else "postgresql")
    assert told["revision"] == told["newest_revision"] == database.newest_revision()
    assert told["size"] > 10_000
    numbers = {status: counted["number"] for status, counted in told["tables"].items()}
    assert numbers == {"open": 1, "starting": 1, "running": 2, "closed": 1, "finished": 1}
    assert told["tables"]["running"]["by_days"] == {"1": 1, "7": 0, "30": 0, "90": 0, "365": 1, "more": 0}
    assert told["tables"]["running"]["oldest"] < told["tables"]["running"]["newest"]
    assert (told["rows"]["chat"], told["rows"]["accounts"]) == (1, 0)
    assert told["rows"]["log"] >= 10
    assert told["subscriptions"] == {"browsers": 0, "addresses": 0, "unconfirmed": 0}
    assert {kind: counted["go"] for kind, counted in told["prune"].items() if counted["go"]} == {
        **dict.fromkeys(("open", "starting", "running", "closed"), 1),
        "finished": 1,
    }
    assert document(settings, capsys, "database")["prune"] is None


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "finished games"), ("ru", "завершённые партии"), ("uk", "завершені партії")],
)
def test_a_database_is_described_in_every_language(settings, tables, capsys, monkeypatch, language, words):
    monkeypatch.setenv("COLUMNS", "160")
    told = run(settings, capsys, "database", "--days", "30", "--language", language)
    assert words in told and str(database.newest_revision()) in told
    told = run(settings, capsys, "prune", "--days", "30", "--finished-days", "30", "--language", language)
    assert words in told and "--yes" in told


def test_a_database_is_described_while_a_server_runs(settings, tables, capsys):
    async def beside(client: Client) -> Any:
        return await asyncio.to_thread(document, settings, capsys, "database")

    told = at(settings, beside)["tables"]
    # The one that waits for shares may have begun meanwhile.
    assert told["running"]["number"] + told["starting"]["number"] == 3
    assert told["finished"]["number"] == 1


def test_passwords_are_not_printed(monkeypatch, capsys):
    for words in (["database"], ["prune", "--days", "3"]):
        assert main([*words, "--database-url", "postgresql://duchy:hidden-word@127.0.0.1:1/duchy"]) == 2
        told = capsys.readouterr()
        assert "hidden-word" not in told.out + told.err and told.err.count("\n") == 1


def test_an_empty_database_is_none_of_ours_and_stays_empty(database_url, capsys):
    if file := file_of(database_url):
        sqlite3.connect(file).execute("CREATE TABLE shopping (item TEXT)").connection.close()
    settings = Settings(database_url=database_url)
    for words in (("database",), ("prune", "--days", "30", "--yes")):
        assert "holds no tables of Duchy" in run(settings, capsys, *words, code=2)


def test_an_earlier_schema_is_described_and_not_changed(database_url, capsys):
    async def made() -> None:
        engine = database.open_engine(database_url)
        async with engine.begin() as connection:
            await connection.run_sync(lambda sync: command.upgrade(database.alembic_config(sync), "0002"))
        await engine.dispose()

    asyncio.run(made())
    settings = Settings(database_url=database_url)
    told = document(settings, capsys, "database")
    assert (told["revision"], told["subscriptions"]) == ("0002", {})
    for words in (("database", "--days", "30"), ("prune", "--days", "30"), ("prune", "--days", "30", "--yes")):
        assert "0002" in run(settings, capsys, *words, code=2)
    assert document(settings, capsys, "database")["revision"] == "0002"


@pytest.mark.parametrize("words", [["database"], ["prune", "--days", "30"], ["prune", "--days", "30", "--yes"]])
def test_a_wrong_address_is_told_in_one_line_and_no_file_is_made_sqlite(tmp_path: Path, capsys, words):
    urls = [f"sqlite:///{tmp_path}/none/tables.sqlite3", "sqlite://", "nonsense", "mysql://localhost/duchy"]
    (tmp_path / "noise.sqlite3").write_bytes(b"noise" * 1000)
    for url in (*urls, f"sqlite:///{tmp_path}/noise.sqlite3", f"sqlite:///{tmp_path}"):
        assert main([*words, "--database-url", url]) == 2
        told = capsys.readouterr()
        assert told.out == "" and told.err.count("\n") == 1, url
    assert [path.name for path in tmp_path.iterdir()] == ["noise.sqlite3"]


def test_to_look_at_a_file_of_sqlite_changes_nothing(latest: Path, tmp_path: Path, capsys):
    file = tmp_path / "tables.sqlite3"
    file.write_bytes(latest.read_bytes())
    file.chmod(0o400)
    before = file.read_bytes()
    for words in (["database", "--days", "1"], ["prune", "--days", "1"]):
        assert main([*words, "--database-url", f"sqlite:///{file}"]) == 0
    assert file.read_bytes() == before


# --- prune -----------------------------------------------------------------------------------------------------------


def test_without_yes_it_only_counts(settings, tables, capsys):
    told = document(settings, capsys, "prune", "--days", "30", "--finished-days", "30")
    assert going(told) == dict.fromkeys(("open", "starting", "running", "closed", "finished"), 1)
    assert (told["counts"]["running"]["stay"], told["done"], told["kept_by_accounts"]) == (1, None, 0)
    assert going(document(settings, capsys, "prune", "--days", "30", "--finished-days", "30")) == going(told)


def test_with_yes_it_removes_what_it_has_counted(settings, tables, capsys, tmp_path):
    folder = tmp_path / "records"
    words = ("prune", "--days", "30", "--archive", str(folder), "--yes")
    told = document(settings, capsys, *words)
    assert told["done"] == {
        "removed": going(told),
        "archived": 1,
        "changed": 0,
        "unreadable": [],
        "complete": True,
    }
    assert going(told) == dict.fromkeys(("open", "starting", "running", "closed"), 1)
    assert [path.name for path in folder.iterdir()] == [f"burgundy-{tables['running'].id}.json"]
    assert going(document(settings, capsys, *words)) == {}

    async def look(client: Client) -> list[int]:
        return [(await client.ask("GET", f"/tables/{table.id}")).status for table in tables.values()]

    assert dict(zip(tables, at(settings, look), strict=True)) == {
        **dict.fromkeys(("open", "running", "closed", "starting"), 404),
        "finished": 200,
        "fresh": 200,
    }


def test_tables_are_chosen_by_status(settings, tables, capsys):
    told = document(settings, capsys, "prune", "--days", "30", "--status", "open, closed", "--yes")
    assert going(told) == told["done"]["removed"] == {"open": 1, "closed": 1}


def test_what_was_done_is_told(settings, tables, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "160")
    told = run(settings, capsys, "prune", "--days", "30", "--yes")
    assert "4 tables and 0 other rows" in told.replace("\u2068", "").replace("\u2069", "")
    assert "Nothing is removed yet" not in told


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ([], "--days"),
        (["--days", "0"], "--days"),
        (["--days", "-1"], "--days"),
        (["--finished-days", "1000000"], "--finished-days"),
        (["--days", "soon"], "--days"),
        (["--days", "3", "--status", "finished"], "--finished-days"),
        (["--days", "3", "--status", "burning"], "burning"),
    ],
)
def test_a_wrong_wish_is_told_in_one_line(settings, capsys, words, named):
    assert named in run(settings, capsys, "prune", *words, code=2)


def test_an_archive_that_cannot_be_written_to_removes_nothing(settings, tables, capsys, tmp_path):
    (tmp_path / "file").write_text("no folder")
    words = ("prune", "--days", "30", "--archive", str(tmp_path / "file" / "records"), "--yes", "--json")
    assert "records" in run(settings, capsys, *words, code=2)
    assert sum(going(document(settings, capsys, "prune", "--days", "30")).values()) == 4


def test_the_days_of_the_server_are_those_of_the_command(settings, tables, capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("DUCHY_PRUNE_DAYS", "30")
    monkeypatch.setenv("DUCHY_PRUNE_FINISHED_DAYS", "300")
    monkeypatch.setenv("DUCHY_PRUNE_ARCHIVE", str(tmp_path / "kept"))
    told = document(settings, capsys, "prune", "--yes")
    assert (told["days"], told["finished_days"], told["done"]["archived"]) == (30, 300, 1)


def test_a_file_of_sqlite_that_a_server_uses_is_refused(settings, tables, capsys, tmp_path):
    """It keeps tables in memory. To count is no harm."""
    file = file_of(settings.database_url)
    assert file is not None
    held, other = os.pipe(), os.pipe()
    child = os.fork()
    if not child:  # another process: a lock is no hindrance to the one that has it
        try:
            Lock(file)
            os.write(held[1], b"!")
            os.read(other[0], 1)
        finally:
            os._exit(0)
    try:
        os.read(held[0], 1)
        told = run(settings, capsys, "prune", "--days", "30", "--yes", "--json", code=2)
        assert str(child) in told and "DUCHY_PRUNE_DAYS" in told
        assert sum(going(document(settings, capsys, "prune", "--days", "30")).values()) == 4
    finally:
        os.write(other[1], b"!")
        os.waitpid(child, 0)
    assert document(settings, capsys, "prune", "--days", "30", "--yes")["done"]["complete"]


def test_when_it_is_interrupted_the_next_run_goes_on(settings, tables, capsys, monkeypatch):
    remove = Pruner._remove_tables

    async def and_then_somebody_presses_ctrl_c(self: Pruner, *arguments: Any) -> None:
        self.at_once = 1
        await remove(self, arguments[0][:1], *arguments[1:])
        os.kill(os.getpid(), signal.SIGINT)
        await asyncio.sleep(0.1)

    with monkeypatch.context() as patch:
        patch.setattr(Pruner, "_remove_tables", and_then_somebody_presses_ctrl_c)
        told = document(settings, capsys, "prune", "--days", "30", "--yes", code=130)
    assert told["done"]["complete"] is False and sum(told["done"]["removed"].values()) == 1
    told = document(settings, capsys, "prune", "--days", "30", "--yes")
    assert told["done"]["complete"] is True and sum(told["done"]["removed"].values()) == 3


def test_a_game_that_cannot_be_replayed_is_named(settings, tables, capsys, tmp_path):
    async def spoil(client: Client) -> None:
        async with client.server.engine.begin() as connection:
            await connection.execute(text("UPDATE log SET action = 'take 9 9 9' WHERE kind = 'action'"))

    at(settings, spoil)
    words = ("prune", "--days", "30", "--archive", str(tmp_path / "records"), "--yes")
    told = document(settings, capsys, *words, code=1)
    assert told["done"]["unreadable"] == [tables["running"].id]
    assert tables["running"].id in run(settings, capsys, *words, code=1)
