"""Many games side by side, for learning: one answer at a time for each, on all cores or on a card.

>>> import duchy
>>> batch = duchy.batch.Batch(duchy.load("burgundy", players=2), n=8, seed=1)
>>> batch.step(batch.sample())
>>> batch.players.shape, batch.mask.any(axis=1).all().item()
((8,), True)
"""

from duchy.batch.batch import AUTORESETS, REWARDS, Batch, IllegalInBatch
from duchy.batch.sharing import CardArray

__all__ = ["AUTORESETS", "REWARDS", "Batch", "CardArray", "IllegalInBatch"]
