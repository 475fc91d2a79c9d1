"""Shield 6: the monasteries of another player count as if they lay in the owner's estate too.

``monasteries`` of an estate holds those that work there, the copied ones included, so that no rule has to ask twice.
Their tiles lie where they were placed: they fill no space and count for no region or colour (CB-SH06-06).
"""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import decision, pop
from duchy.games.burgundy.actions import name_player_action
from duchy.games.burgundy.components.board import MAX_PLAYERS
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.spaces import space_count
from duchy.games.burgundy.components.tiles import MONASTERY
from duchy.games.burgundy.modules.shields.held import has_shield, holder
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.state import Estate, State


@rule
def placed(home: Estate) -> int:
    """The monasteries whose tiles lie in an estate, as a set."""
    monasteries = 0
    if home.layout >= 0:
        for space in range(space_count(home)):
            if MONASTERY[home.tiles[space]]:
                monasteries |= 1 << MONASTERY[home.tiles[space]]
    return monasteries


@rule
def copy_monasteries(s: State) -> None:
    """The monasteries that work in each estate: its own, and those of the player named with shield 6 (CB-SH06-02, 04).

    Shields are not copied, and no monastery that is itself a copy, since there is one shield 6 (CB-SH06-08). Without
    the shield nothing is copied (CB-SH06-03, CB-SH06-07, CB-SH06-09).
    """
    for e in range(MAX_PLAYERS):
        s.estates[e].monasteries = placed(s.estates[e])
    owner, named = holder(s, Shield.COPYISTS), s.more[0].shield_named
    if owner >= 0 and named:
        s.estates[s.players[owner].estate].monasteries |= placed(s.estates[named - 1])


@rule
def legal_name(s: State, p: int, out: Ints, n: int) -> int:
    """One player of each other estate, while none is named; the choice is kept (CB-SH06-01, 05, CB-TEAM-39)."""
    if s.more[0].shield_named or not has_shield(s, p, Shield.COPYISTS):
        return n
    seen = 1 << s.players[p].estate
    for q in range(s.seats):
        if not (seen >> s.players[q].estate) & 1:
            seen |= 1 << s.players[q].estate
            out[n] = name_player_action(s, q)
            n += 1
    return n


@rule
def name_player(s: State, p: int, other: int) -> None:
    """Name the player whose monasteries are copied from now on (CB-SH06-01, CB-SH06-02)."""
    if decision(s) == Decision.NAME:
        pop(s)
    s.more[0].shield_named = s.players[other].estate + 1
    copy_monasteries(s)
