"""The peer of the server's reads: the framework below it, which answers the same number of bytes and does nothing else.

python -m bench.bare PORT BYTES
"""

from __future__ import annotations

import sys

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route


def application(size: int) -> Starlette:
    body = b"0" * size

    async def answer(request: Request) -> Response:
        return Response(body, media_type="application/json")

    return Starlette(routes=[Route("/{path:path}", answer)])


if __name__ == "__main__":
    port, size = map(int, sys.argv[1:])
    uvicorn.run(application(size), host="127.0.0.1", port=port, log_level="warning", access_log=False)
