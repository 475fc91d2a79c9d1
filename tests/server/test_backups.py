"""Backups made while people play: everything that was acknowledged before is in them, and games go on from them."""

import asyncio
import random
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from duchy.cli import main
from duchy.server.settings import Settings
from duchy.server.storage.backups import BackupRefused, back_up
from tests.server.conftest import ON_POSTGRES
from tests.support import upgrade
from tests.support.crowd import ByRequest, Ledger
from tests.support.patience import PATIENCE
from tests.support.server import Client, Opened, Process, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

ENOUGH = 30  # acknowledged actions before the backup


def command(file: Path, url: str) -> None:
    """As an operator makes a backup of an SQLite file."""
    words = (sys.executable, "-m", "duchy.cli", "backup", str(file), "--database-url", url)
    subprocess.run(words, check=True, capture_output=True)


@pytest.mark.proof
async def test_a_backup_made_while_people_play_is_restored_and_played_on(
    start: Callable[[], Process], database_url: str, new_database: Callable[[], str], tmp_path: Path
) -> None:
    server, ledger = start(), Ledger()
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        wish = {"game": "burgundy", "seats": [{"kind": "here"}, {"kind": "here"}]}
        opened = Opened.read((await client.post(f"{server.url}/api/tables", json=wish)).json())
    players = [
        ByRequest(server.url, opened.id, seat, token, ledger, random.Random(seat))
        for seat, token in opened.tokens.items()
    ]
    playing = [asyncio.create_task(player.play()) for player in players]
    async with asyncio.timeout(PATIENCE):
        while len(ledger.deeds) < ENOUGH:
            await asyncio.sleep(0.01)
        before, restored = {request for _, request in ledger.deeds}, new_database()
        if ON_POSTGRES:
            dumped = await asyncio.to_thread(upgrade.dump, database_url)
            upgrade.restore(dumped, restored)
        else:
            await asyncio.to_thread(command, tmp_path / "backup", database_url)
            (tmp_path / "backup").rename(restored.removeprefix("sqlite:///"))
        at_the_end_of_it = len(ledger.deeds)
        while len(ledger.deeds) < at_the_end_of_it + 5 and not all(task.done() for task in playing):
            await asyncio.sleep(0.01)
    assert len(ledger.deeds) > len(before), "the server has gone on during the backup and after it"
    for task, player in zip(playing, players, strict=True):
        task.cancel()
        await player.leave()
    await asyncio.to_thread(server.kill)
    async with serving(Settings(database_url=restored, bot_pause=0, pace=0)) as somebody:
        await check(somebody, opened, before)


async def check(client: Client, opened: Opened, before: set[str]) -> None:
    """Everything that was acknowledged before is there, in one line of plies, and the game goes on to its end."""
    table = await client.server.tables.get(opened.id)
    assert before <= set(table.requests)
    entries = await client.server.store.entries(opened.id)
    assert [entry.ply for entry in entries] == list(range(1, len(entries) + 1))
    assert (await client.play(opened))["table"]["status"] == "finished"


# --- the command, for SQLite -----------------------------------------------------------------------------------------


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A file with one table."""
    found = tmp_path / "tables.sqlite3"
    async with serving(Settings(database_url=f"sqlite:///{found}", pace=0)) as client:
        await client.open("here", "here")
    return found


async def test_a_backup_of_sqlite_is_one_file_for_its_owner_only(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "backups" / "monday"
    target.parent.mkdir()
    assert back_up(f"sqlite:///{file}", target) == 1
    assert [path.name for path in target.parent.iterdir()] == ["monday"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600


async def test_a_backup_of_sqlite_replaces_nothing(file: Path, tmp_path: Path, capsys) -> None:
    target = tmp_path / "monday"
    target.write_text("something else")
    assert main(["backup", str(target), "--database-url", f"sqlite:///{file}"]) == 2
    assert target.read_text() == "something else"
    assert str(target) in capsys.readouterr().err
    assert not list(tmp_path.glob("*.part"))


async def test_what_an_interrupted_backup_of_sqlite_left_is_in_nobodys_way(file: Path, tmp_path: Path) -> None:
    (tmp_path / "monday.part").write_text("half")
    assert back_up(f"sqlite:///{file}", tmp_path / "monday") == 1
    assert not (tmp_path / "monday.part").exists()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("postgresql://duchy@localhost/duchy", "not-sqlite"),
        ("sqlite:///{folder}/nothing.sqlite3", "no-file"),
        ("sqlite://", "no-file"),
        ("sqlite:///{folder}/foreign.sqlite3", "foreign"),
        ("sqlite:///{folder}/noise.sqlite3", "failed"),
        ("sqlite:///{folder}/damaged.sqlite3", "damaged"),
    ],
)
async def test_what_is_no_sqlite_database_of_ours_is_refused(file: Path, tmp_path: Path, url: str, reason: str) -> None:
    with sqlite3.connect(tmp_path / "foreign.sqlite3") as foreign:
        foreign.execute("CREATE TABLE shopping (item TEXT)")
    (tmp_path / "noise.sqlite3").write_bytes(b"noise" * 1000)
    damage(file, tmp_path / "damaged.sqlite3")
    with pytest.raises(BackupRefused) as refusal:
        back_up(url.format(folder=tmp_path), tmp_path / "monday")
    assert refusal.value.reason == reason
    assert not (tmp_path / "monday").exists() and not (tmp_path / "monday.part").exists()


def damage(file: Path, copy: Path) -> None:
    """A copy that has lost an index, but not its pages."""
    back_up(f"sqlite:///{file}", copy)
    with sqlite3.connect(copy) as connection:
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute("DELETE FROM sqlite_master WHERE name LIKE 'ix_tables%'")


async def test_a_backup_is_told_in_every_language(file: Path, tmp_path: Path, capsys) -> None:
    for language, words in {"en": "a backup of 1 table,", "ru": "1 стол.", "uk": "1 стіл."}.items():
        target = tmp_path / language
        assert main(["backup", str(target), "--database-url", f"sqlite:///{file}", "--language", language]) == 0
        assert words in capsys.readouterr().out.replace("\u2068", "").replace("\u2069", "")
