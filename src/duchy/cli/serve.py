"""``duchy serve``: a server for several people; also what ``duchy play`` starts."""

import errno
import socket
from collections.abc import Callable
from typing import Annotated

import typer

from duchy.cli import screen
from duchy.cli.given import UsageError
from duchy.cli.screen import OK, WRONG
from duchy.cli.words import say

LOCAL = "127.0.0.1"
PORT = 8421


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("serve", help=say("serve-help"))
    def serve(
        host: Annotated[str, typer.Option(help=say("serve-host"))] = LOCAL,
        port: Annotated[int, typer.Option(help=say("serve-port"))] = PORT,
        database_url: Annotated[str, typer.Option(help=say("serve-database"), show_default=False)] = "",
    ) -> int:
        with listen(host, port) as listening:
            return run(listening, database_url, lambda url: None)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there, or a sentence that says why not."""
    from duchy.server import run as server

    try:
        return server.listen(host, port)
    except (OSError, OverflowError) as problem:
        if isinstance(problem, OSError) and problem.errno == errno.EADDRINUSE:
            raise UsageError("usage-port-busy", host=host, port=str(port)) from None
        reason = getattr(problem, "strerror", None) or str(problem)
        raise UsageError("usage-no-listening", host=host, port=str(port), problem=reason) from None


def run(listening: socket.socket, database_url: str, opened: Callable[[str], None]) -> int:
    """Make everything ready and serve until Ctrl-C. ``opened`` is called with the address as soon as it answers."""
    import asyncio
    from dataclasses import replace

    from duchy.cli.prepare import prepare
    from duchy.server import run as server
    from duchy.server.app import create_app
    from duchy.server.settings import Settings

    settings = Settings.from_environment()
    if database_url:
        settings = replace(settings, database_url=database_url)
    if problem := asyncio.run(server.database_problem(settings.database_url)):
        raise UsageError("usage-database", problem=problem)
    prepare(server.kernels())
    url = server.url_of(listening)

    def ready() -> None:
        screen.show(say("serve-ready", url=url))
        opened(url)

    if not server.serve(create_app(settings), listening, ready):
        return WRONG
    screen.notes().print(say("serve-stopped"))
    return OK
