"""The fuzzer of the wire at any size: ``python -m bench.wire_fuzz --count 1000000`` from the repository's root.

Requests and frames of every kind, right and wrong, go to a server process of its own; somebody plays honestly beside
them. Exit code 1 if the server answered anything uncleanly, or its log tells of a fault. ``--case N`` runs one case
again and shows its bytes.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.support.wire.driver import Fuzzer, make_case
from tests.support.wire.honest import honest_player
from tests.support.wire.target import NOT_BUILT, Target, is_built, target

COUNT = 100_000
AT_ONCE = 32
WARM_UP = 0.1  # share of the run after which memory is looked at for the first time
SHOWN = 5  # failures


async def run(server: Target, chosen: argparse.Namespace, console: Console) -> bool:
    """Send everything; whether all went well."""
    fuzzer = Fuzzer(server.port, server.place, chosen.seed)
    columns = (TextColumn("requests and frames"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    began, warm = time.perf_counter(), 0
    async with honest_player(server.port) as end:
        with Progress(*columns, console=console) as progress:
            task = progress.add_task("", total=chosen.count)

            def advance(units: int) -> None:
                nonlocal warm
                warm = warm or (server.resident() if units >= WARM_UP * chosen.count else 0)
                progress.update(task, completed=units)

            await fuzzer.run_units(chosen.count, chosen.at_once, advance)
        seconds = time.perf_counter() - began
        honest = await end()
    console.print(str(fuzzer.report), highlight=False, soft_wrap=True)
    console.print(f"honest player: {honest}", highlight=False)
    memory = f"memory: {warm / 1e6:.0f} MB after the warm-up, {server.resident() / 1e6:.0f} MB at the end"
    console.print(f"{memory}; {seconds:.0f} s, {fuzzer.report.units / seconds:.0f} requests and frames a second")
    server.process.stop()
    for failure in fuzzer.report.failures[:SHOWN]:
        console.print(failure, markup=False, highlight=False, soft_wrap=True)
    faults = server.faults()
    console.print(f"failures: {len(fuzzer.report.failures)}; log: {faults or 'no fault'}", markup=False, soft_wrap=True)
    return not fuzzer.report.failures and not faults


async def show(server: Target, chosen: argparse.Namespace, console: Console) -> bool:
    """Run one case, and show its bytes."""
    fuzzer = Fuzzer(server.port, server.place, chosen.seed)
    case = make_case(chosen.seed, chosen.case, server.place)
    for part in (*([case.upgrade] if case.upgrade else []), *case.sends):
        console.print(f"> {part!r}", markup=False, highlight=False, soft_wrap=True)
    reader = await fuzzer.one(chosen.case)
    console.print(f"< {bytes(reader.received)!r}", markup=False, highlight=False, soft_wrap=True)
    server.process.stop()
    for failure in fuzzer.report.failures:
        console.print(failure.partition("\n")[0], markup=False, highlight=False)
    console.print(
        f"{case.kind}: {'clean' if not fuzzer.report.failures else 'unclean'}; log: {server.faults() or 'no fault'}"
    )
    return not fuzzer.report.failures and not server.faults()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.wire_fuzz", description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=COUNT, help="requests and frames in all (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="what they are made from (%(default)s)")
    parser.add_argument("--at-once", type=int, default=AT_ONCE, help="connections at the same time (%(default)s)")
    parser.add_argument("--case", type=int, help="only the case of this number")
    chosen = parser.parse_args()
    if chosen.count < 1 or chosen.at_once < 1:
        parser.error("--count and --at-once must be at least 1")
    if not is_built():
        parser.error(NOT_BUILT)
    console = Console()
    with tempfile.TemporaryDirectory(prefix="duchy-fuzz-") as folder, target(Path(folder)) as server:
        work = run if chosen.case is None else show
        well = asyncio.run(work(server, chosen, console))
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
