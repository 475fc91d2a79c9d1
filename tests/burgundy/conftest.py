"""The table that the rule tests of Burgundy play at, and data files of a player's own."""

import sys
from collections.abc import Callable
from importlib.util import find_spec, module_from_spec
from types import ModuleType

import pytest

from tests.burgundy.table import Table
from tests.support.owndata import own_data_of


@pytest.fixture
def table() -> Table:
    """A bare table for two with the 2019 printing and estate 1."""
    return Table()


own_data = own_data_of("burgundy")


@pytest.fixture
def fresh(monkeypatch) -> Callable[[str], ModuleType]:
    """Builds the tables anew from the data in force, beside the modules that everybody else uses, and gives one."""

    def build(wanted: str) -> ModuleType:
        modules = {}
        with monkeypatch.context() as patch:
            for name in ("tiles", "board", "layouts", "printings"):  # a later one imports those before it
                spec = find_spec(f"duchy.games.burgundy.components.{name}")
                assert spec is not None and spec.loader is not None
                modules[name] = module_from_spec(spec)
                patch.setitem(sys.modules, spec.name, modules[name])
                spec.loader.exec_module(modules[name])
        return modules[wanted]

    return build
