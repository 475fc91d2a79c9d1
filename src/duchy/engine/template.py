"""Kernels that are generic over games: simulation, fuzzing, greedy play, search.

A template is an ordinary module whose kernels call ``game.legal(...)``, ``game.apply(...)`` and so on, where ``game``
is a module-level name. ``bind`` runs the module's source once per game with ``game`` set to that game's rules, so that
each game has kernels of its own, in which the compiler sees that game's rules and constants.
"""

import importlib.util
import sys
from functools import cache
from types import ModuleType

_binding: list[ModuleType] = []


def bound_rules() -> ModuleType | None:
    """The rules that the template now being executed is bound to; None when it is imported as a plain module."""
    return _binding[-1] if _binding else None


@cache
def bind(template: str, rules: ModuleType) -> ModuleType:
    """The copy of a template module whose kernels play by these rules."""
    found = importlib.util.find_spec(template)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(f"No template module {template}")
    name = f"{template}<{rules.__name__}>"
    spec = importlib.util.spec_from_file_location(name, found.origin)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    _binding.append(rules)
    try:
        spec.loader.exec_module(module)
    finally:
        _binding.pop()
    return module
