"""The page about the interface: its program plays a game, and its table names what there is."""

import ast
import contextlib
import io
import re
from pathlib import Path

import pytest

from duchy.server import api_document
from duchy.server.app import create_app
from duchy.server.settings import Settings
from tests.support.server import Process

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")


@pytest.mark.compiled
def test_the_program_plays_a_whole_game(tmp_path: Path):
    (source,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    server = Process(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    printed = io.StringIO()
    try:
        server.start()
        assert "http://127.0.0.1:8421" in source
        with contextlib.redirect_stdout(printed):
            exec(compile(source.replace("http://127.0.0.1:8421", server.url), "docs/api.md", "exec"), {})
    finally:
        server.kill()
    results = ast.literal_eval(printed.getvalue())
    assert sorted(results["places"]) == [1, 2]
    assert all(score > 0 for score in results["scores"])


def test_every_address_is_named():
    paths = api_document.document(create_app(Settings(database_url="sqlite://")))["paths"]
    table = PAGE.partition("## What there is")[2].partition("\n## ")[0]
    for path in [*paths, api_document.SOCKET]:
        address = path.removeprefix("/api")
        assert address in table or f"`…/{address.rpartition('/')[2]}`" in table, address
