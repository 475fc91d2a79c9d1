"""Haste: who asks too often waits, and nobody else does."""

from typing import Any

import pytest

from duchy.server.edge import rate_limits
from duchy.server.edge.addresses import address_of
from duchy.server.edge.rate_limits import ACT, LOOKS, RULES, SEAT, Buckets, Rule
from duchy.server.settings import Settings
from tests.support.asgi import Reply
from tests.support.server import Client, serving

RULE = next(rule for rule in RULES if rule.name == "sign-in")


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def spend(buckets: Buckets, rule: Rule = RULE, address: str = "a") -> int:
    """How many requests are allowed at once."""
    allowed = 0
    while not buckets.take(rule, address):
        allowed += 1
    return allowed


def test_so_many_at_once_and_then_one_by_one(clock: Clock):
    buckets = Buckets(clock=clock)
    assert spend(buckets) == RULE.burst
    wait = buckets.take(RULE, "a")
    assert wait == 60 / RULE.per_minute
    clock.now += wait
    assert spend(buckets) == 1
    clock.now += 3600
    assert spend(buckets) == RULE.burst


def test_others_do_not_wait_and_other_things_are_counted_apart(clock: Clock):
    buckets = Buckets(clock=clock)
    spend(buckets)
    assert spend(buckets, address="b") == RULE.burst
    assert spend(buckets, rule=RULES[0]) == RULES[0].burst


def test_the_pace_can_be_changed(clock: Clock):
    assert spend(Buckets(pace=2, clock=clock)) == 2 * RULE.burst


def test_memory_is_bounded(clock: Clock, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rate_limits, "MOST_BUCKETS", 10)
    buckets = Buckets(clock=clock)
    for number in range(100):
        buckets.take(RULE, str(number))
    assert len(buckets._buckets) == 10


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("203.0.113.7", 1), "203.0.113.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("2001:db8:1:2:ffff::", 1), "2001:db8:1:2::/64"),
        (("::ffff:203.0.113.7", 1), "203.0.113.7"),
        (("somewhere", 1), "somewhere"),
        (None, ""),
    ],
)
def test_addresses_count_by_customer(client: tuple[str, int] | None, address: str):
    assert address_of({"client": client}) == address


@pytest.mark.anyio
@pytest.mark.compiled
@pytest.mark.parametrize(
    ("path", "rule"),
    [
        ("/tables", "open"),
        ("/games/chess/tutorial", "open"),
        ("/tables/x/seats/0/claim", "sit"),
        ("/tables/x/seats/0/invite", "sit"),
        ("/tables/x/rematch", "sit"),
        ("/tables/x/hint", "hint"),
        ("/records", "record"),
        ("/account", "register"),
        ("/session", "sign-in"),
    ],
)
async def test_every_costly_request_is_counted_and_refused_in_the_end(settings: Settings, path: str, rule: str):
    burst = next(each.burst for each in RULES if each.name == rule)
    async with serving(settings.changed(pace=1.0)) as client:
        # A slow machine earns tokens while it asks, so a few more than the burst may pass.
        replies = [await client.ask("POST", path, {}, accept_language="ru") for _ in range(burst + 1)]
        while replies[-1].status != 429 and len(replies) < 2 * burst:
            replies.append(await client.ask("POST", path, {}, accept_language="ru"))
        assert {reply.status for reply in replies[:-1]} <= {401, 404, 422}
        assert replies[-1].status == 429
        assert replies[-1].json()["type"] == "/problems/too-many"
        assert int(replies[-1].header("retry-after") or 0) > 0
        assert "Подождите" in replies[-1].json()["detail"]
        client.asgi.address = "198.51.100.1"
        assert (await client.ask("POST", path, {})).status != 429


@pytest.mark.anyio
@pytest.mark.compiled
async def test_looking_has_a_limit_that_only_scripts_meet(settings: Settings):
    async with serving(settings.changed(pace=0.01)) as client:
        opened = await client.open("here", "here")
        look = next(rule for rule in LOOKS if rule.name == "look")
        for path in (f"/tables/{opened.id}/state", "/tables", f"/tables/{opened.id}/log"):  # the first is the fast path
            client.asgi.address = f"198.51.100.{len(path)}"
            statuses = [(await client.ask("GET", path)).status for _ in range(look.burst // 100)]
            assert set(statuses) == {200}
            refused = await until_refused(client, "GET", path)
            assert refused.json()["type"] == "/problems/too-many" and int(refused.header("retry-after") or 0) > 0
            assert refused.header("x-content-type-options") == "nosniff"
            assert (await client.ask("HEAD", path)).status == 429
        assert client.server.refused["requests"] >= 6


async def until_refused(client: Client, method: str, path: str, **more: Any) -> Reply:
    """The first refusal; a slow machine earns tokens while it asks."""
    for _ in range(2_000):
        if (reply := await client.ask(method, path, **more)).status == 429:
            return reply
    raise AssertionError("never refused")


@pytest.mark.anyio
@pytest.mark.compiled
async def test_files_of_the_client_and_every_change_have_limits_too(settings: Settings):
    async with serving(settings.changed(pace=0.005)) as client:
        reply = client.asgi.ask
        statuses = [(await reply("GET", "/")).status for _ in range(40)]
        assert statuses[0] != 429 and statuses[-1] == 429
        for method, path in (("DELETE", "/session"), ("POST", "/account/seats"), ("PUT", "/tables"), ("POST", "/no")):
            client.asgi.address = f"198.51.100.{len(method + path)}"
            await until_refused(client, method, path, body={})
        client.asgi.address = "198.51.100.99"
        assert (await client.ask("DELETE", "/account")).status == 401  # not counted as registering
        assert (await client.ask("POST", "/account", {})).status == 422


@pytest.mark.anyio
@pytest.mark.compiled
@pytest.mark.parametrize("prefer", [None, "return=minimal"])  # the fast path, and the framework
async def test_a_seat_acts_only_so_often_whatever_its_address(settings: Settings, prefer: str | None):
    async with serving(settings.changed(pace=0.05)) as client:
        opened = await client.open("here", "here")
        headers = {"prefer": prefer} if prefer else {}
        statuses = []
        for number in range(200):
            client.asgi.address = f"198.51.100.{number}"
            body = {"ply": 99, "action": 0, "request": client.request()}
            path = f"/tables/{opened.id}/actions"
            statuses.append((await client.ask("POST", path, body, opened.tokens[0], **headers)).status)
            if statuses[-1] == 429:
                break
        assert set(statuses[:-1]) == {409} and statuses[-1] == 429
        assert len(statuses) > SEAT.burst * 0.05
        other = {"ply": 99, "action": 0, "request": client.request()}
        reply = await client.ask("POST", f"/tables/{opened.id}/actions", other, opened.tokens[1], **headers)
        assert reply.status == 409


def test_without_a_pace_there_is_no_limit(clock: Clock):
    buckets = Buckets(pace=0, clock=clock)
    assert not any(buckets.take(RULE, "a") for _ in range(1000)) and not buckets._buckets


def test_wide_limits_are_never_met_by_fifty_people_behind_one_address(clock: Clock):
    buckets = Buckets(clock=clock)
    look, act = LOOKS[1], ACT
    assert not any(buckets.take(look, "a") for _ in range(50 * 20))  # all of them open a table at once
    for _ in range(600):  # ten minutes: each acts every other second and looks as often
        clock.now += 1.0
        assert not any(buckets.take(rule, "a") for rule in (look, act) for _ in range(25))
        assert not any(buckets.take(SEAT, str(seat)) for seat in range(50))
