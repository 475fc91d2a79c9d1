"""Counting the files that name a decision, and the games whose catalogue of questions keeps them few."""

from pathlib import Path

import pytest

from tools import decisions

QUESTIONS = """
class Decision(IntEnum):
    NONE = 0
    TAKE = 1
    TOWN_HALL = 2

DECLARED = [Decision.TAKE, Decision.TOWN_HALL]
"""
RULES = """
'''Decision.TAKE in a docstring does not count.'''
if asked == Decision.TOWN_HALL or asked == Decision.NONE:
    ask(Decision.TOWN_HALL, "town-hall")
"""


def test_code_counts_and_the_declaration_and_comments_do_not(tmp_path: Path) -> None:
    for name, text in {"questions.py": QUESTIONS, "rules.py": RULES, "view.py": "KIND = Decision.TAKE"}.items():
        (tmp_path / name).write_text(text)
    by_name, by_text = decisions.spread(tmp_path)
    assert by_name == {"TAKE": ["view.py"], "TOWN_HALL": ["rules.py"]}
    assert by_text == {"TAKE": [], "TOWN_HALL": ["rules.py"]}
    assert decisions.average(by_name) == 1


@pytest.mark.parametrize("game", ["bruges", "burgundy", "dice"])
def test_a_question_is_declared_and_not_spread(game: str) -> None:
    assert decisions.average(decisions.spread(decisions.GAMES / game)[0]) <= 4
