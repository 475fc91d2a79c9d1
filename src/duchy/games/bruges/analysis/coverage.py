"""What random games should meet at least once: the fuzzer counts it and reports what is missing."""

from duchy.engine.kernels.arrays import Ints
from duchy.engine.kernels.rule import rule
from duchy.engine.play.agenda import decision
from duchy.games.bruges.actions import ACTION_ARGUMENTS, ACTION_KIND, CATALOGUE
from duchy.games.bruges.chapters.scoring import place_of
from duchy.games.bruges.components.board import COLOUR_NAMES, MAX_PLAYERS, SECTIONS
from duchy.games.bruges.components.card import Card
from duchy.games.bruges.components.grammar import Event, Kind
from duchy.games.bruges.components.tables import CARDS_IN_ORDER
from duchy.games.bruges.components.words import DoAction, Modify, Pay, Permit
from duchy.games.bruges.questions import QUESTIONS
from duchy.games.bruges.state import State

ENDS = ("one_winner", "shared")
STATUES = ("none", "one", "two")
_USED = (Kind.WORKER, Kind.FREE)


def _asks(card: Card) -> bool:
    """Whether a card asks whether to carry out an operation: one that may be left out, or is bought on the way.

    Extra plays can be declined where they are asked for, and protection has a question of its own.
    """
    if card.activation.kind == Kind.SITUATION and card.activation.event in (Event.PENALTY, Event.MARKER_GAIN):
        return False
    plain = [effect for effect in card.effects if not isinstance(effect, DoAction | Modify | Permit)]
    bought = plain if card.activation.kind not in _USED else plain[1:]
    return any(effect.optional for effect in plain) or any(isinstance(effect, Pay) for effect in bought)


_NEVER_ASKED = {"none", *(() if any(map(_asks, CARDS_IN_ORDER)) else ("may",))}

#: What is counted, by group. Lightning, laurels and modifiers are at work when their card is placed.
GROUPS: dict[str, tuple[str | None, ...]] = {
    "decisions": tuple(None if name in _NEVER_ASKED else name for name in QUESTIONS.names),
    "actions": tuple(CATALOGUE.kinds),
    "placed": tuple(card.id for card in CARDS_IN_ORDER),
    "used": tuple(card.id if card.activation.kind in _USED else None for card in CARDS_IN_ORDER),
    "penalties": COLOUR_NAMES,
    "statues": STATUES,
    "players": tuple(str(players) for players in range(2, MAX_PLAYERS + 1)),
    "ends": ENDS,
}

_sizes = [len(names) for names in GROUPS.values()]
ACTION, PLACED, USED, PENALTY, STATUE, PLAYERS, END = (sum(_sizes[: i + 1]) for i in range(len(_sizes) - 1))
SIZE = sum(_sizes)
PLACE, ACTIVATE, SUFFER = map(CATALOGUE.number_of, ("place", "activate", "suffer"))


@rule
def count_action(s: State, p: int, action: int, counts: Ints) -> None:
    """Count what a player is about to do."""
    kind, argument, me = ACTION_KIND[action], ACTION_ARGUMENTS[action, 0], s.players[p]
    counts[0 + decision(s)] += 1
    counts[ACTION + kind] += 1
    if kind == PLACE:
        counts[PLACED + me.hand[argument]] += 1
    elif kind == ACTIVATE:
        counts[USED + me.tenant[argument]] += 1
    elif kind == SUFFER:
        counts[PENALTY + argument] += 1


@rule
def count_game(s: State, counts: Ints) -> None:
    """Count the players of a finished game, its statues and how it ended."""
    counts[PLAYERS + s.seats - 2] += 1
    winners = 0
    for p in range(s.seats):
        winners += place_of(s, p) == 1
        taken = 0
        for section in range(SECTIONS):
            taken += s.players[p].statue[section] > 0
        counts[STATUE + taken] += 1
    counts[END + (winners > 1)] += 1
