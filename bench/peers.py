"""The neighbours we measure ourselves against, each driven through its documented API on one core.

Both are driven in the fastest way that we found (the README of this folder lists what was tried), because a ratio
against a slow driver would say nothing about the engine behind it.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import metadata
from itertools import accumulate
from typing import Any

from bench.timing import Sample, Stopwatch, Subject

# A round plays the same games every time; the limit only matters on a machine that is many times slower than usual.
CATAN_GAMES = 100
BACKGAMMON_GAMES = 500
LIMIT_SECONDS = 20.0


@dataclass(frozen=True)
class Peer:
    """A package to compare with, the version the comparison was designed for, and how to run it."""

    package: str
    pinned: str
    plays: str
    subject: Callable[[], Subject]

    @property
    def installed(self) -> str | None:
        """The version found in this environment, or None."""
        try:
            return metadata.version(self.package)
        except metadata.PackageNotFoundError:
            return None

    @property
    def how_to_install(self) -> str:
        return f"pip install {self.package}=={self.pinned}"


def catanatron() -> Subject:
    """Two of its random players; each game from a seed of its own, played by ``Game.play``."""
    api: Any = importlib.import_module("catanatron")

    def play() -> Sample:
        watch = Stopwatch()
        games = actions = 0
        # Seeds start at 1 since catanatron reads seed 0 as "no seed".
        for seed in range(1, CATAN_GAMES + 1):
            players = [api.RandomPlayer(api.Color.RED), api.RandomPlayer(api.Color.BLUE)]
            game = api.Game(players, seed=seed)
            game.play()
            games += 1
            actions += len(game.state.actions)
            if watch.seconds > LIMIT_SECONDS:
                break
        return Sample(watch.seconds, games, actions)

    return play


def backgammon() -> Subject:
    """OpenSpiel's backgammon: uniform legal actions; dice drawn by their probabilities.

    There are only two distributions of dice, the opening roll's (no doubles) and every later roll's. They are asked
    for once and kept, which is about a fifth faster than asking at each chance node and plays the same game.
    """
    api: Any = importlib.import_module("pyspiel")
    board = api.load_game("backgammon")

    def dice(state: Any) -> tuple[list[int], list[float]]:
        outcomes = state.chance_outcomes()
        return [roll for roll, _ in outcomes], list(accumulate(chance for _, chance in outcomes))

    state = board.new_initial_state()
    opening = dice(state)
    state.apply_action(opening[0][0])
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    later = dice(state)

    def play() -> Sample:
        rng = random.Random(7)
        uniform, choices = rng.random, rng.choices
        watch = Stopwatch()
        games = actions = chance = 0
        while games < BACKGAMMON_GAMES and watch.seconds < LIMIT_SECONDS:
            state = board.new_initial_state()
            rolls, weights = opening
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(choices(rolls, cum_weights=weights)[0])
                    rolls, weights = later
                    chance += 1
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(uniform() * len(legal))])
                    actions += 1
            games += 1
        return Sample(watch.seconds, games, actions, chance)

    return play


PEERS = {
    "catanatron": Peer("catanatron", "3.2.1", "Catan, two random players", catanatron),
    "openspiel": Peer("open_spiel", "2.0.2", "backgammon, uniform moves", backgammon),
}
