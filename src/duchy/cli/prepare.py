"""Compiling kernels with a progress bar, so that a first run does not seem to hang."""

from __future__ import annotations

from collections.abc import Iterable

from duchy.cli import output
from duchy.cli.texts import say
from duchy.engine.warmup import Kernel, Report, warm


def prepare(kernels: Iterable[Kernel]) -> Report:
    """Compile or load kernels; the bar is shown only if something is compiled."""
    with output.progress(say("cli-compiling")) as report:
        return warm(kernels, lambda done, total, name: report(done, total))
