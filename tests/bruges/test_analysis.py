"""Judging and checking: evaluation, features, the second list of legal actions, invariants, hidden information."""

import numpy as np
import pytest

from duchy.engine.kernels.records import argument
from duchy.games.bruges.analysis import coverage, evaluation, observation
from duchy.games.bruges.components.board import CARDS
from duchy.games.bruges.referee import invariants, legality
from tests.bruges.table import Table, load
from tests.support.asking import ask


def walk(players: int, seed: int, most: int = 60):
    """Positions of a random game, with the player who decides."""
    chance = np.random.default_rng(seed)
    state = load(players).new_state(seed=seed)
    while not state.is_over and state.ply < most:
        player = state.deciders[0]
        yield state, player
        state.apply(int(chance.choice(state.legal_actions(player))), player)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_lists_of_legal_actions_agree_and_nothing_is_violated(players):
    ledger = argument(np.zeros(1, invariants.LEDGER))[0]
    out = argument(np.zeros(1200, np.int16))
    for state, player in walk(players, seed=players):
        record = argument(state.array)[0]
        expected = [int(out[i]) for i in range(legality.expected(record, player, out))]
        assert expected == state.legal_actions(player)
        assert invariants.check_standing(record, ledger) == 0


@pytest.mark.parametrize(
    ("name", "spoil"),
    [
        ("cards", lambda record: record["players"][0]["hand"].__setitem__(0, record["players"][0]["hand"][1])),
        ("decks", lambda record: record["decks"].__setitem__(0, record["decks"][0] + 1)),
        ("places", lambda record: record["players"][0].__setitem__("turned", 1 << 5)),
        ("skills", lambda record: record["players"][0].__setitem__("skills", 3)),
        ("goods", lambda record: record["players"][0].__setitem__("guilders", -1)),
        ("markers", lambda record: record["players"][1]["markers"].__setitem__(2, 3)),
        ("canals", lambda record: record["players"][1]["canal"].__setitem__(0, 5)),
        ("points", lambda record: record["players"][1]["final"].__setitem__(1, 5)),
        ("agenda", lambda record: record["agenda"][5].__setitem__("a", 1)),
    ],
)
def test_a_planted_fault_is_found(name, spoil):
    table = Table().hand("red", "blue").lives("roofer")
    ledger = argument(np.zeros(1, invariants.LEDGER))[0]
    assert invariants.check_standing(argument(table.state.array)[0], ledger) == 0
    spoil(table.record)
    assert invariants.VIOLATIONS[int(invariants.check_standing(argument(table.state.array)[0], ledger))] == name


def test_the_estimate_prefers_more_of_everything():
    def worth(**things):
        return ask(evaluation.evaluate, Table().has(**things).state, 0)

    plain = worth()
    for things in ({"vp": 2}, {"guilders": 3}, {"red": 2}, {"reputation": 2}, {"canal": (2, 0)}):
        assert worth(**things) > plain
    assert worth(red_markers=2) < plain


def test_observations_tell_of_every_card_where_a_player_knows_it_to_be():
    game = load(3)
    tokens, places = game.observation("tokens"), {}
    for state, player in walk(3, seed=8, most=90):
        told = dict(zip(tokens.names, tokens.write(state, player).tolist(), strict=True))
        where = [told[f"table.cards.{name}"] for name in observation.CARD_NAMES]
        hands = [observation.SEATED + observation.OF_SEAT * seat + observation.HAND for seat in range(3)]
        me, other = (state.record.players[(player + seat) % 3] for seat in range(2))
        looked_at = sum(int(card) >= 0 for card in me.hand[: me.held])
        assert sum(place in (hands[0], hands[0] + 1) for place in where) == looked_at
        assert sum(place in (hands[1], hands[1] + 1) for place in where) == int(other.known).bit_count()
        assert sum(place == observation.UNSEEN for place in where) == sum(
            int(pool).bit_count() for pool in state.observe(player).record.pool
        )
        places[state.ply] = where
    assert len(observation.CARD_NAMES) == CARDS
    assert len({tuple(where) for where in places.values()}) > 20


def test_coverage_names_every_counter():
    assert sum(len(names) for names in coverage.GROUPS.values()) == coverage.SIZE
    assert sum(name is not None for name in coverage.GROUPS["used"]) == 72


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_what_is_hidden_changes_no_byte_of_what_a_viewer_gets(viewer):
    for state, _ in walk(3, seed=4, most=80):
        seen = state.observe(viewer)
        for seed in range(2):
            assert bytes(seen.determinize(seed).observe(viewer)) == bytes(seen)


def test_a_planted_leak_is_found():
    table = Table().hand("red", player=1)
    seen = table.state.observe(0)
    leaked = seen.clone()
    leaked.array[0]["players"][1]["hand"][1] = table.me(1)["hand"][1]
    changed = {bytes(leaked.determinize(seed).observe(0)) != bytes(leaked) for seed in range(5)}
    assert changed == {True}
