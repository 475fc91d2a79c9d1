"""The public names: these and no others, each with a docstring."""

import os
import subprocess
import sys

import duchy
from duchy.engine.version import VERSION

DOCUMENTED = [
    "GAMES",
    "SPECTATOR",
    "DataError",
    "DuchyError",
    "FrozenState",
    "Game",
    "GameRecord",
    "IllegalAction",
    "Match",
    "NotDeciding",
    "NotDiceAlone",
    "NothingToUndo",
    "Observation",
    "OptionError",
    "PositionError",
    "RecordError",
    "State",
    "UnknownAction",
    "UnknownGame",
    "UnknownPlayer",
    "UnsupportedByGame",
    "WrongObserver",
    "WrongType",
    "arena",
    "batch",
    "bots",
    "charts",
    "load",
    "position",
    "sim",
]


def test_the_export_list_is_what_we_promise():
    assert sorted(duchy.__all__) == sorted(DOCUMENTED)


def test_every_exported_name_exists_and_explains_itself():
    for name in DOCUMENTED:
        value = getattr(duchy, name)
        if callable(value):
            assert value.__doc__, name
            assert value.__module__.startswith("duchy."), name


def test_every_public_method_explains_itself():
    for name in DOCUMENTED:
        value = getattr(duchy, name)
        if isinstance(value, type):
            for method, member in vars(value).items():
                if not method.startswith("_") and (callable(member) or isinstance(member, property | classmethod)):
                    assert member.__doc__, f"{name}.{method}"


def test_every_error_has_one_root():
    for name in DOCUMENTED:
        value = getattr(duchy, name)
        if isinstance(value, type) and issubclass(value, Exception):
            assert issubclass(value, duchy.DuchyError)


def test_parts_are_reached_from_the_package_and_imported_only_when_they_are_used():
    program = """
import sys, duchy
heavy = ("bots", "sim", "arena", "batch", "position", "server", "cli", "games.burgundy")
early = [name for name in heavy if f"duchy.{name}" in sys.modules]
assert not early, early
assert {"arena", "batch", "bots", "position", "sim"} <= set(dir(duchy))
game = duchy.load("burgundy")
assert duchy.bots.make("greedy", game) and duchy.sim.simulate and duchy.arena.run and duchy.position.of
assert not hasattr(duchy, "chess")
"""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_version_is_known():
    assert duchy.__version__ == VERSION
    assert all(part.isdecimal() for part in VERSION.split(".")[:2])
