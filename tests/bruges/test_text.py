"""The texts of Bruges beside those of its cards: complete, alike in all languages, and fit to be said."""

import pytest

from duchy.engine.words.text import Texts
from duchy.games.bruges.actions import CATALOGUE
from duchy.games.bruges.display.names import (
    CATEGORY_NAMES,
    COLOUR_NAMES,
    LEADERSHIP_NAMES,
    PHASE_NAMES,
    THREAT_NAMES,
    USE_NAMES,
)
from duchy.games.bruges.options import Options
from duchy.games.bruges.questions import QUESTIONS
from duchy.games.bruges.rules import DECISIONS
from tests.support.texts import (
    LANGUAGES,
    check_lines_speak_to_the_reader,
    check_same_keys_and_variables,
    entries,
    said,
)

PACKAGE = "duchy.games.bruges"
TEXTS = Texts.of(PACKAGE)
OURS = (
    "option-",
    "phase-",
    "use-",
    "leadership-",
    "category-",
    "counter-",
    "prompt-",
    "part-",
    "action-",
    "gain-",
    "cost-",
    "log-",
    "why-",
    "coverage-",
)

SAMPLES: dict[str, list[str | int]] = {
    "asked": [*DECISIONS[1:]],
    "branch": [1],
    "card": ["Prince"],
    "category": ["houses"],
    "colour": ["red"],
    "count": [1, 2, 5, 21],
    "deck": [1, 2],
    "guilders": [3],
    "house": ["blue"],
    "inhabitant": ["Queen"],
    "known": [0, 1],
    "leadership": ["canals"],
    "lived": [0, 1],
    "number": [2],
    "other": ["Odo"],
    "player": ["Anna"],
    "absent": ["Bob"],
    "price": [0, 1, 2, 5],
    "question": ["turn"],
    "round": [8],
    "section": [1, 2],
    "step": [4],
    "threat": ["fire"],
    "vp": [1, 2, 5],
    **{name: [3] for name in COLOUR_NAMES},
}

TOPICS = [*DECISIONS[1:], "lose_house", "lose_cell", "lose_inhabitant", "prevent_marker", "hand_worker"]
COLOURS_ASKED = [name for name in DECISIONS[1:] if "colour" in QUESTIONS.named(name).answers]
ANSWERS = ("climb", "stay", "stop", *(name.replace("_", "-") for name in COLOURS_ASKED))
EVENTS = ("round", "dice", "markers", "penalty", "effects", "leadership", "last-round", "final", "game-over", "winner")

EXPECTED = {
    "game-name",
    "game-summary",
    "game-time",
    "prompt-over",
    "log-winner-shared",
    *(f"prompt-{name}" for name in ("turn.after", "turn.empty", "draw.more")),
    *(f"question-{name.replace('_', '-')}" for name in DECISIONS[1:]),
    *(f"prompt-{who}{topic.replace('_', '-')}" for topic in TOPICS for who in ("", "other-")),
    *(f"action-{kind.replace('_', '-')}" for kind in CATALOGUE.kinds),
    *(f"log-{kind.replace('_', '-')}" for kind in CATALOGUE.kinds if kind != "colour"),
    *(f"log-{name}" for name in (*ANSWERS, *EVENTS)),
    *(f"option-{name}{part}" for name in Options.values() for part in ("", ".help")),
    *(f"category-{name}" for name in CATEGORY_NAMES),
    *(f"phase-{name}" for name in PHASE_NAMES.values()),
    *(f"use-{name}{part}" for name in USE_NAMES for part in ("", ".help")),
    *(f"leadership-{name}" for name in LEADERSHIP_NAMES),
    *(f"threat-{name}" for name in THREAT_NAMES),
}


def test_all_languages_say_the_same() -> None:
    assert TEXTS.languages() == LANGUAGES
    check_same_keys_and_variables(PACKAGE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_game_has_its_text(language: str) -> None:
    assert not EXPECTED - TEXTS.keys(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    for key in entries(PACKAGE, language):
        if key.startswith(OURS):
            for text in said(TEXTS, PACKAGE, language, key, SAMPLES):
                assert text == text.strip() != "", key
                assert not any(blunder in text for blunder in ("  ", " ,", " )", "( ", "{", "$")), key
                assert not key.startswith("prompt-") or text.count(": ") <= 1, key


def test_lines_speak_to_the_reader() -> None:
    check_lines_speak_to_the_reader(PACKAGE)
