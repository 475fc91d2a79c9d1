"""Opening the database and bringing its schema up to date."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from importlib.resources import files
from typing import Any

import orjson
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from duchy.server.storage.outages import Outage
from duchy.server.storage.sqlite_file import file_of, make_private

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_OPTIONS: dict[str, Any] = {
    "hide_parameters": True,  # an error in the log must not hold what people say, nor the secret of a game
    "json_serializer": lambda value: orjson.dumps(value).decode(),
    "json_deserializer": orjson.loads,
}
PATIENCE = 2.0  # seconds to wait for another process that writes to the same file
SECONDS = 15.0  # for a request to a database that does not answer; a machine that is only busy needs less
MIGRATION_LOCK = 0x64756368  # "duch": two processes that start at once must not both change the schema


class Database(AsyncEngine):
    """An engine whose reads raise ``Unavailable`` when the database cannot be used, instead of waiting for long."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine.sync_engine)
        self.outage = Outage()

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:  # type: ignore[override]
        """A connection for reading."""
        try:
            async with asyncio.timeout(SECONDS), super().connect() as connection:
                yield connection
        except Exception as error:
            if (translated := self.outage.translated(error)) is error:
                raise
            raise translated from error

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, which may take long and whose errors are those of the driver."""
        async with super().connect() as connection, connection.begin():
            yield connection


def open_engine(url: str) -> Database:
    """An engine for a database address. An SQLite file is made if it is not there, and nobody else may read it."""
    address = make_url(url)
    address = _renamed(address, "sslmode", "ssl").set(drivername=DRIVERS.get(address.drivername, address.drivername))
    sqlite = address.get_backend_name() == "sqlite"
    if file := file_of(url):
        make_private(file)
    # With pre-ping a dead connection after a restart of the database is replaced before a request uses it.
    impatience = {} if sqlite else {"pool_timeout": SECONDS, "connect_args": {"timeout": SECONDS}}
    engine = Database(create_async_engine(address, pool_pre_ping=not sqlite, **_OPTIONS, **impatience))
    if sqlite:
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def address_for_libpq(url: URL) -> str:
    """The address of an engine's database in the form that PostgreSQL documents: for drivers without an engine."""
    return _renamed(url, "ssl", "sslmode").set(drivername="postgresql").render_as_string(hide_password=False)


def _renamed(url: URL, before: str, now: str) -> URL:
    """An address with another name for one parameter: asyncpg's engine says ``ssl``, PostgreSQL ``sslmode``."""
    return url.set(query={(now if name == before else name): value for name, value in url.query.items()})


def open_sqlite(address: URL, patience: float = PATIENCE) -> Engine:
    """A synchronous engine for the same SQLite file, which waits so many seconds for other writers."""
    engine = create_engine(address.set(drivername="sqlite"), **_OPTIONS)
    event.listen(engine, "connect", lambda connection, _: _prepare_sqlite(connection, _, patience))
    return engine


def _prepare_sqlite(connection: Any, _: object, patience: float = PATIENCE) -> None:
    """Let readers work beside the writer, and let a commit return only when it is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={int(patience * 1000)}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema to the newest revision."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    if MigrationContext.configure(connection).get_current_revision() != _newest_revision():
        command.upgrade(alembic_config(connection), "head")


@cache
def _newest_revision() -> str | None:
    """The newest revision. To find it, Alembic loads all of them."""
    return ScriptDirectory.from_config(alembic_config()).get_current_head()


def alembic_config(connection: Connection | None = None) -> Config:
    """Alembic's configuration: the migrations are in the package, and no ini file is needed."""
    config = Config()
    config.set_main_option("script_location", str(files("duchy.server.storage") / "migrations"))
    config.attributes["connection"] = connection
    return config
