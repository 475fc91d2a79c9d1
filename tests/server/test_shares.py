"""Fair dice to which everybody adds: nothing of a game exists before all sit, and nobody can choose its dice."""

import asyncio
import hashlib
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from unittest.mock import AsyncMock

import pytest
from sqlalchemy import and_, update

from duchy import GameRecord
from duchy.engine.match import fair
from duchy.engine.match.fair import Announced
from duchy.server.bots.bots import Bots
from duchy.server.settings import Settings
from duchy.server.storage.journal import Conflict
from duchy.server.storage.models import SEATS
from duchy.server.tables import gathering, starts
from tests.server.test_tables import slug
from tests.support.patience import PATIENCE
from tests.support.present import present
from tests.support.server import Client, Opened, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

ADA, BO = "aa" * 32, "bb" * 32


def hashed(share: str) -> str:
    return hashlib.sha256(bytes.fromhex(share)).hexdigest()


async def open_table(client: Client, *seats: str, share: str | None = ADA, **settings: object) -> Opened:
    wish = {"game": "burgundy", "seats": [{"kind": kind} for kind in seats], "settings": settings}
    return Opened.read(await client.post("/tables", {**wish, "share_hash": share and hashed(share)}))


async def claim(client: Client, opened: Opened, seat: int, share: str | None = BO) -> str:
    body = {"invite": opened.invitations[seat], "share_hash": share and hashed(share)}
    return str((await client.post(f"/tables/{opened.id}/seats/{seat}/claim", body))["token"])


async def give(client: Client, opened: Opened, share: str, token: str | None):
    return await client.ask("POST", f"/tables/{opened.id}/share", {"share": share}, token)


async def info(client: Client, opened: Opened) -> dict:
    return dict(await client.get(f"/tables/{opened.id}"))


# --- before everybody sits -------------------------------------------------------------------------------------------


async def test_a_table_with_a_free_seat_has_no_position_and_no_secret(client):
    """S-04: the opener saw seat order, first dice and tiles of a table that was still open."""
    opened = await open_table(client, "here", "link", first="random")
    assert opened.info["fairness"] is None and opened.info["moment"] is None and not opened.info["deciders"]
    for token in (opened.tokens[0], None):
        seen = await client.state(opened.id, token)
        assert (seen["view"], seen["board"], seen["events"]) == (None, None, [])
        assert (await client.get(f"/tables/{opened.id}/view", token))["view"] is None
        assert (await client.get(f"/tables/{opened.id}/log", token))["events"] == []
    assert (await client.server.tables.get(opened.id)).header.secret == b""


async def test_nothing_can_be_chosen_by_opening_tables_again(client):
    """Seats are in the order asked for as long as a seat is free, however often a table is opened."""
    for _ in range(6):
        opened = await open_table(client, "here", "bot", "bot", "link", first="random")
        assert [seat["kind"] for seat in opened.info["seats"]] == ["person", "bot", "bot", "open"]


# --- mixing ----------------------------------------------------------------------------------------------------------


async def test_the_secret_is_fixed_when_all_sit_and_the_game_begins_when_all_have_added(client):
    opened = await open_table(client, "here", "link")
    token = await claim(client, opened, 1)
    mixing = await info(client, opened)
    assert mixing["status"] == "starting" and mixing["moment"] is None
    assert len(mixing["fairness"]["commitment"]) == 64 and mixing["fairness"]["scheme"] == 3
    assert mixing["fairness"]["announced"] == {
        "game": "burgundy",
        "options": mixing["options"],
        "lot": False,
        "chairs": [{"kind": "person", "hash": hashed(ADA)}, {"kind": "person", "hash": hashed(BO)}],
    }
    assert [(share["hash"], share["given"]) for share in mixing["fairness"]["shares"]] == [
        (hashed(ADA), False),
        (hashed(BO), False),
    ]
    assert (await give(client, opened, ADA, opened.tokens[0])).status == 204
    half = await info(client, opened)
    assert [share["given"] for share in half["fairness"]["shares"]] == [True, False] and half["status"] == "starting"
    assert ADA not in json.dumps([half, await client.state(opened.id, token)])
    assert (await give(client, opened, BO, token)).status == 204
    running = await info(client, opened)
    assert running["status"] == "running"
    assert [share["share"] for share in running["fairness"]["shares"]] == [ADA, BO]
    assert running["fairness"]["commitment"] == mixing["fairness"]["commitment"]
    assert running["fairness"]["secret"] is None


@pytest.mark.slow
async def test_all_chance_follows_from_the_secret_and_every_share(client):
    """S-06: the operator could draw secrets until one suited, since players added nothing."""
    opened = await open_table(client, "here", "link", first="random")
    token = await claim(client, opened, 1)
    await give(client, opened, BO, token)
    await give(client, opened, ADA, opened.tokens[0])
    tokens = {
        (await client.get(f"/tables/{opened.id}/seats/mine", own))["seats"][0]: own for own in (opened.tokens[0], token)
    }
    await client.finish(Opened(opened.id, {}, tokens))
    record = GameRecord.from_json((await client.ask("GET", f"/tables/{opened.id}/record")).body.decode())
    record.verify()
    promise = record.fairness
    assert promise is not None and promise.seating is not None
    assert promise.scheme == fair.BOUND and [present(share.value).hex() for share in promise.shares] == [ADA, BO]
    assert promise.seating == fair.seating(promise.root, ((0,), (1,)))
    assert record.seed == fair.entropy(promise.root, 0) != fair.entropy(promise.secret, 0)
    told = (await info(client, opened))["fairness"]
    assert told["secret"] == promise.secret.hex() and told["seating"] == list(promise.seating)
    again = Opened.read((await client.ask("POST", "/records", json.loads(record.to_json()))).json())
    assert (await client.ask("GET", f"/tables/{again.id}/record")).json()["fairness"] == promise.as_dict()


async def test_who_opens_a_table_against_bots_adds_a_share_as_well(client):
    opened = await open_table(client, "here", "bot")
    assert opened.info["status"] == "starting"
    assert slug(await client.act(opened.id, opened.tokens[0], 0, 0)) == "starting"
    assert (await give(client, opened, ADA, opened.tokens[0])).status == 204
    assert (await info(client, opened))["status"] == "running"


async def test_who_announces_no_share_is_not_waited_for(client):
    opened = await open_table(client, "here", "link", share=None)
    await claim(client, opened, 1, None)
    running = await info(client, opened)
    assert running["status"] == "running" and running["fairness"]["shares"] == []


async def test_bots_on_the_last_seats_begin_the_mixing_too(client):
    opened = await open_table(client, "here", "link", "link")
    assert (await client.ask("POST", f"/tables/{opened.id}/fill", {}, opened.tokens[0])).status == 204
    assert (await info(client, opened))["status"] == "starting"
    await give(client, opened, ADA, opened.tokens[0])
    assert (await info(client, opened))["status"] == "running"


# --- who may add what ------------------------------------------------------------------------------------------------


async def test_only_the_holder_of_a_seat_gives_its_share_and_only_the_one_that_was_announced(client):
    opened = await open_table(client, "here", "link")
    assert slug(await give(client, opened, ADA, opened.tokens[0])) == "not-started"
    token = await claim(client, opened, 1)
    assert slug(await give(client, opened, ADA, None)) == "no-token"
    assert slug(await give(client, opened, ADA, "x" * 32)) == "wrong-token"
    assert slug(await give(client, opened, ADA, token)) == "wrong-share"
    assert slug(await give(client, opened, "cc" * 32, token)) == "wrong-share"
    assert slug(await give(client, opened, "no hexadecimal digits", token)) == "invalid"
    assert not any(share["given"] for share in (await info(client, opened))["fairness"]["shares"])


async def test_nobody_announces_the_share_of_another(client):
    """Who copies a hash adds nothing of their own; the same bytes can be announced again when the seat is free."""
    opened = await open_table(client, "here", "link", "link")
    copied = {"invite": opened.invitations[1], "share_hash": hashed(ADA)}
    refused = await client.ask("POST", f"/tables/{opened.id}/seats/1/claim", copied)
    assert (refused.status, slug(refused)) == (409, "share-taken")
    seat = (await info(client, opened))["seats"][1]
    assert seat["kind"] == "open"
    token = await claim(client, opened, 1, BO)
    assert (await client.change(opened.id, token, "leave")).status == 200
    await claim(client, opened, 2, BO)
    assert [seat.share_hash for seat in (await client.server.tables.get(opened.id)).seats] == [
        hashed(ADA),
        None,
        hashed(BO),
    ]


async def test_a_share_is_noted_at_the_seat_of_who_sends_it(client):
    """At a table that was opened before hashes had to differ, each holder's share is the holder's own."""
    opened = await open_table(client, "here", "link", "link")
    token = await claim(client, opened, 1)
    async with client.server.engine.begin() as connection:
        taken = and_(SEATS.c.table == opened.id, SEATS.c.share_hash.is_not(None))
        await connection.execute(update(SEATS).where(taken).values(share_hash=hashed(ADA)))
    await client.server.tables.refresh(await client.server.tables.get(opened.id))
    await claim(client, opened, 2, None)
    assert (await give(client, opened, ADA, token)).status == 204
    assert [share["given"] for share in (await info(client, opened))["fairness"]["shares"]] == [False, True]
    assert (await give(client, opened, ADA, opened.tokens[0])).status == 204
    assert (await info(client, opened))["status"] == "running"


async def test_a_share_that_comes_twice_counts_once(client):
    opened = await open_table(client, "here", "link")
    await claim(client, opened, 1)
    replies = await asyncio.gather(*(give(client, opened, ADA, opened.tokens[0]) for _ in range(5)))
    assert {reply.status for reply in replies} == {204}
    assert (await info(client, opened))["status"] == "starting"


async def test_while_the_dice_are_mixed_nobody_leaves_cancels_or_fills(client):
    opened = await open_table(client, "here", "link")
    token = await claim(client, opened, 1)
    assert slug(await client.change(opened.id, token, "leave")) == "starting"
    for what in ("cancel", "fill"):
        assert slug(await client.ask("POST", f"/tables/{opened.id}/{what}", {}, opened.tokens[0])) == "starting"


async def test_a_share_goes_with_the_person_who_stands_up(client):
    opened = await open_table(client, "here", "link", "link")
    token = await claim(client, opened, 1)
    assert (await client.change(opened.id, token, "leave")).status == 200
    assert (await client.server.tables.get(opened.id)).seats[1].share_hash is None


# --- people who do not answer, servers that stop ---------------------------------------------------------------------


async def until_running(client: Client, opened: Opened) -> dict:
    async with asyncio.timeout(PATIENCE):
        while (found := await info(client, opened))["status"] != "running":
            await asyncio.sleep(0.02)
    return found


@pytest.mark.slow
async def test_who_does_not_answer_is_not_waited_for_and_is_listed(tmp_path):
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'tables.sqlite3'}", pace=0, share_seconds=6)
    async with serving(settings) as client:
        opened = await open_table(client, "here", "link")
        await claim(client, opened, 1)
        await give(client, opened, ADA, opened.tokens[0])
        begun = await until_running(client, opened)
        assert [(share["given"], share["share"]) for share in begun["fairness"]["shares"]] == [
            (True, ADA),
            (False, None),
        ]


@pytest.mark.slow
async def test_a_table_begins_although_the_server_was_stopped_meanwhile(tmp_path):
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'tables.sqlite3'}", pace=0, share_seconds=0.5)
    async with serving(settings) as client:
        opened = await open_table(client, "here", "link")
        await claim(client, opened, 1)
        promised = (await info(client, opened))["fairness"]["commitment"]
    async with serving(settings) as client:
        assert (await until_running(client, opened))["fairness"]["commitment"] == promised


async def test_a_table_begins_in_time_although_the_server_stopped_before_its_secret_was_drawn(tmp_path, monkeypatch):
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'tables.sqlite3'}", pace=0, share_seconds=0.5)
    async with serving(settings) as client:
        opened = await open_table(client, "here", "link")
        with monkeypatch.context() as stopped:
            stopped.setattr(gathering, "_proceed", AsyncMock())
            stopped.setattr(client.server.starts, "watch", lambda table: None)
            await claim(client, opened, 1)
    monkeypatch.setattr(starts, "SWEEP", 10 * PATIENCE)  # so that nothing but the table's own timer lets it begin
    async with serving(settings) as client:
        assert (await until_running(client, opened))["fairness"]["commitment"]


@pytest.mark.slow
async def test_a_share_that_is_stored_at_the_last_moment_is_in_the_dice(client, monkeypatch):
    """Another process stores a share between our look at the seats and our start: the start is made again."""
    opened = await open_table(client, "here", "link")
    await claim(client, opened, 1)
    table = await client.server.tables.get(opened.id)
    begin, tried = client.server.store.begin, []

    async def late(header, seats, head):
        tried.append(header.root)
        if len(tried) == 1:
            await client.server.store.give_share(opened.id, 0, ADA, table.head)
        await begin(header, seats, head)

    monkeypatch.setattr(client.server.store, "begin", late)
    monkeypatch.setattr(client.server.tables, "share_seconds", -1.0)
    await gathering.proceed(client.server.tables, table)
    assert len(tried) == 2 and table.begun
    assert [share["share"] for share in (await info(client, opened))["fairness"]["shares"]] == [ADA, None]
    announced = Announced.read(table.header.announced)
    shares = announced.shares([bytes.fromhex(ADA), None])
    assert table.header.root == fair.root(table.header.secret, shares, announced)


async def test_a_secret_is_drawn_once_and_not_while_a_seat_is_free(client):
    opened = await open_table(client, "here", "link", "link")
    table, store = await client.server.tables.get(opened.id), client.server.store
    with pytest.raises(Conflict):
        await store.deal(table.header, table.seats, table.head)
    await claim(client, opened, 1)
    await claim(client, opened, 2, "cc" * 32)
    with pytest.raises(Conflict):
        await store.deal(table.header, table.seats, table.head)


async def test_the_commitment_binds_who_sits_there_and_not_who_sat_there_before(client, monkeypatch):
    """At another process somebody stood up and somebody else sat down between our look at the seats and our secret."""
    opened = await open_table(client, "here", "link")
    with monkeypatch.context() as stopped:
        stopped.setattr(gathering, "_proceed", AsyncMock())
        stopped.setattr(client.server.starts, "watch", lambda table: None)
        await claim(client, opened, 1)
        async with client.server.engine.begin() as connection:
            seat = and_(SEATS.c.table == opened.id, SEATS.c.seat == 1)
            await connection.execute(update(SEATS).where(seat).values(share_hash=hashed("cc" * 32)))
    table = await client.server.tables.get(opened.id)
    await gathering.proceed(client.server.tables, table)
    told = (await info(client, opened))["fairness"]
    assert [chair["hash"] for chair in told["announced"]["chairs"]] == [hashed(ADA), hashed("cc" * 32)]
    assert [share["hash"] for share in told["shares"]] == [hashed(ADA), hashed("cc" * 32)]
    assert told["commitment"] == fair.commitment(table.header.secret, Announced.read(told["announced"]))


# --- a table that was about to begin when the server was upgraded ----------------------------------------------------

FIXTURES = Path(__file__).parent / "fixtures"


@pytest.mark.parametrize("second", [BO, None])
async def test_a_table_of_scheme_2_that_was_about_to_begin_ends_under_scheme_2(tmp_path, monkeypatch, second):
    """The database is one of schema 0014: all sit, the secret is drawn, Ada has given her share and Bo has not."""
    known = json.loads((FIXTURES / "starting-0014.json").read_text())
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        database.executescript((FIXTURES / "starting-0014.sql").read_text())
    monkeypatch.setattr(Bots, "wake", lambda *_: None)
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'tables.sqlite3'}", pace=0)
    time = 0 if second else 4_000_000_000_000  # long before and long after the secret was drawn
    async with serving(settings, clock=lambda: time) as client:
        opened = Opened(known["table"], {}, {})
        if second:
            starting = await info(client, opened)
            assert starting["status"] == "starting" and starting["fairness"]["scheme"] == 2
            assert starting["fairness"]["announced"] is None
            assert (await give(client, opened, BO, known["tokens"][1])).status == 204
        await until_running(client, opened)
        for token in known["tokens"]:
            await client.change(opened.id, token, "concede")
        record = GameRecord.from_json((await client.ask("GET", f"/tables/{opened.id}/record")).body.decode())
        record.verify()
        assert record.fairness is not None
        assert (record.fairness.scheme, record.fairness.commitment) == (fair.SHARED, known["commitment"])
        assert [share.value and share.value.hex() for share in record.fairness.shares] == [ADA, second]


# --- seats that are drawn --------------------------------------------------------------------------------------------


async def test_tokens_connections_and_words_follow_to_the_seats_that_are_drawn(client):
    numbers = set()
    for _ in range(12):
        opened = await open_table(client, "here", "link", share=None, first="random")
        socket, welcome = await client.live(opened.id, opened.tokens[0])
        assert welcome["view"] is None and welcome["held"] == [0]
        body = {"phrase": "hello", "request": "said-before-the-start"}
        await client.post(f"/tables/{opened.id}/chat", body, opened.tokens[0])
        token = await claim(client, opened, 1, None)
        begun = await until_begun(socket)
        (mine,) = begun["held"]
        assert begun["viewer"] == mine and begun["table"]["seats"][mine]["online"]
        assert (await client.get(f"/tables/{opened.id}/seats/mine", token))["seats"] == [1 - mine]
        (line,) = (await client.get(f"/tables/{opened.id}/chat"))["lines"]
        assert line["seat"] == mine
        numbers.add(mine)
        await socket.close()
    assert numbers == {0, 1}


async def until_begun(socket) -> dict:
    while True:
        message = await socket.receive()
        if message["type"] == "welcome":
            return dict(message)


@pytest.mark.slow
async def test_the_seats_of_a_rematch_are_drawn_when_all_are_back(client):
    opened = await client.open("here", "here", settings={"first": "random"})
    await client.finish(opened)
    first = await client.post(f"/tables/{opened.id}/rematch", {"share_hash": hashed(ADA)}, opened.tokens[0])
    assert first["table"]["status"] == "open" and first["table"]["fairness"] is None
    second = await client.post(f"/tables/{opened.id}/rematch", {"share_hash": hashed(BO)}, opened.tokens[1])
    assert second["table"]["status"] == "starting"
    new = Opened.read(second)
    await give(client, new, ADA, first["seats"][0]["token"])
    await give(client, new, BO, second["seats"][0]["token"])
    begun = await info(client, new)
    assert begun["status"] == "running" and sorted(begun["fairness"]["seating"]) == [0, 1]


# --- several processes -----------------------------------------------------------------------------------------------


@pytest.mark.postgres
async def test_of_several_processes_one_begins_the_table_and_all_show_the_same(settings):
    hasty = settings.changed(share_seconds=1)
    async with serving(hasty) as here, serving(hasty) as there:
        for share in (BO, None):
            opened = await open_table(here, "here", "link", "link", first="random")
            assert (await there.state(opened.id, opened.tokens[0]))["view"] is None
            tokens = await asyncio.gather(claim(here, opened, 1, share), claim(there, opened, 2, None))
            shown = [await until_running(client, opened) for client in (here, there)]
            assert shown[0]["fairness"] == shown[1]["fairness"]
            assert shown[0]["fairness"]["seating"] is not None
            for token in (opened.tokens[0], *tokens):
                states = [await client.state(opened.id, token) for client in (here, there)]
                assert states[0]["view"] == states[1]["view"] and states[0]["held"] == states[1]["held"]


@pytest.mark.postgres
async def test_of_two_who_announce_the_same_share_at_two_processes_one_is_refused(settings):
    async with serving(settings) as here, serving(settings) as there:
        for _ in range(10):
            opened = await open_table(here, "here", "link", "link", "link")
            await there.state(opened.id)
            bodies = [{"invite": opened.invitations[seat], "share_hash": hashed(BO)} for seat in (1, 2)]
            replies = await asyncio.gather(
                *(
                    client.ask("POST", f"/tables/{opened.id}/seats/{seat}/claim", body)
                    for seat, (client, body) in enumerate(zip((here, there), bodies, strict=True), start=1)
                )
            )
            assert sorted(reply.status for reply in replies) == [200, 409]
            assert "share-taken" in {slug(reply) for reply in replies if reply.status == 409}


@pytest.mark.postgres
async def test_a_share_is_taken_by_a_process_that_has_not_heard_of_the_last_seat(settings, monkeypatch):
    async with serving(settings) as here, serving(settings) as there:
        opened = await open_table(here, "here", "link")
        await there.state(opened.id)
        monkeypatch.setattr(there.server.tables, "refresh", AsyncMock())  # what is told by the listener
        token = await claim(here, opened, 1)
        assert (await give(there, opened, BO, token)).status == 204
        assert (await give(there, opened, ADA, opened.tokens[0])).status == 204
        assert (await info(there, opened))["status"] == "running"
