"""Playthroughs: recorded games with what was legal and where the game stood at every step.

A file holds a game record, the number of legal actions before each action, and the first digits of the digest there.
``perft.json`` beside them counts the sequences of legal actions from some of their positions.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from duchy.engine.game.game import State
from duchy.engine.match.gamerecord import GameRecord
from tests.support.play import Subject, play

FOLDER = Path(__file__).parents[1] / "playthroughs"
DIGITS = 8
PERFT_DEPTH = 3
#: No deeper from a position where there are more sequences than this.
PERFT_MOST = 3000
#: One playthrough in so many is counted, at its beginning and at two places on its way, and one of each set of modules.
PERFT_STRIDE = 6


@dataclass(frozen=True)
class Playthrough:
    """A recorded game with its steps."""

    record: GameRecord
    legal: tuple[int, ...]
    digests: tuple[str, ...]

    def to_json(self) -> str:
        """One line per part, so that a difference between two versions can be read."""
        parts = {"record": json.loads(self.record.to_json()), "legal": self.legal, "digests": " ".join(self.digests)}
        lines = [f"{json.dumps(name)}:{json.dumps(part, separators=(',', ':'))}" for name, part in parts.items()]
        return "{" + ",\n".join(lines) + "}\n"

    @staticmethod
    def load(path: Path) -> "Playthrough":
        """Read a file."""
        content = json.loads(path.read_text(encoding="utf-8"))
        record = GameRecord.from_json(json.dumps(content["record"]), str(path))
        return Playthrough(record, tuple(content["legal"]), tuple(content["digests"].split()))


def retrace(record: GameRecord) -> Playthrough:
    """Replay a record and note every step."""
    legal: list[int] = []
    digests: list[str] = []

    def note(state: State, player: int, action: int) -> None:
        legal.append(len(state.legal_actions(player)))
        digests.append(state.digest()[:DIGITS])

    record.replay(note)
    return Playthrough(record, tuple(legal), tuple(digests))


def position(game: str, name: str, ply: int) -> State:
    """A position on the way of a recorded game."""
    found: list[State] = []

    def note(state: State, player: int, action: int) -> None:
        if state.ply == ply:
            found.append(state.clone())

    Playthrough.load(FOLDER / game / f"{name}.json").record.replay(note)
    return found[0]


def make(subject: Subject, number: int) -> Playthrough:
    """A new playthrough; every third game has new entropy at every ply, as at a server's table."""
    return retrace(play(subject, seed=1000 + number, entropy=number % 3 == 0).record())


def perft(state: State, depth: int) -> int:
    """How many sequences of so many legal actions begin here."""
    if depth == 1:
        return sum(len(state.legal_actions(player)) for player in state.deciders)
    count = 0
    for player in state.deciders:
        for action in state.legal_actions(player):
            after = state.clone()
            after.apply(action, player)
            count += perft(after, depth - 1)
    return count


def perft_positions(record: GameRecord) -> list[State]:
    """The positions of a playthrough that are counted."""
    plies = {0, len(record.actions) // 3, 2 * len(record.actions) // 3}
    found: list[State] = []

    def note(state: State, player: int, action: int) -> None:
        if state.ply in plies:
            found.append(state.clone())

    record.replay(note)
    return found


def perft_counts(state: State) -> list[int]:
    """The counts to each depth."""
    counts = [perft(state, 1)]
    while len(counts) < PERFT_DEPTH and counts[-1] <= PERFT_MOST:
        counts.append(perft(state, len(counts) + 1))
    return counts


def perft_names(playthroughs: dict[str, Playthrough]) -> list[str]:
    """The playthroughs that are counted."""
    names = sorted(playthroughs)
    first = {str(playthroughs[name].record.options.get("modules")): name for name in reversed(names)}
    return sorted({*names[::PERFT_STRIDE], *first.values()})


def perft_table(playthroughs: dict[str, Playthrough]) -> dict[str, Any]:
    """The counts by playthrough and ply."""
    return {
        name: {str(state.ply): perft_counts(state) for state in perft_positions(playthroughs[name].record)}
        for name in perft_names(playthroughs)
    }
