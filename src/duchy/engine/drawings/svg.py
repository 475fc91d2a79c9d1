"""Drawing pictures as SVG: elements as text, hexes and maps of them, dice, symbols and cards.

A picture needs nothing beside it: no fonts, scripts, styles or identifiers, so that many of them can stand on one page.
Hexes stand on a corner; a radius is the outer one. The symbols are drawings of our own in a square of 512 units; the
client draws with them too.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib.resources import files
from math import cos, pi, sin, sqrt
from xml.sax.saxutils import escape, quoteattr

from duchy.engine.drawings.palette import GROUND, SEATS

ROOT3 = sqrt(3)
SANS = "'Source Sans 3', 'Segoe UI', 'Noto Sans', system-ui, sans-serif"
SERIF = "Alegreya, Georgia, 'Noto Serif', serif"
SYMBOL = 512

Point = tuple[float, float]


# --- elements --------------------------------------------------------------------------------------------------------


def tag(name: str, /, *children: str, **attributes: str | float | None) -> str:
    """An element; an underscore in the name of an attribute stands for a hyphen, and None leaves it out."""
    written = "".join(
        f" {key.replace('_', '-')}={quoteattr(number(value) if isinstance(value, int | float) else value)}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def number(value: float) -> str:
    """A hundredth of a pixel is never seen."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def group(*children: str, title: str | None = None, **attributes: str | float | None) -> str:
    """Elements that belong together; the title is shown under the pointer."""
    return tag("g", *([tag("title", escape(title))] if title else []), *children, **attributes)


def words(
    text: str | int,
    x: float,
    y: float,
    size: float,
    *,
    fill: str = GROUND["ink"],
    anchor: str | None = None,
    bold: bool = False,
    serif: bool = False,
    opacity: float | None = None,
) -> str:
    """A line of text."""
    return tag(
        "text",
        escape(str(text)),
        x=x,
        y=y,
        font_size=size,
        fill=fill,
        text_anchor=anchor,
        font_weight=600 if bold else None,
        font_family=SERIF if serif else None,
        fill_opacity=opacity,
    )


def label(text: str, x: float, y: float, anchor: str | None = None) -> str:
    """A small title over something."""
    return words(text, x, y, 12, fill=GROUND["ink-3"], anchor=anchor)


def card(x: float, y: float, width: float, height: float, fill: str = GROUND["panel"], radius: float = 12) -> str:
    """A plate that things lie on."""
    return tag("rect", x=x, y=y, width=width, height=height, rx=radius, fill=fill, stroke=GROUND["line"])


def frame(x: float, y: float, width: float, height: float, radius: float = 12) -> str:
    """What marks the card of a player who may act."""
    return tag(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        rx=radius,
        fill="none",
        stroke=GROUND["ember"],
        stroke_width=3,
    )


def square(x: float, y: float, size: float, softness: float = 0.18, **attributes: str | float | None) -> str:
    """A square with rounded corners around a point."""
    return tag("rect", x=x - size / 2, y=y - size / 2, width=size, height=size, rx=size * softness, **attributes)


def document(width: float, height: float, title: str, *children: str) -> str:
    """The whole picture: as wide as its page allows, on a ground of its own, so that it can be read on any page."""
    return tag(
        "svg",
        tag("title", escape(title)),
        tag("rect", width=width, height=height, rx=16, fill=GROUND["bg"]),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        style="max-width:100%;height:auto",
        font_family=SANS,
        role="img",
    )


def lines_of_text(lines: Sequence[str]) -> str:
    """A picture of lines of text, for a game that brings no drawing."""
    wide, high, margin = 8.5, 20, 24
    written = [
        tag("text", escape(line), x=margin, y=margin + high * (row + 0.7), font_size=14, fill=GROUND["ink"])
        for row, line in enumerate(lines)
    ]
    width = max(400, min(1200, 2 * margin + wide * max(map(len, lines))))
    body = tag("g", *written, font_family="monospace", style="white-space:pre")
    return document(width, 2 * margin + high * len(lines), lines[0], body)


# --- hexes -----------------------------------------------------------------------------------------------------------


def corners(x: float, y: float, radius: float) -> list[Point]:
    """The corners of a hex, clockwise from the top; edge k joins corner k to the next."""
    angles = [pi / 3 * k - pi / 2 for k in range(6)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def hexagon(x: float, y: float, radius: float) -> str:
    """The outline of a space."""
    return "M" + "L".join(map(_written, corners(x, y, radius))) + "Z"


def tile_outline(x: float, y: float, radius: float, softness: float = 0.16) -> str:
    """The outline of a tile: a hexagon whose corners are rounded by a share of the side."""
    points = corners(x, y, radius)
    path = ""
    for index, corner in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % 6]
        start = f"{'L' if path else 'M'}{_written(_towards(corner, before, softness))}"
        path += f"{start}Q{_written(corner)} {_written(_towards(corner, after, softness))}"
    return path + "Z"


def _towards(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _written(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


class HexMap:
    """A map of hexes grouped into areas, with its upper left corner at a point of the picture."""

    def __init__(self, middles: Sequence[Point], areas: Sequence[int], radius: float, corner: Point) -> None:
        """``middles`` are in hex widths."""
        left, top = min(x for x, _ in middles), min(y for _, y in middles)
        across = ROOT3 * radius
        self.radius = radius
        self.middles = [
            (corner[0] + (x - left + 0.5) * across, corner[1] + (y - top) * across + radius) for x, y in middles
        ]
        self.width = (max(x for x, _ in middles) - left + 1) * across
        self.height = (max(y for _, y in middles) - top) * across + 2 * radius
        self._areas = areas
        index = {_rounded(x, y): hex_ for hex_, (x, y) in enumerate(middles)}
        self._beyond = [
            [index.get(_rounded(x + cos(pi / 3 * k - pi / 3), y + sin(pi / 3 * k - pi / 3))) for k in range(6)]
            for x, y in middles
        ]

    def edges(self, done: Iterable[int]) -> str:
        """Thin edges inside areas, strong ones around them, and the strongest around those that are done."""
        finished = set(done)
        inner = self._edges(lambda area, beyond: area == beyond)
        outer = self._edges(lambda area, beyond: area != beyond)
        strong = self._edges(lambda area, beyond: area != beyond and area in finished)
        ink = GROUND["ink"]
        drawn = tag("path", d=inner, stroke=ink, stroke_opacity=0.13) if inner else ""
        drawn += tag("path", d=outer, stroke=ink, stroke_opacity=0.65, stroke_width=2)
        drawn += tag("path", d=strong, stroke=ink, stroke_width=3.2) if strong else ""
        return tag("g", drawn, fill="none", stroke_linecap="round")

    def _edges(self, wanted: Callable[[int, int | None], bool]) -> str:
        path = ""
        drawn: set[tuple[int, int]] = set()
        for hex_, (middle, around) in enumerate(zip(self.middles, self._beyond, strict=True)):
            points = corners(*middle, self.radius)
            for edge, other in enumerate(around):
                beyond = None if other is None else self._areas[other]
                if (other, hex_) not in drawn and wanted(self._areas[hex_], beyond):
                    path += f"M{_written(points[edge])}L{_written(points[(edge + 1) % 6])}"
                    if other is not None:
                        drawn.add((hex_, other))
        return path


def _rounded(x: float, y: float) -> Point:
    """A middle as a key; middles are given to a thousandth of a hex width."""
    return round(x, 1), round(y, 1)


# --- things ----------------------------------------------------------------------------------------------------------


KIT = "duchy.engine.drawings"


@cache
def symbols(package: str = KIT) -> dict[str, str]:
    """The outlines of symbols by name: those that several games draw, and those of a game's package of drawings."""
    outlines: dict[str, str] = json.loads((files(package) / "symbols.json").read_text(encoding="utf-8"))
    return outlines if package == KIT else {**symbols(), **outlines}


def symbol(
    name: str, x: float, y: float, size: float, fill: str, opacity: float | None = None, package: str = KIT
) -> str:
    """A symbol around a point."""
    scale = size / SYMBOL
    where = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({scale:.4f})"
    outline = symbols(package)[name]
    return tag("path", d=outline, transform=where, fill=fill, fill_rule="evenodd", fill_opacity=opacity)


_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(
    value: int,
    x: float,
    y: float,
    size: float,
    *,
    fill: str = GROUND["spdie"],
    ink: str = GROUND["ink"],
    edge: str = GROUND["ink"],
    spent: bool = False,
) -> str:
    """A die around a point; a spent one is an outline."""
    if spent:
        fill, ink, edge = "none", GROUND["line-2"], GROUND["line-2"]
    body = square(x, y, size, 0.22, fill=fill, stroke=edge, stroke_dasharray="3 2.5" if spent else None)
    pips = "".join(
        tag("circle", cx=x + right * size * 0.255, cy=y + down * size * 0.255, r=size * 0.098)
        for right, down in _PIPS[value]
    )
    return body + tag("g", pips, fill=ink)


def seat(player: int, x: float, y: float, size: float) -> str:
    """The banner of a player around a point: a swallow-tailed flag with the seat's number, counted from 1."""
    fill, ink = SEATS[player]
    left, top, wide, high = x - size * 0.42, y - size / 2, size * 0.84, size
    flag = f"M{_written((left, top))}h{number(wide)}v{number(high)}l{number(-wide / 2)} {number(-high * 0.24)}"
    flag += f"l{number(-wide / 2)} {number(high * 0.24)}z"
    return tag("path", d=flag, fill=fill, stroke=GROUND["ink"], stroke_width=1.2) + words(
        player + 1, x, y + size * 0.16, size * 0.56, fill=ink, anchor="middle", bold=True
    )
