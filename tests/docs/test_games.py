"""The page of each game shows the actions, decisions and sizes that the game has."""

import re
from pathlib import Path

import pytest

import duchy
from duchy.arena import levels
from duchy.engine.play.catalogue import Kind

PAGES = Path(__file__).parents[2] / "docs" / "games"


def rows(page: str, heading: str) -> list[list[str]]:
    section = page.split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def named(kind: Kind) -> list[str]:
    return [f"`{kind.name}`", ", ".join(f"{key} {a.first}-{a.last}" for key, a in kind.arguments.items())]


@pytest.mark.parametrize("name", duchy.GAMES)
def test_the_table_of_actions_is_the_catalogue(name):
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    catalogue = duchy.load(name).catalogue
    expected = [[*named(kind), f"{kind.first}-{kind.first + kind.size - 1}"] for kind in catalogue.kinds.values()]
    assert rows(page, "Actions") == expected


def test_actions_that_differ_with_modules_are_listed():
    page = (PAGES / "burgundy.md").read_text(encoding="utf-8")
    base = [named(kind) for kind in duchy.load("burgundy").catalogue.kinds.values()]
    full = [named(kind) for kind in duchy.load("burgundy", modules="extra_tiles").catalogue.kinds.values()]
    assert rows(page, "Actions with modules") == [kind for kind in full if kind not in base]


@pytest.mark.parametrize("name", duchy.GAMES)
def test_every_decision_option_and_source_of_points_is_named(name):
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    game = duchy.load(name)
    listed = {word for row in rows(page, "Decisions") for word in re.findall(r"`(\w+)`", row[0])}
    assert listed == set(game.decisions[1:])
    assert {row[0].strip("`") for row in rows(page, "Options")} == set(type(game.options).values())
    points = page.split("## Points\n")[1].split("\n## ")[0]
    assert set(game.rules.CATEGORIES) <= set(re.findall(r"`(\w+)`", points))
    tokens, features = (game.observation(kind).shape[0] for kind in ("tokens", "features"))
    assert f"{tokens:,} tokens or {features:,} features" in page


@pytest.mark.parametrize("name", duchy.GAMES)
def test_the_measured_levels_are_those_that_the_table_offers(name):
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    section = page.split("## Levels of bots\n")[1].split("\n## ")[0]
    lines = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("| ")]
    measured = [(level.lower(), bot, against.lower()) for level, bot, against, *_ in lines[1:]]
    assert measured == [(level, f"`{levels.spec_of(level)}`", against) for level, against in levels.pairings()]
