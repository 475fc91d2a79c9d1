"""Positions drawn in a terminal and as pictures: every game, for every viewer, without telling a secret."""

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal
from xml.etree import ElementTree

import pytest
from rich.console import Console
from rich.text import Text

import duchy
from duchy.engine.drawings import palette
from duchy.engine.drawings.svg import KIT, symbol, symbols, tag, words
from duchy.engine.drawings.terminal import Cell, flowing, hex_map, page
from duchy.engine.errors import WrongObserver
from duchy.engine.game.game import SPECTATOR, Game
from duchy.engine.words.text import TextError
from tests.support.play import Subject, all_subjects, choose, pick

ROOT = Path(__file__).parents[2]
COLUMNS = 100
LANGUAGES = ("en", "ru", "uk")
OUTSIDE = re.compile(r"href|url\(|<script|<style|@import|<image|\bid=")


def moments(subject: Subject, every: int) -> Iterator[duchy.State]:
    """Positions of a random game: the first ones, then now and then, and the last."""
    chance = random.Random(subject.name)
    state = subject.game.new_state(seed=5)
    while not state.is_over:
        if state.ply < 2 or state.ply % every == 0:
            yield state
        player = pick(state.deciders, chance)
        state.apply(choose(state, player, chance, subject.reluctant), player)
    yield state


def viewers(state: duchy.State) -> range:
    return range(SPECTATOR, state.game.players)


@pytest.mark.compiled
@pytest.mark.proof
@pytest.mark.parametrize("subject", all_subjects(), ids=str)
def test_every_position_of_every_game_can_be_drawn(subject):
    for number, state in enumerate(moments(subject, every=399)):
        viewer, language = viewers(state)[number % (1 + state.game.players)], LANGUAGES[number % 3]
        lines = state.draw(viewer, language).splitlines()
        assert max(map(len, lines)) <= COLUMNS
        assert not any(line.endswith(" ") for line in lines)
        picture = state.svg(viewer, language)
        assert not OUTSIDE.search(picture)
        root = ElementTree.fromstring(picture)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        left, top, width, height = map(float, root.attrib["viewBox"].split())
        assert (left, top) == (0, 0) and width <= 1200 and height > 0


@pytest.mark.parametrize("name", duchy.GAMES)
def test_a_state_is_printed_as_a_drawing_and_told_in_one_line(name):
    state = duchy.load(name, players=2).new_state(seed=3)
    assert str(state) == state.draw() == state.draw(SPECTATOR)
    assert "\n" not in repr(state) and "\n" in str(state)
    assert state._repr_svg_() == state.svg() == state.svg(SPECTATOR)
    assert state.draw(language="ru") != state.draw(language="uk") != state.draw()
    with pytest.raises(TextError, match="There is no language 'fr'"):
        state.draw(language="fr")


@pytest.mark.parametrize("name", duchy.GAMES)
def test_the_end_of_a_game_shows_the_places(name):
    chance = random.Random(1)
    state = duchy.load(name, players=2).new_state(seed=3)
    while not state.is_over:
        player = pick(state.deciders, chance)
        state.apply(pick(state.legal_actions(player), chance), player)
    for drawing in (state.draw(), state.svg()):
        assert "The game is over" in drawing and "first place" in drawing


@pytest.mark.parametrize("name", duchy.GAMES)
def test_rich_prints_the_same_signs_in_colours(name):
    state = duchy.load(name, players=2).new_state(seed=3)
    systems: tuple[tuple[Literal["truecolor"] | None, bool], ...] = (("truecolor", True), (None, False))
    for color_system, colourful in systems:
        file = io.StringIO()
        Console(file=file, width=COLUMNS, color_system=color_system, force_terminal=True).print(state)
        printed = file.getvalue()
        assert ("\x1b[" in printed and ";48;2;" in printed) == colourful
        assert Text.from_ansi(printed).plain.rstrip("\n") == str(state)


@pytest.mark.parametrize("name", duchy.GAMES)
def test_a_narrow_terminal_has_the_players_under_each_other(name):
    state = duchy.load(name, players=2).new_state(seed=3)
    file = io.StringIO()
    Console(file=file, width=60).print(state)
    assert file.getvalue().count("\n") > str(state).count("\n") + 10


def test_an_observed_state_is_drawn_for_its_observer():
    """Before the choices are open, each player sees one castle: the player's own."""
    state = duchy.load("burgundy", players=2, setup="expert", choice="sealed").new_state(seed=3)
    state.apply(state.legal_actions(0)[4], 0)
    own, others = state.observe(0), state.observe(1)
    assert str(own) == state.draw(0) and own.svg() == state.svg(0)
    assert str(others) == state.draw(1) != str(own)
    assert str(state) == str(state.observe())
    with pytest.raises(WrongObserver):
        own.draw(1)
    with pytest.raises(WrongObserver):
        own.svg(SPECTATOR)


def sealing(subject: Subject) -> bool:
    """Whether players choose in secret in games with these options."""
    chosen = getattr(subject.game.options, "choice", "")
    return subject.game.players == 3 and (subject.game.name == "dice" or chosen == "sealed")


@pytest.mark.compiled
@pytest.mark.parametrize("subject", [subject for subject in all_subjects() if sealing(subject)], ids=str)
def test_a_sealed_choice_is_drawn_for_its_own_player_only(subject):
    together = (state.clone() for state in moments(subject, every=1) if len(state.deciders) > 1)
    reached = (after_each(state) for state in together)
    player, after = next((player, after) for player, after in reached if len(after) > 1)
    assert len({state.draw(player) for state in after}) == len({state.svg(player) for state in after}) == len(after)
    for other in {None, *viewers(after[0])} - {player}:
        assert len({state.draw(other) for state in after}) == len({state.svg(other) for state in after}) == 1


def after_each(state: duchy.State) -> tuple[int, list[duchy.State]]:
    """Up to three positions in which a player has chosen something and all choices are still secret."""
    player = state.deciders[0]
    reached = []
    for action in state.legal_actions(player):
        after = state.clone()
        after.apply(action, player)
        if after.revelations == state.revelations:
            reached.append(after)
    return player, reached[:3]


# --- a game that brings no drawing


def test_a_game_without_a_drawing_has_its_fields_listed(bare: Game):
    state = bare.new_state(seed=1)
    lines = str(state).splitlines()
    assert lines[0] == repr(state)
    assert "  seats = 3" in lines and any(line.startswith("  pot = ") for line in lines)
    assert ElementTree.fromstring(state.svg()).findtext("{*}title") == repr(state)


def test_a_listing_leaves_out_what_the_viewer_may_not_know(bare: Game):
    state = bare.new_state(seed=1)
    state.apply("raise 0")
    player = state.deciders[0]
    state.apply("bid 3", player)
    assert f"  players[{player}].bid = 3" in state.draw(player)
    assert f"  players[{player}].bid = 3" not in str(state)
    assert "rng" not in str(state)


# --- the kit


def test_edges_are_drawn_between_areas_only():
    """Two rows of two hexes: the three of area 0 are one territory."""
    down = 3**0.5 / 2
    cells = [Cell(0, 0, 0, "a"), Cell(1, 0, 0, "bb"), Cell(0.5, down, 0, "ccc"), Cell(1.5, down, 1, "d")]
    assert page(hex_map(cells)).plain.splitlines() == [
        "   / \\ / \\",
        "1 | a   bb|",
        "   \\     / \\",
        "3   |ccc| d |",
        "     \\ / \\ /",
    ]


def test_parts_flow_into_lines():
    assert [line.plain for line in flowing(["aa", "bb", "cc"], 7)] == ["aa · bb", "cc"]


def test_words_and_attributes_of_a_picture_are_escaped():
    assert words("<a & b>", 1, 2, 3).count("&lt;a &amp; b&gt;") == 1
    assert tag("g", data_name='"<&') == "<g data-name='\"&lt;&amp;'/>"


DRAWINGS = [KIT, "duchy.games.burgundy.display.drawing", "duchy.games.dice.display.drawing"]


@pytest.mark.parametrize("package", DRAWINGS)
def test_symbols_are_drawn(package):
    for name in symbols(package):
        assert ElementTree.fromstring(symbol(name, 1, 2, 16, "#000000", package=package)).attrib["d"].startswith("M")


def test_a_symbol_of_one_game_is_kept_with_that_game():
    shared, *games = (symbols(package).keys() for package in DRAWINGS)
    assert all(names > shared for names in games)
    assert set.intersection(*map(set, games)) == set(shared)


def test_the_colours_are_those_of_the_client():
    styles = (ROOT / "web" / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
    light = styles[: styles.index("data-theme='dark'")]
    tokens = {name: _long(value) for name, value in re.findall(r"--([\w-]+): (#\w+);", light)}
    assert {name: tokens[name] for name in palette.GROUND} == palette.GROUND
    for letter, colours in palette.TILES.items():
        assert colours == tuple(tokens[letter + part] for part in ("", "-on", "-edge", "-space", "-mark"))
    for number, pair in enumerate(palette.GOODS, 1):
        assert pair == (tokens[f"g{number}"], tokens[f"g{number}-on"])
    for seat, pair in zip(("gules", "argent", "sable", "purpure", "vert"), palette.SEATS, strict=True):
        assert pair == (tokens[seat], tokens[f"{seat}-2"])


def _long(colour: str) -> str:
    return colour if len(colour) != 4 else "#" + "".join(digit * 2 for digit in colour[1:])
