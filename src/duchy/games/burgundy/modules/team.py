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

from duchy.engine.agenda import ask_about, pop
from duchy.engine.chance import below
from duchy.engine.records import table
from duchy.engine.rule import rule
from duchy.games.burgundy.actions import store_action
from duchy.games.burgundy.state import Decision, shelf_of

PARTNER = 2  # seats from one partner to the other
BEGINNERS = 2  # of the order are the first players of their teams, who get what the teams begin with
WORKERS = table([3, 5])
SILVER = 2


@rule
def order_drawn(s):
    """A1, B1, A2, B2: the first player is drawn, and which of the other team comes next (CB-TEAM-03, CB-TEAM-12)."""
    if below(s, 2):
        second = s.order[1]
        s.order[1] = s.order[3]
        s.order[3] = second


@rule
def start_silver(i):
    """Two silver for each team (CB-TEAM-10)."""
    return SILVER if i < BEGINNERS else 0


@rule
def start_workers(i):
    """Three workers for the first team, five for the second (CB-TEAM-09)."""
    return WORKERS[i] if i < BEGINNERS else 0


@rule
def start_goods(i, usual):
    """Three goods for each team (CB-TEAM-08)."""
    return usual if i < BEGINNERS else 0


@rule
def ask_where(s, p, kind):
    """Ask the player who gains a tile for which storage it is (CB-TEAM-18)."""
    ask_about(s, p, Decision.STORE, kind, 0)


@rule
def legal_answers(s, asked, out, n):
    """The own storage or the shared one: the question is asked only if both have room (CB-TEAM-18)."""
    if asked == Decision.STORE:
        for shelf in range(2):
            out[n] = store_action(s, shelf)
            n += 1
    return n


@rule
def put_away(s, p, shelf):
    """Put the tile into the storage that the player chose (CB-TEAM-18)."""
    kind = s.agenda[s.depth - 1].a
    pop(s)
    storage = shelf_of(s, p, shelf)
    storage.tiles[storage.count] = kind
    storage.count += 1


@rule
def partner_of(s, p):
    """The other player of a team, -1 if a player has none."""
    return (p + PARTNER) % s.seats if s.more[0].team_storage[p] else -1
