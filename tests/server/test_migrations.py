"""Tables that were stored before a revision of the database go on after it."""

import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from duchy.engine.game import registry
from duchy.server.mail.mailboxes import mailbox_of
from duchy.server.storage import database
from duchy.server.storage.journal import Journal
from duchy.server.storage.models import ACCOUNTS, ADDRESSES, LOG, SEATS, SUBSCRIPTIONS, TABLES
from duchy.server.storage.store import Store
from duchy.server.tables import replay

pytestmark = pytest.mark.anyio
RECORDS = Path(__file__).parents[1] / "records" / "format-1"
HEAD = {
    "settings": {},
    "status": "finished",
    "listed": 0,
    "summary": {},
    "secret": bytes(32),
    "created": 1,
    "updated": 1,
}


@pytest.fixture
async def engine(tmp_path: Path) -> AsyncIterator[database.Database]:
    """A database as it was before numbers counted from 1."""
    opened = database.open_engine(f"sqlite:///{tmp_path / 'before.sqlite3'}")
    async with opened.begin() as connection:
        await connection.run_sync(lambda sync: command.upgrade(database.alembic_config(sync), "0002"))
    yield opened
    await opened.dispose()


def store(connection: Connection, name: str, written: dict[str, Any]) -> None:
    """A table that has played a game of format 1."""
    steps = enumerate(written["actions"], start=1)
    connection.execute(
        insert(TABLES),
        {
            "id": name,
            **{key: written[key] for key in ("game", "options", "seed")},
            **HEAD,
            "imported": len(written["actions"]),
        },
    )
    connection.execute(insert(SEATS), {"table": name, "seat": 0, "kind": "here"})
    for ply, (player, action, *entropy) in steps:
        entry = {"table": name, "ply": ply, "player": player, "kind": "action", "action": action, "created": ply}
        connection.execute(insert(LOG), entry | {"entropy": entropy[0] if entropy else None})


@pytest.mark.parametrize("game", ["burgundy", "dice"])
async def test_a_table_in_the_notation_of_format_1_leads_to_the_same_position(
    engine: database.Database, game: str
) -> None:
    written = json.loads((RECORDS / f"{game}.json").read_text(encoding="utf-8"))
    async with engine.begin() as connection:
        await connection.run_sync(store, "old", written)
    await database.migrate(engine)
    stored = await Store(engine, Journal(engine)).load("old")
    assert stored is not None
    *_, last = replay.steps(stored.header, stored.log)
    assert last.after.digest() == written["digest"]
    assert last.after.scores == written["results"]["scores"]


async def test_what_is_stored_after_the_revision_is_not_converted_again(engine: AsyncEngine) -> None:
    await database.migrate(engine)
    written = json.loads((RECORDS / "dice.json").read_text(encoding="utf-8"))
    former = registry.contract("dice").former_notation
    steps = [[player, former.convert(action), *entropy] for player, action, *entropy in written["actions"]]
    async with engine.begin() as connection:
        await connection.run_sync(store, "new", {**written, "actions": steps})
    await database.migrate(engine)
    async with engine.begin() as connection:
        found = list(await connection.scalars(select(LOG.c.action).order_by(LOG.c.ply)))
    assert found == [step[1] for step in steps]


async def test_entries_that_are_no_actions_are_left_alone(engine: AsyncEngine) -> None:
    undo = {"table": "old", "ply": 2, "player": 0, "kind": "undo", "action": None, "created": 2}
    written: dict[str, Any] = {"game": "burgundy", "options": {}, "seed": None, "actions": [[0, "take 0 4 1"]]}
    async with engine.begin() as connection:
        await connection.run_sync(store, "old", written)
        await connection.execute(insert(LOG), undo)
    await database.migrate(engine)
    async with engine.begin() as connection:
        found = list(await connection.scalars(select(LOG.c.action).order_by(LOG.c.ply)))
    assert found == ["take 1 4 2", None]


async def test_options_are_completed_and_places_named(engine: AsyncEngine) -> None:
    summary = {"ply": 9, "results": {"scores": [7, 9], "ranking": [2, 1]}}
    options = {"players": 2, "revision": 1, "estates": None}
    async with engine.begin() as connection:
        for name, game, shown in (("old", "burgundy", summary), ("running", "burgundy", {"results": None})):
            row = {"id": name, "game": game, "options": options, "seed": None, "imported": 0}
            await connection.execute(insert(TABLES), row | HEAD | {"summary": shown})
    await database.migrate(engine)
    async with engine.begin() as connection:
        query = select(TABLES.c.id, TABLES.c.options, TABLES.c.summary).order_by(TABLES.c.id)
        old, running = (await connection.execute(query)).all()
    assert old.summary == {"ply": 9, "results": {"scores": [7, 9], "places": [2, 1]}}
    assert running.summary == {"results": None}
    assert old.options == running.options == registry.load("burgundy", options).options.as_dict()
    assert old.options["estates"] == "1"


# --- addresses -------------------------------------------------------------------------------------------------------

_OWNER = {"name": "Anna", "key": "anna", "password": "-", "created": 1}
_OLD = """
    INSERT INTO subscriptions (id, kind, target, p256dh, auth, account, language, confirm, created)
    VALUES (:id, :kind, :target, :keys, :keys, :account, 'uk', :confirm, 5)
"""


def store_subscriptions(connection: Connection) -> None:
    """A browser, a confirmed address and one that waits, as they were stored before addresses had a table."""
    for account in ("anna", "bob"):
        connection.execute(insert(ACCOUNTS), {**_OWNER, "id": account, "key": account})
    rows: list[tuple[str, str, str, str | None, str | None]] = [
        ("a browser", "push", "https://push.example/1", "anna", None),
        ("confirmed", "email", "An.Na+x@Gmail.com", "anna", None),
        ("asked", "email", "Bob@Example.org", "bob", "a hash"),
    ]
    for name, kind, target, owner, confirm in rows:
        values = {"id": name, "kind": kind, "target": target, "account": owner, "confirm": confirm}
        connection.execute(text(_OLD), {**values, "keys": "keys" if kind == "push" else None})


async def test_addresses_of_accounts_move_and_browsers_stay(new_database: Callable[[], str]) -> None:
    engine = database.open_engine(new_database())
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.upgrade(database.alembic_config(sync), "0014"))
        await connection.run_sync(store_subscriptions)
    await database.migrate(engine)
    async with engine.begin() as connection:
        addresses = (await connection.execute(select(ADDRESSES).order_by(ADDRESSES.c.id))).all()
        assert [tuple(row) for row in addresses] == [
            ("asked", "bob", "Bob@Example.org", "bob@example.org", "uk", 1, "a hash", 5),
            ("confirmed", "anna", "An.Na+x@Gmail.com", "anna@gmail.com", "uk", 1, None, 5),
        ]
        assert all(row.mailbox == mailbox_of(row.address) for row in addresses)
        (browser,) = (await connection.execute(select(SUBSCRIPTIONS))).all()
        assert tuple(browser) == ("a browser", "https://push.example/1", "keys", "keys", "anna", "uk", 5)
        await connection.run_sync(lambda sync: command.downgrade(database.alembic_config(sync), "0014"))
        kept = (await connection.execute(text("SELECT id, kind, target, confirm FROM subscriptions ORDER BY id"))).all()
    assert [tuple(row) for row in kept] == [
        ("a browser", "push", "https://push.example/1", None),
        ("asked", "email", "Bob@Example.org", "a hash"),
        ("confirmed", "email", "An.Na+x@Gmail.com", None),
    ]
    await engine.dispose()
