"""Options of a game on the command line: ``--edition 2011 --estates 3,5``; each game has its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import duchy
from duchy.engine.errors import DuchyError
from duchy.engine.game import registry

#: Settings of commands whose remaining arguments are options of the game.
GAME_OPTIONS = {"ignore_unknown_options": True, "allow_extra_args": True}

FILES = ".toml"

_TRUTHS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


class UsageError(DuchyError):
    """A command line that cannot be understood."""

    packages = ("duchy.cli",)


def load_game(name: str, arguments: Iterable[str], own: Iterable[str] = ()) -> duchy.Game:
    """The game with the options among the arguments. ``own`` are the command's options, for the error message."""
    if name.startswith("-"):
        raise UsageError("usage-game-first", option=name)
    return duchy.load(name, **read_options(name, arguments, own)) if name in duchy.GAMES else duchy.load(name)


def values_of(name: str) -> dict[str, tuple[Any, ...]]:
    """All options of a game with the values they can have."""
    return registry.contract(name).options.values()


def read_options(name: str, arguments: Iterable[str], own: Iterable[str] = ()) -> dict[str, Any]:
    """The arguments as options of the game."""
    values = values_of(name)
    options = {}
    for option, text in _pairs(arguments):
        if option not in values:
            known = ", ".join([*(f"--{known.replace('_', '-')}" for known in values), *own])
            raise UsageError("usage-no-option", name=f"--{option.replace('_', '-')}", options=known)
        options[option] = _value(text, values[option])
    return options


def _pairs(arguments: Iterable[str]) -> Iterator[tuple[str, str]]:
    words = iter(arguments)
    for word in words:
        if not word.startswith("--"):
            raise UsageError("usage-unexpected", value=word)
        option, given, text = word.removeprefix("--").partition("=")
        if not given:
            try:
                text = next(words)
            except StopIteration:
                raise UsageError("usage-no-value", name=word) from None
        yield option.replace("-", "_"), text


def _value(text: str, values: tuple[Any, ...]) -> Any:
    """A text as a value of the type that the option has; an invalid one is passed on, and the game refuses it.

    With a comma it is a list, and so is an empty one: ``--modules ""`` is a game without expansions. What ends in
    ``.toml`` is a file, which the game reads.
    """
    if all(isinstance(value, bool) for value in values):
        return _TRUTHS.get(text.lower(), text)
    if all(isinstance(value, int) for value in values):
        return int(text) if text.lstrip("-").isdecimal() else text
    return [_named(part) for part in text.split(",") if part] if "," in text or not text else _named(text)


def _named(text: str) -> str | Path:
    return Path(text) if text.endswith(FILES) else text
