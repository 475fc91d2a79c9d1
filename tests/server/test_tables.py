"""Tables over HTTP: opening, sitting down, acting, taking back, and everything that is refused."""

import asyncio
import gzip
import hashlib
from dataclasses import dataclass
from typing import Any

import pytest
from sqlalchemy import select, update

from duchy.engine.match import fair
from duchy.engine.match.fair import Announced
from duchy.server.schemas.play import TableState, Update
from duchy.server.schemas.tables import OpenedTable, TableInfo, TableList
from duchy.server.storage.journal import Journal
from duchy.server.storage.models import TABLES
from duchy.server.tables import playing
from tests.support.asgi import SocketClosed
from tests.support.present import present
from tests.support.rules import rule
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

OWN = {"name": "own", "spaces": "ACCKAACKBAABKBBSSSCSSSBBMBBABMKBBMKKB"}
SEALED = {"setup": "expert", "choice": "sealed", "estates": "dealt"}


def slug(reply) -> str:
    assert reply.header("content-type") == "application/problem+json"
    assert reply.json()["status"] == reply.status
    return str(reply.json()["type"]).removeprefix("/problems/")


@dataclass(frozen=True)
class Turn:
    """Whoever is on turn, a legal action of his that reveals nothing, and somebody else."""

    seat: int
    token: str
    ply: int
    action: int
    other: str


async def turn(client: Client, opened: Opened) -> Turn:
    (seat,) = (await client.state(opened.id))["table"]["deciders"]
    token, other = opened.tokens[seat], opened.tokens[(seat + 1) % len(opened.tokens)]
    seen = await client.state(opened.id, token)
    action = next(action["id"] for action in seen["view"]["actions"] if not action.get("reveals"))
    return Turn(seat, token, seen["ply"], action, other)


# --- opening ---------------------------------------------------------------------------------------------------------


async def test_a_table_is_opened_with_a_token_for_each_seat_here_and_an_invitation_for_each_link(client):
    wish = {
        "game": "burgundy",
        "seats": [{"kind": "here", "name": " Ada "}, {"kind": "link"}, {"kind": "bot", "level": "page"}],
    }
    reply = await client.ask("POST", "/tables", wish)
    assert reply.status == 201
    opened = OpenedTable.model_validate_json(reply.body)
    assert [seat.seat for seat in opened.seats] == [0] and [seat.seat for seat in opened.invitations] == [1]
    assert [(seat.kind, seat.name, seat.level) for seat in opened.table.seats] == [
        ("person", "Ada", None),
        ("open", None, None),
        ("bot", None, "page"),
    ]
    assert opened.table.status == "open" and opened.table.ply == 0
    assert opened.table.options["players"] == 3 and opened.table.options["edition"] == "2019"


async def test_answers_have_the_documented_shapes(client):
    opened = await client.open("here", "here")
    now = await turn(client, opened)
    state = TableState.model_validate(await client.state(opened.id, now.token))
    assert (state.viewer, state.held, state.ply, state.undo) == (now.seat, [now.seat], 0, False)
    assert [(event.ply, event.kind) for event in state.events] == [(0, "setup")]
    TableInfo.model_validate(await client.get(f"/tables/{opened.id}"))
    update = Update.model_validate((await client.act(opened.id, now.token, now.ply, now.action)).json())
    assert (update.ply, update.viewer, update.undo) == (1, now.seat, True)
    assert [(event.ply, event.player) for event in update.events] == [(1, now.seat)]


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        ({"game": "chess", "seats": [{"kind": "here"}]}, "no-game"),
        ({"game": "burgundy", "seats": [{"kind": "here"}]}, "options"),
        ({"game": "burgundy", "seats": [{"kind": "here"}] * 2, "options": {"players": 3}}, "seats"),
        ({"game": "burgundy", "seats": [{"kind": "here"}] * 2, "options": {"edition": "1999"}}, "options"),
        ({"game": "burgundy", "seats": [{"kind": "here"}, {"kind": "bot", "level": "king"}]}, "options"),
        ({"game": "burgundy", "seats": [{"kind": "here"}] * 2, "options": {"estates": OWN}}, "own-components"),
        ({"game": "burgundy", "seats": [{"kind": "bot"}, {"kind": "bot"}]}, "no-person"),
        ({"game": "burgundy", "seats": [{"kind": "dog"}, {"kind": "here"}]}, "invalid"),
        ({"game": "burgundy", "seats": [{"kind": "here"}] * 2, "colour": "red"}, "invalid"),
    ],
)
async def test_what_cannot_be_played_is_refused(client, wish, problem):
    assert slug(await client.ask("POST", "/tables", wish)) == problem


async def test_a_refusal_speaks_the_language_of_the_asker(client):
    wish = {"game": "burgundy", "seats": [{"kind": "here"}] * 2, "options": {"edition": "1999"}}
    said = [
        (await client.ask("POST", "/tables", wish, accept_language=language)).json()["detail"]
        for language in ("en", "ru-RU,ru;q=0.9", "uk")
    ]
    assert len(set(said)) == 3 and all("1999" in sentence for sentence in said)


async def test_seats_can_be_shuffled_and_the_opener_is_told_where_he_sits(client):
    places = set()
    for _ in range(24):
        opened = await client.open("here", "bot", "bot", "bot", settings={"first": "random"})
        (seat,) = opened.tokens
        assert opened.info["seats"][seat]["kind"] == "person"
        places.add(seat)
    assert len(places) > 1


@pytest.mark.slow
@rule("CB-TEAM-01")
async def test_partners_stay_partners_when_seats_are_shuffled(client):
    pairs, places = set(), set[int]()
    for _ in range(24):
        opened = await client.open("here", "bot", "link", "bot", modules=["team"], settings={"first": "random"})
        await client.post(f"/tables/{opened.id}/seats/2/claim", {"invite": opened.invitations[2]})
        kinds = [seat["kind"] for seat in (await client.get(f"/tables/{opened.id}"))["seats"]]
        pairs.add(frozenset([(kinds[0], kinds[2]), (kinds[1], kinds[3])]))
        places.add(*(await client.get(f"/tables/{opened.id}/seats/mine", opened.tokens[0]))["seats"])
    assert all(("bot", "bot") in pair for pair in pairs)
    assert len(places) > 2


async def test_only_listed_tables_are_listed_newest_first_and_in_pages(client):
    await client.open("here", "link")
    ids = [(await client.open("here", "link", settings={"listed": True})).id for _ in range(23)]
    first = TableList.model_validate(await client.get("/tables"))
    second = TableList.model_validate(await client.get(f"/tables?cursor={first.next}"))
    found = [table.id for table in first.tables + second.tables]
    assert len(first.tables) == 20 and second.next is None
    assert sorted(found) == sorted(ids)
    created = [table.created for table in first.tables + second.tables]
    assert created == sorted(created, reverse=True)
    assert not (await client.get("/tables?status=running"))["tables"]
    assert len((await client.get("/tables?status=open&game=burgundy"))["tables"]) == 20
    assert slug(await client.ask("GET", "/tables?cursor=nonsense")) == "cursor"


async def test_a_table_is_found_by_its_name_even_if_it_is_not_listed(client):
    opened = await client.open("here", "link")
    found = await client.get(f"/tables?ids=nothing,{opened.id}")
    assert [table["id"] for table in found["tables"]] == [opened.id]


async def test_what_is_stored_while_a_server_stops_begins_nothing_that_outlives_it(settings, monkeypatch):
    """A table whose players owe their shares is watched by the server that stores it; not by one that stops."""
    commit, close = Journal._commit, Journal.close
    storing, stopping = asyncio.Event(), asyncio.Event()

    async def commit_while_stopping(journal, writes):
        storing.set()
        await stopping.wait()
        return await commit(journal, writes)

    async def stop(journal):
        stopping.set()
        await close(journal)

    before = asyncio.all_tasks()
    async with serving(settings) as client:
        monkeypatch.setattr(Journal, "_commit", commit_while_stopping)
        monkeypatch.setattr(Journal, "close", stop)
        seats = [{"kind": "here"}, {"kind": "here"}]
        body = {"game": "burgundy", "seats": seats, "share_hash": fair.commitment(b"a" * 32)}
        opening = asyncio.create_task(client.ask("POST", "/tables", body))
        await storing.wait()
    reply = await opening
    assert (reply.status, reply.json()["table"]["status"]) == (201, "starting")
    assert asyncio.all_tasks() == before


# --- sitting down ----------------------------------------------------------------------------------------------------


async def test_a_game_begins_when_the_last_seat_is_taken(client):
    opened = await client.open("here", "link")
    assert slug(await client.act(opened.id, opened.tokens[0], 0, 0)) == "not-started"
    seat = await client.post(f"/tables/{opened.id}/seats/1/claim", {"invite": opened.invitations[1], "name": "Bo"})
    info = await client.get(f"/tables/{opened.id}")
    assert info["status"] == "running" and info["seats"][1]["name"] == "Bo"
    assert (await client.state(opened.id, seat["token"]))["viewer"] == 1
    opened.tokens[1] = seat["token"]
    now = await turn(client, opened)
    assert (await client.act(opened.id, now.token, now.ply, now.action)).status == 200


async def test_an_invitation_is_good_once(client):
    opened = await client.open("here", "link")
    path, body = f"/tables/{opened.id}/seats/1/claim", {"invite": opened.invitations[1]}
    assert slug(await client.ask("POST", path, {"invite": "x" * 32})) == "wrong-invitation"
    replies = await asyncio.gather(*(client.ask("POST", path, body) for _ in range(5)))
    assert sorted(reply.status for reply in replies)[0] == 200
    assert {slug(reply) for reply in replies if reply.status != 200} <= {"seat-taken", "wrong-invitation"}
    assert [reply.status for reply in replies].count(200) == 1
    assert slug(await client.ask("POST", path, body)) == "wrong-invitation"


async def test_a_listed_table_has_its_free_seats_for_anybody(client):
    unlisted = await client.open("here", "link")
    assert slug(await client.ask("POST", f"/tables/{unlisted.id}/seats/1/claim", {"name": "Bo"})) == "wrong-invitation"
    opened = await client.open("here", "link", settings={"listed": True})
    path = f"/tables/{opened.id}/seats/1/claim"
    assert slug(await client.ask("POST", path, {"invite": "x" * 32})) == "wrong-invitation"
    seat = await client.post(path, {"name": "Bo"})
    assert (await client.state(opened.id, seat["token"]))["viewer"] == 1
    assert slug(await client.ask("POST", path, {"name": "Mo"})) == "seat-taken"
    assert slug(await client.ask("POST", f"/tables/{opened.id}/seats/0/claim", {"name": "Mo"})) == "seat-taken"


async def test_a_new_invitation_ends_the_old_one(client):
    opened = await client.open("here", "link")
    path = f"/tables/{opened.id}/seats/1"
    assert slug(await client.ask("POST", f"{path}/invite")) == "no-token"
    new = await client.post(f"{path}/invite", token=opened.tokens[0])
    old = await client.ask("POST", f"{path}/claim", {"invite": opened.invitations[1]})
    assert slug(old) == "wrong-invitation"
    assert (await client.ask("POST", f"{path}/claim", {"invite": new["invite"]})).status == 200
    assert slug(await client.ask("POST", f"{path}/invite", token=opened.tokens[0])) == "seat-taken"


async def test_only_hashes_of_secrets_are_stored(client, memory):
    opened = await client.open("here", "link")
    await client.post(f"/tables/{opened.id}/seats/1/claim", {"invite": opened.invitations[1]})
    stored = b"".join(path.read_bytes() for path in memory.iterdir())
    for secret in (*opened.tokens.values(), *opened.invitations.values()):
        assert secret.encode() not in stored
    assert hashlib.sha256(opened.tokens[0].encode()).hexdigest().encode() in stored


# --- looking ---------------------------------------------------------------------------------------------------------


async def test_a_state_that_has_not_changed_is_not_sent_again(client):
    opened = await client.open("here", "here")
    path = f"/tables/{opened.id}/state"
    now = await turn(client, opened)
    tag = (await client.ask("GET", path, token=now.token)).header("etag")
    assert (await client.ask("GET", path, token=now.token, if_none_match=tag)).status == 304
    assert (await client.ask("GET", path, token=now.other, if_none_match=tag)).status == 200
    await client.act(opened.id, now.token, now.ply, now.action)
    assert (await client.ask("GET", path, token=now.token, if_none_match=tag)).status == 200


async def test_the_short_way_and_the_long_way_give_the_same_state(client):
    opened = await client.open("here", "here")
    for token, seat in ((opened.tokens[0], 0), (opened.tokens[1], 1)):
        short = await client.ask("GET", f"/tables/{opened.id}/state", token=token)
        long = await client.ask("GET", f"/tables/{opened.id}/state?seat={seat}", token=token)
        assert short.body == long.body and short.header("etag") == long.header("etag")


async def test_the_short_way_and_the_long_way_answer_an_action_alike(client):
    opened = await client.open("here", "here")
    now = await turn(client, opened)
    path = f"/tables/{opened.id}/actions"
    good: dict[str, Any] = {"ply": now.ply, "action": now.action, "request": "the-same-again"}
    other = (await client.open("here", "here")).tokens[0]
    asked: list[tuple[Any, str | None, int]] = [
        (good, now.token, 200),
        ({**good, "request": "another-one"}, now.token, 409),  # stale
        ({**good, "action": "buy 1 0"}, now.token, 409),  # another action with a request that is known
        ({**good, "ply": now.ply + 1, "action": 1_000_000, "request": "no-such-action"}, now.token, 422),
        ({**good, "ply": "0"}, now.token, 422),
        (b"{", now.token, 422),
        (good, other, 403),
        (good, None, 401),
    ]
    for body, token, status in asked:
        short = await client.ask("POST", path, body, token=token, accept_language="uk")
        long = await client.ask("POST", path, body, token=token, accept_language="uk", cookie="nothing=1")
        assert (short.status, short.body, sorted(short.headers)) == (status, long.body, sorted(long.headers))


async def test_a_state_is_compressed_for_whoever_likes_it(client):
    opened = await client.open("here", "here")
    plain = await client.ask("GET", f"/tables/{opened.id}/state")
    small = await client.ask("GET", f"/tables/{opened.id}/state", accept_encoding="gzip, br")
    assert small.header("content-encoding") == "gzip"
    assert gzip.decompress(small.body) == plain.body


async def test_nobody_sees_with_the_eyes_of_others(client):
    opened = await client.open("here", "here")
    other = await client.open("here", "here")
    path = f"/tables/{opened.id}/state"
    assert slug(await client.ask("GET", f"{path}?seat=1", token=opened.tokens[0])) == "not-your-seat"
    assert slug(await client.ask("GET", f"{path}?seat=1")) == "not-your-seat"
    assert slug(await client.ask("GET", path, token=other.tokens[0])) == "wrong-token"
    assert (await client.state(opened.id))["viewer"] == -1


async def test_a_table_may_want_no_spectators(client):
    opened = await client.open("here", "here", settings={"spectators": False})
    for what in ("state", "view", "log", "story", "record"):
        assert slug(await client.ask("GET", f"/tables/{opened.id}/{what}")) == "no-spectators"
    assert (await client.ask("GET", f"/tables/{opened.id}")).status == 200  # who is invited must see where to
    assert (await client.ask("GET", f"/tables/{opened.id}/state", token=opened.tokens[0])).status == 200


async def test_what_belongs_to_the_end_is_refused_before(client):
    opened = await client.open("here", "here")
    await client.play(opened, plies=3)
    for what in ("story", "record", "view?at=1"):
        assert slug(await client.ask("GET", f"/tables/{opened.id}/{what}", token=opened.tokens[0])) == "not-over"
    assert (await client.get(f"/tables/{opened.id}"))["fairness"]["secret"] is None


async def test_there_are_no_other_tables(client):
    for method, path in (("GET", ""), ("GET", "/state"), ("POST", "/rematch")):
        assert slug(await client.ask(method, f"/tables/nothing{path}")) == "no-table"
    assert slug(await client.ask("GET", "/tables/not a table/state")) == "no-table"


# --- acting ----------------------------------------------------------------------------------------------------------


async def test_an_action_may_be_a_number_a_notation_or_an_object(client):
    for form in ("id", "notation", "object"):
        opened = await client.open("here", "here")
        now = await turn(client, opened)
        action = (await client.state(opened.id, now.token))["view"]["actions"][0]
        sent = {
            "id": action["id"],
            "notation": " ".join([action["kind"], *map(str, action["args"].values())]),
            "object": {"kind": action["kind"], **action["args"]},
        }[form]
        reply = await client.act(opened.id, now.token, 0, sent)
        assert reply.status == 200 and reply.json()["ply"] == 1


async def test_whoever_has_not_seen_the_last_ply_is_refused(client):
    opened = await client.open("here", "here")
    now = await turn(client, opened)
    assert (await client.act(opened.id, now.token, now.ply, now.action)).status == 200
    late = await client.act(opened.id, now.token, now.ply, now.action)
    assert slug(late) == "stale" and late.status == 409 and late.json()["ply"] == 1
    assert slug(await client.act(opened.id, now.token, 7, now.action)) == "stale"


async def test_a_request_that_comes_twice_is_done_once_and_answered_twice(client):
    opened = await client.open("here", "here")
    now = await turn(client, opened)
    replies = await asyncio.gather(
        *(client.act(opened.id, now.token, now.ply, now.action, request="the-same-one") for _ in range(6))
    )
    assert {reply.status for reply in replies} == {200}
    assert {reply.body for reply in replies} == {replies[0].body}
    assert (await client.state(opened.id))["ply"] == 1
    other = await client.act(opened.id, now.other, 1, now.action, request="the-same-one")
    assert slug(other) == "request-reused"


async def test_of_two_tabs_one_wins(client):
    opened = await client.open("here", "here")
    now = await turn(client, opened)
    replies = await asyncio.gather(*(client.act(opened.id, now.token, now.ply, now.action) for _ in range(6)))
    assert sorted(reply.status for reply in replies) == [200, *[409] * 5]
    assert (await client.state(opened.id))["ply"] == 1


async def test_a_short_answer_is_given_on_request(client):
    opened = await client.open("here", "here")
    now = await turn(client, opened)
    body = {"ply": now.ply, "action": now.action, "request": "a-short-one"}
    reply = await client.ask("POST", f"/tables/{opened.id}/actions", body, now.token, prefer="return=minimal")
    assert reply.json() == {"ply": 1, "request": "a-short-one"}


@pytest.mark.parametrize(
    ("action", "problem"),
    [(-1, "unknown-action"), ("dance", "unknown-action"), ({"kind": 3}, "unknown-action"), ("gain 1 1", "illegal")],
)
async def test_what_may_not_be_done_changes_nothing(client, action, problem):
    opened = await client.open("here", "here")
    now = await turn(client, opened)
    before = (await client.ask("GET", f"/tables/{opened.id}/state")).body
    assert slug(await client.act(opened.id, now.token, 0, action)) == problem
    assert (await client.ask("GET", f"/tables/{opened.id}/state")).body == before


async def test_nobody_acts_for_another_seat(client):
    opened = await client.open("here", "here")
    now = await turn(client, opened)
    assert slug(await client.act(opened.id, now.other, 0, now.action)) == "not-deciding"
    assert slug(await client.act(opened.id, now.other, 0, now.action, seat=now.seat)) == "not-your-seat"
    assert slug(await client.act(opened.id, "x" * 32, 0, now.action)) == "wrong-token"
    body = {"ply": 0, "action": now.action, "request": "nobody-at-all"}
    assert slug(await client.ask("POST", f"/tables/{opened.id}/actions", body)) == "no-token"
    assert (await client.state(opened.id))["ply"] == 0


# --- taking back -----------------------------------------------------------------------------------------------------


async def test_an_action_is_taken_back_and_both_stand_in_the_log(client):
    opened = await client.open("here", "here")
    now = await turn(client, opened)
    before = (await client.state(opened.id, now.token))["view"]
    await client.act(opened.id, now.token, now.ply, now.action)
    reply = await client.undo(opened.id, now.token, 1)
    assert reply.status == 200 and reply.json()["ply"] == 2
    assert reply.json()["view"] == before
    assert reply.json()["events"][-1]["lines"] == [{"key": "log-undo", "args": {"player": now.seat}}]
    assert [event["kind"] for event in (await client.get(f"/tables/{opened.id}/log"))["events"]] == [
        "setup",
        "action",
        "undo",
    ]
    assert slug(await client.undo(opened.id, now.token, 2)) == "no-undo"


async def test_nothing_is_taken_back_across_a_revelation(client):
    opened = await client.open("here", "here")
    for ply in (0, 1):
        now = await turn(client, opened)
        await client.act(opened.id, now.token, ply, "end_turn")
    seen = await client.state(opened.id, now.token)
    assert seen["view"]["round"] == 2 and not seen["undo"]
    assert slug(await client.undo(opened.id, now.token, 2)) == "no-undo"


async def test_a_table_may_want_no_undo(client):
    opened = await client.open("here", "here", settings={"undo": False})
    now = await turn(client, opened)
    reply = await client.act(opened.id, now.token, now.ply, now.action)
    assert reply.json()["undo"] is False
    assert slug(await client.undo(opened.id, now.token, 1)) == "undo-off"


async def test_nobody_takes_back_for_ever(client, monkeypatch):
    monkeypatch.setattr(playing, "MOST_ENTRIES", 3)
    opened = await client.open("here", "here")
    now = await turn(client, opened)
    for ply in (0, 2):
        assert (await client.act(opened.id, now.token, ply, now.action)).status == 200
        last = await client.undo(opened.id, now.token, ply + 1)
    assert slug(last) == "undo-off"
    assert (await client.state(opened.id))["ply"] == 3


# --- deciding at once ------------------------------------------------------------------------------------------------


async def test_sealed_choices_need_not_wait_for_each_other(client):
    opened = await client.open("here", "here", "here", **SEALED)
    seen = {seat: await client.state(opened.id, token) for seat, token in opened.tokens.items()}
    choices = {seat: seen[seat]["view"]["actions"][0]["id"] for seat in seen}
    for seat in (2, 0):  # both at ply 0
        assert (await client.act(opened.id, opened.tokens[seat], 0, choices[seat])).status == 200
    again = await client.act(opened.id, opened.tokens[0], 0, choices[0])
    assert slug(again) == "stale"  # his own choice stands in between
    assert (await client.undo(opened.id, opened.tokens[2], 1)).status == 200  # seen before the other chose
    assert (await client.act(opened.id, opened.tokens[1], 0, choices[1])).status == 200
    assert slug(await client.act(opened.id, opened.tokens[2], 1, choices[2])) == "stale"  # he took back since
    final = await client.act(opened.id, opened.tokens[2], 3, choices[2])
    assert final.status == 200 and "log-revealed" in [line["key"] for line in final.json()["events"][-1]["lines"]]


async def test_a_sealed_choice_stays_sealed(client):
    opened = await client.open("here", "here", **SEALED)
    choices = {}
    for seat in (0, 1):
        choices[seat] = (await client.state(opened.id, opened.tokens[seat]))["view"]["actions"]
    before = {}
    for action in (choices[0][0]["id"], choices[0][-1]["id"]):
        await client.act(opened.id, opened.tokens[0], (await client.state(opened.id))["ply"], action)
        seen = await client.state(opened.id, opened.tokens[1])
        before[action] = seen["view"]["players"], seen["events"][-1]["lines"]
        await client.undo(opened.id, opened.tokens[0], seen["ply"])
    assert len(before) == 2
    first, second = before.values()
    assert first == second
    assert first[0][0]["sealed"] is True and "choice" not in first[0][0]


# --- the end ---------------------------------------------------------------------------------------------------------


async def test_a_finished_game_tells_its_story(client):
    opened = await client.open("here", "here")
    now = await turn(client, opened)
    await client.act(opened.id, now.token, now.ply, now.action)
    await client.undo(opened.id, now.token, 1)
    final = await client.finish(opened)
    assert final["view"]["over"] and final["table"]["results"]["scores"] == final["table"]["scores"]
    secret, announced = (final["table"]["fairness"][name] for name in ("secret", "announced"))
    promised = fair.commitment(bytes.fromhex(secret), Announced.read(announced))
    assert promised == opened.info["fairness"]["commitment"]
    moments = (await client.get(f"/tables/{opened.id}/story"))["moments"]
    assert [moment["ply"] for moment in moments] == [0, *range(3, final["ply"] + 1)]  # 1 was taken back by 2
    assert moments[-1]["scores"] == final["table"]["scores"]
    assert moments[-1]["now"] == moments[-1]["scores"]
    assert moments[0]["moment"] == {"phase": "A", "round": 1}
    early = await client.get(f"/tables/{opened.id}/view?at=1", opened.tokens[0])
    assert early["ply"] == 1 and early["view"]["ply"] == 1 and early["view"]["viewer"] == 0
    assert slug(await client.ask("GET", f"/tables/{opened.id}/view?at={final['ply'] + 1}")) == "not-found"
    assert slug(await client.act(opened.id, opened.tokens[0], final["ply"], 0)) == "over"
    assert slug(await client.undo(opened.id, opened.tokens[0], final["ply"])) == "over"


async def test_the_log_is_read_in_pieces(client):
    opened = await client.open("here", "here")
    await client.play(opened, plies=30)

    async def plies(query: str) -> list[int]:
        return [event["ply"] for event in (await client.get(f"/tables/{opened.id}/log{query}"))["events"]]

    assert await plies("") == list(range(31))
    assert await plies("?after=25") == [26, 27, 28, 29, 30]
    assert await plies("?before=3") == [0, 1, 2]
    assert await plies("?after=2&before=5") == [3, 4]


async def test_a_game_of_another_version_is_told_as_that(settings, caplog):
    """The deck of Bruges has changed since the table was opened."""
    async with serving(settings) as client:
        opened = await client.open("here", {"kind": "bot", "level": "page"}, game="bruges")
        await client.server.bots.close()
        async with client.server.engine.begin() as connection:
            options = await connection.scalar(select(TABLES.c.options).where(TABLES.c.id == opened.id))
            others = {**present(options), "deck": "0123456789abcdef"}
            await connection.execute(update(TABLES).where(TABLES.c.id == opened.id).values(options=others))
    caplog.clear()
    async with serving(settings) as client:
        reply = await client.ask("GET", f"/tables/{opened.id}/state", token=opened.tokens[0])
        assert (reply.status, slug(reply)) == (410, "outdated")
        with pytest.raises(SocketClosed) as closed:
            await client.live(opened.id, opened.tokens[0])
        assert closed.value.code == 1008
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
