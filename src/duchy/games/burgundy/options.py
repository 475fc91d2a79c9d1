"""The options of The Castles of Burgundy."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Self

from duchy.engine.errors import OptionError
from duchy.engine.values import options as kit
from duchy.engine.values.options import one_of
from duchy.engine.words.text import quoted
from duchy.games.burgundy.components import plans
from duchy.games.burgundy.components.board import MOST_TARGET
from duchy.games.burgundy.components.estates import Estate
from duchy.games.burgundy.components.layouts import ESTATES, FIRST_OWN
from duchy.games.burgundy.components.modules import MODULE_NAMES, flags
from duchy.games.burgundy.components.plans import Plan
from duchy.games.burgundy.components.printings import (
    BOARD_SETS,
    CHAMPIONSHIP_BOARD,
    EDITIONS,
    STANDARD_ESTATES,
)

PLAYERS = (2, 3, 4)
SETUPS = ("standard", "expert")
CHOICES = ("open", "sealed")
DEALT = "dealt"
ORDINARY = "ordinary"
STANDARD_ESTATE = "1"
REVISIONS = (1,)
TARGETS = tuple(range(45, MOST_TARGET + 1))
USUAL_TARGET = 50  # CB-SOLO-05
NOT_IN_SOLO = ("shields",)  # CB-SOLO-55
MODULE_EDITIONS = tuple(edition for edition in EDITIONS if edition != "2011")
CHAMPIONSHIP_EDITIONS = tuple(e for e, board in zip(EDITIONS, CHAMPIONSHIP_BOARD, strict=True) if board >= 0)


@dataclass(frozen=True)
class SetUp:
    """How a module is set up that brings estates in place of the ordinary ones."""

    players: tuple[int, ...] = PLAYERS
    estates: str = DEALT  # what is played where no estates are named; boards are dealt only where this says so
    founds: bool = True  # the players choose where their start castles stand, openly or sealed
    alike: bool = False  # all play the same estate


#: The modules that bring estates. They exclude each other (CB-EXP-04).
SET_UPS: Mapping[str, SetUp] = MappingProxyType(
    {
        "border_posts": SetUp(),  # CB-BORDER-01, CB-BORDER-02, CB-BORDER-16
        "close_to_castle": SetUp(),  # CB-NEAR-01, CB-NEAR-17
        "team": SetUp(players=(4,), estates="12a", founds=False, alike=True),  # CB-TEAM-01, CB-TEAM-04, CB-TEAM-38
        "solo": SetUp(players=(1,), estates="13a"),  # CB-SOLO-02, CB-SOLO-03
    }
)
ALL_PLAYERS = tuple(sorted({*PLAYERS, *(count for boards in SET_UPS.values() for count in boards.players)}))


def in_order(numbers: set[str]) -> list[str]:
    """Estate numbers as people count them: 2 before 10, and 12a after both."""
    return sorted(numbers, key=lambda number: (len(number), number))


def numbers_of(edition: str, board_set: str = ORDINARY) -> list[str]:
    """The estates of a printing: the ordinary ones, or those that a module brings."""
    return in_order(set(BOARD_SETS[edition].get(board_set, {})))


def modules_of(edition: str) -> tuple[str, ...]:
    """The modules that a printing can be played with: of those with estates, the ones whose estates it has."""
    if edition not in MODULE_EDITIONS:
        return ()
    return tuple(name for name in MODULE_NAMES if name not in SET_UPS or numbers_of(edition, name))


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

    ``estates`` is one estate number for all, one per seat, or ``"dealt"`` for boards dealt at random: in the expert
    set-up, and with modules that bring boards to deal. In place of a number there may be the plan of an own estate: a
    mapping, the ``Path`` of a TOML file, or the text that options keep of either (``components.plans``). ``modules``
    are the expansions played with. ``target`` are the points that a solo player has to reach first.
    """

    edition: str = "2019"
    setup: str = "standard"
    estates: str | tuple[str, ...] | None = None
    choice: str = "open"
    championship: bool = False
    modules: str | tuple[str, ...] = ()
    target: int | None = None

    @classmethod
    def read(cls, given: Mapping[str, Any]) -> Self:
        """The options from a mapping, with plans of own estates as texts."""
        estates = {"estates": plans.written(given["estates"])} if "estates" in given else {}
        return super().read({**given, **estates})

    def reseated(self, before: Sequence[int]) -> Self:
        """Estates that were chosen by seat go with their players."""
        if not isinstance(self.estates, tuple):
            return self
        return replace(self, estates=tuple(self.estates[seat] for seat in before))

    def check(self) -> None:
        """Refuse what the printed game does not have."""
        if type(self.players) is not int or self.players not in ALL_PLAYERS:
            raise self._not_between(ALL_PLAYERS)
        one_of("edition", self.edition, EDITIONS)
        one_of("setup", self.setup, SETUPS)
        one_of("choice", self.choice, CHOICES)
        one_of("championship", self.championship, (False, True))
        one_of("revision", self.revision, REVISIONS)
        self._check_modules()
        self._check_target()
        self._check_plans()
        if self.board_set is not None:
            self._check_board_set(self.board_set, SET_UPS[self.board_set])
        elif self.players == 1:
            raise WrongOption("players", "error-players-solo", module=quoted("solo"))
        elif self.setup == "standard":
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
        if "solo" in names and (left_out := next((name for name in names if name in NOT_IN_SOLO), None)):
            raise WrongOption("modules", "error-modules-solo", module=quoted(left_out))
        sets = [name for name in names if name in SET_UPS]
        if len(sets) > 1:
            raise WrongOption("modules", "error-modules-boards", module=quoted(sets[0]), other=quoted(sets[1]))

    def _check_target(self) -> None:
        """A solo game has a target of points (CB-SOLO-48)."""
        if self.target is None:
            return
        if self.board_set != "solo":
            raise WrongOption("target", "error-target-solo", module=quoted("solo"))
        if type(self.target) is not int or self.target not in TARGETS:
            first, last = str(TARGETS[0]), str(TARGETS[-1])
            raise OptionError("target", "error-not-between", value=quoted(self.target), first=first, last=last)

    def _check_plans(self) -> None:
        """Own estates take the place of ordinary ones only, and each has a name of its own."""
        named: dict[str, Plan] = {}
        for text in self.brought:
            plan = plans.parsed(text)
            if self.board_set is not None:
                raise WrongOption("estates", "error-estates-own-module", module=quoted(self.board_set))
            if self.setup == "standard" and plan.start < 0:
                value, example = quoted(plan.name), "setup='expert'"
                raise WrongOption("estates", "error-estates-own-start", value=value, example=example)
            if named.setdefault(plan.name, plan) != plan:
                raise WrongOption("estates", "error-estates-own-name", value=quoted(plan.name))

    @property
    def brought(self) -> tuple[str, ...]:
        """The plans of estates that the players bring."""
        given = self.estates if isinstance(self.estates, tuple) else (self.estates,)
        return tuple(text for text in given if isinstance(text, str) and plans.is_own(text))

    def _check_board_set(self, name: str, boards: SetUp) -> None:
        """A module with estates of its own has its own set-up, which takes the place of the other two (CB-EXP-04)."""
        module = quoted(name)
        if not numbers_of(self.edition, name):
            known = ", ".join(edition for edition in EDITIONS if numbers_of(edition, name))
            raise WrongOption("modules", "error-modules-set-edition", module=module, edition=self.edition, other=known)
        if self.players not in boards.players:
            known = ", ".join(map(str, boards.players))
            raise WrongOption("players", "error-players-boards", module=module, value=str(self.players), choices=known)
        if self.setup != "standard":
            raise WrongOption("setup", "error-setup-boards", module=module, value=quoted("standard"))
        if self.choice != "open" and not boards.founds:
            raise WrongOption("choice", "error-choice-boards", module=module)
        if self.championship:
            raise WrongOption("championship", "error-championship-boards", module=module)
        if not self.deals and len(set(self.estate_numbers())) > 1 and boards.alike:
            raise WrongOption("estates", "error-estates-alike", module=module)

    def _not_between(self, allowed: tuple[int, ...]) -> OptionError:
        first, last = str(allowed[0]), str(allowed[-1])
        return OptionError("players", "error-not-between", value=quoted(self.players), first=first, last=last)

    @property
    def board_set(self) -> str | None:
        """The module whose estates are played, if there is one."""
        return next((name for name in self.module_names() if name in SET_UPS), None)

    @property
    def founds(self) -> bool:
        """Whether the players choose where their start castles stand."""
        if self.board_set is None:
            return self.setup == "expert"
        return SET_UPS[self.board_set].founds or min(ESTATES[layout].start for layout in self._layouts()) < 0

    def _layouts(self) -> list[int]:
        """The chosen estates by seat; those of 12b leave a choice of the start castle's space (CB-TEAM-07)."""
        numbered = BOARD_SETS[self.edition][self.board_set or ORDINARY]
        chosen = enumerate(self.estate_numbers())
        return [FIRST_OWN + seat if plans.is_own(number) else numbered[number] for seat, number in chosen]

    def estate_of(self, layout: int) -> Estate:
        """An estate by the layout that the record of a game has: printed, or the own one of a seat."""
        if layout < FIRST_OWN:
            return ESTATES[layout]
        return plans.parsed(self.estate_numbers()[layout - FIRST_OWN]).estate

    @property
    def estate_count(self) -> int:
        """How many estates are built: in the team game two, by players 0 and 2 and by 1 and 3 (CB-TEAM-02)."""
        return 2 if self.board_set == "team" else self.players

    @property
    def usual_estates(self) -> str:
        """What is played where no estates are named."""
        if self.board_set:
            return SET_UPS[self.board_set].estates
        return DEALT if self.setup == "expert" else STANDARD_ESTATE

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
        printed = [number for number in numbers if not plans.is_own(number)]
        for number in printed:
            if number not in allowed:
                known, value = ", ".join(allowed), quoted(number)
                raise WrongOption("estates", "error-estates-standard", edition=self.edition, choices=known, value=value)
        if len(set(printed)) > 1:
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
        """Whether boards are dealt: where that is usual, unless estates are named."""
        return self.usual_estates == DEALT and self.estates in (None, DEALT)

    def estate_numbers(self) -> tuple[str, ...]:
        """The chosen estate of each seat."""
        chosen = self.estates if self.estates is not None else self.usual_estates
        numbers = (chosen,) * self.players if isinstance(chosen, str) else chosen
        if not isinstance(numbers, tuple) or not all(isinstance(number, str) for number in numbers):
            raise WrongOption("estates", "error-estates-form", value=quoted(self.estates))
        if len(numbers) != self.players:
            raise WrongOption("estates", "error-estates-count", count=len(numbers), seats=self.players)
        for number in numbers:
            self._check_estate(number)
        return numbers

    def _check_estate(self, number: str) -> None:
        """An estate of this printing, and of the set that is played (CB-EXP-04)."""
        sets = BOARD_SETS[self.edition]
        known = numbers_of(self.edition, self.board_set or ORDINARY)
        if number in known or plans.is_own(number):
            return
        value, choices = quoted(number), ", ".join(known)
        if self.board_set:
            module = quoted(self.board_set)
            raise WrongOption("estates", "error-estates-boards", module=module, value=value, choices=choices)
        for name in SET_UPS:
            if number in sets.get(name, {}):
                raise WrongOption("estates", "error-estates-module", module=quoted(name), value=value)
        raise WrongOption("estates", "error-estates-unknown", edition=self.edition, value=value, choices=choices)

    def completed(self) -> Options:
        """With estates named: estate 1 for all in the standard set-up, dealt boards in that of experts.

        A solo game has its target named, too.
        """
        estates = self.usual_estates if self.estates is None else self.estates
        target = USUAL_TARGET if self.target is None and self.board_set == "solo" else self.target
        return replace(self, estates=estates, target=target)

    def as_dict(self) -> dict[str, Any]:
        """The options as JSON has them; the target only where there is one."""
        return {name: value for name, value in super().as_dict().items() if name != "target" or value is not None}

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
        record.expert = self.founds
        record.secret = self.choice == "sealed"
        record.championship = self.championship
        record.revision = self.revision
        record.modules = flags(self.module_names())
        layouts = [-1] * self.players
        if not self.deals:
            layouts = self._layouts()
        for player, layout in enumerate(layouts):
            estate = player % self.estate_count
            record.players[player].estate = estate
            record.players[player].storage = player
            record.estates[estate].layout = layout
            if self.brought:
                plans.fill(record.estates[estate], self.estate_of(layout))
            if self.estate_count < self.players:
                record.more[0].team_storage[player] = self.players + estate
        if self.target is not None:
            record.more[0].solo_target = self.target

    @classmethod
    def values(cls) -> dict[str, tuple[Any, ...]]:
        """Every estate of any printing, and the words for boards that are dealt."""
        sets = (ORDINARY, *SET_UPS)
        estates = in_order({number for edition in EDITIONS for name in sets for number in numbers_of(edition, name)})
        return {
            "players": ALL_PLAYERS,
            "edition": EDITIONS,
            "setup": SETUPS,
            "estates": (*estates, DEALT),
            "choice": CHOICES,
            "championship": (False, True),
            "modules": MODULE_NAMES,
            "target": TARGETS,
            "revision": REVISIONS,
        }

    @classmethod
    def sample(cls, chance: random.Random) -> Options:
        """Any printing, and of each set of estates as many games.

        With the ordinary estates, a third of the games is standard, a third has chosen estates, a third dealt boards.
        Each module that the printing has and that brings no estates is played with in half of the games.
        """
        edition = chance.choice(EDITIONS)
        board_set = chance.choice(["", *(name for name in modules_of(edition) if name in SET_UPS)])
        without = {*SET_UPS, *NOT_IN_SOLO} if board_set == "solo" else SET_UPS
        modules = tuple(
            name
            for name in modules_of(edition)
            if name == board_set or (name not in without and chance.choice((False, True)))
        )
        if board_set:
            return cls._sample_of_set(chance, board_set, edition, modules)
        players, boards = chance.choice(PLAYERS), chance.choice(("standard", "chosen", DEALT))
        if boards == "standard":
            estate = chance.choice(STANDARD_ESTATES[edition])
            return cls(players=players, edition=edition, estates=estate, modules=modules)
        choice = chance.choice(CHOICES)
        if boards == DEALT:
            added = edition in CHAMPIONSHIP_EDITIONS and chance.choice((False, True))
            return cls(players, 1, edition, "expert", DEALT, choice, championship=added, modules=modules)
        numbers = numbers_of(edition)
        chosen = tuple(chance.choice(numbers) for _ in range(players))
        return cls(players, 1, edition, "expert", chosen, choice, modules=modules)

    @classmethod
    def _sample_of_set(cls, chance: random.Random, name: str, edition: str, modules: tuple[str, ...]) -> Options:
        """A game with the estates of a module: dealt in half of the games where they can be."""
        boards, numbers = SET_UPS[name], numbers_of(edition, name)
        players = chance.choice(boards.players)
        choice = chance.choice(CHOICES) if boards.founds else "open"
        estates: str | tuple[str, ...] = tuple(chance.choice(numbers) for _ in range(players))
        if boards.alike:
            estates = estates[0]
        if boards.estates == DEALT and chance.choice((False, True)):
            estates = DEALT
        target = chance.choice(TARGETS) if name == "solo" else None
        return cls(players, 1, edition, "standard", estates, choice, modules=modules, target=target).completed()
