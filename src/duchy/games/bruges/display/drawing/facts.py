"""What both drawings share: the colours, the words, and what is said of the table and beside a player's name."""

from __future__ import annotations

from collections.abc import Iterator

from duchy.engine.drawings.palette import TILES
from duchy.engine.words.captions import Captions
from duchy.engine.words.wording import capital, key
from duchy.games.bruges.components.names import PACKAGE
from duchy.games.bruges.display.names import sentences
from duchy.games.bruges.display.shapes import Board, Colour, PlayerView, View

#: A colour and the ink on it, as in the client's ``colours.css``.
COLOURS: dict[Colour, tuple[str, str]] = {
    "blue": (TILES["S"][0], "#fff9ec"),
    "brown": ("#7a4e2e", "#fff9ec"),
    "red": ("#b23a34", "#fff9ec"),
    "purple": ("#74479c", "#fff9ec"),
    "yellow": ("#edbe35", "#33260a"),
}
#: A colour as a mark on a panel.
MARKS = {colour: full for colour, (full, _) in COLOURS.items()} | {"yellow": "#8a640b"}
PAPER = "#fffaf0"
CANAL = "#4a86b8"
GOLD, GOLD_RIM = "#e3b64c", "#7c5408"


class Words(Captions):
    """The words of the game, with the names of the characters of the deck in use."""

    def __init__(self, board: Board, language: str) -> None:
        super().__init__(PACKAGE, language, sentences())
        self._cards = board["cards"]
        self._language = language

    def colour(self, colour: Colour) -> str:
        """The name of a colour."""
        return self.say(key("colour", colour))

    def of_colour(self, name: str, colour: Colour, **facts: int) -> str:
        """A text about something of a colour, in the form of the adjective that it needs."""
        return self.sentence({"key": name, "args": {"colour": colour, **facts}})

    def character(self, card: str) -> str:
        """The name of a character."""
        name = self._cards[card]["name"][self._language]
        return capital(name)

    def about(self, card: str) -> str:
        """Group, price, points and effect of a character, in sentences."""
        info = self._cards[card]
        group = self.say(key("group", info["group"]))
        facts = self.say("table-card-facts", group=group, cost=info["cost"], vp=info["vp"])
        return f"{self.character(card)}: {facts}. {info['text'][self._language]}"


def heading(words: Words, board: Board, view: View) -> Iterator[str]:
    """Where the game stands: round, phase, turn, and the last round once it is known."""
    yield words.say("table-round", round=view["round"])
    yield words.say(key("phase", view["phase"]))
    if view["turn"] is not None:
        yield words.say("table-turn", turn=view["turn"], turns=board["values"]["turns"])
    if view["last_round"] is not None and not view["over"]:
        last = view["last_round"] == view["round"]
        yield words.say("table-last-round") if last else words.say("table-last-known", round=view["last_round"])


def points_of(player: PlayerView, over: bool) -> int:
    """The points in play, and after the end those of final scoring with them."""
    return player["vp"] + (sum(player["end"].values()) if over else 0)


def standing(words: Words, player: PlayerView) -> Iterator[str]:
    """What is said beside a player's name: guilders, and after the end the place."""
    yield words.say("part-guilders", price=player["guilders"])
    if "place" in player:
        yield words.say("result-place", place=player["place"])


def at_the_end(words: Words, player: PlayerView, over: bool) -> str:
    """What final scoring would bring now; nothing once it has."""
    return "" if over else words.say("table-points-end", vp=sum(player["end"].values()))


def reputation_price(words: Words, view: View) -> str:
    """What a reputation step costs in this round."""
    if not view["rolled"]:
        return words.say("table-step-later")
    return words.say("table-step-none") if view["step"] is None else words.say("table-step", price=view["step"])
