"""The agenda: the decisions a game waits for, the innermost on top.

A rule that needs an answer asks for it; the answer takes the entry off and may ask again, so that nested effects are
just a deeper agenda. ``who`` is a set of players (bit p = player p): usually one, several where all decide at once.
"""

from typing import Any

import numpy as np

from duchy.engine.records import record
from duchy.engine.rule import inner_rule, rule

DECISION = record(kind=np.int8, who=np.int8, a=np.int8, b=np.int8)
DEPTH = 16

#: The fields that a game's state record needs for the kit: spread them into ``record(...)``.
FIELDS: dict[str, Any] = {
    "rng": np.uint64,
    "ply": np.int16,  # actions so far
    "revelations": np.int16,  # how often something random or hidden came to light: undo never crosses one
    "over": np.int8,
    "seats": np.int8,
    "overflow": np.int8,  # set if the agenda was ever too deep: the fuzzer proves that it is not
    "depth": np.int8,
    "agenda": (DECISION, DEPTH),
}


@inner_rule
def ask_all(s, who, kind, a, b):
    """Put a decision of a set of players on top of the agenda."""
    if s.depth >= DEPTH:
        s.overflow = 1
        return
    entry = s.agenda[s.depth]
    entry.kind = kind
    entry.who = who
    entry.a = a
    entry.b = b
    s.depth += 1


@inner_rule
def ask(s, p, kind):
    """Put a decision of one player on top of the agenda."""
    ask_all(s, 1 << p, kind, 0, 0)


@rule
def answered(s):
    """Take the top decision off the agenda. The slot is cleared, so that equal positions are equal byte for byte."""
    s.depth -= 1
    entry = s.agenda[s.depth]
    entry.kind = 0
    entry.who = 0
    entry.a = 0
    entry.b = 0


@rule
def deciders(s):
    """The set of players who may answer now; empty when the game is over."""
    if s.depth == 0:
        return 0
    return s.agenda[s.depth - 1].who


@rule
def decision(s):
    """The kind of the decision on top of the agenda, 0 if there is none."""
    if s.depth == 0:
        return 0
    return s.agenda[s.depth - 1].kind


@rule
def reveal(s):
    """Note that something random or hidden came to light: nothing before this can be taken back."""
    s.revelations += 1
