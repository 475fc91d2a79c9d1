"""Runs cases against a server, many at the same time, and counts what came of them."""

from __future__ import annotations

import asyncio
import random
import socket
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import cast

from tests.support.wire import frames, requests
from tests.support.wire.case import Case, Kind, Place
from tests.support.wire.reading import Reader, Unclean

DEADLINE = 120.0  # seconds for what must come; many, for machines with much else to do
QUIET = 0.15  # seconds of silence after which a client that expects nothing certain hangs up
SOURCES = 200  # one address has too few ports for so many connections
SHOWN = 3000  # bytes of a case and of its answer that a failure shows

KINDS: dict[str, Kind] = {**requests.kinds.known, **frames.kinds.known}


def make_case(seed: int, number: int, place: Place) -> Case:
    """The case of a number; the same for the same seed."""
    chance = random.Random(f"{seed}-{number}")
    kinds = list(KINDS.values())
    (kind,) = chance.choices(kinds, [kind.weight for kind in kinds])
    return kind.make(chance, place)


@dataclass
class Report:
    """What came of all cases."""

    cases: int = 0
    units: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    codes: Counter[int] = field(default_factory=Counter)
    messages: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def note(self, case: Case, reader: Reader, ending: str) -> None:
        """Count a case."""
        self.cases += 1
        self.units += case.units
        self.kinds[case.kind] += 1
        self.statuses.update(reader.statuses)
        self.messages.update(reader.types)
        self.endings[ending] += 1
        if reader.code is not None:
            self.codes[reader.code] += 1

    def fail(self, seed: int, number: int, case: Case, reader: Reader, reason: object) -> None:
        """Note a failure, with everything that is needed to see it again."""
        sent = b"".join([case.upgrade or b"", *case.sends])
        self.failures.append(
            f"{case.kind}: {reason}\n"
            f"  again: python -m bench.wire_fuzz --seed {seed} --case {number}\n"
            f"  sent {len(sent)} bytes: {sent[:SHOWN]!r}\n"
            f"  came {len(reader.received)} bytes: {bytes(reader.received[:SHOWN])!r}"
        )

    def __str__(self) -> str:
        counts = (
            f"{self.cases} connections, {self.units} requests and frames",
            f"answers: {_listed(self.statuses)}",
            f"messages: {_listed(self.messages)}",
            f"close codes: {_listed(self.codes)}",
            f"ends: {_listed(self.endings)}",
            f"kinds: {_listed(self.kinds)}",
        )
        return "\n".join(counts)


def _listed(counts: Counter[str] | Counter[int]) -> str:
    return ", ".join(f"{name} {number}" for name, number in sorted(counts.items(), key=str)) or "none"


class Connection(asyncio.Protocol):
    """One connection to the server."""

    def __init__(self, case: Case) -> None:
        self.reader = Reader(case)
        self.lost = False
        self.fault: Exception | None = None
        self.transport: asyncio.Transport | None = None
        self._woken = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        try:
            if self.fault is None:
                self.reader.feed(data)
        except Exception as fault:  # whatever the server sent that cannot be read
            self.fault = fault
        self._woken.set()

    def eof_received(self) -> None:
        self._woken.set()

    def connection_lost(self, reason: Exception | None) -> None:
        self.lost = True
        try:
            if self.fault is None and reason is None:  # after a reset, anything may be missing
                self.reader.finish()
        except Unclean as fault:
            self.fault = fault
        self._woken.set()

    async def until(self, enough: Callable[[], bool], seconds: float) -> bool:
        """Wait until there is enough, the connection is gone, or nothing has come for so many seconds."""
        while not (self.lost or self.fault or enough()):
            self._woken.clear()
            try:
                async with asyncio.timeout(seconds):
                    await self._woken.wait()
            except TimeoutError:
                return False
        return True


@dataclass
class Fuzzer:
    """Sends cases to a server."""

    port: int
    place: Place
    seed: int
    sources: int = SOURCES
    """From how many addresses of this computer it comes."""
    report: Report = field(default_factory=Report)

    async def run(self, first: int, last: int, at_once: int = 32) -> None:
        """Run the cases of these numbers."""
        numbers = iter(range(first, last))

        async def work() -> None:
            for number in numbers:
                await self.one(number)

        await asyncio.gather(*(work() for _ in range(at_once)))

    async def run_units(self, units: int, at_once: int, progress: Callable[[int], None]) -> None:
        """Run cases until so many requests and frames were sent."""
        number = 0
        while self.report.units < units:
            await self.run(number, number + at_once * 16, at_once)
            number += at_once * 16
            progress(min(units, self.report.units))

    async def one(self, number: int) -> Reader:
        """Run one case."""
        case = make_case(self.seed, number, self.place)
        connection = await self._connect(number, case)
        try:
            ending = await _play(connection, case)
            if connection.fault is not None:
                raise connection.fault
        except Exception as reason:
            ending = "failure"
            self.report.fail(self.seed, number, case, connection.reader, repr(reason))
        finally:
            if connection.transport is not None:
                connection.transport.abort()
        self.report.note(case, connection.reader, ending)
        return connection.reader

    async def _connect(self, number: int, case: Case) -> Connection:
        loop = asyncio.get_running_loop()
        source = f"127.0.0.{number % self.sources + 2}"
        _, made = await loop.create_connection(
            lambda: Connection(case), "127.0.0.1", self.port, local_addr=(source, 0), family=socket.AF_INET
        )
        return made


async def _play(connection: Connection, case: Case) -> str:
    """Send a case and read what comes; how it ended."""
    transport, reader = connection.transport, connection.reader
    assert transport is not None
    if case.upgrade is not None:
        transport.write(case.upgrade)
        if not await connection.until(lambda: bool(reader.statuses), DEADLINE):
            raise Unclean("no answer to the request for a socket")
        if not reader.accepted:
            return "refused"
    for part in case.sends:
        if transport.is_closing():
            break
        transport.write(part)
        if len(case.sends) > 1:
            await asyncio.sleep(0)
    if case.ending == "abort" and not case.answers:
        transport.abort()
        return "aborted"
    await _read(connection, case)
    if connection.lost or connection.fault:
        return "closed by the server"
    with suppress(OSError):  # it may be gone already
        transport.write_eof()
    if not await connection.until(lambda: False, DEADLINE):
        raise Unclean("the server did not close the connection after the client did")
    return "closed by the client"


async def _read(connection: Connection, case: Case) -> None:
    """Read until everything has come that must come, or nothing more comes."""
    reader = connection.reader
    if case.answers is not None:
        if not await connection.until(lambda: len(reader.statuses) >= (case.answers or 0), DEADLINE):
            raise Unclean(f"{len(reader.statuses)} answers of {case.answers}")
        if len(reader.statuses) < case.answers and connection.fault is None:
            raise Unclean(f"closed after {len(reader.statuses)} answers of {case.answers}")
    elif case.welcomed:
        limited = (1008, 1013)  # a limit of the server's
        if not await connection.until(lambda: "welcome" in reader.types or reader.code is not None, DEADLINE):
            raise Unclean("no welcome")
        if "welcome" not in reader.types and reader.code not in limited and connection.fault is None:
            raise Unclean(f"closed with {reader.code} before the welcome")
    await connection.until(lambda: reader.code is not None, QUIET)
