"""Batches beside whole games in a kernel: ``python -m bench.batches`` from the repository's root.

    python -m bench.batches                # steps a second with masks and observations, and the ratio to ``simulate``
    python -m bench.batches --n 4096 --threads 1

Both play the same kind of games by chance on as many threads, in bursts that take turns. Time is the processor's, of
all threads together, so other programs disturb little; a step a second on so many cores is what that time would give if
each thread had a core to itself.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence

from rich.console import Console
from rich.table import Table

from bench.duchy_side import PLAYED, load
from bench.timing import Spread
from duchy.batch import Batch
from duchy.engine.game.game import Game
from duchy.engine.game.observation import KINDS
from duchy.sim import simulate

GAMES = 1000
Burst = Callable[[], int]


def simulating(game: Game, threads: int) -> Burst:
    """Whole games; how many actions they had."""
    return lambda: simulate(game, GAMES, seed=7, threads=threads).actions


def stepping(batch: Batch, steps: int, way: Callable[[Batch], object]) -> Burst:
    """Steps of a batch, after each of which it is looked at in some way; how many steps of games it was."""

    def burst() -> int:
        for _ in range(steps):
            batch.step(batch.sample())
            way(batch)
        return steps * len(batch)

    return burst


def ways(game: Game, n: int, threads: int) -> dict[str, Burst]:
    """What is measured, the simulation first."""
    steps = max(1, 400_000 // n)
    return {
        "simulate": simulating(game, threads),
        "batch: sample": stepping(Batch(game, n, 7, threads=threads), steps, lambda batch: None),
        "batch: sample, mask": stepping(Batch(game, n, 7, threads=threads), steps, lambda batch: batch.mask),
        **{
            f"batch: sample, {kind}": stepping(
                Batch(game, n, 7, threads=threads, observation=kind), steps, lambda batch: batch.observation
            )
            for kind in KINDS
        },
    }


def speeds(bursts: dict[str, Burst], threads: int, rounds: int) -> dict[str, list[float]]:
    """Steps a second of each way, round by round, if each thread had a core to itself."""
    found: dict[str, list[float]] = {way: [] for way in bursts}
    for number in range(rounds + 1):
        for way, burst in bursts.items():
            began = time.process_time()
            steps = burst()
            if number:  # the first round warms up
                found[way].append(threads * steps / (time.process_time() - began))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.batches", description=__doc__.partition("\n")[0])
    parser.add_argument("--n", type=int, default=1024, help="games of a batch")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--game", choices=PLAYED, action="append", help="one game only; may be given several times")
    chosen = parser.parse_args(arguments)
    table = Table(title=f"{chosen.n} games side by side, {chosen.threads} threads", title_justify="left")
    for title in ("game", "way", "M steps/s", "of simulate"):
        table.add_column(title, justify="left" if title in ("game", "way") else "right")
    for row in chosen.game or ("burgundy, base", "dice", "bruges"):
        found = speeds(ways(load(row), chosen.n, chosen.threads), chosen.threads, chosen.rounds)
        for way, figures in found.items():
            ratio = Spread.of([own / other for own, other in zip(figures, found["simulate"], strict=True)])
            speed = Spread.of(figures).median / 1e6
            table.add_row(row, way, f"{speed:.2f}", f"{ratio.median:.2f} ({ratio.low:.2f} - {ratio.high:.2f})")
    Console().print(table)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
