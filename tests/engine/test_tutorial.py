"""Tutorials: those of our games can be played, and a mistake in a file is told with file, entry and reason."""

import json
import shutil
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import duchy
from duchy.bots.levels import LEVELS
from duchy.engine.errors import DataError
from duchy.engine.match import tutorial
from duchy.engine.match.tutorial import FILE, FOLDER, Tutorial
from duchy.engine.words.text import Texts
from tests.support.texts import LANGUAGES

MOST_LETTERS = 260  # a step is a sentence or two; a phone shows it above the board

Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize("game", duchy.GAMES)
def test_every_game_has_a_tutorial_whose_moves_are_legal(game: str) -> None:
    lesson = tutorial.of(game)
    assert not lesson.play().state.is_over
    assert lesson.opponent in LEVELS


@pytest.mark.parametrize("game", duchy.GAMES)
def test_a_tutorial_lets_the_learner_do_each_thing_that_a_turn_is_made_of(game: str) -> None:
    kinds = {
        "burgundy": {"take", "place", "sell", "workers", "buy", "load", "end_turn"},
        "dice": {"castle", "sell", "build", "second", "pass", "seal"},
        "bruges": {"draw", "accept", "decline", "workers", "money", "calm", "canal", "house", "place", "activate"},
    }[game]
    lesson = tutorial.of(game)
    assert {action.split()[0] for action in lesson.actions_of(lesson.learner)} == kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", duchy.GAMES)
def test_every_step_is_told_in_every_language_in_a_sentence_or_two(game: str, language: str) -> None:
    texts = Texts(files(duchy.GAMES[game]) / FOLDER)
    for step in tutorial.of(game).steps:
        if step.text:
            assert 10 < len(texts.format(language, step.text)) <= MOST_LETTERS, step.text


def test_the_script_of_each_player_goes_on_after_what_was_done(lesson: Tutorial) -> None:
    first, second, *_ = lesson.actions_of(0)
    assert lesson.next_action(0, []) == first
    assert lesson.next_action(0, [first]) == second
    assert lesson.next_action(0, [second]) is None
    assert lesson.next_action(0, lesson.actions_of(0)) is None
    assert lesson.next_action(1, []) == lesson.actions_of(1)[0] != first


# --- mistakes --------------------------------------------------------------------------------------------------------


@pytest.fixture
def lesson() -> Tutorial:
    return tutorial.of("burgundy")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of a tutorial, to make mistakes in."""
    copied = tmp_path / FOLDER
    shutil.copytree(str(files(duchy.GAMES["burgundy"]) / FOLDER), copied)
    return copied


def change(folder: Path, how: Change) -> None:
    content = json.loads((folder / FILE).read_text(encoding="utf-8"))
    how(content)
    (folder / FILE).write_text(json.dumps(content), encoding="utf-8")


@pytest.mark.parametrize(
    ("how", "entry", "reason"),
    [
        (lambda all: all.pop("minutes"), "tutorial", "the key 'minutes' is missing"),
        (lambda all: all.update(dice=[1]), "tutorial", "the key 'dice' is unknown"),
        (lambda all: all.update(options=[]), "tutorial", "'options' must be a table"),
        (lambda all: all["options"].update(players=9), "tutorial", "players"),
        (lambda all: all.update(secret="abc"), "tutorial", "'secret' must have 64 hexadecimal digits"),
        (lambda all: all.update(learner=2), "tutorial", "'learner' must be a whole number from 0 to 1"),
        (lambda all: all.update(steps=[]), "tutorial", "'steps' must be a list with at least one step"),
        (lambda all: all["steps"][0].update(dice=1), "step 1", "the key 'dice' is unknown"),
        (lambda all: all["steps"][4].pop("text"), "step 5", "a step of the learner needs a text"),
        (lambda all: all["steps"][7].pop("action"), "step 8", "a step of another player is an action without a text"),
        (lambda all: all["steps"][4].update(action="fly 1"), "step 5", "fly"),
        (lambda all: all["steps"][4].update(action="take  2 4 2"), "step 5", "'action' must be written 'take 2 4 2'"),
        (lambda all: all["steps"][0].update(text="hello"), "step 1", "no text 'hello' in en"),
        (lambda all: all["steps"].pop(0), "welcome", "no step has this text"),
        (lambda all: all["steps"].pop(), "play-on", "no step has this text"),
        (lambda all: all["steps"].append(all["steps"][4]), "steps", "the last step must be a text"),
    ],
)
def test_a_mistake_is_told_with_its_entry_and_its_reason(folder: Path, how: Change, entry: str, reason: str) -> None:
    change(folder, how)
    with pytest.raises(DataError) as told:
        tutorial.read("burgundy", folder)
    assert told.value.file.startswith("burgundy/tutorial/")
    assert told.value.entry == entry
    assert reason in told.value.reason


def test_an_action_that_is_not_legal_is_told_with_its_step(folder: Path) -> None:
    change(folder, lambda all: all["steps"][4].update(action="take 2 5 2"))
    change(folder, lambda all: all["steps"][5].update(action="take 2 1 2"))
    with pytest.raises(DataError) as told:
        tutorial.read("burgundy", folder).play()
    assert (told.value.file, told.value.entry) == ("burgundy/tutorial/tutorial.json", "step 6")


def test_a_language_that_is_missing_is_told(folder: Path) -> None:
    (folder / "uk.ftl").unlink()
    with pytest.raises(DataError, match=r"there is no file uk\.ftl"):
        tutorial.read("burgundy", folder)


def test_a_file_that_cannot_be_read_is_told(folder: Path) -> None:
    (folder / FILE).write_text("{", encoding="utf-8")
    with pytest.raises(DataError, match="it cannot be read"):
        tutorial.read("burgundy", folder)
