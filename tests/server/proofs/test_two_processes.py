"""Two server processes on one PostgreSQL: players on different ones play one game, and one process may die."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, text
from websockets.asyncio.client import connect

from duchy.server.bots import bots
from duchy.server.settings import Settings
from duchy.server.storage.models import LOG
from duchy.server.storage.store import Stored
from tests.support.crowd import ByRequest, BySocket, Ledger
from tests.support.nursery import Nursery
from tests.support.server import Opened, is_well, serving
from tests.support.worlds import PATIENCE, World, free_port, replayed

pytestmark = [pytest.mark.postgres, pytest.mark.compiled, pytest.mark.anyio]

RACES = 40
LOSE_LISTENERS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN%'
"""


@pytest.fixture
def pair(database_url: str) -> Iterator[tuple[Nursery, Nursery]]:
    """Two servers on one database."""
    one, other = Nursery(database_url, free_port()), Nursery(database_url, free_port())
    try:
        one.start()
        other.start()
        yield one, other
    finally:
        one.close()
        other.close()


async def open_table(server: Nursery, *seats: dict[str, str]) -> Opened:
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        wish = {"game": "burgundy", "seats": [*seats]}
        return Opened.read((await client.post(f"{server.url}/api/tables", json=wish)).raise_for_status().json())


async def stored(database_url: str, table: str) -> Stored:
    world = World(None, database_url, random.Random(), tables=[table])  # type: ignore[arg-type]
    return (await world.stored())[table]


async def test_players_on_different_processes_play_one_game(pair: tuple[Nursery, Nursery], database_url: str) -> None:
    """Each hears of the other only through the database. They play to the end, so nothing was missed."""
    table, ledger = await open_table(pair[0], {"kind": "here"}, {"kind": "here"}, {"kind": "here"}), Ledger()
    ways = (BySocket, BySocket, ByRequest)
    players = [
        way(pair[seat % 2].url, table.id, seat, table.tokens[seat], ledger, random.Random(seat))
        for seat, way in enumerate(ways)
    ]
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(player.play() for player in players))
    for player in players:
        await player.leave()
    log = (await stored(database_url, table.id)).log
    assert [entry.ply for entry in log] == list(range(1, len(log) + 1))
    assert {(table.id, entry.request) for entry in log if entry.request} == set(ledger.deeds)
    assert replayed(await stored(database_url, table.id)).state.is_over


async def test_a_race_for_a_ply_has_one_winner(pair: tuple[Nursery, Nursery], database_url: str) -> None:
    table, chance = await open_table(pair[0], {"kind": "here"}, {"kind": "here"}), random.Random(1)
    async with httpx.AsyncClient(timeout=PATIENCE) as one, httpx.AsyncClient(timeout=PATIENCE) as other:
        clients = [(one, pair[0].url), (other, pair[1].url)]
        for number in range(RACES):
            ply, seat, actions = await position(one, pair[0].url, table)
            if not actions:
                return
            bodies = [
                {"ply": ply, "action": chance.choice(actions), "request": f"race-{number:03}-{side}"} for side in "ab"
            ]
            headers = {"authorization": f"Bearer {table.tokens[seat]}"}
            replies = await asyncio.gather(
                *(
                    client.post(f"{url}/api/tables/{table.id}/actions", json=body, headers=headers)
                    for (client, url), body in zip(clients, bodies, strict=True)
                )
            )
            assert sorted(reply.status_code for reply in replies) == [200, 409], [reply.text for reply in replies]
            [loser] = [reply.json() for reply in replies if reply.status_code == 409]
            assert (loser["type"], loser["ply"]) == ("/problems/stale", ply + 1)
    assert len((await stored(database_url, table.id)).log) == RACES


async def position(client: httpx.AsyncClient, url: str, table: Opened) -> tuple[int, int, list[int]]:
    at = f"{url}/api/tables/{table.id}"
    [seat] = (await client.get(at)).json()["deciders"] or [0]
    headers = {"authorization": f"Bearer {table.tokens[seat]}"}
    seen = (await client.get(f"{at}/state", headers=headers)).json()
    return seen["ply"], seat, [action["id"] for action in seen["view"]["actions"]]


async def test_a_bot_thinks_once_though_two_processes_know_its_table(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: Counter[int] = Counter()
    think = bots._think

    def counting(level: str, observed: Any) -> int:
        thoughts[observed.ply] += 1
        return think(level, observed)

    monkeypatch.setattr(bots, "_think", counting)
    async with serving(settings) as one, serving(settings) as other:
        opened = await one.open("here", {"kind": "bot", "level": "squire"})
        watching, _ = await other.live(opened.id)
        await one.play(opened, plies=60)
        while (await watching.receive()).get("ply", 0) < 60:
            pass
        await watching.close()
    assert len(thoughts) > 10
    assert set(thoughts.values()) == {1}


async def test_a_lost_connection_is_made_again_and_an_unreadable_table_disturbs_no_other(settings: Settings) -> None:
    async with serving(settings) as one, serving(settings) as other:
        broken, sound = await one.open("here", "here"), await one.open("here", "here")
        await other.state(broken.id)
        watching, _ = await other.live(sound.id)
        await asyncio.gather(is_well(one), is_well(other))  # they listen
        async with one.server.engine.begin() as connection:
            nonsense = {"table": broken.id, "ply": 1, "player": 9, "kind": "action", "created": 0}
            await connection.execute(insert(LOG), nonsense)
            assert (await connection.scalars(text(LOSE_LISTENERS))).all() == [True, True]
        (seat,) = (await one.state(sound.id))["table"]["deciders"]
        await one.act(sound.id, sound.tokens[seat], 0, "end_turn")
        async with asyncio.timeout(PATIENCE):
            assert (await watching.receive())["ply"] == 1
        await watching.close()


async def test_when_a_process_dies_the_other_goes_on(pair: tuple[Nursery, Nursery], database_url: str) -> None:
    """Its players come over, and its bots are thought for."""
    one, other = pair
    slow = {"kind": "bot", "level": "duke"}
    tables = [await open_table(one, slow, slow, slow, {"kind": "here"}) for _ in range(3)]
    listening = [await connect(live_url(other, table), proxy=None) for table in tables]
    for socket, table in zip(listening, tables, strict=True):
        await socket.send(json.dumps({"type": "hello", "tokens": list(table.tokens.values())}))
        assert json.loads(await socket.recv())["type"] == "welcome"
    for table in tables:
        await pass_the_turn(one, table, seat=3)
    await asyncio.to_thread(one.kill)
    logs = {table.id: await stored(database_url, table.id) for table in tables}
    waiting = {table for table, before in logs.items() if 3 not in replayed(before).state.deciders}
    assert waiting
    async with asyncio.timeout(PATIENCE):
        while waiting:
            waiting = {name for name in waiting if len((await stored(database_url, name)).log) == len(logs[name].log)}
            await asyncio.sleep(0.05)
    for socket in listening:
        await socket.close()


async def pass_the_turn(server: Nursery, table: Opened, seat: int) -> None:
    """If the person at this seat has to decide, end the turn, so that a bot has to."""
    at, headers = f"{server.url}/api/tables/{table.id}", {"authorization": f"Bearer {table.tokens[seat]}"}
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        seen = (await client.get(at)).json()
        if seen["deciders"] == [seat]:
            body = {"ply": seen["ply"], "action": "end_turn", "request": "pass-the-turn"}
            (await client.post(f"{at}/actions", json=body, headers=headers)).raise_for_status()


def live_url(server: Nursery, table: Opened) -> str:
    return f"{server.url.replace('http', 'ws')}/api/tables/{table.id}/live"
