"""The rules of a game as they are told to people, read for the tests."""

from __future__ import annotations

import json
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import duchy
from tools.rules import BUILT, read_catalogue

DOCS = Path(__file__).parents[2] / "docs" / "rules"


class Rulebook:
    """The chapters of a game's rulebook, their texts, and the catalogue behind them."""

    def __init__(self, game: str) -> None:
        self._folder = files(duchy.GAMES[game]) / "rulebook"
        book: dict[str, Any] = json.loads((self._folder / "rulebook.json").read_text(encoding="utf-8"))
        self.chapters: list[dict[str, Any]] = book["chapters"]
        self.notes: dict[str, list[str]] = book.get("notes", {})  # on printings, by the name of the attribute
        self.rules = [rule for chapter in self.chapters for rule in chapter["rules"]]
        self.catalogue_file = DOCS / f"{game}.md"
        self.catalogue = read_catalogue(self.catalogue_file, BUILT[game])

    @cached_property
    def told(self) -> set[str]:
        """The ids of the catalogue that some rule tells."""
        return {name for rule in self.rules for name in rule["ids"]}

    def messages(self, language: str) -> dict[str, dict[str, str]]:
        """The messages of a language with their attributes."""
        source = (self._folder / f"{language}.ftl").read_text(encoding="utf-8")
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
