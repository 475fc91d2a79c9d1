"""What the words of every game have in common: the keys of texts, the names of seats, and who speaks of an action."""

from __future__ import annotations

from collections.abc import Sequence

from duchy.engine.errors import IllegalAction, NotDeciding
from duchy.engine.game import State
from duchy.engine.text import Texts


def key(prefix: str, name: str) -> str:
    """The key of a text about something: ``key("tile", "town_hall")`` is ``tile-town-hall``."""
    return f"{prefix}-{name.replace('_', '-')}"


def seat_name(language: str, player: int, names: Sequence[str] = ()) -> str:
    """What a player is called; by seat where no names are given."""
    return names[player] if names else Texts.of().format(language, "seat-name", number=player + 1)


def seat_names(language: str, players: Sequence[int], names: Sequence[str] = ()) -> str:
    """What several players are called, one after the other."""
    return ", ".join(seat_name(language, player, names) for player in players)


def teller(state: State, action: int, player: int | None = None) -> int:
    """The player for whom a legal action is told.

    Where several players decide at once and none is named, it is the one whom the state was observed by.
    """
    if player is None:
        deciders = state.deciders
        if not deciders:
            raise NotDeciding("error-game-over")
        player = state.observer if state.observer in deciders else deciders[0]
    if action not in state.legal_actions(player):
        text = str(state.game.catalogue.decode(action))
        raise IllegalAction("error-not-legal", action=text, player=str(player), decision=str(state.decision))
    return player
