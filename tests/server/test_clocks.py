"""Time limits: kept by the server, over restarts, and what happens when the time is up."""

import asyncio

import pytest

from duchy.server import health
from duchy.server.storage.models import Entry
from duchy.server.tables.clocks import After, Clocks
from tests.server.test_people import Clock, info, record_of
from tests.support.present import present
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]
MOVE = {"kind": "move", "seconds": 60}
GAME = {"kind": "game", "seconds": 600, "increment": 10}


@pytest.fixture
def clock() -> Clock:
    return Clock()


def entry(ply: int, player: int, seconds: float, kind: str = "action", words: str = "x") -> Entry:
    return Entry(ply, player, kind, words, None, None, int(seconds * 1000))


async def left(client: Client, opened: Opened) -> dict[int, tuple[int, bool]]:
    """Seconds left and whether the clock runs, by seat."""
    clocks = (await info(client, opened))["clocks"]
    return {each["seat"]: (each["left"] // 1000, each["running"]) for each in clocks}


async def end_turn(client: Client, opened: Opened) -> int:
    """Let the person to move end the turn."""
    table = await info(client, opened)
    (seat,) = table["deciders"]
    reply = await client.act(opened.id, opened.tokens[seat], table["ply"], "end_turn")
    assert reply.status == 200, reply.body
    return int(seat)


# --- reckoned from the log -------------------------------------------------------------------------------------------


def test_the_first_action_is_not_timed_and_every_move_has_its_own_time():
    clocks = Clocks({**MOVE, "increment": 0}, 2)
    clocks.note(entry(1, 0, 500), After({1}, 1))
    assert clocks.left(0, 500_000) == 60_000 and clocks.left(1, 520_000) == 40_000
    clocks.note(entry(2, 1, 520), After({1}, 2))
    assert clocks.left(1, 530_000) == 50_000
    clocks.note(entry(3, 1, 530, "undo"), After({1}, 1))
    clocks.note(entry(4, 1, 540), After({1}, 2))  # the same action again has no new time
    assert clocks.expired(579_999) is None and clocks.expired(580_000) == 1


def test_one_time_for_the_game_grows_with_every_turn_not_with_every_action():
    clocks = Clocks(GAME, 2)
    clocks.note(entry(1, 0, 0), After({1}, 1))
    clocks.note(entry(2, 1, 100), After({1}, 2))
    assert clocks.left(1, 100_000) == 500_000  # the turn goes on
    clocks.note(entry(3, 1, 120), After({0}, 3))
    assert clocks.left(1, 999_000) == 490_000


def test_who_plays_two_turns_in_a_row_earns_twice():
    clocks = Clocks(GAME, 2)
    clocks.note(entry(1, 0, 0), After({0}, 1, moment={"round": 1}))
    clocks.note(entry(2, 0, 100), After({0}, 2, moment={"round": 2}))
    clocks.note(entry(3, 0, 100), After({0}, 3, moment={"round": 2}))
    clocks.note(entry(4, 0, 100), After({1}, 4, moment={"round": 2}))
    assert clocks.left(0, 100_000) == 600_000 - 100_000 + 2 * 10_000


def test_a_turn_whose_end_is_taken_back_has_earned_nothing():
    clocks = Clocks(GAME, 2)
    clocks.note(entry(1, 0, 0), After({1}, 1))
    clocks.note(entry(2, 1, 100), After({0}, 2))
    assert clocks.left(1, 100_000) == 510_000
    clocks.note(entry(3, 1, 110, "undo"), After({1}, 1))
    assert clocks.left(1, 110_000) == 500_000
    clocks.note(entry(4, 1, 110), After({1}, 2))
    clocks.note(entry(5, 1, 120), After({0}, 3))
    assert clocks.left(1, 999_000) == 500_000


def test_a_bot_that_plays_on_earns_nothing():
    clocks = Clocks(GAME, 2)
    clocks.note(entry(1, 0, 0), After({1}, 1))
    clocks.note(entry(2, 1, 100, "seat", "leave"), After((), 1))
    clocks.note(entry(3, 1, 101), After({0}, 2, by_bot=True))
    assert clocks.left(1, 200_000) == 500_000


def test_a_pause_gives_back_what_it_took():
    clocks = Clocks(GAME, 2)
    clocks.note(entry(1, 0, 0), After({1}, 1))
    clocks.note(entry(2, -1, 300, "seat", "pause 250000"), After({1}, 1))
    assert clocks.left(1, 300_000) == 550_000


def test_who_takes_over_again_has_some_time():
    clocks = Clocks(GAME, 2)
    clocks.note(entry(1, 0, 0), After({1}, 1))
    clocks.note(entry(2, 1, 700, "seat", "time"), After((), 1))
    assert clocks.left(1, 800_000) == 0
    clocks.note(entry(3, 1, 900, "seat", "return"), After({1}, 1))
    assert clocks.left(1, 900_000) == 60_000


# --- at the table ----------------------------------------------------------------------------------------------------


async def test_a_clock_runs_for_the_person_who_is_asked(settings, clock):
    async with serving(settings, clock=clock) as client:
        opened = await client.open("here", "here", settings={"clock": GAME})
        clock.time += 5_000_000
        assert await left(client, opened) == {0: (600, False), 1: (600, False)}
        first = await end_turn(client, opened)
        clock.time += 30_000
        assert await left(client, opened) == {first: (610, False), 1 - first: (570, True)}
        socket, welcome = await client.live(opened.id)
        assert [each["left"] // 1000 for each in welcome["table"]["clocks"] if each["running"]] == [570]
        await socket.close()


async def test_a_bot_plays_on_when_the_time_is_up(settings, clock):
    async with serving(settings, clock=clock) as client:
        opened = await client.open("here", "here", settings={"clock": MOVE})
        first = await end_turn(client, opened)
        clock.time += 59_999
        await client.server.timekeeper.look()
        assert (await info(client, opened))["seats"][1 - first]["stand_in"] is None
        clock.time += 1
        await client.server.timekeeper.look()
        table = await info(client, opened)
        assert table["seats"][1 - first]["stand_in"] == "time"
        assert table["seats"][first]["stand_in"] is None


async def test_the_game_is_conceded_when_the_time_is_up(settings, clock):
    async with serving(settings, clock=clock) as client:
        opened = await client.open("here", "here", settings={"clock": {**MOVE, "zero": "concede"}})
        first = await end_turn(client, opened)
        clock.time += 60_000
        await client.server.timekeeper.look()
        table = await info(client, opened)
        assert table["status"] == "finished" and table["results"]["places"][first] == 1
        record = await record_of(client, opened)
        assert [(change.player, change.kind) for change in record.seats] == [(1 - first, "forfeit")]
        record.replay()
        record.verify()


async def test_bots_have_no_clock(settings, clock):
    async with serving(settings, clock=clock) as client:
        opened = await client.open("here", "link", settings={"clock": MOVE})
        await client.ask("POST", f"/tables/{opened.id}/fill", {"level": "page"}, opened.tokens[0])
        assert list(await left(client, opened)) == [0]


async def test_clocks_stand_still_while_no_server_runs(settings, clock):
    async with serving(settings, clock=clock) as client:
        opened = await client.open("here", "here", settings={"clock": GAME})
        first = await end_turn(client, opened)
        clock.time += 100_000
        await client.server.timekeeper.look()  # notes that the server is alive
    clock.time += 10_000_000
    async with serving(settings, clock=clock) as client:
        assert await left(client, opened) == {first: (610, False), 1 - first: (500, True)}
        await client.server.timekeeper.look()
        assert (await info(client, opened))["status"] == "running"
        assert (await client.state(opened.id))["events"][-1] == {"ply": 2, "player": None, "kind": "seat", "lines": []}
        clock.time += 500_000
        await client.server.timekeeper.look()
        assert (await info(client, opened))["seats"][1 - first]["stand_in"] == "time"


# --- outages of the database -----------------------------------------------------------------------------------------


@pytest.fixture
def outages_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """An outage is over when the test says so, not when the server finds that the database works."""

    async def away(self: health.Checks, size: int) -> str:
        return "unreachable"

    monkeypatch.setattr(health.Checks, "_try_database", away)


async def tended(client: Client, clock: Clock, **settings: object) -> tuple[Opened, int]:
    """A table where one clock has run for 100 seconds, and the seat whose clock stands."""
    opened = await client.open("here", "here", settings={"clock": settings or GAME})
    first = await end_turn(client, opened)
    clock.time += 100_000
    await client.server.timekeeper.look()
    return opened, first


def go_away(client: Client, clock: Clock, seconds: int) -> None:
    """The database cannot be used for a while; it can be again, but nobody has found that out yet."""
    client.server.engine.outage.note(OSError("away"))
    clock.time += seconds * 1000


async def pauses(client: Client, opened: Opened) -> list[str]:
    return [present(entry.action) for entry in await client.server.store.entries(opened.id) if entry.player < 0]


@pytest.mark.usefixtures("outages_last")
async def test_clocks_get_back_the_time_of_an_outage(settings, clock):
    async with serving(settings, clock=clock) as client:
        opened, first = await tended(client, clock)
        without = await client.open("here", "here")
        await end_turn(client, without)
        for _ in range(2):  # the second begins before anybody has looked after the first
            go_away(client, clock, 700)
            await client.server.timekeeper.look()
            assert (await info(client, opened))["seats"][1 - first]["stand_in"] is None
            client.server.engine.outage.end()
        for _ in range(2):
            await client.server.timekeeper.look()
            assert await left(client, opened) == {first: (610, False), 1 - first: (500, True)}
        assert sum(int(words.split()[1]) for words in await pauses(client, opened)) == 1_400_000
        assert await pauses(client, without) == []
        clock.time += 500_000
        await client.server.timekeeper.look()
        assert (await info(client, opened))["seats"][1 - first]["stand_in"] == "time"


@pytest.mark.usefixtures("outages_last")
@pytest.mark.parametrize("known", [False, True])
async def test_who_acts_as_soon_as_the_database_works_again_has_lost_no_time(settings, clock, known):
    async with serving(settings, clock=clock) as client:
        opened, first = await tended(client, clock)
        go_away(client, clock, 700)
        if known:
            client.server.engine.outage.end()
        reply = await client.act(opened.id, opened.tokens[1 - first], 1, "end_turn")
        assert reply.status == 200, reply.body
        assert await left(client, opened) == {first: (610, True), 1 - first: (510, False)}
        assert await pauses(client, opened) == ["pause 700000"]
        assert [entry.player for entry in await client.server.store.entries(opened.id)] == [first, -1, 1 - first]


@pytest.mark.slow
@pytest.mark.usefixtures("outages_last")
async def test_a_time_limit_for_each_move_survives_an_outage_too(settings, clock):
    async with serving(settings, clock=clock) as client:
        opened, first = await tended(client, clock, kind="move", seconds=120, zero="concede")
        go_away(client, clock, 3600)
        client.server.engine.outage.end()
        await client.server.timekeeper.look()
        assert await left(client, opened) == {first: (120, False), 1 - first: (20, True)}
    async with serving(settings, clock=clock) as client:  # the log leads to the same clocks
        assert await left(client, opened) == {first: (120, False), 1 - first: (20, True)}


@pytest.mark.postgres
@pytest.mark.usefixtures("outages_last")
async def test_two_servers_give_the_time_back_once(settings, clock):
    async with serving(settings, clock=clock) as one, serving(settings, clock=clock) as other:
        opened, first = await tended(one, clock)
        assert (await other.state(opened.id))["ply"] == 1
        for client in (one, other):
            client.server.engine.outage.note(OSError("away"))
        clock.time += 700_000
        for client in (one, other):
            client.server.engine.outage.end()
        await asyncio.gather(one.server.timekeeper.look(), other.server.timekeeper.look())
        for client in (one, other):
            await client.server.tables.catch_up(await client.server.tables.get(opened.id))
            assert await left(client, opened) == {first: (610, False), 1 - first: (500, True)}
        assert len(await pauses(one, opened)) == 1


async def test_a_table_without_a_time_limit_tells_no_time(client):
    opened = await client.open("here", "here")
    await end_turn(client, opened)
    assert (await info(client, opened))["clocks"] == []


@pytest.mark.parametrize("wrong", [{"kind": "year", "seconds": 1}, {"kind": "move", "seconds": 0}, {"kind": "move"}])
async def test_a_time_limit_that_cannot_be_is_refused(client, wrong):
    body = {"game": "burgundy", "seats": [{"kind": "here"}] * 2, "settings": {"clock": wrong}}
    assert (await client.ask("POST", "/tables", body)).status == 422
