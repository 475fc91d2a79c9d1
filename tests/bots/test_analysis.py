"""What bots say they think: it is what they choose by, it gets better, and its errors are those that one finds."""

from typing import Any

import numpy as np
import pytest

import duchy
from duchy import bots
from duchy.bots.analysis import Analysis, Judged
from duchy.bots.bot import Bot
from duchy.engine.game.game import SPECTATOR

GAMES = duchy.GAMES


def turning(name: str, least: int = 4, seed: int = 3, skipped: int = 12) -> duchy.State:
    """What a player sees who has something to choose, some actions into a game."""
    chance = np.random.default_rng(seed)
    state = duchy.load(name, players=2).new_state(seed)
    while True:
        player = state.deciders[0]
        legal = state.legal_actions(player)
        if state.ply >= skipped and len(legal) >= least:
            return state.observe(player)
        state.apply(int(chance.choice(legal)), player)


def searching(game: duchy.Game, seed: int = 1, **parameters: Any) -> Bot:
    return bots.make("search", game, seed=seed, **({"threads": 1} | parameters))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["greedy", "search:iterations=40,threads=1", "search:iterations=40,threads=2"])
def test_a_bot_thinks_best_of_what_it_chooses(name, bot):
    observed = turning(name)
    game, player = observed.game, observed.observer
    found = bots.make(bot, game, seed=5).analyse(observed)
    assert found.best.action == bots.make(bot, game, seed=5).choose(observed)
    assert sorted(judged.action for judged in found.actions) == observed.legal_actions(player)
    assert found.visits == sum(judged.visits for judged in found.actions)
    assert found.value == found.best.value
    assert found.of_action(found.actions[-1].action) is found.actions[-1]


@pytest.mark.parametrize("name", GAMES)
def test_search_tells_visits_means_and_priors_of_its_tree(name):
    observed = turning(name)
    bot = searching(observed.game, iterations=200)
    found = bot.analyse(observed)
    assert found.visits == 200
    assert [judged.visits for judged in found.actions] == sorted((j.visits for j in found.actions), reverse=True)
    assert sum(judged.prior or 0 for judged in found.actions) == pytest.approx(1, abs=1e-5)
    assert all((judged.error is None) == (judged.visits < 2) for judged in found.actions)
    root: Any = getattr(bot, "_trees")[0].root  # noqa: B009
    for judged in found.actions:
        (edge,) = root[root["action"] == judged.action]
        wanted = edge["total"] / edge["visits"] if edge["visits"] else edge["judged"]
        assert judged.value == pytest.approx(float(wanted))


def test_a_stream_improves_and_ends_with_the_final_word():
    observed = turning("burgundy")
    stream = list(searching(observed.game, iterations=300).analyses(observed))
    visits = [found.visits for found in stream]
    assert len(stream) > 5
    assert visits == sorted(set(visits))
    assert visits[-1] == 300
    assert stream[-1] == searching(observed.game, iterations=300).analyse(observed)


def test_a_stream_by_the_clock_ends_and_has_said_something():
    observed = turning("dice")
    for seconds in (1e-9, 0.05):
        *_, last = searching(observed.game, seconds=seconds, threads=2).analyses(observed)
        assert last.visits > 0


def test_a_stream_ends_when_its_bot_is_asked_something_else():
    observed = turning("dice")
    bot = searching(observed.game, iterations=500)
    stream = bot.analyses(observed)
    assert next(stream).visits > 0
    bot.choose(observed)
    assert list(stream) == []


def test_a_single_action_has_a_value_too():
    state = duchy.load("burgundy", players=2).new_state(seed=4)
    chance = np.random.default_rng(2)
    while len(state.legal_actions()) > 1:
        state.apply(int(chance.choice(state.legal_actions())))
    observed = state.observe(state.deciders[0])
    for bot in ("greedy", "search:iterations=8,threads=1"):
        found = bots.make(bot, state.game).analyse(observed)
        assert [judged.action for judged in found.actions] == state.legal_actions()


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_errors_are_those_that_repeated_searches_have(name):
    """Visits are not independent, since later ones know more; the errors take them for it, and are near the truth."""
    observed = turning(name, least=5, skipped=30)
    values: dict[int, list[float]] = {}
    told: dict[int, list[float]] = {}
    repeats = 40
    for seed in range(repeats):
        for judged in searching(observed.game, seed, iterations=256).analyse(observed).actions:
            if judged.error is not None and judged.visits >= 16:
                values.setdefault(judged.action, []).append(judged.value)
                told.setdefault(judged.action, []).append(judged.error)
    often = [action for action, found in values.items() if len(found) > repeats / 2]
    assert often
    for action in often:
        ratio = np.std(values[action], ddof=1) / np.sqrt(np.mean(np.square(told[action])))
        assert 0.5 < ratio < 2


@pytest.mark.parametrize("name", GAMES)
def test_analyses_do_not_depend_on_what_is_hidden(name):
    observed = turning(name)
    game, player = observed.game, present_observer(observed)
    other = observed.determinize(9).observe(player)
    for bot in ("greedy", "search:iterations=30,threads=1"):
        assert bots.make(bot, game, seed=2).analyse(observed) == bots.make(bot, game, seed=2).analyse(other)


def present_observer(state: duchy.State) -> int:
    assert state.observer is not None
    return state.observer


def test_chance_has_no_opinion():
    observed = turning("dice")
    with pytest.raises(bots.NoAnalysis, match="random chooses by chance"):
        bots.make("random", observed.game).analyse(observed)


class First(Bot):
    def pick(self, observed, player, legal):
        return legal[0]


class Thinking(First):
    def __init__(self, game, seed=0, rounds=2, missing=0):
        super().__init__(game, seed)
        self.rounds, self.missing = rounds, missing

    def judge(self, observed, player, legal):
        for depth in range(self.rounds):
            yield Analysis.of(Judged(action, float(depth), None, 1, None) for action in legal[self.missing :])


def test_a_bot_of_ones_own_thinks_by_a_method():
    observed = turning("dice")
    assert [found.value for found in Thinking(observed.game).analyses(observed)] == [0.0, 1.0]
    with pytest.raises(bots.NoAnalysis, match=r"First does not say .* judge\(observed, player, legal\)"):
        First(observed.game).analyse(observed)
    with pytest.raises(bots.NoAnalysis):
        Thinking(observed.game, rounds=0).analyse(observed)
    with pytest.raises(bots.BotChoice, match="every legal action"):
        Thinking(observed.game, missing=1).analyse(observed)


@pytest.mark.parametrize("ask", ["analyse", "analyses"])
def test_a_bot_thinks_only_about_what_a_player_sees(ask):
    game = duchy.load("dice")
    state = game.new_state(seed=1)
    for wrong in (state, state.observe(SPECTATOR)):
        with pytest.raises(bots.BotState):
            getattr(bots.make("greedy", game), ask)(wrong)


def test_an_analysis_can_be_kept_as_json():
    observed = turning("burgundy")
    found = bots.make("greedy", observed.game).analyse(observed)
    told = found.as_dict(observed.game)
    assert [observed.game.parse(row["action"]) for row in told["actions"]] == [row.action for row in found.actions]
    assert told["actions"][0] == {**found.best._asdict(), "action": told["actions"][0]["action"]}


# --- states that judge themselves ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_worth_what_its_game_says(name):
    observed = turning(name, skipped=30)
    player = present_observer(observed)
    full = observed.determinize(4)
    assert full.evaluate(player) == pytest.approx(observed.evaluate(player))
    assert all(np.isfinite(observed.evaluate(other)) for other in range(2))
    assert observed.freeze().evaluate(player) == full.evaluate(player)


@pytest.mark.parametrize("name", GAMES)
def test_at_the_end_a_state_is_worth_its_score(name):
    state = duchy.load(name, players=2).new_state(seed=2)
    while not state.is_over:
        player = state.deciders[0]
        state.apply(state.legal_actions(player)[-1], player)
    for player, score in enumerate(state.scores):
        assert state.evaluate(player) == pytest.approx(score, abs=0.9)  # unused bonuses break ties
