"""What a worker knows of time in which nobody could act."""

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest

from duchy.server.bots.lost_time import LostTime
from tests.server.test_people import Clock

pytestmark = pytest.mark.anyio


@dataclass
class Evening:
    """A worker, a table where a clock runs, and when a server was alive last."""

    clock: Clock = field(default_factory=Clock)
    beat: int = 0

    def __post_init__(self) -> None:
        self.beat = self.clock()
        self.table: Any = SimpleNamespace(id="t", clocks=SimpleNamespace(since=self.clock(), running={0}))
        self.lost_time = LostTime(self, self.clock)  # type: ignore[arg-type]

    async def last_beat(self) -> int:
        return self.beat

    async def owed(self) -> int:
        async with self.lost_time.known(self.table):
            return self.lost_time.owed(self.table)

    def go_on(self, seconds: int, server: bool, well: bool = True) -> None:
        """Let time pass in which a server is alive or not, and the database can be used or not."""
        self.clock.time += seconds * 1000
        self.beat = self.clock() if server else self.beat
        self.lost_time.note(well)


async def test_while_a_server_is_alive_nothing_is_owed() -> None:
    evening = Evening()
    evening.go_on(600, server=True)
    evening.clock.time += 5_000  # it notes that it is alive every few seconds only
    assert await evening.owed() == 0


async def test_while_no_server_is_alive_everything_is_owed() -> None:
    evening = Evening()
    evening.go_on(100, server=True)
    evening.go_on(600, server=False)
    assert await evening.owed() == 600_000


async def test_a_clock_that_began_to_run_just_now_is_owed_nothing() -> None:
    evening = Evening()
    evening.go_on(600, server=False)
    evening.table.clocks.since = evening.clock()
    evening.clock.time += 5_000
    assert await evening.owed() == 0


@pytest.mark.parametrize("over", [False, True])
async def test_a_short_outage_counts_from_when_all_was_well(over: bool) -> None:
    evening = Evening()
    evening.go_on(100, server=True)
    evening.go_on(2, server=False)
    evening.go_on(1, server=False, well=False)
    evening.go_on(1, server=False, well=over)
    assert await evening.owed() == 2_000


async def test_what_a_server_has_seen_to_is_not_owed_again() -> None:
    evening = Evening()
    evening.go_on(100, server=True)
    evening.go_on(60, server=False, well=False)
    evening.go_on(1, server=False)
    assert await evening.owed() == 61_000
    evening.go_on(1, server=True)
    evening.clock.time += 5_000
    assert await evening.owed() == 0


async def test_where_only_the_worker_is_cut_off_the_clocks_run() -> None:
    evening = Evening()
    evening.go_on(100, server=True)
    for _ in range(10):
        evening.go_on(60, server=True, well=False)
    evening.go_on(0, server=True)
    assert await evening.owed() == 0


async def test_nothing_is_owed_where_nobody_asked_or_no_clock_runs() -> None:
    evening = Evening()
    evening.go_on(600, server=False)
    assert evening.lost_time.owed(evening.table) == 0
    evening.table.clocks.running = frozenset()
    assert await evening.owed() == 0
    evening.table.clocks = None
    assert await evening.owed() == 0
