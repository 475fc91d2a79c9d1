"""Rematches: everybody finds their seat, its token is told once, and a seat whose player does not come is opened."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import pytest

from duchy.server.settings import Settings
from tests.support.asgi import Reply
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

ANNA = {"name": "Anna", "password": "correct horse battery"}


def slug(reply: Reply) -> str:
    return str(reply.json()["type"].removeprefix("/problems/"))


async def finished(client: Client, *seats: Any) -> Opened:
    opened = await client.open(*seats or ({"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}))
    await client.finish(opened)
    return opened


async def again(client: Client, opened: Opened, seat: int, **body: Any) -> Reply:
    return await client.ask("POST", f"/tables/{opened.id}/rematch", body, opened.tokens[seat])


# --- finding one's seat ----------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_a_rematch_is_one_table_and_everybody_finds_their_seat(client: Client):
    opened = await client.open({"kind": "here", "name": "Ada"}, "link", {"kind": "bot", "level": "page"})
    seat = await client.post(f"/tables/{opened.id}/seats/1/claim", {"invite": opened.invitations[1], "name": "Bo"})
    opened.tokens[1] = seat["token"]
    assert slug(await again(client, opened, 0)) == "not-over"
    await client.finish(opened)
    assert slug(await client.ask("POST", f"/tables/{opened.id}/rematch")) == "no-token"
    mine, theirs = [(await again(client, opened, seat)).json() for seat in (0, 1)]
    assert mine["table"]["status"] == "open"
    assert [seat["reserved"] for seat in mine["table"]["seats"]] == [False, True, False]  # for Bo
    assert mine["table"]["id"] == theirs["table"]["id"] != opened.id
    assert [seat["name"] for seat in theirs["table"]["seats"]] == ["Ada", "Bo", None]
    assert [seat["seat"] for seat in theirs["seats"]] == [1] and theirs["table"]["status"] == "running"
    assert (await client.get(f"/tables/{opened.id}"))["rematch"] == mine["table"]["id"]
    new = mine["table"]["id"]
    assert (await client.state(new, mine["seats"][0]["token"]))["viewer"] == 0
    assert slug(await client.ask("GET", f"/tables/{new}/state", token=opened.tokens[0])) == "wrong-token"


@pytest.mark.slow
async def test_at_a_rematch_only_the_token_of_the_same_player_sits_down(client: Client):
    opened = await finished(client)
    new = (await again(client, opened, 0)).json()["table"]["id"]
    path = f"/tables/{new}/seats/1/claim"
    assert slug(await client.ask("POST", path, {"token": opened.tokens[0]})) == "wrong-token"
    first = await client.post(path, {"token": opened.tokens[1]})
    assert (await client.state(new, first["token"]))["viewer"] == 1


# --- told once -------------------------------------------------------------------------------------------------------


async def test_the_new_token_is_not_told_again_to_whoever_shows_the_old_one(client: Client):
    opened = await finished(client)
    first = (await again(client, opened, 0)).json()
    (token,) = [seat["token"] for seat in first["seats"]]
    second = await again(client, opened, 0)
    assert (second.status, slug(second)) == (409, "rematch-seat-taken")
    claimed = await client.ask("POST", f"/tables/{first['table']['id']}/seats/0/claim", {"token": opened.tokens[0]})
    assert (claimed.status, slug(claimed)) == (409, "rematch-seat-taken")
    assert all(token.encode() not in reply.body for reply in (second, claimed))


@pytest.mark.slow
async def test_an_old_token_does_not_lead_from_rematch_to_rematch(client: Client):
    """Nothing that a person who found it is told, or can compute, is a token of the second rematch."""
    first = await finished(client)
    replies = [(await again(client, first, seat)).json() for seat in (0, 1)]
    tokens = {seat["seat"]: seat["token"] for reply in replies for seat in reply["seats"]}
    second = Opened(replies[0]["table"]["id"], replies[0]["table"], tokens)
    await client.finish(second)
    third = (await again(client, second, 0)).json()["table"]["id"]
    thief = first.tokens[0]
    for table in (second.id, third):
        for method, path in (("GET", "state"), ("POST", "rematch")):
            assert slug(await client.ask(method, f"/tables/{table}/{path}", token=thief)) == "wrong-token"
        claim = await client.ask("POST", f"/tables/{table}/seats/1/claim", {"token": thief})
        assert slug(claim) == "wrong-token"


@pytest.mark.slow
async def test_who_has_drawn_the_token_loses_nothing_with_a_lost_answer(client: Client):
    opened, drawn = await finished(client), secrets.token_urlsafe(24)
    replies = await asyncio.gather(*(again(client, opened, 0, drawn=drawn) for _ in range(4)))
    assert {reply.status for reply in replies} == {200}
    assert [reply.json()["seats"] for reply in replies] == [[{"seat": 0, "token": drawn}]] * 4
    new = replies[0].json()["table"]["id"]
    assert (await client.state(new, drawn))["viewer"] == 0
    other = await again(client, opened, 0, drawn=secrets.token_urlsafe(24))
    assert slug(other) == "rematch-seat-taken"


async def test_a_lost_answer_to_an_invitation_costs_no_seat_either(client: Client):
    opened, drawn = await client.open("here", "link"), secrets.token_urlsafe(24)
    body = {"invite": opened.invitations[1], "drawn": drawn, "name": "Bo"}
    replies = [await client.ask("POST", f"/tables/{opened.id}/seats/1/claim", body) for _ in range(2)]
    assert [reply.json() for reply in replies] == [{"seat": 1, "token": drawn}] * 2
    assert (await client.state(opened.id, drawn))["viewer"] == 1
    other = {**body, "drawn": secrets.token_urlsafe(24)}
    assert slug(await client.ask("POST", f"/tables/{opened.id}/seats/1/claim", other)) == "wrong-invitation"


@pytest.mark.parametrize("drawn", ["too-short", "x" * 65, "with spaces " * 4, 7])
async def test_a_token_that_could_be_guessed_is_not_accepted(client: Client, drawn: Any):
    opened = await finished(client)
    assert (await again(client, opened, 0, drawn=drawn)).status == 422


@pytest.mark.slow
async def test_an_account_needs_no_token_for_the_seat_it_keeps(client: Client):
    opened = await finished(client)
    cookie = str((await client.ask("POST", "/account", ANNA)).header("set-cookie")).partition(";")[0]
    await client.ask("POST", "/account/seats", {"table": opened.id, "token": opened.tokens[0]}, cookie=cookie)
    new = (await again(client, opened, 0)).json()["table"]["id"]
    late = await client.ask("POST", f"/tables/{opened.id}/rematch", {}, cookie=cookie)
    assert late.status == 200 and late.json()["seats"] == []
    assert (await client.ask("GET", f"/tables/{new}/state", cookie=cookie)).json()["held"] == [0]


# --- a player who does not come --------------------------------------------------------------------------------------


@dataclass
class Clock:
    """The time of a server, which a test sets."""

    time: int = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def timed(settings: Settings, clock: Clock) -> AsyncIterator[Client]:
    async with serving(settings, clock=clock) as client:
        yield client


@pytest.mark.slow
async def test_after_a_while_the_others_can_invite_somebody_else(timed: Client, clock: Clock):
    opened = await finished(timed)
    mine = (await again(timed, opened, 0)).json()
    new, token = mine["table"]["id"], mine["seats"][0]["token"]
    path = f"/tables/{new}/seats/1"
    clock.time += 100_000
    early = await timed.ask("POST", f"{path}/invite", token=token)
    assert (early.status, slug(early), early.header("retry-after")) == (409, "reserved", "20")
    clock.time += 20_000
    invite = (await timed.post(f"{path}/invite", token=token))["invite"]
    seat = (await timed.get(f"/tables/{new}"))["seats"][1]
    assert seat["reserved"] and seat["name"] == "Bo"  # who still finds the seat, if nobody was quicker
    taken = await timed.post(f"{path}/claim", {"invite": invite})
    seats = (await timed.state(new, taken["token"]))["table"]["seats"]
    assert (seats[1]["kind"], seats[1]["name"], seats[1]["reserved"]) == ("person", None, False)
    late = await again(timed, opened, 1)
    assert (late.status, slug(late)) == (409, "rematch-seat-taken")


@pytest.mark.slow
async def test_the_player_who_comes_after_all_makes_the_invitation_worthless(timed: Client, clock: Clock):
    opened = await finished(timed)
    mine = (await again(timed, opened, 0)).json()
    clock.time += 200_000
    path = f"/tables/{mine['table']['id']}/seats/1"
    invite = (await timed.post(f"{path}/invite", token=mine["seats"][0]["token"]))["invite"]
    assert (await again(timed, opened, 1)).json()["table"]["status"] == "running"
    assert slug(await timed.ask("POST", f"{path}/claim", {"invite": invite})) == "wrong-invitation"


async def test_only_a_player_of_the_rematch_opens_a_seat(timed: Client, clock: Clock):
    opened = await finished(timed)
    new = (await again(timed, opened, 0)).json()["table"]["id"]
    clock.time += 200_000
    for token in (None, opened.tokens[0], opened.tokens[1]):
        reply = await timed.ask("POST", f"/tables/{new}/seats/1/invite", token=token)
        assert reply.status == (401 if token is None else 403)
