"""Somebody who plays while the server is attacked: every action must be answered, and how long that takes is noted.

``python -m tests.support.wire.honest PORT`` is a process of its own, so that the times are not those of the attacker.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from typing import Any

from tests.support.wire.case import Case
from tests.support.wire.driver import Connection
from tests.support.wire.requests import request

PATIENCE = 120.0  # seconds for an answer; how long it took is reported, not judged
PAUSE = 0.02  # seconds between two actions


class Unanswered(Exception):
    """A request of an honest player was not answered as it should be."""


class Caller:
    """A connection that is kept open for one request after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._connection: Connection | None = None

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """What a request is answered with; it must succeed."""
        headers = [("host", f"127.0.0.1:{self._port}")]
        if token is not None:
            headers.append(("authorization", f"Bearer {token}"))
        content = b""
        if body is not None:
            content = json.dumps(body).encode()
            headers.append(("content-type", "application/json"))
        status, answer = await self._answer(request(method, path, headers, content))
        if status >= 300:
            raise Unanswered(f"{method} {path}: {status} {answer[:500]!r}")
        return json.loads(answer) if answer else None

    async def _answer(self, sent: bytes) -> tuple[int, bytes]:
        if self._connection is None or self._connection.lost:
            loop = asyncio.get_running_loop()
            _, self._connection = await loop.create_connection(
                lambda: Connection(Case("honest", ())), "127.0.0.1", self._port
            )
        connection = self._connection
        assert connection.transport is not None
        reader = connection.reader
        before, at = len(reader.statuses), len(reader.received)
        connection.transport.write(sent)
        if not await connection.until(lambda: len(reader.statuses) > before, PATIENCE) or connection.fault:
            raise Unanswered(f"{sent!r}: {connection.fault or 'nothing'}")
        if len(reader.statuses) == before:
            raise Unanswered(f"{sent!r}: the server hung up")
        return reader.statuses[-1], bytes(reader.received[at:]).partition(b"\r\n\r\n")[2]

    def close(self) -> None:
        """Hang up."""
        if self._connection is not None and self._connection.transport is not None:
            self._connection.transport.close()


@dataclass
class Honest:
    """Plays games with both hands, one after the other."""

    port: int
    took: list[float] = field(default_factory=list)
    """Seconds of each action."""
    games: int = 0

    async def play(self) -> None:
        """Play until cancelled."""
        chance = random.Random(1)
        caller = Caller(self.port)
        try:
            while True:
                await self._game(caller, chance, ("dice", "burgundy", "bruges")[self.games % 3])
                self.games += 1
        finally:
            caller.close()

    async def _game(self, caller: Caller, chance: random.Random, game: str) -> None:
        wish = {"game": game, "seats": [{"kind": "here"}, {"kind": "here"}]}
        opened = await caller.ask("POST", "/api/tables", wish)
        tokens = {seat["seat"]: seat["token"] for seat in opened["seats"]}
        at = f"/api/tables/{opened['table']['id']}"
        number = 0
        while deciders := (await caller.ask("GET", at))["deciders"]:
            token = tokens[deciders[0]]
            seen = await caller.ask("GET", f"{at}/state", token=token)
            number += 1
            action = chance.choice(seen["view"]["actions"])["id"]
            body = {"ply": seen["ply"], "action": action, "request": f"honest-{number:06}"}
            began = time.perf_counter()
            told = await caller.ask("POST", f"{at}/actions", body, token)
            self.took.append(time.perf_counter() - began)
            if told["ply"] <= seen["ply"]:
                raise Unanswered(f"an action at {seen['ply']} was answered by {told['ply']}")
            await asyncio.sleep(PAUSE)

    @classmethod
    def read(cls, told: str) -> Honest:
        """What a player in a process of its own has told."""
        found: dict[str, Any] = json.loads(told)
        return cls(**found)

    def percentile(self, share: float) -> float:
        """The milliseconds within which this share of the actions was answered."""
        ordered = sorted(self.took)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000

    def __str__(self) -> str:
        if not self.took:
            return "no action"
        shares = ", ".join(f"p{share:g} {self.percentile(share / 100):.1f} ms" for share in (50, 99, 100))
        return f"{len(self.took)} actions, all answered; {shares}"


@asynccontextmanager
async def honest_player(port: int) -> AsyncIterator[Callable[[], Awaitable[Honest]]]:
    """Let somebody play in a process of its own; the function ends that, and gives what the player has seen."""
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-m", __name__, str(port))
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=2**26)

    async def end() -> Honest:
        told, _ = await process.communicate(b"")  # which closes its standard input
        if process.returncode:
            raise Unanswered("see the standard error output")
        return Honest.read(told.decode())

    try:
        yield end
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def main(port: int) -> None:
    """Play until the standard input is closed."""
    player = Honest(port)
    playing = asyncio.create_task(player.play())
    told_to_stop = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    await asyncio.wait({playing, told_to_stop}, return_when=asyncio.FIRST_COMPLETED)
    if playing.done():
        playing.result()
    playing.cancel()
    print(json.dumps(asdict(player)))


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
