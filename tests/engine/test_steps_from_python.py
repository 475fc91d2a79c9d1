"""Steps from Python are one call of a kernel each, and refuse, list and mask as they would one by one."""

import random
import threading
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import duchy
from duchy import Game, State
from duchy.engine.kernels.records import argument

GAMES = {"burgundy": {"players": 3}, "dice": {"players": 3}, "bruges": {"players": 2}}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return duchy.load(request.param, **GAMES[request.param])


def positions(game: Game, count: int = 60, seed: int = 5) -> Iterator[tuple[State, int]]:
    """Positions of a random game, with one of those who decide."""
    chance, state = random.Random(seed), game.new_state(seed)
    while not state.is_over and state.ply < count:
        player = chance.choice(state.deciders)
        yield state, player
        state.apply(chance.choice(state.legal_actions(player)), player)


def unchecked_number(player: int) -> Any:
    """A player as callers with arrays give one."""
    return np.int8(player)


def test_an_action_is_taken_if_and_only_if_it_is_legal(game):
    chance = random.Random(1)
    for state, player in positions(game, 30):
        legal = state.legal_actions(player)
        before = bytes(state)
        for action in chance.sample(range(game.num_actions), 12):
            same = getattr(state.why_not(action, player), "same", None)
            if action not in legal and same not in legal:
                with pytest.raises(duchy.IllegalAction):
                    state.apply(action, player)
                assert bytes(state) == before
        action = chance.choice(legal)
        checked, unchecked = state.clone(), state.clone()
        checked.apply(action, player)
        game.steps.apply(argument(unchecked.array), player, action)
        assert checked == unchecked
        forms: tuple[Any, ...] = (np.int16(action), str(game.catalogue.decode(action)), game.catalogue.decode(action))
        for form in forms:
            copy, who = state.clone(), unchecked_number(player)
            copy.apply(form, who)
            assert copy == checked


def test_a_player_is_named_where_several_decide():
    state = duchy.load("dice", players=3).new_state(seed=3)
    action = state.legal_actions(0)[0]
    for call in (lambda: state.apply(action), state.legal_mask, state.legal_actions):
        with pytest.raises(duchy.NotDeciding, match="Say which player"):
            call()
    with pytest.raises(ValueError, match="no player=3"):
        state.apply(action, 3)
    one = duchy.load("burgundy", players=2).new_state(seed=3)
    waiting = 1 - one.deciders[0]
    with pytest.raises(duchy.NotDeciding):
        one.apply(one.legal_actions()[0], waiting)
    assert not one.legal_mask(waiting).any()


def test_nothing_is_taken_or_legal_after_the_end(game):
    state = game.new_state(2)
    while not state.is_over:
        player = state.deciders[0]
        state.apply(state.legal_actions(player)[-1], player)
    assert state.legal_actions() == []
    assert not state.legal_mask().any()
    assert state.deciders == ()
    with pytest.raises(duchy.NotDeciding):
        state.apply(0)


def test_masks_and_features_are_written_where_one_says(game):
    mask, numbers = np.ones(game.num_actions, bool), np.full(game.observation().shape, 7, np.float32)
    for state, player in positions(game):
        assert state.legal_mask(player, out=mask) is mask
        assert mask.nonzero()[0].tolist() == state.legal_actions(player)
        assert (mask == state.legal_mask(player)).all()
        assert state.features(player, out=numbers) is numbers
        assert (numbers == state.features(player)).all()


@pytest.mark.parametrize(
    "wrong",
    [
        [False] * 760,
        np.zeros(759, bool),
        np.zeros(760, np.int8),
        np.zeros((1, 760), bool),
        np.zeros(1520, bool)[::2],
        np.frombuffer(bytes(760), bool),
    ],
    ids=["a list", "too short", "of numbers", "a table", "with gaps", "read-only"],
)
def test_arrays_that_cannot_be_written_to_are_refused(wrong: Any):
    state = duchy.load("burgundy", players=2).new_state(seed=3)
    assert state.game.num_actions == 760
    with pytest.raises(TypeError, match="out is an array of 760 numbers of type bool"):
        state.legal_mask(out=wrong)
    with pytest.raises(TypeError, match="of type float32"):
        state.features(0, out=wrong)


def test_a_copy_shares_nothing(game):
    for state, player in positions(game, 20):
        copy, content = state.clone(), bytes(state)
        copy.apply(copy.legal_actions(player)[0], player)
        assert bytes(state) == content != bytes(copy)
        assert state.clone() == state
        assert not state.clone().freeze().clone().frozen


def test_a_state_of_memory_that_cannot_be_written_has_its_own():
    state = duchy.load("burgundy", players=2).new_state(seed=3)
    content = bytes(state)
    other = State(state.game, np.frombuffer(content, state.game.record_type))
    other.apply(other.legal_actions()[0])
    assert content == bytes(state) != bytes(other)


@pytest.mark.compiled
def test_threads_do_not_write_on_each_others_desk():
    game = duchy.load("burgundy", players=2)
    wanted = [played(game, seed) for seed in range(8)]
    found: dict[int, bytes] = {}
    threads = [threading.Thread(target=lambda n=seed: found.update({n: played(game, n)})) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found[seed] for seed in range(8)] == wanted


def played(game: Game, seed: int) -> bytes:
    chance, state = random.Random(seed), game.new_state(seed)
    while not state.is_over:
        state.apply(chance.choice(state.legal_actions()))
    return bytes(state)
