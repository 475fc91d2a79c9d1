"""What Sealed Bids brings: every part. Each is imported when it is used."""

from functools import cached_property

from duchy.engine import contract as kit

from .options import Options


class SealedBids(kit.Contract):
    """Sealed Bids."""

    name = "toy"
    package = __package__
    options = Options
    private_log = True

    @cached_property
    def rules(self) -> kit.Rules:
        from . import rules

        return rules

    @cached_property
    def evaluation(self) -> kit.Evaluation:
        from .analysis import evaluation

        return evaluation

    @cached_property
    def features(self) -> kit.Features:
        from .analysis import features

        return features

    @cached_property
    def legality(self) -> kit.Legality:
        from .analysis import legality

        return legality

    @cached_property
    def invariants(self) -> kit.Invariants:
        from .analysis import invariants

        return invariants

    @cached_property
    def coverage(self) -> kit.Coverage:
        from .analysis import coverage

        return coverage

    @cached_property
    def describe(self) -> kit.Describe:
        from .display import describe

        return describe

    @cached_property
    def position(self) -> kit.Position:
        from . import position

        return position

    @cached_property
    def reasons(self) -> kit.Reasons:
        from .analysis import reasons

        return reasons

    @cached_property
    def log(self) -> kit.Log:
        from .display import log

        return log

    @cached_property
    def view(self) -> kit.View:
        from .display import view

        return view

    @cached_property
    def shapes(self) -> kit.Shapes:
        from .display import shapes

        return shapes


CONTRACT = SealedBids()
