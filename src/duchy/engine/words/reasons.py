"""``Reason``: why an action may not be taken, by the rule of the catalogue and in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from duchy.engine.words.sentences import Sentences
from duchy.engine.words.text import ENGLISH


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal: the id of a rule in docs/rules, and a sentence as a key with facts.

    ``same`` is set for an action that differs from a legal one only in which of two equal things it uses: it is the
    number of that action. The rules list it once; ``State.apply`` takes either.
    """

    package: str  # the game's, which has the words
    rule: str
    key: str
    facts: Mapping[str, Any] = field(default_factory=dict, hash=False)
    same: int | None = None

    def text(self, language: str = ENGLISH, names: Sequence[str] = ()) -> str:
        """The sentence in a language; players are called by their names where these are given."""
        return Sentences.of(self.package).say(language, self.key, self.facts, names)

    def __str__(self) -> str:
        return f"{self.text()} ({self.rule})"
