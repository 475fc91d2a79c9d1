"""Game records: export of a finished game, import of a record."""

from __future__ import annotations

from fastapi import Request
from starlette.responses import Response

from duchy.server.edge.responses import cacheable, uncached
from duchy.server.problems import Refused
from duchy.server.routes import router_of
from duchy.server.routes.tables import At, Who
from duchy.server.schemas.tables import OpenedTable
from duchy.server.state import server_of
from duchy.server.tables import new_tables
from duchy.server.tables.record import record_of
from duchy.server.tables.wire import Body

router = router_of("records", prefix="/api")

LARGEST = 512 * 1024  # bytes of a record


@router.get("/tables/{id}/record", responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}})
async def table_record(request: Request, table: At, requester: Who) -> Response:
    """A finished game as a document, with the secret of its dice; refused while the game runs."""
    requester.viewer_at(table)
    if table.status != "finished":
        raise Refused(409, "not-over")
    record = record_of(table.header, table.seats, table.match)
    response = cacheable(request, Body(record.to_json().encode()))
    response.headers["Content-Disposition"] = f'attachment; filename="{table.header.game}-{table.id}.json"'
    return response


@router.post(
    "/records",
    status_code=201,
    response_model=OpenedTable,
    openapi_extra={
        "requestBody": {
            "required": True,
            "description": "a game record, as `GET /api/tables/{id}/record` gives it",
            "content": {"application/json": {"schema": {"type": "object"}}},
        }
    },
)
async def open_record(request: Request) -> Response:
    """A table from a record: a finished game to replay, or a running one to go on with, the sender holds all seats."""
    content = bytearray()
    async for chunk in request.stream():
        content += chunk
        if len(content) > LARGEST:
            raise Refused(413, "too-large")
    text = content.decode("utf-8", "replace")
    return uncached(await new_tables.open_record(server_of(request).tables, text), 201)
