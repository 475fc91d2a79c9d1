"""What people may do beside playing: concede, leave, come back, agree that a bot plays on, cancel, fill up.

Each function gives the words of the entry in the log (see people.py), or refuses. They are called while the table is
locked, so that what they look at cannot change before the entry is stored.
"""

from __future__ import annotations

import math

from duchy.engine.game import seating
from duchy.server.problems import Refused
from duchy.server.tables.people import AGREE, AGREED, CANCEL, END
from duchy.server.tables.table import Table


def concession(table: Table, seat: int, kind: str = "concede") -> str:
    """A person concedes. If only bots are left, the game ends."""
    check_running(table)
    if seat in table.match.conceded:
        raise Refused(409, "conceded")
    others = [other for other in table.persons if other != seat and other not in table.match.conceded]
    return kind if others else f"{kind} {END}"


def departure(table: Table, seat: int) -> str:
    """A person leaves a running game, and a bot plays on."""
    check_running(table)
    if seat in table.match.stand_ins:
        raise Refused(409, "bot-plays")
    return "leave"


def homecoming(table: Table, seat: int) -> str:
    """A person takes the seat back from the bot."""
    check_running(table)
    if seat in table.match.conceded:
        raise Refused(409, "conceded")
    if seat not in table.match.stand_ins:
        raise Refused(409, "no-stand-in")
    return seating.RETURN


def agreement(table: Table, seat: int, absent: int, time: int, patience: int) -> str:
    """A person wants a bot to play on for another who has been away for a while; the last such wish makes it so."""
    check_running(table)
    if seat in table.match.stand_ins:
        raise Refused(409, "bot-plays")
    if absent == seat or absent not in table.playing:
        raise Refused(409, "no-absent")
    if table.away_for(absent, time) < patience:
        raise Refused(409, "not-away")
    agreed = table.people.wishes.get(absent, frozenset()) | {seat}
    return f"{AGREED if agreed.issuperset(set(table.playing) - {absent}) else AGREE} {absent}"


def cancellation(table: Table, seat: int) -> str:
    """The opener gives up a table that has not begun. A rematch belongs to all its players, so nobody cancels it."""
    _check_host(table, seat)
    if table.header.previous is not None:
        raise Refused(403, "not-host")
    return CANCEL


def timeout(table: Table, seat: int) -> str:
    """The time of a person is up, and the table's rule applies."""
    check_running(table)
    if table.clocks is None or table.clocks.expired(table.now()) != seat:
        raise Refused(409, "not-away")
    return concession(table, seat, "forfeit") if table.clocks.settings["zero"] == "concede" else "time"


def check_running(table: Table) -> None:
    """Refuse what can be done only in a game that goes on."""
    if table.status == "open":
        raise Refused(409, "not-started")
    if table.status == "starting":
        raise Refused(409, "starting")
    if table.status == "closed":
        raise Refused(409, "cancelled")
    if table.status == "finished":
        raise Refused(409, "over")


def check_waiting(table: Table) -> None:
    """Refuse what can be done only before a game has begun."""
    if table.status == "closed":
        raise Refused(409, "cancelled")
    if table.status == "starting":
        raise Refused(409, "starting")
    if table.status != "open":
        raise Refused(409, "started")


def check_starting(table: Table) -> None:
    """Refuse what can be done only between the last seat and the first move."""
    if table.status == "open":
        raise Refused(409, "not-started")
    if table.status == "closed":
        raise Refused(409, "cancelled")
    if table.status != "starting":
        raise Refused(409, "started")


def check_unreserved(table: Table, number: int, time: int, patience: int) -> None:
    """Refuse to invite somebody to a seat that is taken, or that its player of the previous game may still come for."""
    seat = table.seats[number]
    if not seat.open:
        raise Refused(409, "seat-taken")
    left = table.header.created + patience - time
    if seat.previous is not None and left > 0:
        raise Refused(409, "reserved", seconds=math.ceil(left / 1000))


def _check_host(table: Table, seat: int) -> None:
    check_waiting(table)
    if seat not in table.hosts:
        raise Refused(403, "not-host")


def host_at(table: Table, seats: tuple[int, ...]) -> int:
    """The seat of the opener among those that a requester holds."""
    if not seats:
        raise Refused(401, "no-token")
    check_waiting(table)
    found = next((seat for seat in seats if seat in table.hosts), None)
    if found is None:
        raise Refused(403, "not-host")
    return found
