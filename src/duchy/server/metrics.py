"""Metrics for Prometheus."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from duchy.server.state import Server
from duchy.server.thinking import COSTS, Cost

MEDIA_TYPE = CONTENT_TYPE_PLAIN_0_0_4
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
METHODS = frozenset({"GET", "HEAD", "POST", "DELETE"})
OTHER = "other"  # paths outside the API and unknown methods share a label, so that labels stay few

disable_created_metrics()  # a second series for every counter, which only says when it was first used


class Metrics:
    """Middleware that counts requests and their durations."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._registry = CollectorRegistry()
        self._found: dict[tuple[str, str, int], tuple[Counter, Histogram]] = {}
        labels = ("method", "route", "status")
        self._requests = Counter("duchy_requests", "Requests by route and status.", labels, registry=self._registry)
        self._seconds = Histogram(
            "duchy_request_seconds", "Time to answer, by route.", ("route",), buckets=BOUNDS, registry=self._registry
        )

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
            requests, seconds = self._of(method, route, status)
            requests.inc()
            seconds.observe(time.perf_counter() - began)

    def _of(self, method: str, route: str, status: int) -> tuple[Counter, Histogram]:
        """What counts requests of a kind. The library takes as long to find it as the fastest answer takes."""
        key = method, route, status
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._requests.labels(*key), self._seconds.labels(route)
        return found

    def text(self, server: Server) -> bytes:
        """All metrics of this process."""
        of_server = CollectorRegistry()
        of_server.register(_ServerMetrics(server))
        return generate_latest(self._registry) + generate_latest(of_server)


class _ServerMetrics(Collector):
    """What can be counted when it is asked for."""

    def __init__(self, server: Server) -> None:
        self._tables = server.tables
        self._bots = server.bots

    def collect(self) -> Iterator[Metric]:
        tables = self._tables.all()
        sockets = sum(len(table.listeners) for table in tables)
        yield GaugeMetricFamily("duchy_tables_loaded", "Tables in memory.", len(tables))
        yield GaugeMetricFamily("duchy_sockets", "Live connections.", sockets)
        yield _by_cost("duchy_bots_waiting", "Bots that wait for a thread to think in.", self._bots.queue.waiting())
        yield _by_cost("duchy_bots_thinking", "Bots that think.", self._bots.queue.busy())
        stored = self._tables.entries_stored
        yield CounterMetricFamily("duchy_entries", "Actions and undos stored by this process.", stored)


def _by_cost(name: str, meaning: str, counts: Mapping[Cost, int]) -> Metric:
    family = GaugeMetricFamily(name, meaning, labels=("cost",))
    for cost in COSTS:
        family.add_metric((cost,), counts.get(cost, 0))
    return family
