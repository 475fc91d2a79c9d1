"""Rate limits: token buckets for each kind of request, by address or by seat.

What is expensive or can be guessed (opening tables, invitations, passwords, records) has narrow limits. Looking and
acting have wide ones, which a person never meets: fifty people may sit behind one address. Buckets are kept in memory:
several server processes count separately, which is enough against floods and guessing.
"""

from __future__ import annotations

import math
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from duchy.server.edge.addresses import address_of
from duchy.server.edge.tally import Tally
from duchy.server.problems import Refused, language_of, response_of

MOST_BUCKETS = 20_000
READING = frozenset({"GET", "HEAD"})
REFUSAL = "duchy.refusal"  # where a scope has the refusal of its request: the middleware answers it, the wire sees it


@dataclass(frozen=True)
class Rule:
    """A limit: ``burst`` requests at once, then ``per_minute``."""

    name: str
    path: re.Pattern[str]
    burst: int
    per_minute: float


#: Of POST requests; the first whose path fits counts. All other requests that do not only read are a "change".
RULES = (
    Rule("open", re.compile(r"/api/(tables|games/[^/]+/tutorial)"), 20, 10),
    Rule("sit", re.compile(r"/api/tables/[^/]+/(seats/[^/]+/(claim|invite)|rematch|share)"), 30, 20),
    Rule("people", re.compile(r"/api/tables/[^/]+/(concede|leave|return|agree|cancel|fill)"), 30, 20),
    Rule("hint", re.compile(r"/api/tables/[^/]+/hint"), 20, 20),
    Rule("record", re.compile(r"/api/records"), 10, 5),
    Rule("register", re.compile(r"/api/account"), 5, 1),
    Rule("password", re.compile(r"/api/account/password"), 10, 5),
    Rule("address", re.compile(r"/api/account/address(/notices)?"), 10, 5),
    Rule("recovery", re.compile(r"/api/recovery(/account|/password)?"), 10, 5),
    Rule("notices", re.compile(r"/api/notices/(push|confirm)"), 20, 10),
    Rule("sign-in", re.compile(r"/api/session"), 10, 5),
    Rule("act", re.compile(r"/api/tables/[^/]+/(actions|undo)"), 500, 3_000),
    Rule("change", re.compile(r".*", re.DOTALL), 200, 300),
)
ACT, CHANGE = RULES[-2:]

#: Of requests that read; the first whose path fits counts.
LOOKS = (
    Rule("document", re.compile(r"/api/openapi\.json"), 20, 30),
    Rule("look", re.compile(r"/api/.*", re.DOTALL), 1_500, 6_000),
    Rule("file", re.compile(r".*", re.DOTALL), 2_000, 6_000),
)
LOOK = LOOKS[1]

# Not of requests: sockets that an address opens, messages of one socket and of an address, actions of a seat.
OPEN_SOCKET = Rule("socket", re.compile(""), 200, 300)
MESSAGE = Rule("message", re.compile(""), 100, 1_200)
MESSAGES = Rule("messages", re.compile(""), 2_000, 12_000)
SEAT = Rule("seat", re.compile(""), 120, 600)


def _first(rules: tuple[Rule, ...], path: str) -> Rule:
    for rule in rules:
        if rule.path.fullmatch(path):
            return rule
    raise AssertionError("the last rule fits every path")


class Buckets:
    """The tokens that are left for each rule and address, or whatever else a rule counts; a pace of 0 is no limit."""

    def __init__(
        self, pace: float = 1.0, clock: Callable[[], float] = time.monotonic, refused: Tally | None = None
    ) -> None:
        self._pace = pace
        self._clock = clock
        self._refused = refused or Tally()
        self._buckets: OrderedDict[tuple[str, str], list[float]] = OrderedDict()  # tokens, and when they were counted

    def take(self, rule: Rule, address: str) -> int:
        """Take a token; 0, or how many seconds to wait for the next one."""
        if not self._pace:
            return 0
        now = self._clock()
        rate = rule.per_minute * self._pace / 60
        burst = rule.burst * self._pace
        if burst < 1:
            burst = 1.0
        key = rule.name, address
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = [burst, now]
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
            tokens = bucket[0] + (now - bucket[1]) * rate
            bucket[0] = tokens if tokens < burst else burst  # a call of min() would cost more than all the rest
            bucket[1] = now
        if bucket[0] < 1:
            return math.ceil((1 - bucket[0]) / rate)
        bucket[0] -= 1
        return 0

    def check(self, rule: Rule, key: str, kind: str = "requests") -> None:
        """The same; what comes too early is refused, and counted as one of a kind."""
        if seconds := self.take(rule, key):
            raise self._refusal(key, kind, seconds)

    def _refusal(self, key: str, kind: str, seconds: int) -> Refused:
        self._refused.count(kind, "%s of %s are refused: too many", kind, key)
        return Refused(429, "too-many", seconds=seconds)

    def check_seat(self, table: str, seat: int, kind: str = "requests") -> None:
        """The same for an action of a seat."""
        self.check(SEAT, f"seat {seat} of table {table}", kind)

    def admits(self, scope: Scope) -> bool:
        """Take a token for a request; whether there was one. Else the scope tells `RateLimits`."""
        if not self._pace or scope["type"] != "http":
            return True
        address = address_of(scope)
        seconds = self.take(_rule_of(scope["method"], scope["path"]), address)
        if seconds:
            scope[REFUSAL] = self._refusal(address, "requests", seconds)
        return not seconds


def _rule_of(method: str, path: str) -> Rule:
    if method in READING:
        return LOOK if path.startswith("/api/tables/") else _first(LOOKS, path)  # the usual case is quick
    if method != "POST":
        return CHANGE
    return ACT if path.endswith("/actions") else _first(RULES, path)  # the same


class RateLimits:
    """Refuses requests that were found to be above the limits (`Buckets.admits`)."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        refusal = scope.get(REFUSAL)
        if refusal is None:
            await self.app(scope, receive, send)
        else:
            await response_of(refusal, language_of(Headers(scope=scope)))(scope, receive, send)
