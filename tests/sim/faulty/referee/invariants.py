"""The count goes up by what is added."""

from duchy.engine.kernels.fields import Record, i64, layout_of
from duchy.engine.kernels.rule import rule
from tests.sim.faulty.rules import State


class Ledger(Record):
    total = i64()


LEDGER = layout_of(Ledger)
VIOLATIONS = {0: "none", 1: "start", 2: "count"}


@rule
def check_start(s: State, ledger: Ledger) -> int:
    ledger.total = s.count
    return 1 if s.count > 1 else 0


@rule
def check(before: State, s: State, p: int, action: int, ledger: Ledger) -> int:
    added = s.players[p].points - before.players[p].points
    ledger.total += added
    return 0 if s.count == ledger.total or s.count == before.count else 2
