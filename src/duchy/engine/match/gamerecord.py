"""Game records: a game as a small JSON document that replays to the same position on every platform.

A record holds the seed, so it must be kept secret while its game runs. A record with a fault raises ``RecordError``
before anything is done with it.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
import re
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn, Self

from duchy.engine.errors import DuchyError, OptionError, RecordError, WrongType
from duchy.engine.game import registry, seating
from duchy.engine.game.game import Game, State
from duchy.engine.game.seating import SeatChange
from duchy.engine.match import fair
from duchy.engine.match.fairness import Fairness, UnfairRecord
from duchy.engine.values import given
from duchy.engine.version import VERSION
from duchy.engine.words.text import quoted

FORMAT = 2
_FIELDS = ("format", "game", "options", "engine", "seed", "actions", "digest", "results", "checksum")
_OPTIONAL = ("fairness", "seats", "hints")
_HEX = re.compile(r"[0-9a-f]{16}")
_RESULTS = ("scores", "places", "teams")

Results = tuple[tuple[int, ...], ...]
"""Scores and places by seat; where players win together, the scores of the teams too."""
Step = tuple[int, str, int | None]
"""An action of a record: player, notation, entropy."""


@dataclass(frozen=True)
class GameRecord:
    """A finished or running game.

    >>> import duchy
    >>> match = duchy.Match(duchy.load("burgundy", players=2), seed=7)
    >>> match.apply("workers 1")
    >>> record = duchy.GameRecord.from_json(match.record().to_json())
    >>> [notation for player, notation in record.actions]
    ['workers 1']
    >>> record.replay() == match.state
    True
    """

    game: str
    options: Mapping[str, Any]
    seed: int
    actions: tuple[tuple[int, str], ...]  # player and notation
    entropy: tuple[int | None, ...]  # what the generator was reseeded with before each action, if it was
    digest: str  # of the position reached
    results: Results | None  # once the game is over
    verdict: str | None = None  # of a finished game for one player
    engine: str = VERSION
    fairness: Fairness | None = None  # if a commitment was shown before the game
    seats: tuple[SeatChange, ...] = ()  # who conceded, left or came back
    hints: tuple[int, ...] = ()  # how many each player was given, if anybody was given any
    file: str | None = field(default=None, compare=False)  # where it was read from, for messages

    def to_json(self) -> str:
        """The document, on one line."""
        content = self._content()
        return _dump({**content, "checksum": _checksum(content)}) + "\n"

    def _content(self) -> dict[str, Any]:
        steps = zip(self.actions, self.entropy, strict=True)
        content: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "options": dict(self.options),
            "engine": self.engine,
            "seed": _hex(self.seed),
            "actions": [[*action] if entropy is None else [*action, _hex(entropy)] for action, entropy in steps],
            "digest": self.digest,
            "results": self.results and self._told_results(self.results),
        }
        if self.seats:
            content["seats"] = [[change.after, change.player, change.kind] for change in self.seats]
        if any(self.hints):
            content["hints"] = list(self.hints)
        return content if self.fairness is None else {**content, "fairness": self.fairness.as_dict()}

    def _told_results(self, results: Results) -> dict[str, Any]:
        told: dict[str, Any] = dict(zip(_RESULTS, map(list, results), strict=False))
        return told if self.verdict is None else {**told, "verdict": self.verdict}

    @classmethod
    def from_json(cls, text: str, file: str | None = None) -> Self:
        """Read a document. Its form is checked here, its actions by ``replay``."""
        if not isinstance(text, str | bytes | bytearray):
            raise WrongType("error-type-text", name="text", value=quoted(text))
        return cls(**_Reader(file).read(text), file=file)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the document to a file in one step, so that a reader never sees half of it."""
        target = Path(given.path("path", path))
        if not target.name:
            raise RecordError("error-record-unwritable", str(target), problem=os.strerror(errno.EISDIR))
        document = self.to_json()
        draft = target.with_name(f"{target.name}.{secrets.token_hex(4)}.part")
        try:
            with draft.open("x", encoding="utf-8", newline="\n") as file:
                file.write(document)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(target)
        except (OSError, ValueError) as problem:
            reason = getattr(problem, "strerror", None) or str(problem)
            raise RecordError("error-record-unwritable", str(target), problem=reason) from problem
        finally:
            with suppress(OSError, ValueError):
                draft.unlink(missing_ok=True)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Self:
        """Read a file."""
        name = given.path("path", path)
        try:
            text = Path(name).read_text(encoding="utf-8")
        except UnicodeDecodeError as problem:
            raise RecordError("error-record-not-text", name) from problem
        except ValueError as problem:  # a name that no file can have
            raise RecordError("error-record-unreadable", name, problem=str(problem)) from problem
        except OSError as problem:
            raise RecordError("error-record-unreadable", name, problem=problem.strerror or repr(problem)) from problem
        return cls.from_json(text, name)

    def load_game(self) -> Game:
        """The game with the options that the record names."""
        try:
            return registry.load(self.game, self.options)
        except OptionError as problem:
            if problem.option == "revision":
                revision = repr(self.options["revision"])
                self._fail("error-record-revision", revision=revision, version=VERSION)
            self._fail("error-record-options", problem=problem)
        except DuchyError as problem:
            self._fail("error-record-fault", problem=problem)

    def replay(self, step: Callable[[State, int, int], None] | None = None) -> State:
        """The position at the end, after checking that the record leads there.

        ``step`` is called before every action with the position, the player and the action, and only if the whole
        record is correct.
        """
        if step is not None:
            given.function("step", step)
        final = self._play()
        if len(self.hints) not in (0, final.game.players):
            self._fail("error-record-hints", field=repr("hints"))
        if final.digest() != self.digest:
            self._fail("error-record-position", written=self.engine, version=VERSION)
        self._check_seats(final)
        given_up = seating.conceded(self.seats)
        ended = self.ended_early or seating.is_decided(final.game, given_up)
        if self.results != results_of(final, given_up, ended) or self.verdict not in (None, final.verdict):
            self._fail("error-record-results")
        return final if step is None else self._play(step)

    def positions(self) -> Iterator[State]:
        """All positions from the first to the last, each of its own, once the record is known to be correct.

        >>> import duchy
        >>> match = duchy.Match(duchy.load("burgundy", players=2), seed=7)
        >>> match.apply("workers 1")
        >>> [state.ply for state in match.record().positions()]
        [0, 1]
        """
        found: list[State] = []
        final = self.replay(lambda state, *_: found.append(state.clone()))
        yield from (*found, final)

    @property
    def ended_early(self) -> bool:
        """Whether the last thing before the end was a concession."""
        last = self.seats[-1] if self.seats else None
        if self.results is None or last is None:
            return False
        return last.kind in seating.CONCESSIONS and last.after == len(self.actions)

    def steps(self) -> Iterator[Step | SeatChange]:
        """The actions, and between them the changes of seats, in the order in which they happened."""
        changes = list(self.seats)
        for number, ((player, notation), entropy) in enumerate(zip(self.actions, self.entropy, strict=True)):
            while changes and changes[0].after <= number:
                yield changes.pop(0)
            yield player, notation, entropy
        yield from changes

    def _check_seats(self, final: State) -> None:
        """Every change must be possible when it happened, and none may come after the end of the game."""
        end = len(self.actions)
        earlier: list[SeatChange] = []
        for change in self.seats:
            over = seating.is_decided(final.game, seating.conceded(earlier)) or (final.is_over and change.after == end)
            in_order = (earlier[-1].after if earlier else 0) <= change.after <= end
            if over or not in_order:
                self._fail("error-record-seats-late", change.after)
            try:
                seating.check(final.game, earlier, change.player, change.kind)
            except DuchyError as problem:
                self._fail("error-record-fault", change.after, problem=problem)
            earlier.append(change)
            if change.after < end and seating.is_decided(final.game, seating.conceded(earlier)):
                self._fail("error-record-seats-late", end)

    def _play(self, step: Callable[[State, int, int], None] | None = None) -> State:
        state = self.load_game().new_state(self.seed)
        for ply, ((player, notation), entropy) in enumerate(zip(self.actions, self.entropy, strict=True), start=1):
            if entropy is not None:
                state.reseed(entropy)
            try:
                _, action = state.resolve(notation, player)
            except DuchyError as problem:
                self._fail("error-record-fault", ply, problem=problem)
            if step is not None:
                step(state, player, action)
            state.apply(action, player)
        return state

    def verify(self) -> None:
        """Raise ``UnfairRecord`` unless all chance of the game follows from a secret that fits its commitment.

        Where people added to the dice, it must follow from what they added as well; in scheme 3 also from everything
        that was announced. ``replay`` checks the actions and the final position.
        """
        promise = self.fairness
        if promise is None:
            raise UnfairRecord("error-fair-none", self.file)
        promise.check(self.load_game(), self.file)
        root = promise.root
        if self.seed != fair.entropy(root, 0):
            raise UnfairRecord("error-fair-seed", self.file)
        for ply, used in enumerate(self.entropy, start=1):
            if used != fair.entropy(root, ply):
                raise UnfairRecord("error-fair-ply", self.file, ply)

    def _fail(self, key: str, ply: int | None = None, **arguments: str | DuchyError) -> NoReturn:
        raise RecordError(key, self.file, ply, **arguments)


def results_of(state: State, given_up: Sequence[int] = (), ended: bool = False) -> Results | None:
    """Scores and places of a finished game, and the scores of its teams, if it has any; None before its end.

    ``given_up`` are the players who have conceded; a game may have ``ended`` by that before its rules end it.
    """
    if not state.is_over and not ended:
        return None
    by_seat = tuple(state.scores), tuple(seating.places(state, given_up))
    return (*by_seat, tuple(state.team_scores)) if state.game.has_teams else by_seat


def _from_format_1(game: str, options: Mapping[str, Any], steps: list[Step]) -> tuple[Mapping[str, Any], list[Step]]:
    """The same options and actions as they are written today; those of an unknown game stay, since it is not played."""
    if game not in registry.PACKAGES:
        return options, steps
    contract = registry.contract(game)
    former = contract.former_notation
    now = [(player, former.convert(notation), entropy) for player, notation, entropy in steps]
    return contract.options.of_format_1(options), now


class _Reader:
    """Reads a document and checks the form of every field."""

    def __init__(self, file: str | None) -> None:
        self.file = file

    def read(self, text: str) -> dict[str, Any]:
        document = self._document(text)
        content = {name: value for name, value in document.items() if name != "checksum"}
        self._expect(document["checksum"] == _checksum(content), "error-record-checksum")
        for name in ("game", "engine", "digest"):
            self._expect(isinstance(document[name], str), "error-record-no-text", field=repr(name))
        options, steps = document["options"], self._steps(document["actions"])
        self._expect(isinstance(options, dict), "error-record-no-object", field=repr("options"))
        if document["format"] == 1:
            options, steps = _from_format_1(document["game"], options, steps)
        return {
            **{name: document[name] for name in ("game", "engine", "digest")},
            "options": options,
            "seed": self._number(document["seed"], None),
            "actions": tuple((player, notation) for player, notation, _ in steps),
            "entropy": tuple(entropy for _, _, entropy in steps),
            **self._results(document["results"], "ranking" if document["format"] == 1 else "places"),
            "fairness": self._fairness(document.get("fairness")),
            "seats": self._seats(document.get("seats", [])),
            "hints": self._hints(document.get("hints", [])),
        }

    def _document(self, text: str) -> dict[str, Any]:
        document: Any = None
        with suppress(ValueError, RecursionError):
            document = json.loads(text)
        self._expect(isinstance(document, dict), "error-record-truncated")
        found = document.get("format")
        self._expect(type(found) is int, "error-record-no-format")
        read = str(FORMAT)
        self._expect(1 <= found <= FORMAT, "error-record-format", found=str(found), version=VERSION, format=read)
        for name in _FIELDS:
            self._expect(name in document, "error-record-missing", field=repr(name))
        for name in document:
            self._expect(name in _FIELDS + _OPTIONAL, "error-record-foreign", field=repr(name), format=str(found))
        return dict(document)

    def _steps(self, actions: Any) -> list[Step]:
        self._expect(isinstance(actions, list), "error-record-no-list", field=repr("actions"))
        steps = []
        for ply, action in enumerate(actions, start=1):
            match action:
                case [int() as player, str() as notation, *rest] if not isinstance(player, bool) and len(rest) < 2:
                    steps.append((player, notation, self._number(rest[0], ply) if rest else None))
                case _:
                    self._expect(False, "error-record-action", ply)
        return steps

    def _number(self, text: Any, ply: int | None) -> int:
        well_formed = isinstance(text, str) and _HEX.fullmatch(text) is not None
        self._expect(well_formed, "error-record-entropy", ply)
        return int(text, 16)

    def _results(self, results: Any, second: str) -> dict[str, Any]:
        """Scores and places, those of teams, and the verdict, which records of older versions do not have."""
        if results is None:
            return {"results": None}
        if isinstance(results, dict) and {"scores", second} == results.keys() - {"teams", "verdict"}:
            parts = [results[name] for name in ("scores", second, "teams") if name in results]
            whole = all(isinstance(part, list) and all(type(n) is int for n in part) for part in parts)
            if whole and isinstance(results.get("verdict"), str | None):
                return {"results": tuple(map(tuple, parts)), "verdict": results.get("verdict")}
        raise RecordError("error-record-no-results", self.file, field=repr("results"))

    def _fairness(self, fairness: Any) -> Fairness | None:
        if fairness is None:
            return None
        try:
            return Fairness.read(fairness, self.file)
        except UnfairRecord:
            raise
        except ValueError:
            raise RecordError("error-record-no-fairness", self.file, field=repr("fairness")) from None

    def _seats(self, seats: Any) -> tuple[SeatChange, ...]:
        self._expect(isinstance(seats, list), "error-record-no-list", field=repr("seats"))
        changes = []
        for change in seats:
            match change:
                case [int() as after, int() as player, str() as kind] if bool not in map(type, change):
                    changes.append(SeatChange(after, player, kind))
                case _:
                    self._expect(False, "error-record-seat-change", field=repr("seats"))
        return tuple(changes)

    def _hints(self, hints: Any) -> tuple[int, ...]:
        counts = isinstance(hints, list) and all(type(count) is int and count >= 0 for count in hints)
        self._expect(counts, "error-record-hints", field=repr("hints"))
        return tuple(hints)

    def _expect(self, met: bool, key: str, ply: int | None = None, **arguments: str) -> None:
        if not met:
            raise RecordError(key, self.file, ply, **arguments)


def _hex(number: int) -> str:
    # As text, since many JSON readers keep only 53 bits of a number.
    return f"{number:016x}"


def _dump(content: Mapping[str, Any]) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def _checksum(content: Mapping[str, Any]) -> str:
    return hashlib.blake2b(fair.canonical(content), digest_size=8).hexdigest()
