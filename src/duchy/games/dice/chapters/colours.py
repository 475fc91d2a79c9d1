"""Awards for building all hexes of a colour (chapter 9, and chapter 11 for one player)."""

from duchy.engine.kernels.rule import rule
from duchy.games.dice.chapters.scoring import complete, gain
from duchy.games.dice.components.parts import COLOURS
from duchy.games.dice.components.sheets import AWARDS
from duchy.games.dice.state import Category, Player, State

FIRST, SECOND, NONE = 1, 2, 3
LAST_FIRST_PHASE = 1  # with one player, phases I and II give the higher value


@rule
def award_now(s: State, colour: int) -> int:
    """The award for a colour completed in this round: FIRST, SECOND or NONE (DG-COLOUR-03 to 05, 10, 12).

    With one player it depends on the phase of the round (DG-SOLO-07, DG-SOLO-08, DG-SOLO-10).
    """
    if s.awards_left[colour] == 0:
        return NONE
    if s.seats == 1:
        return FIRST if s.phase <= LAST_FIRST_PHASE else SECOND
    return 3 - s.awards_left[colour]


@rule
def settle_colours(s: State) -> None:
    """At the end of a round all players who completed a colour in it get the same value (DG-COLOUR-01, 02, 07).

    Each player gets a colour's award once, and may get several in a round (DG-COLOUR-11, 13). The hexes are those of
    the own sheet, the order is that of all players (DG-DIFF-06).
    """
    for colour in range(COLOURS):
        award, claimed = award_now(s, colour), False
        for p in range(s.seats):
            if complete(s.drafts[p], colour) and not complete(s.players[p], colour) and award != NONE:
                give_award(s, s.drafts[p], colour, award)
                claimed = True
        if claimed:  # the value is struck out, the lower one stays for a later round (DG-COLOUR-06, 08, 09)
            s.awards_left[colour] -= 1
            if s.seats == 1:
                s.awards_left[colour] = 0  # the other value lapses (DG-SOLO-09)


@rule
def give_award(s: State, me: Player, colour: int, award: int) -> None:
    """Write an award of the own sheet into the column of the phase (DG-COLOUR-14, DG-COLOUR-16, DG-DIFF-07)."""
    me.awards[colour] = award
    gain(s, me, Category.COLOURS, AWARDS[me.sheet, colour, award - 1])
