"""The e-mail address of an account, and the way back into it for who has forgotten the password."""

from __future__ import annotations

from fastapi import Request
from starlette.responses import Response

from duchy.server.edge.addresses import address_of
from duchy.server.edge.responses import uncached
from duchy.server.routes import router_of
from duchy.server.routes.account import Owner, agent_of, signed_in_answer
from duchy.server.schemas.accounts import (
    AccountInfo,
    AddressInfo,
    AddressNotices,
    AddressRequest,
    Recovered,
    RecoveredPassword,
    RecoveryRequest,
    RecoverySecret,
)
from duchy.server.state import server_of

router = router_of("account", prefix="/api")


@router.get("/account/address", response_model=AddressInfo)
async def account_address(request: Request, account: Owner) -> Response:
    """The e-mail address of the account that is signed in."""
    known = await server_of(request).addresses.of(account.id)
    return uncached(
        {
            "address": known.confirmed and known.confirmed.address,
            "asked": known.asked and known.asked.address,
            "notices": known.confirmed is not None and known.confirmed.notices,
            "stopped": known.stopped,
        }
    )


@router.post("/account/address", status_code=204)
async def give_address(request: Request, account: Owner, body: AddressRequest) -> Response:
    """Give the account an e-mail address, which counts once the link in an e-mail has confirmed it."""
    server, client = server_of(request), address_of(request.scope)
    await server.accounts.check_password(account, body.password, client)
    await server.addresses.ask(account, body.address, body.language, body.notices, client)
    return Response(status_code=204)


@router.delete("/account/address", status_code=204)
async def remove_address(request: Request, account: Owner) -> Response:
    """Forget the e-mail address: no more e-mails, and a forgotten password is lost."""
    await server_of(request).addresses.remove(account.id)
    return Response(status_code=204)


@router.post("/account/address/notices", status_code=204)
async def choose_notices(request: Request, account: Owner, body: AddressNotices) -> Response:
    """Say whether turn notices are sent to the confirmed address."""
    await server_of(request).addresses.choose(account.id, body.notices)
    return Response(status_code=204)


@router.post("/recovery", status_code=204)
async def ask_for_recovery(request: Request, body: RecoveryRequest) -> Response:
    """Send a link for a new password to the confirmed address of an account.

    The answer is the same whether or not there is such an account or address.
    """
    await server_of(request).recovery.ask(body.who, address_of(request.scope))
    return Response(status_code=204)


@router.post("/recovery/account", response_model=Recovered)
async def recovered_account(request: Request, body: RecoverySecret) -> Response:
    """The name of the account that a link is for."""
    return uncached({"name": (await server_of(request).recovery.account_of(body.secret)).name})


@router.post("/recovery/password", response_model=AccountInfo)
async def recover(request: Request, body: RecoveredPassword) -> Response:
    """Set a new password by a link, once, and sign in. All other sign-ins of the account end."""
    server, client = server_of(request), address_of(request.scope)
    account, cookie = await server.recovery.use(body.secret, body.password, agent_of(request), client)
    await server.sign_outs.end_others(account)
    return signed_in_answer(request, account, cookie)
