"""Why an action is not legal: only the other kind of action can be asked for."""

from duchy.engine.game.game import State
from duchy.engine.words.reasons import Reason

from ..questions import QUESTIONS

OVER = "SB-END-01"


def rule_of_waiting(state: State, player: int) -> str:
    """One player leads; bids stay secret until all have bid."""
    return "SB-GAME-02" if state.decision == "raise" else "SB-BID-02"


def why_not(state: State, action: int, player: int) -> Reason | None:
    """Another question is asked; or there is no reason, and the action is legal."""
    asked = str(state.decision)
    if state.game.catalogue.decode(action).kind == asked:
        return None
    return Reason(state.game.contract.package, QUESTIONS.named(asked).rule, "why-asked", {"decision": asked})
