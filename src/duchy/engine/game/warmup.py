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

from duchy.engine.game.game import Game
from duchy.engine.kernels.compiler import NotOnDisk, from_disk_only
from duchy.engine.kernels.fingerprint import reached
from duchy.engine.kernels.records import argument
from duchy.engine.kernels.rule import INTERPRETED

#: Called with how much is compiled and how much there is in all, as far as is known. The measure is about one function.
Progress = Callable[[int, int], None]


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
    out = argument(np.zeros(game.max_legal, np.int16))
    scores, places = (argument(np.zeros(game.players, np.int32)) for _ in range(2))
    entropy = np.uint64(1)

    def take() -> None:
        player = game.steps.deciders(state) & -game.steps.deciders(state)
        player = int(player).bit_length() - 1
        game.steps.legal(state, player, out)
        game.steps.take(state, other, player, int(out[0]), out, 0)

    calls: dict[str, Callable[[], object]] = {
        "start": lambda: (game.steps.start(state, entropy), game.steps.start(other, entropy)),
        "deciders": lambda: game.steps.deciders(state),
        "decision": lambda: game.steps.decision(state),
        "decision_of": lambda: game.steps.decision_of(state, 0),
        "question": lambda: game.steps.question(state),
        "legal": lambda: game.steps.legal(state, 0, out),
        "take": take,
        "reseed": lambda: game.steps.reseed(state, entropy),
        "results": lambda: game.steps.results(state, scores, places),
        "observe": lambda: game.steps.observe(other, 0),
        "determinize": lambda: game.steps.determinize(other, entropy),
    }
    return [Kernel(name, getattr(game.steps, name), call) for name, call in calls.items()]


def load(kernels: Iterable[Kernel]) -> bool:
    """Make kernels ready from disk alone; False as soon as one would have to be compiled."""
    try:
        with from_disk_only():
            for kernel in kernels:
                kernel.call()
    except NotOnDisk:
        return False
    return True


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
            before = listener.done
            waiting.pop(0).call()
            compiled += listener.done > before
    loaded = 0 if INTERPRETED else total - compiled
    return Report(loaded, compiled, time.perf_counter() - began)


def work(kernels: Iterable[Kernel]) -> int:
    """How much there is to compile if none of these kernels is on disk, in the measure of ``Progress``."""
    listener = _Listener(None)
    listener.expect(kernels)
    return listener.left


class _Listener(event.Listener):  # type: ignore[misc]
    """Adds up what the compiler has done: functions translated, and kernels optimised with all that they reach."""

    def __init__(self, progress: Progress | None) -> None:
        self._progress = progress
        self._translated: set[FunctionType] = set()
        self._to_translate: set[FunctionType] = set()
        self._to_optimise: set[FunctionType] = set()
        self.done = 0

    @property
    def left(self) -> int:
        """How much is left to do, as far as is known."""
        return len(self._to_translate) + sum(map(_optimising, self._to_optimise))

    def expect(self, kernels: Iterable[Kernel]) -> None:
        """Take these kernels for what is left to compile: those before are compiled or were found on disk."""
        if INTERPRETED:
            return
        self._to_optimise = {kernel.function.py_func for kernel in kernels}
        reached_by_any = {function for kernel in self._to_optimise for function in reached(kernel)}
        self._to_translate = reached_by_any - self._translated

    def on_start(self, compiling: Any) -> None:
        self._report()

    def on_end(self, compiling: Any) -> None:
        function = compiling.data["dispatcher"].py_func
        self._translated.add(function)
        self._to_translate.discard(function)
        self.done += 1
        if not compiling.data.get("inner"):
            self._to_optimise.discard(function)
            self.done += _optimising(function)
        self._report()

    def _report(self) -> None:
        if self._progress:
            self._progress(self.done, self.done + self.left)


def _optimising(kernel: FunctionType) -> int:
    """What it takes to optimise a kernel: for each function that it reaches, a third of translating one."""
    return len(reached(kernel)) // 3
