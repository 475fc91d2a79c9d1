"""The page about reading positions: its excerpt is a drawing that is kept, and its signs are those of the drawings."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reading.md").read_text(encoding="utf-8")


def test_the_drawing_on_the_page_stands_in_the_file_it_names():
    ((path, text),) = re.findall(r"^```text (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert text in (ROOT / path).read_text(encoding="utf-8")


def test_the_picture_of_the_page_can_be_read_on_its_own():
    picture = (ROOT / "docs" / "screenshots" / "position.svg").read_text(encoding="utf-8")
    assert picture.startswith("<svg ") and picture.endswith("</svg>\n")
    assert len(picture) < 300_000
