"""Events: which characters react to what has happened, and in which order (chapter 15.3, BR-CHAR-17).

They do so by themselves, as often as it happens (BR-SMOD-02, BR-SMOD-04).

What waits is a frame of the agenda for each character. Whether it does anything is judged when its turn comes, after
what other effects have brought. Where several effects of one player wait and their order matters, a question lies on
top of them: which comes first. The answer lifts that frame to the top.
"""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import apart, rule
from duchy.engine.play.agenda import ask_about, pop, then_for
from duchy.games.bruges.actions import react_action
from duchy.games.bruges.chapters.areas import home_of, is_turned, turn_sideways
from duchy.games.bruges.components.grammar import By, Event, Kind
from duchy.games.bruges.components.programs import (
    BY,
    CHANGES,
    EVENT,
    EVENT_COLOUR,
    EVENT_GROUP,
    KIND,
    LIMIT,
    NEEDS,
    PROGRAM,
    THREATS,
)
from duchy.games.bruges.components.tables import of_card
from duchy.games.bruges.effects.conditions import holds
from duchy.games.bruges.effects.context import card_in, context
from duchy.games.bruges.effects.feasible import acts
from duchy.games.bruges.effects.modifiers import action_skill, applies, has_skill
from duchy.games.bruges.questions import Decision, Step
from duchy.games.bruges.state import State

REACT = int(Step.REACT)


@rule
def matches(s: State, q: int, card: int, actor: int, colour: int, group: int) -> bool:
    """Whether an event is the one that a character waits for (BR-EVT-12); threats are numbered as colours."""
    by = of_card(card, BY)
    if (by == By.SELF and q != actor) or (by == By.OPPONENT and q == actor):
        return False
    if of_card(card, EVENT) == Event.PENALTY_SUFFERED and not (of_card(card, THREATS) >> colour) & 1:
        return False
    if of_card(card, EVENT_COLOUR) >= 0 and of_card(card, EVENT_COLOUR) != colour:
        return False
    return of_card(card, EVENT_GROUP) < 0 or of_card(card, EVENT_GROUP) == group


@rule
def push_reactions(s: State, q: int, event: int, actor: int, colour: int, group: int, cause: int, placed: int) -> int:
    """Let a player's characters react; no character reacts to its own deed or placing (BR-STACK-05)."""
    me, n = s.players[q], 0
    if not has_skill(me, event):
        return 0
    for place in range(me.homes):
        card = me.tenant[place]
        if card != cause and card != placed and applies(s, q, place, event, -1, -1):
            if of_card(card, CHANGES) > 0 and matches(s, q, card, actor, colour, group):
                then_for(s, q, REACT, 0, context(card, colour))
                n += 1
    return n


@rule
def push_afterwards(s: State, p: int, action: int, colour: int, placed: int) -> int:
    """Let characters that change an action do what they add to it; not the one that it placed (BR-AMOD-05)."""
    me, n, skill = s.players[p], 0, action_skill(action)
    if not has_skill(me, skill):
        return 0
    for place in range(me.homes):
        card = me.tenant[place]
        if card != placed and applies(s, p, place, skill, action, colour):
            if of_card(card, LIMIT) > 0:
                turn_sideways(me, place)
            if of_card(card, CHANGES) > 0:
                then_for(s, p, REACT, 0, context(card, colour))
                n += 1
    return n


@rule
def announce(s: State, event: int, actor: int, colour: int, group: int, cause: int) -> None:
    """Something has happened to a player: whoever reacts to it does so, in turn order (BR-CHAR-17, BR-SMOD-01, 03)."""
    announce_action(s, event, actor, colour, group, cause, -1, -1)


@apart
@rule
def announce_action(
    s: State, event: int, actor: int, colour: int, group: int, cause: int, action: int, placed: int
) -> None:
    """The same after a card play: what the action adds, and the lightning of a character just placed.

    Its owner chooses the order of all of them (BR-CHAR-19). An event of -1 is none.
    """
    for k in range(s.seats - 1, -1, -1):
        q = (s.first + k) % s.seats
        n = 0
        if q == actor:
            if placed >= 0 and of_card(placed, KIND) == Kind.INSTANT:
                then_for(s, q, REACT, 0, context(placed, colour))
                n += 1
            if action >= 0:
                n += push_afterwards(s, q, action, colour, placed)
        if event >= 0:
            n += push_reactions(s, q, event, actor, colour, group, cause, placed)
        ask_order(s, q, n)


@rule
def announce_to_all(s: State, event: int) -> None:
    """Something has happened to every player: each one's characters react as to the own event."""
    for k in range(s.seats - 1, -1, -1):
        q = (s.first + k) % s.seats
        n = push_reactions(s, q, event, q, -1, -1, -1, -1)
        ask_order(s, q, n)


@rule
def ask_order(s: State, p: int, n: int) -> None:
    """Ask which of the effects on top of the agenda comes first, if it matters (BR-CHAR-17, BR-CHAR-22).

    Otherwise they come in the order in which they were put there: a lightning before reactions.
    """
    if n < 2:
        return
    if order_matters(s, p, n):
        ask_about(s, p, Decision.ORDER, n, 0)
        return
    for i in range(n // 2):
        low, high = s.agenda[s.depth - n + i], s.agenda[s.depth - 1 - i]
        number = 0 + low.b
        low.b = high.b
        high.b = number


@apart
@rule
def order_matters(s: State, p: int, n: int) -> bool:
    """Whether one of the effects on top of the agenda does something now that another one depends on."""
    for i in range(s.depth - n, s.depth):
        number = s.agenda[i].b
        card, needs = card_in(number), 0
        for j in range(s.depth - n, s.depth):
            if j != i:
                needs |= of_card(card_in(s.agenda[j].b), NEEDS)
        if of_card(card, CHANGES) & needs and does_something(s, p, card, number):
            return True
    return False


@rule
def does_something(s: State, p: int, card: int, number: int) -> int:
    """Whether the effect of a waiting character would change anything now; of an action it was agreed to before."""
    return (of_card(card, KIND) == Kind.ACTION or holds(s, p, card, -1, -1)) and acts(s, p, card, number)


@rule
def legal_order(s: State, p: int, out: Ints, n: int) -> int:
    """Any of the effects that wait below the question; the last one that came is the first one offered."""
    for i in range(s.agenda[s.depth - 1].a):
        out[n] = react_action(i)
        n += 1
    return n


@rule
def choose_order(s: State, p: int, effect: int) -> None:
    """Lift an effect over the others; once it is done, ask again while there are several."""
    n = s.agenda[s.depth - 1].a
    pop(s)
    chosen = s.agenda[s.depth - 1 - effect].b
    for i in range(s.depth - 1 - effect, s.depth - 1):
        s.agenda[i].b = s.agenda[i + 1].b
    pop(s)
    if n > 2:
        then_for(s, p, Step.ORDER, n - 1, 0)
    then_for(s, p, REACT, 0, chosen)


@rule
def begins(s: State, p: int, number: int) -> int:
    """The row at which a waiting character begins; -1 if it has left, or its condition does not hold (BR-PENAL-03).

    Only now is judged what the effect can do; a character is not turned for nothing (BR-CHAR-19, BR-CHAR-22).
    """
    me, card = s.players[p], card_in(number)
    place = home_of(me, card)
    if place < 0:
        return -1
    if of_card(card, KIND) != Kind.ACTION and not holds(s, p, card, -1, -1):
        return -1
    if of_card(card, KIND) == Kind.SITUATION and of_card(card, LIMIT) > 0:
        if is_turned(me, place) or not acts(s, p, card, number):
            return -1
        turn_sideways(me, place)
    return 0 + of_card(card, PROGRAM)
