"""What people are called at a table, and the banner that they keep."""

import pytest

from duchy.server.storage.models import Seat
from duchy.server.tables.banners import BANNERS, banners_of
from tests.support.server import Client

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

ANNA = {"name": "Anna", "password": "correct horse battery"}


def here(banner: str | None = None, **more: str) -> dict:
    return {"kind": "here", "banner": banner, **more}


def shown(info: dict, what: str) -> list:
    return [seat[what] for seat in info["seats"]]


async def signed_in(client: Client) -> str:
    """Anna's cookie."""
    reply = await client.ask("POST", "/account", ANNA)
    return str(reply.header("set-cookie")).partition(";")[0]


# --- banners ---------------------------------------------------------------------------------------------------------


async def test_without_wishes_the_banners_lie_in_their_order(client: Client):
    opened = await client.open("here", "link", "bot")
    assert shown(opened.info, "banner") == list(BANNERS[:3])


async def test_people_keep_their_banner_wherever_they_sit(client: Client):
    seats = [here("vert", name="Ada"), here("sable", name="Bo"), {"kind": "bot", "banner": "argent"}]
    for _ in range(8):
        opened = await client.open(*seats, settings={"first": "random"})
        found = {seat["name"]: seat["banner"] for seat in opened.info["seats"]}
        assert found == {"Ada": "vert", "Bo": "sable", None: "argent"}


async def test_who_comes_brings_a_banner_and_a_bot_gives_way(client: Client):
    opened = await client.open(here("gules"), {"kind": "link", "banner": "sable"}, {"kind": "bot", "banner": "vert"})
    path, body = f"/tables/{opened.id}/seats/1/claim", {"invite": opened.invitations[1]}
    await client.post(path, {**body, "banner": "vert"})
    assert shown(await client.get(f"/tables/{opened.id}"), "banner") == ["gules", "vert", "argent"]


async def test_the_banner_of_another_person_is_not_taken_away(client: Client):
    opened = await client.open(here("gules"), {"kind": "link", "banner": "sable"})
    body = {"invite": opened.invitations[1], "banner": "gules"}
    await client.post(f"/tables/{opened.id}/seats/1/claim", body)
    assert shown(await client.get(f"/tables/{opened.id}"), "banner") == ["gules", "sable"]


@pytest.mark.slow
async def test_a_rematch_keeps_the_banners(client: Client):
    opened = await client.open(here("vert", name="Ada"), here(name="Bo"), settings={"first": "random"})
    before = {seat["name"]: seat["banner"] for seat in opened.info["seats"]}
    await client.finish(opened)
    again = await client.post(f"/tables/{opened.id}/rematch", token=opened.tokens[0])
    assert {seat["name"]: seat["banner"] for seat in again["table"]["seats"]} == before


async def test_an_unknown_banner_is_refused(client: Client):
    reply = await client.ask("POST", "/tables", {"game": "burgundy", "seats": [here("or"), {"kind": "bot"}]})
    assert reply.status == 422


def test_two_seats_never_have_the_same_banner_whatever_is_stored():
    seats = [Seat(0, "bot", banner="vert"), Seat(1, "here", banner="vert"), Seat(2, "here", banner="vert")]
    assert banners_of(seats) == ["gules", "vert", "argent"]


# --- names -----------------------------------------------------------------------------------------------------------


async def test_an_account_plays_under_its_name(client: Client):
    cookie = await signed_in(client)
    wish = {"game": "burgundy", "seats": [{"kind": "bot", "name": "Odo"}, {"kind": "here"}, {"kind": "here"}]}
    opened = (await client.ask("POST", "/tables", wish, cookie=cookie)).json()
    assert shown(opened["table"], "name") == ["Odo", "Anna", None]


async def test_a_chosen_name_comes_before_that_of_the_account(client: Client):
    cookie = await signed_in(client)
    wish = {"game": "burgundy", "seats": [{"kind": "here"}, here(name="Ada")]}
    opened = (await client.ask("POST", "/tables", wish, cookie=cookie)).json()
    assert shown(opened["table"], "name") == [None, "Ada"]


@pytest.mark.parametrize(("given", "name"), [({}, "Anna"), ({"name": "Ada"}, "Ada")])
async def test_who_sits_down_with_an_account_is_called_by_it(client: Client, given: dict, name: str):
    cookie = await signed_in(client)
    opened = await client.open("here", "link")
    body = {"invite": opened.invitations[1], **given}
    await client.ask("POST", f"/tables/{opened.id}/seats/1/claim", body, cookie=cookie)
    assert shown(await client.get(f"/tables/{opened.id}"), "name") == [None, name]


# --- what was chosen for a player goes along -------------------------------------------------------------------------


async def test_estates_that_were_chosen_by_seat_go_with_their_players(client: Client):
    seats = [here("gules", name="Ada"), here("vert", name="Bo"), here("sable", name="Cy")]
    orders = set()
    for _ in range(12):
        opened = await client.open(*seats, settings={"first": "random"}, setup="expert", estates=["2", "3", "4"])
        names = shown(opened.info, "name")
        orders.add(tuple(names))
        estates = opened.info["options"]["estates"]
        assert dict(zip(names, estates, strict=True)) == {"Ada": "2", "Bo": "3", "Cy": "4"}
    assert len(orders) > 1
