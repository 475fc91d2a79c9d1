"""The names of everything that can be wrong."""

from enum import IntEnum


class Violation(IntEnum):
    """What can be wrong."""

    NONE = 0
    START = 1  # a game does not begin as the rulebook says
    AGENDA = 2  # an impossible entry of the agenda, or a game that goes on and waits for no player
    CLOCK = 3  # round, phase, turn or ply
    DICE = 4  # dice that show no face, or changed without a roll
    CARDS = 5  # a card lies in two places
    DISCARDED = 6  # a discarded card came back
    DECKS = 7  # decks, reserve and backs do not agree
    PLACES = 8  # hands and houses are not written without gaps
    SKILLS = 9  # what is kept of the inhabitants' skills does not agree with them
    GOODS = 10  # less than nothing
    MARKERS = 11  # more than two of a colour, or more than there are
    CANALS = 12  # cells and statues do not agree
    TRACK = 13  # a pawn went back or beyond the end
    LEADERSHIPS = 14  # a marker was turned back
    OPTIONS = 15  # an option of the game changed
    POINTS = 16  # the final scoring does not agree with a recount


FINE = 0
VIOLATIONS = {int(code): code.name.lower() for code in Violation if code}
