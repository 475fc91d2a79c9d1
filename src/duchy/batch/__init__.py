"""Many games side by side, for learning: one answer at a time for each, on all cores.

>>> import duchy
>>> batch = duchy.batch.Batch(duchy.load("burgundy", players=2), n=8, seed=1)
>>> batch.step(batch.sample())
>>> batch.players.shape, batch.mask.any(axis=1).all().item()
((8,), True)
"""

from duchy.batch.batch import AUTORESETS, DEVICES, REWARDS, Batch, IllegalInBatch

__all__ = ["AUTORESETS", "DEVICES", "REWARDS", "Batch", "IllegalInBatch"]
