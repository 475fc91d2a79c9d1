"""Metrics in the text format of Prometheus."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING

from starlette.types import ASGIApp, Message, Receive, Scope, Send

if TYPE_CHECKING:
    from duchy.server.state import Server

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
METHODS = frozenset({"GET", "HEAD", "POST", "DELETE"})
OTHER = "other"  # paths outside the API and unknown methods share a label, so that labels stay few


class Histogram:
    """Durations, counted by upper bounds."""

    def __init__(self) -> None:
        self.counts = [0] * len(BOUNDS)
        self.number = 0
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count a duration."""
        self.number += 1
        self.total += seconds
        for place, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.counts[place] += 1

    def lines(self, name: str, labels: str) -> Iterator[str]:
        """The histogram in the text format."""
        for bound, count in zip(BOUNDS, self.counts, strict=True):
            yield f'{name}_bucket{{{labels},le="{bound:g}"}} {count}'
        yield f'{name}_bucket{{{labels},le="+Inf"}} {self.number}'
        yield f"{name}_sum{{{labels}}} {self.total:.6f}"
        yield f"{name}_count{{{labels}}} {self.number}"


class Metrics:
    """Middleware that counts requests and their durations."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.requests: Counter[tuple[str, str, int]] = Counter()
        self.seconds: defaultdict[str, Histogram] = defaultdict(Histogram)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope["duchy.metrics"] = self
        status = 500
        began = time.perf_counter()

        async def send_and_remember(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_remember)
        finally:
            route = getattr(scope.get("route"), "path", OTHER)
            method = scope["method"] if scope["method"] in METHODS else OTHER
            self.requests[method, route, status] += 1
            self.seconds[route].add(time.perf_counter() - began)

    def text(self, server: Server) -> str:
        """All metrics of this process."""
        return "\n".join([*self._requests(), *_of_server(server)]) + "\n"

    def _requests(self) -> Iterator[str]:
        yield from _head("duchy_requests_total", "counter", "Requests by route and status.")
        for (method, route, status), count in sorted(self.requests.items()):
            yield f'duchy_requests_total{{method="{method}",route="{route}",status="{status}"}} {count}'
        yield from _head("duchy_request_seconds", "histogram", "Time to answer, by route.")
        for route, histogram in sorted(self.seconds.items()):
            yield from histogram.lines("duchy_request_seconds", f'route="{route}"')


def _of_server(server: Server) -> Iterator[str]:
    tables = server.tables.all()
    gauges = {
        "duchy_tables_loaded": ("Tables in memory.", len(tables)),
        "duchy_sockets": ("Live connections.", sum(len(table.listeners) for table in tables)),
        "duchy_bots_thinking": ("Tables where a bot is at work.", sum(table.thinking is not None for table in tables)),
    }
    for name, (words, value) in gauges.items():
        yield from _head(name, "gauge", words)
        yield f"{name} {value}"
    yield from _head("duchy_entries_total", "counter", "Actions and undos stored by this process.")
    yield f"duchy_entries_total {server.tables.entries_stored}"


def _head(name: str, kind: str, words: str) -> Iterator[str]:
    yield f"# HELP {name} {words}"
    yield f"# TYPE {name} {kind}"
