"""Accounts: kept safely, told nothing about, and good for acting from any browser."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import select, update

from duchy.server.accounts.accounts import COOKIE
from duchy.server.schemas.accounts import AccountInfo
from duchy.server.schemas.tables import OwnTables
from duchy.server.storage.models import ACCOUNTS, SEATS, SESSIONS
from tests.support.asgi import Reply
from tests.support.present import present
from tests.support.server import Client

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

ANNA = {"name": "Anna", "password": "correct horse battery"}


def slug(reply: Reply) -> str:
    return str(reply.json()["type"].removeprefix("/problems/"))


def session(reply: Reply) -> str:
    """The cookie that an answer sets, as a browser sends it back."""
    cookie = reply.header("set-cookie")
    assert cookie is not None
    return cookie.partition(";")[0]


async def rows(client: Client, table) -> Sequence[Any]:
    async with client.server.engine.connect() as connection:
        return (await connection.execute(select(table))).all()


async def test_an_account_signs_in_at_once_and_again_later(client: Client):
    opened = await client.ask("POST", "/account", ANNA)
    assert opened.status == 201
    assert AccountInfo.model_validate_json(opened.body).name == "Anna"
    for reply in (opened, await client.ask("POST", "/session", ANNA)):
        answer = await client.ask("GET", "/account", cookie=session(reply))
        assert answer.json() == opened.json()
        assert answer.header("cache-control") == "no-store"


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(client: Client):
    cookie = present((await client.ask("POST", "/account", ANNA)).header("set-cookie"))
    assert re.fullmatch(rf"{COOKIE}=[\w-]{{32}}; HttpOnly; Max-Age=\d+; Path=/; SameSite=lax", cookie), cookie


async def test_the_database_holds_no_password_and_no_cookie(client: Client):
    secret = session(await client.ask("POST", "/account", ANNA)).partition("=")[2]
    (account,), (kept,) = await rows(client, ACCOUNTS), await rows(client, SESSIONS)
    assert account.password.startswith("$argon2id$")
    assert ANNA["password"] not in repr(account) and secret not in repr(kept)


@pytest.mark.parametrize("name", ["Anna", "anna", "ＡＮＮＡ", "  Anna "])
async def test_names_that_look_alike_are_the_same(client: Client, name: str):
    await client.ask("POST", "/account", ANNA)
    reply = await client.ask("POST", "/account", {**ANNA, "name": name})
    assert (reply.status, slug(reply)) == (409, "name-taken")
    assert (await client.ask("POST", "/session", {**ANNA, "name": name})).status == 200


async def test_a_wrong_name_and_a_wrong_password_sound_the_same(client: Client):
    await client.ask("POST", "/account", ANNA)
    wrong = [
        await client.ask("POST", "/session", {**ANNA, "password": "wrong horse battery"}),
        await client.ask("POST", "/session", {**ANNA, "name": "Boris"}),
    ]
    assert [reply.status for reply in wrong] == [401, 401]
    assert wrong[0].body == wrong[1].body
    assert all(reply.header("set-cookie") is None for reply in wrong)


async def test_a_short_password_is_refused(client: Client):
    reply = await client.ask("POST", "/account", {"name": "Anna", "password": "horse"})
    assert (reply.status, slug(reply)) == (422, "invalid")
    assert "horse" not in reply.body.decode()


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/account"), ("DELETE", "/account"), ("GET", "/account/tables"), ("POST", "/account/seats")],
)
@pytest.mark.parametrize("cookie", ["", f"{COOKIE}=wrong", f"{COOKIE}="])
async def test_who_is_not_signed_in_is_told_so(client: Client, method: str, path: str, cookie: str):
    body = {"table": "x", "token": "x" * 32} if method == "POST" else None
    reply = await client.ask(method, path, body, **({"cookie": cookie} if cookie else {}))
    assert (reply.status, slug(reply)) == (401, "signed-out")


async def test_signing_out_ends_this_session_and_no_other(client: Client):
    here = session(await client.ask("POST", "/account", ANNA))
    there = session(await client.ask("POST", "/session", ANNA))
    reply = await client.ask("DELETE", "/session", cookie=here)
    assert reply.status == 204
    assert "Max-Age=0" in present(reply.header("set-cookie"))
    assert (await client.ask("GET", "/account", cookie=here)).status == 401
    assert (await client.ask("GET", "/account", cookie=there)).status == 200


async def test_a_session_ends_by_itself_and_is_swept_away(client: Client):
    cookie = session(await client.ask("POST", "/account", ANNA))
    async with client.server.engine.begin() as connection:
        await connection.execute(update(SESSIONS).values(expires=1))
    assert (await client.ask("GET", "/account", cookie=cookie)).status == 401
    await client.ask("POST", "/session", ANNA)
    assert len(await rows(client, SESSIONS)) == 1


async def test_a_kept_seat_needs_no_token_any_more(client: Client):
    cookie = session(await client.ask("POST", "/account", ANNA))
    table = await client.open("here", "here")
    reply = await client.ask("POST", "/account/seats", {"table": table.id, "token": table.tokens[1]}, cookie=cookie)
    assert reply.status == 204
    state = (await client.ask("GET", f"/tables/{table.id}/state", cookie=cookie)).json()
    assert (state["held"], state["viewer"]) == ([1], 1)
    kept = OwnTables.model_validate_json((await client.ask("GET", "/account/tables", cookie=cookie)).body)
    assert [own.id for own in kept.tables] == [table.id]


async def test_a_seat_is_kept_only_by_who_knows_its_secret(client: Client):
    cookie = session(await client.ask("POST", "/account", ANNA))
    table, other = await client.open("here", "here"), await client.open("here", "here")
    for token in (other.tokens[0], "x" * 32):
        reply = await client.ask("POST", "/account/seats", {"table": table.id, "token": token}, cookie=cookie)
        assert (reply.status, slug(reply)) == (403, "wrong-token")
    assert (await client.ask("GET", "/account/tables", cookie=cookie)).json()["tables"] == []


async def test_a_deleted_account_leaves_nothing_but_the_games(client: Client):
    cookie = session(await client.ask("POST", "/account", ANNA))
    table = await client.open("here", "here")
    await client.ask("POST", "/account/seats", {"table": table.id, "token": table.tokens[0]}, cookie=cookie)
    assert (await client.ask("DELETE", "/account", {"password": "correct horse battery"}, cookie=cookie)).status == 204
    assert await rows(client, ACCOUNTS) == await rows(client, SESSIONS) == []
    assert {row.account for row in await rows(client, SEATS)} == {None}
    assert (await client.state(table.id, table.tokens[0]))["held"] == [0]
    again = session(await client.ask("POST", "/account", ANNA))  # somebody else takes the name, and not the seat
    assert (await client.ask("GET", f"/tables/{table.id}/state", cookie=again)).json()["held"] == []
