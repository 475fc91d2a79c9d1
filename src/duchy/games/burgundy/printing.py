"""What the printings do differently: one table, read by the rules that it concerns."""

from duchy.engine.rule import rule
from duchy.games.burgundy.components import EDITION


@rule
def printed(s, difference):
    """What this game's printing says about a difference. CUDA does not take an enum as an index, hence ``.value``."""
    return EDITION[s.edition, difference.value]
