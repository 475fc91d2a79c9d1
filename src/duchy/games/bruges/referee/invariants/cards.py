"""Cards: every card lies in one place, and decks, backs and faces agree."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.bits import count
from duchy.engine.kernels.rule import rule
from duchy.games.bruges.components.board import (
    CARDS_PER_COLOUR,
    COLOURS,
    MAX_PLAYERS,
    MOST_CARDS,
    MOST_HOUSES,
)
from duchy.games.bruges.components.tables import SKILL_TABLE
from duchy.games.bruges.referee.invariants.ledger import Ledger
from duchy.games.bruges.referee.invariants.violations import FINE, Violation
from duchy.games.bruges.state import Player, State


@rule
def mark(seen: Ints, card: int) -> bool:
    """Note a card with a known face; False if it was noted before."""
    if card < 0:
        return True
    colour, bit = card // CARDS_PER_COLOUR, 1 << (card % CARDS_PER_COLOUR)
    if seen[colour] & bit:
        return False
    seen[colour] |= bit
    return True


@rule
def check_cards(s: State, ledger: Ledger) -> int:
    """No card twice, and none back from the discard pile (BR-INFO-04). The ledger keeps what has been discarded."""
    seen = ledger.seen
    for colour in range(COLOURS):
        seen[colour] = s.pool[colour]
    for q in range(MAX_PLAYERS):
        me = s.players[q]
        for i in range(me.held):
            if not mark(seen, me.hand[i]):
                return Violation.CARDS
        for i in range(me.homes):
            if not mark(seen, me.house[i]) or not mark(seen, me.tenant[i]):
                return Violation.CARDS
    for colour in range(COLOURS):
        if seen[colour] & ledger.gone[colour]:
            return Violation.DISCARDED
        ledger.gone[colour] = ((1 << CARDS_PER_COLOUR) - 1) & ~seen[colour]
    return FINE


@rule
def check_decks(s: State) -> int:
    """Backs in sight and out of sight are the cards of decks and reserve; faces to draw are these and those unseen."""
    backs = 0
    for colour in range(COLOURS):
        backs += s.left[colour]
        faces = s.left[colour] + (s.tops[0] == colour) + (s.tops[1] == colour)
        for q in range(MAX_PLAYERS):
            for i in range(s.players[q].held):
                faces += s.players[q].hand[i] == -2 - colour
        if s.left[colour] < 0 or faces != count(0 + s.pool[colour]):
            return Violation.DECKS
    for deck in range(2):
        if s.decks[deck] < 0 or (s.tops[deck] >= 0) != (s.decks[deck] > 0):
            return Violation.DECKS
        backs += s.tops[deck] >= 0
    if backs != s.decks[0] + s.decks[1] + s.reserve or (s.reserve == 0) != (s.last_round > 0):
        return Violation.DECKS
    alone = s.decks[0] == 0 or s.decks[1] == 0
    return FINE if not alone or s.decks[0] + s.decks[1] <= 1 else Violation.DECKS  # BR-DECK-06


@rule
def check_places(me: Player) -> int:
    """Hands and houses without gaps; bits and inhabitants only where something lies; skills as the inhabitants have."""
    for i in range(MOST_CARDS):
        if (i < me.held) != (me.hand[i] != -1) or (i >= me.held and (me.known >> i) & 1):
            return Violation.PLACES
    skills = 0
    for i in range(MOST_HOUSES):
        lives = me.tenant[i] >= 0
        if (i < me.homes) != (me.house[i] != -1) or (lives and i >= me.homes):
            return Violation.PLACES
        if ((me.turned >> i) & 1 and not lives) or ((me.shown >> i) & 1 and i >= me.homes):
            return Violation.PLACES
        if lives:
            skills |= SKILL_TABLE[me.tenant[i]]
    return FINE if skills == me.skills else Violation.SKILLS
