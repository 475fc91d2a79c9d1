"""Kills servers while 64 people write at once: ``python -m bench.kills --database postgresql --kills 200``.

The proof of ``tests/server/proofs/test_durability.py`` with so many players that their writes are committed in groups.
At every table one person acts whenever it is their turn, alone or against a bot. After every tenth kill and at the end
the database is compared with what the players were told. Everything acknowledged must be there, once and in its place.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tests.support.nursery import Nursery
from tests.support.postgres import cluster
from tests.support.worlds import BOT, PERSON, Wanted, World, free_port

PLAYERS = 64
BETWEEN = 60  # entries acknowledged between two kills, at most: the players must have time to come back
KINDS = [
    Wanted([PERSON], {"modules": ["solo"]}, clock=True),
    Wanted([PERSON, BOT], game="dice"),
    Wanted([PERSON], {"modules": ["solo", "inns", "trade_routes"]}),
    Wanted([PERSON, BOT], game="bruges"),
]


@contextmanager
def new_database(kind: str) -> Iterator[str]:
    """An empty database on a disk, which is waited for at every commit."""
    if kind == "postgresql":
        with cluster(durable=True) as postgres:
            yield postgres.new_database()
    else:
        with tempfile.TemporaryDirectory(prefix="duchy-kills-") as folder:
            yield f"sqlite:///{Path(folder) / 'tables.sqlite3'}"


async def live(database_url: str, kills: int, seed: int, killed: Callable[[], None]) -> tuple[World, int]:
    """A world that has lived through so many kills, and how much it has lost; ``AssertionError`` as soon as it has."""
    nursery = Nursery(database_url, free_port())
    world = World(nursery, database_url, random.Random(seed), between=BETWEEN, again=True)
    try:
        await world.live_through(kills, [KINDS[number % len(KINDS)] for number in range(PLAYERS)], killed)
        await world.check_end()
        for player in world.players:
            await player.leave()
    finally:
        world.nursery.close()
    return world, len(world.lost(await world.stored()))


def show(console: Console, kind: str, kills: int, world: World, lost: int) -> None:
    """The figures of a world."""
    counts = world.ledger.counts
    table = Table(title=f"{kills} kills, {PLAYERS} players, {kind}", show_header=False)
    for name, value in (
        ("games", len(world.tables)),
        ("acknowledged entries", counts["acknowledged"]),
        ("acknowledged lines of the chat", counts["said"]),
        ("requests under way at a kill, sent again", counts["lost on the way"]),
        ("lost", lost),
        ("commits counted", world.commits),
        ("writes in a commit, mean", f"{world.writes / max(1, world.commits):.2f}"),
    ):
        table.add_row(name, str(value))
    console.print(table)


def main() -> int:
    """Kill, and tell what came of it; exit code 1 if anything acknowledged is lost."""
    options = argparse.ArgumentParser(prog="python -m bench.kills", description=__doc__.partition("\n")[0])
    options.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    options.add_argument("--kills", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    console = Console()
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        new_database(chosen.database) as database_url,
        Progress(*bar, console=console, transient=True, disable=not console.is_terminal) as shown,
    ):
        task = shown.add_task(chosen.database, total=chosen.kills)
        try:
            world, lost = asyncio.run(live(database_url, chosen.kills, chosen.seed, lambda: shown.advance(task)))
        except AssertionError as wrong:
            console.print(f"FAILED: {wrong}", markup=False)
            return 1
    show(console, chosen.database, chosen.kills, world, lost)
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
