"""Uses that a hand card does not have now, and why: sentences for the places where a client shows all six uses."""

from __future__ import annotations

from collections.abc import Iterator

from duchy.games.bruges.components.board import MOST_HOUSES, SECTIONS
from duchy.games.bruges.components.grammar import Action
from duchy.games.bruges.components.programs import DONE_ACTION, colour_of
from duchy.games.bruges.components.tables import of_op
from duchy.games.bruges.display.looking import ColourLook, Look
from duchy.games.bruges.display.names import COLOUR_NAMES, THREAT_NAMES, USE_NAMES
from duchy.games.bruges.display.shapes import Refusal

Facts = dict[str, int | str]


def refusals(look: Look, player: int, possible: set[tuple[int, str]]) -> list[Refusal]:
    """Why cards of a player's hand cannot be used otherwise than ``possible``, which has places and uses."""
    found: list[Refusal] = []
    colours = look.colours(player)
    me = look.record["players"][player]
    for place, card in enumerate(me["hand"][: me["held"]].tolist(), start=1):
        colour = int(colour_of(card))
        for use in USE_NAMES:
            if (place, use) not in possible:
                key, facts = _Refused(look, player, card, colour, colours[colour]).why(use)
                found.append({"card": place, "use": use, "key": f"why-{key}", "args": facts})
    return found


class _Refused:
    """A card of a player that cannot be used for something."""

    def __init__(self, look: Look, player: int, card: int, colour: int, uses: ColourLook) -> None:
        self.look, self.player, self.card, self.colour, self.uses = look, player, card, colour, uses
        self.me = look.record["players"][player]

    def why(self, use: str) -> tuple[str, Facts]:
        """The key of a sentence behind ``why-``, and its facts."""
        row = self.look.question.row
        if row >= 0 and of_op(row, DONE_ACTION) not in (Action.ANY, USE_NAMES.index(use)):
            return "granted", {"card": str(self.look.question.card)}
        if use == "calm":
            return "no-marker", {"threat": THREAT_NAMES[self.colour]}
        if use == "canal":
            return self.canal()
        if use == "house":
            if int(self.me["homes"]) == MOST_HOUSES:
                return "houses", {}
            price = self.look.price(self.player, Action.HOUSE, self.colour, 1)
            return "no-worker", {"colour": COLOUR_NAMES[self.colour], "price": price}
        if not any(card == -1 for card in self.me["tenant"][: self.me["homes"]].tolist()):
            return "no-house", {}
        return "guilders", self.missing(self.look.place_price(self.player, self.card))

    def canal(self) -> tuple[str, Facts]:
        cells = [self.look.cell(self.player, section) for section in range(SECTIONS)]
        if cells == [None] * SECTIONS:
            return "canals-full", {}
        prices = list(self.prices())
        if not prices:
            return "no-cell", {"colour": COLOUR_NAMES[self.colour]}
        return "guilders", self.missing(min(prices))

    def prices(self) -> Iterator[int]:
        """What the cells cost that a card of this colour fits."""
        for section in range(SECTIONS):
            cell = self.look.cell(self.player, section)
            if self.uses.cells >> section & 1 and cell is not None:
                yield self.look.price(self.player, Action.CANAL, self.colour, cell[1])

    def missing(self, price: int) -> Facts:
        return {"price": price, "guilders": int(self.me["guilders"])}
