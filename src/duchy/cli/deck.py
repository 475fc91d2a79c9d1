"""``duchy deck``: checks a deck of cards, for games that have one."""

from pathlib import Path
from typing import Annotated

import typer

from duchy.cli import output, texts
from duchy.cli.texts import say
from duchy.engine.game import registry
from duchy.engine.game.contract import Contract
from duchy.engine.game.protocols import DeckFacts
from duchy.engine.values.data import Entry, read_tables


def register(app: typer.Typer) -> None:
    """Add the commands."""
    deck = typer.Typer(help=say("deck-help"), no_args_is_help=True)
    app.add_typer(deck, name="deck")

    @deck.callback()
    def decks() -> None:
        pass  # without it, typer would make the only command the whole group

    @deck.command("check", help=say("deck-check-help"))
    def check(
        file: Annotated[Path, typer.Argument(help=say("deck-file"))],
        json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> None:
        game, facts = checked(file)
        if json:
            told = {"cards": facts.cards, "digest": facts.digest, "counts": facts.counts}
            output.show_json({"file": str(file), "game": game.name, **told})
        else:
            show(file, game, facts)


def checked(file: Path) -> tuple[Contract, DeckFacts]:
    """The game that a deck file names, and what the game says about the deck."""
    tables = read_tables(str(file), file)
    game = registry.contract(Entry(str(file), "file", tables).text("game"))
    return game, game.deck.check(str(file), tables)


def show(file: Path, game: Contract, facts: DeckFacts) -> None:
    """Print what is in a deck."""
    language = texts.language()
    title = game.texts.format(language, "game-name")
    output.show(say("deck-sound", file=str(file), game=title, cards=facts.cards, digest=facts.digest))
    for kind, counts in facts.counts.items():
        table = output.grid(game.texts.format(language, f"deck-{kind}"), say("column-cards"))
        for sort, count in counts.items():
            table.add_row(sort if sort.isdigit() else game.texts.format(language, f"{kind}-{sort}"), str(count))
        output.show(table)
