"""What the faulty game brings: enough for the fuzzer."""

from duchy.engine.contract import Contract
from tests.sim.faulty import rules
from tests.sim.faulty.analysis import coverage, evaluation, invariants, legality
from tests.sim.faulty.options import Options


class Faulty(Contract):
    """The faulty game."""

    name = "faulty"
    package = "tests.sim.faulty"
    options = Options
    rules = rules
    invariants = invariants
    coverage = coverage
    evaluation = evaluation
    legality = legality


CONTRACT = Faulty()
