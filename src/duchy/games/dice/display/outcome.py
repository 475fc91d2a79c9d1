"""An action in a position: its arguments, its cost and its gain, read by buttons, previews and the log alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from duchy.engine.game.game import SPECTATOR, Game, State
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.template import bind
from duchy.games.dice.actions import CATALOGUE, MAX_LEGAL
from duchy.games.dice.chapters.colours import NONE, award_now
from duchy.games.dice.components.sheets import AREA, AREA_SIZE, AWARDS, CASTLE_BONUS, COLOUR_MASK, HEX_COLOUR
from duchy.games.dice.display.names import AWARD_NAMES, BONUS_NAMES, CATEGORY_NAMES, COLOUR_NAMES
from duchy.games.dice.display.preview import NOBODY
from duchy.games.dice.display.shapes import Gain, Then

Records = np.ndarray[Any, Any]
BUILDINGS = ("build", "second")


@dataclass(frozen=True)
class Outcome:
    """An action with everything that its text, its cost and its preview mention; None where it has no such thing."""

    action: int
    kind: str
    arguments: Mapping[str, int]
    colour: str | None  # of the hex built
    number: int | None  # written in it
    bonus: str | None  # of the castle chosen at the start
    used: str | None  # the bonus that pays for it
    gain: Gain
    then: Then | None  # the second building that it makes possible
    reveals: bool


def preview(state: State, player: int, actions: Sequence[int]) -> list[Outcome]:
    """What each of a player's legal actions would do now. Only the player's own draft is looked at."""
    copies = np.repeat(state.array, len(actions))
    seconds = _apply_each(state.game, copies, player, actions)
    before = _Before(state.array, player)
    return [
        before.outcome(action, copies["drafts"][place, player], second)
        for place, (action, second) in enumerate(zip(actions, seconds, strict=True))
    ]


def played(before: State, player: int, after: State) -> list[Outcome]:
    """What a player did in the round, or with the start castle, that was opened between two positions, step by step."""
    array = before.observe(SPECTATOR).array
    outcomes = []
    for action in _steps(array, player, after.array["players"][0, player]):
        copy = array.copy()
        _apply_each(before.game, copy, player, [action])
        outcomes.append(_Before(array, player).outcome(action, copy["drafts"][0, player], 0))
        array = copy
    return outcomes


def kernel(game: Game) -> Any:
    """The kernel that tries actions."""
    return bind("duchy.games.dice.display.preview", game.contract).apply_each


def _apply_each(game: Game, copies: Records, player: int, actions: Sequence[int]) -> list[int]:
    seconds, out = np.zeros(len(actions), np.int16), np.zeros(MAX_LEGAL, np.int16)
    tried = argument(np.array(actions, np.int16))
    kernel(game)(argument(copies), player, tried, argument(seconds), argument(out))
    found: list[int] = seconds.tolist()
    return found


def _steps(array: Records, player: int, done: Any) -> list[int]:
    """The steps that lead to what is now on a player's sheet."""
    if not array["round_no"][0]:
        return [CATALOGUE.encode("castle", hex=int(done["castle"]) + 1)]
    actions = []
    if array["drafts"]["sold"][0, player] < 0:
        actions.append(CATALOGUE.encode("sell", count=int(done["sold"])))
    if done["passed"]:
        actions.append(CATALOGUE.encode("pass"))
    else:
        number, first = int(done["numbers"][done["first"]]), int(done["first"])
        actions.append(CATALOGUE.encode("build", number=number, hex=first + 1))
    if done["second"] >= 0:
        actions.append(CATALOGUE.encode("second", hex=int(done["second"]) + 1))
    return actions


class _Before:
    """The position in which an action is taken, as far as its outcome needs it."""

    def __init__(self, array: Records, player: int) -> None:
        self.table = argument(array)[0]
        self.opened, self.draft = array["players"][0, player], array["drafts"][0, player]
        self.pips: list[int] = array["pips"][0].tolist()
        self.colours: list[int] = array["colours"][0].tolist()
        top = array["agenda"][0, array["depth"][0] - 1]
        self.alone = not top["who"] & ~(1 << player) & ~NOBODY

    def outcome(self, action: int, draft: Any, seconds: int) -> Outcome:
        decoded = CATALOGUE.decode(action)
        kind, arguments = decoded.kind, decoded.arguments
        builds = kind in BUILDINGS
        hex_ = arguments.get("hex", 0) - 1  # the index; -1 where there is none
        return Outcome(
            action=action,
            kind=kind,
            arguments=arguments,
            colour=COLOUR_NAMES[HEX_COLOUR[int(draft["sheet"]), hex_]] if builds else None,
            number=int(draft["numbers"][hex_]) if builds else None,
            bonus=BONUS_NAMES[CASTLE_BONUS[int(draft["sheet"]), hex_]] if kind == "castle" else None,
            used=BONUS_NAMES[draft["used"] - 1] if builds and draft["used"] else None,
            gain=self.gain(kind, hex_, draft),
            then=self.then(draft, seconds) if seconds else None,
            reveals=self.alone and kind in ("castle", "second", "seal"),
        )

    def gain(self, kind: str, hex_: int, draft: Any) -> Gain:
        """What an action adds to the sheet; an award follows when the round ends."""
        gain: Gain = {}
        points = (draft["points"] - self.draft["points"]).sum(axis=0).tolist()
        if vp := {name: n for name, n in zip(CATEGORY_NAMES, points, strict=True) if n}:
            gain["vp"] = vp
        circles = (draft["ringed"] + draft["crossed"] - self.draft["ringed"] - self.draft["crossed"]).sum(axis=0)
        if bonuses := {name: n for name, n in zip(BONUS_NAMES, circles.tolist(), strict=True) if n}:
            gain["bonuses"] = bonuses
        if kind in BUILDINGS:
            sheet, colour = int(draft["sheet"]), int(HEX_COLOUR[int(draft["sheet"]), hex_])
            if vp:
                gain["area"] = {"colour": COLOUR_NAMES[colour], "size": int(AREA_SIZE[sheet, AREA[sheet, hex_]])}
            if not COLOUR_MASK[sheet, colour] & ~int(draft["built"]):
                self.promise_award(gain, sheet, colour)
        return gain

    def promise_award(self, gain: Gain, sheet: int, colour: int) -> None:
        """All who complete a colour in one round get the same, so nothing of the others is needed (DG-COLOUR-07)."""
        award = int(award_now(self.table, colour))
        if award != NONE:
            vp = int(AWARDS[sheet, colour, award - 1])
            gain["award"] = {"colour": COLOUR_NAMES[colour], "rank": AWARD_NAMES[award - 1], "vp": vp}

    def then(self, draft: Any, seconds: int) -> Then:
        """The dice that a silver could build with after a first building (DG-SILVER-03)."""
        colour = int(HEX_COLOUR[int(draft["sheet"]), int(draft["first"])])
        number = int(draft["numbers"][draft["first"]])
        return {
            "number": self.pips[1] if number == self.pips[0] else self.pips[0],
            "colour": COLOUR_NAMES[self.colours[1] if colour == self.colours[0] else self.colours[0]],
            "hexes": seconds,
        }
