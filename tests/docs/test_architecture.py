"""docs/architecture.md names what there is."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
OWN_PAGES = {"routes", "schemas", "versions"}  # folders whose files are named after what they are for


def modules(folder: str) -> list[str]:
    paths = (ROOT / "src" / "duchy" / folder).rglob("*.py")
    return [path.stem for path in paths if path.stem not in ("__init__", "env") and path.parent.name not in OWN_PAGES]


@pytest.mark.parametrize("folder", ["engine", "server"])
def test_every_module_is_named(folder: str):
    found = modules(folder)
    assert len(found) > 30
    assert [name for name in found if f"`{name}`" not in PAGE] == []
