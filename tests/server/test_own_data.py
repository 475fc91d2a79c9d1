"""What a person leaves behind: all own games page by page, and names that are removed when their owner wishes."""

import pytest
from sqlalchemy import select

from duchy.server.schemas.tables import OwnTables
from duchy.server.storage import store
from duchy.server.storage.models import SEATS
from tests.support.asgi import Reply
from tests.support.server import Client

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

ANNA = {"name": "Anna", "password": "correct horse battery"}


async def signed_in(client: Client) -> str:
    """The cookie of a new account."""
    cookie = (await client.ask("POST", "/account", ANNA)).header("set-cookie")
    assert cookie is not None
    return cookie.partition(";")[0]


async def open_as(client: Client, cookie: str, *seats: dict[str, str]) -> dict:
    reply = await client.ask("POST", "/tables", {"game": "burgundy", "seats": list(seats)}, cookie=cookie)
    assert reply.status == 201, reply.body
    return dict(reply.json())


def here(name: str) -> dict[str, str]:
    return {"kind": "here", "name": name}


def slug(reply: Reply) -> str:
    return str(reply.json()["type"].removeprefix("/problems/"))


async def names(client: Client, table: str) -> list[str | None]:
    return [seat["name"] for seat in (await client.get(f"/tables/{table}"))["seats"]]


async def test_an_account_keeps_the_seats_of_tables_that_it_opens(client: Client):
    cookie = await signed_in(client)
    opened = await open_as(client, cookie, here("Anna"), {"kind": "bot"}, {"kind": "link"})
    state = (await client.ask("GET", f"/tables/{opened['table']['id']}/state", cookie=cookie)).json()
    assert state["held"] == [0]


async def test_all_tables_of_an_account_are_there_page_by_page(client: Client, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(store.Store.of_account, "__kwdefaults__", {"hidden": False, "limit": 2})
    cookie = await signed_in(client)
    opened = [(await open_as(client, cookie, here("Anna"), here("Bob")))["table"]["id"] for _ in range(5)]
    await client.open("here", "here")  # of another person
    found: list[str] = []
    following = ""
    for length in (2, 2, 1):
        address = f"/account/tables?cursor={following}" if following else "/account/tables"
        page = OwnTables.model_validate_json((await client.ask("GET", address, cookie=cookie)).body)
        assert len(page.tables) == length
        assert page.held == {table.id: [0, 1] for table in page.tables}
        found += [table.id for table in page.tables]
        following = page.next or ""
    assert not following
    assert sorted(found) == sorted(opened)
    reply = await client.ask("GET", "/account/tables?cursor=x", cookie=cookie)
    assert (reply.status, slug(reply)) == (422, "cursor")


async def test_a_deleted_account_leaves_nameless_seats_and_whole_games(client: Client):
    cookie = await signed_in(client)
    opened = await open_as(client, cookie, here("Anna"), {"kind": "link"})
    table, invite = opened["table"]["id"], opened["invitations"][0]["invite"]
    claimed = await client.post(f"/tables/{table}/seats/1/claim", {"invite": invite, "name": "Bob"})
    watching, _ = await client.live(table, claimed["token"])
    assert (await client.ask("DELETE", "/account", {"password": "correct horse battery"}, cookie=cookie)).status == 204
    assert await names(client, table) == [None, "Bob"]
    shown = await watching.receive()
    assert (shown["type"], [seat["name"] for seat in shown["table"]["seats"]]) == ("table", [None, "Bob"])
    await watching.close()
    async with client.server.engine.connect() as connection:
        assert "Anna" not in repr((await connection.execute(select(SEATS))).all())
    assert (await client.state(table, opened["seats"][0]["token"]))["held"] == [0]


@pytest.mark.slow
async def test_the_seat_reserved_at_a_rematch_loses_its_name_too(client: Client):
    cookie = await signed_in(client)
    opened = await open_as(client, cookie, here("Anna"), {"kind": "link"})
    table, invite = opened["table"]["id"], opened["invitations"][0]["invite"]
    bob = (await client.post(f"/tables/{table}/seats/1/claim", {"invite": invite, "name": "Bob"}))["token"]
    anna = opened["seats"][0]["token"]
    state = await client.state(table)
    while not state["view"]["over"]:
        seat = state["view"]["deciders"][0]
        token = (anna, bob)[seat]
        legal = (await client.state(table, token))["view"]["actions"]
        action = next((action for action in legal if action["kind"] == "end_turn"), legal[0])
        await client.act(table, token, state["ply"], action["id"])
        state = await client.state(table)
    again = (await client.post(f"/tables/{table}/rematch", {}, bob))["table"]["id"]
    assert await names(client, again) == ["Anna", "Bob"]
    assert (await client.ask("DELETE", f"/tables/{table}/seats/1/name", token=bob)).status == 204
    assert await names(client, table) == ["Anna", None]
    assert await names(client, again) == ["Anna", "Bob"]  # Bob sits there by now, and asks there if he wishes
    assert (await client.ask("DELETE", "/account", {"password": "correct horse battery"}, cookie=cookie)).status == 204
    assert await names(client, table) == [None, None]
    assert await names(client, again) == [None, "Bob"]


async def test_a_guest_removes_the_name_of_an_own_seat_only(client: Client):
    table = await client.open(here("Anna"), here("Bob"), {"kind": "bot", "name": "Odo"})
    address = f"/tables/{table.id}/seats"
    for seat, token, expected in ((1, None, "no-token"), (1, table.tokens[0], "not-your-seat"), (7, None, "no-seat")):
        reply = await client.ask("DELETE", f"{address}/{seat}/name", token=token)
        assert slug(reply) == expected
    assert await names(client, table.id) == ["Anna", "Bob", "Odo"]
    assert (await client.ask("DELETE", f"{address}/0/name", token=table.tokens[0])).status == 204
    assert await names(client, table.id) == [None, "Bob", "Odo"]
    assert (await client.state(table.id, table.tokens[0]))["held"] == [0]


@pytest.mark.slow
async def test_a_name_reserved_for_a_guest_at_a_rematch_is_removed(client: Client):
    table = await client.open(here("Anna"), here("Bob"))
    await client.finish(table)
    again = (await client.post(f"/tables/{table.id}/rematch", {}, table.tokens[1]))["table"]["id"]
    assert (await client.ask("DELETE", f"/tables/{table.id}/seats/0/name", token=table.tokens[0])).status == 204
    assert await names(client, table.id) == [None, "Bob"]
    assert await names(client, again) == [None, "Bob"]
