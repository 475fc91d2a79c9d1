"""Bots by what people write.

======================================  ==========================================================
``greedy``, ``search:iterations=64``    a bot of Duchy, or of a package that registers it under the
                                        entry-point group ``duchy.bots``, with its parameters
``duke``                                a level, as people choose it at the table
``my_bots.clever:Clever:depth=2``       a class by its module
======================================  ==========================================================
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from functools import cache
from importlib import metadata
from typing import Any

from duchy.bots.bot import Bot, Parameter, Reader
from duchy.bots.levels import LEVELS
from duchy.bots.neural import NeuralSearchBot
from duchy.bots.search import SearchBot
from duchy.bots.simple import GreedyBot, RandomBot
from duchy.engine.errors import OptionError
from duchy.engine.game.game import Game
from duchy.engine.words.text import quoted

#: Where packages register bots of their own: names and classes.
ENTRY_POINTS = "duchy.bots"
_OWN: Mapping[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot, SearchBot, NeuralSearchBot)}


def names() -> tuple[str, ...]:
    """The names of all bots: Duchy's own, and those that installed packages have registered."""
    return tuple(dict.fromkeys((*_OWN, *_registered())))


def parse(text: str) -> tuple[str, dict[str, Parameter]]:
    """A bot and its parameters from the written form: ``search`` or ``search:seconds=0.1,threads=2``."""
    name, rest = _split(text)
    kind = find(name)
    parameters: dict[str, Parameter] = {}
    for part in filter(None, rest.split(",")):
        key, equals, value = part.partition("=")
        if not equals:
            raise OptionError("bot", "error-bot-form", part=repr(part), text=repr(text))
        parameters[key] = _read(kind, name, key, value)
    return name, parameters


def make(name: str, game: Game, seed: int = 0, **parameters: Any) -> Bot:
    """A bot by name: ``random``, ``greedy``, ``search``, ``neural-search``, one that a package registers, a level, or
    ``"module:Class"``.

    ``search`` takes ``seconds``, ``iterations``, ``threads`` and ``horizon``, named as arguments or written behind the
    name: ``make("search:iterations=64,threads=1", game)``; ``neural-search`` takes ``weights`` and ``trust`` too. An
    argument goes before what is written.
    """
    bot, written = parse(name)
    kind = find(bot)
    for parameter in parameters:
        _reader(kind, bot, parameter)
    preset = LEVELS[bot].params if bot in LEVELS else {}
    return kind(game, seed, **{**preset, **written, **parameters})


def find(name: str) -> type[Bot]:
    """The class of a bot by its name, without parameters."""
    if name in _OWN:
        return _OWN[name]
    if name in LEVELS:
        return _OWN[LEVELS[name].bot]
    if name in _registered():
        return _loaded(name, _registered()[name])
    if ":" in name:
        return _loaded(name, name)
    raise OptionError("bot", "error-bot-unknown", name=quoted(name), choices=", ".join(names()))


def read_parameter(bot: str, name: str, text: str) -> Parameter:
    """A parameter of a bot from its written form."""
    return _read(find(bot), bot, name, text)


def _split(text: Any) -> tuple[str, str]:
    """The name and what is written behind it. In ``module:Class:depth=2`` the name is ``module:Class``."""
    if not isinstance(text, str):
        raise OptionError("bot", "error-bot-unknown", name=quoted(text), choices=", ".join(names()))
    first, _, rest = text.partition(":")
    second, _, after = rest.partition(":")
    known = first in (*names(), *LEVELS)
    return (f"{first}:{second}", after) if second.isidentifier() and not known else (first, rest)


@cache
def _registered() -> Mapping[str, str]:
    """The bots of installed packages: names, and where their classes stand."""
    return {entry.name: entry.value for entry in metadata.entry_points(group=ENTRY_POINTS)}


def _loaded(name: str, place: str) -> type[Bot]:
    """The class that stands at ``module:Class``."""
    module, _, attribute = place.partition(":")
    try:
        kind = getattr(importlib.import_module(module), attribute)
    except Exception as problem:  # the module may fail in any way while it is imported
        raise OptionError("bot", "error-bot-import", name=quoted(name), problem=quoted(problem)) from problem
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise OptionError("bot", "error-bot-class", name=quoted(name))
    return kind


def _read(kind: type[Bot], bot: str, name: str, text: str) -> Parameter:
    reader = _reader(kind, bot, name)
    try:
        return reader(text)
    except ValueError:
        raise OptionError("bot", "error-bot-number", bot=bot, name=name, value=repr(text)) from None


def _reader(kind: type[Bot], bot: str, name: str) -> Reader:
    if name not in kind.PARAMETERS:
        known = ", ".join(kind.PARAMETERS) or "none"
        raise OptionError("bot", "error-bot-parameter", bot=bot, name=repr(name), choices=known)
    return kind.PARAMETERS[name]
