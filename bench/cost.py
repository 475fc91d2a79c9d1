"""Processor time that a server spends on a request: ``python -m bench.cost`` from the repository's root.

    python -m bench.cost               # an action, a read, and a read of the bare framework, in turns
    python -m bench.cost ../before     # the same at a server of another checkout beside it

What a request takes by the clock says little on a machine that has other work. Its processor time is the process's own,
and the ratio to the bare framework is taken within each round. What a player sees between two actions counts as part
of the action.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table

from bench.checkout import is_checkout
from bench.http import Load
from bench.played import Played, open_tables
from bench.process import Process, duchy, running
from bench.server import CONNECTIONS, PLAYERS, PLIES, actions, read_size, reads, reads_of_peer
from bench.timing import Spread, paired_ratio

ROUNDS = 9
SECONDS = 2.0


@dataclass
class Subject:
    """A server of Duchy with tables in the middle of their games, and what its requests took."""

    name: str
    server: Process
    tables: Sequence[Played]
    actions: list[float] = field(default_factory=list)
    reads: list[float] = field(default_factory=list)


async def spent(server: Process, load: Awaitable[Load]) -> float:
    """Seconds of the server's processor time for each request of a load."""
    before = server.processor()
    found = await load
    return (server.processor() - before) / len(found.took)


async def measure(
    servers: dict[str, Process], rounds: int, seconds: float, tell: Callable[[str], None]
) -> tuple[list[Subject], list[float]]:
    """What requests of the servers and of the bare framework take, after a round to warm up."""
    tell("opening tables")
    subjects = [
        Subject(name, server, await open_tables(server.port, PLAYERS, PLIES)) for name, server in servers.items()
    ]
    size = await read_size(subjects[0].server.port, subjects[0].tables[0])
    bare: list[float] = []
    with running("bench.bare", "{port}", str(size)) as peer:
        for number in range(rounds + 1):
            tell(f"round {number} of {rounds}")
            bare.append(await spent(peer, reads_of_peer(peer.port, seconds)))
            for subject in subjects if number % 2 else subjects[::-1]:
                port, tables = subject.server.port, subject.tables
                subject.actions.append(await spent(subject.server, actions(port, tables, seconds)))
                subject.reads.append(await spent(subject.server, reads(port, tables[:CONNECTIONS], seconds)))
    for subject in subjects:
        del subject.actions[0], subject.reads[0]
    return subjects, bare[1:]


@contextmanager
def started(checkouts: dict[str, Path | None]) -> Iterator[dict[str, Process]]:
    """A server of each checkout, with a database of its own; None is this one."""
    with ExitStack() as stack:
        servers = {}
        for name, checkout in checkouts.items():
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="duchy-bench-"))
            other = {"PYTHONPATH": str(checkout / "src")} if checkout else {}
            servers[name] = stack.enter_context(duchy(folder, other))
        yield servers


def show(console: Console, subjects: Sequence[Subject], bare: list[float]) -> None:
    """The figures of all rounds: median, lowest and highest."""
    table = Table(title="Processor time of a request", title_justify="left")
    for name in ("", "an action, ms", "a read, µs", "action, ratio", "read, ratio"):
        table.add_column(name, justify="right" if name else "left")
    table.add_row("bare framework", "", _spread(bare, 1e6, 0), "", "")
    for subject in subjects:
        ratios = (_ratio(paired_ratio(bare, own), digits) for own, digits in ((subject.actions, 3), (subject.reads, 2)))
        table.add_row(subject.name, _spread(subject.actions, 1e3, 2), _spread(subject.reads, 1e6, 0), *ratios)
    if len(subjects) > 1:
        before, now = subjects
        saved = (_ratio(paired_ratio(now.actions, before.actions), 2), _ratio(paired_ratio(now.reads, before.reads), 2))
        table.add_row("now : before", *saved, "", "")
    console.print(table)


def _spread(figures: list[float], unit: float, digits: int) -> str:
    return _ratio(Spread.of([figure * unit for figure in figures]), digits)


def _ratio(found: Spread, digits: int) -> str:
    return f"{found.median:.{digits}f} ({found.low:.{digits}f} - {found.high:.{digits}f})"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.cost", description=__doc__.partition("\n")[0])
    parser.add_argument("before", type=Path, nargs="?", help="the folder of another checkout")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="timed rounds after the warm-up")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each kind of request in a round")
    chosen = parser.parse_args(arguments)
    if chosen.rounds < 1 or chosen.seconds <= 0:
        parser.error("--rounds must be at least 1, --seconds more than 0")
    if chosen.before and not is_checkout(chosen.before):
        parser.error(f"{chosen.before} is no checkout of Duchy")
    console = Console()
    checkouts: dict[str, Path | None] = {"before": chosen.before.resolve()} if chosen.before else {}
    checkouts["now"] = None
    with console.status("starting") as status, started(checkouts) as servers:
        subjects, bare = uvloop.run(measure(servers, chosen.rounds, chosen.seconds, status.update))
    show(console, subjects, bare)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
