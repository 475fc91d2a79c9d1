"""The page about a new game: its excerpts stand in the files they are taken from, and its table is the contract."""

import re
from pathlib import Path

import pytest

from duchy.engine.game.contract import Contract

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
#: Language, path and content of every block of code.
BLOCKS = re.findall(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
EXCERPTS = [(path, text) for language, path, text in BLOCKS if language != "console"]


def test_every_block_of_code_names_its_file():
    assert PAGE.count("```") == 2 * len(BLOCKS)
    assert len(EXCERPTS) > 12
    assert all(path for path, _ in EXCERPTS)


@pytest.mark.parametrize(("path", "text"), EXCERPTS, ids=[f"{path}-{n}" for n, (path, _) in enumerate(EXCERPTS)])
def test_an_excerpt_stands_in_its_file(path: str, text: str):
    assert text.strip()
    assert f"\n{text}" in "\n" + (ROOT / path).read_text(encoding="utf-8")


def test_the_table_of_parts_is_the_contract():
    section = PAGE.partition("## What a game must bring")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if "|" in line]
    named = {part: must == "yes" for cells, must, _ in rows[2:] for part in re.findall(r"`(\w+)`", cells)}
    by_size = {"record_type", "catalogue", "max_legal", "categories", "observed"}  # what rules and observations say
    parts = {name for name, value in vars(Contract).items() if isinstance(value, property)} - by_size
    assert named.keys() - {"text"} == parts | {"name", "package"}
    assert {part for part, must in named.items() if must} == {"name", "package", "options", "rules"}


def test_every_command_names_files_that_are_there():
    commands = [text for language, _, text in BLOCKS if language == "console"]
    files = re.findall(r"tests/\S+\.py", "".join(commands))
    assert files
    assert all((ROOT / file).is_file() for file in files)
