"""A position as a player sees it, for learning: groups of tokens, and the kernel that writes them.

The table comes first, then the player's own draft, then the open sheets of the others, clockwise.
``duchy.engine.play.encodings`` says what becomes of it.
"""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import deciders, decision
from duchy.engine.play.encodings import (
    FLAG,
    Choice,
    Group,
    Groups,
    Means,
    Properties,
    Quantity,
    everywhere,
    numbered,
    paths,
    put,
    put_count,
)
from duchy.games.dice.chapters.scoring import vp
from duchy.games.dice.components.parts import (
    BONUS_NAMES,
    BONUSES,
    BOXES,
    COLOUR_NAMES,
    COLOURS,
    DOUBLE,
    PHASES,
    PIPS,
    Colour,
)
from duchy.games.dice.components.sheets import CASTLE_BONUS, HEX_COLOUR, HEXES, LETTERS, MOST_GOODS
from duchy.games.dice.display.names import AWARD_NAMES, CATEGORY_NAMES, PHASE_NAMES, ROW_NAMES
from duchy.games.dice.options import VARIANTS
from duchy.games.dice.questions import QUESTIONS
from duchy.games.dice.state import CATEGORIES, ROWS, Player, State

#: Goes up by one whenever the same names say something else than before.
VERSION = 1

present = everywhere

MOST_ROUNDS = PHASES * BOXES
_NUMBERS = numbered(PIPS)
_DECISION = Choice(QUESTIONS.names[1:], optional=True)


def _one_hot(index: int, size: int) -> tuple[float, ...]:
    return tuple(float(place == index) for place in range(size))


_KIND = Properties(
    (*paths(("colour",), COLOUR_NAMES), *paths(("castle_bonus",), BONUS_NAMES)),
    (
        _one_hot(-1, COLOURS + BONUSES),
        *(_one_hot(colour, COLOURS + BONUSES) for colour in range(COLOURS)),
        *((*_one_hot(Colour.CASTLE, COLOURS), *_one_hot(bonus, BONUSES)) for bonus in range(BONUSES)),
    ),
)
"""A hex as it is printed: none, the colours, then castles by their bonus."""
_WRITTEN = Properties(
    ("open", "built", *paths(("number",), _NUMBERS)),
    (
        _one_hot(-1, 2 + PIPS),
        _one_hot(0, 2 + PIPS),
        *((0.0, 1.0, *_one_hot(number - 1, PIPS)) for number in range(PIPS + 1)),
    ),
)
"""What is in a hex: nothing, nothing but beside a built one, the start castle without a number, then the numbers."""
_FITS = Properties(_NUMBERS, tuple(tuple(float(fits >> n & 1) for n in range(PIPS)) for fits in range(1 << PIPS)))
"""The numbers that a hex would take, as a set."""

_ROUND: tuple[Means, ...] = (
    Quantity(MOST_GOODS, MOST_GOODS + 1),  # 0 while nothing is decided, then 1 + the goods sold
    FLAG,
    Choice(BONUS_NAMES, optional=True),
    Choice(numbered(HEXES), optional=True),
    Choice(numbered(HEXES), optional=True),
)


def _of_round(block: str) -> list[Group]:
    """What a player did in a round."""
    names = ("sold", "passed", "used", "first", "second")
    return [Group(f"{block}.{name}", means) for name, means in zip(names, _ROUND, strict=True)]


GROUPS = Groups(
    table=(
        Group("decision", _DECISION),
        Group("over", FLAG),
        Group("phase", Choice(PHASE_NAMES)),
        Group("time", Quantity(BOXES)),
        Group("round", Quantity(MOST_ROUNDS)),
        Group("variant", Choice(VARIANTS)),
        Group("dice.pips", Choice(_NUMBERS, optional=True), numbered(2)),
        Group("dice.colours", Choice(COLOUR_NAMES, optional=True), numbered(2)),
        Group("hourglasses", Quantity(DOUBLE, DOUBLE)),
        Group("awards_left", Quantity(2, 2), COLOUR_NAMES),
        *_of_round("now"),
    ),
    seat=(
        Group("decides", FLAG),
        Group("decision", _DECISION),
        Group("score", Quantity(50)),
        Group("points", Quantity(20), paths(PHASE_NAMES, CATEGORY_NAMES)),
        Group("bonuses", Quantity(4), paths(ROW_NAMES, BONUS_NAMES, ("ringed", "crossed"))),
        Group("awards", Choice(AWARD_NAMES, optional=True), COLOUR_NAMES),
        Group("sheet", Choice(tuple(LETTERS), optional=True)),
        *_of_round("last"),
        Group("kinds", _KIND, numbered(HEXES)),
        Group("hexes", _WRITTEN, numbered(HEXES)),
        Group("fits", _FITS, numbered(HEXES)),
    ),
)


@rule
def write(s: State, p: int, out: Ints, at: int) -> int:
    """Write the tokens of a position as player p sees it, from a place on; return the place after them."""
    at = write_table(s, out, at)
    at = write_round(s.drafts[p], out, at)
    at = write_player(s, p, s.drafts[p], out, at)
    for i in range(1, s.seats):
        q = (p + i) % s.seats
        at = write_player(s, q, s.players[q], out, at)
    return at


@rule
def write_table(s: State, out: Ints, at: int) -> int:
    """Write what belongs to no player: time, dice, awards."""
    at = put(out, at, decision(s))
    at = put(out, at, s.over)
    at = put(out, at, s.phase)
    at = put(out, at, s.marked)
    at = put(out, at, s.round_no)
    at = put(out, at, s.variant)
    for die in range(2):
        out[at + die] = s.pips[die]
        out[at + 2 + die] = s.colours[die] + 1 if s.pips[die] else 0
    at = put(out, at + 4, s.hourglasses)
    for colour in range(COLOURS):
        at = put(out, at, s.awards_left[colour])
    return at


@rule
def write_round(me: Player, out: Ints, at: int) -> int:
    """Write what a player did in a round."""
    at = put(out, at, me.sold + 1)
    at = put(out, at, me.passed)
    at = put(out, at, me.used)
    at = put(out, at, me.first + 1)
    return put(out, at, me.second + 1)


@rule
def write_player(s: State, q: int, me: Player, out: Ints, at: int) -> int:
    """Write what belongs to one player, on this sheet."""
    at = put(out, at, (deciders(s) >> q) & 1)
    at = put(out, at, s.steps[q])
    at = put_count(out, at, vp(me))
    for phase in range(PHASES):
        for category in range(CATEGORIES):
            at = put_count(out, at, me.points[phase, category])
    for row in range(ROWS):
        for bonus in range(BONUSES):
            at = put(out, at, me.ringed[row, bonus])
            at = put(out, at, me.crossed[row, bonus])
    for colour in range(COLOURS):
        at = put(out, at, me.awards[colour])
    at = put(out, at, me.sheet + 1)
    at = write_round(s.players[q], out, at)
    for space in range(HEXES):
        write_hex(me, space, out, at + space)
    return at + 3 * HEXES


@rule
def write_hex(me: Player, space: int, out: Ints, at: int) -> None:
    """Write the three tokens of a hex: as it is printed, what is in it, and the numbers that it would take."""
    kind, written, fits = 0, 0, 0
    if me.sheet >= 0:
        bonus = CASTLE_BONUS[me.sheet, space]
        kind += 1 + (COLOURS + bonus if bonus >= 0 else HEX_COLOUR[me.sheet, space])
        if (me.built >> space) & 1:
            written += 2 + me.numbers[space]
        else:
            written += (me.border >> space) & 1
        for number in range(PIPS):
            fits |= ((me.fits[number] >> space) & 1) << number
    out[at] = kind
    out[at + HEXES] = written
    out[at + 2 * HEXES] = fits
