"""``duchy deck check``: what is in a deck, or one line that names file, card and reason, and exit code 2."""

import json
from importlib.resources import files

import pytest

from duchy.cli import main, texts
from duchy.games.bruges.components.deck import DECK
from tests.bruges.deck.test_deck import PACKAGED


@pytest.fixture(autouse=True)
def english(monkeypatch):
    """In English, in wide lines."""
    monkeypatch.setenv("DUCHY_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "200")
    yield
    texts.use("en")


@pytest.fixture
def deck(tmp_path):
    """Writes a deck file and gives its path as text."""

    def write(text: str) -> str:
        path = tmp_path / "own.toml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["deck", "check", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    (line,) = printed.err.splitlines()
    return line


def test_a_sound_deck_is_summed_up(capsys):
    path = str(files("duchy.games.bruges") / "data" / "deck.toml")
    assert main(["deck", "check", path]) == 0
    printed = capsys.readouterr().out
    assert f"{path}: a sound deck for Bruges, 165 cards, digest {DECK.digest}." in printed
    rows = [[cell.strip() for cell in line.split("│")[1:3]] for line in printed.splitlines() if line.startswith("│")]
    assert ["lightning: at once", "44"] in rows
    assert ["12", "17"] in rows


def test_a_sound_deck_for_a_program(capsys, deck):
    path = deck(PACKAGED)
    assert main(["deck", "check", path, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["file"], told["game"], told["cards"], told["digest"]) == (path, "bruges", 165, DECK.digest)
    kinds = {"instant": 44, "worker": 60, "free": 12, "action": 9, "situation": 16, "endgame": 24}
    assert told["counts"] == {"activation": kinds, "cost": {"0": 27, "3": 44, "6": 37, "9": 40, "12": 17}}


@pytest.mark.parametrize(("language", "words"), [("ru", "ошибок нет, колода"), ("uk", "правильна колода")])
def test_it_speaks_the_language_that_is_asked_for(capsys, deck, language, words):
    assert main(["deck", "check", deck(PACKAGED), "--language", language]) == 0
    assert words in capsys.readouterr().out


def test_a_mistake_is_one_line(capsys, deck):
    path = deck(PACKAGED.replace("steps = 3", "steps = 0", 1))
    assert refused(capsys, path) == (
        f"Error: {path}, card 5 duke effects.1: 'steps' must be a whole number from 1 to 60"
    )


def test_names_are_checked_too(capsys, deck):
    path = deck(PACKAGED.replace('id = "duke"', 'id = "archduke"'))
    assert "card 5 archduke: our texts do not know it" in refused(capsys, path)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[card", "file: it cannot be read"),
        ("", "file: the key 'game' is missing"),
        ('game = "chess"', "There is no game 'chess'"),
        ('game = "dice"', "The game 'dice' has no part 'deck'"),
        ('game = "bruges"', "file: the key 'card' is missing"),
    ],
)
def test_files_that_are_no_decks(capsys, deck, text, said):
    assert said in refused(capsys, deck(text))


def test_a_file_that_is_not_there(capsys):
    assert "missing.toml, file: it cannot be read" in refused(capsys, "missing.toml")


def test_a_file_must_be_named(capsys):
    assert main(["deck", "check"]) == 2
    assert "FILE is missing" in capsys.readouterr().err
