"""A fair queue in front of the threads that bots think in.

A thought belongs to a flow: the address whose table it is, and its cost, quick or strong. Flows are served in turn, and
within a flow tables are, since a table has one thought at a time. So a bot waits for at most one thought of each other
flow, however many tables the others have opened. One thread more than the strong bots may use is kept for quick ones,
so that these never wait for a strong one to finish; and the strong bots of one address leave a thread to the others.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Generic, Literal, NamedTuple, TypeVar, get_args

from duchy.bots.levels import LEVELS
from duchy.sim.workers import cores

T = TypeVar("T")
Cost = Literal["quick", "strong"]
COSTS: tuple[Cost, ...] = get_args(Cost)
QUICK_SECONDS = 0.15  # a level that takes longer for a decision is a strong one


def cost_of(level: str) -> Cost:
    """Whether a level is quick or strong."""
    return "quick" if LEVELS[level].seconds <= QUICK_SECONDS else "strong"


class Flow(NamedTuple):
    """What is served in turn: the thoughts of one cost at the tables of one address."""

    opener: str
    cost: Cost


@dataclass(frozen=True)
class _Thought(Generic[T]):
    work: Callable[[], T]
    done: asyncio.Future[T]


class ThinkingQueue:
    """Threads for ``threads`` bots at once and one more for quick ones; flows are served in turn.

    At most ``per_address`` strong bots of one address think at once; 0: all but one of the threads, at least one.
    """

    def __init__(self, threads: int = 0, per_address: int = 0, executor: Executor | None = None) -> None:
        self.threads = threads or cores(None)
        self.thinking: Counter[Flow] = Counter()
        self._per_address = per_address or max(1, self.threads - 1)
        #: The flow that is served next comes first.
        self._waiting: OrderedDict[Flow, deque[_Thought[Any]]] = OrderedDict()
        self._begun: dict[asyncio.Future[Any], float] = {}  # what is thought about now, and since when
        self._executor = executor or ThreadPoolExecutor(self.threads + 1, thread_name_prefix="bot")

    def think(self, flow: Flow, work: Callable[[], T]) -> asyncio.Future[T]:
        """Do some work in a thread when it is the turn of its flow."""
        thought: _Thought[T] = _Thought(work, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(flow, deque()).append(thought)
        self._serve()
        return thought.done

    def waiting(self) -> Counter[Cost]:
        """How many bots wait for a thread, by cost."""
        counts: Counter[Cost] = Counter()
        for flow, thoughts in self._waiting.items():
            counts[flow.cost] += sum(not thought.done.done() for thought in thoughts)
        return counts

    def busy(self) -> Counter[Cost]:
        """How many bots think, by cost."""
        counts: Counter[Cost] = Counter()
        for flow, number in self.thinking.items():
            counts[flow.cost] += number
        return counts

    def longest_thought(self) -> float:
        """For how many seconds the bot has been thinking that began first."""
        return max((time.monotonic() - begun for begun in self._begun.values()), default=0.0)

    def close(self) -> None:
        """Begin nothing more; who waits is left waiting."""
        self._waiting.clear()
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _serve(self) -> None:
        """Begin what a thread is free for."""
        while flow := self._next():
            thoughts = self._waiting.pop(flow)
            thought = thoughts.popleft()
            if thoughts:
                self._waiting[flow] = thoughts  # its next turn comes after the others'
            if not thought.done.done():  # else nobody waits for it any more
                self._begin(flow, thought)

    def _next(self) -> Flow | None:
        """The first flow that may be served now."""
        busy = self.busy()
        if busy.total() > self.threads:
            return None
        strong_too = busy["strong"] < self.threads
        for flow in self._waiting:
            if flow.cost == "quick" or (strong_too and self.thinking[flow] < self._per_address):
                return flow
        return None

    def _begin(self, flow: Flow, thought: _Thought[Any]) -> None:
        self.thinking[flow] += 1
        running = asyncio.get_running_loop().run_in_executor(self._executor, thought.work)
        self._begun[running] = time.monotonic()
        running.add_done_callback(lambda ended: self._end(flow, thought, ended))

    def _end(self, flow: Flow, thought: _Thought[Any], ended: asyncio.Future[Any]) -> None:
        del self._begun[ended]
        self.thinking[flow] -= 1
        self.thinking += Counter()  # forget flows that are at rest
        if ended.cancelled():
            thought.done.cancel()
            return
        error = ended.exception()
        if not thought.done.done():
            if error is not None:
                thought.done.set_exception(error)
            else:
                thought.done.set_result(ended.result())
        self._serve()
