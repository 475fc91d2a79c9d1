"""The results of a batch of games, as arrays."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.engine.errors import AgendaOverflow, DuchyError, OptionError
from duchy.engine.game import registry
from duchy.engine.game.game import ENTROPY, Game
from duchy.engine.kernels.template import bind
from duchy.engine.play.teams import Teams
from duchy.engine.version import VERSION
from duchy.sim.files import write
from duchy.sim.rows import FORMAT, Batch, Rows, frame_of, rows_of
from duchy.sim.statistics import CONFIDENCE, METHODS, Estimate, mean_of, share_of, win_shares


@dataclass(frozen=True)
class Results:
    """One row per game, one column per seat.

    ``places`` are final places by the printed tie-breaks, which partners share, ``lengths`` count actions, and
    ``categories`` splits each score by the sources that ``category_names`` lists. ``teams`` are the seats that win
    together. ``verdicts`` says of a game for one player which of ``verdict_names`` it ended with, and is -1 in other
    games. ``complete`` is False where a batch was interrupted: then there are fewer rows than were asked for, and they
    are the same games as the first of a whole batch.

    ``bots`` are the players by seat. With ``keep="details"``, ``phases`` splits the points by phase and source, and
    ``firsts`` has the numbers of the first actions by seat, -1 where there is none. ``first`` is the number of the
    first game of these in a batch of ``wanted`` games; ``data`` names the data of the game's components.
    """

    game: str
    options: dict[str, Any]
    policy: str
    device: str
    seed: int
    scores: NDArray[np.int16]
    places: NDArray[np.int8]
    verdicts: NDArray[np.int8]
    lengths: NDArray[np.int16]
    categories: NDArray[np.int16]
    category_names: tuple[str, ...]
    verdict_names: tuple[str, ...]
    teams: Teams
    seconds: float
    complete: bool
    bots: tuple[str, ...] = ()
    first: int = 0
    wanted: int = 0
    version: str = ""
    data: str = ""
    phase_names: tuple[str, ...] = ()
    phases: NDArray[np.int16] | None = None
    firsts: NDArray[np.int16] | None = None

    def __len__(self) -> int:
        return len(self.scores)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.scores.shape[1])

    @property
    def actions(self) -> int:
        """All actions of all games."""
        return int(self.lengths.sum(dtype=np.int64))

    def summary(self) -> dict[str, Any]:
        """The batch in a few numbers, ready for JSON."""
        return {
            "game": self.game,
            "options": self.options,
            "policy": self.policy,
            "bots": list(self.bots),
            "device": self.device,
            "seed": self.seed,
            "games": len(self),
            "complete": self.complete,
            "confidence": CONFIDENCE,
            "methods": METHODS,
            "seconds": round(self.seconds, 3),
            "games_per_second": _rate(len(self), self.seconds),
            "actions_per_second": _rate(self.actions, self.seconds),
            "length": _spread(self.lengths),
            "verdicts": self._verdicts(),
            "seats": [self._seat(seat) for seat in range(self.players)],
            **({"teams": [self._team(team) for team in self.teams]} if len(self.teams) < self.players else {}),
        }

    def _team(self, team: tuple[int, ...]) -> dict[str, Any]:
        """A team's points and wins; means are per game."""
        points = self.scores[:, list(team)].sum(axis=1, dtype=np.int64)
        return {"seats": list(team), **self._wins(team), "points": _spread(points)}

    def _wins(self, team: tuple[int, ...]) -> dict[str, Any]:
        places = self.places[:, [first for first, *_ in self.teams]]
        own, first = self.teams.index(team), places == 1
        alone = first.sum(axis=1) == 1
        return {
            "win_share": _estimate(share_of(win_shares(places)[:, own])),
            "wins": int((first[:, own] & alone).sum()),
            "ties": int((first[:, own] & ~alone).sum()),
        }

    def _verdicts(self) -> dict[str, Any] | None:
        """How often games for one player ended with each verdict; None for games of several players."""
        if not (self.verdicts >= 0).any():
            return None
        return {
            name: {"games": int((self.verdicts == place).sum()), "share": _estimate(share_of(self.verdicts == place))}
            for place, name in enumerate(self.verdict_names)
        }

    def _seat(self, seat: int) -> dict[str, Any]:
        """A seat's points, and the wins of its team; means are per game."""
        return {
            **self._wins(next(team for team in self.teams if seat in team)),
            "points": _spread(self.scores[:, seat]),
            "categories": {
                name: _estimate(mean_of(self.categories[:, seat, place]))
                for place, name in enumerate(self.category_names)
            },
        }

    def rows(self) -> Rows:
        """One row for each game and seat, as files have them."""
        game = registry.load(self.game, self.options)
        numbers = range(self.first, self.first + len(self))
        bots = np.tile(np.arange(self.players), (len(self), 1))
        batch = Batch(
            numbers=np.array(numbers, np.int64),
            seeds=entropies(game, self.seed, numbers),
            bots=bots,
            names=self.bots,
            scores=self.scores,
            places=self.places,
            verdicts=self.verdicts,
            verdict_names=self.verdict_names,
            lengths=self.lengths,
            points=self.categories,
            sources=self.category_names,
            phases=self.phases,
            phase_names=self.phase_names,
            firsts=self.firsts,
        )
        facts = {
            "kind": "simulate",
            "format": FORMAT,
            "game": self.game,
            "options": dict(self.options),
            "data": self.data,
            "version": self.version,
            "seed": self.seed,
            "games": self.wanted,
            "bots": list(self.bots),
            "details": self.phases is not None,
            "first": self.first,
            "last": self.first + len(self),
            "complete": self.complete,
        }
        return rows_of(batch, facts)

    def to_frame(self, library: str | None = None) -> Any:
        """One row for each game and seat, as a frame of pandas or polars: whichever is there, or the one named."""
        return frame_of(self.rows(), library)

    def write(self, path: str | Path) -> None:
        """Write the same rows to a file for other programs, ``.parquet`` or ``.csv``."""
        write(self.rows(), path)

    def save(self, path: str | Path) -> None:
        """Save everything in one ``.npz`` file."""
        facts = {name: getattr(self, name) for name in _FACTS}
        arrays = {name: array for name in _ARRAYS if (array := getattr(self, name)) is not None}
        try:
            # An open file, since numpy would add its suffix to a name with another one.
            with Path(path).open("wb") as file:
                np.savez_compressed(file, facts=json.dumps(facts), **arrays)
        except (OSError, TypeError) as error:
            raise DuchyError("error-results-not-saved", path=str(path), problem=str(error)) from None

    @classmethod
    def load(cls, path: str | Path) -> Results:
        """The results from a file that ``save`` has written."""
        try:
            with np.load(path, allow_pickle=False) as kept:
                facts = json.loads(str(kept["facts"]))
                for names in ("category_names", "verdict_names", "bots", "phase_names"):
                    facts[names] = tuple(facts.get(names, ()))
                facts["teams"] = tuple(map(tuple, facts["teams"]))
                facts["bots"] = facts["bots"] or (facts["policy"],) * kept["scores"].shape[1]  # of older files
                return cls(**facts, **{name: kept[name] for name in _ARRAYS if name in kept or name not in _DETAILS})
        except (OSError, KeyError, ValueError, TypeError) as error:
            raise DuchyError("error-no-results", path=str(path), problem=str(error)) from None


def entropies(game: Game, seed: int, numbers: range) -> NDArray[np.uint64]:
    """The seeds for ``game.new_state`` that give the dice of games of a batch, by their numbers."""
    entropy = bind("duchy.sim.batch", game.contract).entropy
    start = np.uint64(seed & ENTROPY)
    return np.fromiter((entropy(start, np.uint64(number)) for number in numbers), np.uint64, len(numbers))


_DETAILS = ("phases", "firsts")
_ARRAYS = ("scores", "places", "verdicts", "lengths", "categories", *_DETAILS)
_FACTS = tuple(field.name for field in fields(Results) if field.name not in _ARRAYS)


def blank_arrays(game: Game, games: int) -> dict[str, np.ndarray[Any, Any]]:
    """Empty arrays for the results of a batch, in the order in which the kernels take them."""
    try:
        return {
            "scores": np.zeros((games, game.players), np.int16),
            "places": np.zeros((games, game.players), np.int8),
            "verdicts": np.zeros(games, np.int8),
            "lengths": np.zeros(games, np.int16),
            "categories": np.zeros((games, game.players, len(game.contract.categories)), np.int16),
        }
    except (MemoryError, OverflowError, ValueError):  # numpy says it in three ways
        raise OptionError("games", "error-too-many-games", value=str(games)) from None


def results_of(
    game: Game,
    policy: str,
    device: str,
    seed: int,
    arrays: dict[str, np.ndarray[Any, Any]],
    done: int,
    seconds: float,
    **more: Any,
) -> Results:
    """The first ``done`` games of a batch as results. A game that had to stop is an error, not a result."""
    stopped = arrays["lengths"][:done] < 0
    if stopped.any():
        raise AgendaOverflow("error-agenda-overflow", action=f"game {int(stopped.argmax())}, seed {seed}")
    kept: dict[str, Any] = {name: array[:done] for name, array in arrays.items()}
    return Results(
        game=game.name,
        options=game.options.as_dict(),
        policy=policy,
        device=device,
        seed=seed,
        category_names=tuple(game.contract.categories),
        verdict_names=game.verdicts,
        teams=game.teams,
        seconds=seconds,
        complete=done == len(arrays["lengths"]),
        version=VERSION,
        data=game.data_digest,
        **kept,
        **{"bots": (policy,) * game.players, "wanted": len(arrays["lengths"]), **more},
    )


def _rate(count: int, seconds: float) -> float:
    return round(count / seconds, 1) if seconds else 0.0


def _estimate(estimate: Estimate | None) -> dict[str, float | None] | None:
    return None if estimate is None else estimate.as_dict()


def _spread(values: NDArray[Any]) -> dict[str, float | None] | None:
    mean = mean_of(values)
    if mean is None:
        return None
    deviation = round(float(values.std(ddof=1)), 4) if len(values) > 1 else None
    return mean.as_dict() | {"deviation": deviation, "least": int(values.min()), "most": int(values.max())}


def without_gap(parts: Iterable[Results], first: int) -> list[Results]:
    """Those pieces of a batch that follow one another from game ``first`` on."""
    found: list[Results] = []
    for part in sorted(parts, key=lambda part: part.first):
        if part.first == first:
            found.append(part)
            first += len(part)
    return found


def together(parts: Sequence[Results], last: int, seconds: float) -> Results:
    """Pieces of a batch that follow one another as one batch, whose last game is ``last - 1``."""
    head, tail = parts[0], parts[-1]
    names = (name for name in _ARRAYS if getattr(head, name) is not None)
    arrays: dict[str, Any] = {name: np.concatenate([getattr(part, name) for part in parts]) for name in names}
    return replace(head, **arrays, seconds=seconds, complete=tail.first + len(tail) == last)
