"""Components and set-up (chapters 1 and 2)."""

from importlib.resources import files

import pytest

from duchy.engine.errors import DataError, OptionError
from duchy.engine.values.data import DataFile
from duchy.games.bruges.components import board
from duchy.games.bruges.components.deck import DECK
from duchy.games.bruges.options import Options
from tests.bruges.table import Table, load
from tests.support.rules import rule

SIZES = {2: (33, 33, 99), 3: (50, 49, 66), 4: (66, 66, 33)}


def fresh(players: int):
    """The record of a game that has just been set up; the first player is about to draw."""
    return load(players).new_state(seed=5).array[0]


@rule("BR-COMP-01", "BR-SETUP-02")
def test_the_cards_make_five_stacks():
    assert len({card.id for card in DECK.cards}) == 165 == 5 * board.STACK


@rule("BR-COMP-03")
def test_five_dice_show_one_to_six():
    seen = {seed: Table(phase=2, seed=seed).go().record["dice"].tolist() for seed in range(40)}
    faces = [face for dice in seen.values() for face in dice]
    assert len(seen[0]) == 5
    assert set(faces) == {1, 2, 3, 4, 5, 6}


@rule("BR-COMP-04", "BR-COMP-05", "BR-WORK-02", "BR-DATA-09")
def test_workers_never_run_out(table):
    table.has(red=60).hand("red", "red")
    assert table.play("workers") == {"red": 2, "hand": -1}


@rule("BR-COMP-06", "BR-COMP-07", "BR-MONEY-03")
def test_guilders_never_run_out(table):
    table.has(guilders=900).dice(red=4).hand("red", "red")
    assert table.play("money") == {"guilders": 4, "hand": -1}


@rule("BR-COMP-08", "BR-COMP-09", "BR-DATA-08")
def test_nine_markers_of_each_colour():
    assert board.MARKERS * board.COLOURS == 45


@rule("BR-COMP-10", "BR-COMP-11", "BR-SETUP-16")
def test_every_cell_can_be_built():
    assert board.MAX_PLAYERS * board.SECTIONS * board.CELLS == 40


@rule("BR-COMP-12", "BR-SETUP-08", "BR-CANAL-16")
def test_statues_from_seven_down_to_two():
    assert board.STATUES == [7, 6, 5, 4, 3, 2]


@rule("BR-COMP-14", "BR-COMP-15", "BR-SCORE-15", "BR-DATA-06")
def test_the_score_goes_on_beyond_every_lap(table):
    table.has(vp=249, red_markers=1).hand("red")
    table.play("calm", 1, 3)
    assert table.state.scores[0] == 250


@rule("BR-COMP-16")
def test_seats_have_no_colour_of_cards():
    assert not set(Table().me().dtype.names) & {"colour", "color"}


@rule("BR-COMP-17", "BR-VAR-01", "BR-VAR-02")
def test_two_to_four_players_and_no_variants():
    assert Options.values()["players"] == (2, 3, 4)
    assert set(Options.values()) == {"players", "revision", "deck"}
    for players in (0, 1, 5):
        with pytest.raises(OptionError):
            Options.read({"players": players})


# One table of sizes, by the number of players.
@rule("BR-SETUP-01", "BR-SETUP-03", "BR-SETUP-04", "BR-SETUP-05", "BR-EX-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sizes_of_decks_and_reserve(players):
    record = fresh(players)
    assert (*record["decks"].tolist(), int(record["reserve"])) == SIZES[players]


@rule("BR-SETUP-06", "BR-SETUP-07")
def test_decks_show_the_back_of_their_top_card_and_nothing_else():
    record = fresh(2)
    assert all(0 <= top < 5 for top in record["tops"])
    assert int(record["left"].sum()) == 165 - 2
    assert [int(pool).bit_count() for pool in record["pool"]] == [33] * 5


# Each row is a thing that lies before a player at the start.
@rule(
    "BR-SETUP-09",
    "BR-SETUP-10",
    "BR-SETUP-11",
    "BR-SETUP-12",
    "BR-SETUP-13",
    "BR-SETUP-14",
    "BR-SETUP-15",
    "BR-COMP-13",
)
def test_what_a_player_begins_with():
    state = load(4).new_state(seed=1)
    for player in range(4):
        me = state.array[0]["players"][player]
        assert (int(me["vp"]), int(me["guilders"]), me["workers"].tolist()) == (5, 5, [1] * 5)
        assert (int(me["reputation"]), int(me["leads"]), int(me["held"]), int(me["homes"])) == (0, 0, 0, 0)
        assert me["markers"].tolist() + me["canal"].tolist() + me["statue"].tolist() == [0] * 9
    assert state.scores == [5] * 4 or tuple(state.scores) == (5,) * 4


@rule("BR-SETUP-17", "BR-SETUP-18", "BR-DATA-03")
def test_seat_k_has_guard_house_k():
    assert [board.CELL_COLOUR[seat, 0, 0] for seat in range(4)] == [0, 4, 2, 1]  # blue, yellow, red, brown


@rule("BR-SETUP-19", "BR-VAR-03")
def test_the_first_seat_begins():
    assert tuple(load(3).new_state(seed=9).deciders) == (0,)


@rule("BR-SETUP-20")
def test_only_the_piles_depend_on_the_number_of_players():
    first, second = fresh(2), fresh(4)
    for name in ("guilders", "vp", "reputation", "held"):
        assert first["players"][0][name] == second["players"][0][name]
    assert [first[name] for name in ("round_no", "phase", "last_round")] == [
        second[n] for n in ("round_no", "phase", "last_round")
    ]


@rule("BR-DATA-01", "BR-DATA-02")
def test_the_first_cell_of_the_first_guard_house_is_blue_and_costs_one():
    assert (board.CELL_COLOUR[0, 0, 0], board.CELL_PRICE[0, 0, 0]) == (0, 1)
    for seat in range(4):
        for section in range(2):
            assert sorted(board.CELL_COLOUR[seat, section, cell] for cell in range(5)) == [0, 1, 2, 3, 4]


@rule("BR-DATA-04", "BR-DATA-05", "BR-SCORE-10")
def test_the_reputation_track():
    assert board.STEPS[0] == 0
    assert board.STEPS[6] == 7
    assert (board.STEPS[1], board.STEPS[-1], board.LAST_STEP) == (1, 12, 8)


BOARD = (files("duchy.games.bruges") / "data" / "board.toml").read_text(encoding="utf-8")
ROW = 'colours = ["blue", "yellow", "red", "brown", "purple"]'
FAULTS = {
    "no such colour": (ROW, ROW.replace("blue", "green"), "section 1 left: 'colours' must be 5 of blue, brown, red"),
    "four colours": (ROW, ROW.replace('"blue", ', ""), "section 1 left: 'colours' must be 5 of"),
    "no colours": (ROW, "", "section 1 left: the key 'colours' is missing"),
    "price of a text": ("prices = [1, 2, 3, 4, 5]", 'prices = ["1"]', "section 1 left: 'prices' must be a list of"),
    "four prices": ("prices = [1, 2, 3, 4, 5]", "prices = [1, 2, 3, 4]", "section 1 left: 'prices' must hold 5"),
    "a section too few": ('[[section]]\nname = "4 right"', '[[x]]\nname = "4 right"', "must be 8 sections, not 7"),
    "no sections": ("[[section]]", "[[canal]]", "section: there must be at least one table [[section]]"),
    "no source": ('source = "rulebook, set-up"', "", "statues: the key 'source' is missing"),
    "provenance": ('provenance = "one source"', 'provenance = "dreamt"', "markers: 'provenance' is 'dreamt'"),
    "falling reputation": ("[1, 2, 3, 4, 5, 7, 9, 12]", "[1, 2, 3, 4, 5, 9, 7, 12]", "reputation: 'vp' must be"),
    "short reputation": ("[1, 2, 3, 4, 5, 7, 9, 12]", "[1, 2]", "reputation: 'vp' must be the values of 6 to 30 steps"),
    "no statues": ("[7, 6, 5, 4, 3, 2]", "[]", "statues: 'vp' must be the values of 1 to 8 statues"),
    "rising statues": ("[7, 6, 5, 4, 3, 2]", "[2, 3]", "statues: 'vp' must be the values of 1 to 8 statues"),
    "no markers": ("per_colour = 9", "per_colour = 0", "markers: 'per_colour' must be a whole number from 1 to 60"),
    "no track": ("[reputation]", "[fame]", "reputation: the table is missing"),
    "no toml": ("[reputation]", "[reputation", "file: it cannot be read"),
}


def read_all() -> None:
    file = DataFile("bruges", "board")
    for read in (board.read_sections, board.read_statues, board.read_reputation, board.read_markers):
        read(file)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_board_file_with_a_mistake_names_file_entry_and_reason(own_data, fault):
    before, after, reason = FAULTS[fault]
    assert before in BOARD
    many = fault in ("no sections", "no source")
    own_data("board", BOARD.replace(before, after) if many else BOARD.replace(before, after, 1))
    with pytest.raises(DataError) as caught:
        read_all()
    assert str(caught.value).startswith("bruges/board.toml, ") and reason in str(caught.value)


def test_a_board_of_ones_own_stands_in_for_ours(own_data):
    own_data("board", BOARD.replace("prices = [1, 2, 3, 4, 5]", "prices = [2, 2, 2, 2, 6]", 1))
    _, prices = board.read_sections(DataFile("bruges", "board"))
    assert prices[0][0] == [2, 2, 2, 2, 6] and prices[0][1] == [1, 2, 3, 4, 5]
