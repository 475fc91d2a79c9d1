"""Cards that are in no deck: each shows a piece of the grammar at work, with its words in English.

The first ones are the probes of chapter 15.8; the others use what those leave out. Together with the deck they use
every phrase of the texts of cards.
"""

from collections.abc import Mapping
from typing import Any

from duchy.engine.values.data import Entry
from duchy.games.bruges.components.card import Card
from duchy.games.bruges.components.deck import parse_card

GUILDERS = {"op": "gain", "what": "guilders", "amount": 1}
POINT = {"op": "gain", "what": "vp", "amount": 1}
INSTANT = {"kind": "instant"}
FREE = {"kind": "free"}
ENDGAME = {"kind": "endgame"}


def probe_card(number: int, values: Mapping[str, Any]) -> Card:
    """A card for an experiment: as in a deck file, and what is left out is made up."""
    made_up = {"number": number, "id": f"probe_{number}", "group": "noble", "colour": "blue", "cost": 0}
    made_up |= {"provenance": "reconstructed", "source": "a probe"}
    return parse_card(Entry("probe", f"card {number}", {**made_up, **values}))


def worker(colour: str) -> dict[str, Any]:
    return {"kind": "worker", "colour": colour}


def action(name: str, **more: Any) -> dict[str, Any]:
    return {"kind": "action", "action": name, **more}


def situation(event: str, **more: Any) -> dict[str, Any]:
    return {"kind": "situation", "event": event, **more}


def gain(what: str, amount: Any, **more: Any) -> dict[str, Any]:
    return {"op": "gain", "what": what, "amount": amount, **more}


def per(sel: str, each: int = 1, **more: Any) -> dict[str, Any]:
    """An amount for each of something; group_of and max belong to the amount, the rest to what is counted."""
    outer: dict[str, Any] = {key: more.pop(key) for key in ("group_of", "max") if key in more}
    return {"per": {"sel": sel, **more}, "each": each, **outer}


def modify(target: str, **change: int) -> dict[str, Any]:
    return {"op": "modify", "target": target, **change}


def act(name: str, card: str = "hand", **more: Any) -> dict[str, Any]:
    return {"op": "do_action", "action": name, "card": card, **more}


CATALOGUE: dict[str, tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any] | None, str]] = {
    "BR-PROBE-01": (
        INSTANT,
        [{"op": "transfer", "from": "each_opponent", "to": "self", "what": "worker", "amount": 2}],
        None,
        "Each opponent gives you 2 workers of their choice.",
    ),
    "BR-PROBE-02": (
        INSTANT,
        [{"op": "remove", "who": "each_opponent", "what": "canal_token"}],
        None,
        "Each opponent discards 1 of their canal tokens.",
    ),
    "BR-PROBE-03": (
        INSTANT,
        [{"op": "draw", "amount": 4}, {"op": "discard_cards", "amount": 4}],
        None,
        "Draw 4 cards, then discard 4 cards from your hand.",
    ),
    "BR-PROBE-04": (
        worker("blue"),
        [act("canal", "none", price={"times": 2})],
        None,
        "Build 1 canal cell without a card at double price.",
    ),
    "BR-PROBE-05": (
        FREE,
        [gain("worker", 1, colour="choice")],
        {"die": "brown", "in": [1, 2]},
        "Once a round, take 1 worker of any colour if the brown die shows 1 or 2.",
    ),
    "BR-PROBE-06": (
        situation("leadership_check"),
        [{"op": "permit", "what": "tie_suffices"}],
        None,
        "When majorities are checked, a shared lead is enough for you.",
    ),
    "BR-PROBE-07": (
        ENDGAME,
        [{"op": "score", "amount": per("distinct", what="groups", over="characters")}],
        None,
        "1 VP for each different group among your characters.",
    ),
    "BR-PROBE-08": (
        ENDGAME,
        [{"op": "score", "amount": per("houses", colour="red", state="all")}],
        None,
        "1 VP for each of your red houses.",
    ),
    "BR-PROBE-09": (
        INSTANT,
        [{"op": "gain_marker", "who": "each_opponent", "colour": "yellow", "amount": 1}],
        None,
        "Each opponent takes 1 yellow threat marker.",
    ),
    "BR-PROBE-10": (
        action("place"),
        [modify("price", add=-2, floor=0)],
        None,
        "Moving in a character costs you 2 guilders less.",
    ),
    "BR-PROBE-11": (
        situation("penalty", penalty=["fire"]),
        [{"op": "pay", "what": "guilders", "amount": 3, "then": [{"op": "prevent", "what": "penalty"}]}],
        None,
        "When a penalty threatens you (fire), you may prevent it for 3 guilders.",
    ),
    "BR-PROBE-12": (
        situation("reputation_offer"),
        [{"op": "permit", "what": "advance_without_low_dice"}, modify("price", set=3)],
        None,
        "In phase 2 you can always raise your reputation, for 3 guilders.",
    ),
    "BR-PROBE-13": (
        situation("character_placed", group="clergy"),
        [POINT],
        None,
        "When you move in another cleric, gain 1 VP.",
    ),
    "BR-PROBE-14": (
        worker("red"),
        [gain("vp", 2)],
        {"majority": "canal"},
        "Gain 2 VP if you have more built canal cells than any opponent.",
    ),
    "BR-PROBE-15": (
        FREE,
        [{"op": "exchange", "give": {"what": "worker"}, "get": {"what": "guilders"}, "max": 3}],
        None,
        "Once a round, you may exchange up to 3 workers, each for 1 guilder.",
    ),
    "BR-PROBE-17": (worker("brown"), [{"op": "reputation", "steps": 1}], None, "Raise your reputation by 1 step."),
    "BR-PROBE-18": (
        FREE,
        [{"op": "choose", "branches": [[POINT], [gain("guilders", 2)]]}],
        None,
        "Once a round, gain 1 VP or 2 guilders.",
    ),
    "BR-PROBE-19": (
        worker("purple"),
        [{"op": "return_to_hand", "what": "character"}],
        None,
        "Return 1 of your characters to your hand.",
    ),
    "BR-PROBE-20": (
        ENDGAME,
        [{"op": "score", "amount": per("sets", 3, k=5, over="workers")}],
        None,
        "3 VP for every 5 of your workers in different colours.",
    ),
    "BR-PROBE-21": (
        action("workers"),
        [modify("yield", set=3)],
        None,
        "When you take workers with a card, take 3 instead of 2.",
    ),
    "BR-PROBE-22": (worker("yellow"), [gain("vp", per("dice", faces=[1]))], None, "Gain 1 VP for each die showing 1."),
    "BR-PROBE-23": (
        ENDGAME,
        [{"op": "score", "amount": per("statues", 2)}],
        {"count": {"sel": "sections", "state": "complete"}, "at_least": 1},
        "2 VP for each of your statues if you have 1 or more complete canal sections.",
    ),
    "BR-PROBE-24": (
        INSTANT,
        [{"op": "lose", "who": "chosen_opponent", "what": "vp", "amount": 2}],
        None,
        "An opponent of your choice loses 2 VP.",
    ),
    "BR-PROBE-25": (
        INSTANT,
        [{"op": "flip", "category": "reputation"}],
        None,
        "Flip your majority marker for reputation.",
    ),
    "BR-PROBE-26": (
        situation("marker_discarded"),
        [GUILDERS],
        None,
        "When you discard a threat marker, take 1 guilder.",
    ),
    "BR-PROBE-27": (
        situation("dice_rolled", limit="once_per_round"),
        [gain("guilders", {"die": "red", "max": 3})],
        None,
        "After each roll of the dice, take as many guilders as the red die shows (up to 3 guilders).",
    ),
    "BR-PROBE-28": (
        situation("round_end"),
        [gain("guilders", 3)],
        {"minority": {"sel": "guilders"}},
        "At the end of each round, take 3 guilders if you have fewer guilders than any opponent.",
    ),
    "BR-PROBE-29": (
        action("calm"),
        [{"op": "permit", "what": "any_colour"}],
        None,
        "You may discard threat markers with cards of any colour.",
    ),
}

MORE: list[tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any] | None, str]] = [
    # --- what the reader does
    (
        INSTANT,
        [gain("worker", {"n": 3, "up_to": True}, colour="red"), {"op": "draw", "amount": {"n": 2, "up_to": True}}],
        None,
        "Take up to 3 red workers and draw up to 2 cards.",
    ),
    (
        INSTANT,
        [gain("worker", {"n": 3, "up_to": True}, colour="choice"), gain("worker", {"die": "blue"}, colour="choice")],
        None,
        "Take up to 3 workers of any colour and as many workers of any colour as the blue die shows.",
    ),
    (
        INSTANT,
        [
            {"op": "discard_cards", "amount": {"n": 2, "up_to": True}},
            {"op": "discard_marker", "colour": "choice", "amount": {"n": 2, "up_to": True}},
            {"op": "discard_marker", "colour": "blue", "amount": {"n": 3, "up_to": True}},
        ],
        None,
        "Discard up to 2 cards from your hand, up to 2 threat markers of any colour and up to 3 blue threat markers.",
    ),
    (
        INSTANT,
        [
            {"op": "discard_marker", "colour": "red", "amount": per("markers", colour="red")},
            gain("vp", {"die": "yellow"}),
            gain("vp", {"die": "red"}),
            gain("vp", {"die": "red", "max": 2}),
            gain("vp", per("statues")),
        ],
        None,
        "Discard all your red threat markers for 1 VP each and gain as many VP as the yellow and red dice show "
        "together, as many VP as the red die shows (up to 2 VP) and 1 VP for each of your statues.",
    ),
    (
        situation("marker_discarded"),
        [
            gain("vp", {"die": "yellow"}),
            gain("vp", {"die": "red"}),
            gain("vp", {"die": "red", "max": 2}),
            gain("vp", per("statues")),
        ],
        None,
        "When you discard a threat marker, gain as many extra VP as the yellow and red dice show together, as many "
        "extra VP as the red die shows (up to 2 VP) and 1 extra VP for each of your statues.",
    ),
    (
        INSTANT,
        [{"op": "discard_marker", "colour": "red", "amount": 2}, gain("guilders", 1)],
        None,
        "Discard 2 red threat markers (as far as you have them) and take 1 guilder.",
    ),
    (
        INSTANT,
        [gain("vp", {"die": "yellow"}), {"op": "draw", "amount": 1}, gain("vp", {"die": "yellow"})],
        None,
        "Gain as many VP as the yellow die shows, draw 1 card and gain as many VP as the yellow die shows.",
    ),
    (
        INSTANT,
        [gain("vp", {"die": "yellow"}), gain("vp", {"die": "blue"})],
        None,
        "Gain as many VP as the yellow and blue dice show together.",
    ),
    (
        INSTANT,
        [
            gain("worker", {"die": "red"}, colour="blue"),
            gain("worker", per("statues", 2), colour="blue"),
            gain("worker", per("statues"), colour="choice"),
            {"op": "draw", "amount": per("statues")},
            {"op": "draw", "amount": {"die": "red"}},
        ],
        None,
        "Take as many blue workers as the red die shows, 2 blue workers for each of your statues and 1 worker of any "
        "colour for each of your statues and draw 1 card for each of your statues and as many cards as the red die "
        "shows.",
    ),
    (
        INSTANT,
        [
            {"op": "discard_cards", "amount": per("statues")},
            {"op": "discard_cards", "amount": {"die": "red"}},
            {"op": "reputation", "steps": {"die": "red"}},
            {"op": "reputation", "steps": per("statues")},
            {"op": "straighten", "amount": {"die": "red"}},
            {"op": "straighten", "amount": per("statues")},
        ],
        None,
        "Discard 1 card from your hand for each of your statues, then discard as many cards from your hand as the "
        "red die shows, raise your reputation by as many steps as the red die shows and your reputation by 1 step "
        "for each of your statues and straighten as many of your other turned cards as the red die shows and 1 of "
        "your other turned cards for each of your statues.",
    ),
    (
        INSTANT,
        [
            {"op": "discard_marker", "colour": "red", "amount": {"die": "red"}},
            {"op": "discard_marker", "colour": "red", "amount": per("statues")},
            {"op": "discard_marker", "colour": "choice", "amount": {"die": "red"}},
            {"op": "discard_marker", "colour": "choice", "amount": per("statues")},
        ],
        None,
        "Discard as many red threat markers as the red die shows, 1 red threat marker for each of your statues, as "
        "many threat markers of any colour as the red die shows and 1 threat marker of any colour for each of your "
        "statues.",
    ),
    (
        INSTANT,
        [
            {"op": "lose", "what": "guilders", "amount": 1},
            {"op": "remove", "what": "canal_token"},
            {"op": "remove", "what": "house"},
            {"op": "remove", "what": "character", "optional": True},
        ],
        None,
        "Lose 1 guilder, discard 1 of your canal tokens, discard 1 of your houses and you may discard 1 of your "
        "characters.",
    ),
    (
        INSTANT,
        [{"op": "flip", "category": "characters"}, {"op": "flip", "category": "canal"}],
        None,
        "Flip your majority marker for characters and flip your majority marker for canals.",
    ),
    *(
        (worker("red"), [{"op": "copy", "of": of, "activation": kind}], None, text)
        for of, kind, text in (
            (
                "all",
                "worker",
                "Use any other character with a worker symbol for free, even if it is turned.",
            ),
            ("self", "instant", "Use the effect of another of your characters with the lightning symbol."),
            ("chosen_opponent", "instant", "Use the effect of an opponent’s character with the lightning symbol."),
        )
    ),
    (
        worker("red"),
        [{"op": "exchange", "give": {"what": "guilders", "amount": 2}, "get": {"what": "vp"}, "max": 3}],
        None,
        "You may exchange 2 guilders for 1 VP up to 3 times.",
    ),
    (
        worker("red"),
        [{"op": "exchange", "give": {"what": "worker"}, "get": {"what": "worker", "colour": "red"}, "max": 1}],
        None,
        "You may exchange 1 worker for 1 red worker.",
    ),
    (
        INSTANT,
        [
            {"op": "exchange", "give": {"what": "guilders"}, "get": {"what": "vp"}, "max": 2},
            {"op": "exchange", "give": {"what": "vp"}, "get": {"what": "guilders", "amount": 3}, "max": 2},
        ],
        None,
        "You may exchange up to 2 guilders, each for 1 VP and you may exchange up to 2 VP, each for 3 guilders.",
    ),
    (
        worker("blue"),
        [{"op": "pay", "what": "worker", "colour": "red", "amount": 1, "then": [POINT, {"op": "draw", "amount": 1}]}],
        None,
        "Give up 1 red worker to gain 1 VP and draw 1 card.",
    ),
    (
        INSTANT,
        [
            {
                "op": "pay",
                "what": "guilders",
                "amount": 2,
                "then": [{"op": "lose", "who": "left", "what": "worker", "amount": 1}],
            }
        ],
        None,
        "You may pay 2 guilders. If you do, your left neighbour loses 1 worker.",
    ),
    (
        INSTANT,
        [{"op": "choose", "branches": [[POINT], [{"op": "draw", "amount": 1}, GUILDERS]], "optional": True}],
        None,
        "If you like, gain 1 VP or draw 1 card and take 1 guilder.",
    ),
    (
        situation("reputation_offer"),
        [modify("price", set=2)],
        None,
        "A reputation step in phase 2 costs you 2 guilders.",
    ),
    (action("calm"), [GUILDERS], None, "When you discard a threat marker with a card, also take 1 guilder."),
    (
        situation("round_end"),
        [gain("worker", 1, colour="choice")],
        {"majority": {"sel": "workers"}},
        "At the end of each round, take 1 worker of any colour if you have more workers than any opponent.",
    ),
    (
        INSTANT,
        [{"op": "reputation", "steps": per("statues", max=2)}],
        None,
        "Raise your reputation by 1 step for each of your statues (up to 2 steps).",
    ),
    (
        action("calm"),
        [{"op": "permit", "what": "any_colour"}, gain("vp", 1), {"op": "draw", "amount": 1}],
        None,
        "You may discard threat markers with cards of any colour, and gain 1 VP and draw 1 card each time.",
    ),
    # --- actions
    *(
        (INSTANT, [act(name, optional=True)] * count, None, text)
        for name, count, text in (
            ("workers", 2, "You may play up to 2 more cards for workers."),
            ("money", 2, "You may play up to 2 more cards for guilders."),
            ("calm", 1, "You may play 1 more card against a threat."),
            ("calm", 3, "You may play up to 3 more cards against threats."),
            ("canal", 1, "You may play 1 more card for a canal cell."),
            ("canal", 2, "You may play up to 2 more cards for canal cells."),
            ("place", 2, "You may move in up to 2 more characters."),
        )
    ),
    (INSTANT, [act("place", price={"set": 2})], None, "Move in 1 more character for 2 guilders."),
    (
        INSTANT,
        [act("place", price={"add": 1}), act("canal", price={"times": 3})],
        None,
        "Move in 1 more character for 1 guilder more, then play 1 more card for a canal cell at 3 times the price.",
    ),
    (
        INSTANT,
        [act("place", price={"add": -4, "floor": 1})],
        None,
        "Move in 1 more character for 4 guilders less, but at least 1 guilder.",
    ),
    # --- others
    (
        INSTANT,
        [
            gain("vp", 1, who="right"),
            gain("worker", 1, colour="choice", who="each_player"),
            {"op": "discard_cards", "who": "each_opponent", "amount": 1},
            {"op": "remove", "who": "each_opponent", "what": "house"},
            {"op": "remove", "who": "left", "what": "character"},
            {"op": "return_to_hand", "who": "left", "what": "character", "optional": True},
        ],
        None,
        "Your right neighbour gains 1 VP. Each player takes 1 worker of any colour. Each opponent discards 1 card "
        "from their hand. Each opponent discards 1 of their houses. Your left neighbour discards 1 of their "
        "characters. If you like, your left neighbour returns 1 character to their hand.",
    ),
    (
        INSTANT,
        [
            {"op": "lose", "who": "each_opponent", "what": "worker", "amount": {"die": "red"}},
            {"op": "lose", "who": "each_opponent", "what": "worker", "amount": per("statues")},
            {"op": "lose", "who": "each_opponent", "what": "worker", "amount": 1, "colour": "blue"},
        ],
        None,
        "Each opponent loses as many workers as the red die shows. Each opponent loses 1 worker for each "
        "statue you have. Each opponent loses 1 blue worker.",
    ),
    # --- conditions
    *(
        (FREE, [POINT], condition, f"Once a round, gain 1 VP if {text}.")
        for condition, text in (
            ({"count": {"sel": "hand"}, "exactly": 1}, "the number of cards in hand you have is 1"),
            ({"count": {"sel": "hand", "of": "each_opponent"}, "at_most": 0}, "your opponents have no cards in hand"),
            (
                {"count": {"sel": "houses", "state": "empty", "of": "each_opponent"}, "at_least": 2},
                "your opponents together have 2 or more empty houses",
            ),
            (
                {"count": {"sel": "houses", "state": "inhabited", "of": "each_opponent"}, "at_most": 2},
                "your opponents together have 2 or fewer inhabited houses",
            ),
            (
                {"count": {"sel": "workers", "colour": "red", "of": "each_opponent"}, "exactly": 2},
                "your opponents together have exactly 2 red workers",
            ),
            ({"count": {"sel": "statues", "of": "all"}, "exactly": 0}, "no player has any statues"),
            ({"count": {"sel": "statues", "of": "all"}, "at_least": 2}, "all players together have 2 or more statues"),
            ({"count": {"sel": "statues", "of": "all"}, "at_most": 2}, "all players together have 2 or fewer statues"),
            ({"count": {"sel": "statues", "of": "all"}, "exactly": 2}, "all players together have exactly 2 statues"),
            ({"count": {"sel": "dice", "faces": [5, 6]}, "exactly": 0}, "there are no dice showing 5 or 6"),
            ({"count": {"sel": "dice", "faces": [6]}, "at_least": 2}, "there are 2 or more dice showing 6"),
            ({"count": {"sel": "dice", "faces": [6]}, "at_most": 2}, "there are 2 or fewer dice showing 6"),
            ({"count": {"sel": "dice", "faces": [6]}, "exactly": 2}, "there are exactly 2 dice showing 6"),
            ({"majority": "reputation"}, "you are ahead of all opponents in reputation"),
            ({"majority": {"sel": "workers"}, "tie": True}, "no opponent has more workers than you"),
            ({"not": {"die": "red", "in": [1]}}, "it is not true that the red die shows 1"),
            (
                {"all": [{"die": "red", "in": [1]}, {"any": [{"majority": "canal"}, {"die": "blue", "in": [1]}]}]},
                "the red die shows 1 and you have more built canal cells than any opponent or the blue die shows 1",
            ),
        )
    ),
    *(
        (action("any"), [POINT], {"action": name}, f"When you play a card, also gain 1 VP if {text}.")
        for name, text in (
            ("workers", "you take workers"),
            ("money", "you take guilders"),
            ("calm", "you discard a threat marker"),
            ("canal", "you build a canal cell"),
            ("house", "you build a house"),
            ("place", "you move in a character"),
            ("any", "you play a card"),
        )
    ),
    (
        action("any"),
        [POINT],
        {"action": "house", "colour": "red"},
        "When you play a card, also gain 1 VP if you build a house and you play a red card.",
    ),
    # --- events
    (
        action("any", limit="once_per_round"),
        [POINT],
        {"action": "any", "colour": "red"},
        "Once a round, when you play a card, also gain 1 VP if you play a red card.",
    ),
    *(
        (action(name), [GUILDERS], None, f"When {text}, also take 1 guilder.")
        for name, text in (
            ("money", "you take guilders with a card"),
            ("canal", "you build a canal cell with a card"),
            ("house", "you build a house with a card"),
            ("place", "you move in a character"),
        )
    ),
    (
        action("house"),
        [
            gain("worker", 1, colour="card"),
            gain("worker", per("statues"), colour="card"),
            gain("worker", {"die": "red"}, colour="card"),
            gain("worker", {"n": 2, "up_to": True}, colour="card"),
        ],
        None,
        "When you build a house with a card, also take 1 worker of the card’s colour, 1 worker of the card’s colour "
        "for each of your statues, as many workers of the card’s colour as the red die shows and up to 2 workers of "
        "the card’s colour.",
    ),
    (
        action("house"),
        [
            {"op": "discard_marker", "colour": "card", "amount": 1},
            {"op": "discard_marker", "colour": "card", "amount": per("statues")},
            {"op": "discard_marker", "colour": "card", "amount": {"die": "red"}},
            {"op": "discard_marker", "colour": "card", "amount": {"n": 2, "up_to": True}},
        ],
        None,
        "When you build a house with a card, also discard 1 threat marker of the card’s colour (if you have one), 1 "
        "threat marker of the card’s colour for each of your statues, as many threat markers of the card’s colour as "
        "the red die shows and up to 2 threat markers of the card’s colour.",
    ),
    *(
        (situation(event, by=by, **more), [GUILDERS], None, f"When {text}, take 1 guilder.")
        for event, by, more, text in (
            ("cards_drawn", "self", {}, "you draw cards"),
            ("cards_drawn", "opponent", {}, "an opponent draws cards"),
            ("cards_drawn", "any", {}, "a player draws cards"),
            ("reputation_step", "opponent", {}, "an opponent raises their reputation by a step"),
            ("reputation_step", "any", {}, "a player raises their reputation by a step"),
            ("penalty_suffered", "self", {"penalty": ["fire", "riot"]}, "you suffer a penalty (fire or riot)"),
            ("penalty_suffered", "any", {}, "a player suffers a penalty"),
            ("marker_discarded", "opponent", {"colour": "red"}, "an opponent discards a red threat marker"),
            ("marker_discarded", "any", {}, "a player discards a threat marker"),
            ("house_built", "opponent", {"colour": "blue"}, "an opponent builds a blue house"),
            ("house_built", "any", {}, "a player builds a house"),
            ("canal_built", "self", {"colour": "brown"}, "you build a brown canal cell"),
            ("canal_built", "opponent", {}, "an opponent builds a canal cell"),
            ("canal_built", "any", {}, "a player builds a canal cell"),
            ("section_completed", "self", {}, "you complete a canal section"),
            ("section_completed", "opponent", {}, "an opponent completes a canal section"),
            ("section_completed", "any", {}, "a player completes a canal section"),
            ("character_placed", "opponent", {}, "an opponent moves in a character"),
            ("character_placed", "any", {"colour": "red"}, "a player moves in another red character"),
            ("character_placed", "opponent", {"group": "noble"}, "an opponent moves in one of the nobles"),
            ("character_placed", "any", {"group": "noble"}, "a player moves in another noble"),
        )
    ),
    # --- changed values, permissions, protection
    (
        action("money"),
        [modify("yield", set=7)],
        None,
        "When you take guilders with a card, take 7 whatever the die shows.",
    ),
    (
        action("workers"),
        [modify("yield", add=2), modify("yield", times=2)],
        None,
        "When you take workers with a card, take 2 more. When you take workers with a card, take 2 times as many.",
    ),
    (
        action("any", limit="once_per_round"),
        [modify("price", add=-3, floor=1), modify("price", add=1), modify("price", times=2)],
        None,
        "Once a round, building a canal cell with a card or moving in a character costs you 3 guilders less, but at "
        "least 1 guilder. Once a round, building a canal cell with a card or moving in a character costs you 1 guilder "
        "more. Once a round, building a canal cell with a card or moving in a character costs you 2 times as much.",
    ),
    (
        action("any"),
        [{"op": "permit", "what": "any_colour"}],
        None,
        "You may discard threat markers and build canal cells with cards of any colour.",
    ),
    (situation("refill"), [modify("refill_target", set=7)], None, "In phase 1 you fill your hand up to 7 cards."),
    (situation("refill"), [modify("refill_target", add=1)], None, "In phase 1 you draw 1 more card."),
    (
        situation("refill"),
        [{**modify("refill_target", add=2), "optional": True}],
        None,
        "In phase 1 you may draw 2 more cards.",
    ),
    (
        situation("marker_gain", colour="red"),
        [{"op": "prevent", "what": "marker"}],
        None,
        "You take no red threat markers.",
    ),
    (
        situation("marker_gain", limit="once_per_round"),
        [{"op": "prevent", "what": "marker"}],
        None,
        "Once a round, refuse 1 threat marker.",
    ),
    (
        situation("marker_gain"),
        [{"op": "pay", "what": "guilders", "amount": 1, "then": [{"op": "prevent", "what": "marker"}]}],
        None,
        "When you are about to take a threat marker, you may refuse it for 1 guilder.",
    ),
    (
        situation("marker_gain"),
        [{"op": "prevent", "what": "marker", "optional": True}],
        None,
        "When you are about to take a threat marker, you may refuse it.",
    ),
    (situation("penalty"), [{"op": "prevent", "what": "penalty"}], None, "You are safe from all penalties."),
    (
        situation("penalty", limit="once_per_round"),
        [{"op": "prevent", "what": "penalty"}],
        None,
        "Once a round, when a penalty threatens you, prevent it.",
    ),
]
"""Activation, effects, condition, and the text in English."""

SELECTORS: list[dict[str, Any]] = [
    *({"sel": name} for name in ("workers", "guilders", "hand", "markers", "statues", "houses", "characters")),
    {"sel": "canal_cells"},
    {"sel": "reputation_step"},
    {"sel": "leaderships", "state": "flipped"},
    *({"sel": "houses", "state": state, "colour": "red"} for state in ("empty", "inhabited", "all")),
    *({"sel": "sections", "state": state} for state in ("third", "complete")),
    *({"sel": "characters", "group": group} for group in ("noble", "artist", "scholar")),
    {"sel": "characters", "colour": "purple", "group": "clergy", "activation": "free"},
    *(
        {"sel": "characters", "activation": kind}
        for kind in ("instant", "worker", "free", "action", "situation", "endgame")
    ),
    *({"sel": "distinct", "what": "colours", "over": over} for over in ("houses", "characters", "workers")),
    {"sel": "distinct", "what": "groups", "over": "characters"},
    *({"sel": "sets", "k": 4, "over": over} for over in ("houses", "characters", "workers")),
]
"""Everything that can be counted, but dice."""
