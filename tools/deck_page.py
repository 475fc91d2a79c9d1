"""Write docs/games/bruges-deck.md, the cards of the deck by group: ``python tools/deck_page.py``.

A test compares the page with what this tool would write. The last section, on balance, is measured by ``python -m
bench.balance --write`` and stays as it is.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from duchy.games.bruges.components.card import Card
from duchy.games.bruges.components.deck import COSTS, DECK
from duchy.games.bruges.components.grammar import Colour, Group, Kind
from duchy.games.bruges.components.names import card_name
from duchy.games.bruges.display.cards import card_text, group_name

PAGE = Path(__file__).resolve().parent.parent / "docs" / "games" / "bruges-deck.md"
LANGUAGE = "en"
MEASURED = "\n## Balance\n"  # the heading of the section that bench/balance.py writes

HEAD = """\
# The deck of Bruges

165 characters: 11 groups of 15, 33 cards of each colour, 3 of each group and colour. The cards are data
(`src/duchy/games/bruges/data/deck.toml`), each with its provenance; this page is made from them by
`python tools/deck_page.py`, and the texts are the ones that the game shows. How the cards fare in games of bots stands
[at the end](#balance). The digest of the deck is `{digest}`: it is part of the options of a game, so that a record
names the deck it was played with.

The printed list of cards is not public. {documented} cards keep what is on record of them, and {named} more a name; all
else is our own design. In the last column stands what is on record, as paths into the entry of the card.

A deck file of your own stands in for ours: `bruges/deck.toml` in the folder that `DUCHY_DATA` names. `duchy deck check
FILE` says what is wrong with it, by file, card and reason. Cards that our texts do not know need a name in three
languages (`name.en`, `name.ru`, `name.uk`); their texts are generated like ours, or given (`text.en` and so on). The
words of a card are in chapter 15 of the [rules](../rules/bruges.md), the keys at the head of the deck file.

## Activations and prices

"""

SYMBOLS = {
    Kind.INSTANT: "lightning",
    Kind.WORKER: "worker",
    Kind.FREE: "once a round",
    Kind.ACTION: "changes an action",
    Kind.SITUATION: "by itself",
    Kind.ENDGAME: "laurel",
}


def page() -> str:
    """The whole page."""
    documented = sum(card.provenance != "reconstructed" for card in DECK.cards)
    named = sum(card.documented == ("name",) for card in DECK.cards)
    head = HEAD.format(digest=DECK.digest, documented=documented, named=named)
    return head + counts() + "".join(map(section, Group))


def counts() -> str:
    """How many cards are of which activation and price."""
    found = Counter((card.activation.kind, card.cost) for card in DECK.cards)
    lines = [row("", *COSTS, "sum"), "|---|" + "--:|" * (len(COSTS) + 1)]
    for kind in Kind:
        numbers = [found[kind, cost] for cost in COSTS]
        lines.append(row(SYMBOLS[kind], *numbers, sum(numbers)))
    sums = [sum(found[kind, cost] for kind in Kind) for cost in COSTS]
    return "\n".join([*lines, row("sum", *sums, sum(sums))]) + "\n"


def section(group: Group) -> str:
    """The cards of a group."""
    lines = [f"\n## {group_name(group, LANGUAGE).capitalize()}\n"]
    lines += [row("No.", "card", "colour", "price", "VP", "symbol", "effect", "on record")]
    lines += ["|--:|---|---|--:|--:|---|---|---|"]
    lines += [cells(card) for card in DECK.cards if card.group == group]
    return "\n".join(lines) + "\n"


def cells(card: Card) -> str:
    """A card as a row."""
    colour = card.activation.colour
    symbol = SYMBOLS[card.activation.kind] + ("" if colour is None else f", {_word(colour)}")
    told = (card_name(card, LANGUAGE), _word(card.colour), card.cost, card.vp, symbol, card_text(card, LANGUAGE))
    return row(card.number, *told, ", ".join(f"`{path}`" for path in card.documented))


def row(*values: object) -> str:
    """A row of a table."""
    return "| " + " | ".join(map(str, values)) + " |"


def _word(colour: Colour) -> str:
    return colour.name.lower()


if __name__ == "__main__":
    _, heading, measured = PAGE.read_text(encoding="utf-8").partition(MEASURED)
    PAGE.write_text(page() + heading + measured, encoding="utf-8")
    sys.stdout.write(f"{PAGE.name}: {len(DECK.cards)} cards\n")
