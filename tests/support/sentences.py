"""Sentences as real games say them, kept in ``tests/<game>/sentences.json`` with their words.

Two resolvers turn sentences into words, one in Python and one in TypeScript. The tests of both compare what they say
with these files, so the two agree. After a text has changed, ``python -m tests.support.sentences`` says the kept
sentences anew; with ``--collect`` it also chooses them anew, from the games of the walks.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from babel import Locale

import duchy
from duchy.engine.game.game import SPECTATOR, State
from duchy.engine.words.sentences import YOU, Sentences, table_of
from duchy.engine.words.text import KIT, Texts
from duchy.engine.words.wording import key
from tests.support.texts import LANGUAGES, Entries, entries, fact, references, variables

NAMES = ["Anna", "Odo", "Ida", "Hugo", "Mai"]
SAID = ("log-", "action-", "prompt-", "gain-", "cost-")

Entry = dict[str, Any]
"""A ``sentence``, a ``line`` of the log or a ``gain``, who reads it (``viewer``), and what it is in each language."""


def path_of(game: str) -> Path:
    """Where the sentences of a game are kept."""
    return Path(__file__).parents[1] / game / "sentences.json"


def kept(game: str) -> list[Entry]:
    """The sentences of a game that are kept."""
    found: list[Entry] = json.loads(path_of(game).read_text(encoding="utf-8"))
    return found


def said(game: str, entry: Entry, language: str) -> str:
    """What an entry is in a language."""
    sentences = Sentences.of(duchy.GAMES[game])
    if "gain" in entry:
        return " · ".join(sentences.gains(language, entry["gain"]))
    if "line" in entry:
        return sentences.line(language, entry["line"], NAMES, entry.get("viewer"))
    sentence = entry["sentence"]
    return sentences.say(language, sentence["key"], sentence.get("args", {}), NAMES, entry.get("viewer"))


def to_say(game: str) -> set[str]:
    """The keys that sentences of a game can have. What stands below a question is the client's, and has no facts."""
    return {key for key in texts_of(game) if key.startswith(SAID) and not key.endswith(".help")}


def keys_of(game: str, entry: Entry) -> set[str]:
    """The keys that an entry says, those of its parts and of the texts it includes too."""
    found = {text for text, _ in _parts(game, entry)}
    return found | {name for text in found for name in references(texts_of(game), text)}


@cache
def texts_of(game: str) -> Entries:
    """The English texts of the kit and of a game."""
    return {**entries(KIT, "en"), **entries(duchy.GAMES[game], "en")}


def prompt(state: State, viewer: int = SPECTATOR, language: str = "en", names: Sequence[str] = ()) -> str:
    """What a viewer is told about the decision that a game waits for, in words."""
    describe: Any = state.game.contract.describe
    asked = describe.prompt_for(state, viewer)
    return Sentences.of(state.game.contract.package).say(language, asked["key"], asked.get("args", {}), names)


def gains(game: str, gain: Mapping[str, Any], language: str = "en") -> list[str]:
    """A gain in words, piece by piece."""
    return list(Sentences.of(duchy.GAMES[game]).gains(language, gain))


# --- choosing them ---------------------------------------------------------------------------------------------------


def collect(game: str) -> list[Entry]:
    """As few entries as say every key, name and plural that the games of the walks meet."""
    chosen: list[Entry] = []
    seen: set[Hashable] = set()
    for entry in [*_played(game), *_invented(game)]:
        new = set(_features(game, entry)) - seen
        if new:
            seen |= new
            chosen.append(entry)
    return chosen


def _played(game: str) -> Iterator[Entry]:
    walks = import_module(f"tests.{game}.walks")
    package = duchy.GAMES[game]
    view, log = import_module(f"{package}.display.view"), import_module(f"{package}.display.log")
    for number in range(len(walks.WALKS)):
        for line in log.opening(walks.walk(number)[0].before):
            yield {"line": line.as_dict()}
        for step in walks.walk(number):
            for line in log.entries(step.before, step.player, step.action, step.after):
                yield from _read(line.as_dict())
        for step in walks.sampled(number):
            for viewer in walks.viewers(step.before):
                shown = view.view(step.before.observe(viewer), viewer)
                yield {"sentence": shown["prompt"]}
                for action in shown["actions"]:
                    facts = {**action["args"], **action.get("facts", {})}
                    yield {"sentence": {"key": key("action", action["kind"]), "args": facts}}
                    yield {"gain": action.get("gain", {})}
        yield {"sentence": view.view(walks.walk(number)[-1].after)["prompt"]}


def _read(line: Mapping[str, Any]) -> Iterator[Entry]:
    """A line as others read it, and as the player does whom it is about."""
    yield {"line": line}
    if "player" in line["args"]:
        yield {"line": line, "viewer": line["args"]["player"]}


def _invented(game: str) -> Iterator[Entry]:
    """A sentence for each key, for those that the walks do not meet."""
    for text in sorted(to_say(game)):
        plain = text.removesuffix(YOU)
        args = {name: _example(game, name) for name in _facts(game, plain)}
        yield {"sentence": {"key": plain, "args": args}, **({"viewer": 0} if text != plain else {})}


def _example(game: str, name: str) -> Any:
    kind = _table(game)["facts"].get(name)
    if kind in (None, "seat"):
        return 0 if kind == "seat" else 2
    if kind in ("seats", "sum"):
        return [0, 1]
    named = next(text for text in texts_of(game) if text.startswith(f"{kind}-"))
    return named.removeprefix(f"{kind}-").replace("-", "_")


def _features(game: str, entry: Entry) -> Iterator[Hashable]:
    """What an entry shows: keys, names, and for each key the words and plurals on which its text depends."""
    for text in keys_of(game, entry):
        yield text
    for text, facts in _parts(game, entry):
        for name in _facts(game, text):
            value = facts.get(name)
            if name in _table(game)["facts"]:
                yield name, value if isinstance(value, str) else ""
            elif name in _selectors(game, text):
                yield text, name, _plural(value) if isinstance(value, int) else value


@cache
def _table(game: str) -> dict[str, dict[str, Any]]:
    return table_of(duchy.GAMES[game])


@cache
def _facts(game: str, text: str) -> set[str]:
    """The facts that a text needs."""
    return {fact(duchy.GAMES[game], name) for name in variables(texts_of(game), text)} | (
        {"player"} if text.endswith(YOU) else set()
    )


@cache
def _selectors(game: str, text: str) -> set[str]:
    """The facts on which the words of a text depend, in any language."""
    package = duchy.GAMES[game]
    files = [{**entries(KIT, language), **entries(package, language)} for language in LANGUAGES]
    return {name for messages in files for name in variables(messages, text, selectors=True)}


def _plural(value: int) -> str:
    return "zero" if value == 0 else Locale("ru").plural_form(value)


def _parts(game: str, entry: Entry) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The keys that an entry says with their facts."""
    asked: list[tuple[str, Mapping[str, Any]]] = []
    sentences = _Listening(game, asked)
    if "gain" in entry:
        list(sentences.gains("en", entry["gain"]))
    elif "line" in entry:
        sentences.line("en", entry["line"], NAMES, entry.get("viewer"))
    else:
        sentence = entry["sentence"]
        sentences.say("en", sentence["key"], sentence.get("args", {}), NAMES, entry.get("viewer"))
    yield from asked


class _Listening(Sentences):
    """The sentences of a game, and a list of all that was said."""

    def __init__(self, game: str, asked: list[tuple[str, Mapping[str, Any]]]) -> None:
        super().__init__(Texts.of(duchy.GAMES[game]), _table(game))
        self.asked = asked

    def say(self, language: str, text: str, facts: Any, names: Any = (), viewer: int | None = None) -> str:
        own = viewer is not None and facts.get("player") == viewer and text + YOU in self._texts.keys(language)
        self.asked.append((text + YOU if own else text, facts))
        return super().say(language, text, facts, names, viewer)


def write(game: str, found: list[Entry]) -> None:
    """Keep entries of a game, with their words."""
    rows = [entry | {language: said(game, entry, language) for language in LANGUAGES} for entry in found]
    text = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    path_of(game).write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    for name in duchy.GAMES:
        write(name, collect(name) if "--collect" in sys.argv else kept(name))
