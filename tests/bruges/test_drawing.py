"""Positions of Bruges in a terminal and as a picture: every house, cell and marker, and no face of a hidden card."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import duchy
from duchy.engine.game.game import SPECTATOR
from duchy.games.bruges.display.drawing.facts import CANAL, COLOURS, GOLD, GOLD_RIM, MARKS, PAPER, Words
from duchy.games.bruges.display.drawing.pieces import fitted
from duchy.games.bruges.display.view import board, view
from tests.bruges.walks import WALKS, sampled, viewers
from tests.support.drawings import KEPT

ROOT = Path(__file__).parents[2]
(KEPT_HERE,) = (kept for kept in KEPT if kept.game == "bruges")


def shown(state, viewer, name):
    """The values of an attribute in a picture, in the order in which they are drawn."""
    root = ElementTree.fromstring(state.svg(viewer))
    return [element.attrib[name] for element in root.iter() if name in element.attrib]


def test_the_drawing_of_a_position_is_the_one_that_was_looked_at():
    """``python tools/drawings.py`` draws it anew."""
    assert f"{KEPT_HERE.state()}\n" == KEPT_HERE.file.read_text(encoding="utf-8")


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_a_picture_shows_everything_that_lies_on_the_table(number):
    for step in sampled(number, every=61):
        state = step.after
        players = view(state)["players"]
        houses = [house for player in players for house in player["houses"]]
        assert shown(state, SPECTATOR, "data-house") == [house["colour"] for house in houses]
        inhabitants = [house["inhabitant"]["card"] for house in houses if house["inhabitant"]]
        assert shown(state, SPECTATOR, "data-inhabitant") == inhabitants
        assert len(shown(state, SPECTATOR, "data-cell")) == sum(sum(player["canal"]) for player in players)
        markers = [str(count) for player in players for count in player["markers"].values() if count]
        assert shown(state, SPECTATOR, "data-markers") == markers


@pytest.mark.parametrize("number", range(len(WALKS)))
def test_only_their_holder_sees_the_faces_of_cards(number):
    for step in sampled(number, every=61):
        for viewer in viewers(step.after):
            seen = view(step.after, viewer)["players"]
            known = [card["card"] for player in seen for card in player["hand"] if "card" in card]
            assert shown(step.after, viewer, "data-card") == known


def test_a_terminal_shows_hand_houses_and_canal_of_the_viewer():
    state = KEPT_HERE.state()
    for player in range(2):
        words = Words(board(state.game), "en")
        mine = view(state, player)["players"][player]
        drawn = state.draw(player)
        assert all(words.character(card["card"]) in drawn for card in mine["hand"] if "card" in card)
        assert all(words.character(h["inhabitant"]["card"]) in drawn for h in mine["houses"] if h["inhabitant"])
        assert f"{words.seat(player)} · {mine['vp']} VP" in drawn


def test_after_the_end_the_points_are_those_of_the_result():
    (last,) = [step.after for step in sampled(0, every=1000) if step.after.is_over]
    drawn, picture = last.draw(), last.svg()
    for player in range(last.game.players):
        assert f"· {last.scores[player]} VP" in drawn and f">{last.scores[player]} VP<" in picture


def test_long_names_stand_on_two_lines_and_fit():
    assert fitted("Prince", 0, 0, 100, 12, "#000000").count("<text") == 1
    long = fitted("Head of the Merchant Guild", 0, 0, 100, 12, "#000000")
    assert re.findall(r">([^<]+)<", long) == ["Head of the", "Merchant Guild"]
    (size,) = {float(size) for size in re.findall(r"font-size=['\"]([\d.]+)", long)}
    assert size < 12.5 and size * 0.56 * len("Merchant Guild") <= 100.1
    alone = fitted("Unterbürgermeisterin", 0, 0, 100, 12, "#000000")
    assert alone.count("<text") == 1 and "font-size='12'" not in alone.replace('"', "'")


def test_the_colours_are_those_of_the_client():
    styles = (ROOT / "web" / "src" / "games" / "bruges" / "colours.css").read_text(encoding="utf-8")
    light = dict(re.findall(r"--br-([\w-]+): (#\w+);", styles[: styles.index("data-theme='dark'")]))
    inks = {colour: light["yellow-on"] if colour == "yellow" else light["ivory"] for colour in COLOURS}
    assert {colour: (light[colour], inks[colour]) for colour in COLOURS} == COLOURS
    assert {colour: light.get(f"{colour}-mark", light[colour]) for colour in COLOURS} == MARKS
    assert (light["paper"], light["canal"], light["gold"], light["gold-rim"]) == (PAPER, CANAL, GOLD, GOLD_RIM)


def test_every_language_has_the_words_of_a_drawing():
    state = duchy.load("bruges", players=3).new_state(seed=2)
    assert len({state.draw(0, language) for language in ("en", "ru", "uk")}) == 3
    assert len({state.svg(0, language) for language in ("en", "ru", "uk")}) == 3
