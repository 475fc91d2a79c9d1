"""Tables: opening, looking, acting, sitting down."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Path, Query, Request, WebSocket
from starlette.responses import Response

from duchy.server import live, opening, wire
from duchy.server.answers import answer, fresh
from duchy.server.askers import Asker, asker_of
from duchy.server.chronicle import LONGEST
from duchy.server.live import which
from duchy.server.problems import Refused
from duchy.server.schemas import (
    Acknowledged,
    ActionRequest,
    Claim,
    HeldSeat,
    Invitation,
    LogPage,
    NewTable,
    OpenedTable,
    Ply,
    PositionView,
    SeatNumber,
    Status,
    Story,
    TableInfo,
    TableList,
    TableState,
    UndoRequest,
    Update,
)
from duchy.server.seats import hashed, new_secret
from duchy.server.state import server_of
from duchy.server.store import Listed
from duchy.server.table import Table
from duchy.server.wire import Body

router = APIRouter(prefix="/api/tables", tags=["tables"])

Id = Annotated[str, Path(description="the name of a table", examples=["i80Tx0uPqE8q"])]
Who = Annotated[Asker, Depends(asker_of)]
MOST_IDS = 50
_CURSOR = re.compile(r"([0-9]{1,15})\.([A-Za-z0-9_-]{1,16})")


async def _table(request: Request, id: Id) -> Table:
    return await server_of(request).tables.get(id)


At = Annotated[Table, Depends(_table)]


# --- opening and listing ---------------------------------------------------------------------------------------------


@router.post("", status_code=201, response_model=OpenedTable)
async def open_table(request: Request, wish: NewTable) -> Response:
    """Open a table. The answer holds the secrets of the opener's seats and the invitations for the others."""
    return fresh(await opening.open_table(server_of(request).tables, wish), 201)


@router.get("", response_model=TableList)
async def list_tables(
    request: Request,
    status: Status | None = None,
    game: Annotated[str | None, Query(max_length=32, pattern=r"^[a-z0-9_-]*$")] = None,
    cursor: Annotated[str | None, Query(max_length=40)] = None,
    ids: Annotated[
        str | None,
        Query(max_length=1000, pattern=r"^[A-Za-z0-9_,-]*$", description="names of tables, with commas between"),
    ] = None,
) -> Response:
    """The tables that are listed, newest first; or certain ones, listed or not."""
    server = server_of(request)
    if ids is not None:
        wanted = list(dict.fromkeys(ids.split(",")))[:MOST_IDS]
        return fresh({"tables": [info_of(request, row) for row in await server.store.those(wanted)], "next": None})
    rows, following = await server.store.page(status, game, _read_cursor(cursor) if cursor else None)
    next_page = f"{following[0]}.{following[1]}" if following else None
    return fresh({"tables": [info_of(request, row) for row in rows], "next": next_page})


def _read_cursor(text: str) -> tuple[int, str]:
    found = _CURSOR.fullmatch(text)
    if not found:
        raise Refused(422, "cursor")
    return int(found[1]), found[2]


def info_of(request: Request, row: Listed) -> dict[str, object]:
    """A table of a list, as it is in memory if it is there."""
    table = server_of(request).tables.at_hand(row.header.id)
    if table is not None:
        return table.info()
    return wire.info(row.header, row.seats, row.status, row.updated, row.summary, row.rematch)


# --- looking ---------------------------------------------------------------------------------------------------------


@router.get("/{id}", response_model=TableInfo)
async def table_info(request: Request, table: At) -> Response:
    """A table as everybody sees it who knows its address."""
    return answer(request, table.info_body())


@router.get("/{id}/state", response_model=TableState)
async def table_state(request: Request, table: At, asker: Who, seat: SeatNumber | None = None) -> Response:
    """Everything that a client needs to draw a table."""
    viewer, held = asker.eyes_at(table, seat)
    return answer(request, table.state_body(viewer, held))


@router.get("/{id}/view", response_model=PositionView)
async def table_view(
    request: Request, table: At, asker: Who, seat: SeatNumber | None = None, at: Ply | None = None
) -> Response:
    """The position now; of a finished game also the one after any ply."""
    viewer, _ = asker.eyes_at(table, seat)
    if at is None or at == table.ply:
        return answer(request, table.position_body(viewer))
    if table.status != "finished":
        raise Refused(409, "not-over")
    if at > table.ply:
        raise Refused(404, "not-found")
    reel = await server_of(request).tables.reel(table)
    return answer(request, Body(wire.position(at, viewer, reel.view(at, viewer), False)))


@router.get("/{id}/log", response_model=LogPage)
async def table_log(
    request: Request, table: At, asker: Who, after: Ply | None = None, before: Ply | None = None
) -> Response:
    """What happened: the first events after a ply, or the last before one; 200 at most."""
    asker.eyes_at(table)
    first, last = -1 if after is None else after, table.ply + 1 if before is None else before
    if first + 1 < table.chronicle.first:
        await server_of(request).tables.complete_chronicle(table)
    events = table.chronicle.between(first, last)
    return answer(request, Body(wire.log_page(events[-LONGEST:] if after is None else events[:LONGEST])))


@router.get("/{id}/story", response_model=Story)
async def table_story(request: Request, table: At, asker: Who) -> Response:
    """The course of a finished game, for curves and replays."""
    asker.eyes_at(table)
    if table.status != "finished":
        raise Refused(409, "not-over")
    return answer(request, (await server_of(request).tables.reel(table)).story)


# --- acting ----------------------------------------------------------------------------------------------------------

Prefer = Annotated[str | None, Header(description="`return=minimal`: answer with ply and request only")]


@router.post("/{id}/actions", response_model=Update | Acknowledged)
async def act(request: Request, table: At, asker: Who, wish: ActionRequest, prefer: Prefer = None) -> Response:
    """Take an action. It is stored when the answer comes."""
    seat = which(asker.seats_at(table), wish.seat)
    entry = await server_of(request).tables.act(table, seat, wish.ply, wish.action, wish.request)
    return _done(table, seat, wish, entry.ply, prefer)


@router.post("/{id}/undo", response_model=Update | Acknowledged)
async def undo(request: Request, table: At, asker: Who, wish: UndoRequest, prefer: Prefer = None) -> Response:
    """Take back the seat's last action, if nothing has come to light since."""
    seat = which(asker.seats_at(table), wish.seat)
    entry = await server_of(request).tables.undo(table, seat, wish.ply, wish.request)
    return _done(table, seat, wish, entry.ply, prefer)


def _done(table: Table, seat: int, wish: ActionRequest | UndoRequest, ply: int, prefer: str | None) -> Response:
    if prefer == "return=minimal":
        return fresh({"ply": ply, "request": wish.request})
    return fresh(table.update_body(seat, min(wish.ply, ply - 1), wish.request).raw)


# --- sitting down ----------------------------------------------------------------------------------------------------


@router.post("/{id}/seats/{seat}/claim", response_model=HeldSeat)
async def claim(request: Request, table: At, seat: SeatNumber, asker: Who, wish: Claim) -> Response:
    """Sit down: by invitation, freely where the table is listed, or at a rematch by the token of one's seat before."""
    place = _seat(table, seat)
    tables = server_of(request).tables
    waiting = table.seats[place]
    for_anybody = table.header.settings["listed"] and waiting.previous is None
    if wish.invite is None and not for_anybody:
        tokens = (wish.token,) if wish.token is not None else asker.tokens
        token = await opening.take_over(tables, table, place, tokens, asker.account, wish.name)
        return fresh({"seat": place, "token": token})
    if wish.invite is not None and waiting.invite != hashed(wish.invite):
        raise Refused(403, "wrong-invitation")
    token = new_secret()
    sitting = replace(waiting, token=hashed(token), invite=None, account=asker.account, name=wish.name or waiting.name)
    await tables.sit_down(table, sitting)
    return fresh({"seat": place, "token": token})


@router.post("/{id}/seats/{seat}/invite", response_model=Invitation)
async def invite(request: Request, table: At, seat: SeatNumber, asker: Who) -> Response:
    """A new invitation for a seat that still waits, by somebody who already sits at the table. The old one ends."""
    place = _seat(table, seat)
    if not asker.seats_at(table):
        raise Refused(401, "no-token")
    if not table.seats[place].open or table.seats[place].previous is not None:
        raise Refused(409, "seat-taken")
    secret = new_secret()
    await server_of(request).tables.invite(table, place, hashed(secret))
    return fresh({"seat": place, "invite": secret})


def _seat(table: Table, seat: int) -> int:
    if seat >= len(table.seats):
        raise Refused(404, "no-seat")
    return seat


@router.post("/{id}/rematch", response_model=OpenedTable)
async def rematch(request: Request, table: At, asker: Who) -> Response:
    """Play again with the same people. Whoever of them asks, it is the same new table."""
    seats = asker.seats_at(table)
    if not seats:
        raise Refused(401, "no-token")
    tables = server_of(request).tables
    return fresh(await opening.open_rematch(tables, table, seats, asker.tokens, asker.account))


@router.websocket("/{id}/live")
async def table_live(socket: WebSocket, id: str) -> None:
    """Everything as it happens; the messages are ``ClientMessage`` and ``ServerMessage``."""
    server = server_of(socket)
    asker = await asker_of(socket)
    await live.serve(socket, server.tables, id, server.settings, asker.account)
