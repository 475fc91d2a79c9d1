"""The rules as they are told to people: the same in every language, tied to the catalogue, and leaving nothing out."""

import pytest

import duchy
from tests.support.rulebook import Rulebook
from tests.support.texts import LANGUAGES


@pytest.fixture(params=list(duchy.GAMES))
def book(request: pytest.FixtureRequest) -> Rulebook:
    return Rulebook(request.param)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_chapters_and_nothing_else(book: Rulebook, language: str) -> None:
    chapters = {f"chapter-{chapter['chapter']}" for chapter in book.chapters}
    rules = {f"rule-{rule['key']}" for rule in book.rules}
    printings = {f"printing-{edition}" for editions in book.notes.values() for edition in editions}
    assert set(book.messages(language)) == chapters | rules | printings


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_parts_of_each_rule(book: Rulebook, language: str) -> None:
    parts = {key: set(attributes) for key, attributes in book.messages(language).items()}
    assert parts == {key: set(attributes) for key, attributes in book.messages("en").items()}


def test_rules_have_a_text_and_only_the_parts_that_a_reader_shows(book: Rulebook) -> None:
    for key, attributes in book.messages("en").items():
        assert ("text" in attributes) == key.startswith("rule-"), key
        assert set(attributes) <= {"text", "example", *book.notes}, key


def test_every_key_of_a_rule_is_its_own(book: Rulebook) -> None:
    keys = [rule["key"] for rule in book.rules]
    assert len(keys) == len(set(keys))


def test_every_id_stands_in_the_catalogue(book: Rulebook) -> None:
    known = set(book.catalogue.ids)
    for rule in book.rules:
        assert rule["ids"], rule["key"]
        assert not set(rule["ids"]) - known, rule["key"]


def test_every_chapter_that_is_built_is_told(book: Rulebook) -> None:
    for chapter in book.catalogue.chapters:
        if chapter.number in book.catalogue.built:
            assert book.told & set(chapter.ids), chapter.title
