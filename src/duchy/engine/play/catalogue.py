"""The action catalogue: named kinds with named arguments, laid out in one flat range of integers.

An argument is the number of a thing, counted from 1, an amount, which may be 0, or the index of a player
(docs/counting.md). Rules count every argument from 0. What encodes and decodes actions inside kernels is made here from
the catalogue, so that no rule knows the layout of the range.

>>> moves = Catalogue(Kind("pass"), Kind("move", pawn=Number(2), space=Number(6)), Kind("pay", coins=Amount(3)))
>>> moves.size
17
>>> moves.encode("move", pawn=2, space=3)
9
>>> moves.decode(9)
Action(kind='move', arguments={'pawn': 2, 'space': 3})
>>> str(moves.decode(9)), moves.parse("move 2 3"), moves.parse("pay 0")
('move 2 3', 9, 13)
"""

import inspect
import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from numbers import Integral
from typing import Any

import numpy as np

from duchy.engine.errors import UnknownAction
from duchy.engine.kernels.arrays import Grid, Ints
from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule as make_rule
from duchy.engine.values.given import whole
from duchy.engine.words.text import cut, quoted

_NUMBER = re.compile(r"-?[0-9]{1,9}")


@dataclass(frozen=True)
class Argument:
    """An argument of an action: a whole number from ``first`` to ``last``."""

    first: int
    last: int
    #: The last value in games with expansions, where that is another one.
    wide: int | None = None

    @property
    def size(self) -> int:
        """How many values there are."""
        return self.last - self.first + 1

    def widened(self) -> "Argument":
        """The argument as it is in games with expansions."""
        return Argument(self.first, self.last if self.wide is None else self.wide)


class Number(Argument):
    """The number of a thing, counted from 1: number n is at index n - 1 of a list."""

    def __init__(self, last: int, wide: int | None = None) -> None:
        super().__init__(1, last, wide)


class Amount(Argument):
    """How many or how much, from nothing or from a least amount on."""

    def __init__(self, most: int, least: int = 0) -> None:
        super().__init__(least, most)


class Player(Argument):
    """A player as an index, as players are named in programs."""

    def __init__(self, players: int) -> None:
        super().__init__(0, players - 1)


class Kind:
    """A named kind of action. ``first`` is its lowest number once it stands in a catalogue.

    ``does`` is where the rule stands that carries it out, in the package of the game; none where it depends on what is
    asked, and questions say it. With ``module``, only games with expansions have it.
    """

    def __init__(self, name: str, *, does: str = "", module: bool = False, **arguments: Argument) -> None:
        self.name = name
        self.does = does
        self.module = module
        self.arguments = arguments
        self.first = 0
        self.size = 1
        for argument in self.arguments.values():
            self.size *= argument.size

    def widened(self) -> "Kind":
        """The kind as it is in games with expansions."""
        arguments = {name: argument.widened() for name, argument in self.arguments.items()}
        return Kind(self.name, does=self.does, module=self.module, **arguments)

    def number(self) -> str:
        """The number of an action of this kind as an expression of its arguments, which count from 0."""
        number = "0"
        for name, argument in self.arguments.items():
            number = f"({number}) * {argument.size} + {name}"
        return f"{self.first} + {number}"


@dataclass(frozen=True)
class Action:
    """An action in structured form; its text is the notation that records keep."""

    kind: str
    arguments: Mapping[str, int]

    def __str__(self) -> str:
        return " ".join([self.kind, *map(str, self.arguments.values())])

    def as_dict(self) -> dict[str, Any]:
        """The form for JSON: the kind beside its arguments."""
        return {"kind": self.kind, **self.arguments}


class Catalogue:
    """All actions of a game, in both forms."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        self.size = 0
        for kind in kinds:
            kind.first = self.size
            self.size += kind.size
        self._kinds, self._firsts = kinds, [kind.first for kind in kinds]

    def __getitem__(self, name: str) -> Kind:
        return self.kinds[name]

    def number_of(self, name: str) -> int:
        """Which kind it is, in the order of the catalogue."""
        return list(self.kinds).index(name)

    def tables(self) -> tuple[Ints, Grid]:
        """Two tables by action: the number of its kind, and its arguments counted from 0, filled up with -1.

        They are made by ``decode``, not by what makes the rules' dispatchers: checks read actions here.
        """
        most = max(len(kind.arguments) for kind in self.kinds.values())
        kinds = [number for number, kind in enumerate(self.kinds.values()) for _ in range(kind.size)]
        arguments = np.full((self.size, most), -1, np.int16)
        for action in range(self.size):
            firsts = [argument.first for argument in self.kind_of(action).arguments.values()]
            values = self.decode(action).arguments.values()
            arguments[action, : len(firsts)] = [value - first for value, first in zip(values, firsts, strict=True)]
        return table(kinds), table(arguments.tolist(), np.int16)

    def kind_of(self, action: int) -> Kind:
        """The kind that a number belongs to."""
        if not 0 <= action < self.size:
            raise UnknownAction("error-action-number", action=str(action), last=str(self.size - 1))
        return self._kinds[bisect_right(self._firsts, action) - 1]

    def encoder(self, name: str) -> Callable[..., int]:
        """A rule that gives the number of an action of a kind from its arguments, counted from 0."""
        kind = self.kinds[name]
        return generated(f"{name}_action", kind.arguments, f"    return {kind.number()}\n", {})

    def dispatcher(
        self, parameters: str, otherwise: Callable[..., Any] | None = None, **rules: Callable[..., Any]
    ) -> Callable[..., Any]:
        """A rule ``(parameters, action)`` that hands an action to the rule of its kind, with its arguments from 0.

        Each rule takes ``parameters`` and then the arguments of its kind, in the order of the catalogue, and what it
        returns is returned. Kinds without a rule of their own go to ``otherwise``, which takes ``parameters`` only.
        """
        leading = _names(parameters)
        body = self.dispatch(leading, otherwise, rules)
        return generated("dispatch", [*leading, "action"], body, _scope(otherwise, rules))

    def dispatch(
        self, leading: list[str], otherwise: Callable[..., Any] | None, rules: Mapping[str, Callable[..., Any]]
    ) -> str:
        """The body of a dispatcher."""
        missing = self.kinds.keys() - rules.keys() if otherwise is None else ()
        if missing or rules.keys() - self.kinds.keys():
            raise TypeError(f"rules are needed for {', '.join(self.kinds)}, not for {', '.join(rules)}")
        body = ""
        for kind in self.kinds.values():
            if kind.name in rules:
                _check_parameters(kind, rules[kind.name], leading)
            body += _branch(kind, leading, kind.name in rules, last=kind.first + kind.size == self.size)
        return body

    def decode(self, action: int) -> Action:
        """The structured form of a number."""
        action = whole("action", action)
        kind = self.kind_of(action)
        rest = action - kind.first
        values = []
        for argument in reversed(kind.arguments.values()):
            rest, value = divmod(rest, argument.size)
            values.append(value + argument.first)
        return Action(kind.name, dict(zip(kind.arguments, reversed(values), strict=True)))

    def encode(self, kind: str, /, **arguments: int) -> int:
        """The number of a structured action."""
        if kind not in self.kinds:
            raise UnknownAction("error-action-kind", kind=quoted(kind), choices=", ".join(self.kinds))
        found = self.kinds[kind]
        if set(arguments) != set(found.arguments):
            wanted, given = (", ".join(names) or "none" for names in (found.arguments, arguments))
            raise UnknownAction("error-action-arguments", kind=quoted(kind), wanted=wanted, given=cut(given))
        number = 0
        for name, argument in found.arguments.items():
            value = arguments[name]
            if isinstance(value, bool) or not isinstance(value, Integral):  # numpy's numbers are integral
                raise UnknownAction("error-action-argument", name=name, kind=quoted(kind), value=quoted(value))
            value = int(value)
            if not argument.first <= value <= argument.last:
                first, last = str(argument.first), str(argument.last)
                raise UnknownAction(
                    "error-action-range", name=name, kind=quoted(kind), first=first, last=last, value=cut(str(value))
                )
            number = number * argument.size + value - argument.first
        return found.first + number

    def parse(self, action: "int | str | Mapping[str, Any] | Action") -> int:
        """The number of an action given as number, notation, structured form or its JSON.

        The arguments of a structured form stand beside its kind, or together in ``args``.
        """
        if isinstance(action, bool):
            raise UnknownAction("error-action-type", value=quoted(action))
        if isinstance(action, int | Integral):  # numpy's numbers too; to ask for ``int`` first is quicker
            self.kind_of(int(action))
            return int(action)
        if isinstance(action, Action) and isinstance(action.arguments, Mapping):
            action = {"kind": action.kind, **action.arguments}
        if isinstance(action, Mapping):
            kind, arguments = action.get("kind"), {name: value for name, value in action.items() if name != "kind"}
            if arguments.keys() == {"args"} and isinstance(arguments["args"], Mapping):
                arguments = dict(arguments["args"])
            if not isinstance(kind, str) or not all(isinstance(name, str) for name in arguments):
                raise UnknownAction("error-action-object", example="{'kind': 'end_turn'}")
            return self.encode(kind, **arguments)
        if isinstance(action, str):
            return self._parse_notation(action)
        raise UnknownAction("error-action-type", value=quoted(action))

    def _parse_notation(self, text: str) -> int:
        name, *words = text.split() or [""]
        if name not in self.kinds:
            raise UnknownAction("error-action-kind", kind=quoted(name), choices=", ".join(self.kinds))
        names = list(self.kinds[name].arguments)
        if len(words) != len(names) or not all(map(_NUMBER.fullmatch, words)):
            form = " ".join([name, *(f"<{argument}>" for argument in names)])
            raise UnknownAction("error-action-notation", text=quoted(text), form=repr(form))
        return self.encode(name, **dict(zip(names, map(int, words), strict=True)))


class Catalogues:
    """The actions of a game whose record has two sizes: without expansions, and with them.

    Games without expansions keep their numbers whatever expansions bring. In kernels the record says which catalogue
    is meant: the length of its part ``more`` is 0 or 1, which the compiler knows.
    """

    def __init__(self, *kinds: Kind) -> None:
        self.base = Catalogue(*(kind for kind in kinds if not kind.module))
        self.full = Catalogue(*(kind.widened() for kind in kinds))

    def number_of(self, name: str) -> int:
        """Which kind it is, in the order of the full catalogue."""
        return self.full.number_of(name)

    def encoder(self, name: str) -> Callable[..., int]:
        """A rule ``(s, ...)`` that gives the number of an action of a kind from its arguments, counted from 0."""
        kind = self.full[name]
        body = f"    return {kind.number()}\n"
        if name in self.base.kinds:
            body = f"    if len(s.more):\n    {body}    return {self.base[name].number()}\n"
        return generated(f"{name}_action", ["s", *kind.arguments], body, {})

    def dispatcher(
        self, parameters: str, otherwise: Callable[..., Any] | None = None, **rules: Callable[..., Any]
    ) -> Callable[..., Any]:
        """A rule ``(parameters, action)`` as ``Catalogue.dispatcher`` makes it; one of the parameters is ``s``."""
        leading = _names(parameters)
        full = self.full.dispatch(leading, otherwise, rules)
        base = self.base.dispatch(leading, otherwise, {kind: rules[kind] for kind in self.base.kinds if kind in rules})
        body = f"    if len(s.more):\n{_indented(full)}    else:\n{_indented(base)}"
        return generated("dispatch", [*leading, "action"], body, _scope(otherwise, rules))

    def readers(self) -> tuple[Callable[[Any, int], int], Callable[[Any, int, int], int]]:
        """Two rules for checks: ``(s, action)`` the number of its kind, ``(s, action, i)`` an argument, from 0."""
        base_kinds, base_arguments = self.base.tables()
        full_kinds, full_arguments = self.full.tables()
        numbers = table([self.number_of(name) for name in self.base.kinds])

        @make_rule
        def kind(s: Any, action: int) -> int:
            return full_kinds[action] if len(s.more) else numbers[base_kinds[action]]

        @make_rule
        def argument(s: Any, action: int, i: int) -> int:
            return full_arguments[action, i] if len(s.more) else base_arguments[action, i]

        return kind, argument


def _names(parameters: str) -> list[str]:
    return [name.strip() for name in parameters.split(",")]


def _scope(otherwise: Callable[..., Any] | None, rules: Mapping[str, Callable[..., Any]]) -> dict[str, Any]:
    """What the text of a dispatcher calls."""
    return {f"do_{name}": rule for name, rule in rules.items()} | {"otherwise": otherwise}


def _indented(body: str) -> str:
    return "".join(f"    {line}\n" for line in body.splitlines())


def _check_parameters(kind: Kind, rule: Callable[..., Any], leading: list[str]) -> None:
    taken = inspect.signature(getattr(rule, "py_func", rule)).parameters
    if len(taken) != len(leading) + len(kind.arguments):
        wanted = ", ".join([*leading, *kind.arguments])
        raise TypeError(f"the rule for {kind.name} takes ({', '.join(taken)}) instead of ({wanted})")


def _branch(kind: Kind, leading: list[str], has_rule: bool, last: bool) -> str:
    """The lines that decode the actions of one kind and call its rule; those of the last kind are what is left."""
    names = list(kind.arguments) if has_rule else []
    lines = [f"rest = action - {kind.first}"] if names else []
    for name in reversed(names[1:]):
        lines += [f"of_{name} = rest % {kind.arguments[name].size}", f"rest //= {kind.arguments[name].size}"]
    lines += [f"of_{name} = rest" for name in names[:1]]
    arguments = [*leading, *(f"of_{name}" for name in names)]
    lines.append(f"return {f'do_{kind.name}' if has_rule else 'otherwise'}({', '.join(arguments)})")
    head = "    if True:\n" if last else f"    if action < {kind.first + kind.size}:\n"
    return head + "".join(f"        {line}\n" for line in lines)


def generated(name: str, parameters: Iterable[str], body: str, names: dict[str, Any]) -> Callable[..., Any]:
    """A rule from its text. It is short and made of the catalogue alone, so that there is nothing in it to debug."""
    scope = {"__name__": __name__, **names}  # a module that can be imported when compiled code is read from disk
    exec(f"def {name}({', '.join(parameters)}):\n{body}", scope)
    made: Callable[..., Any] = make_rule(scope[name])
    return made
