"""A position in a terminal: the table as lines, below it the towns of the players."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from duchy.engine.drawings.palette import SEATS
from duchy.engine.drawings.terminal import Lines, columns, flowing, joined, page, tiled
from duchy.engine.game.game import State
from duchy.engine.words.wording import key
from duchy.games.bruges.display.box import board as board_of
from duchy.games.bruges.display.drawing.facts import (
    CANAL,
    COLOURS,
    Words,
    at_the_end,
    heading,
    points_of,
    reputation_price,
    standing,
)
from duchy.games.bruges.display.shapes import Board, Colour, HandCard, House, PlayerView, View
from duchy.games.bruges.display.view import view as view_of

NONE = "–"
QUIET = "dim"
STRONG = "bold"
MARKER, FREE = "●", "○"
BUILT, UNBUILT = "■", "□"


def text(state: State, viewer: int, language: str, width: int) -> Text:
    """The position as a viewer may see it."""
    drawing = _Drawing(board_of(state.game), view_of(state, viewer, actions=False), language)
    return page(drawing.lines(width))


class _Drawing:
    def __init__(self, board: Board, view: View, language: str) -> None:
        self.board = board
        self.view = view
        self.words = Words(board, language)

    def lines(self, width: int) -> Lines:
        players = [self._town(seat, player) for seat, player in enumerate(self.view["players"])]
        return [
            *flowing([Text(self.words.say("game-name"), STRONG), *heading(self.words, self.board, self.view)], width),
            *flowing(self._prompt(), width, " "),
            Text(),
            *columns([self._dice(), self._price(), self._decks(), self._statues(), self._order()]),
            Text(),
            *columns([*self._majorities()]),
            Text(),
            *tiled(players, width),
        ]

    # --- the table

    def _prompt(self) -> Iterator[Text]:
        for word in self.words.sentence(self.view["prompt"]).split():
            yield Text(word, STRONG)

    def _dice(self) -> list[Text | str]:
        dice = self.view["dice"]
        if dice is None:
            return [self.words.say("counter-dice"), Text(NONE, QUIET)]
        rolled = (self._coloured(f" {self.words.colour(name)} {value} ", name) for name, value in dice.items())
        return [self.words.say("counter-dice"), joined(rolled)]

    def _price(self) -> list[Text | str]:
        return [self.words.say("counter-reputation"), reputation_price(self.words, self.view)]

    def _decks(self) -> list[Text | str]:
        decks: list[Text | str] = []
        for deck in self.view["decks"]:
            if deck["colour"] is None:
                decks.append(self.words.say("table-deck-empty"))
            else:
                decks.append(joined([self._chip(deck["colour"]), str(deck["count"])]))
        reserve = f"{self.words.say('table-reserve')} {self.view['reserve']}"
        return [self.words.say("counter-decks"), joined([*decks, reserve], " · ")]

    def _statues(self) -> list[Text | str]:
        return [self.words.say("counter-statues"), " ".join(map(str, self.view["statues"])) or NONE]

    def _order(self) -> list[Text | str]:
        return [self.words.say("table-order"), joined(map(_seat, self.view["order"]))]

    def _majorities(self) -> Iterator[list[Text | str]]:
        """The numbers that are compared; whoever leads alone is marked, and so is a marker that lies turned over."""
        yield [self.words.say("counter-leaderships"), *(_seat(seat) for seat in range(len(self.view["players"])))]
        for name in self.board["leaderships"]:
            numbers = []
            for seat, count in enumerate(self.view["leaderships"][name]["counts"]):
                leads = self.view["leaderships"][name]["leader"] == seat
                turned = name in self.view["players"][seat]["leads"]
                numbers.append(Text(f"{count:>2}{'<' if leads else ' '}{'*' if turned else ''}", STRONG * leads))
            yield [self.words.title(key("leadership", name)), *numbers]

    # --- things

    def _coloured(self, words: str, colour: Colour) -> Text:
        full, ink = COLOURS[colour]
        return Text(words, f"bold {ink} on {full}")

    def _chip(self, colour: Colour) -> Text:
        return self._coloured(f" {self.words.colour(colour)} ", colour)

    # --- players

    def _town(self, seat: int, player: PlayerView) -> Lines:
        name = joined([_seat(seat), Text(self.words.seat(seat), STRONG)])
        turn = ">" if seat in self.view["deciders"] else " "
        points = self.words.say("part-vp", vp=points_of(player, self.view["over"]))
        return [
            joined([turn, joined([name, points], " · ")]),
            *flowing(standing(self.words, player), 46),
            *flowing(filter(None, [at_the_end(self.words, player, self.view["over"])]), 46),
            Text(),
            *columns([*self._ledger(player)]),
            Text(),
            *columns([*self._canal(seat, player), self._reputation(player)]),
            *self._listed("counter-houses", [self._house(house) for house in player["houses"]]),
            *self._hand(player),
        ]

    def _ledger(self, player: PlayerView) -> Iterator[list[Text | str]]:
        """For each colour the workers, the threat and its markers."""
        yield ["", Text(self.words.say("counter-workers"), QUIET), Text(self.words.say("counter-markers"), QUIET)]
        deadly = self.board["values"]["deadly"]
        for colour in self.board["colours"]:
            markers = player["markers"][colour]
            threat = self.words.say(key("threat", self.board["threats"][colour]))
            dots = MARKER * markers + FREE * (deadly - markers)
            yield [self._chip(colour), str(player["workers"][colour]), f"{dots} {threat}"]

    def _canal(self, seat: int, player: PlayerView) -> Iterator[list[Text | str]]:
        """A line for each section: its cells from the guard house outward, built or with their prices; the next one."""
        for section, (cells, built) in enumerate(zip(self.board["canals"][seat], player["canal"], strict=True), 1):
            row = [Text(f" {BUILT} ", f"#ffffff on {CANAL}") for _ in range(built)]
            row += [self._coloured(f"{UNBUILT}{cell['price']:<2}", cell["colour"]) for cell in cells[built:]]
            statue = player["statues"][section - 1]
            told: list[Text | str] = [Text("").join(row)]
            if built < len(cells):
                told.append(self._chip(cells[built]["colour"]))
            elif statue is not None:
                told.append(self.words.say("table-statue", vp=statue))
            yield [self.words.title("part-side", section=section), joined(told)]

    def _reputation(self, player: PlayerView) -> list[Text | str]:
        step = player["reputation"]
        worth = self.words.say("table-stair", step=step, vp=self.board["reputation"][step])
        return [self.words.say("counter-reputation"), worth if step else self.words.say("table-town-hall")]

    def _listed(self, name: str, rows: list[list[Text | str]]) -> Lines:
        """A title, and numbered rows below it."""
        title = Text(f"{self.words.say(name)}: {len(rows)}", QUIET)
        return [Text(), title, *columns([[f"{number:>2}", *row] for number, row in enumerate(rows, 1)])]

    def _house(self, house: House) -> list[Text | str]:
        lives = house["inhabitant"]
        if lives is None:
            return [self._chip(house["colour"]), Text(self.words.say("table-house-empty"), QUIET)]
        name = self.words.character(lives["card"])
        used = [Text(f"({self.words.say('table-used')})", QUIET)] if lives["turned"] else []
        return [self._chip(house["colour"]), joined([name, *used])]

    def _hand(self, player: PlayerView) -> Lines:
        return self._listed("counter-hand", [self._hand_card(card) for card in player["hand"]])

    def _hand_card(self, card: HandCard) -> list[Text | str]:
        """A card in hand; the face only if the viewer may know it."""
        if "card" not in card:
            return [self._chip(card["colour"])]
        facts = self.board["cards"][card["card"]]
        return [self._chip(card["colour"]), self.words.character(card["card"]), str(facts["cost"])]


def _seat(seat: int) -> Text:
    colour, ink = SEATS[seat]
    return Text(f" {seat + 1} ", f"{ink} on {colour}")
