"""What a game brings: the contract between a game's package and everything that works with any game.

A package has a module ``contract`` with a subclass of ``Contract`` and its only instance, ``CONTRACT``. The parts of a
contract are modules of the package, each at the place that ``PLACES`` says; ``protocols`` says what each of them
must have. A part is imported when it is first used, so that a simulation does not load what only a web page needs. A
game names its parts once more as a tuple, ``Parts``, which is for mypy alone: it compares them with the protocols.

A game must bring ``name``, ``package``, ``options`` and ``rules``: with these it loads, plays, is recorded and
simulated. Every other part it may bring, and each is needed for something:

==============  =====================================================================================
part            needed for
==============  =====================================================================================
``texts``       everything that shows words: the command line, ``describe``, ``log``, a table
``evaluation``  the greedy and the searching bot, and so the levels of bots at a table; the fuzzer
``observation`` ``Game.observation``, ``State.features``: learning
``course``      results by phase; without it, a game is one phase
``invariants``  the fuzzer, which needs these three together
``coverage``
``legality``
``describe``    ``Game.describe``, ``State.describe``: actions in words
``position``    ``duchy.position``, ``State.check`` and ``duchy show``
``reasons``     ``Game.why_not``: why an action is not legal
``log``         a table, ``Match.log``, ``Game.log``, and ``duchy replay --log``
``view``        a table, ``State.view`` and ``State.preview``
``drawing``     ``print(state)``, ``State.svg``; without it, the fields of the record are listed
``shapes``      the types of the API, and so of the client
``deck``        ``duchy deck check``: a deck of cards as a data file
``plans``       ``duchy estate check``: the plan of an estate as a data file
==============  =====================================================================================

A part that is asked for and not there raises ``UnsupportedByGame``, which names the game and the part.
docs/new-game.md walks through a small game that brings all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files
from types import MappingProxyType
from typing import Any, ClassVar, cast

import numpy as np

from duchy.engine.errors import UnsupportedByGame
from duchy.engine.game.notation import FormerNotation
from duchy.engine.game.protocols import (
    Deck,
    Describe,
    Drawing,
    Log,
    Plans,
    Position,
    Reasons,
    Shapes,
    View,
)
from duchy.engine.play.catalogue import Catalogue
from duchy.engine.play.encodings import Groups
from duchy.engine.play.rules import Course, Coverage, Evaluation, Invariants, Legality, Observed, Rules
from duchy.engine.values.options import Options
from duchy.engine.words.text import FOLDER, Texts

#: Where the parts stand in the package of a game.
PLACES = {
    "options": "options",
    "rules": "rules",
    "position": "position",
    "deck": "decks",
    "plans": "plans",
    **{part: f"analysis.{part}" for part in ("evaluation", "course", "observation", "coverage", "reasons")},
    **{part: f"referee.{part}" for part in ("legality", "invariants")},
    **{part: f"display.{part}" for part in ("describe", "log", "view", "drawing", "shapes")},
}


class Contract:
    """What a game brings: its parts, found by their places, and what a subclass says about it."""

    # --- what a game must bring

    #: The name that callers and records use.
    name: ClassVar[str]
    #: The package with the modules, and with the folders ``data``, ``text``, ``rulebook`` and ``tutorial`` where there
    #: are any.
    package: ClassVar[str]

    @property
    def options(self) -> type[Options]:
        """The class of its options."""
        options: type[Options] = self._part("options").Options
        return options

    @property
    def rules(self) -> Rules:
        """The rules."""
        return cast(Rules, self._part("rules"))

    # --- what a game may bring

    #: The name of the size of record that this contract is for, where a game has several (see ``for_options``).
    size: str = ""
    #: Options of a game of each size, by its name; "" is the size of games without expansions.
    sizes: ClassVar[Mapping[str, Mapping[str, Any]]] = MappingProxyType({"": {}})

    #: Whether a card holds the code of each rule once, and calls it (see ``duchy.sim.cuda_rules``). A game with so many
    #: rules that a card's compiler cannot copy them into each other needs it; others are slower with it.
    rules_once_on_card: ClassVar[bool] = False
    #: How a card plays the game: ``cuda_pool``, or ``cuda_batch`` where all players do the same at the same time.
    way_on_card: ClassVar[str] = "cuda_pool"

    def for_options(self, options: Any) -> Contract:
        """The contract for games with these options: one with a larger record, or this one.

        The rules are the same functions. The compiler sees the type of the record, so a game without expansions has
        kernels of its own, without a byte or an instruction of what it does not use.
        """
        return self

    @property
    def record_type(self) -> np.dtype[Any]:
        """The record of a position of this size."""
        return self.rules.STATE

    @property
    def catalogue(self) -> Catalogue:
        """All actions of games of this size."""
        return self.rules.CATALOGUE

    @property
    def max_legal(self) -> int:
        """The most actions that can be legal at once in games of this size."""
        return self.rules.MAX_LEGAL

    @property
    def categories(self) -> tuple[str, ...]:
        """The sources of points in games of this size."""
        return self.rules.CATEGORIES

    @property
    def observed(self) -> Groups:
        """What observations consist of, in games of this size."""
        return self.observation.GROUPS

    #: How records of format 1 wrote actions, where the game wrote any.
    former_notation: ClassVar[FormerNotation] = FormerNotation()

    #: Whether the lines of the log differ by viewer. If not, the server makes them once for all.
    private_log: ClassVar[bool] = False

    #: Whether what a player can do depends on what the others do not see of it. Then the tree of the searching bot ends
    #: where another player is to move: after another guess that player would have other actions.
    hidden_hands: ClassVar[bool] = False

    #: How many revelations belong together, as cards that are drawn one by one: bots look so many ahead at a time.
    revealed_together: ClassVar[int] = 1

    @property
    def texts(self) -> Texts:
        """All texts of the game, from the folder ``text`` of its package, with those of the engine."""
        if not (files(self.package) / FOLDER).is_dir():
            raise self._missing("texts")
        return Texts.of(self.package)

    @property
    def evaluation(self) -> Evaluation:
        """For the greedy and the searching bot."""
        return cast(Evaluation, self._part("evaluation"))

    @property
    def course(self) -> Course:
        """For results by phase. A game that brings none is one phase."""
        try:
            return cast(Course, self._part("course"))
        except UnsupportedByGame:
            from duchy.engine.play import course

            return cast(Course, course)

    @property
    def observation(self) -> Observed:
        """For learning: positions in numbers."""
        return cast(Observed, self._part("observation"))

    @property
    def invariants(self) -> Invariants:
        """For the fuzzer: what must hold after every action."""
        return cast(Invariants, self._part("invariants"))

    @property
    def coverage(self) -> Coverage:
        """For the fuzzer: what its games have met."""
        return cast(Coverage, self._part("coverage"))

    @property
    def legality(self) -> Legality:
        """For the fuzzer: a second list of legal actions."""
        return cast(Legality, self._part("legality"))

    @property
    def describe(self) -> Describe:
        """Actions in words."""
        return cast(Describe, self._part("describe"))

    @property
    def position(self) -> Position:
        """For ``duchy.position``: positions in parts."""
        return cast(Position, self._part("position"))

    @property
    def reasons(self) -> Reasons:
        """Why an action is not legal."""
        return cast(Reasons, self._part("reasons"))

    @property
    def log(self) -> Log:
        """For the web table: what happened, line by line."""
        return cast(Log, self._part("log"))

    @property
    def view(self) -> View:
        """For the web table: the JSON that a client draws."""
        return cast(View, self._part("view"))

    @property
    def drawing(self) -> Drawing:
        """For terminals and notebooks: positions drawn. A game that brings none has the fields of its record listed."""
        try:
            return cast(Drawing, self._part("drawing"))
        except UnsupportedByGame:
            from duchy.engine.game import listing

            return listing

    @property
    def shapes(self) -> Shapes:
        """For the web table: the types of that JSON."""
        return cast(Shapes, self._part("shapes"))

    @property
    def deck(self) -> Deck:
        """For games with cards: checking a user's own deck."""
        return cast(Deck, self._part("deck"))

    @property
    def plans(self) -> Plans:
        """For games with boards that players may bring: checking a user's own plan."""
        return cast(Plans, self._part("plans"))

    def _part(self, part: str) -> Any:
        module = f"{self.package}.{PLACES[part]}"
        try:
            return import_module(module)
        except ModuleNotFoundError as error:
            if not f"{module}.".startswith(f"{error.name}."):
                raise  # it is there, and something that it imports is not
            raise self._missing(part) from None

    def _missing(self, part: str) -> UnsupportedByGame:
        return UnsupportedByGame("error-game-without", game=repr(self.name), part=repr(part))

    def __reduce__(self) -> str:
        return "CONTRACT"  # the instance in the module of its class, so that a copy in another process is the same one

    def __repr__(self) -> str:
        return f"<Contract of {self.name}>"
