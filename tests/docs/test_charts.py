"""Charts of results: what is drawn where, in words too, by day and by night."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from duchy import charts

NAME = "{http://www.w3.org/2000/svg}"
ROWS = {"greedy": (130.0, 120.0, 140.0), "random & free": 32}


def drawn(chart: charts.Chart, kind: str, dark: bool = False) -> list[dict[str, str]]:
    return [dict(element.attrib) for element in ET.fromstring(chart.svg(dark)).iter(NAME + kind)]


def test_bars_are_as_long_as_their_values():
    _, *drawn_bars = drawn(charts.bars("Points", ROWS), "rect")
    first, second = (float(bar["width"]) for bar in drawn_bars)
    assert first / second == pytest.approx(130 / 32, abs=0.01)
    assert drawn_bars[0]["x"] == drawn_bars[1]["x"]


def test_intervals_reach_from_the_lowest_to_the_highest_value():
    chart = charts.bars("Points", ROWS)
    bar = drawn(chart, "rect")[1]
    left, scale = float(bar["x"]), float(bar["width"]) / 130
    (interval,) = [line for line in drawn(chart, "line") if line["y1"] == line["y2"]]
    assert float(interval["x1"]) == pytest.approx(left + 120 * scale, abs=0.05)
    assert float(interval["x2"]) == pytest.approx(left + 140 * scale, abs=0.05)


def test_values_and_the_legend_stay_inside_the_picture():
    wide = {"a rather long label": (2380, 2254, 3458.0), "short": (1, 0.5, 100.0)}
    parts = {"A": {f"part {n} of six": float(n) for n in range(6)}}
    for chart in (charts.bars("T", wide, unit="million/s"), charts.stacks("T", parts)):
        for x, text in drawn_texts(chart):
            assert x >= 0 and x + 6.2 * len(text) <= charts.WIDTH


def drawn_texts(chart: charts.Chart) -> list[tuple[float, str]]:
    """Where each text that begins at its place stands, and the ones that end there left out."""
    found = ET.fromstring(chart.svg()).iter(NAME + "text")
    return [(float(each.attrib["x"]), each.text or "") for each in found if "text-anchor" not in each.attrib]


def test_a_mark_is_drawn_at_its_value():
    chart = charts.bars("Wins", {"first": 0.4}, mark=0.2)
    bar = drawn(chart, "rect")[1]
    (mark,) = [line for line in drawn(chart, "line") if "stroke-dasharray" in line]
    assert float(mark["x1"]) == pytest.approx(float(bar["x"]) + float(bar["width"]) / 2, abs=0.02)


def test_parts_lie_end_to_end_in_one_order_and_have_a_legend():
    chart = charts.stacks("Points", {"A": {"ships": 2, "mines": 1}, "B": {"mines": 4}}, unit="points")
    _, *rest = drawn(chart, "rect")
    legend, rows = rest[:2], rest[2:]
    assert [row["fill"] for row in rows] == [entry["fill"] for entry in legend] * 2
    assert float(rows[1]["x"]) == pytest.approx(float(rows[0]["x"]) + float(rows[0]["width"]), abs=0.02)
    assert float(rows[2]["width"]) == 0
    assert chart.text == ("Points. A: 3 points, of these ships 2, mines 1; B: 4 points, of these ships 0, mines 4.")


def test_too_many_parts_are_refused():
    with pytest.raises(ValueError, match="at most 6 parts, not 7"):
        charts.stacks("Points", {"A": {str(part): 1 for part in range(7)}})


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("palette", [charts.LIGHT, charts.DARK], ids=["light", "dark"])
def test_everything_can_be_told_from_its_ground(palette):
    ground, ink, faint, _, colours = palette

    def contrast(colour: str) -> float:
        low, high = sorted((luminance(ground), luminance(colour)))
        return (high + 0.05) / (low + 0.05)

    assert contrast(ink) >= 7 and contrast(faint) >= 4.5
    assert all(contrast(colour) >= 3 for colour in colours)


def test_a_picture_is_written_for_light_and_dark_pages(tmp_path: Path):
    chart = charts.bars("A < B", ROWS)
    chart.save(tmp_path / "light.svg")
    chart.save(tmp_path / "dark.svg", dark=True)
    light, dark = ((tmp_path / name).read_text(encoding="utf-8") for name in ("light.svg", "dark.svg"))
    assert light == chart.svg() + "\n" == chart._repr_svg_() + "\n" and dark == chart.svg(dark=True) + "\n"
    assert re.sub("#[0-9a-f]{6}", "", light) == re.sub("#[0-9a-f]{6}", "", dark) and light != dark
    assert "style" not in light  # the policy of a server allows none


def test_nothing_is_drawn_of_nothing():
    assert charts.bars("Nothing", {"none": 0}).text == "Nothing. none: 0."
