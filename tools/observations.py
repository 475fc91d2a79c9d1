"""Write the tables of docs/observations.md from what the games declare: ``python tools/observations.py``.

A test compares the page with what this tool would write.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import duchy
from duchy.engine.play.encodings import Group
from duchy.games.burgundy.components.modules import MODULE_NAMES
from duchy.games.burgundy.options import SET_UPS

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "observations.md"
BEGIN, END = "<!-- made by tools/observations.py -->\n", "<!-- end -->"

TITLES = {"burgundy": "The Castles of Burgundy", "dice": "The Dice Game", "bruges": "Bruges"}
#: The games that the table of sizes shows.
SIZES: dict[str, list[dict[str, Any]]] = {
    "burgundy": [
        *({"players": players} for players in (2, 3, 4)),
        {"players": 2, "modules": [name for name in MODULE_NAMES if name not in SET_UPS]},
        {"players": 4, "modules": [*(name for name in MODULE_NAMES if name not in SET_UPS), "team"]},
        {"players": 1, "modules": ["solo"]},
    ],
    "dice": [{"players": players} for players in (1, 2, 5)],
    "bruges": [{"players": players} for players in (2, 3, 4)],
}


def page() -> str:
    """The page with the tables as they should be."""
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    return before + BEGIN + "\n" + tables() + "\n" + END + rest.split(END)[1]


def tables() -> str:
    """The sizes, then the groups of each game."""
    parts = [sizes()]
    for name, title in TITLES.items():
        groups = list(shown(name, {}))
        parts.append(f"### {title}\n\n{table(groups)}")
        if name == "burgundy":
            known = {(group.name, group.things) for _, group in groups}
            more = "Modules, and boards that the players choose, add these:"
            parts.append(f"{more}\n\n{table(list(added(known)))}")
    return "\n".join(parts)


def sizes() -> str:
    """How many numbers an observation has."""
    lines = ["| game | players | tokens | features |", "|---|---|---|---|"]
    for name, options in SIZES.items():
        for given in options:
            game = duchy.load(name, **given)
            tokens, features = (game.observation(kind).shape[0] for kind in ("tokens", "features"))
            modules = ", ".join(f"`{module}`" for module in given.get("modules", []))
            title = TITLES[name] + (f" with {modules}" if modules else "")
            lines.append(f"| {title} | {given['players']} | {tokens:,} | {features:,} |")
    return "\n".join(lines) + "\n"


def shown(name: str, options: dict[str, Any]) -> Iterator[tuple[str, Group]]:
    """The groups of the table and of one seat, as two players have them."""
    game = duchy.load(name, **{"players": 2, **options})
    for block, group in game.observation().groups():
        if block in ("table", "own"):
            yield block, group


def added(known: set[tuple[str, tuple[str, ...]]]) -> Iterator[tuple[str, Group]]:
    """What the modules of Burgundy bring, each group once."""
    for module in MODULE_NAMES:
        players = SET_UPS[module].players[0] if module in SET_UPS else 2
        for block, group in shown("burgundy", {"players": players, "modules": module}):
            if (group.name, group.things) not in known and (group.when or group.name == "modules"):
                known.add((group.name, group.things))
                yield block, group


def table(groups: list[tuple[str, Group]]) -> str:
    """Groups as rows; those that follow each other under one name are one row."""
    lines = ["| name | tokens | each | features |", "|---|---|---|---|"]
    merged: list[list[Any]] = []
    for block, group in groups:
        count = len(group.things) or 1
        width = count * len(group.means.columns(2))
        name = f"{block}.{group.name}" + (".*" if group.things else "")
        if merged and merged[-1][0] == name:
            merged[-1][1] += count
            merged[-1][3] += width
            merged[-1][2] += [group.means.telling] if group.means.telling not in merged[-1][2] else []
        else:
            merged.append([name, count, [group.means.telling], width])
    lines += [f"| `{name}` | {count} | {'; '.join(telling)} | {width:,} |" for name, count, telling, width in merged]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
