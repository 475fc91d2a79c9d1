"""The reference page is what the docstrings say."""

import inspect
from types import ModuleType

import duchy
from tools import reference


def test_the_page_is_up_to_date():
    written = reference.PAGE.read_text(encoding="utf-8")
    assert written == reference.page(), "make reference writes it anew"


def test_every_public_name_is_on_the_page():
    text = reference.PAGE.read_text(encoding="utf-8")
    modules = [duchy, *(value for name in duchy.__all__ if isinstance(value := getattr(duchy, name), ModuleType))]
    assert {"duchy.bots", "duchy.sim", "duchy.arena"} <= {module.__name__ for module in modules}
    for module in modules:
        section = text.split(f"## {module.__name__}\n")[1].split("\n## ")[0]
        for name in module.__all__:
            value = getattr(module, name)
            if callable(value):
                assert f"`{name}" in section or f"### {name}\n" in section, f"{module.__name__}.{name}"
                assert inspect.getdoc(value), f"{module.__name__}.{name} has no docstring"


def test_signatures_are_shown_as_they_are_written():
    def function(first: "int | None", *rest: str, second: float = 0.5, **more: object) -> "list[int]":
        """Nothing."""
        return []

    assert reference.signature(function) == (
        "(first: int | None, *rest: str, second: float = 0.5, **more: object) -> list[int]"
    )


def test_examples_become_blocks():
    text = reference.prose("Adds ``a`` and ``b``.\n\n    >>> 1 + 1\n    2\n\n    And more.")
    assert text == "Adds `a` and `b`.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nAnd more.\n"
