"""The page about a new card: what it shows is done to a copy of the project, and its cards are played there."""

from pathlib import Path

import pytest

from tests.support.walkthrough import blocks, followed, run

PAGE = "new-card.md"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return followed(PAGE, tmp_path_factory.mktemp("copy"))


def test_the_new_cards_do_and_say_what_they_mean(copy: Path) -> None:
    of_rules = ("tests/bruges/test_levies.py", "tests/bruges/cards")
    told = run(copy, "-m", "pytest", "-vv", *of_rules, "-k", "levy or recruiter or harbour_clerk")
    for test in ("test_a_levy", "says[recruiter", "says[harbour_clerk", "used[harbour_clerk"):
        assert test in told
    run(copy, "-m", "pytest", "tests/bruges/deck/test_texts.py", "tests/bruges/test_text.py", interpreted=False)


def test_the_new_row_of_the_catalogue_is_tested_and_cited(copy: Path) -> None:
    told = run(copy, "tools/rules.py", "BR-OP-22")
    for place in ("tests/bruges/test_levies.py", "effects/levies.py", "components/words.py"):
        assert place in told
    run(copy, "tools/rules.py")


def test_whole_games_are_played_with_the_new_word(copy: Path) -> None:
    assert "met" in run(copy, "-m", "tests.support.newcomers", "recruiter")


def test_a_word_that_asks_is_eight_files_with_its_tests_and_three_languages() -> None:
    files = {block.path for block in blocks(PAGE)}
    assert len(files - {"docs/rules/bruges.md", "src/duchy/games/bruges/data/deck.toml"}) == 8
