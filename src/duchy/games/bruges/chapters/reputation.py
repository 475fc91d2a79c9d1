"""The reputation track (chapter 6.4)."""

from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask_about, pop, then, then_for
from duchy.games.bruges.chapters.areas import at_the_end
from duchy.games.bruges.chapters.gains import pay_guilders
from duchy.games.bruges.components.board import DICE
from duchy.games.bruges.components.grammar import Event, Permission, Target
from duchy.games.bruges.effects.modifiers import modified, permitted
from duchy.games.bruges.effects.reactions import announce
from duchy.games.bruges.questions import Decision, Step
from duchy.games.bruges.state import State

OFFER, STEP = int(Event.REPUTATION_OFFER), int(Event.REPUTATION_STEP)
PRICE, WITHOUT_LOW_DICE = int(Target.PRICE), int(Permission.ADVANCE_WITHOUT_LOW_DICE)
LOW = 2  # the highest face that counts


@rule
def low_dice(s: State) -> int:
    """The sum of all dice showing 1 or 2, 0 if there is none (BR-REP-02, BR-REP-03, BR-REP-10)."""
    total = 0
    for die in range(DICE):
        if s.dice[die] <= LOW:
            total += s.dice[die]
    return total


@rule
def step_price(s: State, p: int) -> int:
    """What the step of this round costs a player; -1 if it is not for sale (BR-REP-08, BR-REP-14, BR-REP-16)."""
    base = low_dice(s)
    if at_the_end(s.players[p]) or (base == 0 and not permitted(s, p, OFFER, -1, -1, WITHOUT_LOW_DICE)):
        return -1
    return modified(s, p, OFFER, -1, -1, PRICE, base, -1)


@rule
def offer(s: State, place: int) -> None:
    """Offer one step to the next player in turn order, if it can be paid (BR-REP-01, 04, 05, 07)."""
    if place == s.seats:
        then(s, Step.CARDS)
        return
    p = (s.first + place) % s.seats
    then_for(s, p, Step.OFFER, place + 1, 0)
    cost = step_price(s, p)
    if 0 <= cost <= s.players[p].guilders:
        ask_about(s, p, Decision.REPUTATION, cost, 0)


@rule
def buy_step(s: State, p: int) -> None:
    """Pay the price for a step."""
    cost = s.agenda[s.depth - 1].a
    pop(s)
    pay_guilders(s.players[p], cost)
    climb(s, p, 1, -1)


@rule
def climb(s: State, p: int, steps: int, cause: int) -> None:
    """Advance step by step; each one that is taken is an event of its own (BR-REP-09, 12 to 15, BR-EVT-04)."""
    me = s.players[p]
    if steps <= 0 or at_the_end(me):
        return
    if steps > 1:
        then_for(s, p, Step.CLIMB, steps - 1, cause + 1)
    me.reputation += 1
    announce(s, STEP, p, -1, -1, cause)


@rule
def climb_on(s: State, p: int, steps: int, told: int) -> None:
    """The rest of the steps; ``told`` is 1 + the cause."""
    climb(s, p, steps, told - 1)
