"""Tables are removed under the hands of their players: an action is stored at a table that is there, or refused.

The plan is made as if it were months later, so every table may go at any moment; only what happens there protects it.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from duchy.server.settings import Settings
from duchy.server.storage.models import LOG, TABLES, metadata
from duchy.server.storage.store import now
from duchy.server.tables.record import stored_record
from duchy.server.upkeep.archive import Archive
from duchy.server.upkeep.plan import DAY, Plan
from duchy.server.upkeep.pruner import Outcome, Pruner
from tests.support.patience import PATIENCE
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.proof]

ROUNDS = 12
TABLES_AT_ONCE = 6
GONE, STALE = 404, 409


class Player:
    """Acts for both seats of a table until it is gone, at any of the servers; knows what was acknowledged."""

    def __init__(self, servers: list[Client], opened: Opened, chance: random.Random) -> None:
        self.opened = opened
        self.acknowledged: list[str] = []
        self.gone = False
        self._servers = servers
        self._chance = chance

    async def play(self, plies: int) -> None:
        for _ in range(plies):
            await asyncio.sleep(self._chance.random() * 0.02)
            if self._chance.random() < 0.2:
                await self._talk()
            elif not await self._act():
                return

    async def _act(self) -> bool:
        server, table = self._chance.choice(self._servers), self.opened.id
        seen = await server.ask("GET", f"/tables/{table}/state", token=self.opened.tokens[0])
        if not self._still_there(seen):
            return False
        (seat,) = seen.json()["table"]["deciders"] or (0,)
        seen = await server.ask("GET", f"/tables/{table}/state", token=self.opened.tokens[seat])
        if not self._still_there(seen) or not seen.json()["view"]["actions"]:
            return not self.gone
        action = self._chance.choice(seen.json()["view"]["actions"])["id"]
        request = server.request() + f"-{id(server)}"
        body = {"ply": seen.json()["ply"], "action": action, "request": request}
        reply = await server.ask("POST", f"/tables/{table}/actions", body, self.opened.tokens[seat])
        if reply.status == 200:
            self.acknowledged.append(request)
        return self._still_there(reply)

    async def _talk(self) -> None:
        server = self._chance.choice(self._servers)
        line = {"text": "Hm.", "request": server.request() + f"-{id(server)}"}
        await server.ask("POST", f"/tables/{self.opened.id}/chat", line, self.opened.tokens[1])

    def _still_there(self, reply: Any) -> bool:
        assert reply.status in (200, GONE, STALE), reply.body
        assert reply.status == GONE or not self.gone, "a table that was gone does not come back"
        self.gone = self.gone or reply.status == GONE
        return not self.gone


async def remove_at_random(pruner: Pruner, chance: random.Random, playing: asyncio.Event) -> None:
    """Choose all tables again and again, wait a little, and try to remove some of them."""
    choose = pruner._candidates

    async def some(plan: Plan) -> Any:
        found = [table for table in await choose(plan) if chance.random() < 0.3]
        await asyncio.sleep(chance.random() * 0.03)
        return found

    pruner._candidates = some  # type: ignore[method-assign]
    while playing.is_set():
        pruner.at_once = chance.choice((1, 3, 20))
        await pruner.run(Plan(now() + 200 * DAY, days=30, finished_days=30))
        await asyncio.sleep(chance.random() * 0.05)


async def test_nothing_acknowledged_is_lost_at_a_table_that_stays(
    settings: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    done = Outcome()
    quiet = settings.changed(notice_seconds=3600)  # nobody is told of a turn at a table that is gone by then
    async with serving(quiet) as one, serving(quiet) as other:
        servers = [one] if one.server.alone else [one, other]
        for seed in range(ROUNDS):
            folder = tmp_path / str(seed) if seed % 2 else None
            outcome = await play_and_remove(servers, random.Random(seed), folder)
            done.removed += outcome.removed
            done.changed += outcome.changed
    assert done.tables and done.changed, "some were removed, and some were protected"
    assert not [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]


async def play_and_remove(servers: list[Client], chance: random.Random, folder: Path | None) -> Outcome:
    """One round: some tables, their players, and somebody who removes tables with or without keeping records."""
    playing, one = asyncio.Event(), servers[0]
    playing.set()
    players = [Player(servers, await one.open("here", "here"), chance) for _ in range(TABLES_AT_ONCE)]
    if folder is not None:
        folder.mkdir()
    pruner = Pruner(one.server.engine, one.server.journal, Archive(folder) if folder else None)
    pruner.on_removed = one.server.housekeeper._forget
    removing = asyncio.create_task(remove_at_random(pruner, chance, playing))
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(player.play(25) for player in players))
        playing.clear()
        await removing
    await check(one, players)
    for player in players:
        assert not (player.gone and folder) or list(folder.glob(f"burgundy-{player.opened.id}*.json"))
    return pruner.outcome


async def check(client: Client, players: list[Player]) -> None:
    """Every table is there whole, with all that was acknowledged, or not at all."""
    async with client.server.engine.connect() as connection:
        there = set(await connection.scalars(select(TABLES.c.id)))
        for table in metadata.sorted_tables:
            if "table" in table.c:
                assert set(await connection.scalars(select(table.c.table).distinct())) <= there, table.name
        for player in players:
            query = select(LOG.c.request).where(LOG.c.table == player.opened.id)
            requests = set(await connection.scalars(query))
            if player.opened.id in there:
                assert not player.gone
                assert requests == set(player.acknowledged)
            else:
                assert not requests
        assert await connection.scalar(select(func.count()).select_from(TABLES)) == len(there)
    for name in there:
        stored = await client.server.store.load(name)
        assert stored is not None
        stored_record(stored).replay()
