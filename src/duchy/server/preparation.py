"""Making games ready while the server already answers.

Compiling holds Python's lock, so that a server that compiles would not answer for seconds. For each game whose kernels
are not in the cache, a process of its own compiles them and tells how far it is. Then they are loaded from the cache.
Until a game is ready, requests for its tables are refused with its progress, and sockets wait for it.

Games without expansions come first. Games with expansions have kernels of their own: those that are in the cache are
loaded afterwards, and the others are compiled when the first table needs them.
"""

from __future__ import annotations

import asyncio
import logging
import math
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from heapq import heapreplace

import duchy
from duchy.engine.game import registry, warmup
from duchy.engine.game.contract import Contract
from duchy.engine.game.game import Game
from duchy.server.encoding import encoded
from duchy.server.kernels import COMPILER, Part, kernels_of, parts
from duchy.server.problems import Refused
from duchy.server.schemas.games import Preparing
from duchy.sim.workers import cores

SECONDS_PER_STEP = 0.06  # what compiling takes on a common computer, until it is known for this one
KNOWN_AFTER = 20  # steps

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Progress:
    """How far a game is: steps of compiling done, steps in all, and seconds since the first was begun."""

    done: int = 0
    total: int = 0
    elapsed: float = 0.0

    @property
    def seconds(self) -> int:
        """About how many seconds are left, at least one."""
        each = self.elapsed / self.done if self.done >= KNOWN_AFTER else SECONDS_PER_STEP
        return max(1, math.ceil(each * (self.total - self.done)))


class Preparation:
    """The games that are not ready yet. Without any, everything is ready or is compiled when it is needed.

    Those of ``later`` are compiled when a table needs them.
    """

    def __init__(self, now: Iterable[Part] = (), later: Iterable[Part] = ()) -> None:
        self.on_change: Callable[[], None] = lambda: None
        self._progress = {part: Progress() for part in now}
        self._first = list(self._progress)
        self._waiting = self._first.copy()  # in the order in which they are compiled
        self._later = list(later)
        self._begun: set[asyncio.Task[None]] = set()
        self._changed = asyncio.Event()
        self._at_once = cores(None)
        self._slots = asyncio.Semaphore(self._at_once)
        self._compilers: list[subprocess.Popen[str]] = []

    @property
    def finished(self) -> bool:
        """Whether all games are ready that are needed so far."""
        return not self._waiting

    def total(self) -> tuple[int, int]:
        """How many steps of all games are done, and how many there are."""
        return sum(each.done for each in self._progress.values()), sum(each.total for each in self._progress.values())

    def of(self, game: str) -> Preparing | None:
        """How far a game is, without expansions if that is not ready either; None if nothing is waited for."""
        waiting = sorted(part for part in self._waiting if part.game == game)
        return self._preparing(waiting[0]) if waiting else None

    def _preparing(self, part: Part) -> Preparing:
        progress = self._progress[part]
        return Preparing(game=part.game, done=progress.done, total=progress.total, seconds=self._seconds_left(part))

    def _seconds_left(self, part: Part) -> int:
        """About how many seconds are left until a part is ready: those before it come first, some of them at once."""
        free = [0] * self._at_once
        for each in self._waiting[: self._waiting.index(part)]:
            heapreplace(free, free[0] + self._progress[each].seconds)
        return free[0] + self._progress[part].seconds

    def require(self, game: Game) -> None:
        """Refuse what needs a game that is not ready; the first to need one with expansions has it made ready."""
        part = Part.of(game)
        if part in self._later:
            self._begin(part)
        if part in self._waiting:
            preparing = self._preparing(part)
            raise Refused(503, "preparing", preparing=preparing, seconds=preparing.seconds)

    def _begin(self, part: Part) -> None:
        self._later.remove(part)
        self._progress[part] = Progress()
        self._waiting.append(part)
        task = asyncio.create_task(self._prepare_all([part]))
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)

    async def wait_for_change(self) -> None:
        """Wait until something has changed."""
        await self._changed.wait()

    async def run(self) -> None:
        """Make all games ready that are needed at once, then load what is on disk of the others."""
        await self._prepare_all(self._first)
        for part in list(self._later):
            if await asyncio.to_thread(_is_on_disk, part) and part in self._later:
                self._later.remove(part)

    def close(self) -> None:
        """Stop what is under way."""
        for task in self._begun:
            task.cancel()
        for compiler in self._compilers:
            compiler.kill()

    async def _prepare_all(self, parts: list[Part]) -> None:
        for part in parts:  # before the first is compiled, so that the last knows how long it waits
            with suppress(Exception):  # what is wrong is told when it is compiled
                self._note(part, Progress(0, await asyncio.to_thread(_work, part)))
        await asyncio.gather(*map(self._prepare, parts))

    async def _prepare(self, part: Part) -> None:
        try:
            async with self._slots:
                await asyncio.to_thread(self._compile, part, asyncio.get_running_loop())
                await asyncio.to_thread(_load, part)
        except Exception:
            log.exception("the kernels of %s could not be compiled ahead", part.game)  # they are when they are needed
        finally:
            done = self._progress[part].total
            self._waiting.remove(part)
            self._note(part, Progress(done, done))

    def _note(self, part: Part, progress: Progress) -> None:
        self._progress[part] = progress
        self._changed.set()
        self._changed = asyncio.Event()
        self.on_change()

    def _compile(self, part: Part, loop: asyncio.AbstractEventLoop) -> None:
        """Let another process compile the kernels of a part."""

        def note(progress: Progress) -> None:
            loop.call_soon_threadsafe(self._note, part, progress)

        with subprocess.Popen(
            [*COMPILER, *part], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, start_new_session=True
        ) as compiler:
            self._compilers.append(compiler)
            assert compiler.stdout is not None
            began = 0.0
            for line in compiler.stdout:
                began = began or time.monotonic()
                done, total = map(int, line.split())
                note(Progress(done, total, time.monotonic() - began))


async def make_setups() -> None:
    """Make what new games are chosen from before somebody asks: the texts of many cards take a second."""
    for name in duchy.GAMES:
        await asyncio.to_thread(setup_of, registry.contract(name))


@cache
def setup_of(contract: Contract) -> bytes:
    """What a new game is chosen from, as the set-up screen reads it."""
    return encoded(contract.view.setup())


def _work(part: Part) -> int:
    return warmup.work(kernels_of(part))


def _load(part: Part) -> None:
    kernels = kernels_of(part)
    if not warmup.load(kernels):  # the cache cannot be written
        warmup.warm(kernels)


def _is_on_disk(part: Part) -> bool:
    """Whether nothing of a part must be compiled; if so, it is loaded."""
    return warmup.load(kernels_of(part))


def not_on_disk() -> Iterator[Part]:
    """The games with kernels that must be compiled before anything else. Those of the other games are loaded."""
    return (part for part in parts() if not part.size and not _is_on_disk(part))


def with_expansions() -> Iterator[Part]:
    """The games with kernels that only some tables need."""
    return (part for part in parts() if part.size)
