"""Where the test run meets the two modes of the rules: compiled by default, interpreted with NUMBA_DISABLE_JIT=1."""

import os

import pytest
from hypothesis import settings

pytest_plugins = ["pytester", "tests.support.rules"]

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")

# The first call of a kernel may compile it, so time per example says nothing; and a failure must come back tomorrow.
settings.register_profile("duchy", deadline=None, derandomize=True)
settings.load_profile("duchy")


def _runs_interpreted(item: pytest.Item) -> bool:
    if item.get_closest_marker("compiled"):
        return False
    return item.get_closest_marker("rule") is not None or item.get_closest_marker("coverage") is not None


#: Files that take minutes. They come first, so that no core waits for the last one.
LONG = ("test_fuzz.py", "test_durability.py")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Interpreted rules are slow: run the tests that cite a rule, and what else is marked as part of their coverage."""
    items.sort(key=lambda item: item.path.name not in LONG)
    if INTERPRETED:
        left_out = [item for item in items if not _runs_interpreted(item)]
        items[:] = [item for item in items if _runs_interpreted(item)]
        config.hook.pytest_deselected(items=left_out)
