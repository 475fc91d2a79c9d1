"""How a game begins."""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.tiles import GOODS
from duchy.games.burgundy.referee.invariants.clock import in_turn
from duchy.games.burgundy.referee.invariants.estate import check_estate
from duchy.games.burgundy.referee.invariants.founding import after_founding, founded
from duchy.games.burgundy.referee.invariants.ledger import Ledger
from duchy.games.burgundy.referee.invariants.solo import WORKERS as SOLO_WORKERS
from duchy.games.burgundy.referee.invariants.solo import alone
from duchy.games.burgundy.referee.invariants.tiles import check_filled
from duchy.games.burgundy.referee.invariants.violations import FINE, Violation
from duchy.games.burgundy.referee.shelves import in_teams, team_storage, tiles_kept
from duchy.games.burgundy.state import Estate, Player, State, estate_of, storage_of

START_SILVER = 1
START_GOODS = 3
TEAMS = 2
TEAM_SILVER = 2


@rule
def check_hands(s: State, ledger: Ledger) -> int:
    """An estate and a storage of one's own, one silver, workers by seat, three goods, no points, and a start castle.

    In the expert set-up the castle is still to be chosen.
    """
    for i in range(s.seats):
        p = s.order[i]
        home, goods = estate_of(s, p), 0
        for colour in range(GOODS):
            goods += home.goods[colour]
        if s.players[p].storage != p or storage_of(s, p).count or any_points(s.players[p]):
            return Violation.START
        if in_teams(s):
            if not begins_in_team(s, i, home):
                return Violation.START
        elif s.players[p].estate != p or home.silver != START_SILVER or home.workers != start_workers(s, i):
            return Violation.START
        if goods != START_GOODS:
            return Violation.START
        if founded(home) == (s.expert == 1):
            return Violation.START
        code = check_estate(s, s.players[p].estate, ledger)
        if code:
            return code
    return FINE


@rule
def begins_in_team(s: State, i: int, home: Estate) -> bool:
    """The teams take turns; each shares an estate and a storage, 2 silver, and 3 workers or 5 (CB-TEAM-04 to 13)."""
    p, partner = s.order[i], s.order[(i + 2) % s.seats]
    team, others = s.players[p].estate, s.players[s.order[(i + 1) % s.seats]].estate
    if team != p % TEAMS or team != s.players[partner].estate or team == others:
        return False
    if s.seats != 4 or team_storage(s, p) != s.seats + team or tiles_kept(s.storages[s.seats + team]):
        return False
    return home.silver == TEAM_SILVER and home.workers == (3 if i % TEAMS == 0 else 5)


@rule
def start_workers(s: State, i: int) -> int:
    """The workers of the player at place i of the order (CB-SETUP-18, CB-SOLO-01)."""
    return SOLO_WORKERS if alone(s) else i + 1


@rule
def any_points(me: Player) -> bool:
    """Whether a player has scored."""
    for category in range(len(me.points)):
        if me.points[category]:
            return True
    return False


@rule
def check_first_phase(s: State) -> int:
    """The depots are filled, unless castles are chosen or trade routes ordered first."""
    if s.expert:
        return FINE
    if s.agenda[0].kind != after_founding(s):
        return Violation.START
    return check_filled(s) if in_turn(s) else FINE
