"""Batches: the games of ``simulate``, one answer at a time, and nothing changes where an answer is refused."""

from typing import Any

import numpy as np
import pytest

import duchy
from duchy import Game
from duchy.batch import Batch, IllegalInBatch
from duchy.engine.kernels.rule import INTERPRETED
from duchy.envs.rewards import Reward
from duchy.sim import final_states, simulate

SETS: list[Any] = [
    ("dice", {"players": 3}),
    ("dice", {"players": 1, "sheet": "B"}),
    ("burgundy", {"players": 2}),
    ("bruges", {"players": 3}),
    *(
        pytest.param("burgundy", options, marks=[pytest.mark.compiled, pytest.mark.slow])
        for options in (
            {"players": 3, "edition": "2020-ua", "setup": "expert", "choice": "sealed"},
            {"players": 2, "modules": ["extra_tiles", "white_castles", "inns", "trade_routes", "shields"]},
            {"players": 4, "modules": "team", "estates": "12b"},
            {"players": 1, "modules": "solo", "estates": "13b"},
        )
    ),
]
GAMES = 3 if INTERPRETED else 90
SEED = 11


def played_by_chance(batch: Batch) -> Batch:
    """A batch without automatic reset whose games have all been played to the end."""
    while not batch.terminated.all():
        batch.step(batch.sample())
    return batch


def small(name: str = "dice", players: int = 2, n: int = 3, **given: Any) -> Batch:
    return Batch(duchy.load(name, players=players), n, SEED, threads=1, **given)


@pytest.mark.parametrize(("name", "options"), SETS)
def test_the_games_are_those_of_a_simulation(name: str, options: dict[str, Any]):
    game = duchy.load(name, **options)
    whole = simulate(game, GAMES, SEED, threads=1)
    finals = final_states(game, GAMES, SEED, threads=1)
    batch = played_by_chance(Batch(game, GAMES, SEED, threads=2, autoreset="disabled"))
    for found in ("scores", "places", "verdicts", "lengths", "categories"):
        assert np.array_equal(getattr(batch, found), getattr(whole, found)), found
    assert [bytes(batch.state(i)) for i in range(GAMES)] == [final.tobytes() for final in finals]


@pytest.mark.parametrize("name", ["dice", "burgundy", "bruges"])
def test_what_is_shown_is_what_the_states_say(name: str):
    batch = small(name)
    for _ in range(40):
        batch.step(batch.sample())
        for i in range(len(batch)):
            state, player = batch.state(i), int(batch.players[i])
            if state.is_over:
                assert (player, batch.counts[i], batch.mask[i].any()) == (-1, 0, False)
                continue
            assert player == min(state.deciders) == batch.viewers[i]
            legal = state.legal_actions(player)
            assert batch.legal[i, : batch.counts[i]].tolist() == legal == batch.mask[i].nonzero()[0].tolist()
            assert batch.sample()[i] in legal


def test_a_choice_of_chance_depends_on_game_and_action_alone():
    one, many = small(n=2), Batch(small().game, 6, SEED, threads=3)
    for _ in range(25):
        chosen = many.sample()
        assert np.array_equal(one.sample(), chosen[:2]) and np.array_equal(many.sample(), chosen)
        one.step(one.sample())
        many.step(chosen)
    assert bytes(one.state(1)) == bytes(many.state(1))


@pytest.mark.compiled
@pytest.mark.parametrize("n", [64, 1000])
def test_threads_change_nothing(n: int):
    game = duchy.load("dice", players=2)
    batches = [Batch(game, n, SEED, threads=threads, autoreset="same_step") for threads in (1, 2, 5)]
    for _ in range(150):
        for batch in batches:
            batch.step(batch.sample())
        for name in ("players", "counts", "mask", "rewards", "terminated", "numbers"):
            shown = [getattr(batch, name) for batch in batches]
            assert all(np.array_equal(shown[0], other) for other in shown[1:]), name
    assert batches[0].numbers.max() >= n


def test_the_next_game_begins_with_the_next_step():
    batch = small()
    over = [[] for _ in range(3)]  # type: ignore[var-annotated]
    while batch.numbers.min() < 6:
        ended = batch.terminated.copy()
        numbers = batch.numbers.copy()
        assert np.array_equal(ended, batch.players == -1) and np.array_equal(ended, batch.counts == 0)
        assert not batch.rewards[~ended].any() and batch.rewards[ended].any() == ended.any()
        assert (batch.sample()[ended] == -1).all()
        for i in ended.nonzero()[0].tolist():
            over[i].append((int(numbers[i]), batch.scores[i].tolist()))
            assert batch.final_state(i) == batch.state(i)
        batch.step(batch.sample())
        assert np.array_equal(batch.numbers, numbers + 3 * ended)
        assert not (batch.terminated & ended).any()
        assert all(batch.state(i).ply == 0 for i in ended.nonzero()[0].tolist())
    whole = simulate(batch.game, 6, SEED, threads=1)
    for i in range(3):
        assert over[i][:2] == [(g, whole.scores[g].tolist()) for g in (i, i + 3)]


def test_the_next_game_begins_in_the_same_step():
    batch, whole = small(autoreset="same_step"), simulate(small().game, 6, SEED, threads=1)
    seen = 0
    while batch.numbers.min() < 6:
        batch.step(batch.sample())
        assert (batch.players >= 0).all() and (batch.counts > 0).all()
        for i in batch.terminated.nonzero()[0].tolist():
            ended = int(batch.numbers[i]) - 3
            if ended < 6:
                assert batch.scores[i].tolist() == batch.final_state(i).scores == whole.scores[ended].tolist()
                assert batch.rewards[i].any() and batch.state(i).ply == 0
                seen += 1
    assert seen == 6


def test_without_automatic_reset_games_stay_over_until_they_are_begun_anew():
    batch = played_by_chance(small(autoreset="disabled"))
    before = [bytes(batch.state(i)) for i in range(3)]
    batch.step([0, 0, 0])
    assert [bytes(batch.state(i)) for i in range(3)] == before
    assert batch.terminated.all() and not batch.rewards.any()
    batch.reset(games=[False, True, False])
    assert batch.terminated.tolist() == [True, False, True]
    assert batch.numbers.tolist() == [0, 4, 2] and batch.players.tolist() == [-1, 0, -1]
    batch.reset()
    assert batch.numbers.tolist() == [0, 1, 2] and not batch.terminated.any()
    assert batch.state(1) == batch.game.new_state(duchy.sim.seed_of_game(batch.game, SEED, 1))
    batch.reset(seed=5)
    assert batch.state(1) == batch.game.new_state(duchy.sim.seed_of_game(batch.game, 5, 1))


@pytest.mark.parametrize("name", ["dice", "burgundy"])
def test_an_illegal_action_is_refused_before_anything_changes(name: str):
    batch = small(name)
    batch.step(batch.sample())
    actions = batch.sample().copy()
    actions[2] = wrong = int((~batch.mask[2]).nonzero()[0][0])
    before = [bytes(batch.state(i)) for i in range(3)]
    with pytest.raises(IllegalInBatch, match="Game 2, place 2") as refused:
        batch.step(actions)
    assert (refused.value.place, refused.value.number, refused.value.action) == (2, 2, wrong)
    assert str(batch.game.catalogue.decode(wrong)) in str(refused.value)
    for language in ("en", "ru", "uk"):
        assert refused.value.text(language)
    assert [bytes(batch.state(i)) for i in range(3)] == before
    for odd in (-1, batch.game.num_actions, 1 << 60):
        with pytest.raises(IllegalInBatch):
            batch.step([*actions[:2], odd])
    batch.step(batch.sample())


def test_chance_may_play_seats():
    whole = simulate(small().game, 3, SEED, threads=1)
    batch = small(autoreset="disabled", bots={1: "random"})
    steps = 0
    while not batch.terminated.all():
        assert set(batch.players.tolist()) <= {0, -1}
        batch.step(batch.sample())
        steps += 1
    assert steps < whole.lengths.max()
    assert np.array_equal(batch.scores, whole.scores) and np.array_equal(batch.lengths, whole.lengths)


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("name", ["dice", "burgundy"])
def test_the_greedy_bot_plays_as_it_does_elsewhere(name: str):
    """A batch in which we are the greedy bot, too, is the simulation with that policy."""
    game = duchy.load(name, players=2)
    whole = simulate(game, 4, SEED, policy="greedy", threads=1)
    batch, own = Batch(game, 4, SEED, autoreset="disabled", bots={0: "greedy"}), duchy.bots.make("greedy", game)
    while not batch.terminated.all():
        batch.step(answers(batch, own))
    assert np.array_equal(batch.scores, whole.scores) and np.array_equal(batch.lengths, whole.lengths)


def answers(batch: Batch, bot: duchy.bots.Bot) -> list[int]:
    """What a bot answers in every game."""
    asked = [(batch.state(i), int(batch.players[i])) for i in range(len(batch))]
    return [-1 if player < 0 else bot.choose(state.observe(player)) for state, player in asked]


class Last(duchy.bots.Bot):
    """Takes the last legal action, or at times any."""

    def pick(self, observed: duchy.State, player: int, legal: list[int]) -> int:
        return legal[-1] if self.rng.random() < 0.7 else int(self.rng.choice(legal))


def test_bots_of_ones_own_play_seats_the_same_way_whatever_else_is_played():
    one, many = (small(n=n, bots={0: Last, 1: "random"}, players=3) for n in (2, 4))
    for _ in range(20):
        assert (one.players == 2).all()
        one.step(one.sample())
        many.step(many.sample())
        assert [one.state(i) for i in range(2)] == [many.state(i) for i in range(2)]


@pytest.mark.parametrize("kind", ["win", "margin", "place"])
def test_rewards_say_how_a_game_ended(kind: str):
    batch = played_by_chance(small(players=3, n=1, autoreset="disabled", reward=kind))
    scores, places = batch.scores[0].tolist(), batch.places[0].tolist()
    for p in range(3):
        expected = {
            "win": (3 / places.count(1) * (places[p] == 1) - 1) / 2,
            "margin": scores[p] - (sum(scores) - scores[p]) / 2,
            "place": sum((other > places[p]) - (other < places[p]) for other in places) / 2,
        }[kind]
        assert batch.rewards[0, p] == pytest.approx(expected)
    assert batch.rewards[0].tolist() == pytest.approx(Reward(batch.game, kind).of(batch.state(0)))


@pytest.mark.compiled
@pytest.mark.slow
def test_partners_are_rewarded_together():
    game = duchy.load("burgundy", players=4, modules="team", estates="12b")
    for kind, expected in (("win", {-1.0, 1.0}), ("place", {-1.0, 1.0})):
        batch = Batch(game, 8, SEED, autoreset="same_step", reward=kind)
        met: set[float] = set()
        while (batch.numbers < 8).any():
            batch.step(batch.sample())
            for i in batch.terminated.nonzero()[0].tolist():
                for team in game.teams:
                    (one,) = {float(batch.rewards[i, seat]) for seat in team}
                    met.add(one)
                    assert (one == 1) == (batch.places[i, team[0]] == 1)
        assert met == expected


def test_one_player_is_rewarded_by_the_verdict_or_the_points():
    game = duchy.load("dice", players=1)
    win, points = (Batch(game, 2, SEED, threads=1, autoreset="disabled", reward=kind) for kind in ("win", "margin"))
    for batch in (win, points):
        played = np.zeros(2)
        while not batch.terminated.all():
            batch.step(batch.sample())
            played += batch.rewards[:, 0]
        wanted = 2 * batch.verdicts / (len(game.verdicts) - 1) - 1 if batch is win else batch.scores[:, 0]
        assert played == pytest.approx(wanted)


def test_arrays_are_made_once_and_cannot_be_written_to():
    batch = small()
    shown = ("players", "legal", "counts", "mask", "rewards", "terminated", "scores", "numbers")
    places = {name: getattr(batch, name).__array_interface__["data"][0] for name in shown}
    for _ in range(5):
        batch.step(batch.sample())
    for name in shown:
        array = getattr(batch, name)
        assert array.__array_interface__["data"][0] == places[name]
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0
    out, mask = np.zeros(3, np.int64), np.ones((3, batch.game.num_actions), np.bool_)
    assert batch.sample(out=out) is out and np.array_equal(out, batch.sample())
    batch.write_mask(mask)
    assert np.array_equal(mask, batch.mask)


ODD: tuple[Any, ...] = (
    None,
    "x",
    2.5,
    [],
    {},
    object(),
    [1, 2],
    [True, True],
    [0.0, 0.0, 0.0],
    [[0], [0], [0]],
    [1, [2]],
)


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: str(odd) if type(odd) is not object else "object")
def test_odd_arguments_are_refused(odd: Any):
    game, batch = duchy.load("dice", players=2), small()
    for name in ("game", "n", "seed", "threads", "device", "autoreset", "bots", "reward", "observation"):
        if (odd is None and name in ("threads", "bots", "observation")) or (odd == {} and name == "bots"):
            continue  # what they are when nothing is given
        with pytest.raises(duchy.DuchyError, match=name):
            Batch(**{"game": game, "n": 1, name: odd})
    given: Any = "none" if odd is None else odd  # they may be left out
    for call in (
        lambda: batch.step(odd),
        lambda: batch.reset(seed=given),
        lambda: batch.reset(games=given),
        lambda: batch.sample(out=given),
        lambda: batch.write_mask(odd),
        lambda: batch.state(odd),
    ):
        with pytest.raises(duchy.DuchyError):
            call()


def test_what_contradicts_is_refused():
    game = duchy.load("dice", players=2)
    with pytest.raises(duchy.OptionError, match="a seat must be left"):
        Batch(game, 1, bots={0: "random", 1: "random"})
    with pytest.raises(duchy.OptionError, match="2 is not a number from 0 to 1"):
        Batch(game, 1, bots={2: "random"})
    with pytest.raises(duchy.OptionError, match="not enough memory"):
        Batch(game, 10**12)
    with pytest.raises(duchy.OptionError, match="leave it out"):
        small().reset(seed=1, games=[True, False, False])
    with pytest.raises(duchy.OptionError, match="place"):
        Batch(duchy.load("dice", players=1), 1, reward="place")
    with pytest.raises(duchy.OptionError, match="was made without"):
        small().observation  # noqa: B018
    with pytest.raises(duchy.OptionError, match="no game has ended in place 1"):
        small().final_state(1)


@pytest.mark.parametrize("kind", ["features", "tokens"])
def test_observations_are_those_of_the_viewers(kind: str):
    batch = small(observation=kind)
    whole = batch.game.observation(kind)
    room = np.zeros((3, *whole.shape), whole.dtype)
    seen_at_the_end = 0
    while seen_at_the_end < 2:
        batch.step(batch.sample())
        seen_at_the_end += batch.terminated.sum()
        if batch.state(0).ply % 7 == 0 or batch.terminated.any():
            for i in range(3):
                assert np.array_equal(batch.observation[i], whole.write(batch.state(i), int(batch.viewers[i])))
            batch.write_observation(room)
            assert np.array_equal(room, batch.observation)
    assert batch.observation.dtype == whole.dtype and not batch.observation.flags.writeable


def typed(game: Game) -> Batch:
    """The documented arguments, as a type checker sees them."""
    return Batch(game, 2, 1, threads=1, device="cpu", autoreset="disabled", bots={0: "random"}, reward="place")


def test_a_batch_tells_what_it_is():
    batch = typed(duchy.load("dice", players=2))
    assert repr(batch).startswith("<Batch of 2 <Game dice") and len(batch) == 2
