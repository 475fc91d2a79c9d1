"""The games as environments of other libraries, each an extra of its own.

``duchy.envs.gymnasium``, ``duchy.envs.pettingzoo`` and ``duchy.envs.openspiel`` are imported by those who want them,
and need ``duchy[gymnasium]``, ``duchy[pettingzoo]`` and ``duchy[openspiel]``. What all three have in common stands beside
them: how a game ends in numbers (``rewards``), and what is asked of callers (``settings``).
"""
