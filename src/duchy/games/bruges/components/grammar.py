"""The words of a character card (chapter 15 of the catalogue) but for operations, which ``words.py`` has.

The name of a member in lower case is the word of the deck file. Numbers of members are used by the tables of the rules
(`components/programs.py`), so new members are added at the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, IntFlag


class Colour(IntEnum):
    """The five colours of cards, dice, workers and threat markers (BR-COMP-02, BR-GRAM-02)."""

    BLUE = 0
    BROWN = 1
    RED = 2
    PURPLE = 3
    YELLOW = 4


class Threat(IntEnum):
    """The penalty of each colour of threat markers, numbered as the colours (BR-THREAT-15 to BR-THREAT-19)."""

    FLOOD = 0
    PLAGUE = 1
    FIRE = 2
    INTRIGUE = 3
    RIOT = 4


class Group(IntEnum):
    """The eleven groups of characters (BR-GRAM-03)."""

    NOBLE = 0
    BUREAUCRAT = 1
    ENTERTAINER = 2
    CRAFTSMAN = 3
    MERCHANT = 4
    CLERGY = 5
    SERVANT = 6
    ARTIST = 7
    PROTECTOR = 8
    CRIMINAL = 9
    SCHOLAR = 10


class Kind(IntEnum):
    """When a character works (BR-GRAM-05, BR-ACT-01 to BR-ACT-06)."""

    INSTANT = 0
    WORKER = 1
    FREE = 2
    ACTION = 3
    SITUATION = 4
    ENDGAME = 5


class Action(IntEnum):
    """The six actions of chapter 8 in their order, and any of them."""

    WORKERS = 0
    MONEY = 1
    CALM = 2
    CANAL = 3
    HOUSE = 4
    PLACE = 5
    ANY = 6


class Event(IntEnum):
    """What a character can react to (BR-EVT-01 to BR-EVT-11)."""

    REFILL = 0
    CARDS_DRAWN = 1
    REPUTATION_OFFER = 2
    REPUTATION_STEP = 3
    DICE_ROLLED = 4
    MARKER_GAIN = 5
    PENALTY = 6  # about to be applied
    PENALTY_SUFFERED = 7  # after it
    MARKER_DISCARDED = 8
    HOUSE_BUILT = 9
    CANAL_BUILT = 10
    SECTION_COMPLETED = 11
    CHARACTER_PLACED = 12
    LEADERSHIP_CHECK = 13
    ROUND_END = 14


class By(IntEnum):
    """Whose event it is, seen from the owner of the character (BR-EVT-12)."""

    SELF = 0
    OPPONENT = 1
    ANY = 2


class What(IntEnum):
    """What an operation moves."""

    GUILDERS = 0
    VP = 1
    WORKER = 2
    CARD = 3  # pay only: hand cards
    CANAL_TOKEN = 4  # remove only
    HOUSE = 5  # remove only
    CHARACTER = 6  # remove and return_to_hand


class Shade(IntEnum):
    """The colour of a worker or marker in an operation: one of the five, or found when it is carried out."""

    BLUE = 0
    BROWN = 1
    RED = 2
    PURPLE = 3
    YELLOW = 4
    CHOICE = 5  # of the player who gains or loses it, for each piece anew
    CARD = 6  # of the card played for the action


class Who(IntEnum):
    """Whom an operation or a selector is about (BR-TGT-01, BR-SEL-08)."""

    SELF = 0
    EACH_OPPONENT = 1
    CHOSEN_OPPONENT = 2
    EACH_PLAYER = 3  # `all` in a selector and in `copy`
    LEFT = 4
    RIGHT = 5


class Target(IntEnum):
    """The value that `modify` changes (BR-OP-14)."""

    YIELD = 0
    PRICE = 1
    REFILL_TARGET = 2


class Permission(IntEnum):
    """The prohibition that `permit` lifts (BR-OP-15)."""

    ADVANCE_WITHOUT_LOW_DICE = 0
    TIE_SUFFICES = 1
    ANY_COLOUR = 2


class Evil(IntEnum):
    """What `prevent` prevents (BR-OP-16)."""

    MARKER = 0
    PENALTY = 1


class Category(IntEnum):
    """The three leaderships (BR-LEAD-01), and one of own choice."""

    REPUTATION = 0
    CHARACTERS = 1
    CANAL = 2
    CHOICE = 3


class Sel(IntEnum):
    """What can be counted (BR-SEL-01 to BR-SEL-07)."""

    WORKERS = 0
    GUILDERS = 1
    HAND = 2
    MARKERS = 3
    STATUES = 4
    LEADERSHIPS = 5  # coloured side up only (state = "flipped")
    HOUSES = 6
    CHARACTERS = 7
    DISTINCT = 8
    SETS = 9
    CANAL_CELLS = 10
    SECTIONS = 11
    REPUTATION_STEP = 12
    DICE = 13


class Status(IntEnum):
    """The word `state` of a selector: of houses the first three, of sections the last two."""

    ALL = 0
    EMPTY = 1
    INHABITED = 2
    THIRD = 3
    COMPLETE = 4


class Over(IntEnum):
    """What `distinct` and `sets` look at; groups exist for characters only."""

    HOUSES = 0
    CHARACTERS = 1
    WORKERS = 2


class Trait(IntEnum):
    """What must differ in `distinct`; `sets` are always of different colours."""

    COLOURS = 0
    GROUPS = 1


class Test(IntEnum):
    """The forms of a condition (BR-COND-01 to BR-COND-06)."""

    DIE = 0
    COUNT = 1
    MAJORITY = 2
    MINORITY = 3
    ACTION = 4
    ALL = 5
    ANY = 6
    NOT = 7


class Facet(IntFlag):
    """A part of what players have: what an effect depends on, and what it changes (BR-CHAR-22)."""

    GUILDERS = 1
    VP = 2
    WORKERS = 4
    HAND = 8  # and the decks, and what the owner knows of them
    MARKERS = 16
    TOWN = 32  # houses and inhabitants, turned or not
    CANAL = 64
    REPUTATION = 128
    LEADS = 256


@dataclass(frozen=True)
class Selector:
    """Something that is counted (15.5). None and the empty tuple mean: no restriction."""

    sel: Sel
    of: Who = Who.SELF  # SELF, EACH_OPPONENT (the sum over them), CHOSEN_OPPONENT or EACH_PLAYER (`all`)
    colour: Colour | None = None  # workers, markers, houses, characters, dice
    group: Group | None = None  # characters
    activation: Kind | None = None  # characters
    state: Status = Status.ALL  # houses, sections
    what: Trait = Trait.COLOURS  # distinct
    over: Over = Over.HOUSES  # distinct, sets
    k: int = 0  # sets
    faces: tuple[int, ...] = ()  # dice


@dataclass(frozen=True)
class Amount:
    """How much (BR-AMT-01 to BR-AMT-05): n, or each x (count of per // group_of), or the value of a die."""

    n: int = 1
    per: Selector | None = None
    each: int = 1
    group_of: int = 1
    die: Colour | None = None
    max: int | None = None
    up_to: bool = False


@dataclass(frozen=True)
class Change:
    """How a value changes (BR-OP-14, and the price of `do_action`): exactly one of set, add, times; then the floor."""

    set: int | None = None
    add: int = 0
    times: int = 1
    floor: int = 0


@dataclass(frozen=True)
class Goods:
    """One side of `exchange` (BR-OP-12): guilders, VP or workers; `colour` says which workers are got."""

    what: What
    amount: int = 1
    colour: Shade = Shade.CHOICE


@dataclass(frozen=True)
class Condition:
    """The key `if` of a card (BR-COND-01 to BR-COND-06). Only the fields of its `test` are set."""

    test: Test
    die: Colour | None = None  # DIE
    faces: tuple[int, ...] = ()  # DIE
    count: Selector | None = None  # COUNT, MAJORITY, MINORITY; a category is written as its selector
    low: int = 0  # COUNT: at_least or exactly
    high: int = 127  # COUNT: at_most or exactly
    tie: bool = False  # MAJORITY
    action: Action = Action.ANY  # ACTION
    colour: Colour | None = None  # ACTION: of the card played for it
    parts: tuple[Condition, ...] = ()  # ALL, ANY; NOT has one


@dataclass(frozen=True)
class Activation:
    """When a character works, and for situations which ones."""

    kind: Kind
    colour: Colour | None = None  # WORKER: the worker it costs
    action: Action = Action.ANY  # ACTION
    event: Event | None = None  # SITUATION
    by: By = By.SELF
    threats: tuple[Threat, ...] = ()  # the key `penalty`; empty = all
    group: Group | None = None  # character_placed
    event_colour: Colour | None = None  # the key `colour` of a situation: house, character or marker
    once_per_round: bool = False  # limit = "once_per_round"
