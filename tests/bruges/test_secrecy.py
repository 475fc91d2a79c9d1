"""A viewer learns nothing that may not be known: whatever unseen cards are, every byte that is received is the same."""

import json
import random
from collections.abc import Callable

import numpy as np
import pytest

from duchy import bots
from duchy.engine.game.game import SPECTATOR, State
from duchy.engine.play.cards import is_hidden
from duchy.games.bruges.components.board import CARDS_PER_COLOUR
from duchy.games.bruges.display import view as view_module
from duchy.games.bruges.display.view import moment, view
from tests.bruges.redeal import another_deal, dealt_anew, unseen
from tests.bruges.table import INDEX, Table
from tests.bruges.walks import WALKS, sampled, viewers, walk
from tests.support.rules import rule

Shown = Callable[[State, int], object]
LANGUAGES = ("en", "ru", "uk")


def everything(state: State, viewer: int) -> object:
    """All that a game tells a viewer about a position, by whatever way it is asked."""
    told: dict[str, object] = {
        "view": view(state, viewer),
        "moment": moment(state),
        "text": state.draw(viewer, LANGUAGES[viewer % 3]),
        "picture": state.svg(viewer, LANGUAGES[viewer % 3]),
        "observed": bytes(state.observe(viewer)).hex(),
    }
    if viewer != SPECTATOR:
        legal = state.legal_actions(viewer) if viewer in state.deciders else []
        told["legal"] = legal
        told["words"] = [str(state.describe(action, "uk", viewer)) for action in legal]
        told["previews"] = [state.preview(action, viewer) for action in legal[:3]]
        told["features"] = state.features(viewer).tolist()
    return told


def leaks(state: State, viewer: int, show: Shown) -> bool:
    """Whether what is shown depends on what the viewer may not know."""
    exchanged = dealt_anew(state, another_deal(state, viewer, random.Random(3)))
    guessed = state.observe(viewer).determinize(np.random.default_rng(1))
    return len({json.dumps(show(one, viewer)) for one in (state, exchanged, guessed)}) > 1


# --- nothing is told -------------------------------------------------------------------------------------------------


# All that is hidden is dealt anew at once, so no row can be tried alone.
@rule("BR-INFO-01", "BR-INFO-02", "BR-INFO-03", "BR-INFO-05", "BR-INFO-06")
@pytest.mark.compiled
@pytest.mark.parametrize("number", range(len(WALKS)))
def test_redealing_what_is_unseen_changes_no_byte_that_a_viewer_receives(number):
    for step in sampled(number, every=59):
        for viewer in viewers(step.before):
            assert not leaks(step.before, viewer, everything), (step.before.ply, viewer)


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_the_whole_past_looks_the_same_with_other_unseen_cards(number):
    """Positions and lines of the log, as a viewer received them: with the cards that are unseen at a later moment."""
    steps = walk(number)
    last = len(steps) * (number + 2) // 5
    for viewer in viewers(steps[0].before):
        order = another_deal(steps[last].after, viewer, random.Random(last))
        assert (order != np.arange(len(order))).any()
        for step in steps[number % 3 : last + 1 : 9]:
            seen = [state.observe(viewer) for state in (step.before, step.after)]
            other = [dealt_anew(state, order).observe(viewer) for state in (step.before, step.after)]
            assert [bytes(state) for state in seen] == [bytes(state) for state in other]
            told = [step.before.game.log(one, step.player, step.action, two) for one, two in (seen, other)]
            assert told[0] == told[1]


@pytest.mark.parametrize("bot", ["random", "greedy", pytest.param("search", marks=pytest.mark.compiled)])
def test_bots_choose_the_same_whatever_the_unseen_cards_are(bot):
    quick = {"iterations": 30, "threads": 1} if bot == "search" else {}
    for step in sampled(0, every=37):
        state, player = step.before, step.player
        others = [dealt_anew(state, another_deal(state, player, random.Random(seed))) for seed in range(2)]
        assert len({bytes(one.observe(player)) for one in (state, *others)}) == 1
        chosen = {bots.make(bot, state.game, seed=2, **quick).choose(one.observe(player)) for one in (state, *others)}
        assert len(chosen) == 1


# --- planted leaks are found -----------------------------------------------------------------------------------------


def found(show: Shown) -> bool:
    return any(leaks(step.before, viewer, show) for step in sampled(0, every=29) for viewer in viewers(step.before))


def test_a_view_that_forgets_to_observe_is_found(monkeypatch):
    monkeypatch.setattr(State, "seen_by", lambda state, viewer: state)
    assert found(lambda state, who: view_module.view(state, who, actions=False))
    assert found(lambda state, who: state.draw(who))
    assert found(lambda state, who: state.svg(who))


def test_a_view_that_counts_hidden_cards_is_found():
    """The smallest leak: one number that is made from the hands of all."""
    assert found(lambda state, who: [view(state, who, actions=False), int(state.record.players[0].hand.sum()) % 7])
    assert not found(lambda state, who: view(state, who, actions=False))


# --- what is known stays known ---------------------------------------------------------------------------------------


def guesses(state: State, viewer: int, count: int = 20) -> list[State]:
    return [state.observe(viewer).determinize(np.random.default_rng(seed)) for seed in range(count)]


def players_of(state: State) -> list:
    return [state.record.players[player] for player in range(state.game.players)]


def cards_of(player) -> list[int]:
    """The cards in hand and houses, place by place."""
    return [card for part in (player.hand, player.house, player.tenant) for card in part.tolist()]


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_a_guess_deals_unseen_cards_of_the_right_colours(number):
    looked = 0
    for step in sampled(number, every=53):
        for viewer in viewers(step.before):
            observed, hidden = step.before.observe(viewer), set(unseen(step.before, viewer))
            for guess in guesses(step.before, viewer, 2):
                for seen, guessed in zip(players_of(observed), players_of(guess), strict=True):
                    for card, other in zip(cards_of(seen), cards_of(guessed), strict=True):
                        if not is_hidden(card):
                            assert other == card
                        elif not is_hidden(other):
                            assert other in hidden and other // CARDS_PER_COLOUR == -2 - card
                            looked += 1
                dealt = [card for player in players_of(guess) for card in cards_of(player) if card >= 0]
                assert len(set(dealt)) == len(dealt)
                assert guess.check() == ()
    assert looked


@rule("BR-INFO-02", "BR-INFO-06")
def test_a_guess_never_deals_a_card_that_the_viewer_has_seen_earlier():
    """Seen earlier: discarded, played, living at an opponent, taken back to the hand by its owner."""
    for number in range(len(WALKS)):
        steps = walk(number)
        for viewer in (SPECTATOR, number):
            seen: set[int] = set()
            for step in steps[::3]:
                if step.after.is_over:
                    break
                assert not seen & set(unseen(step.after, viewer))
                seen |= {card for me in players_of(step.after.observe(viewer)) for card in cards_of(me) if card >= 0}


def test_a_card_in_hand_that_all_have_seen_is_known_in_every_guess():
    """Such as a character that its owner took back (BR-INFO-06); the card beside it is any of its colour."""
    table = Table().hand("prince", "king", player=1)
    table.me(1)["known"] = 0b010  # the purple card that every opponent has, the prince, the king
    hands = [guess.record.players[1].hand[:3].tolist() for guess in guesses(table.state, 0)]
    assert {hand[1] for hand in hands} == {INDEX["prince"]}
    assert len({hand[0] for hand in hands}) > 5 and len({hand[2] for hand in hands}) > 5
