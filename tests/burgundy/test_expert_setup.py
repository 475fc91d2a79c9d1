"""The expert set-up: dealt boards, chosen sides and start castles, open or sealed (chapter 14)."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

import duchy
from duchy.games.burgundy.components.layouts import ESTATES
from duchy.games.burgundy.components.printings import BOARD_SIDES, ESTATE_LAYOUT
from duchy.games.burgundy.components.tiles import Colour, Kind
from tests.burgundy.table import Seat, castle
from tests.support.rules import rule

EDITIONS = ("2011", "2019", "2020-ua")
CHOICES = ("open", "sealed")


def start(seed=1, **options):
    """An expert game before the first choice."""
    return duchy.load("burgundy", setup="expert", **options).new_state(seed)


def boards(state):
    """The board dealt to each seat."""
    return tuple(int(Seat(state.record, p).board) for p in range(state.game.players))


def sides(state, player):
    """The two layouts on a player's board."""
    edition, board = int(state.record.edition), int(Seat(state.record, player).board)
    return [BOARD_SIDES[edition, board, side] for side in (0, 1)]


def castles(layout):
    """The dark green spaces of a layout."""
    return [at for at, colour in enumerate(ESTATES[layout].colours, start=1) if colour == Colour.CASTLE]


def choices(state, player):
    """The legal (side, space) pairs of a player."""
    found = (state.game.catalogue.decode(action).arguments for action in state.legal_actions(player))
    return [(choice["side"], choice["hex"]) for choice in found]


def choose(state, player, which=0):
    """Make one of the legal choices and return it."""
    side, space = choices(state, player)[which]
    state.apply(f"found {side} {space}", player)
    return side, space


def choose_all(state, which=0):
    """Let everybody choose; return the choices by player."""
    made = {}
    while state.decision == "found":
        player = state.deciders[0]
        made[player] = choose(state, player, which)
    return made


# --- boards -----------------------------------------------------------------------------------------------------------


@rule("CB-EXPERT-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_board_is_dealt_when_the_rest_is_set_up_and_the_order_known(edition, players):
    state = start(edition=edition, players=players)
    record = state.record
    assert all(board >= 0 for board in boards(state))
    assert sorted(record.order[:players].tolist()) == list(range(players))
    for place, player in enumerate(record.order[:players].tolist()):
        me = Seat(record, player)
        assert (me.silver, me.workers, me.goods.sum()) == (1, place + 1, 3)
        assert not me.tiles.any()
    assert len({boards(start(seed, edition=edition, players=players)) for seed in range(30)}) > 10


@rule("CB-EXPERT-01", "CB-EXPERT-08")
@pytest.mark.compiled
def test_every_deal_is_equally_likely():
    dealt = Counter(boards(start(seed, players=2)) for seed in range(1200))
    assert dealt.keys() == set(permutations(range(4), 2))
    assert 70 <= min(dealt.values()) <= max(dealt.values()) <= 130


@rule("CB-EXPERT-08")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_board_is_dealt_twice(edition, players):
    for seed in range(40):
        assert len(set(boards(start(seed, edition=edition, players=players)))) == players


@rule("CB-EXPERT-10")
def test_in_2011_the_six_boards_with_numbers_1_to_9_are_dealt():
    dealt, numbers = set(), Counter[int]()
    for seed in range(60):
        state = start(seed, edition="2011", players=4)
        for player, board in enumerate(boards(state)):
            if board not in dealt:
                dealt.add(board)
                numbers.update(sides(state, player))
    assert len(dealt) == 6
    assert numbers == {ESTATE_LAYOUT["2011", str(n)]: 4 if n == 1 else 1 for n in range(1, 10)}


@rule("CB-EXPERT-11")
@pytest.mark.parametrize(
    ("options", "numbers"),
    [
        ({"edition": "2019"}, range(3, 11)),
        ({"edition": "2020-ua"}, range(3, 11)),
        ({"edition": "2019", "championship": True}, (*range(3, 11), 14, 15)),
    ],
)
def test_later_printings_deal_the_boards_with_numbers_3_to_10(options, numbers):
    found: set[int] = set()
    for seed in range(60):
        state = start(seed, players=2, **options)
        found.update(sides(state, 0), sides(state, 1))
    assert found == {ESTATE_LAYOUT[options["edition"], str(number)] for number in numbers}


# --- sides and start castles ------------------------------------------------------------------------------------------


@rule("CB-EXPERT-02", "CB-EXPERT-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("choice", CHOICES)
def test_each_player_chooses_a_side_and_a_dark_green_space_of_it(edition, choice):
    state = start(edition=edition, choice=choice, players=3)
    player = state.deciders[0]
    expected = [(side, at) for side, layout in enumerate(sides(state, player), start=1) for at in castles(layout)]
    assert choices(state, player) == expected
    assert len(expected) == 8


@rule("CB-EXPERT-02", "CB-EXPERT-03")
@pytest.mark.parametrize("choice", CHOICES)
@pytest.mark.parametrize("which", range(8))
def test_the_chosen_side_and_space_are_those_played(choice, which):
    state = start(choice=choice, players=2)
    layouts = {player: sides(state, player) for player in (0, 1)}
    made = choose_all(state, which)
    for player, (side, space) in made.items():
        me = Seat(state.record, player)
        assert me.layout == layouts[player][side - 1]
        assert me.castle == space - 1
        assert np.flatnonzero(me.tiles).tolist() == [space - 1]
        assert me.tiles[space - 1] == Kind.CASTLE


@rule("CB-EXPERT-03")
def test_a_chosen_estate_leaves_only_the_castle_to_choose():
    state = start(players=2, estates=["3", "9"])
    assert len(choices(state, state.deciders[0])) == 4
    made = choose_all(state, which=2)
    assert [made[player][0] for player in (0, 1)] == [1, 1]
    for player, number in enumerate(("3", "9")):
        layout = ESTATE_LAYOUT["2019", number]
        assert Seat(state.record, player).layout == layout
        assert Seat(state.record, player).castle + 1 == castles(layout)[2]


@rule("CB-EXPERT-04", "CB-EXPERT-05", "CB-EXPERT-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_open_choices_are_made_in_turn_order(edition):
    state = start(edition=edition, players=4, choice="open", seed=2)
    order = state.record.order.tolist()
    assert order != sorted(order)
    for player in order:
        assert state.deciders == (player,)
        assert not any(state.legal_actions(other) for other in order if other != player)
        side, space = choose(state, player)
        me = Seat(state.observe(duchy.SPECTATOR).record, player)
        assert (me.layout, me.castle + 1) == (sides(state, player)[side - 1], space)
    assert state.decision == "turn"


@rule("CB-EXPERT-04", "CB-EXPERT-05", "CB-EXPERT-06")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("asked", [(0, 1, 2), (2, 0, 1)])
def test_sealed_choices_are_made_at_once_and_opened_together(edition, asked):
    state = start(edition=edition, players=3, choice="sealed")
    waiting, made = {0, 1, 2}, {}
    for player in asked:
        assert set(state.deciders) == waiting
        assert all(Seat(state.record, p).layout < 0 and not Seat(state.record, p).tiles.any() for p in (0, 1, 2))
        made[player] = choose(state, player, which=player + 3)
        waiting.remove(player)
    assert state.decision == "turn"
    for player, (side, space) in made.items():
        me = Seat(state.record, player)
        assert (me.layout, me.castle + 1) == (sides(state, player)[side - 1], space)
        assert (me.sealed, me.sealed_side, me.sealed_hex) == (0, 0, 0)


@rule("CB-EXPERT-04")
def test_a_sealed_choice_is_made_once():
    state = start(players=3, choice="sealed")
    choose(state, 1)
    with pytest.raises(duchy.NotDeciding):
        state.apply("found 1 6", 1)


@rule("CB-EXPERT-04", "CB-EXPERT-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sealed_choice_is_hidden_from_the_others(edition):
    def seen(which, observer):
        state = start(edition=edition, players=3, choice="sealed")
        choose(state, 1, which)
        return state.observe(observer)

    for observer in (0, 2, duchy.SPECTATOR):
        assert all(seen(which, observer) == seen(0, observer) for which in range(8))
    assert len({bytes(seen(which, 1)) for which in range(8)}) == 8


@rule("CB-EXPERT-04")
def test_a_hidden_choice_is_guessed_among_the_possible_ones():
    state = start(players=2, choice="sealed")
    possible = choices(state, 0)
    choose(state, 0, which=5)
    rng = np.random.default_rng(1)
    guesses: Counter[tuple[int, int]] = Counter()
    for _ in range(300):
        me = Seat(state.observe(1).determinize(rng).record, 0)
        guesses[int(me.sealed_side) + 1, int(me.sealed_hex) + 1] += 1
    assert guesses.keys() == set(possible)
    me = Seat(state.observe(0).determinize(rng).record, 0)
    assert (me.sealed_side + 1, me.sealed_hex + 1) == possible[5]


@rule("CB-EXPERT-04")
def test_a_hidden_castle_on_a_chosen_estate_is_guessed_too():
    state = start(players=2, choice="sealed", estates="8")
    choose(state, 0, which=1)
    rng = np.random.default_rng(1)
    guessed = [Seat(state.observe(1).determinize(rng).record, 0) for _ in range(60)]
    assert {int(me.sealed_hex) + 1 for me in guessed} == set(castles(ESTATE_LAYOUT["2019", "8"]))
    assert {int(me.sealed_side) for me in guessed} == {0}


@rule("CB-EXPERT-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_choices_are_open_and_in_turn_order_unless_agreed_otherwise(edition):
    state = start(edition=edition, players=3)
    assert state.game.options.choice == "open"
    assert state.deciders == (state.record.order[0],)


# --- the start castle -------------------------------------------------------------------------------------------------


@rule("CB-EXPERT-09")
@pytest.mark.parametrize("choice", CHOICES)
@pytest.mark.parametrize("which", range(8))
def test_the_start_castle_gives_no_action_and_no_points_wherever_it_stands(choice, which):
    state = start(seed=4, choice=choice, players=4, edition="2011")
    choose_all(state, which)
    assert state.decision == "turn"
    assert state.scores == [0, 0, 0, 0]
    assert not state.record.estates["bonus"].any()


@rule("CB-EXPERT-09")
def test_a_larger_region_with_the_start_castle_scores_when_it_is_completed(table):
    table.set_up(estate="7", castle=2).storage(castle).dice(4, 4)
    assert table.spaces(table.region("castle", "north")) == [2, 3]
    assert table.vp == 0
    assert table.place(castle, at=3).gained(regions=3, phases=10)
    assert table.asked == "castle"


@rule("CB-EXPERT-09")
def test_a_region_of_one_space_under_the_start_castle_is_never_scored(table):
    table.set_up(estate="3", castle=29, players=2)
    assert len(table.spaces(table.region("castle", "south"))) == 1
    table.end_phase()
    assert table.vp == 0
