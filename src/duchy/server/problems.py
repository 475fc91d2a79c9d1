"""Refusals and errors as RFC 9457 problem documents in the language of the request.

A problem has a slug for programs (``/problems/stale``) and a sentence for people: ``problem-<slug>`` of the server's
texts, or the engine's own message. An unexpected error is answered by one general sentence; its details are written to
the server's log only.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Mapping, Sequence
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from duchy.engine.errors import (
    ENGLISH,
    DuchyError,
    IllegalAction,
    NotDeciding,
    NothingToUndo,
    OptionError,
    RecordError,
    UnknownAction,
    UnknownGame,
)
from duchy.engine.words.text import Texts
from duchy.server.schemas.base import UNSTORABLE
from duchy.server.schemas.games import Preparing
from duchy.server.schemas.problem import Problem

MEDIA_TYPE = "application/problem+json"
INTERNAL = "internal"

log = logging.getLogger(__name__)


class Refused(Exception):
    """A request that the server refuses: the status, the slug of the problem, and the arguments of its sentence."""

    def __init__(
        self,
        status: int,
        slug: str,
        ply: int | None = None,
        preparing: Preparing | None = None,
        **arguments: str | int,
    ) -> None:
        super().__init__(status, slug)
        self.status = status
        self.slug = slug
        self.ply = ply
        self.preparing = preparing
        self.arguments = arguments


#: Errors of the engine; the first class that fits counts.
_ENGINE: tuple[tuple[type[DuchyError], int, str], ...] = (
    (NotDeciding, 409, "not-deciding"),
    (IllegalAction, 409, "illegal"),
    (NothingToUndo, 409, "no-undo"),
    (UnknownAction, 422, "unknown-action"),
    (UnknownGame, 404, "no-game"),
    (OptionError, 422, "options"),
    (RecordError, 422, "record"),
    (DuchyError, 422, "refused"),
)

#: Errors of the framework, by status.
_FRAMEWORK = {404: "not-found", 405: "method", 413: "too-large", 415: "media-type"}

#: Faults of a field that have a sentence of their own, by pydantic's name for them.
_FAULTS = {
    "missing": "missing",
    "extra_forbidden": "foreign",
    "json_invalid": "no-json",
    UNSTORABLE: "unstorable",
}


def texts() -> Texts:
    """The server's texts."""
    return Texts.of("duchy.server")


def language_of(headers: Headers | Mapping[str, str]) -> str:
    """The preferred language of a request among ours, by ``Accept-Language``."""
    known = texts().languages()
    preferences = []
    for part in headers.get("accept-language", "")[:200].split(","):
        tag, _, quality = part.strip().partition(";q=")
        preferences.append((_weight(quality), tag.split("-")[0].lower()))
    for weight, name in sorted(preferences, key=lambda preference: -preference[0]):
        if weight > 0 and name in known:
            return name
    return ENGLISH


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0


def problem_of(error: Exception, language: str) -> Problem:
    """An error as a document in a language; in English if there are no texts in that language."""
    if language not in texts().languages():
        language = ENGLISH
    if isinstance(error, Refused):
        detail = texts().format(language, f"problem-{error.slug}", **_waiting(error.arguments))
        problem = _problem(language, error.status, error.slug, detail)
        return problem.model_copy(update={"ply": error.ply, "preparing": error.preparing})
    if isinstance(error, DuchyError):
        status, slug = next((status, slug) for kind, status, slug in _ENGINE if isinstance(error, kind))
        if isinstance(error, IllegalAction) and error.reason is not None:  # a player knows what was refused
            problem = _problem(language, status, slug, error.reason.text(language))
            return problem.model_copy(update={"rule": error.reason.rule})
        return _problem(language, status, slug, error.text(language))
    if isinstance(error, RequestValidationError | ValidationError):
        return _invalid(language, error.errors())
    if isinstance(error, HTTPException) and error.status_code in _FRAMEWORK:
        return _problem(language, error.status_code, _FRAMEWORK[error.status_code])
    if isinstance(error, HTTPException) and error.status_code < 500:
        return _problem(language, error.status_code, "bad-request")
    return _problem(language, 500, INTERNAL)


def _waiting(arguments: dict[str, str | int]) -> dict[str, str | int]:
    """The arguments of a sentence: how long to wait also in minutes, and which of the two is said."""
    seconds = arguments.get("seconds")
    if not isinstance(seconds, int):
        return arguments
    return {**arguments, "minutes": math.ceil(seconds / 60), "unit": "minutes" if seconds > 90 else "seconds"}


def _problem(language: str, status: int, slug: str, detail: str | None = None) -> Problem:
    title = texts().format(language, f"problem-{slug}.title")
    detail = detail or texts().format(language, f"problem-{slug}")
    return Problem(type=f"/problems/{slug}", title=title, status=status, detail=detail)


def _invalid(language: str, faults: Sequence[Any]) -> Problem:
    """A request that is not as documented, with the name of the field. Pydantic's own messages are English only."""
    fault = faults[0]
    kind = _FAULTS.get(fault["type"], "wrong")
    place = ".".join(str(part) for part in fault["loc"] if part != "body")[:200]
    detail = texts().format(language, f"problem-invalid.{kind}", field=place or "-")
    return _problem(language, 422, "invalid", detail)


def response_of(error: Exception, language: str) -> Response:
    """The response to a request that failed."""
    problem = problem_of(error, language)
    headers = {"Content-Language": language, "Cache-Control": "no-store"}
    if problem.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if isinstance(error, Refused) and "seconds" in error.arguments:
        headers["Retry-After"] = str(error.arguments["seconds"])
    if isinstance(error, HTTPException) and error.headers:
        headers.update(error.headers)
    return Response(problem.model_dump_json(exclude_none=True), problem.status, headers, MEDIA_TYPE)


def install(app: FastAPI) -> None:
    """Let an application answer expected errors with problem documents; ``UnexpectedErrors`` does the rest."""
    for kind in (Refused, DuchyError, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, _answer)


async def _answer(request: Request, error: Exception) -> Response:
    return response_of(error, language_of(request.headers))


class UnexpectedErrors:
    """Middleware that logs unexpected errors and answers them with a problem document."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        started = False

        async def send_and_remember(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receive, send_and_remember)
        except ClientDisconnect:
            return  # the client hung up before its request had arrived: nobody waits for an answer
        except Exception as error:
            if scope["type"] != "http" or started:
                raise
            log.error("%s %s failed", scope["method"], scope["path"], exc_info=error)
            await response_of(error, language_of(Headers(scope=scope)))(scope, receive, send)
