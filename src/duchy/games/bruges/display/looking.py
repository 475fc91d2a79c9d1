"""A position as Python code reads it: the question on top, prices, leaderships, and what colours of cards would do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from duchy.engine.game.game import Game, State
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.template import bind
from duchy.engine.play.agenda import FIRST_STEP
from duchy.games.bruges.components.board import (
    CELL_COLOUR,
    CELL_PRICE,
    CELLS,
    COLOURS,
    LEADERSHIPS,
    MAX_PLAYERS,
    MOST_HOUSES,
)
from duchy.games.bruges.components.grammar import Action
from duchy.games.bruges.components.programs import COST, colour_of
from duchy.games.bruges.components.tables import of_card
from duchy.games.bruges.display.names import CARD_NAMES, COLOUR_NAMES
from duchy.games.bruges.display.preview import CALMS, CELLS_THAT_FIT, CHANGED, GET_GUILDERS, GET_WORKERS, USES
from duchy.games.bruges.display.shapes import Colour
from duchy.games.bruges.fields import CAUSED
from duchy.games.bruges.questions import QUESTIONS, Decision, Step
from duchy.games.bruges.state import CATEGORIES

Array = np.ndarray[Any, Any]


def kernels_of(game: Game) -> Any:
    """The kernels that try actions and read positions."""
    return bind("duchy.games.bruges.display.preview", game.contract)


@dataclass(frozen=True)
class Frame:
    """A frame of the agenda."""

    kind: int
    who: int
    a: int
    b: int


def frames(record: Array) -> list[Frame]:
    """The agenda of a record, from the top."""
    depth, agenda = int(record["depth"]), record["agenda"]
    columns = [agenda[name][:depth].tolist()[::-1] for name in ("kind", "who", "a", "b")]
    return [Frame(*values) for values in zip(*columns, strict=True)]


class Question:
    """What is asked in a position, and by which character."""

    def __init__(self, record: Array) -> None:
        self.frames = frames(record)
        self.frame = self.frames[0] if self.frames else Frame(0, 0, 0, 0)
        self.kind = Decision(self.frame.kind) if 0 < self.frame.kind < FIRST_STEP else Decision.NONE

    @property
    def name(self) -> str:
        """The name of the question."""
        return QUESTIONS.names[self.kind]

    @property
    def player(self) -> int:
        """Who is asked."""
        return self.frame.who.bit_length() - 1

    @property
    def row(self) -> int:
        """The operation that grants a card play, -1 in a turn."""
        return self.frame.a if self.kind == Decision.EXTRA else -1

    @cached_property
    def told(self) -> dict[str, Any]:
        """What the numbers of its frame tell; who asks to draw is kept where the cards are looked at."""
        if self.kind == Decision.NONE:
            return {}
        found = QUESTIONS[self.kind].told(self.frame.a, self.frame.b)
        if self.kind == Decision.DRAW:
            found |= next((CAUSED.told(frame.b) for frame in self.frames if frame.kind == Step.LOOK), {})
        return found

    @property
    def card(self) -> str | None:
        """The character whose effect asks, where that is known."""
        return self.told.get("card")

    @property
    def penalty(self) -> int:
        """The colour of the penalty that strikes now, -1 if none does."""
        below = self.frames[1:2]
        return below[0].a if below and below[0].kind == Step.SUFFERED else -1

    @property
    def effects(self) -> list[str]:
        """The characters whose effects wait for their order."""
        waiting = self.told.get("waiting", 0)
        return [CARD_NAMES[frame.b >> 3] for frame in self.frames[1 : 1 + waiting]]


class Look:
    """What the rules say about a position, computed when it is first asked for."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.record: Array = state.array[0]
        self.question = Question(self.record)
        self._kernels = kernels_of(state.game)

    @cached_property
    def _read(self) -> tuple[Array, Array, Array, Array]:
        found = (
            np.zeros((1, MAX_PLAYERS, CATEGORIES), np.int16),
            np.zeros(MAX_PLAYERS, np.int16),
            np.zeros((LEADERSHIPS, MAX_PLAYERS), np.int16),
            np.zeros((MAX_PLAYERS, MOST_HOUSES), np.int16),
        )
        self._kernels.look(self.state.kernel_array, *map(argument, found))
        return found

    @property
    def points(self) -> Array:
        """By player and category: what would be scored if the game ended now."""
        points: Array = self._read[0][0]
        return points

    @property
    def prices(self) -> list[int]:
        """By player: what a reputation step costs, -1 if it is not for sale."""
        prices: list[int] = self._read[1].tolist()
        return prices

    @property
    def leads(self) -> Array:
        """By leadership and player: the numbers that are compared."""
        return self._read[2]

    @property
    def laurels(self) -> Array:
        """By player and house: the points of a laurel."""
        return self._read[3]

    def colours(self, player: int) -> list[ColourLook]:
        """What a card of each colour would do for a player."""
        uses = np.zeros((COLOURS, USES), np.int64)
        self._kernels.look_at_colours(self.state.kernel_array, player, argument(uses))
        return [
            ColourLook(
                workers=row[GET_WORKERS],
                guilders=row[GET_GUILDERS],
                calms=row[CALMS],
                cells=row[CELLS_THAT_FIT],
                changed=tuple(row[CHANGED:]),
            )
            for row in uses.tolist()
        ]

    def price(self, player: int, action: Action, colour: int, base: int) -> int:
        """What an action costs with a card of a colour."""
        return int(
            self._kernels.price_of(self.state.kernel_array, player, int(action), colour, base, self.question.row)
        )

    def cell(self, player: int, section: int) -> tuple[int, int] | None:
        """The colour and the printed price of the next cell of a section; None if it is full."""
        built = int(self.record["players"][player]["canal"][section])
        if built == CELLS:
            return None
        return int(CELL_COLOUR[player, section, built]), int(CELL_PRICE[player, section, built])

    def digging_price(self, player: int, section: int) -> int:
        """What the next cell of a section costs without a card, by the character that asks."""
        return int(self._kernels.digging_price_of(self.state.kernel_array, player, section, self.question.frame.a))

    def place_price(self, player: int, card: int) -> int:
        """What it costs a player to move in a character."""
        return self.price(player, Action.PLACE, int(colour_of(card)), int(of_card(card, COST)))


@dataclass(frozen=True)
class ColourLook:
    """What a card of a colour would do; sets are bits."""

    workers: int
    guilders: int
    calms: int  # colours of markers
    cells: int  # sections
    changed: tuple[int, ...]  # by action: houses whose inhabitants change it


def names_of(bits: int) -> list[Colour]:
    """The colours in a set."""
    return [name for colour, name in enumerate(COLOUR_NAMES) if bits >> colour & 1]
