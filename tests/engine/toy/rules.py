"""The rules of Sealed Bids, as the kit calls them."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import answered_by, ask, ask_all, deciders, decision, decision_of, pop, reveal, then
from duchy.engine.play.agenda import no_verdict as verdict
from duchy.engine.play.chance import below, roll
from duchy.engine.play.teams import team_of

from .actions import CATALOGUE, RAISES, bid_action, raise_action
from .prizes import BIDS, prize
from .questions import QUESTIONS, Decision, Step
from .state import STATE, State

DECISIONS = QUESTIONS.names
CATEGORIES = ("pots",)
VERDICTS = ()
BY_SEAT = ("players",)
MAX_LEGAL = max(RAISES, BIDS)

__all__ = [
    "BY_SEAT",
    "CATALOGUE",
    "CATEGORIES",
    "DECISIONS",
    "MAX_LEGAL",
    "STATE",
    "VERDICTS",
    "answer",
    "deciders",
    "decision",
    "decision_of",
    "determinize",
    "legal",
    "observe",
    "place_of",
    "points",
    "score",
    "start",
    "step",
    "team_of",
    "verdict",
]


@rule
def start(s: State) -> None:
    """The first round begins; the driver runs this step before the first question."""
    then(s, Step.BEGIN_ROUND)


@rule
def begin_round(s: State) -> None:
    """Roll the pot (SB-POT-01) and ask the leader of the round to raise it (SB-GAME-02)."""
    s.pot = roll(s)
    reveal(s)
    ask(s, s.round_no % s.seats, Decision.RAISE)


@rule
def legal_raise(s: State, p: int, out: Ints, n: int) -> int:
    """The pot can be raised by nothing too (SB-POT-02)."""
    for by in range(RAISES):
        out[n + by] = raise_action(by)
    return n + RAISES


@rule
def legal_bid(s: State, p: int, out: Ints, n: int) -> int:
    """Any bid (SB-BID-01)."""
    for coins in range(BIDS):
        out[n + coins] = bid_action(coins)
    return n + BIDS


@rule
def raise_pot(s: State, p: int, by: int) -> None:
    """Raise the pot (SB-POT-02); then all players are asked for a bid at once (SB-BID-01)."""
    pop(s)
    s.pot += by
    ask_all(s, (1 << s.seats) - 1, Decision.BID, 0, 0)


@rule
def bid(s: State, p: int, coins: int) -> None:
    """Bid in secret, coins counted from 0; the last bid lets all of them be opened (SB-BID-02)."""
    s.players[p].sealed = 1
    s.players[p].bid = coins + 1
    if answered_by(s, p):
        then(s, Step.OPEN_BIDS)


@rule
def open_bids(s: State) -> None:
    """Pay the winner, put the bids aside, and go on or end the game (SB-BID-02, SB-PAY-02, SB-END-01)."""
    best = winner(s)
    if best >= 0:
        s.players[best].points += prize(s.pot, s.players[best].bid)
    for p in range(s.seats):
        s.players[p].last = s.players[p].bid
        s.players[p].sealed = 0
        s.players[p].bid = 0
    reveal(s)
    s.round_no += 1
    if s.round_no == s.rounds:
        s.over = 1
    else:
        then(s, Step.BEGIN_ROUND)


@rule
def winner(s: State) -> int:
    """The player with the highest bid that no other player shares, -1 if there is none (SB-PAY-01)."""
    best = -1
    for p in range(s.seats):
        shared = 0
        for q in range(s.seats):
            shared += s.players[q].bid == s.players[p].bid
        if shared == 1 and (best < 0 or s.players[p].bid > s.players[best].bid):
            best = p
    return best


answer = QUESTIONS.answerer()
step = QUESTIONS.runner()
legal_answers = QUESTIONS.lister()


@rule
def legal(s: State, p: int, out: Ints) -> int:
    """Write the legal actions of a player in ascending order and return how many there are."""
    return legal_answers(s, p, decision_of(s, p), out, 0)


@rule
def observe(s: State, p: int) -> None:
    """Remove what a player may not know: the generator, and the sealed bids of others (SB-BID-02)."""
    s.rng = 0
    for q in range(s.seats):
        if q != p and s.players[q].sealed:
            s.players[q].bid = -1


@rule
def determinize(s: State) -> None:
    """Guess the bids that were removed."""
    for q in range(s.seats):
        if s.players[q].bid < 0:
            s.players[q].bid = below(s, BIDS) + 1


@rule
def score(s: State, p: int) -> int:
    """A player's points."""
    return s.players[p].points


@rule
def points(s: State, p: int, category: int) -> int:
    """A player's points from one source: all of them come from pots."""
    return s.players[p].points


@rule
def place_of(s: State, p: int) -> int:
    """One more than the number of players with more points (SB-END-01, SB-END-02)."""
    place = 1
    for q in range(s.seats):
        place += s.players[q].points > s.players[p].points
    return place
