"""Tables: opening, viewing, acting, taking a seat."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Annotated

from fastapi import Depends, Header, Path, Query, Request, WebSocket
from starlette.responses import Response

from duchy.server.accounts.requester import Requester, requester_of
from duchy.server.edge.responses import cacheable, uncached
from duchy.server.live import connection as live
from duchy.server.live.admission import Admission
from duchy.server.live.connection import acting_seat
from duchy.server.problems import Refused
from duchy.server.routes import router_of
from duchy.server.schemas.base import Ply, SeatNumber, Status
from duchy.server.schemas.play import (
    Acknowledged,
    ActionRequest,
    Hint,
    HintRequest,
    LogPage,
    PositionView,
    Story,
    TableState,
    UndoRequest,
    Update,
)
from duchy.server.schemas.seats import Claim, HeldSeat, Invitation, OwnSeats, RematchBody, ShareBody
from duchy.server.schemas.tables import NewTable, OpenedTable, TableInfo, TableList
from duchy.server.state import server_of
from duchy.server.storage.outages import Unavailable
from duchy.server.storage.store import Cursor, Listed
from duchy.server.tables import gathering, leaving, new_tables, playing, wire
from duchy.server.tables.banners import is_taken
from duchy.server.tables.event_log import LONGEST
from duchy.server.tables.seats import hashed, new_secret, seat_of
from duchy.server.tables.table import Table
from duchy.server.tables.wire import Body

router = router_of("tables", prefix="/api/tables")

Id = Annotated[str, Path(description="the name of a table", examples=["i80Tx0uPqE8q"])]
Who = Annotated[Requester, Depends(requester_of)]
MOST_IDS = 50
CursorText = Annotated[str | None, Query(max_length=40, description="`next` of the page before")]
_CURSOR = re.compile(r"([0-9]{1,15})\.([A-Za-z0-9_-]{1,16})")


async def _table(request: Request, id: Id) -> Table:
    return await server_of(request).tables.get(id)


At = Annotated[Table, Depends(_table)]


# --- opening and listing ---------------------------------------------------------------------------------------------


@router.post("", status_code=201, response_model=OpenedTable)
async def open_table(request: Request, requester: Who, body: NewTable) -> Response:
    """Open a table. The answer holds the secrets of the opener's seats and the invitations for the others.

    If the opener is signed in, the account keeps the opener's seats.
    """
    server = server_of(request)
    opener = requester.name, requester.account, server.openers.of(request.scope)
    return uncached(await new_tables.open_table(server.tables, body, *opener), 201)


@router.get("", response_model=TableList)
async def list_tables(
    request: Request,
    status: Status | None = None,
    game: Annotated[str | None, Query(max_length=32, pattern=r"^[a-z0-9_-]*$")] = None,
    cursor: CursorText = None,
    ids: Annotated[
        str | None,
        Query(max_length=1000, pattern=r"^[A-Za-z0-9_,-]*$", description="names of tables, with commas between"),
    ] = None,
) -> Response:
    """The tables that are listed, newest first; or certain ones, listed or not."""
    server = server_of(request)
    if ids is not None:
        wanted = list(dict.fromkeys(ids.split(",")))[:MOST_IDS]
        return uncached({"tables": [info_of(request, row) for row in await server.store.by_id(wanted)], "next": None})
    rows, following = await server.store.page(status, game, read_cursor(cursor))
    return uncached({"tables": [info_of(request, row) for row in rows], "next": cursor_text(following)})


def read_cursor(text: str | None) -> Cursor | None:
    """Where a page begins; nothing is the first page."""
    if not text:
        return None
    found = _CURSOR.fullmatch(text)
    if not found:
        raise Refused(422, "cursor")
    return int(found[1]), found[2]


def cursor_text(cursor: Cursor | None) -> str | None:
    """The same as text."""
    return f"{cursor[0]}.{cursor[1]}" if cursor else None


def info_of(request: Request, row: Listed) -> dict[str, object]:
    """A table of a list: from memory if it is there, else from the database."""
    table = server_of(request).tables.peek(row.header.id)
    if table is not None:
        return table.info()
    return wire.info(wire.lasting(row.header, row.seats, row.status), row.updated, row.summary, row.rematch)


# --- viewing ---------------------------------------------------------------------------------------------------------


@router.get("/{id}", response_model=TableInfo)
async def table_info(request: Request, table: At) -> Response:
    """A table as it is shown to everyone who knows its address."""
    return cacheable(request, table.info_body())


@router.get("/{id}/state", response_model=TableState)
async def table_state(request: Request, table: At, requester: Who, seat: SeatNumber | None = None) -> Response:
    """Everything that a client needs to draw a table."""
    viewer, held = requester.viewer_at(table, seat)
    return cacheable(request, table.state_body(viewer, held))


@router.get("/{id}/view", response_model=PositionView)
async def table_view(
    request: Request, table: At, requester: Who, seat: SeatNumber | None = None, at: Ply | None = None
) -> Response:
    """The position now; of a finished game also the one after any ply."""
    viewer, _ = requester.viewer_at(table, seat)
    if at is None or at == table.ply:
        return cacheable(request, table.position_body(viewer))
    if table.status != "finished":
        raise Refused(409, "not-over")
    if at > table.ply:
        raise Refused(404, "not-found")
    reel = await server_of(request).tables.finished_game(table)
    return cacheable(request, Body(wire.position(at, viewer, reel.view(at, viewer), False)))


@router.get("/{id}/log", response_model=LogPage)
async def table_log(
    request: Request,
    table: At,
    requester: Who,
    after: Ply | None = None,
    before: Ply | None = None,
    seat: SeatNumber | None = None,
) -> Response:
    """What happened: the first events after a ply, or the last before one; 200 at most."""
    viewer, _ = requester.viewer_at(table, seat)
    first, last = -1 if after is None else after, table.ply + 1 if before is None else before
    if first + 1 < table.events.first:
        await server_of(request).tables.load_all_events(table)
    events = table.events.between(first, last, viewer)
    return cacheable(request, Body(wire.log_page(events[-LONGEST:] if after is None else events[:LONGEST])))


@router.get("/{id}/story", response_model=Story)
async def table_story(request: Request, table: At, requester: Who) -> Response:
    """The course of a finished game, for curves and replays."""
    requester.viewer_at(table)
    if table.status != "finished":
        raise Refused(409, "not-over")
    return cacheable(request, (await server_of(request).tables.finished_game(table)).story)


# --- acting ----------------------------------------------------------------------------------------------------------

Prefer = Annotated[str | None, Header(description="`return=minimal`: answer with ply and request only")]


@router.post("/{id}/actions", response_model=Update | Acknowledged)
async def act(request: Request, table: At, requester: Who, body: ActionRequest, prefer: Prefer = None) -> Response:
    """Take an action. It is stored when the answer comes."""
    seat = acting_seat(requester.seats_at(table), body.seat)
    request.app.state.buckets.check_seat(table.id, seat)
    entry = await playing.act(server_of(request).tables, table, seat, body.ply, body.action, body.request)
    return _done(table, seat, body, entry.ply, prefer)


@router.post("/{id}/undo", response_model=Update | Acknowledged)
async def undo(request: Request, table: At, requester: Who, body: UndoRequest, prefer: Prefer = None) -> Response:
    """Take back the seat's last action, if nothing was revealed since."""
    seat = acting_seat(requester.seats_at(table), body.seat)
    request.app.state.buckets.check_seat(table.id, seat)
    entry = await playing.undo(server_of(request).tables, table, seat, body.ply, body.request)
    return _done(table, seat, body, entry.ply, prefer)


@router.post("/{id}/hint", response_model=Hint)
async def hint(request: Request, table: At, requester: Who, body: HintRequest) -> Response:
    """The best three actions for the seat's decision, found from what the seat may know.

    The first hint for a decision is counted for the player, and everyone sees the number. It takes a few seconds; asked
    again, it comes at once. Refused where the table does not allow hints (``settings.hints``).
    """
    seat = acting_seat(requester.seats_at(table), body.seat)
    return uncached(await server_of(request).hints.ask(table, seat, body.ply))


def _done(table: Table, seat: int, body: ActionRequest | UndoRequest, ply: int, prefer: str | None) -> Response:
    if prefer == "return=minimal":
        return uncached({"ply": ply, "request": body.request})
    return uncached(table.update_body(seat, min(body.ply, ply - 1), body.request).raw)


# --- taking a seat ----------------------------------------------------------------------------------------------------


@router.post("/{id}/seats/{seat}/claim", response_model=HeldSeat)
async def claim(request: Request, table: At, seat: SeatNumber, requester: Who, body: Claim) -> Response:
    """Take a seat: by invitation, freely if the table is listed, or at a rematch by the token of the previous seat."""
    place = _seat(table, seat)
    tables = server_of(request).tables
    waiting = table.seats[place]
    for_everyone = table.header.settings["listed"] and waiting.previous is None
    if body.invite is None and not for_everyone:
        tokens = (body.token,) if body.token is not None else requester.tokens
        wish = new_tables.Sitting(tokens, requester.account, body.drawn, body.name, body.share_hash)
        token = await new_tables.take_over(tables, table, place, wish)
        return uncached({"seat": place if token is None else seat_of(table.seats, token), "token": token})
    if body.drawn is not None and waiting.token == hashed(body.drawn):  # the same request again
        return uncached({"seat": place, "token": body.drawn})
    if body.invite is not None and waiting.invite != hashed(body.invite):
        raise Refused(403, "wrong-invitation")
    token = body.drawn or new_secret()
    named = waiting.name if waiting.previous is None else None  # at a rematch that is the name of somebody else
    name = body.name or requester.name or named
    banner = body.banner if body.banner and not is_taken(table.seats, body.banner, place) else waiting.banner
    taken = replace(waiting, token=hashed(token), invite=None, account=requester.account, name=name, banner=banner)
    await gathering.sit_down(tables, table, replace(taken, share_hash=body.share_hash))
    return uncached({"seat": seat_of(table.seats, token), "token": token})


@router.get("/{id}/seats/mine", response_model=OwnSeats)
async def own_seats(table: At, requester: Who) -> Response:
    """The seats that the token is for. Seats that are drawn by lot get other numbers when the game begins."""
    by_token = replace(requester, account=None) if requester.tokens else requester
    seats = by_token.seats_at(table)
    if not seats:
        raise Refused(401, "no-token")
    return uncached({"seats": seats})


@router.post("/{id}/share", status_code=204)
async def give_share(request: Request, table: At, requester: Who, body: ShareBody) -> Response:
    """Add to the dice what was announced when sitting down; possible between the last seat and the start.

    The game begins when everything that was announced has come, or a little later without it.
    """
    await gathering.give_share(server_of(request).tables, table, requester.seats_at, body.share)
    return Response(status_code=204)


@router.post("/{id}/seats/{seat}/invite", response_model=Invitation)
async def invite(request: Request, table: At, seat: SeatNumber, requester: Who) -> Response:
    """A new invitation for an open seat, requested by a player of the table. The old invitation becomes invalid.

    A seat that is reserved for its player of the previous game is opened in this way too, but not at once. Then it goes
    to whoever comes first.
    """
    place = _seat(table, seat)
    if not requester.seats_at(table):
        raise Refused(401, "no-token")
    server = server_of(request)
    leaving.check_unreserved(table, place, server.tables.now(), int(server.settings.reserved_seconds * 1000))
    secret = new_secret()
    await server.tables.invite(table, place, hashed(secret))
    return uncached({"seat": place, "invite": secret})


@router.delete("/{id}/seats/{seat}/name", status_code=204)
async def forget_name(request: Request, table: At, seat: SeatNumber, requester: Who) -> Response:
    """Remove the name of a seat that the requester holds, from this table and from a seat reserved at its rematch."""
    place = _seat(table, seat)
    acting_seat(requester.seats_at(table), place)
    await server_of(request).tables.forget_name(table, place)
    return Response(status_code=204)


def _seat(table: Table, seat: int) -> int:
    if seat >= len(table.seats):
        raise Refused(404, "no-seat")
    return seat


@router.post("/{id}/rematch", response_model=OpenedTable)
async def rematch(request: Request, table: At, requester: Who, body: RematchBody | None = None) -> Response:
    """Play again with the same people. All of them get the same new table."""
    seats = requester.seats_at(table)
    if not seats:
        raise Refused(401, "no-token")
    drawn, share_hash = (body.drawn, body.share_hash) if body else (None, None)
    wish = new_tables.Sitting(requester.tokens, requester.account, drawn, share_hash=share_hash)
    return uncached(await new_tables.open_rematch(server_of(request).tables, table, seats, wish))


@router.websocket("/{id}/live")
async def table_live(socket: WebSocket, id: str) -> None:
    """Live updates; the messages are ``ClientMessage`` and ``ServerMessage``."""
    server = server_of(socket)
    admission = Admission(socket.scope, server.sockets, socket.app.state.buckets)
    try:
        if not admission.may_open:
            await live.turn_away(socket)
            return
        requester = await requester_of(socket)
        check = server.sign_outs.check_one
        await live.serve(socket, server.tables, server.chat, id, server.settings, requester, check, admission)
    except Unavailable:  # who it is cannot be read
        await live.turn_away(socket)
    finally:
        admission.leave()
