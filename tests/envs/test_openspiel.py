"""The games in OpenSpiel, by its own test and ours."""

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest

import duchy
from duchy.engine.errors import OptionError
from duchy.envs import openspiel
from duchy.envs.settings import NoGame
from tests.envs.cases import CASES

pytestmark = pytest.mark.compiled


def loaded(case: str, **parameters: Any) -> Any:
    """A game by its name in OpenSpiel."""
    name, options = CASES[case]
    rest = {
        option: "+".join([value] if isinstance(value, str) else value)
        for option, value in options.items()
        if option != "players"
    }
    told = {"players": options.get("players", 2), "options": ";".join(f"{key}:{value}" for key, value in rest.items())}
    return pyspiel.load_game(f"duchy_{name}", {**told, **parameters})


@pytest.mark.parametrize("case", CASES)
def test_every_game_passes_the_test_of_openspiel(case):
    name, options = CASES[case]
    game = loaded(case)
    assert game.duchy == duchy.load(name, **options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    pyspiel.random_sim_test(loaded(case, reward="margin", outcomes=3), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("case", CASES)
def test_what_comes_to_light_comes_from_a_node_of_chance(case):
    """Without such a node no action reveals or draws anything, and after one the outcome alone says what it was."""
    state, rng = loaded(case, outcomes=16).new_initial_state(), random.Random(3)
    assert state.is_chance_node() and len(state.chance_outcomes()) == 16
    nodes = 0
    while not state.is_terminal():
        before = state.position
        if state.is_chance_node():
            action = rng.choice([outcome for outcome, _ in state.chance_outcomes()])
            again = state.child(action)
            state.apply_action(action)
            assert again.record == state.record
            nodes += 1
        else:
            player = state.current_player()
            action = rng.choice(state.legal_actions())
            revealing = before.reveals(action, player)
            state.apply_action(action)
            if not state.is_chance_node():
                assert not revealing
                before.apply(action, player)
                assert state.record == bytes(before)
            else:
                assert state.record == bytes(before)
                assert revealing or len(state.chance_outcomes()) == 16
    assert nodes > 3
    assert state.returns() == state.get_game().reward.of(state.position)
    assert sum(chance for _, chance in loaded(case).new_initial_state().chance_outcomes()) == 1


def test_outcomes_of_chance_differ_and_belong_to_their_position():
    state = loaded("burgundy-2").new_initial_state()
    first = {state.child(outcome).record for outcome in range(50)}
    assert len(first) == 50
    dealt = [state.child(outcome).position.as_dict()["white"] for outcome in range(600)]
    assert min(dealt.count(face) for face in set(dealt)) > 60 and len(set(dealt)) == 6


def test_copies_and_what_is_kept_lead_to_the_same_position():
    game = loaded("bruges-3", reward="place")
    state, rng = game.new_initial_state(), random.Random(1)
    for _ in range(60):
        state.apply_action(rng.choice(state.legal_actions()))
    copies = [
        state.clone(),
        game.deserialize_state(state.serialize()),
        pickle.loads(pickle.dumps(state)),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
    ]
    before = str(state)
    for copy in copies:
        assert str(copy) == before and copy.history() == state.history()
        copy.apply_action(copy.legal_actions()[0])
        assert str(state) == before != str(copy)
    assert str(pyspiel.load_game(str(game))) == str(game) == str(pickle.loads(pickle.dumps(game)))


def test_those_who_decide_at_once_keep_their_secret():
    state = loaded("dice-3").new_initial_state()
    state.apply_action(0)
    told = []
    for action in state.legal_actions()[:2]:
        after = state.child(action)
        assert after.current_player() == 1
        told.append([(after.observation_string(player), after.observation_tensor(player)) for player in range(3)])
    assert told[0][1:] == told[1][1:]
    assert told[0][0][0] != told[1][0][0]


def test_tensors_are_the_observations_of_duchy():
    game = loaded("burgundy-modules")
    state = game.new_initial_state()
    assert not any(state.observation_tensor(0)) and state.observation_string(0) == "before the set-up"
    state.apply_action(7)
    for player in range(3):
        assert np.array_equal(state.observation_tensor(player), game.observation.write(state.position, player))
    assert game.observation_tensor_shape() == list(game.observation.shape)


def test_no_observation_with_memory_or_for_others_is_offered():
    game = loaded("dice-2")
    with pytest.raises(NoGame, match="what one player sees at a moment"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))


def test_openspiels_own_search_plays():
    from open_spiel.python.algorithms import mcts

    game = loaded("dice-2", outcomes=8)
    bot = mcts.MCTSBot(
        game,
        2,
        20,
        mcts.RandomRolloutEvaluator(random_state=np.random.RandomState(1)),
        random_state=np.random.RandomState(2),
    )
    state = game.new_initial_state()
    state.apply_action(3)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    ("parameters", "told"),
    [
        ({"options": "sheet"}, "Option 'options': 'sheet' is not of the form name:value"),
        ({"options": "sheet:Z"}, "Option 'sheet': 'Z' is not one of"),
        ({"options": "colour:red"}, "Option 'colour': unknown"),
        ({"players": 9}, "Option 'players': 9 is not a number from 1 to 5"),
        ({"reward": "fame"}, "'fame' is not one of win, margin, place"),
        ({"outcomes": 0}, "Option 'outcomes': 0 is not a number from 1 to"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_in_a_sentence(parameters, told):
    with pytest.raises(OptionError, match=told):
        openspiel.DuchyGame("dice", parameters)


def test_a_program_that_uses_it_ends_well():
    """OpenSpiel lets go of what was registered after Python has ended, which functions do not survive."""
    program = (
        "import pyspiel, duchy.envs.openspiel as o; print(pyspiel.load_game('duchy_dice(players=3)').num_players())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "3", "")
