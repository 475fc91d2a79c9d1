"""What waits on the agenda, in words: ``reputation 3 by 1``, ``may mayor/1 mayor/red by 0``.

Each kind of frame has two numbers (``state.py``). A form writes such a number as a word and reads it again. Operations
are called by their card and counted within it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from duchy.engine.text import quoted
from duchy.games.bruges.components.board import CARDS, COLOUR_NAMES, COLOURS, MAX_PLAYERS
from duchy.games.bruges.components.grammar import Evil, What
from duchy.games.bruges.components.programs import PROGRAM
from duchy.games.bruges.components.tables import CARD_TABLE
from duchy.games.bruges.effects.choices import CAUSE
from duchy.games.bruges.effects.context import NO_COLOUR
from duchy.games.bruges.effects.removing import FIRE, RETURN
from duchy.games.bruges.position.fault import WrongPosition
from duchy.games.bruges.position.shape import CARD_NAMES
from duchy.games.bruges.state import Decision, Step

NOTHING = "-"
BY = "by"
MOST = 255  # of anything that a frame counts

Frame = dict[str, int]


class Form(Protocol):
    """How a number of a frame is written; ``word`` and ``number`` raise LookupError or ValueError otherwise."""

    def word(self, number: int) -> str: ...
    def number(self, word: str) -> int: ...


class Count:
    """A small number."""

    def word(self, number: int) -> str:
        """Its digits."""
        if not 0 <= number <= MOST:
            raise ValueError(number)
        return str(number)

    def number(self, word: str) -> int:
        """From its digits."""
        if not (word.isascii() and word.isdigit()) or str(int(word)) != word or int(word) > MOST:
            raise ValueError(word)
        return int(word)


class Names:
    """A number that has a name."""

    def __init__(self, names: Mapping[int, str]) -> None:
        self.names = dict(names)
        self.numbers = {name: number for number, name in names.items()}

    def word(self, number: int) -> str:
        """Its name."""
        return self.names[number]

    def number(self, word: str) -> int:
        """From its name."""
        return self.numbers[word]


class Colours:
    """A set of colours."""

    def word(self, number: int) -> str:
        """Joined by +."""
        if number >> COLOURS:
            raise ValueError(number)
        return "+".join(name for colour, name in enumerate(COLOUR_NAMES) if number >> colour & 1) or NOTHING

    def number(self, word: str) -> int:
        """Each colour once."""
        colours = [] if word == NOTHING else [COLOUR_NAMES.index(name) for name in word.split("+")]
        if sorted(set(colours)) != colours:
            raise ValueError(word)
        return sum(1 << colour for colour in colours)


def _operations() -> dict[int, str]:
    """Every row of the table of operations; those of a card follow each other, its first operation is the last row."""
    names: dict[int, str] = {}
    first = 0
    for card, name in enumerate(CARD_NAMES):
        last = int(CARD_TABLE[card, PROGRAM])
        names |= {row: f"{name}/{row - first + 1}" for row in range(first, last + 1)}
        first = max(first, last + 1)
    return names


def _contexts() -> dict[int, str]:
    """A card, and the colour of the card played for it if there is one."""
    names = {card * 8 + NO_COLOUR: name for card, name in enumerate(CARD_NAMES)}
    tinted = {c * 8 + t: f"{name}/{tint}" for c, name in enumerate(CARD_NAMES) for t, tint in enumerate(COLOUR_NAMES)}
    return names | tinted


def _evils() -> dict[int, str]:
    kinds = {int(Evil.MARKER): "marker", int(Evil.PENALTY): "penalty"}
    return {c * 2 + evil: f"{colour}/{name}" for c, colour in enumerate(COLOUR_NAMES) for evil, name in kinds.items()}


_causes = {0: NOTHING, **{card + 1: name for card, name in enumerate(CARD_NAMES)}}
_up_to = {CAUSE + number: f"up-to/{name}" for number, name in _causes.items()}
_lost = {int(what): what.name.lower().replace("_", "-") for what in (What.CANAL_TOKEN, What.HOUSE, What.CHARACTER)}

assert CARDS < CAUSE

COUNT, COLOUR_SET = Count(), Colours()
COLOUR = Names(dict(enumerate(COLOUR_NAMES)))
CARD = Names(dict(enumerate(CARD_NAMES)))
OPERATION = Names(_operations())
REST = Names({-1: NOTHING, **_operations()})
CONTEXT = Names(_contexts())
CAUSED = Names(_causes)
CAUSED_UP_TO = Names(_causes | _up_to)
FEWER = Names({0: "all", 1: "up-to"})
RECEIVER = Names({0: NOTHING, **{seat + 1: f"to/{seat}" for seat in range(MAX_PLAYERS)}})
EVIL = Names(_evils())
LOST = Names({**_lost, RETURN: "return", FIRE: "fire"})

FORMS: dict[int, tuple[Form, ...]] = {
    Decision.DRAW: (COUNT, COUNT),
    Decision.PREVENT: (CARD, EVIL),
    Decision.PENALTY: (),
    Decision.FIRE: (LOST,),
    Decision.PLAGUE: (LOST,),
    Decision.REPUTATION: (COUNT,),
    Decision.ORDER: (COUNT,),
    Decision.MAY: (OPERATION, CONTEXT),
    Decision.BRANCH: (OPERATION, CONTEXT),
    Decision.TAKE_WORKER: (COUNT, FEWER),
    Decision.GIVE_WORKER: (COUNT, RECEIVER),
    Decision.DISCARD_MARKER: (COUNT, CAUSED_UP_TO),
    Decision.EXTRA: (OPERATION, CONTEXT),
    Decision.DIG: (OPERATION, CONTEXT),
    Decision.DISCARD: (COUNT, FEWER),
    Decision.OPPONENT: (OPERATION, CONTEXT),
    Decision.EXCHANGE: (OPERATION, COUNT),
    Decision.STRAIGHTEN: (COUNT, CAUSED_UP_TO),
    Decision.COPY: (OPERATION, CONTEXT),
    Decision.FLIP: (),
    Decision.RECALL: (LOST,),
    Step.REFILL: (),
    Step.LOOK: (COUNT, CAUSED),
    Step.DEAL: (COLOUR_SET,),
    Step.MARKERS: (COLOUR, COUNT),
    Step.PENALTIES: (),
    Step.SUFFERED: (COLOUR,),
    Step.REACT: (Names({0: NOTHING}), CONTEXT),
    Step.RUN: (REST, CONTEXT),
    Step.REMOVE: (LOST,),
    Step.GIVE: (COUNT, RECEIVER),
    Step.CALM: (COUNT, CAUSED_UP_TO),
    Step.DISCARD: (COUNT, FEWER),
    Step.CLIMB: (COUNT, CAUSED),
    Step.EXCHANGE: (OPERATION, COUNT),
}
"""By kind: the forms of its two numbers. A turn and the steps of a phase are not here: they lie at the bottom and
follow from the phase (``raw.py``). Steps that are carried out as soon as they are there are not here either."""

_questions = {int(kind): kind.name.lower().replace("_", "-") for kind in Decision if kind in FORMS}
_steps = {int(kind): "then-" + kind.name.lower().replace("_", "-") for kind in Step if kind in FORMS}
NAMES = Names(_questions | _steps)


def phrase(frame: Frame) -> str:
    """A frame in words; one that no rule puts there raises LookupError or ValueError."""
    forms = FORMS[frame["kind"]]
    if any((frame["a"], frame["b"])[len(forms) :]) or frame["who"] not in [1 << seat for seat in range(MAX_PLAYERS)]:
        raise ValueError(frame)
    words = [form.word(frame[name]) for form, name in zip(forms, "ab", strict=False)]
    return " ".join([NAMES.word(frame["kind"]), *words, BY, str(frame["who"].bit_length() - 1)])


def frame_of(told: str, players: int) -> Frame:
    """A frame from its words."""
    name, *words = told.split()
    try:
        kind = NAMES.number(name)
        forms = FORMS[kind]
        *words, by, seat = words
        if by != BY or len(words) != len(forms) or COUNT.number(seat) >= players:
            raise ValueError(told)
        numbers = [form.number(word) for form, word in zip(forms, words, strict=True)]
    except (LookupError, ValueError):
        raise WrongPosition("asked", "error-position-question", value=quoted(told)) from None
    a, b = (*numbers, 0, 0)[:2]
    return {"kind": kind, "who": 1 << int(seat), "a": a, "b": b}
