"""What positions of the solo game have beside the others: target and points, and what waits on the agenda (chapter 23).

Effects that wait are written as words with the space of their tile, ``"order size+tile 12"`` for the question and
``"then-effects phase 12"`` for those that wait below another one. ``"then-gain 2"`` are points still to be counted,
``"castle reset"`` is the action of a target reached.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from duchy.engine.errors import PositionError
from duchy.games.burgundy.components.board import MOST_TARGET
from duchy.games.burgundy.components.layouts import ESTATES, FULL_HEXES
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.tiles import COLOURS, Kind
from duchy.games.burgundy.modules.solo.order import Effect
from duchy.games.burgundy.modules.solo.supply import EXCHANGED
from duchy.games.burgundy.position.fault import WrongPosition
from duchy.games.burgundy.position.raw import Raw
from duchy.games.burgundy.position.shape import TILE_KINDS, TILE_NAMES
from duchy.games.burgundy.state import BY_RESET, Decision, Step

EFFECTS = tuple(effect.name.lower() for effect in Effect)
STEPS: dict[str, int] = {"then-effects": Step.EFFECTS, "then-gain": Step.GAIN}
RESET = "reset"
EXCHANGED_FOR = (TILE_NAMES[Kind.BLACK_TILE], TILE_NAMES[Kind.INN])
FIELDS = {"target": "solo_target", "counted": "solo_points", "resets": "solo_resets", "crane_counted": "solo_crane"}
"""The parts and the fields of the record that they fill."""
WAITING = (Decision.ORDER, Step.EFFECTS)


def alone(raw: Raw) -> bool:
    """Whether it is a solo game."""
    return bool(raw["modules"] & Module.SOLO)


def filled(raw: Raw) -> bool:
    """Whether a solo player has covered every space, and so has won before the last round ended (CB-SOLO-50)."""
    home = raw["estates"][0]
    return alone(raw) and home["layout"] >= 0 and all(home["tiles"][: len(ESTATES[home["layout"]])])


def parts(raw: Raw) -> dict[str, Any]:
    """Target, points up to it, and how often it was reached."""
    if not alone(raw):
        return {}
    more = raw["more"][0]
    found = {part: more[field] for part, field in FIELDS.items()}
    return {**found, "crane_counted": bool(found["crane_counted"])}


def fill(raw: Raw, table: Mapping[str, Any]) -> None:
    """Write the parts; the target that is not given is that of the options."""
    for part, field in FIELDS.items():
        if part in table and not alone(raw):
            raise WrongPosition(part, "error-position-solo")
        if part in table:
            raw["more"][0][field] = int(table[part])
    if alone(raw):
        raw["bonus_left"] = [0] * COLOURS


def phrase(name: str, frame: Mapping[str, int]) -> str | None:
    """A frame of the solo game in words; None if it is of another kind."""
    kind, a, b = frame["kind"], frame["a"], frame["b"]
    if kind in WAITING:
        return f"{name} {'+'.join(EFFECTS[n] for n in range(len(EFFECTS)) if a >> n & 1)} {b + 1}"
    if kind == Decision.GIVE:
        return f"{name} {a} {TILE_NAMES[b]}"
    if kind == Step.GAIN:
        return f"{name} {a}"
    return f"{name} {RESET}" if kind == Decision.CASTLE and b == BY_RESET else None


def frame(kind: int, words: list[str], written: str) -> dict[str, int] | None:
    """The same from words."""
    wrong = WrongPosition("asked", "error-position-phrase", value=repr(written))
    if kind in WAITING:
        if len(words) != 2 or not set(words[0].split("+")) <= set(EFFECTS) or words[1] not in _numbers(FULL_HEXES):
            raise wrong
        waiting = sum(1 << EFFECTS.index(word) for word in set(words[0].split("+")))
        return {"kind": kind, "a": waiting, "b": int(words[1]) - 1}
    if kind == Decision.GIVE:
        if len(words) != 2 or words[0] not in _numbers(EXCHANGED) or words[1] not in EXCHANGED_FOR:
            raise wrong
        return {"kind": kind, "a": int(words[0]), "b": int(TILE_KINDS[words[1]])}
    if kind == Step.GAIN:
        if len(words) != 1 or words[0] not in _numbers(100):
            raise wrong
        return {"kind": kind, "a": int(words[0]), "b": 0}
    if kind == Decision.CASTLE and words == [RESET]:
        return {"kind": kind, "a": 0, "b": BY_RESET}
    return None


def _numbers(last: int) -> list[str]:
    return [str(number) for number in range(1, last + 1)]


def problems(raw: Raw) -> Iterator[PositionError]:
    """The target has not been reached, and what waits fits what lies on the table."""
    if not alone(raw):
        return
    more = raw["more"][0]
    if not 1 <= more["solo_target"] <= MOST_TARGET or not 0 <= more["solo_points"] < more["solo_target"]:
        yield WrongPosition("counted", "error-position-target")


def fits(raw: Raw, asked: Mapping[str, int]) -> bool | None:
    """Whether a question or a step of the solo game can be open; None if it is of another kind."""
    home, more, kind = raw["estates"][0], raw["more"][0], asked["kind"]
    if kind in WAITING:
        tile = home["tiles"][asked["b"]] if 0 <= asked["b"] < len(home["tiles"]) else 0
        return tile > 0 and 0 < asked["a"] < 1 << len(EFFECTS)
    if kind == Step.GAIN:
        return bool(asked["a"] > 0)
    if kind == Decision.BUY_POINTS:
        return bool(home["silver"] > 0)
    if kind == Decision.EXCHANGE:
        return sum(home["goods"]) >= EXCHANGED and Kind.SHIP in home["tiles"] and any(raw["black"])
    if kind == Decision.GIVE:
        return bool(sum(home["goods"]) > asked["a"] > 0)
    if kind == Decision.AWARD:
        return any(raw["black"])
    if kind == Decision.CASTLE and asked["b"] == BY_RESET:
        return bool(more["solo_resets"] > 0)
    return None
