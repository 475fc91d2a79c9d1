"""The end of a phase: shields 14 and 15, the tribute, and the last chance to name a player (CB-PEND-05)."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask, pop, push
from duchy.games.burgundy.actions import give_up_action, pay_tribute_action
from duchy.games.burgundy.chapters.gains import gain_points, pay_silver, pay_workers
from duchy.games.burgundy.components.board import BONUS_VP
from duchy.games.burgundy.components.printings import Difference, printed
from duchy.games.burgundy.components.shields import SHIELDS, TRIBUTE, Shield
from duchy.games.burgundy.components.tiles import COLOURS
from duchy.games.burgundy.modules.shields.held import has_shield, holder, shield_points, shields_held
from duchy.games.burgundy.modules.shields.taking import lose
from duchy.games.burgundy.questions import Decision, Step
from duchy.games.burgundy.state import Category, State, estate_of


@rule
def phase_ends(s: State) -> None:
    """After all turns and before the mines pay: shields 14 and 15, then the tribute (CB-PEND-05, CB-SHLD-21, 23, 24).

    Shields lost at the tribute do not work for the mines (CB-SHLD-30), and those taken just before pay as well
    (CB-SH14-06, CB-SH11-04).
    """
    s.bought = 1  # no turn is in progress (CB-SH14-07)
    push(s, 0, Step.NAMING, 0, 0)
    push(s, 0, Step.TRIBUTE, 0, 0)
    push(s, 0, Step.SETTLING, 0, 0)


@rule
def ask_tribute(s: State, at: int) -> None:
    """The tribute of the players from a place of the order track on, each estate once (CB-SHLD-25, CB-TEAM-36)."""
    while at < s.seats:
        p = s.order[at]
        at += 1
        if shields_held(s, p) and is_first_of_estate(s, at - 1):
            push(s, 0, Step.TRIBUTE, at, 0)
            ask(s, p, Decision.TRIBUTE)
            return


@rule
def is_first_of_estate(s: State, at: int) -> bool:
    """Whether no player before a place of the order track builds the same estate."""
    for i in range(at):
        if s.players[s.order[i]].estate == s.players[s.order[at]].estate:
            return False
    return True


@rule
def legal_tribute(s: State, p: int, out: Ints, n: int) -> int:
    """Pay for all shields that are left, with shield 3 in workers too, or give one up (CB-SHLD-22, CB-SH03-01, 02)."""
    home, due = estate_of(s, p), shields_held(s, p) * TRIBUTE
    most = min(home.workers, due) if has_shield(s, p, Shield.SWORN_SERVICE) else 0
    for workers in range(most + 1):
        if home.silver >= due - workers:
            out[n] = pay_tribute_action(s, workers)
            n += 1
    for shield in range(SHIELDS):
        if has_shield(s, p, shield + 1):
            out[n] = give_up_action(s, shield)
            n += 1
    return n


@rule
def pay_tribute(s: State, p: int, workers: int) -> None:
    """Pay for every shield in the estate (CB-SHLD-21, CB-SH03-01)."""
    pop(s)
    pay_silver(s, p, shields_held(s, p) * TRIBUTE - workers)
    pay_workers(s, p, workers)


@rule
def give_up(s: State, p: int, shield: int) -> None:
    """A shield is removed in place of its tribute; without shield 3 no worker pays (CB-SHLD-22, CB-SH03-03)."""
    if shields_held(s, p) == 1:
        pop(s)
    lose(s, p, shield + 1)


@rule
def ask_name(s: State) -> None:
    """Before the mines pay and the game is scored, the owner of shield 6 may still name a player (CB-SH06-05, 09)."""
    owner = holder(s, Shield.COPYISTS)
    if owner >= 0 and not s.more[0].shield_named:
        ask(s, owner, Decision.NAME)


@rule
def score_end(s: State, p: int) -> None:
    """Shields score; by the Ukrainian edition bonus tiles score again with shield 7 (CB-SHLD-26, CB-SH07-02).

    Monastery 26 counts each bonus tile once (CB-SH07-03).
    """
    gain_points(s, p, Category.SHIELDS, shield_points(s, p))
    gain_points(s, p, Category.BONUS, bonus_again(s, p))


@rule
def bonus_again(s: State, p: int) -> int:
    """What bonus tiles score a second time at the end: all of them with shield 7, by one edition (CB-SH07-02)."""
    points = 0
    if has_shield(s, p, Shield.TWICE_CROWNED) and not printed(s, Difference.BONUS_DOUBLED_AT_ONCE):
        home = estate_of(s, p)
        for colour in range(COLOURS):
            if home.bonus[colour]:
                points += BONUS_VP[s.seats, home.bonus[colour] - 1]
    return points
