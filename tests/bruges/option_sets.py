"""The ways to play Bruges that the battery and the playthroughs cover: every number of players."""

from typing import Any

#: Actions that a player who wants to see something of the game takes seldom.
RELUCTANT = ("end_turn", "decline")

OPTION_SETS: list[dict[str, Any]] = [{"players": players} for players in (2, 3, 4)]
