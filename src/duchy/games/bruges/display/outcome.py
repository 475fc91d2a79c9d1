"""An action as it is taken in a position: what it is about, what it costs, what it brings.

Buttons, previews and the log all read it here, so that they never disagree.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

import numpy as np

from duchy.engine.game.game import State
from duchy.engine.kernels.records import argument
from duchy.games.bruges.components.board import CELL_COLOUR, MAX_PLAYERS, WORKERS
from duchy.games.bruges.components.grammar import Action
from duchy.games.bruges.components.programs import COST, colour_of
from duchy.games.bruges.components.tables import CARDS_IN_ORDER, of_card
from duchy.games.bruges.components.words import Modify
from duchy.games.bruges.display.changes import changes
from duchy.games.bruges.display.looking import Look, Question, kernels_of
from duchy.games.bruges.display.names import (
    CARD_NAMES,
    CATEGORY_NAMES,
    COLOUR_NAMES,
    LEADERSHIP_NAMES,
    THREAT_OF,
    card_name,
    colour_name,
)
from duchy.games.bruges.display.shapes import ActionFacts, Cost, Gain, Hit, Leadership
from duchy.games.bruges.questions import Decision
from duchy.games.bruges.rules import DECISIONS
from duchy.games.bruges.state import CATEGORIES

Array = np.ndarray[Any, Any]
USES = {"workers": 0, "money": 1, "calm": 2, "canal": 3, "house": 4, "place": 5}
PLAYS = (*USES, "discard")
"""The kinds of actions that take a card out of the hand."""


@dataclass(frozen=True)
class Outcome:
    """An action with everything that its words, its price and its preview mention."""

    action: int
    kind: str
    arguments: Mapping[str, int]
    facts: ActionFacts
    cost: Cost
    gain: Gain
    hits: list[Hit] = field(default_factory=list)
    ends: dict[str, int] = field(default_factory=dict)
    standing: dict[Leadership, list[int]] = field(default_factory=dict)
    by: list[str] = field(default_factory=list)
    usual: int | None = None
    then: str | None = None
    reveals: bool = False


def preview(state: State, player: int, actions: Sequence[int]) -> list[Outcome]:
    """What each of a player's legal actions would do now.

    Each is applied to a copy whose gaps and whose generator are made up. What is reported is what the action does by
    itself, before anything random; whether something comes to light follows from the rules alone.
    """
    made_up = state.determinize(np.random.default_rng(0)).array
    near, far = np.repeat(made_up, len(actions)), np.repeat(made_up, len(actions))
    points = np.zeros((len(actions), MAX_PLAYERS, CATEGORIES), np.int16)
    numbers = argument(np.array(actions, np.int16))
    kernels_of(state.game).try_each(argument(near), argument(far), player, numbers, argument(points))
    before = Before(state, player)
    return [before.foretold(action, near[place], far[place], points[place]) for place, action in enumerate(actions)]


class Before:
    """The position in which a player acts, as far as outcomes need it."""

    def __init__(self, state: State, player: int) -> None:
        self.look = Look(state)
        self.player, self.seats = player, state.game.players
        self.record: Array = state.array[0]
        self.me: Array = self.record["players"][player]
        self.catalogue = state.game.catalogue
        self._colours = self.look.colours(player)

    @property
    def question(self) -> Question:
        """What is asked."""
        return self.look.question

    # --- what an action would do

    def foretold(self, action: int, near: Array, far: Array, points: Array) -> Outcome:
        """An action, from what it does by itself and from what follows."""
        decoded = self.catalogue.decode(action)
        kind, arguments = decoded.kind, decoded.arguments
        facts = self.facts(kind, arguments, None)
        gain, cost = self.own(kind, facts, near)
        by, usual = self.changed(kind, arguments, facts)
        reveals = int(far["revelations"]) != int(self.record["revelations"])
        ends = (points[self.player] - self.look.points[self.player]).tolist()
        return Outcome(
            action=action,
            kind=kind,
            arguments=arguments,
            facts=facts,
            cost=cost,
            gain=gain,
            hits=self.hits(near),
            ends={name: vp for name, vp in zip(CATEGORY_NAMES, ends, strict=True) if vp},
            standing=self.standing(near),
            by=by,
            usual=usual,
            then=None if reveals else self.then(far),
            reveals=reveals,
        )

    def own(self, kind: str, facts: ActionFacts, after: Array) -> tuple[Gain, Cost]:
        """What an action costs and brings the player: the price is told whole, not less what it brings."""
        after_me = after["players"][self.player].copy()
        price: Cost = {}
        if kind in ("canal", "place", "dig") and facts["price"]:
            price["guilders"] = facts["price"]
        elif kind == "accept" and facts["asked"] == "reputation" and facts["price"]:
            price["guilders"] = facts["price"]
        after_me["guilders"] += price.get("guilders", 0)
        if kind == "activate" and (worker := self.worker(facts["card"])) is not None:
            price["workers"] = {COLOUR_NAMES[worker]: 1}
            after_me["workers"][worker] += 1
        gain, cost = changes(self.me, after_me, played=kind in PLAYS)
        if kind == "draw":
            gain.pop("cards", None)
        return gain, cast(Cost, {**cost, **price})

    def worker(self, card: str) -> int | None:
        """The colour of the worker that a character costs."""
        colour = CARDS_IN_ORDER[CARD_NAMES.index(card)].activation.colour
        return None if colour is None else int(colour)

    def hits(self, after: Array) -> list[Hit]:
        """What an action does to the others."""
        found: list[Hit] = []
        for other in range(self.seats):
            if other == self.player:
                continue
            gain, cost = changes(self.record["players"][other], after["players"][other])
            hit: Hit = {"player": other}
            if gain:
                hit["gain"] = gain
            if cost:
                hit["cost"] = cost
            if gain or cost:
                found.append(hit)
        return found

    def standing(self, after: Array) -> dict[Leadership, list[int]]:
        """The leaderships whose numbers change, by player."""
        found: dict[Leadership, list[int]] = {}
        for place, name in enumerate(LEADERSHIP_NAMES):
            was = self.look.leads[place, : self.seats].tolist()
            now = [_standing(after["players"][player], place) for player in range(self.seats)]
            if now != was:
                found[name] = now
        return found

    def then(self, after: Array) -> str | None:
        """What the player is asked next, inside the turn."""
        question = Question(after)
        if question.kind in (Decision.NONE, Decision.TURN) or question.player != self.player:
            return None
        return DECISIONS[question.kind]

    def changed(self, kind: str, arguments: Mapping[str, int], facts: ActionFacts) -> tuple[list[str], int | None]:
        """The own inhabitants that change the yield or the price of a use, and what it is without them."""
        if kind not in ("workers", "money", "canal", "house", "place"):
            return [], None
        card = int(self.me["hand"][arguments["card"] - 1])
        colour = int(colour_of(card))
        usual = self.usual(kind, card, arguments)
        if facts["count" if kind in ("workers", "money") else "price"] == usual:
            return [], None
        places = self._colours[colour].changed[USES[kind]]
        tenants = [int(card) for place, card in enumerate(self.me["tenant"].tolist()) if places >> place & 1]
        return [CARD_NAMES[card] for card in tenants if _modifies(card)], usual

    def usual(self, kind: str, card: int, arguments: Mapping[str, int]) -> int:
        """The yield or the price of a use without characters that change it."""
        if kind == "workers":
            return WORKERS
        if kind == "money":
            return int(self.record["dice"][int(colour_of(card))])
        if kind == "canal":
            return (self.look.cell(self.player, arguments["section"] - 1) or (0, 0))[1]
        return 1 if kind == "house" else int(of_card(card, COST))

    # --- what an action is about

    def facts(self, kind: str, arguments: Mapping[str, int], after: Array | None) -> ActionFacts:
        """What the words about an action mention; cards that the viewer did not know are read from ``after``."""
        return _Facts(self, arguments, after).of(kind)

    def colour_look(self, colour: int) -> Any:
        """What a card of a colour would do."""
        return self._colours[colour]


class _Facts:
    """The facts of one action."""

    def __init__(self, before: Before, arguments: Mapping[str, int], after: Array | None) -> None:
        self.before, self.me, self.arguments, self.after = before, before.me, arguments, after
        self.question = before.question

    def of(self, kind: str) -> ActionFacts:
        if kind in USES:
            return self.play(kind)
        if kind in ("accept", "decline", "colour"):
            return self.answer(kind)
        if kind in ("burn", "dismiss", "recall", "activate", "straighten"):
            return self.at_house(kind)
        if kind in ("dig", "drain"):
            return self.at_canal(kind)
        return self.other(kind)

    def play(self, kind: str) -> ActionFacts:
        card = int(self.me["hand"][self.arguments["card"] - 1])
        colour = int(colour_of(card))
        facts: ActionFacts = {"colour": COLOUR_NAMES[colour]}
        if kind == "place" and card < 0 and self.after is not None:
            card = _newcomer(self.me, self.after)
        if (name := card_name(card)) is not None:
            facts["card"] = name
        look, player = self.before.look, self.before.player
        if kind == "workers":
            facts["count"] = self.before.colour_look(colour).workers
        elif kind == "money":
            facts["count"] = self.before.colour_look(colour).guilders
        elif kind == "calm":
            facts["threat"] = THREAT_OF[COLOUR_NAMES[self.arguments["colour"] - 1]]
        elif kind == "canal":
            _, base = look.cell(player, self.arguments["section"] - 1) or (0, 0)
            facts["price"] = look.price(player, Action.CANAL, colour, base)
        elif kind == "house":
            facts["price"] = look.price(player, Action.HOUSE, colour, 1)
        elif kind == "place":
            facts["house"] = COLOUR_NAMES[self.arguments["colour"] - 1]
            facts["price"] = look.place_price(player, card) if card >= 0 else 0
        return facts

    def answer(self, kind: str) -> ActionFacts:
        asked = self.question.name
        facts: ActionFacts = {"asked": asked}
        if (card := self.question.card) is not None and asked != "draw":
            facts["card"] = card
        if kind == "colour":
            facts["colour"] = COLOUR_NAMES[self.arguments["colour"] - 1]
            facts["threat"] = THREAT_OF[facts["colour"]]
        elif asked == "reputation":
            facts["price"] = self.question.frame.a
            facts["step"] = int(self.me["reputation"]) + 1
        return facts

    def at_house(self, kind: str) -> ActionFacts:
        place = self.arguments["house"] - 1
        facts: ActionFacts = {"house": colour_name(int(self.me["house"][place]))}
        tenant = card_name(int(self.me["tenant"][place]))
        if tenant is not None:
            facts["card"] = tenant
        if kind == "burn":
            facts["lived"] = int(tenant is not None)
            facts["number"] = place + 1
        return facts

    def at_canal(self, kind: str) -> ActionFacts:
        look, player, section = self.before.look, self.before.player, self.arguments["section"] - 1
        built = int(self.me["canal"][section])
        cell = built if kind == "dig" else built - 1
        facts: ActionFacts = {"colour": COLOUR_NAMES[CELL_COLOUR[player, section, cell]]}
        if kind == "dig":
            facts["price"] = look.digging_price(player, section)
        return facts

    def other(self, kind: str) -> ActionFacts:
        facts: ActionFacts = {}
        if kind == "draw":
            facts["colour"] = COLOUR_NAMES[int(self.before.record["tops"][self.arguments["deck"] - 1])]
        elif kind == "suffer":
            facts["colour"] = COLOUR_NAMES[self.arguments["colour"] - 1]
            facts["threat"] = THREAT_OF[facts["colour"]]
        elif kind == "discard":
            card = int(self.me["hand"][self.arguments["card"] - 1])
            facts["colour"] = colour_name(card)
            if (name := card_name(card)) is not None:
                facts["card"] = name
        elif kind == "react":
            facts["card"] = self.question.effects[self.arguments["effect"] - 1]
        elif kind == "branch":
            facts["card"] = str(self.question.card)
        elif kind == "copy":
            owner = self.before.record["players"][self.arguments["other"]]
            place = self.arguments["house"] - 1
            facts["card"] = CARD_NAMES[int(owner["tenant"][place])]
            facts["house"] = colour_name(int(owner["house"][place]))
        elif kind == "flip":
            facts["leadership"] = LEADERSHIP_NAMES[self.arguments["leadership"] - 1]
        return facts


def _standing(me: Array, leadership: int) -> int:
    if leadership == 0:
        return int(me["reputation"])
    return int((me["tenant"][: me["homes"]] != -1).sum() if leadership == 1 else me["canal"].sum())


def _modifies(card: int) -> bool:
    return any(isinstance(effect, Modify) for effect in CARDS_IN_ORDER[card].effects)


def _newcomer(before: Array, after: Array) -> int:
    """The character that has moved in; -1 if it has left again."""
    came = set(after["tenant"].tolist()) - set(before["tenant"].tolist()) - {-1}
    return int(next(iter(came), -1))
