"""What all operations of a card have in common: how a word is read, checked, weighed and told (``words.py``)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, fields
from enum import IntEnum
from typing import Any, ClassVar, TypeVar

from duchy.engine.values.data import Entry
from duchy.games.bruges.components.grammar import Activation, Amount, Change, Event, Facet, What, Who
from duchy.games.bruges.components.reading import FACES, LARGEST, known_keys, word
from duchy.games.bruges.components.telling import Clause, Teller

CHANGES = ("set", "add", "times", "floor")
NOTHING = Facet(0)
EVERYTHING = Facet((1 << len(Facet)) - 1)
Facets = tuple[Facet, Facet]
"""What is depended on, and what is changed."""

Reader = Callable[[Entry, str], Any]


def told(default: Any, read: Reader, *keys: str, for_workers: bool = False) -> Any:
    """A field, how it is read, and its keys in the deck file if they are not its name.

    With ``for_workers`` it is there only if the word is about workers.
    """
    return field(default=default, metadata={"read": read, "keys": keys, "for_workers": for_workers})


@dataclass(frozen=True)
class Word:
    """An operation (BR-GRAM-06)."""

    op: ClassVar[IntEnum]
    #: Where the rules stand that carry it out, and that say whether it would change something.
    does: ClassVar[str] = ""
    would: ClassVar[str] = ""
    #: Whether it may concern other players than its owner.
    shared: ClassVar[bool] = False
    #: Whether the deck file may call it optional; payments and exchanges are by nature.
    may_be_optional: ClassVar[bool] = True
    #: Whether it may stand inside of others.
    inside: ClassVar[bool] = True
    #: What it depends on and changes, without its amount; one that is not simple does with everything.
    simple: ClassVar[Facets] = (EVERYTHING, EVERYTHING)
    #: What it sets off; words that are not simple depend on everything anyway.
    sets_off: ClassVar[tuple[Event, ...]] = ()

    optional: bool = False

    @classmethod
    def read(cls, entry: Entry) -> Word:
        """From a table of a deck file; a key that the word does not have is refused (BR-GRAM-07)."""
        values: dict[str, Any] = {}
        known = ["op"]
        for each in fields(cls):
            how = each.metadata
            if how and not (how["for_workers"] and values["what"] != What.WORKER):
                keys = how["keys"] or (each.name,)
                known += keys
                values[each.name] = how["read"](entry, keys[0])
        known_keys(entry, *known, *(["optional"] if cls.may_be_optional else []))
        return cls(optional=entry.flag("optional"), **values)

    @property
    def amount(self) -> Amount:
        """How much it is about."""
        return Amount()

    @property
    def who(self) -> Who:
        """Whom it is about."""
        return Who.SELF

    @property
    def inner(self) -> tuple[tuple[Word, ...], ...]:
        """Lists of operations in it."""
        return ()

    @property
    def may_be_up_to(self) -> bool:
        """Whether fewer will do if the deck file says so."""
        return False

    def check(self, entry: Entry, when: Activation) -> None:
        """Refuse what the word cannot say on a card that works then."""

    def facets(self, of: Callable[[Word], Facets]) -> Facets:
        """What it depends on and changes, where that depends on what it says; ``of`` tells it of those inside."""
        return self.simple

    def clause(self, tell: Teller) -> Clause:
        """What the reader does."""
        raise NotImplementedError(self)

    def clause_of_others(self, tell: Teller, who: str) -> str:
        """What others do."""
        raise NotImplementedError(self)


def name_of(member: IntEnum) -> str:
    """A word of an enum in the deck file."""
    return member.name.lower()


def joined(*parts: Facets) -> Facets:
    """What several operations depend on and change."""
    needs, changes = NOTHING, NOTHING
    for part in parts:
        needs, changes = needs | part[0], changes | part[1]
    return needs, changes


def flat(words: Iterable[Word]) -> Iterator[Word]:
    """All operations, those inside others too."""
    for each in words:
        yield each
        for inner in each.inner:
            yield from flat(inner)


# --- readers of fields ------------------------------------------------------------------------------------------------

E = TypeVar("E", bound=IntEnum)


def one(kind: type[E], allowed: Iterable[E] = (), default: E | None = None) -> Reader:
    """A word of an enum."""
    some = tuple(allowed)
    return lambda entry, name: word(entry, name, kind, some, default)


def read_change(entry: Entry) -> Change:
    """How a value changes: exactly one of set, add and times, and the least it may become (BR-STACK-01)."""
    known_keys(entry, *CHANGES)
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


def change_of_word(entry: Entry, name: str) -> Change:
    """A change whose keys stand in the table of the word itself."""
    return read_change(Entry(entry.file, entry.name, {key: entry.get(key) for key in CHANGES if key in entry}))
