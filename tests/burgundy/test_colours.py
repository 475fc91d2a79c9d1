"""Bonus tiles for whole colours (chapter 6)."""

import pytest

from duchy.games.burgundy.components.tiles import Colour
from tests.burgundy.table import bank, castle, cow, mine, monastery, ship
from tests.support.rules import rule

LARGE, SMALL, NONE = 1, 2, 0

#: By colour, a tile that may complete it on estate 1, and the space left open for it.
LAST = {
    "city": (bank, 26),
    "pasture": (cow(4), 11),
    "cloister": (monastery(26), 13),
    "castle": (castle, 7),
    "mine": (mine, 25),
    "river": (ship, 18),
}
COLOURS = dict(zip(LAST, Colour, strict=True))


def complete(table, colour, player=0, leaving=()):
    """Cover a colour but for one space (and those left open), then that space, in the turn of this player."""
    tile, last = LAST[colour]
    seat = table.player(player).fill(colour, leaving=[last, *leaving])
    if not seat.is_free(last):
        seat.covers(seat.neighbours(last)[-1])
    table.turn(player)
    return seat.storage(tile).dice(seat.number(last), seat.number(last)).place(tile, at=last)


@rule("CB-COLOR-01", "CB-COLOR-09")
@pytest.mark.parametrize("colour", LAST)
def test_the_first_to_cover_a_colour_takes_its_large_bonus_tile(table, colour):
    assert complete(table, colour).gained(bonus=5, bonus_tiles=1)
    assert table.me.bonus[COLOURS[colour]] == LARGE
    assert table.record.bonus_left.tolist() == [1 if c == COLOURS[colour] else 2 for c in Colour]


@rule("CB-COLOR-01")
@pytest.mark.parametrize(("colour", "open_space"), [("pasture", 28), ("cloister", 36), ("river", 22), ("city", 12)])
def test_a_complete_region_is_not_yet_a_complete_colour(table, colour, open_space):
    assert complete(table, colour, leaving=[open_space]).gained(phases=10, bonus=0, bonus_tiles=0)


@rule("CB-COLOR-02", "CB-COLOR-03", "CB-COLOR-04")
@pytest.mark.parametrize("edition", ["2011", "2019", "2020-ua"])
@pytest.mark.parametrize(("players", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_the_large_and_the_small_bonus_tile_score_by_the_number_of_players(table, edition, players, large, small):
    table.set_up(players=players, edition=edition)
    assert complete(table, "mine", player=1).gained(bonus=large)
    assert complete(table, "mine", player=0).gained(bonus=small)
    assert table.player(1).me.bonus[Colour.MINE] == LARGE
    assert table.player(0).me.bonus[Colour.MINE] == SMALL


@rule("CB-COLOR-03")
def test_the_small_tile_of_one_colour_says_nothing_of_another(table):
    complete(table, "mine", player=0)
    assert complete(table, "river", player=1).gained(bonus=5)


@rule("CB-COLOR-05")
@pytest.mark.parametrize("players", [3, 4])
def test_third_and_later_players_get_nothing_for_a_colour(table, players):
    table.set_up(players=players)
    complete(table, "mine", player=0)
    complete(table, "mine", player=1)
    for player in range(2, players):
        assert complete(table, "mine", player).gained_only(vp=6 + 10, stored=-1, placed=1)
        assert table.player(player).me.bonus[Colour.MINE] == NONE
    assert table.record.bonus_left[Colour.MINE] == 0


@rule("CB-COLOR-06")
def test_in_2011_a_third_mine_or_a_sixth_animal_completes_its_colour(table):
    table.set_up(edition="2011")
    assert complete(table, "mine").gained(bonus=5)
    assert int((table.me.tiles == mine).sum()) == 3
    assert complete(table, "pasture").gained(bonus=5)
    assert len(table.spaces("pasture")) == 6


@rule("CB-COLOR-07")
@pytest.mark.parametrize("edition", ["2019", "2020-ua"])
def test_a_third_mine_or_a_sixth_monastery_completes_its_colour(table, edition):
    table.set_up(edition=edition)
    assert complete(table, "mine").gained(bonus=5)
    assert int((table.me.tiles == mine).sum()) == 3
    assert complete(table, "cloister").gained(bonus=5)
    assert len(table.spaces("cloister")) == 6


@rule("CB-COLOR-08")
def test_the_start_castle_and_three_more_complete_dark_green(table):
    table.covers(12).storage(castle, castle, castle).dice(6, 4)
    assert table.place(castle, at=7).gained(bonus=0)
    table.decline()
    assert table.place(castle, at=3).gained(bonus=0)
    table.decline()
    assert table.dice(5, 5).place(castle, at=2).gained(bonus=5)


@rule("CB-COLOR-09")
def test_a_bonus_scores_at_once_and_the_tile_is_kept(table):
    table.phase("E").round(5)
    assert complete(table, "mine").gained(bonus=5, vp=6 + 2 + 5)
    table.silver(0).end_phase()
    assert table.state.is_over
    assert table.me.points.tolist()[:3] == [6, 2, 5]
    assert table.me.bonus[Colour.MINE] == LARGE


@rule("CB-COLOR-10")
def test_one_placement_scores_region_phase_and_colour_together(table):
    assert complete(table, "mine").gained_only(regions=6, phases=10, bonus=5, vp=21, bonus_tiles=1, stored=-1, placed=1)
