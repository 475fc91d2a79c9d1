"""The kernels that tables call.

``python -m duchy.server.kernels burgundy`` compiles those of a game for the cache; without a name, those of all games.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import duchy
from duchy import bots
from duchy.bots.hints import adviser
from duchy.bots.levels import LEVELS
from duchy.engine.game import registry, warmup
from duchy.engine.game.game import Game
from duchy.engine.game.warmup import Kernel
from duchy.sim.workers import cores

#: What compiles the kernels of a part, whose names follow.
COMPILER = (sys.executable, "-m", "duchy.server.kernels")


class Part(NamedTuple):
    """Games that share kernels: those of one game with one size of record (see ``Contract.sizes``)."""

    game: str
    size: str = ""

    @classmethod
    def of(cls, game: Game) -> Part:
        """The part that a game belongs to."""
        return cls(game.name, game.contract.size)

    def load(self) -> Game:
        """A game of this part."""
        return duchy.load(self.game, **registry.contract(self.game).sizes[self.size])


def parts() -> Iterator[Part]:
    """All games, each in every size; without expansions first."""
    sizes = {name: registry.contract(name).sizes for name in duchy.GAMES}
    yield from (Part(name) for name in sizes)
    yield from (Part(name, size) for name, found in sizes.items() for size in found if size)


def kernels_of(part: Part) -> list[Kernel]:
    """Everything that tables of a part call: the steps, what the views need, and the bots."""
    game = part.load()
    found = warmup.steps(game) + registry.contract(part.game).view.kernels(game)
    by_bot = {level.bot: chosen for chosen, level in LEVELS.items()}
    for level in by_bot.values():
        found += bots.make(level, game, seed=0).kernels()
    advising = adviser(game)
    return found if advising.name in by_bot else found + advising.kernels_to_judge()


def kernels() -> list[Kernel]:
    """Everything that tables of any game call."""
    return [kernel for part in parts() for kernel in kernels_of(part)]


def compile_for_cache(part: Part) -> None:
    """Compile the kernels of a part, and print after each step how many are done and how many there are."""
    if hasattr(os, "nice"):
        os.nice(10)  # answering people comes first
    warmup.warm(kernels_of(part), lambda done, total: print(done, total, flush=True))


def compile_all(compiler: Sequence[str] = COMPILER) -> None:
    """Compile the kernels of all parts for the cache: each in a process of its own, those with expansions first."""

    def compile_part(part: Part) -> None:
        subprocess.run([*compiler, *part], stdout=subprocess.DEVNULL, check=True)
        print(*filter(None, part), flush=True)

    with ThreadPoolExecutor(cores(None)) as pool:
        list(pool.map(compile_part, reversed(list(parts()))))


if __name__ == "__main__":
    if sys.argv[1:]:
        compile_for_cache(Part(*sys.argv[1:]))
    else:
        compile_all()
