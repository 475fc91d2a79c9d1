"""Compiling kernels with a progress bar, so that a first run does not seem to hang."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

from duchy.cli import output
from duchy.cli.texts import say
from duchy.engine.game.warmup import Kernel, Report, warm

if TYPE_CHECKING:  # only the commands of the web table need it
    from duchy.server.preparation import Preparation


def prepare(kernels: Iterable[Kernel]) -> Report:
    """Compile or load kernels; the bar is shown only if something is compiled."""
    with output.progress(say("cli-compiling")) as report:
        return warm(kernels, report)


@contextmanager
def bar_of(preparation: Preparation) -> Iterator[None]:
    """Show how far a server's games are, until all of them are ready."""
    with ExitStack() as shown:
        report = shown.enter_context(output.progress(say("cli-compiling")))

        def change() -> None:
            report(*preparation.total())
            if preparation.finished:
                preparation.on_change = lambda: None  # what is compiled later is told by the page that waits for it
                shown.close()

        preparation.on_change = change
        change()
        yield
