"""Questions that fit the rest of a position: whoever is asked can answer, and the rules can go on from every answer."""

from __future__ import annotations

from collections.abc import Iterator

from duchy.engine.errors import PositionError
from duchy.engine.game import State
from duchy.engine.interpreted import interpreted
from duchy.engine.records import ArrayView
from duchy.games.bruges.components.board import DEADLY
from duchy.games.bruges.components.grammar import Evil, Op, Who
from duchy.games.bruges.components.programs import OP, PROGRAM, WHO, WITH_CARD
from duchy.games.bruges.components.tables import CARD_TABLE, OP_TABLE
from duchy.games.bruges.effects.context import context
from duchy.games.bruges.effects.feasible import affordable, can_give, feasible
from duchy.games.bruges.position.fault import WrongPosition
from duchy.games.bruges.position.frames import Frame, phrase
from duchy.games.bruges.position.raw import Raw
from duchy.games.bruges.state import Decision, Step

Faults = Iterator[PositionError]
_GIVING = (Decision.GIVE_WORKER, Step.GIVE)


def being_drawn(raw: Raw, player: int) -> int:
    """How many cards at the end of a hand its owner has not looked at yet."""
    frames = raw["agenda"]
    if len(frames) < 2 or frames[-1]["kind"] != Decision.DRAW or frames[-1]["who"] != 1 << player:
        return 0
    return min(frames[-2]["a"], raw["players"][player]["held"]) if frames[-2]["kind"] == Step.LOOK else 0


def faults(state: State, raw: Raw) -> Faults:
    """Frames that no rule leaves on the agenda in this position."""
    frames = raw["agenda"]
    for place, frame in enumerate(frames[1:], 1):
        if not _fits_below(raw, frames, place, frame):
            yield _wrong(frame)
            return
    if not frames:
        return
    player = frames[-1]["who"].bit_length() - 1
    if len(frames) > 1:
        if frames[-1]["kind"] not in tuple(Decision):
            yield WrongPosition("asked", "error-position-nothing-asked")
            return
        if not _fits(raw, frames[-1], player):
            yield _wrong(frames[-1])
            return
    if state.observer not in (None, player):
        return  # what can be answered depends on cards that the observer does not know
    if len(frames) > 1 and not _feasible(state, frames[-1], player):
        yield _wrong(frames[-1])
    elif not state.legal_actions(player):
        yield WrongPosition("asked", "error-position-no-answer", player=str(player))


def _wrong(frame: Frame) -> WrongPosition:
    return WrongPosition("asked", "error-position-misfit", question=phrase(frame))


def _fits_below(raw: Raw, frames: list[Frame], place: int, frame: Frame) -> bool:
    """Whether frames lie on each other as the rules put them there."""
    kind, below, above = frame["kind"], frames[place - 1], frames[place + 1 :]
    if kind == Step.LOOK:  # one player draws at a time, and nothing else happens meanwhile
        return len(above) == 1 and above[0]["kind"] == Decision.DRAW and above[0]["who"] == frame["who"]
    if kind == Decision.DRAW:
        me = raw["players"][frame["who"].bit_length() - 1]
        held, drawn = me["held"], below["a"]
        hidden = me["hand"][max(held - drawn, 0) : held]
        return below["kind"] == Step.LOOK and not above and drawn <= held and all(card < 0 for card in hidden)
    if kind == Decision.ORDER:
        waiting = frames[max(place - frame["a"], 1) : place]
        alike = all(other["kind"] == Step.REACT and other["who"] == frame["who"] for other in waiting)
        return frame["a"] == len(waiting) > 1 and alike
    if kind in _GIVING and frame["b"]:
        return frame["b"] <= raw["seats"] and 1 << (frame["b"] - 1) != frame["who"]
    return True


def _fits(raw: Raw, frame: Frame, player: int) -> bool:
    """Whether a question is about something that is there."""
    me, a, b = raw["players"][player], frame["a"], frame["b"]
    match frame["kind"]:
        case Decision.PREVENT:
            penalty = b & 1 == Evil.PENALTY
            return a in me["tenant"][: me["homes"]] and (not penalty or me["markers"][b >> 1] == DEADLY)
        case Decision.REPUTATION:
            return bool(a <= me["guilders"])
        case Decision.BRANCH:
            return bool(OP_TABLE[a, OP] == Op.CHOOSE)
        case Decision.EXTRA:
            return bool(OP_TABLE[a, OP] == Op.DO_ACTION and OP_TABLE[a, WITH_CARD] > 0)
        case Decision.DIG:
            return bool(OP_TABLE[a, OP] == Op.DO_ACTION and OP_TABLE[a, WITH_CARD] <= 0)
        case Decision.OPPONENT:
            return bool(OP_TABLE[a, WHO] == Who.CHOSEN_OPPONENT)
        case Decision.EXCHANGE:
            return bool(OP_TABLE[a, OP] == Op.EXCHANGE)
        case Decision.COPY:
            return bool(OP_TABLE[a, OP] == Op.COPY)
    return True


def _feasible(state: State, frame: Frame, player: int) -> bool:
    """Whether what can be agreed to can be carried out."""
    record, a, b = ArrayView(state.array.copy())[0], frame["a"], frame["b"]
    match frame["kind"]:
        case Decision.MAY:
            return bool(interpreted(feasible)(record, player, a, b))
        case Decision.EXCHANGE:
            return bool(interpreted(can_give)(record.players[player], a))
        case Decision.PREVENT if OP_TABLE[CARD_TABLE[a, PROGRAM], OP] == Op.PAY:
            row = int(CARD_TABLE[a, PROGRAM])
            return bool(interpreted(affordable)(record, player, row, interpreted(context)(a, -1)))
    return True
