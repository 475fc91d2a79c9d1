"""What a player notices while somebody floods the server: ``python -m bench.floods`` from the repository's root.

One server process on SQLite, with its usual limits. A player reads and acts, first alone and then beside each kind of
flood, which goes to this computer only and ends by itself. Aims are shown, not enforced.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table

from bench.http import Answer, Connection, Load
from bench.played import Played
from bench.process import HOST, Process, running
from bench.raids import FLOODS, Raid

SECONDS = 20.0
WARM = 5.0  # seconds before anything is measured: the server still prepares things after it has begun to answer
AFTER = 2.0  # seconds after a flood, before its memory is measured
PAUSE = 0.05  # between two actions of the player, who stays below the limits
RATIO, SLOWEST, GROWTH, CLOSED = 5.0, 100.0, 20.0, 2.0  # aims: p50 beside quiet, p99 in ms, MB, seconds
USUALLY = {"DUCHY_TRUSTED_PROXIES": "192.0.2.1"}


# --- the player ------------------------------------------------------------------------------------------------------


async def play(connection: Connection, table: Played, seconds: float) -> Load:
    """Read and act in turn, with a pause after each; both are measured together."""
    load, began = Load(), time.perf_counter()

    async def timed(sent: bytes) -> Answer:
        asked = time.perf_counter()
        answer = await connection.ask(sent)
        load.took.append(time.perf_counter() - asked)
        return answer

    while time.perf_counter() - began < seconds:
        await table.act(timed, timed)
        await timed(table.reading(table.position["viewer"]))
        await asyncio.sleep(PAUSE)
    load.seconds = time.perf_counter() - began
    return load


async def flood(name: str, port: int, table: str, seconds: float) -> Raid:
    """A flood in a process of its own, so that its work does not count as the server's."""
    words = (sys.executable, "-m", "bench.raids", name, str(port), table, str(seconds))
    process = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
    told, _ = await process.communicate()
    return Raid(**json.loads(told))


# --- measuring -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Row:
    """What the player saw: alone, and right after that beside a flood. Milliseconds, megabytes and seconds."""

    flood: str
    quiet: tuple[float, float]
    """p50 and p99 alone."""
    beside: tuple[float, float]
    """The same beside the flood."""
    before: float
    after: float
    raid: Raid


async def measure(server: Process, seconds: float, chosen: Sequence[str], tell: Callable[[str], None]) -> list[Row]:
    """The player alone and beside a flood, for each of them."""
    connection = await Connection.open(HOST, server.port)
    table = Played(1)
    await table.open(connection.ask)
    tell("warming up")
    await play(connection, table, WARM)
    rows = []
    for name in chosen:
        tell(f"before {name}")
        quiet = await play(connection, table, seconds / 2)
        tell(name)
        before = server.memory()
        raid = asyncio.create_task(flood(name, server.port, table.path, seconds))
        load = await play(connection, table, seconds)
        result = await raid
        await asyncio.sleep(AFTER)
        alone, beside = ((each.percentile(0.5), each.percentile(0.99)) for each in (quiet, load))
        rows.append(Row(name, alone, beside, before / 1e6, server.memory() / 1e6, result))
    connection.close()
    return rows


def show(console: Console, rows: Sequence[Row]) -> None:
    """The figures beside the aims."""
    aims = f"p50 at most {RATIO:g} times, p99 at most {SLOWEST:g} ms, memory + {GROWTH:g} MB, closed in {CLOSED:g} s"
    table = Table(title="A player beside floods", title_justify="left", caption=aims, caption_justify="left")
    for name in ("flood", "p50 alone", "p50", "times", "p99 alone", "p99", "memory", "closed", "code", "sent, MB"):
        table.add_column(name, justify="left" if name == "flood" else "right")
    for row in rows:
        closed = "-" if row.raid.closed is None else f"{row.raid.closed:.2f}"
        table.add_row(
            row.flood,
            f"{row.quiet[0]:.1f}",
            f"{row.beside[0]:.1f}",
            f"{row.beside[0] / row.quiet[0]:.1f}",
            f"{row.quiet[1]:.1f}",
            f"{row.beside[1]:.1f}",
            f"{row.before:.0f} → {row.after:.0f}",
            closed,
            str(row.raid.code or "-"),
            f"{row.raid.sent / 1e6:.1f}",
        )
    console.print(table)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.floods", description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each flood")
    parser.add_argument("--json", type=Path, default=Path("build/floods.json"), help="where to write the figures")
    parser.add_argument("floods", nargs="*", choices=[[], *FLOODS], help="which, instead of all")
    chosen = parser.parse_args(arguments)
    console = Console()
    with tempfile.TemporaryDirectory(prefix="duchy-bench-") as folder, console.status("starting") as status:
        database = f"sqlite:///{folder}/tables.sqlite3"
        words = ("duchy.cli", "serve", "--port", "{port}", "--database-url", database)
        with running(*words, environment=USUALLY) as server:
            rows = uvloop.run(measure(server, chosen.seconds, chosen.floods or [*FLOODS], status.update))
    show(console, rows)
    chosen.json.parent.mkdir(parents=True, exist_ok=True)
    chosen.json.write_text(json.dumps([asdict(row) for row in rows], indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
