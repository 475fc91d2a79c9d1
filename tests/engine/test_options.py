"""What the kit says of options; each game tests its own beside its rules."""

import pickle

import numpy as np
import pytest

import duchy
from duchy.engine import errors
from duchy.engine.errors import DuchyError, OptionError, UnknownGame
from duchy.engine.game import registry
from duchy.engine.values.options import Options, one_of


@pytest.mark.parametrize(
    ("given", "option", "complaint"),
    [
        ({"players": 4}, "players", "4 is not one of 2, 3."),
        ({"players": True}, "players", "True is not one of 2, 3."),
        ({"players": 2.0}, "players", "2.0 is not one of 2, 3."),
        ({"players": np.float64(2)}, "players", "2.0 is not one of 2, 3."),
        ({"players": np.array([2, 3])}, "players", "(2, 3) is not one of 2, 3."),
        ({"players": np.True_}, "players", "True is not one of 2, 3."),
        ({"players": [2]}, "players", "(2,) is not one of 2, 3."),
        ({"players": {}}, "players", "{} is not one of 2, 3."),
        ({"revision": 2}, "revision", "2 is not one of 1."),
        ({"colour": 1}, "colour", "unknown; this game has players, revision, rounds."),
    ],
)
@pytest.mark.usefixtures("toy_registered")
def test_a_wrong_option_is_named(given, option, complaint):
    with pytest.raises(OptionError) as caught:
        duchy.load("toy", **given)
    assert caught.value.option == option
    assert str(caught.value) == f"Option {option!r}: {complaint}"


def test_an_unknown_game_is_refused_with_the_known_ones():
    with pytest.raises(UnknownGame, match="There is no game 'chess'; the games are burgundy"):
        duchy.load("chess")
    with pytest.raises(UnknownGame):
        registry.load("chess", {})


def test_options_come_back_from_what_json_has():
    options = duchy.load("burgundy", setup="expert", estates=["3", "4"]).options
    assert options.as_dict()["estates"] == ["3", "4"]
    assert type(options).read(options.as_dict()) == options


def test_a_game_must_say_what_its_options_mean():
    with pytest.raises(TypeError, match="check"):
        Options.read({})
    with pytest.raises(TypeError, match="write"):
        Options().write(None)


def test_truth_is_no_number():
    one_of("championship", True, (False, True))
    with pytest.raises(OptionError):
        one_of("championship", 1, (False, True))


@pytest.mark.parametrize(
    "error",
    [
        errors.OptionError("players", "error-not-between", value="7", first="2", last="4"),
        errors.DataError("tiles.toml", "ship", "too few"),
        errors.RecordError("error-record-checksum", "game.json", 3),
        errors.RecordError("error-record-checksum"),
        errors.NotDeciding("error-not-deciding", player="1"),
    ],
)
def test_an_error_survives_the_way_between_processes(error: DuchyError):
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert str(copy) == str(error)
    assert vars(copy) == vars(error)
