"""Monasteries as tiles (chapter 5.3). What each one does has a chapter of its own."""

import pytest

import duchy
from tests.burgundy.table import Kind, monastery
from tests.support.rules import rule

YELLOW = range(Kind.MONASTERY_1, Kind.MONASTERY_26 + 1)


@rule("CB-YEL-01")
@pytest.mark.parametrize("number", range(1, 27))
def test_a_monastery_does_nothing_when_it_is_placed(table, number):
    others = [monastery(other) for other in (1, 2, 3) if other != number]
    table.storage(monastery(number)).dice(1, 2).depot(1, others[0]).black(others[1]).silver(3).workers(2)
    assert table.place(monastery(number), at=13).gained_only(stored=-1, placed=1)
    assert table.asked == "turn"


@rule("CB-YEL-02")
@pytest.mark.parametrize("seed", range(3))
def test_no_monastery_comes_twice(seed):
    state = duchy.load("burgundy", players=4).new_state(seed)
    seen = []
    while not state.is_over:
        if state.record.round_no == 0 and state.record.turn == 0:
            board = [*state.record.depots.ravel().tolist(), *state.record.black.tolist()]
            seen += [kind for kind in board if kind in YELLOW]
        state.apply("end_turn")
    assert sorted(seen) == list(YELLOW), "with four players every one of the 26 comes, once"
