"""A position as a player sees it, in a vector of numbers for learning. A kernel, so that it runs wherever games do.

The vector is made for one player: the table first, then the player's own area and hand, then the others, clockwise.
Counts are scaled so that most values lie between 0 and 1. The numbers of an empty seat are 0, and a hand that the
player does not know is given by its colours. ``NAMES`` has a name for each number.
"""

from duchy.engine.kernels.arrays import Floats
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import deciders, decision
from duchy.engine.play.layout import numbered, under
from duchy.games.bruges.components.board import (
    CARDS,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    DEADLY,
    LAST_STEP,
    LEADERSHIPS,
    MAX_PLAYERS,
    SECTIONS,
    STATUE_VP,
    TURNS,
)
from duchy.games.bruges.components.programs import colour_of
from duchy.games.bruges.components.tables import CARDS_IN_ORDER
from duchy.games.bruges.questions import QUESTIONS
from duchy.games.bruges.state import Phase, Player, State

DECISIONS = len(QUESTIONS.names)
PHASES = len(Phase)
ROUNDS = 9
CARD_NAMES = tuple(card.id for card in CARDS_IN_ORDER)
LEAD_NAMES = ("reputation", "characters", "canal")

TABLE_NAMES = (
    *under("decision", QUESTIONS.names),
    *under("phase", (phase.name.lower() for phase in Phase)),
    *under("players", range(2, MAX_PLAYERS + 1)),
    "round",
    "last_round_known",
    "turn",
    "card_played",
    "statues_taken",
    *under("dice", COLOUR_NAMES),
    *numbered("decks", 2, ("size", *under("top", COLOUR_NAMES))),
    "reserve",
)
PLAYER_NAMES = (
    "decides",
    "first_player",
    "vp",
    "guilders",
    "reputation",
    *under("workers", COLOUR_NAMES),
    *under("markers", COLOUR_NAMES),
    *under("leaderships", LEAD_NAMES),
    *numbered("sections", SECTIONS, ("cells", "statue")),
    *under("hand", COLOUR_NAMES),
    *under("houses", COLOUR_NAMES),
    *under("empty_houses", COLOUR_NAMES),
    *under("card", CARD_NAMES),
    *under("lives", CARD_NAMES),
    *under("turned", CARD_NAMES),
)
SEATS = ("own", *(f"other{n}" for n in range(1, MAX_PLAYERS)))  # from the player who looks, clockwise
NAMES = (*under("table", TABLE_NAMES), *(name for seat in SEATS for name in under(seat, PLAYER_NAMES)))


@rule
def features(s: State, p: int, out: Floats) -> None:
    """Write the position as player p sees it; ``out`` has room for a number for each name."""
    for i in range(len(out)):
        out[i] = 0.0
    at = write_table(s, out, 0)
    for i in range(s.seats):
        at = write_player(s, (p + i) % s.seats, i == 0 or s.over != 0, out, at)


@rule
def mark(out: Floats, at: int, size: int, index: int) -> int:
    """Write a 1 at an index among ``size`` numbers, none if it is negative; return the place after them."""
    if index >= 0:
        out[at + index] = 1.0
    return at + size


@rule
def write_table(s: State, out: Floats, at: int) -> int:
    """Write what belongs to no player: the question, time, dice, decks."""
    at = mark(out, at, DECISIONS, decision(s))
    at = mark(out, at, PHASES, s.phase - 1)
    at = mark(out, at, MAX_PLAYERS - 1, s.seats - 2)
    out[at] = s.round_no / ROUNDS
    out[at + 1] = s.last_round > 0
    out[at + 2] = s.turn / (TURNS * s.seats)
    out[at + 3] = s.played
    out[at + 4] = s.statues / len(STATUE_VP)
    at += 5
    for die in range(COLOURS):
        out[at + die] = s.dice[die] / 6
    at += COLOURS
    for deck in range(2):
        out[at] = s.decks[deck] / 66
        at = mark(out, at + 1, COLOURS, s.tops[deck])
    out[at] = s.reserve / 99
    return at + 1


@rule
def write_player(s: State, q: int, is_open: int, out: Floats, at: int) -> int:
    """Write what belongs to one player; faces that not all have seen only if the hand is open."""
    me = s.players[q]
    out[at] = (deciders(s) >> q) & 1
    out[at + 1] = s.first == q
    out[at + 2] = me.vp / 50
    out[at + 3] = me.guilders / 20
    out[at + 4] = me.reputation / LAST_STEP
    at += 5
    for colour in range(COLOURS):
        out[at + colour] = me.workers[colour] / 5
        out[at + COLOURS + colour] = me.markers[colour] / DEADLY
    at += 2 * COLOURS
    for lead in range(LEADERSHIPS):
        out[at + lead] = (me.leads >> lead) & 1
    at += LEADERSHIPS
    for section in range(SECTIONS):
        out[at] = me.canal[section] / CELLS
        out[at + 1] = max(0 + me.statue[section], 0) / 7
        at += 2
    return write_cards(me, is_open, out, at)


@rule
def write_cards(me: Player, is_open: int, out: Floats, at: int) -> int:
    """Write the hand by its backs and by the faces that are known, houses and inhabitants."""
    faces = at + 3 * COLOURS
    for i in range(me.held):
        out[at + colour_of(me.hand[i])] += 0.2
        if me.hand[i] >= 0 and (is_open or (me.known >> i) & 1):
            out[faces + me.hand[i]] = 1.0
    for i in range(me.homes):
        colour = colour_of(me.house[i])
        out[at + COLOURS + colour] += 0.2
        if me.tenant[i] < 0:
            out[at + 2 * COLOURS + colour] += 0.2
        else:
            out[faces + CARDS + me.tenant[i]] = 1.0
            out[faces + 2 * CARDS + me.tenant[i]] = (me.turned >> i) & 1
    return faces + 3 * CARDS
