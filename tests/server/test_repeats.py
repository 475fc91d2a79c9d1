"""A request that comes again: answered again if it asks for the same, refused if it asks for something else."""

import asyncio
from typing import Any

import pytest

from duchy.server.settings import Settings
from tests.support.asgi import Reply
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

NAME = "one-name-for-all"


def slug(reply: Reply) -> str:
    assert reply.status == 409, reply.body
    return str(reply.json()["type"].removeprefix("/problems/"))


async def first_turn(client: Client, *seats: str) -> tuple[Opened, int, list[dict[str, Any]]]:
    """A new table, the seat that decides, and what it may do without revealing anything."""
    opened = await client.open(*seats)
    (seat,) = (await client.state(opened.id))["table"]["deciders"]
    actions = (await client.state(opened.id, opened.tokens[seat]))["view"]["actions"]
    return opened, seat, [action for action in actions if not action.get("reveals")]


async def act(client: Client, opened: Opened, seat: int, action: Any, ply: int = 0) -> Reply:
    return await client.act(opened.id, opened.tokens[seat], ply, action, request=NAME)


async def change(client: Client, opened: Opened, seat: int, what: str, **more: Any) -> Reply:
    return await client.change(opened.id, opened.tokens[seat], what, request=NAME, **more)


async def test_a_request_is_not_used_for_another_action_of_the_same_seat(client: Client):
    opened, seat, (one, other, *_) = await first_turn(client, "here", "here")
    done = await act(client, opened, seat, one["id"])
    assert done.status == 200
    for ply in (0, 1):
        assert slug(await act(client, opened, seat, other["id"], ply)) == "request-reused"
    assert (await act(client, opened, seat, one["id"])).body == done.body
    assert (await client.state(opened.id))["ply"] == 1


async def test_the_same_action_in_another_form_is_the_same_request(client: Client):
    opened, seat, (one, *_) = await first_turn(client, "here", "here")
    done = await act(client, opened, seat, one["id"])
    table = await client.server.tables.get(opened.id)
    action = table.match.game.catalogue.decode(one["id"])
    for form in (str(action), {"kind": action.kind, **action.arguments}):
        assert (await act(client, opened, seat, form)).body == done.body
    assert (await client.state(opened.id))["ply"] == 1


async def test_a_request_is_not_used_for_an_action_and_then_for_something_else(client: Client):
    opened, seat, (one, *_) = await first_turn(client, "here", "here", "here")
    assert (await act(client, opened, seat, one["id"])).status == 200
    assert slug(await client.undo(opened.id, opened.tokens[seat], 1, request=NAME)) == "request-reused"
    for what in ("concede", "leave", "return"):
        assert slug(await change(client, opened, seat, what)) == "request-reused"
    assert slug(await change(client, opened, seat, "agree", absent=(seat + 1) % 3)) == "request-reused"
    assert (await client.state(opened.id))["ply"] == 1


async def test_an_undo_comes_again_as_an_undo_only(client: Client):
    opened, seat, (one, *_) = await first_turn(client, "here", "here")
    await client.act(opened.id, opened.tokens[seat], 0, one["id"])
    replies = [await client.undo(opened.id, opened.tokens[seat], 1, request=NAME) for _ in range(2)]
    assert [reply.status for reply in replies] == [200, 200] and replies[0].body == replies[1].body
    assert slug(await act(client, opened, seat, one["id"], 2)) == "request-reused"
    assert (await client.state(opened.id))["ply"] == 2


async def test_a_concession_comes_again_as_a_concession_only(client: Client):
    opened, seat, (one, *_) = await first_turn(client, "here", "here")
    replies = [await change(client, opened, seat, "concede") for _ in range(2)]
    assert [reply.json() for reply in replies] == [{"ply": 1, "request": NAME}] * 2
    assert slug(await change(client, opened, seat, "leave")) == "request-reused"
    assert slug(await act(client, opened, seat, one["id"])) == "request-reused"


async def test_who_agrees_about_one_person_has_not_agreed_about_another(settings: Settings):
    async with serving(settings.changed(away_seconds=0)) as client:
        opened = await client.open("here", "here", "here", "here")
        for _ in range(2):
            assert (await change(client, opened, 0, "agree", absent=1)).json() == {"ply": 1, "request": NAME}
        assert slug(await change(client, opened, 0, "agree", absent=2)) == "request-reused"


async def test_an_action_at_a_table_that_has_not_begun_is_refused(client: Client):
    opened = await client.open("here", "link")
    for _ in range(2):
        assert slug(await act(client, opened, 0, "end_turn")) == "not-started"


async def test_over_the_socket_as_well(client: Client):
    opened, seat, (one, other, *_) = await first_turn(client, "here", "here")
    socket, _ = await client.live(opened.id, opened.tokens[seat])
    for action, ply in ((one, 0), (one, 0), (other, 1)):
        socket.send({"type": "action", "ply": ply, "action": action["id"], "request": NAME})
    socket.send({"type": "undo", "ply": 1, "request": NAME})
    answers = [await socket.receive() for _ in range(4)]
    assert [answer["request"] for answer in answers] == [NAME] * 4
    assert [answer["type"] for answer in answers] == ["update", "update", "problem", "problem"]
    assert {answer["problem"]["type"] for answer in answers[2:]} == {"/problems/request-reused"}
    await socket.close()


@pytest.mark.slow
async def test_after_a_restart_as_well(settings: Settings):
    async with serving(settings) as client:
        opened, seat, (one, other, *_) = await first_turn(client, "here", "here")
        before = await act(client, opened, seat, one["id"])
    async with serving(settings) as client:
        assert (await act(client, opened, seat, one["id"])).json()["ply"] == before.json()["ply"] == 1
        assert slug(await act(client, opened, seat, other["id"], 1)) == "request-reused"
        assert (await client.state(opened.id))["ply"] == 1


async def test_other_words_under_the_same_name_are_refused(client: Client):
    opened = await client.open("here", "here")
    where, token = f"/tables/{opened.id}/chat", opened.tokens[0]
    said = [await client.ask("POST", where, {"text": "one", "request": NAME}, token) for _ in range(2)]
    assert [reply.status for reply in said] == [201, 201]
    assert slug(await client.ask("POST", where, {"text": "two", "request": NAME}, token)) == "request-reused"
    assert slug(await client.ask("POST", where, {"phrase": "luck", "request": NAME}, token)) == "request-reused"


@pytest.mark.postgres
async def test_in_a_second_process_as_well_though_it_has_heard_of_nothing(settings: Settings):
    async with serving(settings) as one_process, serving(settings) as other_process:
        opened, seat, (one, other, *_) = await first_turn(one_process, "here", "here")
        await other_process.state(opened.id)
        there = other_process.server.tables.in_memory(opened.id)
        assert there is not None
        other_process.server.listener._heard = deaf
        done = await act(one_process, opened, seat, one["id"])
        assert (done.status, there.ply) == (200, 0)
        assert (await act(other_process, opened, seat, one["id"])).json() == done.json()
        assert slug(await act(other_process, opened, seat, other["id"], 1)) == "request-reused"


@pytest.mark.postgres
async def test_a_second_process_that_is_behind_answers_a_repeated_request_and_does_not_call_it_stale(
    settings: Settings,
):
    async with serving(settings) as one_process, serving(settings) as other_process:
        opened, seat, (one, *_) = await first_turn(one_process, "here", "here")
        await other_process.state(opened.id)
        other_process.server.listener._heard = deaf
        await one_process.act(opened.id, opened.tokens[seat], 0, one["id"])
        done = await one_process.undo(opened.id, opened.tokens[seat], 1, request=NAME)
        replies = await asyncio.gather(
            *(other_process.undo(opened.id, opened.tokens[seat], 1, request=NAME) for _ in range(3))
        )
        assert [reply.json() for reply in replies] == [done.json()] * 3


async def deaf(table: str, what: str) -> None:
    """A listener that hears nothing."""
