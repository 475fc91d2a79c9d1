"""Play with something in it: random, but not shy. The same seed gives the same game on every Python."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, TypeVar

import duchy
from duchy.engine.game.game import Game, State
from duchy.engine.match.match import Match

SELDOM = 0.05
T = TypeVar("T")


@dataclass(frozen=True)
class Subject:
    """A game with options, and how tests play it."""

    name: str
    game: Game
    reluctant: tuple[str, ...]

    def __str__(self) -> str:
        return self.name


def subjects_of(game: str, package: str, tests: str) -> list[Subject]:
    """Every way to play a game that its tests list."""
    listed = import_module(f"{tests}.option_sets")
    contract = import_module(f"{package}.contract").CONTRACT
    return [
        Subject(f"{game}-{slug(given)}", Game(contract, contract.options.read(given)), listed.RELUCTANT)
        for given in listed.OPTION_SETS
    ]


def all_subjects() -> list[Subject]:
    """Every way to play every game of the package."""
    ours = [(game, package) for game, package in duchy.GAMES.items() if package.startswith("duchy.")]
    return [subject for game, package in ours for subject in subjects_of(game, package, f"tests.{game}")]


def slug(options: dict[str, Any]) -> str:
    """The options as a file name: ``2p-2019-expert-1-2``."""
    words = []
    for name, value in options.items():
        values = [value] if not isinstance(value, list | tuple) else value
        words.append("-".join(map(str, values)) + ("p" if name == "players" else "") if value is not True else name)
    return "-".join(words)


def choose(state: State, player: int, chance: random.Random, reluctant: Sequence[str] = ()) -> int:
    """A kind of action first, then one of its actions, so that rare kinds are seen; reluctant kinds seldom."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal_actions(player):
        kinds.setdefault(state.game.catalogue.kind_of(action).name, []).append(action)
    eager = [kind for kind in kinds if kind not in reluctant]
    if not eager or (len(eager) < len(kinds) and chance.random() < SELDOM):
        eager = [kind for kind in kinds if kind in reluctant]
    return pick(kinds[pick(eager, chance)], chance)


def pick(items: Sequence[T], chance: random.Random) -> T:
    """One of several. ``random()`` is the one draw that Python promises never to change."""
    return items[int(chance.random() * len(items))]


def play(subject: Subject, seed: int, *, entropy: bool = False) -> Match:
    """A whole game, with new entropy at every ply if that is wanted."""
    chance = random.Random(seed)
    match = Match(subject.game, seed)
    while not match.state.is_over:
        player = pick(match.state.deciders, chance)
        action = choose(match.state, player, chance, subject.reluctant)
        match.apply(action, player, chance.getrandbits(64) if entropy else None)
    return match
