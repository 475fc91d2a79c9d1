"""Everything a person reads, in every language, from Fluent files.

A package that speaks keeps one file per language beside its code, ``text/en.ftl``, ``text/ru.ftl`` ...; the kit has
its own for the words that all games share. A key names a message (``tile-bank``) or an attribute of one
(``tile-bank.effect``)::

    texts = Texts.of("duchy.games.burgundy")
    texts.format("ru", "gain-silver", count=2)

There is no fallback from one language to another: a sentence half in English is worse than an error that a test finds.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, SupportsIndex

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from duchy.engine.errors import DuchyError

KIT = "duchy.engine"
FOLDER = "text"
SUFFIX = ".ftl"

Argument = str | float | SupportsIndex


class TextError(DuchyError):
    """A language, a key or an argument that the texts do not have."""


class Texts:
    """The messages of one or more folders, each holding one ``.ftl`` file per language."""

    def __init__(self, *folders: Traversable) -> None:
        if not folders:
            raise TextError("error-text-folder")
        self._folders = folders
        self._languages = _languages_of_all(folders)
        self._bundles: dict[str, FluentBundle] = {}
        self._keys: dict[str, frozenset[str]] = {}

    @classmethod
    @cache  # parsing takes longer than everything else here, and the files of a package never change while it runs
    def of(cls, *packages: str) -> Texts:
        """The texts of the kit and of these packages."""
        return cls(*(files(package) / FOLDER for package in (KIT, *packages)))

    def languages(self) -> tuple[str, ...]:
        """The languages that every folder speaks, in alphabetical order."""
        return self._languages

    def keys(self, language: str) -> frozenset[str]:
        """Every key of a language: messages that have a value, and attributes as ``message.attribute``."""
        self._bundle(language)
        return self._keys[language]

    def format(self, language: str, key: str, /, **arguments: Argument) -> str:
        """The text of a key in a language, with its placeables filled in.

        More arguments than the text uses are welcome, since languages differ in what they mention; fewer are an error.
        """
        bundle = self._bundle(language)
        if key not in self._keys[language]:
            raise TextError("error-text-missing", key=repr(key), language=repr(language))
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # keys() lists no message without a value
        values = {argument: _plain(value) for argument, value in arguments.items()}
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise TextError("error-text-fault", key=repr(key), language=repr(language), problem=str(errors[0]))
        return str(text)

    def _bundle(self, language: str) -> FluentBundle:
        if language not in self._languages:
            raise TextError("error-text-language", language=repr(language), choices=", ".join(self._languages))
        if language not in self._bundles:
            bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
            keys: set[str] = set()
            for folder in self._folders:
                resource = _parse(folder / (language + SUFFIX))
                for key in _keys_of(resource):
                    if key in keys:
                        raise TextError("error-text-twice", key=repr(key), language=repr(language))
                    keys.add(key)
                bundle.add_resource(resource)
            self._keys[language] = frozenset(keys)
            self._bundles[language] = bundle
        return self._bundles[language]


def _languages_of_all(folders: tuple[Traversable, ...]) -> tuple[str, ...]:
    spoken = [{f.name.removesuffix(SUFFIX) for f in folder.iterdir() if f.name.endswith(SUFFIX)} for folder in folders]
    return tuple(sorted(set.intersection(*spoken)))


def _parse(path: Traversable) -> ftl.Resource:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ftl.Junk):  # Fluent skips what it cannot read; we would rather know
            beginning = (entry.content or "").strip().split("\n")[0]
            raise TextError("error-text-unreadable", file=path.name, beginning=repr(beginning))
    return resource


def _keys_of(resource: ftl.Resource) -> Iterator[str]:
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                yield entry.id.name
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}"


def _plain(value: Argument) -> str | int | float:
    """Numbers out of a record are numpy's; Fluent knows only Python's own."""
    if isinstance(value, str | float):
        return value
    return value.__index__()


def _in(value: object) -> str:
    """``IN($edition)``: a name that begins with a digit, made fit to be the key of a variant (``[in-2011]``)."""
    return f"in-{value}"


_FUNCTIONS: dict[str, Any] = {"IN": _in}
