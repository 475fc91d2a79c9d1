"""What positions of the solo game have beside the others: target and points (chapter 23)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from duchy.engine.errors import PositionError
from duchy.games.burgundy.components.board import MOST_TARGET
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.plans import estate_in
from duchy.games.burgundy.components.tiles import COLOURS
from duchy.games.burgundy.position.fault import WrongPosition
from duchy.games.burgundy.position.raw import Raw

FIELDS = {"target_now": "solo_target", "counted": "solo_points", "resets": "solo_resets", "crane_counted": "solo_crane"}
"""The parts and the fields of the record that they fill."""


def alone(raw: Raw) -> bool:
    """Whether it is a solo game."""
    return bool(raw["modules"] & Module.SOLO)


def filled(raw: Raw) -> bool:
    """Whether a solo player has covered every space, and so has won before the last round ended (CB-SOLO-50)."""
    home = raw["estates"][0]
    return alone(raw) and home["layout"] >= 0 and all(home["tiles"][: len(estate_in(home))])


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


def problems(raw: Raw) -> Iterator[PositionError]:
    """The target has not been reached, and what waits fits what lies on the table."""
    if not alone(raw):
        return
    more = raw["more"][0]
    if not 1 <= more["solo_target"] <= MOST_TARGET or not 0 <= more["solo_points"] < more["solo_target"]:
        yield WrongPosition("counted", "error-position-target")
