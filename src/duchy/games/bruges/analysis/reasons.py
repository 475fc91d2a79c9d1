"""Why an action is not legal: the faults of ``legality.py`` with the rows of the catalogue, as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from duchy.engine.game.game import State
from duchy.engine.kernels.interpreted import interpreted
from duchy.engine.kernels.records import ArrayView
from duchy.engine.words.reasons import Reason
from duchy.games.bruges.actions import ACTION_ARGUMENTS, CATALOGUE
from duchy.games.bruges.components.board import CELL_PRICE, COLOUR_NAMES
from duchy.games.bruges.components.grammar import Action, Kind
from duchy.games.bruges.components.names import PACKAGE
from duchy.games.bruges.components.programs import COST, GIVE_N, KIND, WORKER
from duchy.games.bruges.components.tables import CARD_TABLE, CARDS_IN_ORDER, OP_TABLE
from duchy.games.bruges.display.names import THREAT_NAMES
from duchy.games.bruges.effects.context import card_in
from duchy.games.bruges.questions import QUESTIONS, Decision
from duchy.games.bruges.referee import legality, plain
from duchy.games.bruges.referee.legality import Fault
from duchy.games.bruges.state import Phase

Facts = Mapping[str, int | str]

OVER = "BR-SCORE-01"
ORDER = {
    Phase.DRAW: "BR-DRAW-01",
    Phase.DICE: "BR-ROUND-03",
    Phase.CARDS: "BR-TURN-01",
    Phase.LEADERSHIPS: "BR-CHAR-17",
}
"""By phase: the rule by which players follow each other."""


def why_not(state: State, action: int, player: int) -> Reason | None:
    """Why a player who is to decide may not take an action; None if the action is legal."""
    refused = Refused(state, action, player)
    if refused.fault == Fault.NONE:
        return None
    rule, key, facts = TOLD[refused.fault]
    if isinstance(rule, Mapping):
        rule = rule[refused.kind]
    return Reason(PACKAGE, rule if isinstance(rule, str) else rule(refused), key, facts(refused) if facts else {})


def rule_of_waiting(state: State, player: int) -> str:
    """Players follow each other in every phase."""
    return ORDER[Phase(int(state.record.phase))]


class Refused:
    """An action that a player may not take."""

    def __init__(self, state: State, action: int, player: int) -> None:
        self.record = ArrayView(state.array.copy())[0]
        self.player = player
        self.me = self.record.players[player]
        self.kind = CATALOGUE.kind_of(action).name
        self.first, self.second = int(ACTION_ARGUMENTS[action, 0]), int(ACTION_ARGUMENTS[action, 1])
        self.fault = Fault(interpreted(legality.fault)(self.record, player, action))

    @property
    def frame(self) -> Any:
        """What is asked."""
        return self.record.agenda[self.record.depth - 1]

    @property
    def asked(self) -> Decision:
        """The question."""
        return Decision(int(self.frame.kind))

    @property
    def row(self) -> int:
        """The operation that grants a card play, -1 in a turn."""
        return int(self.frame.a) if self.asked == Decision.EXTRA else -1

    @property
    def tint(self) -> int:
        """The colour of the card that would be played."""
        return int(interpreted(plain.colour)(self.me.hand[self.first]))

    def cost(self, action: Action, tint: int, base: int, row: int, *, with_card: bool = True) -> int:
        """What an action costs."""
        return int(interpreted(plain.cost)(self.record, self.player, int(action), tint, base, row, with_card))

    def cell_price(self, section: int) -> int:
        """What is printed on the next cell of a section."""
        return int(CELL_PRICE[self.player, section, self.me.canal[section]])


# --- facts -----------------------------------------------------------------------------------------------------------


def _question(refused: Refused) -> Facts:
    return {"question": refused.asked.name.lower()}


def _granting(refused: Refused) -> Facts:
    return {"card": CARDS_IN_ORDER[interpreted(card_in)(int(refused.frame.b))].id}


def _threat(refused: Refused) -> Facts:
    """Of the marker: of an action with a card it is the second thing that is named."""
    return {"threat": THREAT_NAMES[refused.second if refused.kind == "calm" else refused.first]}


def _card_colour(refused: Refused) -> Facts:
    return {"colour": COLOUR_NAMES[refused.tint]}


def _price(refused: Refused) -> Facts:
    if refused.kind == "place":
        card = int(refused.me.hand[refused.first])
        price = refused.cost(Action.PLACE, refused.tint, int(CARD_TABLE[card, COST]), refused.row)
    elif refused.kind == "canal":
        price = refused.cost(Action.CANAL, refused.tint, refused.cell_price(refused.second), refused.row)
    else:
        base, row = refused.cell_price(refused.first), int(refused.frame.a)
        price = refused.cost(Action.CANAL, -1, base, row, with_card=False)
    return {"price": price, "guilders": int(refused.me.guilders)}


def _workers(refused: Refused) -> Facts:
    if refused.kind == "house":
        price = refused.cost(Action.HOUSE, refused.tint, 1, refused.row)
        return {"price": price, "colour": COLOUR_NAMES[refused.tint]}
    if refused.kind == "activate":
        worker = CARD_TABLE[refused.me.tenant[refused.first], WORKER]
        return {"price": 1, "colour": COLOUR_NAMES[worker]}
    price = int(OP_TABLE[refused.frame.a, GIVE_N]) if refused.asked == Decision.EXCHANGE else 1
    return {"price": price, "colour": COLOUR_NAMES[refused.first]}


def _house_colour(refused: Refused) -> Facts:
    return {"colour": COLOUR_NAMES[refused.second]}


def _inhabitant(refused: Refused) -> Facts:
    return {"card": CARDS_IN_ORDER[refused.me.tenant[refused.first]].id}


# --- rules that depend on the question -------------------------------------------------------------------------------

USED = ("BR-WICON-04", "BR-FREE-02")


def _asking(refused: Refused) -> str:
    return QUESTIONS[refused.asked].rule


def _compulsory(refused: Refused) -> str:
    return QUESTIONS[refused.asked].compulsory or QUESTIONS[refused.asked].rule


def _giving(refused: Refused) -> str:
    if refused.kind == "house":
        return "BR-HOUSE-02"
    return "BR-WICON-02" if refused.kind == "activate" else QUESTIONS[refused.asked].rule


def _used(refused: Refused) -> str:
    card = refused.me.tenant[refused.first]
    return USED[0] if CARD_TABLE[card, KIND] == Kind.WORKER else USED[1]


# --- the list --------------------------------------------------------------------------------------------------------

_PLAYS = dict.fromkeys(("workers", "money", "calm", "canal", "house", "place"), "BR-TURN-01")
Rule = str | Mapping[str, str] | Callable[[Refused], str]

TOLD: dict[Fault, tuple[Rule, str, Callable[[Refused], Facts] | None]] = {
    Fault.NOT_ASKED: (_asking, "why-other-question", _question),
    Fault.NO_DECK: ("BR-DECK-14", "why-no-deck", None),
    Fault.NO_CARD: ({**_PLAYS, "discard": "BR-OP-04"}, "why-no-card", None),
    Fault.PLAYED: ("BR-TURN-01", "why-played", None),
    Fault.NOT_GRANTED: ("BR-OP-08", "why-granted", _granting),
    Fault.NO_MARKER: ({"calm": "BR-CALM-04", "colour": "BR-OP-05"}, "why-no-marker", _threat),
    Fault.WRONG_COLOUR: ({"calm": "BR-CALM-01", "canal": "BR-CANAL-02"}, "why-card-colour", _card_colour),
    Fault.SECTION_FULL: ("BR-CANAL-01", "why-section-full", None),
    Fault.GUILDERS: ({"canal": "BR-CANAL-03", "place": "BR-PLACE-02", "dig": "BR-OP-08"}, "why-guilders", _price),
    Fault.WORKERS: (_giving, "why-no-worker", _workers),
    Fault.NO_ROOM: ("BR-HOUSE-08", "why-houses", None),
    Fault.NO_HOUSE: ("BR-PLACE-01", "why-no-house-of", _house_colour),
    Fault.NOBODY: ({"activate": "BR-CHAR-05", "dismiss": "BR-PLAGUE-01", "recall": "BR-OP-10"}, "why-nobody", None),
    Fault.NO_ICON: ("BR-CHAR-09", "why-no-icon", _inhabitant),
    Fault.TURNED: (_used, "why-turned", _inhabitant),
    Fault.CONDITION: ("BR-CHAR-16", "why-condition", _inhabitant),
    Fault.USELESS: ({"activate": "BR-CHAR-16", "opponent": "BR-TGT-01", "copy": "BR-OP-20"}, "why-useless", None),
    Fault.MUST_PLAY: ("BR-TURN-06", "why-must-play", None),
    Fault.NOT_DUE: ("BR-THREAT-02", "why-not-due", _threat),
    Fault.NOT_THERE: ({"burn": "BR-FIRE-01", "drain": "BR-FIRE-10"}, "why-not-there", None),
    Fault.NOT_WAITING: ("BR-CHAR-17", "why-not-waiting", None),
    Fault.NO_BRANCH: ("BR-OP-13", "why-no-branch", None),
    Fault.OWN_SEAT: ("BR-TGT-01", "why-own-seat", None),
    Fault.NOT_TURNED: ("BR-OP-21", "why-not-turned", None),
    Fault.FLIPPED: ("BR-LEAD-06", "why-flipped", None),
    Fault.COMPULSORY: (_compulsory, "why-compulsory", None),
}
"""By fault: the row of the catalogue, the key of the sentence, and what it mentions."""
