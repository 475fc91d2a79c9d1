"""Why an action is not legal: the faults of ``legality`` with the rows of the catalogue, as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from duchy.engine.game.game import State
from duchy.engine.kernels.interpreted import interpreted
from duchy.engine.kernels.records import ArrayView
from duchy.engine.words.reasons import Reason
from duchy.games.burgundy.actions import ACTIONS, PRICE
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.printings import EDITIONS
from duchy.games.burgundy.components.shields import SHIELD_NAMES, TRIBUTE
from duchy.games.burgundy.components.spaces import space_colour
from duchy.games.burgundy.components.tiles import COLOUR, GOODS_NAMES, KIND_NAMES, SPECIES_NAMES, Kind
from duchy.games.burgundy.display.describe import PACKAGE, prompt_for
from duchy.games.burgundy.display.names import COLOUR_NAMES
from duchy.games.burgundy.display.numbers import numbers_of
from duchy.games.burgundy.modules.close_to_castle import RETURN_PRICE
from duchy.games.burgundy.questions import QUESTIONS
from duchy.games.burgundy.referee import legality
from duchy.games.burgundy.referee.holdings import shields_in
from duchy.games.burgundy.referee.legality import Fault
from duchy.games.burgundy.referee.legality.dice import is_second_of_equal_dice, workers_needed
from duchy.games.burgundy.referee.legality.questions import MODULE_OF_KIND
from duchy.games.burgundy.referee.legality.shields import shield_needed, workers_for_double

Facts = Mapping[str, int | str]
Rule = str | Callable[["Refused"], str]
"""The id of a row, or what computes it."""

OVER = "CB-END-01"
ORDER = "CB-ORDER-01"
CHOICE = {"2011": "CB-EXPERT-04", "2019": "CB-EXPERT-05", "2020-ua": "CB-EXPERT-06"}
"""By edition: who chooses an estate when."""
MONASTERY_6 = {"2011": "CB-MON06-01", "2019": "CB-MON06-03", "2020-ua": "CB-MON06-05"}
"""By edition: a purchase from any depot, and how it is paid."""
INN_LIMIT = {"2019": "CB-INN-08", "2020-ua": "CB-INN-09"}
"""By edition: one inn in a region."""


FLEET = {"2019": "CB-SH05-01", "2020-ua": "CB-SH05-02"}
"""By edition: goods of one colour from all depots."""


@dataclass(frozen=True)
class Refused:
    """An action that is refused, with everything that its reason may mention."""

    state: State
    player: int
    action: int

    @property
    def record(self) -> Any:
        """The position."""
        return ArrayView(self.state.array)[0]

    @property
    def kind(self) -> str:
        """The name of its kind."""
        return str(self.state.game.catalogue.kind_of(self.action).name)

    @property
    def arguments(self) -> dict[str, int]:
        """Its arguments, counted from 0."""
        catalogue = self.state.game.catalogue
        given = catalogue.decode(self.action).arguments
        return {name: given[name] - argument.first for name, argument in catalogue[self.kind].arguments.items()}

    @property
    def edition(self) -> str:
        """The name of the edition."""
        return str(EDITIONS[self.record.edition])

    @property
    def me(self) -> Any:
        """The player's record."""
        return self.record.players[self.player]

    @property
    def home(self) -> Any:
        """The player's estate."""
        return self.record.estates[self.me.estate]

    @property
    def stored(self) -> list[int]:
        """The tiles in the player's storage."""
        slots: list[int] = numbers_of(self.state).players[self.player]["slots"]
        return slots

    @property
    def lying(self) -> list[int]:
        """The tiles of the depot that a tile is to be taken from."""
        record = self.record
        if self.kind in ("buy", "settle_black", "exchange", "award"):
            return [*record.black, Kind.INN]  # inns lie behind its last place
        return list(record.depots[self.arguments["depot"]])


@dataclass(frozen=True)
class Told:
    """How a fault is told: the row of the catalogue, the key of the sentence, and what the sentence mentions."""

    rule: Rule | Mapping[str, Rule]  # one for all actions, or by kind
    key: str
    facts: Callable[[Refused], Facts] = lambda refused: {}

    def reason(self, refused: Refused, same: int | None) -> Reason:
        """The reason for which an action is refused."""
        rule = self.rule[refused.kind] if isinstance(self.rule, Mapping) else self.rule
        rule = rule if isinstance(rule, str) else rule(refused)
        return Reason(PACKAGE, rule, self.key, self.facts(refused), same)


def why_not(state: State, action: int, player: int) -> Reason | None:
    """Why a player who is to decide may not take an action; None if the action is legal."""
    fault = Fault(interpreted(legality.fault)(ArrayView(state.array)[0], player, action))
    if fault == Fault.NONE:
        return None
    refused = Refused(state, player, action)
    same = _same(refused) if fault in SAME else None
    return TOLD[fault].reason(refused, same)


def rule_of_waiting(state: State, player: int) -> str:
    """Estates are chosen in turn or at once; turns follow the order track."""
    if state.decision == "found":
        return CHOICE[str(EDITIONS[state.record.edition])]
    if state.decision == "arrange":
        return QUESTIONS.named("arrange").rule
    return ORDER


# --- rules that depend on the position -------------------------------------------------------------------------------


def _asking(refused: Refused) -> str:
    return QUESTIONS.named(str(refused.state.decision)).rule


def _monastery_6(refused: Refused) -> str:
    return MONASTERY_6[refused.edition]


def _fleet(refused: Refused) -> str:
    return FLEET[refused.edition]


def _inn_limit(refused: Refused) -> str:
    return INN_LIMIT[refused.edition]


# --- what the sentences mention --------------------------------------------------------------------------------------


def _question(refused: Refused) -> Facts:
    return {"decision": prompt_for(refused.state, refused.player)["key"].removeprefix("prompt-")}


def _module(refused: Refused) -> Facts:
    flag = int(MODULE_OF_KIND[ACTIONS.number_of(refused.kind)])
    return {"module": Module(flag).name.lower()}


def _turning(refused: Refused) -> Facts:
    a, b, c = (*refused.arguments.values(), -1, -1)[:3]
    needed = interpreted(workers_needed)
    kind = ACTIONS.number_of(refused.kind)
    return {"cost": needed(refused.record, refused.player, kind, a, b, c), "workers": refused.home.workers}


def _space_colour(refused: Refused) -> Facts:
    colour = interpreted(space_colour)(refused.home, refused.arguments["hex"])
    return {"colour": COLOUR_NAMES[colour]}


def _tile_placed(refused: Refused) -> Facts:
    tiles = refused.lying if refused.kind.startswith("settle") else refused.stored
    return {"tile": KIND_NAMES[tiles[refused.arguments["slot"]]]}


def _goods(refused: Refused) -> Facts:
    return {"goods": GOODS_NAMES[refused.arguments["goods"]]}


def _price(refused: Refused) -> Facts:
    price = PRICE - refused.arguments["workers"] if "workers" in refused.arguments else 1
    if refused.kind == "buy_points":
        price = refused.arguments["points"] + 1
    if refused.kind == "pay_tribute":
        price = _due(refused) - refused.arguments["workers"]
    return {"price": price, "silver": refused.home.silver}


def _points(refused: Refused) -> Facts:
    return {"price": RETURN_PRICE, "vp": int(sum(refused.me.points))}


def _due(refused: Refused) -> int:
    """The tribute for all shields."""
    return int(interpreted(shields_in)(refused.record, refused.record.players[refused.player].estate)) * TRIBUTE


def _tribute(refused: Refused) -> Facts:
    return {"count": _due(refused)}


def _double(refused: Refused) -> Facts:
    depot = refused.record.more[0].shield_at[refused.arguments["shield"]]
    needed = interpreted(workers_for_double)
    return {"cost": needed(refused.record, refused.player, depot), "workers": refused.home.workers}


def _shield_needed(refused: Refused) -> Facts:
    kind = ACTIONS.number_of(refused.kind)
    return {"shield": SHIELD_NAMES[interpreted(shield_needed)(refused.record, kind) - 1]}


def _payment(refused: Refused) -> Facts:
    return {"cost": refused.arguments["workers"], "workers": refused.home.workers}


def _tile_colour(refused: Refused) -> Facts:
    return {"colour": COLOUR_NAMES[COLOUR[refused.lying[refused.arguments["slot"]]]]}


def _species(refused: Refused) -> Facts:
    return {"species": SPECIES_NAMES[refused.arguments["species"]]}


def _monastery(number: int) -> Callable[[Refused], Facts]:
    return lambda refused: {"tile": f"monastery_{number}"}


def _first_place(tiles: Callable[[Refused], list[int]]) -> Callable[[Refused], Facts]:
    return lambda refused: {"place": _first_alike(tiles(refused), refused.arguments["slot"]) + 1}


def _first_alike(tiles: list[int], slot: int) -> int:
    return tiles.index(tiles[slot])


def _same(refused: Refused) -> int:
    """The action that is offered in place of one that is the same."""
    kind, arguments = refused.kind, refused.arguments
    if "die" in arguments and interpreted(is_second_of_equal_dice)(refused.record, refused.player, arguments["die"]):
        arguments["die"] = 0
    if "slot" in arguments:
        tiles = refused.stored if kind in ("place", "place_free", "discard") else refused.lying
        arguments["slot"] = _first_alike(tiles, arguments["slot"])
    catalogue = refused.state.game.catalogue
    firsts = {name: argument.first for name, argument in catalogue[kind].arguments.items()}
    return int(catalogue.encode(kind, **{name: value + firsts[name] for name, value in arguments.items()}))


# --- the list --------------------------------------------------------------------------------------------------------

_SETTLING = {"settle": "CB-SH14-01", "settle_black": "CB-SH15-01"}
_STORED = {"place": "CB-PLACE-01", "place_free": "CB-HALL-01", "discard": "CB-TAKE-06"}

_ALONE = {"exchange": "CB-SOLO-20", "award": "CB-SOLO-29"}
TOLD: dict[Fault, Told] = {
    Fault.NOT_PLAYED: Told("CB-EXP-01", "why-module", _module),
    Fault.NOT_ASKED: Told(_asking, "why-asked", _question),
    Fault.BUY_INSIDE: Told("CB-BLACK-03", "why-buy-inside"),
    Fault.NO_EXTRA_ACTION: Told("CB-CASTLE-01", "why-no-castle"),
    Fault.CASTLE_VALUE: Told("CB-CASTLE-04", "why-castle-value"),
    Fault.NO_WHITE_CASTLE: Told("CB-WCAS-03", "why-no-white-castle"),
    Fault.WHITE_VALUE: Told("CB-WCAS-03", "why-white-castle-value"),
    Fault.DIE_SPENT: Told("CB-TURN-05", "why-die-spent"),
    Fault.NO_TILE: Told(
        {
            "take": "CB-TURN-08",
            "gain": "CB-BLD-05",
            "buy": "CB-BLACK-01",
            "buy_depot": _monastery_6,
            **_SETTLING,
            **_ALONE,
        },
        "why-no-tile",
    ),
    Fault.NUMBER: Told({"take": "CB-TAKE-01", "place": "CB-PLACE-02", "sell": "CB-SELL-01"}, "why-workers", _turning),
    Fault.NOT_STORED: Told(_STORED, "why-not-stored"),
    Fault.NO_SPACE: Told(
        {
            "place": "CB-PLACE-01",
            "place_free": "CB-HALL-01",
            "found": "CB-EXPERT-03",
            "take_shield": "CB-SHLD-14",
            "award": "CB-SOLO-30",
            **_SETTLING,
        },
        "why-no-space",
    ),
    Fault.COVERED: Told("CB-PLACE-07", "why-covered"),
    Fault.COLOUR: Told("CB-PLACE-03", "why-colour", _space_colour),
    Fault.ALONE: Told("CB-PLACE-04", "why-alone"),
    Fault.NO_CASTLE_LINK: Told("CB-NEAR-03", "why-not-linked"),
    Fault.NO_CASTLE_THERE: Told("CB-NEAR-08", "why-not-your-castle"),
    Fault.START_CASTLE: Told("CB-NEAR-09", "why-start-castle"),
    Fault.BOTH_DICE: Told("CB-NEAR-11", "why-both-dice"),
    Fault.FEW_POINTS: Told("CB-NEAR-11", "why-points", _points),
    Fault.SAME_BUILDING: Told("CB-BLD-03", "why-same-building", _tile_placed),
    Fault.NO_GOODS: Told("CB-SELL-08", "why-no-goods", _goods),
    Fault.BOUGHT: Told("CB-BLACK-06", "why-bought"),
    Fault.SILVER: Told(
        {
            "buy": "CB-BLACK-08",
            "buy_depot": "CB-BLACK-08",
            "buy_inn": "CB-BLACK-08",
            "buy_workers": "CB-X28-01",
            "pay_tribute": "CB-SHLD-21",
            "buy_points": "CB-SOLO-38",
        },
        "why-silver",
        _price,
    ),
    Fault.WORKERS: Told(
        {"buy": _monastery_6, "buy_depot": _monastery_6, "buy_inn": _monastery_6, "pay_tribute": "CB-SH03-01"},
        "why-workers",
        _payment,
    ),
    Fault.MONASTERY_5: Told("CB-MON05-01", "why-monastery", _monastery(5)),
    Fault.MONASTERY_6: Told(_monastery_6, "why-monastery", _monastery(6)),
    Fault.MONASTERY_28: Told("CB-X28-01", "why-monastery", _monastery(28)),
    Fault.NO_MONEY: Told("CB-MON06-02", "why-no-money"),
    Fault.MIXTURE: Told("CB-MON06-04", "why-mixture"),
    Fault.HELD: Told("CB-SHIP-07", "why-held", _goods),
    Fault.NO_WARES: Told({"keep": "CB-SHIP-06", "load_colour": _fleet}, "why-no-wares", _goods),
    Fault.OTHER_TILE: Told(_asking, "why-other-tile", _tile_colour),
    Fault.NO_ANIMALS: Told("CB-GEESE-03", "why-no-animals", _species),
    Fault.COPY_NOT_PLAYED: Told("CB-CRANE-06", "why-module", lambda refused: {"module": "white_castles"}),
    Fault.INN_IN_REGION: Told(_inn_limit, "why-inn-region"),
    Fault.NO_INN: Told("CB-INN-01", "why-no-inn"),
    Fault.NO_ROUTE_TILE: Told("CB-TRADE-01", "why-no-route-tile"),
    Fault.ROUTE_TILE_PLACED: Told("CB-TRADE-03", "why-route-placed"),
    Fault.NO_OTHER_SIDE: Told("CB-EXPERT-02", "why-no-other-side"),
    Fault.TEAM_CASTLE: Told("CB-TEAM-07", "why-team-castle"),
    Fault.NO_CASTLE_SPACE: Told("CB-EXPERT-03", "why-no-castle-space"),
    Fault.SAME_DIE: Told("CB-TURN-03", "why-same-die"),
    Fault.SAME_STORED: Told(_STORED, "why-same-tile", _first_place(lambda refused: refused.stored)),
    Fault.SAME_IN_DEPOT: Told(
        {"take": "CB-TAKE-02", "gain": "CB-BLD-08", "buy_depot": _monastery_6, **_SETTLING},
        "why-same-tile",
        _first_place(lambda refused: refused.lying),
    ),
    Fault.SAME_IN_BLACK: Told(
        {"buy": "CB-BLACK-01", **_SETTLING, **_ALONE}, "why-same-tile", _first_place(lambda refused: refused.lying)
    ),
    Fault.NO_TURN: Told("CB-SH14-07", "why-no-turn"),
    Fault.NO_SHIELD: Told("CB-SHLD-06", "why-no-shield"),
    Fault.SHIELD_DICE: Told("CB-SHLD-11", "why-shield-dice"),
    Fault.DOUBLE: Told("CB-SHLD-07", "why-workers", _double),
    Fault.NO_CASTLE_TILE: Told("CB-SHLD-14", "why-no-castle-tile"),
    Fault.NEEDS_SHIELD: Told(
        {
            "take_shield": "CB-SH11-01",
            "set_die": "CB-SH16-01",
            "name_player": "CB-SH06-01",
            "load_colour": _fleet,
            "pay_tribute": "CB-SH03-01",
            **_SETTLING,
        },
        "why-shield",
        _shield_needed,
    ),
    Fault.DIE_SET: Told("CB-SH16-01", "why-die-set"),
    Fault.DIE_SHOWS: Told("CB-SH16-01", "why-die-shows"),
    Fault.NAMED: Told("CB-SH06-05", "why-named"),
    Fault.OWN_ESTATE: Told("CB-SH06-01", "why-own-estate"),
    Fault.FLEET_USED: Told("CB-SH05-01", "why-fleet-used"),
    Fault.NO_STORE: Told("CB-SH05-03", "why-no-store", _goods),
    Fault.NOT_HELD: Told("CB-SHLD-22", "why-not-held"),
    Fault.NO_CASTLE: Told("CB-SH11-01", "why-no-castle-placed"),
    Fault.OVERPAID: Told("CB-SH03-01", "why-overpaid", _tribute),
}
TOLD |= {
    Fault.NOT_WAITING: Told("CB-SOLO-37", "why-not-waiting"),
    Fault.BEYOND_TARGET: Told("CB-SOLO-40", "why-beyond-target"),
}
SAME = (Fault.SAME_DIE, Fault.SAME_STORED, Fault.SAME_IN_DEPOT, Fault.SAME_IN_BLACK)
