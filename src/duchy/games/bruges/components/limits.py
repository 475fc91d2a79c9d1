"""What the words of a card may say together: what the rules can carry out, and what can be told in a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from duchy.engine.values.data import Entry
from duchy.games.bruges.components.grammar import Activation, Condition, Event, Kind, Selector, Shade, Test, Who
from duchy.games.bruges.components.word import Word, flat, name_of
from duchy.games.bruges.components.words import PREVENTED, Choose, Copy, Modify, Pay, Permit, Prevent, Score

MOST_EFFECTS = 12  # counted flat
MOST_CONDITIONS = 6
BRANCHES = range(2, 5)

QUIET_EVENTS = (Event.REFILL, Event.REPUTATION_OFFER, Event.LEADERSHIP_CHECK)  # values are read, nothing is done
PLAYED = (Event.HOUSE_BUILT, Event.CANAL_BUILT, Event.CHARACTER_PLACED)  # a card has a colour there


def check_card(entry: Entry, activation: Activation, condition: Condition | None, effects: tuple[Word, ...]) -> None:
    """Refuse a card whose words do not fit each other."""
    every = list(flat(effects))
    if len(every) > MOST_EFFECTS:
        entry.fail(f"it has {len(every)} operations, more than {MOST_EFFECTS}")
    _check_nesting(entry, effects)
    for effect in every:
        _check_effect(entry, activation, effect)
    _check_kind(entry, activation, effects)
    _check_chosen(entry, condition, every)
    if condition is not None:
        _check_condition(entry, activation, condition)


def _check_nesting(entry: Entry, effects: Sequence[Word]) -> None:
    for effect in effects:
        if isinstance(effect, Choose) and len(effect.branches) not in BRANCHES:
            entry.fail(f"'choose' has {len(effect.branches)} branches instead of {BRANCHES[0]} to {BRANCHES[-1]}")
        for inner in (each for words in effect.inner for each in words):
            if not inner.inside:
                entry.fail(f"'{name_of(inner.op)}' cannot stand inside '{name_of(effect.op)}'")


# --- single operations ------------------------------------------------------------------------------------------------


def _check_effect(entry: Entry, activation: Activation, effect: Word) -> None:
    amount = effect.amount
    if amount.up_to and not effect.may_be_up_to:
        entry.fail(f"'{name_of(effect.op)}' cannot be 'up_to'")
    if amount.up_to and (amount.per is not None or amount.die is not None or amount.n < 2):
        entry.fail("'up_to' needs a number 'n' of 2 or more; up to 1 is 'optional'")
    by_card = getattr(effect, "colour", None) == Shade.CARD
    if by_card and activation.kind != Kind.ACTION and activation.event not in PLAYED:
        entry.fail("colour = 'card' needs a card that is played: an action, a house, a canal cell or a character")
    effect.check(entry, activation)


# --- whole cards ------------------------------------------------------------------------------------------------------


def _check_kind(entry: Entry, activation: Activation, effects: Sequence[Word]) -> None:
    kinds = {type(effect) for effect in effects}
    if activation.kind == Kind.ENDGAME and kinds != {Score}:
        entry.fail("endgame has nothing but 'score'")
    if Copy in kinds and (len(effects) > 1 or activation.kind not in (Kind.WORKER, Kind.INSTANT)):
        entry.fail("'copy' is the only effect of a worker or instant character")
    if activation.event is None:
        return
    if activation.event in QUIET_EVENTS and not kinds <= {Modify, Permit}:
        entry.fail(f"the situation '{name_of(activation.event)}' has nothing but 'modify' and 'permit'")
    if activation.event in PREVENTED and not _prevents(effects):
        entry.fail(f"the situation '{name_of(activation.event)}' has one effect: 'prevent', or 'pay' then 'prevent'")


def _prevents(effects: Sequence[Word]) -> bool:
    last = effects[0].then if isinstance(effects[0], Pay) else effects
    return len(effects) == len(last) == 1 and isinstance(last[0], Prevent)


def _check_chosen(entry: Entry, condition: Condition | None, effects: Sequence[Word]) -> None:
    """An opponent is chosen once, by the operation that needs one."""
    chosen = [effect for effect in effects if Who.CHOSEN_OPPONENT in (effect.who, _counted(effect.amount.per))]
    if len(chosen) > 1:
        entry.fail("only one operation of a card can use 'chosen_opponent'")
    if condition is not None and Who.CHOSEN_OPPONENT in map(_counted, _selectors(condition)):
        entry.fail("a condition is checked before an opponent is chosen")


def _counted(selector: Selector | None) -> Who:
    return Who.SELF if selector is None else selector.of


def _selectors(condition: Condition) -> Iterator[Selector]:
    if condition.count is not None:
        yield condition.count
    for part in condition.parts:
        yield from _selectors(part)


def _check_condition(entry: Entry, activation: Activation, condition: Condition) -> None:
    every = list(_conditions(condition))
    if len(every) > MOST_CONDITIONS:
        entry.fail(f"it has {len(every)} conditions, more than {MOST_CONDITIONS}")
    if activation.kind != Kind.ACTION and any(one.test == Test.ACTION for one in every):
        entry.fail("a condition on an action needs kind = 'action'")


def _conditions(condition: Condition) -> Iterator[Condition]:
    yield condition
    for part in condition.parts:
        yield from _conditions(part)
