"""The page about the deck of Bruges is the deck."""

from tools import deck_page


def test_the_page_is_made_from_the_deck():
    written = deck_page.PAGE.read_text(encoding="utf-8").partition(deck_page.MEASURED)[0]
    assert written == deck_page.page(), "run python tools/deck_page.py"


def test_every_card_has_a_row():
    rows = [line for line in deck_page.page().splitlines() if line.startswith("| ") and line[2].isdigit()]
    assert [int(line.split("|")[1]) for line in rows] == list(range(1, 166))
    assert all(line.count("|") == 9 for line in rows)
