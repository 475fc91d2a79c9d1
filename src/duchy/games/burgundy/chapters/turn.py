"""Rounds and turns (chapters 2.2 and 3)."""

from duchy.engine.agenda import ask, pop, reveal
from duchy.engine.chance import roll
from duchy.engine.rule import rule
from duchy.games.burgundy import hooks
from duchy.games.burgundy.chapters.phase import end_phase
from duchy.games.burgundy.components.board import ROUNDS
from duchy.games.burgundy.state import Decision


@rule
def begin_round(s):
    """All players roll; the goods of the round go to the depot of the white die (CB-ROUND-01 to CB-ROUND-04, 06).

    The first player on the track rolls the white die (CB-SETUP-21, CB-ORDER-04). A player who comes first by a ship is
    first from the next round on (CB-SHIP-13 to CB-SHIP-15).
    """
    for p in range(s.seats):
        me = s.players[p]
        for die in range(2):
            me.dice[die] = roll(s)
            me.spent[die] = 0
    s.white = roll(s)
    goods = s.round_goods[s.round_no]
    s.wares[s.white - 1, goods] += 1
    s.round_goods[s.round_no] = -1
    hooks.round_begins(s)
    for i in range(s.seats):
        s.turns[i] = s.order[i]
    s.turn = 0
    reveal(s)
    begin_turn(s)


@rule
def begin_turn(s):
    """The next player on the track as it stood when the round began (CB-ORDER-03, CB-ROUND-05)."""
    s.bought = 0
    hooks.turn_begins(s)
    ask(s, s.turns[s.turn], Decision.TURN)


@rule
def end_turn(s, p):
    """Dice left unused are lost (CB-TURN-06)."""
    pop(s)
    me = s.players[p]
    me.spent[0] = 1
    me.spent[1] = 1
    next_turn(s)


@rule
def next_turn(s):
    """The next player's turn; after the last turn of a round the next round, after the last round the phase ends."""
    s.turn += 1
    if s.turn < s.seats:
        begin_turn(s)
        return
    s.round_no += 1
    if s.round_no < ROUNDS:
        begin_round(s)
    else:
        end_phase(s)
