"""Metrics for Prometheus."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from duchy.server.bots.delegation import Delegated
from duchy.server.bots.thinking import COSTS, Cost
from duchy.server.edge.connections import Limits
from duchy.server.state import Server
from duchy.server.storage.journal import BOUNDS

MEDIA_TYPE = CONTENT_TYPE_PLAIN_0_0_4
KINDS = {400: "no-request", 408: "slow", 413: "large", 431: "head", 503: "connection"}  # refused by status
METHODS = frozenset({"GET", "HEAD", "POST", "DELETE"})
OTHER = "other"  # paths outside the API and unknown methods share a label, so that labels stay few

disable_created_metrics()  # a second series for every counter, which only says when it was first used


class Metrics:
    """Counts requests and their durations."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._found: dict[tuple[str, str, int], tuple[Counter, Histogram]] = {}
        labels = ("method", "route", "status")
        self._requests = Counter("duchy_requests", "Requests by route and status.", labels, registry=self._registry)
        self._seconds = Histogram(
            "duchy_request_seconds", "Time to answer, by route.", ("route",), buckets=BOUNDS, registry=self._registry
        )

    def count(self, method: str, route: str, status: int, took: float) -> None:
        """Count a request that was answered."""
        requests, seconds = self._of(method, route, status)
        requests.inc()
        seconds.observe(took)

    def _of(self, method: str, route: str, status: int) -> tuple[Counter, Histogram]:
        """What counts requests of a kind. The library takes as long to find it as the fastest answer takes."""
        key = method, route, status
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._requests.labels(*key), self._seconds.labels(route)
        return found

    def text(self, server: Server, limits: Limits) -> bytes:
        """All metrics of this process."""
        of_server = CollectorRegistry()
        of_server.register(_ServerMetrics(server, limits))
        of_server.register(server.journal.seconds)
        return generate_latest(self._registry) + generate_latest(of_server)


class CountRequests:
    """Middleware that counts the requests which the framework answers."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
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
            self._metrics.count(method, route, status, time.perf_counter() - began)


class _ServerMetrics(Collector):
    """What can be counted when it is asked for."""

    def __init__(self, server: Server, limits: Limits) -> None:
        self._server = server
        self._limits = limits

    def collect(self) -> Iterator[Metric]:
        server = self._server
        tables = server.tables.all()
        yield GaugeMetricFamily("duchy_tables_loaded", "Tables in memory.", len(tables))
        yield from self._connections()
        yield _by_cost("duchy_bots_waiting", "Bots that wait for a thread to think in.", server.bots.queue.waiting())
        yield _by_cost("duchy_bots_thinking", "Bots that think.", server.bots.queue.busy())
        if isinstance(server.bots, Delegated):
            yield GaugeMetricFamily("duchy_workers", "Workers that bots can think in.", server.bots.workers)
        stored = server.tables.entries_stored
        yield CounterMetricFamily("duchy_entries", "Actions and undos stored by this process.", stored)
        outage = server.engine.outage
        yield CounterMetricFamily("duchy_outages", "Times that the database could not be used.", outage.count)
        yield GaugeMetricFamily("duchy_database_up", "Whether the database can be used.", not outage.lasts)
        yield GaugeMetricFamily("duchy_journal_queue", "Writes that wait for the database.", server.journal.queue)
        yield GaugeMetricFamily("duchy_tasks_failing", "Background tasks that failed.", len(server.background.failing))
        if not server.alone:
            heard = server.listener.connected
            yield GaugeMetricFamily("duchy_listener_connected", "Whether other servers are heard.", heard)

    def _connections(self) -> Iterator[Metric]:
        listeners = [listener for table in self._server.tables.all() for listener in table.listeners]
        sockets = GaugeMetricFamily("duchy_sockets", "Sockets at tables, by kind.", labels=["kind"])
        seats = sum(bool(listener.held) for listener in listeners)
        sockets.add_metric(["seat"], seats)
        sockets.add_metric(["spectator"], len(listeners) - seats)
        yield sockets
        yield GaugeMetricFamily("duchy_connections", "Open connections, sockets included.", len(self._limits.crowd))
        refused = CounterMetricFamily("duchy_refused", "What was refused before it was read, by kind.", labels=["kind"])
        for status, count in self._limits.refused.items():
            refused.add_metric([KINDS[status]], count)
        refused.add_metric(["socket"], self._server.sockets.refused)
        yield refused


def _by_cost(name: str, meaning: str, counts: Mapping[Cost, int]) -> Metric:
    family = GaugeMetricFamily(name, meaning, labels=("cost",))
    for cost in COSTS:
        family.add_metric((cost,), counts.get(cost, 0))
    return family
