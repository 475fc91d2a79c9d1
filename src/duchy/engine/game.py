"""``Game``: a game with its options chosen; ``State``: a position of it, to be read, copied and played on.

The two stand in one module because each makes the other: a game makes its first position, and a position knows its
game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from duchy.engine import given, layout, template
from duchy.engine.catalogue import Action
from duchy.engine.errors import (
    AgendaOverflow,
    FrozenState,
    IllegalAction,
    NotDeciding,
    UnknownPlayer,
    UnsupportedByGame,
    WrongObserver,
    WrongType,
)
from duchy.engine.interpreted import interpreted
from duchy.engine.options import Options
from duchy.engine.playable import Playable
from duchy.engine.reasons import Reason
from duchy.engine.records import ArrayView, argument, as_json, leaves
from duchy.engine.teams import Teams, teams_of, totals
from duchy.engine.text import ENGLISH, Texts, quoted

SPECTATOR = -1
ENTROPY = given.ENTROPY
#: An action as number, notation ("end_turn") or structured form.
AnyAction = int | str | Mapping[str, Any] | Action


class Game:
    """A game with its options, made by ``duchy.load``. ``duchy.engine.contract`` says what a game brings.

    >>> import duchy
    >>> game = duchy.load("burgundy", players=2)
    >>> game.name, game.players, game.num_actions
    ('burgundy', 2, 760)
    >>> game.parse("end_turn") == game.parse({"kind": "end_turn"})
    True
    """

    def __init__(self, contract: Playable, options: Options) -> None:
        self.contract: Playable = contract.for_options(options)
        self.name = contract.name
        self.options = options
        self.rules: Any = contract.rules
        self.steps: Any = template.bind("duchy.engine.steps", self.contract)
        self.catalogue = self.contract.catalogue
        self.decisions: tuple[str, ...] = self.rules.DECISIONS
        self.verdicts: tuple[str, ...] = self.rules.VERDICTS
        self.players = options.players

    @cached_property
    def teams(self) -> Teams:
        """The seats of each team, whose players win together; a player of a game without teams is a team alone.

        >>> import duchy
        >>> duchy.load("burgundy", players=3).teams
        ((0,), (1,), (2,))
        """
        record, team_of = ArrayView(self.blank())[0], interpreted(self.rules.team_of)
        return teams_of([int(team_of(record, player)) for player in range(self.players)])

    @property
    def has_teams(self) -> bool:
        """Whether players win together."""
        return len(self.teams) < self.players

    @property
    def num_actions(self) -> int:
        """The size of the flat range of actions."""
        return int(self.catalogue.size)

    @property
    def record_type(self) -> np.dtype[Any]:
        """The record that holds a position."""
        return self.contract.record_type

    @property
    def max_legal(self) -> int:
        """The most actions that can be legal at once."""
        return self.contract.max_legal

    @property
    def texts(self) -> Texts:
        """Everything a person reads about this game."""
        return self.contract.texts

    @property
    def vector(self) -> Any:
        """The template that makes vectors of positions."""
        return template.bind("duchy.engine.vector", self.contract)

    @property
    def feature_names(self) -> tuple[str, ...]:
        """The name of every number in ``State.features``: paths such as ``own.estate.17.tile.colour.mine``."""
        return self.contract.feature_names

    @property
    def feature_blocks(self) -> Mapping[str, slice]:
        """The places of all blocks in ``State.features``: every beginning of a feature's name, such as ``own.estate``.

        >>> import duchy
        >>> game = duchy.load("burgundy")
        >>> vector = game.new_state(seed=7).features(0)
        >>> len(vector[game.feature_blocks["own.silver"]]), len(vector[game.feature_blocks["own.storage"]])
        (1, 69)
        """
        return layout.blocks(self.feature_names)

    def blank(self) -> np.ndarray[Any, Any]:
        """A record that holds the options and nothing else: what the kernel ``start`` begins from."""
        array = np.zeros(1, self.record_type)
        array["seats"] = self.players
        self.options.write(array[0])
        return array

    def new_state(self, seed: int) -> State:
        """A game at its first decision. The same seed gives the same game; of the seed 64 bits are used."""
        state = State(self, self.blank())
        self.steps.start(state._kernel_array, np.uint64(given.entropy("seed", seed)))
        return state

    def describe(
        self, state: State, action: AnyAction, language: str = ENGLISH, player: int | None = None
    ) -> Description:
        """A legal action in structured form and in words, as a player would take it now.

        Where several players decide and none is named, it is the one whom the state was observed for, else the first.
        """
        self._check_own(state)
        number = self.catalogue.parse(action)
        who = None if player is None else state._player(player)
        words: str = self.contract.describe.action_text(state, number, language, who)
        return Description(self.catalogue.decode(number), words)

    def why_not(self, state: State, action: AnyAction, player: int | None = None) -> Reason | None:
        """Why a player may not take an action now; None if the action is legal."""
        self._check_own(state)
        number = int(self.catalogue.parse(action))
        reasons, package = self.contract.reasons, self.contract.package
        if state.is_over and (player is None or state._acting(player) == player):
            return Reason(package, reasons.OVER, "why-over")
        acting = state._acting(player)
        if acting not in state.deciders:
            rule = reasons.rule_of_waiting(state, acting)
            return Reason(package, rule, "why-waiting", {"players": list(state.deciders)})
        found: Reason | None = reasons.why_not(state, number, acting)
        return found

    def log(
        self,
        before: State,
        player: int,
        action: AnyAction,
        after: State,
        language: str = ENGLISH,
        names: Sequence[str] = (),
    ) -> list[str]:
        """What a table's log says about an action: the lines about everything that happened between two positions.

        Both are full positions, or both are observed by the same viewer, who is then told only what a viewer may know.
        ``Match.log`` gives the log of a whole game.
        """
        self._check_own(before)
        self._check_own(after)
        if before.observer != after.observer:
            raise WrongObserver("error-wrong-observer", observer=str(before.observer), viewer=str(after.observer))
        entries = self.contract.log.entries(before, before._player(player), self.parse(action), after)
        return self._lines(entries, language, names, before.observer)

    def _lines(self, entries: Sequence[Any], language: str, names: Sequence[str], viewer: int | None) -> list[str]:
        called = given.texts("names", names)
        if called and len(called) != self.players:
            raise WrongType("error-type-list", name="names", value=quoted(names))
        return [self.contract.log.text(entry, called, language, viewer) for entry in entries]

    def _check_own(self, state: Any) -> None:
        if not isinstance(state, State) or state.game.name != self.name:
            raise WrongType("error-type-instance", name="state", kind=f"State ({self.name})", value=quoted(state))

    def parse(self, action: AnyAction) -> int:
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
    """One position. Made by ``Game.new_state``; small, copied by ``clone``, equal by content.

    A state changes when an action is applied, so it cannot be a key of a dictionary or a member of a set: use
    ``bytes(state)`` or ``state.digest()``.

    >>> import duchy
    >>> state = duchy.load("dice", players=3).new_state(seed=7)
    >>> while not state.is_over:
    ...     player = state.deciders[0]
    ...     state.apply(state.legal_actions(player)[0], player)
    >>> len(state.scores), min(state.places)
    (3, 1)
    """

    __slots__ = ("_array", "_kernel_array", "game", "observer")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, game: Game, array: np.ndarray[Any, Any], observer: int | None = None) -> None:
        self.game = game
        self.observer = observer  # who this copy was made for; None = it holds everything
        self._array = array
        self._kernel_array = argument(array)  # stays writable if the state is frozen: kernels know no other type

    @property
    def record(self) -> Any:
        """The record itself, field by field (``state.record.players[0].silver``), in numpy's types.

        It is the memory that the rules work on: everything in it counts from 0, and it has room for the most players
        that the game allows. ``as_dict`` gives the same in plain values and for the players of this game only.
        """
        return self._array[0]

    @property
    def array(self) -> np.ndarray[Any, Any]:
        """The one-element array that holds the record."""
        return self._array

    @property
    def kernel_array(self) -> Any:
        """The same in the form that kernels take, which must not change it if the state is frozen."""
        return self._kernel_array

    def as_dict(self) -> dict[str, Any]:
        """The record as JSON can keep it: dictionaries, lists and numbers, with the seats in play only."""
        return as_json(self._array, {"agenda": int(self._array["depth"][0]), **self._seats()})

    def _seats(self) -> dict[str, int]:
        """How long the fields by seat are shown; with teams whole, as entries of teams may follow those of seats."""
        return {} if self.game.has_teams else dict.fromkeys(self.game.rules.BY_SEAT, self.game.players)

    @property
    def frozen(self) -> bool:
        """Whether this state cannot be changed, as the one that a match has reached; ``clone`` gives a free copy."""
        return not self._array.flags.writeable

    def freeze(self) -> State:
        """Let nothing change this state from now on; returns the state."""
        self._array = self._array.view()
        self._array.flags.writeable = False
        return self

    def _check_free(self) -> None:
        if self.frozen:
            raise FrozenState("error-frozen")

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
        """What is to be decided, by its name in the game; None when the game is over.

        Where players who decide at the same time are at different steps, it is the name of what they do together, as
        "round" in the Dice Game; ``decision_for`` tells the step of each.
        """
        return self._decision_named(self.game.steps.decision(self._kernel_array))

    def decision_for(self, player: int) -> str | None:
        """What one player has to decide, by its name in the game; None if the player has nothing to decide now."""
        return self._decision_named(self.game.steps.decision_of(self._kernel_array, self._player(player)))

    @property
    def question(self) -> str | None:
        """What the game as a whole waits for: as ``decision``, but the same whatever steps the players have reached."""
        return self._decision_named(self.game.steps.question(self._kernel_array))

    def _decision_named(self, kind: int) -> str | None:
        return self.game.decisions[kind] if kind else None

    def _player(self, player: Any) -> int:
        """The index of a player of this game."""
        index = given.whole("player", player)
        if not 0 <= index < self.game.players:
            raise UnknownPlayer("error-no-player", player=str(index), last=str(self.game.players - 1))
        return index

    def _viewer(self, viewer: Any) -> int:
        """The index of a player, or -1 for a spectator."""
        index = given.whole("player", viewer)
        return index if index == SPECTATOR else self._player(index)

    def _acting(self, player: int | None) -> int:
        deciders = self.deciders
        if player is None:
            if len(deciders) != 1:
                if not deciders:
                    raise NotDeciding("error-game-over", self._reason(0, 0))
                raise NotDeciding("error-which-player", players=", ".join(map(str, deciders)))
            return deciders[0]
        return self._player(player)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player may do now, in ascending order; the player may be left out when only one decides."""
        if player is None and self.is_over:
            return []
        out = np.empty(self.game.max_legal, np.int16)
        count = self.game.steps.legal(self._kernel_array, self._acting(player), argument(out))
        actions: list[int] = out[:count].tolist()
        return actions

    def resolve(self, action: AnyAction, player: int | None = None) -> tuple[int, int]:
        """The player and the number of an action that may be taken now; any other is refused.

        An action that is the same as a legal one is accepted as it is: older records name the second of two equal tiles
        in a depot, and so they lead to the position that they say.
        """
        acting = self._acting(player)
        if acting not in self.deciders:
            raise NotDeciding("error-not-deciding", self._reason(0, acting), player=str(acting))
        number = int(self.game.catalogue.parse(action))
        legal = self.legal_actions(acting)
        if number not in legal:
            reason = self._reason(number, acting)
            if reason is None or reason.same not in legal:
                text, decision = str(self.game.catalogue.decode(number)), str(self.decision)
                raise IllegalAction("error-not-legal", reason, action=text, player=str(acting), decision=decision)
        return acting, number

    def why_not(self, action: AnyAction, player: int | None = None) -> Reason | None:
        """Why a player may not take an action now; None if the action is legal.

        >>> import duchy
        >>> reason = duchy.load("burgundy", players=2).new_state(seed=7).why_not("take 3 1 1")
        >>> reason.rule, reason.text("en")
        ('CB-CASTLE-01', 'An extra action comes with placing a castle.')
        """
        return self.game.why_not(self, action, player)

    def _reason(self, action: AnyAction, player: int) -> Reason | None:
        """Why a player may not take an action, where the game tells reasons."""
        try:
            return self.game.why_not(self, action, player)
        except UnsupportedByGame:
            return None

    def apply(self, action: AnyAction, player: int | None = None) -> None:
        """Take an action, given as number, notation or structured form. An illegal one changes nothing."""
        self._check_free()
        if self.observer is not None:
            raise IllegalAction("error-observed")
        acting, number = self.resolve(action, player)
        before = self._array.tobytes()
        self.game.steps.apply(self._kernel_array, acting, number)
        if self._array["overflow"][0]:
            self._array.view(np.uint8)[:] = np.frombuffer(before, np.uint8)
            raise AgendaOverflow("error-agenda-overflow", action=str(self.game.catalogue.decode(number)))

    def clone(self) -> State:
        """An independent copy, which can be changed even if this state is frozen."""
        return State(self.game, _copied(self._array), self.observer)

    def reseed(self, entropy: int) -> None:
        """Replace the generator by one grown from 64 bits of entropy."""
        self._check_free()
        self.game.steps.reseed(self._kernel_array, np.uint64(given.entropy("entropy", entropy)))

    def observe(self, player: int = SPECTATOR) -> State:
        """A copy without anything that this player (or a spectator) may not know.

        What one player sees can be observed again for that player and for a spectator, who knows no more; for another
        player it is refused, since what that player knows is no longer in it.
        """
        viewer = self._viewer(player)
        if viewer != SPECTATOR:
            self._check_observer(viewer)
        copy = State(self.game, _copied(self._array), viewer)
        self.game.steps.observe(copy._kernel_array, viewer)
        return copy

    def _check_observer(self, viewer: int) -> None:
        if self.observer is not None and self.observer != viewer:
            raise WrongObserver("error-wrong-observer", observer=str(self.observer), viewer=str(viewer))

    def seen_by(self, viewer: int) -> State:
        """The state as a viewer may see it: a full state is observed; an observed one must be the viewer's own."""
        viewer = self._viewer(viewer)
        if self.observer is None:
            return self.observe(viewer)
        self._check_observer(viewer)
        return self

    def determinize(self, rng: np.random.Generator | int) -> State:
        """A full state that fits this observed one: what is unknown is drawn anew, from a generator or a seed."""
        drawn = given.generator("rng", rng).integers(ENTROPY, dtype=np.uint64)
        copy = State(self.game, _copied(self._array))
        self.game.steps.determinize(copy._kernel_array, np.uint64(drawn))
        return copy

    def view(self, player: int | None = None) -> dict[str, Any]:
        """The position as a table shows it to a player or to a spectator (-1), ready for JSON.

        Without a player it is the one whom the state was observed for, else a spectator. The view of a player lists
        every legal action with its cost, its gain and what it is clicked with.
        """
        shown: dict[str, Any] = self.game.contract.view.view(self, self._shown_to(player))
        return shown

    def _shown_to(self, player: int | None) -> int:
        """Who a position is shown to: a player or a spectator, by default the observer of an observed state."""
        if player is None:
            player = SPECTATOR if self.observer is None else self.observer
        viewer = self._viewer(player)
        self._check_observer(viewer)
        return viewer

    def preview(self, action: AnyAction, player: int | None = None) -> dict[str, Any]:
        """A legal action as a table shows it before it is taken: cost, gain and what follows, as in ``view``."""
        acting, number = self.resolve(action, player)
        reason = None if number in self.legal_actions(acting) else self._reason(number, acting)
        offered = number if reason is None else reason.same
        return next(dict(shown) for shown in self.view(acting)["actions"] if shown["id"] == offered)

    def describe(self, action: AnyAction, language: str = ENGLISH, player: int | None = None) -> Description:
        """A legal action in structured form and in words, as ``Game.describe``."""
        return self.game.describe(self, action, language, player)

    def legal_mask(self, player: int | None = None) -> np.ndarray[Any, Any]:
        """The legal actions as a boolean for every action of the game."""
        mask = np.zeros(self.game.num_actions, bool)
        mask[self.legal_actions(player)] = True
        return mask

    def features(self, player: int) -> np.ndarray[Any, Any]:
        """The position as this player sees it, as a vector of numbers for learning."""
        viewer = self._player(player)
        self._check_observer(viewer)
        out = np.zeros(len(self.game.feature_names), np.float32)
        self.game.vector.features(self._kernel_array, viewer, argument(out))
        return out

    def _results(self) -> tuple[list[int], list[int], int]:
        scores, places = np.zeros(self.game.players, np.int32), np.zeros(self.game.players, np.int32)
        verdict = self.game.steps.results(self._kernel_array, argument(scores), argument(places))
        return scores.tolist(), places.tolist(), int(verdict)

    @property
    def scores(self) -> list[int]:
        """Every player's points so far."""
        return self._results()[0]

    @property
    def team_scores(self) -> list[int]:
        """Every team's points so far, in the order of ``Game.teams``; without teams they are the players'."""
        return totals(self.scores, self.game.teams)

    @property
    def team_results(self) -> list[dict[str, Any]]:
        """Every team with its seats, points and place as things stand, ready for JSON."""
        places = self.places
        totalled = zip(self.game.teams, self.team_scores, strict=True)
        return [{"seats": list(team), "score": score, "place": places[team[0]]} for team, score in totalled]

    @property
    def places(self) -> list[int]:
        """Every player's place as things stand, 1 for the leader; printed tie-breaks apply, partners share a place."""
        return self._results()[1]

    @property
    def verdict(self) -> str | None:
        """How a finished game for one player ended, one of ``Game.verdicts``; None before the end or with others."""
        verdict = self._results()[2]
        return self.game.verdicts[verdict] if verdict >= 0 else None

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

    def draw(self, player: int | None = None, language: str = ENGLISH, width: int = 100) -> str:
        """The position drawn in plain text, as a player or a spectator (-1) may see it; ``print(state)`` shows it too.

        Without a player, an observed state is drawn for its observer and a full one as a spectator sees it: a drawing
        tells nothing that is still secret.
        """
        return str(self._drawn(player, language, given.from_one("width", width)).plain)

    def svg(self, player: int | None = None, language: str = ENGLISH) -> str:
        """The position drawn as a picture, an SVG document, as a player may see it; see ``draw``. Notebooks show it."""
        viewer = self._shown_to(player)
        picture: str = self.game.contract.drawing.svg(self, viewer, language)
        return picture

    def _drawn(self, player: int | None, language: str, width: int) -> Any:
        return self.game.contract.drawing.text(self, self._shown_to(player), language, width)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.draw()

    def __rich_console__(self, console: Any, options: Any) -> Iterator[Any]:
        """The drawing with colours, for ``rich``."""
        yield self._drawn(None, ENGLISH, options.max_width)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self._array.tobytes() == other._array.tobytes()

    def __bytes__(self) -> bytes:
        """The record byte by byte: what equal positions have in common, as a key for sets and dictionaries."""
        return self._array.tobytes()

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.game, self._array.tobytes(), self.observer, self.frozen)

    def __repr__(self) -> str:
        what = "over" if self.is_over else f"decision={self.decision!r} deciders={self.deciders}"
        return f"<State of {self.game.name}, ply {self.ply}, {what}>"


def _copied(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A copy, byte by byte: numpy would copy a record field by field, which takes four times as long."""
    return array.view(np.uint8).copy().view(array.dtype)


def restore(game: Game, content: bytes, observer: int | None, frozen: bool = False) -> State:
    """A state from its bytes, for pickle."""
    state = State(game, np.frombuffer(content, game.record_type).copy(), observer)
    return state.freeze() if frozen else state
