"""The module "close to the castle" (chapter 18)."""

import pytest

import duchy
from duchy import position
from duchy.games.burgundy.components.layouts import ESTATES
from duchy.games.burgundy.components.printings import BOARD_SETS
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.tiles import Colour
from duchy.games.burgundy.display import log, view
from duchy.games.burgundy.position.shape import SHIELD_WORDS
from tests.burgundy.table import (
    Seat,
    Table,
    bank,
    castle,
    cow,
    inn,
    mine,
    monastery,
    ship,
    town_hall,
    white_castle,
)
from tests.support.rules import rule

MODULES = ("close_to_castle",)
NUMBERS = [f"10{letter}" for letter in "abcdefgh"]
#: Castle spaces of estate 10a; the start castle of these tests stands on the first.
START, WEST, EAST, SOUTH = 7, 16, 22, 31


@pytest.fixture
def table() -> Table:
    """A bare table for two on estate 10a."""
    return Table(modules=MODULES, estate="10a", castle=START).workers(9)


@rule("CB-NEAR-01")
def test_each_player_plays_one_of_eight_estates():
    assert list(BOARD_SETS["2019"]["close_to_castle"]) == NUMBERS
    assert "close_to_castle" not in BOARD_SETS["2020-ua"]
    for number in NUMBERS:
        state = duchy.load("burgundy", modules=MODULES, estates=number).new_state(1)
        assert ESTATES[Seat(state.record, 1).layout].name == number


@rule("CB-NEAR-17")
@pytest.mark.parametrize("choice", ["open", "sealed"])
def test_boards_are_dealt_and_any_dark_green_space_takes_the_start_castle(choice):
    game = duchy.load("burgundy", players=4, modules=MODULES, choice=choice)
    dealt = set()
    for seed in range(40):
        state = game.new_state(seed)
        layouts = [int(Seat(state.record, p).layout) for p in range(4)]
        assert len(set(layouts)) == 4
        dealt |= set(layouts)
    assert {ESTATES[layout].name for layout in dealt} == set(NUMBERS)
    assert len(state.deciders) == (1 if choice == "open" else 4)
    player = state.deciders[0]
    colours = ESTATES[layouts[player]].colours
    spaces = [state.game.catalogue.decode(action).arguments["hex"] for action in state.legal_actions(player)]
    assert spaces == [space for space, colour in enumerate(colours, start=1) if colour == Colour.CASTLE]


@rule("CB-NEAR-02", "CB-NEAR-03")
def test_a_tile_goes_beside_a_castle(table):
    table.storage(bank, mine)
    assert table.can("place", bank, at=2) and table.can("place", bank, at=3)
    assert table.cannot("place", bank, at=1), "it touches no tile"
    assert table.cannot("place", mine)


@rule("CB-NEAR-03")
def test_a_tile_of_its_own_colour_links_it_to_the_castle(table):
    table.covers(2).storage(bank, monastery(1))
    assert table.can("place", bank, at=1)
    assert table.can("place", monastery(1), at=6)


@rule("CB-NEAR-03", "CB-NEAR-04")
def test_tiles_of_other_colours_do_not_link(table):
    table.covers(2, 1).storage(monastery(24))
    assert table.cannot("place", monastery(24), at=5), "it touches a bank, but no castle and no monastery"
    table.covers(6)
    assert table.can("place", monastery(24), at=5)


@rule("CB-NEAR-03")
def test_a_chain_of_the_colour_must_reach_the_castle(table):
    table.covers(2, 1, 5, 10).storage(monastery(24))
    assert table.cannot("place", monastery(24), at=11), "its chain 5, 10 touches no castle"


@rule("CB-NEAR-05")
def test_castles_are_placed_by_the_ordinary_rules(table):
    table.covers(6, 11, 10).storage(castle)
    assert table.can("place", castle, at=WEST)
    assert table.cannot("place", castle, at=EAST), "it touches no tile"


@rule("CB-NEAR-06")
def test_what_lies_in_the_estate_is_not_asked_about_again(table):
    table.covers(6, 11, 10, WEST, 17).points(5).storage()
    table.return_castle(WEST)
    assert table.tile(17) != 0 and table.tile(10) != 0
    table.end_round().dice(1, 1).workers(9).storage(bank)
    assert table.cannot("place", bank, at=18), "the building on 17 has lost its castle"


@rule("CB-NEAR-07")
def test_every_placed_castle_counts_and_white_castles_do_not(table):
    table.covers(6, 11, 10, WEST).storage(bank, ship)
    assert table.can("place", bank, at=17) and table.can("place", ship, at=23)
    with_white = Table(modules=(*MODULES, "white_castles"), estate="10a", castle=START).workers(9)
    with_white.covers(6, 11, 10, WEST).holds(white_castle, at=17).storage(cow(2), bank)
    assert with_white.cannot("place", cow(2), at=24), "it touches a white castle"
    assert with_white.can("place", bank, at=18), "linked through a building to the castle"


@rule("CB-NEAR-16")
def test_an_inn_links_and_needs_a_link_like_a_tile_of_its_space():
    table = Table(modules=(*MODULES, "inns"), estate="10a", castle=START).workers(9).phase("B")
    table.covers(2, 1).storage(inn)
    assert table.can("place", inn, at=6) and table.can("place", inn, at=3)
    assert table.cannot("place", inn, at=5), "no monastery links it to the castle"
    table.holds(inn, at=6).storage(monastery(24))
    assert table.can("place", monastery(24), at=5), "linked through the inn"
    table.covers(11, 10).storage(inn, bank)
    assert table.can("place", inn, at=WEST), "a castle space needs no link"
    table.holds(inn, at=WEST).storage(bank)
    assert table.cannot("place", bank, at=17), "an inn is no castle"


@rule("CB-NEAR-03", "CB-PLACE-12")
def test_a_town_hall_keeps_the_link(table):
    table.covers(2, 1).storage(town_hall, monastery(24), bank)
    table.place(town_hall, at=3)
    assert table.asked == "town_hall"
    assert table.cannot("place", monastery(24), at=5) and table.can("place", monastery(24), at=6)
    assert table.can("place", bank, at=4)


@rule("CB-NEAR-03", "CB-HALL-05")
def test_a_town_hall_asks_for_nothing_that_cannot_be_linked(table):
    table.covers(1, 2, 3).storage(town_hall, mine)
    table.place(town_hall, at=4)
    assert table.asked == "turn"


# --- taking a castle back --------------------------------------------------------------------------------------------


def with_castle(table: Table) -> Table:
    """A second castle in the west, and enough points to take it back."""
    return table.covers(6, 11, 10, WEST).points(7)


@rule("CB-NEAR-08", "CB-NEAR-13")
def test_a_castle_goes_back_into_storage_for_both_dice_and_five_points(table):
    with_castle(table)
    assert table.return_castle(WEST).gained_only(vp=-5, stored=1, placed=-1)
    assert table.stored == [castle] and table.is_empty(WEST)
    assert table.me.spent.tolist() == [1, 1] and table.asked == "turn"
    assert {action.kind for action in table.legal()} == {"end_turn"}


@rule("CB-NEAR-09")
def test_the_start_castle_cannot_be_returned(table):
    with_castle(table)
    assert [action.arguments["hex"] for action in table.legal("return_castle")] == [WEST]


@rule("CB-NEAR-09", "CB-NEAR-11")
def test_a_castle_placed_in_this_turn_cannot_be_returned(table):
    table.covers(6, 11, 10).points(7).storage(castle)
    table.place(castle, at=WEST)
    table.decline()
    assert table.cannot("return_castle")


@rule("CB-NEAR-10")
def test_a_castle_bought_from_the_black_depot_may_be_returned(table):
    table.covers(6, 11, 10).points(7).silver(2).black(castle)
    table.buy(castle)
    table.place(castle, at=WEST)
    table.decline()
    table.end_round()
    if table.state.deciders != (0,):
        table.end_turn()
    assert table.can("return_castle", at=WEST)


@rule("CB-NEAR-11")
def test_both_dice_must_be_unused(table):
    with_castle(table).take_workers()
    assert table.cannot("return_castle")


@rule("CB-NEAR-11")
@pytest.mark.parametrize(("points", "possible"), [(4, False), (5, True)])
def test_the_player_needs_five_points(table, points, possible):
    with_castle(table).points(points)
    assert table.can("return_castle", at=WEST) == possible


@rule("CB-NEAR-11")
def test_a_castle_is_not_returned_inside_an_action(table):
    with_castle(table).storage(castle).covers(12, 18, 19, 20, 21, 24, 25)
    table.place(castle, at=SOUTH)
    assert table.asked == "castle" and table.cannot("return_castle")


@rule("CB-NEAR-12")
def test_with_a_full_storage_a_tile_is_discarded_first(table):
    with_castle(table).storage(mine, ship, bank)
    table.return_castle(WEST)
    assert table.asked == "discard" and table.is_empty(WEST)
    table.discard(ship)
    assert table.stored == [mine, bank, castle] and table.asked == "turn"


@rule("CB-NEAR-13")
def test_a_castle_placed_anew_gives_its_action_again(table):
    with_castle(table)
    table.return_castle(WEST)
    table.end_round()
    if table.state.deciders != (0,):
        table.end_turn()
    table.place(castle, at=WEST)
    assert table.asked == "castle"


@rule("CB-NEAR-14")
def test_a_region_that_has_scored_does_not_score_again(table):
    table.covers(6, 11, 10).points(7).storage(castle)
    assert table.place(castle, at=WEST).gained(regions=1, phases=10)
    table.decline()
    for _ in range(2):
        table.end_round()
        if table.state.deciders != (0,):
            table.end_turn()
        if table.is_empty(WEST):
            assert table.place(castle, at=WEST).gained(vp=0)
        else:
            table.return_castle(WEST)


@rule("CB-NEAR-14")
def test_a_colour_that_has_scored_does_not_score_again(table):
    table.fill("castle", leaving=[WEST]).covers(6, 11, 10).points(7).storage(castle)
    assert table.place(castle, at=WEST).gained(bonus=5, bonus_tiles=1)
    table.decline()
    table.end_round()
    if table.state.deciders != (0,):
        table.end_turn()
    assert table.return_castle(EAST).gained(bonus_tiles=0)
    table.end_round()
    if table.state.deciders != (0,):
        table.end_turn()
    table.covers(21)
    assert table.place(castle, at=EAST).gained(bonus=0, bonus_tiles=0, vp=0)


# --- with shields ----------------------------------------------------------------------------------------------------


def with_shield(shield: Shield) -> Table:
    """A second castle in the west that bears a shield, and points to take it back."""
    table = with_castle(Table(modules=(*MODULES, "shields"), estate="10a", castle=START).workers(9))
    return table._has(shields={WEST: SHIELD_WORDS[shield - 1]})


@rule("CB-NEAR-15")
def test_the_shield_of_a_returned_castle_leaves_the_game():
    table = with_shield(Shield.RICH_VEINS)
    table.return_castle(WEST)
    assert table.record.more[0].shield_at[Shield.RICH_VEINS - 1] == 0
    assert "shields" not in position.of(table.state).seats[0]


@rule("CB-NEAR-15", "CB-SH04-02")
def test_with_shield_4_room_for_tiles_goes_too():
    table = with_shield(Shield.DEEP_CELLAR).storage(mine, ship, bank)
    table.return_castle(WEST)
    assert table.asked == "discard" and len(table.stored) == 4
    table.discard(castle)
    assert table.stored == [mine, ship, bank] and table.asked == "turn"


@rule("CB-SH18-03")
def test_with_shield_18_the_link_is_still_needed():
    table = with_shield(Shield.BOLD_SETTLERS).storage(mine, monastery(24), castle)
    assert table.cannot("place", mine) and table.cannot("place", monastery(24), at=26)
    assert table.can("place", castle, at=EAST), "a castle needs no link, and no tile beside it"
    table.return_castle(WEST)
    table.discard(castle)
    assert table.asked == "turn"


# --- told and shown --------------------------------------------------------------------------------------------------


def test_a_return_in_words_in_the_view_and_in_the_log(table):
    state = with_castle(table).state
    shown = next(action for action in view.view(state, 0)["actions"] if action["kind"] == "return_castle")
    assert shown["targets"] == {"dice": [1, 2], "hex": WEST}
    assert shown["cost"] == {"vp": 5} and shown["gain"] == {"tile": "castle"}
    texts = [state.game.describe(state, shown["id"], language).text for language in ("en", "ru", "uk")]
    assert texts == [
        "Return the castle on space 16 to storage (both dice, 5 VP)",
        "Вернуть замок с участка 16 в хранилище (оба кубика, 5 очков)",
        "Повернути замок із ділянки 16 до сховища (обидва кубики, 5 балів)",
    ]
    after = state.clone()
    after.apply(shown["id"])
    (entry,) = log.entries(state, 0, shown["id"], after)
    assert log.text(entry, ["Anna", "Odo"]) == "Anna returns the castle on space 16 to storage (both dice, 5 VP)"


def test_a_position_keeps_the_regions_that_have_lost_a_castle(table):
    with_castle(table).storage(mine, ship, bank)
    table.return_castle(WEST)
    parts = position.of(table.state)
    assert parts.table["asked"] == ["discard castle"]
    assert parts.seats[0]["points"] == {"regions": 7, "returns": -5}
    assert len(parts.seats[0]["emptied"]) == 1
    assert parts.state() == table.state
    with pytest.raises(duchy.PositionError, match="without the expansion “close_to_castle”"):
        position.of(Table().state).with_(seats={0: {"emptied": [1]}}).state()
    with pytest.raises(duchy.PositionError, match="is not one of regions, phases"):
        position.of(Table().state).with_(seats={0: {"points": {"returns": -5}}}).state()
