"""What both drawings share: letters and colours of hexes, a player's sheet as it is drawn, the awards left."""

from duchy.engine.drawings.palette import GROUND, TILES, mixed
from duchy.games.dice.display.shapes import Board, Content, Hex, PlayerView, View

LETTERS = {"monastery": "K", "mine": "M", "river": "R", "city": "C", "pasture": "P"}
BONUS_LETTERS = {"monk": "m", "silver": "s", "goods": "g", "worker": "w"}
#: A built hex and the ink on it, as in the client's ``colours.css``.
COLOURS = {
    "monastery": ("#74479c", "#fff9ec"),
    "mine": (TILES["M"][0], "#fff9ec"),
    "river": (TILES["S"][0], "#fff9ec"),
    "city": ("#b35a20", "#fff9ec"),
    "castle": (TILES["C"][0], "#fff9ec"),
    "pasture": ("#edbe35", "#33260a"),
}
BONUS_COLOURS = {"monk": "monastery", "silver": "mine", "goods": "river", "worker": "city"}
START = 0  # the number of the start castle, which is built without one


def written(player: PlayerView) -> Content:
    """What stands on a player's sheet: the player's own draft where the viewer may see it, otherwise what is open."""
    return player["draft"]["content"] if "draft" in player else player["content"]


def empty_colours(colour: str) -> tuple[str, str]:
    """The ground of an empty hex, a thin tint on paper, and the ink on it."""
    full = COLOURS[colour][0]
    thin, dark = (0.4, 0.5) if colour == "pasture" else (0.26, 0.7)
    return mixed(full, GROUND["panel"], thin), mixed(full, "#000000", dark)


def hex_sign(hex_: Hex, number: int | None) -> str:
    """Three signs at most: ``k`` for an empty monastery, ``K2`` for a built one; castles stand in brackets."""
    if "bonus" in hex_:
        inside = BONUS_LETTERS[hex_["bonus"]] if number is None else "*" if number == START else str(number)
        return f"[{inside}]"
    letter = LETTERS[hex_["colour"]]
    return letter.lower() if number is None else f"{letter}{number}"


def awards_left(board: Board, view: View) -> dict[str, list[int]]:
    """What is left for the first and the second to build a whole colour, by the sheet of the first who has one."""
    played = [player["sheet"] for player in view["players"] if player["sheet"] is not None]
    points = board["sheets"][played[0] if played else min(board["sheets"])]["awards"]
    return {colour: points[colour][len(points[colour]) - len(ranks) :] for colour, ranks in view["awards"].items()}
