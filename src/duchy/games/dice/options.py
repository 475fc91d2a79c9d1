"""The options of The Castles of Burgundy: The Dice Game."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from duchy.engine.errors import OptionError
from duchy.engine.values import options as kit
from duchy.engine.values.options import one_of
from duchy.engine.words.text import quoted
from duchy.games.dice.components.parts import MAX_PLAYERS
from duchy.games.dice.components.sheets import LETTERS

PLAYERS = tuple(range(1, MAX_PLAYERS + 1))
VARIANTS = ("basic", "different", "same")
DIFFERENT, SAME = VARIANTS.index("different"), VARIANTS.index("same")
REVISIONS = (1,)
FIRST_GAME = "A"  # the sheet that the rulebook recommends (DG-SETUP-02)


#: What options meant in records of format 1 that do not have them. It stays so whatever the defaults of today are.
FORMAT_1: Mapping[str, Any] = MappingProxyType({"players": 2, "revision": 1, "sheet": None, "variant": "basic"})


class WrongOption(OptionError):
    """A value that this game does not allow for an option; the message is one of the game's own texts."""

    packages = ("duchy.games.dice",)


@dataclass(frozen=True)
class Options(kit.Options):
    """Players, sheet and variant. A game for one player is always the solo game (DG-SOLO-15).

    ``sheet`` is the letter that all players use, A if none is named (DG-SETUP-02, DG-SOLO-12). In the variant
    "different" the players choose their sheets during the game. There is one variant at a time (DG-SAME-04).
    """

    sheet: str | None = None
    variant: str = "basic"

    def check(self) -> None:
        """Refuse what the printed game does not allow (DG-COMP-01, DG-DIFF-02)."""
        if isinstance(self.players, bool) or not isinstance(self.players, int) or self.players not in PLAYERS:
            first, last = str(PLAYERS[0]), str(PLAYERS[-1])
            raise OptionError("players", "error-not-between", value=quoted(self.players), first=first, last=last)
        one_of("variant", self.variant, VARIANTS)
        one_of("revision", self.revision, REVISIONS)
        if self.sheet is not None:
            one_of("sheet", self.sheet, tuple(LETTERS))
        if self.players == 1 and self.variant != "basic":
            raise WrongOption("variant", "error-variant-alone")
        if self.variant == "different" and self.players > len(LETTERS):
            raise WrongOption("variant", "error-variant-different", count=len(LETTERS))
        if self.variant == "different" and self.sheet is not None:
            raise WrongOption("sheet", "error-sheet-different")

    @property
    def solo(self) -> bool:
        """Whether this is the game for one player (DG-SOLO-01)."""
        return self.players == 1

    @property
    def common_sheet(self) -> str | None:
        """The sheet that all players use; None where each chooses another one (DG-SETUP-01, DG-DIFF-01)."""
        return None if self.variant == "different" else self.sheet or FIRST_GAME

    def completed(self) -> Options:
        """With the common sheet named; there is none in the variant "different"."""
        return replace(self, sheet=self.common_sheet)

    @classmethod
    def of_format_1(cls, written: Mapping[str, Any]) -> dict[str, Any]:
        """With what was left open. This does not follow the defaults of today."""
        options = {**FORMAT_1, **written}
        if options["sheet"] is None and options["variant"] != "different":
            options["sheet"] = "A"
        return options

    def write(self, record: Any) -> None:
        """Write the options into a blank record."""
        record.variant = VARIANTS.index(self.variant)
        record.revision = self.revision
        common = self.common_sheet
        for player in range(self.players):
            record.players[player].sheet = LETTERS.index(common) if common else -1

    @classmethod
    def values(cls) -> dict[str, tuple[Any, ...]]:
        """Every value of every option."""
        return {"players": PLAYERS, "sheet": tuple(LETTERS), "variant": VARIANTS, "revision": REVISIONS}

    @classmethod
    def sample(cls, chance: random.Random) -> Options:
        """Any number of players, any variant that they can play, any sheet."""
        players = chance.choice(PLAYERS)
        variant = chance.choice(VARIANTS)
        if players == 1 or (variant == "different" and players > len(LETTERS)):
            variant = "basic"
        sheet = None if variant == "different" else chance.choice(LETTERS)
        return cls(players=players, sheet=sheet, variant=variant)
