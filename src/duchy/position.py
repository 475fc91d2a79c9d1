"""Positions of any game: an editor, a text and a JSON form, and dice and draws set in advance (docs/positions.md).

>>> from duchy import position
>>> state = position.build("burgundy", players=2, phase="B", dice=[4, 2], storage=["cow-4"], silver=3)
>>> print(position.of(state).text)
position: burgundy check=6e31a4e7
options: players=2 revision=1 edition=2019 setup=standard estates=1 choice=open championship=no
phase: B
seat 0:
  storage: cow-4
  silver: 3
  dice: 4 2
>>> position.read(position.of(state).text).state() == state
True
"""

from duchy.engine.errors import PositionError
from duchy.engine.positions.draws import Script, entropy_for, seed_for
from duchy.engine.positions.position import Position, build, of, read

__all__ = ["Position", "PositionError", "Script", "build", "entropy_for", "of", "read", "seed_for"]
