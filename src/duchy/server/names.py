"""Names of people: without characters that cannot be seen, and no two at a table that look the same.

A name is brought to its normal form (NFKC). Characters that are invisible or change the direction of text are left out.
Names look the same if they have the same skeleton: lower case, with Cyrillic and Greek letters that look like Latin
ones replaced by these. This is the part of Unicode's confusables (UTS 39) that the languages of this server meet. A
name in one script is as good as in any other: only the second of two that cannot be told apart is refused.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LONGEST = 24
MOST_MARKS = 2  # combining marks on one letter, after composition

#: Characters that are shown as nothing or as a blank, beside those of the categories below.
_FILLERS = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc")
_INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})

#: Letters in lower case and the Latin letter or the digit that they look like, in lower case or as capitals.
_ALIKE = str.maketrans(
    {
        **dict(zip("авекмнорстухіјѕһԁԛԝѵӏ", "abekmhopctyxijshdqwvi", strict=True)),  # Cyrillic
        **dict(zip("ёїѐзбьӕ", "ëïè36bæ", strict=True)),
        **dict(zip("αβεζηικμνορτυχϲϳγ", "abezhikmnoptyxcjy", strict=True)),  # Greek
        **dict(zip("άέίόύ", "áéíóý", strict=True)),
        **dict(zip("ıɩɑɡʏǀl|1!0", "iiagyiiiiio", strict=True)),  # Latin and signs
    }
)
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def cleaned(text: str) -> str:
    """A name as it is kept; ``ValueError`` if nothing is left to be seen, or too much."""
    normal = unicodedata.normalize("NFKC", text)
    seen = "".join(char for char in normal if not _invisible(char))
    name = " ".join(unicodedata.normalize("NFKC", seen).split())
    if not any(unicodedata.category(char)[0] in "LNSP" for char in name):
        raise ValueError("a name must have a letter, a digit or a sign")
    if len(name) > LONGEST or _most_marks(name) > MOST_MARKS:
        raise ValueError("the name is too long")
    return name


def _invisible(char: str) -> bool:
    variation = "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"
    return unicodedata.category(char) in _INVISIBLE or char in _FILLERS or variation


def _most_marks(name: str) -> int:
    most = row = 0
    for char in name:
        row = row + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        most = max(most, row)
    return most


def skeleton(name: str) -> str:
    """What a name looks like: names with the same skeleton cannot be told apart at a glance."""
    seen = "".join(char for char in unicodedata.normalize("NFKC", name) if not _invisible(char))
    found = " ".join(unicodedata.normalize("NFKC", seen.casefold()).split())
    for pair, letter in _PAIRS:
        found = found.replace(pair, letter)
    return found.translate(_ALIKE)


def alike(name: str, others: Iterable[str | None]) -> bool:
    """Whether a name looks like one of the others."""
    own = skeleton(name)
    return any(other is not None and skeleton(other) == own for other in others)
