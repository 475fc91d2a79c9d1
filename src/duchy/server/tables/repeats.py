"""Requests that come again: whether they ask for what was done under the same name before.

A client that got no answer sends its request once more, and is answered again. A name that is used for something else
is refused, since the sender would take the answer for a deed that was never done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duchy.server.storage.models import Entry, Said
from duchy.server.tables.people import AGREE, AGREED, SEAT
from duchy.server.tables.table import Table

#: Whether an entry of the log is what a request asks for.
Same = Callable[[Entry], bool]


def action(table: Table, wanted: Any) -> Same:
    """The same action, whether by number, by notation or in structured form."""

    def same(entry: Entry) -> bool:
        game = table.match.game  # there is one, since something was done
        return entry.kind == "action" and entry.action == str(game.catalogue.decode(game.parse(wanted)))

    return same


def undo(entry: Entry) -> bool:
    """An undo. It names no action, so one is like another."""
    return entry.kind == "undo"


def seat_change(wanted: str) -> Same:
    """The same wish of a person (``concede``, ``agree 2``), whatever it came to: ``concede end``, ``agreed 2``."""
    what, *whom = wanted.split()
    kinds = {AGREE, AGREED} if what == AGREE else {what}

    def same(entry: Entry) -> bool:
        found, *rest = (entry.action or "").split()
        return entry.kind == SEAT and found in kinds and rest[: len(whom)] == whom

    return same


def same_words(one: Said, other: Said) -> bool:
    """The same words, said by the same person."""
    return (one.seat, one.name, one.phrase, one.text) == (other.seat, other.name, other.phrase, other.text)
