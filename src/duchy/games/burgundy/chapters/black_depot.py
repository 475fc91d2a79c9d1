"""Buying a tile, once a turn (chapter 9, monastery 6)."""

from duchy.engine.rule import rule
from duchy.games.burgundy.actions import BUY, BUY_DEPOT, PAYMENTS, PRICE
from duchy.games.burgundy.chapters.monasteries import Monastery, has
from duchy.games.burgundy.chapters.take import store, take_from_depot
from duchy.games.burgundy.components.board import BLACK_SLOTS, DEPOTS, SLOTS
from duchy.games.burgundy.components.printings import Difference, printed

ANY_MIXTURE = 2  # of silver and workers, by the Ukrainian printing


@rule
def payments(s, me):
    """How the purchase of this turn can be paid, as a set: bit w = w workers and the rest in silver.

    One purchase a turn (CB-BLACK-06), no debts (CB-BLACK-08); workers are money only with monastery 6, and by edition
    not at all, for the whole price, or in any mixture (CB-MON06-02, CB-MON06-04, CB-MON06-05).
    """
    if s.bought:
        return 0
    possible = 1 if me.silver >= PRICE else 0
    mode = printed(s, Difference.PAY_WORKERS)
    if mode and has(me, Monastery.BUY_ANYWHERE):
        if me.workers >= PRICE:
            possible |= 1 << PRICE
        if mode == ANY_MIXTURE and me.workers >= 1 and me.silver >= 1:
            possible |= 1 << 1
    return possible


@rule
def may_buy(s, me):
    """Whether there is a tile to buy and a way to pay for it."""
    if not payments(s, me):
        return False
    for slot in range(BLACK_SLOTS):
        if s.black[slot]:
            return True
    if has(me, Monastery.BUY_ANYWHERE):
        for depot in range(DEPOTS):
            for slot in range(SLOTS):
                if s.depots[depot, slot]:
                    return True
    return False


@rule
def legal_buy(s, me, out, n):
    """Tiles of the black depot, and with monastery 6 of every depot (CB-BLACK-01, CB-MON06-01)."""
    possible = payments(s, me)
    if not possible:
        return n
    for slot in range(BLACK_SLOTS):
        if s.black[slot]:
            n = legal_payments(possible, BUY + slot * PAYMENTS, out, n)
    if has(me, Monastery.BUY_ANYWHERE):
        for depot in range(DEPOTS):
            for slot in range(SLOTS):
                if s.depots[depot, slot]:
                    n = legal_payments(possible, BUY_DEPOT + (depot * SLOTS + slot) * PAYMENTS, out, n)
    return n


@rule
def legal_payments(possible, first, out, n):
    """One action for each way to pay for a tile."""
    for workers in range(PAYMENTS):
        if (possible >> workers) & 1:
            out[n] = first + workers
            n += 1
    return n


@rule
def pay(s, me, workers):
    """Pay for the purchase of this turn."""
    me.workers -= workers
    me.silver -= PRICE - workers
    s.bought = 1


@rule
def buy(s, p, slot, workers):
    """Buy a tile of the black depot (CB-BLACK-02, CB-BLACK-05)."""
    pay(s, s.players[p], workers)
    kind = s.black[slot]
    s.black[slot] = 0
    store(s, p, kind)


@rule
def buy_from_depot(s, p, depot, slot, workers):
    """Buy a tile of a numbered depot with monastery 6 (CB-MON06-01, CB-MON06-07)."""
    pay(s, s.players[p], workers)
    take_from_depot(s, p, depot, slot)
