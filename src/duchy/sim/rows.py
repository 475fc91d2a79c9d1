"""Results as rows, one for each game and seat: for frames, and for files that other programs read (docs/results.md)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from duchy.engine.errors import DuchyError
from duchy.engine.game import registry
from duchy.engine.values.options import one_of

FORMAT = 1
#: The libraries of frames, the first that is there is taken.
LIBRARIES = ("pandas", "polars")
#: The extra of the package that brings what is needed here.
EXTRA = "duchy[data]"


class Words(NamedTuple):
    """A column of texts: the different ones in their order, and for every row the place of its own; -1 for none."""

    codes: NDArray[np.int32]
    words: tuple[str, ...]

    @classmethod
    def of(cls, codes: NDArray[Any], words: Sequence[str]) -> Words:
        """The same column with the texts that it holds only, in order: equal columns are then equal as they stand."""
        met = np.unique(codes[codes >= 0])
        kept = sorted({words[place] for place in met})
        places = np.full(len(words) + 1, -1, np.int32)
        for place in met:
            places[place] = kept.index(words[place])
        return cls(places[codes], tuple(kept))


Column: TypeAlias = NDArray[Any] | Words


@dataclass(frozen=True)
class Rows:
    """Columns of one length by name, and the facts that hold for all of them."""

    columns: Mapping[str, Column]
    facts: Mapping[str, Any]

    def __len__(self) -> int:
        seats: NDArray[Any] = self.columns["seat"]  # type: ignore[assignment]  # a column of numbers
        return len(seats)


class Batch(NamedTuple):
    """What rows are made of: arrays by game and seat. ``bots`` are places in the list of names."""

    numbers: NDArray[np.int64]
    seeds: NDArray[np.uint64]
    bots: NDArray[Any]
    names: Sequence[str]
    scores: NDArray[Any]
    places: NDArray[Any]
    verdicts: NDArray[Any]
    verdict_names: Sequence[str]
    lengths: NDArray[Any]
    points: NDArray[Any]
    sources: Sequence[str]
    phases: NDArray[Any] | None
    phase_names: Sequence[str]
    firsts: NDArray[Any] | None


def rows_of(batch: Batch, facts: Mapping[str, Any]) -> Rows:
    """The rows of a batch or a match: the games in their order, and in each the seats in theirs."""
    games, seats = batch.scores.shape
    count = games * seats

    def by_game(values: NDArray[Any]) -> NDArray[Any]:
        return np.repeat(values, seats)

    def always(text: str) -> Words:
        return Words.of(np.zeros(count, np.int32), (text,))

    columns: dict[str, Column] = {
        "game": always(facts["game"]),
        "options": always(json.dumps(facts["options"], sort_keys=True)),
        "data": always(facts["data"]),
        "version": always(facts["version"]),
        "seed": always(str(facts["seed"])),
        "number": by_game(batch.numbers),
        "game_seed": by_game(batch.seeds),
        "seat": np.tile(np.arange(seats, dtype=np.int8), games),
        "bot": Words.of(batch.bots.reshape(count), batch.names),
        "score": batch.scores.reshape(count).astype(np.int16),
        "place": batch.places.reshape(count).astype(np.int8),
        "verdict": Words.of(by_game(batch.verdicts), batch.verdict_names),
        "actions": by_game(batch.lengths).astype(np.int16),
    }
    for place, source in enumerate(batch.sources):
        columns[f"points_{source}"] = batch.points[:, :, place].reshape(count).astype(np.int16)
    if batch.phases is not None and batch.firsts is not None:
        columns |= _of_phases(batch.phases, batch.phase_names, batch.sources)
        columns |= _of_firsts(batch.firsts, facts)
    return Rows(columns, facts)


def _of_phases(phases: NDArray[Any], names: Sequence[str], sources: Sequence[str]) -> dict[str, Column]:
    """The points of every phase, then those of every phase and source."""
    whole = {f"phase_{name}": phases[:, :, place].sum(axis=2).reshape(-1) for place, name in enumerate(names)}
    single = {
        f"phase_{name}_{source}": phases[:, :, place, at].reshape(-1)
        for place, name in enumerate(names)
        for at, source in enumerate(sources)
    }
    return {name: values.astype(np.int16) for name, values in (whole | single).items()}


def _of_firsts(firsts: NDArray[Any], facts: Mapping[str, Any]) -> dict[str, Column]:
    """The first actions in notation."""
    catalogue = registry.load(facts["game"], facts["options"]).catalogue
    numbers, codes = np.unique(firsts, return_inverse=True)
    codes = codes.reshape(firsts.shape)
    codes = np.where(firsts < 0, -1, codes)
    words = ["" if number < 0 else str(catalogue.decode(int(number))) for number in numbers]
    return {f"action_{k + 1}": Words.of(codes[:, :, k].reshape(-1), words) for k in range(firsts.shape[2])}


def frame_of(rows: Rows, library: str | None = None) -> Any:
    """The rows as a frame of pandas or polars; of whichever is there, if none is named."""
    if library is not None:
        one_of("library", library, LIBRARIES)
    for name in (library,) if library else LIBRARIES:
        try:
            module = import_module(name)
        except ImportError:
            continue
        return _pandas(module, rows) if name == "pandas" else _polars(module, rows)
    raise DuchyError("error-frame-missing", libraries=library or " / ".join(LIBRARIES), extra=EXTRA)


def _pandas(pandas: Any, rows: Rows) -> Any:
    columns = {
        name: pandas.Categorical.from_codes(column.codes, column.words) if isinstance(column, Words) else column
        for name, column in rows.columns.items()
    }
    return pandas.DataFrame(columns)


def _polars(polars: Any, rows: Rows) -> Any:
    found = []
    for name, column in rows.columns.items():
        if isinstance(column, Words):
            words = polars.Series("words", column.words, dtype=polars.Enum(column.words))
            codes = polars.Series("codes", column.codes)
            found.append(words.gather(codes.set(codes < 0, None)).alias(name))
        else:
            found.append(polars.Series(name, column))
    return polars.DataFrame(found)
