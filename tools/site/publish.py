"""Copy the built site to where the server serves it: ``python -m tools.site.publish build/docs src/duchy/server/docs``.

The content security policy of the server allows no script and no style inside a page. So those that the theme writes
into its pages, styles of single elements included, become files of the site; everything else stays as Sphinx made it.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
from pathlib import Path

STATIC = "_static"
#: What nobody asks a server for: notes of Sphinx, and the list of names for other sites.
LEFT_OUT = (".*", "*.map", "objects.inv", "_sources")
INLINE = re.compile(r"<(script|style)((?:\s+type=\"text/(?:javascript|css)\")?)>(.*?)</\1>", re.DOTALL)
STYLED = re.compile(r"(<[^>]*)\sstyle=\"([^\"]*)\"")
STYLES = "elements.css"
#: What the policy would refuse: code or styles in the page or in an attribute, and anything of another host that loads.
REFUSED = re.compile(
    r"<(?:script(?![^>]*\ssrc=)|style)\b[^>]*>|<[^>]*\s(?:style|on[a-z]+)=\"[^>]*>"
    r"|<(?:script|img|iframe|source)\b[^>]*\ssrc=\"(?:https?:)?//[^>]*>"
    r"|<link\b(?=[^>]*\srel=\"(?:stylesheet|icon|preload)\")[^>]*\shref=\"(?:https?:)?//[^>]*>"
)


def publish(built: Path, served: Path) -> None:
    """Write the folder that a server serves."""
    shutil.rmtree(served, ignore_errors=True)
    shutil.copytree(built, served, ignore=shutil.ignore_patterns(*LEFT_OUT))
    styles: dict[str, str] = {}  # of single elements, by the name that an element gets
    for page in sorted(served.rglob("*.html")):
        to_static = Path(os.path.relpath(served / STATIC, page.parent)).as_posix()
        text = allowed(page.read_text(encoding="utf-8"), served / STATIC, to_static, styles)
        if refused := REFUSED.search(text):
            raise SystemExit(f"{page.relative_to(served)}: the server's policy refuses {refused[0][:100]}")
        page.write_text(text, encoding="utf-8", newline="\n")
    rules = "".join(f'[data-style="{name}"] {{{style}}}\n' for name, style in sorted(styles.items()))
    (served / STATIC / STYLES).write_text(rules, encoding="utf-8", newline="\n")


def allowed(text: str, static: Path, to_static: str, styles: dict[str, str]) -> str:
    """A page without scripts and styles of its own; files beside it, and entries of ``styles``, hold them."""

    def named(found: re.Match[str]) -> str:
        name = _hash(found[2])
        styles[name] = found[2]
        return f'{found[1]} data-style="{name}"'

    text = INLINE.sub(lambda found: _moved(found, static, to_static), text)
    text = STYLED.sub(named, text)
    return text.replace("</head>", f'<link rel="stylesheet" type="text/css" href="{to_static}/{STYLES}" />\n</head>', 1)


def _moved(found: re.Match[str], static: Path, to_static: str) -> str:
    """A link to a file that holds what stood in the page."""
    tag, content = found[1], found[3].strip() + "\n"
    name = f"inline-{_hash(content)}.{'js' if tag == 'script' else 'css'}"
    (static / name).write_text(content, encoding="utf-8", newline="\n")
    if tag == "script":
        return f'<script src="{to_static}/{name}"></script>'
    return f'<link rel="stylesheet" type="text/css" href="{to_static}/{name}" />'


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def main() -> None:
    """Publish the folders that are named."""
    publish(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())


if __name__ == "__main__":
    main()
