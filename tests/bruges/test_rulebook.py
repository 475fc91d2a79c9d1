"""What the rulebook of Bruges tells: alike in every language, tied to the catalogue, true to the numbers."""

import pytest

from duchy.games.bruges.components.board import HOUSE_VP, INTRIGUE_VP, LEADERSHIP_VP, STATUES, THIRD_VP
from tests.support.rulebook import Rulebook
from tests.support.texts import LANGUAGES


@pytest.fixture
def book() -> Rulebook:
    return Rulebook("bruges")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_every_rule(book: Rulebook, language: str) -> None:
    parts = {key: set(attributes) for key, attributes in book.messages(language).items()}
    assert parts == {key: set(attributes) for key, attributes in book.messages("en").items()}
    chapters = {f"chapter-{chapter['chapter']}" for chapter in book.chapters}
    assert set(parts) == chapters | {f"rule-{rule['key']}" for rule in book.rules}


def test_every_id_stands_in_the_catalogue_and_every_chapter_is_told(book) -> None:
    assert not book.told - set(book.catalogue.ids)
    for chapter in book.catalogue.chapters:
        if chapter.number in book.catalogue.built:
            assert book.told & set(chapter.ids), chapter.title


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_told_are_those_that_are_played(book: Rulebook, language: str) -> None:
    told = book.messages(language)
    assert all(str(vp) in told["rule-begin"]["text"] for vp in STATUES)
    assert str(INTRIGUE_VP) in told["rule-penalties"]["text"]
    assert all(str(vp) in told["rule-scoring"]["text"] for vp in (HOUSE_VP, LEADERSHIP_VP, THIRD_VP))
