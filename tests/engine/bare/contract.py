"""What a game must bring, and nothing that it may."""

from duchy.engine.game import contract as kit
from tests.engine.toy import rules
from tests.engine.toy.options import Options


class Bare(kit.Contract):
    """Name, package, options, rules."""

    name = "bare"
    package = "tests.engine.bare"
    options = Options
    rules = rules


CONTRACT = Bare()
