"""The options of The Castles of Burgundy."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from duchy.engine import options as kit
from duchy.engine.errors import OptionError
from duchy.engine.options import one_of
from duchy.engine.text import quoted
from duchy.games.burgundy.components.modules import MODULE_NAMES, flags
from duchy.games.burgundy.components.printings import CHAMPIONSHIP_BOARD, EDITIONS, ESTATE_LAYOUT, STANDARD_ESTATES

PLAYERS = (2, 3, 4)
SETUPS = ("standard", "expert")
CHOICES = ("open", "sealed")
DEALT = "dealt"
STANDARD_ESTATE = "1"
REVISIONS = (1,)
MODULE_EDITIONS = tuple(edition for edition in EDITIONS if edition != "2011")
CHAMPIONSHIP_EDITIONS = tuple(e for e, board in zip(EDITIONS, CHAMPIONSHIP_BOARD, strict=True) if board >= 0)


def in_order(numbers: set[str]) -> list[str]:
    """Estate numbers as people count them: 2 before 10, and 12a, of a user's own data, after both."""
    return sorted(numbers, key=lambda number: (len(number), number))


#: What options meant in records of format 1 that do not have them. It stays so whatever the defaults of today are.
FORMAT_1: Mapping[str, Any] = MappingProxyType(
    {
        "players": 2,
        "revision": 1,
        "edition": "2019",
        "setup": "standard",
        "estates": None,
        "choice": "open",
        "championship": False,
        "modules": [],
    }
)


class WrongOption(OptionError):
    """An option that this game does not have so."""

    packages = ("duchy.games.burgundy",)


@dataclass(frozen=True)
class Options(kit.Options):
    """Players, printing and set-up.

    ``estates`` is one estate number for all, one per seat, or ``"dealt"`` for boards dealt at random (expert only).
    ``modules`` are the expansions played with.
    """

    edition: str = "2019"
    setup: str = "standard"
    estates: str | tuple[str, ...] | None = None
    choice: str = "open"
    championship: bool = False
    modules: str | tuple[str, ...] = ()

    def check(self) -> None:
        """Refuse what the printed game does not have."""
        if isinstance(self.players, bool) or not isinstance(self.players, int) or not 2 <= self.players <= 4:
            raise OptionError("players", "error-not-between", value=quoted(self.players), first="2", last="4")
        one_of("edition", self.edition, EDITIONS)
        one_of("setup", self.setup, SETUPS)
        one_of("choice", self.choice, CHOICES)
        one_of("championship", self.championship, (False, True))
        one_of("revision", self.revision, REVISIONS)
        self._check_modules()
        if self.setup == "standard":
            self._check_standard()
        else:
            self._check_expert()

    def _check_modules(self) -> None:
        """Modules came with the printing of 2019 (CB-EXP-01, CB-EXP-02)."""
        names = self.module_names()
        if not isinstance(names, tuple):
            raise WrongOption("modules", "error-modules-form", value=quoted(self.modules))
        for name in names:
            one_of("modules", name, MODULE_NAMES)
        if len(set(names)) < len(names):
            raise WrongOption("modules", "error-modules-twice")
        if names and self.edition not in MODULE_EDITIONS:
            known = ", ".join(MODULE_EDITIONS)
            raise WrongOption("modules", "error-modules-edition", edition=self.edition, other=known)

    def module_names(self) -> tuple[str, ...]:
        """The modules played with; one alone may be given by its name."""
        return (self.modules,) if isinstance(self.modules, str) else self.modules

    def _check_standard(self) -> None:
        if self.estates == DEALT:
            raise WrongOption("estates", "error-estates-dealt", example="setup='expert'")
        if self.choice != "open":
            raise WrongOption("choice", "error-choice-sealed")
        if self.championship:
            raise WrongOption("championship", "error-championship-standard")
        numbers = self.estate_numbers()  # the same for everybody (CB-SETUP-08, CB-SETUP-09)
        allowed = STANDARD_ESTATES[self.edition]
        for number in numbers:
            if number not in allowed:
                known, value = ", ".join(allowed), quoted(number)
                raise WrongOption("estates", "error-estates-standard", edition=self.edition, choices=known, value=value)
        if len(set(numbers)) > 1:
            raise WrongOption("estates", "error-estates-differ")

    def _check_expert(self) -> None:
        if self.championship and self.edition not in CHAMPIONSHIP_EDITIONS:
            known = ", ".join(CHAMPIONSHIP_EDITIONS)
            raise WrongOption("championship", "error-championship-edition", edition=self.edition, other=known)
        if self.championship and not self.deals:
            raise WrongOption("championship", "error-championship-chosen")
        if not self.deals:
            self.estate_numbers()

    @property
    def deals(self) -> bool:
        """Whether boards are dealt: in the expert set-up unless estates are chosen."""
        return self.setup == "expert" and self.estates in (None, DEALT)

    def estate_numbers(self) -> tuple[str, ...]:
        """The chosen estate of each seat."""
        chosen = self.estates if self.estates is not None else STANDARD_ESTATE
        numbers = (chosen,) * self.players if isinstance(chosen, str) else chosen
        if not isinstance(numbers, tuple) or not all(isinstance(number, str) for number in numbers):
            raise WrongOption("estates", "error-estates-form", value=quoted(self.estates))
        if len(numbers) != self.players:
            raise WrongOption("estates", "error-estates-count", count=len(numbers), seats=self.players)
        for number in numbers:
            if (self.edition, number) not in ESTATE_LAYOUT:
                known = ", ".join(in_order({n for edition, n in ESTATE_LAYOUT if edition == self.edition}))
                raise WrongOption(
                    "estates", "error-estates-unknown", edition=self.edition, value=quoted(number), choices=known
                )
        return numbers

    def completed(self) -> Options:
        """With estates named: estate 1 for all in the standard set-up, dealt boards in that of experts."""
        if self.estates is not None:
            return self
        return replace(self, estates=DEALT if self.setup == "expert" else STANDARD_ESTATE)

    @classmethod
    def of_format_1(cls, written: Mapping[str, Any]) -> dict[str, Any]:
        """With what was left open or did not exist then. This does not follow the defaults of today."""
        options = {**FORMAT_1, **written}
        if options["estates"] is None:
            options["estates"] = "dealt" if options["setup"] == "expert" else "1"
        return options

    def write(self, record: Any) -> None:
        """Write the options into a blank record."""
        record.edition = EDITIONS.index(self.edition)
        record.expert = self.setup == "expert"
        record.secret = self.choice == "sealed"
        record.championship = self.championship
        record.revision = self.revision
        record.modules = flags(self.module_names())
        layouts = [-1] * self.players
        if not self.deals:
            layouts = [ESTATE_LAYOUT[self.edition, number] for number in self.estate_numbers()]
        for player, layout in enumerate(layouts):
            record.players[player].estate = player
            record.players[player].storage = player
            record.estates[player].layout = layout

    @classmethod
    def values(cls) -> dict[str, tuple[Any, ...]]:
        """Every estate of any printing, and the words for boards that are dealt."""
        estates = in_order({number for _, number in ESTATE_LAYOUT})
        return {
            "players": PLAYERS,
            "edition": EDITIONS,
            "setup": SETUPS,
            "estates": (*estates, DEALT),
            "choice": CHOICES,
            "championship": (False, True),
            "modules": MODULE_NAMES,
            "revision": REVISIONS,
        }

    @classmethod
    def sample(cls, chance: random.Random) -> Options:
        """Any printing and number of players; a third standard, a third chosen estates, a third dealt boards.

        Each module that the printing has is played with in half of the games.
        """
        players, edition = chance.choice(PLAYERS), chance.choice(EDITIONS)
        boards = chance.choice(("standard", "chosen", DEALT))
        modules = tuple(name for name in MODULE_NAMES if edition in MODULE_EDITIONS and chance.choice((False, True)))
        if boards == "standard":
            estate = chance.choice(STANDARD_ESTATES[edition])
            return cls(players=players, edition=edition, estates=estate, modules=modules)
        choice = chance.choice(CHOICES)
        if boards == DEALT:
            added = edition in CHAMPIONSHIP_EDITIONS and chance.choice((False, True))
            return cls(players, 1, edition, "expert", DEALT, choice, championship=added, modules=modules)
        numbers = [number for printing, number in ESTATE_LAYOUT if printing == edition]
        chosen = tuple(chance.choice(numbers) for _ in range(players))
        return cls(players, 1, edition, "expert", chosen, choice, modules=modules)
