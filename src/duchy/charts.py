"""Small charts of results as SVG: bars with intervals, and bars made of parts.

>>> from duchy import charts
>>> chart = charts.bars("Points", {"greedy": (130, 128, 132), "random": 32}, unit="points")
>>> chart.svg().startswith("<svg") and "greedy: 130 (128 to 132) points" in chart.text
True

A notebook shows a chart as a picture; ``save`` writes it as a file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

from duchy.engine.drawings.svg import SANS, number, tag

__all__ = ["Chart", "bars", "stacks"]

WIDTH, ROW, MARGIN = 560, 34, 16  # narrow enough to be read on a phone
LETTER = 7.6  # the width of a letter of 14 pixels, about
LEGEND = 24  # the height of a line of the legend

#: Ground, text, fainter text, lines, and the colours of bars, each with 3 to 1 or more against its ground.
LIGHT = ("#fffdf7", "#1e2942", "#515b73", "#b7a680", ("#2765ac", "#c2410c", "#1a7a5e", "#74479c", "#8a6914", "#6a7080"))
DARK = ("#171c28", "#eef0f5", "#b9c0d0", "#515b73", ("#6fa8e8", "#f08a54", "#5cc2a0", "#b993e0", "#d6b04a", "#a3abbd"))

Value = float | tuple[float, float, float]


@dataclass(frozen=True)
class Chart:
    """A chart: rows with a label, their parts, and a lowest and highest value where there is an interval."""

    title: str
    unit: str
    rows: tuple[tuple[str, tuple[float, ...], tuple[float, float] | None], ...]
    parts: tuple[str, ...] = ()
    mark: float | None = None

    @property
    def text(self) -> str:
        """What the chart shows, in words: a text that can stand for the picture."""
        told = [
            f"{label}: {self._value(values, interval)}{self._parts(values)}" for label, values, interval in self.rows
        ]
        return f"{self.title}. " + "; ".join(told) + "."

    def svg(self, dark: bool = False) -> str:
        """The picture, for a light or a dark page."""
        return _drawn(self, *(DARK if dark else LIGHT))

    def save(self, path: str | Path, dark: bool = False) -> None:
        """Write the picture to a file."""
        Path(path).write_text(self.svg(dark) + "\n", encoding="utf-8", newline="\n")

    def _repr_svg_(self) -> str:
        return self.svg()

    def _value(self, values: Sequence[float], interval: tuple[float, float] | None) -> str:
        told = _short(sum(values))
        if interval:
            told += f" ({_short(interval[0])} to {_short(interval[1])})"
        return f"{told} {self.unit}".rstrip()

    def _parts(self, values: Sequence[float]) -> str:
        if not self.parts:
            return ""
        return ", of these " + ", ".join(
            f"{part} {_short(value)}" for part, value in zip(self.parts, values, strict=True)
        )


def bars(title: str, values: Mapping[str, Value], unit: str = "", mark: float | None = None) -> Chart:
    """A bar for each value; of three numbers the last two are its interval. ``mark`` draws a line at a value."""
    rows = []
    for label, value in values.items():
        middle, *interval = value if isinstance(value, tuple) else (value,)
        rows.append((label, (float(middle),), (float(interval[0]), float(interval[1])) if interval else None))
    return Chart(title, unit, tuple(rows), mark=mark)


def stacks(title: str, values: Mapping[str, Mapping[str, float]], unit: str = "") -> Chart:
    """A bar for each label, made of parts; all bars name their parts in the order in which they first occur."""
    parts = tuple(dict.fromkeys(part for row in values.values() for part in row))
    if len(parts) > len(LIGHT[-1]):
        raise ValueError(f"a bar has at most {len(LIGHT[-1])} parts, not {len(parts)}: add the small ones up")
    rows = tuple((label, tuple(float(row.get(part, 0)) for part in parts), None) for label, row in values.items())
    return Chart(title, unit, rows, parts)


def _short(value: float) -> str:
    """Three digits are enough to compare; large numbers are written whole."""
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def _drawn(chart: Chart, ground: str, ink: str, faint: str, line: str, colours: Sequence[str]) -> str:
    left = MARGIN + max(LETTER * len(label) for label, _, _ in chart.rows) + 12
    scale = _scale(chart, left)
    places = _legend_places(chart.parts)
    top = MARGIN + 34 + (places[-1][1] + LEGEND if places else 0)
    height = top + ROW * len(chart.rows) + MARGIN
    drawn = [_text(chart.title, MARGIN, MARGIN + 12, ink, 16, bold=True)]
    drawn += _legend(chart.parts, places, colours, ink)
    drawn.append(tag("line", x1=left, x2=left, y1=top, y2=height - MARGIN, stroke=line))
    for row, (label, values, interval) in enumerate(chart.rows):
        middle = top + ROW * (row + 0.5)
        drawn.append(_text(label, left - 10, middle + 5, ink, 14, anchor="end"))
        drawn += _bar(values, left, middle, scale, colours)
        end = left + scale * (interval[1] if interval else sum(values))
        if interval:
            drawn += _interval(left + scale * interval[0], end, middle, ink)
        drawn.append(_text(chart._value(values, interval), end + 8, middle + 5, faint, 13))
    if chart.mark is not None:
        place = left + scale * chart.mark
        drawn.append(tag("line", x1=place, x2=place, y1=top, y2=height - MARGIN, stroke=ink, stroke_dasharray="4 4"))
    return tag(
        "svg",
        tag("title", escape(chart.title)),
        tag("rect", width=WIDTH, height=height, rx=10, fill=ground),
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {number(height)}",
        width=WIDTH,
        height=height,
        font_family=SANS,
        role="img",
    )


def _scale(chart: Chart, left: float) -> float:
    """Pixels for one unit, so that the value behind each bar fits as well."""
    room = WIDTH - MARGIN - left
    scales = [room / chart.mark] if chart.mark else []
    for _, values, interval in chart.rows:
        if end := interval[1] if interval else sum(values):
            scales.append((room - 8 - LETTER * len(chart._value(values, interval))) / end)
    return min(scales, default=1)


def _bar(values: Sequence[float], left: float, middle: float, scale: float, colours: Sequence[str]) -> list[str]:
    """A bar, part after part."""
    drawn = []
    for value, colour in zip(values, colours, strict=False):
        drawn.append(tag("rect", x=left, y=middle - 10, width=scale * value, height=20, fill=colour))
        left += scale * value
    return drawn


def _interval(low: float, high: float, middle: float, ink: str) -> list[str]:
    """From the lowest to the highest value."""
    ends = [tag("line", x1=x, x2=x, y1=middle - 5, y2=middle + 5, stroke=ink, stroke_width=2) for x in (low, high)]
    return [tag("line", x1=low, x2=high, y1=middle, y2=middle, stroke=ink, stroke_width=2), *ends]


def _legend_places(parts: Sequence[str]) -> list[tuple[float, int]]:
    """Where each entry of the legend begins, in as many lines as they need."""
    places: list[tuple[float, int]] = []
    x, y = float(MARGIN), 0
    for part in parts:
        width = 20 + LETTER * len(part) + 14
        if x + width > WIDTH and places:
            x, y = float(MARGIN), y + LEGEND
        places.append((x, y))
        x += width
    return places


def _legend(parts: Sequence[str], places: Sequence[tuple[float, int]], colours: Sequence[str], ink: str) -> list[str]:
    """What the colours mean."""
    drawn = []
    for part, (x, y), colour in zip(parts, places, colours, strict=False):
        drawn.append(tag("rect", x=x, y=MARGIN + 28 + y, width=14, height=14, rx=3, fill=colour))
        drawn.append(_text(part, x + 20, MARGIN + 40 + y, ink, 13))
    return drawn


def _text(text: str, x: float, y: float, fill: str, size: int, anchor: str | None = None, bold: bool = False) -> str:
    weight = 600 if bold else None
    return tag("text", escape(text), x=x, y=y, fill=fill, font_size=size, text_anchor=anchor, font_weight=weight)
