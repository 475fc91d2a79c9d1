"""Running the server: the socket it listens on, and uvicorn around the application."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import uvicorn
from fastapi import FastAPI
from sqlalchemy import text
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from duchy.server.edge.addresses import PlainAddresses
from duchy.server.edge.wire import Connection, Quiet, Socket, sweep
from duchy.server.origins import EVERYWHERE, origin
from duchy.server.problems import Refused, language_of, response_of
from duchy.server.settings import Settings
from duchy.server.storage.database import open_engine
from duchy.server.storage.loops import loop_for
from duchy.server.storage.outages import words_of

BACKLOG = 1024
MANY, OTHER_FILES = 65_536, 256  # files for connections without limit, and for everything else
PING_SECONDS = 20.0  # between two pings over a socket, and for the answer to each
TICKS = 10  # between two looks for slow clients: a second
#: The log, on the standard error output: a line for each event, and the traceback after one that is a fault.
LOG: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s", "datefmt": "%Y-%m-%dT%H:%M:%S%z"}
    },
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line", "stream": "ext://sys.stderr"}},
    "loggers": {name: {"handlers": ["stderr"], "level": "WARNING"} for name in ("duchy", "uvicorn", "asyncio")},
}
GARBAGE = 20_000  # new objects before Python looks for reference cycles: a view has a thousand, and no cycles
GOODBYE_SECONDS = 3  # for what is under way when the server is told to stop


async def database_problem(url: str) -> str | None:
    """Why a database cannot be opened, in the words of its driver; None if it can."""
    try:
        engine = open_engine(url)
        try:
            async with engine.begin() as connection:
                await connection.execute(text("SELECT 1"))
        finally:
            await engine.dispose()
    except Exception as problem:  # each driver raises what it likes
        return words_of(problem)
    return None


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 is any that is free. ``OSError`` where that cannot be."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def allow_files(wanted: int) -> None:
    """Let the process have so many files and connections open, as far as the system allows it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def url_of(listening: socket.socket) -> str:
    """The address for a browser on this computer."""
    host, port = listening.getsockname()[:2]
    return origin("127.0.0.1" if host in EVERYWHERE else host, port)  # here we are always reached so


def serve(app: FastAPI, listening: socket.socket, ready: Callable[[], None]) -> bool:
    """Answer until the process is told to stop; False if the application could not start."""
    settings: Settings = app.state.settings
    allow_files((settings.connections or MANY) + OTHER_FILES)
    for calm in (Quiet(), _Stops()):
        logging.getLogger("uvicorn.error").addFilter(calm)
    config = uvicorn.Config(
        PlainAddresses(_Stoppable(app), settings.trusted_proxies),
        loop=loop_for(settings.database_url),
        http=Connection.with_limits(app.state.limits),
        timeout_keep_alive=settings.keep_alive_seconds,
        proxy_headers=False,  # `PlainAddresses` does it
        access_log=False,
        log_config=LOG,
        log_level="warning",
        server_header=False,
        ws=Socket,
        ws_max_size=64 * 1024,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )
    server = _Server(config, ready)
    with suppress(KeyboardInterrupt):  # uvicorn hands it on when everything is closed
        server.run(sockets=[listening])
    return server.started


class _Stoppable:
    """The application, which answers also what uvicorn cancels when the server stops and has waited long enough.

    Otherwise uvicorn would log a traceback for each request whose body is still on its way.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.app(scope, receive, send)
        except asyncio.CancelledError:
            if scope["type"] == "lifespan":
                raise
            if task := asyncio.current_task():
                task.uncancel()
            with suppress(RuntimeError):  # uvicorn takes no second answer
                await _give_up(scope, receive, send)


async def _give_up(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer what could not be finished."""
    if scope["type"] == "http":
        error = Refused(503, "busy", seconds=1)
        await response_of(error, language_of(Headers(scope=scope)))(scope, receive, send)
    else:
        await send({"type": "websocket.close"})


class _Stops(logging.Filter):
    """Lets uvicorn's report that it waits no longer, when it was told to stop, be a warning: it is no fault."""

    def filter(self, record: logging.LogRecord) -> bool:
        if str(record.msg).startswith("Cancel %s running task(s)"):
            record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
        return True


class _Server(uvicorn.Server):
    """uvicorn, which tells when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        if counter % TICKS == 0:
            sweep(self.server_state.connections, asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What is loaded by now stays for ever. Looking through it for garbage again and again would stop all tables.
        gc.freeze()
        gc.set_threshold(GARBAGE)
        if self.started:
            self._ready()
