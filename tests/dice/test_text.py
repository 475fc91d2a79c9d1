"""The texts of the Dice Game: complete, alike in all languages, and true to the rules."""

import re

import pytest

from duchy.engine.words.text import Texts
from duchy.games.dice.actions import CATALOGUE
from duchy.games.dice.analysis import coverage
from duchy.games.dice.components.parts import BONUS_NAMES, COLOUR_NAMES, SALE_VP, VERDICTS, Colour, numbers_for
from duchy.games.dice.components.sheets import LETTERS
from duchy.games.dice.display.names import CATEGORY_NAMES
from duchy.games.dice.options import VARIANTS, Options
from tests.support.texts import (
    LANGUAGES,
    check_every_text,
    check_lines_speak_to_the_reader,
    check_prompts_are_a_headline_and_a_hint,
    check_same_keys_and_variables,
    entries,
    variables,
    words,
)

PACKAGE = "duchy.games.dice"
TEXTS = Texts.of(PACKAGE)

SAMPLES: dict[str, list[str | int]] = {
    "action": ["seal"],
    "bonus": list(BONUS_NAMES),
    "category": ["castles"],
    "colour": ["city"],
    "count": [0, 1, 2, 5, 11, 21, 22],
    "first": [1],
    "first_colour": ["mine"],
    "hex": [38],
    "hourglasses": [1, 2],
    "most": [4],
    "name": ["drafts"],
    "number": [6],
    "phase": ["II"],
    "player": ["Anna"],
    "absent": ["Bob"],
    "players": ["Anna, Odo"],
    "problem": ["there is no action"],
    "rank": ["first", "second"],
    "round": [24],
    "second": [6],
    "second_colour": ["river"],
    "sheet": list(LETTERS),
    "size": [4],
    "used": ["none", "monk", "worker"],
    "verdict": ["great"],
    "vp": [1, 2, 5, 21],
    "what": ["castle"],
}

EVENTS = ["phase-begins", "roll", "award", "game-over", "winner", "winner-shared", "verdict", "sealed", "revealed"]
PROMPTS = ["sheet", "castle", "castle.all", "sell", "build", "build.pass", "second", "second.seal"]
PROMPTS += ["other-sheet", "other-castle", "sealed", "waiting", "over"]

EXPECTED = {
    "game-name",
    "game-summary",
    "game-time",
    "sheet-name",
    "sheet-one-source",
    "gain-vp",
    "gain-area",
    "gain-award",
    "gain-then",
    *(f"variant-{name}{part}" for name in (*VARIANTS, "solo") for part in ("", ".help")),
    *(f"option-{name}{part}" for name in Options.values() for part in ("", ".help")),
    *(f"colour-{name}{part}" for name in COLOUR_NAMES for part in ("", ".many", ".condition", ".reward")),
    *(f"bonus-{name}{part}" for name in BONUS_NAMES for part in ("", ".help")),
    *(f"gain-{name}" for name in BONUS_NAMES),
    *(f"category-{name}" for name in CATEGORY_NAMES),
    *(f"verdict-{name}{part}" for name in ("none", *VERDICTS) for part in ("", ".text")),
    *(f"prompt-{name}" for name in PROMPTS),
    *(f"{part}-{kind}" for kind in CATALOGUE.kinds for part in ("action", "log")),
    *(f"log-{event}" for event in EVENTS),
    *(f"coverage-{group}" for group in coverage.GROUPS),
}


def test_all_languages_say_the_same() -> None:
    assert TEXTS.languages() == LANGUAGES
    check_same_keys_and_variables(PACKAGE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_game_has_its_text(language: str) -> None:
    assert not EXPECTED - TEXTS.keys(language)


def test_every_text_can_be_said() -> None:
    check_every_text(TEXTS, PACKAGE, SAMPLES)
    check_lines_speak_to_the_reader(PACKAGE)
    check_prompts_are_a_headline_and_a_hint(TEXTS, PACKAGE, SAMPLES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_in_the_texts_are_those_of_the_rules(language: str) -> None:
    for colour in (Colour.MONASTERY, Colour.MINE, Colour.RIVER):
        condition = TEXTS.format(language, f"colour-{COLOUR_NAMES[colour]}.condition")
        assert [int(number) for number in re.findall(r"\d", condition)] == list(numbers_for(colour))
    assert str(SALE_VP) in TEXTS.format(language, "bonus-goods.help")
    assert str(min(VERDICTS.values())) in TEXTS.format(language, "verdict-none.text")


@pytest.mark.parametrize("kind", CATALOGUE.kinds)
def test_a_log_line_names_the_player(kind: str) -> None:
    assert "player" in variables(entries(PACKAGE, "en"), f"log-{kind}")


def test_texts_are_written_in_their_alphabets() -> None:
    for language in ("ru", "uk"):
        for key, text in words(PACKAGE, language):
            latin = set(re.findall(r"[A-Za-z]+", text)) - {"A"}
            assert not latin, f"{language} {key}: {latin}"
    assert not any(re.search("[а-яА-ЯёіїєґЁІЇЄҐ]", text) for _, text in words(PACKAGE, "en"))
