"""The names of everything that can be wrong."""

from enum import IntEnum

from duchy.games.dice.state import Category


class Violation(IntEnum):
    """What can be wrong. Points have a code for each source."""

    NONE = 0
    OPTIONS = 1  # an option of the game changed
    START = 2  # a game does not begin as the rulebook says
    AGENDA = 3  # an impossible entry of the agenda, or a game that goes on and waits for no player
    STEPS = 4  # the steps of a round are not taken one after the other
    CLOCK = 5  # phase, time track, round or ply
    CHANCE = 6  # dice rolled at the wrong time, or with faces that they do not have
    SECRECY = 7  # an open sheet or another player's draft changed before the opening
    OPENING = 8  # a sheet that was opened is not the draft
    BUILT = 9  # the hexes that are built are not those that were built
    BORDER = 10  # the hexes that are kept as lying beside built ones do not
    FITS = 11  # the hexes that are kept as taking a number do not, or others do
    CIRCLES = 12  # circles ringed or crossed without a reason
    AWARDS = 13  # awards for whole colours
    POINTS = 14  # + category


FINE = 0

VIOLATIONS = {code: code.name.lower() for code in Violation if code != Violation.POINTS} | {
    Violation.POINTS + category: f"points_{category.name.lower()}" for category in Category
}
