"""Answers that leave in one piece."""

from __future__ import annotations

from asyncio import Transport
from typing import cast

from uvicorn.protocols.http.httptools_impl import RequestResponseCycle


class OneWrite:
    """The transport of one answer: its head waits for the begin of its body.

    uvicorn writes the head by itself, which costs another call of the system and another packet. That is as much as
    everything else that a read of a table needs.
    """

    __slots__ = ("_cycle", "_head", "_transport")

    def __init__(self, cycle: RequestResponseCycle) -> None:
        self._cycle = cycle
        self._transport = cycle.transport
        self._head: bytes | None = None  # nothing once it is sent

    @classmethod
    def of(cls, cycle: RequestResponseCycle) -> OneWrite:
        """Let an answer be written so."""
        whole = cls(cycle)
        cycle.transport = cast(Transport, whole)
        return whole

    def write(self, data: bytes) -> None:
        """Write what the answer consists of. What comes before its head asks for the body of the request."""
        if self._head is None and self._cycle.response_started:
            self._head = data
        else:
            self._transport.write(self._head + data if self._head else data)
            if self._head:
                self._head = b""

    def flush(self) -> None:
        """Write a head without a body."""
        if self._head:
            self._transport.write(self._head)
            self._head = b""

    def close(self) -> None:
        """Write what is left, and close."""
        self.flush()
        self._transport.close()

    def is_closing(self) -> bool:
        """As the transport says."""
        return self._transport.is_closing()
