"""What Bruges brings (see ``duchy.engine.contract``). Parts are imported when they are used."""

from functools import cached_property

from duchy.engine.contract import Contract, Deck, Rules
from duchy.engine.options import Options as KitOptions


class Bruges(Contract):
    """Bruges."""

    name = "bruges"
    package = "duchy.games.bruges"
    private_log = True

    @cached_property
    def options(self) -> type[KitOptions]:
        from duchy.games.bruges.options import Options

        return Options

    @cached_property
    def rules(self) -> Rules:
        from duchy.games.bruges import rules

        return rules

    @cached_property
    def deck(self) -> Deck:
        from duchy.games.bruges import decks

        return decks


CONTRACT = Bruges()
