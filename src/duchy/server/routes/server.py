"""Health and metrics of the server."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from starlette.responses import PlainTextResponse

import duchy
from duchy.server.database import reachable
from duchy.server.metrics import MEDIA_TYPE
from duchy.server.schemas import Health
from duchy.server.state import server_of

router = APIRouter(prefix="/api", tags=["server"])


@router.get("/health", responses={503: {"model": Health, "description": "The database does not answer."}})
async def health(request: Request, response: Response) -> Health:
    """Whether the server works, its database included."""
    response.headers["Cache-Control"] = "no-store"
    if await reachable(server_of(request).engine):
        return Health(status="ok", version=duchy.__version__, database="ok")
    response.status_code = 503
    return Health(status="degraded", version=duchy.__version__, database="unreachable")


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> PlainTextResponse:
    """Counters and gauges, as Prometheus reads them."""
    text = request.scope["duchy.metrics"].text(server_of(request))
    return PlainTextResponse(text, media_type=MEDIA_TYPE, headers={"Cache-Control": "no-store"})
