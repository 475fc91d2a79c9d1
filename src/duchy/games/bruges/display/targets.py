"""Where an action is clicked."""

from __future__ import annotations

from duchy.games.bruges.display.looking import Look
from duchy.games.bruges.display.names import COLOUR_NAMES, LEADERSHIP_NAMES, colour_name
from duchy.games.bruges.display.outcome import Outcome
from duchy.games.bruges.display.shapes import Targets

MARKERS_ASKED = ("discard_marker",)


def targets_of(look: Look, player: int, outcome: Outcome) -> Targets:
    """The places at the table that stand for an action."""
    arguments, kind = outcome.arguments, outcome.kind
    found: Targets = {}
    if "card" in arguments:
        found["card"] = arguments["card"]
    if "deck" in arguments:
        found["deck"] = arguments["deck"]
    if "section" in arguments:
        found["section"] = arguments["section"]
    if "house" in arguments:
        found["houses"] = [arguments["house"]]
    if "effect" in arguments:
        found["effect"] = arguments["effect"]
    if "branch" in arguments:
        found["branch"] = arguments["branch"]
    if "other" in arguments:
        found["player"] = arguments["other"]
    if "leadership" in arguments:
        found["leadership"] = LEADERSHIP_NAMES[arguments["leadership"] - 1]
    if kind == "place":
        found["houses"] = _empty(look, player, arguments["colour"] - 1)
    elif kind == "house":
        found["plot"] = True
    elif kind in ("calm", "suffer"):
        found["marker"] = COLOUR_NAMES[arguments["colour"] - 1]
    elif kind == "colour":
        asked = outcome.facts["asked"]
        found["marker" if asked in MARKERS_ASKED else "worker"] = COLOUR_NAMES[arguments["colour"] - 1]
    elif kind in ("workers", "money"):
        colour = colour_name(int(look.record["players"][player]["hand"][arguments["card"] - 1]))
        found["worker" if kind == "workers" else "die"] = colour
    elif kind == "accept" and outcome.facts["asked"] == "reputation":
        found["step"] = outcome.facts["step"]
    return found


def _empty(look: Look, player: int, colour: int) -> list[int]:
    """The empty houses of a colour: they are alike."""
    me = look.record["players"][player]
    houses = zip(me["house"].tolist(), me["tenant"].tolist(), strict=True)
    empty = enumerate(list(houses)[: int(me["homes"])], start=1)
    return [place for place, (card, tenant) in empty if tenant == -1 and colour_name(card) == COLOUR_NAMES[colour]]
