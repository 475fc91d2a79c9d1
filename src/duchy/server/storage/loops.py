"""The event loop that a database needs: psycopg cannot use the one that is usual on Windows."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def loop_for(database_url: str) -> str:
    """The event loop for a database, as uvicorn calls it."""
    windows = str(sys.platform) == "win32"  # a text of its own: the type checker knows only this computer
    return "asyncio:SelectorEventLoop" if windows and database_url.startswith("postgres") else "auto"


def run_async(work: Coroutine[Any, Any, T], database_url: str) -> T:
    """``asyncio.run`` with an event loop that the driver of the database can use."""
    factory = None if loop_for(database_url) == "auto" else asyncio.SelectorEventLoop
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(work)
