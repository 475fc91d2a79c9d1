"""The games as games of OpenSpiel, registered under ``duchy_burgundy`` and so on.

>>> import pyspiel
>>> import duchy.envs.openspiel
>>> game = pyspiel.load_game("duchy_burgundy", {"players": 3, "options": "modules:inns+shields"})
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
>>> state.apply_action(5)
>>> state.current_player() in range(3), len(state.legal_actions()) > 1
(True, True)
>>> game.deserialize_state(state.serialize()).observation_string(0) == state.observation_string(0)
True

**Parameters** are ``players``; ``options``, the game's other options as one text, ``edition:2011;setup:expert``, with
``+`` between the parts of a list, and behind a single one; ``reward`` (``duchy.envs.rewards``), ``observation``, and
``outcomes``.

**Chance.** The set-up is a node of chance, and so is what comes between choosing an action that reveals something and
its effect. It has so many equally likely ``outcomes``, each an example of what the dice, cards and tiles may be, drawn
for this position alone. The more there are, the closer they are to the game's own chances; a node has a single outcome
where nothing is drawn and only what others have sealed comes to light.

**Several who decide at once** are asked one after the other, and nobody observes what those before have chosen.

**Observations** are what a player sees at a moment. They remember nothing, so they are no states of information, and
none are offered.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import numpy as np

from duchy.engine.errors import MissingExtra, OptionError
from duchy.engine.game.game import Game, State, restore
from duchy.engine.game.registry import PACKAGES, contract
from duchy.engine.values import given
from duchy.engine.words.text import quoted
from duchy.envs import settings
from duchy.envs.rewards import Reward
from duchy.games import load

try:
    import pyspiel
except ImportError as problem:
    raise MissingExtra(__name__, "openspiel", problem) from None

#: How many outcomes a node of chance has unless it is said: as probabilities these are exact.
OUTCOMES = 1024
MOST_OUTCOMES = 1 << 16
#: More actions than any game of bots has been seen to have.
LONGEST = 4096
#: What a game is made of beside its options.
DEFAULTS = {"players": 2, "options": "", "reward": "win", "observation": "features", "outcomes": OUTCOMES}
NONE = -1  # no action waits for chance


class DuchyGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of Duchy for OpenSpiel; ``duchy`` is the game itself."""

    def __init__(self, name: str, parameters: dict[str, Any] | None = None) -> None:
        told = {**DEFAULTS, **(parameters or {})}
        self.outcomes = given.between("outcomes", told["outcomes"], 1, MOST_OUTCOMES)
        self.duchy = load(name, players=told["players"], **_read(name, told["options"]))
        self.reward = Reward(self.duchy, told["reward"])
        self.observation = self.duchy.observation(told["observation"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.duchy.num_actions,
            max_chance_outcomes=self.outcomes,
            num_players=self.duchy.players,
            min_utility=self.reward.low,
            max_utility=self.reward.high,
            utility_sum=None if self.reward.alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(name, alone=self.reward.alone), info, {**told, "options": _written(self.duchy)})

    def new_initial_state(self) -> DuchyState:
        """The node of chance that sets the game up."""
        return DuchyState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """Every action may reveal something."""
        return LONGEST + 1

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> DuchyObserver:
        """What writes observations of one player."""
        if kind is not None and (
            kind.perfect_recall or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            raise settings.NoGame("error-env-recall")
        return DuchyObserver(self)


class DuchyState(pyspiel.State):  # type: ignore[misc]
    """A position, or a node of chance: what OpenSpiel copies and keeps of it are bytes and numbers.

    ``record`` is the position before chance, byte by byte, empty before the set-up. Then ``action`` of ``player`` may
    wait for one of so many ``chances``.
    """

    def __init__(self, game: DuchyGame) -> None:
        super().__init__(game)
        self.record = b""
        self.player, self.action, self.chances = 0, NONE, game.outcomes

    @property
    def position(self) -> State | None:
        """The position as Duchy has it, which may be changed; None before the set-up."""
        return restore(self.get_game().duchy, self.record, None) if self.record else None

    def current_player(self) -> int:
        """Who decides: of several the first."""
        if self.chances:
            return int(pyspiel.PlayerId.CHANCE)
        state = self._now()
        return int(pyspiel.PlayerId.TERMINAL) if state.is_over else state.deciders[0]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.chances and self._now().is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Numbers, all equally likely."""
        return _equal(self.chances)

    def returns(self) -> list[float]:
        """What the game brought every player; nothing before it is over."""
        game = self.get_game()
        result: list[float] = game.reward.of(self._now()) if self.is_terminal() else [0.0] * game.duchy.players
        return result

    def __str__(self) -> str:
        """The position in a few words and by its digest, and what waits for chance."""
        if not self.record:
            return "before the set-up"
        waits = f", chance after {self._named(self.action)} of player {self.player}" if self.chances else ""
        return _told(self._now()) + waits

    def _now(self) -> State:
        return restore(self.get_game().duchy, self.record, None)

    def _named(self, action: int) -> str:
        return str(self.get_game().duchy.catalogue.decode(action))

    def _legal_actions(self, player: int) -> list[int]:
        return self._now().legal_actions(player)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else self._named(action)

    def _apply_action(self, action: int) -> None:
        if self.chances:
            self._draw(action)
        else:
            self._choose(action)

    def _choose(self, action: int) -> None:
        """Take an action, or let it wait for chance if it reveals something."""
        before = self._now()
        player, after = before.deciders[0], before.clone()
        after.apply(action, player)
        drawn = after.array["rng"][0] != before.array["rng"][0]
        if drawn or after.revelations != before.revelations:
            self.player, self.action = player, action
            self.chances = self.get_game().outcomes if drawn else 1
        else:
            self.record = bytes(after)

    def _draw(self, outcome: int) -> None:
        """One of the examples of what chance may bring here."""
        game = self.get_game().duchy
        entropy = _entropy(self.record, self.player, self.action, outcome)
        if self.record:
            state = self._now()
            state.reseed(entropy)
            state.apply(self.action, self.player)
        else:
            state = game.new_state(entropy)
        self.record = bytes(state)
        self.player, self.action, self.chances = 0, NONE, 0


class DuchyObserver:
    """Writes what a player sees, as OpenSpiel asks for it: ``tensor``, the same by name in ``dict``, and a text."""

    def __init__(self, game: DuchyGame) -> None:
        self._observation = game.observation
        self._room = np.zeros(game.observation.shape, game.observation.dtype)
        self.tensor = np.zeros(game.observation.shape, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: DuchyState, player: int) -> None:
        """Write the observation of a player; nothing is seen before the set-up."""
        seen = state.position
        if seen is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._observation.write(seen, player, self._room)

    def string_from(self, state: DuchyState, player: int) -> str:
        """A text that two observations share only if they are the same."""
        seen = state.position
        return "before the set-up" if seen is None else f"player {player}: {_told(seen.observe(player))}"


def _read(name: str, text: str) -> dict[str, Any]:
    """The options in a text, whose values are found by how they are written; an unknown one the game refuses."""
    values = contract(name).options.values()
    options: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        option, colon, value = part.partition(":")
        if not colon:
            raise OptionError("options", "error-env-form", part=quoted(part))
        known = {str(each): each for each in values.get(option, ())}
        parts = [known.get(each, each) for each in value.split("+") if each]
        options[option] = parts if "+" in value or not value else parts[0]
    return options


def _written(game: Game) -> str:
    """All options of a game but the number of players, so that what is kept says them all."""
    options = {option: value for option, value in game.options.as_dict().items() if option != "players"}
    return ";".join(f"{option}:{_of_one(value)}" for option, value in options.items() if value is not None)


def _of_one(value: Any) -> str:
    """One option; a list of one part ends with ``+``."""
    return "".join(f"{part}+" for part in value) if isinstance(value, list) else str(value)


def _type(name: str, alone: bool) -> Any:
    """What OpenSpiel wants to know of a kind of game."""
    players = contract(name).options.values()["players"]
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"duchy_{name}",
        long_name=f"Duchy: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


@cache
def _equal(count: int) -> list[tuple[int, float]]:
    return [(outcome, 1 / count) for outcome in range(count)]


def _told(state: State) -> str:
    """A position or an observation: what is asked of whom, and a digest of everything in it."""
    asked = f"{state.decision} of {'+'.join(map(str, state.deciders))}" if not state.is_over else "over"
    return f"ply {state.ply}, {asked}, {_digest(bytes(state), 16).hex()}"


def _digest(content: bytes, size: int) -> bytes:
    return hashlib.blake2b(content, digest_size=size).digest()


def _entropy(record: bytes, player: int, action: int, outcome: int) -> int:
    """64 bits that belong to one outcome at one position."""
    return int.from_bytes(_digest(record + b"%d %d %d" % (player, action, outcome), 8), "big")


def _registered(name: str) -> type[DuchyGame]:
    """What OpenSpiel calls to make a game. It keeps it beyond the end of Python, which a function does not survive."""

    class Registered(DuchyGame):
        def __init__(self, parameters: dict[str, Any]) -> None:
            super().__init__(name, parameters)

    return Registered


for _name in PACKAGES:
    pyspiel.register_game(_type(_name, alone=False), _registered(_name))
