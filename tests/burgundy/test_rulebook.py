"""The rules as they are told to people: the same in every language, tied to the catalogue, and leaving nothing out."""

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from duchy.games.burgundy.printings import EDITIONS
from duchy.games.burgundy.tiles import KIND_NAMES
from tests.support.texts import LANGUAGES
from tools.rules import BUILT, read_catalogue

FOLDER = files("duchy.games.burgundy") / "rulebook"
BOOK: dict[str, Any] = json.loads((FOLDER / "rulebook.json").read_text(encoding="utf-8"))
CHAPTERS, NOTES = BOOK["chapters"], BOOK["notes"]
RULES = [rule for chapter in CHAPTERS for rule in chapter["rules"]]
CATALOGUE = read_catalogue(Path(__file__).parents[2] / "docs" / "rules" / "burgundy.md", BUILT["burgundy"])

ATTRIBUTES = {"text", "example", *NOTES}


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language with the names of their attributes."""
    source = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.value is not None, entry.id.name
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            found[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_chapters_and_nothing_else(language: str) -> None:
    chapters = {f"chapter-{chapter['chapter']}" for chapter in CHAPTERS}
    rules = {f"rule-{rule['key']}" for rule in RULES}
    assert set(messages(language)) == chapters | rules | {f"printing-{edition}" for edition in EDITIONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_parts_of_each_rule(language: str) -> None:
    assert messages(language) == messages("en")


def test_rules_have_a_text_and_only_the_parts_that_a_reader_shows() -> None:
    for key, attributes in messages("en").items():
        assert ("text" in attributes) == key.startswith("rule-"), key
        assert attributes <= ATTRIBUTES, key


def test_notes_on_printings_never_speak_of_one_printing_twice_or_leave_one_out() -> None:
    for key, attributes in messages("en").items():
        printings = [edition for note in attributes & set(NOTES) for edition in NOTES[note]]
        assert sorted(printings) in ([], sorted(EDITIONS)), key


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


def test_every_difference_between_printings_that_changes_play_is_told() -> None:
    told = {name for rule in RULES for name in rule["ids"]}
    catalogue = Path(__file__).parents[2] / "docs" / "rules" / "burgundy.md"
    for line in catalogue.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        base_game = "CB-" in line and cells[2:3] != ["-"]
        if cells[0].startswith("CB-DIFF-") and cells[5:6] == ["play"] and base_game:
            rows = re.findall(r"CB-[A-Z0-9]+-\d+", cells[6])
            assert set(rows) & told or cells[0] in ("CB-DIFF-41",), cells[0]  # 41: what other chapters add


def test_every_kind_of_tile_is_drawn_beside_a_rule() -> None:
    drawn = {tile.replace("-", "_") for rule in RULES for tile in rule.get("tiles", [])}
    assert drawn <= set(KIND_NAMES)
    animals = ("cow", "pig", "sheep", "chicken")
    for kind in KIND_NAMES[1:]:
        species = kind.rsplit("_", 1)[0]
        assert kind in drawn or (species in animals and any(tile.startswith(species) for tile in drawn)), kind


def test_printings_named_by_a_rule_exist() -> None:
    for rule in RULES:
        assert set(rule.get("editions", [])) <= set(EDITIONS), rule["key"]
