"""Work in pieces on several machines, by Ray (extra ``duchy[ray]``).

What a machine had under way when it was lost is done again elsewhere. Duchy has to be installed on every machine, in
the same version.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import islice
from types import TracebackType
from typing import Any, TypeVar

from duchy.engine.errors import DuchyError, MissingExtra, OptionError
from duchy.engine.values import given
from duchy.engine.version import VERSION
from duchy.engine.words.text import quoted

#: How a cluster is asked for: alone for one that is found or begun here, or with the address of one.
RAY = "ray"
#: How often a piece is done again when machines are lost under it.
RETRIES = 5
#: Pieces for each core: more are a better share of the work, fewer are less to send.
PIECES = 16
#: Pieces for each core that are sent ahead.
AHEAD = 2

Piece = TypeVar("Piece")
Found = TypeVar("Found")


class ClusterError(DuchyError, RuntimeError):
    """A cluster cannot be reached, or cannot do the work."""


def address_of(on: Any) -> str | None:
    """The address of a cluster, or None for one that is found or begun here."""
    kind, _, address = on.partition(":") if isinstance(on, str) else ("", "", "")
    if kind != RAY:
        raise OptionError("on", "error-on-form", value=quoted(on))
    return address or None


class Cluster:
    """The machines of a cluster, for as long as a ``with`` lasts. A cluster that is begun here ends with it."""

    def __init__(self, on: str) -> None:
        address = address_of(on)
        try:
            import ray
        except ImportError as problem:
            raise MissingExtra(__name__, "ray", problem) from None
        self._ray = ray
        self._own = not ray.is_initialized()
        if self._own:
            try:
                ray.init(address, log_to_driver=False, logging_level="error")
            except (ConnectionError, RuntimeError, ValueError) as problem:
                raise ClusterError("error-cluster-none", address=quoted(on), problem=str(problem)) from None

    @property
    def cores(self) -> int:
        """How many cores its machines have now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def size_of_pieces(self, total: int) -> int:
        """How much of the work a piece has."""
        return max(1, total // (self.cores * PIECES))

    def each(self, work: Callable[[Piece], Found], pieces: Iterable[Piece]) -> Generator[Found]:
        """What the work makes of each piece, as it is done; whoever closes this ends the work."""
        ray = self._ray
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(_done)
        sent, coming = ray.put(work), iter(pieces)
        running: list[Any] = []
        try:
            while True:
                free = max(0, AHEAD * self.cores - len(running))
                running += [remote.remote(VERSION, sent, piece) for piece in islice(coming, free)]
                if not running:
                    return
                (ended, *_), running = ray.wait(running)
                yield self._found(ended)
        finally:
            for piece in running:
                ray.cancel(piece, force=True)

    def _found(self, ended: Any) -> Any:
        problems = self._ray.exceptions
        try:
            return self._ray.get(ended)
        except problems.RayTaskError as problem:
            raise problem.cause from None
        except problems.RayError as problem:
            raise ClusterError("error-cluster-lost", times=RETRIES, problem=str(problem).splitlines()[0]) from None

    def __enter__(self) -> Cluster:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, where: TracebackType | None
    ) -> None:
        if self._own:
            self._ray.shutdown()


def _done(version: str, work: Callable[[Any], Any], piece: Any) -> Any:
    """A piece of the work, done on a machine of the cluster."""
    if version != VERSION:
        raise ClusterError("error-cluster-version", own=VERSION, other=version)
    return work(piece)


def cut(part: range, size: int) -> Iterator[range]:
    """Games in pieces."""
    return (part[first : first + size] for first in range(0, len(part), size))


def in_pieces(things: Iterable[Piece], size: int) -> Iterator[list[Piece]]:
    """Things in lists of a size; the last one may be shorter."""
    coming = iter(things)
    return iter(lambda: list(islice(coming, size)), [])


def check(on: Any, device: str = "cpu", threads: int | None = None) -> None:
    """Raise OptionError for what a cluster cannot be asked."""
    address_of(given.instance("on", on, str))
    if device != "cpu":
        raise OptionError("on", "error-on-with", option="device")
    if threads is not None:
        raise OptionError("on", "error-on-with", option="threads")
