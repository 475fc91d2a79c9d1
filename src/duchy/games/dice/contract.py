"""What the Dice Game brings (see ``duchy.engine.game.contract``)."""

from typing import TYPE_CHECKING

from duchy.engine.game.contract import Contract
from duchy.engine.game.notation import FormerNotation

if TYPE_CHECKING:
    from duchy.engine.game.protocols import Parts
    from duchy.games.dice import position, rules
    from duchy.games.dice.analysis import course, coverage, evaluation, observation, reasons
    from duchy.games.dice.display import describe, drawing, log, shapes, view
    from duchy.games.dice.referee import invariants, legality

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


class DiceGame(Contract):
    """The Castles of Burgundy: The Dice Game."""

    name = "dice"
    package = "duchy.games.dice"
    way_on_card = "cuda_batch"  # all players choose at once
    former_notation = FormerNotation(moved={"sheet": (1,), "castle": (1,), "build": (0, 1), "second": (1,)})


CONTRACT = DiceGame()
