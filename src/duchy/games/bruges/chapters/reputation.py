"""The reputation track (chapter 6.4)."""

from duchy.engine.agenda import ask_about, pop, then, then_for
from duchy.engine.rule import rule
from duchy.games.bruges.actions import ACCEPT, DECLINE
from duchy.games.bruges.chapters.areas import at_the_end
from duchy.games.bruges.components.board import DICE
from duchy.games.bruges.components.grammar import Event, Permission, Target
from duchy.games.bruges.effects.modifiers import modified, permitted
from duchy.games.bruges.effects.reactions import announce
from duchy.games.bruges.state import Decision, Step

OFFER, STEP = int(Event.REPUTATION_OFFER), int(Event.REPUTATION_STEP)
PRICE, WITHOUT_LOW_DICE = int(Target.PRICE), int(Permission.ADVANCE_WITHOUT_LOW_DICE)
LOW = 2  # the highest face that counts


@rule
def low_dice(s):
    """The sum of all dice showing 1 or 2, 0 if there is none (BR-REP-02, BR-REP-03, BR-REP-10)."""
    total = 0
    for die in range(DICE):
        if s.dice[die] <= LOW:
            total += s.dice[die]
    return total


@rule
def step_price(s, p):
    """What the step of this round costs a player; -1 if it is not for sale (BR-REP-08, BR-REP-14, BR-REP-16)."""
    base = low_dice(s)
    if at_the_end(s.players[p]) or (base == 0 and not permitted(s, p, OFFER, -1, -1, WITHOUT_LOW_DICE)):
        return -1
    return modified(s, p, OFFER, -1, -1, PRICE, base, -1)


@rule
def offer(s, place):
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
def legal_reputation(out):
    """Pay or decline (BR-REP-06)."""
    out[0] = ACCEPT
    out[1] = DECLINE
    return 2


@rule
def answer_reputation(s, p, yes):
    """Pay the price for a step, or not."""
    cost = s.agenda[s.depth - 1].a
    pop(s)
    if yes:
        s.players[p].guilders -= cost
        climb(s, p, 1, -1)


@rule
def climb(s, p, steps, cause):
    """Advance step by step; each one that is taken is an event of its own (BR-REP-09, 12 to 15, BR-EVT-04)."""
    me = s.players[p]
    if steps <= 0 or at_the_end(me):
        return
    if steps > 1:
        then_for(s, p, Step.CLIMB, steps - 1, cause + 1)
    me.reputation += 1
    announce(s, STEP, p, -1, -1, cause)
