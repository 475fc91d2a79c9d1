"""Actions and prompts as sentences."""

from __future__ import annotations

from duchy.engine.game.game import SPECTATOR, State
from duchy.engine.game.teller import teller
from duchy.engine.words.sentences import Sentences
from duchy.engine.words.wording import key

from .shapes import Prompt


def action_text(state: State, action: int, language: str = "en", player: int | None = None) -> str:
    """A legal action in words."""
    teller(state, action, player)  # refuses an action that is not legal
    said = state.game.catalogue.decode(action)
    return Sentences.of(state.game.contract.package).say(language, key("action", said.kind), said.arguments)


def prompt_for(state: State, viewer: int = SPECTATOR) -> Prompt:
    """What a viewer is told about the question that the game waits for."""
    if state.decision is None:
        return {"key": "prompt-over", "args": {}}
    if viewer in state.deciders:
        return {"key": key("prompt", state.decision), "args": {}}
    return {"key": "prompt-waiting", "args": {"players": list(state.deciders)}}
