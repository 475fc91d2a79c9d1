"""Compiling kernels ahead of time, so that nobody waits in the middle of a game without knowing why.

A kernel is compiled by calling it once on as little as it takes. Machine code is kept on disk (see ``cache``), so the
next process only loads it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from types import FunctionType
from typing import Any

import numpy as np
from numba.core import event

from duchy.engine.fingerprint import reached
from duchy.engine.game import Game
from duchy.engine.records import argument
from duchy.engine.rule import INTERPRETED

#: Called with how many functions are ready, how many there may be, and the name of the one just done.
Progress = Callable[[int, int, str], None]


@dataclass(frozen=True)
class Kernel:
    """A kernel that is called from Python, and a call that makes it ready."""

    name: str
    function: Any
    call: Callable[[], object]


@dataclass(frozen=True)
class Report:
    """What there was to do: kernels found on disk, kernels compiled, and the time that it took."""

    loaded: int
    compiled: int
    seconds: float


def steps(game: Game) -> list[Kernel]:
    """The kernels that ``State`` calls, in an order in which each finds what it needs."""
    state = argument(game.blank())
    other = argument(game.blank())
    out = argument(np.zeros(game.rules.MAX_LEGAL, np.int16))
    scores, places = (argument(np.zeros(game.players, np.int32)) for _ in range(2))
    entropy = np.uint64(1)

    def apply() -> None:
        player = game.steps.deciders(state) & -game.steps.deciders(state)
        player = int(player).bit_length() - 1
        game.steps.legal(state, player, out)
        game.steps.apply(state, player, int(out[0]))

    calls: dict[str, Callable[[], object]] = {
        "start": lambda: (game.steps.start(state, entropy), game.steps.start(other, entropy)),
        "deciders": lambda: game.steps.deciders(state),
        "decision": lambda: game.steps.decision(state),
        "legal": lambda: game.steps.legal(state, 0, out),
        "apply": apply,
        "reseed": lambda: game.steps.reseed(state, entropy),
        "results": lambda: game.steps.results(state, scores, places),
        "observe": lambda: game.steps.observe(other, 0),
        "determinize": lambda: game.steps.determinize(other, entropy),
    }
    return [Kernel(name, getattr(game.steps, name), call) for name, call in calls.items()]


def warm(kernels: Iterable[Kernel], progress: Progress | None = None) -> Report:
    """Make kernels ready, loaded from disk where they are there and compiled where not."""
    began = time.perf_counter()
    waiting = list(kernels)
    total = len(waiting)
    listener = _Listener(progress)
    compiled = 0
    with event.install_listener("numba:compile", listener):
        while waiting:
            listener.expect(waiting)
            before = len(listener.done)
            waiting.pop(0).call()
            compiled += len(listener.done) > before
    loaded = 0 if INTERPRETED else total - compiled
    return Report(loaded, compiled, time.perf_counter() - began)


class _Listener(event.Listener):  # type: ignore[misc]
    """Counts the functions that the compiler has finished: one kernel may need hundreds of them."""

    def __init__(self, progress: Progress | None) -> None:
        self._progress = progress
        self._expected: set[FunctionType] = set()
        self.done: list[FunctionType] = []

    def expect(self, kernels: list[Kernel]) -> None:
        """Take what these kernels reach for what is left to compile: those before were found on disk or are done."""
        if not INTERPRETED:
            found = {function for kernel in kernels for function in reached(kernel.function.py_func)}
            self._expected = found.difference(self.done)

    def on_start(self, compiling: Any) -> None:
        pass

    def on_end(self, compiling: Any) -> None:
        function = compiling.data["dispatcher"].py_func
        self.done.append(function)
        self._expected.discard(function)
        if self._progress:
            done = len(self.done)
            self._progress(done, done + len(self._expected), function.__name__)
