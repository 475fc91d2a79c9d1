"""Clock and chance: what time it is, what that begins and ends, and when something is drawn."""

from duchy.engine.kernels.rule import rule
from duchy.games.burgundy.components.board import MAX_PLAYERS, PHASES, ROUNDS
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.referee.invariants.action import buys, chooses_estate, ends_turn, orders_route
from duchy.games.burgundy.referee.invariants.ledger import Ledger
from duchy.games.burgundy.referee.invariants.violations import FINE, Violation
from duchy.games.burgundy.referee.shelves import team_storage
from duchy.games.burgundy.state import State


@rule
def in_turn(s: State) -> bool:
    """Whether a turn is in progress."""
    return s.agenda[0].kind == Decision.TURN


@rule
def founding(s: State) -> bool:
    """Whether estates are still being chosen."""
    return s.agenda[0].kind == Decision.FOUND


@rule
def begins_play(s: State, action: int) -> bool:
    """Whether the last set-up choice was made: the first phase begins."""
    chooses = chooses_estate(s, action) or orders_route(s, action)
    return chooses and in_turn(s)


@rule
def begins_round(s: State, action: int, ledger: Ledger) -> bool:
    """Whether a new round began."""
    if s.over or waits_at_phase_end(s):
        return False
    return begins_play(s, action) or ledger.ending == 1 or (ends_turn(s, action) and ledger.turns % s.seats == 0)


@rule
def waits_at_phase_end(s: State) -> bool:
    """Whether the turns of a phase are over and something is asked before the next one begins."""
    return s.round_no == ROUNDS and not s.over


@rule
def begins_phase(s: State, action: int, ledger: Ledger) -> bool:
    """Whether a new phase began."""
    return begins_round(s, action, ledger) and ledger.turns % (s.seats * ROUNDS) == 0


@rule
def ends_phase(s: State, action: int, ledger: Ledger) -> bool:
    """Whether a phase ended: mines pay. With shields something may be asked after the last turn."""
    last = ledger.ending == 1 or (ends_turn(s, action) and ledger.turns % (s.seats * ROUNDS) == 0)
    return last and not waits_at_phase_end(s)


@rule
def check_options(before: State, s: State) -> int:
    """The options of a game never change."""
    same = (
        s.seats == before.seats
        and s.edition == before.edition
        and s.expert == before.expert
        and s.secret == before.secret
        and s.championship == before.championship
        and s.revision == before.revision
        and s.modules == before.modules
    )
    return FINE if same else Violation.OPTIONS


@rule
def check_owners(before: State, s: State) -> int:
    """Who builds which estate and fills which storage never changes."""
    for q in range(MAX_PLAYERS):
        me, was = s.players[q], before.players[q]
        if me.estate != was.estate or me.storage != was.storage or team_storage(s, q) != team_storage(before, q):
            return Violation.OWNERS
    return FINE


@rule
def check_clock(before: State, s: State, ledger: Ledger) -> int:
    """Phase, round and turn follow from the turns ended so far; the last one ends the game (CB-PHASE-01, CB-END-01)."""
    if s.ply != before.ply + 1 or (s.over == 1) != all_turns_over(s, ledger):
        return Violation.CLOCK
    if not s.over and in_turn(s):
        rounds = ledger.turns // s.seats
        if s.phase != rounds // ROUNDS or s.round_no != rounds % ROUNDS or s.turn != ledger.turns % s.seats:
            return Violation.CLOCK
    return FINE


@rule
def all_turns_over(s: State, ledger: Ledger) -> bool:
    """Whether every turn of the game was taken and nothing is asked any more."""
    return ledger.turns == PHASES * ROUNDS * s.seats and not waits_at_phase_end(s)


@rule
def check_turns(before: State, s: State, action: int, ledger: Ledger) -> int:
    """The turns of a round are read from the order track when it begins, and stay so (CB-ORDER-03)."""
    for i in range(s.seats):
        if s.turns[i] != (s.order[i] if begins_round(s, action, ledger) else before.turns[i]):
            return Violation.CLOCK
    return FINE


@rule
def check_purchase(before: State, s: State, action: int, ledger: Ledger) -> int:
    """A turn has one purchase at most (CB-BLACK-06)."""
    if buys(s, action):
        return FINE if s.bought == 1 and not before.bought else Violation.CLOCK
    if s.modules & Module.SHIELDS and (s.over or waits_at_phase_end(s)):  # no turn is in progress (CB-SH14-07)
        return FINE if s.bought == 1 else Violation.CLOCK
    before_play = chooses_estate(s, action) or orders_route(s, action)
    new_turn = ledger.ending == 1 or (ends_turn(s, action) and not s.over) or before_play
    return FINE if s.bought == (0 if new_turn else before.bought) else Violation.CLOCK


@rule
def check_chance(before: State, s: State, action: int, ledger: Ledger) -> int:
    """Something is drawn when a round begins and at no other time, and then it is a revelation (CB-ROUND-01)."""
    if begins_round(s, action, ledger):
        drawn = s.rng != before.rng and s.revelations > before.revelations and 1 <= s.white <= 6
        return FINE if drawn else Violation.CHANCE
    opened = chooses_estate(s, action) and s.secret and not founding(s)  # trade routes follow
    shown = before.revelations + (1 if opened else 0)
    same = s.rng == before.rng and s.revelations == shown and s.white == before.white
    return FINE if same else Violation.CHANCE
