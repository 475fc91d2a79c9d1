"""Bots, generic over games: ``random``, ``greedy``, ``search``, and those of one's own.

>>> import duchy, duchy.bots
>>> game = duchy.load("burgundy", players=2)
>>> bot = duchy.bots.make("greedy", game)
>>> state = game.new_state(seed=3)
>>> player = state.deciders[0]
>>> bot.choose(state.observe(player)) in state.legal_actions()
True
"""

from duchy.bots.analysis import Analysis, Judged, NoAnalysis
from duchy.bots.bot import Bot, BotChoice, BotState, called
from duchy.bots.named import find, make, names, parse, read_parameter

__all__ = [
    "Analysis",
    "Bot",
    "BotChoice",
    "BotState",
    "Judged",
    "NoAnalysis",
    "called",
    "find",
    "make",
    "names",
    "parse",
    "read_parameter",
]
