"""What the rulebook of the Dice Game tells beside what all rulebooks do: every colour, bonus and number."""

import pytest

from duchy.games.dice.components.parts import AREA_VP, LARGEST_AREA, VERDICTS
from duchy.games.dice.display.names import BONUS_NAMES, COLOUR_NAMES
from tests.support.rulebook import Rulebook
from tests.support.texts import LANGUAGES

BOOK = Rulebook("dice")


def test_every_colour_and_every_bonus_is_drawn_beside_a_rule() -> None:
    drawn = {thing for rule in BOOK.rules for thing in rule.get("tiles", [])}
    assert drawn == {*COLOUR_NAMES, *BONUS_NAMES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_told_are_those_that_are_played(language: str) -> None:
    told = BOOK.messages(language)
    for size in range(1, LARGEST_AREA + 1):
        for points in AREA_VP[size]:
            assert str(points) in told["rule-area"]["text"]
    assert str(VERDICTS["incredible"]) in told["rule-solo"]["text"]
