"""The server that is fuzzed: a process of its own, with its log in a file, and what the fuzzer needs to know of it."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import duchy
from duchy.engine.match.match import Match
from duchy.server.edge.static import FOLDER, INDEX
from tests.support.server import Process
from tests.support.wire.case import Place

UNLIMITED = {"DUCHY_PACE": "0", "DUCHY_CONNECTIONS_PER_ADDRESS": "0", "DUCHY_SOCKETS_PER_ADDRESS": "0"}
NOT_BUILT = "The client is not built, and its pages are asked for too: run make web."
FAULTS = re.compile(
    r"Traceback|never retrieved|never awaited|was destroyed| ERROR | CRITICAL |exception", re.IGNORECASE
)


@dataclass
class Target:
    """A server that runs."""

    process: Process
    log: Path
    place: Place

    @property
    def port(self) -> int:
        """Where it listens."""
        return urlsplit(self.process.url).port or 0

    def resident(self) -> int:
        """Bytes of memory that the process has."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * 4096

    def faults(self) -> str:
        """What in the log should not be there, with some lines around; empty if all is well."""
        return faults_in(self.log)


def faults_in(log: Path) -> str:
    """The first lines of a log that tell of a fault, each with those that follow."""
    lines = log.read_text(errors="replace").splitlines()
    at = [number for number, line in enumerate(lines) if FAULTS.search(line)]
    return "\n".join("\n".join(lines[number : number + 40]) for number in at[:3])


@contextmanager
def target(folder: Path, **environment: str) -> Iterator[Target]:
    """Start a server on a database in a folder. The client must be built: its pages are asked for too."""
    if not is_built():
        raise RuntimeError(NOT_BUILT)
    log = folder / "server.log"
    process = Process(f"sqlite:///{folder / 'tables.sqlite3'}", environment={**UNLIMITED, **environment}, log=log)
    process.start()
    try:
        yield Target(process, log, new_place(process.url))
    finally:
        process.stop()


def is_built() -> bool:
    """Whether there is a client to serve; without it, its pages are answered by 503."""
    return (FOLDER / INDEX.removeprefix("/")).is_file()


def new_place(url: str) -> Place:
    """A table that is played, and one whose game is over."""
    opened = _post(f"{url}/api/tables", {"game": "burgundy", "seats": [{"kind": "here"}, {"kind": "here"}]})
    match = Match(duchy.load("dice", players=2), 7)
    while not match.state.is_over:
        player = match.state.deciders[0]
        match.apply(match.state.legal_actions(player)[0], player)
    finished = _post(f"{url}/api/records", json.loads(match.record().to_json()))
    tokens = tuple(seat["token"] for seat in opened["seats"])
    return Place(urlsplit(url).netloc, opened["table"]["id"], tokens, finished["table"]["id"])


def _post(url: str, body: Any) -> dict[str, Any]:
    headers = {"content-type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as answer:
        return dict(json.load(answer))
