"""Turn notices: asking for them, and ending them."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request
from starlette.responses import Response

from duchy.server.accounts.requester import Requester, requester_of
from duchy.server.edge.responses import uncached
from duchy.server.notices.notices import require_push
from duchy.server.notices.webpush import Browser
from duchy.server.problems import Refused
from duchy.server.routes import router_of
from duchy.server.schemas.notices import ConfirmRequest, NoticeInfo, PushRequest, Subscribed
from duchy.server.state import Server, server_of
from duchy.server.tables.seats import held

router = router_of("notices", prefix="/api/notices")

Who = Annotated[Requester, Depends(requester_of)]
Stop = Annotated[str, Path(max_length=64, pattern=r"^[A-Za-z0-9_-]+$", description="the secret that ends the notices")]


@router.get("", response_model=NoticeInfo)
async def notice_info(request: Request) -> Response:
    """How notices can be had here. Whether the server sends e-mails says too whether a password can be recovered."""
    server = server_of(request)
    key = (await server.subscriptions.server_key()).public if server.settings.push_hosts.strip() else None
    return uncached({"key": key, "email": server.mailing.offered})


@router.post("/push", status_code=201, response_model=Subscribed)
async def push_notices(request: Request, requester: Who, body: PushRequest) -> Response:
    """Send messages to a browser: for the seats whose tokens it knows, and for those that the account keeps.

    The same browser again replaces what it asked for before.
    """
    server = server_of(request)
    browser = Browser(body.endpoint, body.p256dh, body.auth)
    require_push(server.settings, browser)
    seats = await _seats(server, {(seat.table, seat.token) for seat in body.seats})
    stop = await server.subscriptions.add_browser(browser, requester.account, body.language, seats)
    return uncached({"stop": stop}, 201)


async def _seats(server: Server, wanted: set[tuple[str, str]]) -> set[tuple[str, int]]:
    """The seats that these tokens belong to; others are left out, since a browser may remember tables that are gone."""
    tables = await server.store.by_id(sorted({table for table, _ in wanted}))
    tokens = {row.header.id: [token for table, token in wanted if table == row.header.id] for row in tables}
    return {(row.header.id, seat) for row in tables for seat in held(row.seats, tokens[row.header.id])}


@router.post("/confirm", status_code=204)
async def confirm_address(request: Request, body: ConfirmRequest) -> Response:
    """Confirm an address with the secret of the e-mail."""
    if not await server_of(request).addresses.confirm(body.secret):
        raise Refused(404, "no-secret")
    return Response(status_code=204)


@router.post("/stop/{stop}", status_code=204)
async def stop_notices(request: Request, stop: Stop) -> Response:
    """End what a secret is about. Mail programs send this for their own button (RFC 8058).

    It is messages to a browser, turn notices by e-mail, or all e-mails to a mailbox, for good.
    """
    server = server_of(request)
    if name := await server.subscriptions.read_stop(stop):
        await server.subscriptions.remove(name)
        await server.addresses.mute(name)
    else:
        await server.mailing.stops.stop(stop)
    return Response(status_code=204)
