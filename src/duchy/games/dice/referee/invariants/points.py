"""Points and awards, counted from scratch by when each hex was built (chapters 4, 7, 9 and 11)."""

from duchy.engine.kernels.rule import rule
from duchy.games.dice.components.parts import AREA_VP, COLOURS, PHASES, SALE_VP, Colour
from duchy.games.dice.components.sheets import AREA, AREA_COLOUR, AREA_COUNT, AREA_SIZE, AWARDS, HEX_COLOUR, HEXES
from duchy.games.dice.referee.invariants.ledger import Ledger
from duchy.games.dice.referee.invariants.violations import FINE, Violation
from duchy.games.dice.state import CATEGORIES, Category, Player, State


@rule
def closed_in(me: Player, q: int, area: int, ledger: Ledger) -> int:
    """The round in which an area was closed, -1 if it is open."""
    last = 0
    for space in range(HEXES):
        if AREA[me.sheet, space] == area:
            if ledger.built[q, space] == 0:
                return -1
            last = max(last, ledger.built[q, space] - 1)
    return last


@rule
def completed_in(s: State, q: int, colour: int, ledger: Ledger) -> int:
    """The round, now over, in which a player built the last hex of a colour; -1 if it is not complete."""
    last = 0
    for space in range(HEXES):
        if HEX_COLOUR[s.players[q].sheet, space] == colour:
            if ledger.built[q, space] == 0:
                return -1
            last = max(last, ledger.built[q, space] - 1)
    return last if last < s.round_no or s.over else -1


@rule
def award_due(s: State, q: int, colour: int, ledger: Ledger) -> int:
    """1 for the first round in which a player completed a colour, 2 for the second, 0 for later ones (DG-COLOUR-07)."""
    mine = completed_in(s, q, colour, ledger)
    if mine < 0:
        return 0
    if s.seats == 1:
        return 1 if ledger.phases[mine] < PHASES - 1 else 2
    earlier, rounds = -1, 0
    for turn in range(mine):
        for other in range(s.seats):
            if completed_in(s, other, colour, ledger) == turn and earlier != turn:
                earlier = turn
                rounds += 1
    return rounds + 1 if rounds < 2 else 0


@rule
def check_awards(s: State, q: int, ledger: Ledger) -> int:
    """Each player has the awards that are due, and those are struck out."""
    for colour in range(COLOURS):
        if s.players[q].awards[colour] != award_due(s, q, colour, ledger):
            return Violation.AWARDS
        most = 0
        for other in range(s.seats):
            most = max(most, s.players[other].awards[colour])
        left = 2 - most
        if s.seats == 1 and most:
            left = 0
        if s.awards_left[colour] != left:
            return Violation.AWARDS
    return FINE


@rule
def check_points(s: State, me: Player, q: int, ledger: Ledger) -> int:
    """Areas, pastures twice, castles, sales and awards, each in the column of its phase."""
    for phase in range(PHASES):
        for category in range(CATEGORIES):
            ledger.points[phase, category] = 0
        ledger.points[phase, Category.SALES.value] = ledger.sold[q, phase] * SALE_VP
    for area in range(AREA_COUNT[me.sheet]):
        turn = closed_in(me, q, area, ledger)
        if turn >= 0:
            add_area(me, area, ledger.phases[turn], ledger)
    for colour in range(COLOURS):
        if me.awards[colour]:
            turn = completed_in(s, q, colour, ledger)
            vp = AWARDS[me.sheet, colour, me.awards[colour] - 1]
            ledger.points[ledger.phases[turn], Category.COLOURS.value] += vp
    for phase in range(PHASES):
        for category in range(CATEGORIES):
            if me.points[phase, category] != ledger.points[phase, category]:
                return Violation.POINTS + category
    return FINE


@rule
def add_area(me: Player, area: int, phase: int, ledger: Ledger) -> None:
    """What an area is worth that was closed in a phase."""
    colour, vp = AREA_COLOUR[me.sheet, area], AREA_VP[AREA_SIZE[me.sheet, area], phase]
    if colour == Colour.PASTURE:
        ledger.points[phase, Category.PASTURES.value] += 2 * vp
    elif colour == Colour.CASTLE:
        ledger.points[phase, Category.CASTLES.value] += vp
    else:
        ledger.points[phase, Category.AREAS.value] += vp
