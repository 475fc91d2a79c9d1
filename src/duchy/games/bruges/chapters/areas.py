"""A player's area and hand: cards, houses, inhabitants, guilders, workers and points, and how they change.

All guilders, workers and points move here. Their number is not limited (BR-COMP-05, BR-COMP-06, BR-COMP-07, BR-COMP-15,
BR-WORK-02, BR-MONEY-03).
"""

from duchy.engine.cards import NO_CARD, take_out, without
from duchy.engine.rule import rule
from duchy.games.bruges.components.board import COLOURS, LAST_STEP, MOST_CARDS
from duchy.games.bruges.components.programs import colour_of
from duchy.games.bruges.components.tables import skills_of


@rule
def gain_vp(me, n):
    """Points on the track, at once."""
    me.vp += n


@rule
def lose_vp(me, n):
    """A score never falls below 0; the rest of the loss lapses (BR-INTRIGUE-02, BR-INTRIGUE-03)."""
    me.vp = max(me.vp - n, 0)


@rule
def worker_total(me):
    """Workers of all colours together."""
    total = 0
    for colour in range(COLOURS):
        total += me.workers[colour]
    return total


@rule
def marker_total(me):
    """Threat markers of all colours together."""
    total = 0
    for colour in range(COLOURS):
        total += me.markers[colour]
    return total


@rule
def add_card(me, card, known):
    """Put a card into the hand, which has no limit but the room of the record (BR-DRAW-07, BR-DRAW-15)."""
    if me.held == MOST_CARDS:
        return
    me.hand[me.held] = card
    if known:
        me.known |= 1 << me.held
    me.held += 1


@rule
def remove_card(me, place):
    """Take a card out of the hand."""
    take_out(me.hand, me.held, place)
    me.known = without(me.known, place)
    me.held -= 1


@rule
def add_house(me, card, shown):
    """A card lies back side up in the area; who has seen its face still knows it (BR-HOUSE-01, BR-INFO-05)."""
    me.house[me.homes] = card
    if shown:
        me.shown |= 1 << me.homes
    me.homes += 1


@rule
def remove_house(me, place):
    """Take a house away; the later ones move up. Its inhabitant has left before."""
    take_out(me.house, me.homes, place)
    take_out(me.tenant, me.homes, place)
    me.shown = without(me.shown, place)
    me.turned = without(me.turned, place)
    me.homes -= 1


@rule
def house_colour(me, place):
    """A house keeps its colour, whoever lives there (BR-PLACE-04, BR-PLACE-05)."""
    return colour_of(me.house[place])


@rule
def home_of(me, card):
    """The place of the house where a character lives, -1 if it is not in the area."""
    for place in range(me.homes):
        if me.tenant[place] == card:
            return place
    return -1


@rule
def empty_house(me, colour):
    """The first empty house of a colour, -1 if there is none (BR-PLACE-01, BR-PLACE-03, BR-PLACE-07)."""
    for place in range(me.homes):
        if me.tenant[place] == NO_CARD and house_colour(me, place) == colour:
            return place
    return -1


@rule
def vacant(me):
    """The colours of empty houses, as a set."""
    colours = 0
    for place in range(me.homes):
        if me.tenant[place] == NO_CARD:
            colours |= 1 << house_colour(me, place)
    return colours


@rule
def characters(me):
    """Inhabitants of an area, turned or not; empty houses have none (BR-LEAD-10, BR-TURNED-03)."""
    total = 0
    for place in range(me.homes):
        total += me.tenant[place] != NO_CARD
    return total


@rule
def move_in(me, place, card):
    """A character comes to a house, fresh (BR-TURNED-02)."""
    me.tenant[place] = card
    me.skills |= skills_of(card)


@rule
def move_out(me, place):
    """A character leaves, and its effects end at once (BR-PENAL-03). The house stays (BR-PLAGUE-06)."""
    me.tenant[place] = NO_CARD
    me.turned &= ~(1 << place)
    me.skills = 0
    for other in range(me.homes):
        if me.tenant[other] != NO_CARD:
            me.skills |= skills_of(me.tenant[other])


@rule
def turn_sideways(me, place):
    """A character that was used is turned until the end of the round (BR-WICON-04, BR-FREE-02, BR-ACT-07)."""
    me.turned |= 1 << place


@rule
def is_turned(me, place):
    """Whether a character was used in this round."""
    return (me.turned >> place) & 1


@rule
def at_the_end(me):
    """Whether a reputation pawn is on the last step (BR-REP-14)."""
    return me.reputation >= LAST_STEP
