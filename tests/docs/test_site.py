"""What the site is made of; `make docs` makes it, and fails on a link that leads nowhere."""

import re
from pathlib import Path

import pytest

from tools.site import stage

ROOT = stage.ROOT
INDEX = (stage.HERE / "index.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "pages"
    stage.stage(folder)
    return folder


def test_every_page_has_its_place_in_the_tree(site: Path):
    trees = re.findall(r"```\{toctree\}\n(.*?)```", INDEX, re.DOTALL)
    listed = [line for tree in trees for line in tree.splitlines() if line and not line.startswith(":")]
    pages = {path.relative_to(site).with_suffix("").as_posix() for path in site.rglob("*.md")} - {"index"}
    assert sorted(listed) == sorted(pages)


def test_links_lead_to_where_pages_are_on_the_site(site: Path):
    changelog = (site / "changelog.md").read_text(encoding="utf-8")
    assert "](bots.md)" in changelog and "](docs/" not in changelog
    operators = (site / "operators.md").read_text(encoding="utf-8")
    assert "](bench.md#the-wire)" in operators and "](changelog.md)" in operators
    for page in site.rglob("*.md"):
        for target in re.findall(r"\]\(([^)#\s:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_links_to_sources_become_text(site: Path):
    assert "](../tests/engine/toy" in (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
    assert "](../tests" not in (site / "new-game.md").read_text(encoding="utf-8")


def test_a_block_of_code_keeps_its_lines_and_shows_its_file(site: Path, tmp_path: Path):
    page = tmp_path / "page.md"
    page.write_text("```python src/a.py\n[b](c.md)\n```\n\n[b](c.md)\n", encoding="utf-8")
    lines = list(stage.lines_of(page, {page: Path("page.md")}))
    assert lines == ["```{code-block} python", ":caption: src/a.py", "", "[b](c.md)", "```", "", "b", ""]


def test_the_first_page_says_what_the_readme_says():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for text in (INDEX.split("\n\n")[1], re.findall(r"```console\n.*?```", INDEX, re.DOTALL)[0]):
        assert text in readme
