"""Data files of a player's own, put where the game looks for them first."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Put = Callable[[str, str], Path]


def own_data_of(game: str) -> Any:
    """A fixture that replaces a packaged file of a game by the given text, as a player would."""

    @pytest.fixture
    def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Put:
        monkeypatch.setenv("DUCHY_DATA", str(tmp_path))
        (tmp_path / game).mkdir()

        def put(name: str, text: str) -> Path:
            path = tmp_path / game / f"{name}.toml"
            path.write_text(text, encoding="utf-8")
            return path

        return put

    return own_data
