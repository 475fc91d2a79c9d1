"""How a game begins."""

from duchy.engine.rule import rule
from duchy.games.burgundy.analysis.invariants.estate import check_estate
from duchy.games.burgundy.analysis.invariants.founding import after_founding, founded
from duchy.games.burgundy.analysis.invariants.solo import WORKERS as SOLO_WORKERS
from duchy.games.burgundy.analysis.invariants.solo import alone
from duchy.games.burgundy.analysis.invariants.tiles import check_filled
from duchy.games.burgundy.analysis.invariants.violations import FINE, Violation
from duchy.games.burgundy.components.tiles import GOODS
from duchy.games.burgundy.state import Decision, estate_of, storage_of

START_SILVER = 1
START_GOODS = 3


@rule
def check_hands(s, ledger):
    """An estate and a storage of one's own, one silver, workers by seat, three goods, no points, and a start castle.

    In the expert set-up the castle is still to be chosen.
    """
    for i in range(s.seats):
        p = s.order[i]
        home, goods = estate_of(s, p), 0
        for colour in range(GOODS):
            goods += home.goods[colour]
        if s.players[p].estate != p or s.players[p].storage != p or storage_of(s, p).count or any_points(s.players[p]):
            return Violation.START
        workers = SOLO_WORKERS if alone(s) else i + 1
        if home.silver != START_SILVER or home.workers != workers or goods != START_GOODS:
            return Violation.START
        if founded(home) == (s.expert == 1):
            return Violation.START
        code = check_estate(s, s.players[p].estate, ledger)
        if code:
            return code
    return FINE


@rule
def any_points(me):
    """Whether a player has scored."""
    for category in range(len(me.points)):
        if me.points[category]:
            return True
    return False


@rule
def check_first_phase(s):
    """The depots are filled, unless castles are chosen or trade routes ordered first."""
    if s.expert:
        return FINE
    if s.agenda[0].kind != after_founding(s):
        return Violation.START
    return check_filled(s) if s.agenda[0].kind == Decision.TURN else FINE
