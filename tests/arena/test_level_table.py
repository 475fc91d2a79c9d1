"""The table of levels: who plays whom, what is kept of an interrupted one, and how it is printed."""

import json
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import duchy
from duchy.arena import levels, measure
from duchy.bots.levels import LEVELS, Level
from duchy.cli import main, texts

LADDER = {"page": Level("greedy", {}, 0.0), "squire": Level("random", {}, 0.0), "duke": Level("random", {}, 0.0)}
MATCHES = [("page", "random"), ("squire", "page"), ("duke", "squire"), ("duke", "page")]


@pytest.fixture
def quick(monkeypatch):
    """Levels that decide at once."""
    monkeypatch.setattr(levels, "LEVELS", LADDER)


@pytest.fixture
def game():
    return duchy.load("dice", players=2)


def test_every_level_plays_the_one_below_and_the_weakest():
    pairs = list(levels.pairings())
    names = list(LEVELS)
    assert {level for level, _ in pairs} == set(names)
    assert pairs[0] == (names[0], "random")
    for below, level in pairwise(names):
        assert (level, below) in pairs
        assert (level, names[0]) in pairs
    assert len(pairs) == len(set(pairs)) == 2 * len(names) - 2


def test_levels_that_think_for_a_time_are_known():
    assert [name for name in LEVELS if levels.by_time(name)] == ["duke"]


def test_a_table_has_every_match_balanced(quick, game):
    number: Any = np.int64(4)
    table = measure(game, games=2, seed=number)
    assert [(match.level, match.against) for match in table.matches] == MATCHES
    assert all(match.result.balanced for match in table.matches)
    document = json.loads(json.dumps(table.as_dict()))
    assert (document["game"], document["options"]["players"], document["seed"]) == ("dice", 2, 4)
    assert document["complete"]
    assert document["matches"][0]["standings"][0]["bot"] == "greedy"


def test_progress_counts_all_matches(quick, game):
    seen = []
    measure(game, games=2, progress=lambda done, wanted: seen.append((done, wanted)))
    assert seen == [(done, 8) for done in range(1, 9)]


def stop_at(count):
    def stop(done, wanted):
        if done == count:
            raise KeyboardInterrupt

    return stop


def test_an_interruption_keeps_every_finished_game(quick, game):
    table = measure(game, games=2, progress=stop_at(3))
    assert [(match.level, match.result.games, match.result.complete) for match in table.matches] == [
        ("page", 2, True),
        ("squire", 1, False),
    ]
    assert not table.complete


@pytest.mark.parametrize(
    ("name", "value"),
    [("games", 0), ("games", "2"), ("jobs", 0), ("seconds", 0), ("seconds", float("nan")), ("seed", 1.5)],
)
def test_wrong_arguments_are_named(quick, game, name, value):
    with pytest.raises(duchy.DuchyError, match=name):
        measure(game, **{"games": 2, name: value})


def test_the_command_prints_markdown_for_the_documentation(quick, capsys):
    assert main(["levels", "dice", "--games", "2", "--markdown"]) == 0
    title, rule, *rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("|")]
    columns = title.count("|") - 1
    assert title.startswith("| Level | Bot | Against | Games |")
    assert rule == "|" + "---|" * columns
    assert [tuple(row.strip("| ").split(" | "))[:4] for row in rows] == [
        ("Page", "`greedy`", "random", "2"),
        ("Squire", "`random`", "Page", "2"),
        ("Duke", "`random`", "Squire", "2"),
        ("Duke", "`random`", "Page", "2"),
    ]
    assert all(row.count("|") == columns + 1 for row in rows)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_command_prints_a_table(quick, capsys, monkeypatch, language):
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["levels", "dice", "--games", "2", "--language", language]) == 0
    printed = capsys.readouterr().out
    for key in ("column-points", "column-margin", "column-ties", "bot-duke", "levels-note"):
        assert texts.say(key) in printed
    texts.use("en")


def test_levels_that_depend_on_the_machine_are_named(monkeypatch, capsys):
    timed = Level("search", {"seconds": 1e-6, "threads": 1}, 0.0)
    monkeypatch.setattr(levels, "LEVELS", {"page": LADDER["page"], "duke": timed})
    monkeypatch.setattr(levels, "run", lambda game, *rest: levels_result(game))
    assert main(["levels", "dice", "--games", "2"]) == 0
    assert "depends on the machine: Duke." in capsys.readouterr().out


def levels_result(game):
    from duchy.arena import run

    return run(game, ["random", "random"], games=2)


def test_an_interrupted_command_prints_what_is_finished(quick, capsys, monkeypatch):
    monkeypatch.setattr("duchy.cli.levels.output.progress", Bar)
    assert main(["levels", "dice", "--games", "2", "--markdown"]) == 130
    printed = capsys.readouterr().out
    assert "Interrupted: 1 of 4 matches are complete." in printed
    assert "| Page |" in printed


class Bar:
    """A progress bar at which Ctrl-C is pressed after three games."""

    def __init__(self, title):
        self.title = title

    def __enter__(self):
        return stop_at(3)

    def __exit__(self, *problem):
        return False
