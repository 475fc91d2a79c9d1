"""Health and metrics of the server."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from starlette.responses import PlainTextResponse

import duchy
from duchy.server.metrics import MEDIA_TYPE
from duchy.server.schemas import Alive, Health
from duchy.server.state import server_of

router = APIRouter(prefix="/api", tags=["server"])


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


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> PlainTextResponse:
    """Counters and gauges, as Prometheus reads them."""
    text = request.scope["duchy.metrics"].text(server_of(request))
    return PlainTextResponse(text, media_type=MEDIA_TYPE, headers={"Cache-Control": "no-store"})
