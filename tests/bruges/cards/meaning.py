"""What a character means, in numbers: a small position, what its owner does, and what changes.

The costs of using a character are checked by the runner and are not part of what changes: the price and the house of a
character that moves in, the worker and the turn of the card of one that is used.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

Changes = dict[str, int]


@dataclass(frozen=True)
class Meaning:
    """One use of a character. Names of things are those of ``tests.bruges.table``."""

    how: str  # lightning, worker, once, always, roll, refill, round_end or laurel
    price: int
    mine: Changes
    colour: str = ""  # of the worker
    theirs: Changes = field(default_factory=dict)  # for each opponent
    do: tuple[str, ...] = ()  # what follows: answers, or actions
    players: int = 2
    has: dict[str, Any] = field(default_factory=dict)
    hand: str = ""
    houses: str = ""
    lives: str = ""  # other characters of the owner
    turned: str = ""  # and such as are turned
    foes: dict[str, Any] = field(default_factory=dict)  # what each opponent has
    foes_houses: str = ""
    foes_live: str = ""  # characters of the first opponent
    dice: dict[str, int] = field(default_factory=dict)
    refused: bool = False  # the character cannot be used

    def but(self, **changed: Any) -> Meaning:
        """The same character in another position."""
        return replace(self, **changed)


def lightning(price: int, mine: Changes, *do: str, **more: Any) -> Meaning:
    """Once, right after moving in."""
    return Meaning("lightning", price, mine, do=do, **more)


def worker(price: int, colour: str, mine: Changes, *do: str, **more: Any) -> Meaning:
    """Once a round, for a worker of a colour."""
    return Meaning("worker", price, mine, colour=colour, do=do, **more)


def once(price: int, mine: Changes, *do: str, **more: Any) -> Meaning:
    """Once a round, for nothing."""
    return Meaning("once", price, mine, do=do, **more)


def always(price: int, mine: Changes, *do: str, **more: Any) -> Meaning:
    """Whenever it fits: the whole change of what the owner does."""
    return Meaning("always", price, mine, do=do, **more)


def roll(price: int, mine: Changes, *do: str, **more: Any) -> Meaning:
    """In phase 2: the whole change of a roll."""
    return Meaning("roll", price, mine, do=do, **more)


def refill(price: int, mine: Changes, *do: str, **more: Any) -> Meaning:
    """In phase 1: the whole change of a refill."""
    return Meaning("refill", price, mine, do=do, **more)


def round_end(price: int, mine: Changes, *do: str, **more: Any) -> Meaning:
    """In phase 4: the whole change of the end of a round, in which an opponent plays the last card."""
    return Meaning("round_end", price, mine, do=do, **more)


def laurel(price: int, points: int, **more: Any) -> Meaning:
    """In final scoring: the points of laurels."""
    return Meaning("laurel", price, {"laurels": points}, **more)


def draws(cards: int) -> tuple[str, ...]:
    """Cards drawn one by one, from both decks."""
    return tuple(f"draw {1 + place % 2}" for place in range(cards))
