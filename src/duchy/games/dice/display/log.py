"""The log: what an action did, and what then happened by itself, told from the position before and the one after.

An entry is the key of a text with its facts, in no language. Every victory point is in the gain of exactly one entry. A
round gives no entries before it is opened. The action itself is never read, so that all viewers may get the log.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from duchy.engine.game.game import State
from duchy.engine.words import logline
from duchy.engine.words.sentences import Sentences
from duchy.engine.words.wording import key
from duchy.games.dice.components.sheets import AWARDS
from duchy.games.dice.display.describe import PACKAGE, all_facts
from duchy.games.dice.display.names import AWARD_NAMES, COLOUR_NAMES, PHASE_NAMES, sheet_name
from duchy.games.dice.display.outcome import played
from duchy.games.dice.display.shapes import Gain
from duchy.games.dice.options import SAME

LogEntry = logline.LogEntry[None, Gain]


def opening(state: State) -> list[LogEntry]:
    """What the set-up of a new game tells, before the first action: nothing, since castles are chosen first."""
    return []


def entries(before: State, player: int, action: int, after: State) -> list[LogEntry]:
    """What to tell about an action and all that followed from it, in order."""
    opened = after.revelations != before.revelations
    told: list[LogEntry] = []
    if before.question == "sheet":
        told += _sheet(player, after)
    elif before.question == "castle":
        told += _castles(before, player, after, opened)
    elif opened:
        told += _round(before, after)
    if after.is_over:
        told += _end(after)
    elif opened:
        told += _round_begins(before, after)
    return told


def _sheet(player: int, after: State) -> Iterator[LogEntry]:
    sheet = sheet_name(int(after.record.players[player].sheet))
    yield LogEntry("log-sheet", {"player": player, "sheet": str(sheet)})


def _castles(before: State, player: int, after: State, opened: bool) -> Iterator[LogEntry]:
    """A choice that stays sealed, or all of them, opened (DG-START-07, DG-SAME-01)."""
    if before.game.players > 1 and after.record.variant != SAME:
        yield LogEntry("log-sealed", {"player": player})
        if opened:
            yield LogEntry("log-revealed")
    if opened:
        for other in range(after.game.players):
            yield from _steps(before, other, after)


def _steps(before: State, player: int, after: State) -> Iterator[LogEntry]:
    """What one player did, now that it is open."""
    for outcome in played(before, player, after):
        if outcome.kind == "sell" and not outcome.arguments["count"]:
            continue
        gain: Gain = {**outcome.gain}
        gain.pop("award", None)  # it has a line of its own
        yield LogEntry(key("log", outcome.kind), {"player": player, **all_facts(outcome)}, gain=gain)


def _round(before: State, after: State) -> Iterator[LogEntry]:
    """What all players did in a round, and who has built a whole colour (DG-COLOUR-01)."""
    for player in range(after.game.players):
        yield from _steps(before, player, after)
    for player in range(after.game.players):
        me = after.record.players[player]
        for colour, name in enumerate(COLOUR_NAMES):
            award = int(me.awards[colour])
            if award and not before.record.players[player].awards[colour]:
                vp = int(AWARDS[int(me.sheet), colour, award - 1])
                rank = AWARD_NAMES[award - 1]
                arguments: dict[str, int | str] = {"player": player, "colour": name, "rank": rank, "vp": vp}
                won: Gain = {"vp": {"colours": vp}, "award": {"colour": name, "rank": rank, "vp": vp}}
                yield LogEntry("log-award", arguments, gain=won)


def _round_begins(before: State, after: State) -> Iterator[LogEntry]:
    """A new phase, and the roll with its hourglasses (DG-TIME-01, DG-TIME-06)."""
    record = after.record
    if before.record.round_no == 0 or record.phase != before.record.phase:
        yield LogEntry("log-phase-begins", {"phase": PHASE_NAMES[record.phase]})
    first, second = (COLOUR_NAMES[colour] for colour in record.colours)
    yield LogEntry(
        "log-roll",
        {
            "round": int(record.round_no),
            "first": int(record.pips[0]),
            "second": int(record.pips[1]),
            "first_colour": first,
            "second_colour": second,
            "hourglasses": int(record.hourglasses),
        },
    )


def _end(after: State) -> Iterator[LogEntry]:
    """Who has won, maybe several, or with one player the verdict (DG-WIN-01, DG-WIN-04, DG-SOLO-13)."""
    yield LogEntry("log-game-over")
    if after.verdict is not None:
        yield LogEntry("log-verdict", {"player": 0, "vp": after.scores[0], "verdict": after.verdict})
        return
    winners = [player for player, place in enumerate(after.places) if place == 1]
    for winner in winners:
        text = "log-winner" if len(winners) == 1 else "log-winner-shared"
        yield LogEntry(text, {"player": winner, "vp": after.scores[winner]})


def text(entry: LogEntry, names: Sequence[str] = (), language: str = "en", viewer: int | None = None) -> str:
    """A line of the log in words, as a viewer reads it; without names, players are called by their seats."""
    return Sentences.of(PACKAGE).line(language, entry.as_dict(), names, viewer)
