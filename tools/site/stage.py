"""Put the pages of the site together: ``python -m tools.site.stage build/site``.

The pages are written to be read in the repository. For the site those that lie elsewhere come beside docs/, links lead
to where pages are then, links to sources become text, and a block of code that names a file shows its name. Cells of
notebooks become blocks of code, and of a picture for light and for dark pages the page shows the one that fits. The
pages about the HTTP interface are made here (http_api.py).
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from tools import figures
from tools.site import http_api

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
#: Pages outside docs/, and what they are called on the site.
ELSEWHERE = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "bench/README.md": "bench.md",
    "examples/README.md": "examples.md",
    "web/README.md": "client.md",
}
FAVICON = ROOT / "web" / "public" / "favicon.svg"
#: Languages of blocks that Pygments does not know.
WITHOUT_LEXER = {"fluent": "text"}
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#\s]*)(#[^)\s]*)?\)")
FENCE = re.compile(r"^(`{3,})(?:\{code-cell\} )?(\w*) ?(.*)$")
FRONT_MATTER = re.compile(r"\A---\n.*?^---\n", re.MULTILINE | re.DOTALL)


def pages() -> dict[Path, Path]:
    """Where each page and picture of the site comes from, by its place there."""
    found = {path.relative_to(ROOT / "docs"): path for path in (ROOT / "docs").rglob("*") if path.is_file()}
    return found | {Path(there): ROOT / here for here, there in ELSEWHERE.items()}


def stage(folder: Path) -> None:
    """Write everything that Sphinx reads into a new folder."""
    shutil.rmtree(folder, ignore_errors=True)
    places = {source: place for place, source in pages().items()}
    for source, place in places.items():
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            target.write_text("\n".join(lines_of(source, places)), encoding="utf-8", newline="\n")
        else:
            shutil.copyfile(source, target)
    for source in (HERE / "conf.py", HERE / "index.md", HERE / "site.css", FAVICON):
        shutil.copyfile(source, folder / source.name)
    for name, text in http_api.pages(http_api.read()).items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


def lines_of(source: Path, places: dict[Path, Path]) -> Iterator[str]:
    """The lines of a page as the site has them; in blocks of code nothing is a link."""
    fence = ""
    for line in FRONT_MATTER.sub("", source.read_text(encoding="utf-8")).split("\n"):
        if fence:
            fence = "" if line == fence else fence
            yield line
        elif begun := FENCE.match(line):
            fence = begun[1]
            yield from opening(begun[1], begun[2], begun[3])
        elif picture := figures.LINE.fullmatch(line):
            yield from both_pictures(picture)
        else:
            yield LINK.sub(lambda link: relinked(link, source, places), line)


def opening(fence: str, language: str, file: str) -> Iterator[str]:
    """The first lines of a block of code; the file that it names is its caption."""
    language = WITHOUT_LEXER.get(language, language)
    if not file:
        yield f"{fence}{language}"
        return
    yield f"{fence}{{code-block}} {language}"
    yield f":caption: {file}"
    yield ""


def both_pictures(found: re.Match[str]) -> Iterator[str]:
    """The two files of a picture, of which the theme shows the one for its ground."""
    told = json.dumps(figures.alternative(found), ensure_ascii=False)
    for name in ("light", "dark"):
        yield from (f"```{{image}} {found[name]}", f":alt: {told}", f":class: only-{name}", "```", "")


def relinked(link: re.Match[str], source: Path, places: dict[Path, Path]) -> str:
    """A link of a page: to another page of the site, to elsewhere, or the text alone where it leads to a source."""
    picture, text, target, part = link[1], link[2], link[3], link[4] or ""
    if not target or "://" in target or target.startswith("mailto:"):
        return link[0]
    aim = Path(os.path.normpath(source.parent / target))
    if aim not in places:
        return text
    way = Path(os.path.relpath(places[aim], places[source].parent)).as_posix()
    return f"{picture}[{text}]({way}{part})"


def main() -> None:
    """Write the folder that is named."""
    stage(Path(sys.argv[1]).resolve())


if __name__ == "__main__":
    main()
