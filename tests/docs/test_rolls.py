"""docs/records.md: in which order the dice of a roll are drawn, worked out here from the page and without the rules."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

import duchy
from duchy.engine.game.game import State

pytestmark = pytest.mark.compiled

MASK = 2**64 - 1
STEP = 0x9E3779B97F4A7C15
COLOURS = ("monastery", "mine", "river", "city", "castle", "pasture")


def mix(x: int) -> int:
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def one_of_six(entropy: int) -> Iterator[int]:
    """One of six things, counted from 0, for each draw after a seed or after the entropy of an action."""
    state = mix((entropy + STEP) & MASK)
    while True:
        state = (state + STEP) & MASK
        yield ((mix(state) >> 32) * 6) >> 32


def sixes(entropy: int, skipped: int, count: int) -> list[int]:
    drawn = one_of_six(entropy)
    for _ in range(skipped):
        next(drawn)
    return [next(drawn) for _ in range(count)]


def played(game: duchy.Game, seed: int) -> Iterator[tuple[State | None, State, int]]:
    """A game at random: before and after each action, with its entropy; before the set-up there is nothing."""
    chance = random.Random(seed)
    state = game.new_state(seed)
    yield None, state, seed
    while not state.is_over:
        entropy, before = chance.getrandbits(64), state.clone()
        player = chance.choice(state.deciders)
        state.reseed(entropy)
        state.apply(chance.choice(state.legal_actions(player)), player)
        yield before, state, entropy


@pytest.mark.parametrize("players", [2, 3, 4])
def test_burgundy(players: int):
    rolls = phases = 0
    for before, after, entropy in played(duchy.load("burgundy", players=players), players):
        was, now = None if before is None else before.record, after.record
        if was is not None and (was.phase, was.round_no) == (now.phase, now.round_no):
            continue
        if after.is_over:
            break
        skipped = 0
        if was is None or was.phase != now.phase:
            phases += 1
            skipped = int((now.depots != 0).sum() + (now.black != 0).sum()) + 5
            skipped += 0 if was is not None else 1 + 3 * players
        *own, white = (face + 1 for face in sixes(entropy, skipped, 2 * players + 1))
        assert own == [int(die) for seat in range(players) for die in now.players[seat].dice]
        assert white == now.white
        rolls += 1
    assert (rolls, phases) == (25, 5)


def test_the_dice_game():
    rolls = 0
    for before, after, entropy in played(duchy.load("dice", players=2), 1):
        if before is None or before.record.round_no == after.record.round_no:
            continue
        first, colour, second, other, hourglass = sixes(entropy, 0, 5)
        assert after.view()["dice"] == {
            "pips": [first + 1, second + 1],
            "colours": [COLOURS[colour], COLOURS[other]],
            "hourglasses": 1 if hourglass < 4 else 2,
        }
        rolls += 1
    assert rolls >= 15


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bruges(players: int):
    rolls = 0
    for before, after, entropy in played(duchy.load("bruges", players=players), players):
        if before is None or before.record.phase == after.record.phase or before.decision != "draw":
            continue
        (player,) = before.deciders
        taken = int(sum(before.record.decks) + before.record.reserve - sum(after.record.decks) - after.record.reserve)
        unseen = int((before.record.players[player].hand < -1).sum())
        if taken != 1 or not np.all(after.record.decks > 0):
            continue  # others drew in the same action, or a deck ran out
        skipped = taken + unseen + taken  # the next back of the deck, then the faces of all cards drawn
        rolled = [face + 1 for face in sixes(entropy, skipped, 5)]
        assert after.view()["dice"] == dict(zip(("blue", "brown", "red", "purple", "yellow"), rolled, strict=True))
        rolls += 1
    assert rolls >= 4
