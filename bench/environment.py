"""One environment from Python, step by step: ``python -m bench.environment`` from the repository's root.

    python -m bench.environment                # steps a second with a list, a mask and features; what a copy costs
    python -m bench.environment ../before      # the same beside another checkout, in bursts that take turns

A step is what a training loop does: ask who decides and what is legal, choose at random, act. Time is the processor's,
so other programs disturb little, and the ratio to another checkout is taken within each pair of bursts.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.checkout import HERE, CannotPlay, Checkout, is_checkout
from bench.timing import Spread

ROWS = ("burgundy, base", "burgundy, all modules", "dice", "bruges")
WAYS = ("list", "mask", "features", "clone")

#: What each process runs. It must work with earlier checkouts too, which have no arrays to write to.
WORKER = """
import inspect, random, sys, time
import numpy as np
import duchy

def steps(way, count):
    rng, done, number = random.Random(7), 0, 0
    while done < count:
        state, number = game.new_state(number), number + 1
        while not state.is_over and done < count:
            player = state.deciders[0]
            if way == "list":
                action = rng.choice(state.legal_actions(player))
            else:
                legal = state.legal_mask(player, **masked).nonzero()[0]
                action = int(legal[int(rng.random() * len(legal))])
            if way == "features":
                state.features(player, **told)
            state.apply(action, player)
            done += 1

def clones(count):
    state = game.new_state(3)
    for _ in range(count):
        state.clone()

try:
    game = duchy.load(sys.argv[1], **eval(sys.argv[2]))
except Exception as reason:
    print(reason)
    sys.exit()
fills = "out" in inspect.signature(duchy.State.legal_mask).parameters
masked = {"out": np.empty(game.num_actions, bool)} if fills else {}
told = {"out": np.empty(len(game.new_state(1).features(0)), np.float32)} if fills else {}
for way in ("list", "mask", "features"):
    steps(way, 300)
print("ready", flush=True)
for line in sys.stdin:
    way, count = line.split()
    start = time.process_time()
    clones(int(count)) if way == "clone" else steps(way, int(count))
    print(time.process_time() - start, flush=True)
"""


def measure(workers: Sequence[Checkout], way: str, bursts: int, count: int) -> list[list[float]]:
    """Seconds of every worker for each burst; who begins alternates."""
    found: list[list[float]] = [[] for _ in workers]
    for number in range(bursts):
        order = range(len(workers)) if number % 2 else reversed(range(len(workers)))
        for place in order:
            found[place].append(workers[place].burst(way, count))
    return found


def line(way: str, seconds: list[list[float]], count: int) -> list[str]:
    """A row of the table: how fast it is, and how many times as fast as the other checkout."""
    unit, figures = "steps/s", [[count / each for each in own] for own in seconds]
    if way == "clone":
        unit, figures = "µs", [[each / count * 1e6 for each in own] for own in seconds]
    shown = [f"{Spread.of(own).median:,.{2 if way == 'clone' else 0}f} {unit}" for own in figures]
    if len(seconds) == 1:
        return shown
    ratio = Spread.of([before / now for before, now in zip(*seconds, strict=True)])
    return [*shown, f"{ratio.median:.2f} ({ratio.low:.2f} - {ratio.high:.2f})"]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.environment", description=__doc__.partition("\n")[0])
    parser.add_argument("before", type=Path, nargs="?", help="the folder of another checkout")
    parser.add_argument("--bursts", type=int, default=15, help="bursts of each kind")
    parser.add_argument("--steps", type=int, default=5000, help="steps or copies in a burst")
    parser.add_argument("--game", choices=ROWS, help="one game only")
    chosen = parser.parse_args(arguments)
    if chosen.before and not is_checkout(chosen.before):
        parser.error(f"{chosen.before} is no checkout of Duchy")
    checkouts = [*([chosen.before.resolve()] if chosen.before else []), HERE]
    table = Table(title="One environment from Python, by processor time", title_justify="left")
    for title in ("game", "way", *(["before"] if chosen.before else []), "now", *(["ratio"] if chosen.before else [])):
        table.add_column(title, justify="left" if title in ("game", "way") else "right")
    for row in [chosen.game] if chosen.game else ROWS:
        try:
            workers = [Checkout(folder, WORKER, row) for folder in checkouts]
        except CannotPlay as reason:
            parser.exit(1, f"{row}: not measured. {reason}\n")
        for way in WAYS:
            table.add_row(row, way, *line(way, measure(workers, way, chosen.bursts, chosen.steps), chosen.steps))
        for worker in workers:
            worker.close()
    Console().print(table)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
