"""What can be played with what, for the screen of a new game.

Nothing of it is stated here: the options are asked which choices they take, so that a client which follows these facts
offers nothing that is refused, and has no rule of its own.
"""

from __future__ import annotations

from typing import Any

from duchy.engine.errors import OptionError
from duchy.games.burgundy.components.modules import MODULE_NAMES
from duchy.games.burgundy.components.printings import EDITIONS
from duchy.games.burgundy.display.shapes import EstateSet, Module, Preset, Ways
from duchy.games.burgundy.modules.team import PARTNER
from duchy.games.burgundy.options import DEALT, SETUPS, Options, in_order

ORDINARY = "ordinary"
TEAM = "team"

PRESETS: dict[str, dict[str, Any]] = {
    "base": {"setup": "standard", "modules": ()},
    "gentle": {"setup": "standard", "modules": ("extra_tiles", "white_castles")},
    "everything": {
        "setup": "standard",
        "modules": ("extra_tiles", "white_castles", "inns", "trade_routes", "shields"),
    },
    "championship": {"setup": "expert", "modules": (), "estates": DEALT, "championship": True},
}


def accepted(**options: Any) -> Options | None:
    """The options, completed, or None if they do not go together."""
    try:
        return Options.read(options)
    except OptionError:
        return None


def _players(**options: Any) -> list[int]:
    return [players for players in Options.values()["players"] if accepted(players=players, **options)]


def players() -> list[int]:
    """For how many players there is a set of estates."""
    return list(Options.values()["players"])


# --- sets of estates -------------------------------------------------------------------------------------------------


def estate_sets(edition: str) -> dict[str, EstateSet]:
    """The ordinary estates of a printing, and the sets that modules bring in their place (CB-EXP-04)."""
    ordinary = _estate_set(edition, ())
    brought = {name: _estate_set(edition, (name,)) for name in MODULE_NAMES}
    return {
        ORDINARY: ordinary,
        **{name: one for name, one in brought.items() if one["players"] and one["estates"] != ordinary["estates"]},
    }


def _estate_set(edition: str, modules: tuple[str, ...]) -> EstateSet:
    tried = {setup: _ways(edition, modules, setup) for setup in SETUPS}
    setups = {setup: ways for setup, ways in tried.items() if ways is not None}
    found: EstateSet = {
        "players": _players(edition=edition, modules=modules),
        "estates": in_order({number for ways in setups.values() for number in ways["same"]}),
        "setups": setups,
    }
    if TEAM in modules:
        found["teams"] = [[seat, seat + PARTNER] for seat in range(PARTNER)]
    return found


def _ways(edition: str, modules: tuple[str, ...], setup: str) -> Ways | None:
    """How the estates of a set are given out in a set-up, None where it has no such set-up."""
    players = _players(edition=edition, modules=modules, setup=setup)
    if not players:
        return None
    fixed = {"edition": edition, "modules": modules, "setup": setup, "players": players[0]}
    usual = Options.read(fixed).as_dict()
    numbers = [number for number in Options.values()["estates"] if number != DEALT]
    same = [number for number in numbers if accepted(**fixed, estates=number)]
    several = players[-1] > 1  # who is alone has nobody to differ from, and nobody to hide a choice from
    return {
        "usual": usual["estates"],
        "same": same,
        "each": several and len(same) > 1 and accepted(**fixed, estates=_in_turn(same, players[0])) is not None,
        "dealt": accepted(**fixed, estates=DEALT) is not None,
        "sealed": several and accepted(**fixed, choice="sealed") is not None,
        "championship": accepted(**fixed, estates=DEALT, championship=True) is not None,
        "target": usual.get("target"),
        "targets": [points for points in Options.values().get("target", ()) if accepted(**fixed, target=points)],
    }


def _in_turn(numbers: list[str], players: int) -> list[str]:
    return [numbers[seat % len(numbers)] for seat in range(players)]


# --- modules and presets ---------------------------------------------------------------------------------------------


def modules() -> list[Module]:
    """Every module, with what it needs and what it is not played with."""
    boards = {name for edition in EDITIONS for name in estate_sets(edition)} - {ORDINARY}
    return [_module(name, boards) for name in MODULE_NAMES]


def _module(name: str, boards: set[str]) -> Module:
    """A module may need a set of estates for some numbers of players: one player needs that of the solo game."""
    mixes = [(name,), *((name, board) for board in boards - {name})]
    players = {edition: {n for mix in mixes for n in _players(edition=edition, modules=mix)} for edition in EDITIONS}
    return {
        "name": name,
        "editions": [edition for edition in EDITIONS if players[edition]],
        "players": sorted(set().union(*players.values())),
        "board": name in boards,
        "excludes": [other for other in MODULE_NAMES if other != name and not _together(name, other)],
    }


def _together(name: str, other: str) -> bool:
    return any(_players(edition=edition, modules=(name, other)) for edition in EDITIONS)


def presets() -> list[Preset]:
    """The presets, with the printings that they can be played with."""
    return [_preset(name, wish) for name, wish in PRESETS.items()]


def _preset(name: str, wish: dict[str, Any]) -> Preset:
    options = {**wish, "modules": [*wish["modules"]]}
    return {
        "name": name,
        "options": options,
        "editions": [edition for edition in EDITIONS if _players(edition=edition, **options)],
    }
