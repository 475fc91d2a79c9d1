"""The operations of a card, read from the tables of a deck file (chapter 15.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duchy.engine.data import Entry
from duchy.games.bruges.components.grammar import (
    Action,
    Amount,
    Category,
    Change,
    Effect,
    Evil,
    Goods,
    Kind,
    Op,
    Permission,
    Shade,
    Target,
    What,
    Who,
)
from duchy.games.bruges.components.reading import FACES, LARGEST, known_keys, listed, read_amount, tables, word

MOST_EXCHANGED = 9
GOODS = (What.GUILDERS, What.VP, What.WORKER)
LOSERS = (Who.EACH_OPPONENT, Who.CHOSEN_OPPONENT, Who.LEFT, Who.RIGHT)
COPIED = {"self": Who.SELF, "chosen_opponent": Who.CHOSEN_OPPONENT, "all": Who.EACH_PLAYER}


def read_effects(entry: Entry, key: str = "effects") -> tuple[Effect, ...]:
    """Operations in order (BR-GRAM-06)."""
    return tuple(map(read_effect, tables(entry, key)))


def read_effect(entry: Entry) -> Effect:
    """One operation (BR-OP-01 to BR-OP-21)."""
    op = word(entry, "op", Op)
    fields = OPERATIONS[op](entry)
    known_keys(entry, "op", *fields.pop("keys"), *(() if op in NEVER_OPTIONAL else ("optional",)))
    return Effect(op, optional=entry.flag("optional"), **fields)


NEVER_OPTIONAL = (Op.PAY, Op.EXCHANGE, Op.SCORE, Op.PERMIT)  # the first two are optional by nature

Fields = dict[str, Any]
"""The fields of an ``Effect``, and under ``keys`` the keys of its table."""


def _shade(entry: Entry, what: What, needed: bool) -> tuple[Shade, tuple[str, ...]]:
    """The colour of workers; nothing else that is gained or lost has one."""
    if what != What.WORKER:
        return Shade.CHOICE, ()
    return word(entry, "colour", Shade, default=None if needed else Shade.CHOICE), ("colour",)


def _gain(entry: Entry) -> Fields:
    what = word(entry, "what", What, GOODS)
    colour, keys = _shade(entry, what, needed=True)
    who = word(entry, "who", Who, default=Who.SELF)
    return _fields("what amount who", keys, what=what, amount=read_amount(entry, "amount"), colour=colour, who=who)


def _lose(entry: Entry) -> Fields:
    what = word(entry, "what", What, GOODS)
    colour, keys = _shade(entry, what, needed=False)
    who = word(entry, "who", Who, default=Who.SELF)
    return _fields("what amount who", keys, what=what, amount=read_amount(entry, "amount"), colour=colour, who=who)


def _pay(entry: Entry) -> Fields:
    what = word(entry, "what", What, (What.GUILDERS, What.WORKER, What.CARD))
    colour, keys = _shade(entry, what, needed=False)
    amount, then = Amount(entry.integer("amount", 1, LARGEST)), read_effects(entry, "then")
    return _fields("what amount then", keys, what=what, amount=amount, colour=colour, then=then)


def _draw(entry: Entry) -> Fields:
    return _fields("amount", amount=read_amount(entry, "amount"))


def _discard_cards(entry: Entry) -> Fields:
    who = word(entry, "who", Who, default=Who.SELF)
    return _fields("amount who", amount=read_amount(entry, "amount"), who=who)


def _discard_marker(entry: Entry) -> Fields:
    return _fields("colour amount", colour=word(entry, "colour", Shade), amount=read_amount(entry, "amount"))


def _gain_marker(entry: Entry) -> Fields:
    known = [shade for shade in Shade if shade != Shade.CHOICE]
    colour, who = word(entry, "colour", Shade, known), word(entry, "who", Who, default=Who.SELF)
    return _fields("colour amount who", colour=colour, amount=read_amount(entry, "amount"), who=who)


def _reputation(entry: Entry) -> Fields:
    return _fields("steps", amount=read_amount(entry, "steps"))


def _do_action(entry: Entry) -> Fields:
    price = read_change(entry.table("price")) if "price" in entry else None
    with_card = entry.one_of("card", ("hand", "none")) == "hand"
    return _fields("action card price", action=word(entry, "action", Action), with_card=with_card, price=price)


def _remove(entry: Entry) -> Fields:
    what = word(entry, "what", What, (What.CANAL_TOKEN, What.HOUSE, What.CHARACTER))
    return _fields("what who", what=what, who=word(entry, "who", Who, default=Who.SELF))


def _return_to_hand(entry: Entry) -> Fields:
    what = word(entry, "what", What, (What.CHARACTER,))
    return _fields("what who", what=what, who=word(entry, "who", Who, default=Who.SELF))


def _transfer(entry: Entry) -> Fields:
    if "to" in entry:
        entry.one_of("to", ["self"])
    what, who = word(entry, "what", What, GOODS), word(entry, "from", Who, LOSERS)
    return _fields("from to what amount", what=what, amount=read_amount(entry, "amount"), who=who)


def _exchange(entry: Entry) -> Fields:
    give, get = _goods(entry.table("give"), False), _goods(entry.table("get"), True)
    return _fields("give get max", give=give, get=get, most=entry.integer("max", 1, MOST_EXCHANGED))


def _goods(entry: Entry, got: bool) -> Goods:
    """One side of an exchange. Workers given are of any colours, so only workers got have one."""
    what = word(entry, "what", What, GOODS)
    coloured = got and what == What.WORKER
    known_keys(entry, "what", "amount", *(("colour",) if coloured else ()))
    colours = [shade for shade in Shade if shade != Shade.CARD]
    colour = word(entry, "colour", Shade, colours) if coloured else Shade.CHOICE
    return Goods(what, entry.integer("amount", 1, LARGEST) if "amount" in entry else 1, colour)


def _choose(entry: Entry) -> Fields:
    found = entry.get("branches")
    if not isinstance(found, list):
        entry.fail("'branches' must be a list of lists of tables")
    branches = []
    for place, branch in enumerate(found, 1):
        name = f"{entry.name} branches.{place}"
        branches.append(tuple(map(read_effect, listed(entry, name, branch, 1, f"branch {place}"))))
    return _fields("branches", branches=tuple(branches))


def _modify(entry: Entry) -> Fields:
    keys = ("set", "add", "times", "floor")
    change = read_change(Entry(entry.file, entry.name, {key: entry.get(key) for key in keys if key in entry}))
    return _fields("target", keys, target=word(entry, "target", Target), change=change)


def read_change(entry: Entry) -> Change:
    """How a value changes: exactly one of set, add and times, and the least it may become (BR-STACK-01)."""
    known_keys(entry, "set", "add", "times", "floor")
    if len({"set", "add", "times"} & entry.values.keys()) != 1:
        entry.fail("there must be exactly one of the keys set, add, times")
    floor = entry.integer("floor", 0, LARGEST) if "floor" in entry else 0
    if "set" in entry:
        return Change(set=entry.integer("set", 0, LARGEST), floor=floor)
    if "times" in entry:
        return Change(times=entry.integer("times", 2, FACES), floor=floor)
    add = entry.integer("add", -LARGEST, LARGEST)
    if not add:
        entry.fail("'add' must not be 0")
    return Change(add=add, floor=floor)


def _permit(entry: Entry) -> Fields:
    return _fields("what", permission=word(entry, "what", Permission))


def _prevent(entry: Entry) -> Fields:
    return _fields("what", evil=word(entry, "what", Evil))


def _score(entry: Entry) -> Fields:
    return _fields("amount", amount=read_amount(entry, "amount"))


def _flip(entry: Entry) -> Fields:
    return _fields("category", category=word(entry, "category", Category))


def _copy(entry: Entry) -> Fields:
    kind = word(entry, "activation", Kind, (Kind.WORKER, Kind.INSTANT))
    return _fields("of activation", who=COPIED[entry.one_of("of", COPIED)], kind=kind)


def _straighten(entry: Entry) -> Fields:
    return _fields("amount", amount=read_amount(entry, "amount"))


def _fields(keys: str, more: tuple[str, ...] = (), **fields: Any) -> Fields:
    return {"keys": (*keys.split(), *more), **fields}


OPERATIONS: dict[Op, Callable[[Entry], Fields]] = {
    Op.GAIN: _gain,
    Op.LOSE: _lose,
    Op.PAY: _pay,
    Op.DRAW: _draw,
    Op.DISCARD_CARDS: _discard_cards,
    Op.DISCARD_MARKER: _discard_marker,
    Op.GAIN_MARKER: _gain_marker,
    Op.REPUTATION: _reputation,
    Op.DO_ACTION: _do_action,
    Op.REMOVE: _remove,
    Op.RETURN_TO_HAND: _return_to_hand,
    Op.TRANSFER: _transfer,
    Op.EXCHANGE: _exchange,
    Op.CHOOSE: _choose,
    Op.MODIFY: _modify,
    Op.PERMIT: _permit,
    Op.PREVENT: _prevent,
    Op.SCORE: _score,
    Op.FLIP: _flip,
    Op.COPY: _copy,
    Op.STRAIGHTEN: _straighten,
}
