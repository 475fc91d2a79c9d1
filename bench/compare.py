"""Two checkouts side by side: random games of each, in short bursts that take turns.

    python -m bench.compare ELSEWHERE          # a checkout of an earlier commit; this one is compared with it
    python -m bench.compare ELSEWHERE --bursts 40

Each checkout plays in a process of its own. A pair of bursts lies within a second, so both feel the same load of a
shared machine, and the time counted is the processor's. The ratio is taken per pair.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import track

from bench.checkout import HERE, CannotPlay, Checkout, is_checkout
from bench.duchy_side import GOALS
from bench.timing import Spread

GAMES = 4_000

#: What each process runs. It must work with every checkout, so it uses the oldest part of the interface only.
PLAYER = """
import sys, time
import duchy
from duchy.sim import simulate
try:
    game = duchy.load(sys.argv[1], **eval(sys.argv[2]))
except Exception as reason:
    print(reason)
    sys.exit()
simulate(game, games=64, threads=1, seed=1)
print("ready", flush=True)
for line in sys.stdin:
    start = time.process_time()
    simulate(game, games=int(line), threads=1, seed=7)
    print(time.process_time() - start, flush=True)
"""


def compare(before: Checkout, after: Checkout, bursts: int, label: str) -> list[tuple[float, float]]:
    """Seconds of both, pair by pair; the order within a pair alternates."""
    pairs = []
    for number in track(range(bursts), description=label, transient=True):
        if number % 2:
            second, first = after.burst(GAMES), before.burst(GAMES)
        else:
            first, second = before.burst(GAMES), after.burst(GAMES)
        pairs.append((first, second))
    return pairs


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__.partition("\n")[0])
    parser.add_argument("before", type=Path, help="the folder of the other checkout")
    parser.add_argument("--bursts", type=int, default=120, help="pairs of bursts for each game")
    chosen = parser.parse_args(arguments)
    if not is_checkout(chosen.before):
        parser.error(f"{chosen.before} is no checkout of Duchy")
    console = Console()
    for row in GOALS:
        try:
            before, after = (Checkout(folder, PLAYER, row) for folder in (chosen.before.resolve(), HERE))
        except CannotPlay as reason:
            console.print(f"{row}: not compared. {reason}")
            continue
        pairs = compare(before, after, chosen.bursts, row)
        before.close()
        after.close()
        speed = [Spread.of([GAMES / pair[side] for pair in pairs]) for side in (0, 1)]
        ratio = Spread.of([first / second for first, second in pairs])
        console.print(
            f"{row}: games/s before {speed[0].median:.0f}, now {speed[1].median:.0f};"
            f" now : before {ratio.median:.3f} (lowest {ratio.low:.3f}, highest {ratio.high:.3f})"
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
