"""The count goes up by what is added."""

import numpy as np

from duchy.engine.records import record
from duchy.engine.rule import rule

LEDGER = record(total=np.int64)
VIOLATIONS = {0: "none", 1: "start", 2: "count"}


@rule
def check_start(s, ledger):
    ledger.total = s.count
    return 1 if s.count > 1 else 0


@rule
def check(before, s, p, action, ledger):
    added = s.players[p].points - before.players[p].points
    ledger.total += added
    return 0 if s.count == ledger.total or s.count == before.count else 2
