"""What Bruges brings (see ``duchy.engine.game.contract``)."""

from typing import TYPE_CHECKING

from duchy.engine.game.contract import Contract

if TYPE_CHECKING:
    from duchy.engine.game.protocols import Parts
    from duchy.games.bruges import position, rules
    from duchy.games.bruges.analysis import course, coverage, evaluation, observation, reasons
    from duchy.games.bruges.display import describe, drawing, log, shapes, view
    from duchy.games.bruges.referee import invariants, legality

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
        drawing,
        shapes,
    )


class Bruges(Contract):
    """Bruges."""

    name = "bruges"
    package = "duchy.games.bruges"
    private_log = True
    rules_once_on_card = True  # effects of cards lead back to the rules that apply them
    hidden_hands = True
    revealed_together = 4


CONTRACT = Bruges()
