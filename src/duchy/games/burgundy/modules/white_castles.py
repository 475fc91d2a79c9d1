"""White castles: buildings that give an action with the white die; monastery 29 scores them (chapter 19).

They are tiles of the data, so the rules of buildings hold: a beige space, one in a city, the carpenter, monastery 9
(CB-WCAS-11, CB-WCAS-12). Tile 29 is a monastery that scores a building and comes with them (CB-X29-01, CB-X29-02).
"""

from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask
from duchy.games.burgundy.components.tiles import Kind
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.state import State


@rule
def building_effect(s: State, p: int, kind: int) -> None:
    """An action with the value of the white die, of any of the four kinds (CB-WCAS-03, CB-WCAS-04).

    Workers and monasteries help as with a die of one's own (CB-WCAS-05, CB-WCAS-10, CB-WCAS-15). It may be declined
    (CB-WCAS-13).
    """
    if kind == Kind.WHITE_CASTLE:
        ask(s, p, Decision.WHITE_CASTLE)
