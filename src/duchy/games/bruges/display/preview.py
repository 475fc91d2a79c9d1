"""Template: what actions do, tried on copies of a position, and what can be read off a position. Kernels."""

from typing import Any

from duchy.engine.kernels.arrays import Cube, Grid, Ints, Records
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bind, bound
from duchy.engine.play.agenda import pop, step_waits
from duchy.games.bruges.chapters.plays import CANAL, MONEY, WORKERS, YIELD, any_colour, digging_price, may_calm, price
from duchy.games.bruges.chapters.reputation import step_price
from duchy.games.bruges.chapters.rounds import standing
from duchy.games.bruges.chapters.scoring import final_points, laurel
from duchy.games.bruges.components.board import CELL_COLOUR, CELLS, COLOURS, LEADERSHIPS, SECTIONS
from duchy.games.bruges.components.board import WORKERS as TWO_WORKERS
from duchy.games.bruges.effects.modifiers import action_skill, applies, modified
from duchy.games.bruges.questions import QUESTIONS, Step
from duchy.games.bruges.state import CATEGORIES, Phase, State

game: Any = bound()
rules: Any = game and game.rules
driver: Any = bind("duchy.engine.play.driver", game) if game else None

# What a card of a colour would do: columns of ``uses``. Sets are bits. The houses that change actions I to VI follow.
GET_WORKERS, GET_GUILDERS, CALMS, CELLS_THAT_FIT, CHANGED = range(5)
ACTIONS = 6
USES = CHANGED + ACTIONS

COMES_AFTER = QUESTIONS.table_of_all(lambda frame: getattr(frame, "comes_after", False))
"""By step: whether it is no part of the action after which it comes."""


@rule
def act(s: State, player: int, action: int) -> None:
    """Carry out an action and what it sets off, without what comes after it and without chance."""
    rules.answer(s, player, action)
    while step_waits(s) and not COMES_AFTER[s.agenda[s.depth - 1].kind] and not s.overflow:
        frame = s.agenda[s.depth - 1]
        kind, who, a, b = frame.kind, frame.who, frame.a, frame.b
        if kind == Step.PENALTIES and s.phase == Phase.DICE:
            break  # the next penalty of the roll is none of this one's
        pop(s)
        rules.step(s, kind, who, a, b)


@rule
def try_each(near: Records[State], far: Records[State], player: int, actions: Ints, points: Cube) -> None:
    """Carry out each action on two copies: alone, and with all that follows. Write the points of final scoring."""
    for i in range(len(actions)):
        act(near[i], player, actions[i])
        driver.apply(far[i], player, actions[i])
        outlook(near[i], i, points)


@rule
def outlook(s: State, i: int, points: Cube) -> None:
    """What players would score if the game ended now, by category."""
    for p in range(s.seats):
        for category in range(1, CATEGORIES):
            points[i, p, category] = final_points(s, p, category)


@rule
def look(states: Records[State], points: Cube, prices: Ints, leads: Grid, laurels: Grid) -> None:
    """Read off a position: points of final scoring, prices of a reputation step, leaderships and laurels."""
    s = states[0]
    outlook(s, 0, points)
    for p in range(s.seats):
        prices[p] = step_price(s, p) if s.dice[0] > 0 else -1
        for category in range(LEADERSHIPS):
            leads[category, p] = standing(s, p, category)
        for place in range(s.players[p].homes):
            card = s.players[p].tenant[place]
            laurels[p, place] = laurel(s, p, card) if card >= 0 else 0


@rule
def look_at_colours(states: Records[State], p: int, uses: Grid) -> None:
    """What a card of each colour would do for a player: columns as named above."""
    s = states[0]
    me = s.players[p]
    for colour in range(COLOURS):
        calms, cells = 0, 0
        for marker in range(COLOURS):
            if may_calm(s, p, colour, marker):
                calms |= 1 << marker
        for section in range(SECTIONS):
            if me.canal[section] < CELLS:
                fits = CELL_COLOUR[p, section, me.canal[section]] == colour
                if fits or any_colour(s, p, CANAL, colour):
                    cells |= 1 << section
        uses[colour, GET_WORKERS] = modified(s, p, action_skill(WORKERS), WORKERS, colour, YIELD, TWO_WORKERS, -1)
        uses[colour, GET_GUILDERS] = modified(s, p, action_skill(MONEY), MONEY, colour, YIELD, 0 + s.dice[colour], -1)
        uses[colour, CALMS] = calms
        uses[colour, CELLS_THAT_FIT] = cells
        for action in range(ACTIONS):
            uses[colour, CHANGED + action] = changing(s, p, action, colour)


@rule
def changing(s: State, p: int, action: int, colour: int) -> int:
    """The houses whose inhabitants change an action with a card of a colour, as a set."""
    found = 0
    for place in range(s.players[p].homes):
        if applies(s, p, place, action_skill(action), action, colour):
            found |= 1 << place
    return found


@rule
def price_of(states: Records[State], p: int, action: int, colour: int, base: int, row: int) -> int:
    """What an action costs with a card of a colour; ``row`` is the operation that grants it, -1 in a turn."""
    return price(states[0], p, action, colour, base, row)


@rule
def digging_price_of(states: Records[State], p: int, section: int, row: int) -> int:
    """What the next cell of a section costs without a card, by the operation that grants it."""
    return digging_price(states[0], p, section, row)
