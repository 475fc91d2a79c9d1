"""Names: nothing invisible in them, and no two at a table that look the same."""

import pytest

from duchy.server import names
from tests.support.asgi import Reply
from tests.support.server import Client

pytestmark = [pytest.mark.anyio]

PASSWORD = "correct horse battery"


def slug(reply: Reply) -> str:
    return str(reply.json()["type"].removeprefix("/problems/"))


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Al\u200bice", "Alice"),
        ("\ufeffAlice\u3164", "Alice"),
        ("Alice\u202e", "Alice"),
        ("\u2066Alice\u2069", "Alice"),
        ("Ａｌｉｃｅ", "Alice"),
        ("Alice\u00a0 \u2003B", "Alice B"),
        ("A\u00adlice\ufe0f", "Alice"),
        ("Аліса", "Аліса"),
        ("Ёж", "Ёж"),
        ("אליס", "אליס"),
        ("李", "李"),
        ("Zoe\u0308", "Zoë"),
        ("🦊", "🦊"),
    ],
)
def test_a_name_is_kept_as_it_is_seen(given: str, kept: str):
    assert names.cleaned(given) == kept


@pytest.mark.parametrize(
    "given", ["\u200b", "\u3164\u3164", "\u202e", "\u2800", " \u00a0 ", "\u0301", "A" + "\u0323" * 9]
)
def test_a_name_that_shows_nothing_or_piles_up_marks_is_refused(given: str):
    with pytest.raises(ValueError, match="name"):
        names.cleaned(given)


@pytest.mark.parametrize(
    "other",
    ["alice", "Аlice", "Αlice", "AIice", "A1ice", "ALICE", "Alicе", "Al\u200bice", "Ａlice", "\u202eAlice", "Аliсе"],
)
def test_these_look_like_alice(other: str):
    assert names.alike(other, ["Alice"])


@pytest.mark.parametrize("other", ["Аліса", "Алиса", "Alicia", "Älice", "Anna", "Alice B"])
def test_these_do_not_look_like_alice(other: str):
    assert not names.alike(other, ["Alice", None])


@pytest.mark.parametrize(
    ("one", "other"), [("ВОВА", "вова"), ("Вова", "ВOBA"), ("Sam", "Ѕаm"), ("Barn", "Bam"), ("Nik", "Νik")]
)
def test_case_and_script_make_no_difference(one: str, other: str):
    assert names.skeleton(one) == names.skeleton(other)


@pytest.mark.compiled
async def test_a_table_is_not_opened_with_two_names_that_look_the_same(client: Client):
    seats = [{"kind": "here", "name": "Alice"}, {"kind": "here", "name": "Аlice"}]
    reply = await client.ask("POST", "/tables", {"game": "burgundy", "seats": seats})
    assert (reply.status, slug(reply)) == (409, "name-alike")


@pytest.mark.compiled
async def test_nobody_sits_down_under_a_name_that_looks_like_anothers(client: Client):
    opened = await client.open({"kind": "here", "name": "Alice"}, "link", "link")
    path = f"/tables/{opened.id}/seats/1/claim"
    for name in ("Al\u200bice", "Аlice", "ALICE"):
        reply = await client.ask("POST", path, {"invite": opened.invitations[1], "name": name})
        assert (reply.status, slug(reply)) == (409, "name-alike")
    await client.post(path, {"invite": opened.invitations[1], "name": "\u202eАліса\u200b"})
    assert [seat["name"] for seat in (await client.get(f"/tables/{opened.id}"))["seats"]] == ["Alice", "Аліса", None]


@pytest.mark.slow
@pytest.mark.compiled
async def test_a_spectator_does_not_speak_as_a_player(client: Client):
    opened = await client.open({"kind": "here", "name": "Alice"}, "here", settings={"chat": "everyone"})
    said = {"text": "I concede", "request": "the-request"}
    reply = await client.ask("POST", f"/tables/{opened.id}/chat", {**said, "name": "AIice"})
    assert (reply.status, slug(reply)) == (409, "name-alike")
    assert (await client.ask("POST", f"/tables/{opened.id}/chat", {**said, "name": "Bob"})).status == 201


@pytest.mark.slow
@pytest.mark.compiled
async def test_no_two_accounts_look_the_same(client: Client):
    account = {"name": "Alice", "password": PASSWORD}
    assert (await client.ask("POST", "/account", account)).status == 201
    for name in ("Аlice", "AIice", "Al\u200bice"):
        reply = await client.ask("POST", "/account", {**account, "name": name})
        assert (reply.status, slug(reply)) == (409, "name-taken")
    assert (await client.ask("POST", "/account", {**account, "name": "Аліса"})).status == 201
    assert (await client.ask("POST", "/session", {**account, "name": "АLICE"})).status == 401  # alike is not the same
