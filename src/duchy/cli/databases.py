"""What ``duchy database`` and ``duchy prune`` share: looking at a database, and showing what could be removed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeVar

from duchy.cli import output
from duchy.cli.game_options import UsageError
from duchy.cli.texts import say
from duchy.engine.errors import OptionError

if TYPE_CHECKING:  # only the commands of the web table need it
    from duchy.server.storage.looking import Connection
    from duchy.server.upkeep.plan import Count, Plan

T = TypeVar("T")
NONE = "–"
LONGEST = 36500  # days


def look(url: str, work: Callable[[Connection], T]) -> T:
    """Read something from a database, or an error that says why that cannot be."""
    from duchy.server.storage import looking
    from duchy.server.storage.loops import run_async

    try:
        return run_async(looking.look(url, work), url)
    except looking.NoDatabase as none:
        if none.reason == "no-file":
            raise UsageError("usage-backup-no-file", problem=none.problem) from None
        if none.reason == "foreign":
            raise UsageError("usage-backup-foreign") from None
        raise UsageError("usage-database", problem=none.problem) from None


def plan_of(days: int, finished_days: int, statuses: tuple[str, ...] | None, idle_days: float) -> Plan:
    """What is to go. Numbers of days that cannot be are refused."""
    from duchy.server.storage.store import now
    from duchy.server.upkeep.plan import UNFINISHED, Plan

    for option, value in (("--days", days), ("--finished-days", finished_days)):
        if not 0 <= value <= LONGEST:
            raise OptionError(option, "error-not-between", value=str(value), first="0", last=str(LONGEST))
    return Plan(now(), days, finished_days, statuses or UNFINISHED, idle_days)


def check_revision(found: str | None) -> None:
    """Refuse a database whose schema is not the one of this version."""
    from duchy.server.storage.database import newest_revision

    if found != (needed := newest_revision()):
        raise UsageError("usage-database-revision", found=str(found), needed=str(needed))


def date(milliseconds: int | None) -> str:
    """A time as a day."""
    return NONE if milliseconds is None else datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


def time_text(milliseconds: int | None) -> str | None:
    """A time for a program."""
    from duchy.server.tables import wire

    return None if milliseconds is None else wire.time_text(milliseconds)


def counts_grid(counts: Mapping[str, Count]) -> Any:
    """What would go and what stays, by kind."""
    from duchy.server.upkeep.plan import STATUSES

    columns = ("column-what", "column-goes", "column-oldest", "column-newest", "column-stays")
    table = output.grid(*map(say, columns), title=say("prune-title"))
    for kind, counted in counts.items():
        name = say(f"tables-{kind}") if kind in STATUSES else say(f"rest-{kind}")
        table.add_row(name, str(counted.go), date(counted.oldest), date(counted.newest), str(counted.stay))
        if kind == STATUSES[-1]:
            table.add_section()
    return table


def counts_document(counts: Mapping[str, Count]) -> dict[str, Any]:
    """The same for a program."""
    return {
        kind: {
            "go": counted.go,
            "stay": counted.stay,
            "oldest": time_text(counted.oldest),
            "newest": time_text(counted.newest),
        }
        for kind, counted in counts.items()
    }
