"""Choices that operations ask for: colours of markers, exchanges, straightening, leadership markers."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.bits import count, lowest
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask, ask_about, pop, then_for
from duchy.games.bruges.actions import ACCEPT, colour_action, flip_action, straighten_action
from duchy.games.bruges.chapters.areas import marker_total
from duchy.games.bruges.chapters.gains import gain, lose
from duchy.games.bruges.chapters.threats import discard_marker
from duchy.games.bruges.components.board import COLOURS, LEADERSHIPS
from duchy.games.bruges.components.grammar import Category, What
from duchy.games.bruges.components.programs import FIRM, GET, GET_N, GIVE, GIVE_N, SHADE, WHICH, N
from duchy.games.bruges.components.tables import of_op
from duchy.games.bruges.effects.context import CAUSE
from duchy.games.bruges.effects.prospects import can_give, straightenable
from duchy.games.bruges.questions import Decision, Step
from duchy.games.bruges.state import State


@rule
def legal_accept(s: State, p: int, out: Ints, n: int) -> int:
    """Yes; no is what declines."""
    out[n] = ACCEPT
    return n + 1


@rule
def stop(s: State, p: int) -> None:
    """No, or no more."""
    pop(s)


@rule
def fewer_will_do(s: State) -> bool:
    """Whether a player may choose fewer pieces."""
    return s.agenda[s.depth - 1].b > 0


@rule
def is_up_to(s: State) -> bool:
    """The same where the frame keeps the cause too."""
    return s.agenda[s.depth - 1].b >= CAUSE


@rule
def calm(s: State, p: int, n: int, fewer: int, cause: int) -> None:
    """Markers of any colours are discarded, each chosen by itself; asked only where there is a choice (BR-OP-05)."""
    me = s.players[p]
    held, only, colours = marker_total(me), 0, 0
    for colour in range(COLOURS):
        if me.markers[colour] > 0:
            colours += 1
            only = colour
    if n <= 0 or held == 0:
        return
    if fewer > 0 or (colours > 1 and held > n):
        ask_about(s, p, Decision.DISCARD_MARKER, n, (fewer > 0) * CAUSE + cause + 1)
    else:
        if n > 1:
            then_for(s, p, Step.CALM, n - 1, cause + 1)
        discard_marker(s, p, only, cause)


@rule
def legal_marker(s: State, p: int, out: Ints, n: int) -> int:
    """Any colour of which the player has a marker."""
    me = s.players[p]
    for colour in range(COLOURS):
        if me.markers[colour] > 0:
            out[n] = colour_action(colour)
            n += 1
    return n


@rule
def answer_marker(s: State, p: int, colour: int) -> None:
    """A marker goes back; the others follow, after what the first one sets off."""
    n, told = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    if n > 1:
        then_for(s, p, Step.CALM, n - 1, told)
    discard_marker(s, p, colour, told % CAUSE - 1)


@rule
def calm_on(s: State, p: int, n: int, told: int) -> None:
    """The rest of the markers."""
    calm(s, p, n, told // CAUSE, told % CAUSE - 1)


@rule
def exchange(s: State, p: int, row: int, context: int) -> None:
    """Ask for an exchange. One that must be made and can be made in one way only is not asked for (BR-ACT-10)."""
    me, options, only = s.players[p], 0, -1
    for colour in range(COLOURS):
        if of_op(row, GIVE) == What.WORKER and me.workers[colour] >= of_op(row, GIVE_N):
            options += 1
            only = colour
    if of_op(row, FIRM) > 0 and options <= 1:
        exchange_one(s, p, row, 0 + of_op(row, N), only)
    else:
        ask_about(s, p, Decision.EXCHANGE, row, of_op(row, N))


@rule
def legal_exchange(s: State, p: int, out: Ints, n: int) -> int:
    """What can be given: a worker of any colour, or guilders or points (BR-OP-12)."""
    row, me = s.agenda[s.depth - 1].a, s.players[p]
    if of_op(row, GIVE) != What.WORKER:
        out[n] = ACCEPT
        return n + 1
    for colour in range(COLOURS):
        if me.workers[colour] >= of_op(row, GIVE_N):
            out[n] = colour_action(colour)
            n += 1
    return n


@rule
def may_keep(s: State) -> bool:
    """A player may stop at any time (BR-OP-12), but has agreed to the first exchange who uses a character only for it.

    BR-ACT-10.
    """
    row = s.agenda[s.depth - 1].a
    return of_op(row, FIRM) <= 0 or s.agenda[s.depth - 1].b < of_op(row, N)


@rule
def exchange_goods(s: State, p: int) -> None:
    """The answer: guilders or points are given."""
    exchange_worker(s, p, -1)


@rule
def exchange_worker(s: State, p: int, colour: int) -> None:
    """The answer: a worker of a colour is given; -1 means that it is no worker."""
    row, times = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    exchange_one(s, p, row, times, colour)


@rule
def exchange_one(s: State, p: int, row: int, times: int, colour: int) -> None:
    """Give one thing and get the other; the next exchange follows."""
    lose(s.players[p], of_op(row, GIVE), colour, of_op(row, GIVE_N))
    if times > 1:
        then_for(s, p, Step.EXCHANGE, row, times - 1)
    gain(s, p, of_op(row, GET), of_op(row, SHADE), of_op(row, GET_N), 0)


@rule
def exchange_on(s: State, p: int, row: int, times: int) -> None:
    """Ask for another exchange while there is something to give."""
    if can_give(s, p, row, 0):
        ask_about(s, p, Decision.EXCHANGE, row, times)


@rule
def straighten(s: State, p: int, n: int, fewer: int, card: int) -> None:
    """Turned characters are set upright, of own choice; asked only where there is a choice (BR-OP-21)."""
    me = s.players[p]
    places = straightenable(me, card)
    if places == 0 or n <= 0:
        return
    if fewer > 0 or count(places) > n:
        ask_about(s, p, Decision.STRAIGHTEN, n, (fewer > 0) * CAUSE + card + 1)
    else:
        me.turned &= ~places


@rule
def legal_straighten(s: State, p: int, out: Ints, n: int) -> int:
    """Any turned character but the one that straightens."""
    places = straightenable(s.players[p], s.agenda[s.depth - 1].b % CAUSE - 1)
    while places:
        out[n] = straighten_action(lowest(places))
        places &= places - 1
        n += 1
    return n


@rule
def answer_straighten(s: State, p: int, house: int) -> None:
    """A character is set upright; the others follow."""
    n, told = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    s.players[p].turned &= ~(1 << house)
    straighten(s, p, n - 1, told // CAUSE, told % CAUSE - 1)


@rule
def flip(s: State, p: int, row: int, context: int) -> None:
    """An own leadership marker is turned to its coloured side, for good (BR-OP-19, BR-LEAD-06)."""
    me, category = s.players[p], of_op(row, WHICH)
    if category != Category.CHOICE:
        me.leads |= 1 << category
    elif count(0 + me.leads) < LEADERSHIPS - 1:
        ask(s, p, Decision.FLIP)
    else:
        me.leads = (1 << LEADERSHIPS) - 1


@rule
def legal_flip(s: State, p: int, out: Ints, n: int) -> int:
    """Any grey marker."""
    me = s.players[p]
    for category in range(LEADERSHIPS):
        if not (me.leads >> category) & 1:
            out[n] = flip_action(category)
            n += 1
    return n


@rule
def answer_flip(s: State, p: int, category: int) -> None:
    """The marker that is turned."""
    pop(s)
    s.players[p].leads |= 1 << category
