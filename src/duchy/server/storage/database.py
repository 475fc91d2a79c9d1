"""Opening the database and bringing its schema up to date."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from importlib.resources import files
from typing import Any

import orjson
import psycopg
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from duchy.server.storage.outages import Outage
from duchy.server.storage.sqlite_file import file_of, make_private

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
_OPTIONS: dict[str, Any] = {
    "hide_parameters": True,  # an error in the log must not hold what people say, nor the secret of a game
    "json_serializer": lambda value: orjson.dumps(value).decode(),
    "json_deserializer": orjson.loads,
}
PATIENCE = 2.0  # seconds to wait for another process that writes to the same file
GOODBYE = 2.0  # seconds for what is being read when the engine is closed
SECONDS = 15.0  # for a request to a database that does not answer; a machine that is only busy needs less
MIGRATION_LOCK = 0x64756368  # "duch": two processes that start at once must not both change the schema

# It warns of every statement that it cannot cancel on a lost connection; what matters is told by ours.
logging.getLogger("psycopg").setLevel(logging.CRITICAL)


class Database(AsyncEngine):
    """An engine whose reads raise ``Unavailable`` when the database cannot be used, instead of waiting for long."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine.sync_engine)
        self.outage = Outage()
        self._readers: set[asyncio.Future[None]] = set()

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:  # type: ignore[override]
        """A connection for reading."""
        reader = asyncio.get_running_loop().create_future()
        self._readers.add(reader)
        try:
            async with asyncio.timeout(SECONDS), super().connect() as connection:
                yield connection
        except Exception as error:
            if (translated := self.outage.translated(error)) is error:
                raise
            raise translated from error
        finally:
            self._readers.discard(reader)
            reader.set_result(None)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, which may take long and whose errors are those of the driver."""
        async with super().connect() as connection, connection.begin():
            yield connection

    async def dispose(self, close: bool = True) -> None:
        """Close all connections. What is being read ends first: such work may outlive the request that began it."""
        if self._readers:
            await asyncio.wait(self._readers, timeout=GOODBYE)
        await super().dispose(close)


def open_engine(url: str) -> Database:
    """An engine for a database address. An SQLite file is made if it is not there, and nobody else may read it."""
    address = _with_our_driver(make_url(url))
    sqlite = address.get_backend_name() == "sqlite"
    if file := file_of(url):
        make_private(file)
    # With pre-ping a dead connection after a restart of the database is replaced before a request uses it.
    more = {} if sqlite else {"pool_timeout": SECONDS, "connect_args": _patient(SECONDS), "use_native_hstore": False}
    engine = Database(create_async_engine(address, pool_pre_ping=not sqlite, **_OPTIONS, **more))
    if sqlite:
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _with_our_driver(url: URL) -> URL:
    """An address for the drivers that we use. Settings of earlier versions may name another one, and its ``ssl``."""
    if url.get_backend_name() not in ("postgresql", "postgres"):
        return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    query = {("sslmode" if name == "ssl" else name): value for name, value in url.query.items()}
    return url.set(drivername=DRIVERS["postgresql"], query=query)


def _patient(seconds: float) -> dict[str, Any]:
    """Parameters of a connection that is given up when the server does not answer for so long."""
    return {"connect_timeout": int(seconds), "tcp_user_timeout": int(seconds * 1000)}


async def connect_alone(engine: AsyncEngine, seconds: float = SECONDS) -> psycopg.AsyncConnection:
    """A connection to an engine's PostgreSQL that does not come from its pool, and commits every statement."""
    _, parameters = engine.dialect.create_connect_args(engine.url)
    return await psycopg.AsyncConnection.connect(**{**parameters, **_patient(seconds), "autocommit": True})


def address_for_libpq(url: URL) -> str:
    """The address of an engine's database in the form that PostgreSQL documents: for drivers without an engine."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


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
    if revision_of(connection) != newest_revision():
        command.upgrade(alembic_config(connection), "head")


def revision_of(connection: Connection) -> str | None:
    """The revision of a database's schema; None if it has none."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def newest_revision() -> str | None:
    """The newest revision. To find it, Alembic loads all of them."""
    return ScriptDirectory.from_config(alembic_config()).get_current_head()


def alembic_config(connection: Connection | None = None) -> Config:
    """Alembic's configuration: the migrations are in the package, and no ini file is needed."""
    config = Config()
    config.set_main_option("script_location", str(files("duchy.server.storage") / "migrations"))
    config.attributes["connection"] = connection
    return config
