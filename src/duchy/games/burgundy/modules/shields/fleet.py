"""Shield 5: a ship takes all goods of one colour, besides those of a depot or in their place."""

from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import pop
from duchy.games.burgundy.chapters.gains import gain_goods
from duchy.games.burgundy.chapters.ships import step_on_track
from duchy.games.burgundy.components.board import DEPOTS
from duchy.games.burgundy.components.printings import Difference, printed
from duchy.games.burgundy.modules.shields.turn import wares_everywhere
from duchy.games.burgundy.state import State


@rule
def load_colour(s: State, p: int, goods: int) -> None:
    """Take the colour from all six depots (CB-SH05-01, CB-SH05-02).

    By the edition of 2019 a depot is still to be chosen, two with monastery 5 (CB-SH05-04); by the Ukrainian one the
    colour comes in place of both (CB-SH05-05).
    """
    gain_goods(s, p, goods, wares_everywhere(s, goods))
    for depot in range(DEPOTS):
        s.wares[depot, goods] = 0
    if printed(s, Difference.FLEET_ADDS):
        s.agenda[s.depth - 1].a = 1
    else:
        pop(s)
        step_on_track(s, p)
