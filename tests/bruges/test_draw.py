"""Drawing cards, decks running out and the last round (chapters 4 and 5)."""

import pytest

from duchy.engine.play.cards import is_hidden
from tests.bruges.table import Table, load
from tests.support.rules import rule


def refill(players: int = 2, **kwargs) -> Table:
    return Table(players, phase=1, **kwargs)


@rule("BR-DRAW-01", "BR-ROUND-01", "BR-ROUND-03", "BR-ROUND-02")
def test_players_refill_one_after_the_other_before_the_dice():
    table = refill(3).go()
    order = []
    while table.asked == "draw":
        order.append(table.decider)
        table.act("draw", 1)
    assert order == [0] * 5 + [1] * 5 + [2] * 5
    assert table.record["phase"] > 1


@rule("BR-DRAW-02", "BR-DRAW-03", "BR-DECK-06")
def test_one_card_at_a_time_from_either_deck_up_to_five():
    table = refill().go()
    for held in range(5):
        assert table.legal() == ["draw 1", "draw 2"]
        assert table.count()["hand"] == held
        sizes = table.record["decks"].tolist()
        table.act("draw", 1 + held % 2)
        sizes[held % 2] -= 1
        assert table.record["decks"].tolist() == sizes
    assert table.decider == 1


@rule("BR-DRAW-04", "BR-DRAW-05")
def test_faces_are_seen_after_the_last_card_only():
    table = refill().go()
    for _ in range(4):
        top = int(table.record["tops"][0])
        table.act("draw", 1)
        assert all(is_hidden(int(card)) for card in table.me()["hand"][: table.me()["held"]])
        assert -2 - int(table.me()["hand"][table.me()["held"] - 1]) == top
    table.act("draw", 1)
    assert len(table.names()) == 5


@rule("BR-DRAW-06", "BR-DRAW-07", "BR-ERR-02")
def test_a_full_hand_draws_nothing_and_discards_nothing():
    table = refill().hand("red", "red", "red", "red", "red", "blue").go()
    assert table.decider == 1
    assert table.count()["hand"] == 6


# The example of the rulebook, with the rules that it shows.
@rule("BR-DRAW-08", "BR-DRAW-10", "BR-EX-18", "BR-CARD-06", "BR-SMOD-03", "BR-EVT-01")
def test_the_inventor_may_draw_a_sixth_card():
    table = refill().lives("inventor").go()
    for _ in range(5):
        assert table.legal() == ["draw 1", "draw 2"]
        table.act("draw", 2)
    assert table.legal() == ["draw 1", "draw 2", "decline"]
    table.act("draw", 1)
    assert (table.count()["hand"], table.decider) == (6, 1)


@rule("BR-DRAW-14")
def test_the_sixth_card_is_decided_on_blind():
    table = refill().lives("inventor").hand("red", "red", "red", "red").go()
    table.act("draw", 1)
    assert is_hidden(int(table.me()["hand"][4]))
    table.act("decline")
    assert (table.count()["hand"], len(table.names())) == (5, 5)


@rule("BR-DRAW-11")
def test_a_target_counts_when_the_refill_starts():
    table = refill().go()
    for _ in range(5):
        table.act("draw", 1)
    assert table.decider == 1
    table.lives("inventor")
    assert table.count()["hand"] == 5


# The example of the rulebook, with the rules that it shows.
@rule("BR-DRAW-12", "BR-DRAW-13", "BR-EX-15", "BR-CARD-03", "BR-OP-04")
def test_a_card_from_a_character_is_drawn_with_a_choice_and_without_a_limit(table):
    table.lives("servant").has(red=1).hand(*["red"] * 7)
    table.activate("servant")
    assert table.legal() == ["draw 1", "draw 2"]
    table.act("draw", 2)
    assert len(table.names()) == 8


@rule("BR-DRAW-15")
def test_a_hand_has_room_for_48_cards():
    table = Table().lives("monk").has(blue=1).hand(*[colour for colour in ("red", "brown") for _ in range(24)][:47])
    table.activate("monk")
    table.act("draw", 1)
    assert (table.count()["hand"], table.asked) == (48, "turn")


@rule("BR-DECK-01", "BR-DECK-02", "BR-DECK-03", "BR-DECK-07")
def test_the_reserve_takes_the_place_of_an_empty_deck_at_once_and_the_round_is_the_last():
    table = refill().decks(1, 30).go()
    reserve = int(table.record["reserve"])
    table.act("draw", 1)
    assert table.record["decks"].tolist() == [reserve, 30]
    assert (int(table.record["reserve"]), int(table.record["last_round"])) == (0, 1)
    assert table.legal() == ["draw 1", "draw 2"]
    assert int(table.record["tops"][0]) >= 0


@rule("BR-DECK-08", "BR-ERR-03")
def test_in_phase_3_the_next_round_is_the_last(table):
    table.decks(1, 30).lives("servant").has(red=1).hand("red")
    table.activate("servant")
    table.act("draw", 1)
    assert int(table.record["last_round"]) == 2


@rule("BR-DECK-09", "BR-DECK-10")
@pytest.mark.parametrize(("phase", "last"), [(2, 3), (4, 4)])
def test_phases_2_and_4_follow_1_and_3(phase, last):
    table = Table().decks(1, 30).lives("servant").has(red=1).hand("red")
    table.activate("servant")
    table.record["phase"], table.record["round_no"] = phase, 3
    table.act("draw", 1)
    assert int(table.record["last_round"]) == last


# One split: which deck, which half, which card on top, which last round.
@rule("BR-DECK-04", "BR-DECK-05", "BR-DECK-11", "BR-DECK-12", "BR-DECK-13")
def test_later_the_other_deck_is_split_and_the_larger_half_stays():
    table = refill().decks(20, 1, reserve=0)
    table.record["last_round"] = 7
    table.go()
    top = int(table.record["tops"][0])
    table.act("draw", 2)
    assert table.record["decks"].tolist() == [10, 10]
    table.decks(21, 1, reserve=0).act("draw", 2)
    assert table.record["decks"].tolist() == [11, 10]
    assert (int(table.record["tops"][0]), int(table.record["last_round"])) == (top, 7)


@rule("BR-DECK-16")
def test_both_decks_can_run_out_in_one_refill():
    table = refill().decks(1, 1).go()
    reserve = int(table.record["reserve"])
    table.act("draw", 1)
    table.act("draw", 2)
    assert table.record["decks"].tolist() == [reserve - reserve // 2, reserve // 2]
    assert int(table.record["last_round"]) == 1


@rule("BR-DECK-14", "BR-DECK-15")
def test_the_last_cards_are_taken_without_a_choice_and_then_drawing_stops():
    table = refill().decks(2, 1, reserve=0)
    table.record["last_round"] = 1
    table.go()
    table.act("draw", 2)
    # one card of two was split off, then nothing is left to choose
    while table.asked == "draw":
        table.act(table.legal()[0])
    assert table.record["decks"].tolist() == [0, 0]
    assert table.count(0)["hand"] + table.count(1)["hand"] == 3


def rounds_played(policy, players: int = 2) -> tuple[int, int]:
    """The last round of a game in which cards are drawn by a policy and only turned into workers."""
    state = load(players).new_state(seed=3)
    drawn = 0
    while not state.is_over:
        if state.decision == "draw":
            action, drawn = f"draw {policy(drawn)}", drawn + 1
        else:
            told = [str(state.game.catalogue.decode(a)) for a in state.legal_actions(state.deciders[0])]
            action = next((a for a in told if a.startswith(("workers", "decline"))), told[0])
        state.apply(action, state.deciders[0])
    return int(state.array[0]["round_no"]), int(state.array[0]["last_round"])


@rule("BR-DECK-17", "BR-DECK-19", "BR-ROUND-05", "BR-SCORE-01")
def test_evenly_drawn_decks_end_the_game_in_round_eight():
    assert rounds_played(lambda drawn: 1 + drawn % 2) == (8, 8)


@rule("BR-DECK-18")
def test_one_deck_ends_the_game_in_round_four():
    assert rounds_played(lambda _: 1) == (4, 4)


@rule("BR-DECK-20")
def test_the_last_round_is_public():
    table = refill().decks(1, 30).go()
    table.act("draw", 1)
    assert int(table.state.observe(1).array[0]["last_round"]) == 1
