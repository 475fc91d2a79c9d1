"""The ways to play Burgundy that the battery and the playthroughs cover: every printing, estate, table and set-up."""

from itertools import chain
from typing import Any

from duchy.games.burgundy.components.modules import MODULE_NAMES
from duchy.games.burgundy.options import SET_UPS

EDITIONS = {"2011": 9, "2019": 10, "2020-ua": 10}
PLAYERS = (2, 3, 4)
#: Modules that are played on the ordinary estates.
ADDED = tuple(name for name in MODULE_NAMES if name not in SET_UPS)
TOGETHER = (("extra_tiles", "white_castles"), ("extra_tiles", "white_castles", "inns", "trade_routes"), ADDED)
#: Actions that a player who wants to see something of the game takes seldom.
RELUCTANT = ("end_turn", "decline", "workers", "give_up", "set_die")
#: Actions that the playthroughs may lack: they are played in tests of their own.
RARE = ("load_colour", "exchange", "give", "award")


def standard() -> list[dict[str, Any]]:
    """Everybody on the same estate: number 1, or in the newer printings number 2."""
    return [
        {"players": players, "edition": edition, "estates": estate}
        for edition in EDITIONS
        for estate in (("1",) if edition == "2011" else ("1", "2"))
        for players in PLAYERS
    ]


def chosen() -> list[dict[str, Any]]:
    """Each estate of each printing, beside the ones that follow it."""
    sets = []
    for edition, count in EDITIONS.items():
        names = [str(number) for number in range(1, count + 1)] + (["14", "15"] if edition == "2019" else [])
        for i in range(len(names)):
            players = PLAYERS[i % 3]
            estates = [names[(i + seat) % len(names)] for seat in range(players)]
            sets.append({"players": players, "edition": edition, "setup": "expert", "estates": estates})
    return sets


def dealt() -> list[dict[str, Any]]:
    """Boards dealt, chosen in order or sealed; with the championship board where there is one."""
    return [
        {"players": players, "edition": edition, "setup": "expert", "choice": choice, **extra}
        for edition in EDITIONS
        for players in PLAYERS
        for choice in ("open", "sealed")
        for extra in ({}, {"championship": True})
        if not extra or edition == "2019"
    ]


def sealed() -> list[dict[str, Any]]:
    """Estates known, start castles sealed."""
    return [
        {"players": 2, "edition": "2011", "setup": "expert", "choice": "sealed", "estates": "8"},
        {"players": 3, "edition": "2019", "setup": "expert", "choice": "sealed", "estates": ["14", "3", "15"]},
        {"players": 4, "edition": "2020-ua", "setup": "expert", "choice": "sealed", "estates": ["1", "5", "6", "10"]},
    ]


def modules() -> list[dict[str, Any]]:
    """Each module in each printing that has it, at every table, on the estate with the largest pasture."""
    return [
        {"players": players, "edition": edition, "setup": "expert", "estates": "8", "modules": [module]}
        for module in ADDED
        for edition in ("2019", "2020-ua")
        for players in PLAYERS
    ]


def together() -> list[dict[str, Any]]:
    """Several modules at once, at every table: those that bring tiles, and all of them."""
    return [
        {"players": players, "edition": edition, "setup": "expert", "estates": "8", "modules": list(modules)}
        for modules in TOGETHER
        for edition, players in (("2019", 2), ("2020-ua", 3), ("2019", 4))
    ]


WITH_SOLO = tuple(name for name in ADDED if name != "shields")  # CB-SOLO-55


def own_estates() -> list[dict[str, Any]]:
    """Modules with estates of their own: dealt or named, openly or sealed, alone and with all the others."""
    return [
        {"players": 2, "edition": "2019", "modules": ["border_posts"]},
        {"players": 3, "edition": "2020-ua", "modules": ["border_posts"], "choice": "sealed"},
        {"players": 4, "edition": "2019", "modules": ["border_posts"], "estates": ["11a", "11c", "11e", "11g"]},
        {"players": 2, "edition": "2020-ua", "modules": [*ADDED, "border_posts"], "estates": "11f"},
        {"players": 2, "edition": "2019", "modules": ["close_to_castle"]},
        {"players": 3, "edition": "2019", "modules": ["close_to_castle"], "choice": "sealed"},
        {"players": 4, "edition": "2019", "modules": ["close_to_castle"], "estates": ["10b", "10d", "10f", "10h"]},
        {"players": 2, "edition": "2019", "modules": [*ADDED, "close_to_castle"], "estates": "10a"},
        {"players": 4, "edition": "2019", "modules": ["team"], "estates": "12a"},
        {"players": 4, "edition": "2020-ua", "modules": ["team"], "estates": "12b"},
        {"players": 4, "edition": "2019", "modules": [*ADDED, "team"], "estates": "12b"},
        {"players": 1, "edition": "2019", "modules": ["solo"], "estates": "13a"},
        {"players": 1, "edition": "2020-ua", "modules": ["solo"], "estates": "13b", "target": 45},
        {"players": 1, "edition": "2019", "modules": [*WITH_SOLO, "solo"], "estates": "13b"},
    ]


OPTION_SETS: list[dict[str, Any]] = list(
    chain(standard(), chosen(), dealt(), sealed(), modules(), together(), own_estates())
)
