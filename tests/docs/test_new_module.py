"""The page about a new module: what it shows is done to a copy of the project, and its tile is played there."""

from pathlib import Path

import pytest

from tests.support.walkthrough import followed, run

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return followed("new-module.md", tmp_path_factory.mktemp("copy"))


def test_the_new_tile_does_what_its_rules_say(copy: Path) -> None:
    assert "4 passed" in run(copy, "-m", "pytest", "-v", "tests/burgundy/test_deep_mines.py")
    run(copy, "-m", "pytest", "tests/burgundy/test_text.py", interpreted=False)


def test_the_new_chapter_is_tested_and_cited(copy: Path) -> None:
    assert "Deep mines" in run(copy, "tools/rules.py")


def test_whole_games_are_played_with_the_new_tile(copy: Path) -> None:
    assert "met" in run(copy, "-m", "tests.support.newcomers", "deep_mines")
