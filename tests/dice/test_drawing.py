"""The Dice Game's positions in a terminal and as a picture: every number in its hex, secrets left out."""

import re
from pathlib import Path
from xml.etree import ElementTree

import duchy
from duchy.engine.drawings.svg import symbols
from duchy.games.dice.components.parts import BONUS_NAMES, COLOUR_NAMES
from duchy.games.dice.display.drawing.colours import COLOURS, hex_sign
from duchy.games.dice.display.drawing.picture import BONUS_SYMBOLS, SYMBOLS
from duchy.games.dice.display.shapes import Hex
from duchy.games.dice.display.view import board, view
from tests.support.drawings import KEPT
from tests.support.present import present

DRAWN = symbols("duchy.games.dice.display.drawing").keys()
ROOT = Path(__file__).parents[2]
(KEPT_HERE,) = (kept for kept in KEPT if kept.game == "dice")


def test_the_drawing_of_a_position_is_the_one_that_was_looked_at():
    """``python tools/drawings.py`` draws it anew."""
    assert f"{KEPT_HERE.state()}\n" == KEPT_HERE.file.read_text(encoding="utf-8")


def test_a_sheet_shows_numbers_where_they_are_written_and_letters_where_none_is():
    state = KEPT_HERE.state()
    lines = str(state).splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(" 1  "))
    rows = [re.findall(r"\[.\]|[KMRCP][1-6]|\b[kmrcp]\b", line[3:32]) for line in lines[start + 2 : start + 16 : 2]]
    assert list(map(len, rows)) == [4, 5, 6, 7, 6, 5, 4]
    player = view(state)["players"][0]
    hexes = board(state.game)["sheets"][present(player["sheet"])]["hexes"]
    assert [sign for row in rows for sign in row] == [
        hex_sign(hex_, number) for hex_, number in zip(hexes, player["content"]["numbers"], strict=True)
    ]


def test_a_picture_shows_every_number():
    state = KEPT_HERE.state()
    root = ElementTree.fromstring(state.svg())
    written = [element.attrib["data-number"] for element in root.iter() if "data-number" in element.attrib]
    players = view(state)["players"]
    assert written == [str(n) for player in players for n in player["content"]["numbers"] if n is not None]


def test_only_the_builder_sees_what_is_built_before_the_round_is_opened():
    state = KEPT_HERE.state()
    (waiting,) = state.deciders
    done = 1 - waiting
    draft = view(state, done)["players"][done]["draft"]["content"]["numbers"]
    opened = view(state)["players"][done]["content"]["numbers"]
    built = len([number for number in draft if number is not None])
    assert built == len([number for number in opened if number is not None]) + 1
    assert state.svg(done).count("data-number=") == state.svg().count("data-number=") + 1
    assert _own_part(state.draw(waiting), done) == _own_part(state.draw(), done) != _own_part(state.draw(done), done)


def _own_part(drawing: str, seat: int) -> list[str]:
    """A player's columns, of two."""
    lines = drawing.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(" 1  "))
    middle = lines[start].index(" 2  ")
    return [line[:middle] if seat == 0 else line[middle:] for line in lines[start : start + 16]]


def test_castles_show_their_bonus_their_number_or_a_star():
    castle: Hex = {"colour": "castle", "area": 1, "x": 0.0, "y": 0.0, "bonus": "goods"}
    assert [hex_sign(castle, number) for number in (None, 4, 0)] == ["[g]", "[4]", "[*]"]


def test_a_game_alone_is_drawn_until_its_end():
    state = duchy.load("dice", players=1).new_state(seed=4)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    assert "The game is over" in str(state) and "The game is over" in state.svg()


def test_every_colour_and_bonus_has_a_symbol():
    assert {SYMBOLS.get(colour, colour) for colour in COLOUR_NAMES} <= DRAWN
    assert {BONUS_SYMBOLS.get(bonus, bonus) for bonus in BONUS_NAMES} <= DRAWN


def test_the_colours_are_those_of_the_client():
    styles = (ROOT / "web" / "src" / "games" / "dice" / "colours.css").read_text(encoding="utf-8")
    light = styles[: styles.index("data-theme='dark'")]
    for colour, (fill, ink) in COLOURS.items():
        block = re.search(rf"\.d-{colour} {{(.*?)}}", light, re.DOTALL)
        assert block is not None
        given = dict(re.findall(r"--(\w+): ([^;]+);", block.group(1)))
        assert given["on"] == ink
        assert given["c"] == fill or given["c"].startswith("var(")
