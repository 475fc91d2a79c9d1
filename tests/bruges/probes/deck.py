"""A deck of probes: cards that show every word of the grammar at work, and are no card data.

The probes of chapter 15.8 are ``p01`` to ``p29``; those from ``x01`` on are for words that no probe uses. They stand in
the deck in the place of cards of the package.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from duchy.engine.values.data import read


def worker(colour: str) -> dict[str, Any]:
    return {"kind": "worker", "colour": colour}


def situation(event: str, **more: Any) -> dict[str, Any]:
    return {"kind": "situation", "event": event, **more}


def action(name: str, **more: Any) -> dict[str, Any]:
    return {"kind": "action", "action": name, **more}


INSTANT, FREE, ENDGAME = {"kind": "instant"}, {"kind": "free"}, {"kind": "endgame"}


def gain(what: str, amount: Any, **more: Any) -> dict[str, Any]:
    return {"op": "gain", "what": what, "amount": amount, **more}


def score(per: dict[str, Any], each: int, **more: Any) -> list[dict[str, Any]]:
    return [{"op": "score", "amount": {"per": per, "each": each, **more}}]


def probe(
    activation: dict[str, Any], effects: list[dict[str, Any]], condition: dict[str, Any] | None = None
) -> dict[str, Any]:
    return {"activation": activation, "effects": effects, **({"if": condition} if condition else {})}


CANAL = {"sel": "canal_cells"}
PROBES: dict[str, dict[str, Any]] = {
    "p01": probe(INSTANT, [{"op": "transfer", "from": "each_opponent", "to": "self", "what": "worker", "amount": 2}]),
    "p02": probe(INSTANT, [{"op": "remove", "who": "each_opponent", "what": "canal_token"}]),
    "p03": probe(INSTANT, [{"op": "draw", "amount": 4}, {"op": "discard_cards", "amount": 4}]),
    "p04": probe(worker("blue"), [{"op": "do_action", "action": "canal", "card": "none", "price": {"times": 2}}]),
    "p05": probe(FREE, [gain("worker", 1, colour="choice")], {"die": "brown", "in": [1, 2]}),
    "p07": probe(ENDGAME, score({"sel": "distinct", "what": "groups", "over": "characters"}, 1)),
    "p08": probe(ENDGAME, score({"sel": "houses", "colour": "red"}, 1)),
    "p09": probe(INSTANT, [{"op": "gain_marker", "who": "each_opponent", "colour": "yellow", "amount": 1}]),
    "p11": probe(
        situation("penalty", penalty=["fire"]),
        [{"op": "pay", "what": "guilders", "amount": 3, "then": [{"op": "prevent", "what": "penalty"}]}],
    ),
    "p12": probe(
        situation("reputation_offer"),
        [{"op": "permit", "what": "advance_without_low_dice"}, {"op": "modify", "target": "price", "set": 3}],
    ),
    "p13": probe(situation("character_placed", group="clergy"), [gain("vp", 1)]),
    "p14": probe(worker("red"), [gain("vp", 2)], {"majority": "canal", "tie": False}),
    "p15": probe(
        FREE, [{"op": "exchange", "give": {"what": "worker"}, "get": {"what": "guilders", "amount": 1}, "max": 3}]
    ),
    "p18": probe(FREE, [{"op": "choose", "branches": [[gain("vp", 1)], [gain("guilders", 2)]]}]),
    "p19": probe(worker("purple"), [{"op": "return_to_hand", "who": "self", "what": "character"}]),
    "p20": probe(ENDGAME, score({"sel": "sets", "k": 5, "over": "workers"}, 3)),
    "p21": probe(action("workers"), [{"op": "modify", "target": "yield", "set": 3}, gain("guilders", 1)]),
    "p22": probe(worker("yellow"), [gain("vp", {"per": {"sel": "dice", "faces": [1]}, "each": 1})]),
    "p23": probe(
        ENDGAME,
        score({"sel": "statues"}, 2),
        {"count": {"sel": "sections", "state": "complete"}, "at_least": 1},
    ),
    "p24": probe(INSTANT, [{"op": "lose", "who": "chosen_opponent", "what": "vp", "amount": 2}]),
    "p25": probe(INSTANT, [{"op": "flip", "category": "reputation"}]),
    "p26": probe(situation("marker_discarded"), [gain("guilders", 1)]),
    "p27": probe(situation("dice_rolled", limit="once_per_round"), [gain("guilders", {"die": "red", "max": 3})]),
    "p28": probe(situation("round_end"), [gain("guilders", 3)], {"minority": {"sel": "guilders"}}),
    "p29": probe(action("calm"), [{"op": "permit", "what": "any_colour"}]),
    "x01": probe(FREE, [gain("guilders", 1, who="left"), gain("guilders", 2, who="right")]),
    "x02": probe(FREE, [gain("worker", 1, colour="red", who="each_player")]),
    "x03": probe(FREE, [{"op": "lose", "who": "each_opponent", "what": "worker", "colour": "choice", "amount": 1}]),
    "x04": probe(FREE, [{"op": "pay", "what": "card", "amount": 2, "then": [gain("vp", 4)]}, gain("guilders", 1)]),
    "x05": probe(FREE, [{"op": "pay", "what": "worker", "colour": "choice", "amount": 2, "then": [gain("vp", 5)]}]),
    "x06": probe(FREE, [{"op": "discard_cards", "who": "each_opponent", "amount": 1}]),
    "x07": probe(
        FREE,
        [{"op": "exchange", "give": {"what": "guilders", "amount": 2}, "get": {"what": "vp", "amount": 1}, "max": 2}],
    ),
    "x08": probe(situation("cards_drawn"), [gain("guilders", 1)]),
    "x09": probe(situation("section_completed"), [gain("vp", 3)]),
    "x10": probe(situation("canal_built", colour="blue"), [gain("vp", 1), gain("worker", 1, colour="card")]),
    "x11": probe(situation("marker_gain", colour="red"), [{"op": "prevent", "what": "marker"}]),
    "x12": probe(
        FREE,
        [gain("vp", 1)],
        {
            "all": [
                {"any": [{"die": "red", "in": [6]}, {"count": {"sel": "hand"}, "at_least": 2}]},
                {"not": {"die": "blue", "in": [6]}},
            ]
        },
    ),
    "x13": probe(
        action("money"), [{"op": "modify", "target": "yield", "add": 3}], {"action": "money", "colour": "red"}
    ),
    "x14": probe(FREE, [{"op": "straighten", "amount": {"n": 2, "up_to": True}}]),
    "x15": probe(FREE, [{"op": "draw", "amount": {"n": 2, "up_to": True}}]),
    "x16": probe(FREE, [{"op": "remove", "who": "each_opponent", "what": "character"}]),
    "x17": probe(situation("penalty_suffered", by="any", penalty=["riot"]), [gain("vp", 2)]),
    "x18": probe(ENDGAME, score({"sel": "markers", "of": "all"}, 1, max=5)),
    "x19": probe(action("house", limit="once_per_round"), [gain("guilders", 3)]),
    "x20": probe(FREE, [gain("worker", {"n": 2, "up_to": True}, colour="choice")]),
    "x21": probe(FREE, [{"op": "discard_marker", "colour": "choice", "amount": {"n": 2, "up_to": True}}]),
    "x22": probe(situation("reputation_step"), [gain("worker", 1, colour="red")]),
    "x23": probe(FREE, [{"op": "do_action", "action": "calm", "card": "hand"}]),
    "x24": probe(situation("refill"), [{"op": "modify", "target": "refill_target", "add": 1}]),
    "x25": probe(situation("refill"), [{"op": "modify", "target": "refill_target", "set": 7}]),
    "x26": probe(
        FREE, [gain("vp", {"per": {"sel": "characters", "colour": "blue", "of": "each_opponent"}, "each": 1})]
    ),
    "x27": probe(ENDGAME, score({"sel": "distinct", "what": "colours", "over": "workers"}, 1)),
    "x28": probe(FREE, [gain("guilders", {"per": {"sel": "sections", "state": "third"}, "each": 2})]),
    "x29": probe(FREE, [{"op": "transfer", "from": "left", "to": "self", "what": "worker", "amount": 1}]),
    "x30": probe(FREE, [{"op": "do_action", "action": "canal", "card": "hand"}]),
    "x31": probe(
        INSTANT,
        [{"op": "pay", "what": "worker", "colour": "red", "amount": 1, "then": [gain("vp", 2)]}, gain("guilders", 1)],
    ),
    "x32": probe(
        FREE,
        [
            {
                "op": "exchange",
                "give": {"what": "vp", "amount": 1},
                "get": {"what": "worker", "colour": "red", "amount": 2},
                "max": 2,
            }
        ],
    ),
    "x33": probe(FREE, [{"op": "discard_cards", "amount": {"n": 2, "up_to": True}}, gain("vp", 1)]),
    "x34": probe(INSTANT, [{"op": "gain_marker", "who": "each_opponent", "colour": "red", "amount": 2}]),
    "x35": probe(situation("dice_rolled"), [gain("vp", 1)]),
    "x36": probe(situation("dice_rolled"), [gain("vp", {"per": {"sel": "guilders"}, "each": 1})]),
    "x37": probe(
        situation("character_placed", limit="once_per_round"), [{"op": "discard_marker", "colour": "red", "amount": 1}]
    ),
    "x38": probe(INSTANT, [gain("vp", 2)], {"count": {"sel": "guilders"}, "at_least": 1}),
    "x39": probe(situation("penalty", limit="once_per_round"), [{"op": "prevent", "what": "penalty"}]),
    "x40": probe(INSTANT, [{"op": "draw", "amount": 1, "optional": True}] * 2),
}
KEPT = {"alchemist", "jailer", "inventor", "monk", "mayor", "duke", "queen", "accountant", "lawyer", "judge", "nun"}
CLERGY = ("p13",)  # probes that must be of the group that they name


def written(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value)


def write_deck(folder: Path) -> None:
    """Write the deck file where a player's own would be."""
    cards = read("bruges", "deck")["card"]
    free = [card for card in cards if card["group"] != "clergy" and card["id"] not in KEPT]
    clergy = [card for card in cards if card["group"] == "clergy" and card["id"] not in KEPT]
    for name, values in PROBES.items():
        card = (clergy if name in CLERGY else free).pop()
        for key in ("documented", "note", "if", "vp"):
            card.pop(key, None)
        card.update({"id": name, "name": dict.fromkeys(("en", "ru", "uk"), name), "cost": 0, **values})
    lines = ['game = "bruges"']
    for card in cards:
        lines += ["", "[[card]]", *(f"{key} = {written(value)}" for key, value in card.items())]
    (folder / "bruges").mkdir(parents=True, exist_ok=True)
    (folder / "bruges" / "deck.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
