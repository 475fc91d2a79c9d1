"""Actions and prompts in words."""

import random

import pytest

from duchy.games.bruges.display.describe import prompt_text
from duchy.games.bruges.state import Decision
from tests.bruges.table import Table, load

LANGUAGES = ("en", "ru", "uk")


def words(table: Table) -> dict[str, str]:
    """The legal actions in words, by their notation."""
    describe = table.state.game.contract.describe
    return {action: describe.action_text(table.state, table.state.game.parse(action)) for action in table.legal()}


def test_actions_in_words():
    table = Table().hand("queen", "mayor").houses("red").has(red=1, guilders=20).lives("accountant")
    told = words(table)
    assert told["workers 1"] == "Queen: take red workers"
    assert told["house 1"] == "Queen: build a red house"
    assert told["place 2 3"] == "Mayor: move into a red house"
    assert told["canal 2 1"] == "Mayor: build a cell of the left canal section"
    assert told["activate 2"] == "Activate Accountant"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_prompt_of_whole_games_has_words(language):
    chance, asked = random.Random(7), set()
    for seed in range(3):
        state = load(2 + seed).new_state(seed=seed)
        while not state.is_over and state.ply < 150:
            player = state.deciders[0]
            asked.add(state.question)
            for viewer in (player, -1):
                assert "{" not in prompt_text(state, viewer, language)
            legal = state.legal_actions(player)
            for action in legal[:12]:
                text = state.game.contract.describe.action_text(state.observe(player), action, language)
                assert text
                assert "{" not in text
                assert "_" not in text
            state.apply(chance.choice(legal), player)
    assert {"draw", "turn", "reputation"} <= asked <= {kind.name.lower() for kind in Decision}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_question_has_a_prompt(language):
    from duchy.engine.text import Texts
    from duchy.engine.wording import key

    known = Texts.of("duchy.games.bruges").keys(language)
    assert all(key("prompt", kind.name.lower()) in known for kind in Decision if kind)
    assert all(key("action", kind) in known for kind in load(2).catalogue.kinds)


def test_branches_and_copies_in_words():
    table = Table().lives("bard").has(brown=1).hand("red")
    table.activate("bard")
    assert list(words(table).values()) == ["Take 3 guilders", "Draw 2 cards"]
    table = Table(3).lives("mime").has(purple=1).hand("red").lives("prince", player=1).lives("king", player=2)
    table.activate("mime")
    assert [text.split(" (")[0] for text in words(table).values()] == ["Copy Prince", "Copy King"]
