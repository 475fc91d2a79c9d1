"""The log: what an action did, and what then happened by itself, told from the position before and the one after.

An entry is the key of a text with what it speaks of, in no language. Every victory point is in the gain of exactly one
entry. Both positions may be full or observed: nothing is read that is still sealed, and of a sealed choice the action
itself is not read either.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

import numpy as np

from duchy.engine.game.game import State
from duchy.engine.words import logline
from duchy.engine.words.sentences import Sentences
from duchy.engine.words.wording import key
from duchy.games.burgundy.chapters.monasteries import Monastery
from duchy.games.burgundy.components.board import DEPOT_COLOUR, PHASE_VP, SLOTS
from duchy.games.burgundy.components.layouts import ESTATES
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.tiles import (
    BLACK_STACK,
    COLOUR,
    GOODS_NAMES,
    KINDS,
    PILE_KIND,
    PILE_STACK,
    PILES,
    Colour,
)
from duchy.games.burgundy.display.describe import PACKAGE, all_facts
from duchy.games.burgundy.display.names import (
    CATEGORY_NAMES,
    PHASE_NAMES,
    estate_name,
    has_more,
    home_of,
    number_of_table,
    shields_of,
    tile_name,
)
from duchy.games.burgundy.display.outcome import REWARD_GAINS, taken, without
from duchy.games.burgundy.display.shapes import Cost, Gain

_COLOURED = [pile for pile in range(PILES) if PILE_STACK[pile] != BLACK_STACK]
_TOLD_APART = ("vp", "region", "bonus", "posts", "rewards")
_PLACED_APART = ("regions", "phases", "bonus", "posts")  # points of a placement that have an entry of their own


LogEntry = logline.LogEntry[Cost, Gain]


def opening(state: State) -> list[LogEntry]:
    """What the set-up of a new game tells, before anybody acts."""
    begun = [*_phase_begins(state), *_round_begins(state)] if state.decision == "turn" else []
    return [*_teams(state), *begun]


def _teams(state: State) -> Iterator[LogEntry]:
    """Who plays together; the team of the first player is A (CB-TEAM-03)."""
    if not state.game.has_teams:
        return
    for place, letter in enumerate("AB"):
        yield LogEntry("log-team", {"team": letter, "players": _partners(state, int(state.record.order[place]))})


def _partners(state: State, player: int) -> list[int]:
    return list(next(team for team in state.game.teams if player in team))


def entries(before: State, player: int, action: int, after: State) -> list[LogEntry]:
    """What to tell about an action and all that followed from it, in order."""
    if before.decision == "found":
        told = [*_founding(before, player, after)]
    else:
        told = [*_action(before, player, action, after)]
    if after.game.players == 1 and (reset := _reset(before, after)):
        told.append(reset)
    if after.is_over and after.verdict is not None:
        return [*told, *_verdict(after)]
    gate = [*_open_gate(before, player, action, after)] if before.decision != "found" else []
    if after.is_over:
        return [*told, *_mines(after), *gate, *_end(before, after)]
    new_phase = _phase(after) != _phase(before)
    if new_phase:
        told += _mines(after)
    told += gate
    if _begun(before) != _begun(after) or new_phase:
        told += _phase_begins(after)
    if after.revelations != before.revelations and _begun(after):
        told += _round_begins(after, before)
        if after.game.players == 1:
            told += _removed(before, after)
    return told


def _begun(state: State) -> bool:
    return number_of_table(state, "white") > 0


def _phase(state: State) -> int:
    return number_of_table(state, "phase")


def _action(before: State, player: int, action: int, after: State) -> Iterator[LogEntry]:
    """The action with what it brought; a region, a bonus tile and border posts follow on lines of their own."""
    outcome = taken(before, player, action, after)
    arguments: dict[str, int | str | list[int]] = {"player": player, **all_facts(outcome)}
    if outcome.kind == "end_turn" or _phase_ended(before, after):  # what comes now is pay of mines or final scoring
        yield LogEntry(key("log", outcome.kind), arguments, outcome.cost)
        return
    whole = without(outcome.gain, outcome.rewards)
    speaks: dict[str, int | str | list[int]]
    gain = cast(Gain, {name: value for name, value in whole.items() if name not in _TOLD_APART})
    points = whole.get("vp", {})
    apart = _PLACED_APART if "region" in whole else ("bonus", "posts")  # a solo player may score one of the two alone
    if own := {name: vp for name, vp in points.items() if name not in apart}:
        gain["vp"] = own
    yield LogEntry(key("log", outcome.kind), arguments, outcome.cost, gain)
    if "region" in whole:
        scored = {name: points[name] for name in ("regions", "phases")}
        region = whole["region"]
        speaks = {
            "player": player,
            "region": region["colour"],
            "size": region["size"],
            "points": scored["regions"],
            "extra": scored["phases"],
        }
        yield LogEntry("log-region", speaks, gain={"vp": scored, "region": region})
    if "bonus" in whole:
        won, vp = whole["bonus"], points["bonus"]
        speaks = {"player": player, "colour": won["colour"], "vp": vp}
        yield LogEntry("log-bonus", speaks, gain={"vp": {"bonus": vp}, "bonus": won})
    if "posts" in whole:
        linked, award = whole["posts"]["posts"], whole["posts"]["award"]
        vp = points["posts"] - award
        yield LogEntry("log-posts", {"player": player, "posts": linked, "vp": vp}, gain={"vp": {"posts": vp}})
        if award:
            yield LogEntry("log-post-award", {"player": player, "vp": award}, gain={"vp": {"posts": award}})
    for reward in outcome.rewards:
        yield LogEntry("log-route", {"player": player, "reward": reward}, gain=REWARD_GAINS.get(reward, {}))


def _phase_ended(before: State, after: State) -> bool:
    return after.is_over or _phase(after) != _phase(before)


def _open_gate(before: State, player: int, action: int, after: State) -> Iterator[LogEntry]:
    """The workers that shield 2 brought its owner (CB-SH02-01)."""
    if not has_more(after):
        return
    ended = _phase_ended(before, after)
    for other in range(after.game.players):
        if Shield.OPEN_GATE - 1 not in shields_of(after, other) or (other == player and not ended):
            continue
        workers = int(home_of(after, other).workers - home_of(before, other).workers)
        if ended:
            workers -= _mine_pay(after, other)[1]
        if other == player:
            workers += taken(before, player, action, after).cost.get("workers", 0)
        if workers:
            told: dict[str, int | str] = {"player": other, "count": workers}
            yield LogEntry("log-open-gate", told, gain={"workers": workers})


def _founding(before: State, player: int, after: State) -> Iterator[LogEntry]:
    """A choice that is open, one that stays sealed, or the one that opens them all (CB-EXPERT-04)."""
    if not before.record.secret:
        yield _founded(after, player)
        return
    yield LogEntry("log-sealed", {"player": player})
    if after.decision != "found":
        yield LogEntry("log-revealed")
        for other in range(after.game.players):
            yield _founded(after, other)


def _founded(state: State, player: int) -> LogEntry:
    home = home_of(state, player)
    estate = estate_name(state.game, int(home.layout))
    return LogEntry("log-found", {"player": player, "estate": str(estate), "hex": int(home.castle) + 1})


def _about(state: State, player: int, line: str) -> tuple[str, dict[str, int | str | list[int]]]:
    """The key of a line about what belongs to an estate, and whom it is about: a player, or the partners of a team."""
    if state.game.has_teams:
        return f"log-team-{line}", {"players": _partners(state, player)}
    return f"log-{line}", {"player": player}


def _phase_begins(state: State) -> Iterator[LogEntry]:
    phase = _phase(state)
    yield LogEntry("log-phase-begins", {"phase": PHASE_NAMES[phase], "vp": int(PHASE_VP[phase])})


def _round_begins(state: State, before: State | None = None) -> Iterator[LogEntry]:
    """The white die, the goods that it sends to a depot, and everybody's dice (CB-ROUND-01 to CB-ROUND-03)."""
    record = state.record
    white = int(record.white)
    wares = record.wares[white - 1] - (before.record.wares[white - 1] if before else 0)
    yield LogEntry(
        "log-round-begins",
        {
            "round": int(record.round_no) + 1,
            "value": white,
            "goods": GOODS_NAMES[int(wares.argmax())],
            "depot": white,
        },
    )
    for player in record.turns[: state.game.players].tolist():
        first, second = record.players[player].dice.tolist()
        yield LogEntry("log-dice", {"player": player, "first": first, "second": second})


def _reset(before: State, after: State) -> LogEntry | None:
    """A solo player has reached the target (CB-SOLO-40, CB-SOLO-41)."""
    was, now = before.record.more[0], after.record.more[0]
    if now.solo_resets == was.solo_resets:
        return None
    return LogEntry("log-reset", {"player": 0, "target": int(now.solo_target)})


def _removed(before: State, after: State) -> Iterator[LogEntry]:
    """The tile that left the game when a solo round began (CB-SOLO-10)."""
    was, now = before.record, after.record
    if _begun(before) and was.phase == now.phase:
        for depot, slot in zip(*(was.depots * (now.depots == 0)).nonzero(), strict=True):
            yield _removal(int(was.depots[depot, slot]), int(depot), int(slot))
        return
    for kind, count in enumerate(_drawn(was) - _drawn(now) - np.bincount(now.depots.ravel(), minlength=KINDS)):
        if kind and count:
            depot = int(now.white) - 1
            used = (slot for slot in range(SLOTS) if DEPOT_COLOUR[now.seats, now.phase, depot, slot] >= 0)
            yield _removal(kind, depot, next(used))


def _drawn(record: Any) -> np.ndarray[Any, Any]:
    """The tiles left in the stacks of colours, by kind."""
    return np.bincount([PILE_KIND[pile] for pile in _COLOURED], [record.bag[pile] for pile in _COLOURED], KINDS)


def _removal(kind: int, depot: int, slot: int) -> LogEntry:
    return LogEntry("log-tile-removed", {"tile": tile_name(kind) or "", "depot": depot + 1, "slot": slot + 1})


def _verdict(after: State) -> Iterator[LogEntry]:
    """How a solo game ended (CB-SOLO-49, CB-SOLO-50)."""
    home = home_of(after, 0)
    empty = len(ESTATES[int(home.layout)]) - int((home.tiles > 0).sum())
    yield LogEntry("log-game-over")
    yield LogEntry("log-verdict", {"player": 0, "verdict": str(after.verdict), "empty": empty})


def _mine_pay(state: State, player: int) -> tuple[int, int]:
    """The silver and the workers that the mines of a player paid (CB-PEND-02, CB-MON02-01, CB-SH08-01)."""
    home = home_of(state, player)
    mines = sum(int(COLOUR[tile]) == Colour.MINE for tile in home.tiles.tolist())
    doubled = Shield.RICH_VEINS - 1 in shields_of(state, player)
    return mines * (2 if doubled else 1), mines * (int(home.monasteries) >> Monastery.MINES_GIVE_WORKERS & 1)


def _mines(after: State) -> Iterator[LogEntry]:
    """What the mines paid at the end of a phase (CB-PEND-02)."""
    for player, *_ in after.game.teams:
        silver, workers = _mine_pay(after, player)
        if silver:
            gain: Gain = {"silver": silver, "workers": workers} if workers else {"silver": silver}
            text, whose = _about(after, player, "mines")
            yield LogEntry(text, {**whose, "silver": silver, "workers": workers}, gain=gain)


def _end(before: State, after: State) -> Iterator[LogEntry]:
    """The final scoring by category, and who has won (CB-END-02 to CB-END-08)."""
    for player in range(after.game.players):
        gained = after.record.players[player].points - before.record.players[player].points
        for name, vp in zip(CATEGORY_NAMES, gained.tolist(), strict=False):
            if vp:
                text, whose = _about(after, player, "final")
                yield LogEntry(text, {**whose, "category": name, "vp": vp}, gain={"vp": {name: vp}})
    yield LogEntry("log-game-over")
    yield _winner(after)


def _winner(state: State) -> LogEntry:
    """Who has won: a player, a team, or both teams (CB-END-08, CB-TEAM-31 to CB-TEAM-33)."""
    winner = state.places.index(1)
    if not state.game.has_teams:
        return LogEntry("log-winner", {"player": winner, "vp": state.scores[winner]})
    first = [result for result in state.team_results if result["place"] == 1]
    if len(first) > 1:
        return LogEntry("log-team-tie", {"vp": first[0]["score"]})
    return LogEntry("log-team-wins", {"players": first[0]["seats"], "vp": first[0]["score"]})


def text(entry: LogEntry, names: Sequence[str] = (), language: str = "en", viewer: int | None = None) -> str:
    """A line of the log in words, as a viewer reads it; without names, players are called by their seats."""
    return Sentences.of(PACKAGE).line(language, entry.as_dict(), names, viewer)
