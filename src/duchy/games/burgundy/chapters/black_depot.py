"""Buying a tile, once a turn (chapter 9, monastery 6)."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.bits import WIDTH
from duchy.engine.kernels.rule import rule
from duchy.games.burgundy import hooks
from duchy.games.burgundy.actions import PRICE, buy_action, buy_depot_action
from duchy.games.burgundy.chapters.gains import pay_silver, pay_workers
from duchy.games.burgundy.chapters.monasteries import Monastery, has
from duchy.games.burgundy.chapters.take import offered, store, take_from_depot
from duchy.games.burgundy.components.board import BLACK_SLOTS, DEPOTS, SLOTS
from duchy.games.burgundy.components.printings import Difference, printed
from duchy.games.burgundy.components.tiles import Kind
from duchy.games.burgundy.state import State, estate_of

#: The tiles of the black depot that were offered already, as a set of kinds. It begins with kind 0, which is no tile.
NO_TILE = 1
assert len(Kind) <= WIDTH, "a set of kinds does not fit into a word"
ANY_MIXTURE = 2  # of silver and workers, by the Ukrainian printing


@rule
def payments(s: State, p: int, workers: int) -> int:
    """How the purchase of this turn can be paid with so many workers, as a set: bit w = w workers, the rest silver.

    One purchase a turn (CB-BLACK-06, CB-MON06-06), no debts (CB-BLACK-08); workers are money only with monastery 6, and
    by edition not at all, for the whole price, or in any mixture (CB-MON06-02 to CB-MON06-05).
    """
    if s.bought:
        return 0
    home = estate_of(s, p)
    possible = 1 if home.silver >= PRICE else 0
    mode = printed(s, Difference.PAY_WORKERS)
    if mode and has(home, Monastery.BUY_ANYWHERE):
        if workers >= PRICE:
            possible |= 1 << PRICE
        if mode == ANY_MIXTURE and workers >= 1 and home.silver >= 1:
            possible |= 1 << 1
    return possible


@rule
def may_buy(s: State, p: int) -> bool:
    """Whether there is a tile to buy and a way to pay for it, at once or with workers that can be had for silver."""
    home = estate_of(s, p)
    if not payments(s, p, home.workers + hooks.workers_for_silver(s, p)):
        return False
    for slot in range(BLACK_SLOTS):
        if s.black[slot]:
            return True
    if hooks.more_for_sale(s):
        return True
    if has(home, Monastery.BUY_ANYWHERE):
        for depot in range(DEPOTS):
            for slot in range(SLOTS):
                if s.depots[depot, slot]:
                    return True
    return False


@rule
def legal_buy(s: State, p: int, out: Ints, n: int) -> int:
    """Tiles of the black depot, and with monastery 6 of every depot, equal ones once (CB-BLACK-01, CB-MON06-01)."""
    home = estate_of(s, p)
    possible = payments(s, p, home.workers)
    if not possible:
        return n
    seen = NO_TILE
    for slot in range(BLACK_SLOTS):
        tile = 1 << s.black[slot]
        if not seen & tile:
            n = legal_payments(possible, buy_action(s, slot, 0), out, n)
            seen |= tile
    if has(home, Monastery.BUY_ANYWHERE):
        for depot in range(DEPOTS):
            for slot in range(SLOTS):
                if offered(s, depot, slot):
                    n = legal_payments(possible, buy_depot_action(s, depot, slot, 0), out, n)
    return hooks.legal_purchases(s, possible, out, n)


@rule
def legal_payments(possible: int, first: int, out: Ints, n: int) -> int:
    """One action for each way to pay for a tile."""
    for workers in range(PRICE + 1):
        if (possible >> workers) & 1:
            out[n] = first + workers
            n += 1
    return n


@rule
def pay(s: State, p: int, workers: int) -> None:
    """Pay for the purchase of this turn."""
    pay_workers(s, p, workers)
    pay_silver(s, p, PRICE - workers)
    s.bought = 1


@rule
def buy(s: State, p: int, slot: int, workers: int) -> None:
    """Buy a tile of the black depot (CB-BLACK-02, CB-BLACK-05)."""
    pay(s, p, workers)
    kind = s.black[slot]
    s.black[slot] = 0
    store(s, p, kind)


@rule
def buy_from_depot(s: State, p: int, depot: int, slot: int, workers: int) -> None:
    """Buy a tile of a numbered depot with monastery 6 (CB-MON06-01, CB-MON06-07)."""
    pay(s, p, workers)
    take_from_depot(s, p, depot, slot)
