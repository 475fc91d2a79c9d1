"""Servers for tests: a fresh database for each test, no pauses, no limits on haste."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from duchy.server.settings import Settings
from tests.support.server import Client, Process, serving


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    """An empty database."""
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture
def settings(database_url: str) -> Settings:
    return Settings(database_url=database_url, bot_pause=0, pace=0)


@pytest.fixture
async def client(settings: Settings) -> AsyncIterator[Client]:
    """A server in this process, and somebody who uses it."""
    async with serving(settings) as somebody:
        yield somebody


@pytest.fixture
def start(database_url: str) -> Iterator[Callable[[], Process]]:
    """Starts servers as processes of their own, all on the same database; they end with the test."""
    started: list[Process] = []

    def begin(port: int = 0) -> Process:
        started.append(Process(database_url, port))
        return started[-1].start()

    yield begin
    for process in started:
        process.kill()
