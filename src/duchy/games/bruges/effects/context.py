"""Who carries out an effect: the card, and the colour of the card played for it, in one number for a frame."""

from duchy.engine.rule import rule

NO_COLOUR = 7
NO_CAUSE = -1


@rule
def context(card, colour):
    """The number; a colour of -1 means that no card was played."""
    return card * 8 + (colour if colour >= 0 else NO_COLOUR)


@rule
def card_in(number):
    """The card."""
    return number >> 3


@rule
def colour_in(number):
    """The colour of the card that was played, 7 if none was."""
    return number & 7
