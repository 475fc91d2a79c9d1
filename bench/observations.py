"""Observations: how large they are, how much of them is used, how fast they are written, and the same on a card.

    python -m bench.observations [--game burgundy] [--positions 2000] [--card]

The share of features that are never other than 0 is counted over positions of random games. Speed is that of the kernel
on one core, by processor time. With ``--card`` a graphics card writes the same positions, and all bytes are compared.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import duchy
from bench.gpu import OPTION_SETS
from duchy.engine.game.observation import KINDS, Observation
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.rule import rule

REPEATS = 8
STRIDE = 7  # of the positions of a game, one in so many


def positions(game: duchy.Game, count: int) -> tuple[Any, Any]:
    """Records of random games, and for each the player who looks, by turns."""
    found = []
    for state in walk(game):
        if state.ply % STRIDE == 0 or state.is_over:
            found.append(state.array.copy())
        if len(found) == count:
            break
    return np.concatenate(found), np.arange(count, dtype=np.int64) % game.players


def walk(game: duchy.Game) -> Iterator[duchy.State]:
    """The positions of random games without end, one after the other."""
    rng, seed = np.random.default_rng(7), 0
    while True:
        state, seed = game.new_state(seed), seed + 1
        while not state.is_over:
            player = state.deciders[0]
            state.apply(int(rng.choice(state.legal_actions(player))), player)
            yield state


def on_core(seen: Observation, states: Any, players: Any) -> tuple[Any, float]:
    """The observations of many positions by one core, and the fewest seconds that they took."""
    write = seen.kernel

    @rule
    def write_all(states: Any, players: Any, out: Any) -> None:
        for place in range(len(states)):
            write(states[place], players[place], out[place])

    out = np.zeros((len(states), *seen.shape), seen.dtype)
    best = math.inf
    for _ in range(REPEATS):  # the first one compiles and touches the memory
        began = time.process_time()
        write_all(argument(states), argument(players), argument(out))
        best = min(best, time.process_time() - began)
    return out, best


def on_card(seen: Observation, states: Any, players: Any) -> Any:
    """The same by a graphics card."""
    from duchy.sim.gpu import require

    cuda = require()
    from duchy.sim import cuda_rules

    write = seen.kernel

    @cuda.jit  # type: ignore[untyped-decorator]
    def write_all(states: Any, players: Any, out: Any) -> None:
        for place in range(cuda.grid(1), len(states), cuda.gridsize(1)):
            write(states[place], players[place], out[place])

    contract: Any = seen.game.contract
    out = cuda.to_device(np.zeros((len(states), *seen.shape), seen.dtype))
    with cuda_rules.compiling(once=contract.rules_once_on_card):
        write_all[128, 128](cuda.to_device(states), cuda.to_device(players), out)
    return out.copy_to_host()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.observations", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=sorted(OPTION_SETS), help="one game only")
    parser.add_argument("--positions", type=int, default=2000, help="positions of each set of options")
    parser.add_argument("--sets", type=int, default=1000, help="sets of options of each game")
    parser.add_argument("--card", action="store_true", help="compare a graphics card, which must be there")
    chosen = parser.parse_args()
    table = Table(title="Observations", title_justify="left")
    for title in ("game", "kind", "numbers", "never other than 0", "a second, one core", "card"):
        table.add_column(title, justify="left" if title in ("game", "kind") else "right")
    differing = 0
    for name in [chosen.game] if chosen.game else OPTION_SETS:
        for options in OPTION_SETS[name][: chosen.sets]:
            game = duchy.load(name, **options)
            states, players = positions(game, chosen.positions)
            for kind in KINDS:
                seen = game.observation(kind)
                out, seconds = on_core(seen, states, players)
                unused = float((out == 0).all(axis=0).mean())
                same = ""
                if chosen.card:
                    equal = np.array_equal(out, on_card(seen, states, players))
                    differing += not equal
                    same = "the same" if equal else "DIFFERS"
                row = (
                    f"{name} {options}",
                    kind,
                    f"{out.shape[1]:,}",
                    f"{unused:.0%}",
                    f"{len(out) / seconds:,.0f}",
                    same,
                )
                table.add_row(*row)
                Console(stderr=True).print(*row)
    Console(width=160).print(table)
    return 1 if differing else 0


if __name__ == "__main__":
    raise SystemExit(main())
