"""The town of a player as a picture: workers and threats by colour, the canal, houses with inhabitants, the hand."""

from __future__ import annotations

from collections.abc import Iterator

from duchy.engine.drawings.palette import GROUND
from duchy.engine.drawings.svg import card, frame, group, label, seat, symbol, tag, words
from duchy.engine.words.wording import key
from duchy.games.bruges.display.drawing import pieces
from duchy.games.bruges.display.drawing.facts import COLOURS, MARKS, Words, at_the_end, points_of, standing
from duchy.games.bruges.display.shapes import Board, PlayerView, View

WIDTH = 578
EDGE = 16
BETWEEN = 10
LEDGER = 58  # the height of a row of the ledger
HEAD = 54  # above the ledger
CANAL = HEAD + LEDGER + 30
STREET = CANAL + 76  # where the houses begin
GATE = 38
FAINT = GROUND["ink-3"]


class Town:
    """What lies before a player, with its upper left corner at a point of the picture."""

    def __init__(self, words_: Words, board: Board, view: View, number: int) -> None:
        self.words = words_
        self.board = board
        self.view = view
        self.number = number
        self.player: PlayerView = view["players"][number]
        self.houses = _rows(len(self.player["houses"]), pieces.HOUSE[0])
        self.hand = _rows(len(self.player["hand"]), pieces.CARD[0])

    @property
    def height(self) -> float:
        """How much room the houses and cards take."""
        return STREET + self._houses_high + 30 + self.hand * (pieces.CARD[1] + BETWEEN) + 6

    @property
    def _houses_high(self) -> float:
        return self.houses * (pieces.HOUSE[1] + BETWEEN)

    def drawn(self, x: float, y: float, height: float) -> str:
        """The town on a card of this height."""
        end = at_the_end(self.words, self.player, self.view["over"])
        points = self.words.say("part-vp", vp=points_of(self.player, self.view["over"]))
        parts = [
            card(x, y, WIDTH, height),
            seat(self.number, x + 30, y + 29, 28),
            words(self.words.seat(self.number), x + 54, y + 35, 19, bold=True, serif=True),
            words(" · ".join(standing(self.words, self.player)), x + 158, y + 35, 13, fill=FAINT),
            words(points, x + WIDTH - 20, y + 37, 22, anchor="end", bold=True, serif=True),
            *self._ledger(x + EDGE, y + HEAD),
            label(self.words.say("counter-canal"), x + EDGE, y + CANAL - 8),
            label(end, x + WIDTH - EDGE, y + CANAL - 8, anchor="end"),
            *self._canal(x + EDGE, y + CANAL),
            label(f"{self.words.say('counter-houses')}: {len(self.player['houses'])}", x + EDGE, y + STREET - 8),
            *self._street(x + EDGE, y + STREET),
            *self._hand(x + EDGE, y + STREET + self._houses_high + 18),
        ]
        if self.number in self.view["deciders"]:
            parts.append(frame(x, y, WIDTH, height))
        return group(*parts)

    def _ledger(self, x: float, y: float) -> Iterator[str]:
        """For each colour the workers, and the markers of its threat."""
        deadly = self.board["values"]["deadly"]
        wide = (WIDTH - 2 * EDGE + 6) / len(self.board["colours"])
        for place, colour in enumerate(self.board["colours"]):
            full, mark = COLOURS[colour][0], MARKS[colour]
            left, workers, markers = x + place * wide, self.player["workers"][colour], self.player["markers"][colour]
            threat = self.words.say(key("threat", self.board["threats"][colour]))
            title = self.words.say("table-markers-of", threat=threat, count=markers, size=deadly)
            dots = [
                tag("circle", cx=left + 58 + dot * 15, cy=y + 20, r=6, fill=fill, stroke=mark)
                for dot, fill in enumerate([full] * markers + ["none"] * (deadly - markers))
            ]
            yield group(
                pieces.plate(left, y, wide - 6, LEDGER),
                tag("rect", x=left, y=y, width=5, height=LEDGER, rx=2, fill=full),
                symbol("worker", left + 20, y + 20, 22, mark),
                words(workers, left + 33, y + 26, 17, bold=True),
                *dots,
                words(threat, left + 12, y + 49, 12, fill=FAINT),
                title=f"{self.words.say('counter-workers')}: {workers}. {title}",
                data_markers=markers or None,
            )

    def _canal(self, x: float, y: float) -> Iterator[str]:
        """The guard house in the middle, and both sections outward from it."""
        third = self.board["values"]["third"] - 1
        wide, high = pieces.CELL
        middle = x + (WIDTH - 2 * EDGE) / 2
        yield tag("path", d=pieces.gable(middle - GATE / 2, y - 6, GATE - 2, high + 6), fill=GROUND["ink-2"])
        yield seat(self.number, middle - 1, y + 24, 18)
        for section, cells in enumerate(self.board["canals"][self.number]):
            way = 1 if section else -1
            for number, cell in enumerate(cells):
                left = middle + GATE / 2 + number * wide if section else middle - GATE / 2 - (number + 1) * wide
                built = number < self.player["canal"][section]
                yield pieces.canal_cell(self.words, cell, built, number == third, left, y)
            end = middle + way * (GATE / 2 + len(cells) * wide + 20)
            yield pieces.statue(self.words, self.player["statues"][section], end, y + high / 2)

    def _street(self, x: float, y: float) -> Iterator[str]:
        for place, house in enumerate(self.player["houses"]):
            yield pieces.house(self.words, self.board, house, *_spot(place, pieces.HOUSE, x, y))

    def _hand(self, x: float, y: float) -> Iterator[str]:
        yield label(f"{self.words.say('counter-hand')}: {len(self.player['hand'])}", x, y)
        for place, held in enumerate(self.player["hand"]):
            yield pieces.hand_card(self.words, self.board, held, *_spot(place, pieces.CARD, x, y + 8))


def _in_row(wide: float) -> int:
    """How many pieces stand beside each other."""
    return int((WIDTH - 2 * EDGE + BETWEEN) // (wide + BETWEEN))


def _rows(count: int, wide: float) -> int:
    return max(1, -(-count // _in_row(wide)))


def _spot(place: int, size: tuple[float, float], x: float, y: float) -> tuple[float, float]:
    down, right = divmod(place, _in_row(size[0]))
    return x + right * (size[0] + BETWEEN), y + down * (size[1] + BETWEEN)
