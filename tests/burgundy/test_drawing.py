"""Burgundy's positions in a terminal and as a picture: every thing with its sign, in its place."""

import re
from collections import Counter
from collections.abc import Sequence
from xml.etree import ElementTree

import duchy
from duchy.engine.drawings.svg import symbols
from duchy.games.burgundy.display.drawing.picture import SYMBOLS, _Picture
from duchy.games.burgundy.display.drawing.signs import space_sign, tile_sign
from duchy.games.burgundy.display.view import board, view
from tests.support.drawings import KEPT
from tests.support.present import present
from tests.support.rules import rule

(KEPT_HERE,) = (kept for kept in KEPT if kept.game == "burgundy")
DRAWN = symbols("duchy.games.burgundy.display.drawing").keys()
BOX = duchy.load("burgundy", players=2, modules=["extra_tiles"])


def test_the_drawing_of_a_position_is_the_one_that_was_looked_at():
    """``python tools/drawings.py`` draws it anew."""
    assert f"{KEPT_HERE.state()}\n" == KEPT_HERE.file.read_text(encoding="utf-8")


def test_every_tile_has_a_sign_of_its_own_with_three_letters_at_most():
    tiles = board(BOX)["tiles"]
    signs = {tile_sign(board(BOX), name) for name in tiles}
    assert len(signs) == len(tiles)
    assert max(map(len, signs)) == 3
    assert {tile_sign(board(BOX), name) for name in ("cow_3", "monastery_12", "bank", "geese")} == {
        "Co3",
        "K12",
        "Ban",
        "Gee",
    }


def test_an_estate_shows_tiles_where_they_lie_and_numbers_where_none_does():
    state = KEPT_HERE.state()
    shown = view(state)
    lines = str(state).splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(" 1  "))
    rows = [re.findall(r"[1-6][bakcms]\b|\b[A-Z]\w{1,2}\b", line[3:32]) for line in lines[start + 2 : start + 16 : 2]]
    assert list(map(len, rows)) == [4, 5, 6, 7, 6, 5, 4]
    player = shown["players"][0]
    hexes = board(state.game)["estates"][present(player["estate"])]["hexes"]
    assert [sign for row in rows for sign in row] == [
        tile_sign(board(state.game), name) if name else space_sign(hex_["colour"], hex_["number"])
        for name, hex_ in zip(player["tiles"], hexes, strict=True)
    ]


def test_a_picture_shows_every_tile_and_all_goods():
    state = KEPT_HERE.state()
    shown = view(state)
    root = ElementTree.fromstring(state.svg())
    tiles = Counter(element.attrib["data-tile"] for element in root.iter() if "data-tile" in element.attrib)
    lying = [shown["black"], *(depot["tiles"] for depot in shown["depots"])]
    owned = [place for player in shown["players"] for place in (player["tiles"], player["storage"])]
    assert tiles == Counter(name for place in (*lying, *owned) for name in place if name)
    goods = Counter(element.attrib["data-goods"] for element in root.iter() if "data-goods" in element.attrib)
    stores = [store for player in shown["players"] for store in (player["goods"], player["sold"])]
    kinds = [name for store in (*stores, *(depot["goods"] for depot in shown["depots"])) for name in store]
    assert goods == Counter([*kinds, *filter(None, shown["round_goods"])])


@rule("CB-TEAM-04", "CB-TEAM-13")
def test_a_picture_shows_the_estate_and_the_goods_of_a_team_once():
    state = duchy.load("burgundy", players=4, modules=["team"]).new_state(3)
    for _ in range(60):
        player = state.deciders[0]
        state.apply(state.legal_actions(player)[0], player)
    shown = view(state)
    root = ElementTree.fromstring(state.svg())
    tiles = Counter(element.attrib["data-tile"] for element in root.iter() if "data-tile" in element.attrib)
    estates = [shown["players"][team["players"][0]] for team in shown["teams"]]
    lying = [shown["black"], *(depot["tiles"] for depot in shown["depots"])]
    stored = [*(one["storage"] for one in shown["players"]), *(one["storage"] for one in shown["teams"])]
    owned: list[Sequence[str | None]] = [*(one["tiles"] for one in estates), *stored]
    assert tiles == Counter(name for place in (*lying, *owned) for name in place if name)
    goods = Counter(element.attrib["data-goods"] for element in root.iter() if "data-goods" in element.attrib)
    stores = [store for one in estates for store in (one["goods"], one["sold"])]
    kinds = [name for store in (*stores, *(depot["goods"] for depot in shown["depots"])) for name in store]
    assert goods == Counter([*kinds, *filter(None, shown["round_goods"])])
    told = {element.text for element in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {f"{team['vp']} VP" for team in shown["teams"]} <= told


def test_a_picture_names_what_it_shows_in_a_language():
    state = KEPT_HERE.state()
    titles = {element.text for element in ElementTree.fromstring(state.svg(language="uk")).iterfind(".//{*}title")}
    assert {"замок", "корабель"} <= titles


def test_every_tile_and_colour_has_a_symbol():
    picture = _Picture(board(BOX), view(BOX.new_state(1)), "en")
    assert {picture._symbol(name) for name in board(BOX)["tiles"]} <= DRAWN
    assert {SYMBOLS.get(colour, colour) for colour in board(BOX)["colours"]} <= DRAWN


def test_a_sealed_choice_is_told_to_its_own_player():
    state = duchy.load("burgundy", players=2, setup="expert", choice="sealed", estates="3").new_state(seed=2)
    state.apply({"kind": "found", "side": 1, "hex": 19}, 0)
    assert "Estate 3: castle on space 19" in state.draw(0)
    assert "Estate 3: castle on space 19" in state.svg(0)
    for other in (None, 1):
        assert "castle on space" not in state.draw(other) + state.svg(other)
        assert "Has chosen" in state.draw(other) and "Has chosen" in state.svg(other)
