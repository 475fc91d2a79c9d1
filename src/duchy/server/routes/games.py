"""The games: their options, what their set-up screens show, and their texts."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import orjson
from fastapi import Depends, Path, Request
from starlette.responses import PlainTextResponse, Response

import duchy
from duchy.bots.levels import LEVELS
from duchy.engine.game import registry
from duchy.engine.game.contract import Contract
from duchy.engine.match import tutorial
from duchy.engine.words.sentences import table_of
from duchy.engine.words.text import FOLDER, KIT, SUFFIX
from duchy.server.accounts.requester import Requester, requester_of
from duchy.server.edge.responses import uncached
from duchy.server.edge.static import File, pack
from duchy.server.preparation import setup_of
from duchy.server.problems import Refused
from duchy.server.routes import router_of
from duchy.server.schemas.base import Setup
from duchy.server.schemas.games import GameInfo, LevelInfo, OptionInfo, OptionsBody
from duchy.server.schemas.tables import OpenedTable
from duchy.server.state import server_of
from duchy.server.tables import new_tables

router = router_of("games", prefix="/api/games")

Game = Annotated[str, Path(max_length=32, examples=["burgundy"])]
Who = Annotated[Requester, Depends(requester_of)]
Language = Annotated[str, Path(max_length=8, examples=["en"])]


@router.get("")
async def games(request: Request) -> list[GameInfo]:
    """The games, each with its options and the levels of its bots."""
    preparation = server_of(request).preparation
    return [_info(name).model_copy(update={"preparing": preparation.of(name)}) for name in duchy.GAMES]


@router.get("/{game}/setup", response_model=Setup)
async def setup(request: Request, game: Game) -> Response:
    """Everything that the set-up screen of a game shows; it changes only with the version of the server."""
    return _setup(registry.contract(game)).response(request.headers)


@router.post("/{game}/check")
async def check(game: Game, body: OptionsBody) -> OptionsBody:
    """Check options: the complete options, or a problem that says what is wrong with them."""
    found = registry.load(game, body.options)
    new_tables.refuse_own_components(found)
    return OptionsBody(options=found.options.as_dict())


@router.post("/{game}/tutorial", status_code=201, response_model=OpenedTable)
async def open_tutorial(request: Request, requester: Who, game: Game) -> Response:
    """Open a table with the tutorial of a game: the dice and the first moves are given, and a bot plays along.

    If the learner is signed in, the account keeps the seat.
    """
    server = server_of(request)
    learner = requester.name, requester.account, server.openers.of(request.scope)
    return uncached(await new_tables.open_tutorial(server.tables, game, *learner), 201)


@router.get("/{game}/texts/{language}", response_class=PlainTextResponse)
async def texts(request: Request, game: Game, language: Language) -> Response:
    """All texts of a game in a language, as Fluent source: names, prompts, log lines, levels of bots."""
    contract = registry.contract(game)
    languages = contract.texts.languages()
    if language not in languages:
        raise Refused(404, "no-language", languages=", ".join(languages))
    return _texts(contract, language).response(request.headers)


@router.get("/{game}/sentences", response_model=dict[str, dict[str, Any]])
async def sentences(request: Request, game: Game) -> Response:
    """How the facts of a game's sentences become variables of its texts: which are names, and what forms names have."""
    return _sentences(registry.contract(game)).response(request.headers)


@cache
def _info(name: str) -> GameInfo:
    contract = registry.contract(name)
    defaults = {field.name: field.default for field in fields(contract.options)}
    values = contract.options.values()
    return GameInfo(
        name=name,
        players=list(values["players"]),
        options=[
            OptionInfo(name=option, values=list(allowed), default=defaults[option])
            for option, allowed in values.items()
        ],
        levels=[LevelInfo(level=level, seconds=LEVELS[level].seconds) for level in LEVELS],
        languages=list(contract.texts.languages()),
        tutorial=tutorial.of(name).minutes if tutorial.exists(name) else None,
    )


@cache
def _setup(contract: Contract) -> File:
    return pack(setup_of(contract), "application/json")


@cache
def _sentences(contract: Contract) -> File:
    return pack(orjson.dumps(table_of(contract.package)), "application/json")


@cache
def _texts(contract: Contract, language: str) -> File:
    packages = (KIT, contract.package)
    sources = [(files(part) / FOLDER / (language + SUFFIX)).read_text(encoding="utf-8") for part in packages]
    return pack("\n".join(sources).encode(), "text/plain; charset=utf-8")
