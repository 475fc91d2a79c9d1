"""The notation of earlier formats: what was written then, in the words of today.

Format 1 of records counted spaces, dice and places from 0. Since format 2 they count from 1 (docs/counting.md). A game
that wrote records of format 1 brings a table of what has changed; it is made of texts alone and does not follow the
catalogue, so that it stays right when the catalogue grows.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class FormerNotation:
    """How the actions of a game were written in format 1, where they were written otherwise.

    >>> former = FormerNotation(moved={"place": (1, 0)}, renamed={"lay": "place"})
    >>> former.convert("place 0 3"), former.convert("lay 0 3"), former.convert("end_turn")
    ('place 1 3', 'place 0 3', 'end_turn')
    """

    #: What is added to each argument, by the kind as it was written.
    moved: Mapping[str, Sequence[int]] = field(default_factory=dict)
    #: The names of today of kinds that had others.
    renamed: Mapping[str, str] = field(default_factory=dict)

    def convert(self, notation: str) -> str:
        """An action of format 1 in the notation of format 2. What was no action then is none now either."""
        kind, *words = notation.split() or [""]
        steps = self.moved.get(kind, (0,) * len(words))
        if len(steps) != len(words) or not all(word.isdecimal() and word.isascii() for word in words):
            return notation
        values = [str(int(word) + step) for word, step in zip(words, steps, strict=True)]
        return " ".join([self.renamed.get(kind, kind), *values])
