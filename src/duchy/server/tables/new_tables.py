"""New tables: opened with given options, as a tutorial, as a rematch, or from a game record."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from duchy.bots.levels import LEVELS
from duchy.engine.errors import OptionError
from duchy.engine.game import registry
from duchy.engine.game.game import Game
from duchy.engine.game.seating import SeatChange
from duchy.engine.match import fair, tutorial
from duchy.engine.match.fairness import Fairness
from duchy.engine.match.gamerecord import GameRecord, Step
from duchy.engine.words.text import quoted
from duchy.server import names
from duchy.server.problems import Refused
from duchy.server.schemas.tables import NewTable, SeatRequest, TableSettings
from duchy.server.storage.journal import Conflict
from duchy.server.storage.models import Entry, Header, Seat
from duchy.server.storage.store import Stored
from duchy.server.tables import gathering, tutorials
from duchy.server.tables.banners import banners_of
from duchy.server.tables.beginning import begun, dealt, is_complete, waits_for_shares
from duchy.server.tables.people import AGREED, END, SEAT
from duchy.server.tables.seats import hashed, held, new_id, new_secret
from duchy.server.tables.table import Table
from duchy.server.tables.tables import Tables

DEFAULT_LEVEL = "steward"
BOT_NAME = "Isabeau"  # of a tutorial; clients write it in the language of the reader
MOST_ACTIONS = 5000  # of a record; no real game has nearly as many


def opened(table: Table, tokens: Iterable[str], invitations: dict[int, str]) -> dict[str, Any]:
    """A new table with the tokens and invitations for its opener (``OpenedTable``)."""
    seats = sorted((seat, token) for token in set(tokens) for seat in held(table.seats, [token]))
    return {
        "table": table.info(),
        "seats": [{"seat": seat, "token": token} for seat, token in seats],
        "invitations": [{"seat": seat, "invite": invite} for seat, invite in sorted(invitations.items())],
    }


async def _add(tables: Tables, header: Header, seats: list[Seat], log: Sequence[Entry] = ()) -> Table:
    table = await asyncio.to_thread(Table, Stored(header, header.created, seats, list(log), None))
    await tables.store.open(header, seats, log, table.head)
    tables.add(table)
    table.turns = {}  # the first ones begin now
    tables.observer.stored(table)
    return table


def _header(
    tables: Tables,
    game: Game,
    settings: dict[str, Any],
    previous: str | None = None,
    secret: bytes | None = None,
    opener: str | None = None,
) -> Header:
    """A table that has not begun; with a secret, one that begins at once and promises nothing."""
    return Header(
        id=new_id(),
        game=game.name,
        options=game.options.as_dict(),
        settings=settings,
        secret=secret or b"",
        commitment=None,
        seed=None,
        imported=None,
        previous=previous,
        created=tables.now(),
        opener=opener,
        root=secret,
    )


# --- with given options ----------------------------------------------------------------------------------------------


async def open_table(
    tables: Tables,
    request: NewTable,
    name: str | None = None,
    account: str | None = None,
    opener: str | None = None,
) -> dict[str, Any]:
    """Open a table with the requested game, options and seats.

    The opener's account, if there is one, gives its name to the seats `here` and keeps them. ``opener`` is the hash of
    the opener's address (openers.py).
    """
    game = registry.load(request.game, {"players": len(request.seats), **request.options})
    if game.players != len(request.seats):
        raise Refused(422, "seats", seats=len(request.seats), players=game.players)
    refuse_own_components(game)
    if all(seat.kind == "bot" for seat in request.seats):
        raise Refused(422, "no-person")
    tables.preparation.require(game)
    requests = _named(request.seats, name)
    _check_names([sitter.name for sitter in requests])
    tokens = {number: new_secret() for number, seat in enumerate(requests) if seat.kind == "here"}
    invitations = {number: new_secret() for number, seat in enumerate(requests) if seat.kind == "link"}
    seats = [
        _seat(number, seat, tokens.get(number), invitations.get(number), account)
        for number, seat in enumerate(requests)
    ]
    if tokens:
        seats[min(tokens)].share_hash = request.share_hash
    header = _header(tables, game, request.settings.model_dump(), opener=opener)
    if is_complete(seats):
        header = dealt(header, seats, tables.now())
        if not waits_for_shares(seats):
            header, seats = begun(header, seats)
    return opened(await _add(tables, header, seats), tokens.values(), invitations)


def refuse_own_components(game: Game) -> None:
    """A server plays with what it has itself: pages, statistics and prepared kernels know nothing else."""
    if game.options.brought:
        raise Refused(422, "own-components")


def _named(seats: Sequence[SeatRequest], name: str | None) -> list[SeatRequest]:
    """The opener's first seat under the name of the account, unless a seat is given a name."""
    own = next((number for number, seat in enumerate(seats) if seat.kind == "here"), None)
    if name is None or own is None or any(seat.kind == "here" and seat.name for seat in seats):
        return list(seats)
    return [seat.model_copy(update={"name": name}) if number == own else seat for number, seat in enumerate(seats)]


def _check_names(given: Sequence[str | None]) -> None:
    """Refuse two names that look the same."""
    for number, name in enumerate(given):
        if name is not None and names.alike(name, given[:number]):
            raise Refused(409, "name-alike", name=name)


def checked_level(wanted: str | None) -> str:
    """The level of a bot."""
    level = wanted or DEFAULT_LEVEL
    if level not in LEVELS:
        raise OptionError("level", "error-not-one-of", value=quoted(level), choices=", ".join(LEVELS))
    return level


def _seat(number: int, request: SeatRequest, token: str | None, invite: str | None, account: str | None) -> Seat:
    level = checked_level(request.level) if request.kind == "bot" else None
    secrets = (token and hashed(token), invite and hashed(invite))
    keeper = account if request.kind == "here" else None
    return Seat(number, request.kind, request.name, level, *secrets, keeper, banner=request.banner)


# --- as a tutorial ---------------------------------------------------------------------------------------------------


async def open_tutorial(
    tables: Tables,
    name: str,
    learner: str | None = None,
    account: str | None = None,
    opener: str | None = None,
) -> dict[str, Any]:
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
        Seat(number, "here", learner, token=hashed(token), account=account)
        if number == lesson.learner
        else Seat(number, "bot", BOT_NAME, lesson.opponent)
        for number in range(game.players)
    ]
    settings = {**TableSettings().model_dump(), tutorials.SETTING: lesson.version}
    header = _header(tables, game, settings, secret=lesson.secret, opener=opener)
    return opened(await _add(tables, header, seats), [token], {})


# --- as a rematch ----------------------------------------------------------------------------------------------------


async def open_rematch(tables: Tables, old: Table, held: Sequence[int], wish: Sitting) -> dict[str, Any]:
    """The rematch of a table: opened by the first request, and the same table for all later ones."""
    if old.status != "finished":
        raise Refused(409, "not-over")
    if old.rematch is None:
        await _open_next(tables, old)
    assert old.rematch is not None
    new = await tables.get(old.rematch)
    own: list[str] = []
    for seat in [seat for seat in new.seats if seat.previous in held]:
        token = await take_over(tables, new, seat.seat, wish)
        if token is not None:
            own.append(token)
            wish = replace(wish, share_hash=None)  # one person adds one share
    return opened(new, own, {})


async def _open_next(tables: Tables, old: Table) -> None:
    banners = banners_of(old.seats)
    seats = [_again(was, banners[was.seat]) for was in old.seats]
    try:
        settings = {name: value for name, value in old.header.settings.items() if name != tutorials.SETTING}
        settings["hints"] = old.hints_allowed
        new = await _add(tables, _header(tables, old.match.game, settings, old.id, opener=old.header.opener), seats)
        old.change(rematch=new.id)
    except Conflict:
        await tables.refresh(old)


def _again(was: Seat, banner: str) -> Seat:
    kind = "bot" if was.kind == "bot" else "link"
    return Seat(was.seat, kind, was.name, was.level, previous=was.seat, banner=banner)


@dataclass(frozen=True)
class Sitting:
    """Who wants to sit down at a rematch: the tokens of the previous seat, the account, and the new token if drawn."""

    tokens: Sequence[str]
    account: str | None
    drawn: str | None = None
    name: str | None = None
    share_hash: str | None = None


async def take_over(tables: Tables, new: Table, number: int, wish: Sitting) -> str | None:
    """Take a seat at a rematch with the token of the previous seat, and return its new token.

    A token is told once: only who has drawn it gets the same answer again. An account needs none for a seat it keeps.
    """
    seat = new.seats[number]
    if new.header.previous is None or seat.previous is None:
        raise Refused(403, "wrong-invitation")
    was = (await tables.get(new.header.previous)).seats[seat.previous]
    if was.seat not in held([was], wish.tokens, wish.account):
        raise Refused(403, "wrong-token")
    token = wish.drawn or new_secret()
    sitting = replace(seat, token=hashed(token), invite=None, account=was.account, name=wish.name or seat.name)
    sitting = replace(sitting, share_hash=wish.share_hash)
    if seat.open:
        try:
            await gathering.sit_down(tables, new, sitting)
            return token
        except Refused as refusal:  # the same request may have come twice at once
            if refusal.slug != "seat-taken":
                raise
    if new.seats[number].token == sitting.token:
        return token
    if wish.account is not None and new.seats[number].account == wish.account:
        return None
    raise Refused(409, "rematch-seat-taken")


# --- from a record ---------------------------------------------------------------------------------------------------


async def open_record(tables: Tables, text: str) -> dict[str, Any]:
    """A table from a record. The sender holds all its seats."""
    record = await asyncio.to_thread(GameRecord.from_json, text)
    game = record.load_game()
    refuse_own_components(game)
    tables.preparation.require(game)
    await asyncio.to_thread(_check, record)
    header = replace(
        _header(tables, game, TableSettings().model_dump(), secret=fair.new_secret()),
        seed=f"{record.seed:016x}",
        imported=len(record.actions) + len(record.seats),
    )
    # The secret of a running game would give away its coming dice.
    promise = record.fairness if record.results is not None else None
    if promise is not None:
        settings = {**header.settings, "first": "given" if promise.seating is None else "random"}
        header = replace(
            header,
            settings=settings,
            secret=promise.secret,
            commitment=promise.commitment,
            root=promise.root,
            announced=None if promise.announced is None else promise.announced.as_dict(),
        )
    log = [_entry(ply, step, record, header.created) for ply, step in enumerate(record.steps(), start=1)]
    tokens = {number: new_secret() for number in range(game.players)}
    hints = record.hints or [0] * game.players
    seats = [Seat(number, "here", token=hashed(token), hints=hints[number]) for number, token in tokens.items()]
    if promise is not None:
        _add_shares(seats, promise)
    return opened(await _add(tables, header, seats, log), tokens.values(), {})


def _add_shares(seats: Sequence[Seat], promise: Fairness) -> None:
    """Note at each seat what its person added to the dice."""
    shares = {share.chair: share for share in promise.shares}
    for seat in seats:
        seat.chair = seat.seat if promise.seating is None else promise.seating[seat.seat]
        if share := shares.get(seat.chair):
            seat.share_hash, seat.share = share.hash, None if share.value is None else share.value.hex()


def _entry(ply: int, step: Step | SeatChange, record: GameRecord, created: int) -> Entry:
    if not isinstance(step, SeatChange):
        player, notation, chance = step
        return Entry(ply, player, "action", notation, None if chance is None else f"{chance:016x}", None, created)
    words = f"{AGREED} {step.player}" if step.kind == AGREED else step.kind
    if record.ended_early and step == record.seats[-1]:
        words += f" {END}"
    return Entry(ply, step.player, SEAT, words, None, None, created)


def _check(record: GameRecord) -> None:
    if len(record.actions) + len(record.seats) > MOST_ACTIONS:
        raise Refused(413, "too-large")
    record.replay()
    if record.fairness is not None:
        record.verify()
