"""Where the test run meets the two modes of the rules: compiled by default, interpreted with NUMBA_DISABLE_JIT=1."""

import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from xdist.scheduler import LoadFileScheduling

pytest_plugins = ["pytester", "tests.support.rules"]

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")

# The first call of a kernel may compile it, so time per example says nothing; and a failure must come back tomorrow.
settings.register_profile("duchy", deadline=None, derandomize=True)
settings.load_profile("duchy")


#: Where tests of rules are. To load all others takes longer than a part of these tests.
OF_RULES = ("tests/engine/", "tests/burgundy/", "tests/bruges/", "tests/dice/")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Interpreted, folders without tests of rules are not even loaded."""
    name = f"{os.path.relpath(collection_path, config.rootpath)}/"
    others = collection_path.is_dir() and name.startswith("tests/") and name != "tests/"
    return True if INTERPRETED and others and not name.startswith(OF_RULES) else None


def _runs_interpreted(item: pytest.Item) -> bool:
    if item.get_closest_marker("compiled"):
        return False
    return item.get_closest_marker("rule") is not None or item.get_closest_marker("coverage") is not None


#: Files that take long for the number of their tests. They come first, so that no core waits for the last one.
LONG = ("test_durability.py", "test_fuzz.py", "test_secrecy.py", "test_bots.py", "test_cache.py", "test_serve.py")

#: Tests that compile kernels of Burgundy, which share most of their rules. In one process each rule is compiled once.
COMPILING = ("tests/sim/test_fuzz.py", "tests/burgundy/invariants/", "tests/burgundy/test_team.py")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Interpreted rules are slow: run the tests that cite a rule, and what else is marked as part of their coverage."""
    if INTERPRETED:
        left_out = [item for item in items if not _runs_interpreted(item)]
        items[:] = [item for item in items if _runs_interpreted(item)]
        config.hook.pytest_deselected(items=left_out)
    elif astray := [item.nodeid for item in items if _runs_interpreted(item) and not item.nodeid.startswith(OF_RULES)]:
        raise pytest.UsageError(f"tests of rules outside of {', '.join(OF_RULES)}: {', '.join(astray)}")
    tests = Counter(item.path for item in items)
    ranks = {name: rank for rank, name in enumerate(LONG)}
    items.sort(key=lambda item: (ranks.get(item.path.name, len(LONG)), -tests[item.path]))


def pytest_xdist_auto_num_workers() -> int:
    """One process for each core. Compiled, tests also wait for servers, sockets and disks: one more uses that time."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores if INTERPRETED else cores + 1


class _ByFile(LoadFileScheduling):  # type: ignore[misc]
    """The tests of one file stay in one process, and so do those that compile the same."""

    def _split_scope(self, nodeid: str) -> str:
        compiling = not INTERPRETED and nodeid.startswith(COMPILING)
        return "compiling" if compiling else super()._split_scope(nodeid)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> _ByFile | None:
    """How ``--dist loadfile`` hands out tests to processes: in the order that they have here."""
    if config.getvalue("dist") != "loadfile":
        return None
    config.option.loadscopereorder = False
    return _ByFile(config, log)
