"""The ways to play the Dice Game that the battery and the playthroughs cover: every sheet, variant and table."""

from typing import Any

#: Actions that a player who wants to see something of the game takes seldom.
RELUCTANT = ("pass", "seal")

OPTION_SETS: list[dict[str, Any]] = [
    *({"players": players, "sheet": sheet} for sheet in "ABCD" for players in (1, 2)),
    {"players": 3, "sheet": "A"},
    {"players": 4, "sheet": "B"},
    {"players": 5, "sheet": "C"},
    *({"players": players, "variant": "different"} for players in (2, 3, 4)),
    {"players": 2, "sheet": "D", "variant": "same"},
    {"players": 3, "sheet": "B", "variant": "same"},
    {"players": 5, "sheet": "A", "variant": "same"},
]
