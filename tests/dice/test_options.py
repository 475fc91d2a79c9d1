"""Options: what there is to choose, and what is refused with a sentence."""

import random
from collections import Counter

import pytest

import duchy
from duchy.engine.errors import OptionError
from duchy.games.dice.options import Options


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 0}, "from 1 to 5"),
        ({"players": 6}, "from 1 to 5"),
        ({"players": True}, "from 1 to 5"),
        ({"players": "2"}, "from 1 to 5"),
        ({"sheet": "E"}, "'E' is not one of A, B, C, D"),
        ({"sheet": 1}, "is not one of"),
        ({"variant": "team"}, "is not one of basic, different, same"),
        ({"revision": 2}, "is not one of 1"),
        ({"players": 1, "variant": "same"}, "always plays the solo game"),
        ({"players": 5, "variant": "different"}, "up to 4 players"),
        ({"variant": "different", "sheet": "A"}, "when the game starts"),
        ({"estates": "1"}, "unknown"),
    ],
)
def test_what_the_game_does_not_have_is_refused(options, sentence):
    with pytest.raises(OptionError, match=sentence):
        duchy.load("dice", **options)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_refusal_is_said_in_every_language(language):
    with pytest.raises(OptionError) as refused:
        duchy.load("dice", players=5, variant="different")
    assert "4" in refused.value.text(language)


def test_samples_meet_everything():
    chance = random.Random(1)
    samples = [Options.sample(chance) for _ in range(400)]
    for options in samples:
        options.check()
    for name, values in Options.values().items():
        met = Counter(getattr(options, name) for options in samples)
        assert set(values) <= set(met)


def test_options_survive_json():
    options = Options.read({"players": 3, "variant": "same", "sheet": "C"})
    assert Options.read(options.as_dict()) == options
