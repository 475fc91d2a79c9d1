"""The team game (chapter 22)."""

import json
from typing import Any

import pytest

import duchy
from duchy import arena, position, sim
from duchy.engine.errors import OptionError, PositionError
from duchy.engine.game.registry import contract_of
from duchy.engine.match.gamerecord import GameRecord
from duchy.games.burgundy.components.layouts import ESTATES
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.tiles import GOODS_COPIES, GOODS_NAMES, Colour
from tests.burgundy.table import Table, bank, boarding_house, carpenter, castle, cow, mine, monastery, ship, town_hall
from tests.support.asking import ask
from tests.support.present import present
from tests.support.rules import rule

NEWER = ("2019", "2020-ua")
TEAM = ("team",)
SEEDS = range(40)


@pytest.fixture(params=NEWER)
def table(request) -> Table:
    """A bare table for two teams, in each printing that has the team game."""
    return Table(players=4, edition=request.param, estate="12a", modules=TEAM)


def load(**options):
    return duchy.load("burgundy", **{"players": 4, "modules": TEAM, **options})


def starts(edition="2019", estates="12a"):
    game = load(edition=edition, estates=estates)
    return [game.new_state(seed) for seed in SEEDS]


# --- set-up ----------------------------------------------------------------------------------------------------------


@rule("CB-TEAM-01", "CB-TEAM-02")
def test_four_players_form_two_teams_of_seats_that_face_each_other():
    game = load()
    assert game.teams == ((0, 2), (1, 3)) and game.has_teams
    assert [int(player.estate) for player in game.new_state(1).record.players] == [0, 1, 0, 1]


@rule("CB-TEAM-01")
@pytest.mark.parametrize("players", [2, 3])
def test_any_other_number_of_players_is_refused(players):
    with pytest.raises(OptionError, match=r"'team' is for 4 players, not for"):
        load(players=players)


@rule("CB-TEAM-03", "CB-TEAM-12")
@pytest.mark.parametrize("edition", NEWER)
def test_team_and_player_order_are_drawn_and_teams_take_turns(edition):
    orders = {tuple(state.record.order.tolist()) for state in starts(edition)}
    assert len(orders) == 8
    for a1, b1, a2, b2 in orders:
        assert {a1, a2} in ({0, 2}, {1, 3}) and {b1, b2} in ({0, 2}, {1, 3}) and a1 % 2 != b1 % 2
    state = load(edition=edition).new_state(1)
    played = []
    while state.record.round_no == 0:
        played.append(state.deciders[0])
        state.apply("end_turn")
    assert played == state.record.order.tolist(), "later rounds go by the order track as always"


@rule("CB-TEAM-04", "CB-TEAM-05")
@pytest.mark.parametrize("estate", ["12a", "12b"])
def test_the_estate_of_a_team_is_one_of_73_spaces_across_the_seam(estate):
    game = load(estates=estate)
    plan = ESTATES[int(game.blank()["estates"]["layout"][0, 0])]
    assert len(plan) == 73
    middle = [at for at, (x, _) in enumerate(plan.positions) if x == 6]
    assert len(middle) == 1 and {plan.positions[at][0] for at in plan.neighbours[middle[0]]} == {5, 5.5, 6.5, 7}
    across = [at for at, (x, y) in enumerate(plan.positions) if x == 5.5 and y < 2]
    assert any(plan.positions[at][0] == 6.5 for at in plan.neighbours[across[0]])


@rule("CB-TEAM-05")
def test_a_region_that_crosses_the_seam_scores_as_one(table):
    table.mine_land(3)
    assert sorted(table.plan.positions[at - 1][0] for at in table.spaces()) == [5.5, 6.5, 7.5]
    table.fill(leaving=1).storage(mine)
    last = next(at for at in table.spaces() if table.is_empty(at))
    table.dice(table.number(last), 1)
    assert table.place(mine, at=last).gained_only(vp=6 + 10, stored=-1, placed=1)


@rule("CB-TEAM-06")
def test_each_team_has_one_start_castle_in_the_middle():
    for state in starts():
        assert state.decision == "turn"
        for home in state.record.estates[:2]:
            (space,) = home.tiles.nonzero()[0].tolist()
            plan = ESTATES[int(home.layout)]
            assert space == home.castle == plan.positions.index((6, plan.positions[36][1]))
            assert (plan.colours[space], plan.numbers[space]) == (Colour.CASTLE, 1)
    record = load().new_state(1).record
    assert not record.estates[2].tiles.any() and not record.estates[3].tiles.any()
    plain = duchy.load("burgundy", players=4).new_state(1).record
    assert record.stacks[Colour.CASTLE] == plain.stacks[Colour.CASTLE] + 2, "two castles start instead of four"


@rule("CB-TEAM-07")
@pytest.mark.parametrize("edition", NEWER)
def test_on_12b_the_first_player_of_each_team_chooses_the_castle_space_with_1_or_6(edition):
    state = load(edition=edition, estates="12b").new_state(5)
    plan = ESTATES[int(state.record.estates[0].layout)]
    for place in range(2):
        (player,) = state.deciders
        assert state.decision == "found" and player == state.record.order[place]
        spaces = [state.game.catalogue.decode(action).arguments["hex"] for action in state.legal_actions()]
        assert [(plan.colours[at - 1], plan.numbers[at - 1]) for at in spaces] == [
            (Colour.CASTLE, 1),
            (Colour.CASTLE, 6),
        ]
        other = next(at for at, colour in enumerate(plan.colours, 1) if colour == Colour.CASTLE and at not in spaces)
        assert state.why_not(f"found 1 {other}").rule == "CB-TEAM-07"
        state.apply(f"found 1 {spaces[place]}")
        assert state.record.estates[player % 2].castle == spaces[place] - 1
    assert state.decision == "turn"


@rule("CB-TEAM-08", "CB-TEAM-29")
def test_each_team_gets_three_goods_and_eleven_leave_the_game():
    for state in starts():
        assert [int(home.goods.sum()) for home in state.record.estates] == [3, 3, 0, 0]
        left = int(state.record.unseen.sum()) - 4 * 5
        assert left == GOODS_COPIES * len(GOODS_NAMES) - 6 - 25 == 11


@rule("CB-TEAM-09", "CB-TEAM-10")
def test_the_first_team_begins_with_3_workers_the_second_with_5_and_both_with_2_silver():
    for state in starts():
        first = int(state.record.order[0]) % 2
        assert [int(state.record.estates[team].workers) for team in (first, 1 - first)] == [3, 5]
        assert [int(home.silver) for home in state.record.estates] == [2, 2, 0, 0]


@rule("CB-TEAM-11", "CB-TEAM-15")
def test_every_player_has_dice_a_pawn_and_points_of_their_own(table):
    table.dice(2, 2).player(2).dice(5, 5)
    table.depot(2, mine).depot(5, ship)
    assert table.can("take", mine) and table.cannot("take", ship), "the partner's dice cannot be used"
    assert table.take(mine).gained(player=2, stored=0)
    assert table.record.players[2].spent.tolist() == [0, 0]


@rule("CB-TEAM-29")
def test_everything_that_goes_by_players_goes_by_four():
    team, four = (
        duchy.load("burgundy", players=4, modules=modules).new_state(3) for modules in (TEAM, "white_castles")
    )
    assert (team.record.depots > 0).tolist() == (four.record.depots > 0).tolist()
    board = team.game.contract.view.board(team.game)
    assert (board["sale"], board["black_slots"], board["bonus"]) == (4, 8, {"large": 7, "small": 4})


@rule("CB-TEAM-38")
def test_both_teams_play_the_same_side():
    with pytest.raises(OptionError, match=r"with 'team' everyone plays the same estate"):
        load(estates=("12a", "12b", "12a", "12b"))
    assert load(estates=("12b",) * 4).options.as_dict()["estates"] == ["12b"] * 4


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "estates": ({"estates": "1"}, "'team' is played on 12a, 12b, not on '1'"),
    "module": ({"modules": (), "setup": "expert", "estates": "12a"}, "12a' is played with the expansion 'team' only"),
    "edition": ({"edition": "2011"}, "edition 2011 has no expansions"),
    "setup": ({"setup": "expert"}, "'team' has a setup of its own"),
    "choice": ({"choice": "sealed"}, "with 'team' no starting castle is chosen in secret"),
    "championship": ({"championship": True}, "the championship board cannot join the estates of 'team'"),
    "boards": ({"modules": ("team", "border_posts")}, "'team' and 'border_posts' each bring estates"),
}


@rule("CB-EXP-04", "CB-TEAM-04")
@pytest.mark.parametrize("case", REFUSED)
def test_what_contradicts_the_team_game_is_refused(case):
    options, sentence = REFUSED[case]
    with pytest.raises(OptionError, match=sentence):
        load(**options)


# --- storages --------------------------------------------------------------------------------------------------------


@rule("CB-TEAM-13", "CB-TEAM-18")
def test_a_tile_goes_to_the_own_storage_or_the_shared_one(table):
    table.depot(2, mine, ship).dice(2, 2)
    assert table.take(mine).gained_only()
    assert table.asked == "store" and [str(action) for action in table.legal()] == ["store 1", "store 2"]
    assert table.store("own").gained_only(stored=1)
    assert table.take(ship).gained_only()
    assert table.store("shared").gained_only(shared=1)
    assert table.asked == "turn"


@rule("CB-TEAM-18")
@pytest.mark.parametrize("full", ["own", "shared"])
def test_where_only_one_storage_has_room_nothing_is_asked(table, full):
    tiles = (castle, castle)
    (table.storage(*tiles) if full == "own" else table.shared(*tiles)).depot(2, mine).dice(2, 1)
    assert table.take(mine).gained_only(**{"shared" if full == "own" else "stored": 1})
    assert table.asked == "turn"


@rule("CB-TEAM-18")
def test_a_purchase_and_a_building_ask_for_the_storage_too(table):
    table.black(cow(3)).silver(2)
    table.buy(cow(3))
    assert table.asked == "store"
    table.store("shared")
    table.storage(carpenter).depot(4, bank)
    at = table.free("city")
    table.dice(table.number(at), 1)
    table.place(carpenter, at=at)
    table.gain(bank)
    assert table.asked == "store" and table.store("own").gained_only(stored=1)


@rule("CB-TEAM-19")
def test_room_is_made_only_if_all_four_slots_are_full_and_among_those_four(table):
    table.storage(mine, castle).shared(ship, cow(2)).player(2).storage(bank, bank)
    table.depot(2, town_hall).dice(2, 1)
    table.take(town_hall)
    assert table.asked == "discard" and [str(action) for action in table.legal()] == [
        f"discard {n}" for n in (1, 2, 3, 4)
    ]
    assert table.discard(ship).gained_only(), "the new tile goes where room was made"
    assert table.stored == [mine, castle] and table.me.shared == [cow(2), town_hall]


@rule("CB-TEAM-14", "CB-TEAM-16")
def test_a_player_places_own_and_shared_tiles_and_none_of_the_partner(table):
    table.storage(mine).shared(ship).player(2).storage(monastery(20))
    for tile, noun in ((mine, "mine"), (ship, "river"), (monastery(20), "cloister")):
        table.dice(table.number(table.free(noun)), 1)
        assert table.can("place", tile) == (tile != monastery(20))
    table.dice(table.number(table.free("river")), 1)
    assert table.place(ship, at=table.free("river")).gained_only(shared=-1, placed=1)


@rule("CB-TEAM-17")
def test_no_action_moves_a_tile_between_storages(table):
    table.storage(mine, castle).shared(ship, cow(2))
    assert not {action.kind for action in table.legal()} & {"store", "discard"}
    state, stores = table.state, [table.stored, table.me.shared]
    state.apply("end_turn")
    assert [table.stored, table.me.shared] == stores


@rule("CB-TEAM-13", "CB-TEAM-14")
def test_equal_tiles_of_the_own_and_the_shared_storage_are_two_choices(table):
    table.storage(mine, mine).shared(mine, mine)
    table.dice(table.number(table.free("mine")), 1)
    slots = {action.arguments["slot"] for action in table.legal("place")}
    assert slots == {1, 3}


# --- what partners share ---------------------------------------------------------------------------------------------


@rule("CB-TEAM-14")
def test_workers_silver_and_goods_belong_to_the_team(table):
    table.workers(1).silver(2).goods(pink=2).dice(2, 2).depot(3, mine).black(cow(3))
    assert table.take(mine).gained(workers=-1, player=2), "the partner has one worker less, too"
    table.store("own")
    table.end_turn()
    table.end_turn()
    assert table.state.deciders == (2,)
    partner = table.player(2)
    assert (partner.me.workers, partner.me.silver, partner.goods_held) == (0, 2, {"pink": 2})
    assert table.buy(cow(3)).gained(silver=-2, player=0)
    table.store("shared")
    assert table.player(0).me.shared == [cow(3)]


@rule("CB-TEAM-20", "CB-TEAM-05")
def test_both_partners_place_on_either_half(table):
    halves = {"west": table.free("river"), "east": next(at for at in table.spaces("city") if table.is_free(at))}
    assert table.plan.positions[halves["west"] - 1][0] < 6 < table.plan.positions[halves["east"] - 1][0]
    for player in (0, 2):
        table.turn(player).player(player).storage(ship, bank)
        for at, tile in zip(halves.values(), (ship, bank), strict=True):
            table.player(player).dice(table.number(at), 1)
            assert table.can("place", tile, at=at)


@rule("CB-TEAM-21", "CB-TEAM-22", "CB-TEAM-23")
def test_a_ship_moves_the_pawn_of_its_player_and_on_the_last_space_to_the_top(table):
    table.track({6: [1, 0], 0: [2, 3]}).turn(0).storage(ship)
    at = table.free("river")
    table.dice(table.number(at), 1)
    table.place(ship, at=at)
    table.load(depot=1)
    assert table.record.order.tolist() == [0, 1, 2, 3]
    assert [int(player.space) for player in table.record.players] == [6, 6, 0, 0], "the partner's pawn stays"


@rule("CB-TEAM-24")
def test_points_go_to_the_player_who_gains_them_and_count_for_the_team(table):
    table.goods(pink=2).dice(3, 1)
    assert table.sell("pink").gained(vp=8)
    assert (table.state.scores, table.state.team_scores) == ([8, 0, 0, 0], [8, 0])
    assert table.state.places == [1, 2, 1, 2]


@rule("CB-TEAM-25")
def test_a_team_stores_goods_of_three_colours(table):
    table.turn(2).goods(pink=1, red=1).wares(1, brown=1, orange=1).player(2).storage(ship)
    at = table.free("river")
    table.player(2).dice(table.number(at), 1)
    table.place(ship, at=at)
    table.load(depot=1)
    assert table.asked == "keep"
    table.keep("brown")
    assert table.player(0).goods_held == {"pink": 1, "red": 1, "brown": 1}


@rule("CB-TEAM-26")
def test_monasteries_work_for_both_partners(table):
    table.holds(monastery(14)).turn(2)
    assert table.take_workers().gained_only(workers=4)


@rule("CB-TEAM-27")
def test_each_partner_may_buy_once_in_each_own_turn(table):
    table.silver(8).black(mine, ship, cow(2), bank)
    for player in (0, 2):
        assert table.state.deciders == (player,)
        assert table.buy().gained(silver=-2)
        table.store("shared")
        assert table.cannot("buy")
        table.end_turn()
        table.end_turn()


@rule("CB-TEAM-28")
def test_the_first_team_to_cover_a_colour_gets_7_points_the_second_4(table):
    for player, points in ((0, 7), (1, 4)):
        here = table.player(player)
        here.fill("mine", leaving=1).storage(mine)
        last = next(at for at in table.spaces("mine") if here.is_empty(at))
        table.turn(player)
        here.dice(table.number(last), 1)
        assert table.place(mine, at=last).gained(bonus=points, bonus_tiles=1, player=player)
    assert table.record.bonus_left[Colour.MINE] == 0


@rule("CB-TEAM-34")
def test_the_bridge_works_for_both_pawns_and_partners_keep_their_order():
    table = Table(players=4, estate="12a", modules=("team", "extra_tiles"))
    table.track({1: [1, 2, 3, 0]}).turn(1).turn(0).storage(monastery(27))
    at = table.free("cloister")
    table.dice(table.number(at), 1)
    table.place(monastery(27), at=at)
    assert table.record.order.tolist() == [2, 0, 1, 3]


@rule("CB-TEAM-34")
def test_with_the_bridge_the_later_partner_is_on_top_and_the_other_team_below():
    table = Table(players=4, estate="12a", modules=("team", "extra_tiles"))
    table.holds(monastery(27)).track({2: [0], 1: [1], 0: [2, 3]})
    order = []
    for player in (1, 2):
        here = table.player(player)
        here.storage(ship)
        table.turn(player)
        at = here.free("river")
        here.dice(table.number(at), 1)
        table.place(ship, at=at)
        table.load(depot=1)
        order.append(table.record.order.tolist())
    assert order[0] == [0, 1, 2, 3], "player 1 arrives below the owner of the bridge"
    assert order[1] == [0, 1, 2, 3] and table.record.players[2].space == 1
    table.track({3: [0, 1], 2: [2], 0: [3]}).turn(2).player(2).storage(ship)
    at = table.player(2).free("river")
    table.player(2).dice(table.number(at), 1)
    table.place(ship, at=at)
    table.load(depot=2)
    assert table.record.order.tolist() == [2, 0, 1, 3], "the later partner is on top of both"


# --- the end ---------------------------------------------------------------------------------------------------------


@rule("CB-TEAM-30")
def test_mines_pay_once_for_each_team(table):
    table.holds(mine, mine, monastery(2)).silver(1).workers(0).round(5)
    table.end_phase()
    assert (table.me.silver, table.me.workers) == (3, 2)


@rule("CB-TEAM-30", "CB-TEAM-31")
def test_the_final_scoring_counts_an_estate_once_and_adds_the_points_of_partners(table):
    table.phase("E").round(5).silver(5).workers(4).goods(red=3).holds(monastery(21), boarding_house).points(10)
    table.player(2).points(7)
    table.player(1).points(20)
    table.end_phase()
    assert table.state.is_over
    assert table.state.team_scores == [10 + 7 + 5 + 2 + 3 + 4, 20]
    assert table.state.places == [1, 2, 1, 2]
    assert table.state.team_results == [
        {"seats": [0, 2], "score": 31, "place": 1},
        {"seats": [1, 3], "score": 20, "place": 2},
    ]


@rule("CB-TEAM-32")
def test_with_equal_points_the_team_with_more_empty_spaces_wins(table):
    table.phase("E").round(5).points(30).holds(mine).silver(0)
    table.player(1).points(31)
    table.end_phase()
    assert table.state.team_scores == [31, 31], "the mine has paid"
    assert table.state.places == [2, 1, 2, 1]


@rule("CB-TEAM-33")
def test_teams_that_are_still_equal_share_the_victory(table):
    table.phase("E").round(5).points(30)
    table.player(1).points(12)
    table.player(3).points(18)
    table.end_phase()
    assert table.state.places == [1, 1, 1, 1]
    assert (
        table.state.game.log(table.state, 0, "end_turn", table.state)[-1] == "The teams share the victory: 30 VP each!"
    )


# --- the kit: results by team ----------------------------------------------------------------------------------------


def played(seed=4):
    match = duchy.Match(load(), seed)
    bot = duchy.bots.make("random", match.game, seed)
    while not match.state.is_over:
        (player,) = match.state.deciders
        match.apply(bot.choose(match.state.observe(player)), player)
    return match


@rule("CB-TEAM-31")
@pytest.mark.compiled
def test_a_record_has_the_results_of_the_teams():
    match = played()
    written = json.loads(match.record().to_json())["results"]
    assert written["teams"] == match.state.team_scores == [sum(written["scores"][seat::2]) for seat in (0, 1)]
    record = GameRecord.from_json(match.record().to_json())
    assert record.results == match.record().results and record.replay() == match.state


def test_simulations_count_wins_and_points_by_team():
    results = sim.simulate(load(), games=6, threads=1)
    summary = results.summary()
    for team, seats in zip(summary["teams"], ([0, 2], [1, 3]), strict=True):
        assert team["seats"] == seats
        assert team["points"]["mean"] == pytest.approx(results.scores[:, seats].sum(axis=1).mean(), abs=1e-3)
        assert {summary["seats"][seat]["wins"] for seat in seats} == {team["wins"]}
    assert sum(team["win_share"]["mean"] for team in summary["teams"]) == pytest.approx(1, abs=1e-3)
    assert sum(team["wins"] + team["ties"] / 2 for team in summary["teams"]) == 6


def test_in_a_match_a_bot_plays_both_seats_of_a_team():
    result = arena.run(load(), ["random", "random"], games=2, seed=3)
    assert result.seatings.tolist() == [[0, 1, 0, 1], [1, 0, 1, 0]]
    assert sum(present(row.win_share).mean for row in result.standings) == 1
    with pytest.raises(OptionError, match="4 bots cannot share 2 teams evenly: a bot plays all seats of a team"):
        arena.run(load(), ["random"] * 4, games=4)


def test_a_bot_values_the_points_of_the_partner_as_its_own():
    evaluate = contract_of(load()).evaluation.evaluate
    state = load().new_state(2)
    before = [ask(evaluate, state, player) for player in range(4)]
    assert before[0] == before[2] and before[1] == before[3]


# --- with other modules ----------------------------------------------------------------------------------------------


@rule("CB-TEAM-35")
@pytest.mark.parametrize("edition", NEWER)
def test_a_team_lays_six_tiles_of_the_trade_routes_as_one_route(edition):
    state = load(edition=edition, modules=("team", "trade_routes")).new_state(7)
    routes = state.record.more[0].route_tiles.tolist()
    assert sorted(routes[0] + routes[1]) == list(range(1, 13)) and not any(routes[2] + routes[3])
    asked = []
    while state.decision == "arrange":
        asked.append(state.deciders[0])
        state.apply(state.legal_actions()[0])
    assert asked == ([] if edition == "2019" else [int(player) for player in state.record.order[:2] for _ in range(5)])


# --- what is shown ---------------------------------------------------------------------------------------------------


def test_a_view_tells_who_plays_together_and_what_a_team_shares(table):
    table.storage(mine).shared(ship, cow(2)).depot(2, bank).dice(2, 1)
    table.take(bank)
    shown = table.state.view(0)
    assert [player["team"] for player in shown["players"]] == [0, 1, 0, 1]
    assert shown["teams"][0] == {"players": [0, 2], "storage": ["ship", "cow_2"], "vp": 0}
    assert shown["players"][0]["storage"] == ["mine", "bank"], "the shared storage is full"
    assert shown["players"][2]["storage"] == []
    board = table.state.game.contract.view.board(table.state.game)
    assert (board["storage"], board["shared"]) == (2, 2)


def test_the_choice_of_a_storage_is_shown_with_its_tile(table):
    table.depot(2, bank).dice(2, 1)
    table.take(bank)
    shown = table.state.view(0)
    assert shown["decision"] == {"kind": "store", "tile": "bank"}
    assert [action["targets"] for action in shown["actions"]] == [{"shelf": 1}, {"shelf": 2}]
    assert [table.state.describe(action["id"]).text for action in shown["actions"]] == [
        "Put a bank into your own storage",
        "Put a bank into the shared storage",
    ]


def test_slots_of_the_shared_storage_follow_the_own_ones(table):
    table.storage(mine).shared(mine)
    table.dice(table.number(table.free("mine")), 1)
    places = [action for action in table.state.view(0)["actions"] if action["kind"] == "place"]
    assert {tuple(action["targets"]["storage"]) for action in places} == {(1,), (3,)}


def test_the_log_begins_with_the_teams_and_tells_mines_once_for_each(table):
    match = duchy.Match(load(), 3)
    assert match.log()[:2] == ["Team A: Player 1 and Player 3", "Team B: Player 2 and Player 4"] or match.log()[:2] == [
        "Team A: Player 2 and Player 4",
        "Team B: Player 1 and Player 3",
    ]
    table.holds(mine).round(5).turn(3)
    before = table.state.clone()
    table.end_turn()
    lines = table.state.game.log(before, 3, "end_turn", table.state)
    assert [line for line in lines if "mines" in line] == ["Player 1 and Player 3 get 1 silver from mines"]


# --- positions -------------------------------------------------------------------------------------------------------


def test_a_position_tells_what_partners_share_at_the_lower_seat(table):
    table.storage(mine).shared(ship).silver(3).player(2).storage(bank)
    parts = position.of(table.state)
    assert parts.seats[0]["shared"] == ["ship"] and parts.seats[0]["silver"] == 3
    assert parts.seats[2].keys() == {"storage"}
    assert position.read(str(parts)).state() == table.state


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "partner": ({"seats": {2: {"silver": 1}}}, "partners share it, and it is written at seat 0"),
    "full": ({"seats": {0: {"storage": ["mine", "mine", "mine"]}}}, "there are 3 tiles where 2 have room"),
    "shared": ({"seats": {1: {"shared": ["mine", "mine", "mine"]}}}, "there are 3 tiles where 2 have room"),
    "store": ({"asked": ["store mine"], "seats": {0: {"storage": ["ship", "ship"]}}}, "store mine"),
}


@pytest.mark.parametrize("case", WRONG)
def test_positions_that_cannot_be_are_refused(table, case):
    parts, sentence = WRONG[case]
    with pytest.raises(PositionError, match=sentence):
        position.of(table.state).with_(**parts).state()


def test_only_teams_share_a_storage():
    with pytest.raises(PositionError, match="only teams share a storage"):
        position.build(duchy.load("burgundy"), seats=[{"shared": ["mine"]}, {}])


@rule("CB-TEAM-36")
def test_a_shield_belongs_to_the_team_and_a_double_is_made_of_the_own_dice():
    table = Table(players=4, estate="12a", modules=("team", "shields"))
    table.shields(5, Shield.RICH_VEINS).dice(5, 5).player(2).dice(1, 2)
    table.take_shield(Shield.RICH_VEINS)
    table.holds(mine).silver(1).round(5)
    table.turn(2)
    assert table.cannot("take_shield")
    table.end_turn()
    table.end_turn()
    assert table.asked == "tribute" and table.state.deciders == (0,), "the team pays once"
    assert table.pay_tribute().gained(silver=-1 + 2, player=2), "the mine pays twice, to both partners"


@rule("CB-TEAM-36")
def test_shield_2_reacts_to_workers_of_the_other_team_only():
    table = Table(players=4, estate="12a", modules=("team", "shields"))
    table.bears(Shield.OPEN_GATE).turn(2)
    assert table.take_workers().gained(workers=2, player=0)
    table.turn(1)
    assert table.take_workers().gained(workers=1, player=0)


@rule("CB-TEAM-37")
def test_the_partner_who_took_shield_14_carries_out_its_effect():
    table = Table(players=4, estate="12a", modules=("team", "shields"))
    table.player(2).bears(Shield.HARVEST_CART)
    table.depot(3, mine).round(5).turn(3)
    table.end_turn()
    assert table.asked == "settle" and table.state.deciders == (2,)


@rule("CB-TEAM-39")
def test_shield_4_lifts_the_limit_of_every_storage_of_the_team():
    table = Table(players=4, estate="12a", modules=("team", "shields"))
    table.bears(Shield.DEEP_CELLAR).shared(ship, ship).player(2).storage(mine, mine)
    table.turn(2).depot(2, bank).player(2).dice(2, 1)
    table.take(bank)
    assert table.asked == "store" and table.store("own").gained_only(stored=1)
    places = {action.arguments["slot"] for action in table.legal("place")}
    assert places <= {1, 3, 4}, "the slots of the shared storage follow the three own ones"


@rule("CB-TEAM-39")
def test_without_shield_4_the_loser_discards_from_the_own_and_the_shared_storage():
    table = Table(players=4, estate="12a", modules=("team", "shields"))
    table.bears(Shield.DEEP_CELLAR).storage(mine, mine).shared(ship, cow(2), bank).round(5).turn(3)
    table.end_turn()
    assert table.asked == "tribute"
    table.give_up(Shield.DEEP_CELLAR)
    assert table.asked == "discard"
    assert [action.arguments["slot"] for action in table.legal()] == [3, 4, 5]
    table.discard(bank)
    assert table.asked == "turn" and table.player(0).me.shared == [ship, cow(2)]


@rule("CB-TEAM-39")
def test_shields_1_6_11_and_16_work_for_the_team():
    table = Table(players=4, estate="12a", modules=("team", "shields"))
    table.bears(Shield.SURE_HAND, Shield.COPYISTS).turn(2)
    assert table.can("set_die")
    assert [action.arguments["other"] for action in table.legal("name_player")] == [1], "partners have one estate"
