"""Duchy beside its peers in one run: ``python -m bench.speed`` from the repository's root.

Prints tables and writes the same figures as JSON. Goals are shown, not enforced: a busy machine must not turn a good
build red, so the exit code is 0 unless something is broken.
"""

from __future__ import annotations

import argparse
import json
import operator
import os
import platform
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import duchy_side
from bench.peers import PEERS
from bench.timing import Sample, Spread, Subject, paired_ratio, take_turns

ROUNDS = 5
BUSY = 0.5  # a higher load average means that other programs use the cores

GAME = "burgundy, base"  # the row whose kernels and bots are looked at, unless another one is asked for
Figure = Callable[[Sample], float]
GAMES: Figure = operator.attrgetter("games_per_s")
ACTIONS: Figure = operator.attrgetter("actions_per_s")
STEPS: Figure = operator.attrgetter("steps_per_s")


@dataclass(frozen=True)
class Goal:
    """One row of the table of goals; ``measured`` is None where it could not be measured, and ``note`` says why."""

    what: str
    goal: float
    unit: str
    measured: Spread | None
    note: str = ""
    at_most: bool = False

    @property
    def met(self) -> bool | None:
        if self.measured is None:
            return None
        return self.measured.median <= self.goal if self.at_most else self.measured.median >= self.goal


def machine() -> dict[str, Any]:
    """Where and with what this was measured."""
    cpu = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                cpu = line.partition(":")[2].strip()
                break
    return {
        "cpu": cpu,
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        **{name: metadata.version(name) for name in ("numpy", "numba")},
    }


def load() -> list[float]:
    """Load averages over 1, 5 and 15 minutes; empty where the system has none."""
    return [round(value, 2) for value in os.getloadavg()] if hasattr(os, "getloadavg") else []


def against(samples: dict[str, list[Sample]], mine: str, other: str, figure: Figure, others: Figure) -> Spread | None:
    """How many times faster one subject is than another, or None where one of them did not run."""
    if mine not in samples or other not in samples:
        return None
    return paired_ratio([figure(s) for s in samples[mine]], [others(s) for s in samples[other]])


def threads(row: str, count: int) -> str:
    """The name of a subject: one of our games on so many threads."""
    return f"duchy {row}, {count} thread" + "s" * (count > 1)


def goals(samples: dict[str, list[Sample]], game: str, kernels: duchy_side.Kernels) -> list[Goal]:
    """What the project set itself, beside what this run measured."""
    one, two = threads(game, 1), threads(game, 2)

    def missing(peer: str) -> str:
        return "" if peer in samples else f"not installed: {PEERS[peer].how_to_install}"

    cores = "" if two in samples else "this machine has one core"
    return [
        *(
            Goal(
                f"{name}, games/s, 1 core : catanatron",
                goal,
                "x",
                against(samples, threads(name, 1), "catanatron", GAMES, GAMES),
                missing("catanatron"),
            )
            for name, goal in duchy_side.GOALS.items()
        ),
        Goal(
            "actions/s, 1 core : OpenSpiel, dice counted as its actions",
            20,
            "x",
            against(samples, one, "openspiel", ACTIONS, STEPS),
            missing("openspiel"),
        ),
        Goal(
            "actions/s, 1 core : OpenSpiel, player actions only",
            20,
            "x",
            against(samples, one, "openspiel", ACTIONS, ACTIONS),
            missing("openspiel"),
        ),
        Goal("games/s, 2 threads : 1 thread", 1.8, "x", against(samples, two, one, GAMES, GAMES), cores),
        Goal("state of a base game", 2048, "bytes", duchy_side.state_bytes("burgundy, base"), at_most=True),
        Goal("state with modules", 4096, "bytes", duchy_side.state_bytes("burgundy, all modules"), at_most=True),
        Goal("clone inside a kernel", 500, "ns", kernels.clone_ns, at_most=True),
    ]


def figures(samples: dict[str, list[Sample]]) -> dict[str, dict[str, Spread]]:
    """Rates of every subject over its rounds."""
    kinds = {"games_per_s": GAMES, "actions_per_s": ACTIONS, "steps_per_s": STEPS}
    return {
        name: {kind: Spread.of([figure(s) for s in taken]) for kind, figure in kinds.items()}
        for name, taken in samples.items()
    }


def number(value: float) -> str:
    """A figure with the three or four digits that a person reads."""
    if value >= 1e6:
        return f"{value / 1e6:.3g} M"
    if value >= 1e4:
        return f"{value / 1e3:.3g} k"
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def spread(value: Spread | None) -> str:
    if value is None:
        return "-"
    if value.low == value.high:
        return number(value.median)
    return f"{number(value.median)} [dim]({number(value.low)} - {number(value.high)})[/dim]"


def show_rates(console: Console, rates: dict[str, dict[str, Spread]]) -> None:
    table = Table(title="Random play, one process: median (lowest - highest round)", title_justify="left")
    for title in ("who", "games/s", "actions/s", "+ driven dice/s"):
        table.add_column(title, justify="left" if title == "who" else "right")
    for name, rate in rates.items():
        table.add_row(name, spread(rate["games_per_s"]), spread(rate["actions_per_s"]), spread(rate["steps_per_s"]))
    for name, peer in PEERS.items():
        if name not in rates:
            table.add_row(name, f"[yellow]not installed: {peer.how_to_install}[/yellow]", "", "")
    console.print(table)


def show_kernels(console: Console, kernels: duchy_side.Kernels, bots: dict[str, Spread]) -> None:
    table = Table(title="Inside Duchy", title_justify="left")
    table.add_column("what")
    table.add_column("median (lowest - highest)", justify="right")
    table.add_row("state, bytes", number(kernels.state_bytes))
    table.add_row("clone inside a kernel, ns", spread(kernels.clone_ns))
    table.add_row("legal + choice + apply inside a kernel, ns", spread(kernels.step_ns))
    table.add_row("the same from Python, actions/s", spread(kernels.from_python))
    for name, rate in bots.items():
        table.add_row(f"bot {name}", spread(rate))
    console.print(table)


def show_goals(console: Console, rows: list[Goal]) -> None:
    table = Table(title="Goals", title_justify="left")
    for title in ("what", "goal", "measured", ""):
        table.add_column(title, justify="right" if title in ("goal", "measured") else "left")
    verdicts = {True: "[green]met[/green]", False: "[red]missed[/red]", None: "[yellow]unknown[/yellow]"}
    for row in rows:
        sign = "<=" if row.at_most else ">="
        measured = f"{spread(row.measured)} {row.unit}" if row.measured else row.note
        table.add_row(row.what, f"{sign} {number(row.goal)} {row.unit}", measured, verdicts[row.met])
    console.print(table)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.speed", description=__doc__.partition("\n")[0])
    parser.add_argument("--json", type=Path, default=Path("build/bench.json"), help="where to write the figures")
    parser.add_argument("--game", choices=list(duchy_side.PLAYED), default=GAME, help="whose kernels and bots to time")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="timed rounds after the warm-up")
    chosen = parser.parse_args(arguments)
    if chosen.rounds < 1:
        parser.error("--rounds must be at least 1")

    console = Console()
    before = load()
    if before and before[0] > BUSY:
        console.print(f"[yellow]The machine is busy (load {before[0]}): expect low and unsteady figures.[/yellow]")

    with console.status("preparing") as status:
        game = duchy_side.load(chosen.game)
        subjects: dict[str, Subject] = {
            threads(name, 1): duchy_side.playing(duchy_side.load(name), threads=1) for name in duchy_side.PLAYED
        }
        if (os.cpu_count() or 1) >= 2:
            subjects[threads(chosen.game, 2)] = duchy_side.playing(game, threads=2)
        subjects |= {name: peer.subject() for name, peer in PEERS.items() if peer.installed}
        samples = take_turns(subjects, chosen.rounds, status.update)
        status.update("kernels and bots")
        kernels = duchy_side.kernels(game, chosen.rounds)
        bots = duchy_side.bots(game, chosen.rounds)

    rates, rows = figures(samples), goals(samples, chosen.game, kernels)
    show_rates(console, rates)
    show_kernels(console, kernels, bots)
    show_goals(console, rows)
    report = {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": machine(),
        "load": {"before": before, "after": load()},
        "rounds": chosen.rounds,
        "peers": {
            name: {"package": peer.package, "plays": peer.plays, "pinned": peer.pinned, "installed": peer.installed}
            for name, peer in PEERS.items()
        },
        "rates": {name: {kind: asdict(rate) for kind, rate in kinds.items()} for name, kinds in rates.items()},
        "kernels": asdict(kernels),
        "bots": {name: asdict(rate) for name, rate in bots.items()},
        "goals": [{**asdict(row), "met": row.met} for row in rows],
        "samples": {name: [asdict(sample) for sample in taken] for name, taken in samples.items()},
    }
    chosen.json.parent.mkdir(parents=True, exist_ok=True)
    chosen.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    console.print(f"[dim]load before {before}, after {load()}; figures in {chosen.json}[/dim]")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
