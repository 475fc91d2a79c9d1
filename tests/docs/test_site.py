"""What the site is made of; `make docs` makes it, and fails on a link that leads nowhere."""

import json
import re
from pathlib import Path

import pytest

from duchy.server.edge.documentation import API_PAGE, FOLDER
from tools.site import http_api, publish, stage

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


def test_cells_of_notebooks_become_code_and_pictures_fit_their_ground(site: Path):
    page = (site / "studies" / "which-estate.md").read_text(encoding="utf-8")
    assert page.lstrip().startswith("# Which estate is best?") and "```python\nimport itertools\n" in page
    for name in ("light", "dark"):
        assert f'```{{image}} pictures/which-estate-1-{name}.svg\n:alt: "Points of' in page
        assert f":class: only-{name}\n" in page
    assert "<picture>" not in page and "code-cell" not in page


def test_the_first_page_says_what_the_readme_says():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for text in (INDEX.split("\n\n")[1], re.findall(r"```console\n.*?```", INDEX, re.DOTALL)[0]):
        assert text in readme


def test_the_interface_is_described_route_by_route_and_shape_by_shape(site: Path):
    document = json.loads(http_api.DOCUMENT.read_text(encoding="utf-8"))
    routes = (site / http_api.ROUTES).read_text(encoding="utf-8")
    told = {part.split("`")[1]: part for part in routes.split("\n### ")[1:]}
    asked = {
        f"{m.upper()} {path}": operation for path, way in document["paths"].items() for m, operation in way.items()
    }
    assert set(told) == {*asked, *(f"WebSocket {path}" for path in document["x-websockets"])}
    for name, operation in asked.items():
        for parameter in operation.get("parameters", ()):
            assert f"| `{parameter['name']}` | {parameter['in']}" in told[name]
        assert all(f"`{status}`" in told[name] for status in operation["responses"] if status != "default")
        assert ("**Body**" in told[name]) == ("requestBody" in operation)
    shapes = (site / http_api.SHAPES).read_text(encoding="utf-8")
    sections = {part.partition("\n")[0]: part for part in shapes.split("\n### ")[1:]}
    assert set(sections) == set(document["components"]["schemas"])
    for name, schema in document["components"]["schemas"].items():
        assert all(f"| `{field}` | " in sections[name] for field in schema.get("properties", ()))


def test_types_are_told_in_words():
    kind = http_api.kind
    assert kind({"type": "string", "minLength": 8, "maxLength": 64}) == "string, 8 to 64 characters"
    assert kind({"type": "integer", "minimum": 0, "maximum": 1000000}) == "integer, 0 to 1,000,000"
    assert kind({"enum": ["on", "off"], "type": "string"}) == '`"on"`, `"off"`'
    assert kind({"type": "object", "additionalProperties": {"type": "integer"}}) == "object of integer"
    assert kind({"anyOf": [{"type": "array", "items": {}}, {"type": "null"}]}) == "list or null"
    assert kind({"type": "string", "pattern": "^[`a]$"}) == "string, ``^[`a]$``"


THEMED = """<html><head><style>p {}</style></head><body><script>
  go();
</script>
<svg style="display: none;"><p style="display: none;"></p></svg><script src="_static/own.js"></script></body>"""


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "built"
    (folder / "deep" / "_static").mkdir(parents=True)
    (folder / "_static").mkdir()
    (folder / "deep" / "page.html").write_text(THEMED, encoding="utf-8")
    (folder / ".buildinfo").write_text("notes", encoding="utf-8")
    return folder


def test_scripts_and_styles_of_a_page_become_files(built: Path, tmp_path: Path):
    served = tmp_path / "served"
    publish.publish(built, served)
    page = (served / "deep" / "page.html").read_text(encoding="utf-8")
    (script,) = (served / "_static").glob("inline-*.js")
    (style,) = (served / "_static").glob("inline-*.css")
    assert script.read_text(encoding="utf-8") == "go();\n" and style.read_text(encoding="utf-8") == "p {}\n"
    assert f'<script src="../_static/{script.name}"></script>' in page and f'href="../_static/{style.name}"' in page
    (rule,) = (served / "_static" / publish.STYLES).read_text(encoding="utf-8").splitlines()
    name, _, declared = rule.partition(" ")
    assert page.count(name.strip("[]")) == 2 and declared == "{display: none;}"
    assert not publish.REFUSED.search(page) and not (served / ".buildinfo").exists()


@pytest.mark.parametrize(
    "bad",
    [
        '<body onload="go()">',
        '<script type="module">go()</script>',
        '<script src="https://example.org/a.js"></script>',
        '<img alt="" src="//example.org/a.png">',
        '<link href="https://example.org/a.css" rel="stylesheet">',
    ],
)
def test_what_the_policy_would_refuse_is_an_error(built: Path, tmp_path: Path, bad: str):
    (built / "deep" / "page.html").write_text(bad, encoding="utf-8")
    with pytest.raises(SystemExit, match="policy refuses"):
        publish.publish(built, tmp_path / "served")


def test_the_server_serves_what_make_docs_writes():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert f"DOCS := {FOLDER.relative_to(ROOT).as_posix()}\n" in makefile
    assert f"/docs/{Path(http_api.ROUTES).with_suffix('.html')}" == API_PAGE
