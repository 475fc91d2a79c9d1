"""Write docs/command-line.md from the parser of ``duchy``: ``python tools/command_line.py``.

A test compares the page with what this tool would write, so that it says what ``--help`` says.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "command-line.md"
HEAD = """\
# Command line

Every command with all of its options, made from the parser by `make reference`. `duchy COMMAND --help` prints the same,
in English, Russian or Ukrainian. Where a command takes a game, the options of that game follow its name
([below](#options-of-the-games)):

```console
$ duchy simulate burgundy --games 1000 --players 3 --edition 2011 --setup expert
$ duchy arena burgundy --modules inns,shields --bot steward --bot greedy --games 20
```

| exit code | meaning |
|---|---|
| 0 | done |
| 1 | something went wrong on the way: `fuzz` has found a fault, `prune` could not keep a record, a server had to stop |
| 2 | refused, and one line says why: an option, a file that cannot be read, a record that does not hold |
| 130 | ended by Ctrl-C; what was done until then is printed |

| variable | meaning |
|---|---|
| `DUCHY_LANGUAGE` | the language of everything that is printed, as `--language`; without it that of the system |
| `DUCHY_CACHE` | the folder that compiled rules are kept in |
| `DUCHY_DATA` | a folder with data files of your own, which replace those of the package |

`duchy serve`, `duchy play` and `duchy worker` take [settings](operators.md#settings) from the environment as well.
"""
#: What follows an option, by the type of its value.
FOLLOWS = {str: "TEXT", list[str]: "TEXT", int: "NUMBER", float: "NUMBER", Path: "FILE"}


def page() -> str:
    """The whole page."""
    import typer

    from duchy.cli import texts
    from duchy.cli.app import build

    before = texts.language()
    texts.use(texts.DEFAULT)
    try:
        root = typer.main.get_command(build())
        sections = [section(("duchy",), root), *commands(("duchy",), root)]
        return "\n".join([HEAD, *sections, games()])
    finally:
        texts.use(before)


def commands(path: tuple[str, ...], group: Any) -> Iterator[str]:
    """The commands of a group, each followed by its own."""
    for name, command in group.commands.items():
        yield section((*path, name), command)
        if hasattr(command, "commands"):
            yield from commands((*path, name), command)


def section(path: tuple[str, ...], command: Any) -> str:
    """A command: how it is called, what it does, and a table of what it takes."""
    parameters = [each for each in command.params if each.name != "help"]
    arguments = [f" {shown_name(each)}" for each in parameters if is_argument(each)]
    rest = " COMMAND" if hasattr(command, "commands") else "".join(arguments)
    own_options = " [OPTIONS]" if any(not is_argument(each) for each in parameters) else ""
    of_game = " [OPTIONS OF THE GAME]" if command.context_settings.get("ignore_unknown_options") else ""
    parts = [
        f"## {' '.join(path)}\n",
        f"{one_line(command.help)}\n",
        f"    {' '.join(path)}{rest}{own_options}{of_game}\n",
    ]
    if parameters:
        parts.append("\n".join(["| | default | meaning |", "|---|---|---|", *map(row, parameters)]) + "\n")
    if command.epilog:
        parts.append(f"{one_line(command.epilog)}\n")
    return "\n".join(parts)


def row(parameter: Any) -> str:
    """An argument or an option as a row of the table."""
    told = default(parameter)
    return f"| `{shown_name(parameter)}` | {f'`{told}`' if told else ''} | {one_line(parameter.help)} |"


def is_argument(parameter: Any) -> bool:
    """Whether a parameter has no dashes."""
    return bool(parameter.param_type_name == "argument")


def shown_name(parameter: Any) -> str:
    """A parameter as it is typed: an argument in capitals, an option with what follows it."""
    if is_argument(parameter):
        name: str = parameter.name.upper()
        return name if parameter.required else f"[{name}]"
    name = max(parameter.opts, key=len)
    follows = "" if parameter.is_flag else f" {FOLLOWS[parameter.type_descriptor.annotation]}"
    return f"{name}{follows}"


def default(parameter: Any) -> str:
    """What an option is if it is left out; nothing where the help text says it, or where there is no such value."""
    value = parameter.default
    if value is None or is_argument(parameter) or parameter.is_flag or not parameter.show_default:
        return ""
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def one_line(text: str | None) -> str:
    """A text for a cell."""
    return re.sub(r"\s+", " ", text or "").strip().replace("|", "\\|")


def games() -> str:
    """The options of every game with their values."""
    import duchy
    from duchy.cli.games import describe, written

    def row(option: str, facts: dict[str, Any]) -> str:
        told = (
            f"`{written(value)}`" + (" (default)" if value == facts["default"] else "") for value in facts["values"]
        )
        return f"| `--{option.replace('_', '-')}` | {facts['label']} | {', '.join(told)} |"

    parts = ["## Options of the games\n", "`duchy games` prints them as well. Several values are joined by commas.\n"]
    for name in duchy.GAMES:
        game = describe(name)
        rows = [row(*each) for each in game["options"].items()]
        parts.append(
            "\n".join([f"### {game['title']}: `{name}`\n", "| option | meaning | values |", "|---|---|---|", *rows])
            + "\n"
        )
    return "\n".join(parts)


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
    print(PAGE.relative_to(ROOT))


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))
    main()
