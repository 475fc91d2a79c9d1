"""What can be played, told to clients that know no rules and no words."""

import pytest

import duchy
from duchy.bots.levels import LEVELS
from duchy.games.burgundy.display.shapes import Setup
from duchy.server.schemas.games import GameInfo
from tests.support.server import Client
from tests.support.shapes import check_shape
from tests.support.texts import LANGUAGES, entries

pytestmark = pytest.mark.anyio


async def test_the_games_with_their_options_and_levels(client: Client):
    games = [GameInfo.model_validate(game) for game in await client.get("/games")]
    assert [game.name for game in games] == list(duchy.GAMES)
    burgundy = games[0]
    assert burgundy.players == [1, 2, 3, 4]
    assert {option.name: option.default for option in burgundy.options}["edition"] == "2019"
    assert [level.level for level in burgundy.levels] == list(LEVELS)
    assert tuple(burgundy.languages) == LANGUAGES


async def test_the_box_is_compressed_and_asked_for_once(client: Client):
    first = await client.ask("GET", "/games/burgundy/setup", accept_encoding="gzip")
    assert first.header("content-encoding") == "gzip"
    assert len(first.body) < 12_000  # the maps of every estate, those of teams and of the solo game among them
    again = await client.ask(
        "GET", "/games/burgundy/setup", accept_encoding="gzip", if_none_match=first.header("etag") or ""
    )
    assert (again.status, again.body) == (304, b"")
    check_shape(await client.get("/games/burgundy/setup"), Setup)


async def test_options_are_completed(client: Client):
    answer = await client.post("/games/burgundy/check", {"options": {"players": 3, "edition": "2011"}})
    assert answer == {"options": duchy.load("burgundy", players=3, edition="2011").options.as_dict()}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 9}, "'players': 9 не подходит"),
        ({"estates": "dealt"}, "setup='expert'"),
        ({"colour": "blue"}, "'colour'"),
        ({"players": [2]}, "'players'"),
        ({"edition": {"year": 2019}}, "'edition'"),
        ({"estates": [["1"], 2]}, "'estates'"),
    ],
)
async def test_options_that_do_not_go_together_are_explained_to_a_person(client: Client, options: object, said: str):
    reply = await client.ask("POST", "/games/burgundy/check", {"options": options}, accept_language="ru")
    assert (reply.status, reply.json()["type"]) == (422, "/problems/options")
    assert said in reply.json()["detail"]


@pytest.mark.parametrize("path", ["/games/chess/setup", "/games/chess/texts/en", "/games/chess/sentences"])
async def test_a_game_that_does_not_exist(client: Client, path: str):
    reply = await client.ask("GET", path)
    assert (reply.status, reply.json()["type"]) == (404, "/problems/no-game")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_words_are_those_of_the_kit_and_of_the_game(client: Client, language: str):
    reply = await client.ask("GET", f"/games/burgundy/texts/{language}")
    assert reply.header("content-type") == "text/plain; charset=utf-8"
    source = reply.body.decode()
    for package in ("duchy.engine", "duchy.games.burgundy"):
        for key in entries(package, language):
            if "." not in key:
                assert f"\n{key} =" in source, key


async def test_the_table_of_sentences_is_that_of_the_kit_and_of_the_game(client: Client):
    reply = await client.ask("GET", "/games/burgundy/sentences")
    table = reply.json()
    assert (table["facts"]["player"], table["facts"]["tile"], table["forms"]["tile"]) == ("seat", "tile", ["a", "acc"])
    assert list(table["gains"])[:2] == ["vp", "herd"]


async def test_words_in_a_language_that_we_do_not_speak(client: Client):
    reply = await client.ask("GET", "/games/burgundy/texts/fr")
    assert (reply.status, reply.json()["detail"]) == (404, "There is no such language; available: en, ru, uk.")
