"""What the words of every game have in common: the keys of texts, and the names of seats."""

from __future__ import annotations

from collections.abc import Sequence

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
