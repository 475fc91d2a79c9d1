"""How many connections or sockets one address may have open, and all addresses together.

People behind one router share an address. So whoever plays goes before whoever does not: a new connection of a full
address takes the place of its oldest one that does nothing and holds no seat (`Crowd`), and sockets that watch do not
count against those that hold seats (`Audience`).
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Literal, Protocol

from duchy.server.edge.tally import TELL_AGAIN, Tally

SEATS = 4  # sockets that may hold seats, for each that may watch: both are limited, since anybody can open tables

log = logging.getLogger(__name__)


class Member(Protocol):
    """What a crowd counts."""

    @property
    def spare(self) -> bool:
        """Whether it may be closed for another of its address."""

    def displace(self) -> None:
        """Leave the crowd, and close."""


class Crowd:
    """Counts what is open by address; a limit of 0 is none."""

    def __init__(
        self, name: str, per_address: int, in_all: int = 0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.refused = 0
        self._name = name
        self._per_address = per_address
        self._in_all = in_all
        self._clock = clock
        self._open: dict[str, dict[Member, None]] = {}  # by address, the oldest first
        self._total = 0
        self._told = -TELL_AGAIN

    def __len__(self) -> int:
        return self._total

    def enter(self, address: str, member: Member) -> bool:
        """Count one more of an address; False, and it is not counted, if that would be too many.

        At a full address the oldest that can be spared leaves. An empty address stands for a proxy with many behind it,
        for which only the limit of all together counts.
        """
        here = self._open.get(address, {})
        if self._per_address and address and len(here) >= self._per_address:
            spare = next((other for other in here if other.spare), None)
            if spare is None:
                return self._refuse("%s of %s refused: it has %d, the most for one address", address, self._per_address)
            spare.displace()
        if self._in_all and self._total >= self._in_all:
            return self._refuse("%s of %s refused: there are %d in all, the most", address, self._in_all)
        self._open.setdefault(address, {})[member] = None
        self._total += 1
        return True

    def leave(self, address: str, member: Member) -> None:
        """Count one less; only for what has entered."""
        here = self._open[address]
        del here[member]
        self._total -= 1
        if not here:
            del self._open[address]

    def _refuse(self, sentence: str, address: str, limit: int) -> bool:
        self.refused += 1
        if self._clock() - self._told >= TELL_AGAIN:  # a flood must not fill the log
            self._told = self._clock()
            log.warning(sentence, self._name, address, limit)
        return False


class Place:
    """The place of a socket among those of its address."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.kind: Literal["waiting", "watching", "seated"] = "waiting"
        self.displaced = False
        self.on_displaced: Callable[[], None] = lambda: None

    def displace(self) -> None:
        """Tell the socket to close."""
        self.displaced = True
        self.on_displaced()


class Audience:
    """The sockets of each address: those that have not said who they are, those that watch and those that hold seats.

    Each kind has a limit of its own. Who comes waits at first, and takes the place of the one that has waited longest
    if too many do: so an address with many watchers still lets a player in. A limit of 0 is none.
    """

    def __init__(self, per_address: int, refused: Tally) -> None:
        self._most = {"waiting": per_address, "watching": per_address, "seated": SEATS * per_address}
        self._refused = refused
        self._places: dict[str, dict[Place, None]] = {}  # by address, the oldest first

    def __len__(self) -> int:
        return sum(map(len, self._places.values()))

    def enter(self, address: str) -> Place:
        """A place for a socket that has not said who it is."""
        place = Place(address)
        self._places.setdefault(address, {})[place] = None
        waiting = self._of_kind(address, "waiting")
        if self._is_limited(place) and len(waiting) > self._most["waiting"]:
            self._refused.count("displaced")
            self.leave(waiting[0])
            waiting[0].displace()
        return place

    def take(self, place: Place, seated: bool) -> bool:
        """Learn whether a socket holds a seat; False if its address has too many of its kind already."""
        if place.displaced:
            return False
        kind: Literal["seated", "watching"] = "seated" if seated else "watching"
        most = self._most[kind]
        if kind != place.kind and self._is_limited(place) and len(self._of_kind(place.address, kind)) >= most:
            sentence = "a socket of %s refused: it has %d that are " + kind
            self._refused.count("socket", sentence, place.address, most)
            return False
        place.kind = kind
        return True

    def leave(self, place: Place) -> None:
        """Count a socket no more; one that was displaced has left already."""
        here = self._places.get(place.address, {})
        here.pop(place, None)
        if not here:
            self._places.pop(place.address, None)

    def _of_kind(self, address: str, kind: str) -> list[Place]:
        return [place for place in self._places.get(address, {}) if place.kind == kind]

    def _is_limited(self, place: Place) -> bool:
        return bool(place.address and self._most["waiting"])
