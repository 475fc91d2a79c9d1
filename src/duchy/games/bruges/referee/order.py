"""Questions that should not be asked, for the second list of legal actions (BR-CHAR-21, BR-CHAR-22, BR-STACK-08).

Whether the order of two effects can matter is read here a second time, from the cards and not from the tables of the
rules: two effects can change places if neither touches what the other one looks at.
"""

from collections.abc import Iterator

import numpy as np

from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.games.bruges.components.card import Card
from duchy.games.bruges.components.grammar import Condition, Event, Kind, Over, Sel, Shade, What, Who
from duchy.games.bruges.components.programs import (
    EVENT,
    EVENT_COLOUR,
    KIND,
    LIMIT,
    NEXT,
    OP,
    OPTIONAL,
    PROGRAM,
    THREATS,
    N,
)
from duchy.games.bruges.components.tables import CARD_TABLE, CARDS_IN_ORDER, OP_TABLE
from duchy.games.bruges.components.word import Word
from duchy.games.bruges.components.words import Choose, DoAction, Gain, Op
from duchy.games.bruges.referee import plain
from duchy.games.bruges.state import State

Words = frozenset[str]
ALL: Words = frozenset(["guilders", "vp", "worker", "cards", "markers", "area", "canal", "reputation", "leads"])


def _counted(sel: Sel, over: Over) -> str:
    """The word for what a selector counts; of dice there is none."""
    if sel in (Sel.DISTINCT, Sel.SETS):
        return "worker" if over == Over.WORKERS else "area"
    words = {"workers": "worker", "hand": "cards", "houses": "area", "characters": "area", "leaderships": "leads"}
    words |= dict.fromkeys(("statues", "canal_cells", "sections"), "canal")
    words |= {"reputation_step": "reputation", "dice": ""}
    return words.get(sel.name.lower(), sel.name.lower())


def _tested(condition: Condition | None) -> Iterator[str]:
    if condition is not None:
        if condition.count is not None:
            yield _counted(condition.count.sel, condition.count.over)
        for part in condition.parts:
            yield from _tested(part)


def _spread(effects: tuple[Word, ...]) -> Iterator[Word]:
    """All operations, those of branches too."""
    for effect in effects:
        yield effect
        for branch in effect.branches if isinstance(effect, Choose) else ():
            yield from _spread(branch)


def _set_off(card: Card) -> set[Event]:
    """The events that simple operations of a card are, in words of chapter 15.3."""
    ops = {effect.op for effect in _spread(card.effects)}
    events = {Event.CARDS_DRAWN} if Op.DRAW in ops else set()
    events |= {Event.REPUTATION_STEP} if Op.REPUTATION in ops else set()
    events |= {Event.MARKER_DISCARDED} if Op.DISCARD_MARKER in ops else set()
    return events | ({Event.CANAL_BUILT, Event.SECTION_COMPLETED} if Op.DO_ACTION in ops else set())


def _with_reactions(card: Card) -> list[Card]:
    """A card and all that may react to it, to those, and so on."""
    found = [card]
    for one in found:
        events = _set_off(one)
        found += [other for other in CARDS_IN_ORDER if other.activation.event in events and other not in found]
    return found


def _looked_at(effect: Word) -> Words:
    """What an operation looks at."""
    words = {_counted(effect.amount.per.sel, effect.amount.per.over)} if effect.amount.per else set()
    if effect.optional or effect.amount.up_to or effect.op in (Op.DRAW, Op.CHOOSE, Op.FLIP, Op.DO_ACTION):
        words.add("cards")
    of_workers = getattr(effect, "what", None) == What.WORKER
    if getattr(effect, "colour", Shade.CHOICE) == Shade.CHOICE and (effect.op == Op.DISCARD_MARKER or of_workers):
        words.add("cards")
    words |= {Op.REPUTATION: {"reputation"}, Op.DISCARD_MARKER: {"markers"}, Op.FLIP: {"leads"}}.get(
        Op(effect.op), set()
    )
    return frozenset(words | ({"canal", "guilders"} if effect.op == Op.DO_ACTION else set()))


def _touched(effect: Word) -> Words:
    """What an operation changes."""
    simple = {
        Op.GAIN: {effect.what.name.lower() if isinstance(effect, Gain) else ""},
        Op.DRAW: {"cards"},
        Op.REPUTATION: {"reputation"},
        Op.DISCARD_MARKER: {"markers", "vp"},
        Op.FLIP: {"leads"},
        Op.DO_ACTION: {"canal", "guilders"},
    }
    return frozenset(simple.get(Op(effect.op), ()))


def _is_simple(effect: Word) -> bool:
    if effect.op == Op.GAIN:
        return effect.who == Who.SELF
    if isinstance(effect, DoAction):
        return not effect.with_card
    quiet = (Op.MODIFY, Op.PERMIT, Op.PREVENT, Op.SCORE)
    return effect.op in (Op.DRAW, Op.REPUTATION, Op.DISCARD_MARKER, Op.FLIP, Op.CHOOSE, *quiet)


def _read(card: Card) -> tuple[Words, Words]:
    """What a card looks at and what it changes, with all that may react to it."""
    effects = [effect for one in _with_reactions(card) for effect in _spread(one.effects)]
    if not all(map(_is_simple, effects)):
        return ALL, ALL
    looked = {word for one in _with_reactions(card) for word in _tested(one.condition)}
    looked |= {word for effect in effects for word in _looked_at(effect)}
    return frozenset(looked - {""}), frozenset(word for effect in effects for word in _touched(effect))


def _pairs() -> list[list[bool]]:
    read = [_read(card) for card in CARDS_IN_ORDER]
    return [[bool(touched & looked) for looked, _ in read] for _, touched in read]


BEARS_ON = table(_pairs(), np.int8)
"""[card, other card]: whether the effect of a card can change something for the effect of another"""


@rule
def does_something(s: State, p: int, told: int) -> bool:
    """Whether a waiting effect changes anything now."""
    card, tint = told >> 3, told & 7
    row = 0 + CARD_TABLE[card, PROGRAM]
    if CARD_TABLE[card, KIND] != Kind.ACTION and not plain.condition_holds(s, p, card, -1, -1):
        return False
    if OP_TABLE[row, OP] == Op.COPY:
        return plain.any_use(s, p, card)
    while row >= 0:
        if plain.useful(s, p, row, card, tint):
            return True
        row = 0 + OP_TABLE[row, NEXT]
    return False


@rule
def order_can_matter(s: State, p: int, n: int) -> bool:
    """Whether any of the effects that wait below the question bears on another one (BR-CHAR-22)."""
    first = s.depth - 1 - n
    for i in range(n):
        for j in range(n):
            one, other = s.agenda[first + i].b, s.agenda[first + j].b
            if i != j and BEARS_ON[one >> 3, other >> 3] and does_something(s, p, one):
                return True
    return False


@rule
def prevented_for_nothing(s: State, p: int, told: int) -> bool:
    """Whether an inhabitant wards off a marker or penalty without a question (BR-STACK-08)."""
    me, tint, penalty = s.players[p], told >> 1, told & 1
    for i in range(me.homes):
        card = me.tenant[i]
        if card >= 0 and CARD_TABLE[card, KIND] == Kind.SITUATION:
            row = CARD_TABLE[card, PROGRAM]
            if penalty:
                fits = CARD_TABLE[card, EVENT] == Event.PENALTY and (CARD_TABLE[card, THREATS] >> tint) & 1
            else:
                any_tint = CARD_TABLE[card, EVENT_COLOUR] < 0 or CARD_TABLE[card, EVENT_COLOUR] == tint
                fits = CARD_TABLE[card, EVENT] == Event.MARKER_GAIN and any_tint
            free = OP_TABLE[row, OP] == Op.PREVENT and OP_TABLE[row, OPTIONAL] <= 0 and CARD_TABLE[card, LIMIT] <= 0
            if fits and free and plain.condition_holds(s, p, card, -1, -1):
                return True
    return False


@rule
def victims(s: State, p: int, row: int, tint: int) -> int:
    """How many opponents an operation can concern."""
    n = 0
    for q in range(s.seats):
        n += q != p and plain.hits(s, q, row, tint)
    return n


@rule
def is_promised(row: int, times: int) -> bool:
    """Whether an exchange is the first one of a character that is used for nothing else (BR-ACT-10)."""
    for card in range(len(CARD_TABLE)):
        kind, start = CARD_TABLE[card, KIND], 0 + CARD_TABLE[card, PROGRAM]
        if (kind == Kind.WORKER or kind == Kind.FREE) and OP_TABLE[start, NEXT] < 0:
            if start == row:
                return times == OP_TABLE[row, N]
    return False
