"""Run the notebooks of docs/studies and put what they print and draw behind their cells: ``python -m tools.notebooks``.

They are MyST notebooks: pages whose cells are blocks ``{code-cell}``, which Jupyter opens with jupytext. Everything in
them follows from seeds, so a test runs them and compares.
"""

from __future__ import annotations

import ast
import contextlib
import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from duchy.charts import Chart
from tools import figures

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "studies"
BEGIN, END = "<!-- output, written by make notebooks -->", "<!-- end of output -->"
CELL = re.compile(rf"^(```{{code-cell}} python\n(.*?)^```\n)(?:\n{BEGIN}\n.*?{END}\n)?", re.MULTILINE | re.DOTALL)


def run(page: Path) -> dict[Path, str]:
    """A notebook as it should be, and its pictures, by their places."""
    names: dict[str, Any] = {}  # the cells of a notebook follow each other
    made: dict[Path, str] = {}
    pictures = FOLDER / "pictures" / page.stem

    def with_output(cell: re.Match[str]) -> str:
        shown = list(_shown(cell[2], page, names, pictures, made))
        return cell[1] + ("\n" + "\n".join([BEGIN, *shown, END]) + "\n" if shown else "")

    made[page] = CELL.sub(with_output, page.read_text(encoding="utf-8"))
    return made


def _shown(source: str, page: Path, names: dict[str, Any], pictures: Path, made: dict[Path, str]) -> Iterator[str]:
    """What a cell prints, and its last value if that is a chart."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        value = _run(source, page, names)
    if printed.getvalue():
        yield f"```text\n{printed.getvalue().rstrip()}\n```"
    if isinstance(value, Chart):
        stem = pictures.with_name(f"{pictures.name}-{len(made) // 2 + 1}")
        made.update(figures.files(value, stem))
        yield figures.line(value, stem, page)


def _run(source: str, page: Path, names: dict[str, Any]) -> Any:
    """The value of the last expression of a cell, as a notebook shows it."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, page.name, "exec"), names)
    return eval(compile(ast.Expression(last.value), page.name, "eval"), names) if isinstance(last, ast.Expr) else None


def notebooks() -> list[Path]:
    """All notebooks."""
    return sorted(FOLDER.glob("*.md"))


def main() -> None:
    """Write all of them, or those that are named."""
    for page in [Path(name).resolve() for name in sys.argv[1:]] or notebooks():
        figures.write(run(page))
        print(page.relative_to(ROOT))


if __name__ == "__main__":
    main()
