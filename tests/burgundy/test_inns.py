"""The module of the inns (chapter 20)."""

import pytest

import duchy
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.display.view import board
from tests.burgundy.table import Table, bank, castle, cow, inn, mine, monastery, ship, town_hall
from tests.support.rules import rule

NEWER = ("2019", "2020-ua")
MODULES = ("inns",)


@pytest.fixture(params=NEWER)
def table(request) -> Table:
    """A bare table for two with the module, in each printing that has it."""
    return Table(edition=request.param, modules=MODULES)


def lay_inn(table: Table, at: int):
    """Place a stored inn on a space with a die that fits."""
    table.dice(table.number(at), 1)
    return table.place(inn, at=at)


@rule("CB-INN-01", "CB-INN-02")
def test_each_phase_adds_an_inn_to_those_that_are_left(table):
    assert table.record.more[0].inns == 1
    table.end_phase()
    assert table.record.more[0].inns == 2
    table.silver(2).buy_inn()
    table.end_phase()
    assert table.record.more[0].inns == 2
    table.end_phase().end_phase()
    assert table.record.phase == 4 and table.record.more[0].inns == 4
    table.end_phase()
    assert table.state.is_over and table.record.more[0].inns == 4, "five in all"


@rule("CB-INN-01")
def test_games_without_the_module_have_no_inns():
    table = Table(modules=("white_castles",)).silver(9)
    assert table.record.more[0].inns == 0 and not table.legal("buy_inn")


@rule("CB-INN-03")
def test_an_inn_costs_two_silver_and_goes_to_storage(table):
    table.silver(1)
    assert not table.legal("buy_inn")
    table.silver(3)
    assert table.buy_inn().gained_only(silver=-2, stored=1)
    assert table.stored == [inn] and table.record.more[0].inns == 0


@rule("CB-INN-03")
def test_a_full_storage_makes_room_for_an_inn_first(table):
    table.silver(2).storage(mine, ship, bank).buy_inn()
    assert table.asked == "discard"
    table.discard(ship)
    assert table.stored == [mine, bank, inn]


@rule("CB-INN-04")
def test_an_inn_is_the_one_purchase_of_the_turn(table):
    table.silver(9).black(ship).inns(1).buy_inn()
    assert table.record.bought and table.cannot("buy", ship)
    other = Table(edition=table.state.game.options.edition, modules=MODULES).silver(9).black(ship)
    other.buy(ship)
    assert not other.legal("buy_inn")


@rule("CB-INN-04", "CB-BLACK-03")
def test_an_inn_can_be_bought_inside_an_action(table):
    at = table.free("city")
    table.silver(2).storage(town_hall).dice(table.number(at), 1).place(town_hall, at=at)
    assert table.asked == "town_hall", "the inn can be bought and placed"
    table.buy_inn()
    assert table.can("place", inn)


@rule("CB-INN-05")
def test_monastery_6_pays_for_an_inn_as_for_a_tile_of_the_black_depot():
    table = Table(modules=MODULES).holds(monastery(6)).workers(2)
    assert [action.arguments["workers"] for action in table.legal("buy_inn")] == [2]
    assert table.buy_inn().gained_only(workers=-2, stored=1)
    mixed = Table(edition="2020-ua", modules=MODULES).holds(monastery(6)).workers(2).silver(2)
    assert [action.arguments["workers"] for action in mixed.legal("buy_inn")] == [0, 1, 2]


@rule("CB-INN-06", "CB-INN-07")
def test_an_inn_goes_on_any_colour_with_the_number_beside_a_tile(table):
    table.storage(inn)
    free = [at for at in table.all_spaces if table.is_free(at)]
    assert len({table.colour(at) for at in free}) > 1
    for at in table.all_spaces:
        table.dice(table.number(at), table.number(at))
        assert table.can("place", inn, at=at) == (at in free), at
    table.dice(free and table.number(free[0]) % 6 + 1, table.number(free[0]) % 6 + 1)
    assert table.cannot("place", inn, at=free[0]), "another number"


@rule("CB-INN-08", "CB-INN-09", "CB-MON01-02")
def test_a_region_holds_one_inn(table):
    region = max((table.spaces(n) for n in range(1, len(table.plan.regions) + 1)), key=len)
    first, second, *_ = region
    table.phase("E").holds(monastery(1)).holds(inn, at=first).covers(*(at for at in region[2:] if table.is_empty(at)))
    table.storage(inn).dice(table.number(second), 1).workers(9)
    assert table.is_free(second) and table.cannot("place", inn, at=second)
    elsewhere = [at for at in table.all_spaces if table.is_free(at) and at not in region]
    assert any(table.can("place", inn, at=at) for at in elsewhere), "in another region, of the same colour or not"


@rule("CB-INN-10", "CB-INN-17")
def test_an_inn_has_no_effect_whatever_its_space(table):
    for noun in ("city", "pasture", "cloister", "castle", "mine", "river"):
        spaces = [at for at in table.spaces(noun) if len(table.region_of(at)) > 1 and table.is_empty(at)]
        if not spaces:
            continue
        other = Table(edition=table.state.game.options.edition, modules=MODULES).storage(inn)
        around = set(other.neighbours(spaces[0])) - set(other.region_of(spaces[0]))
        other.covers(*filter(other.is_empty, sorted(around)))
        assert lay_inn(other, spaces[0]).gained_only(stored=-1, placed=1), noun
        assert other.asked == "turn"


@rule("CB-INN-17")
def test_an_inn_on_a_mine_space_brings_no_silver(table):
    at = table.spaces("mine")[0]
    table.holds(inn, at=at).round(5).silver(0).end_phase()
    assert table.me.silver == 0


@rule("CB-INN-17")
def test_an_inn_is_no_animal_on_a_pasture(table):
    pasture = table.pasture().spaces()
    table.holds(inn, at=pasture[0]).storage(cow(3))
    at = next(at for at in pasture[1:] if table.is_empty(at))
    table.covers(*(n for n in table.neighbours(at) if table.is_empty(n) and n not in pasture))
    table.dice(table.number(at), 1)
    assert table.place(cow(3), at=at).gained(animals=3)


@rule("CB-INN-11", "CB-INN-14", "CB-INN-15")
@pytest.mark.parametrize("edition", NEWER)
@pytest.mark.parametrize("last", [True, False])
def test_a_region_of_four_with_an_inn_scores_as_one_of_five(edition, last):
    table = Table(edition=edition, estate="6", modules=MODULES).city(4).phase("C")
    at, *others = table.spaces()
    if last:
        table.covers(*others).storage(inn)
        assert lay_inn(table, at).gained(regions=15, phases=6)
    else:
        table.holds(inn, at=others[0]).covers(*others[1:]).storage(bank).dice(table.number(at), 1)
        assert table.place(bank, at=at).gained(regions=15, phases=6)


@rule("CB-INN-12", "CB-INN-13")
def test_the_size_counted_is_at_most_8():
    sizes = {}
    for edition in NEWER:
        for number in map(str, range(1, 11)):
            table = Table(edition=edition, estate=number, modules=MODULES)
            sizes[edition, number] = max(len(region) for region in table.plan.regions)
    edition, number = max(sizes, key=lambda name: sizes[name])
    assert sizes[edition, number] == 8
    for edition in NEWER:
        table = Table(edition=edition, estate=number, modules=MODULES).phase("C")
        region = next(table.spaces(n) for n in range(1, len(table.plan.regions) + 1) if len(table.spaces(n)) == 8)
        table.covers(*(at for at in region[:-1] if table.is_empty(at))).storage(inn)
        assert lay_inn(table, region[-1]).gained(regions=36)


@rule("CB-INN-20", "CB-SH17-01")
@pytest.mark.parametrize(("estate", "size", "points"), [("6", 4, 21), ("10", 8, 36)])
def test_an_inn_and_shield_17_add_up_to_8_at_most(estate, size, points):
    table = Table(estate=estate, modules=("inns", "shields")).bears(Shield.WIDE_BOUNDS).city(size).phase("C")
    at, *others = table.spaces()
    table.covers(*others).storage(inn)
    assert lay_inn(table, at).gained(regions=points)


@rule("CB-INN-16")
def test_an_inn_covers_its_space_for_the_colour_and_wins_the_bonus_tile(table):
    spaces = [at for at in table.spaces("mine") if table.is_empty(at)]
    table.covers(*spaces[:-1]).storage(inn)
    table.covers(*(at for at in table.neighbours(spaces[-1])[:1] if table.is_empty(at)))
    assert lay_inn(table, spaces[-1]).gained(bonus=5, bonus_tiles=1)


@rule("CB-INN-18")
@pytest.mark.parametrize("number", [9, 10, 11])
def test_no_free_step_helps_to_place_an_inn(table, number):
    table.holds(monastery(number)).storage(inn).workers(0)
    at = next(at for at in table.all_spaces if table.is_free(at))
    step = table.number(at) % 6 + 1
    table.dice(step, step)
    assert table.cannot("place", inn, at=at)
    table.workers(1)
    assert table.can("place", inn, at=at)


@rule("CB-INN-19")
def test_a_town_hall_or_a_castle_may_place_an_inn(table):
    at = table.free("city")
    table.storage(town_hall, inn).dice(table.number(at), 1).place(town_hall, at=at)
    target = next(space for space in table.all_spaces if table.is_free(space))
    assert table.place(inn, at=target).gained(placed=1)
    other = Table(edition=table.state.game.options.edition, modules=MODULES).storage(castle, inn)
    at = other.spaces("castle")[0] if other.is_empty(other.spaces("castle")[0]) else other.spaces("castle")[1]
    other.covers(*(n for n in other.neighbours(at)[:1] if other.is_empty(n)))
    other.dice(other.number(at), 1).place(castle, at=at)
    assert other.asked == "castle" and other.can("place", inn, die="free")


def test_a_position_with_inns_reads_as_it_was_written(table):
    table.phase("C").holds(inn, at=table.spaces("city")[0]).inns(1).storage(inn)
    text = duchy.position.of(table.state).text
    assert "inn" in text
    assert duchy.position.read(text).state() == table.state


def test_the_view_shows_inns_and_where_to_buy_and_place_them(table):
    shown = table.phase("B").silver(2).storage(inn).inns(1).state.view(0)
    assert shown["inns"] == 1
    assert shown["players"][0]["storage"] == ["inn"]
    bought = next(action for action in shown["actions"] if action["kind"] == "buy_inn")
    assert bought["targets"] == {"inn": True} and bought["cost"] == {"silver": 2} and bought["gain"] == {"tile": "inn"}
    assert board(table.state.game)["tiles"]["inn"] == {"colour": "inn"}
    assert "inns" not in duchy.load("burgundy").new_state(1).view(0)


def test_an_inn_counts_as_a_covered_space_of_its_colour(table):
    at = table.spaces("mine")[0]
    covered = table.holds(inn, at=at).state.view(0)["players"][0]["covered"]
    assert covered["mine"] == 1 and sum(covered.values()) == 2, "and the castle"


def test_inns_in_words(table):
    table.silver(2)
    describe = table.state.game.describe
    buy = {"kind": "buy_inn", "workers": 0}
    assert describe(table.state, buy).text == "Buy an inn (2 silver)"
    assert describe(table.state, buy, language="ru").text == "Купить гостиницу (2 слитка серебра)"
    assert describe(table.state, buy, language="uk").text == "Купити гостинний двір (2 срібні монети)"


def test_inns_are_drawn(table):
    table.holds(inn, at=table.spaces("mine")[0])
    assert "Inns" in str(table.state) and "Inn" in str(table.state)
    assert 'data-tile="inn"' in table.state.svg()
