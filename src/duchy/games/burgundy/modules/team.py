"""The team game: two teams of two, each with one estate (chapter 22).

Who builds which estate is data of the record: players 0 and 2 have estate 0, players 1 and 3 estate 1 (CB-TEAM-01,
CB-TEAM-02, CB-TEAM-04). So silver, workers, goods, monasteries and bonus tiles belong to a team anyway, and mines and
the final scoring count each estate once (CB-TEAM-14, CB-TEAM-20, CB-TEAM-25, 26, CB-TEAM-28, CB-TEAM-30). Dice, pawns,
points and the purchase of a turn stay a player's (CB-TEAM-11, CB-TEAM-15, CB-TEAM-23, 24, CB-TEAM-27). Everything that
goes by the number of players goes by four (CB-TEAM-29). Where the start castle goes is data of the estates (CB-TEAM-06,
CB-TEAM-07).

Each player has a storage, and each team has one (CB-TEAM-13): the shelves of ``state``. A partner's is no shelf of
one's own (CB-TEAM-16), and no rule moves a tile between shelves (CB-TEAM-17).
"""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.records import table
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import ask_about, pop
from duchy.engine.play.chance import below
from duchy.games.burgundy.actions import store_action
from duchy.games.burgundy.questions import Decision
from duchy.games.burgundy.state import State, shelf_of

PARTNER = 2  # seats from one partner to the other
BEGINNERS = 2  # of the order are the first players of their teams, who get what the teams begin with
WORKERS = table([3, 5])
SILVER = 2


@rule
def order_drawn(s: State) -> None:
    """A1, B1, A2, B2: the first player is drawn, and which of the other team comes next (CB-TEAM-03, CB-TEAM-12)."""
    if below(s, 2):
        second = s.order[1]
        s.order[1] = s.order[3]
        s.order[3] = second


@rule
def start_silver(i: int) -> int:
    """Two silver for each team (CB-TEAM-10)."""
    return SILVER if i < BEGINNERS else 0


@rule
def start_workers(i: int) -> int:
    """Three workers for the first team, five for the second (CB-TEAM-09)."""
    return WORKERS[i] if i < BEGINNERS else 0


@rule
def start_goods(i: int, usual: int) -> int:
    """Three goods for each team (CB-TEAM-08)."""
    return usual if i < BEGINNERS else 0


@rule
def ask_where(s: State, p: int, kind: int) -> None:
    """Ask the player who gains a tile for which storage it is (CB-TEAM-18)."""
    ask_about(s, p, Decision.STORE, kind, 0)


@rule
def legal_store(s: State, p: int, out: Ints, n: int) -> int:
    """The own storage or the shared one: the question is asked only if both have room (CB-TEAM-18)."""
    for shelf in range(2):
        out[n + shelf] = store_action(s, shelf)
    return n + 2


@rule
def put_away(s: State, p: int, shelf: int) -> None:
    """Put the tile into the storage that the player chose (CB-TEAM-18)."""
    kind = s.agenda[s.depth - 1].a
    pop(s)
    storage = shelf_of(s, p, shelf)
    storage.tiles[storage.count] = kind
    storage.count += 1


@rule
def partner_of(s: State, p: int) -> int:
    """The other player of a team, -1 if a player has none."""
    return (p + PARTNER) % s.seats if s.more[0].team_storage[p] else -1
