"""Gains and payments are one chapter: no other rule changes guilders, workers or points."""

import ast
from pathlib import Path

import duchy.games.bruges

PACKAGE = Path(duchy.games.bruges.__file__).parent
GOODS = ("guilders", "workers", "vp")
CHAPTERS = ("chapters/gains.py", "chapters/setup.py")


def changed(source: str) -> set[str]:
    """The goods that code assigns to."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for target in targets if isinstance(node, ast.Assign | ast.AugAssign) else ():
            place = target.value if isinstance(target, ast.Subscript) else target
            if isinstance(place, ast.Attribute) and place.attr in GOODS:
                found.add(place.attr)
    return found


def test_the_search_finds_changes_of_every_kind():
    assert changed("me.guilders -= 1\nme.workers[2] = 0\nn = me.vp") == {"guilders", "workers"}


def test_goods_move_in_one_chapter():
    rules = [path for folder in ("chapters", "effects") for path in sorted((PACKAGE / folder).glob("*.py"))]
    found = {path.relative_to(PACKAGE).as_posix() for path in rules if changed(path.read_text("utf-8"))}
    assert found == set(CHAPTERS)
