"""Phases, rounds and the time track (chapter 3), and the end of the game (chapter 10)."""

from duchy.engine.agenda import answered_by, ask_all, reveal, then
from duchy.engine.chance import below, roll
from duchy.engine.rule import rule
from duchy.games.dice.chapters.colours import settle_colours
from duchy.games.dice.chapters.sell import may_sell
from duchy.games.dice.components.parts import BOXES, COLOUR_FACES, HOURGLASS_FACES, PHASES, SOLO_ROUNDS
from duchy.games.dice.state import Decision, Step


@rule
def track(s):
    """How long a phase is: 10 boxes, or with one player 8 rounds (DG-COMP-20, DG-PHASE-02, DG-SOLO-02 to 04)."""
    return SOLO_ROUNDS if s.seats == 1 else BOXES


@rule
def begin_round(s):
    """Roll all dice, mark time, and ask all players at the same time.

    DG-ROUND-01 to DG-ROUND-05, DG-ROUND-09. A full track is followed by the next of the three phases (DG-PHASE-01, 02,
    06). The hourglass die is rolled with one player too (DG-SOLO-06).
    """
    if s.marked == track(s):
        s.phase += 1
        s.marked = 0
    s.round_no += 1
    for die in range(2):
        s.pips[die] = roll(s)
        s.colours[die] = COLOUR_FACES[below(s, 6)]
    s.hourglasses = HOURGLASS_FACES[below(s, 6)]
    mark_time(s)
    reveal(s)
    for p in range(s.seats):
        unmark(s, s.drafts[p])  # a draft equals the open sheet here
        s.steps[p] = Decision.SELL if s.drafts[p].sold < 0 else Decision.BUILD
    ask_all(s, (1 << s.seats) - 1, Decision.ROUND, 0, 0)


@rule
def mark_time(s):
    """Mark a box for each hourglass, never on the next track; with one player, one round.

    DG-TIME-01 to 03, DG-PHASE-03, DG-SOLO-05.
    """
    boxes = 1 if s.seats == 1 else s.hourglasses
    s.marked = min(s.marked + boxes, track(s))


@rule
def open_draft(s, p):
    """Make a player's draft a copy of the open sheet, with nothing decided yet in this round."""
    s.drafts[p] = s.players[p]
    unmark(s, s.drafts[p])


@rule
def unmark(s, me):
    """Forget what was done in the last round."""
    me.sold = -1 if may_sell(s, me) else 0
    me.passed = 0
    me.used = 0
    me.first = -1
    me.second = -1


@rule
def seal(s, p):
    """A player has finished the round; after the last one all drafts are opened (DG-ROUND-05, DG-ROUND-07)."""
    s.steps[p] = Decision.NONE
    if answered_by(s, p):
        then(s, Step.END_ROUND)


@rule
def end_round(s):
    """Give awards, open the drafts, begin the next round or end the game (DG-COLOUR-15, DG-PHASE-05, DG-END-01, 02)."""
    settle_colours(s)
    open_sheets(s)
    if s.phase == PHASES - 1 and s.marked == track(s):
        s.over = 1
        reveal(s)
    else:
        begin_round(s)


@rule
def open_sheets(s):
    """The drafts of all players become their open sheets (DG-ROUND-06)."""
    for p in range(s.seats):
        s.players[p] = s.drafts[p]
