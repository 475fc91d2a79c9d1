"""The names of everything that can be wrong."""

from enum import IntEnum

from duchy.games.dice.state import Category


class Violation(IntEnum):
    """What can be wrong. Points have a code for each source."""

    NONE = 0
    OPTIONS = 1  # an option of the game changed
    START = 2  # a game does not begin as the rulebook says
    AGENDA = 3  # an entry of the agenda cannot be, or a game waits for nobody
    STEPS = 4  # the steps of a round are not taken one after the other
    CLOCK = 5  # phase, time track, round or ply
    CHANCE = 6  # dice rolled at the wrong time, or with faces that they do not have
    SECRECY = 7  # a sheet changed while the round was closed, or somebody else's draft did
    OPENING = 8  # a sheet that was opened is not the draft
    BUILDING = 9  # a hex was built that may not be built
    BUILT = 10  # the hexes that are built are not those that were built
    BORDER = 11  # the quick answers to "where can be built" are not those of the numbers
    FITS = 12
    CIRCLES = 13  # circles ringed or crossed without a reason
    AWARDS = 14  # awards for whole colours
    POINTS = 16  # + category


FINE = 0

VIOLATIONS = {code: code.name.lower() for code in Violation if code != Violation.POINTS} | {
    Violation.POINTS + category: f"points_{category.name.lower()}" for category in Category
}
