"""Servers that start at once: one process loads everything, and every server is forked off from it.

Loading takes seconds and has nothing to do with what a killed server leaves behind. Each server is a process of its own
with its own database connections, sockets and threads, and can be killed like any other.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

HOST = "127.0.0.1"


class Nursery:
    """Starts servers on one database and one port, one after the other."""

    def __init__(self, database_url: str, port: int, parent: Nursery | None = None, **settings: Any) -> None:
        """With a parent, its process forks these servers off as well, with its settings."""
        self.url = f"http://{HOST}:{port}"
        self.pid: int | None = None
        self._port = port
        self._is_parent = parent is None
        self._parent: subprocess.Popen[str] = parent._parent if parent else _spawn(database_url, settings)

    def start(self, ahead: int = 0) -> None:
        """A new server; returns when it answers. Its clock is so many milliseconds ahead."""
        assert self.pid is None and self._parent.stdin is not None and self._parent.stdout is not None
        self._parent.stdin.write(f"{self._port} {ahead}\n")
        self._parent.stdin.flush()
        self.pid = int(self._parent.stdout.readline())

    def kill(self) -> None:
        """End the server without a chance to do anything, and wait until it is gone."""
        if self.pid is not None:
            os.kill(self.pid, signal.SIGKILL)
            while Path(f"/proc/{self.pid}").exists():
                time.sleep(0.001)
            self.pid = None

    def close(self) -> None:
        """Start no more."""
        self.kill()
        if not self._is_parent:
            return
        assert self._parent.stdin is not None and self._parent.stdout is not None
        self._parent.stdin.close()
        self._parent.wait()
        self._parent.stdout.close()


def _spawn(database_url: str, settings: dict[str, Any]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", __name__, database_url, json.dumps(settings)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    )


def main(database_url: str, changed: str) -> None:
    """Load everything, then fork off a server for every line that comes, with port and clock; a worker for port 0.

    What takes time and depends on nothing stored is done here once: kernels, the texts of all games, the application
    with its routes. The server itself, with its database, is made when the application starts, in its own process.
    """
    from argon2 import PasswordHasher

    import duchy
    from duchy.engine.game import registry
    from duchy.engine.game.warmup import warm
    from duchy.server import run
    from duchy.server.accounts import accounts
    from duchy.server.app import create_app
    from duchy.server.bots.rules_version import rules_version
    from duchy.server.bots.worker import Worker
    from duchy.server.kernels import kernels
    from duchy.server.preparation import Preparation
    from duchy.server.settings import Settings
    from duchy.server.storage.store import now
    from duchy.server.tables import render

    warm(kernels())
    rules_version()
    for name in duchy.GAMES:
        registry.contract(name).view.setup()
        game = duchy.load(name)
        render.board(game)
        render.view(game.new_state(seed=1), 0)
    vars(accounts)["PasswordHasher"] = lambda **_: PasswordHasher(1, 8, 1)  # nobody signs in
    ahead = 0
    settings = Settings(
        database_url=database_url, bot_pause=0, bot_patience=0.5, away_seconds=0, pace=0, sockets_per_address=0
    ).changed(**json.loads(changed))
    app = create_app(settings, clock=lambda: now() + ahead)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead need no burial
    for line in sys.stdin:
        port, ahead = map(int, line.split())
        if os.fork() == 0:
            if port:
                run.serve(app, run.listen(HOST, port), _tell)
            else:
                asyncio.run(Worker(settings, Preparation()).run(lambda: None, _tell))
            os._exit(0)


def _tell(*_: Any) -> None:
    print(os.getpid(), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
