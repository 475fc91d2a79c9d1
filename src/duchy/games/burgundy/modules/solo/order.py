"""The effects of a placement, in the order that the player chooses (CB-SOLO-37).

They wait together in one frame of the agenda: a set of effects, and the space of the tile. Where more than one waits,
the player says which comes next; it is done with everything that follows from it, and then the rest is asked again.
"""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.bits import count, lowest
from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask_about, pop, then_for
from duchy.games.burgundy.actions import resolve_action
from duchy.games.burgundy.chapters.monasteries import SCORING
from duchy.games.burgundy.components.board import PHASE_VP, SIZE_VP
from duchy.games.burgundy.components.spaces import colour_spaces, region_of, region_size, region_spaces, space_colour
from duchy.games.burgundy.components.tiles import COLOUR, COLOURS, KINDS, MONASTERY, Colour
from duchy.games.burgundy.modules.inns import inns_in
from duchy.games.burgundy.modules.solo.target import missing
from duchy.games.burgundy.questions import Decision, Effect, Step
from duchy.games.burgundy.state import Estate, State, estate_of

EFFECTS = len(Effect)
POINTS_OF_REGION = 1 << Effect.SIZE | 1 << Effect.PHASE
_WORK = (Colour.BUILDING, Colour.ANIMAL, Colour.CASTLE, Colour.SHIP)
WORKS = table([COLOUR[kind] in _WORK or SCORING >> int(MONASTERY[kind]) & 1 for kind in range(KINDS)])
"""By tile, whether it does something when it is laid. A black tile does not (CB-SOLO-27, CB-SOLO-28, CB-SOLO-35)."""


@rule
def tile_laid(s: State, p: int, kind: int, space: int) -> None:
    """Let the effects of a placement wait; the estate that it fills wins at once (CB-SOLO-49, CB-SOLO-50)."""
    home, waiting = estate_of(s, p), WORKS[kind] << Effect.TILE
    region = region_of(home, space)
    if covers_region(home, region):
        home.scored |= 1 << region
        waiting |= POINTS_OF_REGION
    if filled(home):
        s.over = 1
        while s.depth:
            pop(s)
        return
    if covers_colour(home, space_colour(home, space)):
        waiting |= 1 << Effect.COLOUR
    if waiting:
        then_for(s, p, Step.EFFECTS, waiting, space)


@rule
def filled(home: Estate) -> bool:
    """Whether every space of the estate is covered: then every colour is."""
    for colour in range(COLOURS):
        if not covers_colour(home, colour):
            return False
    return True


@rule
def covers_region(home: Estate, region: int) -> bool:
    """Whether a region is complete; its last space is covered once only."""
    for word in range(len(home.covered)):
        if region_spaces(home, region, word) & ~home.covered[word]:
            return False
    return True


@rule
def covers_colour(home: Estate, colour: int) -> bool:
    """Whether all spaces of a colour are covered, by whatever tiles (CB-SOLO-27, CB-SOLO-33)."""
    for word in range(len(home.covered)):
        if colour_spaces(home, colour, word) & ~home.covered[word]:
            return False
    return True


@rule
def go_on(s: State, p: int, waiting: int, space: int) -> None:
    """Use the only effect that waits, or ask which one comes next (CB-SOLO-37)."""
    if count(waiting) == 1 or order_is_all_one(s, p, waiting, space):
        use_next(s, p, waiting, lowest(waiting), space)
    else:
        ask_about(s, p, Decision.ORDER, waiting, space)


@rule
def order_is_all_one(s: State, p: int, waiting: int, space: int) -> bool:
    """Whether only the points of a region wait that cannot reach the target, even with all silver: nothing differs."""
    if waiting != POINTS_OF_REGION:
        return False
    home = estate_of(s, p)
    region = region_of(home, space)
    size = min(region_size(home, region) + inns_in(home, region), len(SIZE_VP) - 1)  # CB-INN-11, CB-INN-13
    return SIZE_VP[size] + PHASE_VP[s.phase] + home.silver < missing(s)


@rule
def legal_resolve(s: State, p: int, out: Ints, n: int) -> int:
    """Any of the effects that wait."""
    waiting = s.agenda[s.depth - 1].a
    while waiting:
        out[n] = resolve_action(s, lowest(waiting))
        waiting &= waiting - 1
        n += 1
    return n


@rule
def resolve(s: State, p: int, effect: int) -> None:
    """The effect that comes next."""
    waiting, space = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    use_next(s, p, waiting, effect, space)


@rule
def use_next(s: State, p: int, waiting: int, effect: int, space: int) -> None:
    """Use an effect, with all that follows from it, and then go on with the rest (CB-SOLO-46)."""
    rest = waiting & ~(1 << effect)
    if rest:
        then_for(s, p, Step.EFFECTS, rest, space)
    then_for(s, p, Step.EFFECT, effect, space)
