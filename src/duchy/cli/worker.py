"""``duchy worker``: thinks for the bots of servers on the same PostgreSQL."""

import asyncio
import signal
from typing import TYPE_CHECKING, Annotated

import typer

from duchy.cli import output
from duchy.cli.game_options import UsageError
from duchy.cli.output import OK
from duchy.cli.serve import read_settings, require_postgres_for_workers, require_web
from duchy.cli.texts import say

if TYPE_CHECKING:
    from duchy.server.settings import Settings


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("worker", help=say("worker-help"))
    def worker(
        database_url: Annotated[str, typer.Option(help=say("worker-database"), show_default=False)] = "",
        threads: Annotated[int, typer.Option(help=say("worker-threads"))] = 0,
    ) -> int:
        require_web()
        from duchy.server import run as server
        from duchy.server.storage.loops import run_async

        chosen = {"bot_threads": threads} if threads else {}
        settings = read_settings(database_url=database_url, bots="workers", **chosen)
        require_postgres_for_workers(settings)
        if problem := run_async(server.database_problem(settings.database_url), settings.database_url):
            raise UsageError("usage-database", problem=problem)
        moves = run_async(work(settings), settings.database_url)
        output.stderr().print(say("worker-stopped", moves=moves))
        return OK


async def work(settings: "Settings") -> int:
    """Work until Ctrl-C or SIGTERM; how many moves were made."""
    from duchy.cli.prepare import bar_of
    from duchy.server.bots.worker import OtherRules, Worker
    from duchy.server.preparation import Preparation, not_on_disk, with_expansions

    preparation = Preparation(not_on_disk(), with_expansions())
    worker = Worker(settings, preparation)
    running = asyncio.current_task()
    assert running is not None
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, running.cancel)
    try:
        with bar_of(preparation):
            await worker.run(
                lambda: output.show(say("worker-waiting")),
                lambda threads: output.show(say("worker-ready", threads=threads)),
            )
    except OtherRules as other:
        raise UsageError("usage-other-rules", servers=other.servers, ours=other.ours) from None
    except asyncio.CancelledError:  # told to stop
        pass
    return worker.moves
