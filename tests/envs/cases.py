"""Games that stand for all: every number of players, sealed choices, modules, a team game, games for one."""

from typing import Any

CASES: dict[str, tuple[str, dict[str, Any]]] = {
    **{f"burgundy-{players}": ("burgundy", {"players": players}) for players in (2, 3, 4)},
    **{f"dice-{players}": ("dice", {"players": players}) for players in (1, 2, 3, 4, 5)},
    **{f"bruges-{players}": ("bruges", {"players": players}) for players in (2, 3, 4)},
    "dice-different": ("dice", {"players": 3, "variant": "different"}),
    "burgundy-sealed": ("burgundy", {"setup": "expert", "choice": "sealed", "estates": ["3", "5"]}),
    "burgundy-modules": (
        "burgundy",
        {"players": 3, "modules": ["extra_tiles", "white_castles", "inns", "trade_routes", "shields"]},
    ),
    "burgundy-team": ("burgundy", {"players": 4, "modules": ["team"]}),
    "burgundy-solo": ("burgundy", {"players": 1, "modules": ["solo", "inns"]}),
}
