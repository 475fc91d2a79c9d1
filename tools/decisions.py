"""Count in how many Python files the decisions of each game are named: how far a question is spread over its game.

    python tools/decisions.py             the average of each game
    python tools/decisions.py burgundy    the files that name each decision of a game

A file names a decision if it has ``Decision.NAME`` in its code; comments and docstrings do not count. The file with
``class Decision``, which declares them all, is left out, and so is ``Decision.NONE``, which is no decision. The second
number counts the files that have the name as a text, ``"town_hall"`` or ``"town-hall"``. It is the most that there can
be, since actions, tiles and effects may have the same name.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "duchy" / "games"
NONE = "NONE"


def main() -> int:
    """Print the averages, or the files of one game."""
    for game in sorted(path.parent.name for path in GAMES.glob("*/contract.py")):
        if sys.argv[1:] in ([], [game]):
            report(game, files=bool(sys.argv[1:]))
    return 0


def report(game: str, files: bool) -> None:
    """One line for a game, and with ``files`` one for each decision."""
    by_name, by_text = spread(GAMES / game)
    named, told = average(by_name), average(by_text)
    print(f"{game:10} {len(by_name):3} decisions, named in {named:4.1f} files, as a text in {told:4.1f}")
    for name, found in by_name.items() if files else ():
        print(f"    {name}: {len(found)} {' '.join(found)}")


def spread(folder: Path) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """For each decision of a game the files that name it, and those that have its name as a text."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))}
    declared = {path: found for path, tree in trees.items() if (found := decisions(tree))}
    names = next(iter(declared.values()))
    by_name: dict[str, list[str]] = {name: [] for name in names}
    by_text: dict[str, list[str]] = {name: [] for name in names}
    for path, tree in trees.items():
        if path not in declared:
            named, texts = mentions(tree)
            for name in names:
                by_name[name] += [str(path.relative_to(folder))] * (name in named)
                by_text[name] += [str(path.relative_to(folder))] * (name.lower() in texts)
    return by_name, by_text


def average(files: dict[str, list[str]]) -> float:
    """How many files there are for a decision."""
    return sum(map(len, files.values())) / len(files)


def decisions(tree: ast.Module) -> list[str]:
    """The members of the class ``Decision`` of a file, but for ``NONE``."""
    found: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name == "Decision":
            targets = [target for each in node.body if isinstance(each, ast.Assign) for target in each.targets]
            found += [target.id for target in targets if isinstance(target, ast.Name) and target.id != NONE]
    return found


def mentions(tree: ast.Module) -> tuple[set[str], set[str]]:
    """The decisions that a file names, and all its texts."""
    named, texts = set(), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Decision":
            named.add(node.attr)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            texts.add(node.value.replace("-", "_"))
    return named, texts


if __name__ == "__main__":
    sys.exit(main())
