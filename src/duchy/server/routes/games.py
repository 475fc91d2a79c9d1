"""What can be played: games, their options, their boxes and their words."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Request
from starlette.responses import PlainTextResponse, Response

import duchy
from duchy.bots.levels import LEVELS
from duchy.engine import registry
from duchy.engine.errors import UnknownGame
from duchy.engine.sentences import table_of
from duchy.engine.text import FOLDER, KIT, SUFFIX, Texts
from duchy.server.problems import Refused
from duchy.server.schemas import GameInfo, LevelInfo, OptionInfo, OptionsBody, Setup
from duchy.server.static import File, pack

router = APIRouter(prefix="/api/games", tags=["games"])

Game = Annotated[str, Path(max_length=32, examples=["burgundy"])]
Language = Annotated[str, Path(max_length=8, examples=["en"])]


@router.get("")
async def games() -> list[GameInfo]:
    """The games, each with its options and the levels of its bots."""
    return [_info(name) for name in duchy.GAMES]


@router.get("/{game}/setup", response_model=Setup)
async def setup(request: Request, game: Game) -> Response:
    """Everything that a screen for a new game draws; it depends on nothing but the version of the server."""
    return _setup(_package(game)).response(request.headers)


@router.post("/{game}/check")
async def check(game: Game, body: OptionsBody) -> OptionsBody:
    """Whether options go together: the complete options, or a problem that says what is wrong with them."""
    return OptionsBody(options=registry.load(game, body.options).options.as_dict())


@router.get("/{game}/texts/{language}", response_class=PlainTextResponse)
async def words(request: Request, game: Game, language: Language) -> Response:
    """All words of a game in a language, as Fluent source: names, prompts, log lines, levels of bots."""
    package = _package(game)
    if language not in Texts.of(package).languages():
        raise Refused(404, "no-language", languages=", ".join(Texts.of(package).languages()))
    return _words(package, language).response(request.headers)


@router.get("/{game}/sentences", response_model=dict[str, dict[str, Any]])
async def sentences(request: Request, game: Game) -> Response:
    """How the facts of a game's sentences become variables of its texts: which are names, and what forms names have."""
    return _sentences(_package(game)).response(request.headers)


def _package(game: str) -> str:
    if game not in duchy.GAMES:
        raise UnknownGame("error-unknown-game", name=repr(game), choices=", ".join(duchy.GAMES))
    return duchy.GAMES[game]


@cache
def _info(name: str) -> GameInfo:
    package = _package(name)
    options: Any = import_module(f"{package}.options").Options
    defaults = {field.name: field.default for field in fields(options)}
    values = options.values()
    return GameInfo(
        name=name,
        players=list(values["players"]),
        options=[
            OptionInfo(name=option, values=list(allowed), default=defaults[option])
            for option, allowed in values.items()
        ],
        levels=[LevelInfo(level=level, seconds=LEVELS[level].seconds) for level in LEVELS],
        languages=list(Texts.of(package).languages()),
    )


@cache
def _setup(package: str) -> File:
    return pack(orjson.dumps(import_module(f"{package}.display.view").setup()), "application/json")


@cache
def _sentences(package: str) -> File:
    return pack(orjson.dumps(table_of(package)), "application/json")


@cache
def _words(package: str, language: str) -> File:
    sources = [(files(part) / FOLDER / (language + SUFFIX)).read_text(encoding="utf-8") for part in (KIT, package)]
    return pack("\n".join(sources).encode(), "text/plain; charset=utf-8")
