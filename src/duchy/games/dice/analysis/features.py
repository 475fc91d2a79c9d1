"""An observed position as a vector of numbers, for learning. A kernel, so that it runs wherever games are played.

The vector is made for one player: the table first, then the player's own draft, then the open sheets of the others,
clockwise. Counts are scaled so that most values lie between 0 and 1. The numbers of an empty seat are 0. ``NAMES`` has
a name for each number, and the sizes of the parts are those of its parts.
"""

from duchy.engine.kernels.arrays import Floats
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import deciders, decision
from duchy.engine.play.layout import numbered, under
from duchy.games.dice.chapters.rounds import track
from duchy.games.dice.chapters.scoring import vp
from duchy.games.dice.components.parts import (
    BONUS_NAMES,
    BONUSES,
    COLOUR_NAMES,
    COLOURS,
    DOUBLE,
    MAX_PLAYERS,
    PHASES,
    PIPS,
)
from duchy.games.dice.components.sheets import CASTLE_BONUS, HEX_COLOUR, HEXES, LETTERS
from duchy.games.dice.display.names import CATEGORY_NAMES, PHASE_NAMES, ROW_NAMES
from duchy.games.dice.options import VARIANTS
from duchy.games.dice.questions import QUESTIONS
from duchy.games.dice.state import CATEGORIES, ROWS, Player, State

DECISIONS = len(QUESTIONS.names)
KINDS = len(VARIANTS)
SHEETS = len(LETTERS)

NUMBERS = range(1, PIPS + 1)

HEX_NAMES = (
    *under("colour", COLOUR_NAMES),
    *under("castle_bonus", BONUS_NAMES),
    "open",
    "built",
    *under("number", NUMBERS),
    *under("fits", NUMBERS),
)
TABLE_NAMES = (
    *under("decision", QUESTIONS.names),
    *under("phase", PHASE_NAMES),
    "time",
    *under("players", range(1, MAX_PLAYERS + 1)),
    *under("variant", VARIANTS),
    *numbered("dice", 2, (*under("pips", NUMBERS), *under("colour", COLOUR_NAMES))),
    "double_hourglass",
    *under("awards_left", COLOUR_NAMES),
)
PLAYER_NAMES = (
    "decides",
    *under("decision", QUESTIONS.names),
    "score",
    *(name for phase in PHASE_NAMES for name in under(f"points.{phase}", CATEGORY_NAMES)),
    *(f"bonuses.{row}.{bonus}.{what}" for row in ROW_NAMES for bonus in BONUS_NAMES for what in ("ringed", "crossed")),
    *under("awards", COLOUR_NAMES),
    *under("sheet", LETTERS),
    *numbered("duchy", HEXES, HEX_NAMES),
)
SEATS = ("own", *(f"other{n}" for n in range(1, MAX_PLAYERS)))  # from the player who looks, clockwise
NAMES = (*under("table", TABLE_NAMES), *(name for seat in SEATS for name in under(seat, PLAYER_NAMES)))

HEX = len(HEX_NAMES)
TABLE = len(TABLE_NAMES)
PLAYER = len(PLAYER_NAMES)


@rule
def features(s: State, p: int, out: Floats) -> None:
    """Write the position as player p sees it; ``out`` has room for a number for each name."""
    for i in range(len(out)):
        out[i] = 0.0
    at = write_table(s, out, 0)
    at = write_player(s, p, s.drafts[p], out, at)
    for i in range(1, s.seats):
        q = (p + i) % s.seats
        at = write_player(s, q, s.players[q], out, at)


@rule
def mark(out: Floats, at: int, size: int, index: int) -> int:
    """Write a 1 at an index among ``size`` numbers, none if it is negative; return the place after them."""
    if index >= 0:
        out[at + index] = 1.0
    return at + size


@rule
def write_table(s: State, out: Floats, at: int) -> int:
    """Write what belongs to no player: time, dice, awards."""
    at = mark(out, at, DECISIONS, decision(s))
    at = mark(out, at, PHASES, s.phase)
    out[at] = s.marked / track(s)
    at = mark(out, at + 1, MAX_PLAYERS, s.seats - 1)
    at = mark(out, at, KINDS, s.variant)
    for die in range(2):
        at = mark(out, at, PIPS, s.pips[die] - 1)
        at = mark(out, at, COLOURS, s.colours[die] if s.pips[die] else -1)
    out[at] = s.hourglasses == DOUBLE
    at += 1
    for colour in range(COLOURS):
        out[at + colour] = s.awards_left[colour] / 2
    return at + COLOURS


@rule
def write_player(s: State, q: int, me: Player, out: Floats, at: int) -> int:
    """Write what belongs to one player."""
    out[at] = (deciders(s) >> q) & 1
    at = mark(out, at + 1, DECISIONS, s.steps[q])
    out[at] = vp(me) / 50
    at += 1
    for phase in range(PHASES):
        for category in range(CATEGORIES):
            out[at] = me.points[phase, category] / 20
            at += 1
    for row in range(ROWS):
        for bonus in range(BONUSES):
            out[at] = me.ringed[row, bonus] / 4
            out[at + 1] = me.crossed[row, bonus] / 4
            at += 2
    for colour in range(COLOURS):
        out[at + colour] = me.awards[colour] > 0
    at = mark(out, at + COLOURS, SHEETS, me.sheet)
    return write_duchy(me, out, at)


@rule
def write_duchy(me: Player, out: Floats, at: int) -> int:
    """Write every hex of a duchy; nothing if it is not chosen yet."""
    if me.sheet < 0:
        return at + HEXES * HEX
    for space in range(HEXES):
        at = write_hex(me, space, out, at)
    return at


@rule
def write_hex(me: Player, space: int, out: Floats, at: int) -> int:
    """Write one hex: what it is, whether it is next to a built one or built, its number and those it would take."""
    at = mark(out, at, COLOURS, HEX_COLOUR[me.sheet, space])
    at = mark(out, at, BONUSES, CASTLE_BONUS[me.sheet, space])
    built = (me.built >> space) & 1
    out[at] = (me.border >> space) & 1 and not built
    out[at + 1] = built
    at = mark(out, at + 2, PIPS, me.numbers[space] - 1)
    for i in range(PIPS):
        out[at + i] = (me.fits[i] >> space) & 1
    return at + PIPS
