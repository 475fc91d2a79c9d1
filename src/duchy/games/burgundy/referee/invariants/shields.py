"""Shields: where they lie, what they change, and that they move only by what was done."""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.board import DEPOTS, STORAGE
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.shields import DEALT, SHIELDS, Shield
from duchy.games.burgundy.components.tiles import Kind
from duchy.games.burgundy.referee.holdings import lies_in
from duchy.games.burgundy.referee.invariants.action import (
    GIVE_UP,
    NAME_PLAYER,
    SET_DIE,
    TAKE_SHIELD,
    argument_of,
    castle_returned,
    ends_turn,
    is_a,
)
from duchy.games.burgundy.referee.invariants.clock import begins_round
from duchy.games.burgundy.referee.invariants.ledger import Ledger
from duchy.games.burgundy.referee.invariants.violations import FINE, Violation
from duchy.games.burgundy.referee.shelves import TEAM_SLOTS, in_teams
from duchy.games.burgundy.state import State, with_modules

TAKEN = 7  # places from here on are players who took a shield


@rule
def shields_moved(before: State, s: State) -> bool:
    """Whether a shield lies elsewhere than before, or copies another estate."""
    if not with_modules(s):
        return False
    for shield in range(SHIELDS):
        if s.more[0].shield_at[shield] != before.more[0].shield_at[shield]:
            return True
    return s.more[0].shield_named != before.more[0].shield_named


@rule
def room_in_storage(s: State, e: int) -> int:
    """How many tiles a storage holds (CB-SH04-01, CB-TEAM-13); in a team two of them share the room (CB-TEAM-39)."""
    if lies_in(s, e, Shield.DEEP_CELLAR):
        return len(s.storages[0].tiles) // (2 if in_teams(s) else 1)
    return TEAM_SLOTS if in_teams(s) else STORAGE


@rule
def check_dealt(s: State) -> int:
    """One or two shields in each depot, if they are played with, and none elsewhere (CB-SHLD-01 to CB-SHLD-05)."""
    for depot in range(DEPOTS if with_modules(s) else 0):
        lying = 0
        for shield in range(SHIELDS):
            lying += s.more[0].shield_at[shield] == depot + 1
            if s.more[0].shield_at[shield] >= TAKEN:
                return Violation.SHIELDS
        if lying != (DEALT[s.seats, depot] if s.modules & Module.SHIELDS else 0):
            return Violation.SHIELDS
    return FINE


@rule
def check_shields(before: State, s: State, p: int, action: int, ledger: Ledger) -> int:
    """A shield is taken from a depot onto a castle, replaced or given up, and stays where it is otherwise."""
    if not with_modules(s):
        return FINE
    was, now = before.more[0], s.more[0]
    taken = argument_of(s, action, TAKE_SHIELD, 0)
    space = argument_of(s, action, TAKE_SHIELD, 1)
    for shield in range(SHIELDS):
        at, on = was.shield_at[shield], was.shield_space[shield]
        replaced = taken >= 0 and lies_in(before, before.players[p].estate, shield + 1) and on == space
        bare = castle_returned(s, action)  # CB-NEAR-15
        with_castle = bare >= 0 and lies_in(before, before.players[p].estate, shield + 1) and on == bare
        if replaced or with_castle or argument_of(s, action, GIVE_UP, 0) == shield:
            at, on = 0, 0
        if taken == shield:
            at, on = TAKEN + p, space
        if now.shield_at[shield] != at or now.shield_space[shield] != on:
            return Violation.SHIELDS
        if at >= TAKEN and s.estates[s.players[at - TAKEN].estate].tiles[on] != Kind.CASTLE:
            return Violation.SHIELDS
    return check_named(before, s, action) or check_die_set(before, s, action, ledger)


@rule
def check_named(before: State, s: State, action: int) -> int:
    """A player is named once, one of another estate, and forgotten with the shield (CB-SH06-05, CB-SH06-07)."""
    named = before.more[0].shield_named
    at = s.more[0].shield_at[Shield.COPYISTS - 1]
    if is_a(s, action, NAME_PLAYER):
        named = s.players[argument_of(s, action, NAME_PLAYER, 0)].estate + 1
    if at < TAKEN:
        named = 0
    elif named and s.players[at - TAKEN].estate == named - 1:
        return Violation.SHIELDS
    return FINE if s.more[0].shield_named == named else Violation.SHIELDS


@rule
def check_die_set(before: State, s: State, action: int, ledger: Ledger) -> int:
    """A die is set once a turn (CB-SH16-01)."""
    was = before.more[0].shield_die
    if is_a(s, action, SET_DIE):
        return FINE if s.more[0].shield_die == 1 and not was else Violation.SHIELDS
    new_turn = begins_round(s, action, ledger) or (ends_turn(s, action) and ledger.turns % s.seats != 0)
    return FINE if s.more[0].shield_die == (0 if new_turn else was) else Violation.SHIELDS
