"""``Match``: a game being played, with its record and with undo by information."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Self

from duchy.engine.errors import IllegalAction, NothingToUndo
from duchy.engine.game import seating
from duchy.engine.game.game import AnyAction, Game, State
from duchy.engine.game.seating import SeatChange
from duchy.engine.match.gamerecord import GameRecord, Results, results_of
from duchy.engine.values import given
from duchy.engine.words.text import ENGLISH


class Match:
    """A game with the actions that led to its position.

    >>> import duchy
    >>> match = duchy.Match(duchy.load("burgundy", players=2), seed=7)
    >>> match.apply("workers 1")
    >>> match.record().actions[-1][1]
    'workers 1'
    >>> taken_back = match.undo()
    >>> match.undo()
    Traceback (most recent call last):
    duchy.engine.errors.NothingToUndo: Nothing to undo: nobody has played yet.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game: Game = given.instance("game", game, Game)
        self.seed = given.entropy("seed", seed)
        self._state = game.new_state(self.seed).freeze()
        self._history: list[tuple[int, int]] = []
        # The positions before each action since the last revelation: where undo may go back to.
        self._before: list[State] = []
        # The entropy given for each ply. It is kept after an undo, so that a redo meets the same dice.
        self._entropy: list[int | None] = []
        self._seat_changes: list[SeatChange] = []
        self._ended = False

    @property
    def state(self) -> State:
        """The position reached. It is frozen: play on with the match's own ``apply``, which keeps the record.

        ``state.clone()`` is a copy to try things on.
        """
        return self._state

    @property
    def history(self) -> tuple[tuple[int, int], ...]:
        """Every player and action so far."""
        return tuple(self._history)

    @property
    def seat_changes(self) -> tuple[SeatChange, ...]:
        """Who conceded, left or came back, in that order."""
        return tuple(self._seat_changes)

    @property
    def conceded(self) -> tuple[int, ...]:
        """The players who have conceded, in that order."""
        return seating.conceded(self._seat_changes)

    @property
    def stand_ins(self) -> dict[int, str]:
        """The players for whom a bot plays on, each with the kind of change that made it so."""
        return seating.stand_ins(self._seat_changes)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or since players have conceded."""
        return self._ended or self._state.is_over

    @property
    def places(self) -> list[int]:
        """Every player's place as things stand; who has conceded comes after all others."""
        return seating.places(self._state, self.conceded)

    @property
    def results(self) -> Results | None:
        """Scores, places and the scores of teams once the game is over."""
        return results_of(self._state, self.conceded, self._ended)

    def change_seat(self, player: int, kind: str, ends: bool = False) -> None:
        """Note that a player concedes, leaves or comes back; the position stays.

        A game ends with a concession if at most one side is left that has not conceded, or if ``ends`` says so, as a
        host does when only bots are left.
        """
        if self.is_over:
            raise IllegalAction("error-game-over")
        number = self._state._player(player)
        seating.check(self.game, self._seat_changes, number, kind)
        self._seat_changes.append(SeatChange(len(self._history), number, kind))
        if kind in seating.CONCESSIONS:
            self._ended = ends is True or seating.is_decided(self.game, self.conceded)

    def apply(self, action: AnyAction, player: int | None = None, entropy: int | None = None) -> None:
        """Take an action. With ``entropy`` the generator is first reseeded from it, as a server does at every ply.

        A ply that was played before and taken back keeps the entropy that it had then.
        """
        drawn = None if entropy is None else given.entropy("entropy", entropy)
        if self._ended:
            raise IllegalAction("error-game-over")
        acting, number = self._state.resolve(action, player)
        if len(self._history) == len(self._entropy):
            self._entropy.append(drawn)
        self._advance(acting, number)

    def _advance(self, player: int, action: int) -> None:
        """Take an action that ``State.resolve`` has found to be legal."""
        after = self._state.clone()
        entropy = self._entropy[len(self._history)]
        if entropy is not None:
            after.reseed(entropy)
        after._take(player, action)
        self._before.append(self._state)
        if after.revelations != self._state.revelations:
            self._before.clear()
        self._history.append((player, action))
        self._state = after.freeze()

    def undo(self, player: int | None = None) -> tuple[int, int]:
        """Take back the last action, or the last one of a player, and return it.

        Nothing is taken back across a revelation. Others may have acted since only where all decide at once: a sealed
        choice can be changed until the last one is made, and the choices of the others stand.
        """
        index = self._index_to_undo(player)
        shown = len(self._history) - len(self._before)
        taken, later = self._history[index], self._history[index + 1 :]
        kept = self._state, self._history, self._before
        self._state = self._before[index - shown]
        self._history, self._before = self._history[:index], self._before[: index - shown]
        try:
            for other, action in later:
                self._advance(*self._state.resolve(action, other))
        except IllegalAction:
            self._state, self._history, self._before = kept
            raise NothingToUndo("error-undo-others", player=str(taken[0])) from None
        self._seat_changes = [
            replace(change, after=change.after - 1) if change.after > index else change for change in self._seat_changes
        ]
        return taken

    def can_undo(self, player: int | None = None) -> bool:
        """Whether ``undo`` would take something back now."""
        try:
            if self._index_to_undo(player) < len(self._history) - 1:  # others have acted since, and must act again
                self.copy().undo(player)
        except NothingToUndo:
            return False
        return True

    def _index_to_undo(self, player: int | None) -> int:
        """The number of the action that would be taken back; ``NothingToUndo`` if it may not be."""
        if self._ended:
            raise NothingToUndo("error-undo-ended")
        index = self._last_action_of(player)
        if index < len(self._history) - len(self._before):
            raise NothingToUndo("error-undo-revealed")
        return index

    def copy(self) -> Self:
        """An independent copy. Positions are never changed in place, so both share them."""
        other = type(self).__new__(type(self))
        other.game, other.seed, other._state = self.game, self.seed, self._state
        other._history, other._before, other._entropy = self._history[:], self._before[:], self._entropy[:]
        other._seat_changes, other._ended = self._seat_changes[:], self._ended
        return other

    def log(self, player: int | None = None, language: str = ENGLISH, names: Sequence[str] = ()) -> list[str]:
        """The log of the game so far, line by line, as a table shows it to a player or to a spectator (-1).

        Without a player everything is told, as to all after the game. ``names`` are those of the players, by seat.
        """
        lines: list[str] = []
        before: State | None = None
        for acting, action, state in self._positions():
            after = state if player is None else state.observe(player)
            if before is None:
                opening = self.game.contract.log.opening(after)
                lines += self.game._lines(opening, language, names, after.observer)
            else:
                lines += self.game.log(before, acting, action, after, language, names)
            before = after
        return lines

    def _positions(self) -> Iterator[tuple[int, int, State]]:
        """The first position, and every other one with the player and the action that led to it."""
        again = type(self)(self.game, self.seed)
        yield 0, 0, again.state
        for (player, action), entropy in zip(self._history, self._entropy, strict=False):
            again.apply(action, player, entropy)
            yield player, action, again.state

    def _last_action_of(self, player: int | None) -> int:
        player = None if player is None else self._state._player(player)
        for index in reversed(range(len(self._history))):
            if player is None or self._history[index][0] == player:
                return index
        if player is None:
            raise NothingToUndo("error-undo-nothing")
        raise NothingToUndo("error-undo-not-acted", player=str(player))

    def _notation(self, action: int) -> str:
        return str(self.game.catalogue.decode(action))

    def record(self) -> GameRecord:
        """The game so far as a document. It holds the seed: keep it secret until the game is over."""
        return GameRecord(
            game=self.game.name,
            options=self.game.options.as_dict(),
            seed=self.seed,
            actions=tuple((player, self._notation(action)) for player, action in self._history),
            entropy=tuple(self._entropy[: len(self._history)]),
            digest=self._state.digest(),
            results=self.results,
            verdict=self._state.verdict,
            seats=self.seat_changes,
        )

    @classmethod
    def from_record(cls, record: GameRecord) -> Self:
        """A match that continues where the record ends; a record with a fault raises ``RecordError``."""
        given.instance("record", record, GameRecord)
        record.replay()
        match = cls(record.load_game(), record.seed)
        for step in record.steps():
            if isinstance(step, SeatChange):
                match.change_seat(step.player, step.kind, ends=record.ended_early and step == record.seats[-1])
            else:
                player, notation, entropy = step
                match.apply(notation, player, entropy)
        return match
