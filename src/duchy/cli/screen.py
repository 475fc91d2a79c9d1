"""What is printed and where: results to the standard output, everything about the work itself to the error output."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from duchy.cli.words import say

Report = Callable[[int, int], None]

OK, WRONG, USAGE, INTERRUPTED = 0, 1, 2, 130
TOLD = -INTERRUPTED  # interrupted too, but the command has already said what was done


def out() -> Console:
    """Where results go. Made anew each time, since tests and shells exchange the streams."""
    return Console(highlight=False)


def notes() -> Console:
    """Where progress and errors go."""
    return Console(stderr=True, highlight=False)


def show(*lines: Any) -> None:
    """Print results: texts or tables."""
    console = out()
    for line in lines:
        console.print(line, markup=False, soft_wrap=isinstance(line, str))


def show_json(document: Any) -> None:
    """Print a document for a program, on one line."""
    print(json.dumps(document, ensure_ascii=False))


def fail(message: str) -> None:
    """Say in one line what is wrong."""
    notes().print(say("error-line", message=" ".join(message.split())), markup=False, soft_wrap=True)


def grid(*columns: str, title: str | None = None) -> Table:
    """A table whose first column is words and whose others are numbers."""
    table = Table(title=title, title_justify="left", header_style="bold")
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if place == 0 else "right")
    return table


@contextmanager
def progress(words: str) -> Iterator[Report]:
    """A bar while the work goes on, on a terminal only."""
    console = notes()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
