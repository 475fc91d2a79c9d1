"""A position as a player sees it, for learning: groups of tokens, and the kernel that writes them.

The table comes first, then the seats from the player who looks, clockwise. Every card of the deck tells where it is as
far as the player knows, so that hands, houses and what can still be drawn are told in the same way; a hand that the
player does not know is told by its backs. ``duchy.engine.play.encodings`` says what becomes of it.
"""

import numpy as np

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import deciders, decision
from duchy.engine.play.encodings import (
    FLAG,
    MOST,
    Choice,
    Group,
    Groups,
    Properties,
    Quantity,
    Seats,
    numbered,
    paths,
    put,
    put_count,
    seat_names,
    seats_from,
)
from duchy.games.bruges.components.board import (
    CARDS,
    CARDS_PER_COLOUR,
    CELL_COLOUR,
    CELL_PRICE,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    DEADLY,
    FACES,
    LAST_STEP,
    LEADERSHIPS,
    MAX_PLAYERS,
    MOST_CARDS,
    MOST_HOUSES,
    SECTIONS,
    STATUE_VP,
    TURNS,
)
from duchy.games.bruges.components.programs import colour_of
from duchy.games.bruges.components.tables import CARDS_IN_ORDER
from duchy.games.bruges.effects.context import CAUSE
from duchy.games.bruges.fields import CARD_OF_ROW
from duchy.games.bruges.questions import QUESTIONS
from duchy.games.bruges.state import CATEGORIES, Category, Phase, Player, State

#: Goes up by one whenever the same names say something else than before.
VERSION = 1

WAITING = 8  # frames below the question that are told
ROUNDS = 9
NEAR = 12  # places of a hand, and houses, that are told colour by colour; few players ever have more
CARD_NAMES = tuple(card.id for card in CARDS_IN_ORDER)
LEAD_NAMES = ("reputation", "characters", "canal")
CATEGORY_NAMES = tuple(category.name.lower() for category in Category)
FRAME_NAMES = (*QUESTIONS.names[1:], *(f"then_{step.name}" for step in QUESTIONS.steps.values()))
_numbers = {int(frame.kind): place for place, frame in enumerate(QUESTIONS.kinds.values(), 1)}
FRAME = table([_numbers.get(kind, 0) for kind in range(max(_numbers) + 1)])
"""By the kind of a frame: its place among the names, counted from 1."""

CARD_A, ROW_A = QUESTIONS.fields("card", "a"), QUESTIONS.fields("row", "a")
CAUSE_B = QUESTIONS.fields("cause", "b")
ROW_CARD = table([CARD_OF_ROW[row] for row in range(len(CARD_OF_ROW))], np.int16)

# Where a card is. Of a seat, on top of ``SEATED`` and of so many for each seat before:
ELSEWHERE, UNSEEN, SEATED = 0, 1, 2
HAND, HAND_SEEN, HOUSE, HOUSE_SEEN, LIVES, TURNED = range(6)  # seen by all players, or by the owner alone
OF_SEAT = 6
OF_SEAT_NAMES = ("hand", "hand_seen", "house", "house_seen", "lives", "turned")


def _one_hot(index: int, size: int) -> tuple[float, ...]:
    return tuple(float(place == index) for place in range(size))


def _where(seats: int) -> Properties:
    """Where a card is with so many players: discarded or never in the game, unseen, or with a seat."""
    names = ("unseen", *OF_SEAT_NAMES, *seat_names(seats))
    nothing = _one_hot(-1, len(names))
    rows = [nothing, _one_hot(0, len(names))]
    for seat in range(seats):
        rows += [(0.0, *_one_hot(state, OF_SEAT), *_one_hot(seat, seats)) for state in range(OF_SEAT)]
    return Properties(names, tuple(rows))


_COLOUR = Choice(COLOUR_NAMES, optional=True)


def _row(name: str, most: int) -> tuple[Group, Group]:
    """The colours of things in a row: the first ones thing by thing, the rest by number."""
    return (
        Group(name, _COLOUR, numbered(NEAR)),
        Group(name, Quantity(COLOURS, COLOURS), numbered(most - NEAR, first=NEAR + 1)),
    )


GROUPS = Groups(
    table=(
        Group("seat", Quantity(MAX_PLAYERS - 1, MAX_PLAYERS - 1)),
        Group("decision", Choice(QUESTIONS.names[1:], optional=True)),
        Group("asked", Quantity(8), ("a", "a_high", "b", "b_high")),
        Group("asked.card", Choice(CARD_NAMES, optional=True)),
        Group("waiting", Choice(FRAME_NAMES, optional=True), numbered(WAITING)),
        Group("waiting_for", Seats(), numbered(WAITING)),
        Group("waiting_about", Quantity(MOST), paths(numbered(WAITING), ("a", "a_high", "b", "b_high"))),
        Group("depth", Quantity(8, 48)),
        Group("over", FLAG),
        Group("phase", Choice(tuple(phase.name.lower() for phase in Phase), optional=True)),
        Group("round", Quantity(ROUNDS)),
        Group("last_round", Quantity(ROUNDS)),
        Group("turn", Quantity(TURNS * MAX_PLAYERS)),
        Group("card_played", FLAG),
        Group("statues_taken", Quantity(len(STATUE_VP), len(STATUE_VP))),
        Group("dice", Choice(numbered(FACES), optional=True), COLOUR_NAMES),
        Group("decks", Quantity(CARDS), ("1.size", "2.size")),
        Group("tops", _COLOUR, numbered(2)),
        Group("reserve", Quantity(CARDS)),
        Group("backs_unseen", Quantity(CARDS_PER_COLOUR, CARDS_PER_COLOUR), COLOUR_NAMES),
        *(Group("cards", _where(seats), CARD_NAMES, when=seats) for seats in range(2, MAX_PLAYERS + 1)),
        Group("places", Quantity(MOST_CARDS, MOST_CARDS), CARD_NAMES),
    ),
    seat=(
        Group("decides", FLAG),
        Group("first_player", FLAG),
        Group("vp", Quantity(50)),
        Group("final", Quantity(50), CATEGORY_NAMES[1:]),
        Group("guilders", Quantity(20)),
        Group("reputation", Quantity(LAST_STEP, LAST_STEP)),
        Group("workers", Quantity(5), COLOUR_NAMES),
        Group("markers", Quantity(DEADLY), COLOUR_NAMES),
        Group("leaderships", FLAG, LEAD_NAMES),
        Group("cells", Quantity(CELLS, CELLS), numbered(SECTIONS)),
        Group("statues", Quantity(8), numbered(SECTIONS)),
        Group("next_cell", _COLOUR, numbered(SECTIONS)),
        Group("next_price", Quantity(10), numbered(SECTIONS)),
        Group("hand_size", Quantity(8, MOST_CARDS)),
        Group("house_count", Quantity(8, MOST_HOUSES)),
        *_row("backs", MOST_CARDS),
        *_row("houses", MOST_HOUSES),
    ),
)


@rule
def present(s: State, when: int, seat: int) -> bool:
    """Whether a game has a group: some are made for a number of players."""
    return when == 0 or when == s.seats


@rule
def write(s: State, p: int, out: Ints, at: int) -> int:
    """Write the tokens of a position as player p sees it, from a place on; return the place after them."""
    at = put(out, at, p)
    at = write_question(s, p, out, at)
    at = write_table(s, out, at)
    write_unseen(s, out, at)
    for i in range(s.seats):
        write_cards(s, p, (p + i) % s.seats, SEATED + OF_SEAT * i, out, at)
    at += 2 * CARDS
    for i in range(s.seats):
        at = write_player(s, (p + i) % s.seats, out, at)
    return at


@rule
def write_numbers(a: int, b: int, out: Ints, at: int) -> int:
    """Write the two numbers of a frame, each in two bytes; both are -1 or more."""
    at = put(out, at, (a + 1) & MOST)
    at = put(out, at, (a + 1) >> 8)
    at = put(out, at, (b + 1) & MOST)
    return put(out, at, (b + 1) >> 8)


@rule
def write_question(s: State, p: int, out: Ints, at: int) -> int:
    """Write what is asked, and what waits below it."""
    asked, a, b, card = decision(s), -1, -1, -1
    if s.depth:
        a = 0 + s.agenda[s.depth - 1].a
        b = 0 + s.agenda[s.depth - 1].b
    if CARD_A[asked]:
        card = a
    elif ROW_A[asked]:
        card = 0 + ROW_CARD[a]
    elif CAUSE_B[asked]:
        card = b % CAUSE - 1
    at = put(out, at, asked)
    at = write_numbers(a, b, out, at)
    at = put(out, at, card + 1)
    for i in range(WAITING):
        kind, who, a, b = 0, 0, -1, -1
        if s.depth >= 2 + i:
            frame = s.agenda[s.depth - 2 - i]
            kind += FRAME[frame.kind]
            who = seats_from(s, p, frame.who)
            a = 0 + frame.a
            b = 0 + frame.b
        out[at + i] = kind
        out[at + WAITING + i] = who
        write_numbers(a, b, out, at + 2 * WAITING + 4 * i)
    return put(out, at + 6 * WAITING, s.depth)


@rule
def write_table(s: State, out: Ints, at: int) -> int:
    """Write what belongs to no player: time, dice, decks."""
    at = put(out, at, s.over)
    at = put(out, at, s.phase)
    at = put_count(out, at, s.round_no)
    at = put_count(out, at, s.last_round)
    at = put(out, at, s.turn)
    at = put(out, at, s.played)
    at = put(out, at, s.statues)
    for die in range(COLOURS):
        at = put(out, at, s.dice[die])
    for deck in range(2):
        out[at + deck] = s.decks[deck]
        out[at + 2 + deck] = s.tops[deck] + 1
    at = put(out, at + 4, s.reserve)
    for colour in range(COLOURS):
        at = put(out, at, s.left[colour])
    return at


@rule
def write_unseen(s: State, out: Ints, at: int) -> None:
    """Write of every card whether no player has seen it; else it lies nowhere so far."""
    for card in range(CARDS):
        out[at + card] = (s.pool[card // CARDS_PER_COLOUR] >> (card % CARDS_PER_COLOUR)) & 1
        out[at + CARDS + card] = 0


@rule
def write_cards(s: State, p: int, q: int, seat: int, out: Ints, at: int) -> None:
    """Write where the cards of a player are, as far as player p knows them; ``seat`` is the first token of the seat.

    A face that p does not know is one of those that can still come.
    """
    me, is_open = s.players[q], p == q or s.over != 0
    for i in range(me.held):
        seen = (me.known >> i) & 1
        place_card(me.hand[i], is_open or seen, seat + HAND + seen, i, out, at)
    for i in range(me.homes):
        seen = (me.shown >> i) & 1
        place_card(me.house[i], is_open or seen, seat + HOUSE + seen, i, out, at)
        place_card(me.tenant[i], True, seat + LIVES + ((me.turned >> i) & 1), i, out, at)


@rule
def place_card(card: int, is_seen: int, where: int, place: int, out: Ints, at: int) -> None:
    """Write where a card is, and at which place; a card that is not seen could be any."""
    if card < 0:
        return
    if is_seen:
        out[at + card] = where
        out[at + CARDS + card] = place + 1
    else:
        out[at + card] = UNSEEN


@rule
def write_player(s: State, q: int, out: Ints, at: int) -> int:
    """Write what belongs to one player and is open to all."""
    me = s.players[q]
    at = put(out, at, (deciders(s) >> q) & 1)
    at = put(out, at, s.first == q)
    at = put_count(out, at, me.vp)
    for category in range(1, CATEGORIES):
        at = put_count(out, at, me.final[category])
    at = put_count(out, at, me.guilders)
    at = put(out, at, me.reputation)
    for colour in range(COLOURS):
        out[at + colour] = min(0 + me.workers[colour], MOST)
        out[at + COLOURS + colour] = me.markers[colour]
    at += 2 * COLOURS
    for lead in range(LEADERSHIPS):
        at = put(out, at, (me.leads >> lead) & 1)
    at = write_canals(me, q, out, at)
    at = put(out, at, me.held)
    at = put(out, at, me.homes)
    for i in range(MOST_CARDS):
        at = put(out, at, colour_of(me.hand[i]) + 1 if i < me.held else 0)
    for i in range(MOST_HOUSES):
        at = put(out, at, colour_of(me.house[i]) + 1 if i < me.homes else 0)
    return at


@rule
def write_canals(me: Player, q: int, out: Ints, at: int) -> int:
    """Write the sections of a player: cells built, statues, and the next cell with its colour and price."""
    for section in range(SECTIONS):
        cell = 0 + me.canal[section]
        out[at + section] = cell
        out[at + SECTIONS + section] = me.statue[section] + 1
        out[at + 2 * SECTIONS + section] = CELL_COLOUR[q, section, cell] + 1 if cell < CELLS else 0
        out[at + 3 * SECTIONS + section] = CELL_PRICE[q, section, cell] if cell < CELLS else 0
    return at + 4 * SECTIONS
