"""Selectors and amounts (chapter 15.5): what a card counts, at the moment it is carried out (BR-STACK-06)."""

from duchy.engine.kernels.bits import count
from duchy.engine.kernels.rule import apart, rule
from duchy.engine.play.cards import NO_CARD
from duchy.games.bruges.chapters.areas import characters, house_colour, marker_total
from duchy.games.bruges.chapters.gains import worker_total
from duchy.games.bruges.components.board import CELLS, COLOURS, GROUPS, SECTIONS, THIRD
from duchy.games.bruges.components.grammar import Over, Sel, Status, Trait, Who
from duchy.games.bruges.components.programs import (
    DIE,
    FACES,
    GROUP,
    GROUP_OF,
    KIND,
    MAX,
    OF,
    OVER,
    PER,
    SEL,
    SEL_COLOUR,
    SEL_GROUP,
    SEL_KIND,
    SEL_STATE,
    TRAIT,
    K,
    N,
    colour_of,
)
from duchy.games.bruges.components.tables import of_card, of_op, of_selector
from duchy.games.bruges.state import Player, State


@apart
@rule
def amount(s: State, p: int, row: int, target: int) -> int:
    """How much an operation is about: a number, so many for each of something, or a die (BR-AMT-01 to BR-AMT-05)."""
    n = of_op(row, N)
    if of_op(row, DIE) >= 0:
        n = s.dice[of_op(row, DIE)]
    elif of_op(row, PER) >= 0:
        n *= counted(s, p, of_op(row, PER), target) // of_op(row, GROUP_OF)
    if of_op(row, MAX) >= 0:
        n = min(n, of_op(row, MAX))
    return n


@apart
@rule
def counted(s: State, p: int, row: int, target: int) -> int:
    """A selector for a player, for the opponents together, for the chosen one or for all (BR-SEL-08)."""
    of = of_selector(row, OF)
    if of_selector(row, SEL) == Sel.DICE:
        return dice_showing(s, row)
    if of == Who.SELF:
        return owned(s.players[p], row)
    if of == Who.CHOSEN_OPPONENT:
        return owned(s.players[target], row) if target >= 0 else 0
    total = 0
    for q in range(s.seats):
        if q != p or of == Who.EACH_PLAYER:
            total += owned(s.players[q], row)
    return total


@rule
def dice_showing(s: State, row: int) -> int:
    """Dice that show one of some faces, of one colour or of all (BR-SEL-07)."""
    total = 0
    for die in range(COLOURS):
        wanted = of_selector(row, SEL_COLOUR) < 0 or of_selector(row, SEL_COLOUR) == die
        total += wanted and (of_selector(row, FACES) >> s.dice[die]) & 1
    return total


@apart
@rule
def owned(me: Player, row: int) -> int:
    """What one player has of something (BR-SEL-01 to BR-SEL-06)."""
    sel, colour = of_selector(row, SEL), of_selector(row, SEL_COLOUR)
    if sel == Sel.WORKERS:
        return worker_total(me) if colour < 0 else 0 + me.workers[colour]
    if sel == Sel.MARKERS:
        return marker_total(me) if colour < 0 else 0 + me.markers[colour]
    if sel == Sel.HOUSES:
        return houses(me, colour, of_selector(row, SEL_STATE))
    if sel == Sel.CHARACTERS:
        return characters_like(me, row)
    if sel == Sel.DISTINCT or sel == Sel.SETS:
        return varied(me, row)
    if sel == Sel.CANAL_CELLS or sel == Sel.SECTIONS or sel == Sel.STATUES:
        return canal_like(me, sel, of_selector(row, SEL_STATE))
    if sel == Sel.GUILDERS:
        return 0 + me.guilders
    if sel == Sel.HAND:
        return 0 + me.held
    if sel == Sel.LEADERSHIPS:
        return count(0 + me.leads)
    return 0 + me.reputation


@rule
def houses(me: Player, colour: int, state: int) -> int:
    """Houses of a colour or of all, empty, inhabited or all (BR-SEL-02)."""
    total = 0
    for place in range(me.homes):
        lived_in = me.tenant[place] != NO_CARD
        fits = state == Status.ALL or lived_in == (state == Status.INHABITED)
        total += fits and (colour < 0 or house_colour(me, place) == colour)
    return total


@rule
def characters_like(me: Player, row: int) -> int:
    """Inhabitants of a group, colour and activation, the counting one included (BR-SEL-03, BR-CHAR-06, BR-CHAR-07)."""
    colour, group, kind = of_selector(row, SEL_COLOUR), of_selector(row, SEL_GROUP), of_selector(row, SEL_KIND)
    if colour < 0 and group < 0 and kind < 0:
        return characters(me)
    total = 0
    for place in range(me.homes):
        card = me.tenant[place]
        if card >= 0:
            total += (
                (colour < 0 or colour_of(card) == colour)
                and (group < 0 or of_card(card, GROUP) == group)
                and (kind < 0 or of_card(card, KIND) == kind)
            )
    return total


@rule
def canal_like(me: Player, sel: int, state: int) -> int:
    """Built cells, sections with a third cell or complete ones, statues (BR-SEL-01, BR-SEL-06)."""
    total = 0
    for section in range(SECTIONS):
        if sel == Sel.CANAL_CELLS:
            total += me.canal[section]
        elif sel == Sel.STATUES:
            total += me.statue[section] > 0
        else:
            total += me.canal[section] >= (CELLS if state == Status.COMPLETE else THIRD)
    return total


@rule
def number_of(me: Player, over: int, trait: int, which: int) -> int:
    """How many houses, inhabitants or workers have a colour or group."""
    if over == Over.WORKERS:
        return 0 + me.workers[which]
    total = 0
    for place in range(me.homes):
        card = me.tenant[place]
        if over == Over.HOUSES:
            total += house_colour(me, place) == which
        elif card >= 0:
            total += (of_card(card, GROUP) if trait == Trait.GROUPS else colour_of(card)) == which
    return total


@rule
def varied(me: Player, row: int) -> int:
    """Different groups or colours (BR-SEL-04), or complete sets of k different colours (BR-SEL-05)."""
    over, trait = of_selector(row, OVER), of_selector(row, TRAIT)
    if of_selector(row, SEL) == Sel.SETS:
        return sets(me, over, of_selector(row, K))
    total = 0
    for which in range(GROUPS if trait == Trait.GROUPS else COLOURS):
        total += number_of(me, over, trait, which) > 0
    return total


@rule
def sets(me: Player, over: int, k: int) -> int:
    """The most sets of k different colours that can be made at once: n sets need n*k pieces, at most n of a colour."""
    n = 0
    while True:
        pieces = 0
        for colour in range(COLOURS):
            pieces += min(number_of(me, over, 0, colour), n + 1)
        if pieces < (n + 1) * k:
            return n
        n += 1
