"""The ASGI application: routes and middleware."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.types import Receive, Scope, Send

from duchy.server import api_document, problems
from duchy.server.edge.documentation import API_ADDRESS, Documentation, lead_to_api_page
from duchy.server.edge.middleware import HeadLikeGet, SameOrigin, SecurityHeaders, SizeLimit, StorableAddress
from duchy.server.edge.rate_limits import Buckets, RateLimits
from duchy.server.edge.static import Client
from duchy.server.edge.wire import Limits
from duchy.server.fast_path import FastPath
from duchy.server.metrics import CountRequests, Metrics
from duchy.server.preparation import Preparation
from duchy.server.problems import UnexpectedErrors
from duchy.server.routes import account, addresses, chat, games, notices, people, records, tables
from duchy.server.routes import server as health
from duchy.server.settings import Settings
from duchy.server.state import Server
from duchy.server.storage.store import now


class Application(FastAPI):
    """The application. What the fast path can answer does not reach the framework."""

    buckets: Buckets
    fast_path: FastPath | None = None  # only once it has started

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, let a socket in, or start and stop."""
        admitted = self.buckets.admits(scope)  # the middleware refuses what is not
        if not admitted or self.fast_path is None or not await self.fast_path.answered(scope, receive, send):
            await super().__call__(scope, receive, send)


def create_app(
    settings: Settings | None = None, preparation: Preparation | None = None, clock: Callable[[], int] = now
) -> FastAPI:
    """An application with its own database, tables and bots, from settings or from the environment.

    ``preparation`` names games that are not ready when the server starts, ``clock`` tells the milliseconds since 1970.
    """
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: Application) -> AsyncIterator[None]:
        server = app.state.server = Server(chosen, preparation or Preparation(), clock, app.state.limits.refused)
        try:
            await server.start()
            app.fast_path = FastPath(server.tables, app.state.buckets, app.state.metrics)
            yield
        finally:
            await server.close()

    app = Application(
        lifespan=lifespan,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # Prometheus reads ours
        openapi_url=None,  # ours is made once (api_document)
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = chosen
    app.state.origins = []  # where others reach it, as far as whoever listens knows
    app.state.limits = Limits.of(chosen)
    app.buckets = app.state.buckets = Buckets(chosen.pace, refused=app.state.limits.refused)
    app.state.metrics = Metrics()
    problems.install(app)
    api_document.install(app)
    own = (games, tables, people, chat, records, account, addresses, notices, health)
    for router in (subject.router for subject in own):
        app.router.routes.extend(router.routes)  # to include a router would build all its routes once more
    app.add_route(API_ADDRESS, lead_to_api_page, include_in_schema=False)
    app.state.documentation = Documentation()
    app.router.default = Client(
        app.router.default,
        game_of=lambda table: app.state.server.tables.game_of(table),
        documentation=app.state.documentation.response,
    )
    # The middleware that is added last sees a request first.
    app.add_middleware(HeadLikeGet)
    app.add_middleware(SizeLimit)
    app.add_middleware(StorableAddress)
    app.add_middleware(RateLimits)
    app.add_middleware(SameOrigin)
    app.add_middleware(UnexpectedErrors)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(CountRequests, metrics=app.state.metrics)
    return app
