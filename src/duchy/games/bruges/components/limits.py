"""What the words of a card may say together: what the rules can carry out, and what can be told in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from duchy.engine.data import Entry
from duchy.games.bruges.components.grammar import (
    Action,
    Activation,
    Change,
    Condition,
    Effect,
    Event,
    Evil,
    Kind,
    Op,
    Permission,
    Selector,
    Shade,
    Target,
    Test,
    What,
    Who,
)

MOST_EFFECTS = 12  # counted flat
MOST_CONDITIONS = 6
BRANCHES = range(2, 5)

OUTER = (Op.PAY, Op.CHOOSE, Op.EXCHANGE, Op.COPY)  # not inside `then` and `branches`
SPECIAL = (Op.MODIFY, Op.PERMIT, Op.PREVENT, Op.SCORE)
QUIET_EVENTS = (Event.REFILL, Event.REPUTATION_OFFER, Event.LEADERSHIP_CHECK)  # values are read, nothing is done
PLAYED = (Event.HOUSE_BUILT, Event.CANAL_BUILT, Event.CHARACTER_PLACED)  # a card has a colour there
PRICED = (Action.CANAL, Action.HOUSE, Action.PLACE, Action.ANY)

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
# Reactions that move markers could set each other off for ever (BR-STACK-05 only keeps a card from itself).
ENDLESS = (Event.MARKER_DISCARDED, Event.PENALTY_SUFFERED)
MARKERS_MOVED = (Op.GAIN_MARKER, Op.DISCARD_MARKER)
PREVENTED = {Event.MARKER_GAIN: Evil.MARKER, Event.PENALTY: Evil.PENALTY}


def check_card(entry: Entry, activation: Activation, condition: Condition | None, effects: tuple[Effect, ...]) -> None:
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


def flat(effects: Iterable[Effect]) -> Iterator[Effect]:
    """All operations, those inside others too."""
    for effect in effects:
        yield effect
        yield from flat(effect.then)
        for branch in effect.branches:
            yield from flat(branch)


def _check_nesting(entry: Entry, effects: tuple[Effect, ...]) -> None:
    for effect in effects:
        if effect.op == Op.CHOOSE and len(effect.branches) not in BRANCHES:
            entry.fail(f"'choose' has {len(effect.branches)} branches instead of {BRANCHES[0]} to {BRANCHES[-1]}")
        for inner in (*effect.then, *(one for branch in effect.branches for one in branch)):
            if inner.op in OUTER:
                entry.fail(f"'{_name(inner.op)}' cannot stand inside '{_name(effect.op)}'")


def _name(member: Op | Event | Kind | Action) -> str:
    return member.name.lower()


# --- single operations ------------------------------------------------------------------------------------------------


def _check_effect(entry: Entry, activation: Activation, effect: Effect) -> None:
    _check_words(entry, effect)
    if effect.colour == Shade.CARD and activation.kind != Kind.ACTION and activation.event not in PLAYED:
        entry.fail("colour = 'card' needs a card that is played: an action, a house, a canal cell or a character")
    if activation.event in ENDLESS and effect.op in MARKERS_MOVED:
        entry.fail(f"'{_name(effect.op)}' cannot react to '{_name(_event(activation))}': it could go on for ever")
    if effect.op == Op.SCORE and activation.kind != Kind.ENDGAME:
        entry.fail("'score' belongs to endgame")
    if effect.op == Op.MODIFY:
        _check_modify(entry, activation, effect)
    if effect.op == Op.PERMIT:
        _check_permit(entry, activation, effect)
    if effect.op == Op.PREVENT and PREVENTED.get(_event(activation)) != effect.evil:
        entry.fail(f"'prevent {effect.evil.name.lower()}' belongs to another situation")


def _event(activation: Activation) -> Event:
    return Event.CARDS_DRAWN if activation.event is None else activation.event


def _check_words(entry: Entry, effect: Effect) -> None:
    """What an operation may say whatever the card."""
    named = f"'{_name(effect.op)}'"
    up_to = (Op.STRAIGHTEN, Op.DRAW, Op.DISCARD_CARDS, Op.DISCARD_MARKER)
    if effect.amount.up_to and effect.op not in up_to and (effect.op, effect.what) != (Op.GAIN, What.WORKER):
        entry.fail(f"{named} cannot be 'up_to'")
    if effect.amount.up_to and (effect.amount.per is not None or effect.amount.die is not None or effect.amount.n < 2):
        entry.fail("'up_to' needs a number 'n' of 2 or more; up to 1 is 'optional'")
    if effect.op == Op.DO_ACTION:
        if not effect.with_card and effect.action != Action.CANAL:
            entry.fail("only a canal cell can be built with card = 'none'")
        if effect.price is not None:
            _check_price(entry, effect.action, effect.price)


def _check_price(entry: Entry, action: Action, change: Change) -> None:
    if action not in PRICED:
        entry.fail(f"the action '{_name(action)}' has no price")
    if action == Action.HOUSE and change != Change(set=0):
        entry.fail("the price of a house is its worker: it can only be set to 0")


def _check_modify(entry: Entry, activation: Activation, effect: Effect) -> None:
    assert effect.change is not None
    target = f"'modify {effect.target.name.lower()}'"
    if activation.kind == Kind.ACTION:
        if activation.action not in MODIFIED[effect.target]:
            entry.fail(f"{target} does not fit the action '{_name(activation.action)}'")
        if effect.target == Target.PRICE:
            _check_price(entry, activation.action, effect.change)
    elif activation.event is None or MODIFIED_EVENTS.get(effect.target) != activation.event:
        entry.fail(f"{target} needs an action or a situation that has such a value")
    if effect.target != Target.PRICE and (effect.change.add < 0 or effect.change.floor):
        entry.fail(f"{target} can only raise the value")
    if effect.target == Target.REFILL_TARGET and effect.change.times > 1:
        entry.fail(f"{target} needs 'set' or 'add'")


def _check_permit(entry: Entry, activation: Activation, effect: Effect) -> None:
    named = effect.permission.name.lower()
    if activation.kind == Kind.ACTION and activation.action in PERMITTED.get(effect.permission, ()):
        return
    if activation.event is None or PERMITTED_EVENTS.get(effect.permission) != activation.event:
        entry.fail(f"'permit {named}' does not belong to this activation")


# --- whole cards ------------------------------------------------------------------------------------------------------


def _check_kind(entry: Entry, activation: Activation, effects: tuple[Effect, ...]) -> None:
    ops = [effect.op for effect in effects]
    if activation.kind == Kind.ENDGAME and set(ops) != {Op.SCORE}:
        entry.fail("endgame has nothing but 'score'")
    if Op.COPY in ops and (len(ops) > 1 or activation.kind not in (Kind.WORKER, Kind.INSTANT)):
        entry.fail("'copy' is the only effect of a worker or instant character")
    if activation.event in QUIET_EVENTS and not set(ops) <= {Op.MODIFY, Op.PERMIT}:
        entry.fail(f"the situation '{_name(_event(activation))}' has nothing but 'modify' and 'permit'")
    if activation.event in PREVENTED and not _prevents(effects):
        entry.fail(f"the situation '{_name(_event(activation))}' has one effect: 'prevent', or 'pay' then 'prevent'")


def _prevents(effects: tuple[Effect, ...]) -> bool:
    if len(effects) != 1:
        return False
    (effect,) = effects
    last = effect.then if effect.op == Op.PAY else effects
    return len(last) == 1 and last[0].op == Op.PREVENT


def _check_chosen(entry: Entry, condition: Condition | None, effects: list[Effect]) -> None:
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
