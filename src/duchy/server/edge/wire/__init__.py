"""The wire: what a client may do to a connection before the application sees anything of it.

Two classes of uvicorn are subclassed here, and nowhere else, because no setting does the following. What was looked at,
in uvicorn 0.54 and websockets 17:

- ``limit_concurrency`` knows no addresses, and answers only when a whole head has arrived. There is no limit of
  connections by address, none on the time that a request takes to arrive, and ``h11_max_incomplete_event_size`` limits
  heads only of the slow parser (``http``, with `Limits`).
- Pipelined requests are parsed as far as they have arrived, each with a task and a queue; no setting limits that
  (``http``).
- ``ws_max_queue`` is not read by the implementation that is kept (``websockets-sansio``), which has no limit on frames,
  bytes, pings or unsent answers; nor has websockets itself a rate (``sockets``, ``frames``).
- ``ws_per_message_deflate`` is a switch: the size of its window is fixed, and too small for our messages (``sockets``).
- ``close()`` of a transport waits until everything is sent, for ever if the client does not read; only ``abort()`` does
  not (`sweep`).

Settings do the rest (``run.py``): ``ws_max_size``, ``ws_ping_interval``, ``ws_ping_timeout``, ``timeout_keep_alive``,
``timeout_graceful_shutdown``.
"""

from duchy.server.edge.wire.http import Connection
from duchy.server.edge.wire.limits import Limits, Quiet, sweep
from duchy.server.edge.wire.sockets import Socket, holds_seat

__all__ = ["Connection", "Limits", "Quiet", "Socket", "holds_seat", "sweep"]
