"""Rows in files: Parquet, which can be merged again, and CSV, which any program reads (docs/results.md)."""

from __future__ import annotations

import csv
import json
import os
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from duchy.engine.errors import DuchyError, OptionError
from duchy.engine.values import given
from duchy.sim.rows import EXTRA, Column, Rows, Words

PARQUET, CSV = ".parquet", ".csv"
#: Where the facts stand in the description of a Parquet file.
KEY = b"duchy"
#: Rows that are written at a time.
GROUP = 1 << 17
#: The facts that parts of one batch have in common.
COMMON = ("kind", "format", "game", "options", "data", "version", "seed", "games", "bots", "details")
FACTS = (*COMMON, "first", "last", "complete")


def check_target(path: str | os.PathLike[str], merged_later: bool = False) -> Path:
    """Where rows are to be written; an error if that cannot be, before anything is played."""
    target = Path(given.path("out", path))
    if target.suffix not in (PARQUET, CSV):
        raise OptionError("out", "error-out-form", path=str(target), choices=f"{PARQUET}, {CSV}")
    if merged_later and target.suffix != PARQUET:
        raise OptionError("out", "error-out-shard", path=str(target), form=PARQUET)
    if not target.absolute().parent.is_dir():
        raise OptionError("out", "error-out-folder", path=str(target))
    if target.suffix == PARQUET:
        _arrow("pyarrow.parquet")
    return target


def write(rows: Rows, path: str | os.PathLike[str]) -> None:
    """Write rows in one step, so that nobody ever sees half a file. The end of the name says in which form."""
    target = check_target(path)
    draft = target.with_name(f"{target.name}.{secrets.token_hex(4)}.part")
    try:
        (_write_parquet if target.suffix == PARQUET else _write_csv)(rows, draft)
        draft.replace(target)
    except OSError as problem:
        raise DuchyError(
            "error-results-not-saved", path=str(target), problem=str(problem.strerror or problem)
        ) from None
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


class Part(NamedTuple):
    """A file of rows, as far as it was looked at."""

    file: str
    table: Any
    facts: Mapping[str, Any]


def merge(paths: Sequence[str | os.PathLike[str]], out: str | os.PathLike[str]) -> Mapping[str, Any]:
    """Put the parts of a batch or a match together: the file is the one that a single run would have written.

    Returns the facts of the whole. Files that do not belong together, and parts that are missing or there twice, are
    refused.
    """
    check_target(out)
    parts = [_read(given.path("files", path)) for path in given.sequence("files", paths)]
    if not parts:
        raise OptionError("files", "error-merge-none")
    for part in parts:
        _compare(parts[0], part)
    parts.sort(key=lambda part: (part.facts["first"], part.facts["last"]))
    _check_whole(parts)
    facts = {**parts[0].facts, "first": 0, "last": parts[0].facts["games"]}
    write(Rows(_joined([part.table for part in parts]), facts), out)
    return facts


def _compare(one: Part, other: Part) -> None:
    """Refuse a file that belongs to another batch."""
    for name in COMMON:
        if one.facts[name] != other.facts[name]:
            value, wanted = json.dumps(other.facts[name]), json.dumps(one.facts[name])
            raise DuchyError(
                "error-merge-differs", file=other.file, other=one.file, name=name, value=value, wanted=wanted
            )
    if not one.table.schema.equals(other.table.schema):
        raise DuchyError("error-merge-columns", file=other.file, other=one.file)


def _check_whole(parts: Sequence[Part]) -> None:
    """Refuse parts that were interrupted, overlap or leave something out."""
    done, before = 0, parts[0]
    for part in parts:
        first, last = part.facts["first"], part.facts["last"]
        if not part.facts["complete"]:
            raise DuchyError("error-merge-interrupted", file=part.file)
        if first < done:
            raise DuchyError("error-merge-twice", file=part.file, other=before.file, first=str(first))
        _check_reached(done, first, part)
        done, before = last, part
    _check_reached(done, before.facts["games"], before)


def _check_reached(done: int, wanted: int, part: Part) -> None:
    if done < wanted:
        games = str(part.facts["games"])
        raise DuchyError("error-merge-missing", first=str(done), last=str(wanted - 1), games=games)


def _arrow(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        raise DuchyError("error-parquet-missing", library="pyarrow", extra=EXTRA) from None


# --- Parquet ----------------------------------------------------------------------------------------------------------


def _write_parquet(rows: Rows, path: Path) -> None:
    arrow, parquet = _arrow("pyarrow"), _arrow("pyarrow.parquet")
    arrays = {name: _array(arrow, column) for name, column in rows.columns.items()}
    told = json.dumps({name: rows.facts[name] for name in FACTS}, sort_keys=True)
    table = arrow.table(arrays).replace_schema_metadata({KEY: told.encode()})
    parquet.write_table(table, path, row_group_size=GROUP, compression="zstd")


def _array(arrow: Any, column: Column) -> Any:
    if not isinstance(column, Words):
        return arrow.array(column)
    codes = arrow.array(column.codes, mask=column.codes < 0)
    return arrow.DictionaryArray.from_arrays(codes, arrow.array(column.words, arrow.string()))


def _read(file: str) -> Part:
    """A Parquet file that ``write`` has written."""
    arrow, parquet = _arrow("pyarrow"), _arrow("pyarrow.parquet")
    try:
        table = parquet.read_table(file, partitioning=None)
        facts = json.loads((table.schema.metadata or {})[KEY])
        if not set(FACTS) <= facts.keys():
            raise KeyError
    except (OSError, arrow.ArrowException) as problem:
        raise DuchyError("error-no-results", path=file, problem=str(problem).partition("\n")[0]) from None
    except (KeyError, ValueError, TypeError, AttributeError):
        raise DuchyError("error-merge-foreign", file=file) from None
    return Part(file, table, facts)


def _joined(tables: Sequence[Any]) -> dict[str, Column]:
    """The columns of several tables, one below the other."""
    arrow = _arrow("pyarrow")
    whole = arrow.concat_tables(tables).unify_dictionaries().combine_chunks()
    return {name: _column(arrow, whole.column(name).combine_chunks()) for name in whole.column_names}


def _column(arrow: Any, array: Any) -> Column:
    if isinstance(array, arrow.ChunkedArray):  # what has no rows stays in no chunks
        array = array.chunk(0) if array.num_chunks else arrow.array([], array.type)
    if not arrow.types.is_dictionary(array.type):
        numbers: np.ndarray[Any, Any] = array.to_numpy(zero_copy_only=False)
        return numbers
    codes = array.indices.fill_null(-1).to_numpy(zero_copy_only=False).astype(np.int32)
    return Words.of(codes, array.dictionary.to_pylist())


# --- CSV --------------------------------------------------------------------------------------------------------------


def _write_csv(rows: Rows, path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(rows.columns)
        for first in range(0, len(rows), GROUP):
            writer.writerows(_plain(rows, slice(first, first + GROUP)))


def _plain(rows: Rows, piece: slice) -> Iterator[tuple[Any, ...]]:
    """The rows of a piece as plain values."""
    return zip(*(_cells(column, piece) for column in rows.columns.values()), strict=True)


def _cells(column: Column, piece: slice) -> list[Any]:
    if isinstance(column, Words):
        return [column.words[code] if code >= 0 else "" for code in column.codes[piece].tolist()]
    cells: list[Any] = column[piece].tolist()
    return cells
