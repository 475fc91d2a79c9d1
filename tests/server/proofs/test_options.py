"""Random option sets, most of them wrong: refused at creation, in the asker's language, or else a readable table."""

from __future__ import annotations

import random
from typing import Any

import pytest

import duchy
from tests.support.server import Client

pytestmark = [pytest.mark.compiled, pytest.mark.anyio]

SETS = 300
LANGUAGES = ("en", "ru", "uk")
STRANGE = [None, 0, -1, 2.5, "", "2018", "x" * 200, [], {}, [None], {"players": 2}, ["1", "1"], ["99"] * 3, True]


@pytest.mark.parametrize("name", duchy.GAMES)
async def test_options_are_refused_at_creation_or_give_a_readable_table(client: Client, name: str) -> None:
    chance = random.Random(3)
    game = next(game for game in await client.get("/games") if game["name"] == name)
    refusals: set[str] = set()
    taken = 0
    for _ in range(SETS):
        options, seats = option_set(chance, game["options"]), [{"kind": "here"}] * chance.choice([1, 2, 2, 3, 4, 5])
        wish = {"game": name, "options": options, "seats": seats}
        replies = [await client.ask("POST", "/tables", wish, accept_language=language) for language in LANGUAGES]
        assert {reply.status for reply in replies} in ({201}, {422}), (wish, replies)
        if replies[0].status == 201:
            taken += 1
            assert (await client.state(replies[0].json()["table"]["id"]))["view"]["players"]
        else:
            sentences = {reply.json()["detail"] for reply in replies}
            assert len(sentences) == len(LANGUAGES), f"not translated: {sentences}"
            refusals.add(replies[0].json()["detail"])
    assert taken > SETS / 20 and len(refusals) > 10, (taken, refusals)


def option_set(chance: random.Random, known: list[dict[str, Any]]) -> dict[str, Any]:
    """Some options, with values that exist and, seldom, one that does not."""
    chosen = {option["name"]: chance.choice(option["values"]) for option in known if chance.random() < 0.4}
    if chance.random() < 0.3:
        chosen[chance.choice([*(option["name"] for option in known), "colour"])] = chance.choice(STRANGE)
    return chosen
