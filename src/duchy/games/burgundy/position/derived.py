"""What the rules remember of tiles and shields, made anew from them."""

from __future__ import annotations

from duchy.engine.kernels.arrays import Records
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.chapters.place import cover
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.spaces import region_count, region_of, region_size, region_spaces
from duchy.games.burgundy.modules.border_posts import linked_pairs
from duchy.games.burgundy.modules.shields.copying import copy_monasteries
from duchy.games.burgundy.modules.shields.held import has_shield
from duchy.games.burgundy.modules.shields.taking import open_all_spaces
from duchy.games.burgundy.state import Estate, State, estate_of, with_modules

DERIVED_FIELDS = ("covered", "border", "scored", "monasteries", "cities")


@rule
def derive(states: Records[State]) -> None:
    """Make up what a record keeps for speed from the tiles that lie in the estates, as the rules do."""
    s = states[0]
    for e in range(s.seats):
        home = s.estates[e]
        for space in range(len(home.tiles)):
            if home.tiles[space]:
                cover(home, space, home.tiles[space])
        if home.layout >= 0:
            home.scored |= full_regions(home)
            if with_modules(s):
                s.more[0].post_pairs[e] = linked_pairs(home)
    if with_modules(s):
        derive_from_shields(s)


@rule
def derive_from_shields(s: State) -> None:
    """The monasteries that shield 6 copies, and the spaces that shield 18 opens."""
    copy_monasteries(s)
    for p in range(s.seats):
        if has_shield(s, p, Shield.BOLD_SETTLERS):
            open_all_spaces(estate_of(s, p))


@rule
def full_regions(home: Estate) -> int:
    """The regions without an empty space; one that is nothing but the start castle never scores."""
    full = 0
    for region in range(region_count(home)):
        empty = 0
        for word in range(len(home.covered)):
            empty |= region_spaces(home, region, word) & ~home.covered[word]
        alone = region_size(home, region) == 1 and region_of(home, home.castle) == region
        if not empty and not alone:
            full |= 1 << region
    return full
