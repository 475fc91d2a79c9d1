"""Simulations with a player of its own for each seat."""

import numpy as np
import pytest

import duchy
from duchy import arena, bots, sim
from duchy.engine.errors import OptionError
from duchy.sim.seats import read_written

GAMES = ("burgundy", "dice", "bruges")
ARRAYS = ("scores", "places", "verdicts", "lengths", "categories")


class Last(bots.Bot):
    """Takes the legal action of the highest number."""

    def pick(self, observed, player, legal):
        return legal[-1]


class Named(Last):
    name = "greedy"


def same(one, other):
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in ARRAYS)


@pytest.mark.slow
@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize("name", GAMES)
def test_seats_of_one_policy_play_the_games_of_that_policy(name, policy):
    game = duchy.load(name, players=2)
    one_by_one = sim.simulate(game, 12, seed=4, seats=[policy, policy])
    assert same(one_by_one, sim.simulate(game, 12, seed=4, policy=policy))
    assert one_by_one.bots == (policy, policy)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_at_a_seat_plays_as_in_a_match(name):
    """The seeds of bots follow from the seed of the game, as those of a match do."""
    game = duchy.load(name, players=2)
    results = sim.simulate(game, 3, seed=9, seats={0: "search:iterations=8,threads=1", 1: "greedy"})
    for number in range(3):
        seed = sim.seed_of_game(game, 9, number)
        match = arena.run(game, ["search:iterations=8,threads=1", "greedy"], games=1, seed=seed)
        assert match.scores[0].tolist() == results.scores[number].tolist()


def test_threads_change_nothing():
    game = duchy.load("dice", players=3)
    seats = {0: "greedy", 2: Last}
    one = sim.simulate(game, 20, seed=2, threads=1, seats=seats)
    assert same(one, sim.simulate(game, 20, seed=2, threads=3, seats=seats))
    assert one.bots == ("greedy", "random", "Last")
    assert one.summary()["bots"] == ["greedy", "random", "Last"]


def test_seats_that_are_not_named_play_by_the_policy():
    game = duchy.load("dice", players=2)
    assert sim.simulate(game, 2, policy="greedy", seats={1: "random"}).bots == ("greedy", "random")


def test_everything_that_is_a_bot_can_sit():
    game = duchy.load("dice", players=2)
    entrants = (Last, Last(game), f"{__name__}:Last", arena.BotSpec(Last))
    results = [sim.simulate(game, 4, seed=3, seats={0: entrant}) for entrant in entrants]
    assert all(same(results[0], other) for other in results[1:])


def test_a_bot_that_is_called_like_a_policy_is_itself():
    game = duchy.load("dice", players=2)
    named, last = (sim.simulate(game, 4, seed=3, seats={0: bot}) for bot in (Named, Last))
    assert same(named, last) and named.bots[0] == "greedy"


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ({2: "greedy"}, "not a number from 0 to 1"),
        ({0: "deep"}, "there is no bot 'deep'"),
        (["greedy"], "1 player is named for 2 seats"),
        ({0: 7}, "there is no bot"),
        ({"first": "greedy"}, "whole number"),
    ],
)
def test_wrong_seats_are_refused(seats, said):
    with pytest.raises(duchy.DuchyError, match=said):
        sim.simulate(duchy.load("dice", players=2), 1, seats=seats)


def test_seats_and_details_are_played_on_a_processor():
    for more in ({"seats": {0: "random"}}, {"keep": "details"}):
        with pytest.raises(OptionError, match="work on cpu only"):
            sim.simulate(duchy.load("dice"), 1, device="cuda", **more)


def test_seats_on_the_command_line():
    assert read_written(["0=search:iterations=16", "3=greedy"]) == {0: "search:iterations=16", 3: "greedy"}
    for wrong in ("greedy", "=greedy", "0=", "a=greedy", "-1=greedy"):
        with pytest.raises(OptionError, match="is not of the form SEAT=BOT"):
            read_written([wrong])
    with pytest.raises(OptionError, match="seat 0 is given twice"):
        read_written(["0=greedy", "0=random"])
