"""The texts of the command line, in the chosen language."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from duchy.engine.errors import OptionError
from duchy.engine.words.text import Argument, Texts

DEFAULT = "en"
OPTION = "--language"

_chosen = DEFAULT


def language() -> str:
    """The language in use."""
    return _chosen


def say(key: str, **arguments: Argument) -> str:
    """A text of the command line."""
    return Texts.of("duchy.cli").format(_chosen, key, **arguments)


def team_name(seats: Sequence[int]) -> str:
    """What a team is called: by its seats, counted from 1."""
    return say("team-name", seats=", ".join(str(seat + 1) for seat in seats))


def use(name: str) -> None:
    """Choose the language for all texts from now on; an unknown one is refused."""
    global _chosen
    known = Texts.of("duchy.cli").languages()
    if name not in known:
        raise OptionError(OPTION, "error-not-one-of", value=repr(name), choices=", ".join(known))
    _chosen = name


def from_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language of ``DUCHY_LANGUAGE``, else that of the system if we have it, else English."""
    if asked := environment.get("DUCHY_LANGUAGE"):
        return asked
    known = Texts.of("duchy.cli").languages()
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if system := environment.get(variable):
            name = system.split(".")[0].split("_")[0].lower()
            return name if name in known else DEFAULT
    return DEFAULT


def take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language named in the arguments, and the arguments without it: help texts need it before they are parsed."""
    asked: str | None = None
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == OPTION:
            asked = next(words, "")
        elif word.startswith(f"{OPTION}="):
            asked = word.partition("=")[2]
        else:
            rest.append(word)
    return asked, rest
