"""Tutorials: the beginning of a game as a script with fixed dice, explained step by step.

A game keeps its tutorial in the folder ``tutorial`` of its package: ``tutorial.json`` holds the script, and a Fluent
file for each language the text of every step. All chance follows from the secret, as at every table
(`duchy.engine.match.fair`), so the script is an ordinary game record with comments. A mistake raises a `DataError` that
names the file, the entry and the reason.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from duchy.engine.errors import DataError, DuchyError
from duchy.engine.game import registry
from duchy.engine.game.game import Game
from duchy.engine.match import fair
from duchy.engine.match.match import Match
from duchy.engine.values.data import Entry
from duchy.engine.words.text import Texts

FOLDER = "tutorial"
FILE = "tutorial.json"
LONGEST = 240  # minutes; a tutorial is short, and a typing error is found
_KEYS = {"version", "minutes", "options", "secret", "learner", "opponent", "steps"}
_STEP_KEYS = {"text", "player", "action", "show"}
_SECRET = re.compile(rf"[0-9a-f]{{{2 * fair.SECRET_BYTES}}}")


@dataclass(frozen=True)
class Step:
    """A step: a text to read, an action to take, or both. ``show`` names places at the table that the text is about."""

    player: int
    text: str | None
    action: str | None
    show: tuple[str, ...]


@dataclass(frozen=True)
class Tutorial:
    """The tutorial of a game. ``version`` changes with the script, so that tables know whether it is theirs."""

    game: str
    version: int
    minutes: int
    options: dict[str, Any]
    secret: bytes
    learner: int
    opponent: str
    steps: tuple[Step, ...]

    def load_game(self) -> Game:
        """The game with the options of the tutorial."""
        return registry.load(self.game, self.options)

    def actions_of(self, player: int) -> list[str]:
        """What a player does in the script, in order."""
        return [step.action for step in self.steps if step.action is not None and step.player == player]

    def next_action(self, player: int, done: Sequence[str]) -> str | None:
        """What the script has a player do after these actions; None at its end, and where they left the script."""
        script = self.actions_of(player)
        follows = len(done) < len(script) and script[: len(done)] == list(done)
        return script[len(done)] if follows else None

    def play(self) -> Match:
        """Play the script; an action that is not legal there is a mistake of the file."""
        match = Match(self.load_game(), fair.entropy(self.secret, 0))
        for number, step in enumerate(self.steps, start=1):
            if step.action is None:
                continue
            try:
                match.apply(step.action, step.player, fair.entropy(self.secret, match.state.ply + 1))
            except DuchyError as error:
                raise DataError(file_of(self.game), f"step {number}", str(error)) from error
        return match


def file_of(game: str) -> str:
    """The file of a tutorial, as errors name it."""
    return f"{game}/{FOLDER}/{FILE}"


def exists(game: str) -> bool:
    """Whether a game has a tutorial."""
    return (_folder(game) / FILE).is_file()


@cache
def of(game: str) -> Tutorial:
    """The tutorial of a game that has one."""
    return read(game, _folder(game))


def _folder(game: str) -> Traversable:
    return files(registry.contract(game).package) / FOLDER


def read(game: str, folder: Traversable) -> Tutorial:
    """Read the tutorial in a folder, and check everything except whether its actions are legal (``play``)."""
    file = file_of(game)
    try:
        content = json.loads((folder / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise DataError(file, "file", f"it cannot be read ({problem})") from problem
    whole = Entry(file, "tutorial", content)
    _only(whole, _KEYS)
    if not isinstance(whole.get("options"), dict):
        whole.fail("'options' must be a table")
    try:
        players = registry.load(game, whole.get("options")).players
    except DuchyError as error:
        whole.fail(str(error))
    if not _SECRET.fullmatch(whole.text("secret")):
        whole.fail(f"'secret' must have {2 * fair.SECRET_BYTES} hexadecimal digits")
    tutorial = Tutorial(
        game=game,
        version=whole.integer("version", 1),
        minutes=whole.integer("minutes", 1, LONGEST),
        options=whole.get("options"),
        secret=bytes.fromhex(whole.text("secret")),
        learner=whole.integer("learner", 0, players - 1),
        opponent=whole.text("opponent"),
        steps=tuple(_steps(whole, players)),
    )
    _check_steps(tutorial)
    _check_texts(tutorial, folder)
    return tutorial


def _only(entry: Entry, known: set[str]) -> None:
    if unknown := sorted(set(entry.values) - known):
        entry.fail(f"the key '{unknown[0]}' is unknown")


def _steps(whole: Entry, players: int) -> Iterator[Step]:
    listed = whole.get("steps")
    if not isinstance(listed, list) or not listed:
        whole.fail("'steps' must be a list with at least one step")
    for number, values in enumerate(listed, start=1):
        entry = Entry(whole.file, f"step {number}", values)
        _only(entry, _STEP_KEYS)
        yield Step(
            player=entry.integer("player", 0, players - 1) if "player" in entry else whole.integer("learner"),
            text=entry.text("text") if "text" in entry else None,
            action=entry.text("action") if "action" in entry else None,
            show=tuple(entry.texts("show")) if "show" in entry else (),
        )


def _check_steps(tutorial: Tutorial) -> None:
    game = tutorial.load_game()
    for number, step in enumerate(tutorial.steps, start=1):
        entry = Entry(file_of(tutorial.game), f"step {number}", {})
        if step.player == tutorial.learner and step.text is None:
            entry.fail("a step of the learner needs a text")
        if step.player != tutorial.learner and (step.action is None or step.text is not None):
            entry.fail("a step of another player is an action without a text")
        try:
            written = step.action if step.action is None else str(game.catalogue.decode(game.parse(step.action)))
        except DuchyError as error:
            entry.fail(str(error))
        if written != step.action:
            entry.fail(f"'action' must be written '{written}'")
    if tutorial.steps[-1].action is not None:
        Entry(file_of(tutorial.game), "steps", {}).fail("the last step must be a text that says how the game goes on")


def _check_texts(tutorial: Tutorial, folder: Traversable) -> None:
    texts = Texts(folder)
    steps = {step.text: number for number, step in reversed(list(enumerate(tutorial.steps, start=1))) if step.text}
    for language in registry.contract(tutorial.game).texts.languages():
        if language not in texts.languages():
            raise DataError(file_of(tutorial.game), "file", f"there is no file {language}.ftl beside it")
        keys = texts.keys(language)
        if missing := [key for key in steps if key not in keys]:
            raise DataError(
                file_of(tutorial.game), f"step {steps[missing[0]]}", f"no text '{missing[0]}' in {language}"
            )
        if unused := sorted(keys - set(steps)):
            raise DataError(f"{tutorial.game}/{FOLDER}/{language}.ftl", unused[0], "no step has this text")
