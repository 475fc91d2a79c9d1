"""Component data: TOML files inside the package, each of which a player may replace.

A file ``<game>/<name>.toml`` in the folder that ``DUCHY_DATA`` names replaces the packaged one. A fault in a file
raises a `DataError` that names the file and the entry, since its reader is often the author of the file.
"""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from collections.abc import Collection, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NoReturn

from duchy.engine.errors import DataError

FOLDER_VARIABLE = "DUCHY_DATA"

PROVENANCE = ("printed", "one source", "reconstructed")
"""How reliable an entry is, best first: found in several sources, in one source only, or designed by us."""

_ABOUT_ENTRIES = ("provenance", "source", "note")  # keys that say nothing to rules


def read(game: str, name: str, package: str | None = None) -> dict[str, Any]:
    """The tables of one data file, the player's own if there is one; package is that of a game outside duchy.games."""
    source = _own(game).get(name) or _packaged(game, package).get(name)
    file = f"{game}/{name}.toml"
    if source is None:
        raise DataError(file, "file", "there is no such data file")
    return read_tables(file, source)


def is_own(game: str, name: str) -> bool:
    """Whether a file of the player's own replaces the packaged one."""
    return name in _own(game)


def digest(game: str, package: str | None = None) -> str:
    """Names the data in force by what rules may read of it: where entries come from, and notes, are left out."""
    found = {**_packaged(game, package), **_own(game)}
    tables = {name: _without_sources(read(game, name, package)) for name in sorted(found)}
    text = json.dumps(tables, sort_keys=True, separators=(",", ":"), default=str)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _without_sources(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_sources(one) for key, one in value.items() if key not in _ABOUT_ENTRIES}
    return [_without_sources(one) for one in value] if isinstance(value, list) else value


def read_tables(file: str, source: Traversable) -> dict[str, Any]:
    """The tables of a TOML file, which errors call by the given name."""
    try:
        return tomllib.loads(source.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        reason = getattr(problem, "strerror", None) or problem
        raise DataError(file, "file", f"it cannot be read ({reason})") from problem


def _packaged(game: str, package: str | None) -> dict[str, Traversable]:
    folder = files(package) if package else files("duchy") / "games" / game
    return _toml_files(folder / "data")


def _own(game: str) -> dict[str, Traversable]:
    named = os.environ.get(FOLDER_VARIABLE)
    if not named:
        return {}
    folder = Path(named)
    if not folder.is_dir():  # a misspelt folder must not count as "nothing replaced"
        raise DataError(FOLDER_VARIABLE, named, "there is no such folder")
    return _toml_files(folder / game)


def _toml_files(folder: Traversable) -> dict[str, Traversable]:
    if not folder.is_dir():
        return {}
    return {file.name.removesuffix(".toml"): file for file in folder.iterdir() if file.name.endswith(".toml")}


class Entry:
    """One table of a data file, read key by key; a missing or invalid value is a `DataError`."""

    def __init__(self, file: str, name: str, values: object) -> None:
        self.file = file
        self.name = name
        if not isinstance(values, dict):
            self.fail("it must be a table")
        self.values: dict[str, Any] = values

    def fail(self, reason: str) -> NoReturn:
        raise DataError(self.file, self.name, reason)

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def get(self, key: str) -> Any:
        if key not in self.values:
            self.fail(f"the key '{key}' is missing")
        return self.values[key]

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not value.strip():
            self.fail(f"'{key}' must be a text")
        return value

    def one_of(self, key: str, words: Collection[str]) -> str:
        word = self.text(key)
        if word not in words:
            self.fail(f"'{key}' is '{word}', which is none of {', '.join(words)}")
        return word

    def integer(self, key: str, low: int = 0, high: int = 127) -> int:
        value = self.get(key)
        if not _is_integer(value, low, high):
            self.fail(f"'{key}' must be a whole number from {low} to {high}")
        return int(value)

    def flag(self, key: str, default: bool = False) -> bool:
        value = self.values.get(key, default)
        if not isinstance(value, bool):
            self.fail(f"'{key}' must be true or false")
        return value

    def integers(self, key: str, count: int | None = None, low: int = 0, high: int = 127) -> list[int]:
        values = self.get(key)
        if not isinstance(values, list) or not all(_is_integer(value, low, high) for value in values):
            self.fail(f"'{key}' must be a list of whole numbers from {low} to {high}")
        if count is not None and len(values) != count:
            self.fail(f"'{key}' must hold {count} numbers, not {len(values)}")
        return list(values)

    def texts(self, key: str) -> list[str]:
        values = self.get(key)
        if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
            self.fail(f"'{key}' must be a list of texts")
        return list(values)

    def table(self, key: str) -> Entry:
        return Entry(self.file, f"{self.name} {key}", self.get(key))

    @property
    def provenance(self) -> str:
        return self.one_of("provenance", PROVENANCE)


class DataFile:
    """A data file as a set of entries; every entry has the keys ``provenance`` and ``source``."""

    def __init__(self, game: str, name: str, package: str | None = None) -> None:
        self.file = f"{game}/{name}.toml"
        self.tables = read(game, name, package)

    def entry(self, name: str) -> Entry:
        """The table ``[name]``."""
        if name not in self.tables:
            raise DataError(self.file, name, "the table is missing")
        return self._checked(Entry(self.file, name, self.tables[name]))

    def entries(self, name: str, label: str = "") -> Iterator[Entry]:
        """The tables ``[[name]]``, named in errors by the value of their key ``label`` or by their place."""
        listed = self.tables.get(name)
        if not isinstance(listed, list) or not listed:
            raise DataError(self.file, name, f"there must be at least one table [[{name}]]")
        for place, values in enumerate(listed, start=1):
            known_by = values.get(label, place) if isinstance(values, dict) else place
            yield self._checked(Entry(self.file, f"{name} {known_by}", values))

    def _checked(self, entry: Entry) -> Entry:
        entry.one_of("provenance", PROVENANCE)
        entry.text("source")
        return entry


def weaker(*provenances: str) -> str:
    """The provenance of a fact that depends on all of these."""
    return max(provenances, key=PROVENANCE.index)


def _is_integer(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
