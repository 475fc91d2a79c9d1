"""The module of the border posts (chapter 17)."""

import pytest

import duchy
from duchy import position
from duchy.games.burgundy.components.layouts import ESTATES
from duchy.games.burgundy.components.printings import BOARD_SETS
from duchy.games.burgundy.display import log, view
from tests.burgundy.table import Seat, Table, castle, cow, monastery, ship
from tests.support.rules import rule

NEWER = ("2019", "2020-ua")
MODULES = ("border_posts",)
LETTERS = {"2019": "abcdefgh", "2020-ua": "abcdef"}
#: On estate 11a: chains from the upper left post to the upper right one, and to the bottom one.
ALONG_THE_TOP = (5, 6, 7, 8, 9)
SECOND_ROW = (10, 11, 12, 13, 14, 15)
DOWN_THE_LEFT = (10, 17, 24, 30, 35)


def bare(edition: str = "2019", players: int = 2, start: int = 1) -> Table:
    """A table on estate 11a with the start castles on a space."""
    return Table(edition=edition, players=players, modules=MODULES, estate="11a", castle=start).workers(9)


@pytest.fixture(params=NEWER)
def table(request) -> Table:
    """A bare table for two, in each printing that has the module."""
    return bare(request.param)


def link_the_top(table: Table):
    """Close the chain between the upper posts with its last tile."""
    table.covers(*ALONG_THE_TOP[:-1]).storage(monastery(24))
    return table.place(monastery(24), at=ALONG_THE_TOP[-1])


@rule("CB-BORDER-01", "CB-BORDER-02")
@pytest.mark.parametrize("edition", NEWER)
def test_each_player_plays_one_of_the_estates_of_the_printing(edition):
    numbers = [f"11{letter}" for letter in LETTERS[edition]]
    assert list(BOARD_SETS[edition]["border_posts"]) == numbers
    for number in numbers:
        state = duchy.load("burgundy", edition=edition, modules=MODULES, estates=number).new_state(1)
        assert ESTATES[Seat(state.record, 1).layout].name == number


@rule("CB-BORDER-16")
@pytest.mark.parametrize("edition", NEWER)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_estates_are_dealt_at_random_one_each(edition, players):
    game = duchy.load("burgundy", edition=edition, players=players, modules=MODULES)
    dealt = []
    for seed in range(60):
        record = game.new_state(seed).record
        layouts = [int(Seat(record, p).layout) for p in range(players)]
        assert len(set(layouts)) == players
        dealt += layouts
    assert {ESTATES[layout].name for layout in dealt} == {f"11{letter}" for letter in LETTERS[edition]}


@rule("CB-BORDER-15")
@pytest.mark.parametrize("choice", ["open", "sealed"])
def test_the_start_castle_stands_on_a_dark_green_space_of_choice(choice):
    state = duchy.load("burgundy", modules=MODULES, estates="11g", choice=choice).new_state(1)
    assert state.decision == "found"
    castles = [space + 1 for space, colour in enumerate(ESTATES[Seat(state.record, 0).layout].colours) if colour == 3]
    player = state.deciders[0]
    found = [state.game.catalogue.decode(action).arguments for action in state.legal_actions(player)]
    assert [choice["hex"] for choice in found] == castles and {choice["side"] for choice in found} == {1}


@rule("CB-BORDER-03")
@pytest.mark.parametrize("letter", LETTERS["2019"])
def test_each_estate_has_three_posts_and_five_tiles_link_two_of_them(letter):
    estate = next(estate for estate in ESTATES if estate.name == f"11{letter}")
    assert len(estate.posts) == 3
    for one, other in ((0, 1), (0, 2), (1, 2)):
        reached, tiles = set(estate.posts[one].spaces), 1
        while not reached & estate.posts[other].spaces:
            reached |= {near for space in reached for near in estate.neighbours[space]}
            tiles += 1
        assert tiles == 5


@rule("CB-BORDER-04", "CB-BORDER-05", "CB-BORDER-14")
@pytest.mark.parametrize(("phase", "points"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_linking_two_posts_scores_the_phase_beside_the_region(table, phase, points):
    result = link_the_top(table.phase(phase))
    assert result.gained(posts_vp=points, regions=15, phases=points), "the region scores on its own"


@rule("CB-BORDER-06")
def test_a_detour_links_and_the_start_castle_counts(table):
    table.covers(5, 2, 3, 8).storage(monastery(24))
    assert table.place(monastery(24), at=9).gained_only(posts_vp=10, stored=-1, placed=1, workers=-3)


@rule("CB-BORDER-06")
def test_a_gap_in_the_chain_links_nothing(table):
    table.covers(5, 7, 8).storage(monastery(24))
    assert table.place(monastery(24), at=9).gained_only(stored=-1, placed=1, workers=-3)


@rule("CB-BORDER-08", "CB-BORDER-17", "CB-BORDER-11")
def test_2019_each_pair_of_posts_scores_as_in_the_printed_example():
    table = bare("2019", players=4)
    assert link_the_top(table.phase("A")).gained(posts_vp=10)
    table.covers(*DOWN_THE_LEFT[:-1]).storage(ship).phase("C")
    assert table.place(ship, at=DOWN_THE_LEFT[-1]).gained(posts_vp=6 + 6 + 7)


@rule("CB-BORDER-07", "CB-BORDER-09", "CB-BORDER-11")
def test_2020_ua_the_third_post_scores_once_more():
    table = bare("2020-ua", players=4)
    assert link_the_top(table.phase("A")).gained(posts_vp=10)
    table.covers(*DOWN_THE_LEFT[:-1]).storage(ship).phase("C")
    assert table.place(ship, at=DOWN_THE_LEFT[-1]).gained(posts_vp=6 + 7)


@rule("CB-BORDER-10", "CB-BORDER-18")
@pytest.mark.parametrize(("edition", "scorings"), [("2019", 3), ("2020-ua", 2)])
def test_one_tile_that_links_all_three_posts_scores_for_each_link(edition, scorings):
    table = bare(edition, start=29).phase("B").storage(ship)
    table.covers(10).covers(18, 19, 13, 14, 15).covers(23, 34, 35)
    assert table.place(ship, at=17).gained(posts_vp=8 * scorings + 5), "it joins a chain from each post"


@rule("CB-BORDER-11", "CB-BORDER-12")
@pytest.mark.parametrize(("players", "first", "second"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
@pytest.mark.parametrize("edition", NEWER)
def test_the_first_two_who_link_all_three_posts_get_an_award(edition, players, first, second):
    table = bare(edition, players).phase("E")
    linking = 4 if edition == "2019" else 2
    for player in range(players):
        table.player(player).workers(9).covers(*SECOND_ROW, *DOWN_THE_LEFT[1:-1]).storage(ship)
    for player, award in enumerate([first, second, 0, 0][:players]):
        seat = table.player(player)
        assert seat.place(ship, at=DOWN_THE_LEFT[-1]).gained(posts_vp=linking + award)
        seat.load(1)
        seat.end_turn()


@rule("CB-BORDER-13")
def test_the_award_is_no_bonus_tile(table):
    table.covers(*ALONG_THE_TOP, *DOWN_THE_LEFT[:-1]).storage(ship)
    result = table.place(ship, at=DOWN_THE_LEFT[-1])
    assert result.gained(bonus_tiles=0) and result.changes()["posts_vp"] > 10


@rule("CB-BORDER-06")
def test_tiles_of_any_colour_link_and_posts_touch_either_of_their_two_spaces(table):
    table.covers(*SECOND_ROW[:-1]).storage(cow(3))
    assert table.place(cow(3), at=15).gained(posts_vp=10)
    assert table.tile(1) == castle


# --- told and shown --------------------------------------------------------------------------------------------------


def told_of(table: Table, kind: str, **words: int) -> list[str]:
    """What the log tells of an action."""
    before, action = table.state.clone(), {"kind": kind, **words}
    (player,) = before.deciders
    table.state.apply(action)
    entries = log.entries(before, player, before.game.parse(action), table.state)
    return [log.text(entry, ["Anna", "Odo"]) for entry in entries]


def test_links_and_the_award_have_lines_of_their_own(table):
    table.phase("D").covers(*SECOND_ROW, *DOWN_THE_LEFT[1:-1]).storage(ship)
    told = told_of(table, "place", die=1, slot=1, hex=DOWN_THE_LEFT[-1])
    points = 8 if table.state.game.options.edition == "2019" else 4
    assert told[-2:] == [
        f"Anna links all three border posts: +{points} VP",
        "Anna gets the award for all three border posts: +5 VP",
    ]


def test_the_view_shows_chains_and_what_is_missing(table):
    table.phase("B").covers(*SECOND_ROW[:-1])
    posts = view.view(table.state)["players"][0]["posts"]
    assert [pair["posts"] for pair in posts["pairs"]] == [[1, 2], [1, 3], [2, 3]]
    assert posts["pairs"][0] == {"posts": [1, 2], "chain": [10, 11, 12, 13, 14, 9], "missing": [9]}
    assert len(posts["pairs"][1]["missing"]) == 4 and posts["next"] == 8
    table.covers(15)
    again = view.view(table.state)["players"][0]["posts"]
    linking = 2 if table.state.game.options.edition == "2019" else 1
    assert again["pairs"][0]["missing"] == [] and again["next"] == 8 * linking + 5
    shown = view.board(table.state.game)["estates"]["11a"]["posts"]
    assert [post["hexes"] for post in shown] == [[5, 10], [9, 15], [35, 36]]


def test_a_position_keeps_links_and_awards(table):
    table.covers(*SECOND_ROW, *DOWN_THE_LEFT[1:-1]).storage(ship)
    table.place(ship, at=DOWN_THE_LEFT[-1])
    parts = position.of(table.state)
    assert parts.seats[0]["post_award"] == "large" and parts.seats[0]["estate_no"] == "11a"
    assert parts.state() == table.state
    with pytest.raises(duchy.PositionError, match="not one large and then one small"):
        position.of(bare().state).with_(seats={0: {"post_award": "large"}}).state()
    with pytest.raises(duchy.PositionError, match="without the expansion “border_posts”"):
        position.of(Table().state).with_(seats={0: {"post_award": "large"}}).state()


def test_a_position_with_dealt_estates_names_them():
    game = duchy.load("burgundy", modules=MODULES)
    state = game.new_state(3)
    assert position.of(state).state() == state
    with pytest.raises(duchy.PositionError, match="are dealt: name the estate"):
        position.build(game, seats=[{}, {}])
    with pytest.raises(duchy.PositionError, match="estate 11b is dealt to another player"):
        position.build(game, seats=[{"estate_no": "11b", "castle": 4}] * 2)
    with pytest.raises(duchy.PositionError, match="another estate than 3"):
        position.build(game, seats=[{"estate_no": "3", "castle": 4}] * 2)


@pytest.mark.coverage
def test_observations_tell_how_many_tiles_two_posts_lack(table):
    tokens = table.state.game.observation("tokens")
    for covered in ((), SECOND_ROW[:-1]):
        state = table.covers(*covered).state
        told = dict(zip(tokens.names, tokens.write(state, 0).tolist(), strict=True))
        pairs = view.view(state)["players"][0]["posts"]["pairs"]
        lacking = {f"{one}-{other}": len(pair["missing"]) for pair in pairs for one, other in [pair["posts"]]}
        assert {pair: told[f"own.posts_missing.{pair}"] for pair in lacking} == lacking
    assert lacking["1-2"] == 1
