"""Who carries out an effect: the card, and the colour of the card played for it, in one number for a frame."""

from duchy.engine.kernels.rule import rule

NO_COLOUR = 7
CAUSE = 256  # a frame that keeps 1 + the card that is the cause of something keeps a flag above it


@rule
def context(card: int, colour: int) -> int:
    """The number; a colour of -1 means that no card was played."""
    return card * 8 + (colour if colour >= 0 else NO_COLOUR)


@rule
def card_in(number: int) -> int:
    """The card."""
    return number >> 3


@rule
def colour_in(number: int) -> int:
    """The colour of the card that was played, 7 if none was."""
    return number & 7
