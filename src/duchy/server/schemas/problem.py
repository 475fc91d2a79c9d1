"""Why a request was refused."""

from __future__ import annotations

from pydantic import ConfigDict, Field

from duchy.server.schemas.base import Wire
from duchy.server.schemas.games import Preparing


class Problem(Wire):
    """Why a request was refused (RFC 9457), in the language of the request."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    type: str = Field(examples=["/problems/stale"])
    title: str
    status: int
    detail: str
    ply: int | None = Field(default=None, description="the current ply of the table, if the request's was stale")
    preparing: Preparing | None = Field(default=None, description="the game that is not ready, if that is the reason")
    rule: str | None = Field(default=None, description="the rule that an action breaks, by its id in docs/rules")
