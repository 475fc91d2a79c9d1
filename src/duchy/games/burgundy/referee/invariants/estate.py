"""Estates: only tiles that are laid change them, and what the rules remember of an estate is what its tiles say."""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.layouts import bit_of, word_of
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.spaces import city_of, region_of, space_colour, space_count
from duchy.games.burgundy.components.tiles import BUILDING, COLOUR, Colour, Kind
from duchy.games.burgundy.referee.holdings import lies_in, monasteries_at_work
from duchy.games.burgundy.referee.invariants.action import (
    castle_returned,
    changes_tiles,
    chooses_estate,
    space_of,
    tile_laid,
)
from duchy.games.burgundy.referee.invariants.drawing import first_walked, is_full, tiles_in, walk
from duchy.games.burgundy.referee.invariants.ledger import Ledger
from duchy.games.burgundy.referee.invariants.shields import shields_moved
from duchy.games.burgundy.referee.invariants.violations import FINE, Violation
from duchy.games.burgundy.referee.legality.spaces import beside_a_tile
from duchy.games.burgundy.state import Estate, State


@rule
def is_open(s: State, e: int, space: int) -> bool:
    """Whether a tile lies next to a space of an estate, or none has to (CB-SH18-01)."""
    return lies_in(s, e, Shield.BOLD_SETTLERS) == 1 or beside_a_tile(s.estates[e], space)


@rule
def check_estate(s: State, e: int, ledger: Ledger) -> int:
    """Tiles lie on their colour, and everything derived from them agrees."""
    home = s.estates[e]
    if home.layout < 0:  # the board is not chosen yet
        return Violation.ESTATE if tiles_in(home) else FINE
    for space in range(len(home.tiles)):
        tile = home.tiles[space]
        any_colour = not tile or tile == Kind.INN or tile == Kind.BLACK_TILE
        if not any_colour and space_colour(home, space) != COLOUR[tile]:
            return Violation.PLACEMENT
    return check_masks(s, e) or check_monasteries(s, e) or check_cities(home, ledger) or check_scored(s, e, ledger)


@rule
def check_masks(s: State, e: int) -> int:
    """The masks of an estate say which spaces have a tile, and which are beside one."""
    home, last = s.estates[e], 0
    for word in range(len(home.covered)):
        first, covered, border = last, 0, 0
        while last < space_count(home) and word_of(home, last) == word:
            last += 1
        for space in range(first, last):
            if home.tiles[space]:
                covered |= bit_of(home, space)
            if is_open(s, e, space):
                border |= bit_of(home, space)
        if covered != home.covered[word]:
            return Violation.COVERED
        if border != home.border[word]:
            return Violation.BORDER
    return FINE


@rule
def check_monasteries(s: State, e: int) -> int:
    """The mask of monasteries has a bit for each that works in the estate."""
    return FINE if monasteries_at_work(s, e) == s.estates[e].monasteries else Violation.MONASTERIES


@rule
def check_cities(home: Estate, ledger: Ledger) -> int:
    """Each city knows the buildings in it, and no city is known that the estate does not have."""
    unexplained = 0
    for city in range(len(home.cities)):
        unexplained += home.cities[city]
    for space in range(space_count(home)):
        if space_colour(home, space) != Colour.BUILDING:
            continue
        size, buildings = walk(home, space, ledger), 0
        for i in range(size):
            tile = home.tiles[ledger.region[i]]
            if tile and BUILDING[tile] >= 0:
                buildings |= 1 << BUILDING[tile]
        if buildings != home.cities[city_of(home, space)]:
            return Violation.CITIES
        if space == first_walked(size, ledger):
            unexplained -= buildings
    return Violation.CITIES if unexplained else FINE


@rule
def check_scored(s: State, e: int, ledger: Ledger) -> int:
    """The regions that have scored are the full ones. One that is nothing but the start castle never scores.

    A region may lose a castle again: then it is one that was full once (CB-NEAR-14).
    """
    home = s.estates[e]
    scored = 0
    for space in range(space_count(home)):
        full = is_full(home, walk(home, space, ledger), ledger)
        alone = space == home.castle and walk(home, space, ledger) == 1
        once = s.modules & Module.CLOSE_TO_CASTLE and ledger.completed[e, region_of(home, space)] > 0
        if (full and not alone) or once:
            scored |= 1 << region_of(home, space)
    return FINE if scored == home.scored else Violation.SCORED


@rule
def check_tile_laid(before: State, s: State, e: int, p: int, action: int, ledger: Ledger) -> int:
    """An estate gains the tile that is laid, or loses a castle that is returned (CB-NEAR-13).

    Nothing else ever changes there (CB-PLACE-08).
    """
    home, was = s.estates[e], before.estates[e]
    if chooses_estate(s, action):
        return FINE  # see check_founding
    if home.layout != was.layout or home.castle != was.castle:
        return Violation.ESTATE
    mine = e == before.players[p].estate
    target = max(space_of(s, action), castle_returned(s, action)) if mine else -1
    for space in range(len(home.tiles)):
        if home.tiles[space] != (tile_laid(before, p, action) if space == target else was.tiles[space]):
            return Violation.ESTATE
    if target < 0:
        return check_nothing_derived(before, s, e, action)
    return FINE  # what is derived from the tiles is made up again in check_estate


@rule
def check_nothing_derived(before: State, s: State, e: int, action: int) -> int:
    """Where no tile is laid, what is derived from the tiles stays; shields open spaces and copy monasteries."""
    home, was = s.estates[e], before.estates[e]
    anew = shields_change(before, s, action) and home.layout >= 0
    if anew:
        code = check_masks(s, e) or check_monasteries(s, e)
        if code:
            return code
    for word in range(len(home.covered)):
        if home.covered[word] != was.covered[word]:
            return Violation.COVERED
        if home.border[word] != was.border[word] and not anew:
            return Violation.BORDER
    for city in range(len(home.cities)):
        if home.cities[city] != was.cities[city]:
            return Violation.CITIES
    if home.scored != was.scored:
        return Violation.SCORED
    return FINE if home.monasteries == was.monasteries or anew else Violation.MONASTERIES


@rule
def shields_change(before: State, s: State, action: int) -> int:
    """Whether what shields open or copy in an estate may have changed: one moved, or a tile lies elsewhere."""
    return s.modules & Module.SHIELDS and (changes_tiles(s, action) or shields_moved(before, s))
