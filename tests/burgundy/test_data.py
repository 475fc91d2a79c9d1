"""What happens when somebody's own data file gets the components wrong."""

import re
import subprocess
import sys

import pytest

from duchy.engine.errors import DataError
from duchy.engine.play.hexmap import HEXAGON
from duchy.engine.values import data
from duchy.engine.values.data import DataFile
from duchy.games.burgundy.components import board, layouts, printings, tiles
from tests.burgundy.box import packaged

pytestmark = pytest.mark.coverage

ROW = "  S S S C S S S\n"  # the middle row of estate 1

WRONG = {
    # file, text to replace, its replacement, entry, part of the reason
    "too few tiles": ("tiles", "tiles.mine = [10, 2]", "tiles.mine = [9, 2]", "mine", "9 tiles have a coloured back"),
    "black tiles": ("tiles", "tiles.ship = [20, 6]", "tiles.ship = [20, 5]", "ship", "5 tiles have a black back"),
    "uneven buildings": (
        "tiles",
        "tiles.bank = [5, 2]\ntiles.town_hall = [5, 2]",
        "tiles.bank = [4, 2]\ntiles.town_hall = [6, 2]",
        "building",
        "bank has 6 tiles instead of 7",
    ),
    "missing tile": ("tiles", "tiles.church = [5, 2]\n", "", "building tiles", "'church' is missing"),
    "unknown tile": ("tiles", "tiles.church = [", "tiles.chapel = [", "building tiles", "no tile 'chapel'"),
    "negative tiles": ("tiles", "tiles.mine = [10, 2]", "tiles.mine = [-1, 2]", "mine tiles", "whole numbers from 0"),
    "one back": ("tiles", "tiles.mine = [10, 2]", "tiles.mine = [12]", "mine tiles", "2 numbers, not 1"),
    "tiles are no table": ("tiles", "tiles.mine = [10, 2]", "tiles = 12", "mine tiles", "must be a table"),
    "colour of tiles": ("tiles", 'colour = "M"', 'colour = "S"', "mine", "colour must be M"),
    "two letters": ("tiles", 'colour = "B"', 'colour = "BA"', "building", "none of B, A"),
    "goods twice": ("tiles", '"pink"', '"red"', "goods", "6 different goods"),
    "goods no texts": ("tiles", '"pink"', "3", "goods", "list of texts"),
    "goods copies": ("tiles", "copies = 7", "copies = 8", "goods", "8 goods of each colour"),
    "missing table": ("tiles", "[mine]", "[mines]", "mine", "table is missing"),
    "provenance": ("tiles", 'provenance = "printed"', 'provenance = "hearsay"', "building", "'hearsay'"),
    "no provenance": ("tiles", 'provenance = "printed"\n', "", "building", "'provenance' is missing"),
    "empty source": ("scoring", 'source = "stated in the rulebooks"', 'source = " "', "phase", "must be a text"),
    "depot slot": ("board", '"K3"', '"X3"', "depot 1", "'X3'"),
    "depot slots": ("board", '"K3", ', "", "depot 1", "3 slots instead of 4"),
    "uneven depot": ("board", '"K3"', '"K2"', "depot 1", "3 slots are used with 2 players"),
    "equal colours side by side": ("board", '"B3", "C2", "B4"', '"C2", "B3", "B4"', "depot 2", "must be 2 apart"),
    "depot number": ("board", "number = 2", "number = 3", "depot 6", "numbered 1 to 6"),
    "depot colours": ("board", '"K3"', '"B3"', "depot 6", "tiles of colour B"),
    "list for a table": ("board", "[time]", "[[time]]", "time", "must be a table"),
    "alternation": ("board", '"CMCMC"', '"CMCM"', "alternation", "one colour letter for each"),
    "alternating slot": ("board", "slot = 1", "slot = 3", "alternation", "not used with 3 players"),
    "black depot": ("board", "[3, 2, 4, 2, 2, 4, 2, 3]", "[3, 2, 4, 2, 3, 4, 2, 3]", "black_depot", "4, 6 and 8"),
    "order track": ("board", "spaces = 7", "spaces = 6", "order_track", "must be 7"),
    "scores": ("scoring", "28, 36]", "28]", "size", "8 numbers, not 7"),
    "score as text": ("scoring", "vp = [10, 8, 6, 4, 2]", 'vp = "10"', "phase", "list of whole numbers"),
    "unknown letter": ("estates", ROW, ROW.replace("C", "X"), "estate 1", "row 4 of a drawing holds 'X'"),
    "colour totals": ("estates", ROW, ROW.replace("C", "M"), "estate 1", "3 spaces of colour C instead of 4"),
    "short row": ("estates", ROW, "  S S S C S S\n", "estate 1", "no hexagon with rows of 4 5 6 7 6 5 4"),
    "shifted row": ("estates", ROW, f" {ROW}", "estate 1", "no hexagon with rows of 4 5 6 7 6 5 4"),
    "die number": ("estates", "6 1 2 6 5 4 1", "6 1 2 7 5 4 1", "numbers", "holds '7'"),
    "numbers in another shape": ("estates", "6 1 2 6 5 4 1", "6 1 2 6 5 4", "estate 1", "differ in shape"),
    "empty drawing": ("estates", "drawing = '''\n", "drawing = ''\nold = '''\n", "numbers", "must be a text"),
    "same name": ("estates", 'name = "2"', 'name = "1"', "estate 1", "same name"),
    "kind": ("estates", 'name = "1"\n', 'name = "1"\nkind = "huge"\n', "estate 1", "'huge'"),
    "start": ("estates", 'name = "1"\n', 'name = "1"\nstart = [1]\n', "estate 1", "space 1 is named for"),
    "start beyond": ("estates", 'name = "1"\n', 'name = "1"\nstart = [38]\n', "estate 1", "from 1 to 37"),
    "no drawing": ("estates", "spaces = '''\n     A C C K", "hexes = '''\n     A C C K", "estate 1", "'spaces'"),
    "edition name": ("editions", 'name = "2020-ua"', 'name = "2021"', "edition 2021", "in this order"),
    "difference": ("editions", "pay_workers = 2", "pay_workers = 3", "edition 2020-ua", "from 0 to 2"),
    "difference missing": ("editions", "pay_workers = 2\n", "", "edition 2020-ua", "'pay_workers' is missing"),
    "unknown layout": ("editions", '9 = "9" }', '9 = "99" }', "numbering 1 estates", "'99'"),
    "number twice": ("editions", '{ 2 = "2", 4', '{ 1 = "2", 4', "numbering 3", "No. 1 of 2019 is given twice"),
    "unknown edition": ("editions", 'editions = ["2011"]', 'editions = ["2012"]', "numbering 1", "'2012'"),
    "standard": ("editions", 'standard = ["1"] ', 'standard = ["11"] ', "edition 2011", "no estate No. 11"),
    "standard castle": ("editions", 'standard = ["1"] ', 'standard = ["2"] ', "edition 2011", "no central castle"),
    "board side": ("editions", '["8", "9"]', '["8", "10"]', "boards 1", "2011 has no estate No. 10"),
    "one-sided board": ("editions", '["8", "9"]', '["8"]', "boards 1", "pairs of estate numbers"),
    "side no text": ("editions", '["8", "9"]', '["8", 9]', "boards 1", "pairs of estate numbers"),
    "few boards": ("editions", ', ["9", "10"]', "", "edition 2019", "4 to 8 boards"),
    "championship": ("editions", "championship = true", "championship = 1", "boards 3", "true or false"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_data_is_named(case, own_data, fresh):
    file, old, new, entry, reason = WRONG[case]
    text = packaged(file)
    assert old in text
    own_data(file, text.replace(old, new, 1))
    with pytest.raises(DataError) as caught:
        fresh("printings")
    assert caught.value.file == f"burgundy/{file}.toml"
    assert caught.value.entry == entry
    assert reason in caught.value.reason
    assert caught.value.file in str(caught.value)


BANK = "{ joins = [3, 15], through = [[3.2, 1.5]] }"  # the first river of 13a
TEAM_ROW = "  B B B S S S C B S C B B K\n"  # the middle row of 12a
POSTS = "  * K K K K K *\n"  # the second row of 11a

WRONG_BOARDS = {
    # file, text to replace, its replacement, entry, part of the reason
    "two posts": ("border_posts", POSTS, "  * K K K K K\n", "estate 11a", "2 border posts instead of 3"),
    "four posts": ("border_posts", "     C B B C\n", "     C B B C *\n", "estate 11a", "4 border posts instead of 3"),
    "post far away": ("border_posts", "        *\n", "*\n", "estate 11a", "post 3 does not stand outside at the edge"),
    "post inside": ("border_posts", "B S B B B A M", "B S B * B A M", "estate 11a", "4 border posts"),
    "post for a space": (
        "border_posts",
        f"{POSTS}   S A B B S A\n",
        "  * K K K K K\n   S A * B S A\n",
        "estate 11a",
        "post 2 does not stand outside at the edge: it touches 6 spaces",
    ),
    "only posts": ("border_posts", "     C B B C\n", "*\n'''\nold = '''\n", "estate 11a", "no spaces"),
    "posts elsewhere": ("estates", "     A C C K\n", "   * A C C K\n", "estate 1", "holds '*'"),
    "border totals": ("border_posts", "B S B B B A M", "B S B B B M M", "estate 11a", "5 spaces of colour A"),
    "no castle near": ("close_to_castle", "     S B B B", "     B S B B", "estate 10a", "space 34 touches no castle"),
    "no right half": ("team", TEAM_ROW, "  B B B S S S C\n", "estate 12a", "the right one has not all rows"),
    "no left half": ("team", TEAM_ROW, "        S S S C B S C B B K\n", "estate 12a", "the left one has not all rows"),
    "beside the halves": ("team", "C B B B     A", "C B B B   A A", "estate 12a", "outside its two halves"),
    "team numbers": ("team", "     6 5 4 3     3 4 5 6", "     6 5 4 3     3 4 5", "estate 12a", "differ in shape"),
    "team totals": ("team", TEAM_ROW, TEAM_ROW.replace("K", "B"), "estate 12a", "25 spaces of colour B instead of 24"),
    "team start": ("team", "start = [37]", "start = [36]", "estate 12a", "space 36 is named for the start castle"),
    "large region": ("team", "     C B B B     A", "     C B B K     A", "estate 12a", "23 spaces of colour B"),
    "too few spaces": ("solo", "    A B     S M B B", "      B     S M B B", "estate 13a", "36 spaces instead of 37"),
    "too close": ("solo", "    A B     S", "    AB      S", "estate 13a", "too close"),
    "solo letter": ("solo", "    A B     S", "    X B     S", "estate 13a", "holds 'X'"),
    "solo number": ("solo", "    6 4     6", "    7 4     6", "estate 13a", "holds '7'"),
    "no rivers": ("solo", "rivers = [", "streams = [", "estate 13a", "'rivers' is missing"),
    "rivers no list": ("solo", "rivers = [", "rivers = 5\nold = [", "estate 13a", "list of tables"),
    "river no table": ("solo", BANK, "3", "estate 13a river 1", "must be a table"),
    "river ends": ("solo", "[3, 15]", "[3]", "estate 13a river 1", "2 numbers, not 1"),
    "river beyond": ("solo", "[3, 15]", "[3, 38]", "estate 13a river 1", "from 1 to 37"),
    "river on land": ("solo", "[3, 15]", "[3, 17]", "estate 13a river 1", "on one island"),
    "river to itself": ("solo", "[3, 15]", "[3, 3]", "estate 13a river 1", "on one island"),
    "river without a ship": ("solo", "[3, 15]", "[4, 14]", "estate 13a river 1", "neither of its ends"),
    "river twice": ("solo", "{ joins = [15, 20] }", "{ joins = [15, 3] }", "estate 13a river 2", "the same spaces"),
    "river route": ("solo", "[[3.2, 1.5]]", "[3.2, 1.5]", "estate 13a river 1", "list of points"),
    "in pieces": (
        "solo",
        f"  {BANK},\n  {{ joins = [15, 20] }},\n",
        "",
        "estate 13a",
        "space 3 cannot be reached from space 1",
    ),
    "team number": ("editions", "12b = ", "13b = ", "numbering 9", "No. 13b of 2019 is given twice"),
    "few dealt": ("editions", ', 11d = "11d", 11e = "11e", 11f = "11f"', "", "edition 2020-ua", "3 estates of the set"),
    "ordinary number": ("editions", '{ 14 = "14"', '{ 11a = "14"', "numbering 6", "No. 11a of 2019 is given twice"),
    "same name": ("solo", 'name = "13b"', 'name = "1"', "estate 1", "same name"),
}


@pytest.mark.parametrize("case", WRONG_BOARDS)
def test_wrong_boards_of_expansions_are_named(case, own_data, fresh):
    file, old, new, entry, reason = WRONG_BOARDS[case]
    text = packaged(file)
    assert old in text
    own_data(file, text.replace(old, new, 1))
    with pytest.raises(DataError) as caught:
        fresh("printings")
    assert (caught.value.file, caught.value.entry) == (f"burgundy/{file}.toml", entry)
    assert reason in caught.value.reason


def test_more_regions_than_the_tables_hold_are_refused(own_data):
    """No two spaces of one colour touch, so that every space is a region."""
    letters = [iter("BBBBBBBBBBBB"), iter("AAAAAAKKKKKKS"), iter("SSSSSCCCCMMM")]
    rows = ["".join(next(letters[_third(y, x)]) if (y, x) in HEXAGON else " " for x in range(13)) for y in range(7)]
    own_data("solo", as_solo("\n".join(rows)))
    with pytest.raises(DataError, match="37 regions, more than 32"):
        layouts.read_estates()


def _third(row: int, column: int) -> int:
    """Hexes in three groups, in none of which two touch."""
    return ((column - row) // 2 - row) % 3


def as_solo(drawing: str) -> str:
    head = '[[estate]]\nname = "13x"\nprovenance = "one source"\nsource = "drawn"\nrivers = []\n'
    return f"{head}spaces = '''\n{drawing}\n'''\nnumbers = '''\n{re.sub('[A-Z]', '1', drawing)}\n'''\n"


def test_more_estates_than_the_tables_hold_are_refused(own_data):
    head, first, _ = packaged("estates").split("[[estate]]\n", 2)
    copies = [first.replace('name = "1"', f'name = "{number}"') for number in range(128)]
    own_data("estates", "[[estate]]\n".join([head, *copies]))
    with pytest.raises(DataError, match="room for 120"):
        layouts.read_estates()


@pytest.mark.parametrize(
    ("spaces", "reason"),
    [("B\nB", "too close"), ("BB", "too close"), ("   ", "must be a text"), ("B B\n B", "3 spaces instead of 37")],
)
def test_a_drawing_must_look_like_hexes(spaces, reason, own_data):
    head = '\n[[estate]]\nname = "x"\nkind = "solo"\nprovenance = "one source"\nsource = "drawn"\n'
    numbers = spaces.replace("B", "1")
    own_data("estates", f"{packaged('estates')}{head}spaces = '''\n{spaces}\n'''\nnumbers = '''\n{numbers}\n'''\n")
    with pytest.raises(DataError, match=reason) as caught:
        layouts.read_estates()
    assert caught.value.entry == "estate x"


def test_regions_of_more_than_eight_spaces_are_refused(own_data):
    rows = ["B B B B", "B B B B B", "B B B A A A", "A A A K K K K", "K K C C C C", "M M M S S", "S S S S"]
    own_data("estates", with_drawing(rows))
    with pytest.raises(DataError, match="a region has 12 spaces"):
        layouts.read_estates()


def test_more_than_six_cities_are_refused(own_data):
    rows = ["B A B A", "A S A S B", "B A K B A K", "S K B S C B S", "K K K C C C", "B B B B B", "M M M S"]
    own_data("estates", with_drawing(rows))
    with pytest.raises(DataError, match="8 cities instead of 2 to 6"):
        layouts.read_estates()


def with_drawing(rows: list[str]) -> str:
    drawing = "\n".join(row.center(13) for row in rows)
    head = '\n[[estate]]\nname = "x"\nprovenance = "one source"\nsource = "drawn"\n'
    return f"{packaged('estates')}{head}spaces = '''\n{drawing}\n'''\n"


def test_unreadable_toml(own_data):
    own_data("tiles", "[building\n")
    with pytest.raises(DataError, match="cannot be read") as caught:
        tiles.read_copies()
    assert (caught.value.file, caught.value.entry) == ("burgundy/tiles.toml", "file")


def test_an_empty_file_lacks_its_tables(own_data):
    own_data("board", "")
    with pytest.raises(DataError, match="at least one table") as caught:
        board.read_depots()
    assert (caught.value.file, caught.value.entry) == ("burgundy/board.toml", "depot")


def test_bytes_that_are_no_text(own_data):
    own_data("tiles", "").write_bytes(b"\xff\xfe")
    with pytest.raises(DataError, match="cannot be read"):
        tiles.read_copies()


def test_an_edition_may_not_be_left_out(own_data):
    first, second, _ = packaged("editions").split("[[edition]]\n", 2)
    own_data("editions", first + "[[edition]]\n" + second)
    with pytest.raises(DataError, match="2019 is missing"):
        printings.read_differences()


def test_unknown_file():
    with pytest.raises(DataError, match="no such data file"):
        data.read("burgundy", "weather")


def test_a_misspelt_folder_is_not_ignored(monkeypatch, tmp_path):
    monkeypatch.setenv("DUCHY_DATA", str(tmp_path / "nowhere"))
    with pytest.raises(DataError, match="no such folder"):
        data.read("burgundy", "tiles")


def test_own_file_stands_in_for_the_packaged_one(own_data, fresh):
    own_data("scoring", packaged("scoring").replace("[10, 8, 6, 4, 2]", "[5, 4, 3, 2, 1]"))
    assert list(fresh("board").PHASE_VP) == [5, 4, 3, 2, 1]


def test_every_entry_says_where_it_comes_from():
    listed = {"board": ["depot"], "editions": ["edition", "numbering", "boards"], "estates": ["estate"]}
    for name in ("board", "editions", "estates", "scoring", "tiles"):
        file = DataFile("burgundy", name)
        for table in file.tables:
            found = list(file.entries(table)) if table in listed.get(name, ()) else [file.entry(table)]
            assert all(entry.provenance in data.PROVENANCE for entry in found)


def test_a_bad_own_file_stops_the_import_with_one_sentence(own_data):
    own_data("tiles", "")
    run = subprocess.run(
        [sys.executable, "-c", "import duchy.games.burgundy.components.tiles"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode != 0
    assert "DataError" in run.stderr.splitlines()[-1]
    assert "burgundy/tiles.toml" in run.stderr.splitlines()[-1]
