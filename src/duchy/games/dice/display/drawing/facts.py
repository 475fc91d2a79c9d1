"""What a drawing says beside a player's name, in the terminal and in the picture alike."""

from collections.abc import Iterator

from duchy.engine.words.captions import Captions
from duchy.games.dice.display.shapes import PlayerView


def facts(words: Captions, player: PlayerView, players: int) -> Iterator[str]:
    """What is said beside a player's name: the sheet, that the round is finished, and at the end the place."""
    if player["sheet"] is not None:
        yield words.say("sheet-name", sheet=player["sheet"])
    if player["sealed"] and players > 1:
        yield words.say("table-sealed")
    if "place" in player and players > 1:
        yield words.say("result-place", place=player["place"])
