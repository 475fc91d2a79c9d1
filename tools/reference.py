"""Write docs/reference.md from the docstrings of the public names: ``python tools/reference.py``.

Public is what ``duchy`` and its parts list in ``__all__``. A test compares the page with what this tool would write.
"""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "reference.md"
HEAD = """\
# Reference

Every public name of the library, made from its docstrings by `make reference`. How the parts belong together is in
[architecture.md](architecture.md); what each game brings is in [burgundy.md](games/burgundy.md),
[dice.md](games/dice.md) and [bruges.md](games/bruges.md).
"""
PACKAGE = "duchy"
#: Other classes are made by functions: games by ``load``, states by ``Game.new_state``, bots by ``make``.
MADE_BY_CALLERS = ("Batch", "Match", "Script")
STARS: dict[Any, str] = {inspect.Parameter.VAR_POSITIONAL: "*", inspect.Parameter.VAR_KEYWORD: "**"}


def page() -> str:
    """The whole page."""
    top = importlib.import_module(PACKAGE)
    modules = {name: value for name in top.__all__ if isinstance(value := getattr(top, name), ModuleType)}
    sections = [section(PACKAGE, top)]
    sections += [section(f"{PACKAGE}.{name}", module) for name, module in sorted(modules.items())]
    return "\n".join([HEAD, *sections])


def section(title: str, module: ModuleType) -> str:
    """A module: its docstring, its functions and values, its classes, and its errors as a list."""
    values = {name: getattr(module, name) for name in module.__all__}
    parts = [f"## {title}\n", prose(module.__doc__)]
    errors = {name: value for name, value in values.items() if inspect.isclass(value) and is_error(value)}
    functions = {name: value for name, value in values.items() if inspect.isroutine(value)}
    classes = {name: value for name, value in values.items() if inspect.isclass(value) and name not in errors}
    plain = {name: value for name, value in values.items() if isinstance(value, int | str | tuple | Mapping)}
    parts += [f"**`{name}`** = `{value!r}`\n" for name, value in plain.items()]
    parts += [f"### `{name}{signature(value)}`\n\n{prose(value.__doc__)}" for name, value in functions.items()]
    parts += [class_(name, value) for name, value in classes.items()]
    if errors:
        parts.append("### Errors\n")
        parts.append("| error | is a | meaning |\n|---|---|---|\n" + "".join(row(*error) for error in errors.items()))
    return "\n".join(parts)


def is_error(kind: type) -> bool:
    """Whether a class is an exception."""
    return issubclass(kind, Exception)


def row(name: str, error: type) -> str:
    """An error in the table: its name, what it is, and the first sentence of its docstring."""
    bases = ", ".join(f"`{base.__name__}`" for base in error.__bases__)
    return f"| `{name}` | {bases} | {markdown(inspect.getdoc(error) or '').split(chr(10))[0]} |\n"


def class_(name: str, kind: type) -> str:
    """A class: its docstring, its fields, its properties and its methods."""
    parts = [f"### {name}\n", prose(kind.__doc__)]
    if kind.__name__ in MADE_BY_CALLERS:
        parts.append(f"**`{name}{signature(vars(kind)['__init__'])}`**\n")
    if dataclasses.is_dataclass(kind):
        fields = ", ".join(f"`{field.name}: {shown(field.type)}`" for field in dataclasses.fields(kind))
        parts.append(f"Fields: {fields}.\n")
    for member, value in members(kind):
        parts.append(entry(member, value))
    return "\n".join(parts)


def members(kind: type) -> Iterator[tuple[str, Any]]:
    """The public properties and methods of a class with those that it builds on, in the order they are written."""
    inherited = [base for base in reversed(kind.__mro__) if base.__module__.startswith("duchy.") and not is_error(base)]
    for name, value in {name: value for each in inherited for name, value in vars(each).items()}.items():
        if not name.startswith("_") and (callable(value) or isinstance(value, property | classmethod | staticmethod)):
            yield name, value


def entry(name: str, value: Any) -> str:
    """A property or a method."""
    if isinstance(value, property):
        returned = shown(inspect.signature(value.fget).return_annotation) if value.fget else ""
        return f"**`{name}: {returned}`** (property)\n\n{prose(value.__doc__)}"
    function = value.__func__ if isinstance(value, classmethod | staticmethod) else value
    kind = " (class method)" if isinstance(value, classmethod) else ""
    return f"**`{name}{signature(function)}`**{kind}\n\n{prose(value.__doc__)}"


def signature(function: Callable[..., Any]) -> str:
    """Parameters and result as they are written in the source."""
    found = inspect.signature(function)
    parameters = [each for each in found.parameters.values() if each.name not in ("self", "cls")]
    listed: list[str] = []
    for parameter in parameters:
        stars = STARS.get(parameter.kind, "")
        if parameter.kind is parameter.KEYWORD_ONLY and not any(text.startswith("*") for text in listed):
            listed.append("*")
        text = f"{stars}{parameter.name}"
        if parameter.annotation is not parameter.empty:
            text += f": {shown(parameter.annotation)}"
        if parameter.default is not parameter.empty:
            text += f" = {parameter.default!r}"
        listed.append(text)
    returned = "" if found.return_annotation is found.empty else f" -> {shown(found.return_annotation)}"
    return f"({', '.join(listed)}){returned}"


def shown(annotation: Any) -> str:
    """A type as it is written."""
    text = annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)
    text = re.sub(r"\bduchy\.(?:\w+\.)*", "", text)
    return text.replace("np.ndarray[Any, Any]", "np.ndarray").replace("'", "")


def prose(docstring: str | None) -> str:
    """A docstring as Markdown: examples become blocks of code."""
    lines = inspect.cleandoc(docstring or "").splitlines()
    out: list[str] = []
    example = False
    for line in lines:
        if line.startswith(">>> ") and not example:
            out.append("```pycon")
            example = True
        if example and not line.strip():
            out.append("```")
            example = False
        out.append(line if example else markdown(line))
    if example:
        out.append("```")
    return "\n".join(out) + "\n"


def markdown(text: str) -> str:
    """Names in double quotes of code are set as Markdown has them."""
    return re.sub(r"``(.+?)``", r"`\1`", text)


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
    print(PAGE.relative_to(ROOT))


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))
    main()
