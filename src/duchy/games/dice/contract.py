"""What the Dice Game brings (see ``duchy.engine.contract``). Parts are imported when they are used."""

from functools import cached_property

from duchy.engine.contract import (
    Contract,
    Coverage,
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
from duchy.engine.notation import FormerNotation
from duchy.games.dice.options import Options


class DiceGame(Contract):
    """The Castles of Burgundy: The Dice Game."""

    name = "dice"
    package = "duchy.games.dice"
    options = Options
    way_on_card = "cuda_batch"  # all players choose at once
    former_notation = FormerNotation(moved={"sheet": (1,), "castle": (1,), "build": (0, 1), "second": (1,)})

    @cached_property
    def rules(self) -> Rules:
        from duchy.games.dice import rules

        return rules

    @cached_property
    def evaluation(self) -> Evaluation:
        from duchy.games.dice.analysis import evaluation

        return evaluation

    @cached_property
    def features(self) -> Features:
        from duchy.games.dice.analysis import features

        return features

    @cached_property
    def invariants(self) -> Invariants:
        from duchy.games.dice.analysis import invariants

        return invariants

    @cached_property
    def coverage(self) -> Coverage:
        from duchy.games.dice.analysis import coverage

        return coverage

    @cached_property
    def legality(self) -> Legality:
        from duchy.games.dice.analysis import legality

        return legality

    @cached_property
    def describe(self) -> Describe:
        from duchy.games.dice.display import describe

        return describe

    @cached_property
    def position(self) -> Position:
        from duchy.games.dice import position

        return position

    @cached_property
    def reasons(self) -> Reasons:
        from duchy.games.dice.analysis import reasons

        return reasons

    @cached_property
    def log(self) -> Log:
        from duchy.games.dice.display import log

        return log

    @cached_property
    def view(self) -> View:
        from duchy.games.dice.display import view

        return view

    @cached_property
    def drawing(self) -> Drawing:
        from duchy.games.dice.display import drawing

        return drawing

    @cached_property
    def shapes(self) -> Shapes:
        from duchy.games.dice.display import shapes

        return shapes


CONTRACT = DiceGame()
