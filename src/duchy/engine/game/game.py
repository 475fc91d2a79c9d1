"""``Game``: a game with its options chosen; ``State``: a position of it, to be read, copied and played on.

The two stand in one module because each makes the other: a game makes its first position, and a position knows its
game.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from fractions import Fraction
from functools import cached_property
from typing import Any, TypeVar

import numpy as np

from duchy.engine.errors import (
    AgendaOverflow,
    FrozenState,
    IllegalAction,
    NotDeciding,
    NotDiceAlone,
    UnknownPlayer,
    UnsupportedByGame,
    WrongObserver,
    WrongType,
)
from duchy.engine.game.playable import Playable
from duchy.engine.kernels import template
from duchy.engine.kernels.interpreted import interpreted
from duchy.engine.kernels.records import ArrayView, argument, as_json, leaves, place_of
from duchy.engine.kernels.rule import straight
from duchy.engine.play import chance, layout
from duchy.engine.play.catalogue import Action
from duchy.engine.play.steps import ONLY, OVERFLOW
from duchy.engine.play.teams import Teams, teams_of, totals
from duchy.engine.values import data, given
from duchy.engine.values.options import Options
from duchy.engine.words.reasons import Reason
from duchy.engine.words.text import ENGLISH, Texts, quoted

SPECTATOR = -1
ENTROPY = given.ENTROPY
#: An action as number, notation ("end_turn") or structured form.
AnyAction = int | str | Mapping[str, Any] | Action
T = TypeVar("T")
MOST_DICE = 6  # of which all results are looked at: 46,656
TRIED = 1000  # times that an action is tried at least, to see whether dice alone decide


class Game:
    """A game with its options, made by ``duchy.load``. ``duchy.engine.game.contract`` says what a game brings.

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
        self.steps: Any = template.bind("duchy.engine.play.steps", self.contract)
        self._calls: Any = straight(self.steps)
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

    @cached_property
    def has_teams(self) -> bool:
        """Whether players win together."""
        return len(self.teams) < self.players

    @cached_property
    def num_actions(self) -> int:
        """The size of the flat range of actions."""
        return int(self.catalogue.size)

    @cached_property
    def record_type(self) -> np.dtype[Any]:
        """The record that holds a position."""
        return self.contract.record_type

    @cached_property
    def max_legal(self) -> int:
        """The most actions that can be legal at once."""
        return self.contract.max_legal

    @cached_property
    def data_digest(self) -> str:
        """Names the data of the game's components, packaged or a user's own: other data make other games."""
        return data.digest(self.name, self.contract.package)

    @property
    def texts(self) -> Texts:
        """Everything a person reads about this game."""
        return self.contract.texts

    @cached_property
    def vector(self) -> Any:
        """The template that makes vectors of positions."""
        return template.bind("duchy.engine.play.vector", self.contract)

    @property
    def estimate(self) -> Any:
        """The template that says what positions are worth."""
        return template.bind("duchy.engine.play.estimate", self.contract)

    @cached_property
    def _views(self) -> Any:
        return straight(self.vector)

    @cached_property
    def _feature_count(self) -> int:
        return len(self.feature_names)

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

    @cached_property
    def _blank(self) -> bytes:
        return self.blank().tobytes()

    @cached_property
    def _over_at(self) -> int:
        """The byte of a record that says whether the game is over."""
        return place_of(self.record_type, "over")

    @cached_property
    def _sets(self) -> tuple[tuple[int, ...], ...]:
        """The players of every set of players, by its bits."""
        return tuple(
            tuple(player for player in range(self.players) if who >> player & 1) for who in range(1 << self.players)
        )

    @cached_property
    def _desk(self) -> _Desk:
        return _Desk(self)

    def new_state(self, seed: int) -> State:
        """A game at its first decision. The same seed gives the same game; of the seed 64 bits are used."""
        state = _of_memory(self, bytearray(self._blank), None)
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
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """What is kept by game is looked up many times for every view."""
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


class _Desk(threading.local):
    """What kernels write to on the way, for each thread: the legal actions, and the position before an action."""

    def __init__(self, game: Game) -> None:
        self.legal = np.zeros(game.max_legal, np.int16)
        self.legal_argument = argument(self.legal)
        self.before = argument(game.blank())


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

    __slots__ = ("_array", "_kernel_array", "_known", "_memory", "game", "observer")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, game: Game, array: np.ndarray[Any, Any], observer: int | None = None) -> None:
        self.game = game
        self.observer = observer  # who this copy was made for; None = it holds everything
        if not array.flags.writeable:  # kernels write to the record without asking
            array = array.copy()
        self._memory: bytearray | memoryview = array.view(np.uint8).data
        self._array = array
        self._kernel_array = argument(array)  # stays writable if the state is frozen: kernels know no other type
        self._known: dict[Any, Any] | None = None  # answers of a frozen state, which stay the same

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
        if self._known is None:
            self._array = self._array.view()
            self._array.flags.writeable = False
            self._known = {}
        return self

    def _answer(self, question: Any, find: Callable[[], T]) -> T:
        """What a kernel finds in this state. It is asked once if the state is frozen."""
        if self._known is None:
            return find()
        if question not in self._known:
            self._known[question] = find()
        found: T = self._known[question]
        return found

    def _check_free(self) -> None:
        if self.frozen:
            raise FrozenState("error-frozen")

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._memory[self.game._over_at] != 0

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
        sets = self.game._sets
        return sets[self.game._calls.deciders(self._kernel_array) & len(sets) - 1]

    @property
    def decision(self) -> str | None:
        """What is to be decided, by its name in the game; None when the game is over.

        Where players who decide at the same time are at different steps, it is the name of what they do together, as
        "round" in the Dice Game; ``decision_for`` tells the step of each.
        """
        return self._answer("decision", lambda: self._decision_named(self.game._calls.decision(self._kernel_array)))

    def decision_for(self, player: int) -> str | None:
        """What one player has to decide, by its name in the game; None if the player has nothing to decide now."""
        return self._decision_named(self.game._calls.decision_of(self._kernel_array, self._player(player)))

    @property
    def question(self) -> str | None:
        """What the game as a whole waits for: as ``decision``, but the same whatever steps the players have reached."""
        return self._decision_named(self.game._calls.question(self._kernel_array))

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
        acting = self._acting(player)
        if self._known is None:
            return self._find_legal(acting)
        return [*self._answer(acting, lambda: self._find_legal(acting))]

    def _find_legal(self, player: int) -> list[int]:
        desk = self.game._desk
        count = self.game._calls.legal(self._kernel_array, player, desk.legal_argument)
        actions: list[int] = desk.legal[:count].tolist()
        return actions

    def resolve(self, action: AnyAction, player: int | None = None) -> tuple[int, int]:
        """The player and the number of an action that may be taken now; any other is refused.

        An action that is the same as a legal one is accepted as it is: older records name the second of two equal tiles
        in a depot, and so they lead to the position that they say.
        """
        acting, number = self._named(action, player)
        legal = self.legal_actions(acting)
        if number not in legal:
            reason = self._reason(number, acting)
            if reason is None or reason.same not in legal:
                text, decision = str(self.game.catalogue.decode(number)), str(self.decision)
                raise IllegalAction("error-not-legal", reason, action=text, player=str(acting), decision=decision)
        return acting, number

    def _named(self, action: AnyAction, player: int | None) -> tuple[int, int]:
        """A player who decides, and the number of an action that there is."""
        acting = self._acting(player)
        if acting not in self.deciders:
            raise NotDeciding("error-not-deciding", self._reason(0, acting), player=str(acting))
        return acting, int(self.game.catalogue.parse(action))

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
        game = self.game
        if type(action) is int and 0 <= action < game.num_actions and (player is None or type(player) is int):
            acting, number = ONLY if player is None else self._player(player), action
        else:
            acting, number = self._named(action, player)
        if done := self._try(acting, number, known=0):
            if done == OVERFLOW:
                raise self._overflowed(number)
            self._take(*self.resolve(action, player))

    def _try(self, acting: int, number: int, known: int) -> int:
        """Take an action in one call of a kernel, which finds out whether it is legal unless that is known."""
        desk = self.game._desk
        done: int = self.game._calls.take(self._kernel_array, desk.before, acting, number, desk.legal_argument, known)
        return done

    def _take(self, acting: int, number: int) -> None:
        """Take an action that is known to be legal."""
        if self._try(acting, number, known=1):
            raise self._overflowed(number)

    def _overflowed(self, number: int) -> AgendaOverflow:
        return AgendaOverflow("error-agenda-overflow", action=str(self.game.catalogue.decode(number)))

    def clone(self) -> State:
        """An independent copy, which can be changed even if this state is frozen."""
        return _of_memory(self.game, bytearray(self._memory), self.observer)

    def reveals(self, action: AnyAction, player: int | None = None) -> bool:
        """Whether a legal action brings something random or hidden to light: dice, cards, what others have sealed.

        Nothing before it can be taken back. In an observed state one guess stands for what is unknown.

        >>> import duchy
        >>> state = duchy.load("burgundy").new_state(seed=7)
        >>> state.reveals("workers 1")
        False
        """
        acting, number = self.resolve(action, player)
        after = self.clone() if self.observer is None else self.determinize(0)
        after._take(acting, number)
        return after.revelations != self.revelations

    def outcomes(
        self, action: AnyAction, n: int, rng: np.random.Generator | int, player: int | None = None
    ) -> Iterator[State]:
        """So many independent examples of what may come of a legal action, each to be played on.

        Chance is drawn anew for each, and in an observed state also what the observer does not know; what a full state
        holds stays. The mean of anything over them is an estimate of what to expect.

        >>> import duchy
        >>> state = duchy.load("dice").new_state(seed=7)
        >>> [after.ply for after in state.outcomes(state.legal_actions(0)[0], 3, rng=1, player=0)]
        [1, 1, 1]
        """
        acting, number = self.resolve(action, player)
        return self._examples(acting, number, given.from_one("n", n), given.generator("rng", rng))

    def _examples(self, acting: int, number: int, count: int, rng: np.random.Generator) -> Iterator[State]:
        for _ in range(count):
            if self.observer is None:
                after = self.clone()
                after.reseed(int(rng.integers(ENTROPY, dtype=np.uint64)))
            else:
                after = self.determinize(rng)
            after._take(acting, number)
            yield after

    def chances(self, action: AnyAction, player: int | None = None) -> list[tuple[Fraction, State]]:
        """All that may come of a legal action with exact probabilities, where dice alone decide.

        The likeliest comes first. Where something else is drawn too, such as tiles or cards, or where there are very
        many dice, it is refused: ``outcomes`` gives examples. An action without chance has one outcome.

        >>> import duchy
        >>> state = duchy.load("burgundy").new_state(seed=7)
        >>> [(str(chance), after.ply) for chance, after in state.chances("workers 1")]
        [('1', 1)]
        """
        if self.observer is not None:
            raise IllegalAction("error-observed")
        acting, number = self.resolve(action, player)
        dice, first = self._rolled(acting, number, 0)
        if dice > MOST_DICE:
            raise NotDiceAlone("error-chance-many", count=str(dice), most=str(MOST_DICE), name="outcomes()")
        if dice == 0:
            return [(Fraction(1), first)]
        return self._all_rolls(acting, number, dice)

    def _rolled(self, acting: int, number: int, entropy: int) -> tuple[int, State]:
        """The position after an action with new chance, and how often something was drawn on the way."""
        after = self.clone()
        after.reseed(entropy)
        before = int(after._array["rng"][0])
        after._take(acting, number)
        return chance.drawn_between(before, int(after._array["rng"][0])), after

    def _all_rolls(self, acting: int, number: int, dice: int) -> list[tuple[Fraction, State]]:
        found: dict[bytes, tuple[int, State]] = {}
        for entropies in chance.entropies_for_all(dice, each=max(2, TRIED // 6**dice)).tolist():
            outcomes = [self._rolled(acting, number, entropy) for entropy in entropies]
            contents = {after._apart_from_chance() for _, after in outcomes}
            if len(contents) > 1 or {drawn for drawn, _ in outcomes} != {dice}:
                raise NotDiceAlone("error-chance-not-dice", name="outcomes()")  # the same dice lead to different ends
            content = contents.pop()
            count, kept = found.get(content, (0, outcomes[0][1]))
            found[content] = count + 1, kept
        ordered = sorted(found.values(), key=lambda outcome: -outcome[0])
        return [(Fraction(count, 6**dice), after) for count, after in ordered]

    def _apart_from_chance(self) -> bytes:
        """The record without the generator."""
        at = place_of(self.game.record_type, "rng")
        return bytes(self._memory[:at]) + bytes(self._memory[at + 8 :])

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
        copy = _of_memory(self.game, bytearray(self._memory), viewer)
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
        copy = _of_memory(self.game, bytearray(self._memory), None)
        self.game.steps.determinize(copy._kernel_array, np.uint64(drawn))
        return copy

    def view(self, player: int | None = None) -> dict[str, Any]:
        """The position as a table shows it to a player or to a spectator (-1), ready for JSON.

        Without a player it is the one whom the state was observed for, else a spectator. The view of a player lists
        every legal action with its cost, its gain and what it is clicked with.
        """
        shown: dict[str, Any] = self.game.contract.view.view(self, self._shown_to(player))
        return deepcopy(shown)  # games keep parts of it for the next view

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

    def legal_mask(self, player: int | None = None, out: np.ndarray[Any, Any] | None = None) -> np.ndarray[Any, Any]:
        """The legal actions as a boolean for every action of the game; written to ``out`` if it is given.

        >>> import duchy, numpy as np
        >>> state = duchy.load("burgundy").new_state(seed=7)
        >>> mask = np.empty(state.game.num_actions, bool)
        >>> state.legal_mask(out=mask) is mask, mask.nonzero()[0].tolist() == state.legal_actions()
        (True, True)
        """
        game = self.game
        flags = np.empty(game.num_actions, bool) if out is None else given.room("out", out, bool, game.num_actions)
        acting = ONLY if player is None else self._player(player)
        if game._calls.mask(self._kernel_array, acting, game._desk.legal_argument, argument(flags)):
            flags[:] = False
            flags[self.legal_actions()] = True  # the game is over, or it must be said who decides
        return flags

    def features(self, player: int, out: np.ndarray[Any, Any] | None = None) -> np.ndarray[Any, Any]:
        """The position as this player sees it, as a vector of numbers for learning; written to ``out`` if given."""
        viewer = self._player(player)
        self._check_observer(viewer)
        game = self.game
        count = game._feature_count
        numbers = np.empty(count, np.float32) if out is None else given.room("out", out, np.float32, count)
        game._views.features(self._kernel_array, viewer, argument(numbers))
        return numbers

    def _results(self) -> tuple[list[int], list[int], int]:
        scores, places = np.zeros(self.game.players, np.int32), np.zeros(self.game.players, np.int32)
        verdict = self.game.steps.results(self._kernel_array, argument(scores), argument(places))
        return scores.tolist(), places.tolist(), int(verdict)

    @property
    def scores(self) -> list[int]:
        """Every player's points so far."""
        return self._results()[0]

    def points(self, player: int) -> dict[str, int]:
        """A player's points so far by their sources, which the page of the game explains; they add up to the score.

        >>> import duchy
        >>> state = duchy.load("dice").new_state(seed=7)
        >>> sum(state.points(0).values()) == state.scores[0]
        True
        """
        out = np.zeros(len(self.game.contract.categories), np.int32)
        self.game.steps.points(self._kernel_array, self._player(player), argument(out))
        return dict(zip(self.game.contract.categories, out.tolist(), strict=True))

    def evaluate(self, player: int) -> float:
        """The points that a player may expect at the end, as the game judges positions for its bots.

        It is a rough judgement at once, without looking ahead; ``Bot.analyse`` looks ahead. In a team it is the points
        of the whole team. Where this state was observed, one guess, always the same, stands for what is unknown.

        >>> import duchy
        >>> state = duchy.load("burgundy").new_state(seed=7)
        >>> state.evaluate(0) > state.scores[0]
        True
        """
        who = self._player(player)
        known = self if self.observer is None else self.determinize(0)
        return float(self.game.estimate.evaluate(known._kernel_array, who))

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


def _of_memory(game: Game, memory: bytearray, observer: int | None) -> State:
    """A state whose record is in these bytes. It is made in a microsecond: numpy would copy a record field by field."""
    state = State.__new__(State)
    state.game, state.observer, state._memory, state._known = game, observer, memory, None
    state._array = np.ndarray(1, game.record_type, memory)
    state._kernel_array = argument(state._array)
    return state


def restore(game: Game, content: bytes, observer: int | None, frozen: bool = False) -> State:
    """A state from its bytes, for pickle."""
    state = _of_memory(game, bytearray(content), observer)
    return state.freeze() if frozen else state
