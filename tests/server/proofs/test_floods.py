"""Floods of bytes at a real server with its usual limits: they end, and whoever plays beside them plays on."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bench.raids import CONNECTIONS, FLOODS, Raid
from duchy.server.edge.rate_limits import LOOKS
from duchy.server.edge.wire.http import REFUSED_PAUSE
from tests.support.patience import PATIENCE

pytestmark = [pytest.mark.proof, pytest.mark.compiled, pytest.mark.anyio]

SECONDS = 5.0
GROWTH = 60_000_000  # bytes that a server may have more after a flood; without limits it was hundreds of megabytes
LINES = 8  # of the log in all: one for each kind and minute
FILE = next(rule for rule in LOOKS if rule.name == "file")


class Server:
    """A server in a process of its own, whose log is a file."""

    def __init__(self, folder: Path) -> None:
        self._log = folder / "log.txt"
        command = [sys.executable, "-m", "duchy.cli", "serve", "--port", "0"]
        command += ["--database-url", f"sqlite:///{folder / 'tables.sqlite3'}"]
        environment = {**os.environ, "COLUMNS": "200", "DUCHY_TRUSTED_PROXIES": "192.0.2.1"}
        with self._log.open("w") as log:
            self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        self.url = self._wait_for_url()
        self.port = int(self.url.rpartition(":")[2])

    def _wait_for_url(self) -> str:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if found := re.search(r"http://\S+:\d+", self._log.read_text()):
                return found[0]
            assert self._process.poll() is None, self._log.read_text()
            time.sleep(0.1)
        raise AssertionError("the server did not start")

    def memory(self) -> int:
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def log(self) -> list[str]:
        """What was logged, without what is said at the start."""
        return [line for line in self._log.read_text().splitlines() if re.match(r"\d{4}-|Traceback", line)]

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("floods"))
    yield running
    running.close()


class Player:
    """Somebody who plays both seats of a table, with pauses."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self._client = client
        self.path = ""
        self._tokens: dict[int, str] = {}
        self._sent = 0

    async def open(self) -> None:
        while True:  # a game that is not ready yet says when to come back
            wish = {"game": "burgundy", "seats": [{"kind": "here"}, {"kind": "here"}]}
            answer = await self._client.post("/api/tables", json=wish)
            if answer.status_code != 503:
                break
            await asyncio.sleep(1.0)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        self.path = f"/api/tables/{opened['table']['id']}"
        self._tokens = {held["seat"]: held["token"] for held in opened["seats"]}

    async def act(self) -> None:
        """Look, and take the first action that is offered."""
        seat = (await self._client.get(self.path)).json()["deciders"][0]
        headers = {"authorization": f"Bearer {self._tokens[seat]}"}
        state = (await self._client.get(f"{self.path}/state", headers=headers)).json()
        self._sent += 1
        wish = {"ply": state["ply"], "action": state["view"]["actions"][0]["id"], "request": f"honest-{self._sent:06}"}
        answer = await self._client.post(f"{self.path}/actions", json=wish, headers=headers)
        assert answer.status_code == 200, answer.text
        assert answer.json()["ply"] == state["ply"] + 1

    async def play(self, flood: asyncio.Task[Raid]) -> int:
        """As long as a flood lasts, and a bit longer; how many actions."""
        acted = 0
        while not flood.done() or acted < 3:
            await self.act()
            acted += 1
            await asyncio.sleep(0.2)
        return acted


async def refused(client: httpx.AsyncClient) -> dict[str, float]:
    """The metrics of refusals by kind."""
    text = (await client.get("/api/metrics")).text
    return {kind: float(count) for kind, count in re.findall(r'duchy_refused_total\{kind="([\w-]+)"\} (\S+)', text)}


@pytest.mark.parametrize("name", FLOODS)
async def test_a_flood_ends_and_the_others_play_on(server: Server, name: str) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        player = Player(client)
        await player.open()
        await player.act()
        before, memory = await refused(client), server.memory()
        began = time.monotonic()
        flood = asyncio.create_task(FLOODS[name](server.port, player.path, SECONDS))
        await player.play(flood)
        raid, took = flood.result(), time.monotonic() - began
        after = await refused(client)
        assert server.memory() - memory < GROWTH
        health = (await client.get("/api/health")).json()
        assert health["status"] == "ok", health
    assert raid.closed is not None
    if name == "pipelines":
        check_requests(raid, took, after["requests"] - before["requests"])
        assert after["ahead"] - before["ahead"] == CONNECTIONS
    else:
        assert raid.code == (None if name == "pings" else 1008)
        assert after["frames"] - before["frames"] == 1
    log = server.log()
    assert len(log) <= LINES and not any("Traceback" in line or "ERROR" in line for line in log), log


def check_requests(raid: Raid, took: float, refusals: float) -> None:
    """Requests ahead of time wait in the socket: few were read, and most of those that were sent never were."""
    assert 0 < raid.answers <= FILE.burst + took * FILE.per_minute / 60 + refusals + CONNECTIONS
    assert refusals <= CONNECTIONS * (took / REFUSED_PAUSE + 1)
    assert raid.answers < raid.requests / 10
