"""Sets of estates that modules bring: dealing them, and where start castles may stand."""

from duchy.engine.kernels.rule import rule
from duchy.engine.play.chance import below
from duchy.games.burgundy.components.printings import set_layout, set_size
from duchy.games.burgundy.state import State, estate_of


@rule
def deal(s: State, board_set: int) -> None:
    """Give each player without a chosen estate one of the set; no estate is dealt twice (CB-BORDER-16, CB-NEAR-17)."""
    dealt = 0
    left = set_size(s.edition, board_set)
    for p in range(s.seats):
        home = estate_of(s, p)
        if home.layout >= 0:
            continue
        skip = below(s, left)  # among those still there, so that every deal is equally likely
        pick = 0
        while skip > 0 or (dealt >> pick) & 1:
            skip -= 1 - ((dealt >> pick) & 1)
            pick += 1
        dealt |= 1 << pick
        left -= 1
        home.layout = set_layout(s.edition, board_set, pick)
