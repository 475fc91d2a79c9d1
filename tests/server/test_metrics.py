"""Health and metrics of the server."""

import re
import time

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

import duchy
from duchy.server.edge.tally import KINDS
from duchy.server.settings import Settings
from tests.support.server import Client, serving

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

LINE = re.compile(r'# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? [0-9.e+-]+')


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return settings.changed(metrics_token="operator-secret")


async def values(client: Client) -> dict[str, float]:
    text = (await client.ask("GET", "/metrics", authorization="Bearer operator-secret")).body.decode()
    assert text.endswith("\n")
    assert all(LINE.fullmatch(line) for line in text.splitlines())
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in text.splitlines() if line[0] != "#"}


async def test_the_server_is_well(client: Client):
    reply = await client.ask("GET", "/health")
    assert (reply.status, reply.header("cache-control")) == (200, "no-store")
    heard = "unused" if client.server.alone else "ok"
    assert reply.json() == {
        "status": "ok",
        "version": duchy.__version__,
        "database": "ok",
        "listener": heard,
        "tasks": "ok",
        "disk": "ok",
        "bots": "ok",
    }


async def test_a_server_without_its_database_is_not(client: Client, monkeypatch: pytest.MonkeyPatch):
    def broken(*_: object) -> None:
        raise OSError("the line is dead")

    monkeypatch.setattr(AsyncEngine, "connect", broken)
    reply = await client.ask("GET", "/health")
    assert (reply.status, reply.json()["database"]) == (503, "unreachable")
    assert b"dead" not in reply.body


async def test_requests_are_counted_by_route_and_not_by_address(client: Client):
    table = await client.open("here", "here")
    for _ in range(3):
        await client.state(table.id)
    await client.ask("GET", "/tables/none")
    await client.ask("GET", "/nothing")
    await client.ask("CONQUER", "/nothing")
    seen = await values(client)
    assert seen['duchy_requests_total{method="GET",route="/api/tables/{id}/state",status="200"}'] == 3
    assert seen['duchy_requests_total{method="GET",route="/api/tables/{id}",status="404"}'] == 1
    assert seen['duchy_requests_total{method="GET",route="other",status="404"}'] == 1
    assert seen['duchy_requests_total{method="other",route="other",status="404"}'] == 1
    assert seen['duchy_request_seconds_count{route="/api/tables/{id}/state"}'] == 3
    assert not any(table.id in name for name in seen)


async def test_tables_sockets_and_actions_are_counted(client: Client):
    table = await client.open("here", "here")
    await client.play(table, plies=2)
    socket, _ = await client.live(table.id)
    seen = await values(client)
    assert (seen["duchy_tables_loaded"], seen["duchy_entries_total"]) == (1, 2)
    assert seen['duchy_requests_total{method="POST",route="/api/tables/{id}/actions",status="200"}'] == 2
    assert (seen['duchy_sockets{kind="spectator"}'], seen['duchy_sockets{kind="seat"}']) == (1, 0)
    playing, _ = await client.live(table.id, table.tokens[0])
    await socket.close()
    seen = await values(client)
    assert (seen['duchy_sockets{kind="spectator"}'], seen['duchy_sockets{kind="seat"}']) == (0, 1)
    await playing.close()


async def test_what_an_operator_looks_at_in_an_outage_is_told(client: Client):
    await client.open("here", "here")
    seen = await values(client)
    assert (seen["duchy_database_up"], seen["duchy_outages_total"], seen["duchy_journal_queue"]) == (1, 0, 0)
    assert seen["duchy_write_seconds_count"] >= 1
    assert seen["duchy_write_group_sum"] >= seen["duchy_write_group_count"] >= 1
    assert seen['duchy_refused_total{kind="slow"}'] == seen['duchy_refused_total{kind="socket"}'] == 0
    assert ("duchy_listener_connected" in seen) is not client.server.alone
    client.server.engine.outage.note(OSError("the line is dead"))
    seen = await values(client)
    assert (seen["duchy_database_up"], seen["duchy_outages_total"]) == (0, 1)


async def test_what_the_limits_refuse_is_counted_by_kind(settings: Settings):
    async with serving(settings.changed(pace=0.02)) as client:
        opened = await client.open("here", "here")
        client.asgi.address = "198.51.100.9"
        while (await client.ask("GET", f"/tables/{opened.id}/state")).status != 429:
            pass
        client.asgi.address = "203.0.113.7"
        seen = await values(client)
    kinds = {name.split('"')[1] for name in seen if name.startswith("duchy_refused_total")}
    assert kinds == set(KINDS) and seen['duchy_refused_total{kind="requests"}'] == 1
    assert seen['duchy_requests_total{method="GET",route="other",status="429"}'] == 1


@pytest.mark.parametrize(
    ("setting", "address", "headers", "status"),
    [
        ("local", "203.0.113.7", {}, 404),
        ("local", "127.0.0.1", {"host": "127.0.0.1:8421"}, 200),
        ("local", "::1", {"host": "[::1]:8421"}, 200),
        ("local", "127.0.0.1", {"host": "localhost:8421", "x-forwarded-for": "127.0.0.1"}, 404),
        ("local", "203.0.113.7", {"host": "localhost:8421"}, 404),
        ("local", "::ffff:127.0.0.1", {"host": "localhost"}, 200),
        ("local", "::ffff:203.0.113.7", {"host": "localhost"}, 404),
        ("local", "203.0.113.7", {"authorization": "Bearer operator-secret"}, 200),
        ("local", "203.0.113.7", {"authorization": "Bearer operator"}, 404),
        ("public", "203.0.113.7", {}, 200),
        ("off", "127.0.0.1", {}, 404),
        ("off", "127.0.0.1", {"authorization": "Bearer operator-secret"}, 404),
    ],
)
async def test_only_the_operator_reads_metrics(
    settings: Settings, setting: str, address: str, headers: dict[str, str], status: int
):
    async with serving(settings.changed(metrics=setting, metrics_token="operator-secret")) as client:
        client.asgi.address = address
        reply = await client.asgi.ask("GET", "/api/metrics", headers=headers)
        assert reply.status == status
    async with serving(settings.changed(metrics_token="")) as client:
        without_token = await client.asgi.ask("GET", "/api/metrics", headers={"authorization": "Bearer "})
        assert without_token.status == 404


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("LocalHost:9090", 200),
        ("127.0.0.1", 200),
        ("[::1]", 200),
        ("duchy.example", 200),
        ("duchy.example:8421", 200),
        ("games.lan", 200),
        ("pi:8421", 200),
        ("attacker.example", 404),
        ("attacker.example:8421", 404),
        ("localhost.attacker.example", 404),
        ("127.0.0.1.attacker.example", 404),
        ("203.0.113.7", 404),
        ("[::1].attacker.example", 404),
        ("localhost@attacker.example", 404),
        ("localhost:8421:80", 404),
        ("", 404),
    ],
)
async def test_a_page_of_another_site_reads_no_metrics_by_a_name_that_leads_here(
    settings: Settings, host: str, status: int
):
    """DNS rebinding: the request comes from this computer, but to a name that is not ours."""
    ours = settings.changed(public_url="https://duchy.example/", metrics_hosts="games.lan, pi")
    async with serving(ours) as client:
        client.asgi.address = "127.0.0.1"
        assert (await client.asgi.ask("GET", "/api/metrics", headers={"host": host})).status == status
        known = {"host": host, "authorization": "Bearer operator-secret"}
        assert (await client.asgi.ask("GET", "/api/metrics", headers=known)).status == 200
    async with serving(ours.changed(metrics="public")) as client:
        assert (await client.asgi.ask("GET", "/api/metrics", headers={"host": host})).status == 200


async def test_durations_are_counted_by_upper_bounds(client: Client, monkeypatch: pytest.MonkeyPatch):
    times = iter([0.0, 0.003, 1.0, 1.0001, 2.0, 101.0])
    with monkeypatch.context() as patch:
        patch.setattr(time, "perf_counter", lambda: next(times, 0.0))
        for _ in range(3):
            await client.ask("GET", "/games")
    seen = await values(client)
    counts = [seen[f'duchy_request_seconds_bucket{{le="{bound}",route="/api/games"}}'] for bound in (0.001, 0.005, 2.5)]
    assert counts == [1, 2, 2]
    assert seen['duchy_request_seconds_bucket{le="+Inf",route="/api/games"}'] == 3
    assert seen['duchy_request_seconds_sum{route="/api/games"}'] == pytest.approx(99.0031)
