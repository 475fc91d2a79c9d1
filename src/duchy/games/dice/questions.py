"""The catalogue of what players are asked and of what happens by itself, each declared once."""

from dataclasses import dataclass
from enum import IntEnum

from duchy.engine.play import agenda
from duchy.engine.play.questions import Question, Questions, StepKind
from duchy.games.dice.actions import CATALOGUE


class Decision(IntEnum):
    """What a player can be asked. In a round (ROUND) each player has own steps: SELL, BUILD and SECOND."""

    NONE = 0
    SHEET = 1
    CASTLE = 2
    ROUND = 3
    SELL = 4
    BUILD = 5
    SECOND = 6


class Step(IntEnum):
    """What happens by itself, once everybody has answered."""

    END_ROUND = agenda.FIRST_STEP
    BEGIN_ROUND = agenda.FIRST_STEP + 1


@dataclass(frozen=True, kw_only=True)
class Asked(Question):
    """A question of this game."""

    #: Whether all players are asked at the same time and answer in secret; a castle for all is chosen by one player.
    together: bool = False


QUESTIONS = Questions(
    "duchy.games.dice",
    CATALOGUE,
    (
        Decision,
        [
            Asked(
                Decision.SHEET,
                rule="DG-DIFF-03",
                answers=("sheet",),
                lists=("chapters.setup.legal_sheet",),
            ),
            Asked(
                Decision.CASTLE,
                rule="DG-START-01",
                answers=("castle",),
                lists=("chapters.setup.legal_castle",),
                together=True,
            ),
            Asked(
                Decision.ROUND,
                rule="DG-ROUND-07",
                answers=(),
                lists=(),
                together=True,
            ),
            Asked(
                Decision.SELL,
                within=Decision.ROUND,
                rule="DG-SELL-12",
                answers=("sell",),
                lists=("chapters.sell.legal_sell",),
            ),
            Asked(
                Decision.BUILD,
                within=Decision.ROUND,
                rule="DG-BUILD-01",
                answers=("build",),
                lists=("chapters.building.legal_build",),
                declined="pass",
            ),
            Asked(
                Decision.SECOND,
                within=Decision.ROUND,
                rule="DG-ROUND-09",
                answers=("second",),
                lists=("chapters.building.legal_second",),
                declined="seal",
            ),
        ],
    ),
    (
        Step,
        [
            StepKind(Step.END_ROUND, does="chapters.rounds.end_round"),
            StepKind(Step.BEGIN_ROUND, does="chapters.rounds.begin_round"),
        ],
    ),
)

#: The steps of a round in their order.
OF_ROUND = tuple(asked for asked in QUESTIONS.questions.values() if asked.within is not None)
