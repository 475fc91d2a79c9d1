"""Bots at the table: they play to the end, go on after anything, and see no more than their seat."""

import asyncio

import pytest
from sqlalchemy import text

from duchy.engine.game.game import State
from duchy.server.bots import bots
from duchy.server.tables import playing
from duchy.server.tables.tables import Observer
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


def bot(level: str) -> dict[str, str]:
    return {"kind": "bot", "level": level}


async def until_a_person_decides(client: Client, opened: Opened) -> dict:
    while True:
        seen = await client.state(opened.id)
        if seen["table"]["status"] == "finished" or set(seen["table"]["deciders"]) & set(opened.tokens):
            return seen
        await asyncio.sleep(0.001)


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"setup": "expert", "choice": "sealed", "estates": "dealt"}])
async def test_bots_finish_a_game(client, options):
    opened = await client.open("here", bot("page"), bot("squire"), **options)
    final = await client.finish(opened)
    assert final["table"]["status"] == "finished"
    played = {moment["player"] for moment in (await client.get(f"/tables/{opened.id}/story"))["moments"]}
    assert played == {None, 0, 1, 2}


@pytest.mark.slow
async def test_bots_wait_until_the_game_begins(client):
    opened = await client.open("link", bot("page"), bot("page"), bot("page"))
    await asyncio.sleep(0.05)
    assert (await client.state(opened.id))["ply"] == 0
    seat = await client.post(f"/tables/{opened.id}/seats/0/claim", {"invite": opened.invitations[0]})
    opened.tokens[0] = seat["token"]
    seen = await until_a_person_decides(client, opened)
    assert 0 in seen["table"]["deciders"]


@pytest.mark.slow
async def test_bots_go_on_after_a_restart(settings):
    async with serving(settings.changed(bot_pause=60)) as client:
        opened = await client.open("here", bot("page"))
        socket, _ = await client.live(opened.id)  # while somebody watches, the bot takes its time: for ever
        while (seen := await client.state(opened.id))["table"]["deciders"] == [0]:
            await client.act(opened.id, opened.tokens[0], seen["ply"], "end_turn")
        stopped = seen["ply"]
        await socket.close()
    async with serving(settings) as client:
        seen = await until_a_person_decides(client, opened)
        assert seen["ply"] > stopped
        assert (await client.finish(opened))["table"]["status"] == "finished"


async def test_a_bot_gets_what_its_seat_may_see(client, monkeypatch):
    given: list[State] = []
    think = bots._think

    def noting(level, observed):
        given.append(observed)
        return think(level, observed)

    monkeypatch.setattr(bots, "_think", noting)
    opened = await client.open("here", bot("page"), setup="expert", choice="sealed", estates="dealt")
    await client.play(opened, plies=20)
    assert given and all(state.observer == 1 for state in given)


async def test_a_thought_that_comes_too_late_is_thrown_away(client, monkeypatch):
    """The person takes back the end of the turn while the bot is thinking."""
    began, go_on = asyncio.Event(), asyncio.Event()
    act = playing.act

    async def delayed(tables, table, player, *arguments, **named):
        if player == 1:
            began.set()
            await go_on.wait()
        return await act(tables, table, player, *arguments, **named)

    monkeypatch.setattr(playing, "act", delayed)
    while (opened := await client.open("here", bot("page"))).info["deciders"] != [0]:
        pass  # chance decides who begins
    began.clear()
    await client.act(opened.id, opened.tokens[0], 0, "end_turn")
    await began.wait()
    assert (await client.undo(opened.id, opened.tokens[0], 1)).status == 200
    table = await client.server.tables.get(opened.id)
    go_on.set()
    while table.thinking:
        await asyncio.sleep(0)
    assert table.ply == 2 and (await client.state(opened.id))["table"]["deciders"] == [0]


async def test_a_bot_that_stumbles_is_tried_again(client, monkeypatch):
    calls = []
    think = bots._think

    def stumbling(level, observed):
        calls.append(level)
        if len(calls) == 1:
            raise ZeroDivisionError("a bug")
        return think(level, observed)

    monkeypatch.setattr(bots, "_think", stumbling)
    monkeypatch.setattr(bots, "RETRY", 0.01)
    opened = await client.open("here", bot("page"))
    await client.play(opened, plies=10)
    assert len(calls) > 1


async def test_a_bot_that_another_process_should_see_to_is_waited_for_and_then_seen_to(client, monkeypatch):
    """With patience nothing happens while the table moves on; once it stands still, the bot plays here."""
    monkeypatch.setattr(client.server.tables, "observer", Observer())
    while (opened := await client.open("here", bot("page"))).info["deciders"] != [1]:
        pass  # chance decides who begins
    table = await client.server.tables.get(opened.id)
    client.server.bots.wake(table, patience=0.01)
    client.server.bots.wake(table, patience=0.01)
    assert table.thinking is None
    seen = await until_a_person_decides(client, opened)
    assert seen["ply"] > 0
    assert not client.server.bots._waiting


@pytest.mark.slow
async def test_a_table_that_cannot_be_replayed_stops_no_other_and_is_no_refusal(settings):
    async with serving(settings) as client:
        client.server.tables.observer = Observer()  # no bot moves here
        tables: list[Opened] = []
        while len(tables) < 2:
            opened = await client.open("here", bot("page"))
            if opened.info["deciders"] == [1]:
                tables.append(opened)
        spoil = text("INSERT INTO log VALUES (:table, 1, 1, 'action', 'dance', NULL, NULL, 0, NULL)")
        async with client.server.engine.begin() as connection:
            for opened in tables[:1]:
                await connection.execute(text('DELETE FROM log WHERE "table" = :table'), {"table": opened.id})
                await connection.execute(spoil, {"table": opened.id})
    async with serving(settings) as client:
        await until_a_person_decides(client, tables[1])
        reply = await client.ask("GET", f"/tables/{tables[0].id}/state")
        assert reply.status == 500 and reply.json()["type"] == "/problems/internal"
