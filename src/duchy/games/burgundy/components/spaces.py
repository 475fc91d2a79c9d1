"""What rules ask about the spaces of an estate: colours, numbers, neighbours and regions.

Of a printed estate the tables of ``components.layouts`` tell it. In games with own estates the record holds the plan of
every seat instead. The compiler knows the length of its fields, which is 0 in all other games, so that these carry
neither the bytes nor the code of own estates.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duchy.engine.kernels.bits import count
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components import layouts
from duchy.games.burgundy.components.layouts import HEXAGON
from duchy.games.burgundy.components.tiles import Colour

if TYPE_CHECKING:
    from duchy.games.burgundy.state import Estate

DARK_GREEN = int(Colour.CASTLE)  # a plain integer, since CUDA does not take an enum as an index


@rule
def shape_of(home: Estate) -> int:
    """A layout whose spaces lie as those of the estate do: every own estate is a hexagon (CB-COMP-21)."""
    if len(home.plan_colours):
        return HEXAGON
    return home.layout


@rule
def space_count(home: Estate) -> int:
    """How many spaces an estate has."""
    if len(home.plan_colours):
        return len(home.plan_colours)
    return layouts.space_count(home.layout)


@rule
def start_space(home: Estate) -> int:
    """The space of the start castle where the plan marks one, else -1 (CB-SETUP-10, CB-TEAM-06)."""
    if len(home.plan_colours):
        return home.plan_start[0]
    return layouts.start_space(home.layout)


@rule
def start_spaces(home: Estate, word: int) -> int:
    """Where a start castle that is chosen may stand, as a word of a mask (CB-EXPERT-03)."""
    if len(home.plan_colours):
        return colour_spaces(home, DARK_GREEN, word)
    return layouts.start_spaces(home.layout, word)


@rule
def space_colour(home: Estate, space: int) -> int:
    """The colour of a space."""
    if len(home.plan_colours):
        return home.plan_colours[space]
    return layouts.space_colour(home.layout, space)


@rule
def space_number(home: Estate, space: int) -> int:
    """The number on a space."""
    if len(home.plan_colours):
        return home.plan_numbers[space]
    return layouts.space_number(home.layout, space)


@rule
def neighbours(home: Estate, space: int, word: int) -> int:
    """The spaces whose tile allows a placement here (CB-PLACE-04, CB-SOLO-16, CB-TEAM-05)."""
    return layouts.neighbours(shape_of(home), space, word)


@rule
def region_of(home: Estate, space: int) -> int:
    """The region that a space belongs to."""
    if len(home.plan_colours):
        return home.plan_region_of[space]
    return layouts.region_of(home.layout, space)


@rule
def region_count(home: Estate) -> int:
    """How many regions an estate has."""
    if len(home.plan_colours):
        return home.plan_region_count[0]
    return layouts.region_count(home.layout)


@rule
def region_size(home: Estate, region: int) -> int:
    """How many spaces a region has."""
    if len(home.plan_colours):
        return count(home.plan_regions[region])
    return layouts.region_size(home.layout, region)


@rule
def region_spaces(home: Estate, region: int, word: int) -> int:
    """The spaces of a region, as a word of a mask."""
    if len(home.plan_colours):
        return 0 if word else home.plan_regions[region]
    return layouts.region_spaces(home.layout, region, word)


@rule
def city_of(home: Estate, space: int) -> int:
    """The city that a space belongs to, counted among the cities; -1 if it is no space of a city."""
    if len(home.plan_colours):
        return home.plan_cities[home.plan_region_of[space]]
    return layouts.city_of(home.layout, space)


@rule
def colour_spaces(home: Estate, colour: int, word: int) -> int:
    """The spaces of a colour, as a word of a mask."""
    if len(home.plan_colours):
        return 0 if word else home.plan_by_colour[0 + colour]
    return layouts.colour_spaces(home.layout, colour, word)


@rule
def colour_count(home: Estate, colour: int) -> int:
    """How many spaces of a colour an estate has."""
    if len(home.plan_colours):
        return count(home.plan_by_colour[0 + colour])
    return layouts.colour_count(home.layout, colour)


@rule
def number_spaces(home: Estate, values: int, word: int) -> int:
    """The spaces whose number is in a set (bit n - 1 = number n), as a word of a mask."""
    if len(home.plan_colours):
        spaces = 0
        for i in range(len(home.plan_by_number)):
            spaces |= home.plan_by_number[i] & -((values >> i) & 1)
        return 0 if word else spaces
    return layouts.number_spaces(home.layout, values, word)
