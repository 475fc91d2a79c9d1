"""The pad that the rule tests of the Dice Game play at, and data files of a player's own."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.dice.pad import Pad


@pytest.fixture
def pad() -> Pad:
    """Bare sheets for two, duchy A."""
    return Pad()


@pytest.fixture
def own_data(tmp_path, monkeypatch) -> Callable[[str, str], Path]:
    """Replaces a packaged file by the given text, as a player would."""
    monkeypatch.setenv("DUCHY_DATA", str(tmp_path))
    (tmp_path / "dice").mkdir()

    def put(name: str, text: str) -> Path:
        path = tmp_path / "dice" / f"{name}.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return put
