"""Databases that earlier versions left: today's server starts on them, and everything at the tables goes on.

``python -m tests.support.upgrade`` made them.
"""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, func, select

from duchy.engine.match.gamerecord import GameRecord
from duchy.games.bruges.components.deck import DECK
from duchy.server.storage.models import SUBSCRIPTIONS
from tests.server.conftest import ON_POSTGRES, hurried
from tests.support import upgrade
from tests.support.asgi import Reply
from tests.support.server import Client, Opened, serving
from tests.support.upgrade import Fixture, Kept

pytestmark = [pytest.mark.anyio, pytest.mark.compiled, pytest.mark.slow]

KIND = upgrade.POSTGRESQL if ON_POSTGRES else upgrade.SQLITE
FOLDERS = sorted(upgrade.FOLDER.iterdir())
LATER_REQUESTS = 1_000_000  # so that none has the name of one that was stored then


@pytest.fixture(params=FOLDERS, ids=lambda folder: f"schema-{folder.name}")
def folder(request: pytest.FixtureRequest) -> Path:
    folder: Path = request.param
    return folder


@pytest.fixture
def fixture(folder: Path) -> Fixture:
    """What is known about the restored database."""
    return Fixture.read(folder / f"{KIND}.json.gz")


@pytest.fixture
async def client(folder: Path, fixture: Fixture, database_url: str) -> AsyncIterator[Client]:
    """Today's server on a database of then; it sends nothing to the push services that are named there."""
    upgrade.restore(upgrade.sql_of(folder, KIND), database_url)
    async with serving(hurried(database_url).changed(notice_seconds=3600.0)) as somebody:
        somebody.count_requests_from(LATER_REQUESTS)
        await somebody.get(f"/tables/{table(fixture, 'clock').id}")  # the server loads it when it starts
        yield somebody


def table(fixture: Fixture, what: str) -> Kept:
    return next(kept for kept in fixture.tables if kept.what == what)


def missing(then: Any, now: Any, place: str = "") -> list[str]:
    """Where something that was told then is told in another way now. New fields of an object are no difference."""
    if isinstance(then, dict) and isinstance(now, dict):
        return [fault for key in then for fault in missing(then[key], now.get(key), f"{place}/{key}")]
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        return [fault for i, pair in enumerate(zip(then, now, strict=True)) for fault in missing(*pair, f"{place}/{i}")]
    return [] if then == now else [f"{place}: {then!r} was told, now {now!r}"]


def beginning_of(log: dict[str, list[Any]], then: dict[str, list[Any]]) -> dict[str, list[Any]]:
    """As many events as there were then: a table with a clock gets an entry when it is loaded, for the time between."""
    return {who: events[: len(then[who])] for who, events in log.items()}


def outdated(kept: Kept) -> bool:
    """Whether a table plays with a deck that has changed since."""
    return bool(kept.said["info"]["options"].get("deck", DECK.digest) != DECK.digest)


def playable(fixture: Fixture) -> list[Kept]:
    return [kept for kept in fixture.tables if not outdated(kept)]


async def test_a_game_with_a_deck_of_then_is_told_as_that(client: Client, fixture: Fixture) -> None:
    for kept in filter(outdated, fixture.tables):
        for path in ("", "/state", "/log"):
            reply = await client.ask("GET", f"/tables/{kept.id}{path}")
            assert (reply.status, reply.json()["type"]) == (410, "/problems/outdated")


async def test_every_table_says_what_it_said_before(client: Client, fixture: Fixture) -> None:
    assert {kept.said["info"]["status"] for kept in fixture.tables} == {"open", "running", "finished"}
    assert {kept.said["info"]["game"] for kept in fixture.tables} == {"burgundy", "dice", "bruges"}
    for kept in playable(fixture):
        now = await upgrade.said(client, kept.opened())
        if "log" in now:
            now["log"] = beginning_of(now["log"], kept.said["log"])
        faults = missing(kept.said, now)
        # The record of a game is written by the engine of now, which names its version.
        assert [fault for fault in faults if not fault.startswith(("/record/engine:", "/record/checksum:"))] == [], (
            kept.what
        )


async def test_running_games_go_on_to_the_end_and_their_records_verify(client: Client, fixture: Fixture) -> None:
    of_then = [kept for kept in fixture.tables if kept.said["info"]["status"] == "running" and kept.what != "tutorial"]
    assert len(of_then) == 6
    running = [kept for kept in of_then if not outdated(kept)]
    for kept in running:
        last = await client.play(kept.opened(), seed=1)
        assert last["table"]["status"] == "finished" and last["table"]["results"]["places"], kept.what
        record = await record_of(client, kept.opened())
        assert record.fairness is not None
        assert record.fairness.commitment == kept.said["info"]["fairness"]["commitment"]


async def record_of(client: Client, opened: Opened) -> GameRecord:
    """The record of a finished game, which was replayed, and verified if its dice were promised."""
    record = GameRecord.from_json((await client.ask("GET", f"/tables/{opened.id}/record")).body.decode())
    record.replay()
    if record.fairness is not None:
        record.verify()
    return record


async def test_records_of_finished_games_verify(client: Client, fixture: Fixture) -> None:
    finished = [kept for kept in fixture.tables if kept.said["info"]["status"] == "finished"]
    assert {kept.what for kept in finished} == {"finished", "conceded", "before", "imported"}
    for kept in finished:
        if outdated(kept):
            continue
        record = await record_of(client, kept.opened())
        assert record.fairness is not None, kept.what
        GameRecord.from_json(json.dumps(kept.said["record"])).verify()


async def test_people_sign_in_and_act_for_the_seats_that_they_keep(client: Client, fixture: Fixture) -> None:
    kept = table(fixture, "account")
    shown = {}
    for name, password in fixture.people.items():
        cookie = session(await client.ask("POST", "/session", {"name": name, "password": password}))
        own = (await client.ask("GET", "/account/tables?hidden=true", cookie=cookie)).json()
        shown[name] = own["held"]
        listed = (await client.ask("GET", "/account/tables", cookie=cookie)).json()["tables"]
        assert len(listed) == (1 if name == "Anna" else 0), "one of the two has hidden the table"
        if outdated(kept):
            continue
        seen = (await client.ask("GET", f"/tables/{kept.id}/state", cookie=cookie)).json()
        if seen["view"]["viewer"] in seen["view"]["deciders"]:
            action = seen["view"]["actions"][0]["id"]
            wish = {"ply": seen["ply"], "action": action, "request": client.request()}
            assert (await client.ask("POST", f"/tables/{kept.id}/actions", wish, cookie=cookie)).status == 200
    assert shown == {"Anna": {kept.id: [0]}, "Борис": {kept.id: [1]}}


async def test_an_invitation_of_then_is_good_for_its_seat(client: Client, fixture: Fixture) -> None:
    waiting = table(fixture, "waiting").opened()
    claim = {"invite": waiting.invitations[1], "name": "Bob"}
    taken = await client.post(f"/tables/{waiting.id}/seats/1/claim", claim)
    both = Opened(waiting.id, {}, {**waiting.tokens, 1: taken["token"]})
    last = await client.finish(both)
    assert last["table"]["status"] == "finished"
    assert (await record_of(client, both)).fairness is not None


async def test_the_seat_of_a_rematch_still_waits_for_its_player(client: Client, fixture: Fixture) -> None:
    before, rematch = table(fixture, "before"), table(fixture, "rematch")
    (waiting,) = [seat["seat"] for seat in rematch.said["info"]["seats"] if seat["kind"] == "open"]
    (taken,) = Opened.read(await client.post(f"/tables/{before.id}/rematch", token=before.tokens["1"])).tokens.items()
    assert taken[0] == waiting
    both = Opened(rematch.id, {}, {**rematch.opened().tokens, waiting: taken[1]})
    assert (await client.finish(both))["table"]["status"] == "finished"


async def test_a_clock_stood_still_in_between(client: Client, fixture: Fixture) -> None:
    kept = table(fixture, "clock")
    clocks = (await client.get(f"/tables/{kept.id}"))["clocks"]
    assert len(clocks) == 2 and all(clock["left"] > 3_000_000 for clock in clocks)


async def test_notices_that_were_asked_for_can_be_ended(client: Client, fixture: Fixture) -> None:
    assert await stored(client, SUBSCRIPTIONS) == 1
    assert (await client.ask("POST", f"/notices/stop/{fixture.stop}")).status == 204
    assert await stored(client, SUBSCRIPTIONS) == 0


def session(reply: Reply) -> str:
    """The cookie of somebody who has signed in."""
    assert reply.status == 200, reply.body
    return (reply.header("set-cookie") or "").partition(";")[0]


async def stored(client: Client, rows: Table) -> int:
    async with client.server.engine.connect() as connection:
        return await connection.scalar(select(func.count()).select_from(rows)) or 0
