"""Servers for tests: a fresh database for each test, no pauses, no limits on haste.

The database is a file, or, with ``DUCHY_TEST_DATABASE=postgresql`` (see ``make test-postgres``), one of a PostgreSQL
that is started for the run.
"""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from duchy.server.settings import Settings
from duchy.server.storage.database import migrate, open_engine
from tests.support.postgres import Cluster, NoPostgres, cluster
from tests.support.server import Client, Process, serving

ON_POSTGRES = os.environ.get("DUCHY_TEST_DATABASE") == "postgresql"
MEMORY = Path("/dev/shm")


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


@contextmanager
def folder_in_memory() -> Iterator[Path]:
    """A folder in memory, where a machine has such folders: a commit to a database there waits for no disk."""
    with TemporaryDirectory(prefix="duchy-", dir=MEMORY if os.access(MEMORY, os.W_OK) else None) as folder:
        yield Path(folder)


@pytest.fixture
def memory() -> Iterator[Path]:
    with folder_in_memory() as folder:
        yield folder


@pytest.fixture(scope="session")
def latest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with the latest schema and nothing else. To copy it takes less than all migrations."""
    file = tmp_path_factory.mktemp("latest") / "tables.sqlite3"
    asyncio.run(_migrated(f"sqlite:///{file}"))
    return file


@pytest.fixture(scope="session")
def latest_on_postgres(postgres: Cluster) -> str:
    """The same on PostgreSQL."""
    database_url = postgres.new_database()
    asyncio.run(_migrated(database_url))
    return database_url


async def _migrated(database_url: str) -> None:
    engine = open_engine(database_url)
    await migrate(engine)
    await engine.dispose()


@pytest.fixture
def settings(request: pytest.FixtureRequest) -> Settings:
    """Those of a server in this process, on a database without tables."""
    if ON_POSTGRES:
        made: Cluster = request.getfixturevalue("postgres")
        return hurried(made.new_database(request.getfixturevalue("latest_on_postgres")))
    file = request.getfixturevalue("memory") / "tables.sqlite3"
    shutil.copyfile(request.getfixturevalue("latest"), file)
    return hurried(f"sqlite:///{file}")


def hurried(database_url: str) -> Settings:
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
