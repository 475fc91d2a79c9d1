"""Positions of any game in parts that people can read: ``duchy.position``.

A game brings the parts of its positions (``Position`` in ``duchy.engine.game.protocols``). Whatever follows from other
parts is derived, and what is as usual is left out. docs/positions.md describes the forms and the parts of each game.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any

import numpy as np

from duchy.engine.errors import PositionError
from duchy.engine.game import registry
from duchy.engine.game.contract import Contract
from duchy.engine.game.game import ENTROPY, SPECTATOR, Game, State
from duchy.engine.game.protocols import Position as Part
from duchy.engine.positions.generator import generator_of, seed_of
from duchy.engine.values.parts import NO, YES, Flag, Number, Shape
from duchy.engine.words.text import quoted

Parts = dict[str, Any]

LONGEST = 100_000  # characters of a text; the longest position of a game has a few thousand
SEATS = "seats"
KIT: dict[str, Shape] = {
    "over": Flag(),
    "ply": Number(0, np.iinfo(np.int16).max),
    "revelations": Number(0, np.iinfo(np.int16).max),
    "seed": Number(0, ENTROPY),
    "observer": Number(SPECTATOR, 15, empty=SPECTATOR - 1),
}
"""The parts that every game has. ``seed`` is what ``State.reseed`` would be given for what comes next."""
_DERIVED = frozenset({"revelations"})

_LINE = re.compile(r"(?P<name>[a-z_]+)(?: (?P<seat>[0-9]{1,2}))?:(?: (?P<value>.*))?")
_COMMENT = re.compile(r"(^|\s)#[^\n]*")
_HEAD = re.compile(r"(?P<game>\S+)(?: check=(?P<check>[0-9a-f]{8}))?")


class Position:
    """A position in parts that people can read. Made by ``of``, ``read`` and ``Position.from_dict``."""

    def __init__(self, game: Game, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
        self.game = game
        self.table, self.seats = _checked(game, table, seats)
        self._sound: State | None = None

    # --- forms -------------------------------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The position as lines of text."""
        lines = list(self._lines())
        lines[0] += f" check={_check_word(lines)}"
        return "\n".join(lines)

    @property
    def line(self) -> str:
        """The same in one line."""
        return "; ".join(map(str.strip, self.text.split("\n")))

    @property
    def json(self) -> str:
        """The position as a JSON document."""
        return json.dumps(self.as_dict(), ensure_ascii=False)

    def as_dict(self) -> dict[str, Any]:
        """The position as plain dictionaries and lists."""
        options = {name: value for name, value in self.game.options.as_dict().items() if not _unset(value)}
        return {"game": self.game.name, "options": options, **self.table, SEATS: self.seats}

    @classmethod
    def from_dict(cls, given: Mapping[str, Any]) -> Position:
        """A position from the form of ``as_dict``, or from its JSON."""
        if not isinstance(given, Mapping) or not isinstance(given.get("game"), str):
            raise PositionError(None, "error-position-object", example='{"game": "burgundy"}')
        rest = {name: value for name, value in given.items() if name not in ("game", "options", SEATS)}
        options = given.get("options", {})
        if not isinstance(options, Mapping) or not all(isinstance(name, str) for name in options):
            raise PositionError("options", "error-position-table", value=quoted(options))
        game = registry.load(given["game"], options)
        return cls(game, rest, _seat_list(given.get(SEATS, []), game.players))

    def _lines(self) -> Iterator[str]:
        part = part_of(self.game)
        yield f"position: {self.game.name}"
        options = self.game.options.as_dict().items()
        yield "options: " + " ".join(f"{name}={_option(value)}" for name, value in options if not _unset(value))
        for name, shape in {**part.PARTS, **KIT}.items():
            if name in self.table:
                yield f"{name}: {shape.write(self.table[name])}"
        for seat, parts in enumerate(self.seats):
            if parts:
                yield f"seat {seat}:"
            for name, shape in part.SEAT_PARTS.items():
                if name in parts:
                    yield f"  {name}: {shape.write(parts[name])}"

    # --- use ---------------------------------------------------------------------------------------------------------

    def state(self) -> State:
        """The position as a state to be played on; one that cannot be is refused."""
        if self._sound is None:
            state = self._filled()
            for problem in part_of(self.game).problems(state):
                raise problem
            self._sound = state
        return self._sound.clone()

    def _filled(self) -> State:
        array = part_of(self.game).fill(self.game, self.table, self.seats)
        observer = self.table.get("observer")
        if observer is not None and observer >= self.game.players:
            last = str(self.game.players - 1)
            raise PositionError("observer", "error-not-between", value=str(observer), first="-1", last=last)
        array["rng"] = generator_of(self.table.get("seed", 0)) if observer is None else 0
        array["ply"] = self.table.get("ply", 0)
        array["over"] = self.table.get("over", False)
        if "revelations" in self.table:
            array["revelations"] = self.table["revelations"]
        return State(self.game, array, observer)

    def with_(self, **parts: Any) -> Position:
        """The position with other parts, given as to ``build``; None puts a part back to what is usual or derived."""
        table, seats = sorted_parts(self.game.contract, parts, self.game.players)
        for given in (table, *seats):
            _refuse_options(self.game, given)
        merged = [_merged(old, new) for old, new in zip(self.seats, seats, strict=True)]
        return Position(self.game, _merged(self.table, table), merged)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return (self.game, self.table, self.seats) == (other.game, other.table, other.seats)

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Position {self.line}>"


# --- making positions ------------------------------------------------------------------------------------------------


def build(game: str | Game, /, **parts: Any) -> State:
    """A state from parts: options of the game, parts of the table, and parts of seats.

    ``seats=[{...}, {...}]`` or ``seats={1: {...}}`` has the parts of each seat; a seat's part given beside it is that
    of seat 0. Whatever is left out is as on a bare table: nothing lies anywhere and the first player is on turn.
    """
    contract = registry.contract_of(game) if isinstance(game, Game) else registry.contract(_name(game))
    options: dict[str, Any] = {}
    rest: dict[str, Any] = {}
    known = [field.name for field in fields(contract.options)]
    for name, value in parts.items():
        (options if name in known else rest)[name] = value
    if isinstance(game, Game):
        for name in options:
            raise PositionError(name, "error-position-option")
        loaded = game
    else:
        loaded = registry.load(game, options)
    table, seats = sorted_parts(loaded.contract, rest, loaded.players)
    return Position(loaded, table, seats).state()


def of(state: State) -> Position:
    """A state in parts. They say all of it: ``of(state).state() == state``."""
    if not isinstance(state, State):
        raise PositionError(None, "error-position-no-state", value=quoted(state))
    part, record = part_of(state.game), state.array
    try:
        table, seats = part.parts(state)
    except (LookupError, ValueError, StopIteration):  # a record that was changed by hand
        for problem in part.problems(state):
            raise problem from None
        raise
    observed = {"observer": state.observer} if state.observer is not None else {"seed": seed_of(int(record["rng"][0]))}
    kit = {"over": state.is_over, "ply": state.ply, **observed}
    found = Position(state.game, {**table, **kit}, seats)
    filled = found._filled()
    if int(filled.array["revelations"][0]) != state.revelations:
        found = Position(state.game, {**found.table, "revelations": state.revelations}, found.seats)
        filled = found._filled()
    if filled.array.tobytes() != record.tobytes():
        raise PositionError(None, "error-position-beyond", fields=", ".join(_different(filled.array, record)))
    return found


def read(text: str) -> Position:
    """A position from its text or its JSON. What cannot be read and what cannot be is refused."""
    found = parse(text)
    found.state()
    return found


def parse(text: str) -> Position:
    """A position from its text or its JSON, of which it is not yet known whether it can be."""
    if not isinstance(text, str):
        raise PositionError(None, "error-position-not-text", value=quoted(text))
    if len(text) > LONGEST:
        raise PositionError(None, "error-position-long", count=len(text), most=LONGEST)
    return Position.from_dict(_from_json(text)) if text.lstrip().startswith("{") else _from_text(text)


def _from_json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PositionError(None, "error-position-json", problem=str(error)) from None


def _from_text(text: str) -> Position:
    lines = [" ".join(line.split()) for line in re.split(r"[\n;]", _COMMENT.sub("", text))]
    lines = [line for line in lines if line]
    head = _HEAD.fullmatch(lines[0].removeprefix("position: ")) if lines else None
    if head is None or not lines[0].startswith("position: "):
        raise PositionError(None, "error-position-head", form="position: burgundy")
    if head["check"] is not None and head["check"] != _check_word([f"position: {head['game']}", *lines[1:]]):
        raise PositionError(None, "error-position-check", word=head["check"])
    contract = registry.contract(head["game"])
    options: dict[str, Any] = {}
    table: Parts = {}
    seats: dict[int, Parts] = {}
    part = contract.position
    place: tuple[str, Parts, Mapping[str, Shape]] = ("", table, {**part.PARTS, **KIT})
    for line in lines[1:]:
        found = _LINE.fullmatch(line)
        if found is None:
            raise PositionError(None, "error-position-line", line=repr(line), form="name: value")
        name, value = found["name"], found["value"] or ""
        if name == "seat" and found["seat"] and not value:
            seat = int(found["seat"])
            if seat in seats:
                raise PositionError(f"seat {seat}", "error-position-given-twice")
            place = (f"seat {seat} ", seats.setdefault(seat, {}), part.SEAT_PARTS)
        elif found["seat"]:
            raise PositionError(None, "error-position-line", line=repr(line), form="name: value")
        elif name == "options" and not options:
            options = _options(contract, value)
        else:
            _read_line(place, name, value)
    game = registry.load(head["game"], options)
    return Position(game, table, _seat_list(seats, game.players))


def _read_line(place: tuple[str, Parts, Mapping[str, Shape]], name: str, value: str) -> None:
    prefix, parts, shapes = place
    if name not in shapes:
        raise PositionError(prefix + name, "error-option-unknown", choices=", ".join(shapes))
    if name in parts:
        raise PositionError(prefix + name, "error-position-given-twice")
    parts[name] = shapes[name].parse(value, prefix + name)


def _check_word(lines: Sequence[str]) -> str:
    """A short word about all lines, so that a text that was damaged on its way is noticed."""
    content = "\n".join(" ".join(line.split()) for line in lines)
    return hashlib.blake2b(content.encode(), digest_size=4).hexdigest()


def _checked(game: Game, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> tuple[Parts, list[Parts]]:
    part = part_of(game)
    whole = _read_parts(table, {**part.PARTS, **KIT}, "", part)
    return whole, [_read_parts(found, part.SEAT_PARTS, f"seat {seat} ", part) for seat, found in enumerate(seats)]


def _read_parts(given: Mapping[str, Any], shapes: Mapping[str, Shape], prefix: str, part: Part) -> Parts:
    for name in given:
        if name not in shapes:
            raise PositionError(f"{prefix}{name}", "error-option-unknown", choices=", ".join(shapes))
    found = {name: shape.read(given[name], prefix + name) for name, shape in shapes.items() if name in given}
    derived = part.DERIVED | _DERIVED
    return {name: value for name, value in found.items() if name in derived or value != shapes[name].empty}


def sorted_parts(contract: Any, given: Mapping[str, Any], players: int) -> tuple[Parts, list[Parts]]:
    """Parts by where they belong. A part of a seat that stands among those of the table is seat 0's."""
    part = contract.position
    seats = _seat_list(given.get(SEATS, []), players)
    table: Parts = {}
    for name, value in given.items():
        if name in part.SEAT_PARTS and name not in part.PARTS:
            if name in seats[0]:
                raise PositionError(f"seat 0 {name}", "error-position-given-twice")
            seats[0] = {**seats[0], name: value}
        elif name != SEATS:
            table[name] = value
    return table, seats


def _seat_list(given: Any, players: int) -> list[Parts]:
    """The parts of every seat, from a list or by number."""
    if isinstance(given, Sequence) and not isinstance(given, str):
        given = dict(enumerate(given))
    if not isinstance(given, Mapping):
        raise PositionError(SEATS, "error-position-list", value=quoted(given))
    seats: list[Parts] = [{} for _ in range(players)]
    for number, parts in given.items():
        seat = Number(0, players - 1).read(number, SEATS)
        if not isinstance(parts, Mapping):
            raise PositionError(f"seat {seat}", "error-position-table", value=quoted(parts))
        seats[seat] = dict(parts)
    return seats


def _merged(old: Mapping[str, Any], new: Mapping[str, Any]) -> Parts:
    return {name: value for name, value in {**old, **new}.items() if value is not None}


def _different(one: Any, other: Any) -> list[str]:
    return [name for name in one.dtype.names if one[name].tobytes() != other[name].tobytes()]


def _refuse_options(game: Game, given: Mapping[str, Any]) -> None:
    for field in fields(registry.contract_of(game).options):
        if field.name in given and field.name not in {**part_of(game).PARTS, **part_of(game).SEAT_PARTS}:
            raise PositionError(field.name, "error-position-option")


def _name(game: Any) -> str:
    if not isinstance(game, str):
        raise PositionError("game", "error-not-one-of", value=quoted(game), choices=", ".join(registry.PACKAGES))
    return game


def part_of(game: Game) -> Part:
    """How a game writes its positions."""
    return registry.contract_of(game).position


# --- options as text -------------------------------------------------------------------------------------------------


def _unset(value: Any) -> bool:
    return value is None or value == []


def _option(value: Any) -> str:
    if isinstance(value, bool):
        return YES if value else NO
    if isinstance(value, list):
        return ",".join(value) + ("," if len(value) == 1 else "")  # a list of one is not the same as its item
    return str(value)


def _options(contract: Contract, text: str) -> dict[str, Any]:
    known = contract.options.values()
    found: dict[str, Any] = {}
    for pair in text.split():
        name, sign, value = pair.partition("=")
        if not sign:
            raise PositionError("options", "error-position-pair", value=repr(pair), sign="=")
        if name in found:
            raise PositionError("options", "error-position-twice", name=repr(name))
        values = {_option(choice): choice for choice in known.get(name, ())}
        found[name] = [word for word in value.split(",") if word] if "," in value else values.get(value, value)
    return found
