"""A player's area and hand: cards, houses and inhabitants, and how they change."""

from duchy.engine.kernels.rule import rule
from duchy.engine.play.cards import NO_CARD, take_out, without
from duchy.games.bruges.components.board import COLOURS, LAST_STEP, MOST_CARDS
from duchy.games.bruges.components.programs import colour_of
from duchy.games.bruges.components.tables import skills_of
from duchy.games.bruges.state import Player


@rule
def marker_total(me: Player) -> int:
    """Threat markers of all colours together."""
    total = 0
    for colour in range(COLOURS):
        total += me.markers[colour]
    return total


@rule
def add_card(me: Player, card: int, known: int) -> None:
    """Put a card into the hand, which has no limit but the room of the record (BR-DRAW-07, BR-DRAW-15)."""
    if me.held == MOST_CARDS:
        return
    me.hand[me.held] = card
    if known:
        me.known |= 1 << me.held
    me.held += 1


@rule
def remove_card(me: Player, place: int) -> None:
    """Take a card out of the hand."""
    take_out(me.hand, me.held, place)
    me.known = without(me.known, place)
    me.held -= 1


@rule
def add_house(me: Player, card: int, shown: int) -> None:
    """A card lies back side up in the area; who has seen its face still knows it (BR-HOUSE-01, BR-INFO-05)."""
    me.house[me.homes] = card
    if shown:
        me.shown |= 1 << me.homes
    me.homes += 1


@rule
def remove_house(me: Player, place: int) -> None:
    """Take a house away; the later ones move up. Its inhabitant has left before."""
    take_out(me.house, me.homes, place)
    take_out(me.tenant, me.homes, place)
    me.shown = without(me.shown, place)
    me.turned = without(me.turned, place)
    me.homes -= 1


@rule
def house_colour(me: Player, place: int) -> int:
    """A house keeps its colour, whoever lives there (BR-PLACE-04, BR-PLACE-05)."""
    return colour_of(me.house[place])


@rule
def home_of(me: Player, card: int) -> int:
    """The place of the house where a character lives, -1 if it is not in the area."""
    for place in range(me.homes):
        if me.tenant[place] == card:
            return place
    return -1


@rule
def empty_house(me: Player, colour: int) -> int:
    """The first empty house of a colour, -1 if there is none (BR-PLACE-01, BR-PLACE-03, BR-PLACE-07)."""
    for place in range(me.homes):
        if me.tenant[place] == NO_CARD and house_colour(me, place) == colour:
            return place
    return -1


@rule
def vacant(me: Player) -> int:
    """The colours of empty houses, as a set."""
    colours = 0
    for place in range(me.homes):
        if me.tenant[place] == NO_CARD:
            colours |= 1 << house_colour(me, place)
    return colours


@rule
def characters(me: Player) -> int:
    """Inhabitants of an area, turned or not; empty houses have none (BR-LEAD-10, BR-TURNED-03)."""
    total = 0
    for place in range(me.homes):
        total += me.tenant[place] != NO_CARD
    return total


@rule
def move_in(me: Player, place: int, card: int) -> None:
    """A character comes to a house, fresh (BR-TURNED-02)."""
    me.tenant[place] = card
    me.skills |= skills_of(card)


@rule
def move_out(me: Player, place: int) -> None:
    """A character leaves, and its effects end at once (BR-PENAL-03). The house stays (BR-PLAGUE-06)."""
    me.tenant[place] = NO_CARD
    me.turned &= ~(1 << place)
    me.skills = 0
    for other in range(me.homes):
        if me.tenant[other] != NO_CARD:
            me.skills |= skills_of(me.tenant[other])


@rule
def turn_sideways(me: Player, place: int) -> None:
    """A character that was used is turned until the end of the round (BR-WICON-04, BR-FREE-02, BR-ACT-07)."""
    me.turned |= 1 << place


@rule
def is_turned(me: Player, place: int) -> int:
    """Whether a character was used in this round."""
    return (me.turned >> place) & 1


@rule
def at_the_end(me: Player) -> bool:
    """Whether a reputation pawn is on the last step (BR-REP-14)."""
    return me.reputation >= LAST_STEP
