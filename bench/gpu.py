"""The GPU beside the CPU: the same games to the last bit, and how many a second.

    python -m bench.gpu [--game dice] [--games 100000] [--json build/gpu.json]

Needs an NVIDIA card with its driver and the extra ``duchy[cuda]``. Run it whenever kernels change: without a card,
nothing of this can be tested.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import duchy
from bench.duchy_side import ADDITIONS, PLAYED, load
from duchy.sim import final_states, gpu, simulate

OPTION_SETS: dict[str, list[dict[str, Any]]] = {
    "burgundy": [
        {"players": 2, "edition": "2019"},
        {"players": 3, "edition": "2011", "setup": "expert", "estates": "dealt"},
        {"players": 4, "edition": "2020-ua", "setup": "expert", "choice": "sealed"},
        {"players": 2, "edition": "2019", "setup": "expert", "estates": "dealt", "championship": True},
        {"players": 3, "modules": "extra_tiles"},
        {"players": 2, "edition": "2020-ua", "modules": "white_castles"},
        {"players": 4, "modules": "inns"},
        {"players": 4, "edition": "2020-ua", "modules": "trade_routes"},
        {"players": 3, "modules": "shields"},
        {"players": 2, "modules": "border_posts"},
        {"players": 3, "modules": "close_to_castle", "choice": "sealed"},
        {"players": 4, "modules": "team", "estates": "12b"},
        {"players": 1, "modules": "solo", "estates": "13b"},
        *(options for game, options in PLAYED.values() if game == "burgundy" and "modules" in options),
        {"players": 4, "edition": "2020-ua", "setup": "expert", "modules": [*ADDITIONS, "shields"]},
    ],
    "dice": [
        {"players": 2, "sheet": "A"},
        {"players": 1, "sheet": "B"},
        {"players": 4, "variant": "different"},
        {"players": 3, "sheet": "C", "variant": "same"},
        {"players": 5, "sheet": "D"},
    ],
    "bruges": [{"players": 2}, {"players": 3}, {"players": 4}],
}
SEED = 2019


def parity(name: str, options: dict[str, Any], games: int) -> dict[str, Any]:
    """Play the same games on both and compare the final positions byte by byte."""
    game = duchy.load(name, **options)
    began = time.perf_counter()
    on_card = gpu.final_states(game, games, SEED)
    on_cores = final_states(game, games, SEED)
    size = game.record_type.itemsize
    alike = (on_card.view(np.uint8).reshape(-1, size) == on_cores.view(np.uint8).reshape(-1, size)).all(axis=1)
    return {
        "options": options,
        "games": games,
        "identical": int(alike.sum()),
        "seconds": round(time.perf_counter() - began, 1),
    }


def speed(row: str, games: int) -> dict[str, Any]:
    """Random games of a row: a launch of so many games on the card, and all cores beside it."""
    game = load(row)
    seconds, actions = gpu.kernel_seconds(game, games, SEED)
    simulate(game, 64, seed=SEED)  # compiled before the clock runs
    cores = simulate(game, max(1, games // 64), seed=SEED)
    return {
        "row": row,
        "games": games,
        "games_per_second": games / seconds,
        "actions_per_second": actions / seconds,
        "cores": os.cpu_count(),
        "cpu_actions_per_second": cores.actions / cores.seconds,
    }


def report(console: Console, found: dict[str, Any]) -> None:
    """Print what was found as tables."""
    console.print(f"{found['card']}, {found['date']}, Python {found['python']}")
    table = Table("options", "games", "bit-identical", "seconds", title="CPU and GPU, final positions")
    for row in found["parity"]:
        words = " ".join(f"{key}={value}" for key, value in row["options"].items())
        table.add_row(words, f"{row['games']:,}", f"{row['identical']:,}", str(row["seconds"]))
    console.print(table)
    table = Table("row", "games/s", "actions/s", "all cores", "ratio", title="Random games")
    for timed in found["speed"]:
        cores, card = timed["cpu_actions_per_second"], timed["actions_per_second"]
        table.add_row(
            timed["row"], f"{timed['games_per_second']:,.0f}", f"{card:,.0f}", f"{cores:,.0f}", f"{card / cores:,.0f}"
        )
    console.print(table)


def main() -> int:
    """Run both parts; the exit code is 1 if any game differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(OPTION_SETS), default="burgundy")
    parser.add_argument("--games", type=int, default=100_000, help="games per option set for the comparison")
    parser.add_argument("--speed-games", type=int, default=1 << 22, help="games per launch for the speed")
    parser.add_argument("--json", type=Path, default=Path("build/gpu.json"))
    given = parser.parse_args()
    found: dict[str, Any] = {
        "card": gpu.card(),
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "parity": [],
        "speed": [],
    }
    console = Console()
    for options in OPTION_SETS[given.game]:
        console.print("comparing", options)
        found["parity"].append(parity(given.game, options, given.games))
    for row in [row for row, (game, _) in PLAYED.items() if game == given.game]:
        console.print("timing", row)
        found["speed"].append(speed(row, given.speed_games))
    report(console, found)
    given.json.parent.mkdir(parents=True, exist_ok=True)
    given.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0 if all(row["identical"] == row["games"] for row in found["parity"]) else 1


if __name__ == "__main__":
    sys.exit(main())
