"""Questions that are asked, and questions that are not: orders of effects, single answers, answers given before."""

import numpy as np
import pytest

from duchy.engine.kernels.records import argument
from duchy.games.bruges.referee import legality
from tests.bruges.table import Table
from tests.support.present import present
from tests.support.rules import rule


def agreed(table: Table) -> Table:
    """The table, once the second list of legal actions says the same as the rules."""
    out = argument(np.zeros(1200, np.int16))
    n = legality.expected(argument(table.state.array)[0], table.decider, out)
    assert [int(out[i]) for i in range(n)] == table.state.legal_actions(table.decider)
    return table


def revels(*hand: str, guilders: int) -> Table:
    """The first card of the hand moves into the red house beside a Master of Revels."""
    table = Table().lives("master_of_revels").houses("red", "red").hand(*hand).has(guilders=guilders)
    table.play("place", 1, 3)
    return table


@rule("BR-CHAR-19", "BR-CHAR-22", "BR-SEL-01")
def test_a_lightning_waits_for_what_a_reaction_brings():
    table = revels("librarian", guilders=3)
    assert agreed(table).asked == "order"
    table.act("react", 1)
    assert table.act("draw", 1) == {"hand": 1, "vp": 1}


@rule("BR-CHAR-19", "BR-CHAR-22")
def test_a_lightning_that_comes_first_is_done_with_what_is_there():
    table = revels("librarian", guilders=3)
    table.act("react", 2)
    assert table.act("draw", 1) == {"hand": 1}
    assert table.count()["vp"] == 0


@rule("BR-CHAR-19", "BR-CHAR-22")
@pytest.mark.parametrize(("lightning", "question"), [("majordomo", "extra"), ("tiler", "extra")])
def test_a_play_is_granted_with_the_card_that_a_reaction_draws(lightning, question):
    table = revels(lightning, guilders=6)
    assert agreed(table).asked == "order"
    table.act("react", 1)
    table.act("draw", 1)
    assert agreed(table).asked == question


@rule("BR-CHAR-19", "BR-CHAR-22", "BR-CANAL-03")
def test_a_cell_is_paid_with_what_a_reaction_brings():
    table = Table().lives("master_of_revels").houses("red").hand("shipwright").has(guilders=6, canal=(3, 2))
    table.play("place", 1, 3)
    assert agreed(table).asked == "order"
    table.act("react", 1)
    table.act("draw", 1)
    assert agreed(table).legal() == ["dig 2", "decline"]


@rule("BR-CHAR-22")
def test_no_order_is_asked_for_where_it_cannot_matter():
    table = Table().lives("roofer", "stained_glass_artist").hand("red", "red").has(red=1)
    assert table.play("house") == {"hand": -1, "red": -1, "houses": 1, "guilders": 1, "vp": 1}
    table = revels("alchemist", guilders=3)
    assert (agreed(table).asked, table.count()["guilders"]) == ("draw", 7)


@rule("BR-CHAR-22")
def test_points_and_workers_at_the_end_of_a_round_come_without_an_order():
    table = Table().lives("sexton", "housekeeper").hand("red")
    table.record["turn"] = 7
    table._frame(0, 7, 1)
    table.play("workers")
    assert (agreed(table).asked, table.count()["vp"]) == ("take_worker", 3)


@rule("BR-CHAR-22")
def test_an_order_is_asked_for_where_a_card_drawn_can_change_a_choice():
    assert agreed(revels("farmhand", guilders=0)).asked == "order"


@rule("BR-CHAR-21", "BR-TGT-01")
@pytest.mark.parametrize(
    ("thief", "worker", "goods"), [("thief", "brown", "guilders"), ("blackmailer", "purple", "vp")]
)
def test_a_single_victim_is_not_asked_for(thief, worker, goods):
    table = Table(3).lives(thief).has(**{worker: 1}).hand("red").has(2, **{goods: 5})
    amount = {"guilders": 4, "vp": 2}[goods]
    assert table.activate(thief) == {worker: -1, "turned": 1, goods: amount}
    assert table.count(2)[goods] == 5 - amount
    table = Table(3).lives(thief).has(**{worker: 1}).hand("red").has(1, **{goods: 5}).has(2, **{goods: 5})
    table.activate(thief)
    assert agreed(table).legal() == ["opponent 1", "opponent 2"]


@rule("BR-ACT-09")
def test_no_ends_what_could_be_done_several_times():
    table = Table().houses("red").hand("shipwright", "red").has(guilders=9)
    table.play("place", 1, 3)
    assert table.asked == "dig"
    table.act("decline")
    assert agreed(table).decider == 1
    table = Table().houses("red").hand("tiler", "red", "red").has(guilders=6)
    table.play("place", 1, 3)
    table.act("decline")
    assert table.decider == 1
    table = Table().houses("red").hand("clockmaker", "red").has(guilders=6)
    table.play("place", 1, 3)
    table.act("draw", 1)
    table.act("decline")
    assert table.decider == 1


@rule("BR-ACT-09")
def test_yes_offers_the_next_one():
    table = Table().houses("red").hand("shipwright", "red").has(guilders=9)
    table.play("place", 1, 3)
    table.act("dig", 1)
    assert (agreed(table).asked, table.count()["cells"]) == ("dig", 1)


@rule("BR-ACT-10", "BR-OP-12")
def test_a_character_is_not_turned_for_an_exchange_that_is_not_made():
    table = Table().lives("juggler").has(red=1, blue=1).hand("red")
    table.activate("juggler")
    assert agreed(table).legal() == ["colour 1", "colour 3"]
    assert present(table.state.why_not("decline")).rule == "BR-ACT-10"
    table.act("colour", 1)
    table.act("colour", 5)
    assert agreed(table).legal() == ["colour 3", "colour 5", "decline"]
    assert table.act("decline") == {}


@rule("BR-ACT-10")
def test_the_only_possible_first_exchange_is_made_at_once():
    table = Table().lives("money_changer").has(red=2).hand("red")
    assert table.activate("money_changer") == {"red": -1, "guilders": 2, "turned": 1}
    assert agreed(table).legal() == ["colour 3", "decline"]


@rule("BR-OP-12")
def test_an_exchange_by_lightning_may_be_declined():
    table = Table().houses("red").hand("lacemaker", "red").has(red=1)
    table.play("place", 1, 3)
    assert agreed(table).legal() == ["colour 3", "decline"]


@rule("BR-CHAR-15", "BR-TURN-18")
@pytest.mark.parametrize(("name", "worker"), [("mason", "yellow"), ("canal_master", "red")])
def test_a_point_is_gained_where_no_canal_cell_can_be_built(name, worker):
    table = Table().lives(name).has(**{worker: 1}, canal=(5, 5), statue=(7, 6)).hand("red")
    table.record["statues"] = 2
    assert agreed(table).can("activate", 1)
    assert table.activate(name) == {worker: -1, "turned": 1, "vp": 1}
    table = Table().lives("canal_digger").has(purple=1).hand("red")
    table.has(canal=(2, 2))
    assert agreed(table).legal("activate") == [], "without a point there is nothing to gain"
