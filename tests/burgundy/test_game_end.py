"""The end of the game and the final scoring (chapter 11)."""

import pytest

from duchy.games.burgundy.rules import points
from duchy.games.burgundy.state import BASE_CATEGORIES, Category
from tests.burgundy.table import bank, castle, cow, monastery, ship
from tests.support.rules import rule

EDITIONS = ("2011", "2019", "2020-ua")


@pytest.fixture(params=EDITIONS)
def last_round(table, request):
    """The last round of a game in each printing."""
    return table.set_up(edition=request.param).phase("E").round(5)


def final(table, category):
    """What player 0 gets from one source in the final scoring; every other source gives nothing."""
    table.end_round()
    assert table.state.is_over
    scored = table.me.points.tolist()
    assert sum(scored) == scored[category]
    return scored[category]


@rule("CB-END-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_after_phase_e(table, players):
    table.set_up(players=players)
    for phase in range(4):
        assert table.record.phase == phase
        table.end_phase()
        assert not table.state.is_over
    table.end_phase()
    assert table.state.is_over
    assert table.asked is None
    assert table.state.deciders == ()
    assert table.state.legal_actions() == []


@rule("CB-END-02")
def test_each_unsold_goods_tile_scores_one_point(last_round):
    last_round.goods(red=3, pink=1, orange=2).sold(red=4)
    assert final(last_round, Category.GOODS) == 6


@rule("CB-END-03")
def test_each_silver_scores_one_point(last_round):
    assert final(last_round.silver(7), Category.SILVER) == 7


@rule("CB-END-04")
@pytest.mark.parametrize(("workers", "expected"), [(0, 0), (1, 0), (2, 1), (3, 1), (8, 4), (9, 4)])
def test_every_two_workers_score_one_point(last_round, workers, expected):
    assert final(last_round.workers(workers), Category.WORKERS) == expected


@rule("CB-END-05")
def test_monasteries_that_give_final_points_are_scored(last_round):
    last_round.holds(monastery(25), monastery(24), monastery(22)).sold(red=4).holds(cow(2), bank)
    assert final(last_round, Category.MONASTERIES) == 4 + 4 + 4


@rule("CB-END-05", "CB-MON00-01")
def test_monasteries_in_storage_are_not_scored(last_round):
    last_round.storage(monastery(25), monastery(24), monastery(22)).sold(red=4).holds(cow(2), bank)
    assert final(last_round, Category.MONASTERIES) == 0


@rule("CB-END-06")
def test_tiles_in_storage_score_nothing(last_round):
    last_round.storage(cow(4), castle, ship)
    last_round.end_round()
    assert last_round.state.scores == [0, 0]


@rule("CB-END-07")
def test_incomplete_regions_score_nothing(last_round):
    for region in ("city", "pasture", "river"):
        last_round.covers(*last_round.spaces(region)[:2])
    last_round.holds(monastery(1), at=13).end_round()
    assert last_round.state.scores == [0, 0]


@rule("CB-END-02", "CB-END-03", "CB-END-04", "CB-END-05")
def test_all_sources_add_up_for_every_player(last_round):
    last_round.points(40).goods(red=2).silver(3).workers(5).holds(monastery(25)).sold(pink=6)
    last_round.player(1).points(50).goods(brown=1)
    last_round.end_round()
    assert last_round.state.scores == [40 + 2 + 3 + 2 + 6, 51]
    record = last_round.state._kernel_array[0]
    assert [points(record, 0, category) for category in range(BASE_CATEGORIES)] == [40, 0, 0, 0, 0, 0, 2, 3, 2, 6]
    assert points(record, 1, Category.GOODS) == 1


@rule("CB-END-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_most_points_win_whatever_else_differs(table, edition):
    table.set_up(players=4, edition=edition).phase("E").round(5)
    for player, score in enumerate((60, 82, 81, 7)):
        table.player(player).points(score)
    table.player(2).covers(18, 20, 17)
    table.end_round()
    assert table.state.scores == [60, 82, 81, 7]
    assert table.state.places == [3, 1, 2, 4]
