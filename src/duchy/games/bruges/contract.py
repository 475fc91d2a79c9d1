"""What Bruges brings (see ``duchy.engine.contract``). Parts are imported when they are used."""

from functools import cached_property

from duchy.engine.contract import (
    Contract,
    Coverage,
    Deck,
    Describe,
    Drawing,
    Evaluation,
    Features,
    Invariants,
    Legality,
    Log,
    Position,
    Reasons,
    Rules,
    Shapes,
    View,
)
from duchy.engine.options import Options as KitOptions


class Bruges(Contract):
    """Bruges."""

    name = "bruges"
    package = "duchy.games.bruges"
    private_log = True
    rules_once_on_card = True  # effects of cards lead back to the rules that apply them
    hidden_hands = True
    revealed_together = 4

    @cached_property
    def options(self) -> type[KitOptions]:
        from duchy.games.bruges.options import Options

        return Options

    @cached_property
    def rules(self) -> Rules:
        from duchy.games.bruges import rules

        return rules

    @cached_property
    def describe(self) -> Describe:
        from duchy.games.bruges.display import describe

        return describe

    @cached_property
    def log(self) -> Log:
        from duchy.games.bruges.display import log

        return log

    @cached_property
    def view(self) -> View:
        from duchy.games.bruges.display import view

        return view

    @cached_property
    def drawing(self) -> Drawing:
        from duchy.games.bruges.display import drawing

        return drawing

    @cached_property
    def shapes(self) -> Shapes:
        from duchy.games.bruges.display import shapes

        return shapes

    @cached_property
    def position(self) -> Position:
        from duchy.games.bruges import position

        return position

    @cached_property
    def reasons(self) -> Reasons:
        from duchy.games.bruges.analysis import reasons

        return reasons

    @cached_property
    def evaluation(self) -> Evaluation:
        from duchy.games.bruges.analysis import evaluation

        return evaluation

    @cached_property
    def features(self) -> Features:
        from duchy.games.bruges.analysis import features

        return features

    @cached_property
    def invariants(self) -> Invariants:
        from duchy.games.bruges.analysis import invariants

        return invariants

    @cached_property
    def coverage(self) -> Coverage:
        from duchy.games.bruges.analysis import coverage

        return coverage

    @cached_property
    def legality(self) -> Legality:
        from duchy.games.bruges.analysis import legality

        return legality

    @cached_property
    def deck(self) -> Deck:
        from duchy.games.bruges import decks

        return decks


CONTRACT = Bruges()
