"""Questions that fit the rest of a position: whoever is asked can answer, and the rules can go on from every answer.

The checks are those that ``questions.py`` declares.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from duchy.engine.errors import PositionError
from duchy.engine.game.game import State
from duchy.engine.kernels.interpreted import interpreted
from duchy.engine.kernels.records import ArrayView
from duchy.games.bruges.components.board import DEADLY
from duchy.games.bruges.components.grammar import Evil, Who
from duchy.games.bruges.components.programs import OP, PROGRAM, WHO, WITH_CARD, N
from duchy.games.bruges.components.tables import CARD_TABLE, OP_TABLE
from duchy.games.bruges.components.words import Op
from duchy.games.bruges.effects.context import context
from duchy.games.bruges.effects.feasible import affordable, feasible
from duchy.games.bruges.effects.prospects import can_give
from duchy.games.bruges.position.fault import WrongPosition
from duchy.games.bruges.position.frames import Frame, phrase
from duchy.games.bruges.position.raw import Raw
from duchy.games.bruges.questions import QUESTIONS, Decision, Step

Faults = Iterator[PositionError]


@dataclass(frozen=True)
class Waiting:
    """A frame of a position, and what it lies between."""

    state: State
    raw: Raw
    place: int

    @property
    def frame(self) -> Frame:
        """The frame."""
        found: Frame = self.raw["agenda"][self.place]
        return found

    @property
    def player(self) -> int:
        """Whom it concerns."""
        return self.frame["who"].bit_length() - 1

    @property
    def me(self) -> Raw:
        """What the player has."""
        found: Raw = self.raw["players"][self.player]
        return found

    @property
    def above(self) -> list[Frame]:
        """The frames above it."""
        found: list[Frame] = self.raw["agenda"][self.place + 1 :]
        return found

    @property
    def below(self) -> Frame:
        """The frame below it."""
        found: Frame = self.raw["agenda"][self.place - 1]
        return found

    @property
    def operation(self) -> Any:
        """The row of the operation that asks."""
        return OP_TABLE[self.frame["a"]]

    @cached_property
    def record(self) -> Any:
        """The position as rules read it."""
        return ArrayView(self.state.array.copy())[0]

    def passes(self, check: str) -> bool:
        """Whether a check of this file holds."""
        return bool(CHECKS[check](self))


def being_drawn(raw: Raw, player: int) -> int:
    """How many cards at the end of a hand its owner has not looked at yet."""
    frames = raw["agenda"]
    if len(frames) < 2 or frames[-1]["kind"] != Decision.DRAW or frames[-1]["who"] != 1 << player:
        return 0
    return min(frames[-2]["a"], raw["players"][player]["held"]) if frames[-2]["kind"] == Step.LOOK else 0


def faults(state: State, raw: Raw) -> Faults:
    """Frames that no rule leaves on the agenda in this position; the lowest one follows from the phase."""
    frames = [Waiting(state, raw, place) for place in range(len(raw["agenda"]))]
    if not frames:
        return
    for each in frames[1:]:
        if not each.passes(str(QUESTIONS.kinds[each.frame["kind"]].fits)):
            yield _wrong(each.frame)
            return
    top = frames[-1]
    asked = QUESTIONS.questions.get(top.frame["kind"])
    if asked is None:
        yield WrongPosition("asked", "error-position-nothing-asked")
    elif state.observer not in (None, top.player):
        return  # what can be answered depends on cards that the observer does not know
    elif not top.passes(asked.feasible):
        yield _wrong(top.frame)
    elif not state.legal_actions(top.player):
        yield WrongPosition("asked", "error-position-no-answer", player=str(top.player))


def _wrong(frame: Frame) -> WrongPosition:
    return WrongPosition("asked", "error-position-misfit", question=phrase(frame))


# --- whether a frame lies where the rules put it ---------------------------------------------------------------------


def always(at: Waiting) -> bool:
    """It depends on nothing."""
    return True


def looks_below_a_draw(at: Waiting) -> bool:
    """One player draws at a time, and nothing else happens meanwhile."""
    above = at.above
    return len(above) == 1 and above[0]["kind"] == Decision.DRAW and above[0]["who"] == at.frame["who"]


def draws_above_a_look(at: Waiting) -> bool:
    """The cards drawn so far lie face down at the end of the hand."""
    held, drawn = at.me["held"], at.below["a"]
    hidden = at.me["hand"][max(held - drawn, 0) : held]
    return at.below["kind"] == Step.LOOK and not at.above and drawn <= held and all(card < 0 for card in hidden)


def effects_wait(at: Waiting) -> bool:
    """So many effects of the player wait below."""
    waiting = at.raw["agenda"][max(at.place - at.frame["a"], 1) : at.place]
    alike = all(other["kind"] == Step.REACT and other["who"] == at.frame["who"] for other in waiting)
    return at.frame["a"] == len(waiting) > 1 and alike


def another_gets_it(at: Waiting) -> bool:
    """Workers go to the supply or to another player."""
    to = at.frame["b"]
    return not to or (to <= at.raw["seats"] and 1 << (to - 1) != at.frame["who"])


# --- whether a question is about something that is there -------------------------------------------------------------


def guard_lives_there(at: Waiting) -> bool:
    """A character can ward off what threatens only while it lives there; a penalty needs its markers."""
    card, told = at.frame["a"], at.frame["b"]
    due = at.me["markers"][told >> 1] == DEADLY
    return card in at.me["tenant"][: at.me["homes"]] and (told & 1 != Evil.PENALTY or due)


def can_pay_price(at: Waiting) -> bool:
    """The player has the guilders."""
    return bool(at.frame["a"] <= at.me["guilders"])


def operation_branches(at: Waiting) -> bool:
    """The operation has branches."""
    return bool(at.operation[OP] == Op.CHOOSE)


def operation_is_a_play(at: Waiting) -> bool:
    """The operation grants a card play."""
    return bool(at.operation[OP] == Op.DO_ACTION and at.operation[WITH_CARD] > 0)


def operation_digs(at: Waiting) -> bool:
    """The operation grants a canal cell."""
    return bool(at.operation[OP] == Op.DO_ACTION and at.operation[WITH_CARD] <= 0)


def operation_has_a_target(at: Waiting) -> bool:
    """The operation concerns an opponent of own choice."""
    return bool(at.operation[WHO] == Who.CHOSEN_OPPONENT)


def operation_exchanges(at: Waiting) -> bool:
    """The operation exchanges things so often."""
    return bool(at.operation[OP] == Op.EXCHANGE and at.frame["b"] <= at.operation[N])


def operation_copies(at: Waiting) -> bool:
    """The operation copies another effect."""
    return bool(at.operation[OP] == Op.COPY)


# --- whether what can be agreed to can be carried out ----------------------------------------------------------------


def effect_does_something(at: Waiting) -> bool:
    """The operation would change something."""
    return bool(interpreted(feasible)(at.record, at.player, at.frame["a"], at.frame["b"]))


def has_something_to_give(at: Waiting) -> bool:
    """There is something to exchange."""
    return bool(interpreted(can_give)(at.record, at.player, at.frame["a"], 0))


def can_pay_guard(at: Waiting) -> bool:
    """What the character costs can be paid."""
    row = int(CARD_TABLE[at.frame["a"], PROGRAM])
    if OP_TABLE[row, OP] != Op.PAY:
        return True
    return bool(interpreted(affordable)(at.record, at.player, row, interpreted(context)(at.frame["a"], -1)))


_NAMES = {frame.fits for frame in QUESTIONS.kinds.values() if frame.fits is not None}
_NAMES |= {asked.feasible for asked in QUESTIONS.questions.values()}
CHECKS: dict[str, Callable[[Waiting], bool]] = {name: globals()[name] for name in _NAMES}
"""The checks that declarations name; one that does not exist is an error here."""
