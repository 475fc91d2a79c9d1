"""What the faulty game brings: enough for the fuzzer, each part where the kit looks for it."""

from duchy.engine.game.contract import Contract


class Faulty(Contract):
    """The faulty game."""

    name = "faulty"
    package = "tests.sim.faulty"


CONTRACT = Faulty()
