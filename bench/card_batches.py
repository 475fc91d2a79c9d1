"""Batches on an NVIDIA card, and what they show beside the cores: ``python -m bench.card_batches``.

Needs a card and the extra ``duchy[cuda]``; with torch the observations are read by it. First a small batch is compared
with the same batch on cores after every step; then steps are timed by the clock, since a card shares its time with
nobody here.
"""

from __future__ import annotations

import argparse
import importlib
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from bench.duchy_side import PLAYED, load
from duchy.batch import Batch
from duchy.engine.game.game import Game

SHOWN = ("players", "counts", "mask", "rewards", "terminated", "numbers", "observation")
WARMING = 300  # steps after which games have begun at different times, and are at all kinds of questions


def differences(game: Game, n: int, steps: int) -> int:
    """In how many steps a batch on a card shows anything else than one on cores."""
    given: dict[str, Any] = {"observation": "tokens", "autoreset": "same_step"}
    there, here = Batch(game, n, 5, device="cuda", **given), Batch(game, n, 5, **given)
    found = 0
    for _ in range(steps):
        there.step(there.sample())
        here.step(here.sample())
        found += not all(np.array_equal(np.asarray(getattr(there, name)), getattr(here, name)) for name in SHOWN)
    return found


def reading() -> Callable[[Any], object]:
    """How observations are read: summed up by torch where it is there, as a network would begin."""
    try:
        torch: Any = importlib.import_module("torch")
    except ImportError:
        return lambda array: array
    return lambda array: torch.as_tensor(array).sum(dtype=torch.int64)


def speed(batch: Batch, steps: int, look: Callable[[Batch], object]) -> float:
    """Steps of games a second."""
    for count in (WARMING, steps):
        began = time.perf_counter()
        for _ in range(count):
            batch.step(batch.sample())
            look(batch)
        batch.numbers  # noqa: B018  # waits for the card
    return steps * len(batch) / (time.perf_counter() - began)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.card_batches", description=__doc__.partition("\n")[0])
    parser.add_argument("--n", type=int, default=1 << 20, help="games of a batch")
    parser.add_argument("--steps", type=int, default=50)
    parser.add_argument("--compared", type=int, default=400, help="steps that are compared with cores")
    parser.add_argument("--game", choices=PLAYED, action="append", help="one game only; may be given several times")
    chosen = parser.parse_args(arguments)
    read = reading()
    table = Table(title=f"{chosen.n} games side by side on a card", title_justify="left")
    for title in ("game", "steps that differ", "M steps/s: sample, mask", "M steps/s: sample, tokens"):
        table.add_column(title, justify="left" if title == "game" else "right")
    different = 0
    for row in chosen.game or ("burgundy, base", "dice"):
        game = load(row)
        differ = differences(game, 500, chosen.compared)
        different += differ
        marked = speed(Batch(game, chosen.n, 7, device="cuda"), chosen.steps, lambda batch: batch.mask)
        seeing = Batch(game, chosen.n, 7, device="cuda", observation="tokens")
        seen = speed(seeing, chosen.steps, lambda batch: read(batch.observation))
        table.add_row(row, str(differ), f"{marked / 1e6:.1f}", f"{seen / 1e6:.1f}")
        Console().print(row, differ, marked, seen)
    Console().print(table)
    return 1 if different else 0


if __name__ == "__main__":
    raise SystemExit(main())
