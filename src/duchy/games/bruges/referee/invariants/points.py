"""The final scoring, counted a second time (chapter 11)."""

from duchy.engine.kernels.rule import rule
from duchy.games.bruges.components.board import REPUTATION_VP, SECTIONS
from duchy.games.bruges.components.programs import COST
from duchy.games.bruges.components.tables import CARD_TABLE
from duchy.games.bruges.referee.invariants.violations import FINE, Violation
from duchy.games.bruges.state import CATEGORIES, Category, Player, State

CHARACTERS, HOUSES, LAURELS, LEADERSHIPS = (
    int(category) for category in (Category.CHARACTERS, Category.HOUSES, Category.LAURELS, Category.LEADERSHIPS)
)
CANALS, STATUES, REPUTATION = int(Category.CANALS), int(Category.STATUES), int(Category.REPUTATION)


@rule
def check_points(s: State, me: Player) -> int:
    """Nothing before the end; then every source but the laurels, which tests of the cards count."""
    if not s.over:
        for category in range(CATEGORIES):
            if me.final[category] != 0:
                return Violation.POINTS
        return FINE
    thirds, characters, third_cells, statues, flipped = 0, 0, 0, 0, 0
    for place in range(me.homes):
        if me.tenant[place] >= 0:
            thirds += CARD_TABLE[me.tenant[place], COST]
            characters += 1
    for section in range(SECTIONS):
        third_cells += me.canal[section] > 2
        if me.statue[section] > 0:
            statues += me.statue[section]
    for lead in range(3):
        flipped += (me.leads >> lead) & 1
    right = (
        me.final[CHARACTERS] * 3 == thirds
        and me.final[HOUSES] == me.homes
        and me.final[LEADERSHIPS] == 4 * flipped
        and me.final[CANALS] == 3 * third_cells
        and me.final[STATUES] == statues
        and me.final[REPUTATION] == REPUTATION_VP[me.reputation]
        and me.final[LAURELS] >= 0
    )
    return FINE if right else Violation.POINTS
