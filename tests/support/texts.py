"""What every package's texts must obey, whatever the game: the same keys, attributes and variables in each language."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import product

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from duchy.engine.words.sentences import TABLE, YOU, table_of
from duchy.engine.words.text import Texts

LANGUAGES = ("en", "ru", "uk")
COUNTS = (1, 2, 5, 11, 21, 22)

Entries = Mapping[str, ftl.Pattern]
"""The patterns of one file by key, attributes as ``message.attribute``."""

Samples = Mapping[str, Sequence[str | int]]
"""Values to try for each fact."""


@cache
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
            parts = (node.value for node in nodes(entry) if isinstance(node, ftl.TextElement | ftl.StringLiteral))
            yield entry.id.name, " ".join(parts)


def variables(messages: Entries, key: str, selectors: bool = False) -> set[str]:
    """The variables that a text needs, those of the messages it includes too; or only those that it chooses by."""
    needed: set[str] = set()
    for text in (key, *references(messages, key)):
        parts = list(nodes(messages[text]))
        choices = [node.selector for node in parts if isinstance(node, ftl.SelectExpression)]
        needed |= {n.id.name for n in (choices if selectors else parts) if isinstance(n, ftl.VariableReference)}
    return needed


def references(messages: Entries, key: str) -> set[str]:
    """The messages that a text includes, and those that they include."""
    found: set[str] = set()
    for node in nodes(messages[key]):
        if isinstance(node, ftl.MessageReference):
            found |= {node.id.name, *references(messages, node.id.name)}
    return found


@cache
def forms(package: str) -> set[str]:
    """The forms that names may have in one language and not in another: attributes of theirs, and ends of variables."""
    if not (files(package) / "text" / TABLE).is_file():
        return set()
    return {form for forms in table_of(package).get("forms", {}).values() for form in forms}


def fact(package: str, variable: str) -> str:
    """The fact that a variable mentions, in whatever form: $tile_a and $tile_acc are the tile."""
    start, _, end = variable.rpartition("_")
    return start if start and end in forms(package) else variable


def facts(package: str, language: str, key: str) -> set[str]:
    """The facts that a text mentions."""
    return {fact(package, variable) for variable in variables(entries(package, language), key)}


def check_same_keys_and_variables(package: str) -> None:
    """No language lacks a text, has one more, or speaks of other things."""
    english = _keys(package, "en")
    for language in LANGUAGES:
        assert _keys(package, language) == english, language
        differing = {key for key in english if facts(package, language, key) != facts(package, "en", key)}
        assert not differing, language


def _keys(package: str, language: str) -> set[str]:
    return {key for key in entries(package, language) if key.partition(".")[2] not in forms(package)}


def check_lines_speak_to_the_reader(package: str) -> None:
    """Every line of the log about a player has a second form for that player, which tells the same."""
    for language in LANGUAGES:
        messages = entries(package, language)
        lines = {k for k in messages if k.startswith("log-") and "." not in k and "player" in variables(messages, k)}
        assert lines
        for key in lines:
            mentioned = facts(package, language, key) - {"player"}
            assert facts(package, language, key + YOU) == mentioned, f"{language} {key}"


def check_prompts_are_a_headline_and_a_hint(texts: Texts, package: str, samples: Samples) -> None:
    """A client cuts a prompt at its colon: there is one at most, and something on both sides."""
    for language in LANGUAGES:
        for key in (key for key in entries(package, language) if key.startswith("prompt-")):
            for text in said(texts, package, language, key, samples):
                assert text.count(": ") <= 1, f"{language} {key}"


def said(texts: Texts, package: str, language: str, key: str, samples: Samples) -> Iterator[str]:
    """A text with every combination of the samples of what it mentions."""
    names = sorted(variables(entries(package, language), key))
    for values in product(*(samples[fact(package, name)] for name in names)):
        yield texts.format(language, key, **dict(zip(names, values, strict=True)))


def check_every_text(texts: Texts, package: str, samples: Samples) -> None:
    """Every text can be formatted with every sample, and shows no gap, no isolating mark and no stray space."""
    for language in LANGUAGES:
        for key in entries(package, language):
            for text in said(texts, package, language, key, samples):
                where = f"{language} {key}: {text!r}"
                assert text == text.strip() != "", where
                assert not set("{}\u2068\u2069$") & set(text), where
                assert not any(blunder in text for blunder in ("  ", " ,", " )", "( ")), where


def _body(package: str, language: str) -> list[ftl.EntryType]:
    source = (files(package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    body: list[ftl.EntryType] = FluentParser().parse(source).body
    return body


def nodes(node: object) -> Iterator[object]:
    """A node of a syntax tree and all below it."""
    yield node
    if isinstance(node, ftl.BaseNode):
        for child in vars(node).values():
            for one in child if isinstance(child, list) else [child]:
                yield from nodes(one)
