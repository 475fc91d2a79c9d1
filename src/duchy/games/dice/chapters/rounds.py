"""Phases, rounds and the time track (chapter 3), and the end of the game (chapter 10)."""

from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import answered_by, ask_all, reveal, then
from duchy.engine.play.chance import below, roll
from duchy.games.dice.chapters.building import build, build_second, take_worker
from duchy.games.dice.chapters.colours import settle_colours
from duchy.games.dice.chapters.sell import may_sell, sell
from duchy.games.dice.components.parts import BOXES, COLOUR_FACES, HOURGLASS_FACES, PHASES, SOLO_ROUNDS
from duchy.games.dice.questions import Decision, Step
from duchy.games.dice.state import Player, State


@rule
def track(s: State) -> int:
    """How long a phase is: 10 boxes, or with one player 8 rounds (DG-COMP-20, DG-PHASE-02, DG-SOLO-02 to 04)."""
    return SOLO_ROUNDS if s.seats == 1 else BOXES


@rule
def begin_round(s: State) -> None:
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
        s.steps[p] = first_step(s.drafts[p])
    ask_all(s, (1 << s.seats) - 1, Decision.ROUND, 0, 0)


@rule
def first_step(me: Player) -> int:
    """What a player decides first in a round: the sale, if there is something to sell (DG-ROUND-09)."""
    return Decision.SELL if me.sold < 0 else Decision.BUILD


@rule
def mark_time(s: State) -> None:
    """Mark a box for each hourglass, never on the next track; with one player, one round.

    DG-TIME-01 to 03, DG-PHASE-03, DG-SOLO-05.
    """
    boxes = 1 if s.seats == 1 else s.hourglasses
    s.marked = min(s.marked + boxes, track(s))


@rule
def open_draft(s: State, p: int) -> None:
    """Make a player's draft a copy of the open sheet, with nothing decided yet in this round."""
    s.drafts[p] = s.players[p]
    unmark(s, s.drafts[p])


@rule
def unmark(s: State, me: Player) -> None:
    """Forget what was done in the last round."""
    me.sold = -1 if may_sell(s, me) else 0
    me.passed = 0
    me.used = 0
    me.first = -1
    me.second = -1


@rule
def answer_sell(s: State, p: int, count: int) -> None:
    """The sale of a round, written in the player's draft, which the others do not see (DG-ROUND-05).

    It comes before the building, so that goods of a building wait for another round and silver of a sale can be spent
    at once (DG-SELL-08, DG-SELL-09, DG-SELL-10).
    """
    sell(s, s.drafts[p], count)
    s.steps[p] = Decision.BUILD


@rule
def answer_build(s: State, p: int, number: int, space: int) -> None:
    """The first building of a round; numbers are counted from 0 here."""
    build(s, s.drafts[p], number + 1, space)
    s.steps[p] = Decision.SECOND


@rule
def answer_pass(s: State, p: int) -> None:
    """No building in this round, even if the duchy is full (DG-ROUND-08, DG-ROUND-09)."""
    take_worker(s, s.drafts[p])
    s.steps[p] = Decision.SECOND


@rule
def answer_second(s: State, p: int, space: int) -> None:
    """The second building ends the player's round."""
    build_second(s, s.drafts[p], space)
    seal(s, p)


@rule
def seal(s: State, p: int) -> None:
    """A player has finished the round; after the last one all drafts are opened (DG-ROUND-05, DG-ROUND-07)."""
    s.steps[p] = Decision.NONE
    if answered_by(s, p):
        then(s, Step.END_ROUND)


@rule
def end_round(s: State) -> None:
    """Give awards, open the drafts, begin the next round or end the game (DG-COLOUR-15, DG-PHASE-05, DG-END-01, 02).

    On a graphics card a step is also where the games of a warp meet again: ending a round inside the action that seals
    it was a fifth slower there.
    """
    settle_colours(s)
    open_sheets(s)
    if s.phase == PHASES - 1 and s.marked == track(s):
        s.over = 1
        reveal(s)
    else:
        begin_round(s)


@rule
def open_sheets(s: State) -> None:
    """The drafts of all players become their open sheets (DG-ROUND-06)."""
    for p in range(s.seats):
        s.players[p] = s.drafts[p]
