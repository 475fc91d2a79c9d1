"""Hints: where they are allowed, what they know, and that each is counted once and for good."""

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest

from duchy.bots.hints import Hinted
from duchy.engine.game.game import State
from duchy.server.bots import bots, hints
from duchy.server.settings import Settings
from duchy.server.tables import playing
from duchy.server.tables.table import Table
from tests.bruges import redeal as cards
from tests.support.asgi import Reply
from tests.support.patience import PATIENCE
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

SECONDS = 0.2
GAMES = ("burgundy", "dice", "bruges")
SQUIRE = {"kind": "bot", "level": "squire"}
ADVISE = bots._advise


@pytest.fixture
async def quick(settings: Settings) -> AsyncIterator[Client]:
    """A server whose hints take a moment."""
    async with serving(settings.changed(hint_seconds=SECONDS)) as somebody:
        yield somebody


def slug(reply: Reply) -> str:
    return str(reply.json()["type"].removeprefix("/problems/"))


async def with_a_choice(client: Client, opened: Opened) -> tuple[int, dict[str, Any]]:
    """Play on until somebody whose seat is held has a choice: the seat, and what it sees."""
    chance = random.Random(1)
    while True:
        seat = next(
            (seat for seat in (await client.state(opened.id))["view"]["deciders"] if seat in opened.tokens), None
        )
        if seat is None:
            await asyncio.sleep(0.01)
            continue
        seen = await client.state(opened.id, opened.tokens[seat], seat)
        actions = seen["view"]["actions"] if seat in seen["view"]["deciders"] else []
        if len(actions) > 2 and seen["ply"] > 2:
            return seat, seen
        if actions:
            await client.act(opened.id, opened.tokens[seat], seen["ply"], chance.choice(actions)["id"])


async def ask(client: Client, opened: Opened, seat: int, ply: int) -> Reply:
    return await client.ask("POST", f"/tables/{opened.id}/hint", {"ply": ply}, opened.tokens[seat])


async def told(client: Client, table: str) -> list[int]:
    """The hints of each player, as everybody sees them."""
    return [seat["hints"] for seat in (await client.get(f"/tables/{table}"))["seats"]]


async def in_memory(client: Client, opened: Opened) -> Table:
    return await client.server.tables.get(opened.id)


@pytest.mark.parametrize("game", GAMES)
async def test_the_best_actions_are_among_those_that_the_player_sees(quick: Client, game: str):
    opened = await quick.open("here", SQUIRE, game=game)
    seat, seen = await with_a_choice(quick, opened)
    hint = (await ask(quick, opened, seat, seen["ply"])).json()
    assert (hint["seat"], hint["hints"]) == (seat, 1)
    found = hint["actions"]
    assert 1 <= len(found) <= 3
    assert len({action["action"] for action in found}) == len(found)
    assert {action["action"] for action in found} <= {action["id"] for action in seen["view"]["actions"]}
    assert found[0]["less"] == 0
    assert [action["less"] for action in found] == sorted(action["less"] for action in found)
    assert all(action["error"] >= 0 and action["visits"] >= 2 for action in found)


async def test_a_hint_plays_nothing(quick: Client):
    opened = await quick.open("here", SQUIRE)
    seat, seen = await with_a_choice(quick, opened)
    await ask(quick, opened, seat, seen["ply"])
    after = await quick.state(opened.id, opened.tokens[seat], seat)
    assert (after["ply"], after["view"]) == (seen["ply"], seen["view"])


@pytest.mark.parametrize(
    ("seats", "wished", "allowed"),
    [
        (["here", SQUIRE], {}, True),
        (["here", "here"], {}, True),
        (["here", "here", SQUIRE], {"hints": False}, True),
        (["here", "link"], {}, False),
        (["here", "link"], {"hints": True}, True),
        (["here", "link", SQUIRE], {}, False),
        (["link", "link"], {}, False),
    ],
    ids=str,
)
async def test_hints_are_allowed_without_others_or_where_all_knew(
    quick: Client, seats: list[Any], wished: dict[str, bool], allowed: bool
):
    opened = await quick.open(*seats, settings=wished)
    assert opened.info["settings"]["hints"] == allowed
    for number, invitation in opened.invitations.items():
        taken = await quick.post(f"/tables/{opened.id}/seats/{number}/claim", {"invite": invitation})
        opened.tokens[number] = taken["token"]
    assert (await quick.get(f"/tables/{opened.id}"))["settings"]["hints"] == allowed
    seat, seen = await with_a_choice(quick, opened)
    reply = await ask(quick, opened, seat, seen["ply"])
    assert (reply.status == 200) == allowed
    if not allowed:
        assert (reply.status, slug(reply)) == (403, "hints-off")
        assert await told(quick, opened.id) == [0] * len(seats)


async def test_whoever_is_left_with_bots_may_ask(quick: Client):
    opened = await quick.open("here", "link")
    assert not opened.info["settings"]["hints"]
    assert (await quick.ask("POST", f"/tables/{opened.id}/fill", {}, opened.tokens[0])).status == 204
    assert (await quick.get(f"/tables/{opened.id}"))["settings"]["hints"]


@pytest.mark.parametrize(("seats", "allowed"), [(["here", "here"], True), (["here", "link"], False)], ids=str)
async def test_a_rematch_keeps_what_was_agreed(quick: Client, seats: list[str], allowed: bool):
    opened = await quick.open(*seats)
    for number, invitation in opened.invitations.items():
        taken = await quick.post(f"/tables/{opened.id}/seats/{number}/claim", {"invite": invitation})
        opened.tokens[number] = taken["token"]
    assert (await quick.change(opened.id, opened.tokens[0], "concede", seat=0)).status == 200
    again = await quick.post(f"/tables/{opened.id}/rematch", {}, opened.tokens[0])
    assert again["table"]["settings"]["hints"] == allowed
    assert [seat["hints"] for seat in again["table"]["seats"]] == [0, 0]


async def test_only_whoever_decides_gets_one_and_only_where_there_is_a_choice(quick: Client):
    opened = await quick.open("here", "here")
    path = f"/tables/{opened.id}/hint"
    seat, seen = await with_a_choice(quick, opened)
    ply, other = seen["ply"], 1 - seat
    assert slug(await quick.ask("POST", path, {"ply": ply})) == "no-token"
    assert slug(await ask(quick, opened, other, ply)) == "not-deciding"
    assert slug(await quick.ask("POST", path, {"ply": ply, "seat": seat}, opened.tokens[other])) == "not-your-seat"
    stale = await ask(quick, opened, seat, ply - 1)
    assert (stale.status, slug(stale), stale.json()["ply"]) == (409, "stale", ply)
    assert slug(await ask(quick, opened, seat, ply + 1)) == "stale"
    table, chance = await in_memory(quick, opened), random.Random(2)
    while len(legal := table.match.state.legal_actions(seat)) > 1:
        await playing.act(quick.server.tables, table, seat, table.ply, chance.choice(legal))
        seat = table.match.state.deciders[0]
    assert slug(await ask(quick, opened, seat, table.ply)) == "hint-forced"
    assert (await quick.change(opened.id, opened.tokens[0], "concede", seat=0)).status == 200
    assert slug(await ask(quick, opened, 1, (await quick.state(opened.id))["ply"])) == "over"
    assert await told(quick, opened.id) == [0, 0]


async def test_asking_twice_costs_one(quick: Client, monkeypatch: pytest.MonkeyPatch):
    thoughts: list[float] = []

    def note(seconds: float, observed: State) -> list[Hinted]:
        thoughts.append(seconds)
        return ADVISE(seconds, observed)

    monkeypatch.setattr(bots, "_advise", note)
    opened = await quick.open("here", SQUIRE)
    seat, seen = await with_a_choice(quick, opened)
    both = await asyncio.gather(*(ask(quick, opened, seat, seen["ply"]) for _ in range(2)))
    both.append(await ask(quick, opened, seat, seen["ply"]))
    first, *others = [reply.json() for reply in both]
    assert others == [first, first]
    assert thoughts == [SECONDS]
    assert await told(quick, opened.id) == [1 if number == seat else 0 for number in range(2)]


async def test_the_next_decision_has_a_hint_of_its_own(quick: Client):
    opened = await quick.open("here", SQUIRE)
    for number in (1, 2):
        seat, seen = await with_a_choice(quick, opened)
        hint = (await ask(quick, opened, seat, seen["ply"])).json()
        assert (hint["ply"], hint["hints"]) == (seen["ply"], number)
        await quick.act(opened.id, opened.tokens[seat], seen["ply"], hint["actions"][0]["action"])


async def test_a_hint_is_good_as_long_as_the_decision(quick: Client):
    """In the Dice Game all decide at once: what the others do leaves my decision as it is."""
    opened = await quick.open("here", "here", game="dice")
    table = await in_memory(quick, opened)
    while len(table.match.state.deciders) < 2:
        await playing.act(quick.server.tables, table, table.match.state.deciders[0], table.ply, 0)
    ply = table.ply
    first = (await ask(quick, opened, 0, ply)).json()
    legal = table.match.state.legal_actions(1)
    assert (await quick.act(opened.id, opened.tokens[1], ply, legal[-1])).status == 200
    assert table.ply == ply + 1
    assert (await ask(quick, opened, 0, ply)).json() == first
    assert (await ask(quick, opened, 0, ply + 1)).json() == first
    assert await told(quick, opened.id) == [1, 0]


async def test_hints_survive_a_restart_and_stand_in_the_record(settings: Settings):
    settings = settings.changed(hint_seconds=SECONDS)
    async with serving(settings) as client:
        opened = await client.open("here", "here")
        seat, seen = await with_a_choice(client, opened)
        first = (await ask(client, opened, seat, seen["ply"])).json()
    async with serving(settings) as client:
        counts = [int(number == seat) for number in range(2)]
        assert await told(client, opened.id) == counts
        assert (await ask(client, opened, seat, seen["ply"])).json() == first
        assert await told(client, opened.id) == counts
        client.count_requests_from(1000)
        assert (await client.change(opened.id, opened.tokens[0], "concede", seat=0)).status == 200
        record = await client.get(f"/tables/{opened.id}/record")
        assert record["hints"] == counts
        imported = await client.post("/records", record)
        assert [one["hints"] for one in imported["table"]["seats"]] == counts
        untouched = await client.open("here", "here")
        assert (await client.change(untouched.id, untouched.tokens[0], "concede", seat=0)).status == 200
        assert "hints" not in await client.get(f"/tables/{untouched.id}/record")


async def test_everybody_at_the_table_is_told(quick: Client):
    opened = await quick.open("here", "here")
    socket, welcome = await quick.live(opened.id)
    assert [seat["hints"] for seat in welcome["table"]["seats"]] == [0, 0]
    seat, seen = await with_a_choice(quick, opened)
    hint = await ask(quick, opened, seat, seen["ply"])
    while (message := await socket.receive())["type"] != "table" or not any(
        one["hints"] for one in message["table"]["seats"]
    ):
        assert str(hint.json()["actions"][0]["less"]) not in message
    assert message["table"]["seats"][seat]["hints"] == 1
    assert "actions" not in str(message["table"])


async def test_what_fails_is_not_counted(quick: Client, monkeypatch: pytest.MonkeyPatch):
    opened = await quick.open("here", SQUIRE)
    seat, seen = await with_a_choice(quick, opened)
    monkeypatch.setattr(bots, "_advise", lambda *_: [])  # the bot had too little time
    reply = await ask(quick, opened, seat, seen["ply"])
    assert (reply.status, slug(reply)) == (503, "no-hint")
    assert int(str(reply.header("retry-after"))) > 0
    monkeypatch.setattr(hints, "PATIENCE", 0.0)
    assert slug(await ask(quick, opened, seat, seen["ply"])) == "no-hint"
    assert await told(quick, opened.id) == [0, 0]
    monkeypatch.undo()
    assert (await ask(quick, opened, seat, seen["ply"])).json()["hints"] == 1


async def test_a_hint_that_comes_too_late_is_not_counted(quick: Client, monkeypatch: pytest.MonkeyPatch):
    opened = await quick.open("here", "here")
    seat, seen = await with_a_choice(quick, opened)
    table = await in_memory(quick, opened)
    thinking, acted = asyncio.Event(), asyncio.Event()
    advise = quick.server.bots.advise

    async def later(*given: Any) -> None:
        thinking.set()
        await acted.wait()
        await advise(*given)

    monkeypatch.setattr(quick.server.bots, "advise", later)
    asked = asyncio.create_task(ask(quick, opened, seat, seen["ply"]))
    await thinking.wait()
    await playing.act(quick.server.tables, table, seat, table.ply, seen["view"]["actions"][0]["id"])
    acted.set()
    assert slug(await asked) in ("stale", "not-deciding")
    assert await told(quick, opened.id) == [0, 0]


async def test_the_bot_gets_nothing_that_the_player_cannot_know(quick: Client, monkeypatch: pytest.MonkeyPatch):
    """Cards that the player has never seen are dealt anew, and the bot is asked the very same thing."""
    given: list[State] = []

    def note(seconds: float, observed: State) -> list[Any]:
        given.append(observed)
        return []

    monkeypatch.setattr(bots, "_advise", note)
    opened = await quick.open("here", "here", game="bruges")
    seat, seen = await with_a_choice(quick, opened)
    table = await in_memory(quick, opened)
    await ask(quick, opened, seat, seen["ply"])
    match, chance = table.match, random.Random(5)
    before = match.state
    for _ in range(3):
        anew = cards.dealt_anew(before, cards.another_deal(before, seat, chance))
        anew.reseed(chance.getrandbits(64))
        assert anew != before
        monkeypatch.setattr(match, "_state", anew)
        await ask(quick, opened, seat, seen["ply"])
    first, *others = given
    assert first.observer == seat
    assert len(others) == 3
    assert all(bytes(other) == bytes(first) for other in others)


async def test_a_tutorial_says_itself_what_to_do(quick: Client):
    answer = await quick.post("/games/burgundy/tutorial")
    opened = Opened.read(answer)
    seat = next(iter(opened.tokens))
    seen = await quick.state(opened.id, opened.tokens[seat])
    while seat not in seen["view"]["deciders"]:
        await asyncio.sleep(0.01)
        seen = await quick.state(opened.id, opened.tokens[seat])
    assert slug(await ask(quick, opened, seat, seen["ply"])) == "hint-forced"


@pytest.mark.postgres
async def test_of_several_processes_one_gives_the_hint(settings: Settings):
    settings = settings.changed(hint_seconds=SECONDS)
    async with serving(settings) as here, serving(settings) as there:
        opened = await here.open("here", "here")
        await there.state(opened.id)
        seat, seen = await with_a_choice(here, opened)
        both = await asyncio.gather(*(ask(client, opened, seat, seen["ply"]) for client in (there, here, there)))
        assert [reply.status for reply in both] == [200, 200, 200]
        first, *others = [reply.json() for reply in both]
        assert [other["actions"] for other in others] == [first["actions"]] * 2
        for client in (here, there):
            async with asyncio.timeout(PATIENCE):
                while await told(client, opened.id) != [1 - seat, seat]:
                    await asyncio.sleep(0.02)
