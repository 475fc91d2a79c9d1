"""Haste: who asks too often waits, and nobody else does."""


import pytest

from duchy.server.edge import rate_limits
from duchy.server.edge.rate_limits import RULES, Buckets, Rule, address_of
from duchy.server.settings import Settings
from tests.support.server import serving

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
async def test_looking_is_never_too_much(settings: Settings):
    async with serving(settings.changed(pace=1.0)) as client:
        assert {(await client.ask("GET", "/tables")).status for _ in range(100)} == {200}
