"""What Sealed Bids brings: every part but a drawing."""

from typing import TYPE_CHECKING

from duchy.engine.game.contract import Contract

if TYPE_CHECKING:
    from duchy.engine.game import listing
    from duchy.engine.game.protocols import Parts

    from . import position, rules
    from .analysis import course, coverage, evaluation, observation, reasons
    from .display import describe, log, shapes, view
    from .referee import invariants, legality

    PARTS: Parts = (
        rules,
        position,
        evaluation,
        course,
        observation,
        coverage,
        reasons,
        legality,
        invariants,
        describe,
        log,
        view,
        listing,
        shapes,
    )


class SealedBids(Contract):
    """Sealed Bids."""

    name = "toy"
    package = __package__
    private_log = True


CONTRACT = SealedBids()
