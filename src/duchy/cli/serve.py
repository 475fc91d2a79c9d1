"""``duchy serve``: a server; ``duchy play`` starts the same."""

import errno
import socket
from collections.abc import Callable
from contextlib import ExitStack
from typing import TYPE_CHECKING, Annotated, Any

import typer

from duchy.cli import output
from duchy.cli.game_options import UsageError
from duchy.cli.output import OK, WRONG
from duchy.cli.texts import say
from duchy.engine.errors import OptionError

if TYPE_CHECKING:
    from duchy.server.settings import Settings

LOCAL = "127.0.0.1"
PORT = 8421
HIGHEST_PORT = 65535
WEB = "duchy[web]"


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("serve", help=say("serve-help"))
    def serve(
        host: Annotated[str, typer.Option(help=say("serve-host"))] = LOCAL,
        port: Annotated[int, typer.Option(help=say("serve-port"))] = PORT,
        database_url: Annotated[str, typer.Option(help=say("serve-database"), show_default=False)] = "",
    ) -> int:
        require_web()
        with listen(host, port) as listening:
            return run(listening, lambda url: None, database_url=database_url)


def require_web() -> None:
    """Refuse to go on if the packages of the extra ``web`` are not installed."""
    try:
        import duchy.server.app
        import duchy.server.run  # noqa: F401
    except ModuleNotFoundError as missing:
        if (missing.name or "").split(".")[0] == "duchy":  # ours: a fault, not a missing package
            raise
        raise UsageError("usage-no-web", package=WEB) from None


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, or an error that says why there is none."""
    from duchy.server import run as server

    if not 0 <= port <= HIGHEST_PORT:
        raise OptionError("--port", "error-not-between", value=str(port), first="0", last=str(HIGHEST_PORT))
    try:
        return server.listen(host, port)
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            raise UsageError("usage-port-busy", host=host, port=str(port)) from None
        reason = problem.strerror or str(problem)
        raise UsageError("usage-no-listening", host=host, port=str(port), problem=reason) from None


def read_settings(**chosen: Any) -> "Settings":
    """The settings of the environment, replaced by what was chosen, except empty texts."""
    from duchy.server import settings

    try:
        return settings.read(**{name: value for name, value in chosen.items() if value != ""})
    except settings.WrongSetting as wrong:
        raise UsageError("usage-setting", setting=wrong.setting, problem=wrong.problem) from None


def check_alone(database_url: str) -> None:
    """Refuse a file that another server uses; from now on no other can use it."""
    from duchy.server.storage.sqlite_file import InUse, Lock, file_of

    try:
        if file := file_of(database_url):
            Lock(file)
    except InUse as other:
        raise UsageError("usage-database-busy", file=str(other.file), process=other.process) from None
    except OSError:
        return  # the database cannot be opened, which is told next


def require_postgres_for_workers(settings: "Settings") -> None:
    """Refuse to hand bots to workers through a database that only one process can use."""
    if settings.bots == "workers" and not settings.database_url.startswith("postgres"):
        raise UsageError("usage-workers-database")


def tell(url: str, origins: list[str], at_home: bool) -> None:
    """Print where the server is, and for friends where they find it; ``at_home`` also that they cannot."""
    output.show(say("serve-ready", url=url))
    if origins:
        output.show(say("serve-others", urls=", ".join(origins)))
    elif at_home:
        output.show(say("serve-alone"))


def run(listening: socket.socket, opened: Callable[[str], None], at_home: bool = False, **chosen: Any) -> int:
    """Serve until Ctrl-C. ``opened`` is called with the address when the server answers.

    Games whose kernels are not on disk are compiled behind a bar while the server already answers. The settings in
    ``chosen`` replace those of the environment, except empty texts.
    """
    from duchy.cli.prepare import bar_of
    from duchy.server import run as server
    from duchy.server.app import create_app
    from duchy.server.origins import origins_of
    from duchy.server.preparation import Preparation, not_on_disk, with_expansions
    from duchy.server.storage.loops import run_async

    settings = read_settings(**chosen)
    require_postgres_for_workers(settings)
    check_alone(settings.database_url)
    if problem := run_async(server.database_problem(settings.database_url), settings.database_url):
        raise UsageError("usage-database", problem=problem)
    preparation = Preparation(not_on_disk(), with_expansions())
    app = create_app(settings, preparation)
    app.state.origins = origins_of(listening)
    url = server.url_of(listening)
    with ExitStack() as bar:

        def ready() -> None:
            tell(url, [settings.public_url] if settings.public_url else app.state.origins, at_home)
            opened(url)
            bar.enter_context(bar_of(preparation))

        if not server.serve(app, listening, ready):
            return WRONG
    output.stderr().print(say("serve-stopped"))
    return OK
