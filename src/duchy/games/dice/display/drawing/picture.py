"""A position as a picture: time tracks, dice and awards on top, then the sheets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from duchy.engine.drawings import svg as kit
from duchy.engine.drawings.palette import GROUND
from duchy.engine.drawings.svg import (
    HexMap,
    card,
    die,
    document,
    frame,
    group,
    hexagon,
    label,
    seat,
    square,
    tag,
    tile_outline,
    words,
)
from duchy.engine.game.game import State
from duchy.engine.words.captions import Captions
from duchy.engine.words.wording import key
from duchy.games.dice.display.describe import PACKAGE
from duchy.games.dice.display.drawing.colours import BONUS_COLOURS, COLOURS, START, awards_left, empty_colours, written
from duchy.games.dice.display.drawing.facts import facts
from duchy.games.dice.display.shapes import Board, Content, Hex, PlayerView, View
from duchy.games.dice.display.view import board as board_of
from duchy.games.dice.display.view import view as view_of

WIDTH = 1200
MARGIN = 16
GAP = 12
TOP = 184  # height of the strip with time tracks, dice and awards
PLAYER = (578, 456)
HEX = 33  # radius
INK, FAINT = GROUND["ink"], GROUND["ink-3"]

symbol = partial(kit.symbol, package=__package__)
SYMBOLS = {"monastery": "church", "river": "ship", "city": "house", "pasture": "sheep"}
BONUS_SYMBOLS = {"silver": "ingot", "goods": "warehouse"}


def svg(state: State, viewer: int, language: str) -> str:
    """The position as a viewer may see it."""
    return _Picture(board_of(state.game), view_of(state, viewer, actions=False), language).drawn()


class _Picture:
    def __init__(self, board: Board, view: View, language: str) -> None:
        self.board = board
        self.view = view
        self.words = Captions(PACKAGE, language)

    def drawn(self) -> str:
        wide, high = PLAYER
        seats = self.view["players"]
        top = MARGIN + TOP + GAP
        sheets = [
            self._player(number, player, MARGIN + number % 2 * (wide + GAP), top + number // 2 * (high + GAP))
            for number, player in enumerate(seats)
        ]
        height = top + -(-len(seats) // 2) * (high + GAP) - GAP + MARGIN
        title = f"{self.words.say('game-name')}: {self.words.sentence(self.view['prompt'])}"
        return document(WIDTH, height, title, self._strip(), *sheets)

    # --- the strip on top

    def _strip(self) -> str:
        x, y = MARGIN + 20, MARGIN
        return group(
            card(MARGIN, y, WIDTH - 2 * MARGIN, TOP),
            words(self.words.say("game-name"), x, y + 34, 22, bold=True, serif=True),
            words(self.words.sentence(self.view["prompt"]), WIDTH - x, y + 33, 18, anchor="end", serif=True),
            tag("path", d=f"M{x} {y + 50}H{WIDTH - x}", stroke=GROUND["line"]),
            *self._tracks(x, y + 72),
            *self._dice(x + 570, y + 72),
            *self._awards(x + 870, y + 72),
        )

    def _tracks(self, x: float, y: float) -> Iterator[str]:
        """A row of boxes for each phase."""
        yield label(self.words.say("counter-track"), x, y)
        for row, (phase, marked) in enumerate(zip(self.board["phases"], self.view["marked"], strict=True)):
            top, now = y + 12 + row * 30, phase == self.view["phase"]
            yield words(phase, x, top + 17, 16, fill=INK if now else FAINT, bold=now, serif=True)
            for box in range(self.board["track"]):
                full = box < marked
                fill = "none" if not full else GROUND["black"] if now else GROUND["ink-3"]
                middle = x + 52 + box * 30
                yield square(middle, top + 12, 24, fill=fill, stroke=GROUND["line-2"])
                if full:
                    yield symbol("hourglass", middle, top + 12, 15, GROUND["panel"])
        if self.view["round"] is not None:
            yield label(self.words.say("counter-round"), x + 400, y)
            yield words(self.view["round"], x + 400, y + 42, 32, bold=True, serif=True)

    def _dice(self, x: float, y: float) -> Iterator[str]:
        yield label(self.words.say("counter-dice"), x, y)
        dice = self.view["dice"]
        if dice is None:
            return
        for place, pips in enumerate(dice["pips"]):
            yield die(pips, x + 23 + place * 54, y + 44, 46)
        for place, colour in enumerate(dice["colours"], len(dice["pips"])):
            yield self._colour_die(colour, x + 23 + place * 54, y + 44)
        middle = x + 23 + (len(dice["pips"]) + len(dice["colours"])) * 54
        yield square(middle, y + 44, 46, 0.22, fill=GROUND["spdie"], stroke=INK)
        for place in range(dice["hourglasses"]):
            yield symbol("hourglass", middle + (place - (dice["hourglasses"] - 1) / 2) * 18, y + 44, 24, INK)

    def _colour_die(self, colour: str, x: float, y: float) -> str:
        fill, ink = COLOURS[colour]
        return group(
            square(x, y, 46, 0.22, fill=fill, stroke=INK),
            symbol(SYMBOLS.get(colour, colour), x, y, 30, ink),
            title=self.words.say(key("colour", colour)),
        )

    def _awards(self, x: float, y: float) -> Iterator[str]:
        """What is left for the first and the second to build a whole colour."""
        yield label(self.words.say("counter-award"), x, y)
        for place, (colour, points) in enumerate(awards_left(self.board, self.view).items()):
            left, top = x + place % 3 * 92, y + 14 + place // 3 * 46
            yield self._badge(colour, left + 16, top + 18, 17)
            value = "/".join(map(str, points)) or "–"
            yield words(value, left + 40, top + 24, 17, bold=True, fill=INK if points else FAINT)

    # --- things

    def _badge(self, colour: str, x: float, y: float, radius: float) -> str:
        fill, ink = COLOURS[colour]
        return group(
            tag("path", d=tile_outline(x, y, radius), fill=fill),
            symbol(SYMBOLS.get(colour, colour), x, y, radius * 1.1, ink),
            title=self.words.say(key("colour", colour)),
        )

    def _bonus(self, bonus: str, x: float, y: float, size: float, opacity: float | None = None) -> str:
        fill, ink = COLOURS[BONUS_COLOURS[bonus]]
        ground = square(x, y, size, 0.24, fill=fill, stroke=ink, opacity=opacity)
        sign = symbol(BONUS_SYMBOLS.get(bonus, bonus), x, y, size * 0.76, ink, opacity)
        return group(ground, sign, title=self.words.say(key("bonus", bonus)))

    # --- players

    def _player(self, number: int, player: PlayerView, x: float, y: float) -> str:
        wide, high = PLAYER
        content = written(player)
        points = self.words.say("part-vp", vp=content["vp"])
        parts = [
            card(x, y, wide, high),
            seat(number, x + 30, y + 30, 30),
            words(self.words.seat(number), x + 54, y + 36, 19, bold=True, serif=True),
            words(" · ".join(facts(self.words, player, len(self.view["players"]))), x + 160, y + 36, 13, fill=FAINT),
            words(points, x + wide - 20, y + 38, 22, anchor="end", bold=True, serif=True),
            *self._sheet(player, x + 16, y + 64),
            *self._points(content, x + 430, y + 84),
            *self._bonuses(content, x + 430, y + 222),
            *self._awarded(content, x + 430, y + 398),
        ]
        if number in self.view["deciders"]:
            parts.append(frame(x, y, wide, high))
        return group(*parts)

    def _sheet(self, player: PlayerView, x: float, y: float) -> Iterator[str]:
        if player["sheet"] is None:
            yield words(self.words.say("table-choosing"), x + 190, y + 190, 16, fill=FAINT, anchor="middle")
            return
        content = written(player)
        hexes = self.board["sheets"][player["sheet"]]["hexes"]
        map_ = HexMap([(hex_["x"], hex_["y"]) for hex_ in hexes], [hex_["area"] for hex_ in hexes], HEX, (x, y))
        for hex_, middle, number in zip(hexes, map_.middles, content["numbers"], strict=True):
            fill = COLOURS[hex_["colour"]][0] if number is not None else empty_colours(hex_["colour"])[0]
            yield tag("path", d=hexagon(*middle, HEX), fill=fill)
        yield map_.edges(content["areas"])
        for number, (hex_, middle) in enumerate(zip(hexes, map_.middles, strict=True), 1):
            yield self._hex(number, hex_, content["numbers"][number - 1], *middle)

    def _hex(self, number: int, hex_: Hex, value: int | None, x: float, y: float) -> str:
        """A built hex has its number large; an empty one the symbol of its colour, and small which hex it is."""
        colour = hex_["colour"]
        built = value is not None
        ink = COLOURS[colour][1] if built else empty_colours(colour)[1]
        sign = SYMBOLS.get(colour, colour)
        parts = []
        if value is None or value == START:
            up = 0.4 if "bonus" in hex_ else 0.1
            parts.append(symbol(sign, x, y - HEX * up, HEX * 0.66, ink))
        else:
            large = HEX * 0.86
            parts.append(words(value, x, y + HEX * 0.12, large, fill=ink, anchor="middle", bold=True, serif=True))
        if "bonus" in hex_:
            low, opacity = (0.5, 0.4) if built else (0.28, None)
            parts.append(self._bonus(hex_["bonus"], x, y + HEX * low, HEX * 0.5, opacity))
        elif built:
            parts.append(symbol(sign, x, y + HEX * 0.52, HEX * 0.42, ink, 0.75))
        if not built:
            parts.append(words(number, x, y + HEX * 0.78, HEX * 0.3, fill=ink, anchor="middle"))
        return group(*parts, title=self._hex_title(number, colour, value), data_number=value)

    def _hex_title(self, number: int, colour: str, value: int | None) -> str:
        form = "" if value is None else ".start" if value == START else ".built"
        name = self.words.say(key("colour", colour))
        return self.words.say("table-hex" + form, hex=number, colour=name, number=value or 0)

    def _points(self, content: Content, x: float, y: float) -> Iterator[str]:
        """The points of each phase."""
        yield label(self.words.say("table-points"), x, y)
        for row, (phase, points) in enumerate(zip(self.board["phases"], content["columns"], strict=True)):
            line = y + 30 + row * 30
            now = phase == self.view["phase"]
            yield words(phase, x, line, 16, fill=INK if now else FAINT, bold=now, serif=True)
            yield words(points, x + 110, line, 19, anchor="end", bold=True)

    def _bonuses(self, content: Content, x: float, y: float) -> Iterator[str]:
        for row, (bonus, count) in enumerate(content["owned"].items()):
            line = y + row * 38
            yield self._bonus(bonus, x + 14, line, 28, None if count else 0.45)
            yield words(count, x + 38, line + 7, 19, bold=True, fill=INK if count else FAINT)
            yield words(self.words.say(key("bonus", bonus)), x + 60, line + 6, 14, fill=FAINT)

    def _awarded(self, content: Content, x: float, y: float) -> Iterator[str]:
        """The colours that the player was among the first to build."""
        for place, colour in enumerate(content["awards"]):
            yield self._badge(colour, x + 12 + place * 25, y + 14, 13)
