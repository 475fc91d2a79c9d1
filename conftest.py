"""Where the test run meets the two modes of the rules: compiled by default, interpreted with NUMBA_DISABLE_JIT=1."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

pytest_plugins = ["pytester", "tests.support.rules"]

ROOT = Path(__file__).parent
# The folders whose tests drive the rules themselves: the kit, the catalogue, and one folder per game.
RULES = {"engine", "rules", *(path.name for path in (ROOT / "src" / "duchy" / "games").iterdir() if path.is_dir())}
INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")

# The first call of a kernel may compile it, so time per example says nothing; and a failure must come back tomorrow.
settings.register_profile("duchy", deadline=None, derandomize=True)
settings.load_profile("duchy")


def _runs_interpreted(item: pytest.Item) -> bool:
    if item.get_closest_marker("compiled") or "invariants" in item.path.parts:  # what watches a game is no rule of it
        return False
    folder = item.path.relative_to(ROOT).parts[1]
    return folder in RULES or item.get_closest_marker("coverage") is not None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Interpreted rules are slow: run only what exercises them, and nothing that plays many games."""
    if INTERPRETED:
        left_out = [item for item in items if not _runs_interpreted(item)]
        items[:] = [item for item in items if _runs_interpreted(item)]
        config.hook.pytest_deselected(items=left_out)
