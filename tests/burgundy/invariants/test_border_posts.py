"""Faults in what border posts bring are named."""

import pytest

from duchy.games.burgundy.state import Category
from tests.burgundy.invariants.played import Faults, last_of
from tests.burgundy.invariants.steps import Step
from tests.burgundy.table import Table, monastery
from tests.burgundy.test_border_posts import ALONG_THE_TOP, DOWN_THE_LEFT, bare

FAULTS = Faults()
planted = FAULTS.planted


def more(step: Step):
    return step.after[0].more[0]


def closing(table: Table) -> Step:
    """The upper posts are linked by the last tile of a chain."""
    table.storage(monastery(24))
    return last_of(table, f"place 1 1 {ALONG_THE_TOP[-1]}")


def link() -> Step:
    return closing(bare().covers(*ALONG_THE_TOP[:-1]))


def award() -> Step:
    return closing(bare().covers(*ALONG_THE_TOP[:-1], *DOWN_THE_LEFT))


def elsewhere() -> Step:
    """A tile that links nothing."""
    return closing(bare().covers(*ALONG_THE_TOP[1:-1]))


@planted("posts", link)
def a_link_that_is_not_seen(step):
    more(step).post_pairs[0] = 0


@planted("posts", link)
def a_link_of_other_posts(step):
    more(step).post_pairs[0] = 2


@planted("posts", link)
def a_link_of_another_player(step):
    more(step).post_pairs[1] = 1


@planted("posts", elsewhere)
def a_link_with_a_gap(step):
    more(step).post_pairs[0] = 1


@planted("points_posts", link)
def a_link_without_points(step):
    step.me.points[Category.POSTS] = 0


@planted("points_posts", elsewhere)
def points_without_a_link(step):
    step.me.points[Category.POSTS] += 10


@planted("posts", award)
def an_award_that_is_not_given(step):
    more(step).post_award[0] = 0


@planted("posts", award)
def the_second_award_first(step):
    more(step).post_award[0] = 2


@planted("points_posts", award)
def an_award_without_points(step):
    step.me.points[Category.POSTS] -= 5


@planted("posts", link)
def an_award_for_two_posts(step):
    more(step).post_award[0] = 1


@pytest.mark.parametrize("case", FAULTS.cases)
def test_a_fault_in_border_posts_is_named(case):
    found, expected = FAULTS.verdict(case)
    assert found == expected
