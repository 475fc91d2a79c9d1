"""Set-up of the standard game (chapter 1.2). The expert set-up has a chapter of its own."""

from collections import Counter

import numpy as np
import pytest

import duchy
from duchy.engine.errors import OptionError
from duchy.games.burgundy.components.layouts import ESTATES
from duchy.games.burgundy.components.printings import EDITIONS
from duchy.games.burgundy.components.tiles import COPIES, Colour, Kind
from tests.burgundy.box import stacked
from tests.burgundy.table import Seat, castle, cow, mine, ship
from tests.support.rules import rule

NEWER = EDITIONS[1:]
PLAYERS = (2, 3, 4)


def fresh(seed=1, players=2, edition="2019", **options):
    """A game at its first decision, with nothing arranged."""
    return duchy.load("burgundy", players=players, edition=edition, **options).new_state(seed)


def estate_names(state):
    return [ESTATES[Seat(state.record, player).layout].name for player in range(state.game.players)]


def everybody(state):
    return [Seat(state.record, player) for player in range(state.game.players)]


def play_out(state):
    while not state.is_over:
        state.apply("end_turn")
    return state


@rule("CB-SETUP-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_depots_are_filled_from_stacks_of_their_own_back(players):
    s = fresh(players=players).record
    coloured, black = Counter(s.depots.ravel().tolist()), Counter(s.black.tolist())
    coloured[Kind.CASTLE] += players
    bag = stacked(s)
    for kind in range(1, Kind.SHIP + 1):
        assert bag[0, kind] + coloured[kind] == COPIES[0, kind]
        assert bag[1, kind] + black[kind] == COPIES[1, kind]
    assert not bag[:, Kind.SHIP + 1 :].any(), "without modules none of their tiles"


@rule("CB-SETUP-01")
def test_stacks_are_random():
    seen = Counter(kind for seed in range(60) for kind in fresh(seed, players=4).record.depots.ravel().tolist())
    buildings = [seen[kind] for kind in range(Kind.WAREHOUSE, Kind.TOWN_HALL + 1)]
    assert sum(buildings) == 60 * 8
    assert min(buildings) > 30, "each of the eight buildings is drawn about 60 times"
    assert max(buildings) < 90, "each of the eight buildings is drawn about 60 times"
    assert len({fresh(seed).record.depots.tobytes() for seed in range(20)}) == 20


@rule("CB-SETUP-02", "CB-SETUP-03", "CB-SETUP-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_25_goods_come_into_play_3_go_to_each_player_and_the_others_leave_the_game(players):
    state = fresh(players=players)
    s = state.record
    assert [int(me.goods.sum()) for me in everybody(state)] == [3] * players
    assert s.wares.sum() + (s.round_goods >= 0).sum() == 5
    play_out(state)
    assert s.wares.sum() == 25
    assert s.unseen.sum() == 17 - 3 * players
    held = sum(me.goods for me in everybody(state)) + s.wares.sum(axis=0) + s.unseen
    assert held.tolist() == [7] * 6, "goods of every colour, wherever they are"


@rule("CB-SETUP-03")
def test_start_goods_are_random():
    drawn = np.sum([me.goods for seed in range(40) for me in everybody(fresh(seed, players=4))], axis=0)
    assert drawn.sum() == 40 * 12
    assert drawn.min() > 40, "each colour is drawn about 80 times"
    assert drawn.max() < 120, "each colour is drawn about 80 times"


@rule("CB-SETUP-05")
def test_start_goods_of_one_colour_share_a_store(table):
    pairs = [fresh(seed) for seed in range(20)]
    assert any(2 in Seat(state.record, 0).goods for state in pairs), "two start goods alike do happen"
    table.goods(red=2, pink=1).wares(4, brown=1).storage(ship).dice(2, 1)
    table.place(ship)
    assert table.load(4).gained(brown=1), "red and pink fill two stores, so the third is free"


@rule("CB-SETUP-08")
def test_everyone_plays_estate_1_in_the_first_printing():
    assert estate_names(fresh(edition="2011", players=4)) == ["1"] * 4
    for other in ("2", "3", "9"):
        with pytest.raises(OptionError, match="standard"):
            fresh(edition="2011", estates=other)


@rule("CB-SETUP-09")
@pytest.mark.parametrize("edition", NEWER)
def test_everyone_plays_estate_1_or_everyone_plays_estate_2(edition):
    assert estate_names(fresh(edition=edition, players=3)) == ["1"] * 3
    assert estate_names(fresh(edition=edition, players=3, estates="1")) == ["1"] * 3
    assert estate_names(fresh(edition=edition, players=3, estates="2")) == ["2"] * 3
    with pytest.raises(OptionError, match="same estate"):
        fresh(edition=edition, estates=["1", "2"])
    with pytest.raises(OptionError, match="standard"):
        fresh(edition=edition, estates="3")


@rule("CB-SETUP-10")
@pytest.mark.parametrize(("edition", "estate"), [("2011", "1"), ("2019", "1"), ("2019", "2"), ("2020-ua", "2")])
def test_the_start_castle_lies_on_the_central_castle_space_numbered_6(edition, estate):
    state = fresh(edition=edition, estates=estate, players=3)
    for me in everybody(state):
        layout = ESTATES[me.layout]
        (at,) = me.tiles.nonzero()[0].tolist()
        assert at == me.castle == 18, "the middle one of 37"
        assert me.tiles[at] == castle
        assert layout.colours[at] == Colour.CASTLE
        assert layout.numbers[at] == 6
    left = stacked(state.record)[0, Kind.CASTLE] + (state.record.depots == Kind.CASTLE).sum()
    assert left == 14 - 3, "start castles come from the dark green stack"


@rule("CB-SETUP-11", "CB-SETUP-14")
@pytest.mark.parametrize("estate", ["1", "2"])
def test_the_start_castle_gives_no_action_and_no_points(estate):
    state = fresh(estates=estate)
    assert state.decision == "turn"
    assert state.record.depth == 1
    assert state.scores == [0, 0], "though it fills a region of one space"


@rule("CB-SETUP-12")
def test_the_start_castle_counts_for_adjacency_and_for_its_colour(table):
    around = table.neighbours(19)
    table.storage(mine).dice(4, 4)
    assert {action.arguments["hex"] for action in table.legal("place")} == {25}
    assert 25 in around
    table.covers(8).fill("castle", leaving=[7]).storage(castle).dice(6, 6)
    assert table.place(castle, at=7).gained(bonus_tiles=1), "three further castles complete dark green"


@rule("CB-SETUP-13", "CB-SETUP-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everyone_starts_with_one_silver_and_no_points(edition):
    state = fresh(edition=edition, players=4)
    assert [int(me.silver) for me in everybody(state)] == [1] * 4
    assert state.scores == [0] * 4


@rule("CB-SETUP-15", "CB-SETUP-16", "CB-SETUP-17", "CB-SETUP-18")
@pytest.mark.compiled
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_seat_is_equally_likely_to_be_first(edition):
    first = Counter(fresh(seed, edition=edition, players=4).deciders for seed in range(200))
    assert first.keys() == {(0,), (1,), (2,), (3,)}
    assert min(first.values()) > 30, "each seat is first about 50 times"


@rule("CB-SETUP-19", "CB-SETUP-20")
@pytest.mark.parametrize("players", PLAYERS)
def test_workers_and_pawns_go_clockwise_from_the_first_player(players):
    firsts = set()
    for seed in range(12):
        state = fresh(seed, players=players)
        s = state.record
        (first,) = state.deciders
        firsts.add(first)
        clockwise = [(first + step) % players for step in range(players)]
        assert [int(Seat(s, player).workers) for player in clockwise] == list(range(1, players + 1))
        assert s.order[:players].tolist() == clockwise, "from the top of the stack"
        assert [int(me.space) for me in everybody(state)] == [0] * players
    assert len(firsts) == players


@rule("CB-SETUP-20", "CB-SETUP-21")
def test_the_first_player_opens_the_game_and_the_others_follow_down_the_stack():
    state = fresh(3, players=4)
    order = state.record.order.tolist()
    acted = []
    for _ in range(4):
        acted += state.deciders
        state.apply("end_turn")
    assert acted == order
    assert 1 <= state.record.white <= 6


@rule("CB-SETUP-22")
def test_a_player_stores_three_tiles(table):
    table.storage(ship, mine).depot(1, castle, cow(3)).dice(1, 1)
    assert table.take(castle).gained(stored=1)
    assert table.asked == "turn"
    assert table.take(cow(3)).gained(stored=0)
    assert table.asked == "discard"


@rule("CB-SETUP-23")
def test_a_player_stores_any_number_of_goods_in_three_colours(table):
    table.goods(red=6).wares(1, red=1, pink=6, brown=2, orange=1).storage(ship).dice(2, 1)
    table.place(ship)
    table.load(1)
    assert table.keep("pink").gained(pink=6)
    assert table.keep("brown").gained(brown=2)
    assert table.goods_held == {"red": 7, "pink": 6, "brown": 2}
    assert table.goods_at(1) == {"orange": 1}


@rule("CB-SETUP-24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_storage_silver_workers_goods_and_dice_are_public(table, edition):
    table.set_up(edition=edition).storage(ship, mine).silver(3).workers(5).goods(red=2, pink=1).dice(5, 3)
    for watcher in (1, duchy.SPECTATOR):
        seen = Seat(table.state.observe(watcher).record, 0)
        assert seen.storage.tolist() == [ship, mine, 0]
        assert (seen.silver, seen.workers) == (3, 5)
        assert seen.goods.tolist() == table.me.goods.tolist()
        assert seen.dice.tolist() == [5, 3]
