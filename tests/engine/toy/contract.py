"""What the toy game brings: no bots and no table. Imports are relative, so that the package can be copied elsewhere."""

from duchy.engine.contract import Contract

from . import prizes, rules
from .options import Options


class Toy(Contract):
    """The toy game."""

    name = "toy"
    package = __package__
    options = Options
    rules = rules
    prizes = prizes


CONTRACT = Toy()
