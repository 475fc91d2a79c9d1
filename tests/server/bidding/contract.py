"""What the game brings: the rules of the toy game, a view and a private log."""

from tests.engine.toy.contract import Toy
from tests.server.bidding import log, view


class Bidding(Toy):
    """The toy game with a private log."""

    name = "bidding"
    package = "tests.server.bidding"
    private_log = True
    view = view
    log = log


CONTRACT = Bidding()
