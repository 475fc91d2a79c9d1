"""New tables: opened with given options, as a tutorial, as a rematch, or from a game record."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

from duchy.bots.levels import LEVELS
from duchy.engine import fair, registry, tutorial
from duchy.engine.errors import OptionError
from duchy.engine.game import Game
from duchy.engine.gamerecord import GameRecord
from duchy.engine.teams import Teams
from duchy.server import tutorials
from duchy.server.journal import Conflict
from duchy.server.models import Entry, Header, Seat
from duchy.server.problems import Refused
from duchy.server.schemas import NewTable, SeatRequest, TableSettings
from duchy.server.seats import hashed, new_id, new_secret, next_token
from duchy.server.store import Stored, now
from duchy.server.table import Table
from duchy.server.tables import Tables

DEFAULT_LEVEL = "steward"
BOT_NAME = "Isabeau"  # of a tutorial; clients write it in the language of the reader
MOST_ACTIONS = 5000  # of a record; no real game has nearly as many
Sitter = TypeVar("Sitter")


def opened(table: Table, tokens: dict[int, str], invitations: dict[int, str]) -> dict[str, Any]:
    """A new table with the tokens and invitations for its opener (``OpenedTable``)."""
    return {
        "table": table.info(),
        "seats": [{"seat": seat, "token": token} for seat, token in sorted(tokens.items())],
        "invitations": [{"seat": seat, "invite": invite} for seat, invite in sorted(invitations.items())],
    }


async def _add(tables: Tables, header: Header, seats: list[Seat], log: Sequence[Entry] = ()) -> Table:
    table = await asyncio.to_thread(Table, Stored(header, header.created, seats, list(log), None))
    await tables.store.open(header, seats, log, table.head)
    tables.add(table)
    tables.on_stored(table)
    return table


def _header(game: Game, settings: dict[str, Any], previous: str | None = None, secret: bytes | None = None) -> Header:
    secret = secret or fair.new_secret()
    return Header(
        id=new_id(),
        game=game.name,
        options=game.options.as_dict(),
        settings=settings,
        secret=secret,
        commitment=fair.commitment(secret),
        seed=None,
        imported=None,
        previous=previous,
        created=now(),
    )


# --- with given options ----------------------------------------------------------------------------------------------


async def open_table(tables: Tables, request: NewTable) -> dict[str, Any]:
    """Open a table with the requested game, options and seats."""
    game = registry.load(request.game, {"players": len(request.seats), **request.options})
    if game.players != len(request.seats):
        raise Refused(422, "seats", seats=len(request.seats), players=game.players)
    if all(seat.kind == "bot" for seat in request.seats):
        raise Refused(422, "no-person")
    tables.preparation.require(game)
    drawn = request.settings.first == "random"
    requests = mixed(request.seats, game.teams) if drawn else list(request.seats)
    tokens = {number: new_secret() for number, seat in enumerate(requests) if seat.kind == "here"}
    invitations = {number: new_secret() for number, seat in enumerate(requests) if seat.kind == "link"}
    seats = [_seat(number, seat, tokens.get(number), invitations.get(number)) for number, seat in enumerate(requests)]
    table = await _add(tables, _header(game, request.settings.model_dump()), seats)
    return opened(table, tokens, invitations)


def mixed(sitters: Sequence[Sitter], teams: Teams) -> list[Sitter]:
    """Everybody on a seat at random; partners stay partners. All teams have the same number of seats."""
    chance = random.SystemRandom()
    found = list(sitters)
    for team, others in zip(teams, chance.sample(teams, len(teams)), strict=True):
        for seat, other in zip(team, chance.sample(others, len(others)), strict=True):
            found[seat] = sitters[other]
    return found


def _seat(number: int, request: SeatRequest, token: str | None, invite: str | None) -> Seat:
    level = None
    if request.kind == "bot":
        level = request.level or DEFAULT_LEVEL
        if level not in LEVELS:
            raise OptionError("level", "error-not-one-of", value=repr(level), choices=", ".join(LEVELS))
    return Seat(number, request.kind, request.name, level, token and hashed(token), invite and hashed(invite))


# --- as a tutorial ---------------------------------------------------------------------------------------------------


async def open_tutorial(tables: Tables, name: str) -> dict[str, Any]:
    """Open a table with the tutorial of a game. Its dice are known, so they are no promise: there is no commitment."""
    registry.contract(name)
    if not tutorial.exists(name):
        raise Refused(404, "no-tutorial")
    lesson = tutorial.of(name)
    game = lesson.load_game()
    tables.preparation.require(game)
    if not await asyncio.to_thread(tutorials.fits, name):
        raise Refused(409, "tutorial-other-data")
    token = new_secret()
    seats = [
        Seat(number, "here", token=hashed(token))
        if number == lesson.learner
        else Seat(number, "bot", BOT_NAME, lesson.opponent)
        for number in range(game.players)
    ]
    settings = {**TableSettings().model_dump(), tutorials.SETTING: lesson.version}
    header = replace(_header(game, settings, secret=lesson.secret), commitment=None)
    return opened(await _add(tables, header, seats), {lesson.learner: token}, {})


# --- as a rematch ----------------------------------------------------------------------------------------------------


async def open_rematch(
    tables: Tables, old: Table, held: Sequence[int], tokens: Sequence[str], account: str | None
) -> dict[str, Any]:
    """The rematch of a table: opened by the first request, and the same table for all later ones."""
    if old.status != "finished":
        raise Refused(409, "not-over")
    if old.rematch is None:
        await _open_next(tables, old)
    assert old.rematch is not None
    new = await tables.get(old.rematch)
    own: dict[int, str] = {}
    for seat in new.seats:
        if seat.previous in held:
            token = await take_over(tables, new, seat.seat, tokens, account)
            if token is not None:
                own[seat.seat] = token
    return opened(new, own, {})


async def _open_next(tables: Tables, old: Table) -> None:
    drawn = old.header.settings["first"] == "random"
    before = mixed(old.seats, old.match.game.teams) if drawn else list(old.seats)
    seats = [
        Seat(number, "bot" if seat.kind == "bot" else "link", seat.name, seat.level, previous=seat.seat)
        for number, seat in enumerate(before)
    ]
    try:
        settings = {name: value for name, value in old.header.settings.items() if name != tutorials.SETTING}
        new = await _add(tables, _header(old.match.game, settings, old.id), seats)
        old.change(rematch=new.id)
    except Conflict:
        await tables.refresh(old)


async def take_over(
    tables: Tables, new: Table, number: int, tokens: Sequence[str], account: str | None, name: str | None = None
) -> str | None:
    """Take a seat at a rematch with the token of the previous seat. The same request again returns the same token."""
    seat = new.seats[number]
    if new.header.previous is None or seat.previous is None:
        raise Refused(403, "wrong-invitation")
    was = (await tables.get(new.header.previous)).seats[seat.previous]
    old_token = next((token for token in tokens if was.token is not None and hashed(token) == was.token), None)
    if old_token is None and (account is None or was.account != account):
        raise Refused(403, "wrong-token")
    token = next_token(old_token, new.id) if old_token is not None else new_secret()
    if seat.open:
        sitting = replace(seat, token=hashed(token), invite=None, account=was.account, name=name or seat.name)
        await tables.sit_down(new, sitting)
        return token
    if seat.token == hashed(token):
        return token
    if account is not None and seat.account == account:
        return None  # the account is enough to act for it
    raise Refused(409, "seat-taken")


# --- from a record ---------------------------------------------------------------------------------------------------


async def open_record(tables: Tables, text: str) -> dict[str, Any]:
    """A table from a record. The sender holds all its seats."""
    record = await asyncio.to_thread(GameRecord.from_json, text)
    game = record.load_game()
    tables.preparation.require(game)
    await asyncio.to_thread(_check, record)
    header = replace(
        _header(game, TableSettings().model_dump()),
        commitment=None,
        seed=f"{record.seed:016x}",
        imported=len(record.actions),
    )
    # The secret of a running game would give away its coming dice.
    if record.fairness is not None and record.results is not None:
        header = replace(header, secret=record.fairness.secret, commitment=record.fairness.commitment)
    log = [
        Entry(ply, player, "action", notation, None if chance is None else f"{chance:016x}", None, header.created)
        for ply, ((player, notation), chance) in enumerate(zip(record.actions, record.entropy, strict=True), start=1)
    ]
    tokens = {number: new_secret() for number in range(game.players)}
    seats = [Seat(number, "here", token=hashed(token)) for number, token in tokens.items()]
    return opened(await _add(tables, header, seats, log), tokens, {})


def _check(record: GameRecord) -> None:
    if len(record.actions) > MOST_ACTIONS:
        raise Refused(413, "too-large")
    record.replay()
    if record.fairness is not None:
        record.verify()
