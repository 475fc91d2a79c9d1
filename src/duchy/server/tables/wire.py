"""Responses and messages, joined from parts that are encoded once. Their shapes are defined in schemas/."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import cached_property, lru_cache
from typing import Any

import orjson

from duchy.server.schemas.tables import TableSettings
from duchy.server.storage.models import Header, Said, Seat
from duchy.server.tables import beginning
from duchy.server.tables.banners import banners_of
from duchy.server.tables.hinting import are_allowed
from duchy.server.tables.seats import hosts

JSON = "application/json"
#: Of a game without teams, in which nobody conceded.
_RESULTS: dict[str, Any] = {"teams": None, "conceded": [], "verdict": None}
_SETTINGS = TableSettings().model_dump()


Headers = list[tuple[bytes, bytes]]
_KEPT = [(b"cache-control", b"private, no-cache"), (b"vary", b"Authorization, Cookie, Accept-Encoding")]
_TYPE = (b"content-type", JSON.encode())


class Body:
    """An encoded response; its ETag, its compressed form and its headers are made on demand."""

    def __init__(self, raw: bytes) -> None:
        self.raw = raw

    @cached_property
    def tag(self) -> str:
        """The ETag: a hash of the content."""
        return f'"{hashlib.blake2b(self.raw, digest_size=9).hexdigest()}"'

    @cached_property
    def zipped(self) -> bytes:
        """The content compressed with gzip; without a time, so that the same content gives the same bytes."""
        return gzip.compress(self.raw, 6, mtime=0)

    @cached_property
    def kept(self) -> Headers:
        """The headers of an answer that has not changed: the client may keep it and asks with its ETag each time."""
        return [(b"etag", self.tag.encode()), *_KEPT]

    @cached_property
    def head(self) -> Headers:
        """The headers of the content."""
        return [*self.kept, _TYPE, (b"content-length", b"%d" % len(self.raw))]

    @cached_property
    def zipped_head(self) -> Headers:
        """The headers of the compressed content."""
        length = (b"content-length", b"%d" % len(self.zipped))
        return [*self.kept, _TYPE, (b"content-encoding", b"gzip"), length]


@lru_cache(maxsize=4096)
def time_text(milliseconds: int) -> str:
    """A time as JSON has it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def lasting(header: Header, seats: Sequence[Seat], status: str) -> dict[str, Any]:
    """The part of the information about a table that no action changes; ``seats`` lack what actions change."""
    return {
        "id": header.id,
        "game": header.game,
        "options": header.options,
        "settings": {  # older tables do not have all of them
            **_SETTINGS,
            **header.settings,
            "hints": are_allowed(header.settings, seats),
        },
        "status": status,
        "created": time_text(header.created),
        "seats": [_seat(*known) for known in zip(seats, banners_of(seats), strict=True)],
        "fairness": beginning.told(header, seats, status),
        "imported": header.imported is not None,
        "hosts": hosts(seats),
        "clocks": [],
        "hold": None,
    }


def info(lasting: dict[str, Any], updated: int, summary: dict[str, Any], rematch: str | None) -> dict[str, Any]:
    """The public information about a table (``TableInfo``), as far as the database has it."""
    stand_ins = summary.get("stand_ins") or [None] * len(lasting["seats"])
    return {
        **lasting,
        "updated": time_text(updated),
        **{name: summary[name] for name in ("ply", "deciders", "scores", "moment")},
        "results": summary["results"] and {**_RESULTS, **summary["results"]},  # older tables do not have all of them
        "seats": [{**seat, "stand_in": kind} for seat, kind in zip(lasting["seats"], stand_ins, strict=True)],
        "rematch": rematch,
    }


def _seat(seat: Seat, banner: str) -> dict[str, Any]:
    kind = "bot" if seat.kind == "bot" else "open" if seat.open else "person"
    reserved = kind == "open" and seat.previous is not None
    known = {"seat": seat.seat, "kind": kind, "name": seat.name, "level": seat.level, "banner": banner}
    known["hints"] = seat.hints
    return {**known, "online": False, "reserved": reserved, "agreed": []}


def welcome(
    table: bytes,
    board: bytes,
    viewer: int,
    held: Sequence[int],
    ply: int,
    view: bytes,
    undo: bool,
    events: Iterable[bytes],
) -> bytes:
    """Everything that a client needs to draw a table (``TableState``)."""
    return (
        b'{"type":"welcome","table":%b,"board":%b,"viewer":%d,"held":%b,"ply":%d,"view":%b,"undo":%b,"events":%b}'
        % (
            table,
            board,
            viewer,
            orjson.dumps(held),
            ply,
            view,
            _bool(undo),
            _list(events),
        )
    )


def update(
    ply: int, viewer: int, status: str, events: Iterable[bytes], view: bytes, undo: bool, request: str | None
) -> bytes:
    """New events and the view after them (``Update``)."""
    form = b'{"type":"update","ply":%d,"viewer":%d,"status":"%b","events":%b,"view":%b,"undo":%b,"request":%b}'
    return form % (ply, viewer, status.encode(), _list(events), view, _bool(undo), orjson.dumps(request))


def position(ply: int, viewer: int, view: bytes, undo: bool) -> bytes:
    """A position (``PositionView``)."""
    return b'{"ply":%d,"viewer":%d,"view":%b,"undo":%b}' % (ply, viewer, view, _bool(undo))


def log_page(events: Iterable[bytes]) -> bytes:
    """Some events (``LogPage``)."""
    return b'{"events":%b}' % _list(events)


def table_changed(table: bytes) -> bytes:
    """A change of the table beside its log (``TableChanged``)."""
    return b'{"type":"table","table":%b}' % table


def chat_page(said: Iterable[Said]) -> bytes:
    """The latest lines of the chat (``ChatPage``)."""
    return b'{"lines":%b}' % _list(map(chat_line, said))


def chat(said: Iterable[Said], request: str | None) -> bytes:
    """New lines of the chat (``ChatMessage``)."""
    return b'{"type":"chat","lines":%b,"request":%b}' % (_list(map(chat_line, said)), orjson.dumps(request))


def chat_line(said: Said) -> bytes:
    """A line of the chat (``ChatLine``)."""
    known = {"number": said.number, "seat": said.seat, "name": said.name, "phrase": said.phrase, "text": said.text}
    return orjson.dumps({**known, "created": time_text(said.created)})


def _list(pieces: Iterable[bytes]) -> bytes:
    return b"[%b]" % b",".join(pieces)


def _bool(value: bool) -> bytes:
    return b"true" if value else b"false"
