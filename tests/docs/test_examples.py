"""What the documentation shows is run, so that it stays true."""

import doctest
import importlib
import pkgutil
import re
import shlex
from dataclasses import fields
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

import duchy
from duchy import position
from duchy.cli import main
from duchy.games.burgundy.options import Options

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")])

# CUDA is imported only where there is a GPU, torch only where it is installed, a template runs only bound to a game's
# rules, and migrations only on a database.
WITHOUT_EXAMPLES = re.compile(r"\.gpu$|\.cuda$|\.learn\.training$|_kernels$|\.__main__$|\.migrations\b")
MODULES = [
    module.name
    for module in pkgutil.walk_packages(duchy.__path__, "duchy.")
    if not WITHOUT_EXAMPLES.search(module.name)
]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", ["duchy", *MODULES])
def test_the_examples_in_docstrings_are_true(name):
    module = importlib.import_module(name)
    assert doctest.testmod(module, optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS).failed == 0


#: Its program needs a server; test_api.py runs it.
RUN_ELSEWHERE = "docs/api.md"
RUN_HERE = [name for page in PAGES if blocks(page, "python") and (name := str(page.relative_to(ROOT))) != RUN_ELSEWHERE]


def test_pages_with_programs_are_found():
    assert {"README.md", "docs/architecture.md", "docs/games/burgundy.md", "docs/games/dice.md"} <= set(RUN_HERE)


@pytest.mark.parametrize("page", RUN_HERE)
def test_the_python_of_a_page_runs(page, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names = {"duchy": duchy, "__name__": "__main__"}  # the blocks of a page follow each other
    for source in blocks(ROOT / page, "python"):
        exec(compile(source, page, "exec"), names)
    capsys.readouterr()


def test_the_position_of_the_documentation_is_one():
    (text,) = blocks(ROOT / "docs" / "positions.md", "text")
    assert position.read(text).text == text.rstrip()


def test_loops_of_the_pages_play_games_in_which_several_decide():
    for page in ("README.md", "docs/architecture.md"):
        loops = [source for source in blocks(ROOT / page, "python") if "while not state.is_over" in source]
        assert loops, page
        for source in loops:
            other = re.sub(r'duchy\.load\("burgundy".*\)', 'duchy.load("dice", players=3)', source)
            assert other != source
            names: dict[str, Any] = {"duchy": duchy}
            exec(compile(other, page, "exec"), names)
            assert names["state"].is_over


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_to_a_file_leads_somewhere(page):
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_make_command_of_a_page_exists():
    goals = set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        named = set(re.findall(r"(?:`|\$ )make ([a-z0-9-]*[a-z0-9])", text))
        assert named <= goals, f"{page.name} names make {', '.join(sorted(named - goals))}"


def commands(page: Path) -> list[list[str]]:
    """Every call of ``duchy`` that a page shows, as words."""
    lines = [line for block in blocks(page, "console") for line in block.splitlines()]
    return [shlex.split(line, comments=True)[2:] for line in lines if re.match(r"\$ (\.venv/bin/)?duchy ", line)]


#: Commands that have commands of their own.
WITH_COMMANDS = {"deck", "estate", "mail"}


#: Pages whose commands are looked at here; test_operators.py types those of its page.
WITH_CALLS = [page for page in PAGES if page.name != "operators.md" and commands(page)]
CALLS = [words for page in WITH_CALLS for words in commands(page)]


def test_pages_with_commands_are_found():
    assert {"README.md", "online.md", "gpu.md", "command-line.md"} <= {page.name for page in WITH_CALLS}


@pytest.mark.parametrize("words", CALLS, ids=" ".join)
def test_every_command_of_a_page_exists_with_its_options(words, capsys):
    named = 2 if words[0] in WITH_COMMANDS else 1
    name, rest = words[:named], words[named:]
    assert main([*name, "--help"]) == 0
    told = capsys.readouterr().out
    assert len(list(takewhile(lambda word: not word.startswith("--"), rest))) <= 1  # no command takes more
    of_the_game = {f"--{field.name}" for field in fields(Options)}
    for option in (word for word in rest if word.startswith("--")):
        assert option in told or option in of_the_game
