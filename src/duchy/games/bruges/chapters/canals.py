"""Canals and statues (chapter 8, action IV)."""

from duchy.engine.agenda import ask_about, pop
from duchy.engine.rule import rule
from duchy.games.bruges.actions import DECLINE, dig_action
from duchy.games.bruges.chapters.plays import digging_price, may_dig
from duchy.games.bruges.components.board import CELL_COLOUR, CELLS, SECTIONS, STATUE_VP
from duchy.games.bruges.components.grammar import Event
from duchy.games.bruges.components.programs import OPTIONAL
from duchy.games.bruges.components.tables import of_op
from duchy.games.bruges.effects.context import card_in
from duchy.games.bruges.effects.reactions import announce, announce_action
from duchy.games.bruges.state import Decision

CANAL_BUILT, SECTION_COMPLETED = int(Event.CANAL_BUILT), int(Event.SECTION_COMPLETED)
NO_STATUE = -1


@rule
def build_cell(s, p, section, cost, cause, action, colour):
    """Pay for the next cell of a section and put a token on it; a full section gives the top statue.

    BR-CANAL-01, 03 to 05, 08, BR-CANAL-13, 15 to 18. ``action`` and ``colour`` are -1 where no card is played.
    """
    me = s.players[p]
    me.guilders -= cost
    cell = 0 + CELL_COLOUR[p, section, me.canal[section]]
    me.canal[section] += 1
    announce_action(s, CANAL_BUILT, p, colour if colour >= 0 else cell, -1, cause, action, -1)
    if me.canal[section] == CELLS:
        take_statue(s, p, section)
        announce(s, SECTION_COMPLETED, p, -1, -1, cause)


@rule
def take_statue(s, p, section):
    """The top statue, once for each section (BR-FIRE-13); without one the section has had its chance (BR-CANAL-18)."""
    me = s.players[p]
    if me.statue[section] != 0:
        return
    if s.statues < len(STATUE_VP):
        me.statue[section] = STATUE_VP[s.statues]
        s.statues += 1
    else:
        me.statue[section] = NO_STATUE


@rule
def dig_or_ask(s, p, row, context):
    """Build a cell without a card; asked where there is a choice (BR-OP-08)."""
    first, second = may_dig(s, p, 0, row), may_dig(s, p, 1, row)
    if (first and second) or of_op(row, OPTIONAL) > 0:
        ask_about(s, p, Decision.DIG, row, context)
    else:
        dig(s, p, 0 if first else 1, row, context)


@rule
def dig(s, p, section, row, context):
    """Build a cell without a card."""
    build_cell(s, p, section, digging_price(s, p, section, row), card_in(context), -1, -1)


@rule
def legal_dig(s, p, out):
    """The sections with an affordable cell; to decline where the card says "may"."""
    row, n = s.agenda[s.depth - 1].a, 0
    for section in range(SECTIONS):
        if may_dig(s, p, section, row):
            out[n] = dig_action(section)
            n += 1
    if of_op(row, OPTIONAL) > 0:
        out[n] = DECLINE
        n += 1
    return n


@rule
def answer_dig(s, p, section):
    """The section in which a cell is built."""
    row, context = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    dig(s, p, section, row, context)
