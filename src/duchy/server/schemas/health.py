"""Whether the server works."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from duchy.server.schemas.base import Wire


class Health(Wire):
    """Whether the server works, part by part."""

    status: Literal["ok", "degraded"]
    version: str
    database: Literal["ok", "unreachable", "read-only"]
    listener: Literal["ok", "lost", "unused"] = Field(description="whether other servers of the database are heard")
    tasks: Literal["ok", "failed"] = Field(description="what the server does beside its requests")
    disk: Literal["ok", "full"]
    bots: Literal["ok", "stuck", "no-worker"]


class Origins(Wire):
    """Where others can reach the server, the likeliest first: beginnings of links for friends."""

    origins: list[str]


class Alive(Wire):
    """That the server answers."""

    status: Literal["ok"]
    version: str
