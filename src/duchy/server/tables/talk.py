"""What was last said at a table, in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import replace

from duchy.server.storage.models import Said


class Talk:
    """The latest lines of a table's chat, oldest first."""

    def __init__(self, said: Iterable[Said]) -> None:
        self.lines = list(said)
        self.lock = asyncio.Lock()

    @property
    def last(self) -> int:
        """The number of the latest line; 0 if nothing was said."""
        return self.lines[-1].number if self.lines else 0

    def after(self, number: int) -> list[Said]:
        """The lines after a number."""
        return [said for said in self.lines if said.number > number]

    def with_request(self, request: str) -> Said | None:
        """The line that a request has said before."""
        return next((said for said in reversed(self.lines) if said.request == request), None)

    def reseat(self, numbers: Mapping[int | None, int]) -> None:
        """Give the seats other numbers."""
        self.lines = [replace(said, seat=numbers.get(said.seat, said.seat)) for said in self.lines]

    def add(self, said: Iterable[Said], kept: int) -> None:
        """Add lines that have been stored, and keep so many."""
        self.lines = [*self.lines, *said][-kept:]
