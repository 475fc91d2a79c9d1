"""Draw the results of docs/performance.toml, and write them into docs/performance.md: ``make reference``."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from duchy import charts
from tools import figures

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "performance.md"
RESULTS = PAGE.with_suffix(".toml")
PICTURES = PAGE.parent / "plots"

Row = float | list[float]


def results() -> dict[str, Any]:
    """The results by the name of their place on the page."""
    return tomllib.loads(RESULTS.read_text(encoding="utf-8"))


def chart(subject: Mapping[str, Any]) -> charts.Chart:
    """The picture of one subject."""
    rows = {label: _value(row) for label, row in subject["rows"].items()}
    return charts.bars(subject["title"], rows, subject["unit"], subject.get("mark"))


def _value(row: Row) -> charts.Value:
    if not isinstance(row, list):
        return row
    middle, low, high = row
    return middle, low, high


def table(subject: Mapping[str, Any]) -> str:
    """The same as a table."""
    rows = [f"| {label} | {_told(row)} |" for label, row in subject["rows"].items()]
    return "\n".join([f"| {subject['machine']}, `{subject['command']}` | {subject['unit']} |", "|---|---|", *rows])


def _told(row: Row) -> str:
    if not isinstance(row, list):
        return f"{row:,}"
    return f"{row[0]:,} ({row[1]:,} - {row[2]:,})"


def made() -> dict[Path, str]:
    """The page and its pictures as they should be, by their places."""
    text, files = PAGE.read_text(encoding="utf-8"), {}
    for name, subject in results().items():
        drawn, stem = chart(subject), PICTURES / name
        files.update(figures.files(drawn, stem))
        between = re.compile(rf"(<!-- {name}, written by make reference -->\n).*?(<!-- end of {name} -->)", re.DOTALL)
        before, begin, end, after = between.split(text)
        text = f"{before}{begin}{figures.line(drawn, stem, PAGE)}\n\n{table(subject)}\n{end}{after}"
    return files | {PAGE: text}


def main() -> None:
    """Write them."""
    figures.write(made())
    print(PAGE.relative_to(ROOT))


if __name__ == "__main__":
    main()
