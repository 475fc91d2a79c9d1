"""The solo game (chapter 23)."""

import pytest

import duchy
from duchy import position
from duchy.engine.errors import OptionError
from duchy.games.burgundy.components.tiles import COLOUR, Colour, Kind
from duchy.games.burgundy.display import log, view
from duchy.games.burgundy.options import Options
from tests.burgundy.table import (
    Table,
    bank,
    boarding_house,
    castle,
    cow,
    crane,
    geese,
    goods_number,
    mine,
    monastery,
    ship,
    warehouse,
    watchtower,
)
from tests.support.rules import rule

NEWER = ("2019", "2020-ua")
black = Kind.BLACK_TILE
PHASE_A = 10  # points for a region completed in phase A


def solo(edition: str = "2019", estate: str = "13a", modules: tuple[str, ...] = ()) -> Table:
    """A bare table for one, with the start castle where most other spaces are open."""
    table = Table(players=1, edition=edition, estate=estate, modules=("solo", *modules))
    start = max(table.spaces("castle"), key=lambda at: len(table.neighbours(at)))
    return Table(players=1, edition=edition, estate=estate, modules=("solo", *modules), castle=start).workers(9)


@pytest.fixture(params=NEWER)
def table(request) -> Table:
    return solo(request.param)


def counter(table: Table) -> tuple[int, int]:
    """The points since the target was reached last, and the target."""
    return int(table.record.more[0].solo_points), int(table.record.more[0].solo_target)


def waiting(table: Table) -> set[str]:
    """The effects that the player can choose from."""
    names = ("size", "phase", "colour", "tile")
    return {names[action.arguments["effect"] - 1] for action in table.legal("resolve")}


def settle(table: Table) -> None:
    """Come to the end of a placement: in any order, without using what may be declined."""
    while table.asked != "turn":
        if table.asked == "order":
            table.resolve(min(waiting(table)))
        elif table.asked == "ship":
            table.load(1)
        else:
            table.decline()


def lone(table: Table, colour: str) -> int:
    """A space of a colour that is a region by itself and has a neighbour that can be covered; the neighbour is."""
    at = next(at for at in table.spaces(colour) if len(table.region_of(at)) == 1 and table.is_empty(at))
    if not table.is_free(at):
        table.covers(next(other for other in table.neighbours(at) if table.is_empty(other)))
    return at


# --- set-up and round ------------------------------------------------------------------------------------------------


@rule("CB-SOLO-01", "CB-SOLO-05", "CB-SOLO-06", "CB-SETUP-04")
@pytest.mark.parametrize("edition", NEWER)
def test_the_set_up(edition):
    state = duchy.load("burgundy", players=1, edition=edition, modules="solo").new_state(3)
    home = state.record.estates[0]
    assert (home.silver, home.workers, home.goods.sum()) == (1, 2, 3)
    state.apply(state.legal_actions()[0])
    assert (state.record.more[0].solo_points, state.record.more[0].solo_target) == (0, 50)
    assert (state.record.depots > 0).sum() == 12 - 1 and (state.record.black > 0).sum() == 4
    assert state.record.unseen.sum() == 42 - 3 - 5


@rule("CB-SOLO-02", "CB-SOLO-03")
@pytest.mark.parametrize("edition", NEWER)
@pytest.mark.parametrize("estate", ["13a", "13b"])
def test_the_start_castle_goes_on_any_dark_green_space(edition, estate):
    game = duchy.load("burgundy", players=1, edition=edition, modules="solo", estates=estate)
    state = game.new_state(1)
    spaces = {game.catalogue.decode(action).arguments["hex"] for action in state.legal_actions()}
    assert spaces == set(solo(edition, estate).spaces("castle")) and len(spaces) == 4
    options = duchy.load("burgundy", players=1, modules="solo").options
    assert isinstance(options, Options) and options.estates == "13a", "for beginners"


@rule("CB-SOLO-07", "CB-SOLO-08", "CB-SOLO-15", "CB-SOLO-50")
def test_twenty_five_rounds_of_three_dice_and_then_it_is_lost(table):
    rounds = 1
    while not table.state.is_over:
        assert table.asked == "turn" and all(1 <= value <= 6 for value in (*table.me.dice, table.record.white))
        assert not any(table.me.spent)
        table.end_turn()
        rounds += not table.state.is_over
    assert rounds == 25 and table.state.verdict == "lost"
    assert table.vp == 0, "no final scoring: nothing for silver and workers"


@rule("CB-SOLO-09")
def test_the_goods_of_the_round_come_to_the_depot_of_the_white_die(table):
    coming = int(table.record.round_goods[1])
    table.end_turn()
    white = int(table.record.white)
    assert table.record.wares[white - 1][coming] == 1 and table.record.wares.sum() == 1


FIRST_TO_GO = {1: "building", 2: "monastery", 3: "animal", 4: "ship", 5: "mine", 6: "building"}
"""Of the two tiles of each depot, the one further left or further up."""


@rule("CB-SOLO-10", "CB-SOLO-11", "CB-SOLO-12", "CB-PIC-05")
def test_the_leftmost_or_topmost_tile_of_that_depot_leaves_the_game():
    met = set()
    for seed in range(40):
        state = duchy.load("burgundy", players=1, modules="solo").new_state(seed)
        state.apply(state.legal_actions()[0])
        white = int(state.record.white)
        (left,) = (Colour(int(COLOUR[kind])).name.lower() for kind in state.record.depots[white - 1] if kind)
        both = {1: "ship", 2: "castle", 3: "building", 4: "building", 5: "monastery", 6: "animal"}
        assert left == both[white] != FIRST_TO_GO[white]
        assert sorted((state.record.depots > 0).sum(axis=1).tolist()) == [1, 2, 2, 2, 2, 2]
        met.add(white)
    assert met == set(range(1, 7))


@rule("CB-SOLO-13", "CB-SOLO-14")
def test_an_empty_depot_is_skipped_clockwise_and_if_all_are_empty_nothing_leaves(table):
    table._board.arrange(depots={4: [None, "ship", "watchtower"]})
    table.end_turn()
    assert table.tiles(4) == [watchtower], "whatever the die shows"
    table.end_turn()
    assert table.tiles(4) == []
    table.end_turn()
    assert not table.record.depots.any()


@rule("CB-SOLO-13")
def test_the_next_depot_clockwise_comes_first():
    table = solo()
    table._board.arrange(depots={2: ["monastery-1"], 5: [None, "mine"]})
    table.end_turn()
    white = int(table.record.white)
    assert (table.tiles(2), table.tiles(5)) == (([], [mine]) if white in (6, 1, 2) else ([monastery(1)], []))


# --- rivers ----------------------------------------------------------------------------------------------------------


@rule("CB-SOLO-16", "CB-SOLO-17", "CB-SOLO-18", "CB-PIC-15")
def test_another_island_is_reached_over_a_river_by_any_tile_on_a_blue_space(table):
    near, far = next(
        (at, other) for at in table.spaces("river") for other in table.neighbours(at) if apart(table, at, other)
    )
    table.storage(ship if table.colour(far) == Colour.SHIP else black, black)
    table.dice(table.number(far), table.number(near))
    assert table.cannot("place", at=far)
    table.covers(*(at for at in table.neighbours(near) if not apart(table, near, at) and table.is_empty(at)))
    table.place(black, at=near)
    settle(table)
    assert table.can("place", at=far)


def apart(table: Table, at: int, other: int) -> bool:
    """Whether two spaces do not touch."""
    (x, y), (u, v) = table.plan.positions[at - 1], table.plan.positions[other - 1]
    return (x - u) ** 2 + (y - v) ** 2 > 1.5


# --- ships and black tiles -------------------------------------------------------------------------------------------


def land(table: Table) -> None:
    """Place a ship and come to its question, before anything else of the placement."""
    at = lone(table, "river")
    table.storage(ship).dice(table.number(at), 1)
    table.place(ship, at=at)
    if table.asked == "order":
        table.resolve("tile")
    assert table.asked == "ship"


@rule("CB-SOLO-04", "CB-SOLO-19", "CB-SOLO-52")
def test_a_ship_takes_all_goods_of_a_depot_and_all_others_leave_the_game(table):
    table.wares(2, red=1, pink=1, brown=1, purple=2).wares(3, red=2).goods(orange=1)
    land(table)
    loaded = table.load(2)
    assert loaded.gained_only(vp=11, red=1, pink=1, brown=1, purple=2), "the pawn stays, and any colour fits"
    assert not table.record.wares.any()


@rule("CB-SOLO-53")
def test_with_monastery_5_both_depots_are_taken_before_the_others_are_cleared(table):
    table.holds(monastery(5)).wares(2, red=1).wares(3, pink=1).wares(5, brown=1)
    land(table)
    assert table.load(2, span=2).gained_only(vp=11, red=1, pink=1)
    assert not table.record.wares.any()


@rule("CB-SOLO-20", "CB-SOLO-21", "CB-SOLO-22", "CB-SOLO-57")
def test_then_five_goods_may_be_exchanged_once_for_a_black_tile(table):
    table.wares(2, red=3).goods(pink=4).black(mine, bank)
    land(table)
    table.load(2)
    assert table.asked == "exchange" and len(table.legal("exchange")) == 2 and table.can("decline")
    table.exchange(bank)
    given = ["red", "pink", "pink", "red", "red"]
    for colour in given:
        assert table.asked == "give" and table.cannot("decline")
        table.give(colour)
    assert table.goods_held == {"pink": 2} and table.stored == [black] and table.black_tiles == [mine]
    assert table.asked != "exchange" and not table.me.sold.any(), "they leave the game unsold"


@rule("CB-SOLO-20", "CB-SOLO-57")
def test_goods_are_handed_over_by_themselves_where_there_is_no_choice(table):
    table.wares(2, red=3).goods(pink=2).black(mine)
    land(table)
    table.load(2)
    assert table.exchange(mine).gained_only(vp=11, red=-3, pink=-2, stored=1)


@rule("CB-SOLO-57")
@pytest.mark.parametrize(("goods", "tiles"), [(4, (mine,)), (5, ())])
def test_the_exchange_needs_five_goods_and_a_tile(table, goods, tiles):
    table.goods(pink=goods).black(*tiles)
    land(table)
    table.load(1)
    assert table.asked != "exchange"


@rule("CB-INN-05", "CB-INN-21", "CB-COMP-27")
def test_an_inn_taken_in_the_exchange_stays_an_inn():
    table = solo(modules=("inns",))
    table.inns(1).goods(pink=5)
    land(table)
    table.load(1)
    table.exchange(Kind.INN)
    assert table.stored == [Kind.INN] and table.record.more[0].inns == 0


@rule("CB-INN-05")
def test_an_inn_may_be_the_colour_award():
    table = solo(modules=("inns",))
    table.inns(1)
    finish(table, "mine", mine)
    table.resolve("colour")
    table.award(Kind.INN, at=table.free("city"))
    assert table.record.more[0].inns == 0


@rule("CB-SOLO-22")
def test_a_full_storage_makes_room_for_the_black_tile(table):
    table.goods(pink=5).black(mine)
    at = lone(table, "river")
    table.storage(ship, bank, mine).dice(table.number(at), 1)
    table.place(ship, at=at)
    if table.asked == "order":
        table.resolve("tile")
    table.load(1)
    table.exchange(mine)
    assert table.stored == [bank, mine, black]


@rule("CB-SOLO-23", "CB-SOLO-34")
def test_a_black_tile_fits_any_colour_but_number_and_neighbours_count(table):
    table.storage(black).workers(0)
    free = [at for at in table.all_spaces if table.is_free(at)]
    for value in range(1, 7):
        table.dice(value, value)
        assert {action.arguments["hex"] for action in table.legal("place")} == {
            at for at in free if table.number(at) == value
        }
    assert len({table.colour(at) for at in free}) > 2


@rule("CB-SOLO-34")
def test_city_limits_do_not_count_for_black_tiles(table):
    city = next(region for region in table.plan.regions if len(region) > 1 and table.colour(min(region) + 1) == 0)
    first, second = sorted(at + 1 for at in city)[:2]
    table.holds(black, at=first).storage(black, bank).dice(table.number(second), table.number(second))
    assert table.can("place", black, at=second) and table.can("place", bank, at=second)


@rule("CB-SOLO-27", "CB-SOLO-28", "CB-SOLO-35")
@pytest.mark.parametrize("colour", ["river", "castle", "mine", "cloister"])
def test_a_black_tile_completes_regions_and_does_nothing_else(table, colour):
    at = lone(table, colour)
    table.storage(black).dice(table.number(at), 1)
    result = table.place(black, at=at)
    assert result.gained_only(vp=1 + PHASE_A, stored=-1, placed=1, workers=result.changes().get("workers", 0))
    assert table.asked == "turn", "no goods, no extra action"


@rule("CB-SOLO-28", "CB-SOLO-54")
def test_a_black_mine_pays_nothing_while_others_do(table):
    first, second = table.spaces("mine")[:2]
    table.holds(black, at=first).holds(mine, at=second)
    while table.record.phase == 0:
        table.end_turn()
    assert table.me.silver == 1


@rule("CB-SOLO-36", "CB-SOLO-54")
def test_a_tile_that_was_bought_stays_what_it_is(table):
    table.silver(2).black(bank)
    table.buy(bank)
    assert table.stored == [bank] and table.me.silver == 0


# --- monasteries -----------------------------------------------------------------------------------------------------


def endow(table: Table, number: int):
    """Place a monastery and use its effect first."""
    at = next(at for at in table.spaces("cloister") if table.is_empty(at))
    if not table.is_free(at):
        table.covers(next(other for other in table.neighbours(at) if table.is_empty(other)))
    table.storage(monastery(number)).dice(table.number(at), 1)
    result = table.place(monastery(number), at=at)
    return table.resolve("tile") if table.asked == "order" else result


@rule("CB-SOLO-24", "CB-SOLO-25", "CB-SOLO-45")
def test_a_monastery_scores_at_once_what_there_is(table):
    cities = table.spaces("city")
    table.holds(warehouse, at=cities[0]).holds(warehouse, at=cities[-1])
    assert endow(table, 16).gained(monasteries_vp=8)
    assert counter(table)[0] >= 8


@rule("CB-SOLO-25")
def test_what_comes_later_adds_nothing(table):
    endow(table, 16)
    settle(table)
    scored = int(table.me.points[9])
    at = table.free("city")
    table.storage(warehouse).dice(table.number(at), 1).goods(red=1)
    table.place(warehouse, at=at)
    settle(table)
    assert int(table.me.points[9]) == scored == 0


@rule("CB-SOLO-26")
def test_monastery_26_scores_three_for_each_colour_completed_so_far(table):
    table.fill("mine").fill("castle")
    assert endow(table, 26).gained(monasteries_vp=6)


@rule("CB-SOLO-26")
def test_yellow_counts_for_monastery_26_if_it_completes_it(table):
    last = table.spaces("cloister")[-1]
    table.fill("cloister", leaving=[last])
    assert endow(table, 26).gained(monasteries_vp=3)


@rule("CB-SOLO-56")
def test_the_crane_is_of_the_type_that_counts_it_first():
    table = solo(modules=("extra_tiles",))
    table.holds(crane, at=table.spaces("city")[0])
    assert endow(table, 16).gained(monasteries_vp=4)
    settle(table)
    assert endow(table, 17).gained(monasteries_vp=0)


# --- the colour award ------------------------------------------------------------------------------------------------


def finish(table: Table, colour: str, tile: Kind):
    """Cover the last space of a colour."""
    at = table.spaces(colour)[-1]
    table.fill(colour, leaving=[at])
    if not table.is_free(at):
        table.covers(next(other for other in table.neighbours(at) if table.is_empty(other)))
    table.storage(tile).dice(table.number(at), 1)
    return table.place(tile, at=at)


@rule("CB-SOLO-29", "CB-SOLO-30", "CB-SOLO-33")
@pytest.mark.parametrize("tile", [mine, black])
def test_a_completed_colour_places_a_tile_of_the_black_depot_at_once(table, tile):
    table.black(bank, bank, cow(3))
    finish(table, "mine", tile)
    assert "colour" in waiting(table)
    table.resolve("colour")
    assert table.asked == "award" and table.can("decline")
    spaces = {action.arguments["hex"] for action in table.legal("award") if action.arguments["slot"] == 1}
    assert spaces == {at for at in table.spaces("city") if table.is_free(at)}, "whatever the number"
    assert {action.arguments["slot"] for action in table.legal("award")} <= {1, 3}, "equal tiles once"
    table.award(bank, at=min(spaces))
    settle(table)
    assert table.tile(min(spaces)) == bank and table.black_tiles == [bank, cow(3)]
    assert table.me.silver == 2 and not table.me.bonus.any()


@rule("CB-SOLO-31")
def test_an_award_that_completes_another_colour_brings_another(table):
    last = table.spaces("castle")[-1]
    table.fill("castle", leaving=[last]).black(castle, bank)
    if not table.is_free(last):
        table.covers(next(other for other in table.neighbours(last) if table.is_empty(other)))
    finish(table, "mine", mine)
    table.resolve("colour")
    table.award(castle, at=last)
    assert "colour" in waiting(table)
    table.resolve("colour")
    assert table.asked == "award" and {action.arguments["slot"] for action in table.legal("award")} == {2}


@rule("CB-SOLO-32")
@pytest.mark.parametrize("tiles", [(), (mine,)])
def test_an_award_is_lost_if_nothing_fits(table, tiles):
    table.black(*tiles)
    finish(table, "mine", mine)
    table.resolve("colour")
    assert table.asked != "award"


@rule("CB-SOLO-32")
def test_an_award_may_be_declined(table):
    table.black(bank)
    finish(table, "mine", mine)
    table.resolve("colour")
    table.decline()
    assert table.black_tiles == [bank]


@rule("CB-SOLO-58")
def test_a_ship_of_the_award_works_in_full(table):
    lone(table, "river")
    table.black(ship, mine).wares(1, red=5)
    finish(table, "mine", mine)
    table.resolve("colour")
    table.award(ship, at=table.free("river"))
    if table.asked == "order":
        table.resolve("tile")
    table.load(1)
    assert table.asked == "exchange"
    assert table.exchange(mine).gained_only(vp=22, red=-5, stored=1) and table.stored == [black]


# --- order, target, end ----------------------------------------------------------------------------------------------


@rule("CB-SOLO-37")
def test_the_player_chooses_the_order_of_scorings_and_effects(table):
    table.black(bank)
    at = table.spaces("castle")[-1]
    table.fill("castle", leaving=[at])
    if not table.is_free(at):
        table.covers(next(other for other in table.neighbours(at) if table.is_empty(other)))
    table.storage(castle).dice(table.number(at), 1)
    table.place(castle, at=at)
    assert table.asked == "order" and table.cannot("decline")
    assert waiting(table) == {"size", "phase", "colour", "tile"}
    assert table.resolve("phase").gained_only(vp=PHASE_A)
    assert waiting(table) == {"size", "colour", "tile"}
    table.resolve("tile")
    assert table.asked == "castle"
    table.take_workers()
    assert waiting(table) == {"size", "colour"}
    assert table.resolve("size").gained_only(vp=1) and table.asked == "award", "the last one comes by itself"


@rule("CB-SOLO-37")
def test_points_of_a_region_are_counted_by_themselves_where_their_order_is_all_one(table):
    at = lone(table, "mine")
    table.storage(mine).dice(table.number(at), 1)
    assert table.place(mine, at=at).gained(vp=1 + PHASE_A) and table.asked == "turn"
    near = solo().target(50, counted=45)
    at = lone(near, "mine")
    near.storage(mine).dice(near.number(at), 1)
    near.place(mine, at=at)
    assert waiting(near) == {"size", "phase"}, "here the target is reached in between"


@rule("CB-SOLO-37", "CB-INN-11")
@pytest.mark.parametrize("edition", NEWER)
def test_an_inn_counts_for_the_order_of_points_only_where_it_lies(edition):
    # A region of one and phase D: 1 + 4 points and 1 silver do not reach 45 from 37. With an inn they are 3 + 4.
    def completed(tile):
        near = solo(edition, modules=("inns",)).target(45, counted=37).phase("D").silver(1)
        at = lone(near, "mine")
        near.storage(tile).dice(near.number(at), 1)
        near.place(tile, at=at)
        return near

    assert completed(mine).asked == "buy_points"
    assert waiting(completed(Kind.INN)) == {"size", "phase"}


def gain(table: Table, count: int = 2):
    """Sell goods: two points each."""
    table.goods(red=count).dice(goods_number("red"), 1)
    return table.sell("red")


@rule("CB-SOLO-38", "CB-SOLO-39", "CB-SOLO-51")
def test_each_gain_may_be_followed_by_buying_points_for_silver(table):
    table.silver(2)
    assert table.cannot("buy_points"), "not on its own"
    assert gain(table).gained(vp=4, silver=1)
    assert table.asked == "buy_points" and counter(table) == (4, 50)
    assert [action.arguments["points"] for action in table.legal("buy_points")] == [1, 2, 3]
    assert table.buy_points(2).gained_only(vp=2, silver=-2)
    assert counter(table) == (6, 50) and table.asked == "turn"


@rule("CB-SOLO-39")
def test_without_points_or_silver_there_is_nothing_to_buy(table):
    table.silver(3).storage(boarding_house)
    at = table.free("city")
    table.dice(table.number(at), 1)
    table.place(boarding_house, at=at)
    settle(table)
    assert table.asked in ("turn", "buy_points") and (table.asked == "turn" or counter(table)[0] > 0)
    poor = solo()
    poor.holds(monastery(3))
    assert poor.me.silver == 0


@rule("CB-SOLO-40", "CB-SOLO-41", "CB-SOLO-42", "CB-SOLO-43")
def test_at_the_target_the_points_begin_anew_the_target_drops_and_an_action_follows(table):
    table.target(50, counted=47)
    gain(table)
    assert counter(table) == (0, 45), "what goes beyond is lost"
    assert table.asked == "castle" and table.can("decline") and table.can("workers", die="free")
    table.take_workers()
    table.target(45, counted=43)
    table._board.arrange(seats={0: {"spent": []}})
    gain(table)
    assert counter(table) == (0, 40)


@rule("CB-SOLO-38", "CB-SOLO-40", "CB-SOLO-44")
def test_bought_points_reach_the_target_too_and_go_no_further(table):
    table.target(50, counted=44).silver(5)
    gain(table)
    assert [action.arguments["points"] for action in table.legal("buy_points")] == [1, 2]
    table.buy_points(2)
    assert counter(table) == (0, 45) and table.asked == "castle"


@rule("CB-SOLO-44")
def test_one_gain_resets_once_however_large(table):
    table.target(5, counted=0)
    gain(table, 7)
    assert counter(table) == (0, 5) and int(table.record.more[0].solo_resets) == 1


@rule("CB-SOLO-45", "CB-SOLO-46")
def test_separate_gains_are_counted_one_after_the_other_depth_first(table):
    table.target(10).goods(red=3)
    at = lone(table, "mine")
    table.storage(mine).dice(table.number(at), 1)
    table.place(mine, at=at)
    table.resolve("phase")
    assert counter(table) == (0, 5) and table.asked == "castle", "before the size is counted"
    table.sell("red", die="free")
    assert table.asked == "castle" and counter(table) == (0, 5), "the sale of a reset resets again"
    table.decline()
    assert table.asked in ("turn", "buy_points") and counter(table)[0] == 1


@rule("CB-SOLO-45")
@pytest.mark.parametrize("stored", [watchtower, cow(3)])
def test_a_watchtower_and_animals_are_a_gain_each(table, stored):
    colour = "city" if stored == watchtower else "pasture"
    at = table.free(colour)
    table.target(45, counted=44).storage(stored).dice(table.number(at), 1)
    table.place(stored, at=at)
    if table.asked == "order":
        table.resolve("tile")
    assert counter(table) == (0, 40) and table.asked == "castle"


@rule("CB-SOLO-45")
def test_geese_and_the_animals_that_they_join_are_one_gain():
    table = solo(modules=("extra_tiles",))
    pasture = max((r for r in table.plan.regions if table.colour(min(r) + 1) == Colour.ANIMAL), key=len)
    first, second, *_ = sorted(at + 1 for at in pasture)
    table.target(45, counted=40).holds(cow(3), at=first).storage(geese).dice(table.number(second), 1)
    table.place(geese, at=second)
    if table.asked == "order":
        table.resolve("tile")
    assert counter(table) == (0, 40)


@rule("CB-SOLO-47", "CB-SOLO-48")
@pytest.mark.parametrize(("target", "least"), [(45, 5), (50, 5), (48, 3), (55, 5)])
def test_the_target_drops_by_five_and_never_below_one(target, least):
    state = duchy.load("burgundy", players=1, modules="solo", target=target).new_state(1)
    assert state.record.more[0].solo_target == target
    table = solo()
    table.target(target)
    seen = []
    for _ in range(12):
        table.target(int(table.record.more[0].solo_target), counted=int(table.record.more[0].solo_target) - 1)
        table._board.arrange(asked=None, seats={0: {"spent": [], "sold": {}}})
        gain(table)
        seen.append(counter(table)[1])
        table.decline()
    assert min(seen) == least and seen[0] == target - 5


@rule("CB-SOLO-49", "CB-SOLO-50", "CB-SOLO-27")
@pytest.mark.parametrize("tile", [ship, black])
def test_the_last_space_wins_at_once(table, tile):
    last = table.spaces("river")[-1]
    for colour in ("city", "pasture", "cloister", "castle", "mine"):
        table.fill(colour)
    table.fill("river", leaving=[last]).storage(tile).dice(table.number(last), 1).wares(1, red=1)
    table.place(tile, at=last)
    assert table.state.is_over and table.state.verdict == "won" and table.asked is None
    assert table.state.legal_actions() == []
    for phase in ("A", "E"):  # all regions are done, the last one too
        table.phase(phase)
        assert position.of(table.state).state() == table.state


@rule("CB-SOLO-52")
def test_the_bridge_does_nothing():
    table = solo(modules=("extra_tiles",))
    endow(table, 27)
    assert table.record.order[0] == 0 and table.me.space == 0


@rule("CB-SOLO-54")
def test_a_new_phase_fills_the_depots_again(table):
    while table.record.phase == 0:
        table.end_turn()
    assert (table.record.depots > 0).sum() == 11 and (table.record.black > 0).sum() == 4


@rule("CB-SOLO-55", "CB-EXP-04")
def test_what_is_played_with(table):
    duchy.load("burgundy", players=1, modules=("solo", "extra_tiles", "white_castles", "inns", "trade_routes"))
    with pytest.raises(OptionError, match="each bring estates of their own"):
        duchy.load("burgundy", players=1, modules=("solo", "border_posts"))
    with pytest.raises(OptionError, match="'shields' is not played in the solo game"):
        duchy.load("burgundy", players=1, modules=("solo", "shields"))


@rule("CB-SOLO-48")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 1}, "one player needs the expansion"),
        ({"players": 2, "modules": "solo"}, "is for 1 players"),
        ({"players": 2, "target": 50}, "there is a target only with"),
        ({"players": 1, "modules": "solo", "target": 44}, "a number from 45 to 55"),
        ({"players": 1, "modules": "solo", "target": True}, "a number from 45 to 55"),
        ({"players": 1, "modules": "solo", "estates": "1"}, "is played on 13a, 13b"),
        ({"players": 1, "modules": "solo", "edition": "2011"}, "no expansions"),
        ({"players": 1, "modules": "solo", "setup": "expert"}, "a setup of its own"),
    ],
)
def test_options_that_contradict_each_other_are_refused(options, message):
    with pytest.raises(OptionError, match=message):
        duchy.load("burgundy", **options)


@rule("CB-SOLO-37")
def test_an_effect_that_does_not_wait_cannot_be_chosen(table):
    at = table.spaces("castle")[-1]
    table.fill("castle", leaving=[at])
    if not table.is_free(at):
        table.covers(next(other for other in table.neighbours(at) if table.is_empty(other)))
    table.storage(castle).dice(table.number(at), 1)
    table.place(castle, at=at)
    table.resolve("phase")
    kind = table.state.game.catalogue["resolve"]
    others = set(range(kind.first, kind.first + kind.size)) - set(table.state.legal_actions())
    reasons = [table.state.why_not(action) for action in sorted(others)]
    assert {(reason.rule, reason.text()) for reason in reasons} == {("CB-SOLO-37", "No such effect is waiting now.")}


@rule("CB-SOLO-40")
def test_points_beyond_the_target_are_not_for_sale(table):
    table.target(50, counted=40).silver(9)
    gain(table)
    assert table.asked == "buy_points" and counter(table) == (44, 50)
    assert table.state.why_not("buy_points 6") is None
    reason = table.state.why_not("buy_points 7")
    assert (reason.rule, reason.text()) == (
        "CB-SOLO-40",
        "The target is closer than that: more points would be lost.",
    )


# --- what a client is told -------------------------------------------------------------------------------------------


def test_an_exchange_is_clicked_in_the_black_depot_and_brings_a_black_tile():
    table = ship_with_goods(solo(modules=("inns",)).goods(red=5).black(bank).inns(1))
    actions = [action for action in view.view(table.state, 0)["actions"] if action["kind"] == "exchange"]
    exchanged = {action["facts"]["tile"]: action for action in actions}
    assert exchanged["bank"]["targets"] == {"black": [1]} and exchanged["bank"]["gain"]["tile"] == "black_tile"
    assert exchanged["inn"]["targets"] == {"inn": True} and exchanged["inn"]["gain"]["tile"] == "inn"


def ship_with_goods(table: Table) -> Table:
    """A ship was laid and loaded, and the exchange is asked for."""
    table.storage(ship)
    table.place(ship, at=lone(table, "river"))
    table.resolve("tile")
    table.load(1)
    assert table.asked == "exchange"
    return table


@pytest.mark.parametrize("estate", ["13a", "13b"])
def test_rivers_are_drawn_from_space_to_space(estate):
    shown = view.board(solo(estate=estate).state.game)["estates"][estate]
    assert len(shown["rivers"]) == {"13a": 5, "13b": 18}[estate]
    for river in shown["rivers"]:
        ends = [shown["hexes"][hex - 1] for hex in river["hexes"]]
        assert [river["route"][0], river["route"][-1]] == [[end["x"], end["y"]] for end in ends]


@pytest.mark.parametrize("last", [False, True])
def test_the_log_tells_which_tile_a_round_removed(last):
    table = solo().depot(1, bank, ship)
    if last:
        table.round(5)
    before = table.state.clone()
    table.end_turn()
    lines = log.entries(before, 0, before.game.parse("end_turn"), table.state)
    told = [line.arguments for line in lines if line.key == "log-tile-removed"]
    if last:  # a new phase fills the depots first
        (line,) = told
        depot = line["depot"]
        assert isinstance(depot, int)
        colours = view.board(before.game)["depots"][int(table.record.phase)][depot - 1]
        tiles = table.record.depots[depot - 1]
        missing = [slot + 1 for slot, colour in enumerate(colours) if colour and not tiles[slot]]
        assert (line["depot"], [line["slot"]]) == (int(table.record.white), missing)
    else:
        assert told == [{"tile": "bank", "depot": 1, "slot": 1}]
