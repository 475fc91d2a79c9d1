"""Actions and prompts in words.

A text is a key of the Fluent files with what it speaks of. What that is called in a language is put in here: colours,
bonuses, categories and verdicts by their names, players by the names they gave themselves, hexes counted from 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from duchy.engine.state import SPECTATOR, State
from duchy.engine.text import Texts
from duchy.engine.wording import key, seat_name, seat_names, teller
from duchy.games.dice.actions import PASS, SEAL
from duchy.games.dice.components.sheets import LETTERS
from duchy.games.dice.display.names import STEP_NAMES
from duchy.games.dice.display.outcome import Outcome, preview
from duchy.games.dice.display.shapes import Gain, Prompt
from duchy.games.dice.options import SAME

PACKAGE = "duchy.games.dice"

Facts = Mapping[str, int | str]


def say(language: str, text: str, facts: Facts, names: Sequence[str] = ()) -> str:
    """A text of the game, with the facts it mentions put into the language."""
    texts = Texts.of(PACKAGE)
    told: dict[str, int | str] = dict(facts)
    for prefix in ("category", "verdict"):
        if prefix in facts:
            told[prefix] = texts.format(language, key(prefix, str(facts[prefix])))
    for fact in ("colour", "first_colour", "second_colour"):
        if fact in facts:
            told[fact] = texts.format(language, key("colour", str(facts[fact])))
    if "hex" in facts:
        told["hex"] = int(facts["hex"]) + 1
    if "player" in facts:
        told["player"] = seat_name(language, int(facts["player"]), names)
    return texts.format(language, text, **told)


def facts_of(outcome: Outcome) -> dict[str, int | str]:
    """What the words about an action may mention, in no language."""
    facts: dict[str, int | str] = dict(outcome.arguments)
    if "sheet" in facts:
        facts["sheet"] = LETTERS[outcome.arguments["sheet"]]
    for name in ("colour", "number", "bonus"):
        if (value := getattr(outcome, name)) is not None:
            facts[name] = value
    if outcome.kind == "build":
        facts["used"] = outcome.used or "none"
    return facts


def action_text(state: State, action: int, language: str = "en", player: int | None = None) -> str:
    """A legal action in words, as on a button."""
    outcome = preview(state, teller(state, action, player), [action])[0]
    return say(language, key("action", outcome.kind), facts_of(outcome))


def gain_texts(gain: Gain, language: str) -> Iterator[str]:
    """A gain in words, piece by piece."""
    if "area" in gain:
        yield say(language, "gain-area", {"colour": gain["area"]["colour"], "size": gain["area"]["size"]})
    for category, vp in gain.get("vp", {}).items():
        yield say(language, "gain-vp", {"count": vp, "category": category})
    for bonus, count in gain.get("bonuses", {}).items():
        yield say(language, key("gain", bonus), {"count": count})


def prompt_for(state: State, viewer: int = SPECTATOR) -> Prompt:
    """What is said to a player, or a spectator, about the decision that the game waits for."""
    decision, deciders = state.decision, state.deciders
    if decision is None:
        return {"key": "prompt-over"}
    if viewer in deciders:
        return {"key": _own_prompt(state, decision, viewer)}
    if decision == "round" or (decision == "castle" and state.record.variant != SAME):
        return {"key": "prompt-sealed" if viewer >= 0 else "prompt-waiting", "players": list(deciders)}
    return {"key": key("prompt-other", decision), "player": deciders[0]}


def _own_prompt(state: State, decision: str, player: int) -> str:
    """What a player is asked, and what a prompt leaves out because it is not possible now."""
    if decision == "sheet":
        return "prompt-sheet"
    if decision == "castle":
        return "prompt-castle.all" if state.record.variant == SAME else "prompt-castle"
    step, legal = STEP_NAMES[int(state.record.steps[player])], state.legal_actions(player)
    if legal == [PASS]:
        return "prompt-build.pass"
    if legal == [SEAL]:
        return "prompt-second.seal"
    return key("prompt", step)


def prompt(state: State, viewer: int = SPECTATOR, language: str = "en", names: Sequence[str] = ()) -> str:
    """The same as a sentence."""
    told = prompt_for(state, viewer)
    facts: dict[str, int | str] = {}
    if "player" in told:
        facts["player"] = told["player"]
    if "players" in told:
        facts["players"] = seat_names(language, told["players"], names)
    return say(language, told["key"], facts, names)
