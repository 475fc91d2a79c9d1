"""The application: all routes together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from duchy.server import problems
from duchy.server.routes import records, tables
from duchy.server.settings import Settings
from duchy.server.shortcut import Shortcut
from duchy.server.state import Server


def create_app(settings: Settings | None = None) -> FastAPI:
    """An application with its own database, tables and bots, from settings or from the environment."""
    chosen = settings or Settings.from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        server = app.state.server = Server(chosen)
        try:
            await server.start()
            yield
        finally:
            await server.close()

    app = FastAPI(title="Duchy", lifespan=lifespan, docs_url=None, redoc_url=None)
    problems.install(app)
    for router in (tables.router, records.router):
        app.include_router(router)
    app.add_middleware(Shortcut)
    return app
