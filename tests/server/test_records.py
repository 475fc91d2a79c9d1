"""Records over the API: taken away, checked, brought back, gone on with."""

import json

import pytest

import duchy
from duchy.engine.match.fairness import Fairness
from duchy.engine.match.gamerecord import GameRecord
from duchy.server.routes.records import LARGEST
from duchy.server.schemas.tables import Results
from duchy.server.tables import render
from tests.support.present import present
from tests.support.server import Opened

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


def running(plies: int = 30) -> duchy.Match:
    match = duchy.Match(duchy.load("burgundy", players=3), seed=11)
    while match.state.ply < plies:
        match.apply(match.state.legal_actions()[0], entropy=match.state.ply if match.state.ply % 2 else None)
    return match


@pytest.mark.slow
async def test_the_record_of_a_finished_game_replays_and_its_dice_are_fair(client):
    opened = await client.open("here", "here")
    final = await client.finish(opened)
    reply = await client.ask("GET", f"/tables/{opened.id}/record")
    assert f"burgundy-{opened.id}.json" in reply.header("content-disposition")
    record = GameRecord.from_json(reply.body.decode())
    record.verify()
    state = record.replay()
    assert state.scores == final["table"]["results"]["scores"]
    assert present(record.fairness).commitment == opened.info["fairness"]["commitment"]


async def test_a_finished_game_is_brought_back_to_be_replayed(client):
    opened = await client.open("here", "here")
    final = await client.finish(opened)
    record = (await client.ask("GET", f"/tables/{opened.id}/record")).body
    reply = await client.ask("POST", "/records", record)
    assert reply.status == 201
    imported = reply.json()["table"]
    assert imported["status"] == "finished" and imported["imported"]
    assert imported["results"] == final["table"]["results"] and imported["fairness"] == final["table"]["fairness"]
    path = f"/tables/{imported['id']}"
    assert (await client.ask("GET", f"{path}/record")).body == record
    assert await client.get(f"{path}/story") == await client.get(f"/tables/{opened.id}/story")
    assert (await client.get(f"{path}/view?at=9"))["view"] == (await client.get(f"/tables/{opened.id}/view?at=9"))[
        "view"
    ]


async def test_a_running_game_goes_on_with_all_seats_in_one_hand(client):
    match = running()
    answer = (await client.ask("POST", "/records", match.record().to_json().encode())).json()
    assert [seat["seat"] for seat in answer["seats"]] == [0, 1, 2]
    assert answer["table"]["status"] == "running" and answer["table"]["ply"] == 30
    assert answer["table"]["fairness"] is None
    tokens = {seat["seat"]: seat["token"] for seat in answer["seats"]}
    table, seat = answer["table"]["id"], match.state.deciders[0]
    assert (await client.state(table, tokens[seat]))["view"]["ply"] == 30
    assert (await client.act(table, tokens[seat], 30, match.state.legal_actions()[0])).status == 200


@pytest.mark.slow
async def test_an_imported_game_can_be_finished_and_taken_away_again(client):
    opened = Opened.read((await client.ask("POST", "/records", running().record().to_json().encode())).json())
    await client.finish(opened)
    record = GameRecord.from_json((await client.ask("GET", f"/tables/{opened.id}/record")).body.decode())
    assert record.fairness is None  # whoever had the record might have known the first dice
    assert record.replay().is_over


@pytest.mark.parametrize("spoil", ["text", "action", "checksum", "seal", "number", "nothing"])
async def test_a_record_that_does_not_check_out_opens_nothing(client, spoil):
    document = json.loads(running().record().to_json())
    if spoil == "action":
        document["actions"][3][1] = "end_turn"
    if spoil == "seal":
        record = running().record()
        document = json.loads(
            GameRecord(**{**vars(record), "fairness": Fairness("0" * 64, bytes(32)), "file": None}).to_json()
        )
    if spoil == "checksum":
        document["checksum"] = "00"
    body = {"text": b"\xff\xfe", "number": b"7", "nothing": b""}.get(spoil, json.dumps(document).encode())
    reply = await client.ask("POST", "/records", body, accept_language="uk")
    assert reply.status == 422 and reply.json()["type"] == "/problems/record", reply.body
    assert not client.server.tables.all()


async def test_a_record_of_a_game_with_an_own_estate_opens_nothing(client):
    estate = {"name": "own", "spaces": "ACCKAACKBAABKBBSSSCSSSBBMBBABMKBBMKKB"}
    match = duchy.Match(duchy.load("burgundy", estates=estate), seed=1)
    reply = await client.ask("POST", "/records", match.record().to_json().encode())
    assert reply.status == 422 and reply.json()["type"] == "/problems/own-components", reply.body
    reply = await client.ask("POST", "/games/burgundy/check", {"options": {"estates": estate}})
    assert reply.status == 422 and reply.json()["type"] == "/problems/own-components", reply.body


async def test_a_record_that_is_too_large_is_not_read_to_its_end(client):
    reply = await client.ask("POST", "/records", b" " * (LARGEST + 1))
    assert reply.status == 413


def test_the_results_of_a_team_game_are_told_by_team_as_well():
    match = duchy.Match(duchy.load("burgundy", players=4, modules="team"), seed=2)
    while not match.state.is_over:
        match.apply(match.state.legal_actions()[-1])
    public = match.state.observe()
    results = Results.model_validate(render.summary(match, public, public.ply)["results"])
    assert results.scores == public.scores and results.places == public.places
    assert [(team.seats, team.score) for team in present(results.teams)] == [
        ([0, 2], results.scores[0] + results.scores[2]),
        ([1, 3], results.scores[1] + results.scores[3]),
    ]
    alone = duchy.load("burgundy").new_state(1).observe()
    assert "teams" not in render.results(alone, ())
