"""What the notebooks of docs/studies show is what their cells print and draw; pictures exist for both grounds."""

from pathlib import Path

import pytest

from tools import figures, notebooks, performance

ROOT = notebooks.ROOT
PAGES = [*(ROOT / "docs").rglob("*.md"), ROOT / "README.md"]


def test_the_three_questions_are_notebooks():
    assert {page.stem for page in notebooks.notebooks()} == {"which-estate", "going-first", "phases"}


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("page", notebooks.notebooks(), ids=lambda page: page.stem)
def test_a_notebook_shows_what_its_cells_print_and_draw(page: Path):
    made = notebooks.run(page)
    assert len(made) >= 3 and notebooks.BEGIN in made[page]
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, "make notebooks writes it anew"


def test_a_cell_shows_what_it_prints_and_its_last_value(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(notebooks, "FOLDER", tmp_path)
    page = tmp_path / "page.md"
    cells = (
        "```{code-cell} python\nx = 2\n```\n\nText.\n\n"
        "```{code-cell} python\nfrom duchy import charts\nprint(x)\ncharts.bars('T', {'x': x})\n```\n"
    )
    page.write_text(cells, encoding="utf-8")
    first = notebooks.run(page)
    assert sorted(path.name for path in first) == ["page-1-dark.svg", "page-1-light.svg", "page.md"]
    assert first[page].endswith(f"```text\n2\n```\n{_line(page)}\n{notebooks.END}\n")
    figures.write(first)
    assert notebooks.run(page) == first  # an output is put in the place of the one before


def _line(page: Path) -> str:
    dark, light = (f"pictures/page-1-{name}.svg" for name in ("dark", "light"))
    shown = f'<img alt="T. x: 2." src="{light}">'
    return f'<picture><source media="(prefers-color-scheme: dark)" srcset="{dark}">{shown}</picture>'


def test_the_performance_page_is_drawn_from_its_results():
    for path, text in performance.made().items():
        assert path.read_text(encoding="utf-8") == text, "make reference writes it anew"


def test_results_of_the_performance_page_are_in_the_log_of_measurements():
    log = (ROOT / "docs" / "measurements.md").read_text(encoding="utf-8")
    for name in ("ratio", "gpu"):
        for label, row in performance.results()[name]["rows"].items():
            first = row[0] if isinstance(row, list) else row
            assert f"{first:,}" in log, f"{name}: {label}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_picture_for_both_grounds_exists_and_says_what_it_shows(page: Path):
    text = page.read_text(encoding="utf-8")
    found = list(figures.LINE.finditer(text))
    assert len(found) == text.count("<picture>")
    for picture in found:
        assert all((page.parent / picture[name]).is_file() for name in ("light", "dark"))
        assert len(figures.alternative(picture)) > 20
