"""Points up to a target: every time it is reached, the count begins anew and the player acts once more (chapter 23.3).

A gain is a step on the agenda, so that what it leads to, an action and its own gains included, is done before the next
gain (CB-SOLO-46). What one effect gains at once is one gain (CB-SOLO-45).
"""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask, ask_about, pop, then_for
from duchy.games.burgundy.actions import buy_points_action
from duchy.games.burgundy.questions import Decision, Step
from duchy.games.burgundy.state import BY_RESET, Category, State, estate_of

DROP = 5  # of the target (CB-SOLO-41, CB-SOLO-43, CB-SOLO-48)


@rule
def points_gained(s: State, p: int, points: int) -> None:
    """Points of an effect: all that it gains before it is counted is one gain (CB-SOLO-45)."""
    waiting = s.agenda[s.depth - 1] if s.depth else s.agenda[0]
    if waiting.kind == Step.GAIN:
        waiting.a += points
    else:
        then_for(s, p, Step.GAIN, points, 0)


@rule
def count_gain(s: State, p: int, points: int) -> None:
    """Move the pawn; then points can be bought, unless the target is reached already (CB-SOLO-38, CB-SOLO-39)."""
    more = s.more[0]
    more.solo_points += points
    if more.solo_points < more.solo_target and estate_of(s, p).silver:
        ask(s, p, Decision.BUY_POINTS)
    else:
        meet_target(s, p)


@rule
def missing(s: State) -> int:
    """The points that are missing up to the target."""
    return s.more[0].solo_target - s.more[0].solo_points


@rule
def legal_buy_points(s: State, p: int, out: Ints, n: int) -> int:
    """As many points as there is silver, up to the target: what goes beyond is lost (CB-SOLO-38, CB-SOLO-40)."""
    for points in range(min(missing(s), estate_of(s, p).silver)):
        out[n] = buy_points_action(s, points)
        n += 1
    return n


@rule
def buy_points(s: State, p: int, points: int) -> None:
    """A silver for each point; they are part of the gain that they follow (CB-SOLO-38, CB-SOLO-44)."""
    pop(s)
    count = points + 1  # arguments count from 0
    estate_of(s, p).silver -= count
    s.players[p].points[0 + Category.BOUGHT] += count
    s.more[0].solo_points += count
    meet_target(s, p)


@rule
def meet_target(s: State, p: int) -> None:
    """At the target the count begins anew, the target drops, an action follows (CB-SOLO-40 to CB-SOLO-42, 44, 47)."""
    more = s.more[0]
    if more.solo_points < more.solo_target:
        return
    more.solo_points = 0
    more.solo_resets += 1
    if more.solo_target > DROP:
        more.solo_target -= DROP
    ask_about(s, p, Decision.CASTLE, 0, BY_RESET)
