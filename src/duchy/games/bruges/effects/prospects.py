"""Whether a single operation would change anything: the rules that ``components/words.py`` names (BR-CHAR-15).

Those of operations that may concern several players say it of one of them, ``(s, q, row, context)``.
"""

from duchy.engine.kernels.bits import count
from duchy.engine.kernels.rule import rule
from duchy.games.bruges.chapters.areas import at_the_end, is_turned, marker_total
from duchy.games.bruges.chapters.gains import has
from duchy.games.bruges.chapters.plays import any_play, may_dig
from duchy.games.bruges.components.board import COLOURS, LEADERSHIPS, MARKERS
from duchy.games.bruges.components.grammar import Category, Shade, What
from duchy.games.bruges.components.programs import GIVE, GIVE_N, SHADE, WHAT, WHICH, WITH_CARD
from duchy.games.bruges.components.tables import of_op
from duchy.games.bruges.effects.context import card_in, colour_in
from duchy.games.bruges.effects.counting import amount
from duchy.games.bruges.state import Player, State


@rule
def supply(s: State, colour: int) -> int:
    """Threat markers of a colour that no player has."""
    left = MARKERS
    for q in range(s.seats):
        left -= s.players[q].markers[colour]
    return left


@rule
def shade(row: int, context: int) -> int:
    """The colour of an operation: fixed, or that of the card played; CHOICE stays (BR-OP-01)."""
    colour = of_op(row, SHADE)
    return colour_in(context) if colour == Shade.CARD else colour + 0


# --- operations that may concern several players ----------------------------------------------------------------------


@rule
def always(s: State, q: int, row: int, context: int) -> bool:
    """A gain is one."""
    return True


@rule
def has_some(s: State, q: int, row: int, context: int) -> bool:
    """Whether a player has anything of what would be lost."""
    return has(s.players[q], of_op(row, WHAT), shade(row, context)) > 0


@rule
def has_cards(s: State, q: int, row: int, context: int) -> bool:
    """Whether a player has hand cards."""
    return s.players[q].held > 0


@rule
def marker_is_left(s: State, q: int, row: int, context: int) -> bool:
    """Whether the supply has a marker of the colour."""
    return supply(s, shade(row, context)) > 0


# --- operations that concern their owner ------------------------------------------------------------------------------


@rule
def can_draw(s: State, p: int, row: int, context: int) -> bool:
    """Whether there are cards to be drawn."""
    return s.decks[0] + s.decks[1] > 0 and amount(s, p, row, -1) > 0


@rule
def has_markers(s: State, p: int, row: int, context: int) -> bool:
    """Whether the owner has markers of the colour."""
    return markers_like(s.players[p], shade(row, context)) > 0 and amount(s, p, row, -1) > 0


@rule
def markers_like(me: Player, colour: int) -> int:
    """Own markers of a colour, or of any."""
    return marker_total(me) if colour >= COLOURS else 0 + me.markers[colour]


@rule
def can_climb(s: State, p: int, row: int, context: int) -> bool:
    """Whether the reputation track goes on."""
    return not at_the_end(s.players[p]) and amount(s, p, row, -1) > 0


@rule
def can_act(s: State, p: int, row: int, context: int) -> bool:
    """Whether a card can be played so, or a canal cell be built without one."""
    if of_op(row, WITH_CARD):
        return any_play(s, p, row)
    return may_dig(s, p, 0, row) or may_dig(s, p, 1, row)


@rule
def has_grey_marker(s: State, p: int, row: int, context: int) -> bool:
    """Whether an own leadership marker can be turned."""
    return grey(s.players[p], of_op(row, WHICH)) > 0


@rule
def grey(me: Player, category: int) -> int:
    """Own leadership markers that are still grey: of one category, or of any."""
    if category == Category.CHOICE:
        return LEADERSHIPS - count(0 + me.leads)
    return 1 - ((me.leads >> category) & 1)


@rule
def has_turned(s: State, p: int, row: int, context: int) -> bool:
    """Whether another own character is turned."""
    return straightenable(s.players[p], card_in(context)) > 0


@rule
def straightenable(me: Player, card: int) -> int:
    """The houses with turned characters other than the one that straightens, as a set (BR-OP-21)."""
    found = 0
    for place in range(me.homes):
        if is_turned(me, place) and me.tenant[place] != card:
            found |= 1 << place
    return found


@rule
def can_give(s: State, p: int, row: int, context: int) -> bool:
    """Whether there is enough of one thing to exchange: workers given together have one colour."""
    me = s.players[p]
    if of_op(row, GIVE) != What.WORKER:
        return has(me, of_op(row, GIVE), COLOURS) >= of_op(row, GIVE_N)
    for colour in range(COLOURS):
        if me.workers[colour] >= of_op(row, GIVE_N):
            return True
    return False
