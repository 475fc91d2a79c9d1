"""``duchy serve`` and ``duchy play``: from the command line to a page that answers, and back."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path

import pytest
import uvicorn

from duchy.cli import main, output, play, prepare, serve
from duchy.cli.game_options import UsageError
from duchy.server import origins, run
from duchy.server.kernels import Part
from duchy.server.preparation import Preparation, Progress
from duchy.server.storage.loops import loop_for, run_async
from tests.support.patience import PATIENCE


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else listens on."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    printed = capsys.readouterr()
    assert printed.out == ""
    (line,) = printed.err.splitlines()
    return line


# --- without the extra `web` -----------------------------------------------------------------------------------------


def without_web(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A command in a process that has none of the packages that only the web table needs."""
    script = """
import sys
for name in ("alembic", "argon2", "fastapi", "orjson", "psycopg", "sqlalchemy", "uvicorn"):
    sys.modules[name] = None
import duchy.arena, duchy.sim.fuzz
from duchy.cli import main
sys.exit(main(sys.argv[1:]))
"""
    command = [sys.executable, "-c", script, *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "language", "sentence"),
    [
        ("play", "en", "Error: The web table is not installed. To install it: pip install 'duchy[web]'"),
        ("serve", "ru", "Ошибка: Стол для браузера не установлен. Установить: pip install 'duchy[web]'"),
        ("serve", "uk", "Помилка: Стіл для браузера не встановлено. Встановити: pip install 'duchy[web]'"),
    ],
)
def test_without_the_web_packages_a_line_says_how_to_install_them(command: str, language: str, sentence: str):
    done = without_web(command, "--language", language)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence + "\n")


@pytest.mark.slow
def test_the_engine_and_the_other_commands_need_no_web_packages():
    done = without_web("games", "--json")
    assert done.returncode == 0, done.stderr
    assert [game["name"] for game in json.loads(done.stdout)] == ["burgundy", "dice", "bruges"]


# --- mistakes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_port_that_is_taken_is_told_in_one_line(capsys, taken: int, command: str):
    assert main([command, "--port", str(taken)]) == 2
    assert one_line(capsys) == f"Error: Port {taken} of 127.0.0.1 is in use; choose another one with --port."


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "99999"], "0 to 65535"),
        (["--port", "-1"], "0 to 65535"),
        (["--port", "http"], "--port is not a number"),
        (["--host", "nowhere.invalid"], "Cannot listen on port 8421 of nowhere.invalid"),
        (["--port", "0", "--database-url", "nonsense"], "The database cannot be opened"),
        (["--port", "0", "--database-url", "sqlite:////dev/null/tables.sqlite3"], "The database cannot be opened"),
        (["--port", "0", "--database-url", "postgresql://me:secret@127.0.0.1:1/x"], "The database cannot be opened"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(capsys, arguments: list[str], said: str):
    assert main(["serve", *arguments]) == 2
    line = one_line(capsys)
    assert said in line
    assert "secret" not in line


# --- the address -----------------------------------------------------------------------------------------------------


def test_the_usual_port_if_it_is_free_and_any_other_if_not(taken: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(play, "PORT", taken)
    with play.listen_as_usual() as listening:
        host, port = listening.getsockname()
        assert host == "127.0.0.1" and port != taken
    monkeypatch.setattr(play, "PORT", port)
    with play.listen_as_usual() as listening:
        assert listening.getsockname()[1] == port


@pytest.mark.parametrize(("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("::1", "[::1]")])
def test_the_address_is_one_for_a_browser(host: str, shown: str):
    try:
        listening = serve.listen(host, 0)
    except UsageError:
        pytest.skip(f"this computer has no {host}")
    with listening:
        assert run.url_of(listening) == f"http://{shown}:{listening.getsockname()[1]}"


@pytest.mark.parametrize(
    ("host", "own", "found"),
    [
        ("0.0.0.0", ["192.168.1.5", "127.0.1.1", "169.254.3.4", "10.0.0.7", "fd00::5"], ["192.168.1.5", "10.0.0.7"]),
        ("127.0.0.1", ["192.168.1.5"], []),
        ("::", ["192.168.1.5", "fd00::5", "fe80::1", "::1"], ["192.168.1.5", "[fd00::5]"]),
    ],
)
def test_others_are_given_the_addresses_that_they_can_open(host, own, found, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(origins, "own_addresses", lambda: [ip_address(address) for address in own])
    try:
        listening = serve.listen(host, 0)
    except UsageError:
        pytest.skip(f"this computer has no {host}")
    with listening:
        port = listening.getsockname()[1]
        assert origins.origins_of(listening) == [f"http://{address}:{port}" for address in found]


def test_a_computer_knows_its_addresses():
    known = origins.own_addresses()
    assert len(known) == len(set(known))


@pytest.mark.parametrize(
    ("found", "at_home", "said"),
    [
        (["http://192.168.1.5:1", "http://10.0.0.7:1"], False, "For others on your network: http://192.168.1.5:1, "),
        ([], True, "--host 0.0.0.0"),
        ([], False, ""),
    ],
)
def test_the_command_says_where_friends_find_it(capsys, found, at_home, said):
    serve.tell("http://127.0.0.1:1", found, at_home)
    first, *rest = capsys.readouterr().out.splitlines()
    assert "http://127.0.0.1:1" in first
    assert said in " ".join(rest) and bool(rest) == bool(said)


# --- the event loop --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("platform", "database_url", "selector"),
    [
        ("win32", "postgresql://duchy@localhost/duchy", True),
        ("win32", "postgres://duchy@localhost/duchy", True),
        ("win32", "sqlite:///tables.sqlite3", False),
        ("linux", "postgresql://duchy@localhost/duchy", False),
    ],
)
def test_on_windows_the_loop_is_one_that_the_driver_of_postgresql_can_use(
    monkeypatch: pytest.MonkeyPatch, platform: str, database_url: str, selector: bool
):
    factories, runner = [], asyncio.Runner

    def noted(loop_factory: object) -> asyncio.Runner:
        factories.append(loop_factory)
        return runner()

    monkeypatch.setattr(asyncio, "Runner", noted)
    monkeypatch.setattr(sys, "platform", platform)
    run_async(asyncio.sleep(0), database_url)
    assert factories == [asyncio.SelectorEventLoop if selector else None]
    chosen = uvicorn.Config("app", loop=loop_for(database_url))
    assert chosen.get_loop_factory() is asyncio.SelectorEventLoop if selector else chosen.loop == "auto"


# --- the browser -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("platform", "environment", "screen"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"BROWSER": "firefox"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_a_browser_is_opened_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], screen: bool
):
    opened = threading.Event()
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(webbrowser, "open", lambda url: opened.set())
    play.open_browser("http://127.0.0.1:8421")
    assert opened.wait(10 if screen else 0) == screen


# --- the bar ---------------------------------------------------------------------------------------------------------


def test_the_bar_ends_when_all_games_are_ready(monkeypatch: pytest.MonkeyPatch):
    preparation, seen = Preparation([Part("burgundy"), Part("dice")]), list[object]()

    @contextmanager
    def progress(title: str) -> Iterator[Callable[[int, int], None]]:
        yield lambda done, total: seen.append((done, total))
        seen.append("closed")

    monkeypatch.setattr(output, "progress", progress)
    with prepare.bar_of(preparation):
        preparation._note(Part("burgundy"), Progress(3, 10))
        preparation._note(Part("dice"), Progress(4, 10))
        preparation._waiting.clear()
        preparation._note(Part("dice"), Progress(10, 10))
        seen.append("serving")
    assert seen == [(0, 0), (3, 10), (7, 20), (13, 20), "closed", "serving"]


# --- from beginning to end -------------------------------------------------------------------------------------------


def get(url: str) -> tuple[int, bytes]:
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as refused:
        return refused.code, refused.read()


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("command", [["play", "--no-browser"], ["serve"]])
def test_it_answers_until_it_is_told_to_stop(tmp_path: Path, command: list[str]):
    database = tmp_path / "new" / "tables.sqlite3"
    started = subprocess.Popen(
        [sys.executable, "-m", "duchy.cli", *command, "--port", "0", "--database-url", f"sqlite:///{database}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "COLUMNS": "200", "DUCHY_LANGUAGE": "uk"},
    )
    try:
        assert started.stdout is not None and started.stderr is not None
        line = started.stdout.readline()
        url = re.fullmatch(r"Duchy запущено: (http://127\.0\.0\.1:\d+) \(Ctrl-C — зупинити\)\n", line)
        assert url, line + started.stderr.read() if started.poll() is not None else line
        if command[0] == "play":
            assert started.stdout.readline().startswith("Відкрити можна лише на цьому комп’ютері.")
        assert json.loads(get(f"{url[1]}/api/health")[1])["status"] == "ok"
        assert get(url[1])[0] in (200, 503)  # the client, or how to build it
        assert database.exists()
        started.send_signal(signal.SIGINT)
        out, err = started.communicate(timeout=PATIENCE)
    finally:
        started.kill()
    assert (started.returncode, out) == (0, "")
    assert err == "Сервер зупинено. Усі партії збережено.\n"


def test_a_setting_that_is_wrong_is_named(monkeypatch, capsys):
    monkeypatch.setenv("DUCHY_BOT_THREADS", "many")
    assert main(["serve", "--port", "0"]) == 2
    assert "DUCHY_BOT_THREADS" in one_line(capsys)
