"""Bots see what their player sees, choose legally, and the stronger ones are stronger."""

from typing import Any

import numpy as np
import pytest

import duchy
from duchy import bots
from duchy.arena import run
from duchy.bots.search import SearchBot
from duchy.engine.game.registry import contract_of
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.template import bind
from duchy.games.burgundy.components.shields import Shield
from duchy.sim import simulate
from tests.burgundy.table import Table
from tests.support.asking import ask

SETS = [
    {"players": 2},
    {"players": 3, "edition": "2011", "setup": "expert", "choice": "sealed"},
    {"players": 4, "edition": "2020-ua", "setup": "expert"},
]
QUICK = {name: {"iterations": 8, "threads": 1} for name in ("search", "neural-search")}
#: Bots and options that they play; a network comes for some options only.
SEATED = [(name, options) for name in bots.names() for options in SETS if name != "neural-search" or options == SETS[0]]


@pytest.mark.parametrize(("name", "options"), SEATED)
def test_a_bot_plays_a_whole_game_legally(name, options):
    game = duchy.load("burgundy", **options)
    bot = bots.make(name, game, seed=1, **QUICK.get(name, {}))
    state = game.new_state(seed=5)
    while not state.is_over:
        player = state.deciders[-1]
        state.apply(bot.choose(state.observe(player)), player)
    assert sorted(state.places) == list(range(1, game.players + 1))


@pytest.mark.parametrize("name", bots.names())
def test_a_bot_refuses_a_state_that_was_not_observed(name):
    game = duchy.load("burgundy")
    bot = bots.make(name, game, **QUICK.get(name, {}))
    with pytest.raises(duchy.DuchyError, match="observed"):
        bot.choose(game.new_state(seed=1))
    with pytest.raises(duchy.DuchyError, match="observed"):
        bot.choose(game.new_state(seed=1).observe())


@pytest.mark.parametrize("name", bots.names())
def test_a_bot_cannot_see_the_coming_dice(name):
    """Two games that differ only in dice not yet rolled look the same to a bot, so it must act the same."""
    game = duchy.load("burgundy")
    one = game.new_state(seed=3)
    other = one.clone()
    other.reseed(99)
    for _ in range(12):
        player = one.deciders[0]
        choices = [
            bots.make(name, game, seed=7, **QUICK.get(name, {})).choose(state.observe(player)) for state in (one, other)
        ]
        assert choices[0] == choices[1]
        one.apply(choices[0])
        other.apply(choices[1])
        if one.revelations != game.new_state(seed=3).revelations:
            break


@pytest.mark.compiled
def test_greedy_in_a_batch_does_not_peep_either():
    """The batch kernel holds the full state; what it chooses must be what the bot chooses from the observed one."""
    game = duchy.load("burgundy", players=2)
    kernels = bind("duchy.sim.greedy", game.contract)
    trial, legal = np.zeros(1, game.record_type), np.zeros(game.max_legal, np.int16)
    state, bot = game.new_state(seed=11), bots.make("greedy", game)
    for _ in range(120):
        player = state.deciders[0]
        chosen = kernels.choose(argument(state.array), argument(trial), player, argument(legal))
        assert chosen == bot.choose(state.observe(player))
        state.apply(int(chosen))


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_the_last_sealed_choice_is_tried_on_a_guess_of_the_others(name):
    """Whoever chooses last opens all choices by trying one; the hidden ones must be guessed, never used as they are."""
    game = duchy.load("burgundy", players=2, setup="expert", choice="sealed")
    state = game.new_state(seed=8)
    first, last = state.deciders
    choices = set()
    for hidden in state.legal_actions(first):
        sealed = state.clone()
        sealed.apply(hidden, first)
        observed = sealed.observe(last)
        assert int(observed.record.players[first].sealed_hex) == -1
        choices.add(bots.make(name, game, seed=3, **QUICK.get(name, {})).choose(observed))
    assert len(choices) == 1  # it cannot depend on what is hidden
    assert choices <= set(state.legal_actions(last))


def test_a_position_after_the_end_is_judged_by_its_score():
    game = duchy.load("burgundy", players=2)
    state = game.new_state(seed=2)
    while not state.is_over:
        state.apply(state.legal_actions()[-1])
    values = [ask(contract_of(game).evaluation.evaluate, state, player) for player in range(2)]
    assert values == state.scores


def test_search_is_the_same_for_the_same_seed():
    game = duchy.load("burgundy")
    observed = game.new_state(seed=3)
    observed = observed.observe(observed.deciders[0])
    choices = {bots.make("search", game, seed=4, iterations=60, threads=1).choose(observed) for _ in range(3)}
    assert len(choices) == 1


def searching(game: duchy.Game, **parameters: Any) -> SearchBot:
    bot = bots.make("search", game, **parameters)
    assert isinstance(bot, SearchBot)
    return bot


def test_search_works_on_several_threads_and_by_the_clock():
    game = duchy.load("burgundy")
    state = game.new_state(seed=3)
    bot = searching(game, seconds=0.01, threads=2)
    assert bot.choose(state.observe(state.deciders[0])) in state.legal_actions()
    assert bot.visited > 0


def test_a_thread_that_comes_late_still_has_an_opinion():
    """With no time at all every tree is visited once more than never, and old visits do not count again."""
    game = duchy.load("burgundy")
    bot = searching(game, seconds=1e-9, threads=2)
    state = game.new_state(seed=3)
    for _ in range(10):
        player = state.deciders[0]
        state.apply(bot.choose(state.observe(player)), player)
        assert bot.visited in (0, 2 * bot.CHUNK)


def test_a_full_tree_stops_growing_but_not_thinking(monkeypatch):
    from duchy.bots import search as module

    monkeypatch.setattr(module.Tree, "NODES", 2)
    game = duchy.load("burgundy")
    state = game.new_state(seed=3)
    bot = searching(game, iterations=40, threads=1)
    assert bot.choose(state.observe(state.deciders[0])) in state.legal_actions()
    assert bot.visited == 40
    assert int(bot._trees[0].counts["nodes"][0]) == 2


@pytest.mark.compiled
def test_greedy_beats_random_and_search_beats_greedy():
    """A small match with fixed seeds; ``duchy arena`` plays the large ones."""
    game = duchy.load("burgundy", players=2)
    easy, _ = run(game, ["greedy", "random"], games=40, seed=1).standings
    assert easy.wins == 40
    best, _ = run(game, ["search:iterations=150,threads=1", "greedy"], games=6, seed=1).standings
    assert best.wins >= 5
    assert simulate(game, 200, policy="greedy").scores.mean() > 100


@pytest.mark.parametrize(
    ("name", "parameters", "message"),
    [
        ("deep", {}, "random, greedy, search, neural-search"),
        ("search", {"seconds": 0.0}, "not a number of seconds"),
        ("search", {"seconds": float("nan")}, "not a number of seconds"),
        ("search", {"seconds": float("inf")}, "not a number of seconds"),
        ("search", {"threads": 0}, "threads"),
        ("search", {"iterations": 0}, "iterations"),
        ("search", {"horizon": 0}, "horizon"),
    ],
)
def test_wrong_bots_are_refused(name, parameters, message):
    with pytest.raises(duchy.OptionError, match=message):
        bots.make(name, duchy.load("burgundy"), **parameters)


def test_greedy_sets_a_die_for_a_sale():
    """With shield 16, and no worker to turn a die with: the goods are worth more than to set a die later."""
    table = Table(modules=("shields",)).bears(Shield.SURE_HAND).goods(red=3).dice(1, 1)
    state, played = table.state, []
    bot = bots.make("greedy", state.game)
    while state.deciders == (0,):
        played.append(state.game.catalogue.decode(bot.choose(state.observe(0))))
        state.apply(played[-1])
    assert [played[0].kind, played[0].arguments["value"]] == ["set_die", 4]
    assert "sell" in [action.kind for action in played]
