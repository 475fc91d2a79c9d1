"""How a network is built and trained, and how well it judges then."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Recipe:
    """How a network is built and trained."""

    width: int = 256
    inner: int = 32
    batch: int = 2048
    passes: int = 16  # at most
    rate: float = 2e-3
    decay: float = 0.01
    sources: float = 0.3  # weight of the points by source beside the points
    margin: float = 1.0  # weight of own points less those of the others
    held_back: int = 20  # every so manyth game is not learnt from, but measured


RECIPE = Recipe()


@dataclass(frozen=True)
class Fit:
    """How well a network judges games that it has not learnt from, beside the evaluation: errors in points."""

    seen: int  # positions that it has learnt from
    hand: float  # of points: the root of the mean square
    learnt: float
    margin_hand: float  # of own points less the mean of the others
    margin_learnt: float

    @property
    def missed(self) -> float:
        """How far points and margins are off, beside those of the evaluation alone."""
        return self.learnt / self.hand + self.margin_learnt / self.margin_hand
