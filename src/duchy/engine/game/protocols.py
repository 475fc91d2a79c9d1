"""What the parts of a game must have: a protocol for each, with which mypy compares the modules of every game.

Those of kernels stand in ``duchy.engine.play.rules``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from rich.text import Text

from duchy.engine.errors import PositionError
from duchy.engine.game.game import Game, State
from duchy.engine.game.warmup import Kernel
from duchy.engine.play.rules import Course, Coverage, Evaluation, Invariants, Legality, Observed, Rules
from duchy.engine.values.parts import Shape
from duchy.engine.words.reasons import Reason


class LogLine(Protocol):
    """A line of the log: the key of a text and its facts, in no language."""

    def as_dict(self) -> Mapping[str, Any]:
        """The form for JSON, of the shape ``LogLine``."""


class Log(Protocol):
    """What happened, line by line.

    Both positions are observed by the same viewer (``state.observer``), or both are full. What is not known to that
    viewer is not in them; of an action that is still secret, ``action`` must not be told to others either.
    """

    def opening(self, state: State) -> Sequence[Any]:
        """The lines about the set-up of a new game."""

    def entries(self, before: State, player: int, action: int, after: State) -> Sequence[Any]:
        """The lines about an action and everything that followed from it, in order."""

    def text(self, entry: Any, names: Sequence[str] = (), language: str = "en", viewer: int | None = None) -> str:
        """A line in words, as a viewer reads it."""


class Describe(Protocol):
    """Actions in words."""

    def action_text(self, state: State, action: int, language: str = "en", player: int | None = None) -> str:
        """A legal action in words, as it would be taken now."""


class Position(Protocol):
    """Positions in parts that people can read, for ``duchy.engine.positions.position``."""

    @property
    def PARTS(self) -> Mapping[str, Shape]:  # noqa: N802
        """What lies on the table, beside what every game has, in the order in which it is written."""

    @property
    def SEAT_PARTS(self) -> Mapping[str, Shape]:  # noqa: N802
        """What a player has."""

    @property
    def DERIVED(self) -> frozenset[str]:  # noqa: N802
        """The parts that follow from others where they are left out; all others are empty then."""

    def parts(self, state: State) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """The parts of the table and of every seat; those that ``fill`` would derive are left out."""

    def fill(self, game: Game, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> np.ndarray[Any, Any]:
        """The record with these parts. Generator, ply and end are filled in by the caller."""

    def problems(self, state: State) -> Sequence[PositionError]:
        """What is wrong with a position, the most telling first; nothing if it can be."""

    def drawn(
        self, game: Game, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]
    ) -> Sequence[tuple[tuple[Any, ...], int]]:
        """Where dice and draws that are wanted would stand in the record: keys from the outside in, and the value."""


class Reasons(Protocol):
    """Why an action is not legal, by the rule of the catalogue."""

    @property
    def OVER(self) -> str:  # noqa: N802
        """The rule that ends the game."""

    def rule_of_waiting(self, state: State, player: int) -> str:
        """The rule by which a player has to wait for those who decide now."""

    def why_not(self, state: State, action: int, player: int) -> Reason | None:
        """Why a player who is to decide may not take an action; None if the action is legal."""


class View(Protocol):
    """The JSON that a client draws. Every function gets what a viewer may see."""

    def setup(self) -> Any:
        """Everything that the set-up screen shows (shape ``Setup``)."""

    def board(self, game: Game) -> Any:
        """What is drawn and never changed by an action (shape ``Board``)."""

    def view(self, state: State, viewer: int = -1) -> Any:
        """A position as a viewer may see it, with all legal actions (shape ``View``)."""

    def moment(self, state: State) -> Any:
        """The progress of a game: phase, round and so on (shape ``Moment``)."""

    def scores_now(self, state: State) -> list[int]:
        """The scores if the game ended in this position, with what is counted at the end."""

    def kernels(self, game: Game) -> list[Kernel]:
        """What must be compiled before a view can be made without a pause, beside the steps of the game."""


class Drawing(Protocol):
    """Positions drawn for people, in a terminal and as pictures. Only what the viewer may see is drawn."""

    def text(self, state: State, viewer: int, language: str, width: int) -> Text:
        """A position in signs of a terminal with so many columns; its plain text is the drawing without colours."""

    def svg(self, state: State, viewer: int, language: str) -> str:
        """A position as an SVG document that needs nothing beside it."""


class Shapes(Protocol):
    """The types of the JSON, from which the types of the client are generated."""

    @property
    def Setup(self) -> Any:  # noqa: N802
        """The result of ``View.setup``."""

    @property
    def Board(self) -> Any:  # noqa: N802
        """The result of ``View.board``."""

    @property
    def View(self) -> Any:  # noqa: N802
        """The result of ``View.view``."""

    @property
    def Moment(self) -> Any:  # noqa: N802
        """The result of ``View.moment``."""

    @property
    def LogLine(self) -> Any:  # noqa: N802
        """A line of the log."""


@dataclass(frozen=True)
class DeckFacts:
    """What there is to say about a deck of cards that is in order."""

    cards: int
    digest: str  # names the deck in records
    counts: Mapping[str, Mapping[str, int]]
    """How many cards are of which sort: ``deck-<kind>`` names a kind of sorts in the texts, ``<kind>-<sort>`` a sort
    unless its name is a number."""


class Deck(Protocol):
    """The cards of a game as a data file, which a user may replace. Its key ``game`` has the name of the game."""

    def check(self, file: str, tables: Mapping[str, Any]) -> DeckFacts:
        """Read the tables of a file; a mistake is a ``DataError`` that names the file, the entry and the reason."""


@dataclass(frozen=True)
class PlanFacts:
    """What there is to say about a player's own plan that is in order."""

    name: str
    digest: str  # names the plan in options and records
    text: str  # the plan as options have it
    colours: Mapping[str, tuple[int, int]]
    """How many spaces and regions there are of each colour, whose name in the texts is ``colour-<name>``."""


class Plans(Protocol):
    """Plans of a game's boards that users bring as TOML files. Their key ``game`` has the name of the game."""

    def check(self, file: Path) -> PlanFacts:
        """Read a file; a mistake is an error that names the file, the entry and the reason."""


#: The parts of a game that brings all of them but a deck and plans. Where it has no own drawing there is ``listing``.
Parts = tuple[
    Rules,
    Position,
    Evaluation,
    Course,
    Observed,
    Coverage,
    Reasons,
    Legality,
    Invariants,
    Describe,
    Log,
    View,
    Drawing,
    Shapes,
]
