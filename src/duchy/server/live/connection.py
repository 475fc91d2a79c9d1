"""Live connections: a WebSocket at a table.

A connection keeps no queue of events. It remembers the ply that its client has, and whenever something changes it sends
what is missing, made from the table as it is at that moment. So a slow reader gets fewer and larger updates instead of
a growing backlog; a client that does not read at all is disconnected and resumes later.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import count

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from duchy.engine.errors import DuchyError
from duchy.engine.game.game import SPECTATOR
from duchy.server.accounts.requester import Requester
from duchy.server.live.admission import Admission, Persistent
from duchy.server.live.chat import Author, Chat
from duchy.server.problems import Refused, problem_of
from duchy.server.schemas.socket import (
    ActMessage,
    ClientMessage,
    GoOnMessage,
    Hello,
    LookMessage,
    PingMessage,
    Pong,
    PreparingMessage,
    ProblemMessage,
    SayMessage,
    UndoMessage,
)
from duchy.server.settings import Settings
from duchy.server.storage.outages import Unavailable
from duchy.server.storage.store import Gone
from duchy.server.tables import playing, render, wire
from duchy.server.tables.event_log import LATEST
from duchy.server.tables.seats import held
from duchy.server.tables.table import Listener, Table
from duchy.server.tables.tables import Tables

LARGEST = 16 * 1024  # characters of a message
FAULTS = 5  # invalid messages before the connection is closed
UNREAD = 64  # messages that may wait for a client that sends and does not read
PREPARING_PAUSE, PREPARING_SECONDS = 0.5, 5.0  # between two messages about a game that is not ready: at least, at most

POLICY_VIOLATION, TOO_LARGE, TRY_AGAIN_LATER = 1008, 1009, 1013

Message = Hello | ActMessage | UndoMessage | GoOnMessage | LookMessage | SayMessage | PingMessage
_message: TypeAdapter[Message] = TypeAdapter(ClientMessage)
log = logging.getLogger(__name__)
_numbers = count()
_PONG = Pong().model_dump_json()


class Closed(Exception):
    """The connection is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True)
class _Done:
    """An action of the client is stored: it is answered by an update with its request, beginning with its own event."""

    request: str
    ply: int


@dataclass(frozen=True)
class _Heard:
    """What the client has said is stored: it is answered by the lines of the chat that it does not have yet."""

    request: str


CheckSignIn = Callable[[Listener], Awaitable[None]]
"""Closes a connection if the sign-in that it acts for has ended."""


class Connection:
    """A client at a table, with all the seats that it holds."""

    def __init__(
        self,
        socket: WebSocket,
        tables: Tables,
        chat: Chat,
        table: Table,
        settings: Settings,
        requester: Requester,
        check: CheckSignIn,
        admission: Admission,
    ) -> None:
        self.held: tuple[int, ...] = ()
        self.number = next(_numbers)
        self._displaced = False
        self._socket = socket
        self._tables = tables
        self._chat = chat
        self._table = table
        self._settings = settings
        self._requester = requester
        self._check = check
        self._admission = admission
        self._patience = asyncio.timeout(settings.hello_seconds)
        self._language = "en"
        self._tokens: list[str] = []
        self._begun = False  # whether the client has been shown a position
        self._viewer = SPECTATOR
        self._ply = -1  # what the client has
        self._changes = 0
        self._said = 0  # the last line of the chat that the client has
        self._faults = 0
        self._signed_out = False
        self._removed = False  # the table
        self._acting = False
        self._saying = False
        self._outbox: deque[str | _Done | _Heard] = deque()
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """Something has changed."""
        self._woken.set()

    def displace(self) -> None:
        """Another connection of the same seat or address takes the place of this one, which is the oldest."""
        self._table.listeners.discard(self)
        self._displaced = True
        self._woken.set()

    def _displace_waiting(self) -> None:
        """The same before the client has said hello, when nobody listens to being woken."""
        self._displaced = True
        self._patience.reschedule(0)

    def reseat(self) -> None:
        """Learn which seats the client holds."""
        self._learn_seats()
        self._admission.sit(bool(self.held))

    def _learn_seats(self) -> None:
        self.held = held(self._table.seats, self._tokens, self._requester.account)

    @property
    def sign_in(self) -> tuple[str, str] | None:
        """The account and the session that this connection acts for."""
        account, session = self._requester.account, self._requester.session
        return (account, session) if account is not None and session is not None else None

    def sign_out(self) -> None:
        """The session has ended: act for nobody any more, and let the client come back as whoever it is by then."""
        self._leave()
        self.held = ()
        self._requester = Requester(self._requester.tokens, None)
        self._signed_out = True
        self._woken.set()

    def remove(self) -> None:
        """The table was removed: say so, and close."""
        self._table.listeners.discard(self)
        self._send_problem(None, Gone())
        self._removed = True

    async def run(self) -> None:
        """Serve the client until either side closes the connection."""
        try:
            async with self._patience:
                self._admission.on_displaced(self._displace_waiting)
                if self._admission.displaced:
                    self._displace_waiting()
                await self._wait_for_hello()
        except TimeoutError:
            raise Closed(TRY_AGAIN_LATER if self._displaced else POLICY_VIOLATION) from None
        try:
            await self._check_sign_in()
            await self._talk()
        finally:
            self._leave()

    async def _check_sign_in(self) -> None:
        """Look whether the sign-in has ended since the socket was opened; from here on it is told when it does."""
        if self.sign_in is not None:
            try:
                await self._check(self)
            except Unavailable:
                raise Closed(TRY_AGAIN_LATER) from None

    async def _talk(self) -> None:
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                if task.done():
                    task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            # The exception that ends a task holds this frame. If the frame held the task, all of it, with the table,
            # would stay in memory until Python looks for cycles.
            tasks.clear()
            del task

    async def _wait_for_hello(self) -> None:
        while True:
            message = await self._receive()
            if message is not None and not self._is_in_time(message):
                pass
            elif isinstance(message, Hello):
                self._table = await self._loaded_table()
                if self._handle_hello(message):
                    return
            elif message is not None:
                self._send_problem(None, Refused(400, "hello"))
            await self._flush()

    async def _loaded_table(self) -> Table:
        """The table, which may have been unloaded or removed in the meantime."""
        try:
            return await self._tables.get(self._table.id)
        except Unavailable:
            raise Closed(TRY_AGAIN_LATER) from None
        except Gone:
            raise Closed(POLICY_VIOLATION) from None

    # --- reading -----------------------------------------------------------------------------------------------------

    async def _receive(self) -> Message | None:
        """The next message; None after an invalid one."""
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
                raise Closed(POLICY_VIOLATION) from None
            self._send_problem(None, error)
            return None

    async def _read(self) -> None:
        while True:
            message = await self._receive()
            if message is not None and self._is_in_time(message):
                await self._handle(message)
            if len(self._outbox) > UNREAD:
                raise Closed(TRY_AGAIN_LATER)

    def _is_in_time(self, message: Message) -> bool:
        """Whether the client may send a message already; if not, it is told so, and in the end sent away."""
        acting = isinstance(message, ActMessage | UndoMessage)
        try:
            self._admission.check_message(acting)
        except Refused as refusal:
            self._send_problem(getattr(message, "request", None), refusal)
            return False
        except Persistent:
            raise Closed(POLICY_VIOLATION) from None
        return True

    async def _handle(self, message: Message) -> None:
        if isinstance(message, ActMessage | UndoMessage):
            await self._act(message)
        elif isinstance(message, GoOnMessage):
            self._go_on(message)
        elif isinstance(message, LookMessage):
            self._change_viewer(message.seat)
        elif isinstance(message, SayMessage):
            await self._say(message)
        elif isinstance(message, Hello):
            self._leave()
            self._handle_hello(message)
        else:
            self._send_later(_PONG)

    def _handle_hello(self, hello: Hello) -> bool:
        """Learn which seats the client holds and send the state of the table; False if it may not see the table."""
        self._language = hello.language
        self._tokens = hello.tokens
        self._learn_seats()
        if not self.held and not self._table.header.settings["spectators"]:
            self._send_problem(None, Refused(403, "no-spectators"))
            return False
        if not self.held and self._table.spectators() >= self._settings.connections_per_table:
            raise Closed(TRY_AGAIN_LATER)  # never a player: watchers must not be able to lock a seat out
        if not self._admission.sit(bool(self.held)):
            raise Closed(TRY_AGAIN_LATER)
        online = self._table.online()
        self._table.listeners.add(self)
        for seat in self.held:
            self._table.make_room(seat, self._settings.sockets_per_seat)
        if not online.issuperset(self.held):
            self._table.change()
        since = hello.ply if hello.ply is not None and hello.ply <= self._table.ply else None
        self._send_later(self._welcome(since))
        self._said = hello.said or 0
        return True

    def _welcome(self, since: int | None = None) -> str:
        """Everything that the client needs; the events after a ply, or the latest events."""
        self._viewer = self._choose_viewer(self.held[0] if self.held else SPECTATOR)
        self._ply, self._changes, self._begun = self._table.ply, self._table.changes, self._table.begun
        return self._table.state_body(self._viewer, self.held, since).raw.decode()

    def _leave(self) -> None:
        self._table.listeners.discard(self)
        self._table.seen.update(dict.fromkeys(self.held, self._tables.now()))
        if not self._table.online().issuperset(self.held):
            self._table.change()

    def _choose_viewer(self, current: int) -> int:
        """The seat whose view the client gets: the current one while it decides, else its first seat that does."""
        deciding = [seat for seat in self.held if self._table.asks(seat)]
        return current if current in deciding or not deciding else deciding[0]

    def _change_viewer(self, seat: int) -> None:
        if seat not in self.held:
            self._send_problem(None, Refused(403, "not-your-seat"))
            return
        since = self._show_to(seat)
        if not self._begun:
            self._send_later(self._welcome())
            return
        self._send_later(self._table.update_body(seat, since).raw.decode())

    def _show_to(self, viewer: int) -> int:
        """Switch to a viewer and to the current ply; returns the ply up to which the client has the viewer's events.

        Where the lines of the log differ by viewer, those that the client has may be another viewer's: then the latest
        events are sent again.
        """
        since = self._ply
        if self._begun and viewer != self._viewer and render.has_private_log(self._table.match.game):
            since = min(since, self._table.ply - LATEST)
        self._viewer, self._ply = viewer, self._table.ply
        return since

    async def _act(self, message: ActMessage | UndoMessage) -> None:
        self._acting = True
        try:
            seat = acting_seat(self.held, message.seat, self._viewer)
            self._admission.check_seat(self._table.id, seat)
            if isinstance(message, ActMessage):
                hold = message.hold if self._settings.holds else None
                entry = await playing.act(
                    self._tables, self._table, seat, message.ply, message.action, message.request, hold=hold
                )
            else:
                entry = await playing.undo(self._tables, self._table, seat, message.ply, message.request)
        except (Refused, DuchyError) as error:
            self._send_problem(message.request, error)
        except Persistent:
            raise Closed(POLICY_VIOLATION) from None
        except Exception as error:
            log.exception("table %s could not store an action", self._table.id)
            self._send_problem(message.request, error)
        else:
            self._send_later(_Done(message.request, entry.ply))
        finally:
            self._acting = False
            self._woken.set()

    def _go_on(self, message: GoOnMessage) -> None:
        try:
            playing.go_on(self._tables, self._table, acting_seat(self.held, message.seat, self._viewer), message.ply)
        except Refused as error:
            self._send_problem(None, error)

    async def _say(self, message: SayMessage) -> None:
        self._saying = True
        try:
            seat = acting_seat(self.held, message.seat, self._viewer) if self.held or message.seat is not None else None
            requester, address = self._requester, self._admission.address
            author = Author(seat, requester.name or message.name, address, requester.account)
            await self._chat.say(self._table, author, message)
        except Refused as error:
            self._send_problem(message.request, error)
        except Exception as error:
            log.exception("table %s could not store a line of the chat", self._table.id)
            self._send_problem(message.request, error)
        else:
            self._send_later(_Heard(message.request))
        finally:
            self._saying = False
            self._woken.set()

    # --- writing -----------------------------------------------------------------------------------------------------

    def _send_later(self, message: str | _Done | _Heard) -> None:
        self._outbox.append(message)
        self._woken.set()

    def _send_problem(self, request: str | None, error: Exception) -> None:
        problem = problem_of(error, self._language)
        self._send_later(ProblemMessage(request=request, problem=problem).model_dump_json())

    async def _write(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            if self._displaced or self._signed_out:
                raise Closed(TRY_AGAIN_LATER)
            await self._flush()
            if self._removed:
                raise Closed(POLICY_VIOLATION)

    async def _flush(self) -> None:
        try:
            for message in self._messages():
                async with asyncio.timeout(self._settings.send_seconds):
                    await self._socket.send_text(message)
        except TimeoutError:
            raise Closed(TRY_AGAIN_LATER) from None

    def _messages(self) -> Iterator[str]:
        """The messages that the client does not have yet; each is made when the previous one has been sent."""
        while self._outbox:
            message = self._outbox.popleft()
            if isinstance(message, _Heard):
                yield self._chat_lines(message.request)
            else:
                yield self._update(message) if isinstance(message, _Done) else message
        if self not in self._table.listeners:
            return
        if self._begun != self._table.begun:  # seats may have other numbers now, in the chat as well
            self._said = 0
            yield self._welcome()
        if self._begun and self._ply < self._table.ply and not self._acting:  # own actions are answered otherwise
            yield self._update()
        if self._changes != self._table.changes:
            self._changes = self._table.changes
            yield self._table.changed_body().raw.decode()
        if self._said < self._table.talk.last and not self._saying:
            yield self._chat_lines()

    def _chat_lines(self, request: str | None = None) -> str:
        lines = self._table.talk.after(self._said)
        self._said = self._table.talk.last
        return wire.chat(lines, request).decode()

    def _update(self, done: _Done | None = None) -> str:
        since = self._show_to(self._choose_viewer(self._viewer))
        if done is None:
            return self._table.update_body(self._viewer, since).raw.decode()
        return self._table.update_body(self._viewer, min(since, done.ply - 1), done.request).raw.decode()


def acting_seat(seats: tuple[int, ...], wanted: int | None, viewer: int | None = None) -> int:
    """The seat that a request acts for."""
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


async def _wait_for_table(socket: WebSocket, tables: Tables, name: str) -> Table:
    """Tell the client how far the game of a table is, until the table can be loaded."""
    while True:
        try:
            return await tables.get(name)
        except Refused as refusal:
            if refusal.preparing is None:
                raise Closed(TRY_AGAIN_LATER if isinstance(refusal, Unavailable) else POLICY_VIOLATION) from None
            await socket.send_text(PreparingMessage(**refusal.preparing.model_dump()).model_dump_json())
        with suppress(TimeoutError):
            async with asyncio.timeout(PREPARING_SECONDS):
                await tables.preparation.wait_for_change()
        await asyncio.sleep(PREPARING_PAUSE)


async def turn_away(socket: WebSocket) -> None:
    """Close a socket that cannot be served now. It is accepted first, since a page learns the code only then."""
    await socket.accept()
    with suppress(WebSocketDisconnect):
        await socket.close(TRY_AGAIN_LATER)


async def serve(
    socket: WebSocket,
    tables: Tables,
    chat: Chat,
    name: str,
    settings: Settings,
    requester: Requester,
    check: CheckSignIn,
    admission: Admission,
) -> None:
    """Serve a socket at a table until it is closed."""
    table: Table | None = None
    try:
        table = await tables.get(name)
    except Refused as refusal:
        if isinstance(refusal, Unavailable):
            await turn_away(socket)
            return
        if refusal.preparing is None:
            await socket.close(POLICY_VIOLATION)  # before it is accepted, so that the client sees a refused address
            return
    await socket.accept()
    try:
        table = table or await _wait_for_table(socket, tables, name)
        await Connection(socket, tables, chat, table, settings, requester, check, admission).run()
    except WebSocketDisconnect:
        pass
    except Closed as ending:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(ending.code)
