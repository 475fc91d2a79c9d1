"""A position in a terminal: dice, time tracks and awards as lines, the sheets as maps, and a legend."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from duchy.engine.drawings.palette import SEATS
from duchy.engine.drawings.terminal import Cell, Lines, beside, columns, flowing, hex_map, joined, page, tiled
from duchy.engine.game.game import State
from duchy.engine.words.captions import Captions
from duchy.engine.words.wording import key
from duchy.games.dice.display.describe import PACKAGE
from duchy.games.dice.display.drawing.colours import (
    BONUS_COLOURS,
    BONUS_LETTERS,
    COLOURS,
    LETTERS,
    awards_left,
    empty_colours,
    hex_sign,
    written,
)
from duchy.games.dice.display.drawing.facts import facts
from duchy.games.dice.display.shapes import Board, Content, PlayerView, View
from duchy.games.dice.display.view import board as board_of
from duchy.games.dice.display.view import view as view_of

NONE = "–"
QUIET = "dim"
STRONG = "bold"
MARKED, FREE = "■", "□"


def text(state: State, viewer: int, language: str, width: int) -> Text:
    """The position as a viewer may see it."""
    drawing = _Drawing(board_of(state.game), view_of(state, viewer, actions=False), language)
    return page(drawing.lines(width))


class _Drawing:
    def __init__(self, board: Board, view: View, language: str) -> None:
        self.board = board
        self.view = view
        self.words = Captions(PACKAGE, language)

    def lines(self, width: int) -> Lines:
        players = [self._player(seat, player) for seat, player in enumerate(self.view["players"])]
        return [
            *flowing(self._heading(), width),
            Text(self.words.sentence(self.view["prompt"]), STRONG),
            Text(),
            *columns([self._dice(), self._tracks(), self._awards()]),
            Text(),
            *tiled(players, width),
            Text(),
            *flowing(map(self._colour, self.board["colours"]), width),
            *flowing(map(self._castle, self.board["bonuses"]), width),
        ]

    # --- the table

    def _heading(self) -> Iterator[Text | str]:
        yield Text(self.words.say("game-name"), STRONG)
        if self.view["phase"] is not None:
            yield self.words.say("phase-name", phase=self.view["phase"])
            yield f"{self.words.say('counter-round')} {self.view['round']}"

    def _dice(self) -> list[Text | str]:
        dice = self.view["dice"]
        if dice is None:
            return [self.words.title("counter-dice"), Text(NONE, QUIET)]
        colours = [self._coloured(f" {self.words.say(key('colour', colour))} ", colour) for colour in dice["colours"]]
        pips = [f"[{number}]" for number in dice["pips"]]
        hourglass = self.words.say("table-die-hourglass", hourglasses=dice["hourglasses"])
        return [self.words.title("counter-dice"), joined([*pips, *colours, hourglass], "  ")]

    def _tracks(self) -> list[Text | str]:
        size = self.board["track"]
        tracks = [
            f"{phase} {MARKED * marked}{FREE * (size - marked)}"
            for phase, marked in zip(self.board["phases"], self.view["marked"], strict=True)
        ]
        return [self.words.title("counter-track"), joined(tracks, "  ")]

    def _awards(self) -> list[Text | str]:
        left = [
            Text.assemble(self._letter(colour), " " + "/".join(map(str, points)))
            for colour, points in awards_left(self.board, self.view).items()
            if points
        ]
        return [self.words.title("counter-award"), joined(left, "  ") if left else Text(NONE, QUIET)]

    # --- things

    def _coloured(self, words: str, colour: str) -> Text:
        full, ink = COLOURS[colour]
        return Text(words, f"bold {ink} on {full}")

    def _letter(self, colour: str) -> Text:
        return self._coloured("[*]" if colour == "castle" else LETTERS[colour], colour)

    def _seat(self, seat: int) -> Text:
        colour, ink = SEATS[seat]
        return Text(f" {seat + 1} ", f"{ink} on {colour}")

    # --- players

    def _player(self, seat: int, player: PlayerView) -> Lines:
        name = joined([self._seat(seat), Text(self.words.seat(seat), STRONG)])
        parts: list[Text | str] = [
            name,
            self.words.say("part-vp", vp=written(player)["vp"]),
            *facts(self.words, player, len(self.view["players"])),
        ]
        return [joined(parts, " · "), *beside(self._sheet(player), self._belongings(player), gap=1)]

    def _sheet(self, player: PlayerView) -> Lines:
        if player["sheet"] is None:
            return [Text(self.words.say("table-choosing"), QUIET)]
        cells = []
        hexes = self.board["sheets"][player["sheet"]]["hexes"]
        for hex_, number in zip(hexes, written(player)["numbers"], strict=True):
            full, ink = COLOURS[hex_["colour"]]
            paper, mark = empty_colours(hex_["colour"])
            style, ground = (f"bold {ink} on {full}", full) if number is not None else (f"{mark} on {paper}", paper)
            cells.append(Cell(hex_["x"], hex_["y"], hex_["area"], hex_sign(hex_, number), style, f"on {ground}"))
        return hex_map(cells, QUIET)

    def _belongings(self, player: PlayerView) -> Lines:
        content = written(player)
        lines = [Text(self.words.title("table-points"), QUIET), *self._points(content), Text()]
        for bonus, count in content["owned"].items():
            colour = BONUS_COLOURS[bonus]
            lines.append(joined([self._coloured(f" {count} ", colour), self.words.say(key("bonus", bonus))]))
        if content["awards"]:
            won = [self._letter(colour) for colour in content["awards"]]
            lines += [Text(), Text(self.words.title("counter-award"), QUIET), joined(won)]
        return lines

    def _points(self, content: Content) -> Lines:
        columns_ = zip(self.board["phases"], content["columns"], strict=True)
        return [Text(f"{phase:<4}{points:>3}") for phase, points in columns_]

    # --- the legend

    def _colour(self, colour: str) -> Text:
        name = key("colour", colour)
        return joined([self._letter(colour), f"{self.words.say(name)} ({self.words.say(name + '.condition')})"])

    def _castle(self, bonus: str) -> Text:
        return joined([self._coloured(f"[{BONUS_LETTERS[bonus]}]", "castle"), self.words.say(key("bonus", bonus))])
