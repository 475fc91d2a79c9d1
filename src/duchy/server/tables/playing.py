"""What people and bots do at a table whose game has begun: actions, undo, and changes of who plays a seat.

A deed is checked, stored and only then shown. If another process has stored the same ply, the primary key of the log
makes our write fail, and the deed is refused as stale.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duchy.engine.errors import DuchyError
from duchy.engine.match import fair
from duchy.engine.match.match import Match
from duchy.server.problems import Refused
from duchy.server.storage.journal import Conflict
from duchy.server.storage.models import Entry
from duchy.server.tables import leaving, people, repeats, replay, tutorials
from duchy.server.tables.exclusive import exclusive
from duchy.server.tables.notation import notation_of
from duchy.server.tables.people import SEAT
from duchy.server.tables.table import Table
from duchy.server.tables.tables import Tables

_Deed = tuple[str, str | None, Match]
"""What is to be entered in a log: the kind of the entry, its words, and the match after it."""
MOST_ENTRIES = 10_000  # of a log; then undo is switched off, since every undo adds an entry


async def act(
    tables: Tables,
    table: Table,
    player: int,
    ply: int,
    action: Any,
    request: str | None = None,
    bot: bool = False,
    hold: int | None = None,
) -> Entry:
    """Take an action for a player and return its entry; a repeated request returns the entry of the first.

    ``hold``: for how many milliseconds bots wait after it (see hold.py).
    """

    def decide() -> _Deed:
        _check_playable(table, player, ply, "action", bot)
        return _action(table, player, action)

    same = repeats.action(table, action)
    return await _enter(tables, table, player, request, same, decide, hold)


def go_on(tables: Tables, table: Table, player: int, ply: int) -> None:
    """A person does not want to take the last action back: bots begin."""
    if table.hold is not None and table.hold.seat == player and table.ply == ply:
        table.end_hold()
        tables.observer.stored(table)


async def undo(tables: Tables, table: Table, player: int, ply: int, request: str | None = None) -> Entry:
    """Take back a player's last action."""

    def decide() -> _Deed:
        _check_playable(table, player, ply, "undo")
        match = table.match.copy()
        match.undo(player)
        return "undo", None, match

    return await _enter(tables, table, player, request, repeats.undo, decide)


async def change_seat(
    tables: Tables,
    table: Table,
    player: int,
    wish: Callable[[Table, int], str],
    request: str | None = None,
    what: str = "-",
) -> Entry:
    """Store that a player concedes, leaves, comes back or the like (see leaving.py).

    ``what`` names the wish of a request (``concede``, ``agree 2``), so that it is known if it comes again.
    """

    def decide() -> _Deed:
        words = wish(table, player)
        match = table.match.copy()
        people.change_seat(match, player, words)
        return SEAT, words, match

    return await _enter(tables, table, player, request, repeats.seat_change(what), decide)


@exclusive
async def _enter(
    tables: Tables,
    table: Table,
    player: int,
    request: str | None,
    same: repeats.Same,
    decide: Callable[[], _Deed],
    hold: int | None = None,
) -> Entry:
    if table.behind:
        await tables.load_seats(table)
        await tables.load_entries(table)
    if known := _earlier_entry(table, player, request, same):
        return known
    await tables.give_back_time(table)
    try:
        kind, words, match = decide()
    except (Refused, DuchyError):  # perhaps only because another process has stored what is not loaded here yet
        if not tables.store.shared or not await tables.load_entries(table):
            raise
        if known := _earlier_entry(table, player, request, same):
            return known
        kind, words, match = decide()
    entry = Entry(table.ply + 1, player, kind, words, None, request, tables.now(), hold)
    try:
        await tables.store_entry(table, entry, match)
    except Conflict:
        if known := _earlier_entry(table, player, request, same):
            return known
        raise Refused(409, "stale", ply=table.ply) from None
    tables.observer.stored(table)
    return entry


def _earlier_entry(table: Table, player: int, request: str | None, same: repeats.Same) -> Entry | None:
    """The entry of a request that was fulfilled before; refused if that was for another player or another deed."""
    known = table.requests.get(request) if request is not None else None
    if known is not None and (known.player != player or not same(known)):
        raise Refused(409, "request-reused")
    return known


def _check_playable(table: Table, player: int, ply: int, kind: str, bot: bool = False) -> None:
    leaving.check_running(table)
    if kind == "undo" and (not table.header.settings["undo"] or table.ply >= MOST_ENTRIES):
        raise Refused(409, "undo-off")
    if not table.is_current(player, ply, kind):
        raise Refused(409, "stale", ply=table.ply)
    if table.played_by_bot(player) and not bot:
        raise Refused(409, "bot-plays")
    if bot and not table.played_by_bot(player):  # the person has come back while the bot was thinking
        raise Refused(409, "stale", ply=table.ply)


def _action(table: Table, player: int, action: Any) -> _Deed:
    """An action, carried out on a copy."""
    match = table.match.copy()
    _, number = match.state.resolve(action, player)
    notation = notation_of(match.game, number)
    tutorials.check(table, player, notation)
    match.apply(number, player, fair.entropy(replay.root_of(table.header), match.state.ply + 1))
    return "action", notation, match
