"""Making games ready while the server already answers.

Compiling holds Python's lock, so that a server that compiles would not answer for seconds. For each game whose kernels
are not in the cache, a process of its own compiles them and tells how far it is. Then they are loaded from the cache.
Until a game is ready, requests for its tables are refused with its progress, and sockets wait for it.
"""

from __future__ import annotations

import asyncio
import logging
import math
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import duchy
from duchy.engine import warmup
from duchy.server.kernels import kernels_of
from duchy.server.problems import Refused
from duchy.server.schemas import Preparing
from duchy.sim.workers import cores

COMPILER = (sys.executable, "-m", "duchy.server.kernels")
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
    """The games that are not ready yet. Without any, everything is ready or is compiled when it is needed."""

    def __init__(self, games: Iterable[str] = ()) -> None:
        self.on_change: Callable[[], None] = lambda: None
        self._progress = {game: Progress() for game in games}
        self._waiting = set(self._progress)
        self._changed = asyncio.Event()
        self._slots = asyncio.Semaphore(cores(None))
        self._compilers: list[subprocess.Popen[str]] = []

    @property
    def finished(self) -> bool:
        """Whether all games are ready."""
        return not self._waiting

    def total(self) -> tuple[int, int]:
        """How many steps of all games are done, and how many there are."""
        return sum(each.done for each in self._progress.values()), sum(each.total for each in self._progress.values())

    def of(self, game: str) -> Preparing | None:
        """How far a game is; None if it is ready."""
        if game not in self._waiting:
            return None
        progress = self._progress[game]
        return Preparing(game=game, done=progress.done, total=progress.total, seconds=progress.seconds)

    def require(self, game: str) -> None:
        """Refuse what needs a game that is not ready."""
        if preparing := self.of(game):
            raise Refused(503, "preparing", preparing=preparing, seconds=preparing.seconds)

    async def wait_for_change(self) -> None:
        """Wait until something has changed."""
        await self._changed.wait()

    async def run(self) -> None:
        """Make all games ready."""
        await asyncio.gather(*(self._prepare(game) for game in list(self._waiting)))

    def close(self) -> None:
        """Stop what is under way."""
        for compiler in self._compilers:
            compiler.kill()

    async def _prepare(self, game: str) -> None:
        try:
            async with self._slots:
                await asyncio.to_thread(self._compile, game, asyncio.get_running_loop())
                await asyncio.to_thread(_load, game)
        except Exception:
            log.exception("the kernels of %s could not be compiled ahead", game)  # they are when they are needed
        finally:
            done = self._progress[game].total
            self._waiting.discard(game)
            self._note(game, Progress(done, done))

    def _note(self, game: str, progress: Progress) -> None:
        self._progress[game] = progress
        self._changed.set()
        self._changed = asyncio.Event()
        self.on_change()

    def _compile(self, game: str, loop: asyncio.AbstractEventLoop) -> None:
        """Let another process compile the kernels of a game."""

        def note(progress: Progress) -> None:
            loop.call_soon_threadsafe(self._note, game, progress)

        note(Progress(0, warmup.work(kernels_of(game))))
        with subprocess.Popen(
            [*COMPILER, game], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, start_new_session=True
        ) as compiler:
            self._compilers.append(compiler)
            assert compiler.stdout is not None
            began = 0.0
            for line in compiler.stdout:
                began = began or time.monotonic()
                done, total = map(int, line.split())
                note(Progress(done, total, time.monotonic() - began))


def _load(game: str) -> None:
    kernels = kernels_of(game)
    if not warmup.load(kernels):  # the cache cannot be written
        warmup.warm(kernels)


def not_on_disk() -> Iterator[str]:
    """The games with kernels that must be compiled. Those of the other games are loaded."""
    for game in duchy.GAMES:
        if not warmup.load(kernels_of(game)):
            yield game
