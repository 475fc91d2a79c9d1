"""What works in an estate and for its players: monasteries and shields, read tile by tile."""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.board import DEPOTS
from duchy.games.burgundy.components.shields import SHIELDS, Shield
from duchy.games.burgundy.components.tiles import MONASTERY
from duchy.games.burgundy.state import Estate, State, with_modules

TAKEN = DEPOTS + 1  # places of shields from here on are players who took one


@rule
def monasteries_in(home: Estate) -> int:
    """The monasteries that lie in the estate, as a set: bit n = monastery n (CB-MON00-01)."""
    found = 0
    for space in range(len(home.tiles)):
        if MONASTERY[home.tiles[space]]:
            found |= 1 << MONASTERY[home.tiles[space]]
    return found


@rule
def owns(home: Estate, number: int) -> int:
    """1 if a monastery lies in the estate, else 0."""
    return (monasteries_in(home) >> number) & 1


@rule
def monasteries_at_work(s: State, e: int) -> int:
    """The monasteries that work in an estate: those there, and in the estate that shield 6 copies (CB-SH06-02)."""
    working = monasteries_in(s.estates[e])
    if lies_in(s, e, Shield.COPYISTS) and s.more[0].shield_named:
        working |= monasteries_in(s.estates[s.more[0].shield_named - 1])
    return working


@rule
def works_in(s: State, e: int, number: int) -> int:
    """1 if a monastery works in an estate, else 0."""
    return (monasteries_at_work(s, e) >> number) & 1


@rule
def works(s: State, p: int, number: int) -> int:
    """1 if a monastery works for a player, else 0."""
    return works_in(s, s.players[p].estate, number)


@rule
def lies_in(s: State, e: int, shield: int) -> int:
    """1 if a shield lies in an estate, else 0."""
    if not with_modules(s):
        return 0
    at = s.more[0].shield_at[shield - 1]
    return 1 if at >= TAKEN and s.players[at - TAKEN].estate == e else 0


@rule
def has_shield(s: State, p: int, shield: int) -> int:
    """1 if a shield lies in the estate of a player, else 0."""
    return lies_in(s, s.players[p].estate, shield)


@rule
def shields_in(s: State, e: int) -> int:
    """How many shields lie in an estate."""
    count = 0
    for shield in range(1, SHIELDS + 1):
        count += lies_in(s, e, shield)
    return count
