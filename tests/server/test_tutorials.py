"""Tutorials at a table: given dice, a bot that plays its part, and nothing done that was not explained."""

import asyncio
from typing import Any

import pytest

import duchy
from duchy.engine.match import fair, tutorial
from duchy.server.settings import Settings
from duchy.server.tables import tutorials
from tests.support.server import Client, Opened, serving

pytestmark = pytest.mark.anyio


async def begin(client: Client, game: str) -> Opened:
    return Opened.read(await client.post(f"/games/{game}/tutorial"))


async def mine(client: Client, opened: Opened) -> dict[str, Any]:
    """The state once it is the learner's turn, who sits on the first seat."""
    while True:
        seen = await client.state(opened.id, opened.tokens[0])
        if 0 in seen["view"]["deciders"]:
            return seen
        await asyncio.sleep(0.001)


async def follow(client: Client, opened: Opened, steps: int | None = None) -> None:
    for action in tutorial.of(opened.info["game"]).actions_of(0)[:steps]:
        seen = await mine(client, opened)
        reply = await client.act(opened.id, opened.tokens[0], seen["ply"], action)
        assert reply.status == 200, (action, reply.body)


@pytest.mark.slow
@pytest.mark.parametrize("game", duchy.GAMES)
async def test_a_tutorial_is_played_to_its_end_and_the_game_goes_on(client: Client, game: str):
    opened = await begin(client, game)
    assert list(opened.tokens) == [0]
    assert opened.info["settings"]["tutorial"] == tutorial.of(game).version
    assert opened.info["fairness"] is None
    await follow(client, opened)
    seen = await mine(client, opened)
    free = seen["view"]["actions"][-1]["id"]
    assert (await client.act(opened.id, opened.tokens[0], seen["ply"], free)).status == 200


async def test_another_move_is_refused_kindly_and_changes_nothing(client: Client):
    opened = await begin(client, "burgundy")
    reply = await client.ask(
        "POST",
        f"/tables/{opened.id}/actions",
        {"ply": 0, "action": "workers 1", "request": "another-move"},
        opened.tokens[0],
        accept_language="uk",
    )
    assert (reply.status, reply.json()["type"]) == (409, "/problems/tutorial-move")
    assert "спробуймо запропоноване" in reply.json()["detail"]
    assert (await client.state(opened.id, opened.tokens[0]))["ply"] == 0


async def test_what_is_taken_back_is_to_be_done_again(client: Client):
    opened = await begin(client, "burgundy")
    first, second, *_ = tutorial.of("burgundy").actions_of(0)
    await client.act(opened.id, opened.tokens[0], 0, first)
    assert (await client.undo(opened.id, opened.tokens[0], 1)).status == 200
    assert (await client.act(opened.id, opened.tokens[0], 2, second)).json()["type"] == "/problems/tutorial-move"
    assert (await client.act(opened.id, opened.tokens[0], 2, first)).status == 200


@pytest.mark.slow
async def test_it_is_resumed_where_it_was_left_when_the_server_comes_back(settings: Settings):
    async with serving(settings) as client:
        opened = await begin(client, "dice")
        await follow(client, opened, 3)
    async with serving(settings) as client:
        seen = await mine(client, opened)
        wrong = next(action["id"] for action in seen["view"]["actions"] if action["kind"] != "seal")
        reply = await client.act(opened.id, opened.tokens[0], seen["ply"], wrong, request="resumed-wrong")
        assert reply.json()["type"] == "/problems/tutorial-move"
        right = await client.act(opened.id, opened.tokens[0], seen["ply"], "seal", request="resumed-right")
        assert (right.status, right.json()["ply"]) == (200, seen["ply"] + 1)


async def test_a_table_of_an_older_tutorial_is_an_ordinary_one(client: Client, monkeypatch: pytest.MonkeyPatch):
    opened = await begin(client, "burgundy")
    newer = tutorial.of("burgundy")
    monkeypatch.setattr(tutorial, "of", lambda game: type(newer)(**{**vars(newer), "version": newer.version + 1}))
    assert (await client.act(opened.id, opened.tokens[0], 0, "workers 1")).status == 200


@pytest.mark.slow
async def test_a_rematch_of_a_tutorial_has_dice_of_its_own(client: Client):
    opened = await begin(client, "dice")
    await follow(client, opened)
    await client.play(opened)
    new = (await client.post(f"/tables/{opened.id}/rematch", token=opened.tokens[0]))["table"]
    assert "tutorial" not in new["settings"]
    assert new["fairness"]["commitment"] != fair.commitment(tutorial.of("dice").secret)


async def test_it_cannot_be_opened_where_the_components_are_others(client: Client, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tutorials, "fits", lambda game: False)
    reply = await client.ask("POST", "/games/bruges/tutorial", {})
    assert (reply.status, reply.json()["type"]) == (409, "/problems/tutorial-other-data")


async def test_a_game_without_a_tutorial_says_so(client: Client, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tutorial, "exists", lambda game: False)
    reply = await client.ask("POST", "/games/burgundy/tutorial", {})
    assert (reply.status, reply.json()["type"]) == (404, "/problems/no-tutorial")
    assert (await client.ask("POST", "/games/chess/tutorial", {})).status == 404


async def test_the_list_of_games_says_how_long_it_takes(client: Client):
    assert {game["name"]: game["tutorial"] for game in await client.get("/games")} == {
        name: tutorial.of(name).minutes for name in duchy.GAMES
    }
