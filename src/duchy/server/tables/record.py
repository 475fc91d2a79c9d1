"""A table's game as a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from duchy.engine.match.gamerecord import GameRecord
from duchy.engine.match.match import Match
from duchy.server.storage.models import Header, Seat
from duchy.server.storage.store import Stored
from duchy.server.tables import replay
from duchy.server.tables.beginning import fairness_of


def record_of(header: Header, seats: Sequence[Seat], match: Match) -> GameRecord:
    """The record of a game. Only that of a finished one has the secret of its dice, from which later dice follow."""
    record = replace(match.record(), hints=tuple(seat.hints for seat in seats))
    promise = fairness_of(header, seats) if match.is_over else None
    return replace(record, fairness=promise) if promise else record


def stored_record(stored: Stored) -> GameRecord:
    """The record of a game that has begun, from its log. This takes a while for a long log."""
    match = replay.begin(stored.header)
    for entry in stored.log:
        replay.advance(stored.header, match, entry)
    return record_of(stored.header, stored.seats, match)
