"""Pictures of charts for pages: two files, for light and for dark pages, and the line that shows them.

GitHub shows the one that fits the reader's settings; the site turns the line into two pictures that its own switch
shows (tools/site/stage.py).
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from html import escape, unescape
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the site is put together where Duchy is not installed
    from duchy.charts import Chart

LINE = re.compile(
    r'<picture><source media="\(prefers-color-scheme: dark\)" srcset="(?P<dark>[^"]+)">'
    r'<img alt="(?P<alt>[^"]+)" src="(?P<light>[^"]+)"></picture>'
)


def files(chart: Chart, stem: Path) -> dict[Path, str]:
    """The files of a chart, by their places."""
    return {
        stem.with_name(f"{stem.name}-{name}.svg"): chart.svg(dark=name == "dark") + "\n" for name in ("light", "dark")
    }


def line(chart: Chart, stem: Path, page: Path) -> str:
    """The line of a page that shows a chart."""
    light, dark = (Path(os.path.relpath(file, page.parent)).as_posix() for file in files(chart, stem))
    shown = f'<img alt="{escape(chart.text)}" src="{light}">'
    return f'<picture><source media="(prefers-color-scheme: dark)" srcset="{dark}">{shown}</picture>'


def alternative(found: re.Match[str]) -> str:
    """The text that stands for a picture."""
    return unescape(found["alt"])


def write(contents: Mapping[Path, str]) -> None:
    """Write files, and their folders."""
    for path, text in contents.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
