"""Tests with a second try, where changes are judged: what fails twice is broken, what fails once is named at the end.

For tests that wait for real processes, sockets and databases, which a busy machine may serve too late once.

    python tools/second_try.py -m proof --numprocesses auto
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

FAILED = Path(".pytest_cache/v/cache/lastfailed")
SOME_FAILED = 1  # pytest's exit code for it; the others say that the run itself went wrong


def main(arguments: list[str]) -> int:
    """Run pytest, and what failed once more."""
    FAILED.unlink(missing_ok=True)
    run = [sys.executable, "-m", "pytest", *arguments]
    status = subprocess.run(run, check=False).returncode
    if status == SOME_FAILED and os.environ.get("CI") and FAILED.exists():
        failed = sorted(json.loads(FAILED.read_text(encoding="utf-8")))
        print("\n== what failed, once more", flush=True)
        status = subprocess.run([*run, "--last-failed", "--last-failed-no-failures", "none"], check=False).returncode
        print("\n".join(f"second try: {test}" for test in failed))
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
