"""One server process under load, on this machine: ``python -m bench.server`` from the repository's root.

Reads, durable actions, memory and bytes, each beside the aim that the project set itself. Reads take turns with the
bare framework that answers as many bytes, so that the ratio means something on any machine. Aims are shown, not
enforced: a busy machine must not turn a good build red.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import uvloop
from rich.console import Console
from rich.table import Table

from bench.http import Answer, Ask, Connection, Load, drive, request
from bench.speed import BUSY, Goal, load, machine, show_goals, spread
from bench.timing import Spread, paired_ratio
from bench.wire import LiveTable, Pair

HOST = "127.0.0.1"
CONNECTIONS = 8
ROUNDS = 5
SECONDS = 2.0
TABLES = 1_000
PLIES = 60  # of a game that is measured in the middle
ACTIONS_BESIDE_PEER = 0.035  # 800/s where the bare framework answers 22,700 reads/s, as it did when the aim was set
CROWD = 250  # tables with two sockets each
FREELY = {"DUCHY_PACE": "0", "DUCHY_SOCKETS_PER_ADDRESS": "0"}  # one address opens all tables


# --- processes -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Process:
    """A server that runs beside us."""

    pid: int
    port: int

    def memory(self) -> int:
        """Resident bytes, those of its workers included."""
        return sum(_resident(pid) for pid in [self.pid, *_children(self.pid)])


def _resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _children(pid: int) -> list[int]:
    direct = [int(child) for task in Path(f"/proc/{pid}/task").glob("*/children") for child in task.read_text().split()]
    return direct + [grandchild for child in direct for grandchild in _children(child)]


@contextmanager
def running(module: str, *arguments: str, environment: dict[str, str] | None = None) -> Iterator[Process]:
    """A Python module as a process of its own; ``{port}`` in its arguments is a free port."""
    port = _free_port()
    command = [sys.executable, "-m", module, *(word.format(port=port) for word in arguments)]
    process = subprocess.Popen(command, env={**os.environ, **(environment or {})}, stdout=subprocess.DEVNULL)
    try:
        _wait_for(process, port)
        yield Process(process.pid, port)
    finally:
        process.terminate()
        process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def _wait_for(process: subprocess.Popen[bytes], port: int) -> None:
    """Wait for the first answer: the port is open before that."""
    while process.poll() is None:
        asking = HTTPConnection(HOST, port)
        try:
            asking.request("GET", "/api/health")
            asking.getresponse()
            return
        except OSError:
            time.sleep(0.05)
        finally:
            asking.close()
    raise RuntimeError("the server did not start")


# --- tables ----------------------------------------------------------------------------------------------------------


class Played:
    """A table whose seats one client plays in turn, with random actions, to the end and then at another table."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.path = ""
        self.tokens: dict[int, str] = {}
        self.position: dict[str, Any] = {}
        self.sent = 0

    async def open(self, ask: Ask) -> None:
        seats = [{"kind": "here", "name": name} for name in ("Ann", "Ben")]
        body = {"game": "burgundy", "seats": seats}
        opened = answered(await ask(request("POST", "/api/tables", body=json.dumps(body).encode())), 201)
        self.path = f"/api/tables/{opened['table']['id']}"
        self.tokens = {held["seat"]: held["token"] for held in opened["seats"]}
        await self.look(ask, opened["table"]["deciders"][0])

    async def look(self, ask: Ask, seat: int) -> None:
        """See the table with the eyes of a seat."""
        self.position = answered(await ask(self.reading(seat)), 200)

    def reading(self, seat: int) -> bytes:
        return request("GET", f"{self.path}/state", self._bearer(seat))

    def _bearer(self, seat: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self.tokens[seat]}"}

    def choose(self) -> int:
        return int(self.chance.choice(self.position["view"]["actions"])["id"])

    async def act(self, measured: Ask, other: Ask) -> None:
        """One action of a seat that decides. The time between two actions is not measured."""
        seat = self.position["viewer"]
        self.sent += 1
        body = {"ply": self.position["ply"], "action": self.choose(), "request": f"bench-{self.sent:08}"}
        sent = request("POST", f"{self.path}/actions", self._bearer(seat), json.dumps(body).encode())
        self.position = answered(await measured(sent), 200)
        deciders = self.position["view"]["deciders"]
        if not deciders:
            await self.open(other)
        elif seat not in deciders:
            await self.look(other, deciders[0])


def answered(answer: Answer, status: int) -> Any:
    """What an answer says, if it is the one expected."""
    if answer.status != status:
        raise RuntimeError(f"answered {answer.status}: {answer.body[:500]!r}")
    return json.loads(answer.body)


async def open_tables(port: int, count: int, plies: int) -> list[Played]:
    """Tables in the middle of their games."""
    connection = await Connection.open(HOST, port)
    tables = [Played(seed) for seed in range(count)]
    for table in tables:
        await table.open(connection.ask)
        for _ in range(plies):
            await table.act(connection.ask, connection.ask)
    connection.close()
    return tables


# --- measurements ----------------------------------------------------------------------------------------------------


async def reads(port: int, tables: Sequence[Played], seconds: float) -> Load:
    """The same state asked for again and again, each connection at a table of its own."""
    sent = [table.reading(table.position["viewer"]) for table in tables]

    def client(what: bytes) -> Any:
        async def ask(measured: Ask, other: Ask) -> None:
            if (await measured(what)).status != 200:
                raise RuntimeError("a read was refused")

        return ask

    return await drive(HOST, port, [client(what) for what in sent], seconds)


async def reads_of_peer(port: int, seconds: float) -> Load:
    """The same from the bare framework."""
    what = request("GET", "/")

    async def client(measured: Ask, other: Ask) -> None:
        await measured(what)

    return await drive(HOST, port, [client] * CONNECTIONS, seconds)


async def actions(port: int, tables: Sequence[Played], seconds: float) -> Load:
    """Real games, each connection at a table of its own; an action counts when its answer is here."""
    return await drive(HOST, port, [table.act for table in tables], seconds)


async def sizes(port: int, plies: int) -> tuple[int, list[int]]:
    """Bytes on the socket: of the welcome, and of every update while two people at one screen play on."""
    [table] = await open_tables(port, 1, PLIES)
    live = await LiveTable.open(f"ws://{HOST}:{port}{table.path}/live", list(table.tokens.values()))
    updates = []
    for number in range(plies):
        choice = table.chance.choice(live.state["view"]["actions"])
        updates.append(await live.act(choice["id"], number))
    await live.socket.close()
    return live.first, updates


async def crowd(port: int, count: int, seconds: float) -> Load:
    """Two people at each of many tables, each with a socket; all act in turn, with a pause for thought.

    An action counts when its own update is here. The other socket of the table is read as well.
    """
    load, tables = Load(), await open_tables(port, count, 0)
    sockets = [await Pair.open(f"ws://{HOST}:{port}{table.path}/live", table.tokens) for table in tables]
    began = time.perf_counter()
    playing = (pair.play(table.chance, load.took, began + seconds) for pair, table in zip(sockets, tables, strict=True))
    await asyncio.gather(*playing)
    load.seconds = time.perf_counter() - began
    for pair in sockets:
        await pair.close()
    return load


@dataclass(frozen=True)
class Figures:
    """What one run measured."""

    reads: list[Load]
    peer: list[Load]
    actions: Load
    crowd: Load
    first_view: int
    updates: list[int]
    memory_empty: int
    memory_full: int
    tables: int

    def goals(self) -> list[Goal]:
        """What the project set itself, beside what this run measured."""
        megabytes, kilobytes = 1e6, 1e3
        return [
            Goal("state reads/s", 15_000, "/s", over(self.reads, lambda load: load.per_second)),
            Goal("state reads/s : bare framework", 0.7, "", self.beside_peer()),
            Goal("state reads, p99", 8, "ms", over(self.reads, lambda load: load.percentile(0.99)), at_most=True),
            Goal("durable actions/s", 800, "/s", Spread.of([self.actions.per_second])),
            Goal("durable actions/s : bare framework", ACTIONS_BESIDE_PEER, "", self.actions_beside_peer()),
            Goal("durable actions, p99", 25, "ms", Spread.of([self.actions.percentile(0.99)]), at_most=True),
            Goal("500 sockets, action, p50", 50, "ms", Spread.of([self.crowd.percentile(0.5)]), at_most=True),
            Goal(f"memory, {self.tables} tables", 500, "MB", Spread.of([self.memory_full / megabytes]), at_most=True),
            Goal("first view, compressed", 10, "KB", Spread.of([self.first_view / kilobytes]), at_most=True),
            Goal("move update, compressed", 2, "KB", Spread.of([n / kilobytes for n in self.updates]), at_most=True),
        ]

    def beside_peer(self) -> Spread:
        """Reads beside those of the bare framework, round by round."""
        return paired_ratio([load.per_second for load in self.reads], [load.per_second for load in self.peer])

    def actions_beside_peer(self) -> Spread:
        """Actions beside the median of the bare framework's reads."""
        bare = over(self.peer, lambda load: load.per_second)
        return Spread.of([self.actions.per_second / bare.median])

    def beside(self) -> dict[str, Spread]:
        """What has no aim, but explains the rest."""
        return {
            "state reads, p50, ms": over(self.reads, lambda load: load.percentile(0.5)),
            "bytes of a read": over(self.reads, lambda load: load.received / len(load.took)),
            "bare framework, reads/s of as many bytes": over(self.peer, lambda load: load.per_second),
            "bare framework, p99, ms": over(self.peer, lambda load: load.percentile(0.99)),
            "500 sockets, actions/s": Spread.of([self.crowd.per_second]),
            "500 sockets, action, p99, ms": Spread.of([self.crowd.percentile(0.99)]),
            "durable actions, p50, ms": Spread.of([self.actions.percentile(0.5)]),
            "memory before the first table, MB": Spread.of([self.memory_empty / 1e6]),
        }


def over(loads: Sequence[Load], figure: Callable[[Load], float]) -> Spread:
    """A figure over the rounds."""
    return Spread.of([figure(load) for load in loads])


async def measure(server: Process, chosen: argparse.Namespace, tell: Callable[[str], None]) -> Figures:
    """Everything, in an order in which nothing disturbs what comes after it."""
    empty = server.memory()
    tell("opening tables")
    tables = await open_tables(server.port, CONNECTIONS, PLIES)
    size = await _read_size(server.port, tables[0])
    read: list[Load] = []
    bare: list[Load] = []
    with running("bench.bare", "{port}", str(size)) as peer:
        for number in range(chosen.rounds + 1):
            tell(f"reads, round {number}")
            bare.append(await reads_of_peer(peer.port, chosen.seconds))
            read.append(await reads(server.port, tables, chosen.seconds))
    tell("actions")
    acted = await actions(server.port, tables, chosen.seconds * chosen.rounds)
    tell(f"{2 * CROWD} sockets at {CROWD} tables")
    crowded = await crowd(server.port, CROWD, chosen.seconds * chosen.rounds)
    tell("bytes")
    first, updates = await sizes(server.port, PLIES)
    tell(f"memory of {chosen.tables} tables")
    await open_tables(server.port, chosen.tables, 2)
    return Figures(read[1:], bare[1:], acted, crowded, first, updates, empty, server.memory(), chosen.tables)


async def _read_size(port: int, table: Played) -> int:
    connection = await Connection.open(HOST, port)
    answer = await connection.ask(table.reading(table.position["viewer"]))
    connection.close()
    return len(answer.body)


def show_beside(console: Console, rows: dict[str, Spread]) -> None:
    table = Table(title="Beside them", title_justify="left")
    table.add_column("what")
    table.add_column("median (lowest - highest)", justify="right")
    for name, value in rows.items():
        table.add_row(name, spread(value))
    console.print(table)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__.partition("\n")[0])
    parser.add_argument("--json", type=Path, default=Path("build/server.json"), help="where to write the figures")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="timed rounds of reads after the warm-up")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of a round")
    parser.add_argument("--tables", type=int, default=TABLES, help="tables in memory")
    chosen = parser.parse_args(arguments)
    console = Console()
    before = load()
    if before and before[0] > BUSY:
        console.print(f"[yellow]The machine is busy (load {before[0]}): expect low and unsteady figures.[/yellow]")
    with tempfile.TemporaryDirectory(prefix="duchy-bench-") as folder, console.status("starting") as status:
        database = f"sqlite:///{folder}/tables.sqlite3"
        with running(
            "duchy.cli", "serve", "--port", "{port}", "--database-url", database, environment=FREELY
        ) as server:
            figures = uvloop.run(measure(server, chosen, status.update))
    show_beside(console, figures.beside())
    show_goals(console, figures.goals())
    report = {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": machine(),
        "load": {"before": before, "after": load()},
        "connections": CONNECTIONS,
        "goals": [{**asdict(row), "met": row.met} for row in figures.goals()],
        "beside": {name: asdict(value) for name, value in figures.beside().items()},
    }
    chosen.json.parent.mkdir(parents=True, exist_ok=True)
    chosen.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    console.print(f"[dim]load before {before}, after {load()}; figures in {chosen.json}[/dim]")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
