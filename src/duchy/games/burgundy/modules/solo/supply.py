"""The table of one player: the set-up, the depots and the ships (chapters 23.1 and 23.2).

Phases, mines and purchases are as usual (CB-SOLO-54), and so are rounds and dice (CB-SOLO-07, CB-SOLO-08, CB-SOLO-15).
"""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask, ask_about, pop, then_for
from duchy.games.burgundy.actions import exchange_action, give_action
from duchy.games.burgundy.chapters.gains import pay_goods
from duchy.games.burgundy.components.board import BLACK_SLOTS, DEPOTS, EXCHANGED, SLOTS
from duchy.games.burgundy.components.tiles import COLOURS, GOODS, Kind
from duchy.games.burgundy.questions import Decision, Step
from duchy.games.burgundy.state import Estate, State, estate_of

START_WORKERS = 2  # CB-SOLO-01
BLACK_TILE, INN = int(Kind.BLACK_TILE), int(Kind.INN)  # plain integers, since a frame keeps them


@rule
def set_up(s: State) -> None:
    """There are no bonus tiles (CB-SOLO-29)."""
    for colour in range(COLOURS):
        s.bonus_left[colour] = 0


# --- depots ----------------------------------------------------------------------------------------------------------


@rule
def round_begins(s: State) -> None:
    """A tile of the depot of the white die leaves the game, after the goods came there (CB-SOLO-09, CB-SOLO-10).

    If it is empty, the next one clockwise that is not loses a tile, by the same rule; if all are empty, none does
    (CB-SOLO-13, CB-SOLO-14).
    """
    for step in range(DEPOTS):
        depot = (s.white - 1 + step) % DEPOTS
        for slot in range(SLOTS):  # from the left in depots 1 and 4, from the top in the others (CB-SOLO-11, 12)
            if s.depots[depot, slot]:
                s.depots[depot, slot] = 0
                return


# --- ships -----------------------------------------------------------------------------------------------------------


@rule
def ship_loaded(s: State, p: int) -> None:
    """After the goods of a depot, or of two, were taken, all others leave the game (CB-SOLO-19, CB-SOLO-53).

    Then goods may be exchanged, once (CB-SOLO-20, CB-SOLO-21).
    """
    for depot in range(DEPOTS):
        for goods in range(GOODS):
            s.wares[depot, goods] = 0
    if goods_of(estate_of(s, p)) >= EXCHANGED and any_black(s):
        ask(s, p, Decision.EXCHANGE)


@rule
def goods_of(home: Estate) -> int:
    """How many goods the player has, of whatever colours (CB-SOLO-04, CB-SOLO-57)."""
    count = 0
    for goods in range(GOODS):
        count += home.goods[goods]
    return count


@rule
def black_tile(s: State, slot: int) -> int:
    """The tile at a place of the black depot, 0 if none; inns lie behind the last one (CB-INN-05)."""
    if slot < BLACK_SLOTS:
        return s.black[slot]
    return INN if s.more[0].inns else 0


@rule
def any_black(s: State) -> bool:
    """Whether the black depot has a tile (CB-SOLO-57)."""
    for slot in range(BLACK_SLOTS + 1):
        if black_tile(s, slot):
            return True
    return False


@rule
def offered_before(s: State, slot: int) -> bool:
    """Whether an earlier place of the black depot has the same tile: then this one is the same choice."""
    for other in range(slot):
        if black_tile(s, other) == black_tile(s, slot):
            return True
    return False


@rule
def take_black(s: State, slot: int) -> int:
    """Take a tile out of the black depot."""
    kind = black_tile(s, slot)
    if slot < BLACK_SLOTS:
        s.black[slot] = 0
    else:
        s.more[0].inns -= 1
    return kind


@rule
def legal_exchange(s: State, p: int, out: Ints, n: int) -> int:
    """Any tile of the black depot, equal ones once (CB-SOLO-20)."""
    for slot in range(BLACK_SLOTS + 1):
        if black_tile(s, slot) and not offered_before(s, slot):
            out[n] = exchange_action(s, slot)
            n += 1
    return n


@rule
def exchange(s: State, p: int, slot: int) -> None:
    """Take a tile for goods: it is stored face down, but an inn stays an inn (CB-SOLO-20, CB-SOLO-22, CB-INN-21).

    A tile that is bought stays what it is (CB-SOLO-36).
    """
    pop(s)
    hand_over(s, p, EXCHANGED, INN if take_black(s, slot) == INN else BLACK_TILE)


@rule
def hand_over(s: State, p: int, left: int, kind: int) -> None:
    """The goods leave the game; the player chooses as long as there is a choice (CB-SOLO-20, CB-SOLO-57)."""
    home = estate_of(s, p)
    colours, held = 0, goods_of(home)
    for goods in range(GOODS):
        colours += home.goods[goods] > 0
    if left and colours > 1 and held > left:
        ask_about(s, p, Decision.GIVE, left, kind)
        return
    for goods in range(GOODS):
        given = min(left, home.goods[goods])
        pay_goods(s, p, goods, given)
        left -= given
    then_for(s, p, Step.STORE, kind, 0)


@rule
def legal_give(s: State, p: int, out: Ints, n: int) -> int:
    """Goods of any colour that the player has (CB-SOLO-57)."""
    home = estate_of(s, p)
    for goods in range(GOODS):
        if home.goods[goods]:
            out[n] = give_action(s, goods)
            n += 1
    return n


@rule
def give(s: State, p: int, goods: int) -> None:
    """One of the goods that are exchanged."""
    left, kind = s.agenda[s.depth - 1].a, s.agenda[s.depth - 1].b
    pop(s)
    pay_goods(s, p, goods, 1)
    hand_over(s, p, left - 1, kind)
