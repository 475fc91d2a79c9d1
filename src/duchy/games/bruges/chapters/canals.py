"""Canals and statues (chapter 8, action IV)."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask_about, pop
from duchy.games.bruges.actions import dig_action
from duchy.games.bruges.chapters.gains import pay_guilders
from duchy.games.bruges.chapters.plays import digging_price, may_dig
from duchy.games.bruges.components.board import CELL_COLOUR, CELLS, SECTIONS, STATUE_VP
from duchy.games.bruges.components.grammar import Event
from duchy.games.bruges.components.programs import OPTIONAL
from duchy.games.bruges.components.tables import of_op
from duchy.games.bruges.effects.context import card_in
from duchy.games.bruges.effects.reactions import announce, announce_action
from duchy.games.bruges.questions import Decision
from duchy.games.bruges.state import State

CANAL_BUILT, SECTION_COMPLETED = int(Event.CANAL_BUILT), int(Event.SECTION_COMPLETED)
NO_STATUE = -1


@rule
def build_cell(s: State, p: int, section: int, cost: int, cause: int, action: int, colour: int) -> None:
    """Pay for the next cell of a section and put a token on it; a full section gives the top statue.

    BR-CANAL-01, 03 to 05, 08, BR-CANAL-13, 15 to 18. ``action`` and ``colour`` are -1 where no card is played.
    """
    me = s.players[p]
    pay_guilders(me, cost)
    cell = 0 + CELL_COLOUR[p, section, me.canal[section]]
    me.canal[section] += 1
    announce_action(s, CANAL_BUILT, p, colour if colour >= 0 else cell, -1, cause, action, -1)
    if me.canal[section] == CELLS:
        take_statue(s, p, section)
        announce(s, SECTION_COMPLETED, p, -1, -1, cause)


@rule
def take_statue(s: State, p: int, section: int) -> None:
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
def dig_or_ask(s: State, p: int, row: int, context: int) -> None:
    """Build a cell without a card; asked where there is a choice (BR-OP-08)."""
    first, second = may_dig(s, p, 0, row), may_dig(s, p, 1, row)
    if (first and second) or of_op(row, OPTIONAL) > 0:
        ask_about(s, p, Decision.DIG, row, context)
    else:
        dig(s, p, 0 if first else 1, row, context)


@rule
def dig(s: State, p: int, section: int, row: int, context: int) -> None:
    """Build a cell without a card."""
    build_cell(s, p, section, digging_price(s, p, section, row), card_in(context), -1, -1)


@rule
def legal_dig(s: State, p: int, out: Ints, n: int) -> int:
    """The sections with an affordable cell."""
    row = s.agenda[s.depth - 1].a
    for section in range(SECTIONS):
        if may_dig(s, p, section, row):
            out[n] = dig_action(section)
            n += 1
    return n


@rule
def answer_dig(s: State, p: int, section: int) -> None:
    """The section in which a cell is built."""
    row, context = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    dig(s, p, section, row, context)
