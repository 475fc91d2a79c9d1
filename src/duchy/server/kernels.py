"""The kernels that tables call. ``python -m duchy.server.kernels burgundy`` compiles those of a game for the cache."""

from __future__ import annotations

import os
import sys

import duchy
from duchy.bots import levels
from duchy.engine import registry, warmup
from duchy.engine.warmup import Kernel


def kernels_of(name: str) -> list[Kernel]:
    """Everything that tables of a game call: the steps, what the views need, and the bots of all levels."""
    game = duchy.load(name)
    found = warmup.steps(game) + registry.contract(name).view.kernels(game)
    by_bot = {level.bot: chosen for chosen, level in levels.LEVELS.items()}
    for level in by_bot.values():
        found += levels.make(level, game, seed=0).kernels()
    return found


def kernels() -> list[Kernel]:
    """Everything that tables of any game call."""
    return [kernel for name in duchy.GAMES for kernel in kernels_of(name)]


def compile_for_cache(name: str) -> None:
    """Compile the kernels of a game, and print after each step how many are done and how many there are."""
    if hasattr(os, "nice"):
        os.nice(10)  # answering people comes first
    warmup.warm(kernels_of(name), lambda done, total: print(done, total, flush=True))


if __name__ == "__main__":
    compile_for_cache(sys.argv[1])
