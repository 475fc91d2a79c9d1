"""Rules that do what words declare, by the operation of a row: conditions as one would write them by hand."""

from collections.abc import Callable, Iterable
from typing import Any

from duchy.engine.kernels.rule import find
from duchy.engine.play.catalogue import generated
from duchy.engine.play.questions import check_parameters
from duchy.games.bruges.components.names import PACKAGE
from duchy.games.bruges.components.programs import OP
from duchy.games.bruges.components.tables import of_op
from duchy.games.bruges.components.word import Word


def judge(name: str, parameters: str, words: Iterable[type[Word]]) -> Callable[..., bool]:
    """A rule whether an operation would change something, by the rules that words name for it."""
    rules, cases = _cases([(word, word.would) for word in words], parameters, "return ")
    return generated(name, parameters.split(", "), f"{cases}    return False\n", rules)


def doer(name: str, parameters: str, words: Iterable[type[Word]]) -> Callable[..., Any]:
    """A rule that carries out an operation, by the rules that words name for it."""
    rules, cases = _cases([(word, word.does) for word in words], parameters)
    return generated(name, parameters.split(", "), cases, rules)


def _cases(named: Iterable[tuple[type[Word], str]], parameters: str, lead: str = "") -> tuple[dict[str, Any], str]:
    """The rules, and what calls them; words that name the same rule are one case."""
    users: dict[str, list[int]] = {}
    for word, path in named:
        users.setdefault(path, []).append(int(word.op))
    rules = {f"rule_{place}": find(PACKAGE, path) for place, path in enumerate(users)}
    for path, rule in zip(users, rules.values(), strict=True):
        check_parameters(path, rule, parameters.split(", "))
    cases = []
    for name, numbers in zip(rules, users.values(), strict=True):
        condition = " or ".join(f"op == {number}" for number in numbers)
        cases.append(f"if {condition}:\n        {lead}{name}({parameters})\n")
    return {**rules, "of_op": of_op}, f"    op = of_op(row, {OP})\n    " + "    el".join(cases)
