"""The questions and steps of Sealed Bids, each declared once."""

from enum import IntEnum

from duchy.engine.play import agenda
from duchy.engine.play.questions import Question, Questions, StepKind

from .actions import CATALOGUE


class Decision(IntEnum):
    """What players are asked; numbers below ``FIRST_STEP``."""

    NONE = 0
    RAISE = 1
    BID = 2


class Step(IntEnum):
    """What happens by itself; numbers from ``FIRST_STEP`` on."""

    OPEN_BIDS = agenda.FIRST_STEP
    BEGIN_ROUND = agenda.FIRST_STEP + 1


_QUESTIONS = [
    Question(Decision.RAISE, rule="SB-POT-02", answers=("raise",), lists=("rules.legal_raise",)),
    Question(Decision.BID, rule="SB-BID-01", answers=("bid",), lists=("rules.legal_bid",)),
]
_STEPS = [
    StepKind(Step.OPEN_BIDS, does="rules.open_bids"),
    StepKind(Step.BEGIN_ROUND, does="rules.begin_round"),
]
QUESTIONS = Questions(__package__, CATALOGUE, (Decision, _QUESTIONS), (Step, _STEPS))
