"""One environment from Python beside those of the peers: ``python -m bench.steps`` from the repository's root.

    python -m bench.steps                              # beside OpenSpiel's backgammon, with masks
    python -m bench.steps --catan catan/bin/python     # and beside catanatron's environment, run by that Python

A step is what a training loop does: look at what is legal, choose at random, act. Every program runs in a process of
its own, in bursts that take turns, and is timed by the processor. OpenSpiel's rolls of dice are not counted.
catanatron's environment needs an older Gymnasium than Duchy's: ``pip install catanatron_gym==4.0.0`` elsewhere.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console

from bench.checkout import HERE, Checkout, Worker
from bench.environment import WORKER
from bench.speed import Goal, show_goals
from bench.timing import Spread, paired_ratio

ROW = "burgundy, base"
LOOP = """
import random, sys, time, warnings
warnings.simplefilter("ignore")
{setup}
rng = random.Random(7)
steps(200)
print("ready", flush=True)
for line in sys.stdin:
    start = time.process_time()
    steps(int(line.split()[-1]))
    print(time.process_time() - start, flush=True)
"""
OPENSPIEL = """
from itertools import accumulate
import numpy as np
import pyspiel

board = pyspiel.load_game("backgammon")

def steps(count):
    done = 0
    while done < count:
        state = board.new_initial_state()
        while not state.is_terminal() and done < count:
            if state.is_chance_node():
                rolls, weights = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(rolls, cum_weights=list(accumulate(weights)))[0])
            else:
                legal = np.array(state.legal_actions_mask()).nonzero()[0]
                state.apply_action(int(legal[int(rng.random() * len(legal))]))
                done += 1
"""
CATANATRON = """
import gymnasium

environment = gymnasium.make("catanatron_gym:catanatron-v1")

def steps(count):
    over = True
    for _ in range(count):
        if over:
            environment.reset()
        legal = environment.unwrapped.get_valid_actions()
        _, _, terminated, truncated, _ = environment.step(rng.choice(legal))
        over = terminated or truncated
"""
#: How many steps or copies a burst has.
BURSTS = {"mask": 20_000, "features": 5_000, "clone": 50_000, "openspiel": 5_000, "catanatron": 500}
NOT_HERE = {"openspiel": "not installed: pip install open_spiel==2.0.2", "catanatron": "no Python named with --catan"}


def workers(catan: Path | None) -> dict[str, Worker]:
    """The programs that take turns, those of the peers that are here among them."""
    ours = Checkout(HERE, WORKER, ROW)
    found: dict[str, Worker] = dict.fromkeys(("mask", "features", "clone"), ours)
    if find_spec("pyspiel"):
        found["openspiel"] = Worker([sys.executable, "-c", LOOP.format(setup=OPENSPIEL)], HERE, "OpenSpiel")
    if catan:
        found["catanatron"] = Worker([str(catan), "-c", LOOP.format(setup=CATANATRON)], HERE, str(catan))
    return found


def measure(running: dict[str, Worker], rounds: int) -> dict[str, list[float]]:
    """Steps or copies a second, round by round."""
    found: dict[str, list[float]] = {way: [] for way in running}
    for number in range(rounds):
        for way in list(running) if number % 2 else reversed(running):
            found[way].append(BURSTS[way] / running[way].burst(way, BURSTS[way]))
    return found


def goals(found: dict[str, list[float]]) -> list[Goal]:
    """What the project set itself, beside what was measured."""

    def against(peer: str) -> Spread | None:
        return paired_ratio(found["mask"], found[peer]) if peer in found else None

    return [
        Goal("steps/s with masks", 100_000, "", Spread.of(found["mask"])),
        Goal("steps/s with masks and features", 60_000, "", Spread.of(found["features"])),
        Goal("clone from Python", 2, "µs", Spread.of([1e6 / each for each in found["clone"]]), at_most=True),
        *(
            Goal(f"steps/s with masks : {name}", goal, "x", against(peer), "" if peer in found else NOT_HERE[peer])
            for peer, name, goal in (
                ("openspiel", "OpenSpiel's backgammon with masks", 8),
                ("catanatron", "catanatron's environment", 30),
            )
        ),
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.steps", description=__doc__.partition("\n")[0])
    parser.add_argument("--catan", type=Path, help="a Python that has catanatron_gym")
    parser.add_argument("--rounds", type=int, default=15)
    chosen = parser.parse_args(arguments)
    running = workers(chosen.catan)
    found = measure(running, chosen.rounds)
    for worker in {*running.values()}:
        worker.close()
    console = Console()
    for peer in NOT_HERE.keys() & found.keys():
        console.print(f"{peer}: {Spread.of(found[peer]).median:,.0f} steps/s")
    show_goals(console, goals(found))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
