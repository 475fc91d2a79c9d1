"""The words beside a drawing, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from duchy.engine.words.sentences import Sentences
from duchy.engine.words.text import Argument, Texts
from duchy.engine.words.wording import seat_name


class Captions:
    """The texts of a game's package in a language."""

    def __init__(self, package: str, language: str, sentences: Sentences | None = None) -> None:
        """With ``sentences`` of a game's own, for names that are not in its texts."""
        self._language = language
        self._texts = Texts.of(package)
        self._sentences = Sentences.of(package) if sentences is None else sentences

    def say(self, name: str, /, **facts: Argument) -> str:
        """A text by its key."""
        return self._texts.format(self._language, name, **facts)

    def title(self, name: str, /, **facts: Argument) -> str:
        """A text by its key, as a label: with a capital letter."""
        words = self.say(name, **facts)
        return words[0].upper() + words[1:]

    def sentence(self, prompt: Mapping[str, Any]) -> str:
        """A prompt of a view."""
        return self._sentences.say(self._language, prompt["key"], prompt.get("args", {}))

    def seat(self, player: int) -> str:
        """What a player is called."""
        return seat_name(self._language, player)
