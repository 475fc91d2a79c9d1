"""An estimate of positions for bots: the points that a player will probably have at the end.

It is what the position would score now, and what goods, cards, characters and effects in progress may still bring. A
character that works again and again is worth its ``value`` of the deck file for a whole game, and less with few rounds
left. The weights are estimates in points, fitted to games of bots; none depends on what is hidden.
"""

import numpy as np

from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.games.bruges.analysis.worth import REST
from duchy.games.bruges.chapters.areas import marker_total
from duchy.games.bruges.chapters.gains import worker_total
from duchy.games.bruges.chapters.rounds import standing
from duchy.games.bruges.chapters.scoring import final_points, laurel
from duchy.games.bruges.components.board import (
    CELL_COLOUR,
    CELLS,
    COLOURS,
    LEADERSHIPS,
    SECTIONS,
    STATUE_VP,
    THIRD,
    TURNS,
)
from duchy.games.bruges.components.grammar import Kind, Sel
from duchy.games.bruges.components.programs import COST, KIND, PROGRAM, VP, colour_of
from duchy.games.bruges.components.programs import WORKER as WORKER_OF
from duchy.games.bruges.components.tables import CARDS_IN_ORDER, of_card
from duchy.games.bruges.components.word import Word
from duchy.games.bruges.components.words import Score
from duchy.games.bruges.effects.context import card_in
from duchy.games.bruges.fields import MAY, RECEIVER
from duchy.games.bruges.questions import ANY_WORKER, HAND_CARD, LEADERSHIP, QUESTIONS
from duchy.games.bruges.state import CATEGORIES, Phase, Player, State


def counts_goods(effect: Word) -> bool:
    """Whether an operation scores guilders or workers."""
    per = effect.amount.per
    return isinstance(effect, Score) and per is not None and per.sel in (Sel.GUILDERS, Sel.WORKERS)


VALUE = table([card.value for card in CARDS_IN_ORDER], np.float64)
"""By card: what its effect is worth over a game, in points."""
FLEETING = table([any(map(counts_goods, card.effects)) for card in CARDS_IN_ORDER])
"""By card: whether it is a laurel that counts what its owner goes on spending."""

USUAL = 5.0  # rounds for which the value of a card stands
DRAWN = 3.0  # cards of a round and player that come from the smaller deck
GROWTH = 5.0  # points of a round that cannot be foreseen
LATE = 4.0  # rounds before the end from which on guilders and empty houses count less than half
TO_BUILD = 6.0  # rounds that it takes to make much of a canal
GUILDER, MANY_GUILDERS = 1.35, 10.0  # the worth of a guilder, and how many of them count half
WORKER, MANY_WORKERS = 0.15, 6.0
WORKER_COLOUR = 0.7  # a colour of which there are workers
EMPTY_HOUSE, EMPTY_HOUSES = 1.8, 2  # an empty house, and how many of them are of use
PRICE = 0.65  # a guilder of the price of a character in hand
LURE = 0.12  # the part of what a character in hand would bring that counts already
FACE, FACES = 0.1, 3.5  # a pip more or less on the die of a card that can still be played
USE = 0.2  # a card in hand of the colour of an own marker or of the next canal cell
STEP, STEPS = 0.3, 4  # a step of reputation, besides its points, and how many of them count
FREE, SHARED = 0.8, 1.0  # a leadership still to be won, and while sharing the lead; LEADERSHIP while leading
CANAL = table([0.0, 1.0, 2.2, 1.2, 5.0, 0.0], np.float64)
"""By the cells built in a section: what they are worth as a beginning; the fourth one in view of the first statue."""
READY, AGAIN = 0.8, 0.4  # the part of an effect that counts while its worker is there: now, and next round
KEPT = 0.5  # what a worker is worth elsewhere
THREAT = table([0.0, -0.2, -0.9, -3.0], np.float64)
"""By the number of markers of a colour."""

EACH = QUESTIONS.table_of_all(lambda frame: frame.worth.each, np.float64)
ONCE = QUESTIONS.table_of_all(lambda frame: frame.worth.once, np.float64)
FROM_ROW = QUESTIONS.table_of_all(lambda frame: frame.worth.from_row)
OF_CARD = QUESTIONS.table_of_all(lambda frame: frame.worth.of_card)
DRAWN_TOO = QUESTIONS.table_of_all(lambda frame: frame.b is MAY)
RECEIVED = QUESTIONS.table_of_all(lambda frame: frame.b is RECEIVER)
"""By what waits: its worth; whether both numbers count cards to be drawn; whether another player gets something."""


@rule
def evaluate(s: State, p: int) -> float:
    """The points that player p will probably have at the end."""
    me = s.players[p]
    value = 0.0 + me.vp
    for category in range(1, CATEGORIES):
        value += me.final[category] if s.over else final_points(s, p, category)
    if s.over:
        return value + 0.01 * me.guilders
    rounds = rounds_left(s)
    some = rounds / (rounds + 1.0)  # how much can still be made of goods
    late = rounds / (rounds + LATE)
    value += GROWTH * rounds + 0.01 * me.guilders
    value += late * (saturated(0.0 + me.guilders, GUILDER, MANY_GUILDERS) + EMPTY_HOUSE * empty_houses(me))
    value += some * (workers_worth(me) + hand_worth(s, p, rounds) + pending_worth(s, p))
    value += some * STEP * min(0 + me.reputation, STEPS)
    value += characters_worth(s, p, rounds, some) + some * ready_worth(me)
    value += min(rounds / TO_BUILD, 1.0) * canals_worth(s, p)
    if marker_total(me) > 0:
        for colour in range(COLOURS):
            value += some * THREAT[min(0 + me.markers[colour], 3)]
    return value + leads_worth(s, p, some)


@rule
def saturated(n: float, worth: float, many: float) -> float:
    """What so many goods are worth: each further one less."""
    return worth * n * 2.0 * many / (n + 2.0 * many)


@rule
def rounds_left(s: State) -> float:
    """About how many rounds are still to come, the rest of the present one included."""
    begun = s.turn / (TURNS * s.seats + 1.0)
    if s.last_round > 0:
        return s.last_round - s.round_no + 1.0 - begun
    return min(s.decks[0], s.decks[1]) / (DRAWN * s.seats) + 2.0 - begun


@rule
def workers_worth(me: Player) -> float:
    """Workers; the first one of a colour counts most."""
    value = saturated(0.0 + worker_total(me), WORKER, MANY_WORKERS)
    for colour in range(COLOURS):
        value += WORKER_COLOUR * (me.workers[colour] > 0)
    return value


@rule
def empty_houses(me: Player) -> int:
    """Empty houses, as many as are of use."""
    empty = 0
    for place in range(me.homes):
        empty += me.tenant[place] < 0
    return min(empty, EMPTY_HOUSES)


@rule
def hand_worth(s: State, p: int, rounds: float) -> float:
    """Cards to play, by what their colours are good for, and characters that could be placed."""
    me, value, colours = s.players[p], 0.0, 0
    for i in range(me.held):
        card = me.hand[i]
        colour = colour_of(card)
        value += HAND_CARD
        colours |= 1 << colour
        if s.phase == Phase.CARDS:
            value += FACE * (s.dice[colour] - FACES)
        if card >= 0:
            brings = of_card(card, VP) + VALUE[card] * min(rounds / USUAL, 1.0) - PRICE * of_card(card, COST)
            if of_card(card, KIND) == Kind.ENDGAME:
                brings += laurel(s, p, card)
            value += LURE * max(brings, 0.0)
    for colour in range(COLOURS):
        if me.markers[colour] > 0 and (colours >> colour) & 1:
            value += USE
    for section in range(SECTIONS):
        if me.canal[section] < CELLS and (colours >> CELL_COLOUR[p, section, me.canal[section]]) & 1:
            value += USE
    return value


@rule
def characters_worth(s: State, p: int, rounds: float, some: float) -> float:
    """What inhabitants will still do. Lightning has struck; laurels grow, but goods that they count are still spent."""
    me, value = s.players[p], 0.0
    for place in range(me.homes):
        card = me.tenant[place]
        if card >= 0 and of_card(card, KIND) != Kind.INSTANT:
            waits = rounds - 1.0 if (me.turned >> place) & 1 else rounds
            value += VALUE[card] * max(waits, 0.0) / USUAL
            if FLEETING[card]:
                value -= some * laurel(s, p, card)
    return value


@rule
def ready_worth(me: Player) -> float:
    """Characters whose worker is there: each further one needs a worker of its own."""
    value, taken = 0.0, 0
    for place in range(me.homes):
        card = me.tenant[place]
        if card >= 0 and of_card(card, KIND) == Kind.WORKER:
            colour = of_card(card, WORKER_OF)
            if me.workers[colour] > (taken >> (4 * colour)) & 15:
                taken += 1 << (4 * colour)
                part = AGAIN if (me.turned >> place) & 1 else READY
                value += part * max(REST[of_card(card, PROGRAM)] - KEPT, 0.0)
    return value


@rule
def canals_worth(s: State, p: int) -> float:
    """Cells on the way to the third one, and to the next statue."""
    me, value = s.players[p], 0.0
    for section in range(SECTIONS):
        cells = 0 + me.canal[section]
        if cells <= THIRD:
            value += CANAL[cells]
        elif me.statue[section] == 0 and s.statues < len(STATUE_VP):
            value += CANAL[cells] * STATUE_VP[s.statues] / STATUE_VP[0]
    return value


@rule
def leads_worth(s: State, p: int, some: float) -> float:
    """Leaderships that may be won at the end of the round, or later."""
    value = 0.0
    for category in range(LEADERSHIPS):
        if not (s.players[p].leads >> category) & 1:
            mine, best = standing(s, p, category), 0
            for q in range(s.seats):
                if q != p:
                    best = max(best, standing(s, q, category))
            value += some * FREE
            if mine > best:
                value += LEADERSHIP
            elif mine == best and mine > 0:
                value += SHARED
    return value


@rule
def pending_worth(s: State, p: int) -> float:
    """What effects in progress will still bring a player or take away."""
    value = 0.0
    for place in range(s.depth):
        frame = s.agenda[place]
        if (frame.who >> p) & 1:
            value += waiting_worth(frame.kind, frame.a, frame.b)
        elif RECEIVED[frame.kind] and frame.b == p + 1:
            value += ANY_WORKER * frame.a
    return value


@rule
def waiting_worth(kind: int, a: int, b: int) -> float:
    """What a question or a step brings the player whom it concerns."""
    if FROM_ROW[kind]:
        return REST[a] if a >= 0 else 0.0
    if OF_CARD[kind]:
        return REST[of_card(card_in(b), PROGRAM)]
    return ONCE[kind] + EACH[kind] * (a + b if DRAWN_TOO[kind] else a)
