"""The command line: ``duchy games``, ``duchy simulate`` and so on."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 done, 1 something was found wrong, 2 wrong usage, 130 interrupted."""
    from duchy.cli.app import run

    return run(sys.argv[1:] if arguments is None else list(arguments))
