"""People at a table: conceding, leaving and coming back, bots that play on, and waiting rooms."""

from __future__ import annotations

from fastapi import Request
from starlette.responses import Response

from duchy.engine.game.seating import RETURN
from duchy.server.edge.responses import uncached
from duchy.server.live.connection import acting_seat
from duchy.server.routes import router_of
from duchy.server.routes.tables import At, Who
from duchy.server.schemas.play import Acknowledged
from duchy.server.schemas.seats import AgreeBody, FillBody, SeatRequestBody
from duchy.server.state import server_of
from duchy.server.tables import gathering, leaving, new_tables, playing
from duchy.server.tables.people import AGREE

router = router_of("tables", prefix="/api/tables")


def _done(ply: int, request: str) -> Response:
    return uncached({"ply": ply, "request": request})


@router.post("/{id}/concede", response_model=Acknowledged)
async def concede(request: Request, table: At, requester: Who, body: SeatRequestBody) -> Response:
    """Concede. With two sides the other wins at once; with more a bot plays on, and who conceded comes last."""
    seat = acting_seat(requester.seats_at(table), body.seat)
    entry = await playing.change_seat(
        server_of(request).tables, table, seat, leaving.concession, body.request, "concede"
    )
    return _done(entry.ply, body.request)


@router.post("/{id}/leave", response_model=Acknowledged)
async def leave(request: Request, table: At, requester: Who, body: SeatRequestBody) -> Response:
    """Leave: in a running game a bot plays on until the person comes back; before it, the seat is free again."""
    tables = server_of(request).tables
    seat = acting_seat(requester.seats_at(table), body.seat)
    if table.status == "open":
        await gathering.stand_up(tables, table, seat)
        return _done(table.ply, body.request)
    entry = await playing.change_seat(tables, table, seat, leaving.departure, body.request, "leave")
    return _done(entry.ply, body.request)


@router.post("/{id}/return", response_model=Acknowledged)
async def come_back(request: Request, table: At, requester: Who, body: SeatRequestBody) -> Response:
    """Take the seat back from the bot that plays on."""
    seat = acting_seat(requester.seats_at(table), body.seat)
    entry = await playing.change_seat(server_of(request).tables, table, seat, leaving.homecoming, body.request, RETURN)
    return _done(entry.ply, body.request)


@router.post("/{id}/agree", response_model=Acknowledged)
async def agree(request: Request, table: At, requester: Who, body: AgreeBody) -> Response:
    """Agree that a bot plays on for a person who is away. It does when all other people have agreed."""
    server = server_of(request)
    seat = acting_seat(requester.seats_at(table), body.seat)
    patience = int(server.settings.away_seconds * 1000)
    entry = await playing.change_seat(
        server.tables,
        table,
        seat,
        lambda table, seat: leaving.agreement(table, seat, body.absent, server.tables.now(), patience),
        body.request,
        f"{AGREE} {body.absent}",
    )
    return _done(entry.ply, body.request)


@router.post("/{id}/cancel", status_code=204)
async def cancel(request: Request, table: At, requester: Who) -> Response:
    """Cancel a table that has not begun, as its opener."""
    seat = leaving.host_at(table, requester.seats_at(table))
    await gathering.cancel(server_of(request).tables, table, seat)
    return Response(status_code=204)


@router.post("/{id}/fill", status_code=204)
async def fill(request: Request, table: At, requester: Who, body: FillBody) -> Response:
    """Put bots on the free seats of a table, as its opener; the game begins."""
    leaving.host_at(table, requester.seats_at(table))
    await gathering.fill(server_of(request).tables, table, new_tables.checked_level(body.level), body.names)
    return Response(status_code=204)
