"""The options of Bruges."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from duchy.engine.errors import OptionError
from duchy.engine.values import options as kit
from duchy.engine.values.options import one_of
from duchy.engine.words.text import quoted
from duchy.games.bruges.components.board import MAX_PLAYERS
from duchy.games.bruges.components.deck import DECK

PLAYERS = tuple(range(2, MAX_PLAYERS + 1))  # BR-COMP-17, BR-VAR-02
REVISIONS = (1,)


class WrongOption(OptionError):
    """A value that this game does not allow for an option; the message is one of the game's own texts."""

    packages = ("duchy.games.bruges",)


@dataclass(frozen=True)
class Options(kit.Options):
    """The players, and the deck by its digest, so that a record says which cards it was played with.

    The rulebook has no variants (BR-VAR-01). The first seat begins (BR-SETUP-19, BR-VAR-03).
    """

    deck: str = DECK.digest

    def check(self) -> None:
        """Refuse other numbers of players, and a deck that is not the one in use."""
        if isinstance(self.players, bool) or not isinstance(self.players, int) or self.players not in PLAYERS:
            first, last = str(PLAYERS[0]), str(PLAYERS[-1])
            raise OptionError("players", "error-not-between", value=quoted(self.players), first=first, last=last)
        one_of("revision", self.revision, REVISIONS)
        if self.deck != DECK.digest:
            raise WrongOption("deck", "error-deck", value=quoted(self.deck), deck=DECK.digest)

    def write(self, record: Any) -> None:
        """Write the options into a blank record."""
        record.revision = self.revision

    @classmethod
    def values(cls) -> dict[str, tuple[Any, ...]]:
        """Every value of every option."""
        return {"players": PLAYERS, "revision": REVISIONS, "deck": (DECK.digest,)}

    @classmethod
    def sample(cls, chance: random.Random) -> Options:
        """Any number of players."""
        return cls(players=chance.choice(PLAYERS))
