"""A position as a picture: dice, decks, statues, majorities and the reputation track on top, then the towns."""

from __future__ import annotations

from collections.abc import Iterator

from duchy.engine.drawings.palette import GROUND
from duchy.engine.drawings.svg import card, die, document, group, label, seat, tag, words
from duchy.engine.game.game import State
from duchy.engine.words.wording import key
from duchy.games.bruges.display.box import board as board_of
from duchy.games.bruges.display.drawing import pieces
from duchy.games.bruges.display.drawing.facts import COLOURS, GOLD, GOLD_RIM, Words, heading, reputation_price
from duchy.games.bruges.display.drawing.town import WIDTH as TOWN
from duchy.games.bruges.display.drawing.town import Town
from duchy.games.bruges.display.shapes import Board, View
from duchy.games.bruges.display.view import view as view_of

WIDTH = 1200
MARGIN = 16
GAP = 12
TOP = 262  # the height of what lies above the towns
INK, FAINT = GROUND["ink"], GROUND["ink-3"]


def svg(state: State, viewer: int, language: str) -> str:
    """The position as a viewer may see it."""
    return _Picture(board_of(state.game), view_of(state, viewer, actions=False), language).drawn()


class _Picture:
    def __init__(self, board: Board, view: View, language: str) -> None:
        self.board = board
        self.view = view
        self.words = Words(board, language)

    def drawn(self) -> str:
        towns = [Town(self.words, self.board, self.view, number) for number in range(len(self.view["players"]))]
        drawn: list[str] = []
        y: float = MARGIN + TOP + GAP
        for row in (towns[:2], towns[2:]):
            high = max((town.height for town in row), default=0)
            drawn += [town.drawn(MARGIN + place * (TOWN + GAP), y, high) for place, town in enumerate(row)]
            y += high + GAP if row else 0
        title = f"{self.words.say('game-name')}: {self.words.sentence(self.view['prompt'])}"
        return document(WIDTH, y - GAP + MARGIN, title, self._table(), *drawn)

    # --- the table

    def _table(self) -> str:
        x, y = MARGIN + 20, MARGIN
        where = " · ".join(heading(self.words, self.board, self.view))
        return group(
            card(MARGIN, y, WIDTH - 2 * MARGIN, TOP),
            words(self.words.say("game-name"), x, y + 34, 22, bold=True, serif=True),
            words(where, x + 110, y + 33, 15, fill=FAINT),
            words(self.words.sentence(self.view["prompt"]), WIDTH - x, y + 33, 18, anchor="end", serif=True),
            tag("path", d=f"M{x} {y + 50}H{WIDTH - x}", stroke=GROUND["line"]),
            *self._dice(x, y + 72),
            *self._decks(x + 310, y + 72),
            *self._statues(x + 560, y + 72),
            *self._majorities(x + 800, y + 72),
            *self._reputation(x, y + 186),
        )

    def _dice(self, x: float, y: float) -> Iterator[str]:
        yield label(self.words.say("counter-dice"), x, y)
        dice = self.view["dice"]
        for place, colour in enumerate(self.board["colours"]):
            full, ink = COLOURS[colour]
            middle = x + 24 + place * 54
            if dice is None:
                yield tag("rect", x=middle - 23, y=y + 20, width=46, height=46, rx=10, fill=full, fill_opacity=0.25)
                continue
            title = self.words.of_colour("table-die", colour, value=dice[colour])
            shown = die(dice[colour], middle, y + 43, 46, fill=full, ink=ink)
            yield group(shown, title=title, opacity=None if self.view["rolled"] else 0.5)

    def _decks(self, x: float, y: float) -> Iterator[str]:
        yield label(self.words.say("counter-decks"), x, y)
        for place, deck in enumerate(self.view["decks"]):
            left = x + place * 96
            if deck["colour"] is None:
                yield words(self.words.say("table-deck-empty"), left, y + 48, 13, fill=FAINT)
                continue
            title = self.words.of_colour("table-deck-top", deck["colour"])
            yield group(pieces.back(deck["colour"], left, y + 14, 46, 62), title=title)
            yield words(deck["count"], left + 54, y + 52, 19, bold=True)
        yield words(f"{self.words.say('table-reserve')}: {self.view['reserve']}", x, y + 96, 13, fill=FAINT)

    def _statues(self, x: float, y: float) -> Iterator[str]:
        yield label(self.words.say("counter-statues"), x, y)
        for place, vp in enumerate(self.view["statues"]):
            yield pieces.statue(self.words, vp, x + 14 + place * 35, y + 30)
        yield label(self.words.say("table-order"), x, y + 68)
        for place, player in enumerate(self.view["order"]):
            yield seat(player, x + 12 + place * 30, y + 90, 24)

    def _majorities(self, x: float, y: float) -> Iterator[str]:
        """The numbers that are compared: the one that leads alone is strong, a marker turned over lies behind it."""
        yield label(self.words.say("counter-leaderships"), x, y)
        players = range(len(self.view["players"]))
        for player in players:
            yield seat(player, x + 160 + player * 48, y - 4, 20)
        for row, name in enumerate(self.board["leaderships"]):
            line, standing = y + 32 + row * 28, self.view["leaderships"][name]
            yield words(self.words.title(key("leadership", name)), x, line, 15)
            for player in players:
                middle = x + 160 + player * 48
                if name in self.view["players"][player]["leads"]:
                    owned = self.words.say("table-lead-owned")
                    yield group(tag("circle", cx=middle, cy=line - 5, r=13, fill=GOLD, stroke=GOLD_RIM), title=owned)
                leads = standing["leader"] == player
                shown = standing["counts"][player]
                yield words(shown, middle, line, 16, anchor="middle", bold=leads, fill=INK if leads else FAINT)

    def _reputation(self, x: float, y: float) -> Iterator[str]:
        """The track: what each step is worth, and whose pawns stand there."""
        title = f"{self.words.say('counter-reputation')}: {reputation_price(self.words, self.view)}"
        yield label(title, x, y)
        wide = (WIDTH - 2 * x) / len(self.board["reputation"])
        for step, vp in enumerate(self.board["reputation"]):
            left = x + step * wide
            told = self.words.say("table-stair", step=step, vp=vp) if step else self.words.say("table-town-hall")
            pawns = [number for number, player in enumerate(self.view["players"]) if player["reputation"] == step]
            yield group(
                pieces.plate(left, y + 10, wide - 4, 50),
                words(vp, left + 8, y + 28, 14, fill=FAINT, bold=True),
                *(seat(player, left + wide - 18 - place * 21, y + 36, 26) for place, player in enumerate(pawns)),
                title=told,
            )
