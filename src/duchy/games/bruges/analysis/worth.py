"""What the rest of an effect is about worth, in points: for effects that wait on the agenda while a question is open.

Bots judge a position one action ahead. A character that lets its owner draw, choose or build has done nothing yet at
that moment, so what it still brings is estimated from its operations, with usual numbers of what they count.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from duchy.engine.kernels.records import table
from duchy.games.bruges.components.board import COLOURS, LEADERSHIP_VP
from duchy.games.bruges.components.grammar import Action, Sel, What, Who
from duchy.games.bruges.components.programs import (
    BRANCHES,
    BY_HOW_MUCH,
    DIE,
    DONE_ACTION,
    FACES,
    FIRST_BRANCH,
    GET,
    GET_N,
    GIVE,
    GIVE_N,
    GROUP_OF,
    HOW,
    MAX,
    NEXT,
    OP,
    PER,
    SEL,
    SEL_COLOUR,
    SEL_GROUP,
    SET,
    SHADE,
    TIMES,
    WHAT,
    WHO,
    WITH_CARD,
    N,
)
from duchy.games.bruges.components.tables import OP_TABLE, SELECTOR_TABLE
from duchy.games.bruges.components.words import Op

GUILDER, WORKER, CARD = 0.42, 0.45, 0.2  # what a single one is worth in the middle of a game
WORST_CARD = 0.1  # one that its owner chooses to give up
STEP = 2.0  # of reputation
MARKER = 1.5  # a marker that goes back: its point, and the danger that is over
ANY_MARKER, THE_MARKER = 0.85, 0.45  # how often there is one of any colour, and of a certain one
PLAYS = {Action.ANY: 1.6, Action.PLACE: 1.4, Action.CANAL: 1.4, Action.HOUSE: 1.3}  # one more card play
PLAY = 1.4  # the others
FREE_OF_CHARGE = 2.5  # more, where a character moves in for nothing
CELL, CELL_PRICE = 1.6, 3.0  # a canal cell without a card, and its usual price
COPIED, UPRIGHT = 1.6, 1.0
OPPONENTS = 2.0
GOODS = {What.GUILDERS: GUILDER, What.VP: 1.0, What.WORKER: WORKER, What.CARD: WORST_CARD}
USUAL_COUNT = {
    Sel.WORKERS: 5.0,
    Sel.GUILDERS: 6.0,
    Sel.HAND: 3.0,
    Sel.MARKERS: 2.0,
    Sel.HOUSES: 4.0,
    Sel.CHARACTERS: 3.0,
    Sel.DISTINCT: 3.0,
    Sel.CANAL_CELLS: 3.0,
    Sel.REPUTATION_STEP: 3.0,
}
NARROWED = 0.35  # of houses or characters, those of one colour or group


def rest_of_effects(rows: Any) -> list[float]:
    """For each row of operations what it and everything behind it brings its owner."""
    rest: list[float] = []
    for row in rows:
        behind = rest[row[NEXT]] if row[NEXT] >= 0 else 0.0
        branches = [rest[row[FIRST_BRANCH + place]] for place in range(max(row[BRANCHES], 0))]
        if row[OP] == Op.CHOOSE:
            rest.append(max(branches))
        elif row[OP] == Op.PAY:
            rest.append(max(branches[0] - GOODS[What(row[WHAT])] * row[N], behind))
        else:
            rest.append(brought(row) + behind)
    return rest


def brought(row: Any) -> float:
    """What one operation brings its owner."""
    op, n = row[OP], usual_amount(row)
    if op in (Op.GAIN, Op.LOSE) and row[WHO] in (Who.SELF, Who.EACH_PLAYER):
        return (n if op == Op.GAIN else -n) * GOODS[What(row[WHAT])]
    if op == Op.TRANSFER:
        return n * GOODS[What(row[WHAT])] * (OPPONENTS if row[WHO] == Who.EACH_OPPONENT else 1.0)
    if op == Op.DISCARD_MARKER:
        return n * MARKER * (THE_MARKER if row[SHADE] < COLOURS else ANY_MARKER)
    if op == Op.GAIN_MARKER and row[WHO] == Who.SELF:
        return -n * (MARKER - 1.0)
    if op == Op.DISCARD_CARDS and row[WHO] == Who.SELF:
        return -n * WORST_CARD
    if op == Op.DO_ACTION:
        return extra_play(row)
    if op == Op.EXCHANGE:
        gained = GOODS[What(row[GET])] * row[GET_N] - GOODS[What(row[GIVE])] * row[GIVE_N]
        return float(max(gained, 0.1) * row[N])
    each = {Op.DRAW: CARD, Op.REPUTATION: STEP, Op.STRAIGHTEN: UPRIGHT}
    fixed = {Op.FLIP: 0.8 * LEADERSHIP_VP, Op.COPY: COPIED}
    return fixed.get(op, n * each.get(op, 0.0))


def extra_play(row: Any) -> float:
    """What a further card play brings, or a canal cell without a card."""
    if row[WITH_CARD] > 0:
        saved = 0.0
        if row[DONE_ACTION] == Action.PLACE:
            saved = FREE_OF_CHARGE if row[HOW] == SET else -GUILDER * row[BY_HOW_MUCH]
        return PLAYS.get(row[DONE_ACTION], PLAY) + saved
    price = {SET: row[BY_HOW_MUCH], TIMES: CELL_PRICE * row[BY_HOW_MUCH]}.get(row[HOW], CELL_PRICE + row[BY_HOW_MUCH])
    return float(max(CELL - GUILDER * max(price, 0.0), 0.2))


def usual_amount(row: Any) -> float:
    """How much an operation is usually about."""
    if row[DIE] >= 0:
        return 3.5
    if row[PER] < 0:
        return float(row[N])
    selector = SELECTOR_TABLE[row[PER]]
    if selector[SEL] == Sel.DICE:
        usual = int(selector[FACES]).bit_count() * COLOURS / 6
    else:
        narrow = selector[SEL_COLOUR] >= 0 or selector[SEL_GROUP] >= 0
        usual = USUAL_COUNT.get(selector[SEL], 0.5) * (NARROWED if narrow else 1.0)
    n = float(row[N] * usual / row[GROUP_OF])
    return min(n, float(row[MAX])) if row[MAX] >= 0 else n


REST = table(rest_of_effects(np.asarray(OP_TABLE)), np.float64)
"""By row of operations."""
