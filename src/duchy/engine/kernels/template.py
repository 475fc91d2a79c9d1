"""Kernels that are generic over games: simulation, fuzzing, greedy play, search.

A template is an ordinary module whose kernels call ``rules.legal(...)``, ``rules.answer(...)`` and so on, where
``rules`` is a module-level name::

    game = bound()
    rules = game and game.rules

``bind`` executes the module's source once per game, and ``bound`` gives the contract of that game. So each game has
kernels of its own, in which the compiler sees that game's rules and constants. The parts of the contract must be
module-level names, since numba resolves attributes of modules only.
"""

import importlib.util
import sys
from functools import cache
from types import ModuleType
from typing import Any, Protocol


class Bindable(Protocol):
    """A contract, as far as templates need to know it."""

    @property
    def package(self) -> str:
        """The package of the game."""

    @property
    def size(self) -> str:
        """The name of the size of its record, where there are several."""

    def __hash__(self) -> int: ...


_binding: list[Bindable] = []


def bound() -> Any:
    """The contract that the template now being executed is bound to; None when it is imported as a plain module."""
    return _binding[-1] if _binding else None


@cache
def bind(template: str, game: Bindable) -> ModuleType:
    """The copy of a template module whose kernels play the game of this contract."""
    found = importlib.util.find_spec(template)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(f"No template module {template}")
    name = f"{template}<{' '.join(filter(None, (game.package, game.size)))}>"
    spec = importlib.util.spec_from_file_location(name, found.origin)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    _binding.append(game)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    finally:
        _binding.pop()
    return module
