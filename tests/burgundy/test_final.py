"""The final scoring line by line: the lines of each category add up to its points."""

import json
from typing import Any

import pytest

from duchy.engine.kernels.interpreted import interpreted
from duchy.engine.kernels.records import ArrayView
from duchy.games.burgundy.chapters.scoring import score_end
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.display.names import CATEGORY_NAMES
from duchy.games.burgundy.display.view import board as game_board
from duchy.games.burgundy.display.view import scores_now, view
from tests.burgundy.table import Table, bank, church, cow, crane, geese, monastery, white_castle
from tests.burgundy.walks import WALKS, sampled, walk

SHIELDS = ("shields",)
EXTRA_TILES = ("extra_tiles",)


def final(table: Table) -> list[dict[str, Any]]:
    """The lines of the first player after the game, without the spaces that they count."""
    seen = ended(table)
    return [{name: fact for name, fact in line.items() if name != "hexes"} for line in seen["final"]]


def counted(table: Table) -> dict[int | str, list[str]]:
    """The tiles that the first player's monasteries and shields count, by the spaces that the lines name."""
    seen = ended(table)
    return {
        line.get("monastery") or line["shield"]: [seen["tiles"][number - 1] for number in line["hexes"]]
        for line in seen["final"]
        if "hexes" in line
    }


def ended(table: Table) -> Any:
    """The first player after the game."""
    table.phase("E").round(5).end_round()
    while table.state.decision == "tribute":
        table.pay_tribute()
    assert table.state.is_over
    seen = view(table.state, 0)["players"][0]
    assert sums(seen)["monasteries"] == seen["points"]["monasteries"]
    assert sums(seen)["shields"] == seen["points"].get("shields", 0)
    return seen


def sums(player: Any) -> dict[str, int]:
    found = {"monasteries": 0, "shields": 0, "bonus": 0}
    for line in player["final"]:
        found[line["category"]] += line["vp"]
    return found


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_lines_add_up_to_the_points_of_their_category(number):
    state = walk(number)[-1].after
    for player in view(state, 0)["players"]:
        assert sums(player)["monasteries"] == player["points"]["monasteries"]
        assert sums(player)["shields"] == player["points"].get("shields", 0)
        assert sums(player)["bonus"] <= player["points"]["bonus"]
        json.dumps(player["final"])  # made of plain numbers


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_before_the_end_the_lines_tell_what_the_rules_would_count_now(number):
    for step in sampled(number, 40):
        state = step.before
        if not state.record.white:
            assert "final" not in view(state, 0)["players"][0]
            continue
        ended_now = state.array.copy()
        for first, *_ in state.game.teams:
            interpreted(score_end)(ArrayView(ended_now)[0], first)
        for seat, player in enumerate(view(state, 0)["players"]):
            points, before = (array["players"]["points"][0, seat].tolist() for array in (ended_now, state.array))
            gained = {name: now - was for name, now, was in zip(CATEGORY_NAMES, points, before, strict=False)}
            told = dict.fromkeys(gained, 0)
            for line in player["final"]:
                told[line["category"]] += line["vp"]
            assert told == gained
            assert scores_now(state)[seat] == sum(points)


def test_the_piles_tell_what_has_not_come_to_light():
    for step in sampled(7, 40):
        board, seen = game_board(step.after.game), view(step.after, 0)
        assert len(board["piles"]) == len(seen["left"])
        assert all(0 <= left <= pile["count"] for pile, left in zip(board["piles"], seen["left"], strict=True))
        for player in seen["players"]:
            for tile in filter(None, player["tiles"]):
                piles = [place for place, pile in enumerate(board["piles"]) if pile["tile"] == tile]
                assert sum(seen["left"][pile] for pile in piles) < sum(board["piles"][pile]["count"] for pile in piles)


def test_a_monastery_tells_what_it_counts():
    table = Table().holds(monastery(15), monastery(24), monastery(22), monastery(2), bank, bank, cow(3), cow(4))
    table.sold(red=2, pink=1)
    assert final(table) == [
        {"category": "monasteries", "monastery": 15, "count": 2, "vp": 4},
        {"category": "monasteries", "monastery": 22, "count": 2, "vp": 8},
        {"category": "monasteries", "monastery": 24, "count": 1, "vp": 4},
    ]


def test_the_crane_counts_for_one_monastery():
    table = Table(modules=EXTRA_TILES).holds(monastery(19), monastery(22), monastery(24), crane, church, bank, geese)
    assert [(line["monastery"], line["count"]) for line in final(table)] == [(19, 2), (22, 1), (24, 1)]


def test_white_castles_and_tiles_that_do_not_score():
    table = Table(modules=("extra_tiles", "white_castles"))
    table.holds(monastery(27), monastery(28), monastery(29), white_castle)
    assert final(table) == [{"category": "monasteries", "monastery": 29, "count": 1, "vp": 4}]


def test_shields_that_double_have_a_line_of_their_own():
    table = Table(modules=SHIELDS).holds(monastery(22), bank).silver(9)
    table.bears(Shield.HIGH_ABBEY).bears(Shield.ARMS_OF_ARMS)
    assert final(table) == [
        {"category": "monasteries", "monastery": 22, "count": 1, "vp": 4},
        {"category": "monasteries", "shield": "high_abbey", "vp": 4, "doubles": True},
        {"category": "shields", "shield": "high_abbey", "vp": 8},
        {"category": "shields", "shield": "arms_of_arms", "vp": 4},
        {"category": "shields", "shield": "arms_of_arms", "vp": 12, "doubles": True},
    ]


@pytest.mark.parametrize(("edition", "lines"), [("2019", 0), ("2020-ua", 1)])
def test_bonus_tiles_are_counted_again_where_the_edition_says_so(edition, lines):
    table = Table(modules=SHIELDS, edition=edition).bears(Shield.TWICE_CROWNED).silver(9)
    table.bonus(building="large")
    again = [line for line in final(table) if line["category"] == "bonus"]
    assert [(line["shield"], line["vp"]) for line in again] == [("twice_crowned", 5)] * lines


def test_a_line_names_the_spaces_of_the_tiles_that_it_counts():
    table = Table(modules=("extra_tiles",)).holds(monastery(15), monastery(24), monastery(22), bank, bank, crane)
    assert counted(table.holds(cow(3), cow(4), geese)) == {
        22: ["bank", "bank", "crane"],
        24: ["cow_3", "geese"],
    }


def test_the_line_of_a_shield_names_its_castle():
    assert counted(Table(modules=SHIELDS).bears(Shield.HIGH_ABBEY).silver(9)) == {"high_abbey": ["castle"]}
