"""Tables that were stored before a revision of the database go on after it."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from duchy.engine import registry
from duchy.server.storage import database
from duchy.server.storage.journal import Journal
from duchy.server.storage.models import LOG, SEATS, TABLES
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
async def engine(tmp_path: Path) -> AsyncIterator[AsyncEngine]:
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
async def test_a_table_in_the_notation_of_format_1_leads_to_the_same_position(engine: AsyncEngine, game: str) -> None:
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
    written = {"game": "burgundy", "options": {}, "seed": None, "actions": [[0, "take 0 4 1"]]}
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
