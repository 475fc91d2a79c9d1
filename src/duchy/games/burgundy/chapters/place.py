"""Placing a tile from storage on the estate (chapter 5.1, 5.2), and what each colour does there (5.3 to 5.7)."""

from duchy.engine.agenda import ask
from duchy.engine.bits import lowest
from duchy.engine.rule import rule
from duchy.games.burgundy.actions import PLACE, PLACE_FREE
from duchy.games.burgundy.chapters.black_depot import may_buy
from duchy.games.burgundy.chapters.buildings import building_effect
from duchy.games.burgundy.chapters.monasteries import FREE_STEP_PLACE, Monastery, has
from duchy.games.burgundy.chapters.scoring import score_animals, score_colour, score_region
from duchy.games.burgundy.chapters.take import stored_before, unstore
from duchy.games.burgundy.chapters.workers import EVERY_VALUE, reach, spend_die, usable
from duchy.games.burgundy.components.board import STORAGE
from duchy.games.burgundy.components.layouts import (
    BIT,
    COLOUR_MASK,
    HEX_NUMBER,
    HEXES,
    NEIGHBOURS,
    NUMBERS_MASK,
    REGION,
    WORD,
    WORD_BITS,
    WORDS,
)
from duchy.games.burgundy.components.printings import Difference, printed
from duchy.games.burgundy.components.tiles import COLOUR, MONASTERY, Colour, Kind
from duchy.games.burgundy.state import Decision


@rule
def open_spaces(me, colour, values, word):
    """Empty spaces of a colour and a set of numbers beside a placed tile (CB-PLACE-02 to 04, CB-PLACE-07)."""
    beside = me.border[word] & ~me.covered[word]
    return beside & COLOUR_MASK[me.layout, colour, word] & NUMBERS_MASK[me.layout, values, word]


@rule
def city_allows(me, kind, colour, space):
    """A city holds one building of each type, unless monastery 1 lifts that (CB-BLD-03, CB-MON01-01)."""
    if colour != Colour.BUILDING or has(me, Monastery.REPEAT_BUILDINGS):
        return True
    return not (me.cities[REGION[me.layout, space]] >> kind) & 1


@rule
def legal_spaces(me, slot, values, first, out, n):
    """Where a stored tile may go, as actions counted from ``first`` (CB-PLACE-01)."""
    kind = me.storage[slot]
    colour = COLOUR[kind]
    for word in range(WORDS):
        spaces = open_spaces(me, colour, values, word)
        while spaces:
            space = word * WORD_BITS + lowest(spaces)
            spaces &= spaces - 1
            if city_allows(me, kind, colour, space):
                out[n] = first + space
                n += 1
    return n


@rule
def legal_place(me, dice, out, n):
    """Every stored tile on every fitting space that a die reaches."""
    for die in range(dice[0], dice[1]):
        if not usable(me, die):
            continue
        for slot in range(me.stored):
            if not stored_before(me, slot):
                values = reach(me, die, has(me, FREE_STEP_PLACE[COLOUR[me.storage[slot]]]))
                n = legal_spaces(me, slot, values, PLACE + (die * STORAGE + slot) * HEXES, out, n)
    return n


@rule
def legal_place_free(me, out, n):
    """A town hall places any stored tile; the number does not matter (CB-HALL-01, CB-HALL-02, CB-PLACE-12)."""
    for slot in range(me.stored):
        if not stored_before(me, slot):
            n = legal_spaces(me, slot, EVERY_VALUE, PLACE_FREE + slot * HEXES, out, n)
    return n


@rule
def place(s, p, die, slot, space):
    """Spend a die on placing a stored tile on a space with its number (CB-PLACE-02)."""
    me = s.players[p]
    free_step = has(me, FREE_STEP_PLACE[COLOUR[me.storage[slot]]])
    spend_die(me, die, HEX_NUMBER[me.layout, space], free_step)
    place_tile(s, p, slot, space)


@rule
def place_tile(s, p, slot, space):
    """Lay the tile, score what it completes, then use its effect (CB-RES-01)."""
    me = s.players[p]
    kind = unstore(me, slot)
    cover(me, space, kind)
    score_region(s, me, space)
    score_colour(s, me, COLOUR[kind])
    tile_effect(s, p, kind, space)


@rule
def cover(me, space, kind):
    """Lay a tile on a space: it covers it, opens its neighbours, and counts for its city or as a monastery."""
    me.tiles[space] = kind
    me.covered[WORD[space]] |= BIT[space]
    for word in range(WORDS):
        me.border[word] |= NEIGHBOURS[me.layout, space, word]
    if COLOUR[kind] == Colour.BUILDING:
        me.cities[REGION[me.layout, space]] |= 1 << kind
    if MONASTERY[kind]:
        me.monasteries |= 1 << MONASTERY[kind]


@rule
def tile_effect(s, p, kind, space):
    """What a tile does at once (CB-PLACE-10): monasteries and mines do nothing now (CB-YEL-01, CB-MINE-01)."""
    colour = COLOUR[kind]
    if colour == Colour.BUILDING:
        building_effect(s, p, kind)
        if kind == Kind.TOWN_HALL:
            offer_town_hall(s, p)
    elif colour == Colour.ANIMAL:
        score_animals(s.players[p], kind, space)
    elif colour == Colour.CASTLE:
        ask(s, p, Decision.CASTLE)
    elif colour == Colour.SHIP:
        ask(s, p, Decision.SHIP)


@rule
def offer_town_hall(s, p):
    """A town hall asks if a tile fits or, where a purchase may come between, can be bought (CB-HALL-05 to 07)."""
    me = s.players[p]
    if can_place_any(me) or (printed(s, Difference.BUY_INSIDE) and may_buy(s, me)):
        ask(s, p, Decision.TOWN_HALL)


@rule
def can_place_any(me):
    """Whether any stored tile fits somewhere, whatever the number."""
    for slot in range(me.stored):
        kind = me.storage[slot]
        for word in range(WORDS):
            spaces = open_spaces(me, COLOUR[kind], EVERY_VALUE, word)
            while spaces:
                if city_allows(me, kind, COLOUR[kind], word * WORD_BITS + lowest(spaces)):
                    return True
                spaces &= spaces - 1
    return False
