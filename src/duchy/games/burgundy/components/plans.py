"""Plans of estates that players bring: read from a mapping or a TOML file, checked, and written as one text.

Options keep a plan as a text, so that a record tells all of it, ``own:NAME:COLOURS:NUMBERS:START:COUNTS:DIGEST``: a
letter and a figure for each space row by row, the space of the start castle or ``-``, whether the colours are counted
as in the printed estates or free, and a digest of all that, by which a changed plan is noticed.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from duchy.engine.errors import OptionError
from duchy.engine.play.hexmap import HEXAGON, areas, positions, touching
from duchy.engine.values.data import DataFile
from duchy.engine.words.text import DuchyError, cut, quoted
from duchy.games.burgundy.components.estates import COLOUR_TOTALS, MOST_REGIONS, BoardSet, Estate
from duchy.games.burgundy.components.layouts import (
    CITIES,
    ESTATES,
    FIRST_OWN,
    PIPS,
    by_colour,
    by_number,
    cities_of_regions,
    masks,
    regions_of_spaces,
)
from duchy.games.burgundy.components.tiles import LETTERS, Colour

GAME = "burgundy"
PREFIX = "own"
OWN = "own"  # the provenance of such an estate
ROWS = (4, 5, 6, 7, 6, 5, 4)
SPACES = sum(ROWS)
KEYS = ("game", "name", "spaces", "numbers", "start", "free", "digest")
COUNTS = ("printed", "free")
FORM = f"{PREFIX}:NAME:COLOURS:NUMBERS:START:COUNTS:DIGEST"
LARGEST_REGION = 8
FIGURES = "123456"
NO_START = -1
NONE = "-"  # the same in a text

_TEXT = re.compile(rf"{PREFIX}:([^:]*):([^:]*):([^:]*):([0-9]{{1,2}}|{NONE}):({'|'.join(COUNTS)}):([^:]*)")
_NAME = re.compile(r"[\w-]{1,24}")
_PRINTED_NAME = re.compile(r"[0-9]+[a-z]?|dealt")
_GRID = {place: "" for place in sorted(HEXAGON)}
_POSITIONS = tuple(positions(_GRID))
_TOUCHING = tuple(touching(_GRID, place) for place in _GRID)
_CENTRE = SPACES // 2


class WrongPlan(OptionError):
    """A plan that cannot be played: where it comes from, the key that is wrong, and why."""

    packages = ("duchy.games.burgundy",)

    def __init__(self, key: str, where: str, entry: str, /, **arguments: str | int | DuchyError) -> None:
        super().__init__("estates", key, **arguments)
        self.where = where
        self.entry = entry

    def text(self, language: str) -> str:
        """The file or the estate, the key, and what is wrong with it."""
        reason = self._format(language, self.key, **self.arguments)
        return self._format(language, "error-plan", where=self.where, entry=self.entry, reason=reason)


@dataclass(frozen=True)
class Plan:
    """A plan as it was checked. Spaces are counted from 0, row by row; ``start`` is -1 if no space is marked."""

    name: str
    colours: tuple[int, ...]
    numbers: tuple[int, ...]
    start: int
    free: bool

    @cached_property
    def text(self) -> str:
        """The plan as options and records have it."""
        return f"{self._content}:{self.digest}"

    @property
    def _content(self) -> str:
        colours = "".join(LETTERS[colour] for colour in self.colours)
        numbers = "".join(map(str, self.numbers))
        start = NONE if self.start < 0 else str(self.start + 1)
        return ":".join((PREFIX, self.name, colours, numbers, start, COUNTS[self.free]))

    @cached_property
    def digest(self) -> str:
        """Names the plan: of two different ones it differs."""
        return hashlib.blake2b(self._content.encode(), digest_size=4).hexdigest()

    @cached_property
    def estate(self) -> Estate:
        """The plan as an estate, with its neighbours and regions."""
        return _estate(self.name, self.colours, self.numbers, self.start)


@lru_cache(maxsize=64)
def _estate(name: str, colours: tuple[int, ...], numbers: tuple[int, ...], start: int) -> Estate:
    starts = () if start < 0 else (start,)
    regions = areas(colours, _TOUCHING)
    return Estate(
        name, BoardSet.ORDINARY, OWN, colours, numbers, _POSITIONS, _TOUCHING, regions, starts, posts=(), rivers=()
    )


# --- reading ---------------------------------------------------------------------------------------------------------


def read(given: Mapping[str, Any], where: str | None = None) -> Plan:
    """A plan from a mapping with the keys of a file; ``where`` names it in errors."""
    return _Reader(given, where or _called(given)).plan()


def read_file(path: Path) -> Plan:
    """A plan from a TOML file, whose key ``game`` has the name of the game."""
    where = str(path)
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise WrongPlan("error-plan-unreadable", where, "file", problem=reason) from problem
    if "game" not in tables:
        raise WrongPlan("error-plan-missing", where, "game")
    return read(tables, where)


@lru_cache(maxsize=256)
def parsed(text: str) -> Plan:
    """A plan from its text, refused if it was changed without its digest."""
    found = _TEXT.fullmatch(text)
    if found is None:
        raise WrongPlan("error-plan-form", PREFIX, "text", value=quoted(text), form=FORM)
    name, colours, numbers, start, counts, digest = found.groups()
    given = {"name": name, "spaces": colours, "numbers": numbers, "free": counts == COUNTS[True], "digest": digest}
    return read(given if start == NONE else {**given, "start": int(start)})


def is_own(text: str) -> bool:
    """Whether a text is a plan, and not the number of a printed estate."""
    return text.startswith(f"{PREFIX}:")


def written(given: Any) -> Any:
    """What a caller gives for an estate as options keep it: plans and files of plans as texts, the rest as it is."""
    if isinstance(given, Mapping):
        return read(given).text
    if isinstance(given, Path):
        return read_file(given).text
    if isinstance(given, str) and is_own(given):
        return parsed(given).text
    if isinstance(given, list | tuple):
        return tuple(written(one) for one in given)
    return given


def _called(given: Mapping[str, Any]) -> str:
    name = given.get("name")
    return f"{PREFIX}:{name}" if isinstance(name, str) and _NAME.fullmatch(name) else PREFIX


class _Reader:
    """Reads the keys of a plan one by one, and refuses the first that is wrong."""

    def __init__(self, given: Mapping[str, Any], where: str) -> None:
        self.given = given
        self.where = where

    def fail(self, entry: str, key: str, **arguments: str | int) -> WrongPlan:
        return WrongPlan(key, self.where, entry, **arguments)

    def plan(self) -> Plan:
        self.check_keys()
        name, free = self.name(), self.flag("free")
        colours = tuple(LETTERS.index(sign) for sign in self.drawing("spaces", LETTERS))
        self.check_counts(colours, free)
        self.check_regions(colours)
        numbers = tuple(map(int, self.drawing("numbers", FIGURES))) if "numbers" in self.given else usual_numbers()
        plan = Plan(name, colours, numbers, self.start(colours, numbers), free)
        self.check_digest(plan)
        return plan

    def check_keys(self) -> None:
        for key in self.given:
            if key not in KEYS:
                raise self.fail(cut(str(key)), "error-plan-key", choices=", ".join(KEYS))
        if self.given.get("game", GAME) != GAME:
            raise self.fail("game", "error-plan-game", value=quoted(self.given["game"]), game=repr(GAME))

    def check_digest(self, plan: Plan) -> None:
        """The digest, if it is given, is that of the plan."""
        digest = self.given.get("digest", plan.digest)
        if digest != plan.digest:
            raise self.fail("digest", "error-plan-digest", value=quoted(digest), digest=repr(plan.digest))

    def name(self) -> str:
        name = self.text("name")
        if not _NAME.fullmatch(name) or _PRINTED_NAME.fullmatch(name):
            raise self.fail("name", "error-plan-name", value=quoted(name))
        return name

    def text(self, key: str) -> str:
        if key not in self.given:
            raise self.fail(key, "error-plan-missing")
        value = self.given[key]
        if not isinstance(value, str):
            raise self.fail(key, "error-plan-text", value=quoted(value))
        return value

    def flag(self, key: str) -> bool:
        value = self.given.get(key, False)
        if not isinstance(value, bool):
            raise self.fail(key, "error-plan-flag", value=quoted(value), choices="true, false")
        return value

    def start(self, colours: Sequence[int], numbers: Sequence[int]) -> int:
        """The space named for the start castle, counted from 1; else a central castle space numbered 6, or none."""
        if "start" not in self.given:
            return _CENTRE if colours[_CENTRE] == Colour.CASTLE and numbers[_CENTRE] == PIPS else NO_START
        space = self.given["start"]
        if type(space) is not int or not 1 <= space <= SPACES:
            raise self.fail("start", "error-not-between", value=quoted(space), first="1", last=str(SPACES))
        if colours[space - 1] != Colour.CASTLE:
            raise self.fail("start", "error-plan-start", space=str(space))
        return space - 1

    def drawing(self, key: str, signs: str) -> str:
        """The signs of a drawing, whose rows are those of a hexagon; a text without rows has them one after another."""
        rows = ["".join(row.split()) for row in self.text(key).splitlines()]
        rows = [row for row in rows if row]
        for number, row in enumerate(rows, start=1):
            for sign in row:
                if sign not in signs:
                    choices = " ".join(signs)
                    raise self.fail(key, "error-plan-sign", row=str(number), value=quoted(sign), choices=choices)
        lengths = [len(row) for row in rows]
        if lengths not in ([*ROWS], [SPACES]):
            found, expected = (" ".join(map(str, counts)) for counts in (lengths, ROWS))
            raise self.fail(key, "error-plan-rows", found=found, expected=expected)
        return "".join(rows)

    def check_counts(self, colours: Sequence[int], free: bool) -> None:
        """As many spaces of each colour as the printed estates have; or free, one of each at least (CB-COMP-22)."""
        found, printed = Counter(colours), COLOUR_TOTALS["ordinary"]
        for colour, letter in enumerate(LETTERS):
            if not free and found[colour] != printed[colour]:
                has, needs, example = str(found[colour]), str(printed[colour]), "free = true"
                raise self.fail(
                    "spaces", "error-plan-counts", colour=letter, found=has, expected=needs, example=example
                )
            if not found[colour]:
                raise self.fail("spaces", "error-plan-colour", colour=letter)

    def check_regions(self, colours: Sequence[int]) -> None:
        """Regions of 1 to 8 spaces, and no more regions and cities than the rules have room for (CB-COMP-23)."""
        regions = areas(colours, _TOUCHING)
        for region in regions:
            if len(region) > LARGEST_REGION:
                space, size = str(min(region) + 1), str(len(region))
                raise self.fail("spaces", "error-plan-region", space=space, found=size, most=str(LARGEST_REGION))
        if len(regions) > MOST_REGIONS:
            raise self.fail("spaces", "error-plan-regions", found=str(len(regions)), most=str(MOST_REGIONS))
        cities = sum(colours[min(region)] == Colour.BUILDING for region in regions)
        if cities > CITIES:
            raise self.fail("spaces", "error-plan-cities", found=str(cities), most=str(CITIES))


@cache
def usual_numbers() -> tuple[int, ...]:
    """The dice numbers of the printed estates."""
    drawing = DataFile(GAME, "estates").entry("numbers").text("drawing")
    return tuple(map(int, "".join(drawing.split())))


# --- the plan in the record ------------------------------------------------------------------------------------------


def fill(home: Any, estate: Estate) -> None:
    """Write what rules ask about the spaces of an estate into its record."""
    regions, cities = estate.regions, cities_of_regions(estate)
    home["plan_colours"], home["plan_numbers"] = estate.colours, estate.numbers
    home["plan_region_of"] = regions_of_spaces(estate)
    home["plan_regions"][: len(regions)] = masks(regions)
    home["plan_cities"] = [*cities, *[-1] * (MOST_REGIONS - len(cities))]
    home["plan_region_count"], home["plan_start"] = len(regions), estate.start
    home["plan_by_colour"], home["plan_by_number"] = masks(by_colour(estate)), masks(by_number(estate))


def estate_in(home: Mapping[str, Any]) -> Estate:
    """The estate of a record in plain numbers: a printed one by its layout, an own one by its plan."""
    if home["layout"] < FIRST_OWN:
        return ESTATES[int(home["layout"])]
    return _estate("", tuple(home["plan_colours"]), tuple(home["plan_numbers"]), home["plan_start"][0])
