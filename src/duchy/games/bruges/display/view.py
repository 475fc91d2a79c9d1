"""The JSON that a client draws: ``board`` once a game, ``view`` after every action.

Both are in no language and made of plain numbers, texts, lists and dictionaries; shapes.py says what each key means.
A client needs no rules: every legal action comes with its price, what it brings and where to click, and every use that
a hand card does not have with the reason.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from duchy.engine.game.game import SPECTATOR, Game, State
from duchy.engine.game.warmup import Kernel
from duchy.games.bruges.components.board import CARDS_PER_COLOUR, COLOURS, MARKERS, STATUES, TURNS
from duchy.games.bruges.components.grammar import Action
from duchy.games.bruges.components.tables import CARDS_IN_ORDER
from duchy.games.bruges.display.box import board, setup
from duchy.games.bruges.display.describe import prompt_for
from duchy.games.bruges.display.laurels import laurels_of
from duchy.games.bruges.display.log import LogEntry, entries
from duchy.games.bruges.display.looking import Look, kernels_of, names_of
from duchy.games.bruges.display.names import (
    CARD_NAMES,
    CATEGORY_NAMES,
    COLOUR_NAMES,
    LEADERSHIP_NAMES,
    PHASE_NAMES,
    card_name,
    colour_name,
)
from duchy.games.bruges.display.outcome import Outcome, preview
from duchy.games.bruges.display.refusals import refusals
from duchy.games.bruges.display.shapes import (
    ActionView,
    Colour,
    ColourUses,
    DecisionView,
    HandCard,
    House,
    Leadership,
    Moment,
    PlayerView,
    Refusal,
    Standing,
    View,
)
from duchy.games.bruges.display.targets import targets_of
from duchy.games.bruges.questions import Decision
from duchy.games.bruges.state import Phase

__all__ = ["board", "kernels", "moment", "scores_now", "setup", "view"]

Array = np.ndarray[Any, Any]


def kernels(game: Game) -> list[Kernel]:
    """What must be compiled before a view can be drawn without a pause, beside the steps of the game."""
    bound = kernels_of(game)
    return [
        Kernel("preview", bound.try_each, lambda: _first_preview(game)),
        Kernel("act", bound.act, lambda: _first_entries(game)),
        Kernel("look", bound.look, lambda: Look(game.new_state(0)).points),
        Kernel("colours", bound.look_at_colours, lambda: Look(game.new_state(0)).colours(0)),
        Kernel("price", bound.price_of, lambda: Look(game.new_state(0)).price(0, Action.HOUSE, 0, 1)),
        Kernel("digging", bound.digging_price_of, lambda: Look(game.new_state(0)).digging_price(0, 0)),
    ]


def _first_preview(game: Game) -> list[Outcome]:
    first = game.new_state(0)
    return preview(first, 0, first.legal_actions(0))


def _first_entries(game: Game) -> list[LogEntry]:
    first = game.new_state(0)
    action, second = first.legal_actions(0)[0], first.clone()
    second.apply(action, 0)
    return entries(first, 0, action, second)


def view(state: State, viewer: int = SPECTATOR, *, actions: bool = True) -> View:
    """A position as a player, or a spectator, may see it. A full state is observed first.

    Without ``actions``, which take time to look ahead, the lists of them are empty.
    """
    state = state.seen_by(viewer)
    look = Look(state)
    record, where = look.record, moment(state)
    shown: View = {
        "game": state.game.name,
        "options": state.game.options.as_dict(),
        "viewer": viewer,
        "ply": state.ply,
        "revelations": state.revelations,
        "over": state.is_over,
        "phase": PHASE_NAMES[int(record["phase"])],
        "round": where["round"],
        "last_round": int(record["last_round"]) or None,
        "deadline": _deadline(record),
        "order": [(int(record["first"]) + place) % state.game.players for place in range(state.game.players)],
        "turn": _turn(record)[0],
        "active": _turn(record)[1],
        "played": bool(record["played"]),
        "dice": dict(zip(COLOUR_NAMES, record["dice"].tolist(), strict=True)) if record["dice"][0] else None,
        "rolled": int(record["phase"]) >= Phase.DICE,
        "step": _usual_step(record),
        "supply": _supply(record, state.game.players),
        "decks": [
            {"colour": COLOUR_NAMES[top] if count else None, "count": count}
            for top, count in zip(record["tops"].tolist(), record["decks"].tolist(), strict=True)
        ],
        "reserve": int(record["reserve"]),
        "statues": STATUES[int(record["statues"]) :],
        "leaderships": _leaderships(look, state.game.players),
        "discard": _discard(record, state.game.players),
        "unseen": _unseen(record),
        "players": [_player(look, player, viewer) for player in range(state.game.players)],
        "deciders": list(state.deciders),
        "decision": _decision(look),
        "prompt": prompt_for(state, viewer),
        "actions": [],
        "refusals": [],
    }
    if state.is_over:
        for player, place in zip(shown["players"], state.places, strict=True):
            player["place"] = place
    if viewer != SPECTATOR:
        shown["uses"] = _uses(look, viewer)
        if actions and viewer in state.deciders:
            outcomes = preview(state, viewer, state.legal_actions(viewer))
            shown["actions"] = [_action(look, viewer, outcome) for outcome in outcomes]
            shown["refusals"] = _refusals(look, viewer, outcomes)
    return shown


def moment(state: State) -> Moment:
    """Where a game stands, for lists of tables and curves of points; full and observed states tell the same."""
    record = state.record
    return {
        "phase": PHASE_NAMES[int(record.phase)],
        "round": int(record.round_no),
        "last": bool(record.round_no == record.last_round),
    }


def scores_now(state: State) -> list[int]:
    """The scores if the game ended in this position, with final scoring."""
    if state.is_over:
        return state.scores
    points = Look(state).points
    return [score + int(points[seat, 1:].sum()) for seat, score in enumerate(state.scores)]


# --- the table -------------------------------------------------------------------------------------------------------


def _deadline(record: Array) -> int | None:
    """The round that would be the last if a deck ran out now (BR-DECK-07 to BR-DECK-11)."""
    if record["last_round"]:
        return None
    later = int(record["phase"]) in (Phase.CARDS, Phase.LEADERSHIPS)
    return int(record["round_no"]) + later


def _turn(record: Array) -> tuple[int | None, int | None]:
    """In phase 3, the number of the turn and whose turn it is."""
    if int(record["phase"]) != Phase.CARDS or record["over"]:
        return None, None
    seats, turn = int(record["seats"]), int(record["turn"])
    return turn // seats + 1, (int(record["first"]) + turn) % seats


def _usual_step(record: Array) -> int | None:
    """The sum of all dice showing 1 or 2 (BR-REP-02)."""
    low = [face for face in record["dice"].tolist() if 0 < face <= 2]
    return sum(low) if low and int(record["phase"]) >= Phase.DICE else None


def _supply(record: Array, seats: int) -> dict[Colour, int]:
    held = record["players"]["markers"][:seats].sum(axis=0).tolist()
    return {name: MARKERS - count for name, count in zip(COLOUR_NAMES, held, strict=True)}


def _leaderships(look: Look, seats: int) -> dict[Leadership, Standing]:
    shown: dict[Leadership, Standing] = {}
    for name, row in zip(LEADERSHIP_NAMES, look.leads.tolist(), strict=True):
        counts, most = row[:seats], max(row[:seats])
        alone = most > 0 and counts.count(most) == 1
        shown[name] = {"counts": counts, "leader": counts.index(most) if alone else None}
    return shown


def _discard(record: Array, seats: int) -> list[str]:
    """Everything that lies nowhere else and that the viewer has seen."""
    lying = {card for part in ("hand", "house", "tenant") for card in record["players"][part][:seats].ravel().tolist()}
    pool = record["pool"].tolist()
    gone = [
        CARDS_IN_ORDER[card]
        for card in range(len(CARD_NAMES))
        if card not in lying and not pool[card // CARDS_PER_COLOUR] >> card % CARDS_PER_COLOUR & 1
    ]
    return [card.id for card in sorted(gone, key=lambda card: card.number)]


def _unseen(record: Array) -> dict[Colour, int]:
    return {name: pool.bit_count() for name, pool in zip(COLOUR_NAMES, record["pool"].tolist(), strict=True)}


# --- players ---------------------------------------------------------------------------------------------------------


def _player(look: Look, player: int, viewer: int) -> PlayerView:
    me = look.record["players"][player]
    price = look.prices[player]
    points = me["final"] if look.record["over"] else look.points[player]
    return {
        "vp": int(me["vp"]),
        "guilders": int(me["guilders"]),
        "workers": dict(zip(COLOUR_NAMES, me["workers"].tolist(), strict=True)),
        "markers": dict(zip(COLOUR_NAMES, me["markers"].tolist(), strict=True)),
        "reputation": int(me["reputation"]),
        "step": price if price >= 0 and int(look.record["phase"]) >= Phase.DICE else None,
        "hand": [_hand_card(me, place, player == viewer) for place in range(int(me["held"]))],
        "houses": [_house(me, place) for place in range(int(me["homes"]))],
        "canal": me["canal"].tolist(),
        "statues": [value if value > 0 else None for value in me["statue"].tolist()],
        "leads": [name for place, name in enumerate(LEADERSHIP_NAMES) if int(me["leads"]) >> place & 1],
        "turns": _turns(look.record, player),
        "end": {name: int(vp) for name, vp in zip(CATEGORY_NAMES[1:], points[1:], strict=True)},
        "laurels": laurels_of(look, player),
    }


def _hand_card(me: Array, place: int, own: bool) -> HandCard:
    card = int(me["hand"][place])
    shown: HandCard = {"colour": colour_name(card)}
    if (name := card_name(card)) is not None:
        shown["card"] = name
    elif own:
        shown["drawn"] = True
    if int(me["known"]) >> place & 1:
        shown["open"] = True
    return shown


def _house(me: Array, place: int) -> House:
    card, tenant = int(me["house"][place]), int(me["tenant"][place])
    turned = bool(int(me["turned"]) >> place & 1)
    lives = None if tenant < 0 else {"card": CARD_NAMES[tenant], "turned": turned}
    shown: House = {"colour": colour_name(card), "inhabitant": lives}  # type: ignore[typeddict-item]
    if (name := card_name(card)) is not None:
        shown["card"] = name
    return shown


def _turns(record: Array, player: int) -> int:
    """Turns of a player in phase 3 that are over."""
    if int(record["phase"]) != Phase.CARDS:
        return TURNS if int(record["phase"]) == Phase.LEADERSHIPS else 0
    seats = int(record["seats"])
    place = (player - int(record["first"])) % seats
    return (int(record["turn"]) - place + seats - 1) // seats


def _uses(look: Look, viewer: int) -> dict[Colour, ColourUses]:
    workers = look.record["players"][viewer]["workers"].tolist()
    rolled = int(look.record["phase"]) >= Phase.DICE
    free = _houses_without_workers(look, viewer)
    return {
        name: {
            "workers": uses.workers,
            "guilders": uses.guilders if rolled else None,
            "calm": names_of(uses.calms),
            "cells": [section for section in (1, 2) if uses.cells >> (section - 1) & 1],
            "house": workers[colour] > 0 or free >> colour & 1 == 1,
        }
        for colour, (name, uses) in enumerate(zip(COLOUR_NAMES, look.colours(viewer), strict=True))
    }


def _houses_without_workers(look: Look, viewer: int) -> int:
    """The colours of houses that a character lets be built without a worker, as a set."""
    free = [look.price(viewer, Action.HOUSE, colour, 1) == 0 for colour in range(COLOURS)]
    return sum(1 << colour for colour, is_free in enumerate(free) if is_free)


# --- the decision ----------------------------------------------------------------------------------------------------


def _decision(look: Look) -> DecisionView | None:
    question = look.question
    if question.kind == Decision.NONE:
        return None
    told = {name: value for name, value in question.told.items() if name != "waiting"}
    shown = cast(DecisionView, {"kind": question.name, "player": question.player, **told})
    if question.effects:
        shown["effects"] = question.effects
    if penalties := _penalties(look):
        shown["penalties"] = penalties
    return shown


def _penalties(look: Look) -> list[Colour]:
    """The penalties of the player who is asked: the one that strikes now, then those that are due."""
    question = look.question
    now = [COLOUR_NAMES[question.penalty]] if question.penalty >= 0 else []
    if question.told.get("evil") == "penalty":
        now = [question.told["colour"]]
    markers = look.record["players"][question.player]["markers"].tolist()
    due = [name for name, count in zip(COLOUR_NAMES, markers, strict=True) if count >= 3 and name not in now]
    return [*now, *due]


# --- the actions -----------------------------------------------------------------------------------------------------


def _action(look: Look, viewer: int, outcome: Outcome) -> ActionView:
    shown: ActionView = {
        "id": outcome.action,
        "kind": outcome.kind,
        "args": dict(outcome.arguments),
        "targets": targets_of(look, viewer, outcome),
    }
    optional: dict[str, Any] = {
        "facts": outcome.facts,
        "cost": outcome.cost,
        "gain": outcome.gain,
        "hits": outcome.hits,
        "ends": outcome.ends,
        "standing": outcome.standing,
        "by": outcome.by,
        "then": outcome.then,
        "reveals": outcome.reveals,
    }
    shown |= {name: value for name, value in optional.items() if value}  # type: ignore[typeddict-item]
    if outcome.usual is not None:
        shown["usual"] = outcome.usual
    return shown


def _refusals(look: Look, viewer: int, outcomes: list[Outcome]) -> list[Refusal]:
    """Only where a card is played; after the card play of a turn nothing is refused card by card."""
    plays = look.question.kind == Decision.TURN and not look.record["played"]
    if not plays and look.question.kind != Decision.EXTRA:
        return []
    possible = {(outcome.arguments["card"], outcome.kind) for outcome in outcomes if "card" in outcome.arguments}
    return refusals(look, viewer, possible)
