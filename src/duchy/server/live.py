"""Live connections: a socket at a table.

A connection keeps no queue of what happened. It remembers the ply that its client has, and whenever something changes
it sends what is missing, made from the table as it is by then. So a slow reader gets fewer and fuller updates, never an
endless backlog; one that reads nothing at all is dropped and resumes later.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from duchy.engine.errors import DuchyError
from duchy.engine.state import SPECTATOR
from duchy.server.problems import Refused, problem_of
from duchy.server.schemas import (
    ActMessage,
    ClientMessage,
    Hello,
    LookMessage,
    PingMessage,
    Pong,
    ProblemMessage,
    UndoMessage,
)
from duchy.server.seats import held
from duchy.server.settings import Settings
from duchy.server.table import Table
from duchy.server.tables import Tables

LARGEST = 16 * 1024  # characters of a message
FAULTS = 5  # messages that make no sense before we stop listening
UNANSWERED = 64  # answers that wait for a reader who sends and does not read

NO_SENSE, TOO_LARGE, TRY_LATER = 1008, 1009, 1013

Message = Hello | ActMessage | UndoMessage | LookMessage | PingMessage
_message: TypeAdapter[Message] = TypeAdapter(ClientMessage)
log = logging.getLogger(__name__)
_PONG = Pong().model_dump_json()


class Closed(Exception):
    """The connection is to be ended, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True)
class _Done:
    """An action of the client is stored: the answer is an update with its request, from its own event on."""

    request: str
    ply: int


class Connection:
    """A client at a table, with all the seats that it holds."""

    def __init__(
        self, socket: WebSocket, tables: Tables, table: Table, settings: Settings, account: str | None
    ) -> None:
        self.held: tuple[int, ...] = ()
        self._socket = socket
        self._tables = tables
        self._table = table
        self._settings = settings
        self._account = account
        self._language = "en"
        self._viewer = SPECTATOR
        self._ply = -1  # what the client has
        self._changes = 0
        self._faults = 0
        self._acting = False
        self._answers: deque[str | _Done] = deque()
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """Something has changed."""
        self._woken.set()

    async def run(self) -> None:
        """Serve the client until one of us ends it."""
        try:
            async with asyncio.timeout(self._settings.hello_seconds):
                await self._first()
        except TimeoutError:
            raise Closed(NO_SENSE) from None
        reader, writer = asyncio.create_task(self._read()), asyncio.create_task(self._write())
        try:
            done, _ = await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (reader, writer):
                task.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)
            self._leave()

    async def _first(self) -> None:
        while True:
            message = await self._receive()
            if isinstance(message, Hello):
                self._table = await self._tables.get(self._table.id)  # nobody kept it in memory for us until now
                if self._greet(message):
                    return
            elif message is not None:
                self._complain(None, Refused(400, "hello"))
            await self._flush()

    # --- reading -----------------------------------------------------------------------------------------------------

    async def _receive(self) -> Message | None:
        """The next message that makes sense; None after one that does not."""
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1005))
        text = received.get("text")
        if text is not None and len(text) > LARGEST:
            raise Closed(TOO_LARGE)
        try:
            return _message.validate_json(text or "")
        except ValidationError as error:
            self._faults += 1
            if self._faults > FAULTS:
                raise Closed(NO_SENSE) from None
            self._complain(None, error)
            return None

    async def _read(self) -> None:
        while True:
            message = await self._receive()
            if message is not None:
                await self._heed(message)
            if len(self._answers) > UNANSWERED:
                raise Closed(TRY_LATER)

    async def _heed(self, message: Message) -> None:
        if isinstance(message, ActMessage | UndoMessage):
            await self._act(message)
        elif isinstance(message, LookMessage):
            self._look(message.seat)
        elif isinstance(message, Hello):
            self._leave()
            self._greet(message)
        else:
            self._answer(_PONG)

    def _greet(self, hello: Hello) -> bool:
        """Learn who the client is and give it everything it needs; False if it may not look on."""
        self._language = hello.language
        self.held = held(self._table.seats, hello.tokens, self._account)
        if not self.held and not self._table.header.settings["spectators"]:
            self._complain(None, Refused(403, "no-spectators"))
            return False
        if len(self._table.listeners) >= self._settings.connections_per_table:
            raise Closed(TRY_LATER)
        online = self._table.online()
        self._table.listeners.add(self)
        if not online.issuperset(self.held):
            self._table.change()
        self._viewer = self._eyes(self.held[0] if self.held else SPECTATOR)
        since = hello.ply if hello.ply is not None and hello.ply <= self._table.ply else None
        self._answer(self._table.state_body(self._viewer, self.held, since).raw.decode())
        self._ply, self._changes = self._table.ply, self._table.changes
        return True

    def _leave(self) -> None:
        self._table.listeners.discard(self)
        if not self._table.online().issuperset(self.held):
            self._table.change()

    def _eyes(self, current: int) -> int:
        """Whose eyes the client sees with: the same as long as it decides, else the first of its seats that does."""
        deciding = [seat for seat in self.held if self._table.decides(seat)]
        return current if current in deciding or not deciding else deciding[0]

    def _look(self, seat: int) -> None:
        if seat not in self.held:
            self._complain(None, Refused(403, "not-your-seat"))
            return
        self._viewer = seat
        since, self._ply = self._ply, self._table.ply
        self._answer(self._table.update_body(seat, since).raw.decode())

    async def _act(self, message: ActMessage | UndoMessage) -> None:
        self._acting = True
        try:
            seat = which(self.held, message.seat, self._viewer)
            if isinstance(message, ActMessage):
                entry = await self._tables.act(self._table, seat, message.ply, message.action, message.request)
            else:
                entry = await self._tables.undo(self._table, seat, message.ply, message.request)
        except (Refused, DuchyError) as error:
            self._complain(message.request, error)
        except Exception as error:
            log.exception("table %s could not store an action", self._table.id)
            self._complain(message.request, error)
        else:
            self._answer(_Done(message.request, entry.ply))
        finally:
            self._acting = False
            self._woken.set()

    # --- writing -----------------------------------------------------------------------------------------------------

    def _answer(self, answer: str | _Done) -> None:
        self._answers.append(answer)
        self._woken.set()

    def _complain(self, request: str | None, error: Exception) -> None:
        problem = problem_of(error, self._language)
        self._answer(ProblemMessage(request=request, problem=problem).model_dump_json())

    async def _write(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            await self._flush()

    async def _flush(self) -> None:
        try:
            for message in self._messages():
                async with asyncio.timeout(self._settings.send_seconds):
                    await self._socket.send_text(message)
        except TimeoutError:
            raise Closed(TRY_LATER) from None

    def _messages(self) -> Iterator[str]:
        """What the client does not have yet. Each message is made when the one before it is gone."""
        while self._answers:
            answer = self._answers.popleft()
            yield self._update(answer) if isinstance(answer, _Done) else answer
        if self not in self._table.listeners:
            return
        if self._ply < self._table.ply and not self._acting:  # the answer to an action is its update
            yield self._update()
        if self._changes != self._table.changes:
            self._changes = self._table.changes
            yield self._table.changed_body().raw.decode()

    def _update(self, done: _Done | None = None) -> str:
        self._viewer = self._eyes(self._viewer)
        since, self._ply = self._ply, self._table.ply
        if done is None:
            return self._table.update_body(self._viewer, since).raw.decode()
        return self._table.update_body(self._viewer, min(since, done.ply - 1), done.request).raw.decode()


def which(seats: tuple[int, ...], wanted: int | None, viewer: int | None = None) -> int:
    """The seat that somebody acts for."""
    if not seats:
        raise Refused(401, "no-token")
    if wanted is None:
        if len(seats) == 1:
            return seats[0]
        if viewer is None or viewer not in seats:
            raise Refused(422, "which-seat")
        return viewer
    if wanted not in seats:
        raise Refused(403, "not-your-seat")
    return wanted


async def serve(socket: WebSocket, tables: Tables, name: str, settings: Settings, account: str | None) -> None:
    """Serve a socket at a table from beginning to end."""
    try:
        table = await tables.get(name)
    except Refused:
        await socket.close(NO_SENSE)  # before it is accepted: the client sees that the address is refused
        return
    await socket.accept()
    try:
        await Connection(socket, tables, table, settings, account).run()
    except WebSocketDisconnect:
        pass
    except Closed as ending:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(ending.code)
