"""Actions and prompts in words.

A text is a key of the Fluent files with what it speaks of. What that is called in a language is put in here: tiles,
goods, colours and categories by their names, players by the names they gave themselves, spaces counted from 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from duchy.engine.state import SPECTATOR, State
from duchy.engine.text import Texts
from duchy.engine.wording import key, seat_name, seat_names, teller
from duchy.games.burgundy.actions import CATALOGUE, PRICE
from duchy.games.burgundy.components.tiles import GOODS_NAMES
from duchy.games.burgundy.display.outcome import Outcome, preview
from duchy.games.burgundy.display.shapes import Gain, Prompt
from duchy.games.burgundy.state import Decision

PACKAGE = "duchy.games.burgundy"
DIE_ACTIONS = {"take", "place", "sell", "workers"}
PURCHASES = {"buy", "buy_depot"}

Facts = Mapping[str, int | str]


def say(language: str, text: str, facts: Facts, names: Sequence[str] = ()) -> str:
    """A text of the game, with the facts it mentions put into the language."""
    texts = Texts.of(PACKAGE)
    told: dict[str, int | str] = dict(facts)
    for prefix in ("tile", "goods", "category", "colour"):
        if prefix in facts:
            told[prefix] = texts.format(language, key(prefix, str(facts[prefix])))
    if text == "log-region":
        told["colour"] = texts.format(language, f"{key('colour', str(facts['colour']))}.region")
    if "hex" in facts:
        told["hex"] = int(facts["hex"]) + 1
    if "player" in facts:
        told["player"] = seat_name(language, int(facts["player"]), names)
    return texts.format(language, text, **told)


def facts_of(outcome: Outcome) -> dict[str, int | str]:
    """What the words about an action may mention, in no language."""
    facts: dict[str, int | str] = dict(outcome.arguments)
    if "goods" in facts:
        facts["goods"] = GOODS_NAMES[outcome.arguments["goods"] - 1]
    if "die" in facts:
        facts["cost"] = outcome.turned
    if outcome.kind in PURCHASES:
        facts["silver"] = PRICE - outcome.arguments["workers"]
    for name in ("tile", "number", "count", "estate"):
        if (value := getattr(outcome, name)) is not None:
            facts[name] = value
    return facts


def action_text(state: State, action: int, language: str = "en", player: int | None = None) -> str:
    """A legal action in words, as on a button."""
    outcome = preview(state, teller(state, action, player), [action])[0]
    return say(language, key("action", outcome.kind), facts_of(outcome))


def gain_texts(gain: Gain, language: str, said: Sequence[str] = ()) -> Iterator[str]:
    """A gain in words, piece by piece, without what was said already."""
    for category, vp in gain.get("vp", {}).items():
        yield say(language, "gain-vp", {"count": vp, "category": category})
    if "silver" in gain:
        yield say(language, "gain-silver", {"count": gain["silver"]})
    if "workers" in gain and "workers" not in said:
        yield say(language, "gain-workers", {"count": gain["workers"]})
    for goods, count in gain.get("goods", {}).items():
        yield say(language, "gain-goods", {"count": count, "goods": goods})
    if "tile" in gain and "tile" not in said:
        yield say(language, "gain-tile", {"tile": gain["tile"]})
    if "bonus" in gain:
        yield say(language, key("gain-bonus", gain["bonus"]["tile"]), {"colour": gain["bonus"]["colour"]})
    if "steps" in gain:
        yield say(language, "gain-order", {})


def prompt_for(state: State, viewer: int = SPECTATOR) -> Prompt:
    """What is said to a player, or a spectator, about the decision that the game waits for."""
    decision, deciders = state.decision, state.deciders
    if decision is None:
        return {"key": "prompt-over"}
    if viewer in deciders:
        return {"key": key("prompt", decision) + _variant(state, viewer)}
    if len(deciders) > 1 or (state.record.secret and decision == "found"):
        return {"key": "prompt-sealed", "players": list(deciders)}
    return {"key": key("prompt-other", decision), "player": deciders[0]}


def _variant(state: State, player: int) -> str:
    """What a prompt leaves out because it is not possible now."""
    if state.decision == Decision.FOUND.name.lower():
        return "" if state.record.players[player].board >= 0 else ".castle"
    if state.decision != Decision.TURN.name.lower():
        return ""
    kinds = {CATALOGUE.kind_of(action).name for action in state.legal_actions(player)}
    if kinds & DIE_ACTIONS:
        return "" if kinds & PURCHASES else ".dice"
    return ".purchase" if kinds & PURCHASES else ".end"


def prompt(state: State, viewer: int = SPECTATOR, language: str = "en", names: Sequence[str] = ()) -> str:
    """The same as a sentence."""
    told = prompt_for(state, viewer)
    facts: dict[str, int | str] = {}
    if "player" in told:
        facts["player"] = told["player"]
    if "players" in told:
        facts["players"] = seat_names(language, told["players"], names)
    return say(language, told["key"], facts, names)
