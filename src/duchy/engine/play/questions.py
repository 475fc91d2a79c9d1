"""The catalogue of questions and steps: everything about a question, declared once.

A game numbers its questions and steps by two enums, which its rules use, and declares each of them in one catalogue::

    QUESTIONS = Questions(
        "duchy.games.dice",
        CATALOGUE,
        (Decision, [
            Question(Decision.CASTLE, rule="DG-START-01", answers=("castle",), lists=("chapters.setup.legal_castle",)),
            ...
        ]),
        (Step, [StepKind(Step.END_ROUND, does="chapters.rounds.end_round"), ...]),
    )

From it come the list of legal actions, what an answer and a step do, the names of decisions, the rule ids of reasons,
the frames of positions and the facts of prompts. Rules are declared by where they stand in the package of the game,
since they import the enums themselves; ``lister``, ``answerer`` and ``runner`` look them up when the rules of the game
are imported. A question that is not declared, or one that lacks a part, is an error then.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from enum import IntEnum
from typing import Any, Generic, TypeVar, overload

import numpy as np

from duchy.engine.errors import PositionError
from duchy.engine.kernels.arrays import Floats, Grid, Ints
from duchy.engine.kernels.bits import lowest
from duchy.engine.kernels.records import FieldType, table
from duchy.engine.kernels.rule import find
from duchy.engine.play.agenda import decision
from duchy.engine.play.catalogue import Catalogue, Catalogues, Kind, generated
from duchy.engine.play.frames import PART, Field

_RULE = re.compile(r"[A-Z]{2}-[A-Z0-9]+-\d+")


@dataclass(frozen=True)
class Frame:
    """What questions and steps have in common: a number, and the meaning of ``a`` and ``b`` of their frame."""

    kind: IntEnum
    _: KW_ONLY
    a: Field | None = None
    b: Field | None = None
    #: The flag of the module that brings it; games without modules have no code for it.
    module: int = 0

    @property
    def name(self) -> str:
        """Its name in programs."""
        return self.kind.name.lower()

    @property
    def word(self) -> str:
        """Its name in positions."""
        return self.name.replace("_", "-")

    @property
    def fields(self) -> list[tuple[str, Field]]:
        """The numbers of its frame that mean something."""
        return [(key, given) for key, given in (("a", self.a), ("b", self.b)) if given]

    def phrase(self, a: int, b: int) -> str:
        """A frame in words."""
        numbers = {"a": a, "b": b}
        words = [given.word(numbers[key]) for key, given in self.fields if numbers[key] or not given.optional]
        return " ".join([self.word, *words])

    def told(self, a: int, b: int) -> dict[str, Any]:
        """What a frame tells prompts and views."""
        numbers = {"a": a, "b": b}
        return {name: value for key, given in self.fields for name, value in given.told(numbers[key]).items()}

    def numbers(self, words: Sequence[str], phrase: str) -> dict[str, int]:
        """A frame from the words behind its name; ``phrase`` is the whole, which is named if it is refused."""
        found, left = {"kind": int(self.kind), "a": 0, "b": 0}, list(words)
        for key, given in self.fields:
            if left or not given.optional:
                if not left:
                    raise PositionError(PART, "error-position-phrase", value=repr(phrase))
                found[key] = given.number(left.pop(0))
        if left:
            raise PositionError(PART, "error-position-phrase", value=repr(phrase))
        return found


@dataclass(frozen=True, kw_only=True)
class Question(Frame):
    """A question: what players are asked, and what they can answer."""

    #: The row of the catalogue of rules that asks, for reasons why something else cannot be done.
    rule: str
    #: The kinds of actions that answer it. The second list of legal actions begins here.
    answers: tuple[str, ...]
    #: Where the rules stand that list its legal answers, one after the other: ``(s, p, out, n)`` writes them from place
    #: n on and returns the next place. None where players have own steps, which are asked in its place (``within``).
    lists: tuple[str, ...]
    #: The kind of action that declines it. It is listed behind the other answers.
    declined: str | None = None
    #: Where the rule ``(s)`` stands that says whether it can be declined now; none where that is always possible.
    may_decline: str | None = None
    #: Where the rules stand that carry out an answer, by its kind: for kinds that declare no rule themselves, since
    #: they do different things by what is asked.
    does: Mapping[str, str] = field(default_factory=dict)
    #: The question that waits on the agenda while a player is asked this one.
    within: IntEnum | None = None
    #: What the prompt mentions of that which the fields of its frame tell.
    facts: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class StepKind(Frame):
    """A step: what happens by itself."""

    #: Where the rule stands that does it. It takes ``s``, ``p`` or ``who`` if it has such a parameter, and the fields.
    does: str
    #: Its name in positions, where that is another one.
    called: str = ""

    @property
    def word(self) -> str:
        """Its name in positions."""
        return self.called or f"then-{self.name.replace('_', '-')}"


Q = TypeVar("Q", bound=Question)
S = TypeVar("S", bound=StepKind)


class Questions(Generic[Q, S]):
    """All questions and steps of a game."""

    def __init__(
        self,
        package: str,
        actions: Catalogue | Catalogues,
        questions: tuple[type[IntEnum], Iterable[Q]],
        steps: tuple[type[IntEnum], Iterable[S]],
    ) -> None:
        self.package, self.actions = package, actions
        self.questions: Mapping[int, Q] = _complete(*questions)
        self.steps: Mapping[int, S] = _complete(*steps)
        self.kinds: Mapping[int, Q | S] = {**self.questions, **self.steps}
        #: By number: the names of decisions, as programs get them; 0 is none.
        self.names = ("none", *(question.name for question in self.questions.values()))
        self.words: Mapping[str, Q | S] = {frame.word: frame for frame in self.kinds.values()}
        self._check()

    def __getitem__(self, kind: int) -> Q:
        return self.questions[kind]

    def named(self, name: str) -> Q:
        """A question by the name of its decision."""
        return self.questions[self.names.index(name)]

    def fields(self, name: str, key: str) -> Ints:
        """A table for rules: whether ``a`` or ``b`` of a question means something of a name."""
        asked = self.questions.values()
        return table([False, *(any(of == key and given.name == name for of, given in q.fields) for q in asked)])

    @overload
    def table(self, value: Callable[[Q], int], otherwise: int = 0, dtype: FieldType = ...) -> Ints: ...
    @overload
    def table(self, value: Callable[[Q], float], otherwise: float = 0, dtype: FieldType = ...) -> Floats: ...
    def table(self, value: Callable[[Q], Any], otherwise: Any = 0, dtype: FieldType = np.int8) -> Any:
        """A table for rules, by the number of the question."""
        return table([otherwise, *map(value, self.questions.values())], dtype)

    @overload
    def table_of_all(self, value: Callable[[Q | S], int], dtype: FieldType = ...) -> Ints: ...
    @overload
    def table_of_all(self, value: Callable[[Q | S], float], dtype: FieldType = ...) -> Floats: ...
    def table_of_all(self, value: Callable[[Q | S], Any], dtype: FieldType = np.int8) -> Any:
        """A table for rules, by the number of the question or the step; 0 where there is none."""
        return table(
            [value(self.kinds[kind]) if kind in self.kinds else 0 for kind in range(max(self.kinds) + 1)], dtype
        )

    def answers(self) -> Grid:
        """A table [question, kind of action]: what can be answered. For the second list of legal actions.

        What can be declined is not in it: that list is to say it for itself.
        """
        kinds = _full(self.actions).kinds
        asked = self.questions.values()
        return table([[False] * len(kinds), *([kind in question.answers for kind in kinds] for question in asked)])

    def lister(self) -> Callable[[Any, int, int, Ints, int], int]:
        """A rule ``(s, p, asked, out, n)`` that writes the legal answers to a question; it returns the next place."""
        asked = [question for question in self.questions.values() if question.lists]
        paths = list(dict.fromkeys(path for question in asked for path in question.lists))
        rules = {f"list_{place}": find(self.package, path) for place, path in enumerate(paths)}
        for path, found in zip(paths, rules.values(), strict=True):
            check_parameters(path, found, ["s", "p", "out", "n"])
        calls = []
        for question in asked:
            n = "n"
            for path in question.lists:
                n = f"list_{paths.index(path)}(s, p, out, {n})"
            lines = [f"n = {n}"]
            if question.may_decline:
                rules[f"may_decline_{question.name}"] = found = find(self.package, question.may_decline)
                check_parameters(question.may_decline, found, ["s"])
                lines += [f"if not may_decline_{question.name}(s):", "    return n"]
            calls.append((question, lines))
        two = isinstance(self.actions, Catalogues)
        body = _chain("asked", calls)
        body += f"    last = declining[{'len(s.more), ' if two else ''}asked]\n"
        body += "    if last >= 0:\n        out[n] = last\n        n += 1\n    return n\n"
        return generated("answers", ["s", "p", "asked", "out", "n"], body, {**rules, "declining": self._declining()})

    def answerer(self) -> Callable[[Any, int, int], None]:
        """A rule ``(s, p, action)`` that carries out an action: by the rule of its kind, or that of the question."""
        kinds = _full(self.actions).kinds.values()
        rules = {kind.name: find(self.package, kind.does) if kind.does else self._by_question(kind) for kind in kinds}
        for question in self.questions.values():
            wrong = [kind.name for kind in kinds if kind.name in question.does and kind.does]
            if wrong or not question.does.keys() <= {*question.answers, question.declined}:
                raise TypeError(f"question {question.name}: does is {question.does!r}")
        return self.actions.dispatcher("s, p", **rules)

    def _by_question(self, kind: Kind) -> Callable[..., Any]:
        """What an action does that answers several questions: a rule of each of them."""
        given = ["s", "p", *kind.arguments]
        asked = [each for each in self.questions.values() if kind.name in (*each.answers, each.declined)]
        missing = [question.name for question in asked if kind.name not in question.does]
        if missing:
            raise TypeError(f"no rule says what {kind.name} does as an answer to {', '.join(missing)}")
        rules = {f"do_{question.name}": find(self.package, question.does[kind.name]) for question in asked}
        for question, found in zip(asked, rules.values(), strict=True):
            check_parameters(question.does[kind.name], found, given)
        calls = [(question, [f"do_{question.name}({', '.join(given)})"]) for question in asked]
        body = "    asked = decision(s)\n" + _chain("asked", calls)
        return generated(f"answer_{kind.name}", given, body, {**rules, "decision": decision})

    def runner(self) -> Callable[[Any, int, int, int, int], None]:
        """A rule ``(s, kind, who, a, b)`` that does what a step does."""
        rules = {f"do_{step.name}": find(self.package, step.does) for step in self.steps.values()}
        named = zip(self.steps.values(), rules.items(), strict=True)
        calls = [(step, [f"{name}({_arguments(step, rule)})"]) for step, (name, rule) in named]
        return generated("step", ["s", "kind", "who", "a", "b"], _chain("kind", calls), {**rules, "lowest": lowest})

    def _declining(self) -> Any:
        """By question, the action that declines it, -1 if there is none; for each size of a catalogue that has two."""
        asked = self.questions.values()
        full = [-1, *(_declines(question, _full(self.actions)) for question in asked)]
        if isinstance(self.actions, Catalogue):
            return table(full, np.int16)
        base = [-1, *(-1 if question.module else _declines(question, self.actions.base) for question in asked)]
        return table([base, full], np.int16)

    def _check(self) -> None:
        if list(self.questions) != list(range(1, len(self.names))):
            raise TypeError(f"questions are numbered from 1 on, not {list(self.questions)}")
        known = _full(self.actions).kinds
        asked = self.questions.values()
        answering = {kind for question in asked for kind in (*question.answers, question.declined) if kind}
        if answering != set(known):
            raise TypeError(f"actions and answers differ: {', '.join(sorted(answering ^ set(known)))}")
        for question in self.questions.values():
            told = [name for _, given in question.fields for name in given.facts]
            outer = any(other.within == question.kind for other in self.questions.values())
            last = max((known[kind].first for kind in question.answers), default=-1)
            wrong = {
                "rule": not _RULE.fullmatch(question.rule),
                "answers": bool(question.answers) == outer,
                "lists": bool(question.lists) == outer,
                "declined": question.declined is not None and known[question.declined].first < last,
                "may_decline": question.may_decline is not None and question.declined is None,
                "facts": not set(question.facts) <= set(told),
            }
            for part, found in wrong.items():
                if found:
                    raise TypeError(f"question {question.name}: {part} is {getattr(question, part)!r}")


F = TypeVar("F", bound=Frame)


def _complete(kinds: type[IntEnum], declared: Iterable[F]) -> dict[int, F]:
    """Declarations by number, in the order of the enum; each member but 0 has one."""
    listed = list(declared)
    missing = [kind.name for kind in kinds if kind and kind not in [each.kind for each in listed]]
    if missing or len({each.kind for each in listed}) < len(listed):
        raise TypeError(f"{kinds.__name__}: declared twice, or not at all: {', '.join(missing)}")
    return {int(each.kind): each for each in sorted(listed, key=lambda each: each.kind)}


def _declines(question: Question, actions: Catalogue) -> int:
    return actions.kinds[question.declined].first if question.declined else -1


def _full(actions: Catalogue | Catalogues) -> Catalogue:
    return actions.full if isinstance(actions, Catalogues) else actions


def _chain(value: str, calls: Sequence[tuple[Frame, Sequence[str]]]) -> str:
    """What is done by number, as conditions that a programmer would write; modules stand behind one of their own."""
    base = [_case(value, frame, lines, " " * 8) for frame, lines in calls if not frame.module]
    more = [_case(value, frame, lines, " " * 12) for frame, lines in calls if frame.module]
    body = "    " + "    el".join(base)
    return body + ("    elif len(s.more):\n        " + "        el".join(more) if more else "")


def _case(value: str, frame: Frame, lines: Sequence[str], indent: str) -> str:
    return f"if {value} == {int(frame.kind)}:\n" + "".join(f"{indent}{line}\n" for line in lines)


def _arguments(step: StepKind, rule: Callable[..., Any]) -> str:
    """What a step's rule is given."""
    names = list(inspect.signature(getattr(rule, "py_func", rule)).parameters)
    given = ["s", *{"p": ["lowest(who)"], "who": ["who"]}.get((names[1:2] or [""])[0], [])]
    given += [key for key, _ in step.fields]
    check_parameters(step.name, rule, given)
    return ", ".join(given)


def check_parameters(name: str, rule: Callable[..., Any], wanted: Sequence[str]) -> None:
    """Refuse a rule that takes other parameters than it will be given."""
    taken = inspect.signature(getattr(rule, "py_func", rule)).parameters
    if len(taken) != len(wanted):
        raise TypeError(f"the rule for {name} takes ({', '.join(taken)}) instead of ({', '.join(wanted)})")
