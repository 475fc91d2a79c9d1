"""What the words of every game have in common: the keys of texts, and the names of seats."""

from __future__ import annotations

from collections.abc import Sequence

from duchy.engine.words.text import Texts


def key(prefix: str, name: str) -> str:
    """The key of a text about something: ``key("tile", "town_hall")`` is ``tile-town-hall``."""
    return f"{prefix}-{name.replace('_', '-')}"


def capital(text: str) -> str:
    """A name as a title: names are lower case where they stand inside sentences."""
    return text[:1].upper() + text[1:]


def seat_name(language: str, player: int, names: Sequence[str] = ()) -> str:
    """What a player is called; by seat where no names are given."""
    return names[player] if names else Texts.of().format(language, "seat-name", number=player + 1)


def seat_names(language: str, players: Sequence[int], names: Sequence[str] = ()) -> str:
    """What several players are called: “Anna, Odo and Ida”."""
    called = [seat_name(language, player, names) for player in players]
    if len(called) < 2:
        return "".join(called)
    return Texts.of().format(language, "seats-and", first=", ".join(called[:-1]), last=called[-1])
