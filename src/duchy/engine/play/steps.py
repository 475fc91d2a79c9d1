"""Template: the single steps that ``State`` makes, bound to a game's rules. Each kernel works on the first record."""

from typing import Any

from duchy.engine.kernels.arrays import Flags, Ints, Records
from duchy.engine.kernels.rule import rule
from duchy.engine.kernels.template import bind, bound
from duchy.engine.play import chance
from duchy.engine.play.agenda import KitState
from duchy.engine.play.rules import Rules

game: Any = bound()
rules: Rules = game and game.rules
driver: Any = bind("duchy.engine.play.driver", game) if game else None
SOURCES = len(game.categories) if game else 0

#: What ``take`` and ``mask`` answer: it is done, or why not.
DONE, NOT_NOW, OVERFLOW = 0, -1, -2
#: A player who is not named: the one who decides, if nobody else does.
ONLY = -1


@rule
def start(states: Records[KitState], entropy: int) -> None:
    """Set up a game whose options are already in the record."""
    chance.reseed(states[0], entropy)
    driver.start(states[0])


@rule
def legal(states: Records[KitState], player: int, out: Ints) -> int:
    """Write the legal actions of a player and return their number."""
    return rules.legal(states[0], player, out)


@rule
def decider(s: KitState, player: int) -> int:
    """A player who may decide; the only one if none is named. -1 if there is no such player."""
    who = rules.deciders(s)
    if player != ONLY:
        return player if (who >> player) & 1 else -1
    if who == 0 or who & (who - 1):
        return -1
    p = 0
    while not (who >> p) & 1:
        p += 1
    return p


@rule
def is_legal(s: KitState, player: int, action: int, out: Ints) -> bool:
    """Whether a player may take an action; ``out`` is where the legal ones are listed."""
    for i in range(rules.legal(s, player, out)):
        if out[i] == action:
            return True
    return False


@rule
def take(states: Records[KitState], before: Records[KitState], player: int, action: int, out: Ints, known: int) -> int:
    """Carry out an action if it is legal, or known to be; the position stays as it is if it cannot be done."""
    s = states[0]
    p = player
    if not known:
        p = decider(s, player)
        if p < 0 or not is_legal(s, p, action, out):
            return NOT_NOW
    before[0] = s
    driver.apply(s, p, action)
    if s.overflow:
        states[0] = before[0]
        return OVERFLOW
    return DONE


@rule
def mask(states: Records[KitState], player: int, out: Ints, flags: Flags) -> int:
    """Set the flags of a player's legal actions and no others."""
    p = player
    if player == ONLY:
        p = decider(states[0], player)
        if p < 0:
            return NOT_NOW
    for action in range(len(flags)):
        flags[action] = False
    for i in range(rules.legal(states[0], p, out)):
        flags[out[i]] = True
    return DONE


@rule
def apply(states: Records[KitState], player: int, action: int) -> None:
    """Carry out a legal action."""
    driver.apply(states[0], player, action)


@rule
def observe(states: Records[KitState], player: int) -> None:
    """Remove what a player may not know; -1 is a spectator."""
    rules.observe(states[0], player)


@rule
def determinize(states: Records[KitState], entropy: int) -> None:
    """Replace the generator and fill what an observer does not know."""
    chance.reseed(states[0], entropy)
    rules.determinize(states[0])


@rule
def reseed(states: Records[KitState], entropy: int) -> None:
    """Replace the generator."""
    chance.reseed(states[0], entropy)


@rule
def deciders(states: Records[KitState]) -> int:
    """The set of players who may act."""
    return rules.deciders(states[0])


@rule
def question(states: Records[KitState]) -> int:
    """The kind of the question on top of the agenda."""
    return rules.decision(states[0])


@rule
def decision_of(states: Records[KitState], player: int) -> int:
    """The kind of decision that one player has to make, 0 if there is none."""
    return rules.decision_of(states[0], player)


@rule
def decision(states: Records[KitState]) -> int:
    """The kind of decision that all deciders have to make; where it is not the same, the question's."""
    s = states[0]
    who = rules.deciders(s)
    common = 0
    for player in range(s.seats):
        if (who >> player) & 1:
            own = rules.decision_of(s, player)
            if common != 0 and own != common:
                return rules.decision(s)
            common = own
    return common


@rule
def results(states: Records[KitState], scores: Ints, places: Ints) -> int:
    """Write every player's points and place; the verdict of a game for one player, -1 if there is none."""
    for player in range(states[0].seats):
        scores[player] = rules.score(states[0], player)
        places[player] = rules.place_of(states[0], player)
    return rules.verdict(states[0])


@rule
def points(states: Records[KitState], player: int, out: Ints) -> None:
    """Write a player's points by their sources."""
    for source in range(SOURCES):
        out[source] = rules.points(states[0], player, source)
