"""Who is connected at another process, heard from notices (which PostgreSQL would carry)."""

import pytest

from duchy.server.live import presence
from tests.support.server import Client, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


async def carry(source: Client, target: Client, table: str, monkeypatch) -> list[str]:
    """What one process announces about a table, told to another."""
    notices = []

    async def write(*changes, notice):
        notices.append(notice)

    with monkeypatch.context() as patch:
        patch.setattr(source.server.journal, "write", write)
        await source.server.presence._announce(await source.server.tables.get(table))
    for notice in notices:
        name, _, what = notice.partition(":")
        await target.server._handle_notice(name, what)
    return notices


async def online(client: Client, table: str) -> list[bool]:
    return [seat["online"] for seat in (await client.get(f"/tables/{table}"))["seats"]]


@pytest.mark.slow
async def test_whoever_is_connected_at_one_process_is_online_at_all(settings, monkeypatch):
    async with serving(settings) as one, serving(settings) as two:
        opened = await one.open("here", "here")
        await two.state(opened.id)
        assert await carry(one, two, opened.id, monkeypatch) == []  # nobody: nothing to tell
        socket, _ = await one.live(opened.id, opened.tokens[1])
        assert len(await carry(one, two, opened.id, monkeypatch)) == 1
        assert await carry(one, two, opened.id, monkeypatch) == []  # it was told
        assert await online(one, opened.id) == await online(two, opened.id) == [False, True]
        await socket.close()
        await carry(one, two, opened.id, monkeypatch)
        assert await online(two, opened.id) == [False, False]


async def test_a_process_that_comes_later_is_told_of_those_who_are_connected(settings, monkeypatch):
    async with serving(settings) as one, serving(settings) as two:
        opened = await one.open("here", "here")
        first, _ = await one.live(opened.id, opened.tokens[0])
        await carry(one, one, opened.id, monkeypatch)  # before the other process knew the table
        second, _ = await two.live(opened.id, opened.tokens[1])
        await carry(two, one, opened.id, monkeypatch)
        await carry(one, two, opened.id, monkeypatch)  # once more, for the newcomer
        assert await online(one, opened.id) == await online(two, opened.id) == [True, True]
        for socket in (first, second):
            await socket.close()


@pytest.mark.slow
async def test_a_process_that_is_silent_for_long_is_gone(settings, monkeypatch):
    async with serving(settings) as one, serving(settings) as two:
        opened = await one.open("here", "here")
        await two.state(opened.id)
        socket, _ = await one.live(opened.id, opened.tokens[0])
        await carry(one, two, opened.id, monkeypatch)
        table = await two.server.tables.get(opened.id)
        two.server.presence._forget(table)
        assert await online(two, opened.id) == [True, False]
        monkeypatch.setattr(presence, "GONE", -1)
        two.server.presence._forget(table)
        assert await online(two, opened.id) == [False, False]
        await socket.close()
