"""What works for a player: monasteries and shields."""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.board import DEPOTS
from duchy.games.burgundy.components.shields import SHIELDS, Shield
from duchy.games.burgundy.components.tiles import MONASTERY
from duchy.games.burgundy.state import Estate, State, estate_of, with_modules


@rule
def owns(home: Estate, number: int) -> int:
    """1 if a monastery lies in the estate, else 0 (CB-MON00-01)."""
    for space in range(len(home.tiles)):
        if MONASTERY[home.tiles[space]] == number:
            return 1
    return 0


@rule
def works(s: State, p: int, number: int) -> int:
    """1 if a monastery works for a player: it lies in the estate, or in that which shield 6 copies (CB-SH06-02)."""
    home = estate_of(s, p)
    if owns(home, number):
        return 1
    if with_modules(s) and s.more[0].shield_named and has_shield(s, p, Shield.COPYISTS):
        return owns(s.estates[s.more[0].shield_named - 1], number)
    return 0


@rule
def has_shield(s: State, p: int, shield: int) -> bool:
    """Whether a shield lies in the estate of a player."""
    if not with_modules(s):
        return False
    at = s.more[0].shield_at[shield - 1]
    return at > DEPOTS and s.players[at - DEPOTS - 1].estate == s.players[p].estate


@rule
def shields_of(s: State, p: int) -> int:
    """How many shields lie in the estate of a player."""
    count = 0
    for shield in range(1, SHIELDS + 1):
        count += has_shield(s, p, shield)
    return count
