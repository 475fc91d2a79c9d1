"""Tutorials at the tables: an ordinary table whose dice and first moves are those of a game's tutorial.

While the script lasts, bots play it, and a person can take no other action than the one that it explains. After its
last action the game goes on as any other.
"""

from __future__ import annotations

from functools import cache

from duchy.engine.errors import DataError
from duchy.engine.match import tutorial
from duchy.server.problems import Refused
from duchy.server.tables.table import Table

SETTING = "tutorial"  # the version of the tutorial that a table began with


@cache
def fits(game: str) -> bool:
    """Whether the moves are legal: a player's own component files may have other tiles or cards than the script."""
    try:
        tutorial.of(game).play()
    except DataError:
        return False
    return True


def next_action(table: Table, player: int) -> str | None:
    """What a player has to do next at a table with a tutorial; None if anything may be done."""
    version = table.header.settings.get(SETTING)
    if version is None or not tutorial.exists(table.header.game):
        return None
    lesson = tutorial.of(table.header.game)
    if lesson.version != version:
        return None
    decode = table.match.game.catalogue.decode
    return lesson.next_action(player, [str(decode(action)) for seat, action in table.match.history if seat == player])


def check(table: Table, player: int, notation: str) -> None:
    """Refuse an action that is not the one which the tutorial explains."""
    wanted = next_action(table, player)
    if wanted is not None and notation != wanted:
        raise Refused(409, "tutorial-move")
