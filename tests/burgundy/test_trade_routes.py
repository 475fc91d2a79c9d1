"""The module of the trade routes (chapter 21)."""

from collections import Counter

import pytest

import duchy
from duchy.engine.errors import DataError
from duchy.games.burgundy.components import routes
from duchy.games.burgundy.components.routes import BONUSES, ROUTES
from duchy.games.burgundy.display import log
from duchy.games.burgundy.display.view import board
from tests.burgundy.box import packaged
from tests.burgundy.table import Table, bank, castle, cow, mine, monastery, ship, warehouse
from tests.support.rules import rule

NEWER = ("2019", "2020-ua")
MODULES = ("trade_routes",)

# Tiles by number: their goods and bonuses, see data/trade_routes.toml.
BANK_CASTLE_CARPENTER = 1  # turquoise, orange, brown
WAREHOUSE_CHURCH_TOWER = 2  # brown, purple, pink
INN_CHURCH_CASTLE = 3  # pink, brown, purple: the first is a boarding house
WAREHOUSE_CARPENTER_HALL = 4  # turquoise, pink, red
BANK_MARKET_CHURCH = 8  # red, purple, turquoise


@pytest.fixture(params=NEWER)
def table(request) -> Table:
    """A bare table for two with the module, in each printing that has it."""
    return Table(edition=request.param, modules=MODULES)


def route(table: Table, first: int) -> Table:
    """A route that begins with a tile."""
    return table.route(first, *[tile for tile in range(1, 13) if tile != first and tile > 5][:4])


@rule("CB-PIC-13", "CB-TRADE-05")
def test_the_box_has_twelve_tiles_with_three_spaces_each():
    assert len(ROUTES) == 12 and all(len(tile.goods) == len(tile.bonuses) == 3 for tile in ROUTES)
    assert Counter(goods for tile in ROUTES for goods in tile.goods) == dict.fromkeys(range(6), 6)
    assert Counter(bonus for tile in ROUTES for bonus in tile.bonuses) == dict.fromkeys(BONUSES, 4)
    assert [tile.provenance for tile in ROUTES] == ["one source"] * 3 + ["reconstructed"] * 9


@rule("CB-TRADE-01", "CB-TRADE-05")
@pytest.mark.parametrize(("players", "tiles"), [(2, 5), (3, 4), (4, 3)])
@pytest.mark.parametrize("edition", NEWER)
def test_every_player_gets_tiles_at_random(players, tiles, edition):
    game = duchy.load("burgundy", players=players, edition=edition, modules=MODULES)
    dealt = []
    for seed in range(12):
        more = game.new_state(seed).record.more[0]
        hands = [[tile for tile in route if tile] for route in more.route_tiles.tolist()[:players]]
        assert [len(hand) for hand in hands] == [tiles] * players
        assert len({tile for hand in hands for tile in hand}) == players * tiles, "no tile twice"
        dealt.append(hands)
    assert len({str(hands) for hands in dealt}) > 8
    assert {tile for hands in dealt for hand in hands for tile in hand} == set(range(1, 13))


@rule("CB-TRADE-02", "CB-DIFF-53")
def test_in_2019_the_row_lies_as_it_was_dealt():
    state = duchy.load("burgundy", edition="2019", modules=MODULES).new_state(1)
    assert state.decision == "turn"


@rule("CB-TRADE-03", "CB-DIFF-53")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_ukrainian_printing_the_owners_order_their_rows_before_the_game(players):
    state = duchy.load("burgundy", players=players, edition="2020-ua", modules=MODULES).new_state(3)
    hands = [[tile for tile in row if tile] for row in state.record.more[0].route_tiles.tolist()[:players]]
    order = state.record.order.tolist()[:players]
    for player in order:
        hand = hands[player]
        for placed in range(len(hand) - 1):
            assert state.decision == "arrange" and state.deciders == (player,)
            actions = [state.game.catalogue.decode(action) for action in state.legal_actions()]
            assert [str(action) for action in actions] == [f"arrange {n}" for n in range(placed + 1, len(hand) + 1)]
            state.apply(f"arrange {len(hand)}")  # the last tile comes next: the row is turned round
    assert state.decision == "turn" and state.record.phase == 0 and state.record.white > 0
    rows = [[tile for tile in row if tile] for row in state.record.more[0].route_tiles.tolist()[:players]]
    assert rows == [hand[::-1] for hand in hands]


@rule("CB-TRADE-03")
@pytest.mark.parametrize("choice", ["open", "sealed"])
def test_rows_are_ordered_after_the_castles_are_chosen(choice):
    state = duchy.load("burgundy", edition="2020-ua", setup="expert", choice=choice, modules=MODULES).new_state(5)
    while state.decision == "found":
        state.apply(state.legal_actions(state.deciders[0])[0], state.deciders[0])
    assert state.decision == "arrange" and state.record.white == 0
    assert all(any(estate.tiles) for estate in state.record.estates[:2])


@rule("CB-TRADE-04", "CB-TRADE-07", "CB-TRADE-08")
def test_sold_goods_go_to_the_next_spaces_and_are_paid_as_always(table):
    route(table, BANK_CASTLE_CARPENTER).goods(brown=2, pink=1).dice(5, 3)
    assert table.sell("brown").gained_only(sales=4, silver=1, brown=-2, sold_brown=2)
    assert table.route_goods == ["brown", "brown"]
    assert table.sell("pink").gained_only(sales=2, silver=1, pink=-1, sold_pink=1)
    assert table.route_goods == ["brown", "brown", "pink"]


@rule("CB-TRADE-06")
def test_goods_on_their_own_colour_bring_the_bonus_at_once(table):
    route(table, BANK_CASTLE_CARPENTER).goods(turquoise=1).dice(1, 1)
    assert table.sell("turquoise").gained_only(sales=2, silver=3, turquoise=-1, sold_turquoise=1)
    assert table.asked == "turn"


@rule("CB-TRADE-06", "CB-TRADE-19")
def test_four_workers_are_not_the_action_that_takes_workers(table):
    route(table, INN_CHURCH_CASTLE).holds(monastery(13), monastery(14)).goods(pink=1).dice(3, 1)
    assert table.sell("pink").gained_only(sales=2, silver=1, workers=4, pink=-1, sold_pink=1)


@rule("CB-TRADE-06")
def test_four_points_count_like_those_of_a_watchtower(table):
    route(table, WAREHOUSE_CHURCH_TOWER).sold(red=2).laid("red", "red").goods(pink=1).dice(3, 1)
    assert table.sell("pink").gained_only(sales=2, watchtowers=4, silver=1, pink=-1, sold_pink=1)


@rule("CB-TRADE-09", "CB-TRADE-10", "CB-TRADE-11")
def test_a_full_route_takes_no_more_goods_and_is_not_cleared(table):
    route(table, 6).sold(red=7, brown=6).laid(*["red"] * 7, *["brown"] * 6)
    last = table.record.more[0].route_tiles[0, 4] - 1
    assert 2 not in ROUTES[last].goods[1:], "no bonus for pink on the last two spaces"
    table.goods(pink=4).dice(3, 3)
    assert table.sell("pink").gained_only(sales=8, silver=1, pink=-4, sold_pink=4)
    assert table.route_goods == ["red"] * 7 + ["brown"] * 6 + ["pink"] * 2, "the rest lies with the goods sold"
    table.goods(orange=2).dice(6, 6)
    assert table.sell("orange").gained_only(sales=4, silver=1, orange=-2, sold_orange=2)
    assert len(table.route_goods) == 15


@rule("CB-TRADE-12", "CB-TRADE-13", "CB-TRADE-14")
def test_goods_on_the_route_count_as_sold_and_never_as_unsold(table):
    route(table, BANK_CASTLE_CARPENTER).holds(monastery(15), monastery(25)).goods(brown=2, pink=1).dice(5, 3)
    table.sell("brown")
    table.sell("pink")
    table.phase("E").round(5).end_phase()
    assert table.state.is_over
    points = dict(zip(("goods", "monasteries"), table.me.points[[6, 9]].tolist(), strict=True))
    assert points == {"goods": 0, "monasteries": 2 * 2 + 3}


@rule("CB-TRADE-15")
def test_a_bonus_that_asks_is_answered_before_the_next_goods_are_laid(table):
    route(table, WAREHOUSE_CHURCH_TOWER).sold(red=1).laid("red").goods(purple=3).depot(2, mine).dice(2, 1)
    table.sell("purple")
    assert table.asked == "church" and table.route_goods == ["red", "purple"]
    assert table.gain(mine).gained_only(stored=1, silver=2), "the last of them reaches the next bonus"
    assert table.asked == "turn" and table.route_goods == ["red", "purple", "purple", "purple"]


@rule("CB-TRADE-15")
def test_a_full_storage_is_cleared_before_the_next_goods_are_laid(table):
    route(table, WAREHOUSE_CHURCH_TOWER).sold(red=1).laid("red").goods(purple=2).depot(2, mine)
    table.storage(ship, ship, cow(2)).dice(2, 1).sell("purple")
    table.gain(mine)
    assert table.asked == "discard" and table.route_goods == ["red", "purple"]
    table.discard(ship)
    assert table.asked == "turn" and table.route_goods == ["red", "purple", "purple"]


@rule("CB-TRADE-16")
def test_a_bonus_may_be_declined(table):
    route(table, BANK_CASTLE_CARPENTER).sold(red=1).laid("red").goods(orange=2).dice(6, 1)
    table.sell("orange")
    assert table.asked == "castle" and table.route_goods == ["red", "orange"]
    assert table.decline().gained_only()
    assert table.asked == "turn" and table.route_goods == ["red", "orange", "orange"]


@rule("CB-TRADE-16")
def test_a_bonus_without_anything_to_do_is_lost(table):
    route(table, WAREHOUSE_CHURCH_TOWER).goods(brown=2).dice(5, 1).sell("brown")
    assert table.asked == "turn" and table.route_goods == ["brown", "brown"], "no goods are left to sell"


@rule("CB-TRADE-17")
def test_a_sale_by_a_bonus_is_a_sale_whose_goods_come_first(table):
    route(table, WAREHOUSE_CARPENTER_HALL).holds(monastery(3), monastery(4)).goods(turquoise=2, orange=2).dice(1, 1)
    assert table.sell("turquoise").gained_only(sales=4, silver=2, workers=1, turquoise=-2, sold_turquoise=2)
    assert table.asked == "warehouse" and table.route_goods == ["turquoise"]
    assert table.sell("orange").gained_only(sales=4, silver=2, workers=1, orange=-2, sold_orange=2)
    assert table.route_goods == ["turquoise", "orange", "orange", "turquoise"]


@rule("CB-TRADE-17")
def test_a_warehouse_sells_along_the_route_too(table):
    route(table, BANK_CASTLE_CARPENTER).goods(turquoise=1).storage(warehouse)
    at = table.free("city")
    table.dice(table.number(at), 1).place(warehouse, at=at)
    assert table.sell("turquoise").gained(silver=3)


@rule("CB-TRADE-18")
def test_an_extra_action_is_that_of_a_castle(table):
    route(table, BANK_CASTLE_CARPENTER).sold(red=1).laid("red").holds(monastery(14)).goods(orange=1).dice(6, 1)
    table.sell("orange")
    assert table.take_workers(die="free").gained_only(workers=4)
    assert table.asked == "turn" and table.me.spent.tolist() == [1, 0]


@rule("CB-TRADE-18", "CB-CASTLE-01")
def test_a_castle_placed_by_the_extra_action_gives_one_of_its_own(table):
    route(table, BANK_CASTLE_CARPENTER).sold(red=1).laid("red").goods(orange=1).storage(castle)
    at = next(space for space in table.spaces("castle") if table.is_empty(space))
    table.covers(*(n for n in table.neighbours(at)[:1] if table.is_empty(n))).dice(6, 1).sell("orange")
    assert duchy.position.of(table.state).table["asked"] == ["castle route"]
    table.place(castle, at=at)
    assert duchy.position.of(table.state).table["asked"] == ["castle"]


@rule("CB-TRADE-06")
def test_a_bonus_places_a_stored_tile_with_its_effect(table):
    route(table, WAREHOUSE_CARPENTER_HALL).sold(brown=2).laid("brown", "brown").goods(red=1).storage(bank).dice(4, 1)
    table.sell("red")
    assert table.asked == "town_hall"
    assert table.place(bank).gained(silver=2, stored=-1, placed=1)


@rule("CB-TRADE-06")
def test_a_bonus_takes_a_ship_or_animals(table):
    route(table, BANK_MARKET_CHURCH).sold(brown=1).laid("brown").goods(purple=1).depot(3, cow(3), mine).dice(2, 1)
    table.sell("purple")
    assert table.asked == "market" and table.can("gain", cow(3)) and table.cannot("gain", mine)


WRONG = {
    "a tile less": ('[[tile]]\nname = "12"', '[tile_12]\nname = "12"', "tile 11", "11 tiles instead of 12"),
    "a name twice": ('name = "12"', 'name = "11"', "tile 11", "2 tiles have the name '11'"),
    "unknown goods": ('"turquoise", "orange", "brown"', '"teal", "orange", "brown"', "tile 1", "'teal'"),
    "two spaces": ('"bank", "castle", "carpenter"', '"bank", "castle"', "tile 1", "2 spaces instead of 3"),
    "unknown bonus": ('"bank", "castle", "carpenter"', '"mill", "castle", "carpenter"', "tile 1", "'mill'"),
    "no provenance": ('provenance = "one source"', 'provenance = "hearsay"', "tile 1", "'hearsay'"),
    "too many dealt": ("[5, 5, 4, 3]", "[5, 5, 4, 4]", "deal", "4 players with 4 tiles each need more than 12"),
    "wrong deal": ("[5, 5, 4, 3]", "[5, 5, 4]", "deal", "4 numbers, not 3"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_file_of_trade_routes_is_named(case, own_data):
    old, new, entry, reason = WRONG[case]
    text = packaged("trade_routes")
    assert old in text
    own_data("trade_routes", text.replace(old, new, 1))
    reader = routes.read_deal if entry == "deal" else routes.read_routes
    with pytest.raises(DataError) as caught:
        reader()
    assert (caught.value.file, caught.value.entry) == ("burgundy/trade_routes.toml", entry)
    assert reason in caught.value.reason


def test_a_file_of_ones_own_replaces_the_tiles(own_data):
    text = packaged("trade_routes").replace('"bank", "castle", "carpenter"', '"bank", "bank", "bank"')
    own_data("trade_routes", text)
    assert routes.read_routes()[0].bonuses == (bank, bank, bank)


def test_a_position_with_routes_reads_as_it_was_written(table):
    route(table, BANK_CASTLE_CARPENTER).sold(red=1).laid("red").goods(orange=3).dice(6, 1).sell("orange")
    text = duchy.position.of(table.state).text
    assert "asked: route:orange:2 castle:route" in text
    assert duchy.position.read(text).state() == table.state


def test_the_view_shows_the_route_and_what_is_asked_by_it(table):
    route(table, BANK_CASTLE_CARPENTER).sold(red=1).laid("red").goods(orange=2).dice(6, 1)
    shown = table.state.view(0)
    assert shown["players"][0]["route"] == {"tiles": [1, 6, 7, 8, 9], "goods": ["red", *[None] * 14]}
    sale = next(action for action in shown["actions"] if action["kind"] == "sell" and action["args"]["goods"] == 6)
    assert sale["gain"]["rewards"] == {"castle": 1} and sale["then"] == "castle"
    table.sell("orange")
    asked = table.state.view(0)
    assert asked["decision"] == {"kind": "castle", "route": True}
    assert asked["prompt"] == {"key": "prompt-castle.route"}
    assert table.state.view(1)["prompt"] == {"key": "prompt-other-castle.route", "args": {"player": 0}}
    tiles = board(table.state.game)["routes"]
    assert tiles[0] == {
        "name": "1",
        "provenance": "one source",
        "reconstructed": False,
        "spaces": [
            {"goods": "turquoise", "bonus": "bank"},
            {"goods": "orange", "bonus": "castle"},
            {"goods": "brown", "bonus": "carpenter"},
        ],
    }
    assert [tile["reconstructed"] for tile in tiles] == [False] * 3 + [True] * 9


def test_a_row_that_is_ordered_is_clicked_tile_by_tile():
    state = duchy.load("burgundy", edition="2020-ua", modules=MODULES).new_state(1)
    state.apply("arrange 2")
    shown = state.view(state.deciders[0])
    assert shown["decision"] == {"kind": "arrange", "placed": 1}
    assert [action["targets"] for action in shown["actions"]] == [{"route": place} for place in (2, 3, 4, 5)]
    names = [shown["players"][shown["deciders"][0]]["route"]["tiles"][place] for place in (1, 2, 3, 4)]
    assert [action["facts"]["route"] for action in shown["actions"]] == [ROUTES[tile - 1].name for tile in names]


def test_bonuses_have_lines_of_their_own_in_the_log(table):
    route(table, BANK_CASTLE_CARPENTER).goods(turquoise=1).dice(1, 1)
    before = table.state.clone()
    table.sell("turquoise")
    told = log.entries(before, 0, before.game.parse("sell 1 1"), table.state)
    assert [log.text(line, ["Anna", "Odo"]) for line in told] == [
        "Anna sells 1 turquoise goods tile · +2 VP (goods sold) · +1 silver",
        "Anna gets a trade-route bonus: 2 silver",
    ]
    assert told[1].gain == {"silver": 2}


def test_routes_are_drawn(table):
    route(table, BANK_CASTLE_CARPENTER).sold(red=1).laid("red")
    assert "Trade route" in str(table.state) and "6Cas" in str(table.state)
    assert "Trade route" in table.state.svg()
