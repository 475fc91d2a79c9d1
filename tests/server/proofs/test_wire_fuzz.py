"""Bytes of every kind go to a real server over thousands of connections: only clean answers and closes come back.

Nothing hangs, nothing is a 5xx, nothing is in the log, memory stays, and somebody plays on beside all that. The
generator is tests/support/wire; ``python -m bench.wire_fuzz`` runs it at any size, and one case again.
``DUCHY_FUZZ=100000`` runs more connections than the default.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from tests.support.wire.case import Place
from tests.support.wire.driver import KINDS, Fuzzer, Report, make_case
from tests.support.wire.honest import honest_player
from tests.support.wire.target import Target, target

pytestmark = [pytest.mark.compiled, pytest.mark.proof]

CONNECTIONS = int(os.environ.get("DUCHY_FUZZ", 6000))
WARM_UP = CONNECTIONS // 5
LIMITED = 400  # connections of one address, to a server with its limits
GROWTH = 80_000_000  # bytes of memory; generous, since caches fill
SEED = 1


def check_clean(report: Report, server: Target) -> None:
    server.process.stop()
    print(report)  # shown by pytest -s
    assert not report.failures, f"{len(report.failures)} failures; the first:\n" + "\n".join(report.failures[:3])
    assert not server.faults()


def test_everything_is_answered_cleanly_and_somebody_plays_on(tmp_path: Path) -> None:
    async def scenario(server: Target) -> None:
        fuzzer = Fuzzer(server.port, server.place, SEED)
        async with honest_player(server.port) as end:
            await fuzzer.run(0, WARM_UP)
            before = server.resident()
            await fuzzer.run(WARM_UP, CONNECTIONS)
            after = server.resident()
            honest = await end()
        print(f"honest player: {honest}; memory: {before / 1e6:.0f} MB, then {after / 1e6:.0f} MB")
        check_clean(fuzzer.report, server)
        assert len(honest.took) > CONNECTIONS / 100, "the honest player has hardly played"
        assert after - before < GROWTH
        check_not_vacuous(fuzzer.report)

    with target(tmp_path) as server:
        asyncio.run(scenario(server))


def check_not_vacuous(report: Report) -> None:
    """A healthy share got through to the application, and every kind of case had its turn."""
    answers, good = report.statuses.total(), sum(report.statuses[status] for status in (200, 201, 204, 304))
    assert good > 0.15 * answers and report.statuses[422] > 0.05 * answers, report
    assert report.statuses[101] > 0.2 * report.cases and report.messages["welcome"] > 0.25 * report.statuses[101], (
        report
    )
    assert all(report.messages[kind] for kind in ("update", "chat", "problem", "pong", "table")), report
    assert {1002, 1007, 1009} <= set(report.codes), report
    assert set(report.kinds) == set(KINDS) and min(report.kinds.values()) > CONNECTIONS / 1000, report


def test_a_server_with_its_limits_refuses_as_cleanly(tmp_path: Path) -> None:
    """Everything comes from one address, which is no proxy: limits end much of it."""

    async def scenario(server: Target) -> None:
        fuzzer = Fuzzer(server.port, server.place, SEED + 1, sources=1)
        await fuzzer.run(0, LIMITED)
        check_clean(fuzzer.report, server)

    limits = {"DUCHY_PACE": "1", "DUCHY_CONNECTIONS_PER_ADDRESS": "40", "DUCHY_SOCKETS_PER_ADDRESS": "20"}
    with target(tmp_path, **limits) as server:
        asyncio.run(scenario(server))


def test_the_same_seed_gives_the_same_cases() -> None:
    place = Place("127.0.0.1:80", "a-table", ("x" * 32, "y" * 32), "another")
    first, again, other = ([make_case(seed, number, place) for number in range(300)] for seed in (1, 1, 2))
    assert first == again != other
    assert len({case.kind for case in first}) > 20
