"""One server process under load, on this machine: ``python -m bench.server`` from the repository's root.

Reads, durable actions, memory and bytes, each beside the aim that the project set itself. Reads and actions take turns
with the bare framework that answers as many bytes, so that the ratio means something on any machine. Aims are shown,
not enforced: a busy machine must not turn a good build red.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import uvloop
from rich.console import Console
from rich.table import Table

from bench import memory
from bench.http import Ask, Connection, Load, drive, request
from bench.memory import Memory
from bench.played import Played, open_tables
from bench.process import HOST, Process, duchy, running
from bench.speed import BUSY, Goal, load, machine, show_goals, spread
from bench.timing import Spread, paired_ratio
from bench.wire import LiveTable, Pair

CONNECTIONS = 8  # that read
PLAYERS = 64  # that act at the same time, each at a table
ROUNDS = 5
SECONDS = 2.0
TABLES, UNWATCHED = 1_000, 10_000
PLIES = 60  # of a game that is measured in the middle
ACTIONS_BESIDE_PEER = 0.06  # 800/s where the bare framework answers 13,300 reads/s
CROWD = 250  # tables with two sockets each
PARTS = ("load", "memory")


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
    actions: list[Load]
    crowd: Load
    first_view: int
    updates: list[int]

    def goals(self) -> list[Goal]:
        """What the project set itself, beside what this run measured."""
        kilobytes = 1e3
        return [
            Goal("state reads/s", 15_000, "/s", over(self.reads, lambda load: load.per_second)),
            Goal("state reads/s : bare framework", 0.7, "", self.beside_peer(self.reads)),
            Goal("state reads, p99", 8, "ms", over(self.reads, p99), at_most=True),
            Goal("durable actions/s", 800, "/s", over(self.actions, lambda load: load.per_second)),
            Goal("durable actions/s : bare framework", ACTIONS_BESIDE_PEER, "", self.beside_peer(self.actions)),
            Goal("durable actions, p99", 200, "ms", over(self.actions, p99), at_most=True),
            Goal("500 sockets, action, p50", 50, "ms", Spread.of([self.crowd.percentile(0.5)]), at_most=True),
            Goal("first view, compressed", 10, "KB", Spread.of([self.first_view / kilobytes]), at_most=True),
            Goal("move update, compressed", 2, "KB", Spread.of([n / kilobytes for n in self.updates]), at_most=True),
        ]

    def beside_peer(self, loads: list[Load]) -> Spread:
        """Reads or actions beside the reads of the bare framework, round by round."""
        return paired_ratio([load.per_second for load in loads], [load.per_second for load in self.peer])

    def beside(self) -> dict[str, Spread]:
        """What has no aim, but explains the rest."""
        return {
            "state reads, p50, ms": over(self.reads, lambda load: load.percentile(0.5)),
            "bytes of a read": over(self.reads, lambda load: load.received / len(load.took)),
            "bare framework, reads/s of as many bytes": over(self.peer, lambda load: load.per_second),
            "bare framework, p99, ms": over(self.peer, p99),
            "500 sockets, actions/s": Spread.of([self.crowd.per_second]),
            "500 sockets, action, p99, ms": Spread.of([self.crowd.percentile(0.99)]),
            "durable actions, p50, ms": over(self.actions, lambda load: load.percentile(0.5)),
        }


def p99(load: Load) -> float:
    """The milliseconds within which 99 of 100 answers came."""
    return load.percentile(0.99)


def over(loads: Sequence[Load], figure: Callable[[Load], float]) -> Spread:
    """A figure over the rounds."""
    return Spread.of([figure(load) for load in loads])


async def measure(server: Process, chosen: argparse.Namespace, tell: Callable[[str], None]) -> Figures:
    """Everything but memory, in an order in which nothing disturbs what comes after it."""
    tell("opening tables")
    tables = await open_tables(server.port, PLAYERS, PLIES)
    size = await read_size(server.port, tables[0])
    read: list[Load] = []
    bare: list[Load] = []
    acted: list[Load] = []
    with running("bench.bare", "{port}", str(size)) as peer:
        for number in range(chosen.rounds + 1):
            tell(f"round {number}")
            bare.append(await reads_of_peer(peer.port, chosen.seconds))
            read.append(await reads(server.port, tables[:CONNECTIONS], chosen.seconds))
            acted.append(await actions(server.port, tables, chosen.seconds))
    tell(f"{2 * CROWD} sockets at {CROWD} tables")
    crowded = await crowd(server.port, CROWD, chosen.seconds * chosen.rounds)
    tell("bytes")
    first, updates = await sizes(server.port, PLIES)
    return Figures(read[1:], bare[1:], acted[1:], crowded, first, updates)


def under_load(chosen: argparse.Namespace, tell: Callable[[str], None]) -> Figures:
    """The same at a server of its own."""
    with tempfile.TemporaryDirectory(prefix="duchy-bench-") as folder, duchy(folder) as server:
        return uvloop.run(measure(server, chosen, tell))


async def read_size(port: int, table: Played) -> int:
    """Bytes of a read."""
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
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="timed rounds after the warm-up")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of a round")
    parser.add_argument("--only", choices=PARTS, help="measure only this")
    parser.add_argument("--tables", type=int, default=TABLES, help="tables whose memory is measured")
    parser.add_argument("--unwatched", type=int, default=UNWATCHED, help="tables that leave memory")
    chosen = parser.parse_args(arguments)
    console = Console()
    before = load()
    if before and before[0] > BUSY:
        console.print(f"[yellow]The machine is busy (load {before[0]}): expect low and unsteady figures.[/yellow]")
    figures: list[Figures | Memory] = []
    with console.status("starting") as status:
        if chosen.only != "memory":
            figures.append(under_load(chosen, status.update))
        if chosen.only != "load":
            figures.append(uvloop.run(memory.measure(chosen.tables, chosen.unwatched, status.update)))
    beside = {name: value for found in figures for name, value in found.beside().items()}
    goals = [goal for found in figures for goal in found.goals()]
    show_beside(console, beside)
    show_goals(console, goals)
    report = {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": machine(),
        "load": {"before": before, "after": load()},
        "connections": CONNECTIONS,
        "players": PLAYERS,
        "goals": [{**asdict(row), "met": row.met} for row in goals],
        "beside": {name: asdict(value) for name, value in beside.items()},
    }
    chosen.json.parent.mkdir(parents=True, exist_ok=True)
    chosen.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    console.print(f"[dim]load before {before}, after {load()}; figures in {chosen.json}[/dim]")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
