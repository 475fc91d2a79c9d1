"""The ways to play Bruges that the battery and the playthroughs cover: every number of players."""

from typing import Any

#: Actions that a player who wants to see something of the game takes seldom.
RELUCTANT = ("end_turn", "decline")
#: Actions that the playthroughs may lack, since few cards bring them: they are played in tests of their own.
RARE = (*("end_turn", "burn", "recall", "react", "branch", "dig", "discard", "opponent", "straighten", "copy", "flip"),)

OPTION_SETS: list[dict[str, Any]] = [{"players": players} for players in (2, 3, 4)]
