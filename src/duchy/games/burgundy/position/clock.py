"""Whose turn it is, what is asked, and the order track, from the parts of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from duchy.engine.play.frames import Count
from duchy.games.burgundy.components.board import MAX_PLAYERS, PHASES, ROUNDS
from duchy.games.burgundy.position import alone
from duchy.games.burgundy.position import raw as plain
from duchy.games.burgundy.position.fault import WrongPosition
from duchy.games.burgundy.position.raw import Raw
from duchy.games.burgundy.position.shape import PHASE_NAMES
from duchy.games.burgundy.questions import QUESTIONS, Decision, Step

Parts = Mapping[str, Any]
FOUND = "found"
ARRANGE = "arrange"
TURN = "turn"
NEXT_PHASE = QUESTIONS.steps[Step.NEXT_PHASE].word
PLAYER = Count("player", MAX_PLAYERS - 1)
PHRASES = {word: kind for word, kind in QUESTIONS.words.items() if word not in (FOUND, TURN)}
"""What can be written in a position, by its first word."""


def fill_track(raw: Raw, table: Parts) -> None:
    """Pawns by the steps they have gone, those on top first."""
    seats = raw["seats"]
    track = table.get("track", {0: list(range(seats))})
    order = [player for at in sorted(track, reverse=True) for player in track[at]]
    if sorted(order) != list(range(seats)):
        raise WrongPosition("track", "error-position-pawns", last=str(seats - 1))
    for at, pawns in track.items():
        for player in pawns:
            raw["players"][player]["space"] = at
    raw["order"][:seats] = order


def fill_founding(raw: Raw, table: Parts) -> None:
    """Who chooses a start castle now: the next player in order, or all whose choice is not sealed."""
    seats, players = raw["seats"], raw["players"]
    for part in ("over", "phase", "round", "turn", "turns", "bought", "white"):
        if part in table:
            raise WrongPosition(part, "error-position-founding")
    if not raw["expert"]:
        raise WrongPosition("asked", "error-position-founding-standard")
    if raw["secret"]:
        waiting = [player for player in range(seats) if not players[player]["sealed"]]
    else:
        choosing = raw["order"][: len(plain.estates(raw))]  # of teams, the first players
        founded = [any(raw["estates"][players[player]["estate"]]["tiles"]) for player in choosing]
        raw["turn"] = sum(founded)
        if founded != sorted(founded, reverse=True):
            raise WrongPosition("asked", "error-position-founding-order")
        waiting = choosing[raw["turn"] : raw["turn"] + 1]
    if not waiting:
        raise WrongPosition("asked", "error-position-founding-done")
    raw["agenda"][0]["who"] = sum(1 << player for player in waiting)
    raw["depth"] = 1


def arranging(table: Parts) -> bool:
    """Whether trade routes are ordered before the game."""
    asked = table.get("asked", [])
    return len(asked) == 1 and asked[0].split()[0] == ARRANGE


def fill_arranging(raw: Raw, table: Parts) -> None:
    """Who orders a trade route now, and how many of its tiles have their place."""
    for part in ("over", "phase", "round", "turns", "bought", "white"):
        if part in table:
            raise WrongPosition(part, "error-position-founding")
    order, frame = raw["order"][: raw["seats"]], _frame(table["asked"][0])
    player = table.get("turn", order[0])
    if player not in order:
        raise WrongPosition("turn", "error-no-player", player=str(player), last=str(raw["seats"] - 1))
    raw["turn"] = order.index(player)
    raw["agenda"][0] |= {**frame, "who": 1 << player}
    raw["depth"] = 1


def fill_turn(raw: Raw, table: Parts) -> None:
    """Phase, round and turn; a game that is over has come to the end of all three."""
    seats = raw["seats"]
    turns = table.get("turns", raw["order"][:seats])
    if sorted(turns) != list(range(seats)):
        raise WrongPosition("turns", "error-position-pawns", last=str(seats - 1))
    raw["turns"][:seats] = turns
    raw["white"] = table.get("white", 1)
    raw["bought"] = int(table.get("bought", False))
    if raw["over"] and not alone.filled(raw):
        for part in ("phase", "round", "turn", "asked"):
            if part in table:
                raise WrongPosition(part, "error-position-over")
        raw["phase"], raw["round_no"], raw["turn"] = PHASES - 1, ROUNDS, seats
        return
    raw["phase"] = PHASE_NAMES.index(table.get("phase", PHASE_NAMES[0]))
    if _names_steps(table):
        for part in ("round", "turn"):
            if part in table:
                raise WrongPosition(part, "error-position-phase-end")
        raw["round_no"], raw["turn"] = ROUNDS, seats
        return
    raw["round_no"] = table.get("round", 1) - 1
    player = table.get("turn", turns[0])
    if player not in turns:
        raise WrongPosition("turn", "error-no-player", player=str(player), last=str(seats - 1))
    raw["turn"] = turns.index(player)


def fill_questions(raw: Raw, table: Parts) -> None:
    """The turn, and what is asked on top of it."""
    if raw["over"]:
        return
    asked = [_frame(phrase) for phrase in table.get("asked", [])]
    if plain.phase_ends(raw):
        frames = asked
    else:
        who = 1 << raw["turns"][raw["turn"]]
        frames = [{**frame, "who": who} for frame in ({"kind": int(Decision.TURN), "a": 0, "b": 0}, *asked)]
    if len(frames) > len(raw["agenda"]):
        raise WrongPosition("asked", "error-position-asked-deep", most=len(raw["agenda"]) - 1)
    for place, frame in enumerate(frames):
        raw["agenda"][place] |= frame
    raw["depth"] = len(frames)


def _frame(phrase: str) -> dict[str, int]:
    """A question on the agenda: ``"ship"``, ``"discard cow-3"``, ``"keep 3 1"``, ``"geese 12"`` or ``"arrange 2"``.

    ``"castle route"`` is the question of a trade route, ``"route red 2"`` goods that wait to be laid on one. Effects
    that a solo player orders are written with the space of their tile, ``"order size+tile 12"``. At the end of a phase
    with the player who is asked, ``"tribute by 1"``, or a step that follows, ``"then-mines"``.
    """
    name, *words = phrase.replace("_", "-").split()
    who = 0
    if len(words) > 1 and words[-2] == "by":
        who = 1 << PLAYER.number(words[-1])
        words = words[:-2]
    if name not in PHRASES:
        raise WrongPosition("asked", "error-not-one-of", value=repr(name), choices=", ".join(PHRASES))
    return {**PHRASES[name].numbers(words, phrase), "who": who}


def _names_steps(table: Parts) -> bool:
    """Whether the questions are those of the end of a phase."""
    return any(phrase.replace("_", "-").split()[0] == NEXT_PHASE for phrase in table.get("asked", []))
