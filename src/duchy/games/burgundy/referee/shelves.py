"""Who builds which estate and uses which storage, as an observer reads it: nothing here calls a rule.

A player has a storage. In the team game each team has one more, whose slots follow the player's own ones (CB-TEAM-13).
"""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.state import State, Store

TEAM_SLOTS = 2
NOWHERE = -1


@rule
def in_teams(s: State) -> bool:
    """Whether the team game is played."""
    return s.modules & Module.TEAM != 0


@rule
def counts_estate(s: State, q: int) -> bool:
    """Whether a player is the one for whom an estate is counted at the end: of a team, the lower seat (CB-TEAM-30)."""
    return q < s.seats and s.players[q].estate == q


@rule
def is_built(s: State, e: int) -> bool:
    """Whether an estate is in play."""
    for p in range(s.seats):
        if s.players[p].estate == e:
            return True
    return False


@rule
def tiles_kept(storage: Store) -> int:
    """How many tiles lie in a storage."""
    tiles = 0
    for slot in range(len(storage.tiles)):
        tiles += storage.tiles[slot] != 0
    return tiles


@rule
def team_storage(s: State, p: int) -> int:
    """The storage of a player's team, -1 if there is none."""
    return s.more[0].team_storage[p] if in_teams(s) else NOWHERE


@rule
def own_slots(s: State, p: int) -> int:
    """How many slots come before those of the team."""
    own = s.storages[s.players[p].storage]
    return max(TEAM_SLOTS, tiles_kept(own)) if in_teams(s) else len(own.tiles)


@rule
def storage_with(s: State, p: int, slot: int) -> int:
    """The storage in which a slot of a player's actions is."""
    return s.players[p].storage if slot < own_slots(s, p) else team_storage(s, p)


@rule
def place_in_storage(s: State, p: int, slot: int) -> int:
    """Which place of its storage a slot of a player's actions is."""
    return slot if slot < own_slots(s, p) else slot - own_slots(s, p)


@rule
def stored(s: State, p: int, slot: int) -> int:
    """The tile in a slot of a player's actions, 0 if there is none."""
    return s.storages[storage_with(s, p, slot)].tiles[place_in_storage(s, p, slot)]


@rule
def makes_room(s: State, p: int, slot: int, room: int) -> bool:
    """Whether a storage that holds so many tiles has room once a slot is empty."""
    return tiles_kept(s.storages[storage_with(s, p, slot)]) - 1 < room


@rule
def most_kept(s: State, p: int) -> int:
    """How many tiles the fuller of a player's storages holds."""
    team, own = team_storage(s, p), tiles_kept(s.storages[s.players[p].storage])
    return own if team == NOWHERE else max(own, tiles_kept(s.storages[team]))


@rule
def storages_with_room(s: State, p: int, room: int) -> int:
    """How many storages of a player have room for a tile; each holds so many."""
    team = team_storage(s, p)
    rooms = 1 if tiles_kept(s.storages[s.players[p].storage]) < room else 0
    return rooms + (1 if team != NOWHERE and tiles_kept(s.storages[team]) < room else 0)


@rule
def storage_with_room(s: State, p: int, room: int) -> int:
    """The only storage of a player that has room for a tile; -1 if none has, or if there is a choice (CB-TEAM-18)."""
    if storages_with_room(s, p, room) != 1:
        return NOWHERE
    own = s.players[p].storage
    return own if tiles_kept(s.storages[own]) < room else team_storage(s, p)
