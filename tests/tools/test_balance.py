"""The measurement of how the cards of Bruges fare: what it counts, and how it judges."""

import json

import numpy as np
import pytest

from bench import balance, balance_kernels
from duchy.engine.kernels.interpreted import interpreted
from duchy.engine.kernels.records import ArrayView
from duchy.engine.kernels.template import bind
from duchy.games.bruges.components.deck import DECK
from duchy.games.bruges.components.tables import CARDS_IN_ORDER
from duchy.games.bruges.contract import CONTRACT
from tests.bruges.table import INDEX, Table

KERNELS = bind("bench.balance_kernels", CONTRACT)
K = balance_kernels


def counted(**cards: tuple[float, ...]) -> np.ndarray:
    """Counts of all cards: hands, played, winners' hands, played there, wins by players, margins."""
    counts = np.tile(np.array([100.0, 20, 50, 10, 20, 40]), (len(CARDS_IN_ORDER), 1))
    for name, numbers in cards.items():
        counts[INDEX[name]] = numbers
    return counts


def test_cards_in_hand_are_held_and_one_that_moves_in_is_played():
    table = Table().hand("king", "queen").houses("purple").has(guilders=12)
    met = np.zeros((2, len(CARDS_IN_ORDER)), np.int8)
    action = table.state.game.parse("place 1 4")
    interpreted(KERNELS.look)(ArrayView(table.state.array)[0], 0, action, ArrayView(met))
    assert met[0, INDEX["king"]] == K.HELD | K.MOVED_IN
    assert met[0, INDEX["queen"]] == K.HELD
    assert met.sum() == K.HELD * 2 + K.MOVED_IN


def test_a_finished_game_is_counted_for_winner_and_losers():
    table = Table(3).has(vp=9).has(1, vp=5).has(2, vp=2)
    met, counts = np.zeros((3, len(CARDS_IN_ORDER)), np.int8), np.zeros((len(CARDS_IN_ORDER), K.SIZE))
    met[0, 7], met[1, 7], met[2, 7] = K.HELD | K.MOVED_IN, K.HELD | K.MOVED_IN, K.HELD
    interpreted(KERNELS.note)(ArrayView(table.state.array)[0], met, counts)
    found = counts[7]
    assert (found[K.HANDS], found[K.PLAYED], found[K.WINNERS], found[K.WON]) == (3, 2, 1, 1)
    assert found[K.LUCK] == 3  # one win of three players, all of it with the card
    assert found[K.MARGIN] == (9 - 5) + (5 - 9)
    assert counts.sum() == found.sum()


def test_a_card_is_compared_with_those_of_its_price():
    counts = counted(king=(100, 60, 50, 30, 60, 40), queen=(1000, 20, 500, 10, 20, 10))
    report = balance.report_of(counts, 6, True)
    rows = {row.id: row for row in report.rows}
    assert [row.number for row in report.rows] == [card.number for card in DECK.cards]
    king, queen, other = rows["king"], rows["queen"], rows["painter"]
    assert (king.beyond, queen.beyond, other.beyond) == ("too strong", "dead", "")
    assert (king.on_record, queen.on_record) == (False, True)
    assert king.by_winners == 0.6 and other.by_winners == 0.2
    assert king.times == pytest.approx(0.6 / report.prices[12]["by_winners"])
    assert king.wins == 1 and king.margin == pytest.approx(40 / 60)


def test_a_card_is_beyond_a_limit_only_where_chance_cannot_explain_it():
    few = counted(king=(100, 47, 50, 24, 47, 40))
    for counts, beyond in ((few, ""), (few * 100, "too strong")):
        king = next(row for row in balance.report_of(counts, 6, True).rows if row.id == "king")
        assert king.times == pytest.approx(2.217, abs=0.001)
        assert king.beyond == beyond


def test_the_table_is_written_in_the_place_of_the_old_one(tmp_path, monkeypatch):
    page = tmp_path / "page.md"
    page.write_text(f"# Deck\n\nCards.\n\n{balance.HEADING}\nmeasured before\n", encoding="utf-8")
    monkeypatch.setattr(balance, "PAGE", page)
    report = balance.report_of(counted(), 6, True)
    balance.write(report, 1)
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Deck\n\nCards.\n\n## Balance\n\n")
    assert "measured before" not in text and text.count("\n| ") == 1 + 5 + 1 + len(DECK.cards)
    assert json.loads(json.dumps(report.as_dict()))["deck"] == DECK.digest
