"""Sharing numbered work among threads. Kernels release the GIL, so threads use all cores."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait

import numpy as np

from duchy.engine.values import given

#: Called with how much is done and how much there is.
Progress = Callable[[int, int], None]

_REPORT = 0.1  # seconds between two reports of progress


def shifted(progress: Progress | None, before: int, total: int) -> Progress | None:
    """Progress of one piece of work as progress of all of it."""
    return progress and (lambda done, _: progress(before + done, total))


def cores(threads: int | None) -> int:
    """How many threads to use: as many as asked for, else one for each core that this process may use."""
    if threads is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return given.from_one("threads", threads, given.WORKERS)


class Counter:
    """Hands out pieces of work in order and counts what is done."""

    def __init__(self, total: int, chunk: int) -> None:
        self.total = total
        self.chunk = chunk
        self.taken = 0
        self.done = 0
        self._lock = threading.Lock()

    def take(self) -> range:
        """The next piece of work; empty when there is none, or no more is wanted."""
        with self._lock:
            piece = range(self.taken, min(self.taken + self.chunk, self.total))
            self.taken = piece.stop
        return piece

    def finish(self, piece: range) -> None:
        """Note that a piece is done."""
        with self._lock:
            self.done += len(piece)

    def stop(self) -> None:
        """Hand out nothing more. Pieces are handed out in order, so what is done is a beginning of the whole."""
        with self._lock:
            self.total = self.taken


def share(
    total: int,
    chunk: int,
    threads: int,
    worker: Callable[[], Callable[[int, int], object]],
    progress: Progress | None = None,
) -> int:
    """Do pieces ``first, last`` of the work on threads and return how much was done.

    ``worker`` is called once in each thread and returns what does a piece; a piece that returns something true ends the
    work. Ctrl-C ends it too, after the pieces that are under way.
    """
    counter = Counter(total, chunk)

    def run() -> None:
        np.seterr(over="ignore")  # as in engine/kernels/rule.py: numpy keeps it for each thread
        work = worker()
        while piece := counter.take():
            if work(piece.start, piece.stop):
                counter.stop()
            counter.finish(piece)

    with ThreadPoolExecutor(threads) as pool:
        running = {pool.submit(run) for _ in range(threads)}
        try:
            while running:
                ended, running = wait(running, _REPORT, FIRST_EXCEPTION)
                for future in ended:
                    future.result()
                if progress:
                    progress(counter.done, total)
        except KeyboardInterrupt:
            pass
        finally:
            counter.stop()
    return counter.done
