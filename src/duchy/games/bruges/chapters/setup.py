"""Set-up (chapter 2)."""

from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import then
from duchy.engine.play.cards import NO_CARD
from duchy.games.bruges.chapters.decks import turn_up
from duchy.games.bruges.components.board import (
    CARDS_PER_COLOUR,
    COLOURS,
    MOST_CARDS,
    MOST_HOUSES,
    STACK,
    STACKS,
    START_GUILDERS,
    START_VP,
    START_WORKERS,
)
from duchy.games.bruges.questions import Step
from duchy.games.bruges.state import Player, State


@rule
def start(s: State) -> None:
    """Decks, reserve and players; the first seat begins (BR-SETUP-19).

    Five stacks, as many as players in the two decks, the rest in reserve (BR-SETUP-01 to 06). Nobody knows the order of
    the cards, so faces and backs are drawn when they come into sight. Seat k has guard house k, the others stay unused
    (BR-SETUP-16 to 18). All else is the same for any number of players (BR-SETUP-20).
    """
    for colour in range(COLOURS):
        s.pool[colour] = (1 << CARDS_PER_COLOUR) - 1
        s.left[colour] = CARDS_PER_COLOUR
    s.decks[0] = (s.seats * STACK + 1) // 2  # the odd card lies on the left (BR-SETUP-04)
    s.decks[1] = s.seats * STACK // 2
    s.reserve = (STACKS - s.seats) * STACK
    for deck in range(2):
        turn_up(s, deck)
    for p in range(s.seats):
        prepare(s.players[p])
    then(s, Step.ROUND)


@rule
def prepare(me: Player) -> None:
    """What a player begins with: guilders, points and workers, nothing else (BR-SETUP-09 to BR-SETUP-15)."""
    me.guilders = START_GUILDERS
    me.vp = START_VP
    for colour in range(COLOURS):
        me.workers[colour] = START_WORKERS
    for place in range(MOST_CARDS):
        me.hand[place] = NO_CARD
    for place in range(MOST_HOUSES):
        me.house[place] = NO_CARD
        me.tenant[place] = NO_CARD
