"""Compile what the tests call, before several of their processes would each do the same: ``make kernels``.

Where the rules of a game were translated for one kernel, another one that reaches them takes a part of its time. So all
kernels of a game come from one process.
"""

from __future__ import annotations

import sys

import numpy as np

from duchy import position, sim
from duchy.engine.game import registry, warmup
from duchy.engine.game.game import Game
from duchy.engine.kernels.records import argument
from duchy.server.kernels import Part, compile_all, kernels_of
from duchy.sim import fuzz

FUZZED = ("dice",)  # by ``make test``; ``make fuzz`` goes through all games
GREEDY = (Part("burgundy"),)
LISTED = ("bruges", "dice")  # of which single positions are compared with the independent list of legal actions


def compile_for_tests(part: Part) -> None:
    """Compile the kernels of tables, of simulations and of the fuzzer, and what tests call one by one."""
    game = part.load()
    found = [*kernels_of(part), *sim.kernels(game), *sim.kernels(game, keep="details")]
    found += sim.kernels(game, "greedy") if part in GREEDY else []
    found += fuzz.kernels(game) if part.game in FUZZED else []
    warmup.warm(found)
    _call_analysis(game)


def _call_analysis(game: Game) -> None:
    """What reads a position, and the independent list of its legal actions."""
    state = game.new_state(1)
    position.of(state).state()
    if game.name in LISTED:
        out = argument(np.zeros(game.max_legal, np.int16))
        registry.contract(game.name).legality.expected(argument(state.array)[0], state.deciders[0], out)


if __name__ == "__main__":
    if sys.argv[1:]:
        compile_for_tests(Part(*sys.argv[1:]))
    else:
        compile_all((sys.executable, __file__))
