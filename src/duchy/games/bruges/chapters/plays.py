"""Card plays: which of the six actions a hand card allows, and at what price (chapters 7 and 8).

A play is asked for in a turn, or granted by a character. ``row`` is then the operation that grants it, which may name
one action and a price of its own; otherwise it is -1. An action that cannot be carried out completely cannot be chosen
(BR-TURN-15), and any card serves for any action (BR-TURN-03, BR-TURN-04).
"""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import apart, rule
from duchy.games.bruges.actions import (
    calm_action,
    canal_action,
    house_action,
    money_action,
    place_action,
    workers_action,
)
from duchy.games.bruges.chapters.areas import vacant
from duchy.games.bruges.components.board import (
    CELL_COLOUR,
    CELL_PRICE,
    CELLS,
    COLOURS,
    MOST_HOUSES,
    SECTIONS,
)
from duchy.games.bruges.components.grammar import Action, Permission, Target
from duchy.games.bruges.components.programs import COST, DONE_ACTION, colour_of
from duchy.games.bruges.components.tables import of_card, of_op
from duchy.games.bruges.effects.modifiers import action_skill, modified, permitted
from duchy.games.bruges.state import State

WORKERS, MONEY, CALM, CANAL, HOUSE, PLACE = (int(action) for action in list(Action)[:6])
YIELD, PRICE = int(Target.YIELD), int(Target.PRICE)
ANY_COLOUR = int(Permission.ANY_COLOUR)


@rule
def granted(row: int, action: int) -> bool:
    """Whether a play may be for an action: in a turn for any, with a character for the one that it names."""
    return row < 0 or of_op(row, DONE_ACTION) == Action.ANY or of_op(row, DONE_ACTION) == action


@rule
def price(s: State, p: int, action: int, colour: int, base: int, row: int) -> int:
    """What an action costs with a card of a colour, after all characters that change it (BR-AMOD-01, BR-AMOD-03)."""
    return modified(s, p, action_skill(action), action, colour, PRICE, base, row)


@rule
def any_colour(s: State, p: int, action: int, colour: int) -> int:
    """Whether a card of another colour will do for action III or IV."""
    return permitted(s, p, action_skill(action), action, colour, ANY_COLOUR)


@rule
def may_calm(s: State, p: int, colour: int, marker: int) -> int:
    """Action III needs a marker of the card's colour (BR-CALM-01, BR-CALM-04)."""
    if s.players[p].markers[marker] == 0:
        return False
    return marker == colour or any_colour(s, p, CALM, colour)


@rule
def cell_price(s: State, p: int, section: int) -> int:
    """The printed price of the next free cell of a section (BR-CANAL-03, BR-CANAL-04, BR-CANAL-10)."""
    return 0 + CELL_PRICE[p, section, s.players[p].canal[section]]


@rule
def may_build_canal(s: State, p: int, colour: int, section: int, row: int) -> bool:
    """Action IV needs the colour and the price of the next free cell of an own section.

    BR-CANAL-01, 02, 06, 07, BR-CANAL-09.
    """
    me = s.players[p]
    if me.canal[section] == CELLS:
        return False
    if CELL_COLOUR[p, section, me.canal[section]] != colour and not any_colour(s, p, CANAL, colour):
        return False
    return price(s, p, CANAL, colour, cell_price(s, p, section), row) <= me.guilders


@rule
def may_build_house(s: State, p: int, colour: int, row: int) -> bool:
    """Action V needs a worker of the card's colour, and no guilders (BR-HOUSE-02, BR-HOUSE-07)."""
    me = s.players[p]
    return me.homes < MOST_HOUSES and price(s, p, HOUSE, colour, 1, row) <= me.workers[colour]


@rule
def may_place(s: State, p: int, card: int, row: int) -> bool:
    """Action VI needs the price of the character; the empty house is asked for elsewhere (BR-PLACE-02, BR-PLACE-06)."""
    if card < 0:
        return False
    return price(s, p, PLACE, colour_of(card), 0 + of_card(card, COST), row) <= s.players[p].guilders


@apart
@rule
def legal_plays(s: State, p: int, row: int, out: Ints, n: int) -> int:
    """Write every card play, in ascending order."""
    me = s.players[p]
    if granted(row, WORKERS):
        for card in range(me.held):
            out[n] = workers_action(card)
            n += 1
    if granted(row, MONEY):
        for card in range(me.held):
            out[n] = money_action(card)
            n += 1
    if granted(row, CALM):
        n = legal_calms(s, p, out, n)
    if granted(row, CANAL):
        for card in range(me.held):
            for section in range(SECTIONS):
                if may_build_canal(s, p, colour_of(me.hand[card]), section, row):
                    out[n] = canal_action(card, section)
                    n += 1
    if granted(row, HOUSE):
        for card in range(me.held):
            if may_build_house(s, p, colour_of(me.hand[card]), row):
                out[n] = house_action(card)
                n += 1
    if granted(row, PLACE):
        n = legal_placings(s, p, row, out, n)
    return n


@rule
def legal_calms(s: State, p: int, out: Ints, n: int) -> int:
    """Every marker of a card's colour, or of any where a character permits it."""
    me = s.players[p]
    for card in range(me.held):
        colour = colour_of(me.hand[card])
        if any_colour(s, p, CALM, colour):
            for marker in range(COLOURS):
                if me.markers[marker] > 0:
                    out[n] = calm_action(card, marker)
                    n += 1
        elif me.markers[colour] > 0:
            out[n] = calm_action(card, colour)
            n += 1
    return n


@rule
def legal_placings(s: State, p: int, row: int, out: Ints, n: int) -> int:
    """Every affordable character on an empty house of every colour (BR-PLACE-01, BR-PLACE-04)."""
    me = s.players[p]
    free = vacant(me)
    if free == 0:
        return n
    for card in range(me.held):
        if may_place(s, p, me.hand[card], row):
            for colour in range(COLOURS):
                if (free >> colour) & 1:
                    out[n] = place_action(card, colour)
                    n += 1
    return n


@rule
def any_play(s: State, p: int, row: int) -> bool:
    """Whether an extra card play is possible at all; it needs a hand card (BR-TURN-11, BR-TURN-12)."""
    me = s.players[p]
    if me.held == 0:
        return False
    action = of_op(row, DONE_ACTION)
    if action == Action.ANY or action == WORKERS or action == MONEY:
        return True
    room = vacant(me) != 0
    for card in range(me.held):
        colour = colour_of(me.hand[card])
        if action == HOUSE and may_build_house(s, p, colour, row):
            return True
        if action == PLACE and room and may_place(s, p, me.hand[card], row):
            return True
        for section in range(SECTIONS):
            if action == CANAL and may_build_canal(s, p, colour, section, row):
                return True
        for marker in range(COLOURS):
            if action == CALM and may_calm(s, p, colour, marker):
                return True
    return False


@rule
def digging_price(s: State, p: int, section: int, row: int) -> int:
    """The price of the next cell without a card: no character changes it but the one that grants it (BR-AMOD-07)."""
    return modified(s, p, -1, CANAL, -1, PRICE, cell_price(s, p, section), row)


@rule
def may_dig(s: State, p: int, section: int, row: int) -> bool:
    """Whether the next cell of a section can be built without a card (BR-OP-08, BR-CANAL-19)."""
    me = s.players[p]
    return me.canal[section] < CELLS and digging_price(s, p, section, row) <= me.guilders
