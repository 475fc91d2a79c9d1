"""Texts for people, in every language, from Fluent files; and the base class of errors, whose messages are such texts.

A package keeps one file per language beside its code: ``text/en.ftl``, ``text/ru.ftl`` and so on. The engine has its
own for the words that all games share. A key names a message (``tile-bank``) or an attribute of one
(``tile-bank.effect``)::

    texts = Texts.of("duchy.games.burgundy")
    texts.format("ru", "gain-silver", count=2)

There is no fallback from one language to another: a missing text is an error, and tests find it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, SupportsIndex

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ENGLISH = "en"
KIT = "duchy.engine"
FOLDER = "text"
SUFFIX = ".ftl"
LONGEST = 1000  # characters of an error's argument that are shown; Fluent refuses much longer ones

ECHOED = 100  # characters of a caller's own value that are shown

Argument = str | float | SupportsIndex


class DuchyError(Exception):
    """The base class of all errors that a caller can cause.

    An error keeps the key of its message and the arguments of that message. ``packages`` name the packages that have
    the message, beside the engine. Pass a number only where the message counts with it; a number that serves as a name
    is passed as text. An error among the arguments is translated into the same language.
    """

    packages: ClassVar[tuple[str, ...]] = ()

    def __init__(self, key: str, /, **arguments: str | int | DuchyError) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments

    def text(self, language: str) -> str:
        """What is wrong, as a sentence."""
        return self._format(language, self.key, **self.arguments)

    def _format(self, language: str, key: str, /, **arguments: str | int | DuchyError) -> str:
        values = {name: _shown(value, language) for name, value in arguments.items()}
        return Texts.of(*self.packages).format(language, key, **values)

    def __str__(self) -> str:
        return self.text(ENGLISH)

    def __reduce__(self) -> tuple[Any, ...]:
        # Errors are sent between processes; pickle would call __init__ without the names of the arguments.
        return _restore, (type(self), *self.args), vars(self)


def quoted(value: object) -> str:
    """A value as it is shown in an error: its ``repr``, cut if it is long, or its type where that fails."""
    try:
        return cut(repr(value))
    except Exception:
        return f"<{type(value).__name__}>"


def cut(text: str) -> str:
    """The beginning of a text that a caller has sent, which may be long."""
    return text if len(text) <= ECHOED else text[:ECHOED] + "…"


def _shown(value: str | int | DuchyError, language: str) -> str | int:
    if isinstance(value, int):
        return value
    text = value if isinstance(value, str) else value.text(language)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def _restore(kind: type[DuchyError], *arguments: object) -> DuchyError:
    return kind.__new__(kind, *arguments)


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
    @cache  # parsing is slow, and the files of a package do not change while the program runs
    def of(cls, *packages: str) -> Texts:
        """The texts of the engine and of these packages."""
        return cls(*(files(package) / FOLDER for package in (KIT, *packages)))

    def languages(self) -> tuple[str, ...]:
        """The languages that every folder has, in alphabetical order."""
        return self._languages

    def keys(self, language: str) -> frozenset[str]:
        """Every key of a language: messages that have a value, and attributes as ``message.attribute``."""
        self._bundle(language)
        return self._keys[language]

    def format(self, language: str, key: str, /, **arguments: Argument) -> str:
        """The text of a key in a language, with its placeables filled in.

        Arguments that the text does not use are ignored, since languages differ in what they mention; a missing one is
        an error.
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
        if not isinstance(language, str) or language not in self._languages:
            raise TextError("error-text-language", language=quoted(language), choices=", ".join(self._languages))
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
    found = [{f.name.removesuffix(SUFFIX) for f in folder.iterdir() if f.name.endswith(SUFFIX)} for folder in folders]
    return tuple(sorted(set.intersection(*found)))


def _parse(path: Traversable) -> ftl.Resource:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ftl.Junk):  # Fluent skips what it cannot parse; here it is an error
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
    """Numbers from a record have numpy types; Fluent takes Python numbers only."""
    if isinstance(value, str | float):
        return value
    return value.__index__()


def _in(value: object) -> str:
    """``IN($edition)``: turns a name that begins with a digit into a valid key of a variant (``[in-2011]``)."""
    return f"in-{value}"


_FUNCTIONS: dict[str, Any] = {"IN": _in}
