"""What a game brings: the contract between a game's package and everything that works with any game.

A package has a module ``contract`` with a subclass of ``Contract`` and its only instance, ``CONTRACT``. The parts of a
contract are modules of the package; the protocols here say what each of them must have. A part is imported when it is
first used, so that a simulation does not load what only a web page needs.

A game must bring ``name``, ``package``, ``options`` and ``rules``: with these it loads, plays, is recorded and
simulated. Every other part it may bring, and each is needed for something:

==============  =====================================================================================
part            needed for
==============  =====================================================================================
``texts``       everything that shows words: the command line, ``describe``, ``log``, a table
``evaluation``  the greedy and the searching bot, and so the levels of bots at a table; the fuzzer
``features``    ``State.features``, ``Game.feature_names``: learning
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
==============  =====================================================================================

A part that is asked for and not there raises ``UnsupportedByGame``, which names the game and the part.
docs/new-game.md walks through a small game that brings all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from types import MappingProxyType
from typing import Any, ClassVar, Protocol

import numpy as np
from rich.text import Text

from duchy.engine.catalogue import Catalogue
from duchy.engine.errors import PositionError, UnsupportedByGame
from duchy.engine.game import Game, State
from duchy.engine.notation import FormerNotation
from duchy.engine.options import Options
from duchy.engine.parts import Shape
from duchy.engine.reasons import Reason
from duchy.engine.text import FOLDER, Texts
from duchy.engine.warmup import Kernel

#: A compiled rule: a function over records, which are known to numba and not to mypy.
Rule = Callable[..., Any]


class Rules(Protocol):
    """The rules, as kernels over the state's record ``s``. ``p`` is a player, ``out`` an array to write to."""

    @property
    def STATE(self) -> np.dtype[Any]:  # noqa: N802
        """The record of a position; it has the fields of ``duchy.engine.agenda``."""

    @property
    def CATALOGUE(self) -> Catalogue:  # noqa: N802
        """All actions."""

    @property
    def MAX_LEGAL(self) -> int:  # noqa: N802
        """The most actions that can be legal at once."""

    @property
    def DECISIONS(self) -> tuple[str, ...]:  # noqa: N802
        """The names of the kinds of decisions, by number; number 0 is none."""

    @property
    def CATEGORIES(self) -> tuple[str, ...]:  # noqa: N802
        """The names of the sources of points, by number."""

    @property
    def VERDICTS(self) -> tuple[str, ...]:  # noqa: N802
        """How a game for one player can end, the worst first: ``verdict-<name>`` is its name in the texts.

        Empty for a game in which players are only compared with each other.
        """

    @property
    def BY_SEAT(self) -> tuple[str, ...]:  # noqa: N802
        """The fields of the record with an entry for each seat, those that are not in play included."""

    @property
    def start(self) -> Rule:
        """``start(s)``: set up a game whose options are already in the record."""

    @property
    def legal(self) -> Rule:
        """``legal(s, p, out)``: write the legal actions in ascending order and return their number."""

    @property
    def answer(self) -> Rule:
        """``answer(s, p, action)``: carry out a legal action, which answers the question on top of the agenda."""

    @property
    def step(self) -> Rule:
        """``step(s, kind, who, a, b)``: carry out a step that was left on the agenda; it is off already."""

    @property
    def deciders(self) -> Rule:
        """``deciders(s)``: the set of players who may act, as bits."""

    @property
    def decision(self) -> Rule:
        """``decision(s)``: the kind of the question that is open, the same for all who are asked."""

    @property
    def decision_of(self) -> Rule:
        """``decision_of(s, p)``: the kind of decision that a player has to make now, 0 if there is none.

        ``duchy.engine.agenda`` has it for games in which all who are asked are at the same step.
        """

    @property
    def observe(self) -> Rule:
        """``observe(s, p)``: remove what a player may not know; -1 is a spectator."""

    @property
    def determinize(self) -> Rule:
        """``determinize(s)``: fill what an observer does not know with a random guess that fits."""

    @property
    def score(self) -> Rule:
        """``score(s, p)``: a player's points."""

    @property
    def points(self) -> Rule:
        """``points(s, p, category)``: a player's points from one source; the sum over all sources is the score."""

    @property
    def team_of(self) -> Rule:
        """``team_of(s, p)``: the number of a player's team, counted from 0; it follows from the options alone.

        ``duchy.engine.teams`` has it for games without teams, in which each player is a team alone.
        """

    @property
    def place_of(self) -> Rule:
        """``place_of(s, p)``: a player's place, 1 for the leader; the members of a team share one."""

    @property
    def verdict(self) -> Rule:
        """``verdict(s)``: how a finished game for one player ended, as its place in ``VERDICTS``; else -1.

        ``duchy.engine.agenda`` has ``no_verdict`` for games without verdicts.
        """


class Evaluation(Protocol):
    """Estimates positions, for bots."""

    @property
    def evaluate(self) -> Rule:
        """``evaluate(s, p)``: the points that a player may expect at the end, in a team those of the whole team."""


class Features(Protocol):
    """Positions as vectors of numbers, for learning."""

    @property
    def NAMES(self) -> tuple[str, ...]:  # noqa: N802
        """The name of every number of the vector, as a path of blocks (``duchy.engine.layout``)."""

    @property
    def features(self) -> Rule:
        """``features(s, p, out)``: write the position as a player sees it."""


class Invariants(Protocol):
    """What must hold in every position, for the fuzzer."""

    @property
    def LEDGER(self) -> np.dtype[Any]:  # noqa: N802
        """The record in which the checks keep what they need to remember."""

    @property
    def VIOLATIONS(self) -> Mapping[int, str]:  # noqa: N802
        """The names of the codes that the checks return; they are above 0."""

    @property
    def check_start(self) -> Rule:
        """``check_start(s, ledger)``: the code for a game that has just been set up, 0 if nothing is wrong."""

    @property
    def check(self) -> Rule:
        """``check(before, s, p, action, ledger)``: the code for an action."""


class Coverage(Protocol):
    """What the fuzzer counts, to show what its games have met."""

    @property
    def GROUPS(self) -> Mapping[str, Sequence[str | None]]:  # noqa: N802
        """The names of what is counted, by group; ``coverage-<group>`` is the group's name in the texts."""

    @property
    def SIZE(self) -> int:  # noqa: N802
        """The number of counters."""

    @property
    def count_action(self) -> Rule:
        """``count_action(s, p, action, counts)``: called before every action."""

    @property
    def count_game(self) -> Rule:
        """``count_game(s, counts)``: called at the end of a game."""


class Legality(Protocol):
    """The legal actions once more, listed slowly and without the rules, for the fuzzer to compare."""

    @property
    def expected(self) -> Rule:
        """``expected(s, p, out)``: write the actions that should be legal in ascending order, return their number."""


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
    """Positions in parts that people can read, for ``duchy.engine.position``."""

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

    def fill(
        self, game: Game, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]
    ) -> np.ndarray[Any, Any]:
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


class Contract:
    """What a game brings. Subclasses replace the properties of the parts that they have."""

    # --- what a game must bring

    #: The name that callers and records use.
    name: ClassVar[str]
    #: The package with the modules, and with the folders ``data``, ``text``, ``rulebook`` and ``tutorial`` where there
    #: are any.
    package: ClassVar[str]

    @property
    def options(self) -> type[Options]:
        """The class of its options."""
        raise self._missing("options")

    @property
    def rules(self) -> Rules:
        """The rules."""
        raise self._missing("rules")

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
    def feature_names(self) -> tuple[str, ...]:
        """The name of every number of the vector of features, in games of this size."""
        return self.features.NAMES

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
        raise self._missing("evaluation")

    @property
    def features(self) -> Features:
        """For learning: positions as vectors."""
        raise self._missing("features")

    @property
    def invariants(self) -> Invariants:
        """For the fuzzer: what must hold after every action."""
        raise self._missing("invariants")

    @property
    def coverage(self) -> Coverage:
        """For the fuzzer: what its games have met."""
        raise self._missing("coverage")

    @property
    def legality(self) -> Legality:
        """For the fuzzer: a second list of legal actions."""
        raise self._missing("legality")

    @property
    def describe(self) -> Describe:
        """Actions in words."""
        raise self._missing("describe")

    @property
    def position(self) -> Position:
        """For ``duchy.position``: positions in parts."""
        raise self._missing("position")

    @property
    def reasons(self) -> Reasons:
        """Why an action is not legal."""
        raise self._missing("reasons")

    @property
    def log(self) -> Log:
        """For the web table: what happened, line by line."""
        raise self._missing("log")

    @property
    def view(self) -> View:
        """For the web table: the JSON that a client draws."""
        raise self._missing("view")

    @property
    def drawing(self) -> Drawing:
        """For terminals and notebooks: positions drawn. A game that brings none has the fields of its record listed."""
        from duchy.engine import listing

        return listing

    @property
    def shapes(self) -> Shapes:
        """For the web table: the types of that JSON."""
        raise self._missing("shapes")

    @property
    def deck(self) -> Deck:
        """For games with cards: checking a user's own deck."""
        raise self._missing("deck")

    def _missing(self, part: str) -> UnsupportedByGame:
        return UnsupportedByGame("error-game-without", game=repr(self.name), part=repr(part))

    def __reduce__(self) -> str:
        return "CONTRACT"  # the instance in the module of its class, so that a copy in another process is the same one

    def __repr__(self) -> str:
        return f"<Contract of {self.name}>"
