"""Drawing in a terminal: maps of hexes made of signs, and blocks of lines beside each other.

Everything is a list of lines of ``rich.text.Text``. Their plain text is the drawing without colours, so that a drawing
is made once and read in a terminal, a file or a test.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from rich.text import Text

from duchy.engine.drawings.palette import GROUND
from duchy.engine.play.hexmap import ROW_HEIGHT

WIDTH = 100  # columns, where no terminal says how many it has
INSIDE = 3  # signs in the middle of a hex
_ACROSS = INSIDE + 1  # columns from a hex to the next one
_GAP = 2
_BETWEEN = "  "

Lines = list[Text]


@dataclass(frozen=True)
class Cell:
    """A hex of a map: its middle in hex widths, its area, at most three signs, their style and that of the ground."""

    x: float
    y: float
    area: int
    signs: str
    style: str = ""
    ground: str = ""


def hex_map(cells: Sequence[Cell], mark: str = "") -> Lines:
    """A map with edges around its areas only, and before each row the number of its first hex, counted from 1."""
    places = _places(cells)
    canvas: dict[tuple[int, int], tuple[str, str]] = {}
    for (line, column), cell in places.items():
        for (down, right), (sign, beyond) in _EDGES.items():
            other = places.get((line + beyond[0], column + beyond[1]))
            if other is None:
                canvas[line + down, column + right] = (sign, "")
            elif other.area == cell.area:
                canvas[line + down, column + right] = (" ", cell.ground)
            else:
                canvas[line + down, column + right] = (sign, f"{GROUND['ink']} {cell.ground}")
        for down in (-1, 1):
            canvas[line + down, column + _ACROSS // 2] = (" ", cell.ground)
        for right, sign in enumerate(cell.signs.center(INSIDE), 1):
            canvas[line, column + right] = (sign, cell.style)
    first: dict[int, int] = {}
    for number, (line, _) in enumerate(places, 1):
        first.setdefault(line, number)
    gutter = len(str(len(cells)))
    return [
        Text.assemble((f"{first.get(line, ''):>{gutter}}", mark), " ", _row(canvas, line))
        for line in range(max(line for line, _ in canvas) + 1)
    ]


#: The signs of a hex's edges, by line and column from its left edge, each with the way to the hex beyond.
_EDGES = {
    (0, 0): ("|", (0, -_ACROSS)),
    (0, _ACROSS): ("|", (0, _ACROSS)),
    (-1, 1): ("/", (-2, -_ACROSS // 2)),
    (-1, _ACROSS - 1): ("\\", (-2, _ACROSS // 2)),
    (1, 1): ("\\", (2, -_ACROSS // 2)),
    (1, _ACROSS - 1): ("/", (2, _ACROSS // 2)),
}


def _places(cells: Sequence[Cell]) -> dict[tuple[int, int], Cell]:
    """The hexes by the line of their signs and the column of their left edge."""
    left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
    return {
        (1 + 2 * round((cell.y - top) / ROW_HEIGHT), _ACROSS // 2 * round(2 * (cell.x - left))): cell for cell in cells
    }


def _row(canvas: Mapping[tuple[int, int], tuple[str, str]], line: int) -> Text:
    row = Text()
    for column in range(1 + max((column for at, column in canvas if at == line), default=-1)):
        row.append(*canvas.get((line, column), (" ", "")))
    return row


# --- layout ----------------------------------------------------------------------------------------------------------


def joined(parts: Iterable[Text | str], between: str = " ") -> Text:
    """Parts on one line."""
    return Text(between).join(part if isinstance(part, Text) else Text(part) for part in parts)


def columns(rows: Sequence[Sequence[Text | str]]) -> Lines:
    """A table whose columns are as wide as what stands in them."""
    table = [[cell if isinstance(cell, Text) else Text(cell) for cell in row] for row in rows]
    wide = [max(cell.cell_len for cell in column) for column in zip_longest(*table, fillvalue=Text())]
    return [joined(map(_padded, row, wide), _BETWEEN) for row in table]


def flowing(parts: Iterable[Text | str], width: int, between: str = " · ") -> Lines:
    """Parts one after the other, on as many lines as they need."""
    lines: Lines = []
    for part in parts:
        text = part if isinstance(part, Text) else Text(part)
        if lines and lines[-1].cell_len + len(between) + text.cell_len <= width:
            lines[-1] = joined((lines[-1], text), between)
        else:
            lines.append(text)
    return lines


def beside(*blocks: Lines, gap: int = _GAP) -> Lines:
    """Blocks beside each other."""
    wide = [max((line.cell_len for line in block), default=0) for block in blocks]
    return [joined(map(_padded, row, wide), " " * gap) for row in zip_longest(*blocks, fillvalue=Text())]


def tiled(blocks: Sequence[Lines], width: int) -> Lines:
    """Blocks beside each other as far as they fit, in rows with a line between them."""
    wide = max(line.cell_len for block in blocks for line in block)
    count = max(1, (width + _GAP) // (wide + _GAP))
    for block in blocks:
        block[0] = _padded(block[0], wide)  # so that blocks of different widths stand in columns
    lines: Lines = []
    for start in range(0, len(blocks), count):
        lines += [*([Text()] if lines else []), *beside(*blocks[start : start + count])]
    return lines


def _padded(text: Text, width: int) -> Text:
    padded = text.copy()
    padded.append(" " * (width - text.cell_len))
    return padded


def page(lines: Lines) -> Text:
    """The whole drawing, without spaces at the ends of lines."""
    for line in lines:
        line.rstrip()
    return Text("\n", no_wrap=True, overflow="ignore").join(lines)
