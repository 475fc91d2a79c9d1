"""Matches between bots: seat-balanced, seed-paired, with confidence intervals.

>>> import duchy
>>> from duchy.arena import run
>>> result = run(duchy.load("burgundy", players=2), ["greedy", "random"], games=2, seed=1)
>>> [row.bot for row in result.standings], result.games
(['greedy', 'random'], 2)
"""

from duchy.arena.entrants import BotSpec, Entrant, entrants
from duchy.arena.ladder import Ladder, climb
from duchy.arena.levels import LevelMatch, LevelTable, measure
from duchy.arena.match import Result, Standing, check, kernels, run
from duchy.arena.sprt import Sprt, Verdict, decide

__all__ = [
    "BotSpec",
    "Entrant",
    "Ladder",
    "LevelMatch",
    "LevelTable",
    "Result",
    "Sprt",
    "Standing",
    "Verdict",
    "check",
    "climb",
    "decide",
    "entrants",
    "kernels",
    "measure",
    "run",
]
