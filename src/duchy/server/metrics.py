"""Metrics for Prometheus."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate

from prometheus_client import CollectorRegistry, disable_created_metrics, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from duchy.server.bots.delegation import Delegated
from duchy.server.bots.thinking import COSTS, Cost
from duchy.server.edge.wire import Limits
from duchy.server.state import Server
from duchy.server.storage.journal import BOUNDS

MEDIA_TYPE = CONTENT_TYPE_PLAIN_0_0_4
METHODS = frozenset({"GET", "HEAD", "POST", "DELETE"})
# The statuses under which a request counts that was not answered: its client hung up, or the server stops.
GONE, STOPPED = 499, 503
OTHER = "other"  # paths outside the API and unknown methods share a label, so that labels stay few

disable_created_metrics()  # a second series for every counter, which only says when it was first used


class Metrics(Collector):
    """Counts requests and their durations. The library's own counters take as long as the fastest answer takes."""

    def __init__(self) -> None:
        self._requests: Counter[tuple[str, str, int]] = Counter()
        self._seconds: dict[str, _Durations] = {}

    def count(self, method: str, route: str, status: int, took: float) -> None:
        """Count a request that was answered."""
        self._requests[method, route, status] += 1
        seconds = self._seconds.get(route)
        if seconds is None:
            seconds = self._seconds[route] = _Durations()
        seconds.add(took)

    def collect(self) -> Iterator[Metric]:
        """What was counted so far."""
        labels = ("method", "route", "status")
        requests = CounterMetricFamily("duchy_requests", "Requests by route and status.", labels=labels)
        for (method, route, status), number in self._requests.items():
            requests.add_metric((method, route, str(status)), number)
        yield requests
        seconds = HistogramMetricFamily("duchy_request_seconds", "Time to answer, by route.", labels=("route",))
        for route, durations in self._seconds.items():
            seconds.add_metric((route,), durations.buckets(), durations.sum)
        yield seconds

    def text(self, server: Server, limits: Limits) -> bytes:
        """All metrics of this process."""
        registry = CollectorRegistry()
        for collector in (self, _ServerMetrics(server, limits), server.journal.seconds, server.journal.group):
            registry.register(collector)
        return generate_latest(registry)


class _Durations:
    """How many requests took how long."""

    def __init__(self) -> None:
        self.sum = 0.0
        self._counts = [0] * (len(BOUNDS) + 1)

    def add(self, seconds: float) -> None:
        self.sum += seconds
        self._counts[bisect_left(BOUNDS, seconds)] += 1

    def buckets(self) -> list[tuple[str, int]]:
        """How many took at most so long, for each bound."""
        bounds = [*map(floatToGoString, BOUNDS), "+Inf"]
        return list(zip(bounds, accumulate(self._counts), strict=True))


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
        status = 0
        began = time.perf_counter()

        async def send_and_remember(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_remember)
            status = status or GONE
        except asyncio.CancelledError:
            status = status or STOPPED
            raise
        finally:
            route = getattr(scope.get("route"), "path", OTHER)
            method = scope["method"] if scope["method"] in METHODS else OTHER
            self._metrics.count(method, route, status or 500, time.perf_counter() - began)


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
        removed = CounterMetricFamily("duchy_pruned", "What was removed by this process, by kind.", labels=["kind"])
        for kind, number in server.housekeeper.removed.items():
            removed.add_metric([kind], number)
        yield removed
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
        refused = CounterMetricFamily("duchy_refused", "Refused or closed by a limit, by kind.", labels=["kind"])
        for kind, count in self._limits.refused.counts.items():
            refused.add_metric([kind], count)
        yield refused


def _by_cost(name: str, meaning: str, counts: Mapping[Cost, int]) -> Metric:
    family = GaugeMetricFamily(name, meaning, labels=("cost",))
    for cost in COSTS:
        family.add_metric((cost,), counts.get(cost, 0))
    return family
