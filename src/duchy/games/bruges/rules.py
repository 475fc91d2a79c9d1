"""The rules of Bruges as the kit calls them: what is legal, what an action does, what is hidden."""

from duchy.engine.agenda import deciders, decision, decision_of, no_verdict, pop
from duchy.engine.bits import lowest
from duchy.engine.cards import hide, is_hidden, random_face
from duchy.engine.rule import apart, rule
from duchy.engine.teams import team_of
from duchy.games.bruges.actions import CATALOGUE, MAX_LEGAL
from duchy.games.bruges.chapters.canals import answer_dig, legal_dig
from duchy.games.bruges.chapters.draw import being_drawn, draw_from, legal_draw, look, refill
from duchy.games.bruges.chapters.reputation import answer_reputation, climb, legal_reputation, offer
from duchy.games.bruges.chapters.rounds import begin_round, check_leaderships, end_round, roll_dice
from duchy.games.bruges.chapters.scoring import place_of, points_from, total_points
from duchy.games.bruges.chapters.setup import start
from duchy.games.bruges.chapters.threats import (
    answer_penalty,
    answer_prevent,
    deal,
    legal_penalty,
    legal_prevent,
    strike,
    suffer_all,
    suffered,
    take_marker,
    take_markers,
)
from duchy.games.bruges.chapters.turns import (
    answer_activate,
    answer_end_turn,
    begin_cards,
    begin_turn,
    go_on,
    legal_extra,
    legal_turn,
    play_calm,
    play_canal,
    play_house,
    play_money,
    play_place,
    play_workers,
)
from duchy.games.bruges.components.board import CARDS_PER_COLOUR
from duchy.games.bruges.components.programs import colour_of
from duchy.games.bruges.effects.choices import (
    answer_exchange,
    answer_flip,
    answer_marker,
    answer_straighten,
    answer_take,
    calm_on,
    exchange_on,
    legal_exchange,
    legal_flip,
    legal_marker,
    legal_straighten,
    legal_take,
)
from duchy.games.bruges.effects.operations import (
    answer_branch,
    answer_copy,
    answer_may,
    answer_opponent,
    do,
    legal_branch,
    legal_copy,
    legal_may,
    legal_opponent,
    run,
)
from duchy.games.bruges.effects.paying import (
    answer_discard,
    answer_give,
    discard_cards,
    give_workers,
    legal_discard,
    legal_give,
)
from duchy.games.bruges.effects.reactions import begins, choose_order, legal_order
from duchy.games.bruges.effects.removing import (
    answer_burn,
    answer_dismiss,
    answer_drain,
    answer_recall,
    legal_fire,
    legal_plague,
    legal_recall,
    remove,
)
from duchy.games.bruges.state import STATE, Category, Decision, Step

DECISIONS = tuple(kind.name.lower() for kind in Decision)
CATEGORIES = tuple(category.name.lower() for category in Category)
VERDICTS = ()
BY_SEAT = ("players",)

verdict = no_verdict
points = points_from
score = total_points

__all__ = [
    "BY_SEAT",
    "CATALOGUE",
    "CATEGORIES",
    "DECISIONS",
    "MAX_LEGAL",
    "STATE",
    "VERDICTS",
    "answer",
    "deciders",
    "decision",
    "decision_of",
    "determinize",
    "legal",
    "observe",
    "place_of",
    "points",
    "score",
    "start",
    "step",
    "team_of",
    "verdict",
]


@apart
@rule
def legal(s, p, out):
    """Write the legal actions of a player in ascending order and return how many there are."""
    if not (deciders(s) >> p) & 1:
        return 0
    asked, me = decision(s), s.players[p]
    if asked == Decision.TURN:
        return legal_turn(s, p, out)
    if asked == Decision.DRAW:
        return legal_draw(s, out)
    if asked == Decision.REPUTATION:
        return legal_reputation(out)
    if asked == Decision.PREVENT:
        return legal_prevent(out)
    if asked == Decision.PENALTY:
        return legal_penalty(me, out)
    if asked == Decision.FIRE:
        return legal_fire(s, me, out)
    if asked == Decision.PLAGUE:
        return legal_plague(me, out)
    if asked == Decision.RECALL:
        return legal_recall(me, out)
    return legal_of_effects(s, p, asked, me, out)


@apart
@rule
def legal_of_effects(s, p, asked, me, out):
    """The answers to questions of effects."""
    if asked == Decision.ORDER:
        return legal_order(s, out)
    if asked == Decision.MAY:
        return legal_may(out)
    if asked == Decision.BRANCH:
        return legal_branch(s, p, out)
    if asked == Decision.TAKE_WORKER:
        return legal_take(s, out)
    if asked == Decision.GIVE_WORKER:
        return legal_give(me, out)
    if asked == Decision.DISCARD_MARKER:
        return legal_marker(s, me, out)
    if asked == Decision.EXTRA:
        return legal_extra(s, p, out)
    if asked == Decision.DIG:
        return legal_dig(s, p, out)
    if asked == Decision.DISCARD:
        return legal_discard(s, me, out)
    if asked == Decision.OPPONENT:
        return legal_opponent(s, p, out)
    if asked == Decision.EXCHANGE:
        return legal_exchange(s, p, out)
    if asked == Decision.STRAIGHTEN:
        return legal_straighten(s, me, out)
    if asked == Decision.COPY:
        return legal_copy(s, p, out)
    return legal_flip(me, out)


@rule
def answer_accept(s, p):
    """Yes, to whatever is asked."""
    asked = decision(s)
    if asked == Decision.REPUTATION:
        answer_reputation(s, p, True)
    elif asked == Decision.PREVENT:
        answer_prevent(s, p, True)
    elif asked == Decision.EXCHANGE:
        answer_exchange(s, p, -1)
    else:
        answer_may(s, p, True)


@rule
def answer_decline(s, p):
    """No, or no more, to whatever is asked."""
    asked = decision(s)
    if asked == Decision.REPUTATION:
        answer_reputation(s, p, False)
    elif asked == Decision.PREVENT:
        answer_prevent(s, p, False)
    elif asked == Decision.MAY:
        answer_may(s, p, False)
    else:
        pop(s)


@rule
def answer_colour(s, p, colour):
    """A colour: of a worker taken, given or exchanged, or of a marker."""
    asked = decision(s)
    if asked == Decision.TAKE_WORKER:
        answer_take(s, p, colour)
    elif asked == Decision.GIVE_WORKER:
        answer_give(s, p, colour)
    elif asked == Decision.EXCHANGE:
        answer_exchange(s, p, colour)
    else:
        answer_marker(s, p, colour)


answer = CATALOGUE.dispatcher(
    "s, p",
    draw=draw_from,
    workers=play_workers,
    money=play_money,
    calm=play_calm,
    canal=play_canal,
    house=play_house,
    place=play_place,
    activate=answer_activate,
    end_turn=answer_end_turn,
    accept=answer_accept,
    suffer=answer_penalty,
    burn=answer_burn,
    drain=answer_drain,
    dismiss=answer_dismiss,
    recall=answer_recall,
    react=choose_order,
    branch=answer_branch,
    colour=answer_colour,
    dig=answer_dig,
    discard=answer_discard,
    opponent=answer_opponent,
    straighten=answer_straighten,
    copy=answer_copy,
    flip=answer_flip,
    decline=answer_decline,
)


@apart
@rule
def step(s, kind, who, a, b):
    """What happens by itself, in the order in which a round meets it."""
    p = lowest(0 + who) if who else 0
    if kind == Step.GO_ON:
        go_on(s, p)
    elif kind == Step.TURN:
        begin_turn(s)
    elif kind == Step.LOOK:
        look(s, p, a, b - 1)
    elif kind == Step.ROUND:
        begin_round(s)
    elif kind == Step.REFILL:
        refill(s, p)
    elif kind == Step.DICE:
        roll_dice(s)
    elif kind == Step.DEAL:
        deal(s, p, 0 + a)
    elif kind == Step.MARKER:
        take_marker(s, p, a, b)
    elif kind == Step.MARKERS:
        take_markers(s, p, a, b)
    elif kind == Step.PENALTIES:
        suffer_all(s, p)
    elif kind == Step.PENALTY:
        strike(s, p, a, b)
    elif kind == Step.SUFFERED:
        suffered(s, p, a)
    elif kind == Step.OFFER:
        offer(s, a)
    elif kind == Step.CARDS:
        begin_cards(s)
    elif kind == Step.LEADERSHIPS:
        check_leaderships(s)
    elif kind == Step.END_ROUND:
        end_round(s)
    else:
        step_of_effects(s, p, kind, a, b)


@apart
@rule
def step_of_effects(s, p, kind, a, b):
    """Steps of effects in progress."""
    if kind == Step.REACT:
        run(s, p, begins(s, p, b), b)
    elif kind == Step.RUN:
        run(s, p, a, b)
    elif kind == Step.DO:
        do(s, p, a, b)
    elif kind == Step.REMOVE:
        remove(s, p, a)
    elif kind == Step.GIVE:
        give_workers(s, p, a, b)
    elif kind == Step.CALM:
        calm_on(s, p, a, b)
    elif kind == Step.DISCARD:
        discard_cards(s, p, a, b)
    elif kind == Step.CLIMB:
        climb(s, p, a, b - 1)
    else:
        exchange_on(s, p, a, b)


@rule
def observe(s, p):
    """Remove what player p may not know: the generator, and faces in the hands and houses of others. -1 is a spectator.

    Backs stay, and so does what all have seen (BR-INFO-01 to BR-INFO-03, BR-INFO-05, BR-INFO-06). After the game all is
    open.
    """
    s.rng = 0
    if s.over:
        return
    for q in range(s.seats):
        if q != p:
            me = s.players[q]
            for i in range(me.held):
                if not (me.known >> i) & 1:
                    me.hand[i] = hide(s.pool, me.hand[i], CARDS_PER_COLOUR)
            for i in range(me.homes):
                if not (me.shown >> i) & 1:
                    me.house[i] = hide(s.pool, me.house[i], CARDS_PER_COLOUR)


@rule
def determinize(s):
    """Give every card with an unknown face one that has not been seen, of the colour of its back.

    Cards that are being drawn keep their backs, since their owner has not looked at them either (BR-DRAW-04).
    """
    for q in range(s.seats):
        me = s.players[q]
        for i in range(me.held - being_drawn(s, q)):
            if is_hidden(me.hand[i]):
                me.hand[i] = random_face(s, s.pool, colour_of(me.hand[i]), CARDS_PER_COLOUR)
        for i in range(me.homes):
            if is_hidden(me.house[i]):
                me.house[i] = random_face(s, s.pool, colour_of(me.house[i]), CARDS_PER_COLOUR)
