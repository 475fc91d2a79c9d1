"""Cards: face-down decks, hands whose backs everybody sees, and what an observer may know of them.

A card is a number; the cards of one back (a colour, say) follow each other, ``size`` of each back. A place that holds a
card whose face is not known holds a negative code instead, which still says the back. So a hand in which nobody has
looked yet, the hand of an opponent and a house built of a card are all written in the same way.

Decks are not stored card by card. The order of a shuffled deck is not known, so a face is drawn when a player first
sees it, and a back when it comes to lie on top: this cannot be told from a deck that was shuffled before. What is left
is a set of faces for each back (``pool``, bits of a word), and how many cards of each back lie where their back
cannot be seen (``left``). A card whose back is in sight and whose face is not is in ``pool`` and no longer in ``left``.
"""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.bits import count, lowest
from duchy.engine.kernels.rule import rule
from duchy.engine.play.chance import Generator, below

NO_CARD = -1  # an empty place


@rule
def face_down(back: int) -> int:
    """The code of a card of which only the back is known."""
    return -2 - back


@rule
def is_hidden(card: int) -> bool:
    """Whether a place holds a card whose face is not known."""
    return card < NO_CARD


@rule
def random_back(s: Generator, left: Ints) -> int:
    """Draw the back of a card that comes into sight, from those that cannot be seen; -1 if there is none."""
    total = 0
    for back in range(len(left)):
        total += left[back]
    if total == 0:
        return -1
    place = below(s, total)
    back = 0
    while place >= left[back]:
        place -= left[back]
        back += 1
    left[back] -= 1
    return back


@rule
def random_face(s: Generator, pool: Ints, back: int, size: int) -> int:
    """Draw the face of a card with a known back, and take it out of the pool."""
    faces = pool[back]
    for _ in range(below(s, count(faces))):
        faces &= faces - 1
    face = lowest(faces)
    pool[back] ^= 1 << face
    return back * size + face


@rule
def hide(pool: Ints, card: int, size: int) -> int:
    """Put a card that an observer does not know back among the unknown ones; what is left is its code."""
    if card < 0:
        return card
    back = card // size
    pool[back] |= 1 << (card % size)
    return face_down(back)


@rule
def take_out(cards: Ints, held: int, place: int) -> None:
    """Remove the card at a place of a hand; the later ones move up."""
    for i in range(place, held - 1):
        cards[i] = cards[i + 1]
    cards[held - 1] = NO_CARD


@rule
def without(bits: int, place: int) -> int:
    """A set of places after one of them was removed and the later ones moved up."""
    return (bits & ((1 << place) - 1)) | ((bits >> (place + 1)) << place)
