"""Faults in the choices of the expert set-up are named."""

import pytest

from duchy.games.burgundy.components.tiles import Colour, Kind
from duchy.games.burgundy.questions import Decision
from tests.burgundy.invariants.steps import Step, ask, spaces, swap


def asked_again(step: Step) -> None:
    step.after[0].agenda[0].who |= 1 << step.player


def castle_elsewhere(step: Step) -> None:
    castle = int(step.home.castle)
    free = next(space for space in spaces(step.home, Colour.CASTLE) if space != castle)
    swap(step.home.tiles, castle, free)
    step.home.castle = free


def other_board(step: Step) -> None:
    step.other.board += 1


def seal_lost(step: Step) -> None:
    step.me.sealed = 0


def seal_changed(step: Step) -> None:
    step.me.sealed_hex += 1


def opened_too_early(step: Step) -> None:
    castle = int(step.me.sealed_hex)
    step.home.castle, step.home.tiles[castle] = castle, Kind.CASTLE


@pytest.mark.parametrize(
    ("game", "plant"),
    [
        ("open", asked_again),
        ("open", castle_elsewhere),
        ("open", other_board),
        ("sealed", asked_again),
        ("sealed", seal_lost),
        ("sealed", seal_changed),
        ("sealed", opened_too_early),
    ],
)
def test_a_wrong_choice_is_named(walks, game, plant):
    step = walks[game][0].copy()
    plant(step)
    assert step.verdict() == "founding"


def last_choice(steps: list[Step]) -> Step:
    return [step for step in steps if step.kind == "found"][-1]


def test_the_choice_is_the_one_that_was_made(walks):
    last = last_choice(walks["open"])
    beside = last.action + (-1 if last.index("hex") else 1)
    assert last.copy(action=beside).verdict() == "founding"


def test_play_begins_with_a_turn_and_nothing_else(walks):
    last = last_choice(walks["sealed"]).copy()
    ask(last, Decision.CASTLE, int(last.after[0].agenda[0].who))
    assert last.verdict() == "founding"
