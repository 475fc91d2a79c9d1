"""The JSON that a client draws: ``board`` once a game, ``view`` after every action.

Both are in no language and made of plain numbers, texts, lists and dictionaries; shapes.py says what each key means.
A client needs no rules: every legal action comes with its die, its cost, what it brings at once and where to click.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from duchy.engine.game.game import SPECTATOR, Game, State
from duchy.engine.game.warmup import Kernel
from duchy.games.burgundy.components.board import BLACK_TILES, BONUS_VP, ORDER_SPACES, ROUNDS
from duchy.games.burgundy.components.modules import Module
from duchy.games.burgundy.components.routes import SPACES
from duchy.games.burgundy.components.shields import SHIELD_NAMES, TRIBUTE, Shield
from duchy.games.burgundy.components.tiles import GOODS_NAMES, KIND_NAMES, MONASTERY
from duchy.games.burgundy.display.box import board, piles_in_play, played, setup, with_shields
from duchy.games.burgundy.display.describe import asked_by_route, prompt_for
from duchy.games.burgundy.display.final import final_lines, lines_now
from duchy.games.burgundy.display.final import kernels as final_kernels
from duchy.games.burgundy.display.names import (
    BONUS_NAMES,
    COLOUR_NAMES,
    PHASE_NAMES,
    estate_at,
    home_of,
    named_goods,
    number_of_table,
    shields_of,
    team_storage,
    tile_name,
)
from duchy.games.burgundy.display.numbers import numbers_of, side_of
from duchy.games.burgundy.display.outcome import EFFECT_NAMES
from duchy.games.burgundy.display.outcome import kernels as outcome_kernels
from duchy.games.burgundy.display.posts import posts_of
from duchy.games.burgundy.display.shapes import (
    Bonus,
    Choice,
    DecisionView,
    Depot,
    Moment,
    PlayerView,
    RouteView,
    Team,
    View,
)
from duchy.games.burgundy.display.targets import Clicks, actions_of, neighbouring_depots
from duchy.games.burgundy.state import BY_RESET

__all__ = ["board", "kernels", "moment", "scores_now", "setup", "view"]


def kernels(game: Game) -> list[Kernel]:
    """What must be compiled before a view can be drawn without a pause, beside the steps of the game."""
    return [*final_kernels(game), Kernel("preview", outcome_kernels(game).apply_each, lambda: _first_view(game))]


def _first_view(game: Game) -> View:
    first = game.new_state(0)
    return view(first, first.deciders[0])


def view(state: State, viewer: int = SPECTATOR, *, actions: bool = True) -> View:
    """A position as a player, or a spectator, may see it. A full state is observed first.

    Without ``actions``, which take time to look ahead, the list of them is empty.
    """
    state = state.seen_by(viewer)
    numbers = numbers_of(state)
    table, players = numbers.table, numbers.players
    seats, begun = state.game.players, table["white"] > 0
    order, decision = table["order"][:seats], _decision(state, numbers.top)
    deciders = state.deciders
    may_act = actions and viewer in deciders
    shown: View = {
        "game": state.game.name,
        "options": {**_options(state.game)},
        "viewer": viewer,
        "ply": table["ply"],
        "revelations": table["revelations"],
        "over": bool(table["over"]),
        "phase": PHASE_NAMES[table["phase"]] if begun else None,
        "round": min(table["round_no"] + 1, ROUNDS) if begun else None,
        "white": table["white"] if begun else None,
        "round_goods": [GOODS_NAMES[goods] if begun and goods >= 0 else None for goods in table["round_goods"]],
        "order": _track(order, players),
        "turns": table["turns"][:seats] if begun else order,
        "turn": table["turn"],
        "bought": bool(table["bought"]),
        "bonus": _bonus_left(seats, tuple(table["bonus_left"])),
        "depots": _depots(state, table),
        "black": [tile_name(kind) for kind in table["black"][: BLACK_TILES[seats]]],
        "left": [table["bag"][pile] for pile in piles_in_play(state.game)],
        "players": _players(state, viewer, players, numbers.shown),
        "deciders": list(deciders),
        "decision": decision,
        "prompt": prompt_for(state, viewer),
        "actions": actions_of(state, viewer, Clicks(state, viewer, table, players, decision)) if may_act else [],
    }
    if state.game.has_teams:
        shown["teams"] = _teams(state)
    if table["modules"] & Module.INNS:
        shown["inns"] = int(state.record.more[0].inns)
    if table["modules"] & Module.TRADE_ROUTES:
        for player, me in zip(shown["players"], players, strict=True):
            player["route"] = _route(state, me["estate"])
    if with_shields(state.game):
        shown["die_set"] = bool(state.record.more[0].shield_die)
    return shown


def _route(state: State, estate: int) -> RouteView:
    """The trade route of an estate."""
    more = state.record.more[0]
    tiles = [tile for tile in more.route_tiles[estate].tolist() if tile]
    goods = more.route_goods[estate].tolist()[: len(tiles) * SPACES]
    return {"tiles": tiles, "goods": [GOODS_NAMES[number - 1] if number else None for number in goods]}


@lru_cache(maxsize=256)
def _options(game: Game) -> dict[str, Any]:
    return game.options.as_dict()


def _depots(state: State, table: dict[str, Any]) -> list[Depot]:
    lie = zip(table["depots"], table["wares"], strict=True)
    shown = [_depot(tuple(tiles), tuple(goods)) for tiles, goods in lie]
    if with_shields(state.game):
        lying = state.record.more[0].shield_at.tolist()
        for number, depot in enumerate(shown):
            shields = [name for name, at in zip(SHIELD_NAMES, lying, strict=True) if at == number + 1]
            shown[number] = {**depot, "shields": shields}
    return shown


@lru_cache(maxsize=1024)
def _depot(tiles: tuple[int, ...], goods: tuple[int, ...]) -> Depot:
    """A depot without shields, kept since most actions change none."""
    return {"tiles": [tile_name(kind) for kind in tiles], "goods": named_goods([*goods])}


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
    begun = number_of_table(state, "white") > 0
    return {
        "phase": PHASE_NAMES[number_of_table(state, "phase")] if begun else None,
        "round": min(number_of_table(state, "round_no") + 1, ROUNDS) if begun else None,
    }


def scores_now(state: State) -> list[int]:
    """The scores if the game ended in this position, with final scoring. A game alone counts nothing at the end."""
    scores = state.scores
    if state.is_over or not state.array["white"][0] or played(state.game) & Module.SOLO:
        return scores
    for seat, me in enumerate(numbers_of(state).players):
        if me["estate"] == seat:  # a team is counted once
            scores[seat] += sum(line["vp"] for line in lines_now(state, seat, me))
    return scores


def _track(order: list[int], players: list[dict[str, Any]]) -> list[list[int]]:
    """Pawns by space. Whoever plays first of a stack lies on top (CB-ORDER-02)."""
    spaces: list[list[int]] = [[] for _ in range(ORDER_SPACES)]
    for player in reversed(order):
        spaces[players[player]["space"]].append(player)
    return spaces


@lru_cache(maxsize=256)
def _bonus_left(seats: int, left: tuple[int, ...]) -> dict[str, dict[Bonus, int]]:
    """Of each colour the large tile goes first (CB-COLOR-02)."""
    tiles = [(cast(Bonus, name), int(BONUS_VP[seats, rank])) for rank, name in enumerate(BONUS_NAMES)]
    return {colour: dict(tiles[len(tiles) - n :]) for colour, n in zip(COLOUR_NAMES, left, strict=True)}


def _players(state: State, viewer: int, players: list[dict[str, Any]], kept: list[PlayerView]) -> list[PlayerView]:
    """The players, with what is not in ``kept``, since it depends on others, the viewer or the rest of the table."""
    shown = [cast(PlayerView, {**player}) for player in kept]
    if state.game.has_teams:
        for player, me in zip(shown, players, strict=True):
            player["team"] = me["estate"]
    for player, me in zip(shown, players, strict=True):
        if player["castle"] is not None and estate_at(state.game, me["layout"]).posts:
            player["posts"] = posts_of(state, me)
    if with_shields(state.game):
        for seat, own in enumerate(shown):
            _add_shields(state, seat, own)
    if viewer != SPECTATOR and players[viewer]["sealed"]:
        shown[viewer]["choice"] = _choice(state.game, players[viewer])
    if played(state.game) & Module.SOLO:
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
    solo = played(state.game) & Module.SOLO
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


def _choice(game: Game, me: dict[str, Any]) -> Choice:
    side = me["sealed_side"]
    return {"estate": str(side_of(game, me, side)), "side": side + 1, "hex": me["sealed_hex"] + 1}


def _decision(state: State, top: dict[str, Any]) -> DecisionView | None:
    asked = state.decision
    if asked is None:
        return None
    shown: DecisionView = {"kind": asked}
    if asked in ("discard", "store") and top["a"]:
        shown["tile"] = KIND_NAMES[top["a"]]
    if asked == "keep":
        shown["depots"] = neighbouring_depots(top["a"] + 1, top["b"] + 1)
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
