"""A match under any order of actions and undos: its record always replays to its state, and nothing open is undone."""

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from duchy.engine.errors import NothingToUndo
from duchy.engine.game import registry
from duchy.engine.game.game import Game
from duchy.engine.match.match import Match
from tests.engine.toy.contract import CONTRACT

TOY = Game(CONTRACT, CONTRACT.options(players=3))


class Table(RuleBasedStateMachine):
    """Three bidders who change their minds."""

    def __init__(self) -> None:
        super().__init__()
        self.match = Match(TOY, seed=1)
        self.entropy: dict[int, int | None] = {}

    @rule(data=st.data(), entropy=st.none() | st.integers(0, 2**64 - 1))
    def act(self, data: st.DataObject, entropy: int | None) -> None:
        state = self.match.state
        if not state.is_over:
            player = data.draw(st.sampled_from(state.deciders))
            self.entropy.setdefault(state.ply, entropy)
            self.match.apply(data.draw(st.sampled_from(state.legal_actions(player))), player, entropy)

    @rule(player=st.none() | st.integers(0, 2))
    def undo(self, player: int | None) -> None:
        state, history = self.match.state, self.match.history
        try:
            taken = self.match.undo(player)
        except NothingToUndo:
            assert (self.match.state, self.match.history) == (state, history)
            return
        assert self.match.state.revelations == state.revelations
        assert player in (None, taken[0])
        index = len(history) - 1 - history[::-1].index(taken)
        assert self.match.history == history[:index] + history[index + 1 :]

    @invariant()
    def the_record_tells_the_game(self) -> None:
        record = self.match.record()
        assert record.replay() == self.match.state
        assert record.entropy == tuple(self.entropy[ply] for ply in range(self.match.state.ply))


@pytest.mark.usefixtures("toy_registered")
def test_a_match_under_any_order_of_actions_and_undos() -> None:
    assert registry.contract("toy") is TOY.contract
    run: Any = Table.TestCase("runTest")
    run.settings = settings(max_examples=40, stateful_step_count=20, deadline=None)
    run.runTest()
