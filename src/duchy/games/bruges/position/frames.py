"""What waits on the agenda, in words: ``reputation 3 by 1``, ``may mayor/1 mayor/red by 0``.

A turn and the steps of a phase have none: they lie at the bottom and follow from the phase (``raw.py``). Steps that are
carried out as soon as they are there have none either.
"""

from __future__ import annotations

from duchy.engine.errors import PositionError
from duchy.engine.words.text import quoted
from duchy.games.bruges.components.board import MAX_PLAYERS
from duchy.games.bruges.position.fault import WrongPosition
from duchy.games.bruges.questions import QUESTIONS

BY = "by"
TOLD = {kind: frame for kind, frame in QUESTIONS.kinds.items() if frame.fits is not None}
_SEATS = {str(seat): seat for seat in range(MAX_PLAYERS)}

Frame = dict[str, int]


def phrase(frame: Frame) -> str:
    """A frame in words; one that no rule puts there raises LookupError or ValueError."""
    declared, seat = TOLD[frame["kind"]], frame["who"].bit_length() - 1
    used = [key for key, _ in declared.fields]
    if any(frame[key] for key in "ab" if key not in used) or frame["who"] not in [
        1 << seat for seat in _SEATS.values()
    ]:
        raise ValueError(frame)
    return f"{declared.phrase(frame['a'], frame['b'])} {BY} {seat}"


def frame_of(told: str, players: int) -> Frame:
    """A frame from its words."""
    try:
        name, *words, by, seat = told.split()
        declared = QUESTIONS.words[name]
        if by != BY or _SEATS[seat] >= players or declared.fits is None:
            raise ValueError(told)
        numbers = declared.numbers(words, told)
    except (LookupError, ValueError, PositionError):
        raise WrongPosition("asked", "error-position-question", value=quoted(told)) from None
    return {**numbers, "who": 1 << _SEATS[seat]}
