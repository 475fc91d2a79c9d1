"""Rounds, the dice, leaderships and the end of a round (chapters 3, 6.1 and 10)."""

from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import reveal, then, then_for
from duchy.engine.play.chance import roll
from duchy.games.bruges.chapters.areas import characters
from duchy.games.bruges.chapters.scoring import score_all
from duchy.games.bruges.components.board import DICE, LEADERSHIPS
from duchy.games.bruges.components.grammar import Category, Event, Permission
from duchy.games.bruges.effects.modifiers import permitted
from duchy.games.bruges.effects.reactions import announce_to_all
from duchy.games.bruges.questions import Step
from duchy.games.bruges.state import Phase, State

DICE_ROLLED, ROUND_END, CHECK = int(Event.DICE_ROLLED), int(Event.ROUND_END), int(Event.LEADERSHIP_CHECK)
TIE_SUFFICES = int(Permission.TIE_SUFFICES)
HIGH = 5  # the lowest face that brings markers


@rule
def begin_round(s: State) -> None:
    """Phase 1: all players refill in turn order, then the dice follow (BR-ROUND-01 to 03, BR-ROUND-05, BR-DRAW-01)."""
    s.round_no += 1
    s.phase = Phase.DRAW
    then(s, Step.DICE)
    for k in range(s.seats - 1, -1, -1):
        then_for(s, (s.first + k) % s.seats, Step.REFILL, 0, 0)


@rule
def roll_dice(s: State) -> None:
    """Phase 2: roll all dice; markers for all players come before the first reputation step.

    BR-DICE-01, BR-DICE-02, BR-DICE-04, BR-DICE-05, BR-THREAT-01, BR-REP-11. Characters react before the markers
    (BR-EVT-05).
    """
    s.phase = Phase.DICE
    high = 0
    for die in range(DICE):
        s.dice[die] = roll(s)
        if s.dice[die] >= HIGH:
            high |= 1 << die
    reveal(s)
    then_for(s, s.first, Step.OFFER, 0, 0)
    for k in range(s.seats - 1, -1, -1):
        then_for(s, (s.first + k) % s.seats, Step.DEAL, high, 0)
    announce_to_all(s, DICE_ROLLED)


@rule
def standing(s: State, p: int, category: int) -> int:
    """What counts for a leadership: step, inhabitants or built cells (BR-LEAD-02 to 04, BR-LEAD-10, BR-LEAD-15)."""
    me = s.players[p]
    if category == Category.REPUTATION:
        return 0 + me.reputation
    if category == Category.CHARACTERS:
        return characters(me)
    return me.canal[0] + me.canal[1]


@rule
def leads_alone(s: State, p: int, category: int, shared: int) -> bool:
    """Whether a player leads alone, or with a character for it shares the lead; 0 leads nothing.

    BR-LEAD-05, BR-LEAD-09, BR-LEAD-12, BR-LEAD-16.
    """
    mine = standing(s, p, category)
    for q in range(s.seats):
        if q != p:
            theirs = standing(s, q, category)
            if theirs > mine or (theirs == mine and not shared):
                return False
    return mine > 0


@rule
def check_leaderships(s: State) -> None:
    """Phase 4: every leader turns the own marker, if it is not turned already; then the round ends.

    BR-LEAD-01, BR-LEAD-06 to 08, BR-LEAD-11, BR-LEAD-13, BR-LEAD-14, BR-EVT-10, BR-EVT-11.
    """
    s.phase = Phase.LEADERSHIPS
    for p in range(s.seats):
        shared = permitted(s, p, CHECK, -1, -1, TIE_SUFFICES)
        for category in range(LEADERSHIPS):
            if leads_alone(s, p, category, shared):
                s.players[p].leads |= 1 << category
    then(s, Step.END_ROUND)
    announce_to_all(s, ROUND_END)


@rule
def end_round(s: State) -> None:
    """Straighten all characters and pass the first-player marker, or end the game after the last round.

    BR-TURNED-01, BR-FREE-04, BR-LEAD-14, BR-ROUND-04, BR-DECK-19, BR-SCORE-01.
    """
    for p in range(s.seats):
        s.players[p].turned = 0
    s.turn = 0
    s.played = 0
    if s.round_no == s.last_round:
        score_all(s)
        s.over = 1
        reveal(s)
    else:
        s.first = (s.first + 1) % s.seats
        then(s, Step.ROUND)
