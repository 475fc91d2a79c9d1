"""What all connections of a server share, and the look at each of them once a second."""

from __future__ import annotations

import logging
from asyncio import Transport
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from duchy.server.edge.crowds import Crowd
from duchy.server.edge.tally import Tally
from duchy.server.settings import Settings

_NOISE = frozenset({"Invalid HTTP request received.", "Unsupported upgrade request."})  # anybody could fill the log


@dataclass(frozen=True)
class Limits:
    """What all connections of a server share."""

    crowd: Crowd
    trusted: str
    request_seconds: float
    refused: Tally = field(default_factory=Tally)

    @classmethod
    def of(cls, settings: Settings) -> Limits:
        """The limits of a server."""
        refused = Tally()
        crowd = Crowd("a connection", settings.connections_per_address, settings.connections)
        return cls(crowd, settings.trusted_proxies, settings.request_seconds, refused)


@runtime_checkable
class Watched(Protocol):
    """A connection that is looked at once a second."""

    def look(self, now: float) -> None:
        """Close it if its client is too slow."""


def sweep(connections: Iterable[object], now: float) -> None:
    """Look at all connections and sockets; to be called once in a while."""
    for connection in list(connections):
        if isinstance(connection, Watched):
            connection.look(now)


class Unsent:
    """Notices that a client takes nothing of what is sent to it."""

    __slots__ = ("_since", "_size")

    def __init__(self) -> None:
        self._size, self._since = 0, 0.0

    def stuck(self, transport: Transport, now: float) -> float:
        """For how many seconds the same bytes have been waiting."""
        size = transport.get_write_buffer_size()
        if not size or size != self._size:
            self._size, self._since = size, now
        return now - self._since


class Quiet(logging.Filter):
    """Leaves out what uvicorn says about requests that are none: everybody could fill the log with it."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is logged."""
        return record.msg not in _NOISE
