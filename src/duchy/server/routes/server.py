"""Health and metrics of the server."""

from __future__ import annotations

import hmac
import re
from ipaddress import ip_address
from urllib.parse import urlsplit

from fastapi import Request, Response
from starlette.responses import PlainTextResponse

import duchy
from duchy.server.accounts.requester import tokens_of
from duchy.server.edge.addresses import plain
from duchy.server.metrics import MEDIA_TYPE
from duchy.server.problems import Refused
from duchy.server.routes import router_of
from duchy.server.schemas.health import Alive, Health, Origins
from duchy.server.settings import Settings
from duchy.server.state import server_of

FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")  # what a proxy adds
LOCALHOST = "localhost"
_HOST = re.compile(r"(?:\[(?P<six>[^\]]+)\]|(?P<name>[^:\[\]]+))(?::[0-9]*)?")

router = router_of("server", prefix="/api")


@router.get("/health", responses={503: {"model": Health, "description": "A part of the server does not work."}})
async def health(request: Request, response: Response) -> Health:
    """Whether the server works with all its parts: the database is read and written, and so on."""
    response.headers["Cache-Control"] = "no-store"
    found = await server_of(request).checks.all()
    if found.status != "ok":
        response.status_code = 503
    return found


@router.get("/health/live")
async def alive(response: Response) -> Alive:
    """That the server answers, whatever its parts do."""
    response.headers["Cache-Control"] = "no-store"
    return Alive(status="ok", version=duchy.__version__)


@router.get("/origins")
async def origins(request: Request, response: Response) -> Origins:
    """Where others can reach the server; to a page on this computer, whose own address leads nobody else here."""
    response.headers["Cache-Control"] = "no-store"
    settings = server_of(request).settings
    if settings.public_url:
        return Origins(origins=[settings.public_url.rstrip("/")])
    known = _is_local(request) and _is_addressed_here(request, settings)
    return Origins(origins=request.app.state.origins if known else [])


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> PlainTextResponse:
    """Counters and gauges, as Prometheus reads them; only for the operator, unless the settings say otherwise."""
    if not _may_read_metrics(request, server_of(request).settings):
        raise Refused(404, "not-found")
    text = request.app.state.metrics.text(server_of(request), request.app.state.limits)
    return PlainTextResponse(text, media_type=MEDIA_TYPE, headers={"Cache-Control": "no-store"})


def _may_read_metrics(request: Request, settings: Settings) -> bool:
    if settings.metrics == "off":
        return False
    expected = settings.metrics_token.encode()
    if expected and any(hmac.compare_digest(token.encode(), expected) for token in tokens_of(request)):
        return True
    return settings.metrics == "public" or (_is_local(request) and _is_addressed_here(request, settings))


def _is_local(request: Request) -> bool:
    """Whether a request was made on this computer. One that a proxy here passes on may come from anywhere."""
    try:
        here = request.client is not None and ip_address(plain(request.client.host)).is_loopback
    except ValueError:
        return False
    return here and not any(name in request.headers for name in FORWARDED)


def _is_addressed_here(request: Request, settings: Settings) -> bool:
    """Whether a request names this computer as its host.

    A site can let its own name lead to 127.0.0.1 (DNS rebinding): its page may then read what a browser here is
    answered. The browser still says the site's name.
    """
    named = request.headers.getlist("host")
    found = _HOST.fullmatch(named[0]) if len(named) == 1 else None
    if found is None:
        return False
    host = (found["six"] or found["name"]).lower().removesuffix(".")
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host in _own_names(settings)


def _own_names(settings: Settings) -> set[str]:
    given = (name.strip().lower() for name in settings.metrics_hosts.split(","))
    return {LOCALHOST, urlsplit(settings.public_url).hostname or LOCALHOST, *filter(None, given)}
