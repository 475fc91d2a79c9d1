"""The page for operators, followed to the letter: its service, its backup and restore, its commands, its proxies.

What needs a container, a certificate or root is not carried out, but its paths, ports and names are compared.
"""

import configparser
import json
import os
import re
import shlex
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import yaml

from duchy.cli import serve
from duchy.server.bots import jobs
from duchy.server.edge.middleware import LARGEST
from duchy.server.settings import Settings
from duchy.server.storage.database import open_engine
from tests.support.patience import PATIENCE

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "operators.md").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
#: Folders of the page, which the test has elsewhere.
FOLDERS = ("/var/lib/duchy", "/var/cache/duchy", "/var/backups/duchy", "/etc/duchy")
TOKEN = "a-token-of-the-operator"


def section(title: str) -> str:
    found = re.search(rf"^##+ {re.escape(title)}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[1]


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def commands(text: str) -> list[str]:
    """The lines of a page that are typed."""
    lines = [line for block in blocks(text, "console") for line in block.splitlines()]
    assert all(line.startswith("$ ") for line in lines)
    return [line.removeprefix("$ ") for line in lines]


def command_with(text: str, words: str) -> str:
    (found,) = [line for line in commands(text) if words in line]
    return found


def unit() -> configparser.ConfigParser:
    (text,) = blocks(section("Quick start"), "ini")
    read = configparser.ConfigParser(strict=False, interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read_string(text.replace("Environment=DUCHY_CACHE", "Environment2=DUCHY_CACHE"))  # a key may come twice
    return read


# --- what runs -------------------------------------------------------------------------------------------------------


class Computer:
    """A computer as the page describes it: its folders, its commands, and a service that systemd would start."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        self._server: subprocess.Popen[str] | None = None
        for each in FOLDERS[:2]:
            self.path(each).mkdir(parents=True)
        bin_ = folder / "bin"
        bin_.mkdir()
        self._script(bin_ / "duchy", f'exec {shlex.quote(sys.executable)} -m duchy.cli "$@"')
        self._script(bin_ / "sudo", 'exec "$@"')
        self._script(bin_ / "systemctl", f'echo "$@" >> {shlex.quote(str(folder / "systemctl"))}')
        service = unit()["Service"]
        settings = dict(service[key].split("=", 1) for key in ("Environment", "Environment2"))
        self.environment = {
            **os.environ,
            **{name: self.here(value) for name, value in settings.items()},
            "DUCHY_CACHE": os.environ.get("DUCHY_CACHE", ""),  # what is compiled already
            "DUCHY_METRICS_TOKEN": TOKEN,
            "PATH": f"{bin_}:{os.environ['PATH']}",
            "COLUMNS": "200",
        }
        if not self.environment["DUCHY_CACHE"]:
            del self.environment["DUCHY_CACHE"]
        self._start = shlex.split(self.here(service["ExecStart"]))

    @staticmethod
    def _script(path: Path, line: str) -> None:
        path.write_text(f"#!/bin/sh\n{line}\n")
        path.chmod(0o755)

    def path(self, name: str) -> Path:
        return Path(self.here(name))

    def here(self, text: str) -> str:
        """A line of the page with the folders and the port of this computer."""
        for each in FOLDERS:
            text = text.replace(each, f"{self.folder}{each}")
        text = text.replace("/opt/duchy/bin/", f"{self.folder}/bin/").replace(
            "https://duchy.example", "http://127.0.0.1:8421"
        )
        return text.replace("8421", str(self.port))

    def type(self, line: str, fails: bool = False) -> str:
        """Type a line of the page, and do what it asks systemd for."""
        done = subprocess.run(
            ["bash", "-c", self.here(line)], env=self.environment, capture_output=True, text=True, timeout=PATIENCE
        )
        assert (done.returncode != 0) == fails, f"{line}: {done.stdout}{done.stderr}"
        asked = self.folder / "systemctl"
        for wish in asked.read_text().splitlines() if asked.exists() else ():
            self.stop() if wish.startswith("stop") else self.start()
        asked.unlink(missing_ok=True)
        return done.stdout + (done.stderr if fails else "")

    def start(self) -> None:
        if self._server is not None:
            return
        self._server = subprocess.Popen(
            self._start, env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True
        )
        deadline = time.monotonic() + 10 * PATIENCE
        while time.monotonic() < deadline and self._server.poll() is None:
            try:
                if not any(game["preparing"] for game in self.get("/api/games")):
                    return
            except OSError:
                pass
            time.sleep(0.2)
        raise AssertionError("the service did not start")

    def stop(self) -> None:
        if self._server is not None:
            self._server.terminate()
            self._server.wait(PATIENCE)
            self._server = None

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}") as answer:
            return json.load(answer)

    def open_table(self) -> str:
        wish = json.dumps({"game": "burgundy", "seats": [{"kind": "here"}, {"kind": "here"}]}).encode()
        asked = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/tables", wish, {"content-type": "application/json"}
        )
        with urllib.request.urlopen(asked) as answer:
            return str(json.load(answer)["table"]["id"])


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def computer(tmp_path: Path) -> Iterator[Computer]:
    made = Computer(tmp_path)
    try:
        yield made
    finally:
        made.stop()


@pytest.mark.slow
@pytest.mark.compiled
def test_the_service_its_backup_its_restore_and_pruning_work_as_they_are_written(computer: Computer):
    health, metrics, backups = section("Quick start"), section("Metrics"), section("Backups and restore")
    computer.type(command_with(health, "systemctl enable"))
    assert json.loads(computer.type(command_with(health, "/api/health")))["status"] == "ok"
    for line in (command_with(metrics, "127.0.0.1"), command_with(metrics, "Bearer")):
        assert "duchy_database_up 1.0" in computer.type(line)

    first = computer.open_table()
    making = [line for line in commands(backups) if "mkdir --parents" in line or line.startswith("duchy backup")]
    assert len(making) == 2
    for line in making:
        computer.type(line)
    copy = computer.path("/var/backups/duchy") / f"duchy-{date.today()}.sqlite3"
    assert copy.stat().st_mode & 0o777 == 0o600
    later = computer.open_table()
    restoring = commands(backups)[2:7]
    assert "systemctl stop" in restoring[0] and "systemctl start" in restoring[-1]
    for line in restoring:
        computer.type(line)
    assert computer.get(f"/api/tables/{first}")["id"] == first
    with pytest.raises(urllib.error.HTTPError, match="404"):
        computer.get(f"/api/tables/{later}")

    old = section("What a database holds, and removing what is old")
    looking = [line for line in commands(old) if line.startswith("duchy database")]
    assert all("running games" in computer.type(line) for line in looking)
    dry, real = [line for line in commands(old) if line.startswith("duchy prune")]
    assert "Nothing is removed yet" in computer.type(dry)
    assert "DUCHY_PRUNE_DAYS" in computer.type(real, fails=True), "a server uses the file"
    computer.stop()
    age(computer.path("/var/lib/duchy/tables.sqlite3"))
    assert "1 table" in computer.type(real).replace("\u2068", "").replace("\u2069", "")
    assert [path.name for path in computer.path("/var/backups/duchy/records").iterdir()] == [f"burgundy-{first}.json"]


def age(file: Path) -> None:
    """Let a year pass at all tables."""
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE tables SET updated = updated - 365 * 86400000")
    connection.close()


@pytest.mark.slow
@pytest.mark.compiled
def test_the_settings_for_pruning_are_taken(computer: Computer):
    (block,) = [text for text in blocks(PAGE, "sh") if "DUCHY_PRUNE_DAYS" in text]
    given = dict(line.split("=", 1) for line in computer.here(block).splitlines())
    computer.environment |= given
    computer.start()
    assert computer.get("/api/health")["status"] == "ok"
    chosen = Settings(**{name.removeprefix("DUCHY_").lower(): value for name, value in given.items()})  # type: ignore[arg-type]
    assert (chosen.prune_days, chosen.prune_finished_days) == (90, 730)
    assert Path(chosen.prune_archive).is_relative_to(computer.path("/var/lib/duchy")), "the unit can write there only"


# --- what is compared ------------------------------------------------------------------------------------------------


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path):
    read = unit()
    service = read["Service"]
    assert service["ExecStart"].split()[1:] == ["serve", "--host", serve.LOCAL, "--port", str(serve.PORT)]
    database = service["Environment"].removeprefix("DUCHY_DATABASE_URL=sqlite:///")
    assert Path(database).parent == Path("/var/lib") / service["StateDirectory"]
    assert service["Environment2"] == f"DUCHY_CACHE=/var/cache/{service['CacheDirectory']}"
    assert int(service["LimitNOFILE"]) > Settings(database_url="sqlite://").connections
    assert "MemoryDenyWriteExecute" not in service
    assert read["Install"]["WantedBy"] == "multi-user.target"
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed")
    (text,) = blocks(section("Quick start"), "ini")
    file = tmp_path / "duchy.service"
    file.write_text(text.replace("/opt/duchy/bin/duchy", sys.executable).replace("User=duchy", "User=daemon"))
    checked = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False)
    about_us = [line for line in checked.stderr.splitlines() if "duchy.service" in line]
    assert not about_us


def test_the_commands_of_the_page_exist_with_their_options(capsys: pytest.CaptureFixture[str]):
    from duchy.cli import main

    typed = [shlex.split(line) for line in commands(PAGE) if line.startswith("duchy ")]
    assert {words[1] for words in typed} == {"serve", "backup", "database", "prune"}
    for words in typed:
        assert main([words[1], "--help"]) == 0
        told = capsys.readouterr().out
        assert all(word in told for word in words if word.startswith("--")), words


def test_the_services_of_compose_are_those_of_the_page():
    assert set(COMPOSE["services"]) == {"database", "server", "worker"}
    told = section("Quick start")
    assert all(word in told for word in ("a PostgreSQL, the server, and a worker", "read-only file system"))
    assert all(COMPOSE["services"][name]["read_only"] for name in ("server", "worker"))
    assert COMPOSE["services"]["server"]["ports"] == [f"{serve.LOCAL}:{serve.PORT}:{serve.PORT}"]
    user = COMPOSE["services"]["database"]["environment"]
    lines = [line for block in blocks(PAGE, "sh") for line in block.splitlines() if line.startswith("docker compose")]
    inside = [shlex.split(line) for line in lines if " exec " in line]
    assert [words[5] for words in inside] == ["pg_dump", "dropdb", "createdb", "pg_restore"]
    for words in inside:
        assert words[2:5] == ["exec", "-T", "database"]
        assert f"--username={user['POSTGRES_USER']}" in words
        assert user["POSTGRES_DB"] in words or f"--dbname={user['POSTGRES_DB']}" in words
    stopping = {tuple(shlex.split(line)[3:]) for line in lines if " stop " in line}
    assert stopping == {("worker", "server")}, "workers first"


def test_the_connections_of_a_process_are_counted_right():
    pool = open_engine("postgresql://duchy@localhost/duchy").pool
    of_engine = pool.size() + pool._max_overflow  # type: ignore[attr-defined]
    told = re.compile(r"\| .*worker.* \| 15 |\| a server")
    rows = [line.strip("| ").split("|") for line in PAGE.splitlines() if told.match(line)]
    for name, *numbers in rows:
        reading, *others, together = (int(number.strip() or 0) for number in numbers)
        assert reading == of_engine and together == reading + sum(others), name
        assert others[-1] == (jobs.CONNECTIONS if "orker" in name else 0), name
    assert len(rows) == 3


@pytest.mark.parametrize("language", ["nginx", ""])
def test_the_proxies_lead_to_the_server_and_say_what_it_reads(language: str):
    found = [text for text in blocks(section("Behind a proxy, with TLS"), language) if "8421" in text]
    (text,) = found
    assert re.findall(r"127\.0\.0\.1:(\d+)", text) == [str(serve.PORT)]
    assert text.count("{") == text.count("}")
    size = re.search(r"(?:client_max_body_size|max_size) (\d+)\s*M", text, re.IGNORECASE)
    assert size is not None and int(size[1]) == LARGEST // 1024**2
    if language == "nginx":
        headers = dict(re.findall(r"proxy_set_header (\S+) (\S+);", text))
        assert headers == {
            "Host": "$host",
            "X-Forwarded-For": "$remote_addr",
            "X-Forwarded-Proto": "$scheme",
            "Upgrade": "$http_upgrade",
            "Connection": "$connection_upgrade",
        }
        assert "location = /api/metrics {\n        deny all;" in text


def test_every_heading_that_the_page_refers_to_is_there():
    slug: Callable[[str], str] = lambda title: re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")  # noqa: E731
    headings = {slug(title) for title in re.findall(r"^#+ (.+)$", PAGE, re.MULTILINE)}
    assert set(re.findall(r"\]\(#([^)]+)\)", PAGE)) <= headings
