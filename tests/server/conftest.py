"""Servers for tests: a fresh database for each test, no pauses, no limits on haste.

The database is a file, or, with ``DUCHY_TEST_DATABASE=postgresql`` (see ``make test-postgres``), one of a PostgreSQL
that is started for the run.
"""

import os
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from duchy.server.settings import Settings
from tests.support.postgres import Cluster, NoPostgres, cluster
from tests.support.server import Client, Process, serving

ON_POSTGRES = os.environ.get("DUCHY_TEST_DATABASE") == "postgresql"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without a PostgreSQL, leave out what tests several processes on one."""
    if not ON_POSTGRES:
        left_out = [item for item in items if item.get_closest_marker("postgres")]
        items[:] = [item for item in items if not item.get_closest_marker("postgres")]
        config.hook.pytest_deselected(items=left_out)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL of our own. Where there cannot be one the tests are skipped, but never where changes are judged."""
    try:
        with cluster() as running:
            yield running
    except NoPostgres as reason:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(reason))


@pytest.fixture
def new_database(tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[], str]:
    """Makes empty databases."""
    if ON_POSTGRES:
        made: Cluster = request.getfixturevalue("postgres")
        return made.new_database
    numbers = count()
    return lambda: f"sqlite:///{tmp_path / f'tables-{next(numbers)}.sqlite3'}"


@pytest.fixture
def database_url(new_database: Callable[[], str]) -> str:
    """An empty database."""
    return new_database()


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
