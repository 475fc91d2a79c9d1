"""A user's own plan of an estate, checked for ``duchy estate check``."""

from __future__ import annotations

from pathlib import Path

from duchy.engine.game.protocols import PlanFacts
from duchy.games.burgundy.components.plans import read_file
from duchy.games.burgundy.components.tiles import Colour


def check(file: Path) -> PlanFacts:
    """Read a plan; how many spaces and regions it has of each colour."""
    plan = read_file(file)
    colours = {}
    for colour in Colour:
        regions = sum(plan.colours[min(region)] == colour for region in plan.estate.regions)
        colours[colour.name.lower()] = (plan.colours.count(colour), regions)
    return PlanFacts(plan.name, plan.digest, plan.text, colours)
