"""Making kernels ready behind a bar, so that a first run explains its silence."""

from __future__ import annotations

from collections.abc import Iterable

from duchy.cli import screen
from duchy.cli.words import say
from duchy.engine.warmup import Kernel, Report, warm


def prepare(kernels: Iterable[Kernel]) -> Report:
    """Compile or load kernels; the bar shows only where there is something to compile."""
    with screen.progress(say("cli-compiling")) as report:
        return warm(kernels, lambda done, total, name: report(done, total))
