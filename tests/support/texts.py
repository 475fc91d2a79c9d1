"""What every package's texts must obey, whatever the game: the same keys, attributes and variables in each language."""

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from itertools import product

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from duchy.engine.text import Texts

LANGUAGES = ("en", "ru", "uk")
COUNTS = (1, 2, 5, 11, 21, 22)

Entries = Mapping[str, ftl.Pattern]
"""The patterns of one file by key, attributes as ``message.attribute``."""


def entries(package: str, language: str) -> Entries:
    """Read the messages of one file as Fluent's own parser sees them."""
    found: dict[str, ftl.Pattern] = {}
    for entry in _body(package, language):
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def words(package: str, language: str) -> Iterator[tuple[str, str]]:
    """What is literally written in each message or term, all its variants, without anything put in."""
    for entry in _body(package, language):
        if isinstance(entry, ftl.Message | ftl.Term):
            parts = (node.value for node in _nodes(entry) if isinstance(node, ftl.TextElement | ftl.StringLiteral))
            yield entry.id.name, " ".join(parts)


def variables(messages: Entries, key: str) -> set[str]:
    """The variables that a text needs, those of the messages it includes too."""
    needed: set[str] = set()
    for node in _nodes(messages[key]):
        if isinstance(node, ftl.VariableReference):
            needed.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            needed |= variables(messages, node.id.name)
    return needed


def check_same_keys_and_variables(package: str) -> None:
    """No language lacks a text, has one more, or speaks of other things."""
    english = entries(package, "en")
    for language in LANGUAGES:
        messages = entries(package, language)
        assert sorted(messages) == sorted(english), language
        differing = {key for key in english if variables(messages, key) != variables(english, key)}
        assert not differing, language


def check_every_text(texts: Texts, package: str, samples: Mapping[str, Sequence[str | int]]) -> None:
    """Every text can be formatted with every sample, and shows no gap, no isolating mark and no stray space."""
    for language in LANGUAGES:
        messages = entries(package, language)
        for key in messages:
            names = sorted(variables(messages, key))
            for values in product(*(samples[name] for name in names)):
                text = texts.format(language, key, **dict(zip(names, values, strict=True)))
                where = f"{language} {key}: {text!r}"
                assert text == text.strip() != "", where
                assert not set("{}\u2068\u2069$") & set(text), where
                assert not any(blunder in text for blunder in ("  ", " ,", " )", "( ")), where


def _body(package: str, language: str) -> list[ftl.EntryType]:
    source = (files(package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    body: list[ftl.EntryType] = FluentParser().parse(source).body
    return body


def _nodes(node: object) -> Iterator[object]:
    yield node
    if isinstance(node, ftl.BaseNode):
        for child in vars(node).values():
            for one in child if isinstance(child, list) else [child]:
                yield from _nodes(one)
