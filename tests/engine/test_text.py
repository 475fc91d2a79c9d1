"""The kit's reader of texts, and the words that all games share."""

import re
from pathlib import Path

import numpy as np
import pytest

from duchy.engine.words.text import KIT, TextError, Texts
from tests.support.texts import (
    COUNTS,
    LANGUAGES,
    check_every_text,
    check_same_keys_and_variables,
    words,
)

SAMPLES: dict[str, list[str | int]] = {
    "action": ["take 1 2"],
    "beginning": ["'bad'"],
    "bot": ["search"],
    "bots": [0, 1, 3, 5],
    "choices": ["a, b", "none"],
    "count": [1, 2, 5],
    "decision": ["turn"],
    "entry": ["estate 3"],
    "example": ["kind=pass"],
    "extra": ["duchy[web]"],
    "field": ["'seed'"],
    "fields": ["players"],
    "file": ["estates.toml"],
    "first": ["1"],
    "form": ["'move <pawn>'"],
    "format": ["1"],
    "found": ["2"],
    "game": ["'toy'"],
    "games": [1, 400],
    "given": ["pawn", "none"],
    "help": ["?"],
    "key": ["'hello'"],
    "kind": ["'move'"],
    "language": ["fr"],
    "last": ["6"],
    "least": [0],
    "line": ["'x y'"],
    "most": [3],
    "name": ["go"],
    "number": [1, 4],
    "observer": ["0"],
    "libraries": ["pandas, polars"],
    "library": ["pyarrow"],
    "option": ["players"],
    "options": ["seats", "keep"],
    "own": ["0.1"],
    "other": ["part2.parquet"],
    "part": ["'seconds'"],
    "path": ["game.json"],
    "place": [1, 2, 3, 4],
    "player": ["Anna"],
    "absent": ["Bob"],
    "address": ["'ray:there'"],
    "players": ["0, 2"],
    "ply": ["3"],
    "policy": ["'greedy'"],
    "problem": ["it is gone"],
    "quit": ["q"],
    "reason": ["too few."],
    "refused": ["'pass' is not legal."],
    "revision": ["9"],
    "rule": ["CB-END-01"],
    "seat": [0, 3],
    "seats": [1, 2, 4],
    "teams": [1, 2, 5],
    "seconds": ["-1"],
    "sign": ["="],
    "text": ["'move x'"],
    "times": [1, 5],
    "undo": ["u"],
    "value": ["7"],
    "version": ["0.1"],
    "viewer": ["-1"],
    "wanted": ["pawn", "none"],
    "where": ["game.json"],
    "word": ["0a1b2c3d"],
    "written": ["0.2"],
}

#: Names that are the same in every language: of programs, of makers, and what is typed.
NAMES = re.compile(
    r"CUDA|JSON|NVIDIA|cpu|cuda|random|greedy|duchy\[cuda\]|determinize\(\)|player=|state\.observe\(player\)|numpy|clone\(\)"
    r"|if __name__ == '__main__'|duchy\.bots\.Bot|reset\(\)"
    r"|i/n|Parquet|duchy simulate --out|duchy arena --out|Duchy|\bray\b"
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two languages, the second of which lacks a text."""
    (tmp_path / "en.ftl").write_text(
        "hello = Hello, { $name }!\n"
        "    .help = A greeting\n"
        "only-here = Only in English\n"
        "bare =\n"
        "    .label = No value\n"
        "printing = { IN($edition) ->\n"
        "    [in-2011] old\n"
        "   *[in-2019] new\n"
        "}\n",
        encoding="utf-8",
    )
    (tmp_path / "ru.ftl").write_text(
        "hello = Привет, { $name }!\n    .help = Приветствие\n"
        "apples = { $count ->\n    [one] яблоко\n    [few] яблока\n   *[many] яблок\n}\n",
        encoding="utf-8",
    )
    return tmp_path


def test_a_key_names_a_message_or_one_of_its_attributes(folder: Path) -> None:
    texts = Texts(folder)
    assert texts.languages() == ("en", "ru")
    assert texts.keys("en") == {"hello", "hello.help", "only-here", "bare.label", "printing"}
    assert texts.format("ru", "hello", name="Анна") == "Привет, Анна!"
    assert texts.format("ru", "hello.help") == "Приветствие"
    assert texts.format("en", "bare.label") == "No value"


def test_nothing_isolates_a_placeable(folder: Path) -> None:
    assert "\u2068" not in Texts(folder).format("en", "hello", name="Anna")


@pytest.mark.parametrize("count", [2, np.int8(2), np.int64(2)])
def test_numbers_of_a_record_choose_plurals_too(folder: Path, count: int) -> None:
    assert Texts(folder).format("ru", "apples", count=count) == "яблока"


@pytest.mark.parametrize(("edition", "word"), [("2011", "old"), ("2019", "new"), ("2020-ua", "new")])
def test_a_name_that_begins_with_a_digit_chooses_a_variant(folder: Path, edition: str, word: str) -> None:
    assert Texts(folder).format("en", "printing", edition=edition) == word


def test_more_arguments_than_a_text_uses_are_welcome(folder: Path) -> None:
    assert Texts(folder).format("en", "hello", name="Anna", count=3) == "Hello, Anna!"


@pytest.mark.parametrize(
    ("language", "key", "complaint"),
    [
        ("fr", "hello", "no language 'fr'; there are en, ru"),
        ("en", "goodbye", "no text 'goodbye' in language 'en'"),
        ("en", "bare", "no text 'bare'"),
        ("en", "hello.effect", "no text 'hello.effect'"),
        ("ru", "only-here", "no text 'only-here' in language 'ru'"),  # never silently in English
        ("en", "hello", "name"),  # an argument is missing
    ],
)
def test_what_is_not_there_is_an_error(folder: Path, language: str, key: str, complaint: str) -> None:
    with pytest.raises(TextError, match=complaint):
        Texts(folder).format(language, key)


def test_keys_of_an_unknown_language_are_an_error(folder: Path) -> None:
    with pytest.raises(TextError, match="no language 'de'"):
        Texts(folder).keys("de")


def test_texts_need_a_folder() -> None:
    with pytest.raises(TextError, match="at least one folder"):
        Texts()


def test_several_folders_speak_with_one_voice(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("other")
    (other / "en.ftl").write_text("bye = Bye\n", encoding="utf-8")
    texts = Texts(folder, other)
    assert texts.languages() == ("en",)
    assert {"hello", "bye"} <= texts.keys("en")


def test_a_text_written_twice_is_an_error(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("other")
    (other / "en.ftl").write_text("hello = Again\n", encoding="utf-8")
    with pytest.raises(TextError, match="'hello' is written twice"):
        Texts(folder, other).keys("en")


def test_a_file_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("good = Fine\nbad { no sign of equality\n", encoding="utf-8")
    with pytest.raises(TextError, match=r"en\.ftl: cannot read 'bad"):
        Texts(tmp_path).keys("en")


def test_the_kit_speaks_three_languages_alike() -> None:
    assert Texts.of().languages() == LANGUAGES
    check_same_keys_and_variables(KIT)


def test_every_text_of_the_kit_can_be_said() -> None:
    check_every_text(Texts.of(), KIT, SAMPLES)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_kit_says_nothing_in_english_by_oversight(language: str) -> None:
    for key, text in words(KIT, language):
        assert not re.search("[A-Za-z]", NAMES.sub("", text)), key


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", "bot bots bots bots bots bots"),
        ("ru", "бот бота ботов ботов бот бота"),
        ("uk", "бот боти ботів ботів бот боти"),
    ],
)
def test_plurals(language: str, forms: str) -> None:
    said = [Texts.of().format(language, "error-bot-seats", bots=count, seats=4) for count in COUNTS]
    assert [" ".join(text.split()[:2]) for text in said] == [
        f"{count} {word}" for count, word in zip(COUNTS, forms.split(), strict=True)
    ]
