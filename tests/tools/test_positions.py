"""The positions that browser tests start from: one at least for every question of every game."""

from collections import defaultdict

import pytest

import duchy
from tools.positions import FOLDER, POSITIONS

#: What begins a turn, or stands for what several do at once, is no question of its own.
NOT_ASKED = {"turn", "round", "none"}


@pytest.fixture(scope="module")
def asked() -> dict[str, set[str]]:
    """The questions that the first player is asked in the positions, by game."""
    found: dict[str, set[str]] = defaultdict(set)
    for name, position in POSITIONS.items():
        state = duchy.GameRecord.load(FOLDER / f"{name}.json").replay()
        question = None if state.is_over else state.decision_for(0)
        if question:
            found[position.game].add(question)
    return found


def test_every_position_is_written() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(POSITIONS)


@pytest.mark.parametrize("name", sorted(duchy.GAMES))
def test_every_question_has_a_position(name: str, asked: dict[str, set[str]]) -> None:
    questions = {question for question in duchy.load(name).decisions if question} - NOT_ASKED
    assert questions - asked[name] == set()
