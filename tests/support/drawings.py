"""The drawings that tests compare with: positions of recorded games, each with the file of its drawing."""

from dataclasses import dataclass
from pathlib import Path

from duchy.engine.game.game import State
from tests.support.playthroughs import position

TESTS = Path(__file__).parents[1]


@dataclass(frozen=True)
class Kept:
    """A position, and the file that its drawing is kept in."""

    game: str
    playthrough: str
    ply: int

    @property
    def file(self) -> Path:
        """Beside the tests of the game."""
        return TESTS / self.game / "drawing.txt"

    def state(self) -> State:
        """The position."""
        return position(self.game, self.playthrough, self.ply)


KEPT = [Kept("burgundy", "2p-2011-expert-4-5", 120), Kept("dice", "2p-A", 60), Kept("bruges", "2p", 100)]
