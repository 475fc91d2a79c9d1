"""Threat markers and penalties (chapter 6.2 and 6.3), and what characters do against them."""

from duchy.engine.agenda import ask, ask_about, pop, then_for
from duchy.engine.bits import count, lowest
from duchy.engine.rule import rule
from duchy.games.bruges.actions import ACCEPT, DECLINE, suffer_action
from duchy.games.bruges.chapters.areas import gain_vp, home_of, lose_vp, turn_sideways
from duchy.games.bruges.components.board import COLOURS, DEADLY, INTRIGUE_VP
from duchy.games.bruges.components.grammar import Event, Evil, Op, Threat
from duchy.games.bruges.components.programs import EVENT_COLOUR, LIMIT, OP, OPTIONAL, PROGRAM, THREATS
from duchy.games.bruges.components.tables import of_card, of_op
from duchy.games.bruges.effects.context import context
from duchy.games.bruges.effects.feasible import affordable, supply
from duchy.games.bruges.effects.modifiers import applies, has_skill
from duchy.games.bruges.effects.paying import pay
from duchy.games.bruges.effects.reactions import announce
from duchy.games.bruges.effects.removing import CHARACTER, FIRE
from duchy.games.bruges.state import Decision, Step

MARKER_GAIN, PENALTY = int(Event.MARKER_GAIN), int(Event.PENALTY)
MARKER_DISCARDED, PENALTY_SUFFERED = int(Event.MARKER_DISCARDED), int(Event.PENALTY_SUFFERED)
MARKER_EVIL, PENALTY_EVIL = int(Evil.MARKER), int(Evil.PENALTY)


@rule
def deal(s, p, colours):
    """A player takes the markers of the roll, then suffers what is due (BR-THREAT-01, 08, BR-THREAT-14)."""
    if colours == 0:
        then_for(s, p, Step.PENALTIES, 0, 0)
        return
    then_for(s, p, Step.DEAL, colours & (colours - 1), 0)
    then_for(s, p, Step.MARKER, lowest(colours), 0)


@rule
def take_markers(s, p, colour, n):
    """Markers of one colour from a character, one by one (BR-THREAT-11, BR-THREAT-12, BR-OP-06)."""
    if n > 1:
        then_for(s, p, Step.MARKERS, colour, n - 1)
    then_for(s, p, Step.PENALTIES, 0, 0)
    then_for(s, p, Step.MARKER, colour, 0)


@rule
def guardian(s, p, event, colour, first):
    """The next house whose inhabitant can ward off a marker or a penalty, -1 if there is none (BR-EVT-06, 07)."""
    me = s.players[p]
    if not has_skill(me, event):
        return -1
    for place in range(first, me.homes):
        if applies(s, p, place, event, -1, -1):
            card = me.tenant[place]
            row = of_card(card, PROGRAM)
            fits = (of_card(card, THREATS) >> colour) & 1 if event == PENALTY else 1
            if event == MARKER_GAIN and of_card(card, EVENT_COLOUR) >= 0:
                fits = of_card(card, EVENT_COLOUR) == colour
            payable = of_op(row, OP) != Op.PAY or affordable(s, p, row, context(card, -1))
            if fits and payable:
                return place
    return -1


@rule
def guarded(s, p, event, colour, first):
    """Whether a character wards off a marker or penalty, or its owner is asked whether it does (BR-OP-16)."""
    place = guardian(s, p, event, colour, first)
    if place < 0:
        return False
    card = s.players[p].tenant[place]
    row = of_card(card, PROGRAM)
    evil = PENALTY_EVIL if event == PENALTY else MARKER_EVIL
    if of_op(row, OP) == Op.PAY or of_op(row, OPTIONAL) > 0:
        ask_about(s, p, Decision.PREVENT, card, colour * 2 + evil)
    else:
        prevent(s, p, card, colour, evil)
    return True


@rule
def prevent(s, p, card, colour, evil):
    """A marker is not taken, or a penalty not suffered; then its markers go back all the same (BR-OP-16)."""
    me = s.players[p]
    if of_card(card, LIMIT) > 0:
        turn_sideways(me, home_of(me, card))
    if evil == PENALTY_EVIL:
        me.markers[colour] -= DEADLY


@rule
def legal_prevent(out):
    """Yes or no."""
    out[0] = ACCEPT
    out[1] = DECLINE
    return 2


@rule
def answer_prevent(s, p, yes):
    """Pay what it costs and ward it off, or let the next character try."""
    card, told = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    colour, evil = told >> 1, told & 1
    pop(s)
    row = of_card(card, PROGRAM)
    if yes:
        prevent(s, p, card, colour, evil)
        if of_op(row, OP) == Op.PAY:
            pay(s, p, row, context(card, -1))
    else:
        following = home_of(s.players[p], card) + 1
        if evil == PENALTY_EVIL:
            then_for(s, p, Step.PENALTY, colour, following)
        else:
            then_for(s, p, Step.MARKER, colour, following)


@rule
def take_marker(s, p, colour, first):
    """A player takes a marker, unless a character wards it off or none is left (BR-THREAT-09, BR-THREAT-10)."""
    if supply(s, colour) > 0 and not guarded(s, p, MARKER_GAIN, colour, first):
        s.players[p].markers[colour] += 1


@rule
def due(me):
    """The colours of which a player holds three markers, as a set (BR-THREAT-02, BR-THREAT-06)."""
    found = 0
    for colour in range(COLOURS):
        if me.markers[colour] >= DEADLY:
            found |= 1 << colour
    return found


@rule
def suffer_all(s, p):
    """Penalties that are due; of several the player chooses the next one (BR-THREAT-07)."""
    colours = due(s.players[p])
    if count(colours) > 1:
        ask(s, p, Decision.PENALTY)
    elif colours:
        suffer(s, p, lowest(colours))


@rule
def legal_penalty(me, out):
    """Any penalty that is due."""
    n, colours = 0, due(me)
    for colour in range(COLOURS):
        if (colours >> colour) & 1:
            out[n] = suffer_action(colour)
            n += 1
    return n


@rule
def answer_penalty(s, p, colour):
    """The penalty that comes first."""
    pop(s)
    suffer(s, p, colour)


@rule
def suffer(s, p, colour):
    """One penalty, then those that are left."""
    then_for(s, p, Step.PENALTIES, 0, 0)
    then_for(s, p, Step.PENALTY, colour, 0)


@rule
def strike(s, p, colour, first):
    """A penalty strikes unless a character prevents it; the three markers go back without points.

    BR-THREAT-03 to BR-THREAT-05, BR-THREAT-13, BR-THREAT-15 to BR-THREAT-19, BR-DATA-07.
    """
    if guarded(s, p, PENALTY, colour, first):
        return
    me = s.players[p]
    me.markers[colour] -= DEADLY
    then_for(s, p, Step.SUFFERED, colour, 0)
    if colour == Threat.FLOOD:  # BR-FLOOD-01
        for worker in range(COLOURS):
            me.workers[worker] = 0
    elif colour == Threat.RIOT:  # BR-RIOT-01
        me.guilders = 0
    elif colour == Threat.INTRIGUE:  # BR-INTRIGUE-01
        lose_vp(me, INTRIGUE_VP)
    elif colour == Threat.PLAGUE:
        then_for(s, p, Step.REMOVE, CHARACTER, 0)
    else:
        then_for(s, p, Step.REMOVE, FIRE, 0)


@rule
def suffered(s, p, colour):
    """A penalty has been suffered, even if there was nothing to lose (BR-EVT-07)."""
    announce(s, PENALTY_SUFFERED, p, colour, -1, -1)


@rule
def discard_marker(s, p, colour, cause):
    """A marker goes back for 1 VP, by action III or by a character (BR-CALM-02, BR-CALM-05, BR-OP-05)."""
    me = s.players[p]
    me.markers[colour] -= 1
    gain_vp(me, 1)
    announce(s, MARKER_DISCARDED, p, colour, -1, cause)
