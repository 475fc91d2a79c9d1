"""The kernels that a game brings: its rules, and what bots and the fuzzer need. Each protocol is a module of the game.

A part of ``duchy.engine.game.contract``; kernels that play any game see no more of a game than this.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

import numpy as np

from duchy.engine.kernels.arrays import Ints
from duchy.engine.play.catalogue import Catalogue
from duchy.engine.play.encodings import Groups

#: The state's record, of which each game declares a type of its own.
S: TypeAlias = Any


class Rules(Protocol):
    """The rules, as kernels over the state's record ``s``. ``p`` is a player, ``out`` an array to write to."""

    @property
    def STATE(self) -> np.dtype[Any]:  # noqa: N802
        """The record of a position; it has the fields of ``duchy.engine.play.agenda``."""

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
    def start(self) -> Callable[[S], None]:
        """``start(s)``: set up a game whose options are already in the record."""

    @property
    def legal(self) -> Callable[[S, int, Ints], int]:
        """``legal(s, p, out)``: write the legal actions in ascending order and return their number."""

    @property
    def answer(self) -> Callable[[S, int, int], None]:
        """``answer(s, p, action)``: carry out a legal action, which answers the question on top of the agenda."""

    @property
    def step(self) -> Callable[[S, int, int, int, int], None]:
        """``step(s, kind, who, a, b)``: carry out a step that was left on the agenda; it is off already."""

    @property
    def deciders(self) -> Callable[[S], int]:
        """``deciders(s)``: the set of players who may act, as bits."""

    @property
    def decision(self) -> Callable[[S], int]:
        """``decision(s)``: the kind of the question that is open, the same for all who are asked."""

    @property
    def decision_of(self) -> Callable[[S, int], int]:
        """``decision_of(s, p)``: the kind of decision that a player has to make now, 0 if there is none.

        ``duchy.engine.play.agenda`` has it for games in which all who are asked are at the same step.
        """

    @property
    def observe(self) -> Callable[[S, int], None]:
        """``observe(s, p)``: remove what a player may not know; -1 is a spectator."""

    @property
    def determinize(self) -> Callable[[S], None]:
        """``determinize(s)``: fill what an observer does not know with a random guess that fits."""

    @property
    def score(self) -> Callable[[S, int], int]:
        """``score(s, p)``: a player's points."""

    @property
    def points(self) -> Callable[[S, int, int], int]:
        """``points(s, p, category)``: a player's points from one source; the sum over all sources is the score."""

    @property
    def team_of(self) -> Callable[[S, int], int]:
        """``team_of(s, p)``: the number of a player's team, counted from 0; it follows from the options alone.

        ``duchy.engine.play.teams`` has it for games without teams, in which each player is a team alone.
        """

    @property
    def place_of(self) -> Callable[[S, int], int]:
        """``place_of(s, p)``: a player's place, 1 for the leader; the members of a team share one."""

    @property
    def verdict(self) -> Callable[[S], int]:
        """``verdict(s)``: how a finished game for one player ended, as its place in ``VERDICTS``; else -1.

        ``duchy.engine.play.agenda`` has ``no_verdict`` for games without verdicts.
        """


class Evaluation(Protocol):
    """Estimates positions, for bots."""

    @property
    def evaluate(self) -> Callable[[S, int], float]:
        """``evaluate(s, p)``: the points that a player may expect at the end, in a team those of the whole team."""


class Course(Protocol):
    """The phases of a game, for results by phase."""

    @property
    def PHASES(self) -> tuple[str, ...]:  # noqa: N802
        """The names of the phases, in their order."""

    @property
    def phase_of(self) -> Callable[[S], int]:
        """``phase_of(s)``: the phase of a position, as its place in ``PHASES``; at the end of the game the last one."""


class Observed(Protocol):
    """Positions in numbers, for learning (``duchy.engine.play.encodings``)."""

    @property
    def VERSION(self) -> int:  # noqa: N802
        """Goes up whenever a number says something else under the same name."""

    @property
    def GROUPS(self) -> Groups:  # noqa: N802
        """What the tokens are."""

    @property
    def present(self) -> Callable[[S, int, int], bool]:
        """``present(s, when, seat)``: whether a game has the groups of a condition, in the block of a seat.

        ``encodings.everywhere`` is it for a game that always has all of them.
        """

    @property
    def write(self) -> Callable[[S, int, Any, int], int]:
        """``write(s, p, out, at)``: write the tokens as player p sees the position, and return the place after them."""


class Invariants(Protocol):
    """What must hold in every position, for the fuzzer."""

    @property
    def LEDGER(self) -> np.dtype[Any]:  # noqa: N802
        """The record in which the checks keep what they need to remember."""

    @property
    def VIOLATIONS(self) -> Mapping[int, str]:  # noqa: N802
        """The names of the codes that the checks return; they are above 0."""

    @property
    def check_start(self) -> Callable[[S, Any], int]:
        """``check_start(s, ledger)``: the code for a game that has just been set up, 0 if nothing is wrong."""

    @property
    def check(self) -> Callable[[S, S, int, int, Any], int]:
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
    def count_action(self) -> Callable[[S, int, int, Ints], None]:
        """``count_action(s, p, action, counts)``: called before every action."""

    @property
    def count_game(self) -> Callable[[S, Ints], None]:
        """``count_game(s, counts)``: called at the end of a game."""


class Legality(Protocol):
    """The legal actions once more, listed slowly and without the rules, for the fuzzer to compare."""

    @property
    def expected(self) -> Callable[[S, int, Ints], int]:
        """``expected(s, p, out)``: write the actions that should be legal in ascending order, return their number."""
