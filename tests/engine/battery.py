"""Laws that every game obeys, whatever its rules. A new game gets them by listing its option sets.

A law is a function over a played game and some of its positions. The laws know nothing of any game; what they need of
one is in ``tests/<game>/option_sets.py``.
"""

import pickle
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import pytest

import duchy
from duchy.engine.errors import IllegalAction, NotDeciding, NothingToUndo, UnknownAction
from duchy.engine.game.game import SPECTATOR, State
from duchy.engine.game.observation import KINDS
from duchy.engine.kernels.records import leaves
from duchy.engine.kernels.rule import INTERPRETED
from duchy.engine.match.gamerecord import GameRecord, results_of
from duchy.engine.match.match import Match
from tests.support.play import Subject, play

SEED = 20
#: One position in so many is looked at; all of the beginning and of the end.
STRIDE = 27 if INTERPRETED else 9
ENDS = 6
LARGEST_STATE = 4096
LARGEST_OBSERVATION = 1024  # in tokens

LAWS: list[Callable[["Played"], None]] = []


@dataclass(frozen=True)
class Played:
    """A whole game, and copies of some of its positions with the action that was taken there."""

    subject: Subject
    match: Match
    positions: tuple[tuple[State, int, int], ...]

    @property
    def observers(self) -> range:
        return range(SPECTATOR, self.subject.game.players)

    def states(self) -> Iterator[State]:
        """The positions, the final one included, each as a copy."""
        for state, _, _ in self.positions:
            yield state.clone()
        yield self.match.state.clone()


@cache
def played(subject: Subject) -> Played:
    """A game to look at."""
    match = play(subject, SEED, entropy=True)
    positions: list[tuple[State, int, int]] = []

    def note(state: State, player: int, action: int) -> None:
        last = len(match.history) - ENDS
        if state.ply < ENDS or state.ply >= last or state.ply % STRIDE == 0:
            positions.append((state.clone(), player, action))

    match.record().replay(note)
    return Played(subject, match, tuple(positions))


def law(function: Callable[[Played], None]) -> Callable[[Played], None]:
    """Enter a law into the battery."""
    LAWS.append(function)
    return function


def content(state: State) -> bytes:
    return state.array.tobytes()


@law
def a_clone_is_independent(p: Played) -> None:
    for state, player, action in p.positions:
        before = content(state)
        copy = state.clone()
        copy.apply(action, player)
        assert content(state) == before != content(copy)
        assert state.observe(player).clone().observer == player


@law
def a_pickle_is_the_same_state(p: Played) -> None:
    for state in p.states():
        copy = pickle.loads(pickle.dumps(state))
        assert copy == state
        assert content(copy) == content(state)
        assert copy.game == state.game
        assert copy.frozen == state.frozen
    observed = p.positions[0][0].observe(0)
    assert pickle.loads(pickle.dumps(observed)).observer == 0


@law
def equality_and_bytes_are_by_content(p: Played) -> None:
    seen = set()
    for state in p.states():
        assert state == state.clone()
        assert bytes(state) == bytes(state.clone()) == content(state)
        assert state != content(state)
        seen.add(bytes(state))
    assert len(seen) == len(p.positions) + 1


@law
def a_digest_is_by_content(p: Played) -> None:
    digests = set()
    for state in p.states():
        assert state.digest() == state.clone().digest()
        digests.add(state.digest())
    assert len(digests) == len(p.positions) + 1


@law
def reading_changes_nothing(p: Played) -> None:
    for state in p.states():
        before = content(state)
        for player in range(p.subject.game.players):
            state.legal_actions(player)
        _ = state.deciders, state.decision, state.scores, state.places, state.digest(), repr(state)
        _ = state.question, state.as_dict(), bytes(state)
        for observer in p.observers:
            state.observe(observer).determinize(np.random.default_rng(1))
        assert content(state) == before


@law
def the_same_seed_and_actions_give_the_same_game(p: Played) -> None:
    again = play(p.subject, SEED, entropy=True)
    assert again.history == p.match.history
    assert content(again.state) == content(p.match.state)
    assert content(p.subject.game.new_state(1)) != content(p.subject.game.new_state(2))


@law
def a_record_replays(p: Played) -> None:
    record = GameRecord.from_json(p.match.record().to_json())
    assert record == p.match.record()
    final = record.replay()
    assert content(final) == content(p.match.state)
    assert record.results == results_of(final)
    assert record.results is not None and record.results[:2] == (tuple(final.scores), tuple(final.places))


@law
def observing_hides_the_generator(p: Played) -> None:
    for state in p.states():
        other = state.clone()
        other.reseed(random.Random(state.ply).getrandbits(64))
        assert other != state
        for observer in p.observers:
            seen = state.observe(observer)
            assert seen.record["rng"] == 0
            assert content(seen) == content(other.observe(observer))


@law
def observing_twice_is_observing_once(p: Played) -> None:
    for state in p.states():
        for observer in p.observers:
            seen = state.observe(observer)
            assert seen.observer == observer
            assert content(seen.observe(observer)) == content(seen)
            # A spectator knows nothing that a player does not.
            assert content(seen.observe(SPECTATOR)) == content(state.observe(SPECTATOR))


@law
def what_is_observed_is_not_played_on(p: Played) -> None:
    for state, player, action in p.positions[:3]:
        seen = state.observe(player)
        before = content(seen)
        with pytest.raises(IllegalAction, match="no dice to roll"):
            seen.apply(action, player)
        assert content(seen) == before


@law
def what_one_of_several_deciders_does_is_hidden_from_the_others(p: Played) -> None:
    """Two positions that differ only in a choice which is not yet revealed look the same to everybody else."""
    for state, _, _ in p.positions:
        if len(state.deciders) < 2:
            continue
        for player in state.deciders:
            reached = []
            for action in state.legal_actions(player):
                after = state.clone()
                after.apply(action, player)
                if after.revelations == state.revelations:
                    reached.append(after)
            assert len({content(after.observe(player)) for after in reached}) == len(reached)
            for other in set(p.observers) - {player}:
                assert len({content(after.observe(other)) for after in reached}) <= 1


@law
def a_player_sees_what_he_may_do(p: Played) -> None:
    for state in p.states():
        for player in range(p.subject.game.players):
            seen = state.observe(player)
            assert seen.legal_actions(player) == state.legal_actions(player)
            assert seen.deciders == state.deciders
            assert seen.decision == state.decision


@law
def a_determinized_state_fits_what_was_observed(p: Played) -> None:
    for state in p.states():
        for observer in p.observers:
            seen = state.observe(observer)
            guesses = [seen.determinize(np.random.default_rng(seed)) for seed in range(3)]
            assert len({int(guess.record["rng"]) for guess in guesses}) == len(guesses)
            for guess in guesses:
                assert guess.observer is None
                assert content(guess.observe(observer)) == content(seen)
                assert guess.deciders == state.deciders
                for player in guess.deciders:
                    assert guess.legal_actions(player)
            again = seen.determinize(np.random.default_rng(0))
            assert content(again) == content(guesses[0])


@law
def a_determinized_state_can_be_played_to_the_end(p: Played) -> None:
    for state, player, _ in p.positions[:: max(1, len(p.positions) // 3)]:
        chance = random.Random(state.ply)
        guess = state.observe(player).determinize(np.random.default_rng(state.ply))
        while not guess.is_over:
            actor = guess.deciders[-1]
            actions = guess.legal_actions(actor)
            guess.apply(actions[int(chance.random() * len(actions))], actor)
        assert sorted(guess.places)[0] == 1


@law
def legal_actions_are_sorted_unique_and_in_range(p: Played) -> None:
    for state in p.states():
        for player in range(p.subject.game.players):
            actions = state.legal_actions(player)
            assert actions == sorted(set(actions))
            assert all(0 <= action < p.subject.game.num_actions for action in actions)
            assert len(actions) <= p.subject.game.max_legal
            assert bool(actions) == (player in state.deciders)
            assert all(state.why_not(action, player) is None for action in actions[:2])


@law
def an_illegal_action_is_refused_without_a_trace(p: Played) -> None:
    chance = random.Random(1)
    for number, (state, player, _) in enumerate(p.positions):
        before = content(state)
        legal = set(state.legal_actions(player))
        drawn = {int(chance.random() * p.subject.game.num_actions) for _ in range(4)}
        for action in drawn - legal:
            reason = state.why_not(action, player)
            assert reason is not None
            if reason.same is not None:  # the same as a legal one
                assert reason.same in legal and state.resolve(action, player) == (player, action)
                continue
            with pytest.raises(IllegalAction, match=rf"not legal for player={player} .*\({reason.rule}\)") as caught:
                state.apply(action, player)
            assert caught.value.reason == reason
        # No position knows them; in each another is tried.
        unknown: tuple[Any, ...] = (-1, p.subject.game.num_actions, "jump 1", {"kind": "jump"}, {}, True, 0.5)
        with pytest.raises(UnknownAction):
            state.apply(unknown[number % len(unknown)], player)
        assert content(state) == before


@law
def a_wrong_player_is_refused_without_a_trace(p: Played) -> None:
    players = p.subject.game.players
    for state, _, action in p.positions:
        before = content(state)
        for other in set(range(players)) - set(state.deciders):
            with pytest.raises(NotDeciding, match=f"player={other} has nothing to decide"):
                state.apply(action, other)
        for stranger in (-1, players):
            with pytest.raises(NotDeciding, match=f"There is no player={stranger}"):
                state.apply(action, stranger)
            with pytest.raises(NotDeciding, match=f"There is no player={stranger}"):
                state.legal_actions(stranger)
        with pytest.raises(NotDeciding, match=f"There is no player={players}"):
            state.observe(players)
        if len(state.deciders) > 1:
            with pytest.raises(NotDeciding, match="Say which player acts"):
                state.apply(action)
        assert content(state) == before


@law
def somebody_can_act_until_the_end(p: Played) -> None:
    for state, player, _ in p.positions:
        assert not state.is_over
        assert player in state.deciders
        assert state.decision in p.subject.game.decisions
        for decider in state.deciders:
            assert state.legal_actions(decider)


@law
def nobody_can_act_after_the_end(p: Played) -> None:
    state = p.match.state.clone()
    before = content(state)
    assert state.is_over
    assert state.deciders == ()
    assert state.decision is None
    assert state.legal_actions() == []
    with pytest.raises(NotDeciding, match="the game is over"):
        state.apply(0)
    with pytest.raises(NotDeciding):
        state.apply(0, 0)
    assert content(state) == before


@law
def the_places_follow_the_scores(p: Played) -> None:
    for state in p.states():
        teams, totals, places = p.subject.game.teams, state.team_scores, state.places
        assert len(state.scores) == len(places) == p.subject.game.players
        for team, total in zip(teams, totals, strict=True):
            assert total == sum(state.scores[player] for player in team)
            assert {places[player] for player in team} == {places[team[0]]}
            ahead, level = sum(other > total for other in totals), sum(other >= total for other in totals)
            assert ahead < places[team[0]] <= level
        assert 1 in places


@law
def an_action_has_a_number_a_notation_and_a_structured_form(p: Played) -> None:
    game = p.subject.game
    for state, player, _ in p.positions:
        for number in state.legal_actions(player):
            action = game.catalogue.decode(number)
            forms = (number, str(action), action, action.as_dict())
            assert [game.parse(form) for form in forms] == [number] * 4
            assert game.catalogue.encode(action.kind, **action.arguments) == number


@law
def whatever_is_random_is_counted_as_a_revelation(p: Played) -> None:
    for state, player, action in p.positions:
        after = state.clone()
        after.apply(action, player)
        assert after.ply == state.ply + 1
        assert after.revelations >= state.revelations
        if after.record["rng"] != state.record["rng"]:
            assert after.revelations > state.revelations


@law
def new_entropy_alone_changes_nothing_but_the_generator(p: Played) -> None:
    for state in p.states():
        other = state.clone()
        other.reseed(3)
        other.array["rng"] = state.array["rng"]
        assert other == state


@law
def the_record_is_small_and_its_agenda_sound(p: Played) -> None:
    assert p.subject.game.record_type.itemsize <= LARGEST_STATE
    filling = [(start, stop) for name, start, stop in leaves(p.subject.game.record_type) if b"padding" in name]
    for state in p.states():
        assert state.record["overflow"] == 0
        assert (state.record["depth"] > 0) != state.is_over
        unused = state.record["agenda"][state.record["depth"] :]
        assert not any(unused.tobytes())
        assert not any(any(content(state)[start:stop]) for start, stop in filling)


@law
def what_revealed_nothing_can_be_taken_back_and_done_again(p: Played) -> None:
    match = Match(p.subject.game, SEED)
    for (player, action), entropy in zip(p.match.history, p.match.record().entropy, strict=True):
        before, revelations = match.state, match.state.revelations
        match.apply(action, player, entropy)
        after = match.state
        if after.revelations == revelations:
            assert match.undo(player) == (player, action)
            assert content(match.state) == content(before)
            # Whatever entropy comes with the second try, the first one counts.
            match.apply(action, player, entropy=5)
        else:
            with pytest.raises(NothingToUndo, match="revealed since"):
                match.undo(player)
        assert content(match.state) == content(after)
    assert match.record() == p.match.record()


@law
def a_match_goes_on_from_its_record(p: Played) -> None:
    half = len(p.match.history) // 2
    match = Match(p.subject.game, SEED)
    for (player, action), entropy in zip(p.match.history[:half], p.match.record().entropy, strict=False):
        match.apply(action, player, entropy)
    match = Match.from_record(GameRecord.from_json(match.record().to_json()))
    assert match.record().results is None
    rest = zip(p.match.history[half:], p.match.record().entropy[half:], strict=True)
    for (player, action), entropy in rest:
        match.apply(action, player, entropy)
    assert match.record() == p.match.record()


@law
def a_game_is_equal_by_name_and_options(p: Played) -> None:
    game = p.subject.game
    copy = pickle.loads(pickle.dumps(game))
    assert copy == game
    assert hash(copy) == hash(game)
    assert copy != "burgundy"
    assert type(game.options).read(game.options.as_dict()) == game.options
    assert game.name in repr(game)
    assert isinstance(game, duchy.Game)


@law
def observations_lie_within_their_bounds(p: Played) -> None:
    for kind in KINDS:
        seen = p.subject.game.observation(kind)
        assert len(set(seen.names)) == len(seen.names) == seen.shape[0]
        assert seen.low.shape == seen.high.shape == seen.shape
        assert set(seen.blocks) >= {"table", "own", *seen.names}
        for state in p.states():
            for player in range(p.subject.game.players):
                out = seen.write(state, player)
                assert (out.shape, out.dtype) == (seen.shape, seen.dtype)
                assert (out >= seen.low).all()
                assert (out <= seen.high).all(), [seen.names[i] for i in (out > seen.high).nonzero()[0]]
    tokens = p.subject.game.observation("tokens")
    assert tokens.vocabulary is not None
    assert (tokens.vocabulary == tokens.high.astype(int) + 1).all()
    assert tokens.shape[0] * tokens.dtype.itemsize <= LARGEST_OBSERVATION


@law
def observations_say_no_more_than_a_player_sees(p: Played) -> None:
    for state in p.states():
        for player in range(p.subject.game.players):
            observed = state.observe(player)
            guessed = observed.determinize(state.ply)
            legal = state.legal_actions(player) if player in state.deciders else []
            for kind in KINDS:
                write = p.subject.game.observation(kind).write
                told = write(state, player).tobytes()
                assert told == write(observed, player).tobytes() == write(guessed, player).tobytes()
            if legal:
                assert legal == observed.legal_actions(player) == guessed.legal_actions(player)


@law
def equal_observations_have_equal_legal_actions(p: Played) -> None:
    known: dict[bytes, list[int]] = {}
    for state in p.states():
        for player in state.deciders:
            for kind in KINDS:
                told = p.subject.game.observation(kind).write(state, player).tobytes()
                legal = state.legal_actions(player)
                assert known.setdefault(told, legal) == legal
