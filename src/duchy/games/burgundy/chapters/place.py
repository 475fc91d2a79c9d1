"""Placing a tile from storage on the estate (chapter 5.1, 5.2), and what each colour does there (5.3 to 5.7)."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.bits import lowest
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask, pop
from duchy.games.burgundy import hooks
from duchy.games.burgundy.actions import place_action, place_free_action
from duchy.games.burgundy.chapters.black_depot import may_buy
from duchy.games.burgundy.chapters.buildings import building_effect
from duchy.games.burgundy.chapters.monasteries import FREE_STEP_PLACE, Monastery, has
from duchy.games.burgundy.chapters.scoring import score_animals, score_colour, score_region
from duchy.games.burgundy.chapters.take import stored_before, unstore
from duchy.games.burgundy.chapters.workers import EVERY_VALUE, reached, spend_die
from duchy.games.burgundy.components.layouts import WORD_BITS, bit_of, word_of
from duchy.games.burgundy.components.printings import Difference, printed
from duchy.games.burgundy.components.spaces import city_of, neighbours, number_spaces, space_colour, space_number
from duchy.games.burgundy.components.tiles import BUILDING, COLOUR, MONASTERY, Colour, Kind
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.state import Estate, State, estate_of, first_slot, shelf_of, shelves, tile_in


@rule
def open_spaces(s: State, home: Estate, kind: int, word: int) -> int:
    """Empty spaces of a tile's colour beside a placed tile (CB-PLACE-03, CB-PLACE-04, CB-PLACE-07)."""
    return home.border[word] & ~home.covered[word] & hooks.spaces_for(s, home, kind, word)


@rule
def city_allows(home: Estate, kind: int, space: int) -> bool:
    """A city holds one building of each type, unless monastery 1 lifts that (CB-BLD-03, 04, CB-MON01-01, 02)."""
    if BUILDING[kind] < 0 or has(home, Monastery.REPEAT_BUILDINGS):
        return True
    return not (home.cities[city_of(home, space)] >> BUILDING[kind]) & 1


@rule
def legal_spaces(s: State, home: Estate, kind: int, values: int, first: int, out: Ints, n: int) -> int:
    """Where a tile may go on spaces with these numbers, as actions counted from ``first`` (CB-PLACE-01, 02)."""
    for word in range(len(home.covered)):
        spaces = open_spaces(s, home, kind, word)
        if spaces and values != EVERY_VALUE:
            spaces &= number_spaces(home, values, word)
        while spaces:
            space = word * WORD_BITS + lowest(spaces)
            spaces &= spaces - 1
            if city_allows(home, kind, space) and hooks.allows_tile(s, home, space):
                out[n] = first + space
                n += 1
    return n


@rule
def legal_place(s: State, p: int, sets: int, dice: tuple[int, int], out: Ints, n: int) -> int:
    """Every stored tile on every fitting space that a die reaches."""
    home = estate_of(s, p)
    for die in range(dice[0], dice[1]):
        if not reached(sets, die, 0):
            continue
        for shelf in range(shelves(s, p)):
            storage, first = shelf_of(s, p, shelf), first_slot(s, p, shelf)
            for slot in range(storage.count):
                if not stored_before(storage, slot):
                    kind = storage.tiles[slot]
                    values = reached(sets, die, has(home, FREE_STEP_PLACE[kind]))
                    n = legal_spaces(s, home, kind, values, place_action(s, die, first + slot, 0), out, n)
    return n


@rule
def legal_place_free(s: State, p: int, out: Ints, n: int) -> int:
    """A town hall places any stored tile; the number does not matter (CB-HALL-01, CB-HALL-02, CB-PLACE-12)."""
    home = estate_of(s, p)
    for shelf in range(shelves(s, p)):
        storage, first = shelf_of(s, p, shelf), first_slot(s, p, shelf)
        for slot in range(storage.count):
            if not stored_before(storage, slot):
                action = place_free_action(s, first + slot, 0)
                n = legal_spaces(s, home, storage.tiles[slot], EVERY_VALUE, action, out, n)
    return n


@rule
def place(s: State, p: int, die: int, slot: int, space: int) -> None:
    """Spend a die on placing a stored tile on a space with its number (CB-PLACE-02)."""
    home = estate_of(s, p)
    free_step = has(home, FREE_STEP_PLACE[tile_in(s, p, slot)])
    spend_die(s, p, die, space_number(home, space), free_step)
    place_tile(s, p, slot, space)


@rule
def place_free(s: State, p: int, slot: int, space: int) -> None:
    """The placement of a town hall, without a die (CB-HALL-03, CB-HALL-04)."""
    pop(s)
    place_tile(s, p, slot, space)


@rule
def place_tile(s: State, p: int, slot: int, space: int) -> None:
    """Lay a stored tile (CB-PLACE-01)."""
    lay_tile(s, p, unstore(s, p, slot), space)


@rule
def lay_tile(s: State, p: int, kind: int, space: int) -> None:
    """Lay a tile, score what it completes, then use its effect (CB-RES-01, CB-RES-05, CB-COLOR-10).

    What the effect asks goes on top of the agenda, so that inner effects come first (CB-RES-02, CB-RES-03).
    """
    home = estate_of(s, p)
    cover(home, space, kind)
    if hooks.order_is_chosen(s, p, kind, space):
        return
    score_region(s, p, space)
    score_colour(s, p, space_colour(home, space))
    hooks.tile_laid(s, p)
    tile_effect(s, p, kind, space)
    hooks.tile_effect(s, p, kind, space)


@rule
def cover(home: Estate, space: int, kind: int) -> None:
    """Lay a tile on a space: it covers it, opens its neighbours, and counts for its city or as a monastery.

    The start castle opens the first spaces (CB-PLACE-05, CB-PLACE-06). No rule takes a tile off (CB-PLACE-08, 09).
    """
    home.tiles[space] = kind
    home.covered[word_of(home, space)] |= bit_of(home, space)
    for word in range(len(home.covered)):
        home.border[word] |= neighbours(home, space, word)
    if BUILDING[kind] >= 0:
        home.cities[city_of(home, space)] |= 1 << BUILDING[kind]
    if MONASTERY[kind]:
        home.monasteries |= 1 << MONASTERY[kind]


@rule
def tile_effect(s: State, p: int, kind: int, space: int) -> None:
    """What a tile does at once (CB-PLACE-10, CB-RES-08); monasteries and mines do nothing (CB-YEL-01, CB-MINE-01)."""
    colour = COLOUR[kind]
    if colour == Colour.BUILDING:
        use_building(s, p, kind)
    elif colour == Colour.ANIMAL:
        score_animals(s, p, kind, space)
    elif colour == Colour.CASTLE:
        ask(s, p, Decision.CASTLE)
    elif colour == Colour.SHIP:
        ask(s, p, Decision.SHIP)


@rule
def use_building(s: State, p: int, kind: int) -> None:
    """The effect of a building. A town hall asks if a tile fits or can be bought in between (CB-HALL-05 to 07)."""
    building_effect(s, p, kind)
    hooks.building_effect(s, p, kind)
    if kind == Kind.TOWN_HALL and (can_place_any(s, p) or (printed(s, Difference.BUY_INSIDE) and may_buy(s, p))):
        ask(s, p, Decision.TOWN_HALL)


@rule
def can_place_any(s: State, p: int) -> bool:
    """Whether any stored tile fits somewhere, whatever the number."""
    home = estate_of(s, p)
    for shelf in range(shelves(s, p)):
        storage = shelf_of(s, p, shelf)
        for slot in range(storage.count):
            if fits_somewhere(s, home, storage.tiles[slot]):
                return True
    return False


@rule
def fits_somewhere(s: State, home: Estate, kind: int) -> bool:
    """Whether there is a space for a tile, whatever its number."""
    for word in range(len(home.covered)):
        spaces = open_spaces(s, home, kind, word)
        while spaces:
            space = word * WORD_BITS + lowest(spaces)
            if city_allows(home, kind, space) and hooks.allows_tile(s, home, space):
                return True
            spaces &= spaces - 1
    return False
