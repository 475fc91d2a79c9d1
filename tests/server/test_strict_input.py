"""Input is taken at its word: no number from a truth value or a text, no long echo; and HEAD is answered like GET."""

from typing import Any

import pytest

from tests.support.asgi import Reply
from tests.support.server import Client, Opened

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

NOT_ONE = [True, 1.0, "1"]
ECHOED = 700  # bytes of a whole problem document: the sentence, and what is shown of a value


def slug(reply: Reply) -> str:
    return str(reply.json()["type"].removeprefix("/problems/"))


async def deciding(client: Client) -> tuple[Opened, str]:
    opened = await client.open("here", "here")
    (seat,) = (await client.state(opened.id))["table"]["deciders"]
    return opened, opened.tokens[seat]


@pytest.mark.parametrize("number", NOT_ONE)
async def test_an_action_that_only_looks_like_a_number_is_refused(client: Client, number: Any):
    opened, token = await deciding(client)
    reply = await client.act(opened.id, token, 0, number)
    assert (reply.status, slug(reply)) == (422, "unknown-action" if number == "1" else "invalid")
    argument = await client.act(opened.id, token, 0, {"kind": "take", "die": number, "depot": 1, "slot": 1})
    assert argument.status == 422
    assert (await client.state(opened.id))["ply"] == 0


@pytest.mark.parametrize("number", NOT_ONE)
@pytest.mark.parametrize("field", ["ply", "seat"])
async def test_a_ply_or_a_seat_that_only_looks_like_a_number_is_refused(client: Client, field: str, number: Any):
    opened, token = await deciding(client)
    body = {"ply": 0, "action": "end_turn", "request": "the-request", field: number}
    reply = await client.ask("POST", f"/tables/{opened.id}/actions", body, token)
    assert (reply.status, slug(reply)) == (422, "invalid")


@pytest.mark.parametrize(
    "wrong", [{"undo": 1}, {"listed": "true"}, {"away": 1.0}, {"clock": {"kind": "move", "seconds": "60"}}]
)
async def test_settings_have_the_types_that_are_documented(client: Client, wrong: dict[str, Any]):
    wish = {"game": "burgundy", "seats": [{"kind": "here"}, {"kind": "here"}], "settings": wrong}
    reply = await client.ask("POST", "/tables", wish)
    assert (reply.status, slug(reply)) == (422, "invalid")


@pytest.mark.parametrize("number", NOT_ONE)
async def test_the_socket_is_as_strict(client: Client, number: Any):
    opened, token = await deciding(client)
    socket, _ = await client.live(opened.id, token)
    message = {"type": "action", "ply": 0, "action": "end_turn", "request": "the-request"}
    for wrong in ({"action": number}, {"ply": number}, {"seat": number}):
        socket.send({**message, **wrong})
        assert (await socket.receive())["problem"]["status"] == 422
    await socket.close()


@pytest.mark.parametrize(
    "action",
    [
        {"kind": "x" * 100_000},
        {"kind": "take", "x" * 100_000: 1},
        {"kind": "take", "die": "y" * 100_000, "depot": 1, "slot": 1},
        {"kind": "take", "die": 10**4000, "depot": 1, "slot": 1},
        "take " + "1" * 110,
    ],
)
async def test_of_a_wrong_action_little_is_told_again(client: Client, action: Any):
    opened, token = await deciding(client)
    reply = await client.act(opened.id, token, 0, action)
    assert reply.status == 422 and len(reply.body) < ECHOED


@pytest.mark.parametrize(
    "options", [{"edition": "z" * 90_000}, {"modules": ["q" * 90_000]}, {"estates": ["1" * 90_000]}]
)
async def test_of_a_wrong_option_little_is_told_again(client: Client, options: dict[str, Any]):
    reply = await client.ask("POST", "/games/burgundy/check", {"options": options})
    assert reply.status == 422 and len(reply.body) < ECHOED


@pytest.mark.parametrize("path", ["/games", "/games/burgundy/setup", "/tables", "/tables/{id}", "/tables/{id}/state"])
async def test_head_is_answered_like_get_without_a_body(client: Client, path: str):
    opened = await client.open("here", "here")
    where = path.format(id=opened.id)
    head, get = await client.ask("HEAD", where), await client.ask("GET", where)
    assert (head.status, head.body) == (200, b"")
    for header in ("content-type", "content-length", "etag", "content-security-policy"):
        assert head.header(header) == get.header(header)


async def test_head_is_refused_where_get_is(client: Client):
    assert (await client.ask("HEAD", "/account")).status == 401
    assert (await client.ask("HEAD", "/tables/not-there/state")).status == 404
    assert (await client.ask("HEAD", "/session")).status == 405
