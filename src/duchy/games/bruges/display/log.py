"""The log: what an action did, and what then happened by itself, told from the position before and the one after.

An entry is the key of a text with what it speaks of, in no language. What an action does by itself is found by carrying
it out on a copy of the position before; what differs from that in the position after has happened by itself. Every
victory point is in the gain or the cost of exactly one entry. Both positions may be full or observed: a card is named
only to a viewer who knows it or sees it now.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

import numpy as np

from duchy.engine.game.game import State
from duchy.engine.kernels.records import argument
from duchy.engine.words import logline
from duchy.engine.words.wording import key
from duchy.games.bruges.components.board import CARDS_PER_COLOUR, COLOURS, DEADLY
from duchy.games.bruges.display.changes import changes
from duchy.games.bruges.display.describe import all_facts
from duchy.games.bruges.display.looking import kernels_of
from duchy.games.bruges.display.names import CARD_NAMES, CATEGORY_NAMES, COLOUR_NAMES, THREAT_NAMES, sentences
from duchy.games.bruges.display.outcome import PLAYS, Before, Outcome
from duchy.games.bruges.display.shapes import Cost, Gain
from duchy.games.bruges.state import Phase

Array = np.ndarray[Any, Any]
HIGH = 5  # the lowest face that brings markers
_LOST_TO: Mapping[str, tuple[str, ...]] = {
    "flood": ("workers",),
    "riot": ("guilders",),
    "intrigue": ("vp",),
    "fire": ("house", "cells"),
    "plague": ("inhabitant",),
}
"""By penalty: what it takes."""


LogEntry = logline.LogEntry[Cost, Gain]


def opening(state: State) -> list[LogEntry]:
    """What the set-up of a new game tells, before the first action."""
    return [_round(state)]


def entries(before: State, player: int, action: int, after: State) -> list[LogEntry]:
    """What to tell about an action and all that followed from it, in order."""
    here, arrived = Before(before, player), after.array[0]
    outcome, near = _carried_out(here, player, action, after)
    told = [*_action(here, player, outcome, near)]
    if arrived["last_round"] and not here.record["last_round"]:
        told.append(LogEntry("log-last-round", {"round": int(arrived["last_round"])}))
    ended = bool(after.is_over or arrived["round_no"] != here.record["round_no"])
    told += _leaders(near, arrived, after.game.players)
    rolled = _rolled(here.record, arrived)
    if rolled:
        told.append(_dice(arrived))
    for other in _in_order(after, here.record):
        told += _by_itself(other, near["players"][other], arrived["players"][other], rolled=rolled)
    if after.is_over:
        told += _end(after)
    elif ended:
        told.append(_round(after))
    return told


# --- the action ------------------------------------------------------------------------------------------------------


def _carried_out(here: Before, player: int, action: int, after: State) -> tuple[Outcome, Array]:
    """An action with what it cost and brought, and the position right after it, before anything else happened."""
    decoded = here.catalogue.decode(action)
    kind, arguments = decoded.kind, decoded.arguments
    facts = here.facts(kind, arguments, after.array[0]["players"][player])
    near = here.look.state.determinize(np.random.default_rng(0)).array
    if kind in PLAYS:
        card = _played(here, player, arguments["card"] - 1, kind, after)
        if card >= 0:
            facts["card"] = CARD_NAMES[card]
            near[0]["players"][player]["hand"][arguments["card"] - 1] = card
            if kind == "place":
                facts["price"] = here.look.place_price(player, card)
    kernels_of(after.game).act(argument(near)[0], player, action)
    gain, cost = here.own(kind, facts, near[0])
    return Outcome(action, kind, arguments, facts, cost, gain), near[0]


def _played(here: Before, player: int, place: int, kind: str, after: State) -> int:
    """The card that was played, -1 if the viewer does not know it: it was known before, or it came to light."""
    card = int(here.me["hand"][place])
    if card >= 0:
        return card
    colour = -2 - card
    shown = int(here.record["pool"][colour]) & ~int(after.array[0]["pool"][colour])
    faces = [colour * CARDS_PER_COLOUR + bit for bit in range(CARDS_PER_COLOUR) if shown >> bit & 1]
    if kind == "place":
        tenants = after.array[0]["players"][player]["tenant"].tolist()
        faces = [face for face in faces if face in tenants] or faces
    elif kind != "house":  # at the end of the game hands and houses come to light too
        lying = {card for part in ("hand", "house") for card in after.array[0]["players"][part].ravel().tolist()}
        faces = [face for face in faces if face not in lying]
    return faces[0] if len(faces) == 1 else -1


def _action(here: Before, player: int, outcome: Outcome, near: Array) -> Iterator[LogEntry]:
    """The action with what it cost and brought, and what it did to others."""
    arguments: dict[str, int | str | list[int]] = {"player": player, **all_facts(outcome)}
    if outcome.kind in PLAYS:
        arguments["known"] = int("card" in outcome.facts)
        if "card" not in outcome.facts:
            del arguments["card"]  # its place in the hand, and no name
    gain, cost = outcome.gain, outcome.cost
    yield LogEntry(_key(outcome), arguments, cost, _without(gain, "leaderships"))
    if outcome.kind != "flip":
        yield from _flipped(player, gain)
    for other in range(here.seats):
        if other != player:
            yield from _by_itself(other, here.record["players"][other], near["players"][other], rolled=False)


def _key(outcome: Outcome) -> str:
    """The key of a line: yes, no and colours answer several questions."""
    asked = outcome.facts.get("asked", "")
    if outcome.kind == "colour" or (outcome.kind == "accept" and asked == "exchange"):
        return key("log", asked)
    if outcome.kind in ("accept", "decline"):
        told = {("accept", "reputation"): "climb", ("decline", "reputation"): "stay", ("decline", "draw"): "stop"}
        return key("log", told.get((outcome.kind, asked), outcome.kind))
    return key("log", outcome.kind)


def _without(gain: Gain, *names: str) -> Gain:
    return cast(Gain, {name: value for name, value in gain.items() if name not in names})


# --- what happens by itself ------------------------------------------------------------------------------------------


def _in_order(after: State, record: Array) -> list[int]:
    return [(int(record["first"]) + place) % after.game.players for place in range(after.game.players)]


def _leaders(before: Array, after: Array, seats: int) -> Iterator[LogEntry]:
    """Who turned a leadership marker (BR-LEAD-01)."""
    for player in range(seats):
        gain, _ = changes(before["players"][player], after["players"][player])
        yield from _flipped(player, gain)


def _flipped(player: int, gain: Gain) -> Iterator[LogEntry]:
    for leadership in gain.get("leaderships", []):
        yield LogEntry("log-leadership", {"player": player, "leadership": leadership})


def _rolled(before: Array, after: Array) -> bool:
    """Whether the dice were rolled: phase 1 is over, and the game may have gone on from there."""
    return bool(before["phase"] == Phase.DRAW and after["phase"] != Phase.DRAW)


def _dice(record: Array) -> LogEntry:
    return LogEntry("log-dice", dict(zip(COLOUR_NAMES, record["dice"].tolist(), strict=True)))


def _by_itself(player: int, before: Array, after: Array, *, rolled: bool) -> Iterator[LogEntry]:
    """What changed for a player: markers, penalties, and what characters brought or took."""
    gain, cost = changes(before, after)
    rest_of_gain, rest = cast(dict[str, Any], _without(gain, "leaderships")), cast(dict[str, Any], dict(cost))
    struck = _struck(before, after, rolled=rolled)
    if struck:
        rest_of_gain.pop("calmed", None)
    if threats := rest.pop("threats", None):
        yield LogEntry("log-markers", {"player": player}, cost={"threats": threats})
    for threat in struck:
        lost = {name: rest.pop(name) for name in _LOST_TO[threat] if name in rest}
        if threat == "fire" and "house" in lost and "inhabitant" in rest:
            lost["inhabitant"] = rest.pop("inhabitant")
        yield LogEntry("log-penalty", {"player": player, "threat": threat}, cost=cast(Cost, lost))
    rest_of_gain.pop("cards", None)  # who leaves for the hand is told as a loss, and draws have lines of their own
    if rest or rest_of_gain:
        yield LogEntry("log-effects", {"player": player}, cast(Cost, rest), cast(Gain, rest_of_gain))


def _struck(before: Array, after: Array, *, rolled: bool) -> list[str]:
    """The penalties that struck: the markers of a colour that went back at once, with the third or for it."""
    found: list[str] = []
    for colour in range(COLOURS):
        was, now = int(before["markers"][colour]), int(after["markers"][colour])
        if was >= DEADLY > now or (rolled and was == DEADLY - 1 and now == 0):
            found.append(THREAT_NAMES[colour])
    return found


def _round(state: State) -> LogEntry:
    """A round begins."""
    record = state.record
    return LogEntry("log-round", {"round": int(record.round_no), "player": int(record.first)})


def _end(after: State) -> Iterator[LogEntry]:
    """The final scoring by category, and who has won, maybe several (BR-SCORE-01, BR-WIN-01 to BR-WIN-03)."""
    for player in range(after.game.players):
        final = after.array[0]["players"][player]["final"].tolist()
        for name, vp in zip(CATEGORY_NAMES, final, strict=True):
            if vp:
                yield LogEntry("log-final", {"player": player, "category": name, "vp": vp}, gain={"vp": vp})
    yield LogEntry("log-game-over")
    winners = [player for player, place in enumerate(after.places) if place == 1]
    for winner in winners:
        text_key = "log-winner" if len(winners) == 1 else "log-winner-shared"
        yield LogEntry(text_key, {"player": winner, "vp": after.scores[winner]})


def text(entry: LogEntry, names: Sequence[str] = (), language: str = "en", viewer: int | None = None) -> str:
    """A line of the log in words, as a viewer reads it; without names, players are called by their seats."""
    return sentences().line(language, entry.as_dict(), names, viewer)
