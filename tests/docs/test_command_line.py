"""The page of the command line is what the parser says."""

import re
import shlex

import pytest

from duchy.cli import main
from duchy.cli.app import COMMANDS
from tools import command_line


def test_the_page_is_up_to_date():
    written = command_line.PAGE.read_text(encoding="utf-8")
    assert written == command_line.page(), "make reference writes it anew"


def test_every_command_has_a_section():
    titles = re.findall(r"^## duchy (\w+)$", command_line.page(), re.MULTILINE)
    assert titles == list(COMMANDS)


@pytest.mark.parametrize("name", ["simulate", "serve", "prune"])
def test_a_section_has_every_option_that_help_has(name: str, capsys: pytest.CaptureFixture[str]):
    assert main([name, "--help"]) == 0
    told = set(re.findall(r"(?<=\s)(--[a-z-]+)", capsys.readouterr().out)) - {"--help"}
    section = command_line.page().split(f"## duchy {name}\n")[1].split("\n## ")[0]
    assert told
    assert told == set(re.findall(r"^\| `(--[a-z-]+)", section, re.MULTILINE)) | mentioned(section)


def mentioned(section: str) -> set[str]:
    """Options that only a sentence names."""
    return set(re.findall(r"(?<=\s)(--[a-z-]+)", re.sub(r"`[^`]*`", "", section)))


def test_the_language_in_use_stays_what_it_was():
    from duchy.cli import texts

    texts.use("uk")
    try:
        assert "Play many games" in command_line.page()
        assert texts.language() == "uk"
    finally:
        texts.use(texts.DEFAULT)


def test_the_examples_at_the_top_name_options_that_exist():
    page = command_line.page()
    for line in re.findall(r"^\$ (duchy .*)$", page, re.MULTILINE):
        for word in shlex.split(line)[2:]:
            assert not word.startswith("--") or f"| `{word}" in page, word
