"""The rules as they are told to people: the same in every language, tied to the catalogue, and leaving nothing out."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from duchy.games.dice.components import AREA_VP, LARGEST_AREA, VERDICTS
from duchy.games.dice.names import BONUS_NAMES, COLOUR_NAMES
from tests.support.texts import LANGUAGES
from tools.rules import BUILT, read_catalogue

FOLDER = files("duchy.games.dice") / "rulebook"
CHAPTERS: list[dict[str, Any]] = json.loads((FOLDER / "rulebook.json").read_text(encoding="utf-8"))["chapters"]
RULES = [rule for chapter in CHAPTERS for rule in chapter["rules"]]
CATALOGUE = read_catalogue(Path(__file__).parents[2] / "docs" / "rules" / "dice.md", BUILT["dice"])


def messages(language: str) -> dict[str, dict[str, str]]:
    """The messages of a language with their attributes."""
    source = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.value is not None, entry.id.name
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            found[entry.id.name] = {attribute.id.name: _plain(attribute.value) for attribute in entry.attributes}
    return found


def _plain(pattern: ftl.Pattern) -> str:
    return "".join(part.value for part in pattern.elements if isinstance(part, ftl.TextElement))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_chapters_and_nothing_else(language: str) -> None:
    chapters = {f"chapter-{chapter['chapter']}" for chapter in CHAPTERS}
    assert set(messages(language)) == chapters | {f"rule-{rule['key']}" for rule in RULES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_parts_of_each_rule(language: str) -> None:
    parts = {key: set(attributes) for key, attributes in messages(language).items()}
    assert parts == {key: set(attributes) for key, attributes in messages("en").items()}
    for key, attributes in parts.items():
        assert ("text" in attributes) == key.startswith("rule-"), key
        assert attributes <= {"text", "example"}, key


def test_every_key_of_a_rule_is_its_own() -> None:
    keys = [rule["key"] for rule in RULES]
    assert len(keys) == len(set(keys))


def test_every_id_stands_in_the_catalogue() -> None:
    known = set(CATALOGUE.ids)
    for rule in RULES:
        assert rule["ids"], rule["key"]
        assert not set(rule["ids"]) - known, rule["key"]


def test_every_chapter_that_is_built_is_told() -> None:
    told = {name for rule in RULES for name in rule["ids"]}
    for chapter in CATALOGUE.chapters:
        if chapter.number in CATALOGUE.built:
            assert told & set(chapter.ids), chapter.title


def test_every_colour_and_every_bonus_is_drawn_beside_a_rule() -> None:
    drawn = {thing for rule in RULES for thing in rule.get("tiles", [])}
    assert drawn == {*COLOUR_NAMES, *BONUS_NAMES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_told_are_those_that_are_played(language: str) -> None:
    told = messages(language)
    for size in range(1, LARGEST_AREA + 1):
        for points in AREA_VP[size]:
            assert str(points) in told["rule-area"]["text"]
    assert str(VERDICTS["incredible"]) in told["rule-solo"]["text"]
