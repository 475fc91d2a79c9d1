"""The catalogue of what players are asked and of what happens by itself, each declared once.

``a`` and ``b`` are the numbers of a frame on the agenda (``duchy.engine.play.frames``).
"""

from dataclasses import dataclass
from enum import IntEnum

from duchy.engine.play.agenda import FIRST_STEP
from duchy.engine.play.frames import Count, OneOf, Place, SetOf
from duchy.engine.play.questions import Question, Questions, StepKind
from duchy.games.burgundy.actions import ACTIONS
from duchy.games.burgundy.components.board import DEPOTS, EXCHANGED, MAX_PLAYERS
from duchy.games.burgundy.components.layouts import FULL_HEXES
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.routes import MOST_TILES
from duchy.games.burgundy.components.tiles import GOODS_COPIES, GOODS_NAMES, KIND_NAMES, Kind
from duchy.games.burgundy.state import BY_RESET, BY_ROUTE


class Decision(IntEnum):
    """What a player can be asked."""

    NONE = 0
    FOUND = 1
    TURN = 2
    CASTLE = 3
    TOWN_HALL = 4
    WAREHOUSE = 5
    CARPENTER = 6
    CHURCH = 7
    MARKET = 8
    SHIP = 9
    KEEP = 10
    DISCARD = 11
    CRANE = 12
    GEESE = 13
    WHITE_CASTLE = 14
    ARRANGE = 15
    SETTLE = 16
    TRIBUTE = 17
    NAME = 18
    STORE = 19
    ORDER = 20
    BUY_POINTS = 21
    EXCHANGE = 22
    GIVE = 23
    AWARD = 24


class Step(IntEnum):
    """What happens by itself, in the order of the agenda."""

    BEGIN_ROUND = FIRST_STEP
    MINES = FIRST_STEP + 1
    NEXT_PHASE = FIRST_STEP + 2
    BUILDING = FIRST_STEP + 3
    FIRST_PHASE = FIRST_STEP + 4
    ROUTE = FIRST_STEP + 5
    ROUTE_BONUS = FIRST_STEP + 6
    SETTLING = FIRST_STEP + 7
    TRIBUTE = FIRST_STEP + 8
    NAMING = FIRST_STEP + 9
    GAIN = FIRST_STEP + 10
    EFFECTS = FIRST_STEP + 11
    EFFECT = FIRST_STEP + 12
    STORE = FIRST_STEP + 13


class Effect(IntEnum):
    """What a placement can lead to, in the order of CB-RES-01. The numbers are those of the actions, from 0."""

    SIZE = 0
    PHASE = 1
    COLOUR = 2
    TILE = 3


@dataclass(frozen=True, kw_only=True)
class Asked(Question):
    """A question of this game."""

    #: The check of ``position/waiting.py`` whether it can be open in a position. None for a question that begins what
    #: is asked, a turn or a choice of the set-up, which is checked with the clock.
    fits: str | None
    #: The tiles of which one lies in the estate of a player who is asked; laying the first one asks.
    tiles: tuple[Kind, ...] = ()
    #: For bots: what it is worth to the player who may answer it, among others and alone.
    worth: tuple[float, float] = (0.0, 0.0)

    @property
    def may_be_asked_by_route(self) -> bool:
        """Whether a trade route may ask it too."""
        return self.b in (_BY_ROUTE, _BY_ROUTE_OR_RESET)


@dataclass(frozen=True, kw_only=True)
class Happens(StepKind):
    """A step of this game."""

    #: As of a question, for a step that may wait below one.
    fits: str | None = None


_TILES = {name.replace("_", "-"): kind for kind, name in enumerate(KIND_NAMES) if kind}
_TILE = OneOf("tile", _TILES)
_SPACE = Place("space", FULL_HEXES)
_EFFECTS = SetOf("effects", tuple(effect.name.lower() for effect in Effect))
_ON_TRACK = Place("place", MAX_PLAYERS + 1)  # of the order track; behind the last one when all were asked
_BY_ROUTE = OneOf("by", {"route": BY_ROUTE}, optional=True)
_BY_ROUTE_OR_RESET = OneOf("by", {"route": BY_ROUTE, "reset": BY_RESET}, optional=True)
_DIE_ACTIONS = ("take", "place", "sell", "workers")  # CB-TURN-02
_MEANWHILE = "chapters.turn.legal_meanwhile"  # what may be done first, inside of an action

_QUESTIONS = [
    Asked(
        Decision.FOUND,
        rule="CB-EXPERT-03",
        answers=("found",),
        lists=("chapters.setup.legal_found",),
        fits=None,
    ),
    Asked(
        Decision.TURN,
        rule="CB-TURN-02",
        answers=(  # CB-TURN-06, CB-TURN-07, CB-SHLD-06, CB-SH16-01, CB-SH06-05, CB-BLACK-06, CB-INN-04, CB-NEAR-11
            *_DIE_ACTIONS,
            *("take_shield", "set_die", "name_player"),
            *("buy", "buy_depot", "buy_inn"),
            *("buy_workers", "return_castle", "end_turn"),
        ),
        lists=("chapters.turn.legal_turn",),
        fits=None,
    ),
    Asked(
        Decision.CASTLE,
        rule="CB-CASTLE-01",
        answers=(*_DIE_ACTIONS, "take_shield"),  # CB-CASTLE-02, CB-CASTLE-07, CB-SH11-01
        lists=("chapters.turn.legal_castle", _MEANWHILE),
        declined="decline",  # CB-RES-09
        b=_BY_ROUTE_OR_RESET,
        fits="castle_or_reset",
        tiles=(Kind.CASTLE,),
        worth=(4.2, 4.2),
    ),
    Asked(
        Decision.TOWN_HALL,
        rule="CB-HALL-01",
        answers=("place_free",),
        lists=(_MEANWHILE, "chapters.place.legal_place_free"),
        declined="decline",
        b=_BY_ROUTE,
        fits="tile_or_route",
        tiles=(Kind.TOWN_HALL, Kind.CRANE),
        worth=(3.4, 3.2),
    ),
    Asked(
        Decision.WAREHOUSE,
        rule="CB-WARE-01",
        answers=("sell_free",),
        lists=(_MEANWHILE, "chapters.sell.legal_sell_free"),
        declined="decline",
        b=_BY_ROUTE,
        fits="goods_to_sell",
        tiles=(Kind.WAREHOUSE, Kind.CRANE),
        worth=(3.0, 1.0),
    ),
    Asked(
        Decision.CARPENTER,
        rule="CB-CARP-01",
        answers=("gain",),
        lists=(_MEANWHILE, "chapters.buildings.legal_gain"),
        declined="decline",
        b=_BY_ROUTE,
        fits="tile_or_route",
        tiles=(Kind.CARPENTER, Kind.CRANE),
        worth=(2.6, 2.8),
    ),
    Asked(
        Decision.CHURCH,
        rule="CB-CHUR-01",
        answers=("gain",),
        lists=(_MEANWHILE, "chapters.buildings.legal_gain"),
        declined="decline",
        b=_BY_ROUTE,
        fits="tile_or_route",
        tiles=(Kind.CHURCH, Kind.CRANE),
        worth=(3.2, 2.8),
    ),
    Asked(
        Decision.MARKET,
        rule="CB-MARK-01",
        answers=("gain",),
        lists=(_MEANWHILE, "chapters.buildings.legal_gain"),
        declined="decline",
        b=_BY_ROUTE,
        fits="tile_or_route",
        tiles=(Kind.MARKET, Kind.CRANE),
        worth=(2.8, 2.8),
    ),
    Asked(
        Decision.SHIP,
        rule="CB-SHIP-01",
        answers=("load", "load_colour"),  # a ship must load (CB-RES-09)
        lists=(_MEANWHILE, "chapters.ships.legal_load", "hooks.legal_load"),
        a=Count("loaded", 1, optional=True),  # colours, by shield 5
        fits="tile_or_route",
        tiles=(Kind.SHIP,),
        worth=(3.0, 2.0),
    ),
    Asked(
        Decision.KEEP,
        rule="CB-SHIP-06",
        answers=("keep",),
        lists=("chapters.ships.legal_keep",),
        a=Place("depot", DEPOTS),
        b=Place("span", 2),  # how many depots, from that one on
        fits="goods_compete",
        worth=(1.5, 0.0),
    ),
    Asked(
        Decision.DISCARD,
        rule="CB-TAKE-05",
        answers=("discard",),
        lists=("chapters.take.legal_discard",),
        a=OneOf("tile", _TILES, optional=True),  # that waits for room; none if a storage is too full
        fits="storage_full",
        worth=(1.5, 0.5),
    ),
    Asked(
        Decision.CRANE,
        module=Module.EXTRA_TILES,
        rule="CB-CRANE-02",
        answers=("copy",),
        lists=(_MEANWHILE, "modules.extra_tiles.legal_copy"),
        declined="decline",
        fits="tile_or_route",
        tiles=(Kind.CRANE,),
        worth=(4.5, 3.0),
    ),
    Asked(
        Decision.GEESE,
        module=Module.EXTRA_TILES,
        rule="CB-GEESE-03",
        answers=("flock",),
        lists=(_MEANWHILE, "modules.extra_tiles.legal_flock"),
        a=_SPACE,
        fits="geese_lie_there",
        tiles=(Kind.GEESE,),
        worth=(3.0, 0.0),
    ),
    Asked(
        Decision.WHITE_CASTLE,
        module=Module.WHITE_CASTLES,
        rule="CB-WCAS-03",
        answers=_DIE_ACTIONS,  # CB-WCAS-04
        lists=("chapters.turn.legal_white_castle", _MEANWHILE),
        declined="decline",  # CB-WCAS-13
        fits="tile_or_route",
        tiles=(Kind.WHITE_CASTLE, Kind.CRANE),
        worth=(3.6, 3.2),
    ),
    Asked(
        Decision.ARRANGE,
        module=Module.TRADE_ROUTES,
        rule="CB-TRADE-03",
        answers=("arrange",),
        lists=("modules.trade_routes.legal_arrange",),
        a=Count("placed", MOST_TILES - 1),  # tiles of the route that have their place
        fits=None,
    ),
    Asked(
        Decision.SETTLE,
        module=Module.SHIELDS,
        rule="CB-SH14-01",
        answers=("settle", "settle_black"),
        lists=(_MEANWHILE, "modules.shields.settling.legal_settle"),
        declined="decline",  # CB-SH14-03
        a=Count("left", 3),  # of shields 14 and 15, as a set
        b=Count("used", 3),
        fits="holds_settlers",
        worth=(6.0, 0.0),
    ),
    Asked(
        Decision.TRIBUTE,
        module=Module.SHIELDS,
        rule="CB-SHLD-21",
        answers=("pay_tribute", "give_up"),  # CB-SHLD-22
        lists=(_MEANWHILE, "modules.shields.phase_end.legal_tribute"),
        fits="holds_shields",
    ),
    Asked(
        Decision.NAME,
        module=Module.SHIELDS,
        rule="CB-SH06-01",
        answers=("name_player",),
        lists=(_MEANWHILE,),  # a player can be named at any time
        declined="decline",  # CB-SH06-09
        fits="may_name",
    ),
    Asked(
        Decision.STORE,
        module=Module.TEAM,
        rule="CB-TEAM-18",
        answers=("store",),
        lists=("modules.team.legal_store",),
        a=_TILE,
        fits="storages_have_room",
        worth=(4.0, 0.0),
    ),
    Asked(
        Decision.ORDER,
        module=Module.SOLO,
        rule="CB-SOLO-37",
        answers=("resolve",),
        lists=(_MEANWHILE, "modules.solo.order.legal_resolve"),
        a=_EFFECTS,
        b=_SPACE,
        fits="effects_wait",
    ),
    Asked(
        Decision.BUY_POINTS,
        module=Module.SOLO,
        rule="CB-SOLO-38",
        answers=("buy_points",),
        lists=("modules.solo.target.legal_buy_points",),
        declined="decline",
        fits="has_silver",
    ),
    Asked(
        Decision.EXCHANGE,
        module=Module.SOLO,
        rule="CB-SOLO-20",
        answers=("exchange",),
        lists=(_MEANWHILE, "modules.solo.supply.legal_exchange"),
        declined="decline",
        fits="may_exchange",
        worth=(0.0, 1.0),
    ),
    Asked(
        Decision.GIVE,
        module=Module.SOLO,
        rule="CB-SOLO-57",
        answers=("give",),
        lists=("modules.solo.supply.legal_give",),
        a=Count("count", EXCHANGED, least=1),  # goods still to be given
        b=OneOf("tile", {name: kind for name, kind in _TILES.items() if kind in (Kind.BLACK_TILE, Kind.INN)}),
        facts=("count",),
        fits="goods_to_give",
        worth=(0.0, 3.2),
    ),
    Asked(
        Decision.AWARD,
        module=Module.SOLO,
        rule="CB-SOLO-29",
        answers=("award",),
        lists=(_MEANWHILE, "modules.solo.effects.legal_award"),
        declined="decline",  # CB-SOLO-32
        fits="black_tile_lies",
        worth=(0.0, 6.4),
    ),
]

_STEPS = [
    Happens(Step.BEGIN_ROUND, does="chapters.turn.begin_round"),
    Happens(Step.MINES, does="chapters.phase.pay_mines"),
    Happens(Step.NEXT_PHASE, does="chapters.phase.next_phase"),
    Happens(Step.BUILDING, does="chapters.place.use_building", a=_TILE),
    Happens(Step.FIRST_PHASE, module=Module.TRADE_ROUTES, does="chapters.phase.begin_phase"),
    Happens(
        Step.ROUTE,
        module=Module.TRADE_ROUTES,
        does="modules.trade_routes.lay_goods",
        called="route",
        a=OneOf("goods", {name: goods for goods, name in enumerate(GOODS_NAMES)}),
        b=Count("count", GOODS_COPIES - 1, least=1),
    ),
    Happens(Step.ROUTE_BONUS, module=Module.TRADE_ROUTES, does="joined.use_route_bonus", a=_TILE),
    Happens(
        Step.SETTLING,
        module=Module.SHIELDS,
        does="modules.shields.settling.next_settler",
        a=_ON_TRACK,
        b=Count("used", 3),  # of shields 14 and 15, by the player who goes on
    ),
    Happens(Step.TRIBUTE, module=Module.SHIELDS, does="modules.shields.phase_end.ask_tribute", a=_ON_TRACK),
    Happens(Step.NAMING, module=Module.SHIELDS, does="modules.shields.phase_end.ask_name"),
    Happens(
        Step.GAIN,
        module=Module.SOLO,
        does="modules.solo.target.count_gain",
        a=Count("points", 100, least=1),
        fits="points_wait",
    ),
    Happens(
        Step.EFFECTS, module=Module.SOLO, does="modules.solo.order.go_on", a=_EFFECTS, b=_SPACE, fits="effects_wait"
    ),
    Happens(
        Step.EFFECT,
        module=Module.SOLO,
        does="modules.solo.effects.use_effect",
        a=OneOf("effect", {effect.name.lower(): effect for effect in Effect}),
        b=_SPACE,
    ),
    Happens(Step.STORE, module=Module.SOLO, does="chapters.take.store", a=_TILE),
]

QUESTIONS = Questions("duchy.games.burgundy", ACTIONS, (Decision, _QUESTIONS), (Step, _STEPS))
