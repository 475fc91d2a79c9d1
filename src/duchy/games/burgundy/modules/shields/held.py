"""Where shields lie, and the quantities of the base game that they change.

This file reads the record and nothing else, so that every rule may ask it.
"""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.board import DEPOTS
from duchy.games.burgundy.components.printings import Difference, printed
from duchy.games.burgundy.components.shields import SHIELD_VP, SHIELDS, Shield
from duchy.games.burgundy.state import State, estate_of, shelves

OUT = 0  # of the game; depots are 1 to 6
IN_ESTATE = DEPOTS + 1  # of the player who took it: the number of the player comes on top


@rule
def holder(s: State, shield: int) -> int:
    """The player who took a shield that lies in an estate, -1 if it lies in none."""
    return max(s.more[0].shield_at[shield - 1] - IN_ESTATE, -1)


@rule
def has_shield(s: State, p: int, shield: int) -> bool:
    """Whether a shield lies in the estate of a player: it works from then on until it leaves (CB-SHLD-16)."""
    taker = holder(s, shield)
    return taker >= 0 and s.players[taker].estate == s.players[p].estate


@rule
def shields_held(s: State, p: int) -> int:
    """How many shields lie in the estate of a player."""
    held = 0
    for shield in range(1, SHIELDS + 1):
        held += has_shield(s, p, shield)
    return held


@rule
def shield_on(s: State, p: int, space: int) -> int:
    """The shield on a castle of a player's estate, 0 if there is none (CB-SHLD-15)."""
    for shield in range(1, SHIELDS + 1):
        if has_shield(s, p, shield) and s.more[0].shield_space[shield - 1] == space:
            return shield
    return 0


# --- quantities ------------------------------------------------------------------------------------------------------


@rule
def joins_pastures(s: State, p: int) -> bool:
    """All pastures of the estate count as one for the points of animals (CB-SH01-01, CB-SH01-02, CB-GEESE-10)."""
    return has_shield(s, p, Shield.JOINED_MEADOWS)


@rule
def workers_gained(s: State, p: int) -> None:
    """A player of another estate gained workers: the owner of shield 2 gains one (CB-SH02-01, 02, CB-TEAM-36)."""
    owner = holder(s, Shield.OPEN_GATE)
    if owner >= 0 and s.players[owner].estate != s.players[p].estate:
        estate_of(s, owner).workers += 1


@rule
def storage_limit(s: State, p: int, limit: int) -> int:
    """With shield 4 a storage holds what the record has room for, far more than is ever needed (CB-SH04-01, 03).

    The two storages of a player in a team share that room, so that their slots have numbers (CB-TEAM-39).
    """
    return len(s.storages[0].tiles) // shelves(s, p) if has_shield(s, p, Shield.DEEP_CELLAR) else limit


@rule
def bonus_points(s: State, p: int, points: int) -> int:
    """Shield 7 doubles a bonus tile when it is won, by the edition of 2019 (CB-SH07-01)."""
    doubled = has_shield(s, p, Shield.TWICE_CROWNED) and printed(s, Difference.BONUS_DOUBLED_AT_ONCE)
    return 2 * points if doubled else points


@rule
def mine_silver(s: State, p: int, silver: int) -> int:
    """Shield 8 doubles the silver of the mines, not the workers of monastery 2 (CB-SH08-01 to CB-SH08-03)."""
    return 2 * silver if has_shield(s, p, Shield.RICH_VEINS) else silver


@rule
def sale_silver(s: State, p: int, goods: int, silver: int) -> int:
    """Shield 9: a silver for each of the goods; monastery 3 adds nothing then (CB-SH09-01, 02, CB-SHLD-27 to 29)."""
    return goods if has_shield(s, p, Shield.COIN_BY_COIN) else silver


@rule
def sale_points(s: State, p: int, points: int) -> int:
    """Shield 12 doubles the points of goods when they are sold, and nothing else (CB-SH12-01, CB-SH12-02)."""
    return 2 * points if has_shield(s, p, Shield.FAIR_PRICES) else points


@rule
def monastery_points(s: State, p: int, points: int) -> int:
    """Shield 10 doubles what monasteries are worth at the end, copied ones too (CB-SH10-01, CB-SH10-02)."""
    return 2 * points if has_shield(s, p, Shield.HIGH_ABBEY) else points


@rule
def more_size(s: State, p: int) -> bool:
    """Shield 17: a completed region counts as one larger for its size (CB-SH17-01, 02, CB-SH17-05)."""
    return has_shield(s, p, Shield.WIDE_BOUNDS)


@rule
def shield_points(s: State, p: int) -> int:
    """What the shields in an estate are worth at the end, twice that with shield 13 (CB-SHLD-26, CB-SH13-01, 02)."""
    points = 0
    for shield in range(1, SHIELDS + 1):
        points += has_shield(s, p, shield) * SHIELD_VP[shield - 1]
    return 2 * points if has_shield(s, p, Shield.ARMS_OF_ARMS) else points
