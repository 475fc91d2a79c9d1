"""Hints: the actions that a bot thinks best of, with what they are worth less and how sure that is."""

from collections.abc import Iterator
from typing import Any

import pytest

import duchy
from duchy.bots.analysis import Analysis, Judged
from duchy.bots.bot import Bot
from duchy.bots.hints import adviser, hint
from duchy.sim.statistics import Z
from tests.bots.test_analysis import turning


class Opinion(Bot):
    """Says what the test wants."""

    def __init__(self, game: duchy.Game, *judged: tuple[float, float | None, int]) -> None:
        super().__init__(game)
        self.judged = judged

    def pick(self, observed: duchy.State, player: int, legal: list[int]) -> int:
        return legal[0]

    def judge(self, observed: duchy.State, player: int, legal: list[int]) -> Iterator[Analysis]:
        known = [*self.judged, *[(0.0, None, 0)] * len(legal)]
        yield Analysis.of(Judged(action, *found, None) for action, found in zip(legal, known, strict=False))


@pytest.fixture
def observed() -> duchy.State:
    return turning("burgundy")


def told(observed: duchy.State, *judged: tuple[float, float | None, int]) -> list[tuple[float, float, int]]:
    found = hint(Opinion(observed.game, *judged), observed)
    return [(each["less"], each["error"], each["visits"]) for each in found]


def test_the_others_are_compared_with_the_best(observed):
    found = told(observed, (10.0, 0.3, 50), (8.5, 0.4, 20), (9.0, 0.4, 10))
    assert found == [(0.0, round(Z * 0.3, 2), 50), (1.0, round(Z * 0.5, 2), 10), (1.5, round(Z * 0.5, 2), 20)]


def test_three_are_told_at_most_and_none_that_was_hardly_tried(observed):
    assert len(told(observed, *[(1.0, 0.1, 9)] * 4)) == 3
    assert [visits for _, _, visits in told(observed, (3.0, 0.1, 9), (2.0, None, 1), (1.0, 0.1, 5))] == [9, 5]
    assert told(observed) == []


def test_none_is_better_than_the_best(observed):
    """What was tried more often may have the lower mean: nobody is told of a loss below nothing."""
    assert [less for less, _, _ in told(observed, (4.0, 0.5, 90), (4.2, 1.5, 12))] == [0.0, 0.0]


@pytest.mark.parametrize(
    ("name", "options", "bot"),
    [
        ("burgundy", {}, "neural-search"),
        ("burgundy", {"modules": ["inns"]}, "neural-search"),
        ("burgundy", {"modules": ["border_posts"]}, "search"),
        ("dice", {}, "search"),
        ("bruges", {}, "search"),
    ],
)
def test_the_adviser_is_the_strongest_bot_that_knows_the_game(name: str, options: dict[str, Any], bot: str):
    assert adviser(duchy.load(name, players=2, **options)).name == bot


@pytest.mark.compiled
@pytest.mark.parametrize("name", duchy.GAMES)
def test_hints_are_legal_actions(name: str):
    seen = turning(name)
    found = hint(adviser(seen.game, seconds=0.1, seed=2), seen)
    assert {each["action"] for each in found} <= set(seen.legal_actions(_of(seen)))
    assert found[0]["less"] == 0


def _of(observed: duchy.State) -> int:
    assert observed.observer is not None
    return observed.observer
