"""Rate limits by address for expensive requests: opening tables, trying invitations and passwords, importing records.

Each address has a token bucket for each kind of request. Buckets are kept in memory: several server processes count
separately, which is enough against floods and guessing.
"""

from __future__ import annotations

import ipaddress
import math
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from duchy.server.problems import Refused, language_of, response_of

MOST_BUCKETS = 20_000


@dataclass(frozen=True)
class Rule:
    """A limit: ``burst`` requests at once, then ``per_minute``."""

    name: str
    path: re.Pattern[str]
    burst: int
    per_minute: float


#: All of them limit POST requests.
RULES = (
    Rule("open", re.compile(r"/api/(tables|games/[^/]+/tutorial)"), 20, 10),
    Rule("sit", re.compile(r"/api/tables/[^/]+/(seats/[^/]+/(claim|invite)|rematch|share)"), 30, 20),
    Rule("people", re.compile(r"/api/tables/[^/]+/(concede|leave|return|agree|cancel|fill)"), 30, 20),
    Rule("record", re.compile(r"/api/records"), 10, 5),
    Rule("register", re.compile(r"/api/account"), 5, 1),
    Rule("password", re.compile(r"/api/account/password"), 10, 5),
    Rule("notices", re.compile(r"/api/notices/(push|email|confirm)"), 20, 10),
    Rule("sign-in", re.compile(r"/api/session"), 10, 5),
)


class Buckets:
    """The tokens that each address has left for each rule."""

    def __init__(self, pace: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._pace = pace
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, rule: Rule, address: str) -> int:
        """Take a token; 0, or how many seconds to wait for the next one."""
        now = self._clock()
        rate = rule.per_minute * self._pace / 60
        burst = rule.burst * self._pace
        key = rule.name, address
        tokens, seen = self._buckets.pop(key, (burst, now))
        tokens = min(burst, tokens + (now - seen) * rate)
        allowed = tokens >= 1
        self._buckets[key] = (tokens - 1 if allowed else tokens, now)
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return 0 if allowed else math.ceil((1 - tokens) / rate)


def address_of(scope: Scope) -> str:
    """The address of a request, as it is limited."""
    return limited_address(scope["client"][0] if scope.get("client") else "")


def limited_address(host: str) -> str:
    """The address that is limited. A customer has a whole /64 network of IPv6 addresses, so these count together."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host


class RateLimits:
    """Refuses requests above the limits; with a pace of 0 there is no limit."""

    def __init__(self, app: ASGIApp, pace: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.app = app
        self.buckets = Buckets(pace, clock) if pace > 0 else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if self.buckets is not None and scope["type"] == "http" and scope["method"] == "POST":
            rule = next((rule for rule in RULES if rule.path.fullmatch(scope["path"])), None)
            if rule and (seconds := self.buckets.take(rule, address_of(scope))):
                error = Refused(429, "too-many", seconds=seconds)
                await response_of(error, language_of(Headers(scope=scope)))(scope, receive, send)
                return
        await self.app(scope, receive, send)
