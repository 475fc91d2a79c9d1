"""What a single operation does: the rules that ``components/words.py`` names (chapter 15.4).

Those of operations that may concern several players do it to player q for player p, ``(s, p, q, row, context, n)``.
"""

from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask_about, then_for
from duchy.games.bruges.chapters.canals import dig_or_ask
from duchy.games.bruges.chapters.draw import begin_draw
from duchy.games.bruges.chapters.gains import gain, has, lose
from duchy.games.bruges.chapters.reputation import climb
from duchy.games.bruges.chapters.threats import discard_marker, take_markers
from duchy.games.bruges.components.board import COLOURS
from duchy.games.bruges.components.grammar import What
from duchy.games.bruges.components.programs import UP_TO, WHAT, WITH_CARD
from duchy.games.bruges.components.tables import of_op
from duchy.games.bruges.effects.choices import calm, straighten
from duchy.games.bruges.effects.context import card_in
from duchy.games.bruges.effects.counting import amount
from duchy.games.bruges.effects.prospects import shade
from duchy.games.bruges.fields import Lost
from duchy.games.bruges.questions import Decision, Step
from duchy.games.bruges.state import State

# --- operations that may concern several players ----------------------------------------------------------------------


@rule
def gain_goods(s: State, p: int, q: int, row: int, context: int, n: int) -> None:
    """From the supply (BR-OP-01)."""
    gain(s, q, of_op(row, WHAT), shade(row, context), n, of_op(row, UP_TO))


@rule
def lose_goods(s: State, p: int, q: int, row: int, context: int, n: int) -> None:
    """Not below 0 (BR-OP-02)."""
    give_up(s, q, row, context, n, 0)


@rule
def transfer_goods(s: State, p: int, q: int, row: int, context: int, n: int) -> None:
    """As much as there is goes from q to p (BR-OP-11)."""
    what, colour = of_op(row, WHAT), shade(row, context)
    given = give_up(s, q, row, context, n, p + 1)
    if given > 0:
        gain(s, p, what, colour, given, 0)


@rule
def give_up(s: State, q: int, row: int, context: int, n: int, receiver: int) -> int:
    """Goods go, as many as there are: how many. Workers of own choice are asked for, and go to a receiver later."""
    what, colour, me = of_op(row, WHAT), shade(row, context), s.players[q]
    if what == What.WORKER and colour >= COLOURS:
        then_for(s, q, Step.GIVE, n, receiver)
        return 0
    n = min(n, has(me, what, colour))
    lose(me, what, colour, n)
    return n


@rule
def gain_markers(s: State, p: int, q: int, row: int, context: int, n: int) -> None:
    """Threat markers (BR-OP-06)."""
    if n > 0:
        take_markers(s, q, shade(row, context), n)


@rule
def discard_hand_cards(s: State, p: int, q: int, row: int, context: int, n: int) -> None:
    """Hand cards (BR-OP-04)."""
    then_for(s, q, Step.DISCARD, n, of_op(row, UP_TO))


@rule
def remove_something(s: State, p: int, q: int, row: int, context: int, n: int) -> None:
    """A canal token, a house or a character (BR-OP-09)."""
    then_for(s, q, Step.REMOVE, of_op(row, WHAT), 0)


@rule
def return_character(s: State, p: int, q: int, row: int, context: int, n: int) -> None:
    """A character comes back to hand (BR-OP-10)."""
    then_for(s, q, Step.REMOVE, Lost.RETURN, 0)


# --- operations that concern their owner ------------------------------------------------------------------------------


@rule
def draw_cards(s: State, p: int, row: int, context: int) -> None:
    """Cards, as many as must or may be drawn (BR-OP-04)."""
    n, fewer = amount(s, p, row, -1), of_op(row, UP_TO)
    begin_draw(s, p, 0 if fewer > 0 else n, n if fewer > 0 else 0, card_in(context))


@rule
def discard_markers(s: State, p: int, row: int, context: int) -> None:
    """Threat markers of a colour, or of own choice (BR-OP-05)."""
    n, colour = amount(s, p, row, -1), shade(row, context)
    if colour < COLOURS:
        for _ in range(min(n, 0 + s.players[p].markers[colour])):
            discard_marker(s, p, colour, card_in(context))
    else:
        calm(s, p, n, of_op(row, UP_TO), card_in(context))


@rule
def raise_reputation(s: State, p: int, row: int, context: int) -> None:
    """Steps (BR-OP-07)."""
    climb(s, p, amount(s, p, row, -1), card_in(context))


@rule
def grant_action(s: State, p: int, row: int, context: int) -> None:
    """A card play, or a canal cell without a card (BR-OP-08)."""
    if of_op(row, WITH_CARD) > 0:
        ask_about(s, p, Decision.EXTRA, row, context)
    else:
        dig_or_ask(s, p, row, context)


@rule
def straighten_characters(s: State, p: int, row: int, context: int) -> None:
    """Turned characters (BR-OP-21)."""
    straighten(s, p, amount(s, p, row, -1), of_op(row, UP_TO), card_in(context))
