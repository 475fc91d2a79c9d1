"""Animals (chapter 5.7)."""

import pytest

from duchy.games.burgundy.components.printings import EDITIONS
from tests.burgundy.table import chicken, cow, pig, sheep
from tests.support.rules import rule

NEWER = EDITIONS[1:]
SPECIES = [cow, pig, sheep, chicken]


@rule("CB-ANIM-01", "CB-ANIM-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("species", SPECIES)
def test_an_animal_tile_scores_the_animals_it_shows(table, edition, species, count):
    table.set_up(edition=edition).covers(12).storage(species(count)).dice(4, 4)
    assert table.place(species(count), at=11).gained_only(animals=count, stored=-1, placed=1)


@rule("CB-ANIM-02")
def test_no_tile_shows_fewer_than_two_or_more_than_four_animals(table):
    for count in (1, 5):
        with pytest.raises(ValueError, match="2 to 4"):
            cow(count)
    scored = set()
    for kind in range(9, 21):
        table.set_up().covers(12).storage(kind).dice(4, 4)
        table.place(kind, at=11)
        scored.add(table.vp)
    assert scored == {2, 3, 4}


@rule("CB-ANIM-03", "CB-ANIM-07", "CB-ANIM-08")
def test_cows_score_again_on_the_same_pasture(table):
    table.estate("1").pasture("north").holds(cow(3)).storage(cow(4), cow(4)).dice(1, 2)
    assert table.place(cow(4), at=table.free("north", die=1)).gained(vp=7)
    assert table.place(cow(4), at=table.free("north", die=2)).gained(vp=11)


@rule("CB-ANIM-09")
@pytest.mark.parametrize("edition", NEWER)
def test_example_two_sheep_join_three_on_the_pasture_of_the_cows(table, edition):
    table.set_up(edition=edition).pasture("north").holds(cow(3), cow(4), sheep(3)).storage(sheep(2))
    at = table.free("north")
    table.dice(table.number(at), 1)
    assert table.place(sheep(2), at=at).gained(animals=5)


@rule("CB-ANIM-04")
def test_tiles_need_not_touch(table):
    table.holds(cow(3), at=1).covers(16).storage(cow(4)).dice(5, 5)
    assert 10 not in table.neighbours(1)
    assert table.place(cow(4), at=10).gained(animals=7)


@rule("CB-ANIM-05")
def test_other_pastures_do_not_count(table):
    table.holds(cow(3), at=1).covers(27).storage(cow(4)).dice(2, 2)
    assert table.place(cow(4), at=28).gained(animals=4)


@rule("CB-ANIM-05")
def test_pastures_that_lie_apart_on_another_estate_do_not_count(table):
    table.estate("9")
    north, south = (table.spaces(table.region("pasture", size)) for size in (4, 2))
    table.holds(pig(2), pig(3), at=north[:2]).holds(pig(4), at=south[0]).storage(pig(2))
    table.dice(table.number(south[1]), 1)
    assert table.place(pig(2), at=south[1]).gained(animals=6)


@rule("CB-ANIM-06", "CB-ANIM-10")
def test_other_types_share_the_pasture_and_do_not_score(table):
    table.holds(cow(3), pig(4), chicken(2), at=[1, 5, 6]).storage(sheep(2), pig(2)).dice(5, 4)
    assert table.place(sheep(2), at=10).gained(animals=2)
    assert table.place(pig(2), at=11).gained(animals=6)
    assert [table.tile(at) for at in (1, 5, 6, 10, 11)] == [cow(3), pig(4), chicken(2), sheep(2), pig(2)]


@rule("CB-ANIM-03")
def test_the_animals_of_others_do_not_score(table):
    table.player(1).holds(cow(4), at=1)
    table.covers(12).storage(cow(3)).dice(4, 4)
    assert table.place(cow(3), at=11).gained(animals=3)
