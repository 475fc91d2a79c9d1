"""The ids of the rule catalogues in docs/rules."""

import re
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "rules"


@cache
def ids(name: str) -> frozenset[str]:
    """The ids of the rows of one catalogue."""
    text = (FOLDER / f"{name}.md").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^\| ([A-Z]+-[A-Z0-9]+-\d\d) \|", text, re.MULTILINE))
