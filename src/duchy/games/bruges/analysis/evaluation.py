"""An estimate of positions for bots: the points that a player will probably have at the end.

It is what the position would score now, and what goods, cards and characters may still bring. A character that works
again and again is worth its ``value`` of the deck file for a whole game, and less with few rounds left. The weights are
estimates in points, and none depends on what is hidden.
"""

import numpy as np

from duchy.engine.records import table
from duchy.engine.rule import rule
from duchy.games.bruges.chapters.areas import marker_total, worker_total
from duchy.games.bruges.chapters.rounds import standing
from duchy.games.bruges.chapters.scoring import final_points
from duchy.games.bruges.components.board import (
    CELLS,
    COLOURS,
    LEADERSHIP_VP,
    LEADERSHIPS,
    SECTIONS,
    STATUE_VP,
    THIRD,
    THIRD_VP,
    TURNS,
)
from duchy.games.bruges.components.grammar import Kind
from duchy.games.bruges.components.programs import COST, KIND, VP
from duchy.games.bruges.components.tables import CARDS_IN_ORDER, of_card
from duchy.games.bruges.state import CATEGORIES

VALUE = table([card.value for card in CARDS_IN_ORDER], np.float64)
"""By card: what its effect is worth over a game, in points."""

ROUNDS = 8  # of a game in which both decks are drawn from
USUAL = 5.0  # rounds for which the value of a card stands
GUILDER, MANY_GUILDERS = 0.42, 14.0  # the worth of a guilder, and how many of them count half
WORKER, MANY_WORKERS = 0.5, 10.0
CARD = 0.45  # an unknown card in hand
EMPTY_HOUSE = 0.8
LURE = 0.25  # the part of what a character in hand would bring that counts already
CELL, STATUE = 0.55, 0.16  # a cell on the way to the third one, and the part of a statue for each cell
LEAD, NEARLY = 0.45, 0.12  # the part of a leadership that counts while leading, and while sharing the lead
THREAT = table([0.0, -0.35, -1.3, -3.0], np.float64)
"""By the number of markers of a colour."""


@rule
def evaluate(s, p):
    """The points that player p will probably have at the end."""
    me = s.players[p]
    value = 0.0 + me.vp
    for category in range(1, CATEGORIES):
        value += me.final[category] if s.over else final_points(s, p, category)
    if s.over:
        return value + 0.01 * me.guilders
    rounds = rounds_left(s)
    some = rounds / (rounds + 1.0)  # how much can still be made of goods
    value += some * saturated(0.0 + me.guilders, GUILDER, MANY_GUILDERS) + 0.01 * me.guilders
    value += some * saturated(0.0 + worker_total(me), WORKER, MANY_WORKERS)
    value += some * hand_worth(s, p, rounds)
    value += characters_worth(me, rounds)
    value += canals_worth(s, p, some)
    if marker_total(me) > 0:
        for colour in range(COLOURS):
            value += some * THREAT[min(0 + me.markers[colour], 3)]
    return value + some * leads_worth(s, p)


@rule
def saturated(n, worth, many):
    """What so many goods are worth: each further one less."""
    return worth * n * 2.0 * many / (n + 2.0 * many)


@rule
def rounds_left(s):
    """About how many rounds are still to come, the rest of the present one included."""
    last = s.last_round if s.last_round > 0 else max(ROUNDS, s.round_no + 1)
    return last - s.round_no + 1.0 - s.turn / (TURNS * s.seats + 1.0)


@rule
def hand_worth(s, p, rounds):
    """Cards to play, characters that could be placed, and houses for them."""
    me = s.players[p]
    empty = 0
    for place in range(me.homes):
        empty += me.tenant[place] < 0
    value = EMPTY_HOUSE * empty
    for i in range(me.held):
        value += CARD
        card = me.hand[i]
        if card >= 0:
            brings = of_card(card, VP) + VALUE[card] * min(rounds / USUAL, 1.0) - GUILDER * of_card(card, COST)
            value += LURE * max(brings, 0.0)
    return value


@rule
def characters_worth(me, rounds):
    """What inhabitants will still do; lightning has struck, and laurels are counted with the points."""
    value = 0.0
    for place in range(me.homes):
        card = me.tenant[place]
        if card >= 0:
            kind = of_card(card, KIND)
            if kind != Kind.INSTANT and kind != Kind.ENDGAME:
                waits = rounds - 1.0 if (me.turned >> place) & 1 else rounds
                value += VALUE[card] * max(waits, 0.0) / USUAL
            elif kind == Kind.ENDGAME:
                value += 0.3 * VALUE[card] * rounds / ROUNDS
    return value


@rule
def canals_worth(s, p, some):
    """Cells on the way to the third one, and to the next statue."""
    me, value = s.players[p], 0.0
    for section in range(SECTIONS):
        cells = me.canal[section]
        if cells < THIRD:
            value += some * CELL * cells * THIRD_VP / THIRD
        if me.statue[section] == 0 and s.statues < len(STATUE_VP) and cells < CELLS:
            value += some * STATUE * cells * STATUE_VP[s.statues] / CELLS
    return value


@rule
def leads_worth(s, p):
    """Leaderships that may be won at the end of the round."""
    value = 0.0
    for category in range(LEADERSHIPS):
        if not (s.players[p].leads >> category) & 1:
            mine, best = standing(s, p, category), 0
            for q in range(s.seats):
                if q != p:
                    best = max(best, standing(s, q, category))
            if mine > best:
                value += LEAD * LEADERSHIP_VP
            elif mine == best and mine > 0:
                value += NEARLY * LEADERSHIP_VP
    return value
