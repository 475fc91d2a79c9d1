"""``duchy play``: a server on this computer, shown in the browser."""

import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from typing import Annotated

import typer

from duchy.cli.game_options import UsageError
from duchy.cli.serve import LOCAL, PORT, listen, require_web, run
from duchy.cli.texts import say


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("play", help=say("play-help"))
    def play(
        host: Annotated[str, typer.Option(help=say("serve-host"))] = LOCAL,
        port: Annotated[int | None, typer.Option(help=say("play-port"), show_default=False)] = None,
        database_url: Annotated[str, typer.Option(help=say("serve-database"), show_default=False)] = "",
        no_browser: Annotated[bool, typer.Option("--no-browser", help=say("play-no-browser"))] = False,
    ) -> int:
        require_web()
        with listen_as_usual(host) if port is None else listen(host, port) as listening:
            opened = ignore if no_browser else open_browser
            chosen = {"pace": 0.0} if host == LOCAL else {}  # no rate limits at home
            return run(listening, opened, at_home=host == LOCAL, database_url=database_url, **chosen)


def listen_as_usual(host: str = LOCAL) -> socket.socket:
    """The usual port, since browsers keep seats and settings by address; any free port if it is taken."""
    with suppress(UsageError):
        return listen(host, PORT)
    return listen(host, 0)


def ignore(url: str) -> None:
    """Do nothing: the address is printed in any case."""


def open_browser(url: str) -> None:
    """Open the page if there is a screen; in a thread, since some browsers run in the foreground."""
    if can_open_browser():
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def can_open_browser() -> bool:
    """Whether there is a graphical browser: without one, Python would start a text browser in our terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
