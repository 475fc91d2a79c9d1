"""People who concede, leave and come back, bots that play on for them, and waiting rooms."""

import asyncio

import pytest

from duchy import GameRecord
from duchy.engine.game import seating
from duchy.server.problems import Refused
from duchy.server.tables import playing
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]
GAMES = ("burgundy", "dice", "bruges")
MINUTE = 60_000


class Clock:
    """A clock that moves only when it is told to."""

    def __init__(self) -> None:
        self.time = 1_700_000_000_000

    def __call__(self) -> int:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


def bot(level: str = "page") -> dict[str, str]:
    return {"kind": "bot", "level": level}


async def info(client: Client, opened: Opened) -> dict:
    return dict(await client.get(f"/tables/{opened.id}"))


async def changed(client: Client, opened: Opened, seat: int, what: str, **more: object) -> dict:
    """Let a seat do something that must succeed; the table after it."""
    reply = await client.change(opened.id, opened.tokens[seat], what, **more)
    assert reply.status == 200, reply.body
    return await info(client, opened)


async def refused(client: Client, opened: Opened, seat: int, what: str, **more: object) -> str:
    reply = await client.change(opened.id, opened.tokens[seat], what, **more)
    assert reply.status >= 400, reply.body
    return str(reply.json()["type"]).removeprefix("/problems/")


async def last_line(client: Client, opened: Opened) -> dict:
    return dict((await client.state(opened.id))["events"][-1]["lines"][-1])


async def until_a_person_decides(client: Client, opened: Opened) -> dict:
    while True:
        table = await info(client, opened)
        stood_in = {seat["seat"] for seat in table["seats"] if seat["stand_in"] or seat["kind"] == "bot"}
        if table["status"] == "finished" or set(table["deciders"]) - stood_in:
            return table
        await asyncio.sleep(0.001)


async def record_of(client: Client, opened: Opened) -> GameRecord:
    reply = await client.ask("GET", f"/tables/{opened.id}/record")
    assert reply.status == 200, reply.body
    return GameRecord.from_json(reply.body.decode())


# --- conceding -------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_with_two_players_the_other_wins(client, game):
    opened = await client.open("here", "here", game=game)
    await client.play(opened, plies=5)
    table = await changed(client, opened, 0, "concede")
    assert table["status"] == "finished" and table["deciders"] == []
    assert table["results"]["places"] == [2, 1] and table["results"]["conceded"] == [0]
    assert table["fairness"]["secret"]
    for seat in (0, 1):
        state = await client.state(opened.id, opened.tokens[seat])
        assert state["view"]["actions"] == [] and state["view"]["deciders"] == [] and not state["undo"]
    assert await last_line(client, opened) == {"key": "log-concede", "args": {"player": 0}}
    assert (await client.act(opened.id, opened.tokens[1], table["ply"], 0)).json()["type"] == "/problems/over"
    assert await refused(client, opened, 1, "concede") == "over"


@pytest.mark.parametrize("game", GAMES)
async def test_the_record_of_a_conceded_game_replays_and_verifies_and_can_be_imported(client, game):
    opened = await client.open("here", "here", game=game)
    await client.play(opened, plies=6)
    await changed(client, opened, 1, "concede")
    record = await record_of(client, opened)
    assert record.results is not None and record.results[1] == (1, 2)
    assert [(change.player, change.kind) for change in record.seats] == [(1, "concede")]
    record.replay()
    record.verify()
    copy = Opened.read((await client.ask("POST", "/records", record.to_json().encode())).json())
    assert copy.info["status"] == "finished" and copy.info["results"]["places"] == [1, 2]
    assert (await record_of(client, copy)).to_json() == record.to_json()
    moments = (await client.get(f"/tables/{opened.id}/story"))["moments"]
    assert len(moments) == len(record.actions) + 1
    last = moments[-1]["ply"]
    assert (await client.get(f"/tables/{opened.id}/view?at={last}"))["view"]["deciders"]
    assert (await client.get(f"/tables/{opened.id}/view?at={last + 1}"))["view"]["deciders"] == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_with_three_players_a_bot_plays_on_and_who_conceded_comes_last(client, game):
    opened = await client.open("here", "here", "here", game=game)
    await client.play(opened, plies=7)
    table = await changed(client, opened, 2, "concede")
    assert table["status"] == "running"
    assert [seat["stand_in"] for seat in table["seats"]] == [None, None, "concede"]
    assert await refused(client, opened, 2, "return") == "conceded"
    assert await refused(client, opened, 2, "concede") == "conceded"
    del opened.tokens[2]
    final = (await client.play(opened))["table"]
    assert final["results"]["places"][2] == 3 and final["results"]["conceded"] == [2]
    record = await record_of(client, opened)
    record.replay()
    record.verify()
    assert record.results is not None and record.results[1] == tuple(final["results"]["places"])


async def test_who_concedes_later_comes_before_who_did_so_earlier(client):
    opened = await client.open("here", "here", "here")
    await changed(client, opened, 1, "concede")
    await until_a_person_decides(client, opened)
    table = await changed(client, opened, 0, "concede")
    assert table["status"] == "finished"
    assert table["results"]["places"] == [2, 3, 1]


async def test_a_game_ends_when_the_only_person_concedes(client):
    opened = await client.open("here", bot(), bot())
    table = await until_a_person_decides(client, opened)
    table = await changed(client, opened, 0, "concede")
    assert table["status"] == "finished" and table["results"]["places"][0] == 3
    assert sorted(table["results"]["places"]) in ([1, 2, 3], [1, 1, 3])
    record = await record_of(client, opened)
    assert record.ended_early
    record.replay()


async def test_partners_who_concede_both_lose(client):
    opened = await client.open("here", "here", "here", "here", modules=["team"])
    table = await changed(client, opened, 0, "concede")
    assert table["status"] == "running"
    table = await changed(client, opened, 2, "concede")
    assert table["status"] == "finished"
    assert table["results"]["places"] == [2, 1, 2, 1]
    assert {tuple(team["seats"]): team["place"] for team in table["results"]["teams"]} == {(0, 2): 2, (1, 3): 1}


async def test_conceding_is_done_once_however_often_it_is_asked(client):
    opened = await client.open("here", "here", "here")
    body = {"request": "the-same-request"}
    replies = [await client.ask("POST", f"/tables/{opened.id}/concede", body, opened.tokens[0]) for _ in range(2)]
    assert [reply.json() for reply in replies] == [{"ply": 1, "request": "the-same-request"}] * 2
    other = await client.ask("POST", f"/tables/{opened.id}/concede", body, opened.tokens[1])
    assert other.json()["type"] == "/problems/request-reused"


# --- leaving and coming back -----------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_a_bot_plays_on_for_who_leaves_until_that_person_is_back(client, game):
    opened = await client.open("here", "here", game=game)
    await client.play(opened, plies=4)
    await changed(client, opened, 0, "leave")
    assert (await last_line(client, opened))["key"] == "log-leave"
    others = Opened(opened.id, opened.info, {1: opened.tokens[1]})
    await client.play(others, plies=20)
    state = await client.state(opened.id, opened.tokens[0])
    assert any(event["player"] == 0 and event["kind"] == "action" for event in state["events"][-12:])
    assert await refused(client, opened, 0, "leave") == "bot-plays"
    table = await changed(client, opened, 0, "return")
    assert table["seats"][0]["stand_in"] is None
    assert await refused(client, opened, 0, "return") == "no-stand-in"
    final = await client.play(opened)
    assert final["table"]["results"]["conceded"] == []
    record = await record_of(client, opened)
    record.replay()
    record.verify()
    assert [change.kind for change in record.seats] == ["leave", "return"]


async def test_a_person_for_whom_a_bot_plays_cannot_act(client):
    opened = await client.open("here", "here")
    (seat,) = (await info(client, opened))["deciders"]
    other = 1 - seat
    await changed(client, opened, other, "leave")
    await changed(client, opened, seat, "leave")
    table = await info(client, opened)
    assert table["deciders"] == [seat]  # no person plays, so that the game rests
    await asyncio.sleep(0.02)
    assert (await info(client, opened))["ply"] == table["ply"]
    reply = await client.act(opened.id, opened.tokens[seat], table["ply"], "end_turn")
    assert reply.json()["type"] == "/problems/bot-plays"
    assert not (await client.state(opened.id, opened.tokens[seat]))["undo"]
    await changed(client, opened, other, "return")
    await until_a_person_decides(client, opened)


async def test_what_a_bot_has_thought_is_dropped_when_the_person_is_back(client):
    opened = await client.open("here", "here")
    (seat,) = (await info(client, opened))["deciders"]
    table = await client.server.tables.get(opened.id)
    with pytest.raises(Refused) as refusal:
        await playing.act(client.server.tables, table, seat, 0, "end_turn", bot=True)
    assert refusal.value.slug == "stale"


@pytest.mark.slow
async def test_a_bot_goes_on_for_a_person_after_a_restart(settings):
    async with serving(settings.changed(bot_pause=60)) as client:
        opened = await client.open("here", "here")
        socket, _ = await client.live(opened.id)
        (seat,) = (await info(client, opened))["deciders"]
        await changed(client, opened, seat, "leave")
        stopped = (await info(client, opened))["ply"]
        await socket.close()
    async with serving(settings) as client:
        table = await until_a_person_decides(client, opened)
        assert table["ply"] > stopped and table["seats"][seat]["stand_in"] == "leave"


async def test_an_undo_moves_the_changes_of_seats_in_the_record(client):
    opened = await client.open("here", "here", "here")
    (seat,) = (await info(client, opened))["deciders"]
    state = await client.state(opened.id, opened.tokens[seat])
    quiet = next(action["id"] for action in state["view"]["actions"] if not action.get("reveals"))
    await client.act(opened.id, opened.tokens[seat], 0, quiet)
    other = (seat + 1) % 3
    await changed(client, opened, other, "leave")
    undone = await client.undo(opened.id, opened.tokens[seat], 2)
    assert undone.status == 200
    changes = (await client.server.tables.get(opened.id)).match.seat_changes
    assert changes == (seating.SeatChange(0, other, "leave"),)


# --- by consent ------------------------------------------------------------------------------------------------------


async def test_a_bot_plays_on_when_all_others_agree(settings, clock):
    async with serving(settings, clock=clock) as client:
        opened = await client.open("here", "here", "here")
        clock.time += MINUTE - 1
        assert await refused(client, opened, 0, "agree", absent=2) == "not-away"
        clock.time += 1
        table = await changed(client, opened, 0, "agree", absent=2)
        assert table["seats"][2]["agreed"] == [0] and table["seats"][2]["stand_in"] is None
        assert await last_line(client, opened) == {"key": "log-agree", "args": {"player": 0, "absent": 2}}
        table = await changed(client, opened, 1, "agree", absent=2)
        assert table["seats"][2]["agreed"] == [] and table["seats"][2]["stand_in"] == "agreed"
        await changed(client, opened, 2, "return")


async def test_nobody_agrees_for_another_or_about_somebody_who_is_here(settings, clock):
    async with serving(settings, clock=clock) as client:
        opened = await client.open("here", "here", bot())
        clock.time += 2 * MINUTE
        assert await refused(client, opened, 0, "agree", absent=0) == "no-absent"
        assert await refused(client, opened, 0, "agree", absent=2) == "no-absent"
        assert await refused(client, opened, 0, "agree", absent=7) == "no-absent"
        for another in ("agree", "concede", "leave", "return"):
            body = {"request": client.request(), "seat": 1, **({"absent": 0} if another == "agree" else {})}
            reply = await client.ask("POST", f"/tables/{opened.id}/{another}", body, opened.tokens[0])
            assert reply.json()["type"] == "/problems/not-your-seat"
        socket, _ = await client.live(opened.id, opened.tokens[1])
        assert await refused(client, opened, 0, "agree", absent=1) == "not-away"
        await socket.close()
        assert await refused(client, opened, 0, "agree", absent=1) == "not-away"  # only just gone
        clock.time += MINUTE
        await changed(client, opened, 0, "agree", absent=1)


async def test_a_wish_ends_when_the_absent_person_acts(settings, clock):
    async with serving(settings, clock=clock) as client:
        opened = await client.open("here", "here", "here")
        clock.time += MINUTE
        (seat,) = (await info(client, opened))["deciders"]
        first, second = (other for other in range(3) if other != seat)
        await changed(client, opened, first, "agree", absent=seat)
        await client.act(opened.id, opened.tokens[seat], 1, "end_turn")
        assert (await info(client, opened))["seats"][seat]["agreed"] == []
        table = await changed(client, opened, second, "agree", absent=seat)
        assert table["seats"][seat]["agreed"] == [second]


# --- by the table's rule ---------------------------------------------------------------------------------------------


async def test_a_bot_plays_on_after_the_time_of_the_table(settings, clock):
    async with serving(settings, clock=clock) as client:
        opened = await client.open("here", "here", settings={"away": 5})
        look = client.server.timekeeper.look
        (seat,) = (await info(client, opened))["deciders"]
        clock.time += 6 * MINUTE
        await look()  # nobody is here to wait
        assert (await info(client, opened))["seats"][seat]["stand_in"] is None
        socket, _ = await client.live(opened.id, opened.tokens[1 - seat])
        await look()
        table = await info(client, opened)
        assert table["seats"][seat]["stand_in"] == "away" and table["seats"][1 - seat]["stand_in"] is None
        await socket.close()


async def test_without_a_rule_a_table_waits(settings, clock):
    async with serving(settings, clock=clock) as client:
        opened = await client.open("here", "here")
        (seat,) = (await info(client, opened))["deciders"]
        socket, _ = await client.live(opened.id, opened.tokens[1 - seat])
        clock.time += 10_000 * MINUTE
        await client.server.timekeeper.look()
        assert (await info(client, opened))["seats"][seat]["stand_in"] is None
        await socket.close()


# --- waiting rooms ---------------------------------------------------------------------------------------------------


async def sit_down(client: Client, opened: Opened, seat: int) -> str:
    body = {"invite": opened.invitations[seat], "name": "Berta"}
    return str((await client.post(f"/tables/{opened.id}/seats/{seat}/claim", body))["token"])


async def test_the_opener_cancels_a_waiting_room(client):
    opened = await client.open("here", "link", "link", settings={"listed": True})
    guest = await sit_down(client, opened, 1)
    watching, _ = await client.live(opened.id)
    assert (await client.ask("POST", f"/tables/{opened.id}/cancel", token=guest)).status == 403
    assert (await info(client, opened))["hosts"] == [0]
    assert (await client.ask("POST", f"/tables/{opened.id}/cancel", token=opened.tokens[0])).status == 204
    assert (await watching.receive())["table"]["status"] == "closed"
    await watching.close()
    assert (await info(client, opened))["status"] == "closed"
    assert opened.id not in [table["id"] for table in (await client.get("/tables"))["tables"]]
    late = await client.ask("POST", f"/tables/{opened.id}/seats/2/claim", {"invite": opened.invitations[2]})
    assert late.json()["type"] == "/problems/cancelled"
    for what in ("cancel", "fill"):
        again = await client.ask("POST", f"/tables/{opened.id}/{what}", {}, opened.tokens[0])
        assert again.json()["type"] == "/problems/cancelled"
    assert (await client.act(opened.id, opened.tokens[0], 1, 0)).json()["type"] == "/problems/cancelled"


@pytest.mark.slow
async def test_a_cancelled_table_stays_cancelled_after_a_restart(settings):
    async with serving(settings) as client:
        opened = await client.open("here", "link")
        await client.ask("POST", f"/tables/{opened.id}/cancel", token=opened.tokens[0])
    async with serving(settings) as client:
        assert (await client.get(f"/tables?ids={opened.id}"))["tables"][0]["status"] == "closed"
        assert (await info(client, opened))["status"] == "closed"


async def test_the_opener_fills_a_waiting_room_with_bots(client):
    opened = await client.open("here", "link", "link")
    body = {"level": "page", "names": ["Odo"]}
    assert (await client.ask("POST", f"/tables/{opened.id}/fill", body, opened.tokens[0])).status == 204
    table = await until_a_person_decides(client, opened)
    assert table["status"] == "running"
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in table["seats"][1:]] == [
        ("bot", "Odo", "page"),
        ("bot", None, "page"),
    ]
    late = await client.ask("POST", f"/tables/{opened.id}/seats/1/claim", {"invite": opened.invitations[1]})
    assert late.status == 403
    for what in ("cancel", "fill"):
        again = await client.ask("POST", f"/tables/{opened.id}/{what}", {}, opened.tokens[0])
        assert again.json()["type"] == "/problems/started"


async def test_a_bot_of_an_unknown_level_does_not_come(client):
    opened = await client.open("here", "link")
    reply = await client.ask("POST", f"/tables/{opened.id}/fill", {"level": "wizard"}, opened.tokens[0])
    assert reply.json()["type"] == "/problems/options"


async def test_a_guest_leaves_a_waiting_room_and_the_seat_is_free_again(client):
    opened = await client.open("here", "link", "link")
    guest = await sit_down(client, opened, 1)
    reply = await client.ask("POST", f"/tables/{opened.id}/leave", {"request": "leave-the-room"}, guest)
    assert reply.status == 200
    seat = (await info(client, opened))["seats"][1]
    assert (seat["kind"], seat["name"]) == ("open", None)
    assert (await client.ask("GET", f"/tables/{opened.id}/state", token=guest)).status == 403
    assert await refused(client, opened, 0, "leave") == "own-seat"
    again = await client.post(f"/tables/{opened.id}/seats/1/invite", token=opened.tokens[0])
    await client.post(f"/tables/{opened.id}/seats/1/claim", {"invite": again["invite"]})


async def test_a_rematch_can_be_filled_and_not_cancelled(client):
    opened = await client.open("here", "here")
    await changed(client, opened, 0, "concede")
    next_table = Opened.read(await client.post(f"/tables/{opened.id}/rematch", token=opened.tokens[1]))
    (seat,) = next_table.tokens
    cancelled = await client.ask("POST", f"/tables/{next_table.id}/cancel", token=next_table.tokens[seat])
    assert cancelled.status == 403
    assert (await client.ask("POST", f"/tables/{next_table.id}/fill", {}, next_table.tokens[seat])).status == 204
    assert (await info(client, next_table))["status"] == "running"


# --- hiding ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_an_account_hides_a_table_from_its_own_list(client):
    reply = await client.ask("POST", "/account", {"name": "Anna", "password": "a long enough password"})
    cookie = str(reply.header("set-cookie")).partition(";")[0]

    async def listed() -> list[str]:
        mine = await client.ask("GET", "/account/tables", cookie=cookie)
        return [table["id"] for table in mine.json()["tables"]]

    opened = await client.open("here", "here")
    await client.ask("POST", "/account/seats", {"table": opened.id, "token": opened.tokens[0]}, cookie=cookie)
    assert await listed() == [opened.id]
    for _ in range(2):
        assert (await client.ask("POST", "/account/hidden", {"table": opened.id}, cookie=cookie)).status == 204
    assert await listed() == []
    assert (await client.ask("POST", "/account/hidden", {"table": "unknown"}, cookie=cookie)).status == 404
    assert (await client.ask("DELETE", f"/account/hidden/{opened.id}", cookie=cookie)).status == 204
    assert await listed() == [opened.id]
    await client.ask("POST", "/account/hidden", {"table": opened.id}, cookie=cookie)
    assert (await client.ask("DELETE", "/account", {"password": "a long enough password"}, cookie=cookie)).status == 204
