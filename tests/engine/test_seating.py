"""Who concedes, leaves and comes back: places, records, and what is wrong with a record about it."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import duchy
from duchy import GameRecord, Match, RecordError
from duchy.engine.errors import IllegalAction, NothingToUndo
from duchy.engine.game import seating
from duchy.engine.game.game import Game
from duchy.engine.match import gamerecord


def altered(record: GameRecord, change: Callable[[dict[str, Any]], Any]) -> GameRecord:
    """The record after a change by a person who knows how the checksum is made."""
    document = json.loads(record.to_json())
    del document["checksum"]
    change(document)
    return GameRecord.from_json(json.dumps({**document, "checksum": gamerecord._checksum(document)}))


@pytest.fixture
def match(toy: Game) -> Match:
    """Three players, one action."""
    found = Match(toy, seed=4)
    found.apply("raise 1")
    return found


def test_who_has_conceded_comes_last_and_the_later_the_better(match):
    match.change_seat(1, "concede")
    assert not match.is_over and match.places[1] == 3
    match.change_seat(0, "concede")
    assert match.is_over and match.places == [2, 3, 1]
    assert match.results is not None and match.results[1] == (2, 3, 1)
    assert match.conceded == (1, 0)


def test_places_without_a_concession_are_those_of_the_game():
    for players in (2, 3, 4):
        game = duchy.load("burgundy", players=players)
        for seed in range(3):
            match = Match(game, seed)
            for _ in range(40):
                match.apply(match.state.legal_actions()[0])
            assert seating.places(match.state, ()) == match.state.places


def test_nothing_can_be_done_after_the_end(match):
    match.change_seat(0, "concede")
    match.change_seat(1, "forfeit")
    for act in (lambda: match.apply("bid 1", 0), lambda: match.change_seat(2, "leave")):
        with pytest.raises(IllegalAction):
            act()
    with pytest.raises(NothingToUndo):
        match.undo()


@pytest.mark.parametrize(
    "changes", [["return"], ["leave", "away"], ["concede", "return"], ["concede", "concede"], ["vanish"]]
)
def test_what_cannot_be_is_refused(match, changes):
    *possible, impossible = changes
    for kind in possible:
        match.change_seat(2, kind)
    with pytest.raises(IllegalAction):
        match.change_seat(2, impossible)


def test_there_is_no_such_player(match):
    with pytest.raises(IllegalAction):
        match.change_seat(3, "leave")


def test_a_bot_plays_on_until_the_player_is_back(match):
    match.change_seat(2, "leave")
    assert match.stand_ins == {2: "leave"}
    match.change_seat(2, "return")
    assert match.stand_ins == {}
    match.change_seat(2, "time")
    match.change_seat(2, "concede")
    assert match.stand_ins == {2: "concede"}


def test_a_record_tells_when_seats_changed_and_comes_back_as_it_was(match):
    match.change_seat(2, "leave")
    match.apply("bid 1", 0)
    match.change_seat(2, "return")
    match.apply("bid 2", 1)
    match.change_seat(2, "concede")
    match.change_seat(0, "concede")
    record = match.record()
    written = json.loads(record.to_json())
    assert written["seats"] == [[1, 2, "leave"], [2, 2, "return"], [3, 2, "concede"], [3, 0, "concede"]]
    assert written["results"]["places"] == [2, 1, 3]
    copy = GameRecord.from_json(record.to_json())
    assert copy == record and copy.replay() == match.state
    again = Match.from_record(copy)
    assert again.record().to_json() == record.to_json() and again.is_over


def test_a_host_may_end_a_game_when_only_bots_are_left(match):
    match.change_seat(0, "concede", ends=True)
    record = match.record()
    assert match.is_over and record.ended_early and record.results is not None
    record.replay()
    assert Match.from_record(record).is_over


def test_a_record_without_changes_of_seats_is_written_as_before(match):
    assert "seats" not in json.loads(match.record().to_json())


def test_an_undo_moves_later_changes(toy):
    match = Match(toy, seed=4)
    match.apply("raise 1")
    match.apply("bid 1", 0)
    match.change_seat(2, "leave")
    match.undo(0)
    assert match.seat_changes == (seating.SeatChange(1, 2, "leave"),)
    match.record().replay()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda document: document.update(seats=7),
        lambda document: document.update(seats=[[1, 2]]),
        lambda document: document.update(seats=[[True, 2, "leave"]]),
        lambda document: document.update(seats=[[1, 2, "vanish"]]),
        lambda document: document.update(seats=[[1, 5, "leave"]]),
        lambda document: document.update(seats=[[9, 2, "leave"]]),
        lambda document: document.update(seats=[[-1, 2, "leave"]]),
        lambda document: document.update(seats=[[1, 2, "leave"], [0, 1, "leave"]]),
        lambda document: document.update(seats=[[1, 2, "return"]]),
        lambda document: document.update(seats=[[0, 2, "concede"], [0, 1, "concede"]]),  # an action after the end
        lambda document: document["results"].update(places=[1, 2, 3]),
        lambda document: document.update(results=None),
        lambda document: document.pop("seats"),
    ],
)
def test_a_record_that_cannot_be_is_refused(match, spoil):
    match.change_seat(2, "concede")
    match.change_seat(0, "concede")
    with pytest.raises(RecordError):
        altered(match.record(), spoil).replay()


def test_a_concession_after_the_end_of_the_game_is_refused(toy_registered):
    match = Match(duchy.load("toy", rounds=1), seed=1)
    for action, player in (("raise 2", 0), ("bid 3", 1), ("bid 1", 0)):
        match.apply(action, player)
    with pytest.raises(RecordError):
        altered(match.record(), lambda document: document.update(seats=[[3, 0, "leave"]])).replay()
