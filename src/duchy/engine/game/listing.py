"""The drawing of a game that brings none: the fields of the position that are not zero, as they stand in the record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from duchy.engine.drawings.svg import lines_of_text
from duchy.engine.drawings.terminal import page
from duchy.engine.game.game import State


def text(state: State, viewer: int, language: str, width: int) -> Text:
    """The position as a viewer may know it, a line for each field."""
    return page([Text(line) for line in _lines(state, viewer)])


def svg(state: State, viewer: int, language: str) -> str:
    """The same as a picture."""
    return lines_of_text(list(_lines(state, viewer)))


def _lines(state: State, viewer: int) -> Iterator[str]:
    yield repr(state)
    for name, value in _fields("", state.seen_by(viewer).array[0]):
        yield f"  {name} = {value}"


def _fields(name: str, record: Any) -> Iterator[tuple[str, Any]]:
    for field in record.dtype.names:
        value, path = record[field], name + field
        if value.dtype.names is None:
            if value.any():
                yield path, value.tolist()
        elif value.shape:
            for index, inner in enumerate(value):
                yield from _fields(f"{path}[{index}].", inner)
        else:
            yield from _fields(f"{path}.", value)
