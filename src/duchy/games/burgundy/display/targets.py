"""The legal actions of a view: what each costs and brings, and where it is clicked."""

from __future__ import annotations

from typing import Any

from duchy.engine.game.game import State
from duchy.games.burgundy.actions import FREE_DIE
from duchy.games.burgundy.components.board import DEPOTS
from duchy.games.burgundy.components.shields import Shield
from duchy.games.burgundy.components.tiles import SPECIES
from duchy.games.burgundy.display.box import with_shields
from duchy.games.burgundy.display.describe import facts_of
from duchy.games.burgundy.display.names import estate_at, shields_of
from duchy.games.burgundy.display.outcome import Outcome, preview
from duchy.games.burgundy.display.shapes import ActionView, DecisionView, Targets

#: Actions that take a tile of the black depot, or an inn beside it.
FROM_BLACK = ("buy", "buy_inn", "settle_black", "exchange", "award")


def actions_of(state: State, viewer: int, clicks: Clicks) -> list[ActionView]:
    """What a viewer may do now."""
    return [_action(outcome, clicks) for outcome in preview(state, viewer, state.legal_actions(viewer))]


def _action(outcome: Outcome, clicks: Clicks) -> ActionView:
    shown: ActionView = {
        "id": outcome.action,
        "kind": outcome.kind,
        "args": dict(outcome.arguments),
        "targets": clicks.targets(outcome),
    }
    if facts := facts_of(outcome):
        shown["facts"] = facts
    if outcome.value is not None:
        shown["value"] = outcome.value
    if outcome.cost:
        shown["cost"] = outcome.cost
    if outcome.gain:
        shown["gain"] = outcome.gain
    if outcome.then is not None:
        shown["then"] = outcome.then
    if outcome.reveals:
        shown["reveals"] = True
    return shown


class Clicks:
    """Where the actions of a player are clicked. Equal dice and equal tiles are one action and many places."""

    def __init__(
        self,
        state: State,
        viewer: int,
        table: dict[str, Any],
        players: list[dict[str, Any]],
        decision: DecisionView | None,
    ) -> None:
        self.me = me = players[viewer]
        self.estate = estate_at(state.game, me["layout"])
        self.shields = shields_of(state, viewer)
        self.lying: list[int] = state.record.more[0].shield_at.tolist() if with_shields(state.game) else []
        self.depots: list[list[int]] = table["depots"]
        self.black: list[int] = table["black"]
        self.storage = [(kind, slot >= len(me["slots"]) - len(me["stored"])) for slot, kind in enumerate(me["slots"])]
        self.dice = [None if used else value for value, used in zip(me["dice"], me["spent"], strict=True)]
        self.asked_about = decision.get("hex", 0) - 1 if decision else -1

    def targets(self, outcome: Outcome) -> Targets:
        arguments, kind = outcome.arguments, outcome.kind
        found: Targets = {}
        if "shield" in arguments:
            self.add_shield(arguments["shield"], kind, found)
        if outcome.other is not None:
            found["player"] = outcome.other
        if "die" in arguments and arguments["die"] <= FREE_DIE:
            found["dice"] = _alike(self.dice, arguments["die"])
        if kind in ("place", "place_free", "discard"):
            found["storage"] = _alike(self.storage, arguments["slot"])
        if kind in ("take", "gain", "buy_depot", "settle"):
            found["depot"] = arguments["depot"]
            found["slots"] = _alike(self.depots[arguments["depot"] - 1], arguments["slot"])
        if kind == "load":
            found["depots"] = neighbouring_depots(arguments["depot"], arguments["span"])
        if outcome.tile == "inn" and kind in FROM_BLACK:
            found["inn"] = True
        elif kind in FROM_BLACK:
            found["black"] = _alike(self.black, arguments["slot"])
        if kind == "arrange":
            found["route"] = arguments["slot"]
        if "goods" in arguments:
            found["goods"] = arguments["goods"]
        if "hex" in arguments:
            found["hex"] = arguments["hex"]
        if outcome.estate is not None:
            found["estate"] = outcome.estate
        if kind == "store":
            found["shelf"] = arguments["shelf"]
        if kind == "copy":
            found["building"] = arguments["building"]
        if kind == "return_castle":
            found["dice"] = list(range(1, len(self.dice) + 1))
        if kind == "flock":
            found["hexes"] = self.animals(arguments["species"] - 1)
        return found

    def add_shield(self, number: int, kind: str, found: Targets) -> None:
        """A shield is clicked in its depot and on a castle; to be given up, on its castle."""
        found["shield"] = number
        if kind == "take_shield":
            found["depot"] = self.lying[number - 1]
        else:
            found["hex"] = self.shields[number - 1] + 1

    def animals(self, species: int) -> list[int]:
        """The spaces with animals of a type on the pasture that the decision is about, or with shield 1 on any."""
        regions = self.estate.regions
        pasture = set(next(region for region in regions if self.asked_about in region))
        if Shield.JOINED_MEADOWS - 1 in self.shields:
            pasture = set(range(len(self.estate)))
        return sorted(space + 1 for space in pasture if SPECIES[self.me["tiles"][space]] == species)


def _alike(places: list[Any], chosen: int) -> list[int]:
    """The numbers of all places that hold the same as one of them."""
    return [number for number, value in enumerate(places, start=1) if value == places[chosen - 1]]


def neighbouring_depots(first: int, span: int) -> list[int]:
    """A depot and, with monastery 5, the next one clockwise."""
    return [(first - 1 + more) % DEPOTS + 1 for more in range(span)]
