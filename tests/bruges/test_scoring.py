"""Leaderships, final scoring and winners (chapters 10 and 11)."""

import pytest

from duchy.games.bruges.components.deck import DECK
from duchy.games.bruges.components.grammar import Group, Kind
from tests.bruges.table import Table
from tests.support.rules import rule


def round_end(players: int = 4) -> Table:
    """The last card of phase 3 is about to be played."""
    table = Table(players)
    table.record["turn"], table.record["round_no"] = 4 * players - 1, 3
    table._frame(0, 7, 1 << players - 1)
    return table


def last_card(table: Table) -> Table:
    """Play the last card of the round and use no character."""
    table.act("workers", 1)
    if table.can("end_turn"):
        table.act("end_turn")
    return table


def finished(table: Table) -> Table:
    """Play the last card of the last round."""
    table.record["last_round"] = table.record["round_no"]
    table.act("workers", 1)
    assert table.state.is_over
    return table


@rule("BR-LEAD-01", "BR-LEAD-02", "BR-EX-22", "BR-LEAD-08")
def test_the_foremost_pawn_leads():
    table = round_end().has(0, reputation=3).has(1, reputation=4).has(2, reputation=5).has(3, reputation=4)
    last_card(table)
    assert [table.count(player)["lead_reputation"] for player in range(4)] == [0, 0, 1, 0]


@rule("BR-LEAD-03", "BR-LEAD-09", "BR-EX-23", "BR-LEAD-10")
def test_most_inhabitants_lead():
    table = round_end()
    names = iter(card.id for card in DECK.cards if card.activation.kind == Kind.ENDGAME)
    for player, number in enumerate((6, 5, 4, 4)):
        table.lives(*(next(names) for _ in range(number)), player=player)
    table.houses("red", "red", player=1)
    last_card(table)
    assert [table.count(player)["lead_characters"] for player in range(4)] == [1, 0, 0, 0]


@rule("BR-LEAD-04", "BR-EX-24", "BR-DATA-17")
def test_most_cells_of_both_sections_lead():
    table = round_end().has(0, canal=(4, 3)).has(1, canal=(5, 1)).has(2, canal=(1, 1))
    last_card(table)
    assert [table.count(player)["lead_canal"] for player in range(4)] == [1, 0, 0, 0]


@rule("BR-LEAD-05", "BR-EX-25", "BR-LEAD-12", "BR-LEAD-16")
def test_a_tie_leads_nobody():
    table = round_end().has(0, reputation=4).has(1, reputation=4)
    last_card(table)
    assert [int(table.me(player)["leads"]) for player in range(4)] == [0] * 4


@rule("BR-LEAD-16", "BR-PROBE-06", "BR-OP-15", "BR-EVT-10")
def test_the_judge_shares_a_lead_but_not_at_zero():
    table = round_end().lives("judge").has(0, reputation=4).has(1, reputation=4).lives("lawyer", player=1)
    last_card(table)
    assert table.me(0)["leads"] == 0b011
    assert table.me(1)["leads"] == 0


@rule("BR-LEAD-06", "BR-LEAD-07", "BR-LEAD-15")
def test_a_marker_stays_and_a_new_leader_turns_the_own_one():
    table = round_end().has(0, leads=("canal",), canal=(1, 0)).has(1, canal=(2, 0))
    last_card(table)
    assert [table.count(player)["lead_canal"] for player in range(2)] == [1, 1]


@rule("BR-LEAD-11", "BR-LEAD-13")
def test_the_check_takes_place_in_the_last_round():
    table = finished(round_end(2).has(0, canal=(1, 0), reputation=1))
    assert (table.count()["lead_canal"], table.count()["lead_reputation"]) == (1, 1)


@rule("BR-LEAD-14", "BR-ROUND-04", "BR-EVT-11")
def test_order_at_the_end_of_a_round():
    table = round_end(2).lives("sexton", player=1).lives("accountant", turned=True)
    table.has(0, reputation=1)
    last_card(table)
    assert (table.count(1)["vp"], table.count()["turned"], int(table.record["first"])) == (3, 0, 1)


def points(table: Table, player: int = 0) -> dict[str, int]:
    final = table.me(player)["final"].tolist()
    names = ("play", "characters", "houses", "laurels", "leaderships", "canals", "statues", "reputation")
    return {name: value for name, value in zip(names, final, strict=True) if value}


#: The characters of the scoring example, with their points.
EXAMPLE = {"mayor": 3, "councilman": 1, "vicar": 2, "powderman": 0, "beggar": 2}


@rule("BR-CARD-09", "BR-CARD-10", "BR-CARD-12", "BR-DATA-16")
def test_the_characters_of_the_scoring_example():
    cards = {card.id: card for card in DECK.cards if card.id in EXAMPLE}
    assert {name: card.vp for name, card in cards.items()} == EXAMPLE
    assert cards["mayor"].group == cards["councilman"].group == Group.BUREAUCRAT


# The one example of a final scoring: a row for each of its lines, and the rule behind it.
@rule("BR-SCORE-02", "BR-SCORE-03", "BR-SCORE-04", "BR-SCORE-05", "BR-SCORE-06", "BR-SCORE-07", "BR-SCORE-09")
@rule("BR-EX-28", "BR-EX-29", "BR-EX-30", "BR-EX-31", "BR-EX-32", "BR-EX-33", "BR-EX-34")
def test_the_scoring_example():
    table = round_end(2).lives(*EXAMPLE).houses("red")
    table.has(0, canal=(3, 0), reputation=6, leads=("reputation", "canal"), vp=11)
    table.lives(*["lawyer", "judge", "registrar", "treasurer", "tax_collector", "chancellor"], player=1)
    finished(table)
    assert points(table) == {
        "characters": 8,
        "houses": 6,
        "laurels": 4,
        "leaderships": 8,
        "canals": 3,
        "reputation": 7,
    }
    assert table.state.scores[0] == 36 + 11


# The example of the rulebook, with the rules that it shows.
@rule("BR-SCORE-08", "BR-EX-10", "BR-EX-26", "BR-EX-27", "BR-CANAL-11", "BR-CANAL-14")
def test_a_third_cell_and_a_statue():
    table = finished(
        round_end(2).has(0, canal=(5, 0), statue=(7, 0), reputation=6, leads=("canal",)).has(1, reputation=7)
    )
    assert points(table) == {"canals": 3, "statues": 7, "reputation": 7, "leaderships": 4}


@rule("BR-SCORE-14", "BR-CANAL-12")
@pytest.mark.parametrize(("cells", "vp"), [(2, 0), (3, 3), (5, 3)])
def test_a_section_scores_once_if_its_third_cell_is_there(cells, vp):
    table = finished(round_end(2).has(0, canal=(cells, 0)))
    assert points(table).get("canals", 0) == vp


@rule("BR-HOUSE-03", "BR-SCORE-04")
def test_houses_score_inhabited_or_not():
    assert points(finished(round_end(2).houses("red", "red").lives("servant")))["houses"] == 3


@rule("BR-SCORE-11", "BR-SCORE-12", "BR-SCORE-10")
def test_goods_hand_cards_and_markers_score_nothing():
    table = finished(round_end(2).has(0, guilders=9, workers=3, red_markers=2).hand("red"))
    assert table.state.scores[0] == 0


# The example of the rulebook, with the rules that it shows.
@rule("BR-SCORE-13", "BR-LAUREL-01", "BR-EX-20", "BR-EX-21", "BR-CARD-07", "BR-AMT-03")
def test_the_bishop_counts_pairs_of_workers():
    table = finished(round_end(2).lives("bishop").has(0, red=4, blue=3))
    assert points(table)["laurels"] == 3


# A ladder of ties, each rung a row.
@rule("BR-WIN-01", "BR-WIN-02", "BR-WIN-03", "BR-WIN-04", "BR-ERR-05")
def test_points_then_guilders_then_a_shared_victory():
    table = finished(round_end(3).has(0, vp=9).has(1, vp=9, guilders=1).has(2, vp=8, guilders=50))
    assert list(table.state.places) == [2, 1, 3]
    table = finished(round_end(3).has(0, vp=9, guilders=2).has(1, vp=9, guilders=2))
    assert list(table.state.places) == [1, 1, 3]
