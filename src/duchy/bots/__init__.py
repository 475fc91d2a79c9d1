"""Bots, generic over games: ``random``, ``greedy`` and ``search``.

>>> import duchy, duchy.bots
>>> game = duchy.load("burgundy", players=2)
>>> bot = duchy.bots.make("greedy", game)
>>> state = game.new_state(seed=3)
>>> player = state.deciders[0]
>>> bot.choose(state.observe(player)) in state.legal_actions()
True
"""

from duchy.bots.bot import Bot, BotState, make, names, parse, read_parameter

__all__ = ["Bot", "BotState", "make", "names", "parse", "read_parameter"]
