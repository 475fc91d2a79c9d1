"""Learning: bots play against themselves, and networks learn from how their games end.

What is learnt is used without this package: ``duchy.neural`` has the networks, ``duchy.bots.neural`` the bots.
"""
