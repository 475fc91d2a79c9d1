"""Actions and prompts in words."""

import pytest

from duchy.engine.errors import NotDeciding
from duchy.engine.game.game import SPECTATOR
from duchy.games.bruges.display.describe import action_text, prompt_for
from duchy.games.bruges.display.names import sentences
from duchy.games.bruges.questions import Decision
from tests.bruges.table import INDEX, Table
from tests.bruges.walks import WALKS, sampled, viewers, walk
from tests.support.texts import LANGUAGES

NAMES = ["Anna", "Odo", "Ida", "Hugo"]


def say(table: Table, *words: object, language: str = "en") -> str:
    return action_text(table.state, table.state.game.parse(" ".join(map(str, words))), language)


def asked(table: Table, viewer: int = 0, language: str = "en") -> str:
    prompt = prompt_for(table.state, viewer)
    return sentences().say(language, prompt["key"], prompt.get("args", {}), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(WALKS)))
def test_every_action_has_words_of_its_own(number, language):
    for step in sampled(number, every=25):
        legal = step.before.legal_actions(step.player)
        words = {action_text(step.before, action, language, step.player) for action in legal}
        assert len(words) == len(legal)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(WALKS)))
def test_every_prompt_can_be_said(number, language):
    for step in (*sampled(number), walk(number)[-1]):
        for state in (step.before, step.after):
            for viewer in viewers(state):
                prompt = prompt_for(state, viewer)
                assert sentences().say(language, prompt["key"], prompt.get("args", {}), NAMES)


def test_words_of_card_plays(table):
    table.hand("prince").houses("blue").has(guilders=9, purple=1, purple_markers=1).dice(purple=1)
    assert say(table, "workers", 1) == "Take 2 purple workers with the Prince"
    assert say(table, "money", 1) == "Take 1 guilder with the Prince"
    assert say(table, "calm", 1, 4) == "Calm the intrigue with the Prince"
    assert say(table, "house", 1) == "Build a purple house with the Prince"
    assert say(table, "place", 1, 1) == "Move the Prince into a blue house for 9 guilders"
    assert say(table, "place", 1, 1, language="ru") == "Заселить князя в синий дом за 9 гульденов"
    assert say(table, "place", 1, 1, language="uk") == "Заселити князя у синій будинок за 9 гульденів"
    assert say(table, "workers", 1, language="ru") == "Взять 2 фиолетовых работников за карту «Князь»"


def test_a_branch_is_called_by_what_it_does(table):
    table.lives("bard").has(brown=1, purple=1, red=1, blue=1, yellow=1).hand("red").activate("bard")
    assert [say(table, "branch", number) for number in (1, 2)] == ["Take 4 guilders", "Draw 2 cards"]
    assert say(table, "branch", 2, language="ru") == "Возьмите 2 карты"


def test_prompts_speak_to_the_decider_and_to_the_others(table):
    table.hand("red")
    assert asked(table) == "Your turn: play a card or use a character"
    assert asked(table, 1) == "It is Anna’s turn"
    table.record["played"] = 1
    assert asked(table) == "Card played: use characters or end your turn"
    table.record["played"] = 0
    table.me()["held"] = 0
    assert asked(table) == "No cards left: use characters or end your turn"


@pytest.mark.parametrize(
    ("kind", "a", "b", "expected"),
    [
        (Decision.DRAW, 2, 0, "Choose a deck: 2 cards to draw"),
        (Decision.DRAW, 0, 1, "Choose a deck or stop: you may draw 1 more card"),
        (Decision.REPUTATION, 3, 0, "Reputation: climb to step 1 (worth 1 VP) for 3 guilders?"),
        (Decision.PREVENT, INDEX["gatekeeper"], 2 * 2, "Gatekeeper: refuse a red threat marker?"),
        (Decision.PREVENT, INDEX["gatekeeper"], 2 * 2 + 1, "Gatekeeper: prevent the fire?"),
        (Decision.FIRE, 5, 0, "You lose a house: choose which"),
        (Decision.FIRE, 4, 0, "You lose a canal token: choose the section"),
        (Decision.PLAGUE, 6, 0, "You lose a character: choose who"),
        (Decision.GIVE_WORKER, 2, 2, "Choose the colour: 2 workers for Odo"),
        (Decision.GIVE_WORKER, 1, 0, "Choose the colour: 1 worker to give up"),
        (Decision.MAY, 0, INDEX["servant"] * 8 + 7, "Servant: use the effect?"),
        (Decision.STRAIGHTEN, 1, INDEX["servant"] + 1, "Servant: choose a turned character to straighten"),
    ],
)
def test_prompts_of_single_questions(table, kind, a, b, expected):
    table._frame(0, kind, 1, a, b)
    assert asked(table) == expected
    for language in LANGUAGES:
        assert asked(table, SPECTATOR, language)


def test_what_is_over_has_no_actions():
    final = walk(0)[-1].after
    assert prompt_for(final) == {"key": "prompt-over"}
    with pytest.raises(NotDeciding, match="over"):
        action_text(final, 0)
