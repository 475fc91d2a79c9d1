"""What a phase brings to the board (chapter 2.1)."""

from collections import Counter

import pytest

import duchy
from duchy.games.burgundy.components.printings import EDITIONS
from tests.burgundy.box import stacked
from tests.burgundy.table import Colour, Kind, castle, colour_of, cow, mine, monastery, ship
from tests.support.rules import rule

NEWER = EDITIONS[1:]
PLAYERS = (2, 3, 4)

#: The colours of the depots' slots by number of players, read off the board.
SLOTS = {
    2: ["BS", "KC", "AB", "SB", "MK", "BA"],
    3: ["KBS", "KBC", "ASB", "SBA", "BMK", "CBA"],
    4: ["KBSA", "KBCB", "ASBK", "MSBA", "BMBK", "CBSA"],
}
LETTERS = "BAKCMS"


def letters(table, depot):
    return "".join(LETTERS[colour_of(tile)] for tile in table.tiles(depot))


def new_phase(table, letter="B"):
    """Let the phase before end in its fifth round."""
    before = chr(ord(letter) - 1)
    return table.phase(before).round(5).end_phase()


@rule("CB-PHASE-01")
def test_a_game_has_25_rounds_and_50_die_actions_for_each_player():
    state = duchy.load("burgundy", players=2).new_state(5)
    rounds, actions = Counter[tuple[int, str]](), Counter[int]()
    while not state.is_over:
        (player,) = state.deciders
        legal = [state.game.catalogue.decode(action) for action in state.legal_actions()]
        workers = [action for action in legal if action.kind == "workers"]
        if workers:
            actions[player] += 1
        else:
            rounds[player, "ABCDE"[state.record.phase]] += 1
        state.apply(workers[0] if workers else "end_turn")
    assert actions == {0: 50, 1: 50}
    assert rounds == {(player, letter): 5 for player in (0, 1) for letter in "ABCDE"}


@rule("CB-PHASE-02")
def test_left_over_tiles_leave_the_game(table):
    table.set_up(players=2)
    black = [monastery(number) for number in (7, 12, 14, 15, 24, 25)]
    table.depot(1, cow(2), cow(2), cow(3), cow(4)).black(*black, mine, mine)
    before = stacked(table.record)
    new_phase(table)
    assert letters(table, 1) == "BS"
    assert len(table.black_tiles) == 4
    drawn = Counter(table.record.depots.ravel().tolist()), Counter(table.record.black.tolist())
    for back in (0, 1):
        for kind in Kind:
            if kind:
                left = stacked(table.record)[back, kind]
                assert left == before[back, kind] - drawn[back][kind], "nothing goes back"


@rule("CB-PHASE-03")
def test_left_over_ships_mines_and_castles_are_there_again_in_the_first_printing(table):
    table.set_up(edition="2011", players=4)
    new_phase(table, "B")
    alike = (castle, mine, ship)
    before = {(d, i): t for d in range(6) for i, t in enumerate(table.record.depots[d]) if t in alike}
    assert len(before) == 8
    new_phase(table, "C")
    after = {(d, i): t for d in range(6) for i, t in enumerate(table.record.depots[d]) if t in alike}
    assert after == before


@rule("CB-PHASE-04", "CB-PHASE-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_goods_stay_in_the_depots(table, edition):
    table.set_up(edition=edition).wares(2, red=2, pink=1).wares(5, orange=3)
    new_phase(table)
    assert table.record.wares.sum() == 6 + 1, "and one came with the new round"
    assert table.goods_at(2).get("red", 0) >= 2
    assert table.goods_at(2).get("pink", 0) >= 1
    assert table.goods_at(5).get("orange", 0) >= 3


@rule("CB-PHASE-06", "CB-PHASE-07", "CB-PHASE-08")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_slot_in_use_gets_a_tile_of_its_colour(table, edition, players):
    table.set_up(edition=edition, players=players)
    for phase in "CE":
        new_phase(table, phase)
        assert [letters(table, depot) for depot in range(1, 7)] == SLOTS[players]
    assert sum(map(len, SLOTS[players])) == {2: 12, 3: 18, 4: 24}[players]


@rule("CB-PHASE-06")
def test_tiles_of_a_phase_are_face_up_for_everybody(table):
    new_phase(table)
    for watcher in (0, 1, duchy.SPECTATOR):
        seen = table.state.observe(watcher).record
        assert seen.depots.tolist() == table.record.depots.tolist()
        assert seen.black.tolist() == table.record.black.tolist()


@rule("CB-PHASE-09", "CB-PHASE-10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "tiles"), [(2, 4), (3, 6), (4, 8)])
def test_the_black_depot_gets_two_tiles_for_each_player(table, edition, players, tiles):
    table.set_up(edition=edition, players=players)
    new_phase(table)
    assert len(table.black_tiles) == tiles


@rule("CB-PHASE-11", "CB-PHASE-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_three_players_find_castles_and_mines_by_turns_in_depot_6(edition):
    state = duchy.load("burgundy", players=3, edition=edition).new_state(2)
    found: list[Colour] = []
    while not state.is_over:
        if state.record.round_no == 0 and len(found) == state.record.phase:
            found.append(Colour(colour_of(Kind(state.record.depots[5, 0]))))
        state.apply("end_turn")
    assert found == [Colour.CASTLE, Colour.MINE, Colour.CASTLE, Colour.MINE, Colour.CASTLE]


@rule("CB-PHASE-13", "CB-PHASE-15")
def test_the_goods_of_a_phase_are_open_and_used_in_their_order(table):
    new_phase(table)
    laid = table.record.round_goods.tolist()
    assert laid[0] == -1, "used in this round"
    assert all(0 <= goods < 6 for goods in laid[1:])
    assert table.state.observe(1).record.round_goods.tolist() == laid
    for at in range(1, 5):
        before = table.record.wares.sum(axis=0)
        table.end_round()
        came = table.record.wares.sum(axis=0) - before
        assert came.nonzero()[0].tolist() == [laid[at]]
        assert table.record.round_goods.tolist()[at + 1 :] == laid[at + 1 :]


@rule("CB-PHASE-14")
def test_slots_stay_empty_when_a_stack_runs_out(table):
    table.stacks(ship={}, building={"warehouse": 1}, black={"mine": 2, "castle": 1})
    new_phase(table)
    assert [letters(table, depot) for depot in range(1, 7)] == ["B", "KC", "A", "", "MK", "A"]
    assert sorted(table.black_tiles) == [castle, mine, mine]


@rule("CB-PHASE-14")
def test_four_players_use_every_coloured_tile_up():
    state = duchy.load("burgundy", players=4).new_state(2)
    while not state.is_over:
        state.apply("end_turn")
    assert stacked(state.record).sum() == 0
