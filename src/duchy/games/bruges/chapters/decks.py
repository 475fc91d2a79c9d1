"""The two decks, the reserve and the last round (chapter 5)."""

from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import reveal
from duchy.engine.play.cards import face_down, random_back
from duchy.games.bruges.chapters.areas import add_card
from duchy.games.bruges.state import Phase, State


@rule
def turn_up(s: State, deck: int) -> None:
    """The back of the next card of a deck comes into sight (BR-SETUP-07); -1 if the deck is empty."""
    s.tops[deck] = random_back(s, s.left) if s.decks[deck] > 0 else -1


@rule
def take_top(s: State, p: int, deck: int) -> None:
    """A player takes the top card of a deck without looking at its face (BR-DRAW-04, BR-DRAW-05)."""
    add_card(s.players[p], face_down(s.tops[deck]), 0)
    s.decks[deck] -= 1
    if s.decks[deck] == 0:
        fill_place(s, deck)  # empty the moment its last card is taken (BR-DECK-03)
    turn_up(s, deck)
    reveal(s)


@rule
def fill_place(s: State, deck: int) -> None:
    """An empty deck is replaced by the reserve, or later by half of the other deck.

    BR-DECK-01, BR-DECK-02, BR-DECK-04 to BR-DECK-06, BR-DECK-16. A single card is not split (BR-DECK-14). The upper,
    larger half stays (BR-DECK-12, BR-DECK-13). Discarded cards do not come back (BR-INFO-04).
    """
    if s.reserve > 0:
        s.decks[deck] = s.reserve
        s.reserve = 0
        set_last_round(s)
    else:
        half = s.decks[1 - deck] // 2
        s.decks[deck] = half
        s.decks[1 - deck] -= half


@rule
def set_last_round(s: State) -> None:
    """The reserve fixes the last round: this one in phases 1 and 2, the next one after that (BR-DECK-07 to 11)."""
    s.last_round = s.round_no if s.phase <= Phase.DICE else s.round_no + 1
