"""``Game``: a game with its options chosen; ``State``: a position of it, to be read, copied and played on.

The two stand in one module because each makes the other: a game makes its first position, and a position knows its
game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np

from duchy.engine import template
from duchy.engine.catalogue import Action
from duchy.engine.errors import AgendaOverflow, IllegalAction, NotDeciding, WrongObserver
from duchy.engine.options import Options
from duchy.engine.records import argument, leaves
from duchy.engine.text import Texts

SPECTATOR = -1
ENTROPY = (1 << 64) - 1  # the widest number that a generator grows from


class Playable(template.Bindable, Protocol):
    """The parts of ``duchy.engine.contract.Contract`` that ``Game`` itself uses."""

    @property
    def name(self) -> str:
        """The name that callers and records use."""

    @property
    def texts(self) -> Texts:
        """All texts of the game."""

    @property
    def rules(self) -> Any:
        """The rules."""

    @property
    def features(self) -> Any:
        """Positions as vectors."""

    @property
    def describe(self) -> Any:
        """Actions in words."""

    @property
    def position(self) -> Any:
        """Positions in parts."""


class Game:
    """A game with its options, made by ``duchy.load``. ``duchy.engine.contract`` says what a game brings."""

    def __init__(self, contract: Playable, options: Options) -> None:
        self.contract = contract
        self.name = contract.name
        self.options = options
        self.rules: Any = contract.rules
        self.steps: Any = template.bind("duchy.engine.steps", contract)
        self.catalogue = self.rules.CATALOGUE
        self.decisions: tuple[str, ...] = self.rules.DECISIONS
        self.players = options.players

    @property
    def num_actions(self) -> int:
        """The size of the flat range of actions."""
        return int(self.catalogue.size)

    @property
    def texts(self) -> Texts:
        """Everything a person reads about this game."""
        return self.contract.texts

    @property
    def vector(self) -> Any:
        """The template that makes vectors of positions."""
        return template.bind("duchy.engine.vector", self.contract)

    def blank(self) -> np.ndarray[Any, Any]:
        """A record that holds the options and nothing else: what the kernel ``start`` begins from."""
        array = np.zeros(1, self.rules.STATE)
        array["seats"] = self.players
        self.options.write(array[0])
        return array

    def new_state(self, seed: int) -> State:
        """A game at its first decision. The same seed gives the same game."""
        state = State(self, self.blank())
        self.steps.start(state._kernel_array, np.uint64(seed & (1 << 64) - 1))
        return state

    def describe(self, state: State, action: int | str | dict[str, Any] | Action, language: str = "en") -> Description:
        """An action in structured form and in words, as it would be taken now."""
        number = self.catalogue.parse(action)
        words: str = self.contract.describe.action_text(state, number, language)
        return Description(self.catalogue.decode(number), words)

    def parse(self, action: int | str | dict[str, Any] | Action) -> int:
        """The number of an action given as number, notation or structured form."""
        return int(self.catalogue.parse(action))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.name, self.options) == (other.name, other.options)

    def __hash__(self) -> int:
        return hash((self.name, self.options))

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.contract, self.options)

    def __repr__(self) -> str:
        return f"<Game {self.name} {self.options.as_dict()}>"


class Description:
    """An action in both forms."""

    def __init__(self, action: Action, text: str) -> None:
        self.kind = action.kind
        self.arguments = action.arguments
        self.text = text

    def __repr__(self) -> str:
        return f"<{self.kind} {dict(self.arguments)}: {self.text}>"


class State:
    """One position. Made by ``Game.new_state``; small, copied by ``clone``, equal and hashable by content.

    >>> import duchy
    >>> state = duchy.load("burgundy", players=2).new_state(seed=7)
    >>> while not state.is_over:
    ...     state.apply(state.legal_actions()[0])
    >>> len(state.scores), sorted(state.ranking)
    (2, [1, 2])
    """

    __slots__ = ("_array", "_kernel_array", "game", "observer")

    def __init__(self, game: Game, array: np.ndarray[Any, Any], observer: int | None = None) -> None:
        self.game = game
        self.observer = observer  # who this copy was made for; None = it holds everything
        self._array = array
        self._kernel_array = argument(array)

    @property
    def record(self) -> Any:
        """The record itself, field by field (``state.record.players[0].silver``)."""
        return self._array[0]

    @property
    def array(self) -> np.ndarray[Any, Any]:
        """The one-element array that holds the record: what kernels take."""
        return self._array

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._array["over"][0])

    @property
    def ply(self) -> int:
        """How many actions have been taken."""
        return int(self._array["ply"][0])

    @property
    def revelations(self) -> int:
        """How often something random or hidden has come to light."""
        return int(self._array["revelations"][0])

    @property
    def deciders(self) -> tuple[int, ...]:
        """The players who may act now, in seat order."""
        who = self.game.steps.deciders(self._kernel_array)
        return tuple(player for player in range(self.game.players) if who >> player & 1)

    @property
    def decision(self) -> str | None:
        """What is to be decided, by its name in the game; None when the game is over."""
        kind = self.game.steps.decision(self._kernel_array)
        return self.game.decisions[kind] if kind else None

    def _acting(self, player: int | None) -> int:
        deciders = self.deciders
        if player is None:
            if len(deciders) != 1:
                if not deciders:
                    raise NotDeciding("error-game-over")
                raise NotDeciding("error-which-player", players=", ".join(map(str, deciders)))
            return deciders[0]
        if not 0 <= player < self.game.players:
            raise NotDeciding("error-no-player", player=str(player), last=str(self.game.players - 1))
        return player

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player may do now, in ascending order; the player may be left out when only one decides."""
        if player is None and self.is_over:
            return []
        out = np.empty(self.game.rules.MAX_LEGAL, np.int16)
        count = self.game.steps.legal(self._kernel_array, self._acting(player), argument(out))
        actions: list[int] = out[:count].tolist()
        return actions

    def resolve(self, action: int | str | Mapping[str, Any] | Action, player: int | None = None) -> tuple[int, int]:
        """The player and the number of an action that may be taken now; any other is refused."""
        acting = self._acting(player)
        if acting not in self.deciders:
            raise NotDeciding("error-not-deciding", player=str(acting))
        number = int(self.game.catalogue.parse(action))
        if number not in self.legal_actions(acting):
            text = str(self.game.catalogue.decode(number))
            raise IllegalAction("error-not-legal", action=text, player=str(acting), decision=str(self.decision))
        return acting, number

    def apply(self, action: int | str | Mapping[str, Any] | Action, player: int | None = None) -> None:
        """Take an action, given as number, notation or structured form. An illegal one changes nothing."""
        if self.observer is not None:
            raise IllegalAction("error-observed")
        acting, number = self.resolve(action, player)
        before = self._array.tobytes()
        self.game.steps.apply(self._kernel_array, acting, number)
        if self._array["overflow"][0]:
            self._array.view(np.uint8)[:] = np.frombuffer(before, np.uint8)
            raise AgendaOverflow("error-agenda-overflow", action=str(self.game.catalogue.decode(number)))

    def clone(self) -> State:
        """An independent copy."""
        return State(self.game, _copied(self._array), self.observer)

    def reseed(self, entropy: int) -> None:
        """Replace the generator by one grown from 64 bits of entropy."""
        self.game.steps.reseed(self._kernel_array, np.uint64(entropy & ENTROPY))

    def observe(self, player: int = SPECTATOR) -> State:
        """A copy without anything that this player (or a spectator) may not know."""
        if not SPECTATOR <= player < self.game.players:
            raise NotDeciding("error-no-player", player=str(player), last=str(self.game.players - 1))
        copy = State(self.game, _copied(self._array), player)
        self.game.steps.observe(copy._kernel_array, player)
        return copy

    def seen_by(self, viewer: int) -> State:
        """The state as a viewer may see it: a full state is observed; an observed one must be the viewer's own."""
        if self.observer is None:
            return self.observe(viewer)
        if self.observer != viewer:
            raise WrongObserver("error-wrong-observer", observer=str(self.observer), viewer=str(viewer))
        return self

    def determinize(self, rng: np.random.Generator) -> State:
        """A full state that fits this observed one: what is unknown is drawn anew."""
        copy = State(self.game, _copied(self._array))
        self.game.steps.determinize(copy._kernel_array, np.uint64(rng.integers(ENTROPY, dtype=np.uint64)))
        return copy

    def legal_mask(self, player: int | None = None) -> np.ndarray[Any, Any]:
        """The legal actions as a boolean for every action of the game."""
        mask = np.zeros(self.game.num_actions, bool)
        mask[self.legal_actions(player)] = True
        return mask

    def features(self, player: int) -> np.ndarray[Any, Any]:
        """The position as this player sees it, as a vector of numbers for learning."""
        out = np.zeros(self.game.contract.features.FEATURES, np.float32)
        self.game.vector.features(self._kernel_array, player, argument(out))
        return out

    def _results(self) -> tuple[list[int], list[int]]:
        scores, places = np.zeros(self.game.players, np.int32), np.zeros(self.game.players, np.int32)
        self.game.steps.results(self._kernel_array, argument(scores), argument(places))
        return scores.tolist(), places.tolist()

    @property
    def scores(self) -> list[int]:
        """Every player's points so far."""
        return self._results()[0]

    @property
    def ranking(self) -> list[int]:
        """Every player's place as things stand, 1 for the leader; printed tie-breaks apply."""
        return self._results()[1]

    def check(self, language: str = "en") -> tuple[str, ...]:
        """What is wrong with the position, in words; nothing if it is consistent."""
        return tuple(problem.text(language) for problem in self.game.contract.position.problems(self))

    def digest(self) -> str:
        """A hash of the position, the same on every platform.

        It is taken over the names and values of fields that are not zero. A field that a later version adds for an
        expansion is zero in games without it, so that records written today keep their digests.
        """
        content = self._array.tobytes()
        digest = hashlib.blake2b(digest_size=16)
        for name, start, stop in leaves(self._array.dtype):
            value = content[start:stop].rstrip(b"\0")
            if value:
                digest.update(b"%s %d " % (name, len(value)) + value)
        return digest.hexdigest()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self._array.tobytes() == other._array.tobytes()

    def __hash__(self) -> int:
        return hash(self._array.tobytes())

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.game, self._array.tobytes(), self.observer)

    def __repr__(self) -> str:
        what = "over" if self.is_over else f"decision={self.decision!r} deciders={self.deciders}"
        return f"<State of {self.game.name}, ply {self.ply}, {what}>"


def _copied(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A copy, byte by byte: numpy would copy a record field by field, which takes four times as long."""
    return array.view(np.uint8).copy().view(array.dtype)


def restore(game: Game, content: bytes, observer: int | None) -> State:
    """A state from its bytes, for pickle."""
    return State(game, np.frombuffer(content, game.rules.STATE).copy(), observer)
