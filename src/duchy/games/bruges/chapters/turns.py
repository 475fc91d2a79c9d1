"""Phase 3: turns, card plays and activations (chapters 7, 8 and 9)."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.bits import lowest
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask, decision, pop, then, then_for
from duchy.games.bruges.actions import END_TURN, activate_action
from duchy.games.bruges.chapters.areas import (
    add_house,
    empty_house,
    is_turned,
    move_in,
    remove_card,
    turn_sideways,
)
from duchy.games.bruges.chapters.canals import build_cell
from duchy.games.bruges.chapters.gains import gain_guilders, gain_workers, pay_guilders, pay_workers
from duchy.games.bruges.chapters.plays import (
    CALM,
    CANAL,
    HOUSE,
    MONEY,
    PLACE,
    WORKERS,
    YIELD,
    cell_price,
    legal_plays,
    price,
)
from duchy.games.bruges.chapters.threats import discard_marker
from duchy.games.bruges.components.board import TURNS
from duchy.games.bruges.components.board import WORKERS as TWO_WORKERS
from duchy.games.bruges.components.grammar import Event, Kind
from duchy.games.bruges.components.programs import COST, GROUP, KIND, OP, PROGRAM, WORKER, colour_of
from duchy.games.bruges.components.tables import of_card, of_op
from duchy.games.bruges.components.words import Op
from duchy.games.bruges.effects.conditions import holds
from duchy.games.bruges.effects.context import card_in, context
from duchy.games.bruges.effects.feasible import acts
from duchy.games.bruges.effects.modifiers import action_skill, modified
from duchy.games.bruges.effects.reactions import announce_action
from duchy.games.bruges.questions import Decision, Step
from duchy.games.bruges.state import Phase, State

HOUSE_BUILT, CHARACTER_PLACED = int(Event.HOUSE_BUILT), int(Event.CHARACTER_PLACED)


@rule
def begin_cards(s: State) -> None:
    """Phase 3 begins with the first player (BR-TURN-01)."""
    s.phase = Phase.CARDS
    s.turn = 0
    then(s, Step.TURN)


@rule
def begin_turn(s: State) -> None:
    """The next player in turn order, until all have had 4 turns (BR-TURN-01, 02, BR-TURN-08, 10)."""
    s.played = 0
    if s.turn == TURNS * s.seats:
        then(s, Step.LEADERSHIPS)
    else:
        then_for(s, (s.first + s.turn) % s.seats, Step.GO_ON, 0, 0)


@rule
def go_on(s: State, p: int) -> None:
    """Ask what follows in a turn: activations, one card play, activations (BR-TURN-13, BR-CHAR-08 to 10).

    A turn in which nothing is left to decide ends by itself (BR-TURN-07).
    """
    me = s.players[p]
    if (me.held > 0 and not s.played) or any_activation(s, p):
        ask(s, p, Decision.TURN)
    else:
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    """The turn is over."""
    s.turn += 1
    then(s, Step.TURN)


@rule
def at_hand(s: State, p: int) -> int:
    """The inhabitants with a worker or infinity icon that were not used in this round and can be paid, as a set.

    BR-CHAR-05, BR-CHAR-11, BR-CHAR-12, BR-WICON-01 to 03, BR-FREE-01, BR-FREE-03, BR-ACT-02, BR-ACT-03.
    """
    me, found = s.players[p], 0
    for place in range(me.homes):
        card = me.tenant[place]
        if card >= 0 and not is_turned(me, place):
            kind = of_card(card, KIND)
            if kind == Kind.FREE or (kind == Kind.WORKER and me.workers[of_card(card, WORKER)] > 0):
                found |= 1 << place
    return found


@rule
def is_useful(s: State, p: int, place: int) -> bool:
    """Whether an inhabitant that can be used would do something (BR-CHAR-16).

    The worker that it costs is spent before the effect, so the effect is judged without it (BR-CHAR-20).
    """
    me = s.players[p]
    card = me.tenant[place]
    spent = 1 if of_card(card, KIND) == Kind.WORKER else 0
    colour = of_card(card, WORKER) if spent else 0
    pay_workers(me, colour, spent)
    useful = holds(s, p, card, -1, -1) == 1 and acts(s, p, card, context(card, -1))
    gain_workers(me, colour, spent)
    return useful


@rule
def any_activation(s: State, p: int) -> bool:
    """Whether any inhabitant can be used."""
    waiting = at_hand(s, p)
    while waiting:
        if is_useful(s, p, lowest(waiting)):
            return True
        waiting &= waiting - 1
    return False


@rule
def legal_turn(s: State, p: int, out: Ints, n: int) -> int:
    """Card plays while none has been made, activations, and the end once a card was played or none is there.

    BR-TURN-05 to BR-TURN-07.
    """
    me = s.players[p]
    if not s.played:
        n = legal_plays(s, p, -1, out, n)
    waiting = at_hand(s, p)
    while waiting:
        place = lowest(waiting)
        if is_useful(s, p, place):
            out[n] = activate_action(place)
            n += 1
        waiting &= waiting - 1
    if s.played or me.held == 0:
        out[n] = END_TURN
        n += 1
    return n


@rule
def legal_extra(s: State, p: int, out: Ints, n: int) -> int:
    """The card plays that a character grants (BR-TURN-09, BR-TURN-11)."""
    return legal_plays(s, p, s.agenda[s.depth - 1].a, out, n)


@rule
def answer_activate(s: State, p: int, house: int) -> None:
    """Use a character: turn it, pay its worker, carry out its effect (BR-WICON-02, BR-WICON-04, BR-FREE-02)."""
    me = s.players[p]
    card = me.tenant[house]
    pop(s)
    then_for(s, p, Step.GO_ON, 0, 0)
    turn_sideways(me, house)
    if of_card(card, KIND) == Kind.WORKER:
        pay_workers(me, of_card(card, WORKER), 1)
    row = of_card(card, PROGRAM)
    # To use a character whose effect is bought is to buy it.
    step = Step.DO.value if of_op(row, OP) == Op.PAY else Step.RUN.value
    then_for(s, p, step, row, context(card, -1))


@rule
def answer_end_turn(s: State, p: int) -> None:
    """End the own turn."""
    pop(s)
    end_turn(s)


@rule
def grant(s: State, p: int) -> int:
    """Take the question of a card play off: the row of the operation that grants it, -1 in a turn.

    An extra card play is an additional action of the same turn and counts as none of the four (BR-TURN-09).
    """
    if decision(s) == Decision.TURN:
        pop(s)
        s.played = 1
        then_for(s, p, Step.GO_ON, 0, 0)
        return -1
    row = s.agenda[s.depth - 1].a
    pop(s)
    return 0 + row


@rule
def cause_of_play(s: State) -> int:
    """The character that grants a card play, -1 in a turn."""
    return -1 if decision(s) == Decision.TURN else card_in(s.agenda[s.depth - 1].b)


@rule
def play_workers(s: State, p: int, card: int) -> None:
    """Action I: two workers of the card's colour (BR-WORK-01, BR-TURN-16)."""
    me = s.players[p]
    grant(s, p)
    colour = colour_of(me.hand[card])
    n = modified(s, p, action_skill(WORKERS), WORKERS, colour, YIELD, TWO_WORKERS, -1)
    remove_card(me, card)
    gain_workers(me, colour, n)
    announce_action(s, -1, p, colour, -1, -1, WORKERS, -1)


@rule
def play_money(s: State, p: int, card: int) -> None:
    """Action II: as many guilders as the die of the card's colour shows (BR-MONEY-01, 02, BR-TURN-16)."""
    me = s.players[p]
    grant(s, p)
    colour = colour_of(me.hand[card])
    n = modified(s, p, action_skill(MONEY), MONEY, colour, YIELD, 0 + s.dice[colour], -1)
    remove_card(me, card)
    gain_guilders(me, n)
    announce_action(s, -1, p, colour, -1, -1, MONEY, -1)


@rule
def play_calm(s: State, p: int, card: int, marker: int) -> None:
    """Action III: one marker goes back for 1 VP (BR-CALM-01 to BR-CALM-03, BR-TURN-16)."""
    me, cause = s.players[p], cause_of_play(s)
    grant(s, p)
    colour = colour_of(me.hand[card])
    remove_card(me, card)
    announce_action(s, -1, p, colour, -1, -1, CALM, -1)
    discard_marker(s, p, marker, cause)


@rule
def play_canal(s: State, p: int, card: int, section: int) -> None:
    """Action IV: a token on the next cell of an own section (BR-CANAL-01 to BR-CANAL-08, BR-TURN-16)."""
    me, cause = s.players[p], cause_of_play(s)
    row = grant(s, p)
    colour = colour_of(me.hand[card])
    cost = price(s, p, CANAL, colour, cell_price(s, p, section), row)
    remove_card(me, card)
    build_cell(s, p, section, cost, cause, CANAL, colour)


@rule
def play_house(s: State, p: int, card: int) -> None:
    """Action V: the card becomes a house of its colour for a worker of it (BR-HOUSE-01, 02, 04, 05, BR-TURN-17)."""
    me, cause = s.players[p], cause_of_play(s)
    row = grant(s, p)
    face, known = me.hand[card], (me.known >> card) & 1
    colour = colour_of(face)
    pay_workers(me, colour, price(s, p, HOUSE, colour, 1, row))
    remove_card(me, card)
    add_house(me, face, known)
    announce_action(s, HOUSE_BUILT, p, colour, -1, cause, HOUSE, -1)


@rule
def play_place(s: State, p: int, card: int, colour: int) -> None:
    """Action VI: the character moves into an empty house of a colour (BR-PLACE-01 to 03, 09, BR-TURN-17).

    Its lightning follows at once (BR-INSTANT-01 to 04, BR-ACT-01).
    """
    me, cause = s.players[p], cause_of_play(s)
    row = grant(s, p)
    face = me.hand[card]
    pay_guilders(me, price(s, p, PLACE, colour_of(face), 0 + of_card(face, COST), row))
    remove_card(me, card)
    move_in(me, empty_house(me, colour), face)
    announce_action(s, CHARACTER_PLACED, p, colour_of(face), of_card(face, GROUP), cause, PLACE, face)
