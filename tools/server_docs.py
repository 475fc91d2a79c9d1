"""Write the tables of the pages about the server that follow from the code: ``python tools/server_docs.py``.

They are the settings of the server, the types of problems, the rate limits and those on e-mails. Each stands between
two comments of its page, and a test compares it with what this tool would write.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "duchy" / "server"
OPERATORS, API, NOTICES = (ROOT / "docs" / f"{name}.md" for name in ("operators", "api", "notices"))
INVALID, BAD_REQUEST = ("invalid", 422), ("bad-request", 400)
LONG = 60  # characters of a default that are shown in a cell


def settings() -> str:
    """Every setting of the server: its variable, its default and its docstring."""
    from duchy.server.settings import PREFIX, Settings

    rows = [
        f"| `{PREFIX}{name.upper()}` | {_default(field.default)} | {_one_line(field.description or '')} |"
        for name, field in Settings.model_fields.items()
    ]
    return "\n".join(["| setting | default | |", "|---|---|---|", *rows])


def _one_line(text: str) -> str:
    """A docstring as the text of a cell: its paragraphs joined, since a blank line would end the table."""
    return " ".join(text.split()).replace("|", "\\|")


def _default(value: Any) -> str:
    if value == "":
        return ""
    text = f"{value:g}" if isinstance(value, float) else str(value)
    return f"`{text}`" if len(text) <= LONG else "`" + text.replace(", ", "`, `") + "`"


def problems() -> str:
    """Every type of problem, with its status and its title in English."""
    from duchy.server.problems import texts

    def row(slug: str) -> str:
        told = ", ".join(map(str, sorted(statuses[slug])))
        return f"| `{slug}` | {told} | {texts().format('en', f'problem-{slug}.title')} |"

    statuses = statuses_by_slug()
    rows = map(row, sorted(statuses, key=lambda slug: (min(statuses[slug]), slug)))
    return "\n".join(["| type | status | title |", "|---|---|---|", *rows])


def statuses_by_slug() -> dict[str, set[int]]:
    """With which status each problem is answered, from the sources."""
    from duchy.server import problems as code

    found: defaultdict[str, set[int]] = defaultdict(set)
    engine = [(slug, status) for _, status, slug in code._ENGINE]
    framework = [(slug, status) for status, slug in code._FRAMEWORK.items()]
    for slug, status in (*engine, *framework, *_refusals(), INVALID, BAD_REQUEST, (code.INTERNAL, 500)):
        found[slug].add(status)
    return found


def _refusals() -> Iterator[tuple[str, int]]:
    """The calls of the form ``Refused(409, "stale", …)``; ``super().__init__`` of a kind of refusal is one as well."""
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(args=[ast.Constant(value=int(status)), ast.Constant(value=str(slug)), *_]):
                    if 400 <= status < 600 and re.fullmatch(r"[a-z-]+", slug):
                        yield slug, status


def rate_limits() -> str:
    """Every rate limit, with the addresses of the API that it is about."""
    from duchy.server import api_document
    from duchy.server.app import create_app
    from duchy.server.edge import rate_limits as limits
    from duchy.server.settings import Settings

    paths = api_document.document(create_app(Settings(database_url="sqlite://")))["paths"]
    posts = [path for path, methods in paths.items() if "post" in methods]
    about: dict[str, list[str]] = defaultdict(list)
    for path in posts:
        tried = re.sub(r"\{\w+\}", "1", path)
        about[next(rule.name for rule in limits.RULES if rule.path.fullmatch(tried))].append(path)
    listed = {name: ", ".join(f"`POST {path.removeprefix('/api')}`" for path in found) for name, found in about.items()}
    named = {
        limits.CHANGE.name: "all other requests that change something",
        "document": "`GET /openapi.json`",
        "look": "all other `GET` and `HEAD` of the API",
        "file": "pages and files of the client",
        limits.OPEN_SOCKET.name: "opening a socket",
        limits.MESSAGE.name: "messages over one socket",
        limits.MESSAGES.name: "messages over all sockets of an address",
        limits.SEAT.name: "actions and undos of one seat, whatever the address",
    }
    more = (limits.SEAT, *limits.LOOKS, limits.OPEN_SOCKET, limits.MESSAGE, limits.MESSAGES)
    rows = [
        f"| {named.get(rule.name) or listed[rule.name]} | {rule.burst:,} | {rule.per_minute:,g} |"
        for rule in (*limits.RULES, *more)
    ]
    return "\n".join(["| what | at once | then, in a minute |", "|---|---|---|", *rows])


#: What the kinds of e-mails are called, and whom a limit is about.
MAILS = {
    "confirm": "a link that confirms an address",
    "recover": "a link for a new password",
    "changed": "word that the password was changed",
    "turn": "turn notice",
}
SCOPES = ("recipient", "account", "client")


def mail_limits() -> str:
    """Every limit on e-mails, by their kind."""
    from duchy.server.mail.limits import LIMITS

    titles = "| e-mail | to one recipient | for one account | asked for from one address |"
    rows = [
        f"| {' | '.join((MAILS[kind], *(_mail_limit(limits.get(scope)) for scope in SCOPES)))} |"
        for kind, limits in LIMITS.items()
    ]
    return "\n".join([titles, "|---|---|---|---|", *rows])


def _mail_limit(limit: Any) -> str:
    """So many at once, and how long until the next."""
    if limit is None:
        return ""
    minutes = limit.seconds / 60
    return f"{limit.burst}, then one every {f'{minutes / 60:g} h' if minutes >= 60 else f'{minutes:g} min'}"


#: The tables by page and name.
TABLES: dict[Path, dict[str, Callable[[], str]]] = {
    OPERATORS: {"settings": settings},
    API: {"problems": problems, "rate limits": rate_limits},
    NOTICES: {"mail limits": mail_limits},
}


def page(path: Path) -> str:
    """A page with its tables as they should be."""
    text = path.read_text(encoding="utf-8")
    for name, table in TABLES[path].items():
        between = re.compile(rf"(<!-- {name}, written by make reference -->\n).*?(<!-- end of {name} -->)", re.DOTALL)
        parts = between.split(text)
        if len(parts) != 4:
            raise SystemExit(f"{path.name}: there is no place for {name}")
        before, begin, end, after = parts
        text = f"{before}{begin}{table()}\n{end}{after}"
    return text


def main() -> None:
    """Write the pages."""
    for path in TABLES:
        path.write_text(page(path), encoding="utf-8", newline="\n")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))
    main()
