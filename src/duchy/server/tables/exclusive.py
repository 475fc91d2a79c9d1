"""What is done at a table, one thing after the other, and each to its end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from duchy.engine.errors import DuchyError
from duchy.server.problems import Refused
from duchy.server.tables.table import Table

log = logging.getLogger(__name__)

S = TypeVar("S")
T = TypeVar("T")
P = ParamSpec("P")


async def finish_anyway(work: Awaitable[T]) -> T:
    """Finish some work even if the request that waits for it is cancelled: what is stored must be loaded as well."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait({task})  # unlike asyncio.shield, it never reports the task's error itself
        return task.result()
    except asyncio.CancelledError:
        task.add_done_callback(_log_failure)
        raise
    finally:
        del task  # the exception of the task holds this frame, which must not hold the task


def _log_failure(task: asyncio.Future[Any]) -> None:
    """Log the error of work whose request was cancelled, unless it is a refusal."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused | DuchyError):
        log.error("failed after its request was cancelled", exc_info=error)


_Work = Callable[Concatenate[S, Table, P], Coroutine[Any, Any, T]]


def exclusive(work: _Work[S, P, T]) -> _Work[S, P, T]:
    """Do something at a table while nothing else is done there, and to its end even if its request is cancelled."""

    @wraps(work)
    async def alone(owner: S, table: Table, /, *arguments: P.args, **named: P.kwargs) -> T:
        async def in_turn() -> T:
            async with table.lock:
                return await work(owner, table, *arguments, **named)

        return await finish_anyway(in_turn())

    return alone
