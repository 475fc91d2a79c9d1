"""Compile what the tests call, before several of their processes would each do the same: ``make kernels``.

Where the rules of a game were translated for one kernel, another one that reaches them takes a part of its time. So all
kernels of a game come from one process.
"""

from __future__ import annotations

import sys

from duchy import sim
from duchy.engine import warmup
from duchy.server.kernels import Part, compile_all, kernels_of
from duchy.sim import fuzz

FUZZED = ("dice",)  # by ``make test``; ``make fuzz`` goes through all games
GREEDY = (Part("burgundy"),)


def compile_for_tests(part: Part) -> None:
    """Compile the kernels of tables, of simulations and of the fuzzer."""
    game = part.load()
    found = [*kernels_of(part), *sim.kernels(game)]
    found += sim.kernels(game, "greedy") if part in GREEDY else []
    found += fuzz.kernels(game) if part.game in FUZZED else []
    warmup.warm(found)


if __name__ == "__main__":
    if sys.argv[1:]:
        compile_for_tests(Part(*sys.argv[1:]))
    else:
        compile_all((sys.executable, __file__))
