"""The rules as they are told to people: the same in every language, tied to the catalogue, true in their numbers."""

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from duchy.games.dice.components import AREA_VP, VERDICTS
from tests.support.texts import LANGUAGES
from tools.rules import BUILT, read_catalogue

FOLDER = files("duchy.games.dice") / "rulebook"
BOOK: dict[str, Any] = json.loads((FOLDER / "rulebook.json").read_text(encoding="utf-8"))
RULES = [rule for chapter in BOOK["chapters"] for rule in chapter["rules"]]
CATALOGUE = read_catalogue(Path(__file__).parents[2] / "docs" / "rules" / "dice.md", BUILT["dice"])


def messages(language: str) -> dict[str, ftl.Message]:
    source = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not any(isinstance(entry, ftl.Junk) for entry in body)
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def parts(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def text(language: str, key: str) -> str:
    (found,) = [part for part in messages(language)[key].attributes if part.id.name == "text"]
    return "".join(element.value for element in found.value.elements if isinstance(element, ftl.TextElement))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same_and_nothing_else(language):
    chapters = {f"chapter-{chapter['chapter']}" for chapter in BOOK["chapters"]}
    found = messages(language)
    assert set(found) == chapters | {f"rule-{rule['key']}" for rule in RULES}
    english = messages("en")
    for key, message in found.items():
        assert parts(message) == parts(english[key]) <= {"text", "example"}
        assert ("text" in parts(message)) == key.startswith("rule-")


def test_every_key_of_a_rule_is_its_own_and_every_id_stands_in_the_catalogue():
    keys = [rule["key"] for rule in RULES]
    assert len(keys) == len(set(keys))
    known = set(CATALOGUE.ids)
    assert all(rule["ids"] and not set(rule["ids"]) - known for rule in RULES)


def test_every_chapter_is_told():
    told = {name for rule in RULES for name in rule["ids"]}
    for chapter in CATALOGUE.chapters:
        if chapter.number in CATALOGUE.built:
            assert told & set(chapter.ids), chapter.title


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_those_of_the_game(language):
    points = [int(number) for number in re.findall(r"\d+", text(language, "rule-area"))]
    sizes = [int(AREA_VP[size, phase]) for size in range(2, 5) for phase in range(3)]
    assert points == [1, *sizes]
    verdicts = [int(number) for number in re.findall(r"\d\d", text(language, "rule-solo"))]
    assert verdicts == list(VERDICTS.values())
