"""Choices that operations ask for: colours of workers and markers, exchanges, straightening, leadership markers."""

from duchy.engine.agenda import ask, ask_about, pop, then_for
from duchy.engine.bits import count, lowest
from duchy.engine.rule import rule
from duchy.games.bruges.actions import ACCEPT, DECLINE, colour_action, flip_action, straighten_action
from duchy.games.bruges.chapters.areas import gain_vp, lose_vp, marker_total
from duchy.games.bruges.chapters.threats import discard_marker
from duchy.games.bruges.components.board import COLOURS, LEADERSHIPS
from duchy.games.bruges.components.grammar import Category, What
from duchy.games.bruges.components.programs import GET, GET_N, GIVE, GIVE_N, SHADE
from duchy.games.bruges.components.tables import of_op
from duchy.games.bruges.effects.feasible import can_give, straightenable
from duchy.games.bruges.state import Decision, Step

CAUSE = 256  # a frame keeps a flag above the cause


@rule
def take_workers(s, p, n, fewer):
    """Workers of any colours, each chosen by itself."""
    if n > 0:
        ask_about(s, p, Decision.TAKE_WORKER, n, fewer)


@rule
def legal_take(s, out):
    """Any colour; to stop where fewer will do."""
    for colour in range(COLOURS):
        out[colour] = colour_action(colour)
    if s.agenda[s.depth - 1].b > 0:
        out[COLOURS] = DECLINE
        return COLOURS + 1
    return COLOURS


@rule
def answer_take(s, p, colour):
    """A worker of a colour; the others follow."""
    n, fewer = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    s.players[p].workers[colour] += 1
    take_workers(s, p, n - 1, fewer)


@rule
def calm(s, p, n, fewer, cause):
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
def legal_marker(s, me, out):
    """Any colour of which the player has a marker."""
    n = 0
    for colour in range(COLOURS):
        if me.markers[colour] > 0:
            out[n] = colour_action(colour)
            n += 1
    if s.agenda[s.depth - 1].b >= CAUSE:
        out[n] = DECLINE
        n += 1
    return n


@rule
def answer_marker(s, p, colour):
    """A marker goes back; the others follow, after what the first one sets off."""
    n, told = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    if n > 1:
        then_for(s, p, Step.CALM, n - 1, told)
    discard_marker(s, p, colour, told % CAUSE - 1)


@rule
def calm_on(s, p, n, told):
    """The rest of the markers."""
    calm(s, p, n, told // CAUSE, told % CAUSE - 1)


@rule
def legal_exchange(s, p, out):
    """What can be given: a worker of any colour, or guilders or points; to stop at any time (BR-OP-12)."""
    row, me, n = s.agenda[s.depth - 1].a, s.players[p], 0
    if of_op(row, GIVE) != What.WORKER:
        out[0] = ACCEPT
        n = 1
    else:
        for colour in range(COLOURS):
            if me.workers[colour] >= of_op(row, GIVE_N):
                out[n] = colour_action(colour)
                n += 1
    out[n] = DECLINE
    return n + 1


@rule
def answer_exchange(s, p, colour):
    """Give one thing and get the other; a colour of -1 means that no worker is given."""
    row, times, me = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b, s.players[p]
    pop(s)
    if colour >= 0:
        me.workers[colour] -= of_op(row, GIVE_N)
    elif of_op(row, GIVE) == What.GUILDERS:
        me.guilders -= of_op(row, GIVE_N)
    else:
        lose_vp(me, of_op(row, GIVE_N))
    if times > 1:
        then_for(s, p, Step.EXCHANGE, row, times - 1)
    get(s, p, row)


@rule
def get(s, p, row):
    """What an exchange brings."""
    me, what, n, colour = s.players[p], of_op(row, GET), of_op(row, GET_N), of_op(row, SHADE)
    if what == What.GUILDERS:
        me.guilders += n
    elif what == What.VP:
        gain_vp(me, n)
    elif colour < COLOURS:
        me.workers[colour] += n
    else:
        take_workers(s, p, n, 0)


@rule
def exchange_on(s, p, row, times):
    """Ask for another exchange while there is something to give."""
    if can_give(s.players[p], row):
        ask_about(s, p, Decision.EXCHANGE, row, times)


@rule
def straighten(s, p, n, fewer, card):
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
def legal_straighten(s, me, out):
    """Any turned character but the one that straightens."""
    told, n = s.agenda[s.depth - 1].b, 0
    places = straightenable(me, told % CAUSE - 1)
    while places:
        out[n] = straighten_action(lowest(places))
        places &= places - 1
        n += 1
    if told >= CAUSE:
        out[n] = DECLINE
        n += 1
    return n


@rule
def answer_straighten(s, p, house):
    """A character is set upright; the others follow."""
    n, told = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    s.players[p].turned &= ~(1 << house)
    straighten(s, p, n - 1, told // CAUSE, told % CAUSE - 1)


@rule
def flip(s, p, category):
    """An own leadership marker is turned to its coloured side, for good (BR-OP-19, BR-LEAD-06)."""
    me = s.players[p]
    if category != Category.CHOICE:
        me.leads |= 1 << category
    elif count(0 + me.leads) < LEADERSHIPS - 1:
        ask(s, p, Decision.FLIP)
    else:
        me.leads = (1 << LEADERSHIPS) - 1


@rule
def legal_flip(me, out):
    """Any grey marker."""
    n = 0
    for category in range(LEADERSHIPS):
        if not (me.leads >> category) & 1:
            out[n] = flip_action(category)
            n += 1
    return n


@rule
def answer_flip(s, p, category):
    """The marker that is turned."""
    pop(s)
    s.players[p].leads |= 1 << category
