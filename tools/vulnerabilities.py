"""Known vulnerabilities of what is pinned: ``python tools/vulnerabilities.py [--save FILE | --saved FILE]``.

pip-audit is asked about constraints.txt, npm about the lock of each folder of the client. ``--save`` keeps their
answers, and ``--saved`` judges by answers that were kept, without a network; they hold for the same pins only. The exit
code is 1 if something is vulnerable, and 2 if that could not be found out: no answer is not a good one.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PINS = "constraints.txt"
FOLDERS = ("web", "web/e2e")
LOCKS = (PINS, *(f"{folder}/package-lock.json" for folder in FOLDERS))

VULNERABLE, UNKNOWN = 1, 2
Answers = dict[str, Any]
"""What was answered about each lock, and the digest of the lock that it is about."""


class Unanswered(Exception):
    """Nobody could say."""


def digest(lock: str) -> str:
    """Names a lock by its content."""
    return hashlib.sha256((ROOT / lock).read_bytes()).hexdigest()


def ask() -> Answers:
    """The answers of today."""
    told = {PINS: ask_pip(), **{f"{folder}/package-lock.json": ask_npm(folder) for folder in FOLDERS}}
    return {"on": f"{date.today():%Y-%m-%d}", "locks": {lock: digest(lock) for lock in LOCKS}, "told": told}


def ask_pip() -> Any:
    """About all pins, those for other systems too."""
    pins = re.sub(r" *;.*", "", (ROOT / PINS).read_text(encoding="utf-8"))
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write(pins)
        file.flush()
        words = ("--progress-spinner", "off", "--strict", "--no-deps", "--disable-pip", "--format", "json")
        return answer([sys.executable, "-m", "pip_audit", *words, "--requirement", file.name])


def ask_npm(folder: str) -> Any:
    """About the lock of a folder."""
    return answer(["npm", "--prefix", str(ROOT / folder), "audit", "--json", "--package-lock-only"])


def answer(command: list[str]) -> Any:
    """What a tool prints as JSON. Its exit code says the same as that."""
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        return json.loads(run.stdout)
    except ValueError:
        raise Unanswered(run.stderr.strip().rpartition("\n")[2] or f"{command[0]} printed nothing") from None


def saved(file: Path) -> Answers:
    """Answers that were kept, if they are about what is pinned now."""
    answers: Answers = json.loads(file.read_text(encoding="utf-8"))
    for lock in LOCKS:
        if answers["locks"].get(lock) != digest(lock):
            raise Unanswered(f"{file} is about another {lock}: ask again, with a network")
    return answers


def found(answers: Answers) -> Iterator[str]:
    """A line for each vulnerability."""
    for lock in LOCKS:
        told = answers["told"][lock]
        yield from of_pip(told) if lock == PINS else of_npm(lock, told)


def of_pip(told: Any) -> Iterator[str]:
    """What pip-audit knows; a package that it could not look up was not checked."""
    for package in told["dependencies"]:
        if "skip_reason" in package:
            raise Unanswered(f"{package['name']}: {package['skip_reason']}")
        for flaw in package["vulns"]:
            mended = ", ".join(flaw["fix_versions"]) or "no version"
            yield f"{PINS}: {package['name']} {package['version']}: {flaw['id']} (mended in {mended})"


def of_npm(lock: str, told: Any) -> Iterator[str]:
    """What npm knows."""
    if "vulnerabilities" not in told:
        raise Unanswered(f"{lock}: {told.get('message') or told.get('error') or 'no report'}")
    for name, flaw in sorted(told["vulnerabilities"].items()):
        yield f"{lock}: {name} {flaw['range']}: {flaw['severity']}"


def main(arguments: list[str]) -> int:
    """Print what is known, and say by the exit code whether that is good."""
    parser = argparse.ArgumentParser(description=__doc__)
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument("--save", type=Path, help="keep the answers in a file")
    kept.add_argument("--saved", type=Path, help="judge by such a file, without a network")
    given = parser.parse_args(arguments)
    try:
        answers = saved(given.saved) if given.saved else ask()
        flaws = list(found(answers))
    except Unanswered as problem:
        print(f"NOT CHECKED: {problem}", file=sys.stderr)
        return UNKNOWN
    if given.save:
        given.save.write_text(json.dumps(answers, indent=1) + "\n", encoding="utf-8")
    print(*flaws, f"{len(flaws)} known on {answers['on']}", sep="\n")
    return VULNERABLE if flaws else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
