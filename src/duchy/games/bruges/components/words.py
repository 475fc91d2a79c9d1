"""The operations of a card, each one class (chapter 15.4): everything about a word of the grammar that is an operation.

A class has its fields with the keys of the deck file, what it may say, what it depends on and changes, where the rules
stand that carry it out and say whether it would change something, and its sentence. Rules are named by where they stand
(``effects/deeds.py`` and ``effects/prospects.py``), since they read the tables that are made of words.

A word that concerns one player after the other (``shared``) has rules ``(s, p, q, row, context, n)`` and
``(s, q, row, context)`` of what player p's operation does to player q; the others have ``(s, p, row, context)`` twice.
A word without rules is carried out elsewhere: payments, choices and copies by ``effects/operations.py``, and what
changes values, permits, prevents and scores where that is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum

from duchy.engine.values.data import Entry
from duchy.engine.words.wording import key
from duchy.games.bruges.components.grammar import (
    Action,
    Activation,
    Amount,
    Category,
    Change,
    Event,
    Evil,
    Facet,
    Goods,
    Kind,
    Permission,
    Shade,
    Target,
    What,
    Who,
)
from duchy.games.bruges.components.reading import LARGEST, known_keys, listed, read_amount, tables, word
from duchy.games.bruges.components.telling import Clause, Teller
from duchy.games.bruges.components.word import (
    CHANGES,
    EVERYTHING,
    NOTHING,
    Facets,
    Reader,
    Word,
    change_of_word,
    joined,
    name_of,
    one,
    read_change,
    told,
)


class Op(IntEnum):
    """The operations (BR-OP-01 to BR-OP-21). Their numbers stand in tables, so new ones are added at the end."""

    GAIN = 0
    LOSE = 1
    PAY = 2
    DRAW = 3
    DISCARD_CARDS = 4
    DISCARD_MARKER = 5
    GAIN_MARKER = 6
    REPUTATION = 7
    DO_ACTION = 8
    REMOVE = 9
    RETURN_TO_HAND = 10
    TRANSFER = 11
    EXCHANGE = 12
    CHOOSE = 13
    MODIFY = 14
    PERMIT = 15
    PREVENT = 16
    SCORE = 17
    FLIP = 18
    COPY = 19
    STRAIGHTEN = 20


def read_words(entry: Entry, name: str = "effects") -> tuple[Word, ...]:
    """Operations in order (BR-GRAM-06)."""
    return tuple(map(read_word, tables(entry, name)))


def read_word(entry: Entry) -> Word:
    """One operation (BR-OP-01 to BR-OP-21)."""
    return WORDS[word(entry, "op", Op)].read(entry)


def _branches(entry: Entry, name: str) -> tuple[tuple[Word, ...], ...]:
    found = entry.get(name)
    if not isinstance(found, list):
        entry.fail("'branches' must be a list of lists of tables")
    branches = []
    for place, branch in enumerate(found, 1):
        called = f"{entry.name} branches.{place}"
        branches.append(tuple(map(read_word, listed(entry, called, branch, 1, f"branch {place}"))))
    return tuple(branches)


def _price(entry: Entry, name: str) -> Change | None:
    return read_change(entry.table(name)) if name in entry else None


def _paid(entry: Entry, name: str) -> Amount:
    return Amount(entry.integer(name, 1, LARGEST))


def _from_hand(entry: Entry, name: str) -> bool:
    return entry.one_of(name, ("hand", "none")) == "hand"


def _loser(entry: Entry, name: str) -> Who:
    if "to" in entry:
        entry.one_of("to", ["self"])
    return word(entry, name, Who, LOSERS)


def _exchanged(got: bool) -> Reader:
    """One side of an exchange. Workers given are of any colours, so only workers got have one."""

    def read(entry: Entry, name: str) -> Goods:
        side = entry.table(name)
        what = word(side, "what", What, GOODS)
        coloured = got and what == What.WORKER
        known_keys(side, "what", "amount", *(("colour",) if coloured else ()))
        colours = [shade for shade in Shade if shade != Shade.CARD]
        colour = word(side, "colour", Shade, colours) if coloured else Shade.CHOICE
        return Goods(what, side.integer("amount", 1, LARGEST) if "amount" in side else 1, colour)

    return read


MOST_EXCHANGED = 9
GOODS = (What.GUILDERS, What.VP, What.WORKER)
LOSERS = (Who.EACH_OPPONENT, Who.CHOSEN_OPPONENT, Who.LEFT, Who.RIGHT)
COPIED = {"self": Who.SELF, "chosen_opponent": Who.CHOSEN_OPPONENT, "all": Who.EACH_PLAYER}
PRICED = (Action.CANAL, Action.HOUSE, Action.PLACE, Action.ANY)

_who = one(Who, default=Who.SELF)
_any_shade = one(Shade, default=Shade.CHOICE)

# --- goods ------------------------------------------------------------------------------------------------------------

GAINED = {What.GUILDERS: Facet.GUILDERS, What.VP: Facet.VP, What.WORKER: Facet.WORKERS}


def gaining(what: What) -> str:
    """The verb for what is gained."""
    return "gain" if what == What.VP else "take"


def _lost(tell: Teller, what: What, amount: Amount, shade: Shade) -> str:
    """What others lose; workers of any colours need no word for that."""
    if what == What.WORKER and shade == Shade.CHOICE:
        return tell.theirs.quantity("worker-plain", amount)
    return tell.theirs.goods(what, amount, shade)


@dataclass(frozen=True)
class Gain(Word):
    """Guilders, points or workers from the supply (BR-OP-01)."""

    op = Op.GAIN
    does, would, shared = "effects.deeds.gain_goods", "effects.prospects.always", True
    what: What = told(What.GUILDERS, one(What, GOODS))
    colour: Shade = told(Shade.CHOICE, one(Shade), for_workers=True)
    who: Who = told(Who.SELF, _who)
    amount: Amount = told(Amount(), read_amount)

    @property
    def may_be_up_to(self) -> bool:
        return self.what == What.WORKER

    def facets(self, of: Callable[[Word], Facets]) -> Facets:
        if self.who != Who.SELF:
            return EVERYTHING, EVERYTHING
        chosen = self.what == What.WORKER and self.colour == Shade.CHOICE
        return (Facet.HAND if chosen else NOTHING), GAINED[self.what]

    def clause(self, tell: Teller) -> Clause:
        if self.what == What.WORKER:
            return tell.verb("take", tell.words.workers(self.colour, self.amount))
        return tell.verb(gaining(self.what), tell.words.quantity(tell.points(self.what), self.amount))

    def clause_of_others(self, tell: Teller, who: str) -> str:
        verb = "they-gain" if self.what == What.VP else "they-take"
        return tell.theirs.say(verb, who=who, what=tell.theirs.goods(self.what, self.amount, self.colour))


@dataclass(frozen=True)
class Lose(Word):
    """Guilders, points or workers are lost, not below 0 (BR-OP-02)."""

    op = Op.LOSE
    does, would, shared = "effects.deeds.lose_goods", "effects.prospects.has_some", True
    what: What = told(What.GUILDERS, one(What, GOODS))
    colour: Shade = told(Shade.CHOICE, _any_shade, for_workers=True)
    who: Who = told(Who.SELF, _who)
    amount: Amount = told(Amount(), read_amount)

    def clause(self, tell: Teller) -> Clause:
        return tell.verb("lose", tell.words.goods(self.what, self.amount, self.colour))

    def clause_of_others(self, tell: Teller, who: str) -> str:
        return tell.theirs.say("they-lose", who=who, what=_lost(tell, self.what, self.amount, self.colour))


@dataclass(frozen=True)
class Pay(Word):
    """Something is bought: a payment in full, and what follows it (BR-OP-03)."""

    op = Op.PAY
    may_be_optional = inside = False
    what: What = told(What.GUILDERS, one(What, (What.GUILDERS, What.WORKER, What.CARD)))
    colour: Shade = told(Shade.CHOICE, _any_shade, for_workers=True)
    amount: Amount = told(Amount(), _paid)
    then: tuple[Word, ...] = told((), read_words)

    @property
    def inner(self) -> tuple[tuple[Word, ...], ...]:
        return (self.then,)

    def cost(self, tell: Teller) -> Clause:
        """The payment alone; with what is bought it is told by ``display/clauses.py``."""
        if self.what == What.GUILDERS:
            return tell.verb("pay", tell.words.quantity("guilders", self.amount))
        if self.what == What.CARD:
            return tell.verb("discard", tell.words.quantity("hand-cards", self.amount))
        return tell.verb("spend", tell.words.workers(self.colour, self.amount))


@dataclass(frozen=True)
class Transfer(Word):
    """Goods of others come to the owner (BR-OP-11)."""

    op = Op.TRANSFER
    does, would, shared = "effects.deeds.transfer_goods", "effects.prospects.has_some", True
    what: What = told(What.GUILDERS, one(What, GOODS))
    who: Who = told(Who.SELF, _loser, "from", "to")
    amount: Amount = told(Amount(), read_amount)

    def clause_of_others(self, tell: Teller, who: str) -> str:
        verb = "they-give-workers" if self.what == What.WORKER else "they-give"
        return tell.theirs.say(verb, who=who, what=_lost(tell, self.what, self.amount, Shade.CHOICE))


@dataclass(frozen=True)
class Exchange(Word):
    """One thing for another, several times if wanted (BR-OP-12)."""

    op = Op.EXCHANGE
    does, would = "effects.choices.exchange", "effects.prospects.can_give"
    may_be_optional = inside = False
    give: Goods = told(None, _exchanged(got=False))
    get: Goods = told(None, _exchanged(got=True))
    most: int = told(0, lambda entry, name: entry.integer(name, 1, MOST_EXCHANGED), "max")

    def clause(self, tell: Teller) -> Clause:
        give, get = self.give, self.get
        got = tell.words.goods(get.what, Amount(get.amount), get.colour)
        if give.amount == 1 and self.most > 1:
            if give.what == get.what == What.WORKER and get.amount == 1 and get.colour == Shade.CHOICE:
                return tell.phrase("recolour", count=self.most)
            given = self._given(tell, Amount(self.most, up_to=True))
            return tell.phrase(key("exchange-each", name_of(give.what)), given=given, got=got)
        given = self._given(tell, Amount(give.amount))
        if self.most == 1:
            return tell.phrase("exchange", given=given, got=got)
        return tell.phrase("exchange-times", given=given, got=got, count=self.most)

    def _given(self, tell: Teller, amount: Amount) -> str:
        things = {What.WORKER: "worker-plain", What.VP: "vp", What.GUILDERS: "guilders"}
        return tell.words.quantity(things[self.give.what], amount)


@dataclass(frozen=True)
class Score(Word):
    """Points at the end of the game (BR-OP-18)."""

    op = Op.SCORE
    simple = NOTHING, NOTHING
    may_be_optional = False
    amount: Amount = told(Amount(), read_amount)

    def check(self, entry: Entry, when: Activation) -> None:
        """Laurels only."""
        if when.kind != Kind.ENDGAME:
            entry.fail("'score' belongs to endgame")

    def clause(self, tell: Teller) -> Clause:
        return tell.verb("score", tell.words.quantity(tell.points(What.VP), self.amount))


# --- cards and markers ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Draw(Word):
    """Cards are drawn (BR-OP-04)."""

    op = Op.DRAW
    simple = Facet.HAND, Facet.HAND
    does, would = "effects.deeds.draw_cards", "effects.prospects.can_draw"
    sets_off = (Event.CARDS_DRAWN,)
    may_be_up_to = True
    amount: Amount = told(Amount(), read_amount)

    def clause(self, tell: Teller) -> Clause:
        return tell.verb("draw", tell.words.quantity("cards", self.amount))


@dataclass(frozen=True)
class DiscardCards(Word):
    """Hand cards of own choice are discarded (BR-OP-04)."""

    op = Op.DISCARD_CARDS
    does, would, shared = "effects.deeds.discard_hand_cards", "effects.prospects.has_cards", True
    may_be_up_to = True
    amount: Amount = told(Amount(), read_amount)
    who: Who = told(Who.SELF, _who)

    def clause(self, tell: Teller) -> Clause:
        return tell.verb("discard", tell.words.quantity("hand-cards", self.amount), sequel=True)

    def clause_of_others(self, tell: Teller, who: str) -> str:
        return tell.theirs.say("they-discard-cards", who=who, what=tell.theirs.quantity("cards", self.amount))


# Reactions that move markers could set each other off for ever (BR-STACK-05 only keeps a card from itself).
_ENDLESS = (Event.MARKER_DISCARDED, Event.PENALTY_SUFFERED)


def _check_endless(entry: Entry, when: Activation, op: IntEnum) -> None:
    if when.event is not None and when.event in _ENDLESS:
        entry.fail(f"'{name_of(op)}' cannot react to '{name_of(when.event)}': it could go on for ever")


@dataclass(frozen=True)
class DiscardMarker(Word):
    """Own threat markers go back (BR-OP-05)."""

    op = Op.DISCARD_MARKER
    does, would = "effects.deeds.discard_markers", "effects.prospects.has_markers"
    sets_off = (Event.MARKER_DISCARDED,)
    may_be_up_to = True
    colour: Shade = told(Shade.CHOICE, one(Shade))
    amount: Amount = told(Amount(), read_amount)

    def check(self, entry: Entry, when: Activation) -> None:
        """Not as a reaction to markers."""
        _check_endless(entry, when, self.op)

    def facets(self, of: Callable[[Word], Facets]) -> Facets:
        chosen = Facet.HAND if self.colour == Shade.CHOICE else NOTHING
        return Facet.MARKERS | chosen, Facet.MARKERS | Facet.VP

    def clause(self, tell: Teller) -> Clause:
        return tell.verb("discard", tell.marked(self))


@dataclass(frozen=True)
class GainMarker(Word):
    """Threat markers are taken (BR-OP-06)."""

    op = Op.GAIN_MARKER
    does, would, shared = "effects.deeds.gain_markers", "effects.prospects.marker_is_left", True
    colour: Shade = told(Shade.CHOICE, one(Shade, [shade for shade in Shade if shade != Shade.CHOICE]))
    amount: Amount = told(Amount(), read_amount)
    who: Who = told(Who.SELF, _who)

    def check(self, entry: Entry, when: Activation) -> None:
        """Not as a reaction to markers."""
        _check_endless(entry, when, self.op)

    def clause(self, tell: Teller) -> Clause:
        return tell.verb("take", tell.words.markers(self.colour, self.amount))

    def clause_of_others(self, tell: Teller, who: str) -> str:
        return tell.theirs.say("they-take", who=who, what=tell.theirs.markers(self.colour, self.amount))


# --- the town ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reputation(Word):
    """Steps on the reputation track (BR-OP-07)."""

    op = Op.REPUTATION
    simple = Facet.REPUTATION, Facet.REPUTATION
    does, would = "effects.deeds.raise_reputation", "effects.prospects.can_climb"
    sets_off = (Event.REPUTATION_STEP,)
    amount: Amount = told(Amount(), read_amount, "steps")

    def clause(self, tell: Teller) -> Clause:
        return tell.verb("raise", tell.words.quantity("steps", self.amount))


@dataclass(frozen=True)
class DoAction(Word):
    """An action: a card play, or a canal cell without a card (BR-OP-08)."""

    op = Op.DO_ACTION
    does, would = "effects.deeds.grant_action", "effects.prospects.can_act"
    sets_off = (Event.CANAL_BUILT, Event.SECTION_COMPLETED)
    action: Action = told(Action.ANY, one(Action))
    with_card: bool = told(True, _from_hand, "card")
    price: Change | None = told(None, _price)  # None = the normal price

    def check(self, entry: Entry, when: Activation) -> None:
        """What can be done without a card, and what has a price."""
        if not self.with_card and self.action != Action.CANAL:
            entry.fail("only a canal cell can be built with card = 'none'")
        if self.price is not None:
            _check_price(entry, self.action, self.price)

    def facets(self, of: Callable[[Word], Facets]) -> Facets:
        digging = Facet.CANAL | Facet.GUILDERS
        return (EVERYTHING, EVERYTHING) if self.with_card else (digging | Facet.HAND, digging)

    def clause(self, tell: Teller) -> Clause:
        return tell.action(self)


@dataclass(frozen=True)
class Remove(Word):
    """A canal token, a house or a character of own choice is lost (BR-OP-09)."""

    op = Op.REMOVE
    does, would, shared = "effects.deeds.remove_something", "effects.prospects.has_some", True
    what: What = told(What.GUILDERS, one(What, (What.CANAL_TOKEN, What.HOUSE, What.CHARACTER)))
    who: Who = told(Who.SELF, _who)

    def clause(self, tell: Teller) -> Clause:
        return tell.phrase(key("remove", name_of(self.what)))

    def clause_of_others(self, tell: Teller, who: str) -> str:
        return tell.theirs.say(key("they-remove", name_of(self.what)), who=who)


@dataclass(frozen=True)
class ReturnToHand(Word):
    """A character of own choice returns to hand (BR-OP-10)."""

    op = Op.RETURN_TO_HAND
    does, would, shared = "effects.deeds.return_character", "effects.prospects.has_some", True
    what: What = told(What.GUILDERS, one(What, (What.CHARACTER,)))
    who: Who = told(Who.SELF, _who)

    def clause(self, tell: Teller) -> Clause:
        return tell.phrase(key("return", name_of(self.what)))

    def clause_of_others(self, tell: Teller, who: str) -> str:
        return tell.theirs.say(key("they-return", name_of(self.what)), who=who)


@dataclass(frozen=True)
class Flip(Word):
    """An own leadership marker is turned to its coloured side (BR-OP-19)."""

    op = Op.FLIP
    simple = Facet.LEADS | Facet.HAND, Facet.LEADS
    does, would = "effects.choices.flip", "effects.prospects.has_grey_marker"
    category: Category = told(Category.CHOICE, one(Category))

    def clause(self, tell: Teller) -> Clause:
        return tell.phrase(key("flip", name_of(self.category)))


@dataclass(frozen=True)
class Straighten(Word):
    """Turned characters are set upright (BR-OP-21)."""

    op = Op.STRAIGHTEN
    does, would = "effects.deeds.straighten_characters", "effects.prospects.has_turned"
    may_be_up_to = True
    amount: Amount = told(Amount(), read_amount)

    def clause(self, tell: Teller) -> Clause:
        return tell.verb("straighten", tell.words.quantity("turned", self.amount))


# --- other effects ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Choose(Word):
    """One of several branches (BR-OP-13)."""

    op = Op.CHOOSE
    inside = False
    branches: tuple[tuple[Word, ...], ...] = told((), _branches)

    @property
    def inner(self) -> tuple[tuple[Word, ...], ...]:
        return self.branches

    def facets(self, of: Callable[[Word], Facets]) -> Facets:
        return joined((Facet.HAND, NOTHING), *(of(each) for branch in self.branches for each in branch))

    def clause(self, tell: Teller) -> Clause:
        return tell.choice(self)


@dataclass(frozen=True)
class Copy(Word):
    """The effect of another character (BR-OP-20)."""

    op = Op.COPY
    inside = False
    who: Who = told(Who.SELF, lambda entry, name: COPIED[entry.one_of(name, COPIED)], "of")
    kind: Kind = told(Kind.WORKER, one(Kind, (Kind.WORKER, Kind.INSTANT)), "activation")

    def clause(self, tell: Teller) -> Clause:
        whose = {Who.SELF: "self", Who.CHOSEN_OPPONENT: "opponent", Who.EACH_PLAYER: "all"}[self.who]
        return tell.phrase(f"copy-{name_of(self.kind)}-{whose}")


# --- values, permissions and protection -------------------------------------------------------------------------------

MODIFIED = {
    Target.YIELD: (Action.WORKERS, Action.MONEY),
    Target.PRICE: PRICED,
    Target.REFILL_TARGET: (),
}
MODIFIED_EVENTS = {Target.REFILL_TARGET: Event.REFILL, Target.PRICE: Event.REPUTATION_OFFER}
PERMITTED = {Permission.ANY_COLOUR: (Action.CALM, Action.CANAL, Action.ANY)}
PERMITTED_EVENTS = {
    Permission.ADVANCE_WITHOUT_LOW_DICE: Event.REPUTATION_OFFER,
    Permission.TIE_SUFFICES: Event.LEADERSHIP_CHECK,
}
PREVENTED = {Event.MARKER_GAIN: Evil.MARKER, Event.PENALTY: Evil.PENALTY}


def _check_price(entry: Entry, action: Action, change: Change) -> None:
    if action not in PRICED:
        entry.fail(f"the action '{name_of(action)}' has no price")
    if action == Action.HOUSE and change != Change(set=0):
        entry.fail("the price of a house is its worker: it can only be set to 0")


@dataclass(frozen=True)
class Modify(Word):
    """A value is changed while the character lives there (BR-OP-14)."""

    op = Op.MODIFY
    simple = NOTHING, NOTHING
    target: Target = told(Target.YIELD, one(Target))
    change: Change = told(None, change_of_word, *CHANGES)

    def check(self, entry: Entry, when: Activation) -> None:
        """The action or situation has such a value, and it may change so."""
        target = f"'modify {name_of(self.target)}'"
        if when.kind == Kind.ACTION:
            if when.action not in MODIFIED[self.target]:
                entry.fail(f"{target} does not fit the action '{name_of(when.action)}'")
            if self.target == Target.PRICE:
                _check_price(entry, when.action, self.change)
        elif when.event is None or MODIFIED_EVENTS.get(self.target) != when.event:
            entry.fail(f"{target} needs an action or a situation that has such a value")
        if self.target != Target.PRICE and (self.change.add < 0 or self.change.floor):
            entry.fail(f"{target} can only raise the value")
        if self.target == Target.REFILL_TARGET and self.change.times > 1:
            entry.fail(f"{target} needs 'set' or 'add'")


@dataclass(frozen=True)
class Permit(Word):
    """A prohibition is lifted (BR-OP-15)."""

    op = Op.PERMIT
    simple = NOTHING, NOTHING
    may_be_optional = False
    permission: Permission = told(Permission.ANY_COLOUR, one(Permission), "what")

    def check(self, entry: Entry, when: Activation) -> None:
        """The action or situation knows the prohibition."""
        if when.kind == Kind.ACTION and when.action in PERMITTED.get(self.permission, ()):
            return
        if when.event is None or PERMITTED_EVENTS.get(self.permission) != when.event:
            entry.fail(f"'permit {name_of(self.permission)}' does not belong to this activation")


@dataclass(frozen=True)
class Prevent(Word):
    """A marker is not taken, or a penalty not suffered (BR-OP-16)."""

    op = Op.PREVENT
    simple = NOTHING, NOTHING
    evil: Evil = told(Evil.MARKER, one(Evil), "what")

    def check(self, entry: Entry, when: Activation) -> None:
        """The situation is that evil."""
        if when.event is None or PREVENTED.get(when.event) != self.evil:
            entry.fail(f"'prevent {name_of(self.evil)}' belongs to another situation")


# --- all of them ------------------------------------------------------------------------------------------------------


WORDS: Mapping[Op, type[Word]] = {Op(kind.op): kind for kind in Word.__subclasses__()}
"""The class of every operation."""

for op in Op:  # what lacks a part is an error here
    kind = WORDS.get(op, Word)
    silent = kind.shared and kind.clause_of_others is Word.clause_of_others
    if kind is Word or silent or bool(kind.does) != bool(kind.would):
        raise TypeError(f"the operation {op.name} lacks a class, a sentence or a rule")
