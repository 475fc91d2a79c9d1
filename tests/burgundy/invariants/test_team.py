"""Faults in what partners share are named."""

import pytest

from duchy.games.burgundy.state import Category
from tests.burgundy.invariants.played import Faults, last_of
from tests.burgundy.invariants.steps import Step, drop_question
from tests.burgundy.table import Table, bank, cow

FAULTS = Faults()
planted = FAULTS.planted
PARTNER, OTHER = 2, 1


def team() -> Table:
    return Table(players=4, estate="12a", modules=("team",)).workers(9)


def laid() -> Step:
    """A bank in the estate of the team."""
    table = team().storage(bank)
    at = next(at for at in table.spaces("city") if table.is_free(at))
    return last_of(table, f"place 1 1 {at}")


def gained() -> Step:
    """A tile that may go into either storage."""
    return last_of(team().depot(1, cow(3)).dice(1, 2), "take 1 1 1")


def stored() -> Step:
    return last_of(team().depot(1, cow(3)).dice(1, 2), "take 1 1 1", "store 2")


@planted("owners", laid)
def a_partner_of_the_other_team(step):
    step.after[0].players[PARTNER].estate = OTHER


@planted("owners", laid)
def a_storage_of_the_other_team(step):
    shelves = step.after[0].more[0].team_storage
    shelves[0], shelves[OTHER] = int(shelves[OTHER]), int(shelves[0])


@planted("silver", laid)
def silver_of_a_bank_that_is_not_shared(step):
    step.after[0].estates[0].silver -= 2


@planted("silver", laid)
def silver_for_the_other_team(step):
    step.after[0].estates[OTHER].silver += 2


@planted("points_regions", laid)
def points_of_the_partner(step):
    step.after[0].players[PARTNER].points[Category.REGIONS] += 1


@planted("dice", laid)
def a_die_of_the_partner(step):
    step.after[0].players[PARTNER].spent[0] ^= 1


@planted("question", gained)
def a_tile_whose_storage_is_not_asked_for(step):
    own = step.after[0].storages[0]
    own.tiles[0], own.count = cow(3), 1
    drop_question(step)


@planted("storage", stored)
def a_tile_in_the_other_storage(step):
    record = step.after[0]
    own, shared = record.storages[0], record.storages[int(record.more[0].team_storage[0])]
    own.tiles[0], shared.tiles[0] = int(shared.tiles[0]), 0
    own.count, shared.count = 1, 0


@pytest.mark.parametrize("case", FAULTS.cases)
def test_a_fault_in_a_team_is_named(case):
    found, expected = FAULTS.verdict(case)
    assert found == expected
