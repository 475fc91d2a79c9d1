"""JSON that is kept: answers and events stay in memory for long, so each has only as many bytes as it needs."""

from __future__ import annotations

from typing import Any

import orjson


def encoded(value: Any) -> bytes:
    """A value as JSON. orjson leaves what it returns in its buffer of at least 4 KB, so it is copied out of there."""
    return bytes(memoryview(orjson.dumps(value)))
