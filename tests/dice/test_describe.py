"""Actions in words."""

import pytest

import duchy
from duchy.engine.errors import IllegalAction, NotDeciding
from duchy.games.dice.display.describe import action_text
from tests.dice.pad import Pad
from tests.dice.walks import WALKS, sampled, walk
from tests.support.sentences import gains
from tests.support.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(WALKS)))
def test_every_action_has_words_of_its_own(number, language):
    for step in sampled(number, every=25):
        legal = step.before.legal_actions(step.player)
        words = {action_text(step.before, action, language, step.player) for action in legal}
        assert len(words) == len(legal)


def test_words_tell_the_bonus_that_is_spent():
    pad = Pad().bonus(monk=1, worker=1).roll(5, 6, "city", "pasture")
    say = {
        action: action_text(pad.state, pad.game.parse(action)) for action in ("build 5 20", "build 5 26", "build 1 20")
    }
    assert list(say.values()) == [
        "Write 5 in hex 20 (city)",
        "Write 5 in hex 26 (river, monk)",
        "Write 1 in hex 20 (city, worker)",
    ]
    assert action_text(pad.state, pad.game.parse("pass"), "ru") == "Взять работника"


def test_without_a_player_the_observer_speaks():
    pad = Pad().bonus(player=1, worker=1).roll(5, 6, "city", "pasture")
    action = pad.game.parse("build 1 20")
    assert action_text(pad.state.observe(1), action) == "Write 1 in hex 20 (city, worker)"
    with pytest.raises(IllegalAction):
        action_text(pad.state, action)
    assert pad.game.describe(pad.state, "pass").text == "Take a worker"


def test_what_is_over_has_no_actions():
    with pytest.raises(NotDeciding, match="over"):
        action_text(walk(0)[-1].after, 0)


def test_gains_in_words():
    gain = {"area": {"colour": "city", "size": 3}, "vp": {"areas": 8}, "bonuses": {"worker": 1, "goods": 2}}
    said = ["closed: city, 3 hexes", "+8 points (areas closed)", "+1 worker", "+2 goods tokens"]
    assert gains("dice", gain) == said


def test_the_structured_form_is_the_outcome():
    game = duchy.load("dice", players=2)
    assert game.catalogue.decode(game.parse("build 4 18")).as_dict() == {"kind": "build", "number": 4, "hex": 18}
