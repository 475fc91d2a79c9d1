"""Buying a tile, once a turn (chapter 9, monastery 6)."""

from duchy.engine.rule import rule
from duchy.games.burgundy.actions import BUY, BUY_DEPOT, PAYMENTS, PRICE
from duchy.games.burgundy.components import BLACK_SLOTS, DEPOTS, EDITION, SLOTS, Difference
from duchy.games.burgundy.monasteries import Monastery, has
from duchy.games.burgundy.take import store, take_from_depot


@rule
def can_pay(s, me, workers):
    """Whether the price can be paid with this many workers, the rest in silver (CB-BLACK-08, CB-MON06-01 to 05)."""
    if workers > me.workers or PRICE - workers > me.silver:
        return False
    if workers == 0:
        return True
    if not has(me, Monastery.BUY_ANYWHERE):
        return False
    payment = EDITION[s.edition, Difference.PAY_WORKERS]
    return payment == 2 or (payment == 1 and workers == PRICE)


@rule
def may_buy(s, me):
    """Whether a purchase is still open this turn and affordable (CB-BLACK-01, CB-BLACK-06)."""
    if s.bought:
        return False
    for workers in range(PAYMENTS):
        if can_pay(s, me, workers):
            return True
    return False


@rule
def legal_buy(s, me, out, n):
    """Tiles of the black depot, and with monastery 6 of every depot (CB-BLACK-01, CB-MON06-01)."""
    if not may_buy(s, me):
        return n
    for slot in range(BLACK_SLOTS):
        if s.black[slot]:
            for workers in range(PAYMENTS):
                if can_pay(s, me, workers):
                    out[n] = BUY + slot * PAYMENTS + workers
                    n += 1
    if has(me, Monastery.BUY_ANYWHERE):
        for depot in range(DEPOTS):
            for slot in range(SLOTS):
                if s.depots[depot, slot]:
                    for workers in range(PAYMENTS):
                        if can_pay(s, me, workers):
                            out[n] = BUY_DEPOT + (depot * SLOTS + slot) * PAYMENTS + workers
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
