"""Only kernels are without annotations: mypy allows it in whole packages, since it cannot tell kernels apart."""

import ast
from pathlib import Path

import duchy

SOURCES = Path(duchy.__file__).parent
#: The decorators of kernels, as they are written.
KERNELS = {"rule", "inner_rule", "cuda.jit"}


def is_annotated(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether the result and all arguments but ``self`` and ``cls`` have a type."""
    given = function.args
    arguments = [*given.posonlyargs, *given.args, *given.kwonlyargs, *filter(None, (given.vararg, given.kwarg))]
    typed = [argument.annotation is not None or argument.arg in ("self", "cls") for argument in arguments]
    return function.returns is not None and all(typed)


def named(decorator: ast.expr) -> str:
    """A decorator without its arguments."""
    return ast.unparse(decorator.func if isinstance(decorator, ast.Call) else decorator)


def untyped(source: str) -> list[str]:
    """The names of functions that have no annotations and are no kernels."""
    functions = [n for n in ast.walk(ast.parse(source)) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    plain = [f for f in functions if not KERNELS & set(map(named, f.decorator_list))]
    return [function.name for function in plain if not is_annotated(function)]


def test_every_function_but_kernels_is_annotated():
    found = {path.name: untyped(path.read_text("utf-8")) for path in SOURCES.rglob("*.py")}
    assert {name: functions for name, functions in found.items() if functions} == {}


def test_what_lacks_an_annotation_is_found():
    source = "@rule\ndef a(s): pass\ndef b(self, x: int) -> None: pass\ndef c(x) -> None: pass\ndef d(): pass"
    assert untyped(source) == ["c", "d"]
