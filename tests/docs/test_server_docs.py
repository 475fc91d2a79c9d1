"""The tables about the server are what its code says."""

import re
from pathlib import Path

import pytest

from duchy.server.problems import texts
from duchy.server.settings import Settings
from tools import server_docs


@pytest.mark.parametrize("page", server_docs.TABLES, ids=lambda page: page.name)
def test_the_tables_are_up_to_date(page: Path):
    assert page.read_text(encoding="utf-8") == server_docs.page(page), "make reference writes them anew"


@pytest.mark.parametrize("page", server_docs.TABLES, ids=lambda page: page.name)
def test_every_row_of_a_table_is_one_line(page: Path):
    """A blank line, or a cell too many, would end the table where it stands."""
    for table in server_docs.TABLES[page].values():
        rows = table().splitlines()
        assert len(rows) > 2
        assert {len(re.findall(r"(?<!\\)\|", row)) for row in rows} == {rows[0].count("|")}
        assert all(row.startswith("| ") and row.endswith(" |") for row in [rows[0], *rows[2:]])


def test_every_problem_that_has_a_text_is_listed_and_no_other():
    source = (server_docs.SOURCES / "text" / "en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^problem-([a-z-]+) =", source, re.MULTILINE)) == set(server_docs.statuses_by_slug())


def test_every_problem_has_a_title():
    for slug in server_docs.statuses_by_slug():
        assert texts().format("en", f"problem-{slug}.title")


def test_every_setting_is_explained():
    assert all(field.description for field in Settings.model_fields.values())
    page = server_docs.OPERATORS.read_text(encoding="utf-8")
    assert all(f"`DUCHY_{name.upper()}`" in page for name in Settings.model_fields)


def test_the_page_names_every_metric_and_no_other():
    files = (server_docs.SOURCES / name for name in ("metrics.py", "storage/journal.py"))
    code = "".join(file.read_text(encoding="utf-8") for file in files)
    named = set(re.findall(r"`(duchy_\w+?)(?:_total)?`", server_docs.OPERATORS.read_text(encoding="utf-8")))
    assert named == set(re.findall(r'"(duchy_\w+)"', code))


@pytest.mark.parametrize("page", ["operators.md", "api.md", "notices.md"])
def test_every_variable_that_a_page_names_exists(page: str):
    others = {"DUCHY_CACHE", "DUCHY_DATA", "DUCHY_LANGUAGE"}
    known = {f"DUCHY_{name.upper()}" for name in Settings.model_fields} | others
    text = (server_docs.ROOT / "docs" / page).read_text(encoding="utf-8")
    assert set(re.findall(r"\bDUCHY_[A-Z_]*[A-Z]", text)) <= known
