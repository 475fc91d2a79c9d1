"""From the tables of a deck file to the words of the grammar: activations, amounts, conditions.

Every table is read with all its keys known: a key or a word that the grammar does not have is an error, never ignored
(BR-GRAM-07). What the words may say together is checked in ``limits.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import IntEnum
from typing import Any, TypeVar

from duchy.engine.values.data import Entry
from duchy.games.bruges.components.grammar import (
    Action,
    Activation,
    Amount,
    By,
    Colour,
    Condition,
    Event,
    Group,
    Kind,
    Over,
    Sel,
    Selector,
    Status,
    Test,
    Threat,
    Trait,
    Who,
)

LARGEST = 60  # of all numbers in a card
FACES = 6
FLIPPED = "flipped"
ONCE = "once_per_round"

E = TypeVar("E", bound=IntEnum)


def known_keys(entry: Entry, *keys: str) -> None:
    """Refuse every other key (BR-GRAM-07)."""
    for key in entry.values:
        if key not in keys:
            entry.fail(f"there is no key '{key}' here; the keys are {', '.join(keys)}")


def word(entry: Entry, key: str, kind: type[E], allowed: Collection[E] = (), default: E | None = None) -> E:
    """One of the words of an enum, or of some of its members."""
    if default is not None and key not in entry:
        return default
    words = {member.name.lower(): member for member in (allowed or kind)}
    return words[entry.one_of(key, words)]


def tables(entry: Entry, key: str, least: int = 1) -> list[Entry]:
    """A list of tables, each named by its place, counted from 1."""
    return listed(entry, f"{entry.name} {key}", entry.get(key), least, f"'{key}'")


def listed(entry: Entry, name: str, values: Any, least: int, called: str) -> list[Entry]:
    """The tables of a list that was found under a name."""
    if not isinstance(values, list) or len(values) < least:
        entry.fail(f"{called} must be a list of at least {least} tables")
    return [Entry(entry.file, f"{name}.{place}", table) for place, table in enumerate(values, 1)]


def _faces(entry: Entry, key: str) -> tuple[int, ...]:
    faces = entry.integers(key, low=1, high=FACES)
    if not faces or sorted(set(faces)) != faces:
        entry.fail(f"'{key}' must name faces of a die in ascending order")
    return tuple(faces)


# --- activations (15.2, 15.3) -----------------------------------------------------------------------------------------

COLOURED_EVENTS = (
    Event.MARKER_GAIN,
    Event.MARKER_DISCARDED,
    Event.HOUSE_BUILT,
    Event.CANAL_BUILT,
    Event.CHARACTER_PLACED,
)
PENALTIES = (Event.PENALTY, Event.PENALTY_SUFFERED)
OWN_EVENTS = (
    Event.REFILL,
    Event.REPUTATION_OFFER,
    Event.DICE_ROLLED,
    Event.MARKER_GAIN,
    Event.PENALTY,
    Event.LEADERSHIP_CHECK,
    Event.ROUND_END,
)
"""What happens to its owner or to all at once, so that ``by`` says nothing."""


def read_activation(entry: Entry) -> Activation:
    """When a character works (BR-ACT-01 to BR-ACT-07)."""
    kind = word(entry, "kind", Kind)
    if kind == Kind.WORKER:
        known_keys(entry, "kind", "colour")
        return Activation(kind, colour=word(entry, "colour", Colour))
    if kind == Kind.ACTION:
        known_keys(entry, "kind", "action", "limit")
        return Activation(kind, action=word(entry, "action", Action), once_per_round=_limited(entry))
    if kind == Kind.SITUATION:
        return _read_situation(entry)
    known_keys(entry, "kind")
    return Activation(kind)


def _limited(entry: Entry) -> bool:
    return "limit" in entry and entry.one_of("limit", [ONCE]) == ONCE


def _read_situation(entry: Entry) -> Activation:
    """An event, whose it is, and what narrows it (BR-EVT-01 to BR-EVT-12)."""
    event = word(entry, "event", Event)
    keys = ["kind", "event", "limit"]
    keys += ["by"] if event not in OWN_EVENTS else []
    keys += ["colour"] if event in COLOURED_EVENTS else []
    keys += ["penalty"] if event in PENALTIES else []
    keys += ["group"] if event == Event.CHARACTER_PLACED else []
    known_keys(entry, *keys)
    return Activation(
        Kind.SITUATION,
        event=event,
        by=word(entry, "by", By, default=By.SELF),
        threats=_threats(entry) if "penalty" in entry else (),
        group=word(entry, "group", Group) if "group" in entry else None,
        event_colour=word(entry, "colour", Colour) if "colour" in entry else None,
        once_per_round=_limited(entry),
    )


def _threats(entry: Entry) -> tuple[Threat, ...]:
    names = entry.texts("penalty")
    known = {threat.name.lower(): threat for threat in Threat}
    for name in names:
        if name not in known:
            entry.fail(f"'penalty' has '{name}', which is none of {', '.join(known)}")
    if not names or len(set(names)) < len(names):
        entry.fail("'penalty' must be a list of different penalties")
    return tuple(known[name] for name in names)


# --- selectors and amounts (15.5) -------------------------------------------------------------------------------------

SELECTOR_KEYS: dict[Sel, tuple[str, ...]] = {
    Sel.WORKERS: ("colour",),
    Sel.MARKERS: ("colour",),
    Sel.LEADERSHIPS: ("state",),
    Sel.HOUSES: ("colour", "state"),
    Sel.CHARACTERS: ("colour", "group", "activation"),
    Sel.DISTINCT: ("what", "over"),
    Sel.SETS: ("k", "over"),
    Sel.SECTIONS: ("state",),
    Sel.DICE: ("colour", "faces"),
}
AREAS = {"self": Who.SELF, "each_opponent": Who.EACH_OPPONENT, "chosen_opponent": Who.CHOSEN_OPPONENT}
ALL_AREAS = {**AREAS, "all": Who.EACH_PLAYER}


def read_selector(entry: Entry) -> Selector:
    """What is counted, and whose (BR-SEL-01 to BR-SEL-08)."""
    sel = word(entry, "sel", Sel)
    whose = () if sel == Sel.DICE else ("of",)
    known_keys(entry, "sel", *whose, *SELECTOR_KEYS.get(sel, ()))
    what = word(entry, "what", Trait) if sel == Sel.DISTINCT else Trait.COLOURS
    over = word(entry, "over", Over) if sel in (Sel.DISTINCT, Sel.SETS) else Over.HOUSES
    if what == Trait.GROUPS and over != Over.CHARACTERS:
        entry.fail("only characters have groups")
    return Selector(
        sel,
        of=ALL_AREAS[entry.one_of("of", ALL_AREAS)] if "of" in entry else Who.SELF,
        colour=word(entry, "colour", Colour) if "colour" in entry else None,
        group=word(entry, "group", Group) if "group" in entry else None,
        activation=word(entry, "activation", Kind) if "activation" in entry else None,
        state=_state(entry, sel),
        what=what,
        over=over,
        k=entry.integer("k", 2, len(Colour)) if sel == Sel.SETS else 0,
        faces=_faces(entry, "faces") if sel == Sel.DICE else (),
    )


def _state(entry: Entry, sel: Sel) -> Status:
    if sel == Sel.LEADERSHIPS:
        entry.one_of("state", [FLIPPED])
    if sel == Sel.SECTIONS:
        return word(entry, "state", Status, (Status.THIRD, Status.COMPLETE))
    if sel == Sel.HOUSES:
        return word(entry, "state", Status, (Status.ALL, Status.EMPTY, Status.INHABITED), Status.ALL)
    return Status.ALL


def read_amount(entry: Entry, key: str) -> Amount:
    """A number, a count, or the value of a die (BR-AMT-01 to BR-AMT-05)."""
    if not isinstance(entry.get(key), dict):
        return Amount(entry.integer(key, 1, LARGEST))
    told = entry.table(key)
    up_to = told.flag("up_to")
    most = told.integer("max", 1, LARGEST) if "max" in told else None
    if "per" in told:
        known_keys(told, "per", "each", "group_of", "max", "up_to")
        per = read_selector(told.table("per"))
        each = told.integer("each", 1, LARGEST)
        group_of = told.integer("group_of", 2, LARGEST) if "group_of" in told else 1
        return Amount(per=per, each=each, group_of=group_of, max=most, up_to=up_to)
    if "die" in told:
        known_keys(told, "die", "max", "up_to")
        return Amount(die=word(told, "die", Colour), max=most, up_to=up_to)
    known_keys(told, "n", "up_to")
    return Amount(told.integer("n", 1, LARGEST), up_to=up_to)


# --- conditions (BR-COND-01 to BR-COND-06) ----------------------------------------------------------------------------

LEADING = {
    "reputation": Selector(Sel.REPUTATION_STEP),
    "characters": Selector(Sel.CHARACTERS),
    "canal": Selector(Sel.CANAL_CELLS),
}
"""The categories of leadership as what is compared for them."""


def read_condition(entry: Entry) -> Condition:
    """A condition, by the key that says of which form it is."""
    forms = [form for form in CONDITIONS if form in entry]
    if len(forms) != 1:
        entry.fail(f"a condition has exactly one of the keys {', '.join(CONDITIONS)}")
    return CONDITIONS[forms[0]](entry)


def _die(entry: Entry) -> Condition:
    known_keys(entry, "die", "in")
    return Condition(Test.DIE, die=word(entry, "die", Colour), faces=_faces(entry, "in"))


def _count(entry: Entry) -> Condition:
    bounds = ("at_least", "at_most", "exactly")
    known_keys(entry, "count", *bounds)
    given = [key for key in bounds if key in entry]
    if len(given) != 1:
        entry.fail(f"a count has exactly one of the keys {', '.join(bounds)}")
    number = entry.integer(given[0], 1 if given[0] == "at_least" else 0, LARGEST)
    count = read_selector(entry.table("count"))
    if given[0] == "at_least":
        return Condition(Test.COUNT, count=count, low=number)
    return Condition(Test.COUNT, count=count, low=number if given[0] == "exactly" else 0, high=number)


def _compared(entry: Entry, key: str) -> Selector:
    """What players compare: a category of leadership or any selector of their own things."""
    if isinstance(entry.get(key), str):
        return LEADING[entry.one_of(key, LEADING)]
    told = entry.table(key)
    if "of" in told or told.values.get("sel") == Sel.DICE.name.lower():
        told.fail("every player's own things are compared")
    return read_selector(told)


def _majority(entry: Entry) -> Condition:
    known_keys(entry, "majority", "tie")
    return Condition(Test.MAJORITY, count=_compared(entry, "majority"), tie=entry.flag("tie"))


def _minority(entry: Entry) -> Condition:
    known_keys(entry, "minority")
    return Condition(Test.MINORITY, count=_compared(entry, "minority"))


def _action(entry: Entry) -> Condition:
    known_keys(entry, "action", "colour")
    colour = word(entry, "colour", Colour) if "colour" in entry else None
    return Condition(Test.ACTION, action=word(entry, "action", Action), colour=colour)


def _all(entry: Entry) -> Condition:
    known_keys(entry, "all")
    return Condition(Test.ALL, parts=tuple(map(read_condition, tables(entry, "all", 2))))


def _any(entry: Entry) -> Condition:
    known_keys(entry, "any")
    return Condition(Test.ANY, parts=tuple(map(read_condition, tables(entry, "any", 2))))


def _not(entry: Entry) -> Condition:
    known_keys(entry, "not")
    return Condition(Test.NOT, parts=(read_condition(entry.table("not")),))


CONDITIONS: dict[str, Callable[[Entry], Condition]] = {
    "die": _die,
    "count": _count,
    "majority": _majority,
    "minority": _minority,
    "action": _action,
    "all": _all,
    "any": _any,
    "not": _not,
}
