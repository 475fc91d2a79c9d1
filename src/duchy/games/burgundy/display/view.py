"""The JSON that a client draws: ``board`` once a game, ``view`` after every action.

Both are in no language and made of plain numbers, texts, lists and dictionaries; shapes.py says what each key means.
A client needs no rules: every legal action comes with its die, its cost, what it brings at once and where to click.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from duchy.engine.game import SPECTATOR, Game, State
from duchy.engine.records import plain
from duchy.engine.warmup import Kernel
from duchy.games.burgundy.actions import FREE_DIE
from duchy.games.burgundy.components import routes
from duchy.games.burgundy.components.board import (
    BLACK_TILES,
    BONUS_VP,
    DEPOT_COLOUR,
    DEPOTS,
    ORDER_SPACES,
    PHASE_VP,
    PHASES,
    ROUNDS,
    SALE_VP,
    SIZE_VP,
    SLOTS,
    STORAGE,
    STORES,
    TEAM_STORAGE,
)
from duchy.games.burgundy.components.layouts import ESTATES
from duchy.games.burgundy.components.modules import Module, flags
from duchy.games.burgundy.components.printings import (
    BOARD_COUNT,
    BOARD_SETS,
    BOARD_SIDES,
    CHAMPIONSHIP_BOARD,
    EDITIONS,
    ESTATE_PROVENANCE,
)
from duchy.games.burgundy.components.routes import ROUTES, SPACES
from duchy.games.burgundy.components.shields import SHIELD_NAMES, SHIELD_VP, TRIBUTE, Shield
from duchy.games.burgundy.components.tiles import (
    ANIMALS,
    BLACK_STACK,
    COLOUR,
    COLOURS,
    GOODS_NAMES,
    KIND_NAMES,
    MODULE,
    MONASTERY,
    PILE_COPIES,
    PILE_KIND,
    PILE_STACK,
    PILES,
    SPECIES,
    SPECIES_NAMES,
)
from duchy.games.burgundy.display import offer
from duchy.games.burgundy.display.describe import asked_by_route, facts_of, prompt_for
from duchy.games.burgundy.display.final import final_lines, lines_now
from duchy.games.burgundy.display.names import (
    BONUS_NAMES,
    CATEGORY_NAMES,
    COLOUR_NAMES,
    PHASE_NAMES,
    categories_of,
    estate_name,
    home_of,
    named_goods,
    shields_of,
    slots_of,
    team_storage,
    tile_name,
)
from duchy.games.burgundy.display.outcome import EFFECT_NAMES, Outcome, preview
from duchy.games.burgundy.display.outcome import kernels as outcome_kernels
from duchy.games.burgundy.display.posts import posts_of
from duchy.games.burgundy.display.shapes import (
    ActionView,
    Board,
    Bonus,
    Choice,
    DecisionView,
    Depot,
    Edition,
    Estate,
    Moment,
    Pile,
    PlayerView,
    RouteTile,
    RouteView,
    Setup,
    ShieldTile,
    Targets,
    Team,
    Tile,
    View,
)
from duchy.games.burgundy.options import ORDINARY, numbers_of
from duchy.games.burgundy.state import BY_RESET

#: Actions that take a tile of the black depot, or an inn beside it.
FROM_BLACK = ("buy", "buy_inn", "settle_black", "exchange", "award")


def kernels(game: Game) -> list[Kernel]:
    """What must be compiled before a view can be drawn without a pause, beside the steps of the game."""
    return [Kernel("preview", outcome_kernels(game).apply_each, lambda: _first_view(game))]


def _first_view(game: Game) -> View:
    first = game.new_state(0)
    return view(first, first.deciders[0])


# --- the box ---------------------------------------------------------------------------------------------------------


def setup() -> Setup:
    """What a new game is chosen from: every printing with all its estates, the modules, and what goes with what."""
    return {
        "game": "burgundy",
        "players": offer.players(),
        "colours": list(COLOUR_NAMES),
        "editions": {edition: _box(edition) for edition in EDITIONS},
        "modules": offer.modules(),
        "presets": offer.presets(),
    }


def _box(edition: str) -> Edition:
    number = EDITIONS.index(edition)
    added = int(CHAMPIONSHIP_BOARD[number])
    sets = offer.estate_sets(edition)
    return {
        "estates": {name: _estate(edition, name) for one in sets.values() for name in one["estates"]},
        "sets": sets,
        "boards": [_sides(number, board) for board in range(BOARD_COUNT[number])],
        "championship": _sides(number, added) if added >= 0 else None,
    }


def _sides(edition: int, board: int) -> list[str]:
    return [str(estate_name(edition, int(layout))) for layout in BOARD_SIDES[edition, board]]


# --- the board -------------------------------------------------------------------------------------------------------


def board(game: Game) -> Board:
    """What a client draws and no action changes: components, and the estates that may be played in this game."""
    seats = game.players
    shown: Board = {
        "game": game.name,
        "players": game.players,
        "edition": _edition(game),
        "goods": list(GOODS_NAMES),
        "colours": list(COLOUR_NAMES),
        "categories": list(categories_of(game)),
        "tiles": {KIND_NAMES[kind]: _tile(kind) for kind in _kinds_in_play(game)},
        "piles": [_pile(pile) for pile in _piles_in_play(game)],
        "estates": {name: _estate(_edition(game), name) for name in _estates_in_play(game)},
        "depots": [
            [[_slot_colour(seats, phase, depot, slot) for slot in range(SLOTS)] for depot in range(DEPOTS)]
            for phase in range(PHASES)
        ],
        "black_slots": int(BLACK_TILES[seats]),
        "order_spaces": ORDER_SPACES,
        "storage": TEAM_STORAGE if game.has_teams else STORAGE,
        "stores": len(GOODS_NAMES) if _played(game) & Module.SOLO else STORES,
        "phases": {name: int(PHASE_VP[phase]) for phase, name in enumerate(PHASE_NAMES)},
        "sizes": [int(SIZE_VP[size]) for size in range(1, len(SIZE_VP))],
        "bonus": {cast(Bonus, name): int(BONUS_VP[seats, rank]) for rank, name in enumerate(BONUS_NAMES)},
        "sale": int(SALE_VP[seats]),
    }
    if game.has_teams:
        shown["shared"] = TEAM_STORAGE
    if _played(game) & Module.SHIELDS:
        shown["shields"] = _shields_in_box()
    if _played(game) & Module.TRADE_ROUTES:
        shown["routes"] = [_route_tile(tile) for tile in ROUTES]
    return shown


def _route_tile(tile: routes.RouteTile) -> RouteTile:
    return {
        "name": tile.name,
        "provenance": tile.provenance,
        "reconstructed": tile.provenance == "reconstructed",
        "spaces": [
            {"goods": GOODS_NAMES[goods], "bonus": KIND_NAMES[bonus]}
            for goods, bonus in zip(tile.goods, tile.bonuses, strict=True)
        ],
    }


def _shields_in_box() -> dict[str, ShieldTile]:
    """All shields."""
    numbered = zip(SHIELD_NAMES, SHIELD_VP, strict=True)
    return {name: {"number": n, "vp": int(vp)} for n, (name, vp) in enumerate(numbered, start=1)}


@lru_cache(maxsize=256)
def _edition(game: Game) -> str:
    return str(game.options.as_dict()["edition"])


def _kinds_in_play(game: Game) -> list[int]:
    """All kinds of tiles but those of modules that are not played with."""
    return [kind for kind in range(1, len(KIND_NAMES)) if not MODULE[kind] & ~_played(game)]


@lru_cache(maxsize=256)
def _piles_in_play(game: Game) -> list[int]:
    """The piles of face-down tiles but those of modules that are not played with."""
    return [pile for pile in range(PILES) if not MODULE[PILE_KIND[pile]] & ~_played(game)]


def _pile(pile: int) -> Pile:
    shown: Pile = {"tile": KIND_NAMES[PILE_KIND[pile]], "count": int(PILE_COPIES[pile])}
    if PILE_STACK[pile] == BLACK_STACK:
        shown["black"] = True
    return shown


@lru_cache(maxsize=256)
def _played(game: Game) -> int:
    """The modules of a game as a set of flags."""
    options: Any = game.options
    return flags(options.module_names())


def _tile(kind: int) -> Tile:
    tile: Tile = {"colour": COLOUR_NAMES[COLOUR[kind]] if COLOUR[kind] >= 0 else KIND_NAMES[kind]}
    if SPECIES[kind] >= 0:
        tile["species"] = SPECIES_NAMES[SPECIES[kind]]
    if number := int(ANIMALS[kind]) or int(MONASTERY[kind]):
        tile["number"] = number
    return tile


def _slot_colour(seats: int, phase: int, depot: int, slot: int) -> str | None:
    colour = int(DEPOT_COLOUR[seats, phase, depot, slot])
    return COLOUR_NAMES[colour] if colour >= 0 else None


def _estates_in_play(game: Game) -> list[str]:
    """The chosen estates, or all that can be dealt, each once."""
    options: Any = game.options
    edition = EDITIONS.index(options.edition)
    if options.deals and options.board_set:
        return numbers_of(options.edition, options.board_set)
    boards = int(BOARD_COUNT[edition]) + options.championship if options.deals else 0
    dealt = {int(BOARD_SIDES[edition, number, side]) for number in range(boards) for side in (0, 1)}
    numbered = BOARD_SETS[options.edition][options.board_set or ORDINARY]
    layouts = dealt or {numbered[number] for number in options.estate_numbers()}
    return [str(estate_name(edition, layout)) for layout in sorted(layouts)]


def _estate(edition: str, name: str) -> Estate:
    estate = next(ESTATES[layouts[name]] for layouts in BOARD_SETS[edition].values() if name in layouts)
    provenance = ESTATE_PROVENANCE[edition, name]
    region_of = {space: number for number, region in enumerate(estate.regions, start=1) for space in region}
    spaces = zip(estate.colours, estate.numbers, estate.positions, strict=True)
    shown: Estate = {
        "provenance": provenance,
        "reconstructed": provenance == "reconstructed",
        "hexes": [
            {
                "colour": COLOUR_NAMES[colour],
                "number": number,
                "region": region_of[space],
                "x": round(x, 3),
                "y": round(y, 3),
            }
            for space, (colour, number, (x, y)) in enumerate(spaces)
        ],
    }
    if estate.rivers:
        shown["rivers"] = [
            {
                "hexes": [space + 1 for space in river.ends],
                "route": [[round(x, 3), round(y, 3)] for x, y in river.route],
            }
            for river in estate.rivers
        ]
    if estate.posts:
        shown["posts"] = [
            {
                "hexes": sorted(space + 1 for space in post.spaces),
                "x": round(post.position[0], 3),
                "y": round(post.position[1], 3),
            }
            for post in estate.posts
        ]
    return shown


# --- the view --------------------------------------------------------------------------------------------------------


def view(state: State, viewer: int = SPECTATOR, *, actions: bool = True) -> View:
    """A position as a player, or a spectator, may see it. A full state is observed first.

    Without ``actions``, which take time to look ahead, the list of them is empty.
    """
    state = state.seen_by(viewer)
    table, players = plain(state.array)[0], _belongings(state)
    seats, begun = state.game.players, table["white"] > 0
    order, decision = table["order"][:seats], _decision(state)
    deciders = state.deciders
    may_act = actions and viewer in deciders
    shown: View = {
        "game": state.game.name,
        "options": state.game.options.as_dict(),
        "viewer": viewer,
        "ply": state.ply,
        "revelations": state.revelations,
        "over": state.is_over,
        "phase": PHASE_NAMES[table["phase"]] if begun else None,
        "round": min(table["round_no"] + 1, ROUNDS) if begun else None,
        "white": table["white"] if begun else None,
        "round_goods": [GOODS_NAMES[goods] if begun and goods >= 0 else None for goods in table["round_goods"]],
        "order": _track(order, players),
        "turns": table["turns"][:seats] if begun else order,
        "turn": table["turn"],
        "bought": bool(table["bought"]),
        "bonus": _bonus_left(seats, table["bonus_left"]),
        "depots": [_depot(state, table, number) for number in range(1, DEPOTS + 1)],
        "black": [tile_name(kind) for kind in table["black"][: BLACK_TILES[seats]]],
        "left": [table["bag"][pile] for pile in _piles_in_play(state.game)],
        "players": _players(state, viewer, players[:seats]),
        "deciders": list(deciders),
        "decision": decision,
        "prompt": prompt_for(state, viewer),
        "actions": _actions(state, viewer, _Clicks(state, viewer, table, players, decision)) if may_act else [],
    }
    if state.game.has_teams:
        shown["teams"] = _teams(state)
    if table["modules"] & Module.INNS:
        shown["inns"] = int(state.record.more[0].inns)
    if table["modules"] & Module.TRADE_ROUTES:
        for player, me in zip(shown["players"], players, strict=False):
            player["route"] = _route(state, me["estate"])
    if _with_shields(state):
        shown["die_set"] = bool(state.record.more[0].shield_die)
    return shown


def _route(state: State, estate: int) -> RouteView:
    """The trade route of an estate."""
    more = state.record.more[0]
    tiles = [tile for tile in more.route_tiles[estate].tolist() if tile]
    goods = more.route_goods[estate].tolist()[: len(tiles) * SPACES]
    return {"tiles": tiles, "goods": [GOODS_NAMES[number - 1] if number else None for number in goods]}


def _with_shields(state: State) -> bool:
    return bool(_played(state.game) & Module.SHIELDS)


def _depot(state: State, table: dict[str, Any], number: int) -> Depot:
    shown: Depot = {
        "tiles": [tile_name(kind) for kind in table["depots"][number - 1]],
        "goods": named_goods(table["wares"][number - 1]),
    }
    if _with_shields(state):
        lying = state.record.more[0].shield_at.tolist()
        shown["shields"] = [name for name, at in zip(SHIELD_NAMES, lying, strict=True) if at == number]
    return shown


def _belongings(state: State) -> list[dict[str, Any]]:
    """What each player has: the player's own, the estate's, and the tiles in storage."""
    players, estates, storages = (plain(state.array[part][0]) for part in ("players", "estates", "storages"))
    slots = [slots_of(state.array, player) for player in range(len(players))]
    return [
        {**estates[me["estate"]], **me, "stored": storages[me["storage"]]["tiles"], "slots": slots[player]}
        for player, me in enumerate(players)
    ]


def _teams(state: State) -> list[Team]:
    """The teams of the team game: partners, the storage that they share, and their points."""
    storages = state.array["storages"]["tiles"][0]
    shown: list[Team] = []
    for result in state.team_results:
        stored = storages[team_storage(state.array, result["seats"][0])]
        names = [KIND_NAMES[kind] for kind in stored if kind]
        team: Team = {"players": result["seats"], "storage": names, "vp": result["score"]}
        if state.is_over:
            team["place"] = result["place"]
        shown.append(team)
    return shown


def moment(state: State) -> Moment:
    """Where a game stands, for lists of tables and curves of points; full and observed states tell the same."""
    begun = state.record.white > 0
    return {
        "phase": PHASE_NAMES[state.record.phase] if begun else None,
        "round": min(int(state.record.round_no) + 1, ROUNDS) if begun else None,
    }


def _track(order: list[int], players: list[dict[str, Any]]) -> list[list[int]]:
    """Pawns by space. Whoever plays first of a stack lies on top (CB-ORDER-02)."""
    spaces: list[list[int]] = [[] for _ in range(ORDER_SPACES)]
    for player in reversed(order):
        spaces[players[player]["space"]].append(player)
    return spaces


def _bonus_left(seats: int, left: list[int]) -> dict[str, dict[Bonus, int]]:
    """Of each colour the large tile goes first (CB-COLOR-02)."""
    tiles = [(cast(Bonus, name), int(BONUS_VP[seats, rank])) for rank, name in enumerate(BONUS_NAMES)]
    return {colour: dict(tiles[len(tiles) - n :]) for colour, n in zip(COLOUR_NAMES, left, strict=True)}


def _players(state: State, viewer: int, players: list[dict[str, Any]]) -> list[PlayerView]:
    edition = EDITIONS.index(_edition(state.game))
    shown = [_player(state, edition, me) for me in players]
    if state.game.has_teams:
        for player, me in zip(shown, players, strict=True):
            player["team"] = me["estate"]
    for player, me in zip(shown, players, strict=True):
        if player["castle"] is not None and ESTATES[me["layout"]].posts:
            player["posts"] = posts_of(state, me)
    if _with_shields(state):
        for seat, own in enumerate(shown):
            _add_shields(state, seat, own)
    if viewer != SPECTATOR and players[viewer]["sealed"]:
        shown[viewer]["choice"] = _choice(edition, players[viewer])
    if _played(state.game) & Module.SOLO:
        more = state.record.more[0]
        target, vp, resets = (int(more[name]) for name in ("solo_target", "solo_points", "solo_resets"))
        shown[0]["target"] = {"target": target, "vp": vp, "resets": resets}
    if state.is_over:
        for player, place in zip(shown, state.places, strict=True):
            player["place"] = place
        if state.verdict is not None:
            shown[0]["verdict"] = state.verdict
    if state.array["white"][0]:
        _add_final(state, shown, players)
    return shown


def _add_final(state: State, shown: list[PlayerView], players: list[dict[str, Any]]) -> None:
    """The final scoring, or what it would be now. A team is counted once, for the partner who has its number."""
    solo = _played(state.game) & Module.SOLO
    lines = final_lines if state.is_over else lines_now
    for seat, (player, me) in enumerate(zip(shown, players, strict=True)):
        player["final"] = lines(state, seat, me) if me["estate"] == seat and not solo else []


def _add_shields(state: State, player: int, shown: PlayerView) -> None:
    """The shields in the estate of a player, and what they change."""
    held = shields_of(state, player)
    shown["shields"] = [{"shield": SHIELD_NAMES[shield], "hex": space + 1} for shield, space in held.items()]
    shown["tribute"] = len(held) * TRIBUTE
    if Shield.DEEP_CELLAR - 1 in held:
        shown["unlimited"] = True
    named = int(state.record.more[0].shield_named)
    if named and Shield.COPYISTS - 1 in held:
        own = {int(MONASTERY[kind]) for kind in home_of(state, player).tiles.tolist()}
        shown["copies"] = [int(other.estate) for other in state.record.players].index(named - 1)
        shown["copied"] = [number for number in shown["monasteries"] if number not in own]


def _player(state: State, edition: int, me: dict[str, Any]) -> PlayerView:
    layout = me["layout"]
    kinds = me["tiles"][: len(ESTATES[layout])] if layout >= 0 else []
    scored = categories_of(state.game)
    shown: PlayerView = {
        "estate": estate_name(edition, layout),
        "tiles": [tile_name(kind) for kind in kinds],
        "castle": me["castle"] + 1 if any(kinds) else None,
        "regions": _completed(layout, kinds),
        "covered": _covered(layout, kinds),
        "storage": [KIND_NAMES[kind] for kind in me["stored"] if kind],
        "dice": [
            {"value": value, "spent": bool(spent)}
            for value, spent in zip(me["dice"], me["spent"], strict=True)
            if value
        ],
        "workers": me["workers"],
        "silver": me["silver"],
        "goods": named_goods(me["goods"]),
        "sold": named_goods(me["sold"]),
        "bonus": {
            colour: cast(Bonus, BONUS_NAMES[rank - 1])
            for colour, rank in zip(COLOUR_NAMES, me["bonus"], strict=True)
            if rank
        },
        "monasteries": [number for number in range(me["monasteries"].bit_length()) if me["monasteries"] >> number & 1],
        "vp": sum(me["points"]),
        "points": {
            name: points
            for name, points in zip(CATEGORY_NAMES, me["points"], strict=False)
            if name in scored
        },
    }
    if me["board"] >= 0:
        shown["sides"] = [str(_side(edition, me, side)) for side in (0, 1)]
    if me["sealed"]:
        shown["sealed"] = True
    return shown


def _side(edition: int, me: dict[str, Any], side: int) -> str | None:
    """The estate on a side of the player's board; a chosen estate has one side only."""
    return estate_name(edition, int(BOARD_SIDES[edition, me["board"], side]) if me["board"] >= 0 else me["layout"])


def _choice(edition: int, me: dict[str, Any]) -> Choice:
    side = me["sealed_side"]
    return {"estate": str(_side(edition, me, side)), "side": side + 1, "hex": me["sealed_hex"] + 1}


def _completed(layout: int, kinds: list[int]) -> list[int]:
    if not any(kinds):
        return []
    return [n for n, region in enumerate(ESTATES[layout].regions, start=1) if all(kinds[space] for space in region)]


def _covered(layout: int, kinds: list[int]) -> dict[str, int]:
    counts = [0] * COLOURS
    for space, kind in enumerate(kinds):
        if kind:
            counts[ESTATES[layout].colours[space]] += 1
    return dict(zip(COLOUR_NAMES, counts, strict=True))


def _decision(state: State) -> DecisionView | None:
    asked = state.decision
    if asked is None:
        return None
    shown: DecisionView = {"kind": asked}
    depth = int(state.array["depth"][0])
    [top] = plain(state.array["agenda"][0, depth - 1 : depth])
    if asked in ("discard", "store") and top["a"]:
        shown["tile"] = KIND_NAMES[top["a"]]
    if asked == "keep":
        shown["depots"] = _depots(top["a"] + 1, top["b"] + 1)
    if asked == "geese":
        shown["hex"] = top["a"] + 1
    if asked == "order":
        shown["hex"] = top["b"] + 1
        shown["effects"] = [name for place, name in enumerate(EFFECT_NAMES) if top["a"] >> place & 1]
    if asked == "give":
        shown["count"] = top["a"]
    if asked == "castle" and top["b"] == BY_RESET:
        shown["reset"] = True
    if asked == "settle":
        shown["shields"] = [SHIELD_NAMES[Shield.HARVEST_CART - 1 + i] for i in (0, 1) if top["a"] >> i & 1]
    if asked == "tribute":
        shown["due"] = len(shields_of(state, state.deciders[0])) * TRIBUTE
    if asked == "arrange":
        shown["placed"] = top["a"]
    if asked_by_route(state):
        shown["route"] = True
    return shown


def _depots(first: int, span: int) -> list[int]:
    """A depot and, with monastery 5, the next one clockwise."""
    return [(first - 1 + more) % DEPOTS + 1 for more in range(span)]


# --- the actions -----------------------------------------------------------------------------------------------------


def _actions(state: State, viewer: int, clicks: _Clicks) -> list[ActionView]:
    return [_action(outcome, clicks) for outcome in preview(state, viewer, state.legal_actions(viewer))]


def _action(outcome: Outcome, clicks: _Clicks) -> ActionView:
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


class _Clicks:
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
        self.shields = shields_of(state, viewer)
        self.lying: list[int] = state.record.more[0].shield_at.tolist() if _with_shields(state) else []
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
            found["depots"] = _depots(arguments["depot"], arguments["span"])
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
        regions = ESTATES[self.me["layout"]].regions
        pasture = set(next(region for region in regions if self.asked_about in region))
        if Shield.JOINED_MEADOWS - 1 in self.shields:
            pasture = set(range(len(ESTATES[self.me["layout"]])))
        return sorted(space + 1 for space in pasture if SPECIES[self.me["tiles"][space]] == species)


def _alike(places: list[Any], chosen: int) -> list[int]:
    """The numbers of all places that hold the same as one of them."""
    return [number for number, value in enumerate(places, start=1) if value == places[chosen - 1]]
