"""Records that are kept before tables are removed: complete, durable, for the operator alone."""

import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

import duchy
from duchy.cli import main
from duchy.engine.match.gamerecord import GameRecord
from duchy.server.settings import Settings
from duchy.server.storage.models import LOG
from duchy.server.storage.store import now
from duchy.server.upkeep.archive import Archive
from duchy.server.upkeep.plan import Plan
from duchy.server.upkeep.pruner import Pruner
from tests.support.old import finished, furnished, grow_old, rows_of
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]
PLAN: dict[str, Any] = {"days": 30, "finished_days": 30}


def pruner(client: Client, folder: Path) -> Pruner:
    found = Pruner(client.server.engine, client.server.journal, Archive(folder))
    found.on_removed = client.server.housekeeper._forget
    return found


async def test_every_game_that_has_begun_is_kept_and_every_table_goes(client: Client, tmp_path: Path):
    tables = await furnished(client)
    digests = {
        name: (await client.server.tables.get(tables[name].id)).match.state.digest() for name in ("running", "finished")
    }
    told = await client.get(f"/tables/{tables['finished'].id}/record")
    await grow_old(client, *tables.values())
    outcome = await pruner(client, tmp_path).run(Plan(now(), **PLAN))
    assert (outcome.tables, outcome.archived) == (5, 2)
    files = {name: tmp_path / f"burgundy-{tables[name].id}.json" for name in digests}
    assert set(tmp_path.iterdir()) == set(files.values())
    records = {name: GameRecord.load(file) for name, file in files.items()}
    for name, record in records.items():
        assert stat.S_IMODE(files[name].stat().st_mode) == 0o600
        assert record.replay().digest() == record.digest == digests[name]
    assert json.loads(files["finished"].read_text()) == told
    records["finished"].verify()
    assert main(["verify", str(files["finished"])]) == 0


async def test_the_record_of_an_unfinished_game_tells_nothing_of_its_later_dice(client: Client, tmp_path: Path):
    opened = await client.open("here", "here")
    await client.play(opened, plies=10)
    header = (await client.server.tables.get(opened.id)).header
    await grow_old(client, opened)
    await pruner(client, tmp_path).run(Plan(now(), **PLAN))
    (file,) = tmp_path.iterdir()
    text = file.read_text()
    assert json.loads(text).get("fairness") is None
    assert header.root is not None and header.secret.hex() not in text and header.root.hex() not in text
    assert len(GameRecord.from_json(text).actions) == 10
    again = Opened.read(await client.post("/records", json.loads(text)))
    assert (await client.state(again.id))["table"]["status"] == "running"
    assert (await client.play(again, plies=14))["ply"] == 14


async def test_nothing_about_people_is_kept(client: Client, tmp_path: Path):
    opened = await finished(client)
    line = {"text": "Well played", "request": client.request()}
    await client.post(f"/tables/{opened.id}/chat", line, opened.tokens[1])
    await grow_old(client, opened)
    await pruner(client, tmp_path).run(Plan(now(), **PLAN))
    (file,) = tmp_path.iterdir()
    assert not [word for word in ("Anna", "Bob", "Well played", *opened.tokens.values()) if word in file.read_text()]


async def test_a_table_goes_only_when_its_record_is_on_the_disk(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    tables = [await finished(client) for _ in range(3)]
    await grow_old(client, *tables)
    keep, kept = Archive.keep, list[str]()

    def until_the_disk_is_full(self: Archive, name: str, text: str) -> Path:
        if kept:
            raise OSError(28, "No space left on device")
        kept.append(name)
        return keep(self, name, text)

    monkeypatch.setattr(Archive, "keep", until_the_disk_is_full)
    removing = pruner(client, tmp_path)
    removing.at_once = 1
    with pytest.raises(OSError, match="No space"):
        await removing.run(Plan(now(), **PLAN))
    there = [table for table in tables if await rows_of(client, table.id)]
    assert len(there) == 2 and removing.outcome.tables == 1
    assert kept == [f"burgundy-{gone.id}" for gone in tables if gone not in there]
    monkeypatch.undo()
    assert (await pruner(client, tmp_path).run(Plan(now(), **PLAN))).archived == 2
    assert len(list(tmp_path.iterdir())) == 3


async def test_a_run_that_ended_before_the_table_was_removed_goes_on(client: Client, tmp_path: Path):
    opened = await client.open("here", "here")
    await client.play(opened, plies=5)
    await grow_old(client, opened)
    first = pruner(client, tmp_path)
    first.in_use = lambda name: bool(list(tmp_path.iterdir()))  # somebody comes when the record is written
    assert (await first.run(Plan(now(), **PLAN))).changed == 1
    (file,) = tmp_path.iterdir()
    old = file.read_bytes()
    assert (await pruner(client, tmp_path).run(Plan(now(), **PLAN))).tables == 1
    assert [(path, path.read_bytes()) for path in tmp_path.iterdir()] == [(file, old)]


async def test_a_file_that_is_there_is_never_replaced(client: Client, tmp_path: Path):
    opened = await client.open("here", "here")
    await grow_old(client, opened)
    (tmp_path / f"burgundy-{opened.id}.json").write_text("something else")
    (tmp_path / f"burgundy-{opened.id}-2.json").write_text("and another")
    assert (await pruner(client, tmp_path).run(Plan(now(), **PLAN))).tables == 1
    assert (tmp_path / f"burgundy-{opened.id}.json").read_text() == "something else"
    assert (tmp_path / f"burgundy-{opened.id}-2.json").read_text() == "and another"
    assert GameRecord.load(tmp_path / f"burgundy-{opened.id}-3.json").actions == ()


def test_without_links_files_are_renamed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def no_links(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    archive = Archive(tmp_path)
    assert [archive.keep("a", text).name for text in ("1", "2", "1")] == ["a.json", "a-2.json", "a.json"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a-2.json", "a.json"]


async def test_a_game_that_cannot_be_replayed_stays_and_the_others_go(client: Client, tmp_path: Path, caplog):
    broken, sound = await client.open("here", "here"), await client.open("here", "here")
    for each in (broken, sound):
        await client.play(each, plies=3)
    await grow_old(client, broken, sound)
    async with client.server.engine.begin() as connection:
        await connection.execute(update(LOG).where(LOG.c.table == broken.id).values(action="take 9 9 9"))
    outcome = await pruner(client, tmp_path).run(Plan(now(), **PLAN))
    assert (outcome.unreadable, outcome.tables) == ([broken.id], 1)
    assert await rows_of(client, broken.id) and not await rows_of(client, sound.id)
    assert broken.id in caplog.text


async def test_a_server_that_cannot_write_to_its_archive_removes_nothing(settings: Settings, tmp_path: Path, caplog):
    (tmp_path / "file").write_text("no folder")
    chosen = settings.changed(prune_days=30, prune_archive=str(tmp_path / "file" / "records"))
    async with serving(chosen) as client:
        opened = await client.open("here", "here")
        await grow_old(client, opened)
        await client.server.housekeeper.clean()
        assert await rows_of(client, opened.id)
    assert [record.levelname for record in caplog.records if "records cannot be kept" in record.message] == ["ERROR"]


async def test_a_server_keeps_records_in_a_folder_of_its_own(settings: Settings, tmp_path: Path):
    folder = tmp_path / "kept" / "records"
    async with serving(settings.changed(prune_finished_days=30, prune_archive=str(folder))) as client:
        opened = await finished(client)
        await grow_old(client, opened)
        await client.server.housekeeper.clean()
        assert not await rows_of(client, opened.id)
    assert duchy.GameRecord.load(folder / f"burgundy-{opened.id}.json").results is not None
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
