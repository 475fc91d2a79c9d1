"""The page about the deck of Bruges is the deck, and the table of how its cards fare was measured with it."""

import re

from bench import balance
from duchy.games.bruges.components.deck import DECK
from duchy.games.bruges.components.names import card_name
from tools import deck_page

PAGE = deck_page.PAGE.read_text(encoding="utf-8")


def measured() -> str:
    """The section on balance."""
    _, heading, section = PAGE.partition(balance.HEADING)
    assert heading and deck_page.MEASURED.strip() == heading.strip()
    return section


def test_the_page_is_made_from_the_deck():
    assert PAGE.partition(deck_page.MEASURED)[0] == deck_page.page(), "run python tools/deck_page.py"


def test_every_card_has_a_row():
    rows = [line for line in deck_page.page().splitlines() if line.startswith("| ") and line[2].isdigit()]
    assert [int(line.split("|")[1]) for line in rows] == list(range(1, 166))
    assert all(line.count("|") == 9 for line in rows)


def test_the_table_of_balance_has_the_cards_and_prices_of_the_deck():
    lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in measured().splitlines() if "|" in line]
    start = lines.index(list(balance.COLUMNS))
    rows = lines[start + 2 :]
    told = [(str(card.number), card_name(card, "en"), str(card.cost)) for card in DECK.cards]
    assert [tuple(row[:3]) for row in rows] == told
    assert {len(row) for row in rows} == {len(balance.COLUMNS)}


def test_balance_was_measured_with_this_deck_and_no_card_is_beyond_the_limits():
    assert f"the deck `{DECK.digest}`" in measured().replace("\n", " "), "run python -m bench.balance --write"
    told = re.search(r"of this\s+measurement are: (.*)\.\n", measured())
    assert told is not None
    beyond = {name.rpartition(" (")[0] for name in told[1].split(", ")}
    assert beyond <= {card_name(card, "en") for card in DECK.cards if "effects" in card.documented} | {""}
    rows = re.findall(r"^\| (\d+) \|(?:[^|]*\|){5} ([\d.]+) \|", measured(), re.MULTILINE)
    assert len(rows) == len(DECK.cards)
    assert all(balance.DEAD * 0.7 <= float(times) <= balance.TOO_STRONG * 1.1 for _, times in rows)
