"""The chat of a table over HTTP; the socket does the same live."""

from __future__ import annotations

from fastapi import Request
from starlette.responses import Response

from duchy.server.edge.addresses import address_of
from duchy.server.edge.responses import uncached
from duchy.server.live.chat import Author
from duchy.server.live.connection import acting_seat
from duchy.server.routes import router_of
from duchy.server.routes.tables import At, Who
from duchy.server.schemas.base import Ply
from duchy.server.schemas.chat import ChatLine, ChatPage, SayRequest
from duchy.server.state import server_of
from duchy.server.tables import wire

router = router_of("tables", prefix="/api/tables")


@router.get("/{id}/chat", response_model=ChatPage)
async def table_chat(table: At, requester: Who, after: Ply = 0) -> Response:
    """What was last said at a table, after a line."""
    requester.viewer_at(table)
    return uncached(wire.chat_page(table.talk.after(after)))


@router.post("/{id}/chat", status_code=201, response_model=ChatLine)
async def say(request: Request, table: At, requester: Who, body: SayRequest) -> Response:
    """Say something: for a seat or, where the table allows it, as a spectator."""
    seats = requester.seats_at(table)
    seat = acting_seat(seats, body.seat) if seats or body.seat is not None else None
    author = Author(seat, requester.name or body.name, address_of(request.scope), requester.account)
    said = await server_of(request).chat.say(table, author, body)
    return uncached(wire.chat_line(said), 201)
