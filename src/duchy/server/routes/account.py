"""Accounts: signing in and out, and the seats kept with an account."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request
from starlette.responses import Response

from duchy.server.accounts import addresses
from duchy.server.accounts.accounts import COOKIE, Account, Accounts
from duchy.server.edge.addresses import address_of
from duchy.server.edge.responses import uncached
from duchy.server.notices import subscriptions
from duchy.server.problems import Refused
from duchy.server.routes import router_of
from duchy.server.routes.tables import CursorText, cursor_text, info_of, read_cursor
from duchy.server.schemas.accounts import (
    AccountInfo,
    Credentials,
    HiddenTable,
    KeepSeat,
    NewPassword,
    PasswordCheck,
    SignInList,
)
from duchy.server.schemas.tables import OwnTables
from duchy.server.state import server_of
from duchy.server.tables.seats import held
from duchy.server.tables.wire import time_text

router = router_of("account", prefix="/api")


def _accounts(request: Request) -> Accounts:
    return server_of(request).accounts


async def signed_in(request: Request) -> Account:
    """The account of a request; refused without one."""
    account = await _accounts(request).of(request)
    if account is None:
        raise Refused(401, "signed-out")
    return account


Owner = Annotated[Account, Depends(signed_in)]


@router.post("/account", status_code=201, response_model=AccountInfo)
async def register(request: Request, body: Credentials) -> Response:
    """Open an account and sign in."""
    account = await _accounts(request).register(body.name, body.password, address_of(request.scope))
    return await _sign_in(request, account, 201)


@router.get("/account", response_model=AccountInfo)
async def account_info(account: Owner) -> Response:
    """The account that is signed in."""
    return uncached(_info(account))


@router.delete("/account", status_code=204)
async def delete_account(request: Request, account: Owner, body: PasswordCheck) -> Response:
    """Delete the account. The games stay: the seats lose their names, what it said is gone, and tokens still work."""
    server = server_of(request)
    await server.accounts.check_password(account, body.password, address_of(request.scope))
    shown = await server.store.names_of_account(account.id)
    await server.accounts.delete(account, *addresses.removal_of(account.id), *subscriptions.removal_of(account.id))
    await server.sign_outs.end_all(account)
    for table in shown:
        await server.tables.seats_changed(table)
        if known := server.tables.peek(table):
            await server.chat.reload(known)
    return _signed_out(request)


@router.post("/session", response_model=AccountInfo)
async def sign_in(request: Request, body: Credentials) -> Response:
    """Sign in. A refusal does not say whether the name or the password was wrong."""
    return await _sign_in(request, await _sign_in_as(request, body), 200)


@router.delete("/session", status_code=204)
async def sign_out(request: Request) -> Response:
    """Sign out."""
    account = await _accounts(request).of(request)
    await _accounts(request).end_session(request)
    if account is not None:
        await server_of(request).sign_outs.end_one(account)
    return _signed_out(request)


@router.get("/account/tables", response_model=OwnTables)
async def own_tables(request: Request, account: Owner, cursor: CursorText = None, hidden: bool = False) -> Response:
    """The tables at which the account keeps a seat, newest first; 100 on a page. With `hidden`, also those it hides."""
    rows, following = await server_of(request).store.of_account(account.id, read_cursor(cursor), hidden=hidden)
    kept = {row.header.id: list(held(row.seats, (), account.id)) for row in rows}
    tables = [info_of(request, row) for row in rows]
    return uncached({"tables": tables, "next": cursor_text(following), "held": kept})


@router.post("/account/seats", status_code=204)
async def keep_seat(request: Request, account: Owner, body: KeepSeat) -> Response:
    """Keep a seat with the account, given its token: from then on signing in is enough to act for it."""
    tables = server_of(request).tables
    table = await tables.get(body.table)
    seats = held(table.seats, [body.token])
    if not seats:
        raise Refused(403, "wrong-token")
    await tables.keep(table, seats[0], account.id)
    return Response(status_code=204)


@router.post("/account/hidden", status_code=204)
async def hide_table(request: Request, account: Owner, body: HiddenTable) -> Response:
    """Leave a table out of the account's list. Nothing else changes."""
    table = await server_of(request).tables.get(body.table)
    await server_of(request).store.hide(account.id, table.id, True)
    return Response(status_code=204)


@router.delete("/account/hidden/{id}", status_code=204)
async def show_table(request: Request, account: Owner, id: str) -> Response:
    """Show a hidden table in the account's list again."""
    await server_of(request).store.hide(account.id, id, False)
    return Response(status_code=204)


async def _sign_in_as(request: Request, body: Credentials) -> Account:
    return await _accounts(request).sign_in(body.name, body.password, address_of(request.scope))


@router.post("/account/password", status_code=204)
async def change_password(request: Request, account: Owner, body: NewPassword) -> Response:
    """Give the account another password. All its other sign-ins end."""
    server = server_of(request)
    await server.accounts.check_password(account, body.password, address_of(request.scope))
    await server.accounts.change_password(account, body.new_password)
    await server.sign_outs.end_others(account)
    server.recovery.tell(account)
    return Response(status_code=204)


@router.get("/account/sessions", response_model=SignInList)
async def sign_ins(request: Request, account: Owner) -> Response:
    """The browsers that are signed in with the account."""
    found = [
        {
            "created": time_text(known.created),
            "seen": time_text(known.seen),
            "agent": known.agent,
            "current": known.id == account.session,
        }
        for known in await _accounts(request).sign_ins(account)
    ]
    return uncached({"sessions": found})


@router.delete("/account/sessions", status_code=204)
async def end_other_sign_ins(request: Request, account: Owner) -> Response:
    """End all sign-ins of the account but this one."""
    await _accounts(request).end_others(account)
    await server_of(request).sign_outs.end_others(account)
    return Response(status_code=204)


async def _sign_in(request: Request, account: Account, status: int) -> Response:
    return signed_in_answer(request, account, await _accounts(request).open_session(account, agent_of(request)), status)


def signed_in_answer(request: Request, account: Account, secret: str, status: int = 200) -> Response:
    """The account, and the cookie of its new sign-in."""
    response = uncached(_info(account), status)
    lasting = _accounts(request).session_seconds
    response.set_cookie(COOKIE, secret, lasting, secure=_secure(request), httponly=True, samesite="lax")
    return response


def agent_of(request: Request) -> str | None:
    """What the browser of a request calls itself."""
    return request.headers.get("user-agent")


def _signed_out(request: Request) -> Response:
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, secure=_secure(request), httponly=True, samesite="lax")
    return response


def _secure(request: Request) -> bool:
    return request.url.scheme == "https"


def _info(account: Account) -> dict[str, str]:
    return {"name": account.name, "created": time_text(account.created)}
