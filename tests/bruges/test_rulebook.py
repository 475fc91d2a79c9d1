"""What the rulebook of Bruges tells: alike in every language, tied to the catalogue, true to the numbers."""

import pytest

from duchy.engine import registry
from duchy.games.bruges.components.board import HOUSE_VP, INTRIGUE_VP, LEADERSHIP_VP, STATUES, THIRD_VP
from tests.support.rulebook import Rulebook
from tests.support.texts import LANGUAGES

registry.PACKAGES.setdefault("bruges", "duchy.games.bruges")
BOOK = Rulebook("bruges")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_every_rule(language: str) -> None:
    parts = {key: set(attributes) for key, attributes in BOOK.messages(language).items()}
    assert parts == {key: set(attributes) for key, attributes in BOOK.messages("en").items()}
    chapters = {f"chapter-{chapter['chapter']}" for chapter in BOOK.chapters}
    assert set(parts) == chapters | {f"rule-{rule['key']}" for rule in BOOK.rules}


def test_every_id_stands_in_the_catalogue_and_every_chapter_is_told() -> None:
    assert not BOOK.told - set(BOOK.catalogue.ids)
    for chapter in BOOK.catalogue.chapters:
        if chapter.number in BOOK.catalogue.built:
            assert BOOK.told & set(chapter.ids), chapter.title


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_told_are_those_that_are_played(language: str) -> None:
    told = BOOK.messages(language)
    assert all(str(vp) in told["rule-begin"]["text"] for vp in STATUES)
    assert str(INTRIGUE_VP) in told["rule-penalties"]["text"]
    assert all(str(vp) in told["rule-scoring"]["text"] for vp in (HOUSE_VP, LEADERSHIP_VP, THIRD_VP))
