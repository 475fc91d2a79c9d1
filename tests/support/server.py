"""The server for tests: in the test's own loop without a network, or as a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from duchy.server.app import create_app
from duchy.server.preparation import Preparation
from duchy.server.settings import Settings
from duchy.server.state import Server
from duchy.server.storage.store import now
from tests.support.asgi import Asgi, Reply, Socket
from tests.support.patience import PATIENCE

START_SECONDS = 600  # a cold cache compiles the rules first
IN_A_HURRY = {"DUCHY_BOT_PAUSE": "0", "DUCHY_PACE": "0", "COLUMNS": "200"}  # wide enough for the address
Seat = str | Mapping[str, Any]


@dataclass(frozen=True)
class Opened:
    """A table that was opened, with the secrets of its opener."""

    id: str
    info: dict[str, Any]
    tokens: dict[int, str]
    invitations: dict[int, str] = field(default_factory=dict)

    @classmethod
    def read(cls, answer: dict[str, Any]) -> Opened:
        """From the answer of the API."""
        tokens = {seat["seat"]: seat["token"] for seat in answer["seats"]}
        invitations = {seat["seat"]: seat["invite"] for seat in answer["invitations"]}
        return cls(answer["table"]["id"], answer["table"], tokens, invitations)


class Client:
    """Somebody who uses the API of a server in this process."""

    def __init__(self, app: Any) -> None:
        self.asgi = Asgi(app)
        self.server: Server = app.state.server
        self._requests = 0

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None, **headers: str) -> Reply:
        """One request, whatever comes of it."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return await self.asgi.ask(method, f"/api{path}", body, token=token, headers=named)

    async def get(self, path: str, token: str | None = None) -> Any:
        """What a request that must succeed answers."""
        return _good(await self.ask("GET", path, token=token))

    async def post(self, path: str, body: Any = None, token: str | None = None) -> Any:
        """The same for one that changes something."""
        return _good(await self.ask("POST", path, {} if body is None else body, token=token))

    async def open(
        self, *seats: Seat, game: str = "burgundy", settings: Mapping[str, Any] | None = None, **options: Any
    ) -> Opened:
        """Open a table: ``await client.open("here", "link", {"kind": "bot", "level": "squire"})``."""
        wanted = [{"kind": seat} if isinstance(seat, str) else dict(seat) for seat in seats]
        wish = {"game": game, "options": options, "seats": wanted, "settings": dict(settings or {})}
        return Opened.read(await self.post("/tables", wish))

    async def state(self, table: str, token: str | None = None, seat: int | None = None) -> dict[str, Any]:
        """The table as somebody sees it."""
        query = "" if seat is None else f"?seat={seat}"
        return dict(await self.get(f"/tables/{table}/state{query}", token))

    def request(self) -> str:
        """The name of a new request."""
        self._requests += 1
        return f"request-{self._requests:06}"

    def count_requests_from(self, number: int) -> None:
        """Begin the names of requests elsewhere, on a database where such a client has been before."""
        self._requests = number

    async def act(self, table: str, token: str, ply: int, action: Any, **more: Any) -> Reply:
        """Take an action, whatever comes of it."""
        body = {"ply": ply, "action": action, "request": self.request(), **more}
        return await self.ask("POST", f"/tables/{table}/actions", body, token)

    async def undo(self, table: str, token: str, ply: int, **more: Any) -> Reply:
        """Take back, whatever comes of it."""
        return await self.ask("POST", f"/tables/{table}/undo", {"ply": ply, "request": self.request(), **more}, token)

    async def change(self, table: str, token: str, what: str, **more: Any) -> Reply:
        """Concede, leave, return or agree, whatever comes of it."""
        return await self.ask("POST", f"/tables/{table}/{what}", {"request": self.request(), **more}, token)

    async def finish(self, opened: Opened) -> dict[str, Any]:
        """Get to the end of a game quickly: everybody whose seat is held only ends turns."""
        return await self.play(opened, only="end_turn")

    async def play(
        self, opened: Opened, plies: int | None = None, seed: int = 0, only: str | None = None
    ) -> dict[str, Any]:
        """Act for all seats held, at random, to the end or up to a ply; the state by then, as a spectator sees it."""
        chance = random.Random(seed)
        seen = await self.state(opened.id)
        while seen["table"]["status"] != "finished" and (plies is None or seen["ply"] < plies):
            seat = next((seat for seat in seen["view"]["deciders"] if seat in opened.tokens), None)
            if seat is None:  # a bot is thinking
                await asyncio.sleep(0.001)
            elif seen["view"]["viewer"] == seat:
                legal = seen["view"]["actions"]
                action = chance.choice([action for action in legal if action["kind"] == only] or legal)["id"]
                await self.act(opened.id, opened.tokens[seat], seen["ply"], action)
            seen = await self.state(opened.id, opened.tokens.get(seat) if seat is not None else None)
        return await self.state(opened.id)

    async def live(self, table: str, *tokens: str, **hello: Any) -> tuple[Socket, dict[str, Any]]:
        """A greeted socket, and its welcome."""
        socket = await self.asgi.socket(f"/api/tables/{table}/live")
        socket.send({"type": "hello", "tokens": list(tokens), **hello})
        return socket, await socket.receive()


async def is_well(client: Client) -> None:
    """Wait until the server can do all its work: it has its database and listens to the other servers."""
    async with asyncio.timeout(PATIENCE):
        while (await client.ask("GET", "/health")).status != 200:
            await asyncio.sleep(0.02)


def _good(reply: Reply) -> Any:
    assert reply.status < 300, reply.body
    return reply.json()


@asynccontextmanager
async def serving(
    settings: Settings, preparation: Preparation | None = None, clock: Callable[[], int] = now
) -> AsyncIterator[Client]:
    """A server in this process, and somebody who uses it."""
    app = create_app(settings, preparation, clock)
    async with app.router.lifespan_context(app):
        yield Client(app)


class Process:
    """A server in a process of its own, started as people start it."""

    def __init__(
        self,
        database_url: str,
        port: int = 0,
        environment: Mapping[str, str] | None = None,
        log: Path | None = None,
    ) -> None:
        """With ``log``, what several processes write to their logs is added to that file."""
        self._command: Sequence[str] = (
            *(sys.executable, "-m", "duchy.cli", "serve"),
            *("--port", str(port), "--database-url", database_url),
        )
        self._environment = {
            **os.environ,
            "DUCHY_BOT_PAUSE": "0",
            "DUCHY_PACE": "0",
            "COLUMNS": "200",
            **(environment or {}),
        }
        self._log = log
        self._process: subprocess.Popen[str] | None = None
        self.url = ""

    @property
    def pid(self) -> int:
        """Of the process that runs."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> Process:
        """Start, and wait until it answers."""
        with self._log.open("ab") if self._log else nullcontext(subprocess.STDOUT) as log:
            self._process = subprocess.Popen(
                self._command, env=self._environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self._process.stdout is not None
        said = []
        for line in self._process.stdout:
            said.append(line)
            if found := re.search(r"http://\S+:\d+", line):
                self.url = found[0]
                self._wait_for_games()
                return self
        raise AssertionError("the server did not start: " + "".join(said))

    def _wait_for_games(self) -> None:
        """Wait until all games are ready: with a cold cache the server answers before they are."""
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            with urllib.request.urlopen(f"{self.url}/api/games") as answer:
                if not any(game["preparing"] for game in json.load(answer)):
                    return
            time.sleep(0.2)
        raise AssertionError("the games did not become ready")

    def kill(self) -> None:
        """End it without a chance to do anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as an administrator would."""
        self._end(signal.SIGTERM)

    def wait(self) -> int:
        """Wait until it has ended; how it did."""
        assert self._process is not None
        ended = self._process.wait(START_SECONDS)
        self._process = None
        return ended

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.communicate(timeout=START_SECONDS)
            self._process = None
