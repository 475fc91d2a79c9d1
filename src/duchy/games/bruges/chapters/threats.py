"""Threat markers and penalties (chapter 6.2 and 6.3), and what characters do against them."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.bits import count, lowest
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask, ask_about, pop, then_for
from duchy.games.bruges.actions import suffer_action
from duchy.games.bruges.chapters.areas import home_of, turn_sideways
from duchy.games.bruges.chapters.gains import gain_vp, lose_vp, pay, pay_guilders, pay_workers
from duchy.games.bruges.components.board import COLOURS, DEADLY, INTRIGUE_VP
from duchy.games.bruges.components.grammar import Event, Evil, Threat
from duchy.games.bruges.components.programs import EVENT_COLOUR, LIMIT, OP, OPTIONAL, PROGRAM, THREATS, WHAT
from duchy.games.bruges.components.tables import of_card, of_op
from duchy.games.bruges.components.words import Op
from duchy.games.bruges.effects.context import context
from duchy.games.bruges.effects.counting import amount
from duchy.games.bruges.effects.feasible import affordable
from duchy.games.bruges.effects.modifiers import applies, has_skill
from duchy.games.bruges.effects.prospects import shade, supply
from duchy.games.bruges.effects.reactions import announce
from duchy.games.bruges.fields import Lost
from duchy.games.bruges.questions import Decision, Step
from duchy.games.bruges.state import Player, State

MARKER_GAIN, PENALTY = int(Event.MARKER_GAIN), int(Event.PENALTY)
MARKER_DISCARDED, PENALTY_SUFFERED = int(Event.MARKER_DISCARDED), int(Event.PENALTY_SUFFERED)
MARKER_EVIL, PENALTY_EVIL = int(Evil.MARKER), int(Evil.PENALTY)


@rule
def deal(s: State, p: int, colours: int) -> None:
    """A player takes the markers of the roll, then suffers what is due (BR-THREAT-01, 08, BR-THREAT-14)."""
    if colours == 0:
        then_for(s, p, Step.PENALTIES, 0, 0)
        return
    then_for(s, p, Step.DEAL, colours & (colours - 1), 0)
    then_for(s, p, Step.MARKER, lowest(colours), 0)


@rule
def take_markers(s: State, p: int, colour: int, n: int) -> None:
    """Markers of one colour from a character, one by one (BR-THREAT-11, BR-THREAT-12, BR-OP-06)."""
    if n > 1:
        then_for(s, p, Step.MARKERS, colour, n - 1)
    then_for(s, p, Step.PENALTIES, 0, 0)
    then_for(s, p, Step.MARKER, colour, 0)


@rule
def guardian(s: State, p: int, event: int, colour: int, first: int) -> int:
    """The next house whose inhabitant can ward off a marker or a penalty, -1 if there is none (BR-EVT-06, 07).

    One that does so for nothing, unasked and without being turned goes before all others (BR-STACK-08).
    """
    me, found = s.players[p], -1
    if not has_skill(me, event):
        return -1
    for place in range(me.homes):
        if applies(s, p, place, event, -1, -1):
            card = me.tenant[place]
            row = of_card(card, PROGRAM)
            fits = (of_card(card, THREATS) >> colour) & 1 if event == PENALTY else 1
            if event == MARKER_GAIN and of_card(card, EVENT_COLOUR) >= 0:
                fits = of_card(card, EVENT_COLOUR) == colour
            payable = of_op(row, OP) != Op.PAY or affordable(s, p, row, context(card, -1))
            if fits and payable:
                if of_op(row, OP) != Op.PAY and of_op(row, OPTIONAL) <= 0 and of_card(card, LIMIT) <= 0:
                    return place
                if found < 0 and place >= first:
                    found = place
    return found


@rule
def guarded(s: State, p: int, event: int, colour: int, first: int) -> bool:
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
def prevent(s: State, p: int, card: int, colour: int, evil: int) -> None:
    """A marker is not taken, or a penalty not suffered; then its markers go back all the same (BR-OP-16)."""
    me = s.players[p]
    if of_card(card, LIMIT) > 0:
        turn_sideways(me, home_of(me, card))
    if evil == PENALTY_EVIL:
        me.markers[colour] -= DEADLY


@rule
def ward_off(s: State, p: int) -> None:
    """The answer: pay what it costs and ward it off."""
    card, told = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    prevent(s, p, card, told >> 1, told & 1)
    row, number = of_card(card, PROGRAM), context(card, -1)
    if of_op(row, OP) == Op.PAY:
        pay(s, p, of_op(row, WHAT), shade(row, number), amount(s, p, row, -1))


@rule
def let_pass(s: State, p: int) -> None:
    """The answer: let the next character try."""
    card, told = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    colour, following = told >> 1, home_of(s.players[p], card) + 1
    pop(s)
    if told & 1 == PENALTY_EVIL:
        then_for(s, p, Step.PENALTY, colour, following)
    else:
        then_for(s, p, Step.MARKER, colour, following)


@rule
def take_marker(s: State, p: int, colour: int, first: int) -> None:
    """A player takes a marker, unless a character wards it off or none is left (BR-THREAT-09, BR-THREAT-10)."""
    if supply(s, colour) > 0 and not guarded(s, p, MARKER_GAIN, colour, first):
        s.players[p].markers[colour] += 1


@rule
def due(me: Player) -> int:
    """The colours of which a player holds three markers, as a set (BR-THREAT-02, BR-THREAT-06)."""
    found = 0
    for colour in range(COLOURS):
        if me.markers[colour] >= DEADLY:
            found |= 1 << colour
    return found


@rule
def suffer_all(s: State, p: int) -> None:
    """Penalties that are due; of several the player chooses the next one (BR-THREAT-07)."""
    colours = due(s.players[p])
    if count(colours) > 1:
        ask(s, p, Decision.PENALTY)
    elif colours:
        suffer(s, p, lowest(colours))


@rule
def legal_penalty(s: State, p: int, out: Ints, n: int) -> int:
    """Any penalty that is due."""
    colours = due(s.players[p])
    for colour in range(COLOURS):
        if (colours >> colour) & 1:
            out[n] = suffer_action(colour)
            n += 1
    return n


@rule
def answer_penalty(s: State, p: int, colour: int) -> None:
    """The penalty that comes first."""
    pop(s)
    suffer(s, p, colour)


@rule
def suffer(s: State, p: int, colour: int) -> None:
    """One penalty, then those that are left."""
    then_for(s, p, Step.PENALTIES, 0, 0)
    then_for(s, p, Step.PENALTY, colour, 0)


@rule
def strike(s: State, p: int, colour: int, first: int) -> None:
    """A penalty strikes unless a character prevents it.

    BR-THREAT-13, BR-THREAT-15 to BR-THREAT-19, BR-DATA-07.
    """
    if guarded(s, p, PENALTY, colour, first):
        return
    me = s.players[p]
    then_for(s, p, Step.SUFFERED, colour, 0)
    if colour == Threat.FLOOD:  # BR-FLOOD-01
        for worker in range(COLOURS):
            pay_workers(me, worker, 0 + me.workers[worker])
    elif colour == Threat.RIOT:  # BR-RIOT-01
        pay_guilders(me, 0 + me.guilders)
    elif colour == Threat.INTRIGUE:  # BR-INTRIGUE-01
        lose_vp(me, INTRIGUE_VP)
    elif colour == Threat.PLAGUE:
        then_for(s, p, Step.REMOVE, Lost.CHARACTER, 0)
    else:
        then_for(s, p, Step.REMOVE, Lost.FIRE, 0)


@rule
def suffered(s: State, p: int, colour: int) -> None:
    """A penalty has been suffered, even if there was nothing to lose (BR-EVT-07); its markers go back without points.

    BR-THREAT-03 to BR-THREAT-05.
    """
    s.players[p].markers[colour] -= DEADLY
    announce(s, PENALTY_SUFFERED, p, colour, -1, -1)


@rule
def discard_marker(s: State, p: int, colour: int, cause: int) -> None:
    """A marker goes back for 1 VP, by action III or by a character (BR-CALM-02, BR-CALM-05, BR-OP-05)."""
    me = s.players[p]
    me.markers[colour] -= 1
    gain_vp(me, 1)
    announce(s, MARKER_DISCARDED, p, colour, -1, cause)
