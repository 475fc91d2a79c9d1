"""Printing: results go to the standard output, progress and errors to the error output."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from duchy.cli.texts import say

#: How much is done, and how much there is in all, where that is known.
Report = Callable[[int, int | None], None]

OK, WRONG, USAGE, INTERRUPTED = 0, 1, 2, 130
INTERRUPTED_QUIETLY = -INTERRUPTED  # interrupted, and the command has already reported what was done


def stdout() -> Console:
    """The console for results. Made anew each time, since tests exchange the streams."""
    return Console(highlight=False)


def stderr() -> Console:
    """The console for progress and errors."""
    return Console(stderr=True, highlight=False)


def show(*lines: Any) -> None:
    """Print results: texts or tables."""
    console = stdout()
    for line in lines:
        console.print(line, markup=False, soft_wrap=isinstance(line, str))


def show_json(document: Any) -> None:
    """Print a document for a program, on one line."""
    print(json.dumps(document, ensure_ascii=False))


def fail(message: str) -> None:
    """Print an error in one line."""
    stderr().print(say("error-line", message=" ".join(message.split())), markup=False, soft_wrap=True)


def grid(*columns: str, title: str | None = None) -> Table:
    """A table with a first column of text and other columns of numbers."""
    table = Table(title=title, title_justify="left", header_style="bold")
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if place == 0 else "right", overflow="fold")
    return table


@contextmanager
def progress(title: str) -> Iterator[Report]:
    """A progress bar, shown on a terminal only."""
    console = stderr()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
