"""Whole games with what a page has added: ``python -m tests.support.newcomers recruiter`` in a copy that has it.

Players who are keen on it play at random otherwise. At each of their decisions about it, and at every tenth other one,
the second list of legal actions has to agree; what it brings has to be what the page says.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

import numpy as np

import duchy
from duchy.engine.game import registry
from duchy.engine.game.game import State
from duchy.engine.play.catalogue import Action
from tests.support.texts import LANGUAGES

#: How much players want an action; the first that they want most is taken.
Wish = Callable[[State, int, Action], int]
#: How often what a page has added did its work in an action.
Met = Callable[[State, int, Action, State], int]

GAMES = 40
NOW_AND_THEN = 10
ENOUGH = 3


def play(game: duchy.Game, wish: Wish, met: Met) -> int:
    """Play games until it was met often enough; how often it was."""
    found = 0
    for seed in range(GAMES):
        state, chance = game.new_state(seed=seed), random.Random(seed)
        while not state.is_over:
            player = state.deciders[0]
            actions = [(game.catalogue.decode(number), number) for number in state.legal_actions(player)]
            chance.shuffle(actions)
            action, number = max(actions, key=lambda choice: wish(state, player, choice[0]))
            wanted = wish(state, player, action) > 0
            if wanted or state.ply % NOW_AND_THEN == 0:
                agrees(state, player)
            before = state.clone()
            state.apply(number, player)
            happened = met(before, player, action, state)
            if happened:
                told(before, player, number, state)
            found += happened
        if found >= ENOUGH:
            break
    return found


def agrees(state: State, player: int) -> None:
    """The second list of legal actions says the same."""
    contract = registry.contract_of(state.game)
    out = np.zeros(contract.max_legal, np.int64)
    count = contract.legality.expected(state.record, player, out)
    assert out[:count].tolist() == state.legal_actions(player), state.decision


def told(before: State, player: int, number: int, after: State) -> None:
    """It can be said in every language, and drawn."""
    for language in LANGUAGES:
        lines = before.game.log(before, player, number, after, language)
        assert all([before.describe(number, language).text, *lines])
    assert after.svg()


# --- docs/new-card.md -------------------------------------------------------------------------------------------------


def recruiter() -> int:
    """Whoever has the Recruiter moves him in and lets him levy workers."""
    from duchy.games.bruges.components.tables import CARDS_IN_ORDER

    card = [one.id for one in CARDS_IN_ORDER].index("recruiter")

    def wish(state: State, player: int, action: Action) -> int:
        me, place = state.record.players[player], action.arguments
        if action.kind == "activate":
            return 3 * int(me.tenant[place["house"] - 1] == card)
        if action.kind == "place":
            return 2 * int(me.hand[place["card"] - 1] == card)
        return int(action.kind == "house" and card in me.hand.tolist() and me.hand[place["card"] - 1] != card)

    def met(before: State, player: int, action: Action, after: State) -> int:
        if before.decision != "levy":
            return 0
        colour = action.arguments["colour"] - 1
        had, has = (int(state.record.players[player].workers[colour]) for state in (before, after))
        assert has - had == min(int(before.record.dice[colour]), 2)
        return 1

    return play(duchy.load("bruges", players=2), wish, met)


# --- docs/new-module.md -----------------------------------------------------------------------------------------------


def deep_mines() -> int:
    """Players take and place deep mines."""
    from duchy.games.burgundy.components.tiles import KIND_NAMES

    kind = KIND_NAMES.index("deep_mine")

    def tile_of(state: State, player: int, action: Action) -> int:
        places = action.arguments
        if action.kind == "place":
            return int(state.record.storages[state.record.players[player].storage].tiles[places["slot"] - 1])
        return int(state.record.depots[places["depot"] - 1, places["slot"] - 1]) if action.kind == "take" else 0

    def wish(state: State, player: int, action: Action) -> int:
        return int(tile_of(state, player, action) == kind) * (2 if action.kind == "place" else 1)

    def met(before: State, player: int, action: Action, after: State) -> int:
        if action.kind != "place" or tile_of(before, player, action) != kind:
            return 0
        had, has = (int(state.record.estates[state.record.players[player].estate].silver) for state in (before, after))
        assert has - had == 2
        return 1

    return play(duchy.load("burgundy", players=2, modules=["deep_mines"]), wish, met)


if __name__ == "__main__":
    added = {"recruiter": recruiter, "deep_mines": deep_mines}[sys.argv[1]]
    times = added()
    assert times >= ENOUGH, f"it was met {times} times only"
    print(f"met {times} times")
