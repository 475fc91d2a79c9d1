"""Threads that stay: they share the places of a batch, step after step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import numpy as np

#: Places that a thread takes at a time: enough that taking them costs little, few enough that all threads end together.
FEWEST, MOST = 64, 1024
PIECES = 3  # for each thread

#: Does places ``first`` to ``last - 1``; what it returns is added up, and what is below 0 ends the work.
Work = Callable[[int, int], int]


class Crew:
    """So many threads, of which the caller's own is one."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._others: ThreadPoolExecutor | None = None
        if threads > 1:  # numpy keeps what it warns of for each thread, as in duchy.sim.workers
            quiet = partial(np.seterr, over="ignore")
            self._others = ThreadPoolExecutor(threads - 1, "duchy-batch", initializer=quiet)

    def share(self, total: int, work: Sequence[Work]) -> int:
        """Do all places, with a function for each thread; the sum of what they return, or the lowest below 0."""
        chunk = min(max(-(-total // (self.threads * PIECES)), FEWEST), MOST)
        if self._others is None or total <= chunk:
            return work[0](0, total)
        firsts = iter(
            range(0, total, chunk)
        )  # threads take from one iterator, which the interpreter's lock keeps whole
        others = [self._others.submit(_take, each, firsts, total, chunk) for each in work[1:]]
        try:
            found = [_take(work[0], firsts, total, chunk)]
        finally:
            done = [other.result() for other in others]
        found += done
        return min(found) if min(found) < 0 else sum(found)


def _take(work: Work, firsts: Iterator[int], total: int, chunk: int) -> int:
    found = 0
    for first in firsts:
        one = work(first, min(first + chunk, total))
        if one < 0:
            return one
        found += one
    return found
