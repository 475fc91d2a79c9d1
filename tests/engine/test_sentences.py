"""Sentences in words: the resolver by itself, and what it makes of the sentences of every game."""

from pathlib import Path
from typing import Any

import pytest

import duchy
from duchy.engine.words.sentences import TITLE, Sentences, table_of
from duchy.engine.words.text import TextError, Texts
from tests.support import sentences as kept
from tests.support.texts import LANGUAGES

TABLE: dict[str, dict[str, Any]] = {
    "facts": {"player": "seat", "players": "seats", "fruit": "fruit", "other": "fruit"},
    "forms": {"fruit": ["acc", "a", "title"]},
    "gains": {"fruits": {"each": "fruit"}, "points": {}, "other": {}, "basket": {}},
    "costs": {"points": {}},
    "told": {"eat": ["points", "cost"]},
}
TEXT = """
fruit-sweet-pear = pear
    .acc = a whole pear
fruit-apple = apple
log-eat = { $player } eats { $fruit_acc } at { $place }
    .you = You eat { $fruit_acc } at { $place }
log-swap = { $player } swaps { $fruit } for { $other_acc }
log-wait = Waiting for { $players }
log-name = “{ $fruit_title }”
gain-fruits = +{ $count } { $fruit }
gain-points = +{ $count }
gain-other = gets { $other }
gain-basket = a { $size } basket with { $fruit_a }
cost-points = −{ $count }
"""


@pytest.fixture
def sentences(tmp_path: Path) -> Sentences:
    (tmp_path / "en.ftl").write_text(TEXT, encoding="utf-8")
    return Sentences(Texts(tmp_path), TABLE)


def test_facts_are_named_and_counted(sentences: Sentences) -> None:
    facts = {"player": 1, "fruit": "sweet_pear", "place": 1}
    assert sentences.say("en", "log-eat", facts, ["Anna", "Odo"]) == "Odo eats a whole pear at 1"
    swap = {"player": 1, "fruit": "sweet_pear", "other": "apple"}
    assert sentences.say("en", "log-swap", swap, ["Anna", "Odo"]) == "Odo swaps pear for apple"  # without a form
    assert sentences.say("en", "log-wait", {"players": [0, 1]}) == "Waiting for Player 1 and Player 2"


def test_names_of_several_players_are_a_list(sentences: Sentences) -> None:
    names = ["Anna", "Odo", "Ida"]
    assert sentences.say("en", "log-wait", {"players": [1]}, names) == "Waiting for Odo"
    assert sentences.say("en", "log-wait", {"players": [0, 1, 2]}, names) == "Waiting for Anna, Odo and Ida"


def test_a_name_as_a_title_begins_with_a_capital(sentences: Sentences) -> None:
    assert sentences.say("en", "log-name", {"fruit": "sweet_pear"}) == "“Pear”"


def test_a_sentence_speaks_to_the_one_whom_it_is_about(sentences: Sentences) -> None:
    facts = {"player": 1, "fruit": "apple", "place": 5}
    assert sentences.say("en", "log-eat", facts, ["Anna", "Odo"], viewer=1) == "You eat apple at 5"
    assert sentences.say("en", "log-eat", facts, ["Anna", "Odo"], viewer=0) == "Odo eats apple at 5"
    swap = {"player": 1, "fruit": "apple", "other": "apple"}
    assert sentences.say("en", "log-swap", swap, ["Anna", "Odo"], viewer=1) == "Odo swaps apple for apple"


def test_what_was_paid_and_gained_stands_behind_a_line(sentences: Sentences) -> None:
    gain = {
        "points": 3,
        "fruits": {"apple": 1, "sweet_pear": 2},
        "other": "apple",
        "basket": {"size": "big", "fruit": "apple"},
    }
    parts = "+1 apple · +2 pear · {}gets apple · a big basket with apple"
    swap = {"key": "log-swap", "args": {"player": 0, "fruit": "apple", "other": "apple"}}
    swap |= {"cost": {"points": 1}, "gain": gain}
    assert sentences.line("en", swap) == f"Player 1 swaps apple for apple · −1 · {parts.format('+3 · ')}"
    eat = {**swap, "key": "log-eat", "args": {"player": 0, "fruit": "apple", "place": 1}}
    assert sentences.line("en", eat) == f"Player 1 eats apple at 1 · {parts.format('')}"


def test_what_is_not_there_is_an_error(sentences: Sentences) -> None:
    with pytest.raises(TextError, match="fruit-plum"):
        sentences.say("en", "log-eat", {"player": 0, "fruit": "plum", "place": 1})
    with pytest.raises(TextError, match="place"):
        sentences.say("en", "log-eat", {"player": 0, "fruit": "apple"})


# --- the games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", duchy.GAMES)
def test_the_table_names_what_there_is(game: str) -> None:
    table, texts = table_of(duchy.GAMES[game]), Texts.of(duchy.GAMES[game])
    keys = frozenset.union(*(texts.keys(language) for language in LANGUAGES))
    kinds = {kind for kind in table["facts"].values() if kind not in ("seat", "seats", "sum")}
    assert set(table["forms"]) <= kinds
    for kind in kinds:
        assert any(key.startswith(f"{kind}-") for key in keys), kind
    for kind, forms in table["forms"].items():
        for form in set(forms) - {TITLE}:
            assert any(key.startswith(f"{kind}-") and key.endswith(f".{form}") for key in keys), (kind, form)
    for prefix, part in (("gain", table["gains"]), ("cost", table["costs"])):
        assert {f"{prefix}-{name}" for name in part} <= keys
    assert {f"log-{name}" for name in table["told"]} <= keys


@pytest.mark.parametrize("game", duchy.GAMES)
def test_the_kept_sentences_have_their_words(game: str) -> None:
    """What the client's resolver is compared with; `python -m tests.support.sentences` writes it anew."""
    for entry in kept.kept(game):
        assert {language: kept.said(game, entry, language) for language in LANGUAGES} == {
            language: entry[language] for language in LANGUAGES
        }


@pytest.mark.parametrize("game", duchy.GAMES)
def test_every_sentence_of_a_game_is_kept(game: str) -> None:
    said = {key for entry in kept.kept(game) for key in kept.keys_of(game, entry)}
    assert kept.to_say(game) <= said
