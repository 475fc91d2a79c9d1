"""Levels: what a person chooses from, whatever the game."""

import pytest

import duchy
from duchy import bots
from duchy.arena import BotSpec, run
from duchy.bots import levels
from duchy.engine.words.text import Texts
from tests.support.present import present
from tests.support.texts import LANGUAGES

GAME = duchy.load("burgundy", players=2)


@pytest.mark.parametrize("level", levels.LEVELS)
def test_a_level_is_a_bot_that_plays_on_one_thread(level: str):
    bot = bots.make(level, GAME, seed=1)
    assert bot.name == levels.LEVELS[level].bot
    assert len(getattr(bot, "_trees", [bot])) == 1
    state = GAME.new_state(seed=3)
    assert bot.choose(state.observe(state.deciders[0])) in state.legal_actions()


def test_levels_think_longer_the_higher_they_are_and_never_long():
    seconds = [level.seconds for level in levels.LEVELS.values()]
    assert seconds == sorted(seconds)
    assert seconds[-1] <= 5
    assert {level.bot for level in levels.LEVELS.values()} <= set(bots.names())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", levels.LEVELS)
def test_every_level_has_a_name_and_says_whom_it_suits(level: str, language: str):
    assert {f"bot-{level}", f"bot-{level}.help"} <= Texts.of().keys(language)


def test_no_words_are_left_of_a_level_that_is_gone():
    told = {key.removeprefix("bot-") for key in Texts.of().keys("en") if key.startswith("bot-") and "." not in key}
    assert told == set(levels.LEVELS)


@pytest.mark.compiled
def test_a_higher_level_is_stronger():
    """The steps from one level to the next are small; from the lowest to a middle one anybody sees it."""
    page, steward = (levels.LEVELS[name] for name in ("page", "steward"))
    specs = [BotSpec(level.bot, tuple(level.params.items())) for level in (page, steward)]
    result = run(GAME, specs, games=8, seed=1)
    assert present(result.standings[1].margin).mean > 15
