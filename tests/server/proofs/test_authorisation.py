"""Who may do what: every route and every message of the socket, tried by everybody.

A route or a message that is missing from the tables below fails the test: nobody adds one without saying who may
use it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, get_args

import pytest
from argon2 import PasswordHasher
from sqlalchemy import insert

from duchy.engine.match import fair
from duchy.server.accounts import accounts
from duchy.server.app import create_app
from duchy.server.schemas import socket
from duchy.server.settings import Settings
from duchy.server.storage.journal import Change
from duchy.server.storage.models import ADDRESSES
from tests.support.asgi import SocketClosed
from tests.support.outside import FakeBrowser
from tests.support.play import all_subjects, play
from tests.support.present import present
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.compiled, pytest.mark.anyio]

#: The deciding seat's token; another seat's; nothing at all; a token of another table; the cookie of an account that
#: keeps the deciding seat; the cookie of one that keeps none; the first cookie, sent by a page of another site.
ACTORS = ("owner", "other", "spectator", "stranger", "account", "other account", "foreign page")

SITUATIONS = ("public", "private", "waiting", "mixing", "played", "finished")

#: Route, address, expected status for each actor. The words in braces are tables in the situation that they name.
ROUTES = """
GET    /api/games                            /games                                200 200 200 200 200 200 200
GET    /api/games/{game}/setup               /games/burgundy/setup                 200 200 200 200 200 200 200
POST   /api/games/{game}/check               /games/burgundy/check                 200 200 200 200 200 200 403
POST   /api/games/{game}/tutorial            /games/burgundy/tutorial              201 201 201 201 201 201 403
GET    /api/games/{game}/texts/{language}    /games/burgundy/texts/uk              200 200 200 200 200 200 200
GET    /api/games/{game}/sentences           /games/burgundy/sentences             200 200 200 200 200 200 200
POST   /api/tables                           /tables                               201 201 201 201 201 201 403
GET    /api/tables                           /tables                               200 200 200 200 200 200 200
GET    /api/tables/{id}                      /tables/{public}                      200 200 200 200 200 200 200
GET    /api/tables/{id}                      /tables/{private}                     200 200 200 200 200 200 200
GET    /api/tables/{id}/state                /tables/{public}/state                200 200 200 403 200 200 200
GET    /api/tables/{id}/state                /tables/{public}/state?seat={seat}    200 403 403 403 200 403 200
GET    /api/tables/{id}/state                /tables/{private}/state               200 200 403 403 200 403 200
GET    /api/tables/{id}/view                 /tables/{public}/view                 200 200 200 403 200 200 200
GET    /api/tables/{id}/view                 /tables/{public}/view?seat={seat}     200 403 403 403 200 403 200
GET    /api/tables/{id}/view                 /tables/{private}/view                200 200 403 403 200 403 200
GET    /api/tables/{id}/view                 /tables/{played}/view?at=0            409 409 409 403 409 409 409
GET    /api/tables/{id}/view                 /tables/{finished}/view?at=0          200 200 200 403 200 200 200
GET    /api/tables/{id}/log                  /tables/{public}/log                  200 200 200 403 200 200 200
GET    /api/tables/{id}/log                  /tables/{private}/log                 200 200 403 403 200 403 200
GET    /api/tables/{id}/story                /tables/{public}/story                409 409 409 403 409 409 409
GET    /api/tables/{id}/story                /tables/{private}/story               409 409 403 403 409 403 409
GET    /api/tables/{id}/story                /tables/{finished}/story              200 200 200 403 200 200 200
GET    /api/tables/{id}/record               /tables/{public}/record               409 409 409 403 409 409 409
GET    /api/tables/{id}/record               /tables/{private}/record              409 409 403 403 409 403 409
GET    /api/tables/{id}/record               /tables/{finished}/record             200 200 200 403 200 200 200
GET    /api/tables/{id}/chat                 /tables/{public}/chat                 200 200 200 403 200 200 200
GET    /api/tables/{id}/chat                 /tables/{private}/chat                200 200 403 403 200 403 200
POST   /api/tables/{id}/chat                 /tables/{public}/chat                 201 201 403 403 201 403 403
POST   /api/tables/{id}/chat                 /tables/{private}/chat                201 201 403 403 201 403 403
POST   /api/tables/{id}/chat                 /tables/{waiting}/chat                201 201 403 403 201 403 403
POST   /api/tables/{id}/chat                 /tables/{finished}/chat               201 201 403 403 201 403 403
POST   /api/tables/{id}/actions              /tables/{public}/actions              200 409 401 403 200 401 403
POST   /api/tables/{id}/actions              /tables/{private}/actions             200 409 401 403 200 401 403
POST   /api/tables/{id}/actions              /tables/{waiting}/actions             409 409 401 403 409 401 403
POST   /api/tables/{id}/actions              /tables/{finished}/actions            409 409 401 403 409 401 403
POST   /api/tables/{id}/undo                 /tables/{played}/undo                 200 409 401 403 200 401 403
POST   /api/tables/{id}/undo                 /tables/{public}/undo                 409 409 401 403 409 401 403
POST   /api/tables/{id}/hint                 /tables/{public}/hint                 200 409 401 403 200 401 403
POST   /api/tables/{id}/hint                 /tables/{waiting}/hint                403 403 401 403 403 401 403
POST   /api/tables/{id}/hint                 /tables/{finished}/hint               409 409 401 403 409 401 403
POST   /api/tables/{id}/seats/{seat}/claim   /tables/{waiting}/seats/2/claim       200 200 200 200 200 200 403
POST   /api/tables/{id}/seats/{seat}/claim   /tables/{public}/seats/0/claim        403 403 403 403 403 403 403
POST   /api/tables/{id}/seats/{seat}/invite  /tables/{waiting}/seats/2/invite      200 200 401 403 200 401 403
POST   /api/tables/{id}/seats/{seat}/invite  /tables/{public}/seats/0/invite       409 409 401 403 409 401 403
GET    /api/tables/{id}/seats/mine           /tables/{public}/seats/mine           200 200 401 403 200 401 200
POST   /api/tables/{id}/share                /tables/{public}/share                422 422 401 403 422 401 403
POST   /api/tables/{id}/share                /tables/{mixing}/share                204 422 401 403 204 401 403
POST   /api/tables/{id}/share                /tables/{waiting}/share               422 422 401 403 422 401 403
POST   /api/tables/{id}/actions              /tables/{mixing}/actions              409 409 401 403 409 401 403
POST   /api/tables/{id}/leave                /tables/{mixing}/leave                409 409 401 403 409 401 403
POST   /api/tables/{id}/cancel               /tables/{mixing}/cancel               409 409 401 403 409 401 403
POST   /api/tables/{id}/fill                 /tables/{mixing}/fill                 409 409 401 403 409 401 403
POST   /api/tables/{id}/seats/{seat}/invite  /tables/{mixing}/seats/1/invite       409 409 401 403 409 401 403
GET    /api/tables/{id}/state                /tables/{mixing}/state                200 200 200 403 200 200 200
GET    /api/tables/{id}/record               /tables/{mixing}/record               409 409 409 403 409 409 409
DELETE /api/tables/{id}/seats/{seat}/name    /tables/{public}/seats/{seat}/name    204 403 401 403 204 401 403
DELETE /api/tables/{id}/seats/{seat}/name    /tables/{finished}/seats/{seat}/name  204 403 401 403 204 401 403
POST   /api/tables/{id}/rematch              /tables/{finished}/rematch            200 200 401 403 200 401 403
POST   /api/tables/{id}/rematch              /tables/{public}/rematch              409 409 401 403 409 401 403
POST   /api/tables/{id}/concede             /tables/{public}/concede              200 200 401 403 200 401 403
POST   /api/tables/{id}/concede             /tables/{waiting}/concede             409 409 401 403 409 401 403
POST   /api/tables/{id}/concede             /tables/{finished}/concede            409 409 401 403 409 401 403
POST   /api/tables/{id}/leave               /tables/{public}/leave                200 200 401 403 200 401 403
POST   /api/tables/{id}/leave               /tables/{waiting}/leave               409 409 401 403 409 401 403
POST   /api/tables/{id}/leave               /tables/{finished}/leave              409 409 401 403 409 401 403
POST   /api/tables/{id}/return              /tables/{public}/return               409 409 401 403 409 401 403
POST   /api/tables/{id}/agree               /tables/{public}/agree                409 409 401 403 409 401 403
POST   /api/tables/{id}/cancel              /tables/{waiting}/cancel              204 204 401 403 204 401 403
POST   /api/tables/{id}/cancel              /tables/{public}/cancel               409 409 401 403 409 401 403
POST   /api/tables/{id}/fill                /tables/{waiting}/fill                204 204 401 403 204 401 403
POST   /api/tables/{id}/fill                /tables/{public}/fill                 409 409 401 403 409 401 403
POST   /api/records                          /records                              201 201 201 201 201 201 403
POST   /api/account                          /account                              201 201 201 201 201 201 403
GET    /api/account                          /account                              401 401 401 401 200 200 200
DELETE /api/account                          /account                              401 401 401 401 204 204 403
POST   /api/account/password                 /account/password                     401 401 401 401 204 204 403
GET    /api/account/sessions                 /account/sessions                     401 401 401 401 200 200 200
DELETE /api/account/sessions                 /account/sessions                     401 401 401 401 204 204 403
POST   /api/session                          /session                              200 200 200 200 200 200 403
DELETE /api/session                          /session                              204 204 204 204 204 204 403
GET    /api/account/tables                   /account/tables                       401 401 401 401 200 200 200
POST   /api/account/seats                    /account/seats                        401 401 401 401 204 204 403
GET    /api/notices                          /notices                              200 200 200 200 200 200 200
POST   /api/notices/push                     /notices/push                         201 201 201 201 201 201 403
GET    /api/account/address                  /account/address                      401 401 401 401 200 200 200
POST   /api/account/address                  /account/address                      401 401 401 401 409 409 403
DELETE /api/account/address                  /account/address                      401 401 401 401 204 204 403
POST   /api/account/address/notices          /account/address/notices              401 401 401 401 409 409 403
POST   /api/recovery                         /recovery                             409 409 409 409 409 409 403
POST   /api/recovery/account                 /recovery/account                     404 404 404 404 404 404 403
POST   /api/recovery/password                /recovery/password                    404 404 404 404 404 404 403
POST   /api/notices/confirm                  /notices/confirm                      404 404 404 404 404 404 403
POST   /api/notices/stop/{stop}              /notices/stop/x                       204 204 204 204 204 204 403
POST   /api/account/hidden                  /account/hidden                       401 401 401 401 204 204 403
DELETE /api/account/hidden/{id}             /account/hidden/{public}              401 401 401 401 204 204 403
GET    /api/origins                          /origins                              200 200 200 200 200 200 200
GET    /api/health                           /health                               200 200 200 200 200 200 200
GET    /api/health/live                      /health/live                          200 200 200 200 200 200 200
GET    /api/metrics                          /metrics                              404 404 404 404 404 404 404
"""

#: Message, situation, and for each actor the type of the answer, or the problem, or "closed".
MESSAGES = """
hello   public    welcome welcome       welcome       welcome       welcome       welcome       closed
hello   private   welcome welcome       no-spectators no-spectators welcome       no-spectators closed
action  public    update  not-deciding  no-token      no-token      update        no-token      closed
action  finished  over    over          no-token      no-token      over          no-token      closed
undo    played    update  no-undo       no-token      no-token      update        no-token      closed
go_on   public    pong    pong          no-token      no-token      pong          no-token      closed
look    public    update  not-your-seat not-your-seat not-your-seat update        not-your-seat closed
say     public    chat    chat          chat-seats    chat-seats    chat          chat-seats    closed
ping    public    pong    pong          pong          pong          pong          pong          closed
"""

PASSWORD = "a long enough password"
SHARES = (b"a" * 32, b"b" * 32)  # what the deciding seat adds to the dice, and what another does
BROWSER = FakeBrowser("https://fcm.googleapis.com/x")


@cache
def finished_record() -> bytes:
    subject = next(subject for subject in all_subjects() if subject.game.players == 2)
    return play(subject, seed=5).record().to_json().encode()


@dataclass(frozen=True)
class Person:
    """An account, and the cookie that signs it in."""

    name: str
    cookie: str


@dataclass(frozen=True)
class Scene:
    """A table in some situation, and everybody who might want something of it."""

    client: Client
    table: Opened
    seat: int
    ply: int
    legal: int
    stranger: str
    keeper: Person
    nobody: Person

    def credentials(self, actor: str) -> dict[str, str]:
        """The headers that an actor sends."""
        return {
            **{name: {"authorization": f"Bearer {token}"} for name, token in self.tokens().items()},
            "spectator": {},
            "account": {"cookie": self.keeper.cookie},
            "other account": {"cookie": self.nobody.cookie},
            "foreign page": {"cookie": self.keeper.cookie, "origin": "https://evil.example"},
        }[actor]

    def tokens(self) -> dict[str, str]:
        other = next(seat for seat in self.table.tokens if seat != self.seat)
        return {"owner": self.table.tokens[self.seat], "other": self.table.tokens[other], "stranger": self.stranger}

    def body(self, route: str) -> Any:
        """What the route wants to be told, correctly."""
        bodies: dict[str, Any] = {
            "/api/games/{game}/check": {"options": {"players": 3}},
            "/api/tables": {"game": "burgundy", "seats": [{"kind": "here"}] * 2},
            "/api/tables/{id}/actions": {"ply": self.ply, "request": "one-request", "action": self.legal},
            "/api/tables/{id}/undo": {"ply": self.ply, "request": "one-request"},
            "/api/tables/{id}/hint": {"ply": self.ply},
            "/api/tables/{id}/concede": {"request": "one-request"},
            "/api/tables/{id}/leave": {"request": "one-request"},
            "/api/tables/{id}/return": {"request": "one-request"},
            "/api/tables/{id}/agree": {"request": "one-request", "absent": 1 - self.seat},
            "/api/account/hidden": {"table": self.table.id},
            "/api/tables/{id}/seats/{seat}/claim": {"invite": self.table.invitations.get(2, "x" * 32)},
            "/api/tables/{id}/chat": {"phrase": "hello", "request": "one-request"},
            "/api/tables/{id}/share": {"share": SHARES[0].hex()},
            "/api/records": finished_record(),
            "/api/account": {"name": self.client.request(), "password": PASSWORD},
            "/api/account/password": {"password": PASSWORD, "new_password": f"{PASSWORD} again"},
            "/api/session": {"name": self.keeper.name, "password": PASSWORD},
            "/api/notices/push": BROWSER.request(),
            "/api/account/address": {"address": "anna@example.org", "password": PASSWORD},
            "/api/account/address/notices": {"notices": True},
            "/api/recovery": {"who": self.keeper.name},
            "/api/recovery/account": {"secret": "x" * 32},
            "/api/recovery/password": {"secret": "x" * 32, "password": PASSWORD},
            "/api/notices/confirm": {"secret": "x" * 32},
            "/api/account/seats": {"table": self.table.id, "token": self.table.tokens[self.seat]},
        }
        return bodies.get(route, {})


async def set_up(client: Client, situation: str) -> Scene:
    """A new table. After an attempt that changed it, the next one needs another."""
    table = await open_table(client, situation)
    info = await client.get(f"/tables/{table.id}")
    seat = next((seat for seat in info["deciders"] if seat in table.tokens), 0)
    if situation == "played":
        await client.act(table.id, table.tokens[seat], 0, await quiet_action(client, table, seat))
    state = await client.state(table.id, table.tokens[seat], seat)
    actions = state["view"]["actions"] if state["view"] else []  # a table that has not begun shows no position
    legal = actions[0]["id"] if actions else 0
    keeper, nobody = await register(client), await register(client)
    kept = await client.ask(
        "POST", "/account/seats", {"table": table.id, "token": table.tokens[seat]}, cookie=keeper.cookie
    )
    assert kept.status == 204
    elsewhere = await client.open("here", "here")
    return Scene(client, table, seat, state["ply"], legal, elsewhere.tokens[0], keeper, nobody)


async def open_table(client: Client, situation: str) -> Opened:
    if situation == "finished":
        return Opened.read((await client.ask("POST", "/records", finished_record())).json())
    if situation == "mixing":
        return await open_mixing(client)
    seats = ["here", "here", "link"] if situation == "waiting" else ["here", "here"]
    return await client.open(*seats, settings={"spectators": situation != "private"})


async def open_mixing(client: Client) -> Opened:
    """A table whose seats are taken, and which waits for the shares of two people."""
    announced = [{"share_hash": fair.commitment(share)} for share in SHARES]
    wish = {"game": "burgundy", "seats": [{"kind": "here"}, {"kind": "link"}]}
    opened = Opened.read(await client.post("/tables", {**wish, **announced[0]}))
    claim = {"invite": opened.invitations[1], **announced[1]}
    taken = await client.post(f"/tables/{opened.id}/seats/1/claim", claim)
    return replace(opened, tokens={**opened.tokens, 1: taken["token"]}, invitations={})


async def quiet_action(client: Client, table: Opened, seat: int) -> int:
    actions = (await client.state(table.id, table.tokens[seat], seat))["view"]["actions"]
    return next(int(action["id"]) for action in actions if not action.get("reveals"))


async def register(client: Client) -> Person:
    name = client.request()
    reply = await client.ask("POST", "/account", {"name": name, "password": PASSWORD})
    return Person(name, str(reply.header("set-cookie")).partition(";")[0])


@pytest.fixture
async def quick(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Client]:
    """A server whose passwords and hints cost nothing."""
    monkeypatch.setattr(accounts, "PasswordHasher", lambda **_: PasswordHasher(1, 8, 1))
    async with serving(settings.changed(hint_seconds=0.2)) as client:
        yield client


def rows(table: str, before: int) -> list[list[str]]:
    """The lines of a table: so many words before the actors' outcomes."""
    lines = [line.split() for line in table.strip().splitlines()]
    assert all(len(line) == before + len(ACTORS) for line in lines)
    return lines


# --- routes ----------------------------------------------------------------------------------------------------------


def test_every_route_is_in_the_table(settings: Settings) -> None:
    paths = create_app(settings).openapi()["paths"]
    there = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert there == {(method, route) for method, route, *_ in rows(ROUTES, 3)}


@pytest.mark.parametrize("row", rows(ROUTES, 3), ids=lambda row: f"{row[0]} {row[2]}")
async def test_a_route(row: list[str], quick: Client) -> None:
    method, route, address, *expected = row
    situation = next((word for word in SITUATIONS if f"{{{word}}}" in address), "public")
    outcome = {}
    scene = await set_up(quick, situation)
    for actor in ACTORS:
        path = address.format(**dict.fromkeys(SITUATIONS, scene.table.id), seat=scene.seat)
        body = scene.body(route) if method == "POST" else None
        if (method, route) == ("DELETE", "/api/account"):
            body = {"password": PASSWORD}
        reply = await quick.ask(method, path, body, **scene.credentials(actor))
        outcome[actor] = str(reply.status)
        assert reply.status < 400 or reply.header("content-type") == "application/problem+json"
        if method != "GET" and reply.status < 400:
            scene = await set_up(quick, situation)
    assert outcome == dict(zip(ACTORS, expected, strict=True))


# --- for another -----------------------------------------------------------------------------------------------------

#: Who names the deciding seat in the body: what only its own person may do, and who is told why not.
FOR_A_SEAT = """
actions  public   200 403 401 403 200 401 403
undo     played   200 403 401 403 200 401 403
hint     public   200 403 401 403 200 401 403
chat     public   201 403 401 403 201 401 403
concede  public   200 403 401 403 200 401 403
leave    public   200 403 401 403 200 401 403
leave    waiting  409 403 401 403 409 401 403
return   left     200 403 401 403 200 401 403
agree    public   409 403 401 403 409 401 403
"""


async def traces(client: Client, table: Opened) -> tuple[Any, ...]:
    """All that is kept of a table: its log, its seats, what was said."""
    stored = await client.server.store.load(table.id)
    assert stored is not None
    return stored.header, stored.log, stored.seats, stored.said


@pytest.mark.parametrize("row", rows(FOR_A_SEAT, 2), ids=lambda row: f"{row[0]} {row[1]}")
async def test_nobody_does_anything_for_another(row: list[str], quick: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays, speaks, concedes, leaves, comes back or agrees; and nothing of an attempt is kept."""
    monkeypatch.setattr(quick.server.bots, "wake", lambda *_: None)  # a bot that plays on would change the table too
    what, situation, *expected = row
    outcome = {}
    for actor in ACTORS:
        scene = await set_up(quick, "public" if situation == "left" else situation)
        path, token = f"/tables/{scene.table.id}", scene.table.tokens[scene.seat]
        if situation == "left":
            assert (await quick.ask("POST", f"{path}/leave", {"request": "has-left"}, token)).status == 200
        before = await traces(quick, scene.table)
        body = {**scene.body(f"/api/tables/{{id}}/{what}"), "seat": scene.seat}
        reply = await quick.ask("POST", f"{path}/{what}", body, **scene.credentials(actor))
        outcome[actor] = str(reply.status)
        assert (await traces(quick, scene.table) == before) == (reply.status >= 400), actor
    assert outcome == dict(zip(ACTORS, expected, strict=True))


@pytest.mark.parametrize("actor", ["other", "spectator", "stranger", "other account"])
async def test_nobody_reads_or_ends_what_another_account_has(actor: str, quick: Client) -> None:
    """The lists of an account, its sign-ins and its notices: everybody is shown, and ends, one's own."""
    scene = await set_up(quick, "public")
    keeper, headers = {"cookie": scene.keeper.cookie}, scene.credentials(actor)
    account = present(await quick.server.store.load(scene.table.id)).seats[scene.seat].account
    of = {"id": "one", "account": account, "language": "en", "notices": 1, "created": 1}
    address = {"address": "keeper@example.org", "mailbox": "keeper@example.org"}
    await quick.server.journal.write(Change(insert(ADDRESSES), {**of, **address}))
    private = (scene.keeper.name, scene.table.id, "keeper@example.org")
    for path in ("/account", "/account/tables", "/account/sessions", "/account/address", "/notices"):
        reply = await quick.ask("GET", path, **headers)
        assert not any(word.encode() in reply.body for word in private), path
    await quick.ask("POST", "/account/hidden", {"table": scene.table.id}, **headers)
    await quick.ask("POST", "/account/address/notices", {"notices": False}, **headers)
    for path in ("/account/sessions", "/session", "/account/address"):
        await quick.ask("DELETE", path, **headers)
    await quick.ask("DELETE", "/account", {"password": PASSWORD}, **headers)
    assert (await quick.ask("GET", "/account", **keeper)).json()["name"] == scene.keeper.name
    (kept,) = (await quick.ask("GET", "/account/tables", **keeper)).json()["tables"]  # which hides nothing
    assert kept["id"] == scene.table.id
    known = (await quick.ask("GET", "/account/address", **keeper)).json()
    assert (known["address"], known["notices"]) == ("keeper@example.org", True)


# --- the socket ------------------------------------------------------------------------------------------------------


def test_every_message_is_in_the_table() -> None:
    union, _ = get_args(socket.ClientMessage)
    there = {get_args(message.model_fields["type"].annotation)[0] for message in get_args(union)}
    assert there == {message for message, *_ in rows(MESSAGES, 2)}


@pytest.mark.parametrize("row", rows(MESSAGES, 2), ids=lambda row: f"{row[0]} {row[1]}")
async def test_a_message(row: list[str], quick: Client) -> None:
    message, situation, *expected = row
    outcome = {actor: await answer_to(message, await set_up(quick, situation), actor) for actor in ACTORS}
    assert outcome == dict(zip(ACTORS, expected, strict=True))


async def answer_to(kind: str, scene: Scene, actor: str) -> str:
    """What a message is answered with, if it is sent by somebody who has greeted."""
    acting = {"ply": scene.ply, "request": "one-request", "seat": None}
    message = {
        "hello": {"type": "hello", "tokens": [scene.tokens()[actor]] if actor in scene.tokens() else []},
        "action": {"type": "action", **acting, "action": scene.legal},
        "undo": {"type": "undo", **acting},
        "go_on": {"type": "go_on", "ply": scene.ply},
        "look": {"type": "look", "seat": scene.seat},
        "say": {"type": "say", "phrase": "hello", "request": "one-request"},
        "ping": {"type": "ping"},
    }
    headers = {name: value for name, value in scene.credentials(actor).items() if name != "authorization"}
    try:
        socket = await scene.client.asgi.socket(f"/api/tables/{scene.table.id}/live", headers)
    except SocketClosed:
        return "closed"
    socket.send(message["hello"])
    answer = await socket.receive()
    if kind != "hello":
        socket.send(message[kind])
        if kind == "go_on":  # without an answer of its own
            socket.send(message["ping"])
        answer = await socket.receive()
    await socket.close()
    return str(answer["problem"]["type"].rpartition("/")[2] if answer["type"] == "problem" else answer["type"])
