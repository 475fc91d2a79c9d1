"""The SQLite file: private, and used by one server only."""

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from duchy.server.settings import Settings
from duchy.server.storage.sqlite_file import InUse, Lock, file_of
from tests.support.patience import PATIENCE
from tests.support.server import Process, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

HOLD = "import sys, time; from pathlib import Path; from duchy.server.storage.sqlite_file import Lock\n"
HOLD += "Lock(Path(sys.argv[1])); print(flush=True); time.sleep(600)"


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


async def test_only_the_owner_can_read_the_file_and_what_belongs_to_it(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    before = os.umask(0)
    try:
        async with serving(Settings(database_url=f"sqlite:///{folder / 'tables.sqlite3'}", pace=0)) as client:
            await client.open("here", "here")
            found = modes(folder)
            assert {"tables.sqlite3", "tables.sqlite3-wal", "tables.sqlite3-shm"} <= set(found)
            assert set(found.values()) == {0o600}
            assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    finally:
        os.umask(before)


@pytest.mark.slow
async def test_a_file_of_before_is_made_private_at_the_start(tmp_path: Path) -> None:
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'tables.sqlite3'}", pace=0)
    async with serving(settings) as client:
        opened = await client.open("here", "here")
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    async with serving(settings) as client:
        assert (await client.state(opened.id))["ply"] == 0
        assert modes(tmp_path)["tables.sqlite3"] == modes(tmp_path)["tables.sqlite3-wal"] == 0o600


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "postgresql://duchy@localhost/duchy"])
def test_what_is_no_file_has_no_lock(url: str) -> None:
    assert file_of(url) is None


@pytest.mark.slow
def test_another_process_is_kept_out_until_the_first_is_gone_however_it_ended(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with subprocess.Popen([sys.executable, "-c", HOLD, str(file)], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None and other.stdout.readline()
        with pytest.raises(InUse) as refused:
            Lock(file)
        assert refused.value.process == str(other.pid)
        other.send_signal(signal.SIGKILL)
        other.wait()
    mine, again = Lock(file), Lock(file)  # within a process it may be had twice
    mine.release()
    again.release()
    Lock(file).release()


@pytest.mark.slow
def test_a_second_server_on_the_same_file_is_refused_in_one_line(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    first = Process(url)
    try:
        first.start()
        command = [sys.executable, "-m", "duchy.cli", "serve", "--port", "0", "--database-url", url]
        second = subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=PATIENCE, env={**os.environ, "COLUMNS": "400"}
        )
        assert (second.returncode, second.stdout) == (2, "")
        (line,) = second.stderr.splitlines()
        assert "Another server" in line and "tables.sqlite3" in line and "PostgreSQL" in line
    finally:
        first.kill()
