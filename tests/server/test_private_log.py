"""A log whose lines differ by viewer: each viewer gets their own, over HTTP and socket, and after loading again."""

import json
from typing import Any

import pytest

import duchy
from duchy.engine.game import registry
from duchy.engine.game.game import SPECTATOR, State
from duchy.server.tables import render, table
from tests.engine.toy.contract import SealedBids
from tests.engine.toy.display import log
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

SEATS = (0, 1, 2)
#: Raises and bids of two rounds, and what each seat bids in them.
PLAYED = [(0, "raise 1"), (2, "bid 3"), (0, "bid 1"), (1, "bid 2"), (1, "raise 0"), (1, "bid 1"), (0, "bid 3")]
BIDS = {0: [1, 3], 1: [2, 1], 2: [3]}


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small game, with a line at its opening that differs by viewer too."""
    monkeypatch.setitem(registry.PACKAGES, "toy", "tests.engine.toy")
    opening = log.opening

    def private_opening(state: State) -> list[log.LogEntry]:
        return [*opening(state), log.LogEntry("you-are", {"seat": int(state.observer or 0)})]

    monkeypatch.setattr(log, "opening", private_opening)


async def opened_table(client: Client) -> Opened:
    return await client.open("here", "here", "here", game="toy")


async def play(client: Client, opened: Opened) -> None:
    for ply, (seat, action) in enumerate(PLAYED):
        reply = await client.act(opened.id, opened.tokens[seat], ply, action)
        assert reply.status == 200, reply.body
        assert_own(reply.json()["events"], seat)


def bids_in(events: list[dict[str, Any]]) -> list[tuple[int, int]]:
    """The players and coins of all bids that are told."""
    lines = [line for event in events for line in event["lines"] if line["key"] == "log-own-bid"]
    return [(line["args"]["player"], line["args"]["coins"]) for line in lines]


def assert_own(events: list[dict[str, Any]], viewer: int) -> None:
    """No line of another viewer is among the events."""
    assert all(player == viewer for player, _ in bids_in(events))
    seats = [line["args"]["seat"] for event in events for line in event["lines"] if line["key"] == "you-are"]
    assert seats in ([], [viewer])


async def everything(client: Client, opened: Opened) -> dict[int, list[bytes]]:
    """All that each viewer reads of the log, byte for byte."""
    paths = ("state", "log", "log?before=4", "log?after=2")
    tokens = {SPECTATOR: None, **opened.tokens}
    return {
        viewer: [(await client.ask("GET", f"/tables/{opened.id}/{path}", token=token)).body for path in paths]
        for viewer, token in tokens.items()
    }


def assert_private(read: dict[int, list[bytes]]) -> None:
    for viewer, bodies in read.items():
        state, log, *_ = (json.loads(body)["events"] for body in bodies)
        for body in bodies:
            assert_own(json.loads(body)["events"], viewer)
        for events in (state, log):
            assert [event["ply"] for event in events] == list(range(len(PLAYED) + 1))
            assert [coins for _, coins in bids_in(events)] == BIDS.get(viewer, [])


async def test_every_viewer_reads_their_own_lines_over_http(client):
    opened = await opened_table(client)
    await play(client, opened)
    read = await everything(client, opened)
    assert_private(read)
    assert len({bodies[1] for bodies in read.values()}) == 4


@pytest.mark.slow
@pytest.mark.parametrize("loaded", [2, 40])
async def test_the_lines_are_the_same_after_loading_the_table_again(settings, monkeypatch, loaded):
    async with serving(settings) as client:
        opened = await opened_table(client)
        await play(client, opened)
        before = await everything(client, opened)
    monkeypatch.setattr(table, "LATEST", loaded)
    async with serving(settings) as client:
        again = await everything(client, opened)
        for viewer, (state, *log) in again.items():
            assert_own(json.loads(state)["events"], viewer)  # as many as are loaded
            assert log == before[viewer][1:]


async def test_every_viewer_reads_their_own_lines_over_the_socket(client):
    opened = await opened_table(client)
    tokens = {SPECTATOR: (), **{seat: (opened.tokens[seat],) for seat in SEATS}}
    sockets = {}
    for viewer, held in tokens.items():
        sockets[viewer], welcome = await client.live(opened.id, *held)
        assert_own(welcome["events"], viewer)
    await play(client, opened)
    for viewer, socket in sockets.items():
        events: list[dict[str, Any]] = []
        while not events or events[-1]["ply"] < len(PLAYED):
            message = await socket.receive()
            if message["type"] == "update":
                assert message["viewer"] == viewer
                assert_own(message["events"], viewer)
                events += message["events"]
        assert [coins for _, coins in bids_in(events)] == BIDS.get(viewer, [])
        await socket.close()


async def test_a_client_that_changes_its_seat_gets_the_lines_of_that_seat(client):
    opened = await opened_table(client)
    await play(client, opened)
    socket, _ = await client.live(opened.id, *opened.tokens.values())
    for seat in (0, 1, 2, 1):
        socket.send({"type": "look", "seat": seat})
        message = await socket.receive()
        while message["type"] != "update":
            message = await socket.receive()
        assert message["viewer"] == seat
        assert bids_in(message["events"]) == [(seat, coins) for coins in BIDS[seat]]
    await socket.close()


async def test_a_seat_that_is_not_held_is_not_read(client):
    opened = await opened_table(client)
    await play(client, opened)
    for token in (None, opened.tokens[0]):
        reply = await client.ask("GET", f"/tables/{opened.id}/log?seat=1", token=token)
        assert reply.status == 403
    own = await client.get(f"/tables/{opened.id}/log?seat=1", opened.tokens[1])
    assert [coins for _, coins in bids_in(own["events"])] == BIDS[1]


def test_lines_that_are_the_same_for_all_are_made_once(monkeypatch):
    def viewers(name: str) -> list[int]:
        state = registry.load(name, {"players": 3}).new_state(1)
        return list(render.event(None, state.observe, state.observe))

    assert viewers("toy") == [SPECTATOR, *SEATS]
    private = {name for name in duchy.GAMES if viewers(name) == [SPECTATOR, *SEATS]}
    assert private == {"toy", "bruges"}
    assert all(viewers(name) == [SPECTATOR] for name in set(duchy.GAMES) - private)
    monkeypatch.setattr(SealedBids, "private_log", False)
    assert viewers("toy") == [SPECTATOR]
