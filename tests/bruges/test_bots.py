"""Bots of Bruges: what effects in progress are worth to them, and that they use only what their player may know."""

import numpy as np
import pytest

from duchy import bots
from duchy.bots.search import SearchBot
from duchy.games.bruges.analysis import evaluation, worth
from duchy.games.bruges.components.programs import PROGRAM
from duchy.games.bruges.components.tables import CARD_TABLE
from tests.bruges.table import INDEX, Table, load
from tests.support.asking import ask

SEARCH = {"iterations": 8, "threads": 1, "horizon": 1}


def judged(table: Table, player: int = 0) -> float:
    return float(ask(evaluation.evaluate, table.state, player))


def rest(name: str) -> float:
    """What the effect of a card is about worth."""
    return float(worth.REST[int(CARD_TABLE[INDEX[name], PROGRAM])])


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("farmhand", "take_worker"),
        ("storyteller", "draw"),
        ("minstrel", "branch"),
        ("knight_of_the_golden_fleece", "flip"),
        ("tiler", "extra"),
        ("shipwright", "dig"),
        ("lacemaker", "exchange"),
    ],
)
def test_what_is_asked_for_counts_while_it_is_asked(name, asked):
    """Lightning that asks something has brought nothing yet, and a bot still sees that it will."""
    table = Table().hand(name, "red", "red", "red", "red").houses("purple").has(guilders=20, red=3, blue=2)
    table.act("place", 1, 4)
    assert table.state.decision == asked
    with_effect = judged(table)
    table.record["agenda"][table.record["depth"] - 1]["who"] = 0  # not for this player
    assert with_effect > judged(table) + 0.1


def test_the_rest_of_an_effect_is_worth_what_its_operations_are():
    assert rest("alchemist") == pytest.approx(6 * worth.GUILDER)
    assert rest("painter") == 5
    assert rest("minstrel") == max(4.0, 7 * worth.GUILDER)  # the better branch
    assert rest("furrier") == pytest.approx(4 - 5 * worth.GUILDER)  # bought
    assert rest("mathematician") == pytest.approx(4 * worth.CARD - 4 * worth.WORST_CARD)
    assert rest("genoese_merchant") == pytest.approx(7 * worth.GUILDER)  # two dice
    assert rest("vicar") == pytest.approx(5 / 3)  # dice showing 1 or 2
    assert rest("troublemaker") == 0  # brings its owner nothing
    assert rest("smuggler") < 4 * worth.GUILDER  # with a marker


def test_goods_that_a_laurel_counts_are_still_spent():
    """Workers now are not workers at the end, so a bishop does not count them in full."""
    with_bishop = judged(Table().lives("bishop").has(red=8)) - judged(Table().lives("bishop"))
    without = judged(Table().lives("mayor").has(red=8)) - judged(Table().lives("mayor"))
    assert without < with_bishop < without + 4


def test_a_search_tree_holds_decisions_of_its_player_only():
    """What others can do depends on their hands, which are guessed anew at every visit."""
    game = load(3)
    bot = bots.make("search", game, seed=2, **SEARCH)
    assert isinstance(bot, SearchBot)
    chance, state, looked = np.random.default_rng(5), game.new_state(seed=5), 0
    while state.ply < 40:
        player = state.deciders[0]
        if state.decision == "turn" and looked < 4:
            assert bot.choose(state.observe(player)) in state.legal_actions(player)
            (tree,) = bot._trees
            players = tree.nodes[: int(tree.counts[0]["nodes"])]["player"]
            assert set(players.tolist()) == {player}
            looked += 1
        state.apply(int(chance.choice(state.legal_actions(player))), player)
    assert looked


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_a_bot_decides_alike_whatever_it_has_not_seen(name):
    game = load(2)
    chance, state, compared = np.random.default_rng(3), game.new_state(seed=3), 0
    while state.ply < 45:
        player = state.deciders[0]
        if len(state.legal_actions(player)) > 1 and state.ply % 9 == 0:
            other = state.observe(player).determinize(np.random.default_rng(8))
            chosen = {
                bots.make(name, game, seed=7, **(SEARCH if name == "search" else {})).choose(one.observe(player))
                for one in (state, other)
            }
            assert len(chosen) == 1
            compared += 1
        state.apply(int(chance.choice(state.legal_actions(player))), player)
    assert compared > 2
